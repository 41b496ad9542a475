"""A page of 60 KB from an event loop, one by one and 64 at once."""

from __future__ import annotations

from figures.shared import PLAIN, awaited
from plan import Comparison, Figure, Row

ONE = {"openshelf": 200, "floor": 200, "aiohttp": 200, "pyreqwest": 200, "ry": 200, "httpx": 50}
MANY = {"openshelf": 500, "floor": 500, "aiohttp": 500, "pyreqwest": 300, "ry": 500, "httpx": 128}
OTHERS = (
    Comparison("floor"),
    Comparison("pyreqwest"),
    Comparison("ry"),
    Comparison("httpx"),
)

FIGURE = Figure(
    title="A page of 60 KB, awaited",
    words="One hundred records as dicts, from an event loop (uvloop).",
    rows=(
        Row(
            "60 KB GET, one by one",
            awaited("page 1", ONE),
            (Comparison("aiohttp+orjson", 0.95, 0.85), *OTHERS),
            servers=PLAIN,
            is_pinned=True,
        ),
        Row(
            "60 KB GET, 64 at once",
            awaited("page 64", MANY),
            (Comparison("aiohttp+orjson", 0.7, 0.6), *OTHERS),
            servers=PLAIN,
        ),
    ),
)
