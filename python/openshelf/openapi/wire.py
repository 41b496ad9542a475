"""Writes how arguments travel: the names, the texts and the types that they have in a request."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from openshelf import _core, texts
from openshelf.openapi.components import types

if TYPE_CHECKING:
    from collections.abc import Iterable

    from openshelf.openapi.components import Operation, Schema

__all__ = [
    "assumed",
    "example",
    "in_address",
    "in_json",
    "is_list",
    "placeholders",
    "prefix",
    "sent",
    "separator",
    "switches",
]

#: How OpenAPI writes a list whose elements are sent in these ways.
_STYLES = {"commas": False, "repeated": True, "repeated_in_capitals": True}

#: What OpenAPI cannot say of a text that names several things.
_SEPARATORS = {
    "commas_or_bars": "Several are separated by commas, or by bars where a name has a comma",
    "commas_and_spaces": "Several are separated by a comma and a space",
}
_COMMAS = "Several are separated by commas"


def sent(operation: Operation, parameter: Operation, value: Any) -> Any:
    """Return what a value becomes in a request, as the client renders it.

    Parameters
    ----------
    operation, parameter : dict
        As in the catalog.
    value : a JSON value
        A value of the argument.

    Returns
    -------
    list, str or a JSON value
        In a query, pairs of a name and a text, which is None where the name stands alone; in a
        path, a text; in a body, its member. None if the parameter does not take the value.
    """
    name = f"{operation['service']}.{operation['full_name']}"
    form = _core._sent_form(name, parameter["name"], json.dumps(value))  # noqa: SLF001  our own
    return None if form is None else json.loads(form)


def placeholders(parameter: Operation) -> list[str]:
    """Return the placeholders of a parameter in paths: one for each segment that it may have."""
    render = parameter["render"]
    most = render.get("segments", 1) if isinstance(render, dict) else 1
    name: str = parameter["name"]
    return [name, *(f"{name}_{number}" for number in range(2, most + 1))]


def prefix(operation: Operation, parameter: Operation) -> str:
    """Return what the client writes in front of a value in a path."""
    value = parameter["values"][0]
    form: str = sent(operation, parameter, value)
    return form.removesuffix(value)


def switches(operation: Operation, parameter: Operation) -> dict[str, str]:
    """Return the flags of the service for the values of one parameter, with the value of each."""
    found = {}
    for value in parameter["values"]:
        for name, _ in sent(operation, parameter, int(value)):
            found[name] = value
    return found


def is_list(parameter: Operation) -> bool:
    """Whether an argument travels as a list that OpenAPI can write."""
    return texts.takes_several(parameter) and parameter["render"] in _STYLES


def in_address(operation: Operation, parameter: Operation, schema: Schema) -> dict[str, Any]:
    """Return schema, form and example of an argument in a path or in a query.

    Parameters
    ----------
    operation, parameter : dict
        As in the catalog.
    schema : dict
        The schema of the argument in Python.

    Returns
    -------
    dict
        The members of the parameter in an OpenAPI document.
    """
    described: dict[str, Any] = {}
    if parameter["kind"] == "boolean":
        words = [word for flag in (False, True) for word in _words(operation, parameter, flag)]
        schema = _flag(words) | _default(operation, parameter)
        if "" in words:
            described["allowEmptyValue"] = True
    else:
        schema = {name: each for name, each in schema.items() if name != "default"}
        schema |= _default(operation, parameter)
        inner = schema["items"] if schema.get("type") == "array" else schema
        for each in (inner, *inner.get("anyOf", [])):
            for names in {"enum", "examples"} & set(each):
                words = [_word(operation, parameter, name) for name in each[names]]
                each[names] = list(dict.fromkeys(words))
        if is_list(parameter):
            if schema.get("type") != "array":
                schema = {"type": "array", "items": schema}
            if parameter["place"] == "path":
                schema["minItems"] = 1
            described["style"] = "simple" if parameter["place"] == "path" else "form"
            described["explode"] = _STYLES[parameter["render"]]
    described["schema"] = schema
    if parameter["sample"]:
        value = example(operation, parameter, json.loads(parameter["sample"]))
        if value is not None:
            described["example"] = value
    return described


def example(operation: Operation, parameter: Operation, value: Any) -> Any:
    """Return a value as a program that reads the document gives it; None if nothing is sent."""
    if not is_list(parameter):
        words = _words(operation, parameter, value)
        return _read(parameter, words[0]) if words else None
    elements = value if isinstance(value, list) else texts.listed(parameter, value)
    return [_word(operation, parameter, each) for each in elements]


def separator(parameter: Operation) -> str:
    """Return a sentence on how several names are written in one text, or an empty one."""
    return _SEPARATORS.get(str(parameter["render"]), "")


def separator_in_json(parameter: Operation) -> str:
    """Return the same for a member of JSON, which has no style of its own for lists."""
    is_joined = parameter["render"] == "commas" and is_list(parameter)
    return _COMMAS if is_joined else separator(parameter)


def in_json(parameter: Operation, schema: Schema) -> Schema:
    """Return the schema of an argument as a member of JSON, from that of the argument in Python."""
    render = parameter["render"]
    if schema.get("type") == "array" and render == "commas":
        return {"type": "string"}
    if isinstance(render, dict) and "zero_padded" in render:
        return {"type": "string", "minLength": render["zero_padded"]}
    if schema.get("type") == "array":
        return schema | {"items": _open(schema["items"])}
    return _open(schema)


def example_in_json(parameter: Operation, value: Any) -> Any:
    """Return a value of an argument as a member of JSON, which `in_json` describes."""
    is_joined = parameter["render"] == "commas" and isinstance(value, list)
    return ",".join(map(str, value)) if is_joined else value


def _open(schema: Schema) -> Schema:
    """Return a schema; generators of code take an object without known members for an empty one."""
    is_object = "object" in types(schema) and "properties" not in schema
    return schema | {"additionalProperties": True} if is_object else schema


def _words(operation: Operation, parameter: Operation, value: Any) -> list[str]:
    """Return the texts that a value becomes in an address."""
    form = sent(operation, parameter, value)
    if isinstance(form, str):
        return (
            [form.removeprefix(prefix(operation, parameter))] if _has_prefix(parameter) else [form]
        )
    return [text or "" for _, text in form or []]


def _has_prefix(parameter: Operation) -> bool:
    return bool(parameter["render"] == "extension")


def _word(operation: Operation, parameter: Operation, name: Any) -> Any:
    """Return one name as it is sent, with the type that it has in the document."""
    words = _words(operation, parameter, [name] if is_list(parameter) else name)
    return _read(parameter, words[0]) if words else name


def _read(parameter: Operation, word: str) -> Any:
    """Return a text of an address with the type that it has in the document."""
    if parameter["kind"] == "boolean":
        return json.loads(word) if word else word
    return texts.digits(word) if "integer" in parameter["kind"] else word


def _flag(words: Iterable[str]) -> Schema:
    """The schema of a flag that is sent as one of these words."""
    values = [json.loads(word) if word else word for word in words]
    if values == [False, True] and all(isinstance(value, bool) for value in values):
        return {"type": "boolean"}
    kind = {bool: "boolean", int: "integer", str: "string"}[type(values[0])]
    return {"type": kind, "enum": values}


def assumed(parameter: Operation) -> Any:
    """Return what the service assumes for an argument that is left out; None if nothing is known.

    The default of a call in Python may be another one, which the client sends.
    """
    own = parameter["service_default"]
    return parameter["default"] if own is None else own


def _default(operation: Operation, parameter: Operation) -> Schema:
    """The default as it is sent, if it is."""
    default = assumed(parameter)
    if default is None or is_list(parameter):
        return {}
    words = _words(operation, parameter, default)
    return {"default": _read(parameter, words[0])} if words else {}
