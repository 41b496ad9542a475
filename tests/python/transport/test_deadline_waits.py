"""Tests that the error of a deadline says what the call waited for."""

import asyncio
import pickle
import threading
import time
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest
from recorder import Answer, Recorder, empty_answer


@pytest.fixture
def service() -> Iterator[Recorder]:
    with Recorder() as recorder:
        recorder.answer = empty_answer
        yield recorder


def late(service: Recorder, **options: Any) -> openshelf.RequestTimeoutError:
    """The error of a call whose deadline passes."""
    options = {"requests_per_second": None, "deadline": 0.5} | options
    with openshelf.Disease(base_url=service.url, **options) as disease:
        call = disease.totals.country
        with pytest.raises(openshelf.RequestTimeoutError) as caught:
            [call("Italy") for _ in range(2)]
    assert "not finished within the deadline of 0.5 s" in str(caught.value)
    return caught.value


def test_a_wait_that_the_service_asked_for(service: Recorder) -> None:
    service.script.append(Answer(429, headers={"Retry-After": "3"}))
    error = late(service)
    assert str(error).endswith(
        ": waiting for the 3 s that the service asked for (after 1 attempt: 429)"
    )
    assert error.attempts == 1
    assert error.retry_after is not None
    assert 2 < error.retry_after <= 3


def test_a_pause_that_another_call_was_asked_for(service: Recorder) -> None:
    service.script.append(Answer(429, headers={"Retry-After": "3"}))
    options: dict[str, Any] = {"requests_per_second": None, "max_retries": 0}
    with openshelf.Disease(base_url=service.url, **options) as disease:
        with pytest.raises(openshelf.RateLimitedError):
            disease.totals.country("Italy")
        with pytest.raises(openshelf.RequestTimeoutError) as caught:
            disease.with_options(deadline=0.5).totals.country("Italy")
    assert "waiting for the end of a pause of " in str(caught.value)
    assert str(caught.value).endswith("s, which the service asked for (429)")
    assert caught.value.attempts == 0
    assert caught.value.retry_after is not None


def test_the_own_pace(service: Recorder) -> None:
    error = late(service, requests_per_second=1)
    assert str(error).endswith(": waiting for its turn at 1 request a second")
    assert (error.attempts, error.retry_after) == (0, None)


def test_a_pace_in_a_file(service: Recorder, tmp_path: Any) -> None:
    error = late(service, requests_per_second=0.2, limiter=f"file:{tmp_path}/pace")
    assert str(error).endswith(": waiting for its turn at 1 request in 5 s")


def test_a_slow_service(service: Recorder) -> None:
    def slow(request: Any) -> Answer:
        time.sleep(1.5)
        return empty_answer(request)

    service.answer = slow
    error = late(service)
    assert str(error).endswith(": waiting for the answer")
    assert (error.attempts, error.retry_after) == (1, None)


async def test_calls_with_one_deadline_say_that_they_were_not_sent(service: Recorder) -> None:
    """Each gives its place to the next one at the deadline of both."""

    def slow(request: Any) -> Answer:
        time.sleep(1.5)
        return empty_answer(request)

    service.answer = slow
    options: dict[str, Any] = {"requests_per_second": None, "max_concurrency": 1, "deadline": 0.5}
    async with openshelf.AsyncDisease(base_url=service.url, **options) as disease:
        calls = [disease.totals.country(name) for name in ("Italy", "France", "Spain", "Norway")]
        errors = await asyncio.gather(*calls, return_exceptions=True)
    told = sorted(str(error).partition("within the deadline of 0.5 s: ")[2] for error in errors)
    waiting = "waiting for one of 1 requests under way to end (max_concurrency)"
    # The clock of the deadlines has steps of a millisecond, so a second one may have been sent.
    assert told.count(waiting) >= 2
    assert {*told} == {waiting, "waiting for the answer"}


def test_a_place_among_the_requests_under_way(service: Recorder) -> None:
    begun = threading.Event()

    def slow(request: Any) -> Answer:
        begun.set()
        time.sleep(1.5)
        return empty_answer(request)

    service.answer = slow
    options: dict[str, Any] = {"requests_per_second": None, "max_concurrency": 1}
    with openshelf.Disease(base_url=service.url, **options) as disease:
        first = threading.Thread(target=disease.totals.country, args=("Italy",))
        first.start()
        begun.wait(5)
        with pytest.raises(openshelf.RequestTimeoutError) as caught:
            disease.with_options(deadline=0.5).totals.country("France")
        first.join()
    assert str(caught.value).endswith(
        ": waiting for one of 1 requests under way to end (max_concurrency)"
    )


async def test_an_asynchronous_call(service: Recorder) -> None:
    service.script.append(Answer(503, headers={"Retry-After": "3"}))
    async with openshelf.AsyncDisease(base_url=service.url, deadline=0.5) as disease:
        with pytest.raises(openshelf.RequestTimeoutError) as caught:
            await disease.totals.country("Italy")
    assert str(caught.value).endswith(
        ": waiting for the 3 s that the service asked for (after 1 attempt: 503)"
    )


def test_the_error_is_pickled_with_its_wait() -> None:
    error = openshelf.RequestTimeoutError("late", attempts=2, retry_after=1.5)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (again.attempts, again.retry_after) == (2, 1.5)
