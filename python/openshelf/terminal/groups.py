"""Groups of what the command ask is asked about, and what they leave out."""

from __future__ import annotations

import openshelf
from openshelf import _core

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any, TypeAlias

    #: The name of a group, its code and its value; a group of what has neither has None.
    Row: TypeAlias = tuple[str | None, str | None, Any]

#: Groups that stay in the order of time.
_OF_TIME = {"fiscal_year", "year", "month"}
#: How many months of a fiscal year lie in the calendar year before it.
_MONTHS_BEFORE = 3
#: How many characters of the first day of a month name it.
_MONTH = 7
#: How many characters of a name are surely seen beside a bar, and how many of its code.
_SEEN, _CODE = 24, 12
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


def grouped(client: Any, group: Mapping[str, Any], arguments: Mapping[str, Any]) -> Iterator[Row]:
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
    tuple of str, str and float
        The name, the code and the value of a group; the name is None where there is none, and the
        code also where groups have no codes.
    """
    method = method_of(client, group["operation"])
    described = _core._operation(method.operation)  # noqa: SLF001  our own
    records: Iterable[tuple[str, Any]]
    if described is not None and described["paging"]:
        found = openshelf.paginate(method).records(**arguments)
        records = (("", record) for record in found)
    else:
        answer = method(**arguments)
        results = answer.items() if group["by_name"] else (("", each) for each in answer["results"])
        records = iter(results)
    for name, record in records:
        code = record.get(group["code"]) if group["code"] else None
        label = _label(record, group["label"]) if group["label"] else name[:_MONTH]
        yield code if label is None else label, code, record[group["value"]]


def _label(record: Any, place: str) -> str | None:
    for member in place.split("."):
        record = record[member]
    if isinstance(record, dict):
        return _calendar_month(int(record["fiscal_year"]), int(record["month"]))
    return None if record is None else str(record)


def in_groups(rows: Iterable[Row]) -> tuple[list[Row], float]:
    """Divide groups from what is in none: the service gives it as groups that have no name.

    Parameters
    ----------
    rows : iterable of tuple
        The groups.

    Returns
    -------
    tuple of list and float
        Those with a name, and the sum of the others.
    """
    rows = list(rows)
    return [row for row in rows if row[0] is not None], sum(
        row[2] or 0 for row in rows if row[0] is None
    )


def cells(group: Mapping[str, Any], row: Row) -> list[Any]:
    """Return the cells of a group: its name, its code if such groups have codes, and its value.

    Parameters
    ----------
    group : mapping
        The way to group, as in the catalog.
    row : tuple
        The group.

    Returns
    -------
    list
    """
    name, code, value = row
    return [name, code, value] if group["code"] else [name, value]


def told_apart(rows: Sequence[Row]) -> list[tuple[str, float | None]]:
    """Return the names and values of groups; those of one name have their codes, too.

    Parameters
    ----------
    rows : sequence of tuple
        The groups.

    Returns
    -------
    list of tuple
    """
    names = [str(name)[:_SEEN] for name, _, _ in rows]
    return [
        (f"{code[:_CODE]} {name}" if code and names.count(seen) > 1 else str(name), value)
        for seen, (name, code, value) in zip(names, rows, strict=True)
    ]


def _calendar_month(year: int, month: int) -> str:
    """Return a month of a fiscal year, whose first month is October, as year and month."""
    before = month <= _MONTHS_BEFORE
    return f"{year - before}-{month + 12 * before - _MONTHS_BEFORE:02}"


def largest_first(rows: list[Row], group: Mapping[str, Any]) -> list[Row]:
    """Sort groups by value; those of time stay in their order, without the empty ones at both ends.

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
        full = [place for place, row in enumerate(rows) if row[2]]
        return rows[full[0] : full[-1] + 1] if full else []
    return sorted(rows, key=lambda row: -(row[2] or 0))


def rest(
    group: Mapping[str, Any],
    rows: Sequence[Row],
    whole: Sequence[Row],
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
    added, everything = (sum(value or 0 for _, _, value in each) for each in (rows, whole))
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


def unknown_rest(group: Mapping[str, Any], out: float) -> str:
    """Say what groups may leave out or have several times, if no figure tells.

    Parameters
    ----------
    group : mapping
        The way to group, as in the catalog.
    out : float
        What is known to be in none.

    Returns
    -------
    str
    """
    if group["overlaps"]:
        return _overlapping(group["name"])
    if out:
        return f"{_number(out)} and maybe more is in no group by {group['name']}"
    return f"something may be in no group by {group['name']}"


def _overlapping(name: str) -> str:
    return f"something may be in several groups by {name}, or in none"


def _number(value: float) -> str:
    return f"{value:,.2f}".removesuffix(".00")
