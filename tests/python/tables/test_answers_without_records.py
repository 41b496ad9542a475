"""Tests tables of answers that have no record, of a bare record, and of a day where a time is usual."""

import datetime as dt
import json
import warnings
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from catalog_entries import CATALOG
from each import for_each
from recorder import Answer, Recorder
from samples import fewest

WITH_RECORDS = [identity for identity in catalog_facts.by_id() if CATALOG[identity]["records"]]

DOCUMENT = {
    "document_number": "2024-31396",
    "title": "A rule",
    "publication_date": "2024-12-31",
    "cfr_references": [
        {"title": 48, "part": "52", "chapter": None, "citation_url": None},
        {"title": 48, "part": 53, "chapter": 1, "citation_url": None},
    ],
}


def answer(recorder: Recorder, body: Any) -> None:
    recorder.answer = Answer(body=json.dumps(body).encode())


@pytest.mark.parametrize("group", ["documents", "public_inspection_documents"])
def test_a_bare_record_is_one_row(group: str, clients: dict[str, Any], recorder: Recorder) -> None:
    """The service answers so if several could be asked for and one was."""
    answer(recorder, DOCUMENT)
    table = openshelf.table(getattr(clients["gazette"], group).get_many)(["2024-31396"])
    assert table.num_rows == 1
    assert table.to_arrow()["document_number"].to_pylist()[0] == "2024-31396"


def operation_of(identity: str) -> catalog_facts.Operation:
    return catalog_facts.by_id()[identity]


def declared(identity: str) -> dict[str, Any]:
    """What the catalog says of the member with the records."""
    entry = CATALOG[identity]
    found = [each for each in entry["answer_members"] if each["name"] == entry["records"]]
    return found[0] if found else {"type": {"list": "record"}, "optional": False}


def none_of(identity: str) -> list[Any]:
    """Bodies that are JSON and no answer of the operation."""
    entry = CATALOG[identity]
    records = entry["records"]
    if records == ".":
        return [None, 1, "x", {}, {"message": "try later"}]
    lists = [] if entry["answer"] == "object_or_list" else [[], [1]]
    return [None, 1, "x", *lists, {}, {"detail": "try later"}, {records: None}, {records: 1}]


@for_each(WITH_RECORDS)
def test_an_answer_that_lacks_its_records_has_no_table(
    identity: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    """A table without rows would say that there are none."""
    operation = operation_of(identity)
    table = openshelf.table(method_of(clients[operation.service], operation))
    for body in none_of(identity):
        answer(recorder, body)
        with pytest.raises(openshelf.DecodeError) as caught:
            table(**fewest(operation))
        assert caught.value.operation == identity, body
        assert caught.value.url.startswith(recorder.url), body


@for_each(WITH_RECORDS)
def test_an_answer_with_an_empty_list_has_no_row(
    identity: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    operation = operation_of(identity)
    table = openshelf.table(method_of(clients[operation.service], operation))
    records = CATALOG[identity]["records"]
    empty = {} if "object" in str(declared(identity)["type"]) else []
    answer(recorder, empty if records == "." else {records: empty})
    with warnings.catch_warnings():
        # What was asked for by name is missing.
        warnings.simplefilter("ignore", openshelf.NotFoundWarning)
        assert table(**fewest(operation)).num_rows == 0


@for_each(
    [
        identity
        for identity in catalog_facts.by_id()
        if operation_of(identity).returns in {"object", "list"}
    ]
)
def test_an_answer_of_another_type_is_an_error(
    identity: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    operation = operation_of(identity)
    method = method_of(clients[operation.service], operation)
    kind = CATALOG[identity]["answer"]
    bodies: list[Any] = [None, 1, "x", True]
    bodies += {"object": [[], [1]], "list": [{}, {"a": 1}]}.get(kind, [])
    for body in bodies:
        answer(recorder, body)
        with pytest.raises(openshelf.DecodeError, match="the answer cannot be read: it is"):
            method(**fewest(operation))


def test_a_search_without_matches_has_no_row(clients: dict[str, Any], recorder: Recorder) -> None:
    answer(recorder, {"count": 0, "description": "Documents"})
    assert openshelf.table(clients["gazette"].documents.search)("x").num_rows == 0


def test_a_part_is_text(clients: dict[str, Any], recorder: Recorder) -> None:
    answer(recorder, {"count": 1, "results": [DOCUMENT]})
    table = openshelf.table(clients["gazette"].documents.get_many)(["2024-31396", "2024-2"])
    parts = [each["part"] for each in table.to_arrow()["cfr_references"].to_pylist()[0]]
    assert parts == ["52", "53"]
    assert table.to_arrow().to_pylist()[0].get("_unfit") is None


def test_a_day_in_a_column_of_times_is_its_midnight(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    days = ["2021-05-24", "2021-05-24 10:11:12", "2021-05-24T10:11:12Z", "2021-02-30"]
    found = [{"internal_id": n, "Last Modified Date": day} for n, day in enumerate(days)]
    answer(recorder, {"results": found, "page_metadata": {"page": 1, "hasNext": False}})
    table = openshelf.table(clients["spending"].search.spending_by_award)(
        filters={"award_type_codes": ["A"]}, fields=["Last Modified Date"]
    )
    read = table.to_arrow()["Last Modified Date"].to_pylist()
    assert read[0].replace(tzinfo=None) == dt.datetime(2021, 5, 24)  # noqa: DTZ001  no zone
    assert read[3] is None
