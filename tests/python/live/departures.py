"""Finds where an answer differs from the type that the catalog declares for it."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

from examples import CATALOG

#: A name, or a word of an enumeration. Anything else may be somebody's data, and is not shown.
_WORD = re.compile(r"[\w.:/@-]{1,60}")
#: The problem with a member that should be present.
MISSING = "is missing"


class Departure(NamedTuple):
    """One place of an answer, and its value there instead of the declared type."""

    place: str
    what: str


@cache
def members(kind: Any) -> dict[str, Any]:
    """The types of a declared dict's members."""
    return typing.get_type_hints(kind)


def departures(value: Any, kind: Any, place: str = "") -> Iterator[Departure]:
    """All departures of a value; the elements of a list share a place."""
    if kind in (Any, object):
        return
    if typing.is_typeddict(kind):
        yield from _of_members(value, kind, place)
    elif (check := _BY_ORIGIN.get(typing.get_origin(kind))) is not None:
        yield from check(value, typing.get_args(kind), place)
    elif not _is(value, kind):
        yield _other(place, value, getattr(kind, "__name__", str(kind)))


def unexpected(answer: Any, kind: Any, operation: Mapping[str, Any]) -> Iterator[Departure]:
    """The departures of a call's answer; members of records that calls can choose may be missing."""
    chosen = set(_chosen(operation))
    for each in departures(answer, kind):
        if each.what != MISSING or each.place.replace("[]", "").split(".")[-1] not in chosen:
            yield each


def _chosen(operation: Mapping[str, Any]) -> Iterator[str]:
    """The members of records whose type is that of an operation with a choice of members."""
    named = operation["record_name"]
    sharing = [
        other
        for other in CATALOG.values()
        if other["service"] == operation["service"]
        and (other["full_name"] == operation["full_name"] or named == other["record_name"] != "")
    ]
    choices = {"fields", "include", "exclude"}
    if any(each["name"] in choices for other in sharing for each in other["parameters"]):
        for other in sharing:
            columns = other["columns"] + other["included_columns"] + other["chosen_columns"]
            yield from _members(columns)


def _members(columns: list[dict[str, Any]]) -> set[str]:
    return {column["name"].split(".")[0] for column in columns}


def _of_alternatives(value: Any, inner: tuple[Any, ...], place: str) -> Iterator[Departure]:
    """The departures from the nearest alternative: one of the same type, then the fewest."""
    tried = [list(departures(value, each, place)) for each in inner]
    yield from min(
        tried, key=lambda found: (any(each.place == place for each in found), len(found))
    )


def _of_values(value: Any, inner: tuple[Any, ...], place: str) -> Iterator[Departure]:
    if value not in inner:
        shown = (
            repr(value)
            if _WORD.fullmatch(str(value))
            else f"a value of type {type(value).__name__}"
        )
        yield Departure(place, f"{shown} is new beside {', '.join(map(repr, inner))}")


def _of_items(value: Any, inner: tuple[Any, ...], place: str) -> Iterator[Departure]:
    if not isinstance(value, list):
        yield _other(place, value, "a list")
        return
    for each in value:
        yield from departures(each, inner[0], f"{place}[]")


def _of_open_members(value: Any, inner: tuple[Any, ...], place: str) -> Iterator[Departure]:
    if not isinstance(value, dict):
        yield _other(place, value, "an object")
        return
    for each in value.values():
        yield from departures(each, inner[1], f"{place}.*")


_BY_ORIGIN = {
    typing.Union: _of_alternatives,
    types.UnionType: _of_alternatives,
    Literal: _of_values,
    list: _of_items,
    dict: _of_open_members,
}


def _of_members(value: Any, kind: Any, place: str) -> Iterator[Departure]:
    if not isinstance(value, dict):
        yield _other(place, value, "an object")
        return
    declared = members(kind)
    dot = f"{place}." if place else ""
    for name, each in value.items():
        if name in declared:
            yield from departures(each, declared[name], dot + name)
        else:
            shown = name if _WORD.fullmatch(name) else "*"
            yield Departure(dot + shown, "is new: the catalog does not know this member")
    for name in kind.__required_keys__ - value.keys():
        yield Departure(dot + name, MISSING)


def _is(value: Any, kind: Any) -> bool:
    if kind in (None, types.NoneType):
        return value is None
    if kind is float:
        return type(value) in (int, float)
    return type(value) is kind


def _other(place: str, value: Any, wanted: str) -> Departure:
    if value is None:
        return Departure(place, f"is null, the catalog says {wanted}")
    return Departure(place, f"is of type {type(value).__name__}, the catalog says {wanted}")
