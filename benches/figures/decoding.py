"""A body in memory to Python objects."""

from __future__ import annotations

from figures.shared import PLAIN
from plan import BEST, Comparison, Figure, Row, Runner

PLACES = {
    "openshelf": "openshelf",
    "orjson": "decoders",
    "msgspec": "decoders",
    "json": "decoders",
    "floor": "floor",
}

FIGURE = Figure(
    title="Decoding",
    words=(
        "A page of 60 KB in memory to dicts. The floor is marshal: the same objects from a "
        "form that needs no parser."
    ),
    rows=(
        Row(
            "60 KB to dicts",
            tuple(
                Runner(name, "decoders", name, "page", 300, environment=place)
                for name, place in PLACES.items()
            ),
            (
                Comparison(BEST, 1.15),
                Comparison("orjson"),
                Comparison("floor"),
                Comparison("msgspec"),
                Comparison("json"),
            ),
            servers=PLAIN,
            is_pinned=True,
        ),
    ),
)
