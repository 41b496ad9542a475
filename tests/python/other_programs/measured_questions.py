"""Measures the thirty questions of the guide: lines, requests, and whether the answer is whole."""

from __future__ import annotations

import json
import re
import subprocess
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import openshelf
from question_programs import BEFORE, PROGRAMS
from redirection import environment

PAGE = Path(__file__).resolve().parents[3] / "docs" / "guide" / "questions.md"
STORED = Path(__file__).with_name("questions.json")
OURS = "openshelf"
#: The columns of the table, and their titles.
KINDS = {
    OURS: "openshelf",
    "requests": "plain requests",
    "usaspending-orm": "usaspending-orm",
    "fr-toolbelt": "fr-toolbelt",
}
#: The lines of the page between which the table stands.
MARKS = "<!-- measured by tests/python/other_programs -->", "<!-- end -->"

#: Runs in the other Python: a line of JSON for each program.
RUNNER = """
import builtins, contextlib, io, json, sys

told = json.load(sys.stdin)
names = {}
exec(told["before"], names)
for number, program in told["programs"]:
    written, before = io.StringIO(), len(builtins.redirected_statuses)
    with contextlib.redirect_stdout(written):
        exec(program, names)
    sent = len(builtins.redirected_statuses) - before
    print(json.dumps(["measured", number, written.getvalue(), sent]))
"""


def programs_of_the_guide() -> tuple[str, dict[int, str]]:
    """What stands in front of the questions, and the program of each."""
    text = PAGE.read_text(encoding="utf-8")
    first, *sections = re.split(r"^### (\d+)\. ", text, flags=re.MULTILINE)

    def program(section: str) -> str:
        found = re.search(r"```python\n(.*?)```", section, re.DOTALL)
        assert found is not None
        return found.group(1)

    numbered = zip(sections[::2], sections[1::2], strict=True)
    return program(first), {int(number): program(section) for number, section in numbered}


def _ours(server: Any) -> dict[int, tuple[str, int]]:
    """What each program of the guide prints, and how many requests it sends."""
    before, programs = programs_of_the_guide()
    names: dict[str, Any] = {}
    exec(before, names)  # noqa: S102  the guide's own
    found = {}
    for number, program in programs.items():
        written, sent = StringIO(), len(server.calls)
        with redirect_stdout(written):
            exec(program, names)  # noqa: S102  the guide's own
        found[number] = written.getvalue(), len(server.calls) - sent
    return found


def _theirs(kind: str, python: Path, server: Any, folder: Path) -> dict[int, tuple[str, int]]:
    told = {"before": BEFORE[kind], "programs": list(PROGRAMS[kind].items())}
    done = subprocess.run(
        [str(python), "-c", RUNNER],
        input=json.dumps(told),
        env=environment(server, folder),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = [line for line in done.stdout.splitlines() if line.startswith('["measured"')]
    measured = [json.loads(line) for line in lines]
    return {number: (written, sent) for _, number, written, sent in measured}


def _lines(program: str) -> int:
    return len(program.strip().splitlines())


def measured(python: Path, server: openshelf.Sandbox, folder: Path) -> dict[str, Any]:
    """Lines, requests and wholeness of every program, by client and question.

    An answer is whole if it is what the guide's program prints; a client may write names in
    letters of another size.
    """
    ours = _ours(server)
    _, guide = programs_of_the_guide()
    found: dict[str, Any] = {
        OURS: {
            str(number): {"lines": _lines(guide[number]), "requests": sent, "whole": True}
            for number, (_, sent) in ours.items()
        }
    }
    for kind, programs in PROGRAMS.items():
        own = folder / kind
        own.mkdir()
        theirs = _theirs(kind, python, server, own)
        assert theirs.keys() == programs.keys()
        found[kind] = {
            str(number): {
                "lines": _lines(programs[number]),
                "requests": sent,
                "whole": written.casefold() == ours[number][0].casefold(),
            }
            for number, (written, sent) in theirs.items()
        }
    return found


def section(stored: dict[str, Any]) -> str:
    """What the guide says: the day, and a table of lines / requests and of what is not whole."""
    versions, found = stored["versions"], stored["measured"]
    titles = [f"{title} {versions.get(kind, '')}".strip() for kind, title in KINDS.items()]
    rows = [["question", *titles], ["---:"] * (len(titles) + 1)]
    for number in found[OURS]:
        row = [number]
        for kind in KINDS:
            one = found[kind].get(number)
            shown = "" if one is None else f"{one['lines']} / {one['requests']}"
            row.append(shown if one is None or one["whole"] else f"{shown}, not whole")
        rows.append(row)
    totals = ["all"]
    for kind in KINDS:
        of_kind = found[kind].values()
        lines, sent = (sum(one[name] for one in of_kind) for name in ("lines", "requests"))
        totals.append(f"{len(of_kind)} questions: {lines} / {sent}")
    head = f"Measured on {stored['day']} against a sandbox, lines / requests:"
    return "\n".join([head, "", *(f"| {' | '.join(row)} |" for row in [*rows, totals])])


def in_the_guide() -> str:
    """The same as the guide has it."""
    text = PAGE.read_text(encoding="utf-8")
    return text.partition(MARKS[0])[2].partition(MARKS[1])[0].strip()


def keep(stored: dict[str, Any]) -> None:
    """Store what was measured, and write the table of the guide."""
    STORED.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    before, mark, rest = text.partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    assert mark
    written = f"{before}{MARKS[0]}\n\n{section(stored)}\n\n{MARKS[1]}{after}"
    PAGE.write_text(written, encoding="utf-8")
