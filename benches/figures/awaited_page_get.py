"""A page of 60 KB from an event loop, one by one and 64 at once."""

from __future__ import annotations

from figures.shared import PLAIN, awaited
from plan import BEST, Comparison, Figure, Row

ONE = {"openshelf": 200, "floor": 200, "aiohttp": 200, "pyqwest": 200, "ry": 200}
MANY = {"openshelf": 500, "floor": 500, "aiohttp": 500, "pyqwest": 300, "ry": 500}
COMPARISONS = (
    Comparison(BEST, 1.0),
    *(Comparison(peer) for peer in ("floor", "aiohttp+orjson", "pyqwest", "ry", "httpx", "httpx2")),
)

FIGURE = Figure(
    title="A page of 60 KB, awaited",
    words="One hundred records as dicts, from an event loop (uvloop).",
    rows=(
        Row(
            "60 KB GET, one by one",
            awaited("page 1", ONE | {"httpx": 50, "httpx2": 50}),
            COMPARISONS,
            servers=PLAIN,
            is_pinned=True,
        ),
        Row(
            "60 KB GET, 64 at once",
            awaited("page 64", MANY | {"httpx": 128, "httpx2": 128}),
            COMPARISONS,
            servers=PLAIN,
        ),
    ),
)
