"""One client in its own process: reads lines of JSON, and answers with what a task took.

    python benches/worker.py KIND CLIENT OPTIONS

KIND is a module of `clients`. The options are JSON: the server's address and folder, a folder for
the client's own files, the processor to run on. First it compares the client's answers with the
files that the server sends.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import sys
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

STATUS = Path("/proc/self/status")


def memory(line: str) -> float:
    """Return a figure of Linux about this process in MB; zero elsewhere."""
    if STATUS.is_file():
        for each in STATUS.read_text(encoding="ascii").splitlines():
            if each.startswith(f"{line}:"):
                return int(each.split()[1]) * 1024 / 1e6
    return 0.0


def forget_peak() -> None:
    """Let the peak of memory begin anew."""
    if STATUS.is_file():
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")


def differing(answers: dict[str, Any], folder: Path) -> list[str]:
    """Return the files whose contents differ from what the client made of them."""
    return [
        name
        for name, found in answers.items()
        if found != json.loads((folder / f"{name}.json").read_bytes())
    ]


def main() -> None:
    """Create the client, then execute the lines."""
    kind, name, given = sys.argv[1:]
    options = json.loads(given)
    if options.get("core") is not None:
        os.sched_setaffinity(0, {options["core"]})
    made = importlib.import_module(f"clients.{kind}").client(name, options)
    print(json.dumps(differing(made.answers, Path(options["folder"]))), flush=True)
    made.answers.clear()
    for line in sys.stdin:
        task, calls = json.loads(line)
        run = made.tasks[task]
        gc.collect()
        forget_peak()
        before = memory("VmRSS")
        cpu, begin = process_time(), perf_counter()
        run(calls)
        taken = {"seconds": perf_counter() - begin, "cpu": process_time() - cpu}
        taken |= {"before": before, "peak": memory("VmHWM")}
        print(json.dumps(taken), flush=True)
    made.close()


if __name__ == "__main__":
    main()
