"""Every kind of fault, met by a real client: the documented error, or the whole answer after a retry."""

import inspect
import time
from typing import Any

import openshelf
import pytest

OPERATION = "disease.totals.country"

#: The fault, what it ends in without a retry, and whether a retry mends it.
MATRIX: dict[str, tuple[dict[str, Any], type[Exception] | None, bool]] = {
    "status 500": ({"status": 500}, openshelf.ServerError, True),
    "status 503, come back": ({"status": 503, "retry_after": 0}, openshelf.ServerError, True),
    "status 429, come back": ({"retry_after": 0}, openshelf.RateLimitedError, True),
    "status 429, by a date": (
        {"status": 429, "retry_after": "Sun, 06 Nov 1994 08:49:37 GMT"},
        openshelf.RateLimitedError,
        True,
    ),
    "status 404": ({"status": 404}, openshelf.NotFoundError, False),
    "status 418": ({"status": 418}, openshelf.StatusError, False),
    "delay": ({"delay": 5}, openshelf.RequestTimeoutError, True),
    "body delay": ({"body_delay": 5}, openshelf.RequestTimeoutError, True),
    "drip": ({"drip": 0.5}, openshelf.RequestTimeoutError, True),
    "cut": ({"cut": 20}, openshelf.ConnectError, True),
    "cut at once": ({"cut": 0}, openshelf.ConnectError, True),
    "wrong length": ({"wrong_length": True}, openshelf.ConnectError, True),
    "reset": ({"reset": True}, openshelf.ConnectError, True),
    "endless headers": ({"endless_headers": True}, openshelf.ConnectError, True),
    "bad JSON": ({"bad_json": True}, openshelf.DecodeError, False),
    "redirect loop": ({"redirect_loop": True, "times": None}, openshelf.StatusError, False),
    "short delay": ({"delay": 0.02}, None, True),
    "short body delay": ({"body_delay": 0.02}, None, True),
    "fast drip": ({"drip": 20_000}, None, True),
    "content type": ({"content_type": "text/html"}, None, True),
    "redirect elsewhere": ({"downgrade_redirect": True}, None, True),
}


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


def client(server: Any, **options: Any) -> Any:
    return server.disease(**({"timeout": 0.2, "max_retries": 0} | options))


@pytest.mark.parametrize("kind", MATRIX)
def test_every_fault_ends_in_its_error(kind: str, faulty: Any) -> None:
    fault, error, _ = MATRIX[kind]
    faulty.fail(OPERATION, **fault)
    with client(faulty) as disease:
        if error is None:
            assert disease.totals.country("Italy")["country"] == "Italy"
            return
        with pytest.raises(error) as caught:
            disease.totals.country("Italy")
        assert isinstance(caught.value, openshelf.OpenshelfError)
        faulty.heal()
        assert disease.totals.country("Italy")["country"] == "Italy"


@pytest.mark.parametrize("kind", [kind for kind, (_, _, mends) in MATRIX.items() if mends])
def test_a_retry_mends_what_passes(kind: str, faulty: Any) -> None:
    fault, error, _ = MATRIX[kind]
    faulty.fail(OPERATION, **fault)
    with client(faulty, max_retries=1) as disease:
        assert disease.totals.country("Italy")["country"] == "Italy"
    assert faulty.stats["requests_by_operation"][OPERATION] == (
        1 if error is None and "downgrade_redirect" not in fault else 2
    )


async def test_an_asynchronous_client_meets_them_too(faulty: Any) -> None:
    for fault, error in [
        ({"reset": True}, openshelf.ConnectError),
        ({"body_delay": 5}, openshelf.RequestTimeoutError),
        ({"bad_json": True}, openshelf.DecodeError),
        ({"status": 500}, openshelf.ServerError),
    ]:
        faulty.fail(OPERATION, **fault)
        async with faulty.async_disease(timeout=0.2, max_retries=0) as disease:
            with pytest.raises(error):
                await disease.totals.country("Italy")


def test_a_bomb_is_an_empty_list_in_the_end(faulty: Any) -> None:
    faulty.fail(bomb=2_000_000)
    with client(faulty, timeout=5) as disease:
        assert disease.totals.country("Italy") == []


def test_faults_go_by_operation_and_path(faulty: Any) -> None:
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


def test_faults_are_there_from_the_start() -> None:
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
        ({"job": "lost"}, ValueError),
        ({"job": 1}, TypeError),
    ],
    ids=str,
)
def test_what_is_no_fault_is_refused(fault: Any, error: type[Exception], faulty: Any) -> None:
    with pytest.raises(error, match=next(iter(fault))):
        faulty.fail(**fault)
    with pytest.raises(error, match=next(iter(fault))):
        openshelf.Sandbox(faults=[fault])


def test_the_signature_says_every_keyword(faulty: Any) -> None:
    values = {
        "retry_after": 1, "delay": 0.1, "body_delay": 0.1, "cut": 1, "content_type": "text/plain", "drip": 1,
        "bomb": 2, "probability": 0.5, "status": 500,
    }  # fmt: skip
    for name, parameter in inspect.signature(faulty.fail).parameters.items():
        value = values.get(name, parameter.default)
        faulty.fail(**{name: value})


def test_calls_are_remembered_in_order(faulty: Any) -> None:
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
            assert (stats["requests"], stats["open_bodies"]) == (3, 0)
        late = time.monotonic() + 5
        while server.stats["open_connections"] and time.monotonic() < late:
            time.sleep(0.005)
        assert server.stats["open_connections"] == 0
    assert server.stats["requests"] == 3


def test_a_size_that_is_none() -> None:
    for scale in (0, -1, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="scale"):
            openshelf.Sandbox(scale=scale)


def test_the_documented_paths_are_another_world() -> None:
    with openshelf.Sandbox(documented_paths=True) as server, server.museum() as museum:
        identity = museum.agent_roles.list(limit=1)["data"][0]["id"]
        server.forget_calls()
        assert museum.agent_roles.get(identity)["data"]["id"] == identity
        assert [call["status"] for call in server.calls] == [200]
