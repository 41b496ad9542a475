"""The columns of records by the contract's `columns_*.toml`, and how a record departs from them."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from contract import FILES, by_id, document

#: What a value of a column's type looks like in JSON.
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
def tables() -> dict[str, list[dict[str, Any]]]:
    """The columns of every operation whose records stand in the answer as they are, by its id."""
    found: dict[str, list[dict[str, Any]]] = {}
    for service in FILES:
        named = {
            table.get("operation") or table["collection"]: table
            for table in document(f"columns_{service}.toml")["table"]
            if "variant" not in table
        }
        for name, table in named.items():
            columns = _columns(table, named)
            identity = f"{service}.{name}"
            if "collection" in table:
                identity = f"{service}.{name.replace('-', '_')}.list"
            if columns and "shape" not in table and identity in by_id():
                found[identity] = columns
    return found


def _columns(table: dict[str, Any], named: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if table.get("same_as") in named:
        found = _columns(named[table["same_as"]], named)
    return found + [column for column in table.get("columns", []) if "from" not in column]


def faults(
    record: dict[str, Any], columns: list[dict[str, Any]], chosen: bool = False
) -> Iterator[str]:
    """Every column of which the record holds something else; `chosen`: members may be left out."""
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


def _type_faults(name: str, column: dict[str, Any], value: Any) -> Iterator[str]:
    kind = column["type"]
    if "int or text" in column.get("note", "") and isinstance(value, int):
        return  # a table makes a text of it
    if not kind.startswith("list<"):
        if not _TYPES[kind](value):
            yield f"{name} is {value!r}, the contract says {kind}"
        return
    if not isinstance(value, list):
        yield f"{name} is {value!r}, the contract says {kind}"
        return
    inner = kind.removeprefix("list<").removesuffix(">")
    for item in value:
        if inner == "struct":
            yield from (f"{name}[].{fault}" for fault in faults(item, column.get("columns", [])))
        elif item is not None and inner in _TYPES and not _TYPES[inner](item):
            yield f"{name}[] is {item!r}, the contract says {inner}"
