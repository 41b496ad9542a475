"""Writes false in a table where a service leaves a boolean out that is false."""

from __future__ import annotations

from . import output

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any


def in_records(
    operation: Mapping[str, Any], given: Mapping[str, Any], records: Iterable[dict[str, Any]]
) -> Iterable[dict[str, Any]]:
    """Return records that have the booleans that one of them has, or the call names.

    Parameters
    ----------
    operation : mapping
        The operation, as in the catalog.
    given : mapping
        Its arguments.
    records : iterable of dict
        The records; they stay as they are if the service leaves nothing out.

    Returns
    -------
    iterable of dict
    """
    if not operation["leaves_out_empty"]:
        return records
    records = list(records)
    columns = (*operation["leading_columns"], *operation["columns"])
    flags = [each["name"] for each in columns if each["kind"] == "bool"]
    had = output.asked_columns(operation, given).union(*records)
    missing = dict.fromkeys((name for name in flags if name in had), False)
    # A record keeps the order of its own members.
    return [record | (missing | record) for record in records]


def in_answer(operation: Mapping[str, Any], given: Mapping[str, Any], answer: Any) -> Any:
    """Return an answer whose records have these booleans.

    Parameters
    ----------
    operation, given : mapping
        As for `in_records`.
    answer : a JSON value
        The answer.

    Returns
    -------
    a JSON value
    """
    place = operation["records"]
    records = answer.get(place) if isinstance(answer, dict) and place else None
    if not isinstance(records, list):
        return answer
    return answer | {place: in_records(operation, given, records)}
