"""A call from the terminal."""

from __future__ import annotations

from figures.shared import PLAIN
from plan import Command, Comparison, Figure, Row
from served import SMALL

OURS = Command(
    "openshelf",
    ("{bin}/openshelf", "call", "disease.totals.world"),
    variables={"OPENSHELF_DISEASE_URL": "{url}"},
    best_of=3,
)
CURL = Command("curl and jq", ("sh", "-c", f"curl -s '{{url}}{SMALL}' | jq ."), best_of=3)
HTTPIE = Command(
    "httpie", ("{bin}/http", "--ignore-stdin", "GET", f"{{url}}{SMALL}"), "httpie", best_of=3
)
FLOOR = Command("floor", ("{bin}/python", "-c", "import json, http.client"), best_of=3)

FIGURE = Figure(
    title="A call from the terminal",
    words=(
        "`openshelf call disease.totals.world` as a whole process: its processor time, the "
        "best of three in each round. The floor is Python that imports json and an HTTP "
        "client of the standard library."
    ),
    rows=(
        Row(
            "openshelf call",
            (OURS, CURL, HTTPIE, FLOOR),
            (
                Comparison(None, 0.08, quantity="cpu"),
                Comparison("curl and jq", quantity="cpu"),
                Comparison("httpie", quantity="cpu"),
                Comparison("floor", quantity="cpu"),
            ),
            unit="ms",
            quantity="cpu",
            servers=PLAIN,
        ),
    ),
)
