"""Reads a long list from a server that is far away, in several ways and with several processes.

    PYTHONPATH=benches python benches/notes/growth.py [--pages 10000] [--connections 1000]
        [--latency 100] [--ways records Parquet]

The interpreter's environment has openshelf, and `benches` is on its path. The server is that of the
benchmarks and answers after the latency, in milliseconds; a page has 100 awards, about 60 KB, and
the largest are first. Each way runs in processes of its own, and shares the connections between
them. Printed are the seconds, what the service alone would take with so many connections, the
memory of the largest process, and the requests. A list that is not whole ends the program.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import sys
import tempfile
import urllib.request
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import openshelf

import harness
import served
from plan import Server

ASKED = {"fields": ["Award ID", "Award Amount"], "sort": "Award Amount"}


def awards(url: str, connections: int) -> Any:
    """Return the list, as it is asked with so many connections."""
    client = openshelf.Spending(base_url=url, requests_per_second=None, max_concurrency=connections)
    return openshelf.paginate(client.search.spending_by_award, concurrency=connections)


def peak() -> float:
    """Return the most memory that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000


def records(listing: Any) -> int:
    """Read the records."""
    return sum(len(page.records) for page in listing.pages(served.FILTERS, **ASKED))


def batches(listing: Any) -> int:
    """Read tables, one after the other."""
    return sum(batch.num_rows for batch in listing.batches(served.FILTERS, **ASKED))


def parquet(listing: Any) -> int:
    """Write a file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "awards.parquet"
        return int(listing.to_parquet(path, served.FILTERS, **ASKED))


def whole(way: Any, url: str, connections: int) -> tuple[int, float]:
    """Read the list in one way; return the number of records, and the memory."""
    return way(awards(url, connections)), peak()


def one_slice(part: openshelf.Slice) -> tuple[int, float]:
    """Read one slice; return the number of its records, and the memory."""
    return sum(len(page.records) for page in part.pages()), peak()


def slices(
    processes: int, url: str, connections: int, pool: ProcessPoolExecutor
) -> tuple[int, float]:
    """Read a slice in each process."""
    listing = awards(url, connections // processes)
    parts = list(listing.plan(served.FILTERS, **ASKED, slices=processes))
    found = list(pool.map(one_slice, parts))
    return sum(count for count, _ in found), max(memory for _, memory in found)


def main() -> None:
    """Read the list in each way."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--pages", type=int, default=10_000)
    parser.add_argument("--connections", type=int, default=1000)
    parser.add_argument("--latency", type=int, default=100)
    parser.add_argument("--ways", nargs="+")
    options = parser.parse_args()
    ways: dict[str, tuple[int, Any]] = {
        "records": (1, partial(whole, records)),
        "Parquet": (1, partial(whole, parquet)),
        "batches": (1, partial(whole, batches)),
    } | {
        f"slices, {number} processes": (number, partial(slices, number)) for number in (1, 2, 4, 8)
    }
    place = Server(partial(served.write, pages=options.pages), ("--latency", str(options.latency)))
    alone = options.pages / options.connections * options.latency / 1000
    print(f"the service alone: {alone:.2f} s")
    print(f"{'way':22}{'seconds':>9}{'records/s':>11}{'MB':>7}{'requests':>10}", flush=True)
    context = multiprocessing.get_context("spawn")
    for name, (processes, way) in ways.items():
        if options.ways and name not in options.ways:
            continue
        with (
            harness.serving(harness.build_server(), place, None) as told,
            ProcessPoolExecutor(processes, context) as pool,
        ):
            # The processes are started, and have imported the package.
            list(pool.map(abs, range(processes)))
            started = perf_counter()
            if name.startswith("slices"):
                count, memory = way(told["url"], options.connections, pool)
            else:
                count, memory = pool.submit(way, told["url"], options.connections).result()
            seconds = perf_counter() - started
            with urllib.request.urlopen(told["url"] + "/requests") as answer:  # noqa: S310  loopback
                requests = int(answer.read())
        print(
            f"{name:22}{seconds:9.2f}{count / seconds:11,.0f}{memory:7.0f}{requests:10,}",
            flush=True,
        )
        if count != options.pages * served.PER_PAGE:
            sys.exit(f"{count} records of {options.pages * served.PER_PAGE}")


if __name__ == "__main__":
    main()
