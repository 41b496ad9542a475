"""How the time of a call grows with the threads that call."""

from __future__ import annotations

from figures.shared import PLAIN, waiting
from plan import Figure, Row


def row(threads: int) -> Row:
    """Return the row of so many threads."""
    calls = {"openshelf": 640, "primp": 640}
    return Row(
        f"{threads} threads",
        waiting(f"threads {threads}", calls),
        (),
        servers=PLAIN,
        at=threads,
        most_rounds=9,
    )


FIGURE = Figure(
    title="Growth: threads",
    words=(
        "Pages of 60 KB by several threads with one client. The time is that of all calls by "
        "their number: one interpreter makes the objects, so it can stay the same at best."
    ),
    rows=tuple(row(threads) for threads in (1, 2, 4, 8, 16, 32)),
    axis="threads",
)
