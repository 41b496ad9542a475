"""A hit of the cache."""

from __future__ import annotations

from figures.shared import PLAIN
from plan import BEST, Comparison, Figure, Row, Runner

ENTRIES = 100


def caches(backend: str, task: str, calls: dict[str, int]) -> tuple[Runner, ...]:
    """Return the caches of a row, with the hits of a round."""
    options = {"backend": backend, "entries": ENTRIES}
    return tuple(
        Runner(name, "caches", name, task, number, options=options)
        for name, number in calls.items()
    )


def row(
    title: str,
    backend: str,
    task: str,
    calls: dict[str, int],
    target: float,
) -> Row:
    """Return a row: hits of one size in one kind of cache."""
    others = tuple(Comparison(name) for name in calls if name != "openshelf")
    return Row(
        title,
        caches(backend, task, calls),
        (Comparison(BEST, target), *others),
        servers=PLAIN,
        is_pinned=True,
        server_ends=True,
    )


SMALL = {"openshelf": 3000, "floor": 3000, "hishel": 200, "requests-cache": 100}
PAGE = {"openshelf": 300, "floor": 300, "hishel": 100, "requests-cache": 50}
SMALL_IN_MEMORY = {"openshelf": 5000, "floor": 5000, "requests-cache": 100}
PAGE_IN_MEMORY = {"openshelf": 300, "floor": 300, "requests-cache": 50}

FIGURE = Figure(
    title="A hit of the cache",
    words=(
        f"Hits of {ENTRIES} entries in a random order, after the server has ended. The floor "
        "is a SELECT or a look into a dict, and orjson: without expiry, headers and "
        "checksums."
    ),
    rows=(
        row("SQLite, 1 KB", "sqlite", "small", SMALL, 0.06),
        row("SQLite, 60 KB", "sqlite", "page", PAGE, 0.35),
        row("memory, 1 KB", "memory", "small", SMALL_IN_MEMORY, 0.01),
        row("memory, 60 KB", "memory", "page", PAGE_IN_MEMORY, 0.2),
    ),
)
