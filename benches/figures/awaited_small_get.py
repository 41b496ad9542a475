"""A small GET from an event loop, one by one and 64 at once."""

from __future__ import annotations

from figures.shared import PLAIN, awaited
from plan import Comparison, Figure, Row

ONE = {"openshelf": 500, "floor": 500, "aiohttp": 500, "pyreqwest": 500, "ry": 500, "httpx": 100}
MANY = {"openshelf": 2000, "floor": 2000, "aiohttp": 1000, "pyreqwest": 1000, "ry": 1000}


def compared(target: float, wished: float) -> tuple[Comparison, ...]:
    """Return the comparisons of a row."""
    aiohttp = Comparison("aiohttp+orjson", target, wished)
    return (aiohttp, Comparison("floor"), Comparison("pyreqwest"), Comparison("ry"))


FIGURE = Figure(
    title="A small GET, awaited",
    words=(
        "The same object from an event loop (uvloop). At 64 at once every client has as many "
        "connections."
    ),
    rows=(
        Row(
            "small GET, one by one",
            awaited("small 1", ONE),
            (*compared(0.8, 0.7), Comparison("httpx")),
            servers=PLAIN,
            is_pinned=True,
        ),
        Row(
            "small GET, 64 at once",
            awaited("small 64", MANY | {"httpx": 128}),
            (*compared(0.3, 0.25), Comparison("httpx")),
            servers=PLAIN,
        ),
    ),
)
