"""Writes the catalog's sentences for programs in any language.

The catalog describes arguments as Python takes them, so its sentences name Python's None, True and
False, classes of errors, and arguments. A document says what travels.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from openshelf.openapi import wire

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from openshelf.openapi.components import Operation

__all__ = ["of_argument", "of_json", "with_sent_names"]

#: Between quotation marks it is a text that a service sends or takes.
_VALUES = re.compile(r'(?<!["\w])(None|True|False)(?!["\w])')
#: Classes of the package, each with what a program in another language meets.
_CLASSES = (
    (re.compile(r"\b\w+Error \((\d{3})\)"), r"status \1"),
    (re.compile(r"\bNotFoundError is raised"), "the status is 404"),
    (re.compile(r"\bNotFoundError\b"), "status 404"),
    (re.compile(r", (?:and|with) [^,;:]*\w+Warning[^,;:]*"), ""),
    (re.compile(r"; [^;]*\w+Warning[^;]*"), ""),
    (re.compile(r"\bdict(s?)\b"), r"object\1"),
    (re.compile(r"\ba object"), "an object"),
    (re.compile(r" as a value\b"), ""),
)
_IN_JSON = {"None": "null", "True": "true", "False": "false"}


def of_json(sentence: str) -> str:
    """Return a sentence about JSON: null, true and false.

    Parameters
    ----------
    sentence : str
        A sentence of the catalog.

    Returns
    -------
    str
    """
    return _VALUES.sub(lambda found: _IN_JSON[found[1]], _of_http(sentence))


#: The members of a document that hold sentences, and those that hold what travels.
_SENTENCES = ("summary", "description")
_EXAMPLES = ("example", "examples")


def with_sent_names(document: Any, operations: Iterable[Operation]) -> Any:
    """Return a document whose sentences name parameters as they travel.

    Parameters
    ----------
    document : object
        The document, or a part of it.
    operations : iterable of dict
        All operations of the service.

    Returns
    -------
    object
        Names that mean several parameters stay, and so does one that is in the name that travels.
    """
    sent: dict[str, set[str]] = {}
    for parameter in (each for operation in operations for each in operation["parameters"]):
        sent.setdefault(parameter["name"], set()).add(parameter["wire"])
    names = {
        name: next(iter(wires))
        for name, wires in sent.items()
        # A name of one word is a word of the sentence.
        if "_" in name and len(wires) == 1 and not any(name in each for each in wires)
    }
    if not names:
        return document
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")
    return _renamed(document, lambda sentence: pattern.sub(lambda each: names[each[1]], sentence))


def _renamed(value: Any, rename: Callable[[str], str], name: str = "") -> Any:
    if name in _EXAMPLES:
        return value
    if isinstance(value, str):
        return rename(value) if name in _SENTENCES else value
    if isinstance(value, list):
        return [_renamed(each, rename) for each in value]
    if not isinstance(value, dict):
        return value
    return {each: _renamed(inner, rename, each) for each, inner in value.items()}


def _of_http(sentence: str) -> str:
    """Return a sentence about statuses and objects, without classes of the package."""
    for pattern, instead in _CLASSES:
        sentence = pattern.sub(instead, sentence)
    return sentence


def of_argument(operation: Operation, parameter: Operation) -> str:
    """Return what the catalog says of an argument, with the values as they travel.

    Parameters
    ----------
    operation, parameter : dict
        As in the catalog.

    Returns
    -------
    str
        The note, and the default of this package where the service assumes something else.
    """

    def written(found: re.Match[str]) -> str:
        word = found[1]
        if word == "None":
            return "left out" if parameter["nullable"] else "null"
        if parameter["kind"] == "boolean" and parameter["place"] != "body":
            return _flag(operation, parameter, on=word == "True")
        return _IN_JSON[word]

    sentences = [_VALUES.sub(written, _of_http(parameter["note"]))]
    if wire.assumed(parameter) != parameter["default"]:
        sentences.append(f"The Python package openshelf sends {json.dumps(parameter['default'])}")
    return ". ".join(filter(None, sentences))


def _flag(operation: Operation, parameter: Operation, *, on: bool) -> str:
    """Return a flag as it is sent in an address."""
    sent: Any = wire.sent(operation, parameter, on)
    if not sent:
        return "left out"
    return next(text or "the name alone" for _, text in sent)
