"""Tests what holds for the parameters of every operation."""

import re
from collections import Counter, defaultdict
from typing import Any

from catalog_entries import CATALOG
from each import for_each

REASON = r"does not check its range|no upper bound|no bounds are documented|\b{limit}\b"


def test_limits_of_one_wire_name_agree_or_a_note_says_why_not() -> None:
    """Parameters of one service with the same name in requests."""
    limits: dict[tuple[str, str], list[tuple[tuple[Any, Any], str, str]]] = defaultdict(list)
    for identity, operation in CATALOG.items():
        for item in operation["parameters"]:
            if item["kind"] in {"integer", "integer_or_text"}:
                pair = (item["min"], item["max"])
                limits[operation["service"], item["wire"]].append((pair, item["note"], identity))
    unlisted = []
    for (_, wire), found in limits.items():
        usual, _ = Counter(pair for pair, _, _ in found).most_common(1)[0]
        for pair, note, identity in found:
            own = [limit for limit, other in zip(pair, usual, strict=True) if limit != other]
            reported = "|".join(REASON.format(limit=limit) for limit in own)
            if own and not re.search(reported, note):
                unlisted.append(f"{identity}.{wire} {pair}, elsewhere {usual}: {note}")
    assert unlisted == []


@for_each(CATALOG)
def test_every_parameter_has_a_note(identity: str) -> None:
    for parameter in CATALOG[identity]["parameters"]:
        assert parameter["note"].strip(), parameter["name"]
