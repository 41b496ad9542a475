"""Values as Python code."""

from __future__ import annotations

import json
from typing import Any

# What stands for a parameter whose row gives no value at all.
STAND_INS: dict[str, Any] = {
    "text": "text",
    "integer": 1,
    "boolean": True,
    "date": "2024-01-03",
    "integer_or_text": 1,
    "texts": ["text"],
    "integers_or_texts": [1],
    "object": {},
    "objects": [],
    "object_or_list": {},
}
INTEGERS = ("integer", "integer_or_text")
LISTS = ("texts", "integers_or_texts", "objects")


def value_of(kind: str, text: str) -> str | int:
    """Turn an allowed value, which the rows write as text, into what Python passes."""
    digits = text.removeprefix("-")
    return int(text) if kind in INTEGERS and digits.isdigit() else text


def sample(parameter: dict[str, Any]) -> Any:
    """Give a value that a call may pass for the parameter."""
    if parameter["sample"]:
        return json.loads(parameter["sample"])
    if parameter["values"]:
        value = value_of(parameter["kind"], parameter["values"][0])
        return [value] if parameter["kind"] in LISTS else value
    for key in ("default", "min"):
        if parameter[key] is not None:
            return parameter[key]
    return STAND_INS[parameter["kind"]]


def text(value: Any) -> str:
    """Write a value in one line, with double quotes."""
    match value:
        case str():
            return json.dumps(value, ensure_ascii=False)
        case list():
            return f"[{', '.join(map(text, value))}]"
        case dict():
            members = (f"{text(key)}: {text(each)}" for key, each in value.items())
            return f"{{{', '.join(members)}}}"
        case _:
            return repr(value)


def lines(value: Any, prefix: str, suffix: str, width: int, indent: str = "") -> list[str]:
    """Write a value over as many lines as the width asks for."""
    whole = f"{indent}{prefix}{text(value)}{suffix}"
    if len(whole) <= width or not isinstance(value, (list, dict)) or not value:
        return [whole]
    opening, closing = ("[", "]") if isinstance(value, list) else ("{", "}")
    folded = [f"{indent}{prefix}{opening}"]
    deeper = indent + "    "
    if isinstance(value, list):
        for each in value:
            folded += lines(each, "", ",", width, deeper)
    else:
        for key, each in value.items():
            folded += lines(each, f"{text(key)}: ", ",", width, deeper)
    return [*folded, f"{indent}{closing}{suffix}"]
