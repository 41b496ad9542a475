"""Calls every method of nokey for the five services, and writes the result of each as JSON.

It runs in the scratch environment. The values of parameters come as JSON, by class: under their name for
all methods that require them, under a method's name for that one, under `given` in place of a default.
"""

from __future__ import annotations

import builtins
import inspect
import json
import sys
from typing import Any

import requests
from nokey.art_and_images.artic import Artic
from nokey.art_and_images.lorem_picsum import LoremPicsum
from nokey.government.federal_register import FederalRegister
from nokey.government.usa_spending import USAspending
from nokey.health.open_disease import OpenDisease
from nokey.helperFuncs.throttler import Throttler

CLASSES = (Artic, LoremPicsum, FederalRegister, USAspending, OpenDisease)


def listed_id(client: Any, method: str) -> Any:
    """The id of the first record that the list beside a `get_..._by_id` gives."""
    name = method.removeprefix("get_").removesuffix("_by_id")
    for plural in (name + "s", name.removesuffix("y") + "ies"):
        if records := getattr(client, f"get_all_{plural}", None):
            return records(limit=1)["data"][0]["id"]
    raise LookupError(method)


def arguments_of(client: Any, name: str, values: dict[str, Any]) -> dict[str, Any]:
    own, given = values.get(name, {}), values.get("given", {})
    arguments = {}
    for one in inspect.signature(getattr(client, name)).parameters.values():
        if one.name in own or one.name in given:
            arguments[one.name] = own.get(one.name, given.get(one.name))
        elif one.default is not one.empty:
            continue
        elif one.name in values:
            arguments[one.name] = values[one.name]
        else:
            arguments[one.name] = listed_id(client, name)
    return arguments


def outcome(client: Any, name: str, values: dict[str, Any]) -> str:
    """The result of a call: passed, or how it failed."""
    builtins.redirected_statuses.clear()
    try:
        result = getattr(client, name)(**arguments_of(client, name, values))
        if isinstance(result, str) and result.startswith("https://"):
            result = requests.get(result, timeout=60).content
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what became of the call
        return f"raised {error!r}"
    statuses = builtins.redirected_statuses
    if not statuses:
        return "asked nothing"
    if max(statuses) >= 400:
        return f"answered {max(statuses)}: {str(result)[:400]}"
    if isinstance(result, dict) and "error" in result:
        return f"error {result['error']}"
    return "passed"


def main() -> None:
    # Its own limit would pause for a second before every call to the museum.
    Throttler.throttle = lambda _: None
    values = json.loads(sys.argv[1])
    outcomes = {}
    for each in CLASSES:
        client = each()
        for name, _ in inspect.getmembers(client, inspect.ismethod):
            if not name.startswith("_") and name != "get_docs_url":
                own = values.get(each.__name__, {})
                outcomes[f"{each.__name__}.{name}"] = outcome(client, name, own)
    json.dump(outcomes, sys.stdout)


main()
