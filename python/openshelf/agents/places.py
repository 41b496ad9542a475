"""Reads and replaces a part of a value by its path, such as results[3].description."""

from __future__ import annotations

import re

from openshelf.errors import ArgumentError

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

__all__ = ["first_of", "part", "put"]

_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)|\.")


def steps(path: str) -> list[str | int]:
    """Return the names and numbers of a path."""
    if path in {"", "."}:
        return []
    found: list[str | int] = []
    for number, name in _STEP.findall(path):
        if number:
            found.append(int(number))
        elif name:
            found.append(name)
    return found


def part(value: Any, path: str) -> Any:
    """Return the part of a value at a path.

    Raises
    ------
    ArgumentError
        If there is none.
    """
    for step in steps(path):
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            has = f"its members are {', '.join(map(str, value))}" if isinstance(value, dict) else ""
            has = has or (f"it has {len(value)} elements" if isinstance(value, list) else "")
            told = f"at: the answer has no part {path!r}" + (f": {has}" if has else "")
            raise ArgumentError(told) from None
    return value


def first_of(value: Any, paths: Iterable[str]) -> Any:
    """Return the part at the first of some paths that a value has, or None."""
    for path in paths:
        try:
            return part(value, path)
        except ArgumentError:
            continue
    return None


def put(value: Any, path: str, new: Any, *, rename: bool = False) -> bool:
    """Replace the part at a path, or the name of a member; return whether there was one."""
    *outer, last = steps(path) or [""]
    for step in outer:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            return False
    if rename:
        if not isinstance(value, dict) or last not in value or new in value:
            return False
        value[new] = value.pop(last)
        return True
    try:
        value[last]
        value[last] = new
    except (KeyError, IndexError, TypeError):
        return False
    return True
