"""Describes operations for programs that build their requests themselves."""

from __future__ import annotations

import openshelf
from openshelf import texts
from openshelf.openapi import wire

from . import words

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from typing import Any

#: What is as in the catalog.
_OF_PARAMETERS = (
    *("name", "place", "kind", "required", "nullable", "default", "values"),
    *("min", "max", "note"),
)
#: How the elements of a list travel, by the encoding; in a body a list is an array otherwise.
_LISTS = {
    "repeated": "repeated",
    "repeated_in_capitals": "repeated",
    "commas": "commas",
    "commas_or_bars": "commas or bars",
    "commas_and_spaces": "commas and spaces",
}
#: Encodings that are a rule for every value.
_FORMS = {
    "lower_case": "in small letters",
    "zero_padded": "a number is filled with zeros to {} digits, as text",
    "depth": "a negative number, and one above {}, is -1",
    "segments": "at most {} segments of the path; a slash stays a slash",
}
_OBJECTS = {"object", "object_or_list"}


def operations(only: str | None) -> list[dict[str, Any]]:
    """Return what a program in another language needs of the operations.

    Parameters
    ----------
    only : str or None
        The service, or None for all.

    Returns
    -------
    list of dict
        What is said of requests is what the client itself sends; the guide describes each member.
    """
    chosen = [each for each in openshelf.operations() if only in {None, each["service"]}]
    addresses = {service: _addresses(service) for service in {each["service"] for each in chosen}}
    return [_operation(each, addresses[each["service"]]) for each in chosen]


def _addresses(service: str) -> dict[str, str]:
    """Return the base addresses of a service, by the names that operations have for them."""
    with getattr(openshelf, service.capitalize())() as client:
        images = getattr(client, "image_api_url", "")
        return {"api": client.base_url.rstrip("/"), "images": images.rstrip("/")}


def _operation(operation: dict[str, Any], addresses: dict[str, str]) -> dict[str, Any]:
    files = operation["files"]
    linked = files.get("linked", {}) if isinstance(files, dict) else {}
    return {
        "name": words.name_of(operation),
        "summary": operation["summary"],
        "method": operation["method"],
        "base_url": addresses[operation["base"]],
        "path": _path(operation["live_path"] or operation["path"]),
        "short_path": operation["short_path"] and _path(operation["short_path"]),
        "always": linked.get("asks", []),
        "parameters": [_parameter(operation, each) for each in operation["parameters"]],
    }


def _path(template: str) -> str:
    """Return a path as one that is appended to an address without a slash at its end."""
    return "/" + template.removeprefix("/")


def _parameter(operation: dict[str, Any], parameter: dict[str, Any]) -> dict[str, Any]:
    """Return the facts of a parameter, and what travels in its place."""
    name, member = _wire(operation, parameter)
    return {
        **{fact: parameter[fact] for fact in _OF_PARAMETERS},
        "wire": name,
        "member": member,
        "list": _list(parameter),
        "form": _form(parameter),
        "sent": _sent(operation, parameter, name),
    }


def _wire(operation: dict[str, Any], parameter: dict[str, Any]) -> tuple[str | None, str | None]:
    """Return the name that travels, and that of the member below it.

    There is none if nothing travels, or if the name depends on the value.
    """
    if parameter["place"] == "client":
        return None, None
    own: str = parameter["wire"]
    if parameter["place"] == "body" and parameter["render"] == "whole_body":
        return None, None
    if parameter["place"] != "query":
        return own, None
    if parameter["kind"] in _OBJECTS and operation["nested_query"]:
        return operation["nested_query"], own
    forms = (wire.sent(operation, parameter, each) for each in _values(parameter))
    names = {pair[0] for form in forms for pair in form or []}
    return (own, None) if names <= {own} else (None, None)


def _values(parameter: dict[str, Any]) -> list[Any]:
    """Return the values of a parameter that takes only some."""
    if parameter["kind"] == "boolean":
        return [True, False]
    if parameter["kind"] in {"integer", "integer_or_text"}:
        return [texts.digits(each) for each in parameter["values"]]
    return list(parameter["values"])


def _list(parameter: dict[str, Any]) -> str | None:
    """Return how several values of a parameter travel; None if it takes one."""
    if texts.takes_several(parameter):
        return _LISTS.get(str(parameter["render"]), "array")
    return "array" if parameter["kind"] == "objects" else None


def _form(parameter: dict[str, Any]) -> str | None:
    """Return the rule by which every value is rewritten; None if it travels as it is."""
    render = parameter["render"]
    name, most = next(iter(render.items())) if isinstance(render, dict) else (render, None)
    return _FORMS[name].format(most) if name in _FORMS else None


def _sent(operation: dict[str, Any], parameter: dict[str, Any], name: str | None) -> dict[str, Any]:
    """Return what travels for each value that does not travel as it is."""
    found: dict[str, Any] = {}
    for value in _values(parameter):
        word = str(value).lower() if isinstance(value, bool) else str(value)
        one = [value] if parameter["kind"] in texts.LISTS else value
        form = wire.sent(operation, parameter, one)
        plain = {"query": [[name, word]], "path": word, "body": one}
        if form is not None and form != plain[parameter["place"]]:
            found[word] = form
    return found
