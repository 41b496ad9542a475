"""Counts the instructions of four tasks with callgrind, and compares them with the kept ones.

    python benches/guard.py [--keep] [TASK ...]

The count depends on the program alone, and not on what else the machine does. Each task runs a few
times and then many times in new processes; the difference is the cost of one run when everything
is open. Instructions in the kernel and in the server are not counted. A change that worsens a task
by more than a twentieth fails. `--keep` writes the counts of this build instead. They depend on
the interpreter: another version of Python or another processor needs counts of its own, of the
commit before the change.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import environments
import harness
from environments import OURS
from figures.shared import PLAIN

KEPT = Path(__file__).parent / "instructions.json"
#: A task may become this much more expensive.
TOLERANCE = 1.05


@dataclass(frozen=True)
class Counted:
    """A task, with the numbers of runs whose difference is counted."""

    kind: str
    task: str
    few: int
    many: int
    options: dict[str, Any] = field(default_factory=dict)


TASKS = {
    "small GET": Counted("waiting", "small", 50, 350),
    "decode 60 KB": Counted("decoders", "page", 10, 60),
    "cache hit, SQLite, 1 KB": Counted(
        "caches", "small", 100, 600, {"backend": "sqlite", "entries": 100}
    ),
    "100 records to a table": Counted("tables", "few", 10, 60),
}


def instructions(counted: Counted, runs: int, told: dict[str, Any]) -> int:
    """Return the instructions of a whole process with all its threads."""
    with tempfile.TemporaryDirectory() as folder:
        options = told | counted.options | {"scratch": folder}
        command = [
            *("valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"),
            *(environments.python(OURS), str(harness.HERE / "worker.py")),
            *(counted.kind, OURS, json.dumps(options)),
        ]
        # The first run opens what stays open.
        given = "".join(json.dumps([counted.task, times]) + "\n" for times in (1, runs))
        done = subprocess.run(
            command,
            input=given,
            capture_output=True,
            text=True,
            check=False,
            env=harness.clean() | {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"},
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or found is None:
        raise SystemExit(f"{counted.task}: valgrind failed\n{done.stderr}")
    return int(found[1])


def count(counted: Counted, program: Path) -> int:
    """Return the instructions of one more run."""
    with harness.serving(program, PLAIN["server"], None) as told:
        told.pop("process")
        few, many = (instructions(counted, runs, told) for runs in (counted.few, counted.many))
    return round((many - few) / (counted.many - counted.few))


def build() -> dict[str, str]:
    """Return what the counts depend on beside this package."""
    described = harness.machine()
    return {"python": platform.python_version(), "processor": str(described["processor"])}


def verdicts(counts: dict[str, int], kept: dict[str, int]) -> tuple[list[str], bool]:
    """Return a line for each task, and whether none is worse than allowed."""
    lines, is_fine = [], True
    for name, found in counts.items():
        if name not in kept:
            lines.append(f"{name}: {found:,} instructions, nothing kept")
            is_fine = False
            continue
        ratio = found / kept[name]
        worse = ratio > TOLERANCE
        is_fine = is_fine and not worse
        told = f"more than {TOLERANCE:g} allows" if worse else "fine"
        lines.append(f"{name}: {found:,} instructions, {ratio:.3f} of {kept[name]:,}: {told}")
    return lines, is_fine


def main() -> int:
    """Count, and compare or keep."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("tasks", nargs="*", metavar="TASK", help=", ".join(TASKS))
    parser.add_argument("--keep", action="store_true", help="write the counts of this build")
    chosen = parser.parse_args()
    if not shutil.which("valgrind"):
        parser.error("valgrind is not installed")
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
    if not chosen.keep and kept.get("build") != build():
        print(f"the kept counts are of {kept.get('build')}, this is {build()}:", file=sys.stderr)
        print("run with --keep on the commit before the change first", file=sys.stderr)
        return 2
    program = harness.build_server()
    counts = {}
    for name in chosen.tasks or TASKS:
        counts[name] = count(TASKS[name], program)
        print(f"{name}: {counts[name]:,}", file=sys.stderr, flush=True)
    if chosen.keep:
        whole = {"build": build(), "instructions": kept.get("instructions", {}) | counts}
        KEPT.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
        return 0
    lines, is_fine = verdicts(counts, kept["instructions"])
    print("\n".join(lines))
    return 0 if is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
