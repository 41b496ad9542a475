"""The forms of words, by their names in the catalog.

A form is a generator function. It reads the value of one argument, and adds what the operation
takes to the `Parts`. `codes` and `spans` have most of them.
"""

from __future__ import annotations

import re

from openshelf import _core

from . import codes, spans
from .context import Context, Fault, Parts, matched

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .context import Steps

#: The scope of the places in the country.
_AT_HOME = "domestic"


def of_periods(context: Context, value: Any, parts: Parts) -> Steps:
    """A word that belongs to every period."""
    found = yield from codes.codes_of(context, value)
    parts.of_periods = context.word["name"], context.member, found[0]


def scope(context: Context, value: Any, parts: Parts) -> Steps:
    """A word for the country or all others; it must fit the places of its member."""
    found = yield from codes.codes_of(context, value)
    parts.members[context.member] = found[0]
    parts.scopes.append((context.word["name"], value, context.about, found[0] == _AT_HOME))


def _alternatives(context: Context, value: Any) -> list[str]:
    """Return one text, or several. One that looks like several is refused: nothing has it."""
    if isinstance(value, str) and re.search(r"[^\W\d],\w|\w,[^\W\d]", value):
        several = [part.strip() for part in value.split(",")]
        raise Fault(
            f"{value!r} is one text: write {several!r} for several, and {[value]!r} for this one"
        )
    return [_own(context, context.text(item)) for _, item in context.each(value)]


def _own(context: Context, text: str) -> str:
    """Return a text, unless it has the form of another argument's values."""
    belongs = context.word["belongs"]
    if belongs and matched(belongs[0], text):
        name, other = context.word["name"], belongs[1]
        raise Fault(f"{text!r} is a value of {other}, not of {name}: write {other}={text!r}")
    return text


def texts(context: Context, value: Any, parts: Parts) -> Steps:
    """Texts, as they are."""
    yield from ()
    parts.extend(context.member, _alternatives(context, value))


def text(context: Context, value: Any, parts: Parts) -> Steps:
    """One text, which has a form if the word has one."""
    yield from ()
    found: str | None = context.text(value)
    if form := context.word["pattern"]:
        found = matched(form, found or "")
    if found is None:
        thing, sample = context.word["thing"], context.word["sample"]
        raise Fault(f"expected {thing}, such as {sample!r}, got {value!r}")
    parts.members[context.member] = found


def flag(context: Context, value: Any, parts: Parts) -> Steps:
    """True or False."""
    yield from ()
    if not isinstance(value, bool):
        raise Fault(f"expected True or False, got {value!r}")
    if parts.is_query:
        # The index has no false values, and a member that is missing matches no term.
        term = {"term": {context.member: True}}
        parts.conditions.append(term if value else {"bool": {"must_not": [term]}})
    else:
        parts.members[context.member] = value


def pair(context: Context, value: Any, parts: Parts) -> Steps:
    """Two values, of which the second may be left out."""
    yield from ()
    given: list[Any] = re.split(r"\s*/\s*", value.strip()) if isinstance(value, str) else [value]
    if isinstance(value, tuple | list):
        given = list(value)
    members = context.word["members"]
    is_read = all(isinstance(each, str | int) and each != "" for each in given)
    if not is_read or not 1 <= len(given) <= len(members):
        raise Fault(
            f"expected {context.word['thing']} such as {context.word['sample']!r}, got {value!r}"
        )
    operation = _core._operation(f"{context.service}.{context.helper['used_by'][0]}") or {}  # noqa: SLF001
    kinds = {each["name"]: each["kind"] for each in operation.get("parameters", [])}
    for member, item in zip(members, given, strict=False):
        parts.members[member] = spans.whole(item) if kinds.get(member) == "integer" else str(item)


def _condition(parts: Parts, alternatives: list[dict[str, Any]]) -> None:
    only = alternatives[0] if len(alternatives) == 1 else None
    parts.conditions.append(only or {"bool": {"should": alternatives, "minimum_should_match": 1}})


def matches(context: Context, value: Any, parts: Parts) -> Steps:
    """Texts whose words the member must hold."""
    yield from ()
    found = _alternatives(context, value)
    member = context.member
    _condition(parts, [{"match": {member: {"query": each, "operator": "and"}}} for each in found])


def terms(context: Context, value: Any, parts: Parts) -> Steps:
    """Texts of which the member is one."""
    found = yield from context.words(value, lambda item: codes.codes_of(context, item))
    if not found:
        return
    member = context.member
    only = {"term": {member: found[0]}}
    parts.conditions.append(only if len(found) == 1 else {"terms": {member: found}})


#: Every form of the catalog.
FORMS: dict[str, Callable[[Context, Any, Parts], Steps]] = {
    "codes": codes.codes,
    "choice": codes.choice,
    "codes_or_groups": codes.codes_or_groups,
    "account_paths": codes.account_paths,
    "fiscal_years": spans.fiscal_years,
    "periods": spans.periods,
    "of_periods": of_periods,
    "scope": scope,
    "agencies": codes.agencies,
    "places": codes.places,
    "amounts": spans.amounts,
    "texts": texts,
    "text": text,
    "year": spans.year,
    "flag": flag,
    "days": spans.days,
    "pair": pair,
    "matches": matches,
    "terms": terms,
    "overlaps": spans.overlaps,
}
