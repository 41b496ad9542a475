"""Measures lists without a total, with latency: pages per second against the possible maximum.

    python benches/notes/without_total.py [--concurrency 4 16] [--latency 0.02] [--service spending]

The package's sandbox waits for the latency before each answer. A list is read in at most as many
pages as `--pages` says, and the result is compared with the same list read page by page. With
latency, no client can read more than concurrency / latency pages per second, and fewer if the list
is short: the first page is requested alone, and the last ones may be fewer. Without latency the
bound is the reader and the sandbox, which share the machine. The share is that of the lower bound.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import openshelf

# A module of the tests has the name of a file here, whose folder Python searches first.
TESTS = Path(__file__).parents[2] / "tests"
sys.path[:1] = [str(TESTS / "python"), str(TESTS / "support")]

import catalog_facts  # noqa: E402
from calling import method_of  # noqa: E402
from examples import CATALOG  # noqa: E402
from paging.test_every_list import arguments_of, largest  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterable

#: Lists with fewer pages are skipped: they end before anything runs in parallel.
FEWEST_PAGES = 20


def lists(service: str) -> Iterable[catalog_facts.Operation]:
    """Return the lists of a service whose pages do not contain the number of records."""
    for operation in catalog_facts.operations():
        paging = CATALOG[operation.id]["paging"]
        if operation.service == service and operation.paging != "none" and not paging["total"]:
            yield operation


def read(method: Any, arguments: dict[str, Any], concurrency: int) -> tuple[float, int, list[str]]:
    """Return seconds, pages and records of one reading."""
    listing = openshelf.paginate(method, concurrency=concurrency)
    begin = perf_counter()
    pages = [page.records for page in listing.pages(**arguments)]
    seconds = perf_counter() - begin
    return seconds, len(pages), sorted(json.dumps(record) for page in pages for record in page)


def measure(
    operation: catalog_facts.Operation, pages: int, latency: float, concurrencies: list[int]
) -> list[str]:
    """Return the lines of one list."""
    paging = CATALOG[operation.id]["paging"]
    with openshelf.Sandbox() as server:
        client = getattr(server, operation.service)(max_concurrency=max(concurrencies))
        method = method_of(client, operation)
        arguments = arguments_of(operation)
        _, _, found = read(method, arguments | {paging["size"]: largest(operation)}, 1)
        size = max(paging["smallest"], min(largest(operation), len(found) // pages))
        arguments[paging["size"]] = size
        _, _, whole = read(method, arguments, 1)
        lines = []
        for concurrency in concurrencies:
            at_once, came, _ = read(method, arguments, concurrency)
            if came < FEWEST_PAGES:
                return [f"| {operation.id} | | {came} | | | | left out |"]
            server.fail(operation.id, delay=latency, times=1_000_000)
            seconds, came, records = read(method, arguments, concurrency)
            server.heal()
            if records != whole:
                message = f"{operation.id}: {len(records)} records came of {len(whole)}"
                raise RuntimeError(message)
            turns = 1 + ceil((came - 1) / concurrency)
            most, reader, speed = came / (turns * latency), came / at_once, came / seconds
            lines.append(
                f"| {operation.id} | {concurrency} | {came} | {speed:.0f} | {most:.0f} | "
                f"{reader:.0f} | {speed / min(most, reader):.2f} |"
            )
    return lines


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--concurrency", type=int, nargs="+", default=[4, 16])
    parser.add_argument("--latency", type=float, default=0.02, help="seconds (%(default)s)")
    parser.add_argument("--pages", type=int, default=200, help="pages a list (%(default)s)")
    parser.add_argument("--service", default="spending")
    options = parser.parse_args()
    print("| list | at once | pages | pages/s | most by latency | without latency | share |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for operation in lists(options.service):
        for line in measure(operation, options.pages, options.latency, options.concurrency):
            print(line, flush=True)


if __name__ == "__main__":
    main()
