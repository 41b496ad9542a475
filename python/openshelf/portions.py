"""Says whether an answer without pages may be a part of what there is."""

from __future__ import annotations

import csv

from openshelf import _core

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

__all__ = ["arguments_for_more", "length", "remark", "undivided", "wider"]

#: What counts records, so that as many of them as were asked for may be a part.
_COUNTS = {"size", "most", "most_of_each"}


def undivided(operation: Mapping[str, Any]) -> str:
    """Name the parameters that seem to divide a list, and do not; empty if there are none."""
    names = [each["name"] for each in operation["parameters"] if each["portion"] == "nothing"]
    return f", whatever {' and '.join(names)} are" if names else ""


def arguments_for_more(part: Mapping[str, Any], between: str) -> str:
    """Return the arguments with which a call returns more of a list, and what is known of them."""
    # A terminal takes words without quotes.
    shown = str if between == " " else repr
    text = between.join(f"{name}={shown(value)}" for name, value in part["arguments"])
    return f"{text} ({part['bound']})" if part["bound"] else text


def wider(operation: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments with which a call returns more, or the next page; none if none does."""
    part = _core._part_of(f"{operation['service']}.{operation['full_name']}")  # noqa: SLF001
    more = dict(part["arguments"]) if part else {}
    pages = [each["name"] for each in operation["parameters"] if each["portion"] == "page"]
    for page in pages:
        more.pop(page, None)
        if all(given.get(name) == value for name, value in more.items()):
            more[page] = (given.get(page) or 1) + 1
    return {name: value for name, value in more.items() if given.get(name) != value}


def length(operation: Mapping[str, Any], answer: Any) -> int:
    """Return the number of records of an answer; of records of several kinds, that of most."""
    if isinstance(answer, (bytes, str)):
        text = answer.decode(errors="replace") if isinstance(answer, bytes) else answer
        return _rows(text) if operation["path"].endswith(".csv") else 0
    if operation["records"] and operation["records"] != ".":
        for name in operation["records"].split("."):
            answer = answer.get(name) if isinstance(answer, dict) else None
    if isinstance(answer, list):
        return len(answer)
    if isinstance(answer, dict):
        within = {"records": "", "path": ""}
        return max((length(within, each) for each in answer.values()), default=0)
    return 0


def _rows(text: str) -> int:
    """Return the number of rows of a CSV below its first, which names the columns."""
    try:
        # A row may have lines within quotes.
        rows = sum(1 for row in csv.reader(text.splitlines(keepends=True)) if row)
    except csv.Error:  # a field is too long for it: nothing is known
        return 0
    return max(0, rows - 1)


def remark(
    operation: Mapping[str, Any],
    given: Mapping[str, Any],
    count: int,
    between: str = ", ",
) -> str:
    """Say that an answer may be a part of what there is; otherwise nothing.

    Parameters
    ----------
    operation : mapping
        The operation.
    given : mapping
        The arguments of the call.
    count : int
        The number of records of its answer.
    between : str, default ", "
        What stands between two arguments: a blank in a terminal.

    Returns
    -------
    str
    """
    if operation["paging"] is not None:
        return ""
    sizes = {each["portion"]: each for each in operation["parameters"] if each["portion"]}
    part = _core._part_of(f"{operation['service']}.{operation['full_name']}")  # noqa: SLF001
    if part is None:
        return ""
    more = arguments_for_more(part, between)
    if "days" in sizes:
        days = sizes["days"]
        is_part = days["default"] is not None and given.get(days["name"]) is None
        return f"the newest {days['default']} days; {more} gives every day" if is_part else ""
    size = next((each for kind, each in sizes.items() if kind in _COUNTS), None)
    if size is None:
        return ""
    asked = given.get(size["name"])
    for usual in ("default", "service_default"):
        asked = size[usual] if asked is None else asked
    if not isinstance(asked, int) or asked < 1 or count < asked:
        return ""
    came = f"{count} records, and {size['name']} is {asked}: there may be more"
    if "page" not in sizes and asked == size["max"]:
        return f"{came}, but it takes no larger number"
    return f"{came}; for more, write {more}" if between == " " else f"{came}; pass {more}"
