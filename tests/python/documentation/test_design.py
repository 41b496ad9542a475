"""Tests that the files named in the notes for contributors exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGES = [ROOT / "CONTRIBUTING.md", ROOT / "README.md", *sorted((ROOT / "docs/design").glob("*.md"))]
#: Paths from the root, in backticks.
NAMED = re.compile(r"`((?:benches|docs|examples|python|requirements|src|tests|tools)/[\w./-]*)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_named_file_exists(page: Path) -> None:
    named = NAMED.findall(page.read_text(encoding="utf-8"))
    # Generated files that are not committed may be missing.
    written = {"docs/reference/", "docs/_build/html"}
    assert not [each for each in named if not (ROOT / each).exists() and each not in written]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_to_a_page(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert not [each for each in links if not (page.parent / each).exists()]


def test_the_first_page_follows_a_call_through_every_crate() -> None:
    """The first page for newcomers names every crate that a call passes through."""
    named = NAMED.findall((ROOT / "docs/design/one_call.md").read_text(encoding="utf-8"))
    crates = {each.split("/")[1] for each in named if each.startswith("src/")}
    assert crates >= {"services", "core", "python", "transport", "decoding", "paging", "tables"}
    for each in ("README.md", "CONTRIBUTING.md", "docs/design/index.md"):
        assert "one_call.md" in (ROOT / each).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "pattern", [line.split()[0] for line in (ROOT / ".gitattributes").read_text().splitlines()[1:]]
)
def test_files_marked_as_generated_exist(pattern: str) -> None:
    assert list(ROOT.glob(pattern.lstrip("/")))
