"""Tests that a value becomes exactly one path segment, one query value or one JSON text, whatever it contains."""

from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import base_of, method_of
from expected import expected
from hostile import TEXTS, as_value, companions, is_refused, passing, takes_any_text
from recorder import Recorder
from samples import fewest
from wire import Actual, differences

WITH_TEXTS = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if any(takes_any_text(operation, parameter) for parameter in operation.parameters)
]


@pytest.mark.parametrize("operation", WITH_TEXTS)
def test_every_text_parameter_sends_hostile_texts_unchanged(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    method = openshelf.prepare(method_of(clients[operation.service], operation))
    base = base_of(operation, recorder.url)
    wrong = []
    for parameter in operation.parameters:
        if not takes_any_text(operation, parameter):
            continue
        for text in passing(operation, parameter):
            given = {parameter.name: as_value(parameter, text)}
            arguments = fewest(operation) | companions(operation, parameter) | given
            try:
                actual = Actual.of_request(method(**arguments), base)
                found = differences(expected(operation, arguments), actual)
            except openshelf.OpenshelfError as error:
                found = [f"refused: {error}"]
            wrong += [f"{parameter.name}={text!r}: {item}" for item in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("operation", WITH_TEXTS)
def test_path_values_that_a_url_would_lose_are_refused(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    """Empty text, dots alone and lone surrogates in a path; lone surrogates anywhere."""
    method = method_of(clients[operation.service], operation)
    for parameter in operation.parameters:
        if (
            parameter.is_date
            or parameter.enum
            or parameter.type not in {"str", "int|str", "list[str]"}
        ):
            continue
        texts = ["lone \ud800 surrogate", "\udfff"]
        if parameter.place == "path":
            texts += ["", ".", ".."]
        for text in texts:
            given = {parameter.name: as_value(parameter, text)}
            arguments = fewest(operation) | companions(operation, parameter) | given
            with pytest.raises(openshelf.ArgumentError) as caught:
                method(**arguments)
            assert parameter.name in {fault["parameter"] for fault in caught.value.faults}, text
    assert recorder.requests == []


REFUSED = [
    ("placeholder.seed_url", {"seed": "a/b", "width": 10}, "seed"),
    ("placeholder.seed_info", {"seed": "a/b"}, "seed"),
    ("placeholder.fetch_seed", {"seed": "a/b", "width": 10}, "seed"),
    ("disease.totals.country", {"country": "Italy,Spain"}, "country"),
    ("disease.historical.country", {"country": "Italy,Spain"}, "country"),
    ("disease.historical.country", {"country": "all"}, "country"),
    ("disease.historical.country", {"country": "usacounties"}, "country"),
    (
        "disease.historical.provinces_by_name",
        {"country": "Canada", "provinces": "a,b|c"},
        "provinces",
    ),
    ("gazette.documents.get", {"document_num": "2024-1,2024-2"}, "document_num"),
    ("gazette.documents.get", {"document_num": "86 FR 59199"}, "document_num"),
    ("spending.agency.treasury_account_object_classes", {"tas": "a/b/c"}, "tas"),
    ("spending.agency.treasury_account_program_activities", {"tas": "a/../c"}, "tas"),
    ("spending.agency.treasury_account_program_activities", {"tas": "a/.."}, "tas"),
    ("spending.agency.treasury_account_program_activities", {"tas": "/a"}, "tas"),
    *[
        ("museum.images.download", {"image_id": text}, "image_id")
        for text in ("a/b", "..", ".", "", "../x", "a\\b", "nul\0")
    ],
]


@pytest.mark.parametrize(("identity", "arguments", "name"), REFUSED)
def test_values_that_the_contract_refuses_are_refused(
    identity: str, arguments: dict[str, Any], name: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    operation = catalog_facts.by_id()[identity]
    with pytest.raises(openshelf.ArgumentError) as caught:
        method_of(clients[operation.service], operation)(**arguments)
    assert [fault["parameter"] for fault in caught.value.faults] == [name]
    assert recorder.requests == []


def test_most_hostile_texts_are_accepted() -> None:
    """Most texts pass for most parameters, so that the test above cannot become empty."""
    operation = catalog_facts.by_id()["museum.artworks.search"]
    assert passing(operation, operation.parameter("q")) == [
        text for text in TEXTS if text.isprintable() and text
    ]
    assert is_refused(operation, operation.parameter("fields"), "one, two")
