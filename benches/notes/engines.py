"""Measures Dask and Spark with one worker and with two, on a service with latency.

    python benches/notes/engines.py [--rounds 3] [--latency 0.2] [--concurrency 2] [--scale 10]

A sandbox in a process of its own answers after the latency. A stored plan of all contracts is read
by one worker of an engine, and by two; each worker is a process with one thread. A list has the
same concurrency in both. Each run has its own cluster, which reads a small list before the clock
starts, and the rounds are interleaved.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

import openshelf

HERE = Path(__file__).parent
ENGINES = ("dask", "spark")
#: It prints its addresses and runs until its input ends.
SERVER = """
import json, sys, openshelf
with openshelf.Sandbox(today="2024-10-15", scale=float(sys.argv[1])) as sandbox:
    print(json.dumps(sandbox.urls), flush=True)
    for line in sys.stdin:
        sandbox.fail(delay=float(line), times=None)
        print("slow", flush=True)
"""
FILTERS = {"award_type_codes": ["A", "B", "C", "D"]}


def run(engine: str, workers: int, *words: str) -> float:
    """Read the plan once with a new cluster; the seconds that it took."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(HERE / "engines_worker.py"), engine, str(workers), folder]
        done = subprocess.run([*command, *words], check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    return found["seconds"]


def main() -> None:
    """Measure every engine."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--latency", type=float, default=0.2)
    parser.add_argument("--concurrency", type=int, default=2)
    parser.add_argument("--scale", type=float, default=10)
    given = parser.parse_args()
    command = [sys.executable, "-c", SERVER, str(given.scale)]
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as server,
    ):
        if server.stdin is None or server.stdout is None:
            return
        address = json.loads(server.stdout.readline())["OPENSHELF_SPENDING_URL"]
        method = openshelf.bind("spending.search.spending_by_award", base_url=address)
        listing = openshelf.paginate(method)
        plan = listing.plan(
            filters=FILTERS, fields=["Award ID", "Award Amount"], sort="Award Amount", slices=16
        )
        path = Path(folder) / "plan.json"
        path.write_text(plan.to_json(), encoding="utf-8")
        server.stdin.write(f"{given.latency}\n")
        server.stdin.flush()
        server.stdout.readline()
        words = (address, str(path), str(given.concurrency))
        seconds: dict[tuple[str, int], list[float]] = {}
        for number in range(given.rounds):
            for engine in ENGINES:
                for workers in (1, 2) if number % 2 == 0 else (2, 1):
                    took = run(engine, workers, *words)
                    seconds.setdefault((engine, workers), []).append(took)
        server.stdin.close()
    print(f"{len(plan)} slices, {plan.total!r} records, {given.latency} s an answer")
    for engine in ENGINES:
        one, two = (seconds[engine, workers] for workers in (1, 2))
        ratio = statistics.median(a / b for a, b in zip(one, two, strict=True))
        medians = [f"{statistics.median(each):.1f} s" for each in (one, two)]
        print(f"| {engine} | {medians[0]} | {medians[1]} | {ratio:.2f} |")


if __name__ == "__main__":
    main()
