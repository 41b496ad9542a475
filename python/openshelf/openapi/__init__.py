"""An OpenAPI 3.1 document of one service, from its operations."""

from __future__ import annotations

import json
import operator
from typing import Any, NamedTuple

import openshelf
from openshelf import _core, member_names, texts
from openshelf.agents import samples
from openshelf.openapi import prose, wire
from openshelf.openapi.addresses import Address, addresses, shape
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
    answers = Answers(components, facts, operations)
    paths: dict[str, dict[str, Any]] = {}
    with _client(service) as client:
        writer = _Writer(client, Arguments(components), answers)
        for sharing in _at_one_address(operations, live=live).values():
            for method, described in writer.methods(sharing).items():
                paths.setdefault(_most_general(sharing).path, {})[method] = described
        error = answers.error()
        described = {
            "openapi": "3.1.0",
            "info": {
                "title": type(client).__name__,
                "summary": client.description,
                "description": _use(facts),
                "version": openshelf.__version__,
                **_terms(facts["terms"]),
            },
            "externalDocs": {
                "url": client.docs_url,
                "description": f"The documentation of {facts['title']}",
            },
            "servers": [{"url": client.base_url.rstrip("/")}],
            # Nobody needs a key.
            "security": [],
            "paths": paths,
            "components": {"responses": {"Error": error}, "schemas": components.sorted()},
        }
        sent: dict[str, Any] = prose.with_sent_names(described, operations)
        return sent


def _terms(terms: dict[str, Any]) -> dict[str, Any]:
    """Return the licence of the data, and the terms of use if the service states any."""
    licence = {"name": terms["licence"]}
    # Some validators require an address: without one of the licence it is that of the terms.
    if address := terms["licence_url"] or terms["terms_url"]:
        licence["url"] = address
    found: dict[str, Any] = {"license": licence}
    if terms["terms_url"]:
        found["termsOfService"] = terms["terms_url"]
    return found


def _use(facts: dict[str, Any]) -> str:
    """Return what else is known of the use: what the licence leaves open, and rates."""
    terms, pace, files = facts["terms"], facts["pace"], facts["file_pace"]
    lines = [f"Licence: {terms['licence']}. Source: {terms['source']}."]
    if terms["note"]:
        lines.append(f"Note: {terms['note']}.")
    if pace:
        lines.append(
            f"Rate, in requests a second: {pace['requests_per_second']:g} ({pace['source']})."
        )
    else:
        lines.append("Rate: no number is documented.")
    if files:
        lines.append(
            f"Rate of texts of documents: {files['requests_per_second']:g} ({files['source']})."
        )
    return "\n".join(f"- {line}" for line in lines)


class _Place(NamedTuple):
    """One of the addresses of an operation."""

    operation: Operation
    address: Address
    #: The operation whose words describe the answer.
    told: Operation

    @property
    def path(self) -> str:
        return self.address.path

    @property
    def takes_lists(self) -> bool:
        """Whether the path has a placeholder for several names."""
        named = [each for each in self.operation["parameters"] if each["place"] == "path"]
        return any(texts.takes_list(each) for each in named)


def _at_one_address(
    operations: list[Operation], *, live: bool
) -> dict[tuple[str, str], list[_Place]]:
    """Return the operations by method and address, of which a document describes each once.

    Operations with the same path differ in how they use the answer, or are one list under two
    names. Those with other placeholders in it differ in what they take: one name, or several.
    """
    found: dict[tuple[str, str], list[_Place]] = {}
    for operation in operations:
        for address in addresses(operation, live=live):
            sharing = found.setdefault((operation["method"], shape(address.path)), [])
            same = [at for at, each in enumerate(sharing) if address.path == each.path]
            if not same:
                sharing.append(_Place(operation, address, operation))
            elif operation["answer"] == "bytes":
                # The others say what they do with the picture.
                sharing[same[0]] = sharing[same[0]]._replace(told=operation)
    return found


def _most_general(sharing: list[_Place]) -> _Place:
    """Return the one that takes all that the others take."""
    return next((each for each in sharing if each.takes_lists), sharing[0])


class _Writer:
    """Writes the operations of one document."""

    def __init__(self, client: Any, arguments: Arguments, answers: Answers) -> None:
        self._client = client
        self._arguments = arguments
        self._answers = answers

    def methods(self, sharing: list[_Place]) -> dict[str, dict[str, Any]]:
        """Describe the operations that share an address, by the method in HTTP."""
        operation, address, _ = sharing[0]
        identity = address.identify(operation)
        described = self._described(sharing, identity)
        parameters = self._parameters(sharing)
        if parameters:
            described["parameters"] = parameters
        body = [each for each in operation["parameters"] if each["place"] == "body"]
        if body:
            required = any(each["required"] and not each["nullable"] for each in body)
            schema, example = self._arguments.body(operation), self._example(operation)
            described["requestBody"] = _body(schema, example, required=required)
        described["responses"] = self._answers.responses([each.told for each in sharing])
        found = {operation["method"].lower(): described}
        if operation["nested_query"]:
            # The service also takes the JSON object of the query as a body, of any length.
            posted = {name: each for name, each in described.items() if name != "parameters"}
            posted["operationId"] = f"{identity}.with_body"
            schema, example = self._arguments.nested(operation), _nested_example(operation)
            posted["requestBody"] = _body(schema, example, required=True)
            found["post"] = posted
        return found

    def _example(self, operation: Operation) -> Any:
        """Return the body of the call that the documentation shows."""
        method = operator.attrgetter(operation["full_name"])(self._client)
        body = openshelf.prepare(method)(**samples.arguments(operation)).body
        return None if body is None else json.loads(body)

    def _described(self, sharing: list[_Place], identity: str) -> dict[str, Any]:
        operation = sharing[0].told
        described: dict[str, Any] = {
            "operationId": identity,
            "summary": prose.of_json(operation["summary"]),
            "tags": [operation["group"] or operation["service"]],
        }
        notes = []
        for other in (each.told for each in sharing):
            if other is not operation:
                notes.append(f"{other['full_name']}, at the same address: {other['summary']}")
            notes += [note for note in other["notes"] if note not in notes]
        if operation["lasting_status"]:
            notes.append(
                f"the service answers every request with status {operation['lasting_status']}"
            )
        if operation["data_end"]:
            notes.append("the data end on {day}: {source}".format(**operation["data_end"]))
        notes += _pages(operation)
        if notes:
            described["description"] = "\n".join(f"- {prose.of_json(note)}" for note in notes)
        if operation["base"] == "images":
            described["servers"] = [{"url": self._client.image_api_url.rstrip("/")}]
        return described

    def _parameters(self, sharing: list[_Place]) -> list[dict[str, Any]]:
        """Return the parameters of the most general operation, and those that only others have."""
        first = _most_general(sharing)
        found: dict[tuple[str, str], dict[str, Any]] = {}
        for operation, address, _ in [first, *(each for each in sharing if each is not first)]:
            for each in self._arguments.parameters(operation, address.path):
                if each["in"] != "path" or f"{{{each['name']}}}" in first.path:
                    found.setdefault((each["in"], each["name"]), each)
        return list(found.values())


def _body(schema: dict[str, Any], example: Any, *, required: bool) -> dict[str, Any]:
    content = {"schema": schema} | ({} if example is None else {"example": example})
    return {"required": required, "content": {"application/json": content}}


def _pages(operation: Operation) -> list[str]:
    """Return how far pages reach, and how their end is known."""
    paging, notes = operation["paging"], []
    if paging and paging["reach"]:
        reach = f"pages reach the first {paging['reach']} records"
        if paging["is_capped"]:
            reach += f"; {' or '.join(paging['total'])} is {paging['reach']} where there are more"
        notes.append(reach)
    if operation["paging_end"]:
        notes.append(f"last page: {operation['paging_end']}")
    return notes


def _nested_example(operation: Operation) -> dict[str, Any]:
    """Return the arguments of the call that the documentation shows, as one JSON object."""
    given = samples.arguments(operation)
    named = [each for each in operation["parameters"] if given.get(each["name"]) is not None]
    return {each["wire"]: wire.example_in_json(each, given[each["name"]]) for each in named}


def _with_names(operation: Operation) -> Operation:
    """Return the operation; the only names that a parameter takes are its values."""
    parameters = [
        {**each, "values": each["values"] or member_names.only(operation, each)}
        for each in operation["parameters"]
    ]
    return {**operation, "parameters": parameters}


def _client(service: str) -> Any:
    return getattr(openshelf, service.capitalize())()
