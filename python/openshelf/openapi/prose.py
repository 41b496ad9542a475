"""Writes the catalog's sentences for programs in any language.

The catalog describes arguments as Python takes them, so its sentences name Python's None, True and
False, and classes of errors. A document says what travels.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from openshelf.openapi import wire

if TYPE_CHECKING:
    from openshelf.openapi.components import Operation

__all__ = ["of_argument", "of_json"]

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
