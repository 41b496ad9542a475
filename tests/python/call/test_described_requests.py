"""Tests that the OpenAPI documents describe the requests that the clients send."""

import warnings
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import base_of, method_of
from described_calls import described, document, request_faults, schema_faults
from each import for_each
from other_languages import by_curl
from recorder import Recorder
from wire import Actual

from examples import CATALOG, calls, example

OPERATIONS = [pytest.param(operation, id=operation.id) for operation in catalog_facts.operations()]


def values_of(parameter: dict[str, Any]) -> list[Any]:
    """Every allowed word of a parameter alone and all of them together, or an example."""
    if parameter["kind"] == "boolean":
        return [False, True]
    words = parameter["values"]
    if parameter["kind"] == "integer":
        words = [int(word) for word in words]
    found = [example(parameter)]
    if parameter["kind"] in {"texts", "integers_or_texts"}:
        found += [[word] for word in words] + ([words] if words else [])
    else:
        found += words
        found += [list(words)] if words and takes_list(parameter) else []
    return found


def takes_list(parameter: dict[str, Any]) -> bool:
    """Whether a text argument takes a list, too, by what the client itself takes."""
    name = parameter["of"]
    return openshelf._core._sent_form(name, parameter["name"], '["a"]') is not None


def sent(
    client: Any, operation: catalog_facts.Operation, arguments: dict[str, Any]
) -> openshelf.Request:
    """The request of a call; of one that breaks a rule between arguments, unchecked."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return openshelf.prepare(method_of(client, operation))(**arguments)
        except openshelf.ArgumentError:
            unchecked = client.with_options(validate=False)
            return openshelf.prepare(method_of(unchecked, operation))(**arguments)


@for_each(OPERATIONS)
def test_every_request_is_as_the_document_describes_it(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    """With every allowed word of every parameter, with the fewest arguments and with all."""
    entry = CATALOG[operation.id]
    fewest, *others = calls(operation).values()
    asked = [fewest, *others]
    for parameter in entry["parameters"]:
        if parameter["place"] != "client":
            for value in values_of(parameter | {"of": operation.id}):
                asked.append(fewest | {parameter["name"]: value})
        if parameter["nullable"]:
            asked.append(fewest | {parameter["name"]: None})
    wrong = []
    for arguments in asked:
        request = by_curl(sent(clients[operation.service], operation, arguments).curl())
        base = base_of(operation, recorder.url)
        assert request.url.startswith(base)
        body = None if request.body is None else request.body.encode()
        found = request_faults(operation.service, request.method, request.url[len(base) :], body)
        wrong += [f"{arguments}: {fault}" for fault in found]
    assert wrong == []
