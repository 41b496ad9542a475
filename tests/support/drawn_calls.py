"""Draws calls of every operation, most of which are refused."""

from __future__ import annotations

import re
from typing import Any

import openshelf
from catalog_facts import Operation
from samples import calls, fewest, value

#: Values that most parameters refuse, each of another kind.
WRONG: tuple[Any, ...] = (
    None, True, "", " ", "\0", "zzz", "2024-13-45", -1, 0, 10**9, 1.5, [], [""], ["zzz"], [None], {},
    {"zzz": 1},
)  # fmt: skip

#: The year until which the clock allows a year.
_CURRENT = re.compile(r"to \d{4}, the current")


def outcome(method: Any, arguments: dict[str, Any]) -> Any:
    """What a call sends or, if it is refused, why."""
    try:
        request = openshelf.prepare(method)(**arguments)
    except (openshelf.OpenshelfError, TypeError) as error:
        return f"{type(error).__name__}: {_CURRENT.sub('to YEAR, the current', str(error))}"
    body = None if request.body is None else request.body.decode()
    return [request.method, request.url, body]


def drawn(operation: Operation) -> dict[str, dict[str, Any]]:
    """Calls that are refused for the most part, by a name for each."""
    least = fewest(operation)
    whole = calls(operation)["all"]
    found: dict[str, dict[str, Any]] = {"with a name that does not exist": least | {"zzzz": 1}}
    for parameter in operation.parameters:
        name = parameter.name
        for wrong in WRONG:
            found[f"{name}={wrong!r}"] = least | {name: wrong}
        found[f"misspelt {name}"] = {
            each + "s" if each == name else each: given for each, given in whole.items()
        }
        found[f"all without {name}"] = {
            each: given for each, given in whole.items() if each != name
        }
        found[f"few with {name}"] = least | {name: value(operation, parameter)}
    return found
