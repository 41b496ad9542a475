"""Tests what the guide says of the thirty questions in other clients: it was measured, and holds."""

from __future__ import annotations

import datetime as dt
import json
import os
import tomllib
from pathlib import Path
from typing import Any

import measured_questions as questions
import openshelf
import pytest
import scratch
from question_programs import PROGRAMS

#: Stores what is measured, and writes the table of the guide.
KEEP = "OPENSHELF_KEEP_QUESTIONS"
VERSIONS = {
    name: one["version"]
    for name, one in tomllib.loads(
        Path(__file__).with_name("expected.toml").read_text(encoding="utf-8")
    ).items()
    if name in PROGRAMS
} | {"requests": "2.34.2"}


def stored() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(questions.STORED.read_text(encoding="utf-8"))
    return found


def test_the_guide_has_what_was_measured() -> None:
    assert questions.in_the_guide() == questions.section(stored())


def test_every_program_was_measured() -> None:
    found = stored()
    assert found["versions"] == VERSIONS
    _, guide = questions.programs_of_the_guide()
    assert len(guide) == 30
    assert set(found["measured"][questions.OURS]) == {str(number) for number in guide}
    for kind, programs in {questions.OURS: guide, **PROGRAMS}.items():
        of_kind = found["measured"][kind]
        assert {int(number) for number in of_kind} == set(programs)
        for number, program in programs.items():
            assert of_kind[str(number)]["lines"] == len(program.strip().splitlines())


@pytest.mark.full
@pytest.mark.timeout(900)
def test_the_questions_are_measured_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pinned = [f"{name}=={version}" for name, version in VERSIONS.items()]
    python = scratch.new_python(tmp_path, *pinned)
    with openshelf.Sandbox(today="2024-10-15") as server:
        for name, address in server.urls.items():
            monkeypatch.setenv(name, address)
        found = questions.measured(python, server, tmp_path)
    if os.environ.get(KEEP) == "1":
        day = dt.datetime.now(tz=dt.UTC).date().isoformat()
        questions.keep({"day": day, "versions": VERSIONS, "measured": found})
    assert found == stored()["measured"]
