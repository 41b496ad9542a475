"""Fifty thousand records to a table."""

from __future__ import annotations

from functools import partial

import served
from plan import Comparison, Figure, Row, Runner, Server

RECORDS = 50_000
CLIENTS = ("openshelf", "polars", "pyarrow", "floor")
RUNNERS = tuple(Runner(name, "tables", name, "table", RECORDS) for name in CLIENTS)
LARGE = {"server": Server(partial(served.write_large, count=RECORDS))}

FIGURE = Figure(
    title="Fifty thousand records to a table",
    words=(
        "Awards in one answer to a table, over HTTP and checked against the operation's "
        "columns. polars reads the same records from bytes in memory, and so does pyarrow, "
        "as lines. A process runs it twice: cold is the first run, warm the second. Memory "
        "is the growth of the peak over both; the bodies that polars and pyarrow start with "
        "are not counted, ours is. The floor is the transfer alone."
    ),
    rows=(
        Row(
            "50,000 awards, warm",
            RUNNERS,
            (
                Comparison("polars", 0.8),
                Comparison("polars", 0.15, quantity="megabytes"),
                Comparison("polars", quantity="first"),
                Comparison("pyarrow"),
                Comparison("pyarrow", quantity="megabytes"),
                Comparison("floor"),
            ),
            unit="ms",
            servers=LARGE,
            fresh=1,
            whole=True,
        ),
    ),
)
