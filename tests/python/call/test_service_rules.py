"""Tests the package and the sandbox against the sentences of the catalog on filters."""

import json
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import catalog_facts
import openshelf
import pytest
from calling import method_of
from catalog_entries import CATALOG
from each import for_each
from filters import filtered_operations
from recorder import Answer, Recorder
from samples import fewest
from service_rules import ANSWERED, PASSES, status_of, wrong

NULLABLE = [
    pytest.param(operation, parameter, id=f"{operation.id}-{parameter.name}")
    for operation in catalog_facts.operations()
    for parameter in operation.parameters
    if parameter.nullable
]
NEEDED = [
    pytest.param(operation, parameter, id=f"{operation.id}-{parameter.name}")
    for operation in catalog_facts.operations()
    for parameter in operation.parameters
    if parameter.required and not parameter.nullable
]


def test_every_quoted_sentence_is_in_the_catalog() -> None:
    for name, rule in (PASSES | ANSWERED).items():
        assert rule.is_in_the_catalog, name


@pytest.mark.parametrize("name", PASSES)
def test_calls_that_the_service_accepts_are_sent(
    name: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    assert [wrong(call, clients["spending"]) for call in PASSES[name].calls] == [
        "" for _ in PASSES[name].calls
    ]


@pytest.mark.parametrize("name", ANSWERED)
def test_the_sandbox_answers_like_the_service(name: str, sandbox: Any) -> None:
    rule = ANSWERED[name]
    client = sandbox.spending().with_options(validate=False, max_retries=0)
    assert [status_of(call, client) for call in rule.calls] == [rule.status for _ in rule.calls]


@pytest.mark.parametrize("name", ANSWERED)
def test_calls_that_the_service_refuses_are_not_sent(
    name: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    for call in ANSWERED[name].calls:
        assert wrong(call, clients["spending"])
    assert recorder.requests == []


#: The explorer's own filters hold no lists.
FILTERED = [
    pytest.param(each, id=each.id)
    for each in filtered_operations()
    if each.id != "spending.explore"
]


@for_each(FILTERED)
def test_empty_lists_in_filters_are_refused(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    """ "An empty list is a 422 in every member of the search filters"."""
    call = openshelf.prepare(method_of(clients["spending"], operation))
    (filters,) = [each for each in CATALOG[operation.id]["parameters"] if each["name"] == "filters"]
    given = fewest(operation)
    lists = [
        member["name"]
        for part in filters["schema"]["members"]
        for member in part
        if member["kind"] not in {"text", "object", "integer_or_text", "date"}
    ]
    assert lists
    for name in lists:
        with pytest.raises(openshelf.ArgumentError) as caught:
            call(**given | {"filters": given.get("filters", {}) | {name: []}})
        assert f"filters.{name}" in str(caught.value)


def test_a_lasting_503_is_not_retried(clients: dict[str, Any], recorder: Recorder) -> None:
    """ "nor is such a 503 (a page beyond the reach, an unsortable sort ...)"."""
    recorder.answer = Answer(status=503)
    client = clients["spending"].with_options(max_retries=1, validate=False)
    (call,) = ANSWERED["awards in a sort that never works"].calls
    assert status_of(call, client) == 503
    assert len(recorder.requests) == 1


def takes_none(operation: catalog_facts.Operation, name: str, client: Any) -> bool:
    """Whether None is a value of a parameter; then nothing of it is sent."""
    method = openshelf.prepare(method_of(client, operation))
    try:
        request = method(**fewest(operation) | {name: None})
    except (TypeError, openshelf.ArgumentError):
        return False
    wire = operation.parameter(name).wire
    if operation.parameter(name).place == "body":
        found: Any = json.loads(request.body)
        *way, last = wire.split(".")
        for member in way:
            found = found.get(member, {})
        return last not in found
    assert operation.parameter(name).place == "query"
    return wire not in dict(parse_qsl(urlsplit(request.url).query, keep_blank_values=True))


@for_each(NULLABLE)
def test_none_is_accepted_by_a_nullable_parameter(
    operation: catalog_facts.Operation, parameter: catalog_facts.Parameter, clients: dict[str, Any]
) -> None:
    assert takes_none(operation, parameter.name, clients[operation.service])


@for_each(NEEDED)
def test_none_is_refused_by_other_required_parameters(
    operation: catalog_facts.Operation, parameter: catalog_facts.Parameter, clients: dict[str, Any]
) -> None:
    method = openshelf.prepare(method_of(clients[operation.service], operation))
    with pytest.raises((TypeError, openshelf.ArgumentError)):
        method(**fewest(operation) | {parameter.name: None})
