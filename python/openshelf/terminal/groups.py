"""Groups of what the command ask is asked about, and what they leave out."""

from __future__ import annotations

import openshelf
from openshelf import _core

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

#: Groups that stay in the order of time.
_OF_TIME = {"fiscal_year", "year", "month"}
#: How many months of a fiscal year lie in the calendar year before it.
_MONTHS_BEFORE = 3
#: Sums that differ by less are equal: amounts have cents.
_CENT = 0.01


def method_of(client: Any, operation: str) -> Any:
    """Return the method of an operation.

    Parameters
    ----------
    client : Client
        The client.
    operation : str
        Group and name of the operation.

    Returns
    -------
    callable
    """
    for name in operation.split("."):
        client = getattr(client, name)
    return client


def grouped(
    client: Any, group: Mapping[str, Any], arguments: Mapping[str, Any]
) -> Iterator[tuple[str, Any]]:
    """Ask for the groups.

    Parameters
    ----------
    client : Client
        The client.
    group : mapping
        The way to group, as in the catalog.
    arguments : mapping
        The arguments of its operation.

    Yields
    ------
    tuple of str and float
        The name and the value of a group.
    """
    method = method_of(client, group["operation"])
    described = _core._operation(method.operation)  # noqa: SLF001  our own
    if described is not None and described["paging"]:
        records: Iterable[Any] = openshelf.paginate(method).records(**arguments)
    else:
        answer = method(**arguments)
        records = answer.values() if group["by_name"] else answer["results"]
    for record in records:
        yield _label(record, group["label"]), record[group["value"]]


def _label(record: Any, place: str) -> str:
    for member in place.split("."):
        record = record[member]
    if isinstance(record, dict):
        return _calendar_month(int(record["fiscal_year"]), int(record["month"]))
    return "-" if record is None else str(record)


def _calendar_month(year: int, month: int) -> str:
    """Return a month of a fiscal year, whose first month is October, as year and month."""
    before = month <= _MONTHS_BEFORE
    return f"{year - before}-{month + 12 * before - _MONTHS_BEFORE:02}"


def largest_first(rows: list[tuple[str, Any]], group: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Sort groups by value; those of time stay in their order, without the empty ones.

    Parameters
    ----------
    rows : list of tuple
        The groups.
    group : mapping
        The way to group, as in the catalog.

    Returns
    -------
    list of tuple
    """
    if group["name"] in _OF_TIME:
        return [row for row in rows if row[1]]
    return sorted(rows, key=lambda row: -(row[1] or 0))


def rest(
    group: Mapping[str, Any],
    rows: Sequence[tuple[str, Any]],
    whole: Sequence[tuple[str, Any]],
) -> str:
    """Say what groups leave out or have several times.

    Parameters
    ----------
    group : mapping
        The way to group, as in the catalog.
    rows : sequence of tuple
        Its groups.
    whole : sequence of tuple
        Groups that are the whole.

    Returns
    -------
    str
        Empty if the groups are the whole.
    """
    name, is_count = group["name"], group["value"] == "count"
    added, everything = (sum(value or 0 for _, value in each) for each in (rows, whole))
    if group["overlaps"]:
        return (
            f"{_overlapping(name)}: they add up to {_number(added)}, and everything to "
            f"{_number(everything)}"
        )
    if abs(everything - added) < _CENT:
        return ""
    if is_count and added < everything:
        out = everything - added
        return f"{out} of {everything} {'is' if out == 1 else 'are'} in no group by {name}"
    return (
        f"the groups by {name} add up to {_number(added)}, and everything to "
        f"{_number(everything)}: the rest is in no group"
    )


def unknown_rest(group: Mapping[str, Any]) -> str:
    """Say what groups may leave out or have several times, if no figure tells.

    Parameters
    ----------
    group : mapping
        The way to group, as in the catalog.

    Returns
    -------
    str
    """
    if group["overlaps"]:
        return _overlapping(group["name"])
    return f"something may be in no group by {group['name']}"


def _overlapping(name: str) -> str:
    return f"something may be in several groups by {name}, or in none"


def _number(value: float) -> str:
    return f"{value:,.2f}".removesuffix(".00")
