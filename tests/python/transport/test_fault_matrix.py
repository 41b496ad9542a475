"""Tests the fault matrix: every fault of the sandbox with both kinds of client.

Each ends in the documented error after the documented number of attempts, or in the whole answer.
Afterwards nothing is left: no body still being sent, no connection, no task.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, NamedTuple

import openshelf
import pytest
from waiting import soon

OPERATION = "disease.totals.country"
BOTH = pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])


class Ending(NamedTuple):
    """The result of a fault that never passes: an error of a class, or nothing wrong."""

    fault: dict[str, Any]
    error: type[openshelf.OpenshelfError] | None
    #: Another attempt succeeds, if the fault has passed by then.
    is_retried: bool = False
    #: The attributes of the error.
    details: dict[str, Any] = {}  # noqa: RUF012
    #: Options of the client in this case.
    options: dict[str, Any] = {}  # noqa: RUF012
    #: How many requests one attempt sends.
    requests: int = 1
    #: How often a request is sent again beside the retries.
    again: int = 0
    #: A part of the message of the error.
    says: str = ""


def _status(status: int, **more: Any) -> Ending:
    error = openshelf.RateLimitedError if status == 429 else openshelf.ServerError
    if status == 408:
        error = openshelf.StatusError
    return Ending({"status": status, **more}, error, True, {"status": status})


def _too_late(**fault: float) -> Ending:
    return Ending(fault, openshelf.RequestTimeoutError, True, options={"timeout": 0.3})


#: Times in the past.
PAST, FUTURE = "Sun, 06 Nov 1994 08:49:37 GMT", "Sat, 06 Nov 2094 08:49:37 GMT"

MATRIX: dict[str, Ending] = {
    **{f"status {status}": _status(status) for status in (408, 429, 500, 502, 503, 504)},
    "Retry-After in seconds": _status(503, retry_after=0),
    "Retry-After of a 429": _status(429, retry_after=0),
    "Retry-After as a date": _status(503, retry_after="date"),
    "Retry-After as a date that is over": _status(429, retry_after=PAST),
    "Retry-After that is none": _status(503, retry_after="soon"),
    "Retry-After beyond the ceiling": _status(503, retry_after=61)._replace(
        is_retried=False, details={"status": 503, "retry_after": 61.0}
    ),
    "Retry-After as a date beyond the ceiling": _status(503, retry_after=FUTURE)._replace(
        is_retried=False
    ),
    "status 404": Ending({"status": 404}, openshelf.NotFoundError, details={"status": 404}),
    "status 418": Ending({"status": 418}, openshelf.StatusError, details={"status": 418}),
    "status 501": Ending({"status": 501}, openshelf.ServerError, details={"status": 501}),
    "delay": _too_late(delay=30),
    "delay in the body": _too_late(body_delay=30),
    "drip": _too_late(drip=0.5),
    "cut": Ending({"cut": 20}, openshelf.ConnectError, True),
    "cut at once": Ending({"cut": 0}, openshelf.ConnectError, True),
    "wrong length": Ending({"wrong_length": True}, openshelf.ConnectError, True),
    "reset": Ending({"reset": True}, openshelf.ConnectError, True, again=1),
    "endless headers": Ending({"endless_headers": True}, openshelf.ConnectError, True),
    "bad JSON": Ending({"bad_json": True}, openshelf.DecodeError),
    "bomb": Ending(
        {"bomb": 3_000_000},
        openshelf.DecodeError,
        says="max_response_bytes",
        options={"max_response_bytes": 1_000_000},
    ),
    "redirect loop": Ending(
        {"redirect_loop": True}, openshelf.StatusError, details={"status": 302}, requests=11
    ),
    "short delay": Ending({"delay": 0.02}, None),
    "short delay in the body": Ending({"body_delay": 0.02}, None),
    "fast drip": Ending({"drip": 20_000}, None),
    "content type": Ending({"content_type": "text/html"}, openshelf.BlockedError),
    "redirect to another port": Ending({"downgrade_redirect": True, "times": 1}, None, requests=2),
}


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
def faulty(server: Any) -> Iterator[Any]:
    server.heal()
    server.forget_calls()
    yield server
    server.heal()


def during(
    asynchronous: bool, server: Any, play: Callable[[Any], Awaitable[None]], **options: Any
) -> None:
    """Yields a client that is closed at the end, and checks that nothing is left."""
    chosen = {"timeout": 20, "max_retries": 1} | options

    async def run() -> None:
        if asynchronous:
            async with server.async_disease(**chosen) as client:
                await play(client)
                assert asyncio.all_tasks() == {asyncio.current_task()}
        else:
            with server.disease(**chosen) as client:
                await play(client)

    asyncio.run(run())
    assert soon(lambda: server.stats["open_bodies"] == 0), server.stats
    assert soon(lambda: server.stats["open_connections"] == 0), server.stats


async def outcome(made: Any) -> Any:
    """The result of a method of either kind of client, or the error that it raised."""
    try:
        answer = made()
        return await answer if isinstance(answer, Awaitable) else answer
    except openshelf.OpenshelfError as error:
        return error


@BOTH
@pytest.mark.parametrize("kind", MATRIX)
def test_a_lasting_fault_ends_with_its_error(kind: str, asynchronous: bool, faulty: Any) -> None:
    ending = MATRIX[kind]
    attempts = (2 if ending.is_retried else 1) + ending.again

    async def play(client: Any) -> None:
        healthy = await outcome(lambda: client.totals.country("Italy"))
        assert healthy["country"] == "Italy"
        faulty.forget_calls()
        faulty.fail(OPERATION, **{"times": None} | ending.fault)
        met = await outcome(lambda: client.totals.country("Italy"))
        asked = faulty.stats["requests_by_operation"][OPERATION]
        if ending.error is None:
            assert met == healthy
            assert asked == ending.requests
        else:
            assert isinstance(met, ending.error), repr(met)
            assert ending.says in str(met)
            for name, value in ending.details.items():
                assert getattr(met, name) == value
            assert getattr(met, "attempts", attempts) == attempts
            assert asked == attempts * ending.requests
        faulty.heal()
        assert await outcome(lambda: client.totals.country("Italy")) == healthy

    during(asynchronous, faulty, play, **ending.options)


@BOTH
@pytest.mark.parametrize("kind", [kind for kind, ending in MATRIX.items() if ending.is_retried])
def test_a_passing_fault_is_retried(kind: str, asynchronous: bool, faulty: Any) -> None:
    async def play(client: Any) -> None:
        ask = openshelf.raw(client.totals.country)
        healthy = (await outcome(lambda: ask("Italy"))).body
        faulty.forget_calls()
        faulty.fail(OPERATION, times=1, **MATRIX[kind].fault)
        answer = await outcome(lambda: ask("Italy"))
        assert (answer.status, answer.attempts, answer.body) == (200, 2, healthy)
        assert faulty.stats["requests_by_operation"][OPERATION] == 2

    during(asynchronous, faulty, play, **MATRIX[kind].options)


@BOTH
def test_a_bomb_below_the_limit_is_unpacked(asynchronous: bool, faulty: Any) -> None:
    # It is a list.
    faulty.fail("disease.totals.countries", bomb=2_000_000)

    async def play(client: Any) -> None:
        assert await outcome(client.totals.countries) == []

    during(asynchronous, faulty, play, timeout=5)


@BOTH
def test_a_deadline_ends_every_wait(asynchronous: bool, faulty: Any) -> None:
    """However many attempts a call has left, and whatever the service requests."""

    async def play(client: Any) -> None:
        for fault in ({"delay": 30}, {"body_delay": 30}, {"status": 503, "retry_after": 30}):
            faulty.heal()
            faulty.fail(OPERATION, times=None, **fault)
            met = await outcome(lambda: client.totals.country("Italy"))
            assert isinstance(met, openshelf.RequestTimeoutError)
            assert met.attempts == 1

    during(asynchronous, faulty, play, timeout=20, deadline=0.2)


async def test_cancelled_tasks_leave_no_open_connections(faulty: Any) -> None:
    faults: list[dict[str, Any]] = [
        {"delay": 30}, {"body_delay": 30}, {"drip": 0.5}, {"status": 503, "retry_after": 30},
        {"redirect_loop": True},
    ]  # fmt: skip
    async with faulty.async_disease(timeout=20, max_retries=5) as client:
        for fault in faults:
            faulty.heal()
            faulty.forget_calls()
            faulty.fail(OPERATION, times=None, **fault)
            tasks = [
                asyncio.ensure_future(client.totals.country(name)) for name in ("Italy", "France")
            ]
            assert await asyncio.to_thread(soon, lambda: len(faulty.calls) >= 2)
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            wanted = openshelf.StatusError if "redirect_loop" in fault else asyncio.CancelledError
            assert all(isinstance(end, (asyncio.CancelledError, wanted)) for end in ended)
            assert soon(lambda: faulty.stats["open_bodies"] == 0), faulty.stats
        assert asyncio.all_tasks() == {asyncio.current_task()}
    assert soon(lambda: faulty.stats["open_connections"] == 0), faulty.stats
