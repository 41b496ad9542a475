"""Finds and sets members of objects by paths such as ``filters.time_period.start_date``."""

from __future__ import annotations

from openshelf import texts
from openshelf.errors import ArgumentError
from openshelf.member_names import members

from . import nearest

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

#: How deep members are completed; objects may contain themselves.
_DEEPEST = 4


def leaves(described: Mapping[str, Any], path: str, depth: int = 1) -> Iterator[str]:
    """Yield the paths of all members that are no objects.

    Parameters
    ----------
    described : mapping
        A parameter or a member, as in the catalog.
    path : str
        Its own path.
    depth : int, default 1
        How deep the members of the path are.
    """
    for name, member in members(described).items():
        own = f"{path}.{name}"
        if not members(member):
            yield own
        elif depth < _DEEPEST:
            yield from leaves(member, own, depth + 1)


def member(parameters: Mapping[str, Mapping[str, Any]], path: str) -> Mapping[str, Any] | None:
    """Return the member at the end of a path, or None if there is none."""
    first, *names = path.split(".")
    found = parameters.get(first)
    for name in names:
        if found is None:
            return None
        found = members(found).get(name)
    return found


def put(value: dict[str, Any], parameter: Mapping[str, Any], path: str, text: str) -> None:
    """Set a member of an object to the value that a text means.

    Parameters
    ----------
    value : dict
        The object. A list of objects in it, such as periods, gets one object.
    parameter : mapping
        The parameter that takes the object, as in the catalog.
    path : str
        The path of the member, which begins with the name of the parameter.
    text : str
        The value, written as that of an argument.

    Raises
    ------
    ArgumentError
        If there is no such member, it is set already, or the text does not fit it.
    """
    described, (first, *names) = parameter, path.split(".")
    before = first
    for place, name in enumerate(names):
        known = members(described)
        if name not in known:
            hint = nearest.hint(name, known) or f"; expected {', '.join(known)}"
            if known:
                message = f"{before} has no member {name!r}{hint}"
            elif described["kind"].startswith("object"):
                message = f"{before}: its members are not known; write {before}=JSON"
            else:
                message = f"{before} has no members"
            raise ArgumentError(message)
        described, before = known[name], f"{before}.{name}"
        if place == len(names) - 1:
            break
        inner = value.setdefault(name, [{}] if described["kind"] == "objects" else {})
        if isinstance(inner, list) and len(inner) == 1:
            inner = inner[0]
        if not isinstance(inner, dict):
            message = f"{before}: it is set as a whole; write {before}=JSON, or its members alone"
            raise ArgumentError(message)
        value = inner
    parsed = texts.argument({**described, "name": before}, text)
    own = names[-1]
    if isinstance(parsed, list) and isinstance(value.get(own), list):
        value[own] += parsed
    elif own in value:
        message = f"{before}: passed twice"
        raise ArgumentError(message)
    else:
        value[own] = parsed
