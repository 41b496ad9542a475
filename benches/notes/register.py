"""Reads the whole Federal Register beside the sandbox, and counts the requests.

    python benches/notes/register.py [--scale 2490] [--concurrency 1 4 16]

At the scale of 2490 the sandbox has as many documents as the service had in September 2026. A full
page has 1,000, so that no client needs fewer requests than a thousandth of the documents. The
design allows two hundredths more.
"""

from __future__ import annotations

import argparse
import sys
from math import ceil
from time import perf_counter

import openshelf

PAGE = 1000
#: How many requests more than full pages need are allowed.
ALLOWED = 1.02


def main() -> None:
    """Reads the list with each concurrency; ends at a missing document or too many requests."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--scale", type=int, default=2490)
    parser.add_argument("--concurrency", type=int, nargs="+", default=[1, 4, 16])
    options = parser.parse_args()
    print("concurrency  documents  requests  full pages  more than full pages  seconds")
    with openshelf.Sandbox(today="2024-10-15", scale=options.scale) as server:
        # The sandbox makes its documents when it is first asked.
        count = openshelf.paginate(server.gazette().documents.search).count(None)
        for concurrency in options.concurrency:
            search = server.gazette().documents.search
            server.forget_calls()
            started = perf_counter()
            listing = openshelf.paginate(search, concurrency=concurrency)
            read = listing.records(None, fields=["title"])
            found = {(one["document_number"], one["publication_date"]) for one in read}
            seconds = perf_counter() - started
            sent, full = len(server.calls), ceil(len(found) / PAGE)
            more = f"{sent / full - 1:.2%}"
            print(
                f"{concurrency:11,}{len(found):11,}{sent:10,}{full:12,}{more:>22}{seconds:9.1f}",
                flush=True,
            )
            if len(found) != count or read.completeness.level != "exact":
                sys.exit(f"{count} documents are counted, and the list is {read.completeness}")
            if sent > full * ALLOWED:
                sys.exit("more requests than the design allows")


if __name__ == "__main__":
    main()
