"""Tests that the OpenAPI documents describe the requests that the clients send."""

import json
from collections.abc import Iterator
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import base_of, prepared
from described_calls import described, document, request_faults, schema_faults
from each import for_each
from openshelf import texts
from other_languages import by_curl
from recorder import Recorder

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
    one = str(example(parameter)).split(",")[0]
    return openshelf._core._sent_form(name, parameter["name"], json.dumps([one])) is not None


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
        request = by_curl(prepared(clients[operation.service], operation, arguments).curl())
        base = base_of(operation, recorder.url)
        assert request.url.startswith(base)
        body = None if request.body is None else request.body.encode()
        found = request_faults(operation.service, request.method, request.url[len(base) :], body)
        wrong += [f"{arguments}: {fault}" for fault in found]
    assert wrong == []


def parts_of(part: Any) -> Iterator[dict[str, Any]]:
    """Every object in a document."""
    if isinstance(part, dict):
        yield part
    for each in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from parts_of(each)


def shown(part: dict[str, Any]) -> list[tuple[dict[str, Any], Any]]:
    """The values that a part of a document shows for a schema: examples and defaults."""
    found = [(part["schema"], part["example"])] if {"schema", "example"} <= part.keys() else []
    if {"type", "anyOf", "$ref", "enum"} & part.keys():
        found += [(part, each) for each in part.get("examples", [])]
        found += [(part, part["default"])] if "default" in part else []
    return found


@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_examples_and_defaults_have_the_schemas_that_they_belong_to(service: str) -> None:
    wrong, count = [], 0
    for part in parts_of(document(service)["paths"]):
        for schema, value in shown(part):
            count += 1
            wrong += [f"{value!r}: {fault}" for fault in schema_faults(service, schema, value)]
    assert wrong == []
    assert count > 0


def test_flags_of_days_are_described_one_by_one() -> None:
    """The argument is a number of days; the service has a flag for each."""
    count = 0
    for entry in CATALOG.values():
        for parameter in entry["parameters"]:
            if parameter["render"] != "days_back":
                continue
            flags = [
                each
                for each in described(entry)["parameters"]
                if each["name"] in parameter["other_names"]
            ]
            assert [each["name"] for each in flags] == parameter["other_names"][
                : len(parameter["values"]) - 1
            ]
            assert all(each["description"].count(": true for ") == 1 for each in flags)
            assert not any("today" in each["description"] for each in flags)
            count += 1
    assert count > 0


def test_a_list_in_a_text_is_written_as_the_client_reads_it() -> None:
    """Which texts take a list, and how they are split, is known to Python and to the core."""
    count = 0
    for name, entry in CATALOG.items():
        for parameter in entry["parameters"]:
            if parameter["kind"] != "text" or parameter["place"] not in {"path", "query"}:
                continue
            assert texts.takes_list(parameter) == takes_list(parameter | {"of": name}), name
            if not texts.takes_list(parameter) or parameter["values"]:
                continue
            for text in ("Q1 , Q2", "Q1,x | Q2"):
                whole, parts = (
                    openshelf._core._sent_form(name, parameter["name"], json.dumps(value))
                    for value in (text, texts.listed(parameter, text))
                )
                # Some operations refuse bars in a text.
                assert whole == parts or (whole is None and "|" in text), name
                count += 1
    assert count > 0


def test_none_for_a_required_argument_leaves_a_name_out() -> None:
    nullable = [
        (entry, parameter)
        for entry in CATALOG.values()
        for parameter in entry["parameters"]
        if parameter["nullable"]
    ]
    assert nullable
    for entry, parameter in nullable:
        (found,) = (
            each for each in described(entry)["parameters"] if each["name"] == parameter["wire"]
        )
        assert found["required"] is False
