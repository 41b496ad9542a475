"""Compares openshelf with requests, httpx and primp: a small GET, a page of 60 KB, the import.

    python benches/compare.py [--rounds 9] [--calls 200]

Every client has its own process and is driven over a pipe. The rounds are interleaved
and their order is reversed each time, so that a slow moment of the machine affects all of them. The
result is the ratio to openshelf within one round; the table shows the median of these ratios. A
client that is not installed is skipped. The server is a loopback server of fixed bytes in
another process (`loopback.py`): these figures include no TLS and no latency.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from time import perf_counter

from serving import serving

HERE = Path(__file__).parent
CLIENTS = ("openshelf", "requests", "httpx", "primp")
TASKS = {"small": "GET of 1 KB", "page": "page of 60 KB"}
OURS = "openshelf"


@dataclass
class Worker:
    """A client in its own process."""

    name: str
    process: subprocess.Popen[str]
    seconds: dict[str, list[float]] = field(default_factory=dict)

    @classmethod
    def start(cls, name: str, url: str) -> Worker:
        """Start the process and wait until the client is imported."""
        process = subprocess.Popen(
            [sys.executable, str(HERE / "worker.py"), name, url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        worker = cls(name, process)
        worker.read()
        return worker

    def read(self) -> str:
        """Return the next line of the process's output."""
        if self.process.stdout is None:
            return ""
        line = self.process.stdout.readline()
        if not line:
            message = f"the process of {self.name} ended"
            raise RuntimeError(message)
        return line.strip()

    def run(self, task: str, calls: int) -> float:
        """Make the calls; return the seconds per call."""
        if self.process.stdin is not None:
            self.process.stdin.write(f"{task} {calls}\n")
            self.process.stdin.flush()
        return float(self.read()) / calls

    def stop(self) -> None:
        """End the process by closing the pipe that drives it."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(10)


def is_installed(name: str) -> bool:
    """Whether the distribution is installed."""
    try:
        metadata.version(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def seconds_of_python(statement: str) -> float:
    """Return the wall time of a Python process that executes the statement."""
    begin = perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True, env=clean_environment())
    return perf_counter() - begin


def use_build(folder: str | None) -> None:
    """Import openshelf from this folder, here and in the processes started from here."""
    if folder is not None:
        os.environ["PYTHONPATH"] = folder
        sys.path.insert(1, folder)


def clean_environment() -> dict[str, str]:
    """Remove environment variables that affect the start of Python, except those for packages."""
    differs = {name for name in os.environ if name.startswith("PYTHON")} - {"PYTHONPATH"}
    return {name: value for name, value in os.environ.items() if name not in differs}


def measure_calls(workers: list[Worker], rounds: int, calls: int) -> None:
    """Measure the seconds of every worker, round by round."""
    for task in TASKS:
        for worker in workers:
            worker.run(task, max(calls // 10, 5))
        for number in range(rounds):
            for worker in workers if number % 2 == 0 else reversed(workers):
                worker.seconds.setdefault(task, []).append(worker.run(task, calls))


def measure_imports(names: list[str], rounds: int) -> dict[str, list[float]]:
    """Return the seconds of importing each, minus those of bare Python, round by round."""
    found: dict[str, list[float]] = {name: [] for name in names}
    statements = {name: f"import {name}" for name in names}
    for statement in ("pass", *statements.values()):
        seconds_of_python(statement)
    for number in range(rounds):
        bare = min(seconds_of_python("pass") for _ in range(3))
        for name in names if number % 2 == 0 else reversed(names):
            taken = min(seconds_of_python(statements[name]) for _ in range(3))
            found[name].append(taken - bare)
    return found


def row(title: str, unit: float, samples: dict[str, list[float]]) -> list[str]:
    """One line of the table."""
    ours = samples[OURS]
    lines = []
    for name, values in samples.items():
        ratio = statistics.median(
            other / own for other, own in zip(values, ours, strict=True) if own > 0
        )
        middle, least, most = statistics.median(values), min(values), max(values)
        figures = " | ".join(f"{value * unit:.1f}" for value in (middle, least, most))
        lines.append(f"| {title} | {name} | {figures} | {ratio:.2f} |")
    return lines


def table(workers: list[Worker], imports: dict[str, list[float]], rounds: int) -> str:
    """The whole result as Markdown."""
    versions = ", ".join(f"{worker.name} {metadata.version(worker.name)}" for worker in workers)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors"
    how = f"{rounds} interleaved rounds, loopback without TLS"
    lines = [
        f"{versions}; {python}, {machine}; {how}.",
        "",
        "| what | client | median | least | most | ratio to openshelf |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for task, title in TASKS.items():
        lines += row(f"{title}, us", 1e6, {worker.name: worker.seconds[task] for worker in workers})
    lines += row("import over bare Python, ms", 1e3, imports)
    lines += ["", "The ratio is the median of the ratios within each round; above 1 is slower."]
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds (%(default)s)")
    parser.add_argument("--calls", type=int, default=200, help="calls a round (%(default)s)")
    options = parser.parse_args()
    names = [name for name in CLIENTS if is_installed(name)]
    with ExitStack() as stack:
        url = stack.enter_context(serving("loopback.py"))
        workers = []
        for name in names:
            workers.append(Worker.start(name, url))
            stack.callback(workers[-1].stop)
        measure_calls(workers, options.rounds, options.calls)
        imports = measure_imports(names, options.rounds)
        print(table(workers, imports, options.rounds))


if __name__ == "__main__":
    main()
