"""Tests rules across parameters: a call that breaks one is rejected, any other passes."""

import json
import warnings
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from recorder import Recorder
from samples import fewest

FILTERS = {"keywords": ["abc"], "award_type_codes": ["A"]}

#: Operation, arguments beyond the fewest, and the parameters of which one must be blamed.
BROKEN: list[tuple[str, dict[str, Any], set[str]]] = [
    ("museum.artworks.list", {"ids": [1], "page": 1}, {"ids", "page"}),
    ("museum.artworks.list", {"ids": [1], "limit": 5}, {"ids", "limit"}),
    ("museum.videos.list", {"ids": ["a"], "limit": 5, "page": 2}, {"ids", "limit", "page"}),
    ("gazette.documents.search", {"cfr_part": "1-50"}, {"cfr_part", "cfr_title"}),
    ("gazette.documents.facets", {"cfr_part": "1-50"}, {"cfr_part", "cfr_title"}),
    ("gazette.documents.search", {"page": 11, "per_page": 1000}, {"page", "per_page"}),
    ("gazette.documents.search", {"page": 50, "per_page": 201}, {"page", "per_page"}),
    *[
        (f"gazette.documents.{name}", given, set(given))
        for name in ("search", "facets", "search_csv")
        for given in (
            {"publication_year": 2024, "published_from": "2024-07-01"},
            {
                "publication_year": 2024,
                "published_from": "2024-07-01",
                "published_to": "2024-07-31",
            },
            {"publication_date": "2024-07-01", "publication_year": 2024},
            {"publication_date": "2024-07-01", "published_to": "2024-07-31"},
            {"effective_year": 2024, "effective_to": "2024-07-31"},
            {"comment_year": 2024, "comment_from": "2024-07-01"},
            {"signing_date": "2024-07-01", "signing_year": 2024, "signing_from": "2024-01-01"},
        )
    ],
    (
        "spending.references.total_budgetary_resources",
        {"fiscal_period": 3},
        {"fiscal_period", "fiscal_year"},
    ),
    ("spending.download.accounts", {"quarter": 1, "period": 3}, {"quarter", "period"}),
    ("spending.download.accounts", {"quarter": None}, {"quarter", "period"}),
    ("spending.download.disaster", {"def_codes": ["L", "M"]}, {"def_codes"}),
    ("spending.download.disaster", {"def_codes": ["Z"]}, {"def_codes"}),
    (
        "spending.disaster.award.amount",
        {"award_type_codes": ["A"], "award_type": "procurement"},
        {"award_type_codes", "award_type"},
    ),
    (
        "spending.disaster.award.count",
        {"award_type_codes": ["A"], "award_type": "assistance"},
        {"award_type_codes", "award_type"},
    ),
    ("spending.disaster.agency.loans", {"query": "x"}, {"query", "award_type_codes"}),
    (
        "spending.disaster.agency.spending",
        {"sort": "total_budgetary_resources", "spending_type": "award"},
        {"sort", "spending_type"},
    ),
    (
        "spending.disaster.federal_account.spending",
        {"sort": "total_budgetary_resources", "spending_type": "award"},
        {"sort", "spending_type"},
    ),
    (
        "spending.search.spending_by_award",
        {"last_record_unique_id": 1},
        {"last_record_unique_id", "last_record_sort_value"},
    ),
    (
        "spending.search.spending_by_award",
        {"last_record_sort_value": "1"},
        {"last_record_unique_id", "last_record_sort_value"},
    ),
    *[
        (f"spending.disaster.{name}", {"def_codes": codes}, {"def_codes"})
        for name in ("agency.count", "recipient.spending", "spending_by_geography")
        for codes in (["l"], ["L-"], [""], ["ABCD"], ["L", "m"])
    ],
]

KEPT: list[tuple[str, dict[str, Any]]] = [
    ("museum.artworks.list", {"ids": [1, 2]}),
    ("gazette.documents.search", {"cfr_part": "1-50", "cfr_title": 7}),
    ("gazette.documents.search", {"page": 10, "per_page": 1000}),
    ("gazette.documents.search", {"page": 50, "per_page": 200}),
    ("gazette.documents.search", {"per_page": 1000}),
    ("gazette.documents.search", {"publication_year": 2024, "effective_from": "2024-07-01"}),
    (
        "gazette.documents.search",
        {"publication_year": 2024, "published_from": None, "comment_date": "2024-07-01"},
    ),
    ("spending.references.total_budgetary_resources", {"fiscal_year": 2020, "fiscal_period": 3}),
    ("spending.references.total_budgetary_resources", {"fiscal_year": 2020}),
    ("spending.download.accounts", {"quarter": None, "period": 3}),
    ("spending.download.disaster", {"def_codes": list("LMNOPUV")}),
    ("spending.download.disaster", {"def_codes": list("VUPONML")}),
    ("spending.disaster.award.amount", {"award_type": "procurement"}),
    ("spending.disaster.agency.loans", {"query": "x", "award_type_codes": ["07"]}),
    ("spending.disaster.agency.spending", {"sort": "total_budgetary_resources"}),
    ("spending.disaster.agency.count", {"def_codes": ["L", "AAA", "9", "Q2"]}),
    (
        "spending.search.spending_by_award",
        {"last_record_unique_id": 1, "last_record_sort_value": "1"},
    ),
]


@pytest.mark.parametrize(("identity", "more", "blamed"), BROKEN)
def test_a_call_that_breaks_a_rule_is_refused(
    identity: str,
    more: dict[str, Any],
    blamed: set[str],
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    operation = catalog_facts.by_id()[identity]
    with pytest.raises(openshelf.ArgumentError) as caught:
        method_of(clients[operation.service], operation)(**fewest(operation) | more)
    assert blamed & {fault["parameter"] for fault in caught.value.faults}
    # both names are given where the rule concerns two
    assert all(name in str(caught.value) for name in list(blamed)[:1])
    assert recorder.requests == []


@pytest.mark.parametrize(("identity", "more"), KEPT)
def test_a_call_that_keeps_the_rules_is_accepted(
    identity: str, more: dict[str, Any], clients: dict[str, Any]
) -> None:
    operation = catalog_facts.by_id()[identity]
    method = method_of(clients[operation.service], operation)
    openshelf.prepare(method)(**fewest(operation) | more)


@pytest.mark.filterwarnings("ignore::openshelf.NotFoundWarning")  # the answer is empty
def test_validate_false_sends_anything(clients: dict[str, Any], recorder: Recorder) -> None:
    """Values that are refused otherwise travel as they are; names are Python's and stay checked."""
    museum = clients["museum"].with_options(validate=False)
    museum.artworks.list(limit=1000, page=0, ids=[1])
    assert "limit=1000" in recorder.last.target
    assert "page=0" in recorder.last.target
    spending = clients["spending"].with_options(validate=False)
    filters = {"made_up": 1, "award_type_codes": ["ZZ"], "time_period": [{"start": "x"}]}
    spending.search.spending_by_award(filters=filters, fields=["No Such"], limit=1000, order="up")
    body = json.loads(recorder.last.body)
    assert body["filters"] == filters
    assert (body["fields"], body["limit"], body["order"]) == (["No Such"], 1000, "up")
    gazette = clients["gazette"].with_options(validate=False)
    gazette.documents.search("x", page=60, per_page=5000)
    assert "page=60" in recorder.last.target
    with pytest.raises(TypeError):
        museum.artworks.list(limt=5)
    with pytest.raises(TypeError):
        museum.artworks.search()


def test_a_refused_call_takes_no_slot_of_the_throttle(recorder: Recorder) -> None:
    """At one request in a thousand seconds the slot is still free after many refusals."""
    url = recorder.url
    with openshelf.Museum(base_url=url, image_api_url=url, requests_per_second=0.001) as museum:
        for _ in range(20):
            with pytest.raises(openshelf.ArgumentError):
                museum.artworks.list(limit=0)
            with pytest.raises(TypeError):
                museum.artworks.list(limt=1)
        museum.artworks.list()
    assert len(recorder.requests) == 1


def test_ignored_parameters_are_sent_and_reported(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    """Searches of documents on public inspection by day ignore all but the day."""
    search = clients["gazette"].public_inspection_documents.search
    for more in ({"search_term": "x"}, {"doc_type": "rule"}, {"per_page": 50}):
        with pytest.warns(openshelf.IgnoredParameterWarning) as caught:
            search("2024-01-03", **more)
        assert len(caught) == 1
        assert next(iter(more)) in str(caught[0].message)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        search("2024-01-03")
        search("2024-01-03", per_page=20)
    assert len(recorder.requests) == 5
