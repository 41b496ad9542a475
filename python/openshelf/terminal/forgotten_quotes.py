"""Shows a value that has spaces in its quotes, where a shell has divided it."""

from __future__ import annotations

import shlex

from openshelf import texts

from . import paths

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

#: What may have spaces in it.
_WITH_SPACES = {"text", "texts", "integer_or_text", "integers_or_texts"}


def hint(operation: Mapping[str, Any], words: Sequence[str], stray: Sequence[str]) -> str:
    """Say that a value needs quotes, if words could be the rest of the argument before them.

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
    value = " ".join([text, *words[at + 1 : end]])
    if parameter is None or not _takes(parameter, value):
        return ""
    return f"; a value with spaces needs quotes: {start}{shlex.quote(value)}"


def _takes(parameter: Mapping[str, Any], value: str) -> bool:
    """Whether a parameter may have a value with spaces."""
    if parameter["kind"] not in _WITH_SPACES or parameter.get("pattern"):
        return False
    known = parameter.get("values") or []
    items = [item.strip() for item in value.split(",")] if texts.takes_list(parameter) else [value]
    return parameter.get("names_columns", False) or not known or set(items) <= set(known)
