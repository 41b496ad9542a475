"""A small GET, one call after the other."""

from __future__ import annotations

from figures.shared import PLAIN, waiting
from plan import BEST, Comparison, Figure, Row

CALLS = {
    "openshelf": 1000,
    "floor": 1000,
    "primp": 1000,
    "pyqwest": 500,
    "httpx": 100,
    "httpx2": 100,
    "requests": 100,
}

FIGURE = Figure(
    title="A small GET, waited for",
    words="One object of 1 KB as a dict, one call after the other over one connection.",
    rows=(
        Row(
            "small GET",
            waiting("small", CALLS),
            (
                Comparison(BEST, 0.95),
                Comparison("floor", 1.25),
                Comparison("primp"),
                Comparison("pyqwest"),
                Comparison("httpx"),
                Comparison("httpx2"),
                Comparison("requests"),
            ),
            servers=PLAIN,
            is_pinned=True,
        ),
    ),
)
