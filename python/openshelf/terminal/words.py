"""Parsing the words of a command line: services, operations and arguments."""

from __future__ import annotations

import difflib
import errno
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import openshelf

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_FLAGS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
_OPERATIONS: dict[str, dict[str, Any]] = {}


class MistakeError(ValueError):
    """An error of the command line, with a message of one line."""


def operations() -> dict[str, dict[str, Any]]:
    """Return all operations by their full names; built once per process."""
    if not _OPERATIONS:
        _OPERATIONS.update({name_of(operation): operation for operation in openshelf.operations()})
    return _OPERATIONS


def services() -> list[str]:
    """Return the names of the services."""
    return list(dict.fromkeys(operation["service"] for operation in operations().values()))


def name_of(operation: dict[str, Any]) -> str:
    """Return the full name of an operation, such as "museum.artworks.search"."""
    return f"{operation['service']}.{operation['full_name']}"


def hint(word: str, known: Iterable[str]) -> str:
    """Return a question with the nearest known word, or an empty string."""
    near = difflib.get_close_matches(word.lower(), list(known), n=1, cutoff=0.6)
    return f"; did you mean {near[0]}?" if near else ""


def service(word: str) -> str:
    """Parse the name of a service.

    Raises
    ------
    MistakeError
        With the nearest known name.
    """
    known = services()
    if word in known:
        return word
    raise MistakeError(
        f"no service {word!r}; expected one of {', '.join(known)}{hint(word, known)}"
    )


def operation(word: str) -> dict[str, Any]:
    """Parse the name of an operation; return the operation.

    Raises
    ------
    MistakeError
        With the nearest known name.
    """
    known = operations()
    if word in known:
        return known[word]
    nearest = hint(word, known)
    raise MistakeError(f"no operation {word!r}{nearest or '; see: openshelf list'}")


def arguments(operation: dict[str, Any], words: Sequence[str]) -> dict[str, Any]:
    """Parse ``name=value`` words by the parameters of an operation.

    Text, numbers and flags are written plainly; list items are separated by commas or repeated;
    objects are JSON. ``name=@file`` reads the value from a file, ``name=@-`` from standard input.

    Raises
    ------
    MistakeError
        For a word without "=", an unknown name, or a value of the wrong type.
    """
    parameters = {parameter["name"]: parameter for parameter in operation["parameters"]}
    given: dict[str, Any] = {}
    for word in words:
        name, separator, text = word.partition("=")
        if not separator:
            takes = ", ".join(parameters) or "no arguments"
            raise MistakeError(f"{word!r}: expected name=value; {name_of(operation)} takes {takes}")
        if name not in parameters:
            raise MistakeError(
                f"{name_of(operation)} has no parameter {name!r}{hint(name, parameters)}"
                if parameters
                else f"{name_of(operation)} takes no arguments"
            )
        value = _value(parameters[name], name, _text(name, text))
        if name in given and isinstance(value, list) and isinstance(given[name], list):
            given[name] += value
        elif name in given:
            raise MistakeError(f"{name}: passed twice")
        else:
            given[name] = value
    return given


def _text(name: str, text: str) -> str:
    if not text.startswith("@"):
        return text
    place = text[1:]
    try:
        return sys.stdin.read() if place == "-" else Path(place).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        if place == "-" and getattr(error, "errno", None) == errno.EBADF:
            raise MistakeError(
                f"{name}: standard input is closed; pass a file: {name}=@file"
            ) from error
        raise MistakeError(f"{name}: {error}") from error


def _value(parameter: dict[str, Any], name: str, text: str) -> Any:
    kind: str = parameter["kind"]
    if kind == "boolean":
        if text.lower() not in _FLAGS:
            raise MistakeError(f"{name}: expected true or false, got {text!r}")
        return _FLAGS[text.lower()]
    if kind.startswith(("text", "integers")) and kind not in {"text", "text_or_texts"}:
        return _list(kind, text)
    if kind in {"text", "date", "text_or_texts"}:
        return text
    if kind in {"integer", "number", "integer_or_text"}:
        return _number(kind, name, text)
    return _json(name, text)


def _number(kind: str, name: str, text: str) -> Any:
    try:
        return float(text) if kind == "number" else int(text)
    except ValueError:
        if kind == "integer_or_text":
            return text
        noun = "number" if kind == "number" else "whole number"
        raise MistakeError(f"{name}: expected a {noun}, got {text!r}") from None


def _list(kind: str, text: str) -> list[Any]:
    if text.startswith("["):
        try:
            found = json.loads(text)
        except ValueError:
            found = None
        if isinstance(found, list):
            return found
    parts = [part for part in text.split(",") if part]
    if kind.startswith("integers"):
        return [int(part) if part.lstrip("-").isdigit() else part for part in parts]
    return parts


def _json(name: str, text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise MistakeError(f"{name}: expected JSON, such as '{{\"key\": 1}}': {error}") from None
