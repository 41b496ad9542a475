"""Reads the words of a question, name=value, as the command ask has them."""

from __future__ import annotations

import itertools
import json
import shlex

from openshelf import asking, texts
from openshelf.asking import context

from . import nearest, words

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence
    from typing import Any

_YES = {"true": True, "yes": True, "false": False, "no": False}
#: The forms of a single value, which may hold commas.
_SINGLE = {"text", "pair"}
#: The forms of texts, in which a comma may be meant as it is.
_TEXTS = {"texts", "matches"}
_AMOUNTS = "amounts"
#: The forms of one word or number, and of several.
_WITHOUT_SPACES = {"flag", "year", "of_periods", "scope"}
_NUMBERS = {"amounts", "days", "fiscal_years", "periods"}


def given(
    subject: str, helper: Mapping[str, Any], typed: Sequence[str]
) -> tuple[dict[str, Any], list[str]]:
    """Parse name=value words; a word that is repeated has several values.

    Parameters
    ----------
    subject : str
        What is asked about, such as "spending.awards".
    helper : mapping
        The helper whose words it has, as in the catalog.
    typed : sequence of str
        The words.

    Returns
    -------
    tuple of dict and list of str
        The values by name, and what to say of those that might have been meant otherwise.

    Raises
    ------
    MistakeError
        For a word that is not known, and a value of another form.
    """
    known = {each["name"]: each for each in helper["words"]}
    found: dict[str, Any] = {}
    hints: list[str] = []
    if not all("=" in text for text in typed):
        _refuse_blanks(subject, typed, known)
    for text in typed:
        word, equals, value = text.partition("=")
        if not equals:
            raise words.MistakeError(_stray(subject, typed, text, known))
        name = _named(subject, helper, word, known)
        read = _value(known[name], value, hints)
        if name in found:
            before = found[name] if isinstance(found[name], list) else [found[name]]
            read = [*before, *(read if isinstance(read, list) else [read])]
        found[name] = read
    return found, hints


def _refuse_blanks(
    subject: str, typed: Sequence[str], known: Mapping[str, Mapping[str, Any]]
) -> None:
    """Refuse words with blanks around their sign."""
    from . import forgotten_quotes  # noqa: PLC0415  # only mistakes need it

    written = forgotten_quotes.joined(typed, lambda name: _plural(name, known))
    if written:
        raise words.MistakeError(f"{subject}: there are no blanks around =: {written}")


def _stray(
    subject: str, typed: Sequence[str], text: str, known: Mapping[str, dict[str, Any]]
) -> str:
    """Say what is wrong with a text without a name, which may belong to the word before it."""
    at = typed.index(text)
    name, _, start = typed[at - 1].partition("=") if at else ("", "", "")
    rest = itertools.takewhile(lambda each: "=" not in each, typed[at:])
    meant = _plural(name, known)
    quoted = _quoted(known[meant], name, [start, *rest]) if meant else ""
    return f"{subject}: expected name=value, got {text!r}{quoted}; names are {', '.join(known)}"


def _quoted(word: dict[str, Any], name: str, parts: Sequence[str]) -> str:
    """Say how texts are written that are one value, or several."""
    form, _ = context.form_of(word)
    whole = " ".join(parts)
    quoted = f"; a value with spaces needs quotes: {name}={shlex.quote(whole)}"
    listed = f"; several are separated by commas: {name}={','.join(parts)}"
    if form in _WITHOUT_SPACES:
        return ""
    if form in _SINGLE or context.is_known(word, whole):
        return quoted
    if form in _NUMBERS or all(context.is_known(word, part) for part in parts):
        return listed
    return quoted + listed


def _plural(word: str, known: Container[str]) -> str | None:
    """Return the name of a word; one of several may be written in the singular."""
    plurals = word, f"{word}s", f"{word.removesuffix('y')}ies"
    return next((plural for plural in plurals if plural in known), None)


def _named(
    subject: str, helper: Mapping[str, Any], word: str, known: Mapping[str, Mapping[str, Any]]
) -> str:
    found = _plural(word, known)
    if found is None:
        own = asking.meant(subject.partition(".")[0], helper["name"], word)
        hint = f"; did you mean {own}?" if own else nearest.hint(word, known)
        hint = hint or f"; expected one of {', '.join(known)}"
        raise words.MistakeError(f"{subject} has no word {word!r}{hint}")
    return found


def _value(word: dict[str, Any], text: str, hints: list[str]) -> Any:
    form, about = context.form_of(word)
    if form == "flag":
        if text.lower() not in _YES:
            raise words.MistakeError(f"{word['name']}: expected true or false, got {text!r}")
        return _YES[text.lower()]
    if form in _SINGLE:
        return text
    written = texts.structure(word["name"], text)
    if written is not None:
        return written
    if "," not in text:
        return text
    parts = [part.strip() for part in text.split(",")]
    if form == _AMOUNTS:
        # The commas between thousands are no others.
        return parts if all(context.RANGE in part for part in parts) else text
    if about == "city":
        # Each has a comma before its state.
        pairs = zip(parts[::2], parts[1::2], strict=False)
        return [", ".join(pair) for pair in pairs] if len(parts) % 2 == 0 else text
    parts = context.divided(word, text)
    if form in _TEXTS and ", " in text:
        either = " or ".join(map(repr, parts))
        one = json.dumps([text], ensure_ascii=False)
        hints.append(f"{word['name']}: {either}; one text with a comma is {word['name']}='{one}'")
    return parts if len(parts) > 1 else parts[0]
