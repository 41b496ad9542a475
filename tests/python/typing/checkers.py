"""Runs mypy and pyright on a program, and reads what the program expects of them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

#: A line of a program that ends like this must be rejected with these words or this kind of error,
#: and no other line may be.
REFUSED = re.compile(r"  # refused: (.+)$")

#: The names of the kinds of errors: mypy's codes and pyright's rules.
KINDS = {
    "unknown argument": ({"call-arg", "call-overload"}, {"reportCallIssue"}),
    "missing argument": ({"call-arg", "call-overload"}, {"reportCallIssue"}),
    "wrong value": (
        {"arg-type", "list-item", "dict-item", "typeddict-item", "call-overload", "type-var"},
        {"reportArgumentType", "reportCallIssue", "reportAssignmentType"},
    ),
    "unknown member": (
        {"typeddict-item", "typeddict-unknown-key", "misc", "arg-type"},
        {
            "reportGeneralTypeIssues",
            "reportTypedDictNotRequiredAccess",
            "reportArgumentType",
            "reportAssignmentType",
        },
    ),
    "unknown attribute": ({"attr-defined"}, {"reportAttributeAccessIssue"}),
    "missing member": (
        {"typeddict-item"},
        {"reportGeneralTypeIssues", "reportArgumentType", "reportAssignmentType"},
    ),
    "not null-checked": (
        {"index", "union-attr"},
        {"reportOptionalSubscript", "reportOptionalMemberAccess"},
    ),
    "may be left out": (set(), {"reportTypedDictNotRequiredAccess"}),
    "no pages": ({"arg-type", "call-overload"}, {"reportArgumentType", "reportCallIssue"}),
    "other type": ({"assignment", "return-value"}, {"reportAssignmentType", "reportReturnType"}),
    "not awaited": ({"index"}, {"reportIndexIssue"}),
    "no such attribute": ({"attr-defined"}, {"reportAttributeAccessIssue"}),
}

#: The errors of a line: for each its code or rule, and its message.
Errors = dict[int, list[tuple[str, str]]]


def mypy(folder: Path, *names: str) -> dict[str, Errors]:
    """The errors of programs by name and line, in strict mode."""
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-error-summary"]
    done = subprocess.run(
        [*command, "--show-error-codes", "--hide-error-context", *names],
        cwd=folder, capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert not done.stderr, done.stderr
    found: dict[str, Errors] = {name: {} for name in names}
    for line in done.stdout.splitlines():
        told = re.match(r"([^:]+):(\d+): error: (.*?)(?:  \[([\w-]+)\])?$", line)
        if told:
            found[told[1]].setdefault(int(told[2]), []).append((told[4] or "", told[3]))
        else:
            assert ": note: " in line, line[:500]
    return found


def pyright(folder: Path, *names: str) -> dict[str, Errors]:
    """The errors of programs by name and line from pyright; the programs themselves request strict checks."""
    command = [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable]
    done = subprocess.run(
        [*command, *names], cwd=folder, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.stdout.startswith("{"), (done.stdout, done.stderr)
    found: dict[str, Errors] = {name: {} for name in names}
    for each in json.loads(done.stdout)["generalDiagnostics"]:
        # The compiled module has no Python source next to its stub.
        if each["severity"] == "error" and each.get("rule") != "reportMissingModuleSource":
            line = each["range"]["start"]["line"] + 1
            errors = found[Path(each["file"]).name]
            errors.setdefault(line, []).append((each.get("rule", ""), each["message"]))
    return found


CHECKERS = {"mypy": mypy, "pyright": pyright}


def departures(program: str, errors: Errors, checker: str) -> list[str]:
    """The places where the errors differ from those that the program expects."""
    found = []
    lines = program.split("\n")
    for number, line in enumerate(lines, 1):
        told = errors.get(number, [])
        refused = REFUSED.search(line)
        if refused is None:
            found += [f"{number}: {line.strip()} -> {code}: {words[:300]}" for code, words in told]
            continue
        codes = KINDS[refused[1]][list(CHECKERS).index(checker)]
        if codes and not told:
            found.append(f"{number}: {line.strip()} -> passes")
        elif not {code for code, _ in told if not code.startswith("reportUnknown")} <= codes:
            found += [f"{number}: {line.strip()} -> {code}: {words[:300]}" for code, words in told]
    return found
