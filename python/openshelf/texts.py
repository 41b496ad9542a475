"""Reads values that are given as text, by the kinds of parameters and of client options."""

from __future__ import annotations

import contextlib
import json

from openshelf.errors import ArgumentError

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

#: The forms in which the service takes several names in one text.
_JOINED = ("commas", "commas_or_bars", "commas_and_spaces", "repeated_in_capitals")
#: The kinds of arguments that are a list.
LISTS = frozenset({"texts", "integers", "integers_or_texts"})
_FLAGS = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
#: The kinds of arguments that are an object or a list; names with commas between them are a list.
_OBJECT_OR_LIST = {"object_or_texts", "object_or_codes", "object_or_list"}
#: JSON as an example, by its first sign.
_SAMPLES = {"{": '{"key": "value"}', "[": '["one", "two"]'}
#: The kinds of client options that are no text.
_JSON_OPTIONS = {"lifetime", "rate", "timeout", "duration", "flag_or_duration"}


def argument(parameter: Mapping[str, Any], text: str) -> Any:
    """Return the value that a text means for a parameter.

    Parameters
    ----------
    parameter : mapping
        The parameter, as in the catalog.
    text : str
        Text, numbers and flags are written plainly. The items of a list are separated by commas,
        with or without blanks, or are a JSON list; objects are JSON.

    Returns
    -------
    the value

    Raises
    ------
    ArgumentError
        If the text is no value of this kind.
    """
    kind, name = parameter["kind"], parameter["name"]
    if kind == "boolean":
        return flag(name, text)
    if takes_list(parameter):
        names = _json_list(name, text)
        # Without brackets the call itself splits the text.
        return text if names is None else names
    if kind.startswith(("text", "integers")) and kind != "text":
        names = _json_list(name, text)
        return _items(kind, text) if names is None else names
    if kind in _OBJECT_OR_LIST:
        found = structure(name, text)
        return _items(kind, text) if found is None else found
    if kind in {"text", "date"}:
        return text
    if kind in {"integer", "number", "integer_or_text"}:
        return _number(kind, name, text)
    return _json(name, text)


def takes_list(parameter: Mapping[str, Any]) -> bool:
    """Whether a text argument takes a list of names, too."""
    return bool(parameter["kind"] == "text" and parameter.get("render") in _JOINED)


def takes_several(parameter: Mapping[str, Any]) -> bool:
    """Whether an argument takes several values: a list, or names in one text."""
    return parameter["kind"] in LISTS or takes_list(parameter)


def listed(parameter: Mapping[str, Any], text: str) -> list[str]:
    """Return the names in the text of an argument that takes a list, as the call splits it."""
    has_bars = parameter["render"] == "commas_or_bars" and "|" in text
    return [name.strip() for name in text.split("|" if has_bars else ",")]


def client_option(option: Mapping[str, Any], text: str) -> Any:
    """Return the value that a text means for an option of a client.

    Parameters
    ----------
    option : mapping
        The option, as in the catalog.
    text : str
        Numbers are written plainly, and None as null.

    Returns
    -------
    the value

    Raises
    ------
    ArgumentError
        If the text is no value of this kind.
    """
    kind, name = option["kind"], option["name"]
    if kind == "flag":
        return flag(name, text)
    return _json(name, text) if isinstance(kind, dict) or kind in _JSON_OPTIONS else text


def flag(name: str, text: str) -> bool:
    """Return the flag that a text means; raise ArgumentError if it means none."""
    if text.lower() not in _FLAGS:
        raise ArgumentError(f"{name}: expected true or false, got {text!r}")
    return _FLAGS[text.lower()]


def choice(name: str, text: str, allowed: Sequence[str]) -> str:
    """Return a text that is one of some; raise ArgumentError otherwise."""
    if text not in allowed:
        raise ArgumentError(f"{name}: expected {' or '.join(map(repr, allowed))}, got {text!r}")
    return text


def whole_number(name: str, text: str, least: int) -> int:
    """Return the number that a text means; raise ArgumentError below a least one."""
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise ArgumentError(f"{name}: expected a whole number of at least {least}, got {text!r}")
    return number


def _number(kind: str, name: str, text: str) -> Any:
    if kind == "integer_or_text":
        return digits(text)
    try:
        return float(text) if kind == "number" else int(text)
    except ValueError:
        noun = "number" if kind == "number" else "whole number"
        raise ArgumentError(f"{name}: expected a {noun}, got {text!r}") from None


def digits(text: str) -> int | str:
    """Return a number, or the text if it is no plain number: a code may begin with zeros."""
    try:
        number = int(text)
    except ValueError:
        return text
    return number if str(number) == text else text


def _items(kind: str, text: str) -> list[Any]:
    """Return what stands between the commas of a text."""
    parts = [part.strip() for part in text.split(",")]
    parts = [part for part in parts if part]
    return [digits(part) for part in parts] if kind.startswith("integers") else parts


def _json_list(name: str, text: str) -> list[Any] | None:
    """Return the list that a text writes as JSON; None if it does not look like JSON."""
    found = structure(name, text)
    if isinstance(found, dict):
        raise ArgumentError(f"{name}: expected a list, got the object {text.strip()}")
    return found


def structure(name: str, text: str) -> dict[str, Any] | list[Any] | None:
    """Return the object or the list that a text writes as JSON.

    Parameters
    ----------
    name : str
        The name of the argument.
    text : str
        The text, of an argument that takes an object or a list.

    Returns
    -------
    dict or list or None
        None if the text does not begin like JSON.

    Raises
    ------
    ArgumentError
        If it begins with a bracket and is no JSON, or is a text in JSON that holds JSON.
    """
    text = text.strip()
    if not text.startswith(("[", "{", '"')):
        return None
    try:
        found = json.loads(text)
    except ValueError as error:
        if text.startswith('"'):
            return None
        raise ArgumentError(f"{name}: {text} is no JSON: {_cure(name, text, error)}") from None
    if not isinstance(found, str):
        return found  # type: ignore[no-any-return]  # what begins with a bracket is one of both
    inner = found.strip()
    if inner.startswith(("[", "{")):
        with contextlib.suppress(json.JSONDecodeError):
            json.loads(inner)
            message = "this is a text that holds JSON; write it without the outer quotes:"
            raise ArgumentError(f"{name}: {message} {_word(name, inner)}")
    return None


def _cure(name: str, text: str, error: ValueError) -> str:
    """Say why a text with brackets is no JSON, and what to write."""
    if '"' in text:
        return str(error)
    is_list = text.startswith("[")
    if not text.endswith("]" if is_list else "}"):
        sample = _word(name, _SAMPLES[text[0]])
        return (
            "it has no end; a shell divides at blanks and removes quotes, so put single quotes "
            f"around JSON, such as {sample}"
        )
    lost = "its texts have no quotes, because the shell has removed them; write"
    items = [each.strip().strip("'") for each in text[1:-1].split(",")]
    if not is_list or not all(items) or set(text[1:-1]) & set("[]{}"):
        return f"{lost} single quotes around the JSON, such as {_word(name, _SAMPLES[text[0]])}"
    listed = _word(name, json.dumps(items, ensure_ascii=False, separators=(",", ":")))
    return f"{lost} {listed}, with the single quotes, or {_word(name, ','.join(items))}"


def _word(name: str, text: str) -> str:
    """Return an argument as a shell takes it."""
    import shlex  # noqa: PLC0415  # only mistakes need it

    return f"{name}={shlex.quote(text)}"


def _json(name: str, text: str) -> Any:
    found = structure(name, text)
    if found is not None:
        return found
    try:
        return json.loads(text)
    except ValueError as error:
        sample = _word(name, _SAMPLES["{"])
        raise ArgumentError(f"{name}: expected JSON, such as {sample}: {error}") from None
