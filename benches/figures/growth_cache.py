"""How the time of a hit grows with the entries of the cache."""

from __future__ import annotations

from figures.shared import PLAIN
from plan import Figure, Row, Runner


def row(entries: int) -> Row:
    """Return the row of so many entries."""
    options = {"backend": "sqlite", "entries": entries}
    return Row(
        f"{entries:,} entries",
        (Runner("openshelf", "caches", "openshelf", "small", 2000, options=options),),
        (),
        servers=PLAIN,
        server_ends=True,
        is_pinned=True,
        at=entries,
        most_rounds=9,
    )


FIGURE = Figure(
    title="Growth: entries of the cache",
    words="Hits of 1 KB in SQLite, of a thousand entries that are spread over all.",
    rows=tuple(row(entries) for entries in (1000, 10_000, 100_000, 1_000_000)),
    axis="entries",
)
