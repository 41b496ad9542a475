"""Times the grants of shared limiters: how long a call waits when nobody else does.

    python benches/notes/limiter.py [grants]

Each call reports the seconds that it waited for its turn. The rate is so high that the time of a
grant is all that is waited for.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path

import openshelf
from openshelf import raw

sys.path.insert(0, str(Path(__file__).parents[2] / "tests/support"))

from redis_server import RedisServer

#: Requests a second: more than can be sent.
RATE = 1_000_000.0
#: Microseconds at the median that a grant may take.
TARGETS = {"file": 10.0, "redis": 150.0}


def grants(sandbox: openshelf.Sandbox, limiter: str | None, count: int) -> list[float]:
    """Return the microseconds that each call waited."""
    with sandbox.disease(requests_per_second=RATE, limiter=limiter, max_retry_after=30) as client:
        call = raw(client.totals.world)
        call()
        return [call().waited * 1e6 for _ in range(count)]


def main() -> None:
    """Measure each limiter, in turns, and print the median and the 99th of a hundred."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    rounds = 5
    server = RedisServer()
    with tempfile.TemporaryDirectory() as folder, openshelf.Sandbox() as sandbox:
        limiters = {"none": None, "process": "process", "file": f"file:{folder}/bench"}
        limiters["redis"] = server.url
        measured: dict[str, list[float]] = {name: [] for name in limiters}
        for _ in range(rounds):
            for name, limiter in limiters.items():
                measured[name] += grants(sandbox, limiter, count // rounds)
    server.stop()
    for name, times in measured.items():
        cuts = statistics.quantiles(times, n=100)
        row = {"limiter": name, "median_us": round(cuts[49], 1), "p99_us": round(cuts[98], 1)}
        if name in TARGETS:
            row["target_us"] = TARGETS[name]
        print(json.dumps(row))


if __name__ == "__main__":
    main()
