"""The tools search_operations and describe: they find operations, and explain one."""

from __future__ import annotations

import json

from openshelf import member_names
from openshelf.agents import samples, schemas, search
from openshelf.agents.answers import Answer
from openshelf.agents.tokens import size
from openshelf.errors import ArgumentError

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping
    from typing import Any

    from openshelf.agents.toolbox import Toolbox

__all__ = ["describe", "operations"]

_FOUND = 10
#: Values of an argument that are shown with the others; describe with `argument` shows all.
_VALUES = 30
_COLUMNS = ("leading_columns", "columns", "included_columns", "chosen_columns")
#: The share of the budget that the arguments take at most; columns and the example need some.
_FOR_ARGUMENTS = 0.6


def operations(
    box: Toolbox, query: str, services: Collection[str] = (), limit: int = _FOUND
) -> Answer:
    """Return the operations that answer a question, the best first."""
    wanted = [each for each in services if not box.services or each in box.services]
    found = search.find(query, wanted or services or box.services)
    shown = [
        {"operation": each["name"], "summary": each["summary"], "required": each["required"]}
        for each in found[:limit]
    ]
    body: dict[str, Any] = {
        "shown": {"operations": len(shown), "of": len(found)},
        "complete": len(shown) == len(found),
    }
    if not found:
        body["why"] = "no operation has a word of the query; say it in other words"
    elif len(shown) < len(found):
        body["why"] = "the best come first; the rest share few words with the query"
    if shown:
        body["next"] = {"tool": "describe", "arguments": {"operation": shown[0]["operation"]}}
    body["operations"] = shown
    return Answer(body)


def describe(box: Toolbox, operation: str, argument: str | None = None) -> Answer:
    """Return the arguments of an operation and the form of its answer."""
    found = box.operation(operation)
    if argument is not None:
        return _argument(found, operation, argument)
    schema = schemas.arguments_schema(found)
    shortened = _shorten(schema, operation, box.budget * _FOR_ARGUMENTS)
    columns = [_column(each) for name in _COLUMNS for each in found[name]]
    tool = "call"
    if found["files"] is not None:
        tool = "download"
    elif found["paging"] is not None:
        tool = "read"
    body: dict[str, Any] = {
        "operation": operation,
        "summary": found["summary"],
        "arguments": schema,
        "answer": {
            "kind": found["answer"],
            "records_at": found["records"] or None,
            "pages": found["paging"] is not None,
            "note": found["answer_note"] or None,
        },
        "example_call": {
            "tool": "call" if tool == "read" else tool,
            "arguments": {"operation": operation, "arguments": samples.arguments(found)},
        },
        "notes": [*found["notes"], *_data_end(found)],
    }
    if shortened:
        body["shortened"] = shortened
    if tool == "read":
        body["whole_list"] = "read writes all pages to a file"
    if found["example"]:
        body["example_record"] = json.loads(found["example"])
    if columns:
        body["columns"] = columns
    return Answer(body)


def _data_end(found: Mapping[str, Any]) -> list[str]:
    end = found["data_end"]
    return [f"the data end on {end['day']}: {end['source']}"] if end else []


def _column(column: Mapping[str, Any]) -> str:
    """Return a column in one line: its name, type, unit and note."""
    kind = column["kind"] + ("?" if column["nullable"] or column["optional"] else "")
    about = ", ".join(filter(None, (column["unit"], column["note"])))
    return f"{column['name']}: {kind}" + (f" ({about})" if about else "")


def _shorten(schema: dict[str, Any], operation: str, most: float) -> list[dict[str, Any]]:
    """Cut long lists of values, the longest first, until a schema is short; return what was cut."""
    lists = sorted(_value_lists(schema, ""), key=lambda found: -len(found[0]))
    cut = []
    for values, path in lists:
        if len(values) <= _VALUES or size(schema) <= most:
            break
        cut.append(
            {
                "argument": path,
                "shown": _VALUES,
                "of": len(values),
                "next": {
                    "tool": "describe",
                    "arguments": {"operation": operation, "argument": path},
                },
            }
        )
        del values[_VALUES:]
    return cut


def _value_lists(schema: Any, path: str) -> Iterable[tuple[list[Any], str]]:
    """Yield the lists of allowed and of known values of a schema, and the argument of each."""
    if isinstance(schema, list):
        for each in schema:
            yield from _value_lists(each, path)
    if not isinstance(schema, dict):
        return
    for word in ("enum", "examples"):
        if isinstance(schema.get(word), list):
            yield schema[word], path
    for name, inner in schema.get("properties", {}).items():
        yield from _value_lists(inner, f"{path}.{name}" if path else name)
    for word in ("items", "anyOf"):
        yield from _value_lists(schema.get(word), path)


def _argument(found: dict[str, Any], operation: str, path: str) -> Answer:
    """Return everything about one argument, or about a member of an object in it."""
    outer, *inner = path.split(".")
    members = {each["name"]: each for each in found["parameters"]}
    described, place = members.get(outer), outer
    for name in inner:
        if described is None:
            break
        members = member_names.members(described)
        described, place = members.get(name), f"{place}.{name}"
    if described is None:
        known = ", ".join(members) or "none"
        raise ArgumentError(f"argument: {operation} has no argument {place!r}; there are {known}")
    values = member_names.known({**found, **_only(described)}, described)
    body = {
        "operation": operation,
        "argument": path,
        "note": described["note"],
        "required": described["required"],
        "only_these": bool(described["values"] or member_names.only(found, described)),
        "shown": {"values": len(values), "of": len(values)},
        "complete": True,
        "values": values,
    }
    if members_of := member_names.members(described):
        body["members"] = {name: each["note"] for name, each in members_of.items()}
    return Answer(body)


def _only(described: Mapping[str, Any]) -> dict[str, Any]:
    """Return no columns for a member of an object, which is not named after them."""
    return {} if "place" in described else {"chosen_columns": [], "rules": []}
