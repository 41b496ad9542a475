"""Reads what the catalog says about a service's helpers, lookups, linked records and subjects."""

from __future__ import annotations

import datetime as dt

from openshelf import _core

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from typing import Any

_KNOWN: dict[str, dict[str, Any]] = {}


def day_of(link: dict[str, Any]) -> dt.date:
    """Return the day that it is now by the clock of a link whose days pass.

    Parameters
    ----------
    link : dict
        The link, as in the catalog.

    Returns
    -------
    date
    """
    clock = dt.timezone(dt.timedelta(hours=link["utc_offset"]))
    return dt.datetime.now(clock).date()


def described(service: str) -> dict[str, Any]:
    """Return the helpers, lookups and linked records of a service.

    Parameters
    ----------
    service : str
        Its name.

    Returns
    -------
    dict
        The members "helpers", "lookups", "linked_records" and "subjects", each a dict by name.
    """
    found = _KNOWN.get(service)
    if found is None:
        said = _core._service_words(service) or {}  # noqa: SLF001  our own module
        found = {part: {each["name"]: each for each in listed} for part, listed in said.items()}
        _KNOWN[service] = found
    return found
