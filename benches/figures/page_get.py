"""A page of 60 KB, one call after the other."""

from __future__ import annotations

from figures.shared import PLAIN, waiting
from plan import BEST, Comparison, Figure, Row

CALLS = {
    "openshelf": 300,
    "floor": 300,
    "primp": 300,
    "pyqwest": 200,
    "httpx": 50,
    "httpx2": 50,
    "requests": 50,
}

FIGURE = Figure(
    title="A page of 60 KB, waited for",
    words="One hundred records as dicts, one call after the other over one connection.",
    rows=(
        Row(
            "60 KB GET",
            waiting("page", CALLS),
            (
                Comparison(BEST, 0.95),
                Comparison("floor", 1.2),
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
