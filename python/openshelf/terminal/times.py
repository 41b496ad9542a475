"""Writes times that a service sends in milliseconds as a table shows them."""

from __future__ import annotations

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

#: The unit of such a column, as in the catalog.
_MILLISECONDS = "ms since 1970"


def columns(operation: Mapping[str, Any]) -> set[str]:
    """Return the names of the members that are times in milliseconds.

    Parameters
    ----------
    operation : mapping
        The operation, as in the catalog.

    Returns
    -------
    set of str
    """
    return {each["name"] for each in operation["columns"] if each["unit"] == _MILLISECONDS}


def readable(value: Any, names: set[str]) -> Any:
    """Return records whose times are written as in CSV, such as 2024-01-03T12:00:00.000Z.

    Parameters
    ----------
    value : a JSON value
        A record, or a list of records. Other values stay as they are.
    names : set of str
        The members that are times in milliseconds since 1970.

    Returns
    -------
    a JSON value
    """
    if isinstance(value, list):
        return [readable(each, names) for each in value]
    if not isinstance(value, dict):
        return value
    return {name: _time(each) if name in names else each for name, each in value.items()}


def _time(value: Any) -> Any:
    """Return the time of a number of milliseconds; a number that is none stays."""
    import datetime as dt  # noqa: PLC0415  # few operations have such a time

    if not isinstance(value, int) or isinstance(value, bool):
        return value
    try:
        moment = dt.datetime.fromtimestamp(0, dt.UTC)
        moment += dt.timedelta(milliseconds=value)
    except OverflowError:
        return value
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")
