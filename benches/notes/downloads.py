"""Compares downloads with requests: one large file, and two hundred pictures.

    python benches/notes/downloads.py [--rounds 5] [--megabytes 500]

Every measurement is a process of its own, so that peak memory is that of one download. The rounds
are interleaved. The result is the ratio to requests within one round; the table shows the median
of these ratios, of the seconds, and of the growth of peak memory during the download. "verified"
adds the checksum of every member and the sync of the disk, which requests does not do.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from serving import serving

HERE = Path(__file__).parent
FILTERS = {"award_type_codes": ["A"]}
PICTURES = [f"{number:08x}-2b1d-5d3b-a8e5-8f9c1d2e3f4a" for number in range(200)]
SIDE_BY_SIDE = 8
TASKS = {
    "file": ("requests", "streamed", "verified"),
    "pictures": ("requests", "streamed"),
}


def _peak() -> int:
    """Peak memory of this process in bytes, as the system counts it."""
    with Path("/proc/self/status").open(encoding="ascii") as lines:
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))


def _requests(task: str, url: str, folder: Path) -> Any:
    import requests  # noqa: PLC0415  only its own process imports it

    def save(address: str, name: str, session: requests.Session) -> None:
        with session.get(address, stream=True, timeout=60) as answer:
            answer.raise_for_status()
            with (folder / name).open("wb") as out:
                for chunk in answer.iter_content(1 << 20):
                    out.write(chunk)

    session = requests.Session()
    session.trust_env = False
    if task == "file":
        return lambda: save(f"{url}/files/bench.zip", "bench.zip", session)
    adapter = requests.adapters.HTTPAdapter(pool_maxsize=SIDE_BY_SIDE)
    session.mount("http://", adapter)

    def all_of_them() -> None:
        with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
            list(
                pool.map(
                    lambda each: save(f"{url}/{each}/full/843,/0/default.jpg", each, session),
                    PICTURES,
                )
            )

    return all_of_them


def _ours(task: str, way: str, url: str, folder: Path) -> Any:
    import openshelf  # noqa: PLC0415  as above

    if task == "file":
        spending = openshelf.Spending(base_url=url, requests_per_second=None)
        download = openshelf.download(
            spending.download.awards, folder, verify="full" if way == "verified" else "structure"
        )
        return lambda: download(FILTERS)
    museum = openshelf.Museum(
        base_url=url, image_api_url=url, requests_per_second=None, max_concurrency=SIDE_BY_SIDE
    )
    return lambda: openshelf.download(museum.images.fetch, folder).many(PICTURES)


def work(task: str, way: str, url: str) -> None:
    """Measure one download, and print seconds and bytes."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as name:
        folder = Path(name)
        run = _requests(task, url, folder) if way == "requests" else _ours(task, way, url, folder)
        before = _peak()
        begun = time.perf_counter()
        run()
        seconds = time.perf_counter() - begun
        print(json.dumps([seconds, _peak() - before]))


def main() -> None:
    """Run the rounds and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--megabytes", type=int, default=500)
    parser.add_argument("--work", nargs=3, metavar=("TASK", "WAY", "URL"))
    chosen = parser.parse_args()
    if chosen.work:
        work(*chosen.work)
        return
    measured: dict[tuple[str, str], list[tuple[float, int]]] = {}
    with serving("downloads_server.py", chosen.megabytes) as url:
        for number in range(chosen.rounds):
            for task, ways in TASKS.items():
                for way in ways if number % 2 else reversed(ways):
                    done = subprocess.run(
                        [sys.executable, __file__, "--work", task, way, url],
                        check=True,
                        capture_output=True,
                        text=True,
                    )
                    measured.setdefault((task, way), []).append(tuple(json.loads(done.stdout)))
    print("| task | way | seconds | of requests | peak memory grew by |")
    print("|---|---|---:|---:|---:|")
    for (task, way), rounds in sorted(measured.items()):
        ratios = [
            own / other
            for (own, _), (other, _) in zip(rounds, measured[task, "requests"], strict=True)
        ]
        seconds = statistics.median(seconds for seconds, _ in rounds)
        grown = statistics.median(grown for _, grown in rounds) / 1e6
        ratio = statistics.median(ratios)
        print(f"| {task} | {way} | {seconds:.2f} | {ratio:.2f} | {grown:.1f} MB |")


if __name__ == "__main__":
    main()
