"""Tests what the OpenAPI documents say: words, defaults and examples of what travels."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import described_calls
import openshelf
import pytest
from catalog_facts import SERVICES
from described_calls import resolved, schema_faults
from openshelf import _core
from openshelf.agents import schemas

from examples import CATALOG


def _whole(document: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema that a reference stands for."""
    while "$ref" in schema:
        schema = resolved(document, schema["$ref"])
    return schema


def _sentences(value: Any) -> Iterator[str]:
    """Yield every description and summary."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name in {"description", "summary"} and isinstance(inner, str):
                yield inner
            else:
                yield from _sentences(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _sentences(inner)


@pytest.mark.parametrize("service", SERVICES)
def test_no_sentence_has_values_as_python_writes_them(service: str) -> None:
    found = [
        sentence
        for sentence in _sentences(described_calls.document(service))
        if re.search(r'(?<!")\b(None|True|False)\b(?!")', sentence)
    ]
    assert found == []


@pytest.mark.parametrize("service", SERVICES)
def test_sentences_name_parameters_as_they_travel(service: str) -> None:
    """A name of Python is nowhere, unless the name that travels contains it or there are several."""
    sent: dict[str, set[str]] = {}
    for name, facts in CATALOG.items():
        if name.partition(".")[0] == service:
            for each in facts["parameters"]:
                sent.setdefault(each["name"], set()).add(each["wire"])
    foreign = {
        name
        for name, (wire, *others) in ((name, sorted(wires)) for name, wires in sent.items())
        if "_" in name and not others and name not in wire
    }
    assert bool(foreign) == (service in {"gazette", "spending", "disease"})
    found = {
        word
        for sentence in _sentences(described_calls.document(service))
        for word in re.findall(r"\w+", sentence)
    }
    assert not foreign & found


def test_paged_operations_say_how_their_list_ends() -> None:
    looked = 0
    for service in SERVICES:
        for methods in described_calls.document(service)["paths"].values():
            for each in methods.values():
                facts = CATALOG.get(f"{service}.{each.get('operationId')}")
                if facts is None:
                    continue
                lasting = facts["lasting_status"]
                told = f"the service answers every request with status {lasting}"
                assert (told in each.get("description", "")) == (lasting is not None)
                if not facts["paging_end"]:
                    continue
                looked += 1
                assert "\n- last page: " in f"\n{each['description']}"
                reach = (facts["paging"] or {}).get("reach")
                assert (f"pages reach the first {reach} records" in each["description"]) == bool(
                    reach
                )
    assert looked > 150


def _parameter(operation: str, name: str) -> dict[str, Any]:
    service = operation.partition(".")[0]
    document = described_calls.document(service)
    described = next(
        each
        for methods in document["paths"].values()
        for each in methods.values()
        if f"{service}.{each['operationId']}" == operation
    )
    found = next(each for each in described["parameters"] if each["name"] == name)
    assert isinstance(found, dict)
    return found


def test_flags_and_absent_values_are_described_as_they_travel() -> None:
    count = _parameter("gazette.documents.search", "metadata_only")
    assert count["description"] == "1 for the count without records"
    term = _parameter("gazette.documents.search", "conditions[term]")
    assert "left out for every document" in term["description"]
    grey = _parameter("placeholder.random_url", "grayscale")
    assert grey["description"] == "the name alone for a picture without colour"
    figures = _parameter("disease.totals.world", "allowNull")
    assert figures["description"].startswith("true keeps unknown figures")


def _body_members(schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for name, member in schema.get("properties", {}).items():
        yield name, member
        for inner, each in _body_members(member):
            yield f"{name}.{inner}", each


def _described() -> Iterator[tuple[str, str, str, dict[str, Any]]]:
    """Yield each argument of each operation: operation, place, name on the wire, schema, note."""
    for service in SERVICES:
        document = described_calls.document(service)
        for methods in document["paths"].values():
            for each in methods.values():
                operation = f"{service}.{each['operationId']}"
                for parameter in each.get("parameters", []):
                    if "schema" in parameter:
                        yield operation, parameter["in"], parameter["name"], parameter
                body = each.get("requestBody", {}).get("content", {}).get("application/json", {})
                schema = _whole(document, body.get("schema", {}))
                for name, member in _body_members(schema):
                    yield operation, "body", name, {"schema": member, **member}


def test_a_default_is_what_the_service_assumes() -> None:
    looked = 0
    for name, place, wire, described in _described():
        facts = CATALOG.get(name)
        own = [each for each in facts["parameters"] if each["wire"] == wire] if facts else []
        if not own or own[0]["place"] != place or "default" not in described["schema"]:
            continue
        (parameter,) = own
        assumed = parameter["service_default"]
        looked += assumed is not None
        if assumed is None:
            continue
        assert described["schema"]["default"] == assumed, (name, wire)
        if parameter["default"] != assumed:
            ours = json.dumps(parameter["default"])
            assert described["description"].endswith(f"openshelf sends {ours}"), (name, wire)
    assert looked > 50
    assert _parameter("museum.artworks.list", "limit")["schema"]["default"] == 12
    assert _parameter("museum.artworks.search", "limit")["schema"]["default"] == 10


def test_a_default_of_the_service_is_a_fact_wherever_a_note_tells_it() -> None:
    for name, operation in CATALOG.items():
        for parameter in operation["parameters"]:
            told = re.search(r"the service's own default is (\w+)", parameter["note"])
            own = parameter["service_default"]
            if told:
                assert str(own) == told[1], (name, parameter["name"])
            assert told or own in {None, parameter["default"]}, (name, parameter["name"])


def _is_whole(value: Any, schema: dict[str, Any], document: dict[str, Any]) -> bool:
    """Whether a value has no member that its schema lacks."""
    schema = _whole(document, schema)
    if isinstance(value, list):
        return all(_is_whole(each, schema.get("items", {}), document) for each in value)
    if not isinstance(value, dict) or "properties" not in schema:
        return True
    known = schema["properties"]
    return set(value) <= set(known) and all(
        _is_whole(inner, known[name], document) for name, inner in value.items()
    )


@pytest.mark.parametrize("service", SERVICES)
def test_examples_of_answers_fit_their_schemas(service: str) -> None:
    document = described_calls.document(service)
    for path, methods in document["paths"].items():
        for described in methods.values():
            for response in described["responses"].values():
                for content in response.get("content", {}).values():
                    if "example" not in content:
                        continue
                    assert schema_faults(service, content["schema"], content["example"]) == []
                    assert _is_whole(content["example"], content["schema"], document), path


def test_an_example_of_an_answer_without_records_is_the_whole_answer() -> None:
    for name, operation in CATALOG.items():
        members = {each["name"] for each in operation["answer_members"]} | set(operation["members"])
        if operation["records"] is not None or not operation["example"] or not members:
            continue
        example = json.loads(operation["example"])
        assert not isinstance(example, dict) or set(example) <= members, name


def test_amounts_of_whole_awards_are_whole_numbers() -> None:
    document = described_calls.document("spending")
    schemas = document["components"]["schemas"]
    place = document["paths"]["/api/v2/search/spending_by_award/"]["post"]["requestBody"]
    filters = place["content"]["application/json"]["schema"]["properties"]["filters"]
    amounts = schemas[filters["$ref"].rpartition("/")[2]]["properties"]["award_amounts"]
    bounds = schemas[amounts["items"]["$ref"].rpartition("/")[2]]["properties"]
    assert {each["type"] for each in bounds.values()} == {"integer"}


def test_a_picture_in_a_body_is_base64() -> None:
    body = described_calls.document("museum")["paths"]["/image-search"]["post"]["requestBody"]
    file = body["content"]["application/json"]["schema"]["properties"]["file"]
    assert (file["type"], file["contentEncoding"]) == ("string", "base64")


def test_the_default_of_a_tool_is_that_of_the_call() -> None:
    """It calls the package, which sends its own."""
    arguments = schemas.arguments_schema(CATALOG["museum.artworks.list"])
    assert arguments["properties"]["limit"]["default"] == 10


@pytest.mark.parametrize("service", SERVICES)
def test_no_sentence_names_classes_of_python(service: str) -> None:
    found = [
        sentence
        for sentence in _sentences(described_calls.document(service))
        if re.search(r"\b(dicts?|[A-Z]\w+(Error|Warning))\b", sentence)
    ]
    assert found == []


def test_pictures_are_described_as_what_is_sent() -> None:
    paths = described_calls.document("museum")["paths"]
    described = next(each["get"] for path, each in paths.items() if path.endswith("default.jpg"))
    text = described["summary"] + described["description"]
    assert "JPEG" in text
    assert not re.search(r"\b([Ss]ave|path|file appears)\b", text)


@pytest.mark.parametrize("service", SERVICES)
def test_every_body_has_an_example_that_fits(service: str) -> None:
    document = described_calls.document(service)
    bodies = {
        each["operationId"]: each["requestBody"]["content"]["application/json"]
        for methods in document["paths"].values()
        for each in methods.values()
        if "requestBody" in each
    }
    faults = {
        name: schema_faults(service, body["schema"], body["example"])
        for name, body in bodies.items()
    }
    assert {name: found for name, found in faults.items() if found} == {}
    assert (len(bodies) > 0) == (service in {"museum", "spending"})


@pytest.mark.parametrize("service", SERVICES)
def test_the_document_says_how_the_data_may_be_used(service: str) -> None:
    info = described_calls.document(service)["info"]
    facts = json.loads(_core._catalog())["services"][service]
    assert info["license"]["name"] == facts["terms"]["licence"]
    terms = facts["terms"]
    assert info["license"]["url"] == (terms["licence_url"] or terms["terms_url"])
    assert info.get("termsOfService") == facts["terms"]["terms_url"]
    assert facts["terms"]["source"] in info["description"]
    rate = facts["pace"]["source"] if facts["pace"] else "no number is documented"
    assert rate in info["description"]
    with getattr(openshelf, service.capitalize())() as client:
        assert client.terms_of_use == facts["terms"]


ENDLESS = [
    name
    for name, operation in CATALOG.items()
    if operation["paging"] and operation["paging"]["end"] == "empty"
]


@pytest.mark.parametrize("name", ENDLESS)
def test_a_list_whose_members_do_not_tell_its_end_is_not_said_to_end_by_them(name: str) -> None:
    assert CATALOG[name]["paging_end"].startswith("the first without records")
