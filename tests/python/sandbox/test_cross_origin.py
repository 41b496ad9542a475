"""What a browser needs to let a page of another site call the sandbox, as the services allow it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest
from asking import asker

ORIGIN = {"Origin": "http://localhost:5173"}
#: A path, the method and the header that a page would send, and the status of the preflight.
PREFLIGHTS = {
    "museum": ("/artworks/search", "POST", "aic-user-agent", 204),
    "spending": ("/api/v2/search/spending_by_award/", "POST", "content-type", 200),
    "disease": ("/v3/covid-19/all", "GET", "x-mine", 204),
    "placeholder": ("/v2/list", "GET", "x-mine", 200),
}
OF_ANY = "Access-Control-Allow-Origin"


@pytest.fixture
def own() -> Iterator[openshelf.Sandbox]:
    with openshelf.Sandbox() as server:
        yield server


@pytest.mark.parametrize("service", PREFLIGHTS)
def test_a_preflight_allows_what_the_service_allows(sandbox: Any, service: str) -> None:
    path, method, header, status = PREFLIGHTS[service]
    answer = asker(sandbox, service)(
        path,
        "OPTIONS",
        Access_Control_Request_Method=method,
        Access_Control_Request_Headers=header,
        **ORIGIN,
    )
    assert (answer.status, answer.body, answer.headers[OF_ANY]) == (status, b"", "*")
    assert method in answer.headers["Access-Control-Allow-Methods"]
    assert header in answer.headers["Access-Control-Allow-Headers"]


def test_other_requests_with_options_are_refused(sandbox: Any) -> None:
    museum, spending, placeholder = (
        asker(sandbox, name) for name in ("museum", "spending", "placeholder")
    )
    assert museum("/artworks/search", "OPTIONS").status == 405
    assert spending("/api/v2/search/spending_by_award/", "OPTIONS").status == 405
    assert placeholder("/v2/list", "OPTIONS").status == 400
    asked = placeholder("/v2/list", "OPTIONS", Access_Control_Request_Method="POST")
    assert asked.status == 405


@pytest.mark.parametrize("status", [429, 503])
def test_a_page_sees_a_fault_of_the_service(own: openshelf.Sandbox, status: int) -> None:
    own.fail("disease.totals.world", status=status, retry_after=3)
    answer = asker(own, "disease")("/v3/covid-19/all", **ORIGIN)
    assert (answer.status, answer.headers[OF_ANY]) == (status, "*")
    assert answer.headers["Retry-After"] == "3"


def test_a_page_sees_an_answer_of_a_test(own: openshelf.Sandbox) -> None:
    own.answer("disease.totals.world", json={"cases": 1}, times=1)
    own.answer("disease.totals.world", json={"cases": 2}, headers={OF_ANY: "http://localhost"})
    ask = asker(own, "disease")
    first, second = (ask("/v3/covid-19/all", **ORIGIN) for _ in range(2))
    assert (json.loads(first.body), first.headers[OF_ANY]) == ({"cases": 1}, "*")
    assert second.headers.get_all(OF_ANY) == ["http://localhost"]


@pytest.mark.parametrize(
    "fault", [{"operation": "spending"}, {"path": "*/autocomplete/naics/"}, {}]
)
def test_a_preflight_leaves_a_fault_and_an_answer_to_the_request(
    own: openshelf.Sandbox, fault: dict[str, str]
) -> None:
    own.fail(status=503, times=1, **fault)
    if fault:
        own.answer(json={"results": []}, times=1, **fault)
    ask = asker(own, "spending")
    path = "/api/v2/autocomplete/naics/"
    asked = {"Access_Control_Request_Method": "POST", **ORIGIN}
    assert ask(path, "OPTIONS", **asked).status == 200
    assert ask(path, "POST", **ORIGIN).status == 503
    assert ask(path, "OPTIONS", **asked).status == 200
