"""Finds where a record differs from the columns of its operation."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import catalog_columns
import catalog_facts
from catalog_columns import Column

#: The JSON form of values of a column's type.
_TYPES: dict[str, Callable[[Any], bool]] = {
    "utf8": lambda value: isinstance(value, str),
    "int64": lambda value: type(value) is int or (isinstance(value, float) and value.is_integer()),
    "float64": lambda value: type(value) in (int, float),
    "bool": lambda value: isinstance(value, bool),
    "date32": lambda value: isinstance(value, str) and _is_day(value),
    "timestamp": lambda value: isinstance(value, str) and _is_moment(value),
    "json": lambda _: True,
}


def _is_day(text: str) -> bool:
    try:
        dt.date.fromisoformat(text)
    except ValueError:
        return False
    return bool(re.fullmatch(r"\d{4}-\d\d-\d\d", text))


def _is_moment(text: str) -> bool:
    try:
        dt.datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


@cache
def tables() -> dict[str, list[Column]]:
    """The columns of every operation whose records are unchanged in the answer, by its id."""
    return {
        identity: table.columns
        for identity, table in catalog_columns.tables().items()
        if table.is_unchanged and identity in catalog_facts.by_id()
    }


def faults(record: dict[str, Any], columns: list[Column], chosen: bool = False) -> Iterator[str]:
    """Every column for which the record has another type; with `chosen`, members may be missing."""
    for column in columns:
        missing, value = _look_up(record, column["name"])
        if missing:
            if not chosen and not column.get("optional"):
                yield f"{column['name']} is missing"
        elif value is None:
            if not column["nullable"]:
                yield f"{column['name']} is null"
        else:
            yield from _type_faults(column["name"], column, value)


def _look_up(record: dict[str, Any], name: str) -> tuple[bool, Any]:
    """Whether the member is missing, and its value; a null object has null members."""
    if name in record:
        return False, record[name]
    value: Any = record
    for part in name.split("."):
        if value is None:
            return False, None
        if not isinstance(value, dict) or part not in value:
            return True, None
        value = value[part]
    return False, value


def _type_faults(name: str, column: Column, value: Any) -> Iterator[str]:
    kind = column["type"]
    if column.get("or_int") and type(value) is int:
        return  # a table converts it to text
    if not kind.startswith("list<"):
        if not _TYPES[kind](value):
            yield f"{name} is {value!r}, the column is {kind}"
        return
    if not isinstance(value, list):
        yield f"{name} is {value!r}, the column is {kind}"
        return
    inner = kind.removeprefix("list<").removesuffix(">")
    for item in value:
        if inner == "struct":
            yield from (f"{name}[].{fault}" for fault in faults(item, column.get("columns", [])))
        elif item is not None and inner in _TYPES and not _TYPES[inner](item):
            yield f"{name}[] is {item!r}, the column is {inner}"
