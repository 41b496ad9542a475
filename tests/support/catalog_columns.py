"""The columns of records, by operation, in the words that the tests of the sandbox use."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from catalog_entries import CATALOG

Column = dict[str, Any]

#: The types of lists.
_LISTS = {"list_utf8": "list<utf8>", "list_int64": "list<int64>", "list_struct": "list<struct>"}


@dataclass(frozen=True)
class Table:
    """The columns of one operation's records."""

    columns: list[Column]
    #: Columns of this operation before those that it shares with others.
    leading: list[Column]
    #: Columns after the others that only come when `include` names them.
    included: list[Column]
    #: Whether the answer's records have these members unchanged.
    is_unchanged: bool


@cache
def tables() -> dict[str, Table]:
    """The table of every operation that has one, by the operation's id."""
    return {
        identity: Table(
            columns=[_column(column) for column in entry["columns"]],
            leading=[_column(column) for column in entry["leading_columns"]],
            included=[_column(column) for column in entry["included_columns"]],
            is_unchanged=entry["series"] is None and not entry["bare_records"],
        )
        for identity, entry in CATALOG.items()
        if entry["columns"]
    }


def _column(column: dict[str, Any]) -> Column:
    kind = _LISTS.get(column["kind"], column["kind"])
    below = [_column(each) for each in column["columns"]]
    return column | {"type": kind, "columns": below}
