"""Tests that the examples of the README and of every page run from top to bottom and print the documented output."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
TOOL = ROOT / "tools" / "snippets.py"
#: The info strings of code blocks: programs, their output, and installation commands.
FENCES = {"python", "console", "text", "sh", "{include}", "{toctree}"}
INSTALLS = re.compile(r"pip install .+|python -m pip install .+|make wheel")


def load() -> Any:
    spec = importlib.util.spec_from_file_location("snippets_tool", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # where its dataclass looks up its types
    spec.loader.exec_module(module)
    return module


TOOL_MODULE = load()
PAGES = TOOL_MODULE.pages()
#: Each is a separate process, and the charts of the tutorials take seconds.
RUN = [
    pytest.param(
        page,
        id=str(page.relative_to(ROOT)),
        marks=() if page.parent.name == "docs" else pytest.mark.slow,
    )
    for page in PAGES
]


@pytest.fixture
def tool() -> Any:
    return TOOL_MODULE


@pytest.mark.parametrize("page", RUN)
def test_the_examples_print_what_they_say(page: Path, tmp_path: Path) -> None:
    closed = "http://127.0.0.1:1"
    # Without access to other machines.
    environment = os.environ | {"HTTPS_PROXY": closed, "XDG_CACHE_HOME": str(tmp_path)}
    environment["OPENSHELF_CACHE_DIR"] = ""
    done = subprocess.run(
        [sys.executable, str(TOOL), "--check", str(page)],
        env=environment, capture_output=True, text=True, timeout=150, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_example_is_run(page: Path, tool: Any) -> None:
    text = page.read_text(encoding="utf-8")
    opened = re.findall(r"^ *```(\S*)", text, re.MULTILINE)
    kinds = [kind for kind in opened if kind]
    assert set(kinds) <= FENCES
    found = list(tool.BLOCK.finditer(text))
    assert len(found) == kinds.count("python") + kinds.count("console")
    assert sum(each["printed"] is not None for each in found) == kinds.count("text")
    for block in re.findall(r"^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        assert all(INSTALLS.fullmatch(line) for line in block.splitlines())


def test_the_tested_pages_are_those_for_users() -> None:
    names = [page.name for page in PAGES]
    assert names[0] == "README.md"
    assert {"index.md", "museum.md", "paging.md", "nokey.md"} <= set(names)
    assert not any({"design", "reference"} & set(page.parts) for page in PAGES)


def rewritten(tool: Any, text: str) -> str:
    page: str = tool.run(ROOT / "docs" / "a-page.md", text)
    return page


def test_every_changed_output_is_found(tool: Any) -> None:
    changed = "```python\nprint(1)\n```\n\n```text\n2\n```\n\nwords\n\n```python\nx = 1\n```\n"
    assert rewritten(tool, changed) == changed.replace("2\n```", "1\n```")
    with pytest.raises(ZeroDivisionError):
        rewritten(tool, "```python\n1 / 0\n```\n")


def test_commands_await_and_addresses_work_in_examples(tool: Any) -> None:
    text = (
        "```python\nimport asyncio\n\nawait asyncio.sleep(0)\n```\n"
        "```console\n$ echo one\ntwo\n$ false; echo $?\n```\n"
    )
    assert "$ echo one\none\n$ false; echo $?\n1\n" in rewritten(tool, text)
    asked = "```python\nimport openshelf\nprint(openshelf.Museum().base_url)\n```\n"
    assert "https://api.artic.edu/api/v1/" in rewritten(tool, asked)


def test_a_test_on_a_page_is_run(tool: Any) -> None:
    block = "```python\n# test_sum.py\ndef test_sum():\n    assert 1 + 1 == {}\n```\n"
    assert rewritten(tool, block.format(2)) == block.format(2)
    with pytest.raises(RuntimeError, match=r"test_sum\.py fails"):
        rewritten(tool, block.format(3))


def test_a_picture_must_be_written(tool: Any, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"no example of a-page\.md writes chart\.png"):
        rewritten(tool, "![a chart](pictures/chart.png)\n")
    (tmp_path / "pictures").mkdir()
    page = tmp_path / "page.md"
    text = "```python\nimport pathlib\npathlib.Path('a.svg').write_text('x')\n```\n![a](pictures/a.svg)\n"
    with pytest.raises(FileNotFoundError, match="is missing"):
        tool.run(page, text)
    tool.run(page, text, keep_pictures=True)
    assert (tmp_path / "pictures" / "a.svg").read_text() == "x"
    tool.run(page, text)


def test_the_readme_begins_with_how_to_install() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.split("\n\n")[1].strip() == "make wheel && pip install dist/openshelf-*.whl"
    assert len(text.splitlines()) < 200
