"""Reads requests as a program does that knows only a service's OpenAPI document."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any
from urllib.parse import unquote

import jsonschema_rs
from openshelf import openapi
from openshelf.openapi.addresses import addresses, shape

Described = dict[str, Any]


@cache
def document(service: str) -> Described:
    """The document of a service. All callers share it, and none changes it."""
    return openapi.document(service)


def described(operation: Described, place: int = -1) -> Described:
    """What the document says of an operation of the catalog, at one of its addresses."""
    wanted = shape(addresses(operation, live=True)[place].path)
    for path, methods in document(operation["service"])["paths"].items():
        if shape(path) == wanted:
            found: Described = methods[operation["method"].lower()]
            return found
    raise LookupError(f"{operation['full_name']}: {wanted}")


def resolved(whole: Described, reference: str) -> Any:
    """What a reference within a document refers to."""
    found: Any = whole
    for name in reference.removeprefix("#/").split("/"):
        found = found[name]
    return found


@cache
def _validator(service: str, schema: str) -> Any:
    whole = {"allOf": [json.loads(schema)], "components": document(service)["components"]}
    return jsonschema_rs.validator_for(whole, validate_formats=True)


def schema_faults(service: str, schema: Described, value: Any) -> list[str]:
    """What a value has that a schema of the document does not allow."""
    check = _validator(service, json.dumps(schema))
    return [f"{each.instance_path} {each.message[:200]}" for each in check.iter_errors(value)]


def request_faults(service: str, method: str, address: str, body: bytes | None) -> list[str]:
    """What a request has that the document does not describe, or lacks.

    Parameters
    ----------
    service, method : str
        The service, and GET or POST.
    address : str
        Path and query, below the address of the service.
    body : bytes or None
        JSON.
    """
    path, _, query = address.partition("?")
    found = _operation(service, method.lower(), path)
    if found is None:
        return [f"{method} {path}: no such path"]
    operation, placeholders = found
    pairs = [
        (unquote(name), unquote(value))
        for name, _, value in (pair.partition("=") for pair in query.split("&") if pair)
    ]
    parameters = operation.get("parameters", [])
    wrong = []
    for parameter in parameters:
        name = parameter["name"]
        given = [value for other, value in pairs if other == name]
        if parameter["in"] == "path":
            given = [placeholders[name]]
        if given:
            wrong += [f"{name}={given}: {fault}" for fault in _faults(service, parameter, given)]
        elif parameter.get("required"):
            wrong.append(f"{name}: required, but not sent")
    known = {each["name"] for each in parameters if each["in"] == "query"}
    wrong += [f"{name}: not described" for name, _ in pairs if name not in known]
    content = operation.get("requestBody", {"content": {}})["content"]
    if body is not None and content:
        wrong += schema_faults(service, content["application/json"]["schema"], json.loads(body))
    elif body is not None or content:
        wrong.append("a body is either sent or described, not both")
    return wrong


@cache
def _patterns(service: str) -> list[tuple[re.Pattern[str], Described]]:
    """The paths of the document as expressions, those that say most before the others."""
    paths = document(service)["paths"]
    most_literal = sorted(paths, key=lambda path: len(shape(path).replace("{}", "")), reverse=True)
    placeholder = re.compile(r"\\{(\w+)\\}")
    return [
        (re.compile(placeholder.sub(r"(?P<\1>[^/]+)", re.escape(path))), paths[path])
        for path in most_literal
    ]


def _operation(service: str, method: str, path: str) -> tuple[Described, dict[str, str]] | None:
    for pattern, methods in _patterns(service):
        found = pattern.fullmatch(path)
        if found and method in methods:
            return methods[method], {
                name: unquote(text) for name, text in found.groupdict().items()
            }
    return None


def _faults(service: str, parameter: Described, given: list[str]) -> list[str]:
    """What the texts of one parameter have that its description does not allow."""
    if "content" in parameter:
        schema = parameter["content"]["application/json"]["schema"]
        return schema_faults(service, schema, json.loads(given[0]))
    schema = parameter["schema"]
    is_list = schema.get("type") == "array"
    repeats = is_list and parameter["in"] == "query" and parameter.get("explode", True)
    if not repeats and len(given) != 1:
        return ["sent more than once"]
    if not is_list:
        return schema_faults(service, schema, _read(service, schema, given[0]))
    elements = given if repeats else given[0].split(",")
    read = [_read(service, schema["items"], each) for each in elements]
    return schema_faults(service, schema, read)


def _read(service: str, schema: Described, text: str) -> Any:
    """A text as a value of the type that the schema gives it."""
    try:
        value = json.loads(text)
    except ValueError:
        return text
    return text if schema_faults(service, schema, value) else value
