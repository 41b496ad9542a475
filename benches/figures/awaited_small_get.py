"""A small GET from an event loop, one by one and 64 at once."""

from __future__ import annotations

from figures.shared import PLAIN, awaited
from plan import BEST, Comparison, Figure, Row

ONE = {"openshelf": 500, "floor": 500, "aiohttp": 500, "pyqwest": 500, "ry": 500}
MANY = {"openshelf": 2000, "floor": 2000, "aiohttp": 1000, "pyqwest": 1000, "ry": 1000}
COMPARISONS = (
    Comparison(BEST, 0.95),
    *(Comparison(peer) for peer in ("floor", "aiohttp+orjson", "pyqwest", "ry", "httpx", "httpx2")),
)

FIGURE = Figure(
    title="A small GET, awaited",
    words=(
        "The same object from an event loop (uvloop). At 64 at once every client has as many "
        "connections."
    ),
    rows=(
        Row(
            "small GET, one by one",
            awaited("small 1", ONE | {"httpx": 100, "httpx2": 100}),
            COMPARISONS,
            servers=PLAIN,
            is_pinned=True,
        ),
        Row(
            "small GET, 64 at once",
            awaited("small 64", MANY | {"httpx": 128, "httpx2": 128}),
            COMPARISONS,
            servers=PLAIN,
        ),
    ),
)
