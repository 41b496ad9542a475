"""Tests what a program is told when the Redis server of its limiter goes away."""

from __future__ import annotations

import logging
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import openshelf
import pytest
from arrivals import Service
from openshelf import paginate
from redis_server import RedisServer, free_port

RATE = 50.0


@pytest.fixture
def server() -> Iterator[RedisServer]:
    """A server of one test, which may stop it."""
    own = RedisServer()
    yield own
    own.stop()


def client_of(service: Service, limiter: str, **options: Any) -> openshelf.Disease:
    options = {"requests_per_second": RATE, "max_retries": 0, "limiter": limiter} | options
    return openshelf.Disease(base_url=service.url, **options)


def warnings_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log says of the limiter itself, not of a call."""
    records = caplog.records
    assert {record.name for record in records} <= {"openshelf.disease"}
    messages = [each.getMessage() for each in records if each.levelno == logging.WARNING]
    return [message for message in messages if message.startswith("the limiter ")]


def test_a_lost_server_is_told_once_and_its_return_too(
    service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    server = RedisServer()
    shown = f"redis://127.0.0.1:{server.port}/0"
    client = client_of(service, shown, on_limiter_error="raise")
    try:
        client.totals.country("Italy")
        assert warnings_of(caplog) == []
        server.kill()
        for _ in range(3):
            with pytest.raises(openshelf.LimiterError, match=shown):
                client.totals.country("Italy")
        (lost,) = warnings_of(caplog)
        assert lost.startswith(f"the limiter {shown}: ")
        assert lost.endswith("; calls fail until it is back")
        server = RedisServer(server.port)
        for _ in range(3):
            client.totals.country("Italy")
        assert warnings_of(caplog) == [lost, f"the limiter {shown} is back"]
        server.kill()
        with pytest.raises(openshelf.LimiterError):
            client.totals.country("Italy")
        assert len(warnings_of(caplog)) == 3
    finally:
        server.stop()


def test_a_lost_server_is_told_while_its_share_is_used(
    service: Service, redis_server: RedisServer, caplog: pytest.LogCaptureFixture
) -> None:
    client = client_of(service, redis_server.url)
    for _ in range(3):
        client.totals.country("Italy")
    redis_server.process.send_signal(signal.SIGSTOP)
    try:
        for _ in range(5):
            client.totals.country("Italy")
        (lost,) = warnings_of(caplog)
        assert "no answer within 2 s; calls go on at the share of this process" in lost
    finally:
        redis_server.process.send_signal(signal.SIGCONT)


def test_a_deadline_names_the_server_that_was_waited_for(service: Service) -> None:
    port = free_port()
    options: dict[str, Any] = {"deadline": 0.5, "limiter": f"redis://me:secret@127.0.0.1:{port}/0"}
    gazette = openshelf.Gazette(base_url=service.url, requests_per_second=5, **options)
    with client_of(service, **options) as disease, gazette:
        with pytest.raises(openshelf.RequestTimeoutError) as caught:
            disease.totals.country("Italy")
        with pytest.raises(openshelf.RequestTimeoutError) as listed:
            list(paginate(gazette.documents.search).records("water"))
    for message in (str(caught.value), str(listed.value)):
        assert f"waiting for the limiter redis://***@127.0.0.1:{port}/0: " in message
        assert "refused" in message
        assert "secret" not in message
    assert service.requests == []


def test_a_call_behind_another_names_the_server_too(service: Service) -> None:
    """The second call waits for the first, which waits for the server."""
    port = free_port()
    url = f"redis://127.0.0.1:{port}/0"
    with (
        client_of(service, url, deadline=0.8) as client,
        ThreadPoolExecutor(2) as pool,
    ):
        calls = [pool.submit(client.totals.country, "Italy") for _ in range(2)]
        errors = [str(call.exception()) for call in calls]
    assert all(f"waiting for the limiter {url}: " in error for error in errors)


def test_a_deadline_names_a_server_that_does_not_answer(
    service: Service, server: RedisServer
) -> None:
    server.process.send_signal(signal.SIGSTOP)
    client = client_of(service, server.url, deadline=0.5)
    with pytest.raises(openshelf.RequestTimeoutError) as caught:
        client.totals.country("Italy")
    assert str(caught.value).endswith(f"waiting for an answer of the limiter {server.url}")


def test_a_deadline_names_a_server_that_has_just_begun(
    service: Service, server: RedisServer
) -> None:
    client = client_of(service, server.url, deadline=0.5)
    with pytest.raises(openshelf.RequestTimeoutError) as caught:
        client.totals.country("Italy")
    assert f"waiting for the limiter {server.url}, which was started or away" in str(caught.value)


@pytest.mark.parametrize("on_error", ["share", "raise"])
@pytest.mark.parametrize("account", ["", ":guess@"])
def test_a_server_that_refuses_the_account_says_so_at_once(
    service: Service, server: RedisServer, on_error: str, account: str
) -> None:
    """Waiting would not change it."""
    server.say("CONFIG", "SET", "requirepass", "secret")
    address = f"redis://{account}127.0.0.1:{server.port}/0"
    with client_of(service, address, on_limiter_error=on_error, deadline=30.0) as client:
        with pytest.raises(openshelf.LimiterError, match=r"NOAUTH|WRONGPASS"):
            client.totals.country("Italy")
    assert service.arrivals == []


def test_the_line_of_a_call_says_why_the_limiter_granted_none(
    service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    address = f"redis://127.0.0.1:{free_port()}/0"
    with client_of(service, address, on_limiter_error="raise") as client:
        with pytest.raises(openshelf.LimiterError):
            client.totals.country("Italy")
    lines = [each.getMessage() for each in caplog.records if "-> limiter" in each.getMessage()]
    assert len(lines) == 1
    assert f"-> limiter (totals.country): the limiter {address}: " in lines[0]
