"""The calls that the sandbox must support: the values of the documentation's examples, from the operations."""

from __future__ import annotations

import json
from typing import Any

from catalog_entries import CATALOG
from catalog_facts import Operation, by_id
from samples import exclusive, other_ways

#: Arguments that a call needs although none of them is required by itself.
_NEEDED: dict[str, dict[str, Any]] = {
    "spending.download.accounts": {"quarter": 2},
    "gazette.public_inspection_issues.facets": {"date_from": "2024-01-01"},
}

_GRANTS = {"award_type_codes": ["02", "03", "04", "05"]}

#: Examples that do not fit the others of their operation, or that find nothing on purpose.
_TOGETHER: dict[str, dict[str, Any]] = {
    # Contracts belong to no program of assistance.
    "spending.search.spending_by_category.cfda": {"filters": _GRANTS},
    "spending.disaster.agency.spending": {"sort": "obligation"},
    "spending.disaster.federal_account.spending": {"sort": "obligation"},
}


def example(parameter: dict[str, Any]) -> Any:
    """The example value of a parameter."""
    if parameter["sample"]:
        return json.loads(parameter["sample"])
    value = None
    if parameter["default"] is not None:
        value = parameter["default"]
    elif parameter["values"]:
        value = parameter["values"][0]
    elif parameter["min"] is not None:
        value = max(parameter["min"], 1)
    elif parameter["kind"] == "boolean":
        value = True
    elif parameter["kind"] in {"integer", "integer_or_text"}:
        value = 7
    if parameter["kind"] == "integer" and isinstance(value, str):
        value = int(value)
    if parameter["kind"] in {"texts", "integers_or_texts"} and not isinstance(value, list):
        value = [value]
    assert value is not None, parameter["name"]
    return value


def calls(operation: Operation) -> dict[str, dict[str, Any]]:
    """The call with the fewest arguments and the one with all compatible arguments."""
    entry = CATALOG[operation.id]
    known = by_id()[operation.id]
    left_out = exclusive(known)[0] | other_ways(known, 0)
    fewest = {item["name"]: example(item) for item in entry["parameters"] if item["required"]}
    everything = {
        item["name"]: example(item)
        for item in entry["parameters"]
        if item["name"] not in left_out and item["place"] != "client"
    }
    return {
        "fewest": fewest
        | _NEEDED.get(operation.id, {})
        | {
            name: value for name, value in _TOGETHER.get(operation.id, {}).items() if name in fewest
        },
        "all": everything | _TOGETHER.get(operation.id, {}),
    }
