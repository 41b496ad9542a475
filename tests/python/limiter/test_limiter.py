"""Tests with whom a client shares its pace, and what is refused."""

from __future__ import annotations

import asyncio
import copy
import pickle
import threading
import time
from pathlib import Path
from typing import Any

import openshelf
import pytest
from arrivals import Service
from openshelf import raw
from pace import worst_window
from recorder import Answer
from redis_server import RedisServer

RATE = 25.0


@pytest.fixture(params=["process", "file", "redis"])
def limiter(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of limiter."""
    if request.param == "file":
        return f"file:{tmp_path}/shared"
    if request.param == "redis":
        server: RedisServer = request.getfixturevalue("redis_server")
        return server.url
    return request.param


def client_of(service: Service, **options: Any) -> openshelf.Disease:
    options = {"requests_per_second": RATE, "max_retries": 0} | options
    return openshelf.Disease(base_url=service.url, **options)


def test_clients_share_a_pace(service: Service, limiter: str) -> None:
    clients = [client_of(service, limiter=limiter) for _ in range(4)]

    def run(client: openshelf.Disease) -> None:
        for _ in range(6):
            client.totals.country("Italy")

    threads = [threading.Thread(target=run, args=(client,)) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(service.times) == 24
    assert worst_window(service.times, RATE, slack=0.2) <= 0


async def test_asynchronous_clients_share_a_pace(service: Service, limiter: str) -> None:
    options: dict[str, Any] = {"requests_per_second": RATE, "limiter": limiter}
    async with (
        openshelf.AsyncDisease(base_url=service.url, **options) as first,
        openshelf.AsyncDisease(base_url=service.url, **options) as second,
    ):
        calls = [client.totals.country("Italy") for client in (first, second) for _ in range(10)]
        await asyncio.gather(*calls)
    assert worst_window(service.times, RATE, slack=0.2) <= 0


def test_services_and_hosts_have_separate_limits(service: Service, limiter: str) -> None:
    """Nobody waits for another service, or for another host of the same."""
    slow = {"requests_per_second": 0.001, "limiter": limiter, "deadline": 20}
    with Service() as other:
        if limiter.startswith("redis"):
            # The first request of a limit waits a period, because requests of before are not known.
            slow["requests_per_second"] = 1.0
        openshelf.Disease(base_url=service.url, **slow).totals.world()
        openshelf.Disease(base_url=other.url, **slow).totals.world()
        openshelf.Gazette(base_url=service.url, **slow).agencies.list()
        assert len(service.times) + len(other.times) == 3


def test_another_rate_is_an_error(service: Service, limiter: str) -> None:
    first = client_of(service, limiter=limiter)
    first.totals.country("Italy")
    with pytest.raises(openshelf.ArgumentError, match=r"25.*pass the same rate"):
        client_of(service, limiter=limiter, requests_per_second=10)
    first.close()
    del first
    second = client_of(service, limiter=limiter, requests_per_second=10)
    if limiter == "process":
        second.totals.country("Italy")
        return
    # Another process may still have it.
    with pytest.raises(
        openshelf.LimiterError, match="25 requests per second, and this client has 10"
    ):
        second.totals.country("Italy")
    assert len(service.times) == 1


def test_a_pause_is_shared(service: Service, limiter: str) -> None:
    """What the service asks of one client holds for the others."""
    first, second = (client_of(service, limiter=limiter) for _ in range(2))
    service.say(Answer(429, headers={"Retry-After": "600"}))
    with pytest.raises(openshelf.RateLimitedError):
        first.totals.country("Italy")
    with pytest.raises(openshelf.RateLimitedError, match="no request was sent") as caught:
        second.totals.country("Italy")
    assert 0 < (caught.value.retry_after or 0) <= 600
    assert len(service.requests) == 1


def test_a_short_pause_is_waited_for(service: Service, limiter: str) -> None:
    first, second = (client_of(service, limiter=limiter) for _ in range(2))
    service.say(Answer(429, headers={"Retry-After": "1"}))
    with pytest.raises(openshelf.RateLimitedError):
        first.totals.country("Italy")
    paused = time.monotonic()
    second.totals.country("Italy")
    # The second request waited for the end of the pause.
    assert service.times[-1] - paused > 0.5


def test_a_redirect_takes_a_turn(service: Service, limiter: str) -> None:
    client = client_of(service, limiter=limiter, requests_per_second=5.0)
    moved = Answer(302, headers={"Location": f"{service.url}/v3/covid-19/countries/there"})
    service.say(moved)
    answer = raw(client.totals.country)("Italy")
    assert len(service.requests) == 2
    # The redirect waited for its own turn.
    assert answer.waited > 0.05


def test_a_call_that_gives_up_returns_its_turn(service: Service, limiter: str) -> None:
    client = client_of(service, limiter=limiter, requests_per_second=2.0)
    client.totals.country("Italy")
    hasty = client.with_options(deadline=0.01)
    for _ in range(20):
        with pytest.raises(openshelf.RequestTimeoutError):
            hasty.totals.country("Italy")
    client.totals.country("Italy")
    assert len(service.requests) == 2


def test_pickled_clients_share_the_limiter(service: Service, limiter: str) -> None:
    client = client_of(service, limiter=limiter, on_limiter_error="raise")
    copies = [pickle.loads(pickle.dumps(client)) for _ in range(2)]  # noqa: S301
    for each in copies:
        options = each.__reduce__()[1][3]
        assert options["limiter"] == limiter
        assert options.get("on_limiter_error", "raise") == "raise"
    for _ in range(5):
        for each in copies:
            each.totals.country("Italy")
    assert worst_window(service.times, RATE, slack=0.2) <= 0


def test_pickled_copies_share_the_pace_of_the_process(service: Service) -> None:
    """Ten workers of an engine in one process do not send at ten times the pace."""
    text = pickle.dumps(client_of(service))
    copies = [pickle.loads(text) for _ in range(4)]  # noqa: S301
    again = pickle.loads(pickle.dumps(copies[0]))  # noqa: S301
    for _ in range(5):
        for each in (*copies, again, client_of(service, limiter="process")):
            each.totals.country("Italy")
    assert len(service.times) == 30
    assert worst_window(service.times, RATE, slack=0.2) <= 0


def unpickled(client: openshelf.Disease) -> Any:
    return pickle.loads(pickle.dumps(client))  # noqa: S301


@pytest.mark.parametrize("made", [unpickled, copy.copy])
def test_the_original_shares_the_pace_with_its_copies(service: Service, made: Any) -> None:
    """A program that pickles a client and uses it does not send at twice the pace."""
    original = client_of(service)
    original.totals.country("Italy")
    clients = (original, made(original), original.with_options(timeout=5))
    for _ in range(5):
        for client in clients:
            client.totals.country("Italy")
    assert len(service.times) == 16
    assert worst_window(service.times, RATE, slack=0.2) <= 0


def test_all_originals_share_the_pace_with_the_copies(service: Service) -> None:
    originals = [client_of(service) for _ in range(3)]
    clients = originals + [pickle.loads(pickle.dumps(client)) for client in originals]  # noqa: S301
    for _ in range(3):
        for client in clients:
            client.totals.country("Italy")
    assert worst_window(service.times, RATE, slack=0.2) <= 0


def test_an_original_takes_its_pause_to_its_copies(service: Service) -> None:
    """Also where the copies share the pace of another client."""
    other, original = client_of(service), client_of(service)
    pickle.dumps(other)
    service.say(Answer(429, headers={"Retry-After": "600"}))
    with pytest.raises(openshelf.RateLimitedError):
        original.totals.country("Italy")
    for client in (pickle.loads(pickle.dumps(original)), other):  # noqa: S301
        with pytest.raises(openshelf.RateLimitedError, match="no request was sent"):
            client.totals.country("Italy")
    assert len(service.requests) == 1


def test_a_client_that_is_not_pickled_keeps_its_own_pace(service: Service) -> None:
    slow = {"requests_per_second": 0.01, "deadline": 20}
    pickled, own = client_of(service, **slow), client_of(service, **slow)
    pickle.dumps(pickled)
    pickled.totals.country("Italy")
    own.totals.country("Italy")
    assert len(service.requests) == 2


def test_a_closed_client_can_be_pickled(service: Service) -> None:
    client = client_of(service)
    client.close()
    pickle.loads(pickle.dumps(client)).totals.country("Italy")  # noqa: S301
    assert len(service.requests) == 1


def test_on_limiter_error_needs_a_limiter(service: Service) -> None:
    with pytest.raises(openshelf.ArgumentError, match=r"^on_limiter_error: needs a limiter: pass "):
        client_of(service, on_limiter_error="raise")
    client_of(service, on_limiter_error="share")


def test_copies_with_other_rates_are_accepted(service: Service) -> None:
    clients = [client_of(service, requests_per_second=rate) for rate in (1000.0, 2000.0, None)]
    for client in clients:
        pickle.loads(pickle.dumps(client)).totals.country("Italy")  # noqa: S301
    assert len(service.requests) == 3


@pytest.mark.parametrize(
    ("given", "says"),
    {
        "": 'expected "process", "file:NAME" or an address',
        "proces": 'expected "process", "file:NAME" or an address',
        "file:": "expected a name",
        "file:a\0": "NUL",
        "file:a?b": "expected a name",
        "redis://": "",
        "rediss://localhost": "not supported",
        "memcached://localhost": 'expected "process"',
        "redis://name:secret@": "",
    }.items(),
)
def test_an_invalid_limiter_is_refused(service: Service, given: str, says: str) -> None:
    with pytest.raises(openshelf.ArgumentError, match=r"^limiter: expected ") as caught:
        client_of(service, limiter=given)
    assert says in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_limiter_needs_a_rate(service: Service, limiter: str) -> None:
    with pytest.raises(openshelf.ArgumentError, match="also pass requests_per_second"):
        client_of(service, limiter=limiter, requests_per_second=None)


def test_a_foreign_file_is_left_unchanged(service: Service, tmp_path: Path) -> None:
    client = client_of(service, limiter=f"file:{tmp_path}/shared")
    client.totals.country("Italy")
    (path,) = tmp_path.iterdir()
    for content in (b"", b"notes", b"\0" * 48, path.read_bytes() + b"more"):
        path.write_bytes(content)
        with pytest.raises(openshelf.LimiterError, match="is left as it is"):
            client.totals.country("Italy")
        assert path.read_bytes() == content
    assert len(service.requests) == 1
    path.unlink()
    client.totals.country("Italy")
    assert len(service.requests) == 2


def test_a_folder_that_cannot_be_used_is_an_error(service: Service, tmp_path: Path) -> None:
    """It is told where the client is created, as for a cache."""
    (tmp_path / "file").write_text("notes")
    for limiter in (f"file:{tmp_path}/file/shared", "file:/proc/none/pace"):
        with pytest.raises(openshelf.LimiterError, match="cannot be written to: ") as caught:
            client_of(service, limiter=limiter)
        assert limiter.removeprefix("file:") in str(caught.value)


def test_a_named_limiter_is_a_file_in_the_cache_folder(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("OPENSHELF_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    client_of(service, limiter="file:work").totals.country("Italy")
    names = [path.name for path in (tmp_path / "openshelf" / "limiters").iterdir()]
    assert names == [f"work-disease-127.0.0.1-{service.port}.limit"]


def test_an_unreachable_server_is_an_error(service: Service) -> None:
    options: dict[str, Any] = {"limiter": "redis://127.0.0.1:9/0", "on_limiter_error": "raise"}
    with pytest.raises(openshelf.LimiterError, match="refused"):
        client_of(service, **options).totals.country("Italy")
    # Without a share, a client sends nothing; it waits as long as for a service.
    options = {"limiter": "redis://127.0.0.1:9/0", "max_retry_after": 0.5}
    with pytest.raises(openshelf.LimiterError, match="refused"):
        client_of(service, **options).totals.country("Italy")
    assert service.requests == []
