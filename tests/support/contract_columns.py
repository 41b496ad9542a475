"""The columns of records, as the contract's ``columns_*.toml`` assign them to each operation.

A second, independent derivation, like `contract`: it does not use the package's catalog. A column
remains the mapping that the file has, so that every test reads the contract's own terms.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from contract import FILES, LEFT_OUT, Operation, document, operations

Column = dict[str, Any]

#: The facts of a file about a column. The last three locate it in the JSON, which only matters for
#: making a table of an answer.
KEYS = {"name", "type", "nullable", "optional", "unit", "note", "columns"} | {
    "from", "from_full", "format",
}  # fmt: skip


@dataclass(frozen=True)
class Table:
    """The columns of one operation's records."""

    columns: list[Column]
    #: Columns of this operation before those that it shares with others.
    leading: list[Column] = field(default_factory=list)
    #: Columns after the others that only come when `include` names them.
    included: list[Column] = field(default_factory=list)
    #: Other columns instead of these, by the arguments that request them.
    otherwise: dict[str, list[Column]] = field(default_factory=dict)
    #: How the records are derived from the answer, if they are not in it unchanged.
    shape: str = ""
    #: The columns that come if `fields` is omitted, unless they are all.
    default: list[str] = field(default_factory=list)

    @property
    def standing(self) -> list[Column]:
        """The columns that are in the answer's records unchanged."""
        return [column for column in self.columns if "from" not in column and not self.shape]


@cache
def tables() -> dict[str, Table]:
    """The table of every built operation that has one, by the operation's id."""
    found = {}
    for operation in operations():
        named = _named(operation.service)
        name = _name(operation)
        if name in named:
            found[operation.id] = _table(operation, named[name])
        if by_fields := _by_fields(operation):
            assert name not in named, name
            found[operation.id] = Table([], otherwise={"fields": by_fields})
    return found


def unread() -> set[str]:
    """The tables of the files that belong to no operation, built or skipped."""
    left_out = {
        (service, f"{entry['group']}.{entry['name']}".lstrip("."))
        for service, files in FILES.items()
        for name in files
        for entry in document(name)["operation"]
        if entry["status"] in LEFT_OUT
    }
    read = left_out | {(operation.service, _name(operation)) for operation in operations()}
    # A collection's own table is read by the operations that name it.
    return {
        f"{service}.{name}"
        for service in FILES
        for name, entry in _named(service).items()
        if "operation" in entry and (service, name) not in read
    }


def may_be_int(column: Column) -> bool:
    """Whether JSON has a number in some records where the column is text."""
    note = column.get("note", "")
    return note == "as part" or bool(re.search(r"\b(int|number)\b.*: written as text", note))


def _name(operation: Operation) -> str:
    return f"{{collection}}.{operation.name}" if operation.collection else operation.full_name


@cache
def _named(service: str) -> dict[str, dict[str, Any]]:
    """The tables of a file, by their operation or collection."""
    return {
        entry.get("operation") or entry["collection"]: entry
        for entry in document(f"columns_{service}.toml")["table"]
        if "variant" not in entry
    }


def _table(operation: Operation, entry: dict[str, Any]) -> Table:
    owners = [entry]
    while "same_as" in owners[-1]:
        owner = owners[-1]["same_as"]
        if owner == "{collection}":
            owner = operation.collection["segment"]
        owners.append(_named(operation.service)[owner])
    # The contract: both are those of the table that same_as names.
    columns = next(owner["columns"] for owner in owners if "columns" in owner)
    included = next((one["include_columns"] for one in owners if "include_columns" in one), [])
    variants = {
        other["variant"]: _known(other["columns"])
        for other in document(f"columns_{operation.service}.toml")["table"]
        if "variant" in other and other["operation"] == operation.full_name
    }
    return Table(
        columns=_known(columns),
        leading=_known(entry.get("extra_columns", [])),
        included=_known(included) if operation.has("include") else [],
        otherwise=variants,
        shape=entry.get("shape", ""),
        default=[name for name in entry.get("default_columns", []) if name != "all"],
    )


def _by_fields(operation: Operation) -> list[Column]:
    """The columns of a search whose records have the requested `fields`."""
    for entry in document(f"columns_{operation.service}.toml").get("fields", []):
        if entry["operation"] == operation.full_name:
            always = [column | {"always": True} for column in entry["always"]]
            with_another = [column | {"with": column["field"]} for column in entry.get("with", [])]
            return [*always, *with_another, *entry["columns"]]
    return []


def _known(columns: list[Column]) -> list[Column]:
    """The columns, after a check that every fact about them is read here."""
    for column in _columns_below(columns):
        assert column.keys() <= KEYS, column
        assert bool(column.get("columns")) <= (column["type"] == "list<struct>"), column
    return columns


def _columns_below(columns: list[Column]) -> Iterator[Column]:
    for column in columns:
        yield column
        yield from _columns_below(column.get("columns", []))
