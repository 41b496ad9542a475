"""An OpenAPI 3.1 document of one service, from its operations."""

from __future__ import annotations

import json
from typing import Any

import openshelf
from openshelf import _core, member_names
from openshelf.openapi.answers import Answers
from openshelf.openapi.arguments import Arguments
from openshelf.openapi.components import Components, Operation

__all__ = ["document"]


def _no_service(word: str) -> str:
    """Say that there is no such service, and which one goes by that name elsewhere."""
    services = json.loads(_core._catalog())["services"]  # noqa: SLF001  our own
    plain = "".join(filter(str.isalnum, word.lower()))
    meant = [
        name
        for name, facts in services.items()
        if plain
        and (name in plain or plain in "".join(filter(str.isalnum, facts["title"].lower())))
    ]
    near = f"; did you mean {meant[0]}?" if len(meant) == 1 else ""
    return f"no service {word!r}; expected one of {', '.join(services)}{near}"


def document(service: str, *, live: bool = True) -> dict[str, Any]:
    """Describe one service.

    Parameters
    ----------
    service : str
        The service: "museum", "placeholder", "gazette", "spending" or "disease".
    live : bool, default True
        Use the paths that are served today where the documented ones no longer work.

    Returns
    -------
    dict
        An OpenAPI 3.1 document. Records, objects in arguments and the body of errors are among its
        `components`, under the names of `openshelf.types` without that of the service.

    Raises
    ------
    ArgumentError
        If there is no such service.
    """
    operations = [
        _with_names(operation)
        for operation in openshelf.operations()
        if operation["service"] == service
    ]
    if not operations:
        raise openshelf.ArgumentError(_no_service(service))
    facts = json.loads(_core._catalog())["services"][service]  # noqa: SLF001  our own
    components = Components()
    arguments = Arguments(components)
    answers = Answers(components, facts, operations)
    paths: dict[str, dict[str, Any]] = {}
    with _client(service) as client:
        for operation in operations:
            path = _path(operation, live=live)
            methods = paths.setdefault(path, {})
            method = operation["method"].lower()
            # Two operations may share an address and differ in how they use the answer.
            if method not in methods:
                methods[method] = _operation(operation, path, client, arguments)
                methods[method]["responses"] = answers.responses(operation)
        error = answers.error()
        return {
            "openapi": "3.1.0",
            "info": {
                "title": type(client).__name__,
                "summary": client.description,
                "version": openshelf.__version__,
            },
            "externalDocs": {"url": client.docs_url},
            "servers": [{"url": client.base_url.rstrip("/")}],
            "paths": paths,
            "components": {"responses": {"Error": error}, "schemas": components.sorted()},
        }


def _with_names(operation: Operation) -> Operation:
    """Return the operation; the only names that a parameter takes are its values."""
    parameters = [
        {**each, "values": each["values"] or member_names.only(operation, each)}
        for each in operation["parameters"]
    ]
    return {**operation, "parameters": parameters}


def _client(service: str) -> Any:
    return getattr(openshelf, service.capitalize())()


def _path(operation: Operation, *, live: bool) -> str:
    path: str = operation["path"]
    if live and operation["live_path"]:
        path = operation["live_path"]
    return "/" + path.lstrip("/")


def _operation(
    operation: Operation, path: str, client: Any, arguments: Arguments
) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation["full_name"],
        "summary": operation["summary"],
        "tags": [operation["group"] or operation["service"]],
    }
    notes = list(operation["notes"])
    if operation["data_end"]:
        notes.append("the data end on {day}: {source}".format(**operation["data_end"]))
    if notes:
        described["description"] = "\n".join(f"- {note}" for note in notes)
    if operation["base"] == "images":
        described["servers"] = [{"url": client.image_api_url.rstrip("/")}]
    parameters = arguments.parameters(operation, path)
    if parameters:
        described["parameters"] = parameters
    body = [each for each in operation["parameters"] if each["place"] == "body"]
    if body:
        described["requestBody"] = {
            "required": any(each["required"] for each in body),
            "content": {"application/json": {"schema": arguments.body(operation)}},
        }
    return described
