"""Says how words that a shell has divided are written: in quotes, as several, without blanks."""

from __future__ import annotations

import re
import shlex

from openshelf import _core, texts

from . import paths

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

#: The operation that a refusal names.
_USED = re.compile(r"\buse (\w+)")
#: What may have spaces in it.
_WITH_SPACES = {"text", "texts", "integer_or_text", "integers_or_texts"}


def joined(words: Sequence[str], is_name: Callable[[str], object]) -> str:
    """Return the arguments that have blanks around their sign, as they are written.

    Parameters
    ----------
    words : sequence of str
        The words of the command line.
    is_name : callable
        Whether a word is the name of an argument.

    Returns
    -------
    str
        Such as ``limit=3`` for the words ``limit``, ``=``, ``3``; empty if there is none.
    """
    found = []
    left = list(words)
    while len(left) > 1:
        name, sign, text = left.pop(0).partition("=")
        if text or not is_name(name):
            continue
        if not sign and left[0].startswith("="):
            # The sign stands alone, or before the value.
            text = left.pop(0)[1:] or (left.pop(0) if left else "")
        elif sign and "=" not in left[0]:
            text = left.pop(0)
        if text:
            found.append(f"{name}={shlex.quote(text)}")
    return " ".join(found)


def hint(operation: Mapping[str, Any], words: Sequence[str], stray: Sequence[str]) -> str:
    """Say how words are written that could belong to the argument before them.

    Parameters
    ----------
    operation : mapping
        The operation.
    words : sequence of str
        The words of the command line behind the operation.
    stray : sequence of str
        Those of them that have no name, from the first one on that could not be placed.

    Returns
    -------
    str
        Empty if none could be.
    """
    # Which of two equal words it is does not matter: both could have been one value.
    at = len(words) - 1 - list(reversed(words)).index(stray[-1])
    end = at + 1
    while at > 0 and words[at] in stray:
        at -= 1
    if words[at] in stray:
        return ""
    parameters = {each["name"]: each for each in operation["parameters"]}
    name, separator, text = words[at].partition("=")
    parameter = paths.member(parameters, name) if separator else None
    start = f"{name}=" if parameter is not None else ""
    if parameter is None:
        required = (each for each in parameters.values() if each["required"])
        named = {word.partition("=")[0] for word in words if "=" in word}
        # The words without a name are the required ones, of which the last one was divided.
        free = [each for each in required if each["name"] not in named]
        parameter, text = (free[-1] if free else None), words[at]
    if parameter is None:
        return ""
    parts = [text, *words[at + 1 : end]]
    quoted = f"; a value with spaces needs quotes: {start}{shlex.quote(' '.join(parts))}"
    listed = f"; several are separated by commas: {start}{','.join(parts)}"
    if parameter.get("names_columns") and operation["columns"]:
        return quoted if _are_columns(operation, " ".join(parts)) else listed
    if not _takes(parameter, " ".join(parts)) or _are_ids(parameter, parts):
        quoted = ""
    if texts.takes_several(parameter):
        # Commas tell that the words are a list already, of which a blank has divided a value.
        return quoted if quoted and any("," in part for part in parts) else quoted + listed
    other = _of_several(operation, parameter)
    if other:
        return f"{quoted}; for several use {other} {','.join(parts)}"
    if not quoted and _are_ids(parameter, parts):
        return _one_each(operation, parameter, parts)
    return quoted


def _are_columns(operation: Mapping[str, Any], value: str) -> bool:
    """Whether all names between the commas of a value are columns."""
    known = {each["name"] for each in operation["columns"]}
    return {item.strip() for item in value.split(",")} <= known


def _are_ids(parameter: Mapping[str, Any], parts: Sequence[str]) -> bool:
    """Whether words are numbers or have digits, as a part of an address that is no name has."""
    if parameter["kind"] in {"integer", "integers"}:
        return all(part.isdecimal() for part in parts)
    return parameter.get("place") == "path" and all(
        any(letter.isdigit() for letter in part) for part in parts
    )


def _one_each(
    operation: Mapping[str, Any], parameter: Mapping[str, Any], parts: Sequence[str]
) -> str:
    """Say where a second number belongs (height is behind width), or that each needs a command."""
    names = [each["name"] for each in operation["parameters"]]
    following = operation["parameters"][names.index(parameter["name"]) + 1 :]
    if len(parts) > 1 and following and parameter["kind"] == following[0]["kind"] == "integer":
        return f"; write {following[0]['name']}={parts[1]}"
    return f"; {parameter['name']} takes one value, so write a command for each"


def _of_several(operation: Mapping[str, Any], parameter: Mapping[str, Any]) -> str:
    """Return the operation that takes several values of a parameter of one; empty without one."""
    group = f"{operation['service']}.{operation['full_name']}".rpartition(".")[0]
    for refusal in parameter.get("refusals", ()):
        holding = refusal.get("holding") if isinstance(refusal, dict) else None
        found = _USED.search(holding["why"]) if holding and holding["text"] == "," else None
        other = _core._operation(f"{group}.{found[1]}") if found else None  # noqa: SLF001  our own
        taken = other["parameters"][:1] if other else []
        if found and any(each["required"] and texts.takes_several(each) for each in taken):
            return f"{group}.{found[1]}"
    return ""


def _takes(parameter: Mapping[str, Any], value: str) -> bool:
    """Whether a parameter may have a value with spaces."""
    if parameter["kind"] not in _WITH_SPACES or parameter.get("pattern"):
        return False
    known = parameter.get("values") or []
    items = [item.strip() for item in value.split(",")] if texts.takes_list(parameter) else [value]
    return parameter.get("names_columns", False) or not known or set(items) <= set(known)
