"""Compares every code path of openshelf with the fastest client of its kind.

    python benches/peers.py [--rounds 15] [--only ROW ...] [--package FOLDER]

Every client has its own process and is driven over a pipe. A row is measured in pairs:
in each round ours and the peer's run one after the other, in alternating order, so that a slow
moment of the machine affects both. The result is the median of the ratios within one round. Before
that, the clients compare their answers with the server's source. The server (`canned.py`) has its
own process and uses no TLS. Build the package with `maturin develop --release` before; `--package`
measures a package in another folder. Peers: `pip install -r requirements/benches.txt`. Hits of
the cache are measured by `cache.py`.
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

from compare import is_installed, seconds_of_python, use_build
from serving import serving

HERE = Path(__file__).parent
LATENCY = 0.02
#: Pages of the list: as far as the service's page numbers reach.
PAGES = 500


@dataclass(frozen=True)
class Row:
    """A comparison: a task of ours and one of a peer, and the number of calls per round."""

    title: str
    ours: tuple[str, str]
    peer: tuple[str, str]
    calls: int


def awaited(title: str, task: str, calls: int, peers: tuple[str, ...] = ("aiohttp",)) -> list[Row]:
    """The rows of an asynchronous task, in both event loops."""
    return [
        Row(f"{title}, {loop}", (f"openshelf {loop}", task), (f"{peer} {loop}", task), calls)
        for loop in ("asyncio", "uvloop")
        for peer in peers
    ]


ROWS = [
    Row("small GET, sync", ("openshelf", "small"), ("primp", "small"), 400),
    Row("60 KB GET to dict, sync", ("openshelf", "page"), ("primp", "page"), 100),
    *awaited("small GET, async, one by one", "small 1", 400, ("aiohttp", "pyreqwest")),
    *awaited("small GET, async, 64 at once", "small 64", 1200),
    *awaited("60 KB GET, async, one by one", "page 1", 100),
    *awaited("60 KB GET, async, 64 at once", "page 64", 300),
    *awaited("pages of 60 KB, gather, 16 at once", "gather 16", 400),
    *awaited("pages of 60 KB, gather, 64 at once, 20 ms", "latent 64", 1000),
    Row(
        "list without total, paginate, against gather",
        ("openshelf", "list"),
        ("aiohttp uvloop", "gather 16"),
        PAGES,
    ),
    Row(
        "list without total, paginate at concurrency 64, against gather, 20 ms",
        ("openshelf", "latent list 64"),
        ("aiohttp uvloop", "latent 64"),
        PAGES,
    ),
]


@dataclass
class Client:
    """A client in its own process."""

    process: subprocess.Popen[str]

    @classmethod
    def start(cls, name: str, urls: list[str]) -> Client:
        """Start the process and wait until it has checked its answers."""
        process = subprocess.Popen(
            [sys.executable, str(HERE / "peers_worker.py"), name, *urls],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        client = cls(process)
        client.read()
        return client

    def read(self) -> str:
        """Return the next line of the process's output."""
        line = self.process.stdout.readline() if self.process.stdout else ""
        if not line:
            message = f"the process of {self.process.args!r} ended"
            raise RuntimeError(message)
        return line.strip()

    def run(self, task: str, calls: int) -> tuple[float, float]:
        """Return seconds and CPU seconds per call."""
        if self.process.stdin is not None:
            self.process.stdin.write(f"{task} {calls}\n")
            self.process.stdin.flush()
        seconds, cpu = map(float, self.read().split())
        return seconds / calls, cpu / calls

    def stop(self) -> None:
        """End the process by closing the pipe that drives it."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(10)


@dataclass
class Figures:
    """Seconds and CPU seconds per call, round by round."""

    seconds: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)

    def add(self, taken: tuple[float, float]) -> None:
        """Add a round."""
        self.seconds.append(taken[0])
        self.cpu.append(taken[1])


def measure(row: Row, clients: dict[str, Client], rounds: int) -> str:
    """A line of the table."""
    runs = (row.ours, row.peer)
    warm = row.calls if "list" in row.ours[1] else max(row.calls // 10, 1)
    figures = (Figures(), Figures())
    for name, task in runs:
        clients[name].run(task, warm)
    for number in range(rounds):
        for which in (0, 1) if number % 2 == 0 else (1, 0):
            name, task = runs[which]
            figures[which].add(clients[name].run(task, row.calls))
    ours, peer = figures

    def shown(values: list[float]) -> str:
        return f"{statistics.median(values) * 1e6:.1f}"

    def ratio(own: list[float], other: list[float]) -> float:
        return statistics.median(a / b for a, b in zip(own, other, strict=True))

    return (
        f"| {row.title} | {shown(ours.seconds)} ({shown(ours.cpu)}) "
        f"| {row.peer[0]}: {shown(peer.seconds)} ({shown(peer.cpu)}) "
        f"| **{ratio(ours.seconds, peer.seconds):.2f}** | {ratio(ours.cpu, peer.cpu):.2f} |"
    )


def measure_imports(rounds: int) -> str:
    """The line of the import, in ms over bare Python."""
    names = [name for name in ("openshelf", "pyreqwest.client") if is_installed(name.split(".")[0])]
    taken: dict[str, list[float]] = {name: [] for name in names}
    for number in range(rounds):
        bare = min(seconds_of_python("pass") for _ in range(3))
        for name in names if number % 2 == 0 else reversed(names):
            taken[name].append(min(seconds_of_python(f"import {name}") for _ in range(3)) - bare)
    shown = "; ".join(f"{name} {statistics.median(of) * 1e3:.1f}" for name, of in taken.items())
    return f"Import over bare Python, ms: {shown}."


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15, help="paired rounds (%(default)s)")
    parser.add_argument("--only", nargs="*", default=[], help="rows whose titles hold these words")
    parser.add_argument("--package", help="folder of another build of openshelf")
    options = parser.parse_args()
    use_build(options.package)
    rows = [
        row
        for row in ROWS
        if all(word in row.title for word in options.only) and is_installed(row.peer[0].split()[0])
    ]
    peers = sorted({row.peer[0].split()[0] for row in rows} | {"openshelf"})
    versions = ", ".join(f"{name} {metadata.version(name)}" for name in peers)
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors"
    print(f"{versions}; Python {platform.python_version()}, {machine};")
    print(
        f"{options.rounds} paired rounds, medians, us a call, in brackets CPU us of the client.\n"
    )
    print("| what | openshelf | peer | ratio | ratio of CPU |\n|---|---|---|---:|---:|")
    with ExitStack() as stack:
        urls = [
            stack.enter_context(serving("canned.py", latency, PAGES)) for latency in (0.0, LATENCY)
        ]
        clients: dict[str, Client] = {}
        for row in rows:
            for name, _ in (row.ours, row.peer):
                if name not in clients:
                    clients[name] = Client.start(name, urls)
                    stack.callback(clients[name].stop)
            print(measure(row, clients, options.rounds), flush=True)
    if not options.only:
        print(f"\n{measure_imports(options.rounds)}")


if __name__ == "__main__":
    main()
