"""How the time of a list grows with its pages."""

from __future__ import annotations

from functools import partial

import served
from figures.shared import waiting
from plan import Figure, Row, Server


def row(pages: int) -> Row:
    """Return the row of a list."""
    return Row(
        f"{pages:,} pages",
        waiting("museum list", {"openshelf": pages}),
        (),
        servers={"server": Server(partial(served.write, pages=pages))},
        fresh=0,
        at=pages,
        most_rounds=9,
    )


FIGURE = Figure(
    title="Growth: pages",
    words=(
        "A list of pages of 60 KB, read once by `paginate` in a new process. The time is "
        "that of one page."
    ),
    rows=tuple(row(pages) for pages in (10, 100, 1000, 10_000)),
    axis="pages",
)
