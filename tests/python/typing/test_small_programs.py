"""Tests programs of a first day under mypy and pyright: correct code has no errors, and errors are short."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from checkers import CHECKERS, Errors

PROGRAMS = tomllib.loads(
    (Path(__file__).parent / "small_programs.toml").read_text(encoding="utf-8")
)
MARK = "  # wrong"
#: The height of a laptop's terminal.
COLUMNS, LINES = 120, 40


def files(kind: str) -> dict[str, dict[str, Any]]:
    """Each program with a file's name."""
    return {f"{kind}_{number}.py": each for number, each in enumerate(PROGRAMS[kind])}


@pytest.fixture(scope="module", params=CHECKERS)
def checker(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def errors(checker: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Errors]:
    """The errors of a checker for all programs, from one run."""
    folder = tmp_path_factory.mktemp("programs")
    both = files("right") | files("wrong")
    for name, each in both.items():
        head = "# pyright: standard\n" if checker == "pyright" else "\n"
        (folder / name).write_text(head + each["program"].lstrip("\n"), encoding="utf-8")
    return CHECKERS[checker](folder, *both)


def test_correct_programs_have_no_errors(errors: dict[str, Errors]) -> None:
    wrong = [
        f"{each['name']}, line {line}: {message}"
        for name, each in files("right").items()
        for line, messages in errors[name].items()
        for _, message in messages
    ]
    assert not wrong, "\n".join(wrong)


def test_exactly_the_wrong_lines_are_reported(errors: dict[str, Errors], checker: str) -> None:
    found = {}
    for name, each in files("wrong").items():
        lines = each["program"].lstrip("\n").splitlines()
        marked = {number for number, line in enumerate(lines, 2) if line.endswith(MARK)}
        assert len(marked) == 1, each["name"]
        told = errors[name]
        words = each["words"] if isinstance(each["words"], str) else each["words"][checker]
        said = "\n".join(message for _, message in told.get(min(marked), []))
        if set(told) != marked or words not in said:
            found[each["name"]] = told
    assert not found, "\n".join(f"{name}: {told}" for name, told in found.items())


def test_a_message_fits_on_a_screen(errors: dict[str, Errors], checker: str) -> None:
    found = {}
    for name, each in files("wrong").items():
        for messages in errors[name].values():
            lines = [line for _, message in messages for line in message.splitlines()]
            height = sum(1 + len(line) // COLUMNS for line in lines)
            if height > LINES:
                found[each["name"]] = height
    assert not found


def test_there_are_enough_programs() -> None:
    assert min(len(PROGRAMS["right"]), len(PROGRAMS["wrong"])) >= 20
    for kind in ("right", "wrong"):
        names = [each["name"] for each in PROGRAMS[kind]]
        assert len(set(names)) == len(names)
        text = "".join(each["program"] for each in PROGRAMS[kind])
        assert {"async ", "flatten=", "resume=", "paginate(", "table("} <= {
            word
            for word in ("async ", "flatten=", "resume=", "paginate(", "table(")
            if word in text
        }
