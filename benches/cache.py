"""Compares a hit of openshelf's cache with hishel and requests-cache.

    python benches/cache.py [--rounds 9] [--calls 200] [--entries 100000]

Every cache has its own process and is filled from a loopback server that is stopped before the
hits are measured, so a miss fails. The rounds are interleaved, their order is reversed each time,
and the result is the median of the ratios within one round. A library that is not installed
(`pip install -r requirements/benches.txt`) is skipped, and so is Redis without its server. Build
the package with `maturin develop --release` before.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from importlib import metadata
from pathlib import Path

from compare import HERE, Worker, is_installed
from serving import serving

#: Ours, the peer's, the task, and the limit for our time as a part of the peer's.
PAIRS = [
    ("openshelf+sqlite", "hishel+sqlite", "small", 0.07),
    ("openshelf+sqlite", "hishel+sqlite", "page", 0.42),
    ("openshelf+memory", "requests-cache+memory", "small", 0.01),
    ("openshelf+memory", "requests-cache+memory", "page", 0.18),
    ("openshelf+sqlite", "requests-cache+sqlite", "small", None),
    ("openshelf+sqlite", "requests-cache+sqlite", "page", None),
    ("openshelf+filesystem", "requests-cache+filesystem", "small", None),
    ("openshelf+filesystem", "requests-cache+filesystem", "page", None),
    ("openshelf+redis", "openshelf+sqlite", "small", None),
    ("openshelf+sqlite, some of many", "openshelf+sqlite, few", "small", 1.0),
    ("openshelf+sqlite, all of many", "openshelf+sqlite, few", "small", None),
]
TASKS = {"small": "1 KB", "page": "60 KB"}
FEW = 1000
DISTRIBUTIONS = {"openshelf": "openshelf", "hishel": "hishel", "requests-cache": "requests-cache"}


def start(name: str, url: str, folder: Path, counts: tuple[int, int]) -> Worker:
    """Start a process and wait until its cache is filled."""
    process = subprocess.Popen(
        [sys.executable, str(HERE / "cache_worker.py"), name, url, str(folder), *map(str, counts)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    worker = Worker(name, process)
    worker.read()
    return worker


def redis_port(stack: ExitStack) -> int | None:
    """The port of a Redis server for this benchmark, if one is installed."""
    program = shutil.which("redis-server")
    if not program:
        return None
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    server = subprocess.Popen(
        [program, "--port", str(port), "--bind", "127.0.0.1", "--save", ""],
        stdout=subprocess.DEVNULL,
    )
    stack.callback(server.wait, 10)
    stack.callback(server.terminate)
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port


def workers(stack: ExitStack, url: str, many: int) -> dict[str, Worker]:
    """All caches by name, filled."""
    wanted = {name: (name, 1, 1) for pair in PAIRS for name in pair[:2]}
    wanted["openshelf+sqlite, few"] = ("openshelf+sqlite", FEW, FEW)
    wanted["openshelf+sqlite, some of many"] = ("openshelf+sqlite", many, FEW)
    wanted["openshelf+sqlite, all of many"] = ("openshelf+sqlite", many, many)
    port = redis_port(stack)
    found = {}
    for label, (name, entries, asked) in wanted.items():
        if not is_installed(DISTRIBUTIONS[name.partition("+")[0]]):
            continue
        if name.endswith("+redis"):
            if port is None:
                continue
            address = f"{name}:{port}"
        else:
            address = name
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        found[label] = start(address, url, folder, (entries, asked))
        stack.callback(found[label].stop)
    return found


def measure(found: dict[str, Worker], rounds: int, calls: int) -> None:
    """Measure the seconds of every cache, round by round."""
    for task in TASKS:
        asked = [worker for label, worker in found.items() if task == "small" or "," not in label]
        for worker in asked:
            worker.run(task, calls)
        for number in range(rounds):
            for worker in asked if number % 2 == 0 else reversed(asked):
                worker.seconds.setdefault(task, []).append(worker.run(task, calls))


def report(found: dict[str, Worker], rounds: int, many: int) -> str:
    """The whole result as Markdown."""
    names = [name for name in DISTRIBUTIONS if is_installed(name)]
    versions = ", ".join(f"{name} {metadata.version(name)}" for name in names)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors"
    how = f"{rounds} interleaved rounds; many: {many}, few: {FEW}"
    lines = [
        f"{versions}; {python}, {machine}; {how}.",
        "",
        "| hit | cache | median us | least | most |",
        "|---|---|---:|---:|---:|",
    ]
    for task, title in TASKS.items():
        for label, worker in found.items():
            values = [value * 1e6 for value in worker.seconds.get(task, [])]
            if values:
                figures = (statistics.median(values), min(values), max(values))
                shown = " | ".join(f"{value:.1f}" for value in figures)
                lines.append(f"| {title} | {label} | {shown} |")
    lines += ["", "| hit | ours | compared with | ratio | wanted |", "|---|---|---|---:|---:|"]
    for ours, peer, task, wanted in PAIRS:
        if ours in found and peer in found:
            pairs = zip(found[ours].seconds[task], found[peer].seconds[task], strict=True)
            ratio = statistics.median(own / other for own, other in pairs)
            limit = "" if wanted is None else f"{wanted:.2f}"
            lines.append(f"| {TASKS[task]} | {ours} | {peer} | {ratio:.4f} | {limit} |")
    return "\n".join(lines)


def main() -> None:
    """Fill, measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds (%(default)s)")
    parser.add_argument("--calls", type=int, default=200, help="hits a round (%(default)s)")
    parser.add_argument(
        "--entries", type=int, default=100_000, help="entries of many (%(default)s)"
    )
    options = parser.parse_args()
    with ExitStack() as stack:
        with serving("loopback.py") as url:
            found = workers(stack, url, options.entries)
        measure(found, options.rounds, options.calls)
        print(report(found, options.rounds, options.entries))


if __name__ == "__main__":
    main()
