"""Runs the loops in JavaScript of the guide, against lists that are longer than one page and shorter than the caps."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import openshelf
import pytest

PAGE = Path(__file__).parents[3] / "docs" / "guide" / "other_languages.md"
NODE = shutil.which("node")
#: More documents than page 50 of 100 reaches.
SCALE = 60


def loops() -> dict[str, str]:
    """The programs of the page, by the bold word before each."""
    text = PAGE.read_text(encoding="utf-8")
    section = text.partition("## Several pages by hand\n")[2].partition("\n## ")[0]
    found: dict[str, str] = {}
    for part in section.split("\n**")[1:]:
        lines = [line[4:] for line in part.splitlines() if line.startswith("    ") or not line]
        found[part.partition(".**")[0]] = "\n".join(lines)
    return found


@pytest.fixture(scope="module")
def sandbox() -> openshelf.Sandbox:
    return openshelf.Sandbox(today="2024-10-15", scale=SCALE)


def count(sandbox: openshelf.Sandbox, name: str) -> int:
    """How many records the list of a program has."""
    if name == "Gazette":
        search = sandbox.gazette().documents.search
        return openshelf.paginate(search).count("water")
    if name == "Museum":
        return openshelf.paginate(sandbox.museum().artworks.search).count("monet")
    filters = {"award_type_codes": ["A", "B", "C", "D"], "keywords": ["steel"]}
    search = sandbox.spending().search.spending_by_award
    return openshelf.paginate(search).count(filters, fields=["Award ID"])


@pytest.mark.skipif(NODE is None, reason="node is not installed")
@pytest.mark.parametrize("name", ["Gazette", "Museum", "USAspending"])
def test_a_loop_reads_every_record(name: str, sandbox: openshelf.Sandbox, tmp_path: Path) -> None:
    program = tmp_path / "loop.mjs"
    program.write_text(loops()[name], encoding="utf-8")
    assert NODE is not None
    done = subprocess.run(
        [NODE, str(program)],
        env={"PATH": os.environ["PATH"], **sandbox.urls},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == count(sandbox, name)
    if name == "Gazette":
        assert int(done.stdout) > 50 * 100, "page 50 is not reached"


def test_every_loop_is_run() -> None:
    assert set(loops()) == {"Gazette", "Museum", "USAspending"}
    assert all(re.search(r"console\.log\(\w+\.length\)", text) for text in loops().values())
