"""How the time of a call grows with its body."""

from __future__ import annotations

from functools import partial

import served
from figures.shared import waiting
from plan import Figure, Row, Server

KB, MB = 1000, 1_000_000
SIZES = {
    KB: ("1 KB", 500),
    10 * KB: ("10 KB", 300),
    100 * KB: ("100 KB", 100),
    MB: ("1 MB", 10),
    10 * MB: ("10 MB", 2),
    100 * MB: ("100 MB", 1),
}


def row(size: int, title: str, calls: int) -> Row:
    """Return the row of a body."""
    return Row(
        title,
        waiting("page", {"openshelf": calls, "floor": calls}),
        (),
        servers={"server": Server(partial(served.write_body, size=size))},
        unit="any",
        at=size,
        most_rounds=9,
    )


FIGURE = Figure(
    title="Growth: the body",
    words="One answer of the museum as dicts, from 1 KB to 100 MB.",
    rows=tuple(row(size, title, calls) for size, (title, calls) in SIZES.items()),
    axis="bytes of the body",
    grows=True,
    because=(
        "Above some MB both take longer for each byte: the objects are more than the "
        "processor's caches hold, and Python's collector looks at them again and again while "
        "they are made."
    ),
)
