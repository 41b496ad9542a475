"""Tests programs as users write them: mypy and pyright accept right lines and reject wrong ones."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from checkers import CHECKERS, KINDS, REFUSED, departures

FOLDER = Path(__file__).parent / "programs"
PROGRAMS = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py"))}


@pytest.mark.slow
@pytest.mark.parametrize("checker", CHECKERS)
def test_correct_lines_pass_and_wrong_lines_are_refused(checker: str, tmp_path: Path) -> None:
    """In a folder without this repository's settings for the checkers, all at once."""
    shutil.copytree(FOLDER, tmp_path / "copy")
    errors = CHECKERS[checker](tmp_path / "copy", *PROGRAMS)
    wrong = [
        f"{name}:{each}"
        for name, text in PROGRAMS.items()
        for each in departures(text, errors[name], checker)
    ]
    assert not wrong, "\n".join(wrong)


def test_there_are_programs_of_every_kind() -> None:
    assert len(PROGRAMS) >= 20
    told = [REFUSED.search(line) for text in PROGRAMS.values() for line in text.split("\n")]
    assert {found[1] for found in told if found} == set(KINDS)
    for text in PROGRAMS.values():
        marked = [line for line in text.split("\n") if "# ref" in line]
        assert marked
        assert all(REFUSED.search(line) for line in marked)


@pytest.mark.parametrize("checker", CHECKERS)
def test_unexpected_and_missing_errors_are_reported(checker: str) -> None:
    """An unexpected error, a different error, and a missing error."""
    place = list(CHECKERS).index(checker)
    code = min(KINDS["wrong value"][place])
    right, wrong = "call()", "call()  # refused: wrong value"
    assert not departures(wrong, {1: [(code, "words")]}, checker)
    assert not departures(right, {}, checker)
    assert departures(right, {1: [(code, "words")]}, checker)
    assert departures(wrong, {1: [("other", "words")]}, checker)
    assert departures(wrong, {}, checker)
