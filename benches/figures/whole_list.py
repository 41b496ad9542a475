"""Five hundred pages to dicts."""

from __future__ import annotations

from figures.shared import FAR, PAGES, PLAIN, awaited, waiting
from plan import BEST, Comparison, Figure, Row, Runner


def peers(near: int, threads: int) -> tuple[Runner, ...]:
    """Return the peers with their concurrency; each is told the number of pages."""
    at_once = awaited(f"list {near}", dict.fromkeys(("aiohttp", "ry", "pyqwest", "floor"), PAGES))
    return (*at_once, *waiting(f"list {threads}", {"primp": PAGES}))


FIGURE = Figure(
    title="A whole list",
    words=(
        "Five hundred pages of 60 KB to dicts. `paginate` is not told how many pages there "
        "are: it counts the list, divides it between cursors, and checks that pages fit. The "
        "others are told, and check nothing. A page's time is the time of the list divided "
        "by the pages."
    ),
    rows=(
        Row(
            "500 pages, no latency",
            (*waiting("list 4", {"openshelf": PAGES}), *peers(16, 4)),
            (
                Comparison(BEST, 1.0, at_least=True),
                Comparison("aiohttp+orjson", at_least=True),
                Comparison("pyqwest", at_least=True),
                Comparison("ry", at_least=True),
                Comparison("primp", at_least=True),
                Comparison("floor", at_least=True),
            ),
            unit="per second",
            servers=PLAIN,
        ),
        Row(
            "500 pages, 20 ms away, 64 at once",
            (*waiting("list 64", {"openshelf": PAGES}), *peers(64, 64)),
            (
                # Ten round trips of 20 ms: eight of pages, and two that the others do not need,
                # because they are told how many pages there are.
                Comparison(BEST, 0.75, at_least=True),
                Comparison("aiohttp+orjson", at_least=True),
                Comparison("pyqwest", at_least=True),
                Comparison("ry", at_least=True),
                Comparison("primp", at_least=True),
                Comparison("floor", at_least=True),
            ),
            unit="per second",
            servers=FAR,
        ),
    ),
)
