"""The Python types of parameters and answers, for stubs and for docstrings."""

from __future__ import annotations

from typing import Any

from .literals import LISTS, text, value_of

# More allowed values than this stand in the docstring only.
LITERAL_LIMIT = 44
# More allowed values than this stand below the parameter, not beside its name.
LISTED_LIMIT = 14
# Renders that join a list where the kind alone says text (see Parameter::takes_list).
JOINING = ("commas", "commas_or_bars", "commas_and_spaces", "repeated_in_capitals")

# Kinds whose allowed values are words that pass beside the kind's own values.
OPEN = ("integer_or_text", "date")

STUB_TYPES = {
    "text": "str",
    "integer": "int",
    "boolean": "bool",
    "date": "str | datetime.date",
    "integer_or_text": "int | str",
    "texts": "Sequence[str]",
    "integers_or_texts": "Sequence[int | str]",
    "object": "Mapping[str, Any]",
    "objects": "Sequence[Mapping[str, Any]]",
    "object_or_list": "Mapping[str, Any] | Sequence[Any]",
}
ANSWER_TYPES = {
    "object": "dict[str, Any]",
    "list": "builtins.list[Any]",
    "object_or_list": "dict[str, Any] | builtins.list[Any]",
    "text": "str",
    "bytes": "bytes",
    "address": "str",
    "file": "str",
    "member_names": "builtins.list[str]",
}
WORDS = {
    "text": "str",
    "integer": "int",
    "boolean": "bool",
    "date": "str or datetime.date",
    "integer_or_text": "int or str",
    "texts": "list of str",
    "integers_or_texts": "list of int or str",
    "object": "dict",
    "objects": "list of dict",
    "object_or_list": "dict or list",
}
ANSWER_WORDS = {
    "object": "dict",
    "list": "list",
    "object_or_list": "dict or list",
    "text": "str",
    "bytes": "bytes",
    "address": "str",
    "file": "str",
    "member_names": "list of str",
}


def takes_text_or_list(parameter: dict[str, Any]) -> bool:
    """Whether a list passes where the kind alone says text."""
    render = parameter["render"]
    name = render if isinstance(render, str) else next(iter(render))
    return parameter["kind"] == "text" and name in JOINING


def allowed(parameter: dict[str, Any]) -> list[str | int]:
    """Give the allowed values as Python values."""
    return [value_of(parameter["kind"], each) for each in parameter["values"]]


def closed(parameter: dict[str, Any]) -> bool:
    """Whether the allowed values are all there is, not words beside numbers or dates."""
    return bool(parameter["values"]) and parameter["kind"] not in OPEN


def parameter_type(parameter: dict[str, Any]) -> str:
    """Give the type of a parameter in the stub, without ``None``."""
    kind = parameter["kind"]
    if closed(parameter) and len(parameter["values"]) <= LITERAL_LIMIT:
        literal = f"Literal[{', '.join(map(text, allowed(parameter)))}]"
        if kind in LISTS:
            return f"Sequence[{literal}]"
        return f"{literal} | Sequence[{literal}]" if takes_text_or_list(parameter) else literal
    if takes_text_or_list(parameter):
        return "str | Sequence[str]"
    if parameter["place"] == "client":
        return "str | os.PathLike[str]"
    return STUB_TYPES[kind]


def default_text(parameter: dict[str, Any]) -> str:
    """Give the documented default as Python writes it."""
    return text(parameter["default"])


def parameter_words(parameter: dict[str, Any]) -> str:
    """Give the type of a parameter as a docstring says it."""
    values = allowed(parameter)
    if values and closed(parameter) and len(values) <= LISTED_LIMIT:
        words = f"{{{', '.join(map(text, values))}}}"
        if parameter["kind"] in LISTS:
            words = f"list of {words}"
    else:
        words = WORDS[parameter["kind"]]
    if parameter["place"] == "client":
        words += " or path"
    if takes_text_or_list(parameter):
        words += " or list of them" if closed(parameter) else " or list of str"
    if parameter["required"]:
        return words
    if parameter["default"] is None:
        return f"{words}, optional"
    return f"{words}, default {default_text(parameter)}"
