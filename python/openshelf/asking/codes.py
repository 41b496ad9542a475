"""The forms of words that stand for codes, accounts, agencies and places.

A form reads the value of one argument. It is a generator function: it yields a question about a
name that only the service knows, and gets the record that has it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from openshelf import _core

from .context import HOME, RANGE, Context, Fault, Parts, key, matched
from .restricting import MOST, Restriction, meet_of_places

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from typing import Any

    from .context import Steps


def _between(context: Context, first: str, last: str) -> list[str]:
    """Return the codes of a range, which differ in the digits or the letter at their end."""
    ends = [matched(context.word["pattern"], end.strip()) for end in (first, last)]
    shown = f"{first.strip()}{RANGE}{last.strip()}"
    low, high = ends
    if low is None or high is None:
        raise Fault(f"{shown} is no range of codes of the form {context.word['pattern']}")
    digits = re.search(r"\d*\Z", low)
    before = low[: digits.start()] if digits else low
    tails = low[len(before) :], high[len(before) :]
    if len(low) == len(high) and high.startswith(before) and all(map(str.isdigit, tails)):
        start, end = map(int, tails)
        if start <= end and end - start < MOST:
            return [f"{before}{number:0{len(tails[0])}}" for number in range(start, end + 1)]
    if len(low) == len(high) and low[:-1] == high[:-1] and low <= high and high[-1].isalpha():
        return [low[:-1] + chr(letter) for letter in range(ord(low[-1]), ord(high[-1]) + 1)]
    raise Fault(
        f"{shown} is no range: write the smaller code first, in as many characters, "
        f"with at most {MOST} codes"
    )


def codes_of(context: Context, value: Any) -> Steps:
    """Return the codes of one word, code, range or name."""
    text = context.text(value)
    found = context.choice(text)
    if found is not None:
        return found
    known = _known_name(context, text)
    if known is not None:
        return [known]
    code = matched(context.word["pattern"], text)
    if code is not None and context.names_all():
        record = yield context.question(text, code)
        return [code if record is None else record.code]
    if code is not None:
        return [code]
    first, dots, last = text.partition(RANGE)
    if dots and context.word["pattern"]:
        return _between(context, first, last)
    if context.word["any"]:
        return [text]
    if context.word["lookup"]:
        record = yield context.question(text)
        return [record.code]
    raise context.unknown(text)


def _known_name(context: Context, text: str) -> str | None:
    known = context.word["known"]
    if known is None:
        return None
    wanted = key(text)
    for short, name in known["short_forms"]:
        if wanted == key(short):
            return str(name)
    return next((name for name in known["names"] if wanted == key(name)), None)


def codes(context: Context, value: Any, parts: Parts) -> Steps:
    """Words or codes: a list of codes."""
    found = yield from context.words(value, lambda item: codes_of(context, item))
    parts.extend(context.member, found)


def choice(context: Context, value: Any, parts: Parts) -> Steps:
    """One word: its code."""
    found = yield from codes_of(context, value)
    parts.members[context.member] = found[0]


def codes_or_groups(context: Context, value: Any, parts: Parts) -> Steps:
    """Groups, which give paths, or codes."""
    groups = {code for each in context.word["choices"] for code in each["codes"]}
    found = yield from context.words(value, lambda item: codes_of(context, item))
    chosen_groups = [code for code in found if code in groups]
    if chosen_groups and len(chosen_groups) < len(found):
        raise Fault("groups and codes cannot be mixed: the service takes either in one call")
    if chosen_groups:
        parts.members[context.member] = {"require": [[code] for code in chosen_groups]}
    elif found:
        parts.extend(context.member, found)


def account_paths(context: Context, value: Any, parts: Parts) -> Steps:
    """Numbers of accounts: the paths from their agencies to them."""
    found = yield from context.words(value, lambda item: codes_of(context, item))
    paths = [[number.partition("-")[0], number] for number in dict.fromkeys(found)]
    parts.members[context.member] = {"require": paths}


def agencies(context: Context, value: Any, parts: Parts) -> Steps:
    """Names of agencies, and of parts of them behind a slash."""
    found = yield from context.words(value, lambda item: _agency(context, item))
    parts.extend(context.member, found)


def _agency(context: Context, value: Any) -> Steps:
    sets = dict(context.word["sets"])
    if isinstance(value, Mapping):
        return [{**sets, **value}]
    text = context.text(value)
    parents = dict(context.word["parents"])
    whole, slash, part = (piece.strip() for piece in text.partition("/"))
    # A slash leads to a part of an agency, and some names have one.
    name = _known_name(context, text)
    if name is None:
        name = _known_name(context, whole)
        if slash and name is not None:
            name = _known_part(context, name, part, parents)
    if name is None:
        record = yield context.question(text)
        name, parent = record.name, record.parent
    else:
        parent = parents.get(name)
    if parent is None:
        return [{**sets, "tier": "toptier", "name": name}]
    return [{**sets, "tier": "subtier", "name": name, "toptier_name": parent}]


def _known_part(context: Context, whole: str, part: str, parents: Mapping[str, str]) -> str | None:
    """Return the part of an agency by its name, its short form or words in its name."""
    own = [name for name, parent in parents.items() if parent == whole]
    known = _known_name(context, part)
    if known in own:
        return known
    words = set(key(part).split())
    held = [name for name in own if words and words <= set(key(name).split())]
    return held[0] if len(held) == 1 else None


def places(context: Context, value: Any, parts: Parts) -> Steps:
    """Places of a kind."""
    found = yield from context.placed_words(value, lambda item: _place(context, item))
    restriction = Restriction(context.word["name"], context.about, found, meet_of_places)
    parts.restrict(context.member, restriction)


def _place(context: Context, value: Any) -> Steps:
    yield from ()
    if isinstance(value, Mapping):
        return [dict(value)]
    text = context.text(value)
    kind, home = context.about, HOME
    if kind == "zip":
        if not matched(context.word["pattern"], text):
            raise Fault(f"expected a zip code of five digits, got {value!r}")
        return [{"country": home, "zip": text}]
    if kind == "country":
        found = context.choice(text)
        code = found[0] if found else matched(context.word["pattern"], text)
        if code is None:
            raise context.unknown(text)
        return [{"country": code}]
    if kind == "state":
        return [{"country": home, "state": _state(context, text)}]
    return [{"country": home, **_in_a_state(context, text)}]


def _state(context: Context, text: str) -> str:
    found = context.choice(text)
    if found is None:
        states = [choice["name"] for choice in context.word["choices"]]
        names = [choice["also"][0] for choice in context.word["choices"]]
        hint = _core._hint(text, [*names, *states])  # noqa: SLF001  our own
        raise Fault(f"unknown state {text!r}{hint or '; expected a code such as TX'}", states)
    return found[0]


def _in_a_state(context: Context, text: str) -> dict[str, str]:
    kind, sample = context.about, context.word["sample"]
    if kind == "city":
        city, comma, state = text.rpartition(",")
        if not comma or "," in city:
            raise Fault(f"expected a city with its state, such as {sample!r}, got {text!r}")
        return {"state": _state(context, state.strip()), "city": city.strip()}
    width = 3 if kind == "county" else 2
    if kind == "county" and re.fullmatch(r"\d{5}", text):
        return {"state": _state(context, text[:2]), "county": text[2:]}
    parts = re.fullmatch(rf"(.+?)[-/ ]\s*(\d{{1,{width}}})", text)
    if parts is None:
        raise Fault(f"expected a {context.word['thing']} such as {sample!r}, got {text!r}")
    member = "county" if kind == "county" else "district_current"
    return {"state": _state(context, parts[1].strip()), member: parts[2].zfill(width)}
