"""Makes the example call of an operation, with the values of the documentation."""

from __future__ import annotations

import json

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

__all__ = ["arguments", "value"]

_BY_KIND: dict[str, Any] = {
    "text": "text",
    "integer": 1,
    "integer_or_text": 1,
    "boolean": True,
    "date": "2024-01-03",
    "texts": ["text"],
    "integers_or_texts": [1],
    "object": {},
    "object_or_list": {},
    "objects": [],
}
_LISTS = {"texts", "integers_or_texts", "objects"}


def value(parameter: Mapping[str, Any]) -> Any:
    """Return a value that a call may pass for a parameter, as in the docstring's example."""
    kind = parameter["kind"]
    if parameter["sample"]:
        return json.loads(parameter["sample"])
    if parameter["values"]:
        first = parameter["values"][0]
        if kind in {"integer", "integer_or_text"} and first.lstrip("-").isdigit():
            first = int(first)
        return [first] if kind in _LISTS else first
    if parameter["default"] is not None:
        return parameter["default"]
    if parameter["min"] is not None:
        return parameter["min"]
    return _BY_KIND[kind]


def arguments(operation: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments of the documented example of an operation."""
    named = operation["example_parameters"]
    return {
        each["name"]: value(each)
        for each in operation["parameters"]
        if each["required"] or each["name"] in named
    }
