"""Tests answers that a test gives in place of the sandbox's own."""

from __future__ import annotations

from typing import Any

import openshelf
import pytest


@pytest.fixture
def server() -> Any:
    with openshelf.Sandbox(today="2024-10-15") as server:
        yield server


def test_an_answer_replaces_the_services_own(server: Any) -> None:
    disease = server.disease()
    server.answer(
        disease.totals.country,
        json={"country": "Nowhere", "cases": 1},
        headers={"X-Note": "given"},
        times=1,
    )
    server.answer("disease.totals.country", "*/Atlantis", json=None)
    found = openshelf.raw(disease.totals.country)("Italy")
    assert found.json() == {"country": "Nowhere", "cases": 1}
    assert found.status == 200
    assert found.headers["x-note"] == "given"
    assert found.headers["content-type"] == "application/json"
    assert disease.totals.country("Italy")["cases"] > 1
    assert openshelf.raw(disease.totals.country)("Atlantis").json() is None
    server.heal()
    with pytest.raises(openshelf.NotFoundError):
        disease.totals.country("Atlantis")


def test_faults_apply_to_answers(server: Any) -> None:
    disease = server.disease()
    server.answer("disease", json={"cases": 5})
    server.fail("disease", status=503)
    found = openshelf.raw(disease.totals.world)()
    assert (found.attempts, found.json()) == (2, {"cases": 5})


def test_an_invalid_request_is_refused_all_the_same(server: Any) -> None:
    spending = server.spending().with_options(validate=False)
    server.answer("spending.search", json={"results": []})
    with pytest.raises(openshelf.StatusError):
        spending.search.spending_by_award({"award_type_codes": ["A", "nonsense"]}, ["Award ID"])
    server.heal()
    server.answer("spending.search", json={"detail": "ours"}, status=422)
    with pytest.raises(openshelf.StatusError, match="ours"):
        spending.search.spending_by_award({"award_type_codes": ["A", "nonsense"]}, ["Award ID"])


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({}, TypeError, "json=, text= or content="),
        ({"json": 1, "text": "x"}, TypeError, "takes one body"),
        ({"jsn": 1}, TypeError, "did you mean 'json'"),
        ({"json": {1, 2}}, TypeError, "json: .*set"),
        ({"json": float("nan")}, (TypeError, ValueError), "json"),
        ({"json": 1, "status": 99}, ValueError, "status: expected 200 to 599"),
        ({"json": 1, "times": 0}, ValueError, "times"),
        ({"json": 1, "headers": {"a b": "c"}}, ValueError, "headers"),
        ({"json": 1, "headers": {"Content-Length": "3"}}, ValueError, "wrong_length"),
        ({"json": 1, "operation": "disease.totals.contry"}, ValueError, "disease.totals.country"),
    ],
)
def test_what_is_wrong_with_an_answer_is_told(
    server: Any, options: dict[str, Any], error: Any, message: str
) -> None:
    with pytest.raises(error, match=message):
        server.answer(**options)
    assert server._met() == ([], [])


def test_a_search_that_is_sent_as_a_post_meets_faults_and_answers(server: Any) -> None:
    """A long query is sent as a POST."""
    query = {"bool": {"should": [{"match": {"title": "x" * 9000}}]}}
    with server.museum(max_retries=0) as museum:
        server.fail("museum.artworks.search", status=503, times=1)
        with pytest.raises(openshelf.ServerError):
            museum.artworks.search("monet", query=query)
        server.answer("museum.artworks.search", json={"data": [], "mine": True})
        assert museum.artworks.search("monet", query=query)["mine"] is True
        calls = [(call["method"], call["operation"]) for call in server.calls]
    assert calls == [("POST", "museum.artworks.search")] * 2
