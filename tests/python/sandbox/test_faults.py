"""Tests faults on demand: which requests they apply to, and what the sandbox counts.

`tests/python/transport/test_fault_matrix.py` tests the calls that meet one.
"""

import contextlib
import http.client
import inspect
import json
from typing import Any
from urllib.parse import urlsplit

import openshelf
import pytest
from waiting import soon

OPERATION = "disease.totals.country"


@pytest.fixture(scope="module")
def server() -> Any:
    with openshelf.Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
def faulty(server: Any) -> Any:
    server.heal()
    server.forget_calls()
    yield server
    server.heal()


def client(server: Any) -> Any:
    return server.disease(max_retries=0)


def test_faults_are_chosen_by_operation_and_path(faulty: Any) -> None:
    faulty.fail("disease.totals", status=503, times=2)
    faulty.fail(path="*/countries/France", status=404)
    with client(faulty) as disease, faulty.gazette() as gazette:
        assert gazette.documents.search("the")["count"] > 0
        for _ in range(2):
            with pytest.raises(openshelf.ServerError):
                disease.totals.country("Italy")
        disease.totals.country("Italy")
        with pytest.raises(openshelf.NotFoundError):
            disease.totals.country("France")
        disease.totals.country("France")


def test_faults_can_be_set_at_the_start() -> None:
    with openshelf.Sandbox(
        faults=[{"operation": "disease", "status": 500, "times": None}]
    ) as server:
        with client(server) as disease:
            for _ in range(3):
                with pytest.raises(openshelf.ServerError):
                    disease.totals.country("Italy")
            server.heal()
            disease.totals.country("Italy")


@pytest.mark.parametrize(
    ("fault", "error"),
    [
        ({"no_such": 1}, TypeError),
        ({"status": "500"}, TypeError),
        ({"status": 99}, ValueError),
        ({"times": 0}, ValueError),
        ({"probability": 1.5}, ValueError),
        ({"delay": -1}, ValueError),
        ({"delay": float("nan")}, ValueError),
        ({"drip": 0}, ValueError),
        ({"bomb": 1}, ValueError),
        ({"retry_after": []}, TypeError),
        ({"rename": "cases"}, TypeError),
        ({"rename": {"cases": 1}}, TypeError),
        ({"job": "lost"}, ValueError),
        ({"job": 1}, TypeError),
    ],
    ids=str,
)
def test_an_invalid_fault_is_refused(fault: Any, error: type[Exception], faulty: Any) -> None:
    with pytest.raises(error, match=next(iter(fault))):
        faulty.fail(**fault)
    with pytest.raises(error, match=next(iter(fault))):
        openshelf.Sandbox(faults=[fault])


def test_fail_takes_every_keyword_of_its_signature(faulty: Any) -> None:
    values = {
        "retry_after": 1, "delay": 0.1, "body_delay": 0.1, "cut": 1, "content_type": "text/plain", "drip": 1,
        "bomb": 2, "rename": {"cases": None}, "probability": 0.5, "status": 500,
    }  # fmt: skip
    for name, parameter in inspect.signature(faulty.fail).parameters.items():
        value = values.get(name, parameter.default)
        # Most defaults are no fault.
        faulty.fail(**{"status": 500, name: value})


def test_members_can_be_renamed_and_left_out(faulty: Any) -> None:
    with client(faulty) as disease:
        whole = disease.totals.country("Italy")
        faulty.fail(OPERATION, rename={"cases": "caseCount", "iso2": None, "no such member": "x"})
        changed = disease.totals.country("Italy")
        assert disease.totals.country("Italy") == whole
    expected = [{"cases": "caseCount"}.get(name, name) for name in whole]
    assert list(changed) == expected
    assert changed["caseCount"] == whole["cases"]
    assert changed["countryInfo"] == {
        name: value for name, value in whole["countryInfo"].items() if name != "iso2"
    }


def test_calls_are_recorded_in_order(faulty: Any) -> None:
    with client(faulty) as disease, faulty.spending() as spending:
        disease.totals.country("Italy", strict=False)
        spending.search.spending_by_category.naics({"award_type_codes": ["A"]}, limit=3)
    first, second = faulty.calls
    assert first["operation"] == OPERATION
    assert (first["method"], first["path"]) == ("GET", "/disease/v3/covid-19/countries/Italy")
    assert "strict=false" in first["query"] and first["body"] == b"" and first["status"] == 200
    assert second["operation"] == "spending.search.spending_by_category.naics"
    assert second["method"] == "POST" and b'"limit":3' in second["body"].replace(b" ", b"")
    assert 0 < first["at"] <= second["at"]
    faulty.forget_calls()
    assert faulty.calls == []


def test_connections_and_bodies_are_counted() -> None:
    with openshelf.Sandbox() as server:
        with server.disease() as disease:
            for _ in range(3):
                disease.totals.country("Italy")
            stats = server.stats
            assert (stats["connections"], stats["open_connections"]) == (1, 1)
            assert stats["requests"] == 3
            assert soon(lambda: server.stats["open_bodies"] == 0), server.stats
        assert soon(lambda: server.stats["open_connections"] == 0), server.stats
    assert server.stats["requests"] == 3


def test_an_invalid_scale_is_refused() -> None:
    for scale in (0, -1, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="scale"):
            openshelf.Sandbox(scale=scale)


def test_a_sandbox_can_serve_the_documented_paths() -> None:
    with openshelf.Sandbox(documented_paths=True) as server, server.museum() as museum:
        identity = museum.agent_roles.list(limit=1)["data"][0]["id"]
        server.forget_calls()
        assert museum.agent_roles.get(identity)["data"]["id"] == identity
        assert [call["status"] for call in server.calls] == [200]


def answers(server: Any, path: str, times: int = 1) -> list[tuple[int, dict[str, str], str]]:
    """The answers to requests on one connection, without redirects; the path may be a whole address."""
    host = urlsplit(path).netloc or urlsplit(server.url).netloc
    connection = http.client.HTTPConnection(host, timeout=30)
    found = []
    with contextlib.closing(connection):
        for _ in range(times):
            connection.request("GET", path)
            response = connection.getresponse()
            headers = {name.lower(): value for name, value in response.getheaders()}
            found.append((response.status, headers, response.read().decode()))
    return found


DOCUMENTS = "/gazette/api/v1/documents.json"


def test_a_front_redirects_to_a_page_for_access(faulty: Any) -> None:
    faulty.fail("gazette", request_access=302)
    [(status, headers, _)] = answers(faulty, DOCUMENTS)
    assert status == 302
    [(status, page_headers, page)] = answers(faulty, headers["location"])
    assert status == 200
    assert page_headers["content-type"].startswith("text/html")
    assert "<title>Federal Register :: Request Access</title>" in page
    # It is another host than that of the service.
    assert not headers["location"].startswith(faulty.url)


@pytest.mark.parametrize(
    ("fault", "status", "title"),
    [
        ({"request_access": 200}, 200, "Federal Register :: Request Access"),
        ({"challenge": True}, 403, "Just a moment..."),
        ({"gateway": 502}, 502, "502: Bad gateway"),
        *(({"gateway": status}, status, str(status)) for status in range(520, 527)),
    ],
)
def test_a_front_answers_with_a_page(
    faulty: Any, fault: dict[str, Any], status: int, title: str
) -> None:
    faulty.fail("gazette.documents.search", **fault)
    [(given, headers, body), (after, _, _)] = answers(faulty, DOCUMENTS, 2)
    assert (given, after) == (status, 200)
    assert headers["content-type"].startswith("text/html")
    assert "access-control-allow-origin" not in headers
    assert f"<title>{title}" in body
    assert headers.get("cf-mitigated") == ("challenge" if fault == {"challenge": True} else None)


@pytest.mark.parametrize("fault", [{"gateway": 503}, {"request_access": 301}])
def test_a_front_has_only_its_statuses(faulty: Any, fault: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=next(iter(fault))):
        faulty.fail("gazette", **fault)


def test_a_blackout_leaves_a_part_of_the_list_and_says_so(faulty: Any) -> None:
    path = "/gazette/api/v1/public-inspection-documents/current.json"
    [(_, _, whole)] = answers(faulty, path)
    faulty.fail("gazette.public_inspection_documents", blackout=True, times=None)
    [(status, _, left)] = answers(faulty, path)
    assert status == 200
    usual, now = json.loads(whole), json.loads(left)
    assert "unavailable after 12AM Eastern" in now["meta"]["pil_unavailability_message"]
    assert now["results"] == usual["results"][: len(now["results"])] != usual["results"]
    assert now["count"] == len(now["results"])
    assert set(now) == set(usual) | {"meta"}


def test_a_connection_is_cut_after_some_requests(faulty: Any) -> None:
    faulty.fail("gazette", cut_after=2, times=2)
    for _ in range(2):
        connection = http.client.HTTPConnection(urlsplit(faulty.url).netloc, timeout=30)
        with contextlib.closing(connection):
            for _ in range(2):
                connection.request("GET", DOCUMENTS)
                assert connection.getresponse().read()
            connection.request("GET", DOCUMENTS)
            with pytest.raises(http.client.RemoteDisconnected):
                connection.getresponse()
    # Both cuts are over.
    assert [status for status, _, _ in answers(faulty, DOCUMENTS, 5)] == [200] * 5
    assert [call["status"] for call in faulty.calls][:3] == [200, 200, None]
