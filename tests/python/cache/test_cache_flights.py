"""Tests that equal simultaneous calls share one request, whoever makes them and whoever gives up."""

import asyncio
import json
import logging
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import openshelf
import pytest
from calling import make_client
from keeping import moved_clock
from programs import finish, start
from recorder import Answer, Recorder

BODY = {"cases": 7}


class Crowd:
    """Threads that make a call each, and their results."""

    def __init__(self, *calls: Callable[[], Any]) -> None:
        self.results: list[Any] = []
        self.threads = [threading.Thread(target=self._run, args=(call,)) for call in calls]
        for thread in self.threads:
            thread.start()

    def _run(self, call: Callable[[], Any]) -> None:
        try:
            self.results.append(call())
        except Exception as error:  # noqa: BLE001
            self.results.append(error)

    def finish(self) -> list[Any]:
        for thread in self.threads:
            thread.join(30)
            assert not thread.is_alive()
        return self.results


@pytest.fixture
def held(recorder: Recorder) -> Any:
    """Every answer waits for the event."""
    event = threading.Event()
    recorder.answer = Answer(body=json.dumps(BODY).encode(), hold=event)
    yield recorder, event
    event.set()


def pair(recorder: Recorder, options: dict[str, Any], **more: Any) -> tuple[Any, Any]:
    return (
        make_client("disease", recorder.url, **options, **more),
        make_client("disease", recorder.url, asynchronous=True, **options, **more),
    )


def gathered(async_client: Any, count: int) -> Callable[[], Any]:
    async def run() -> Any:
        return await asyncio.gather(*(async_client.totals.world() for _ in range(count)))

    return lambda: asyncio.run(run())


def test_threads_and_tasks_share_one_request(kept: Any, held: Any) -> None:
    recorder, event = held
    client, async_client = pair(recorder, kept())
    other = make_client("disease", recorder.url, **kept())
    crowd = Crowd(*[client.totals.world] * 4, *[other.totals.world] * 4, gathered(async_client, 6))
    assert recorder.wait_for_requests(1)
    # Time for the others to send a request too, if they did so.
    assert not recorder.wait_for_requests(2, timeout=0.3)
    event.set()
    results = crowd.finish()
    assert sorted(map(str, results)) == sorted(map(str, [BODY] * 8 + [[BODY] * 6]))
    assert len(recorder.requests) == 1
    assert len(client.cache) == 1


def test_a_call_that_shares_a_request_says_so(
    kept: Any, held: Any, caplog: pytest.LogCaptureFixture
) -> None:
    recorder, event = held
    client, _ = pair(recorder, kept())
    caplog.set_level(logging.INFO, "openshelf")
    crowd = Crowd(*[openshelf.raw(client.totals.world)] * 3)
    assert recorder.wait_for_requests(1)
    # A thread that joins later finds the answer in the cache.
    assert not recorder.wait_for_requests(2, timeout=2)
    event.set()
    answers = sorted(crowd.finish(), key=lambda answer: int(answer.attempts))
    assert [(answer.attempts, answer.waited) for answer in answers[:2]] == [(0, 0.0)] * 2
    assert answers[2].attempts == 1
    assert "the request of an equal call" in answers[0]._repr_html_()
    messages = [record.getMessage() for record in caplog.records]
    assert sum("by the request of an equal call" in each for each in messages) == 2
    assert sum("attempt 1, waited" in each for each in messages) == 1


def test_different_calls_do_not_wait_for_each_other(kept: Any, held: Any) -> None:
    recorder, event = held
    client, _ = pair(recorder, kept())
    crowd = Crowd(client.totals.world, lambda: client.totals.world(day=1), client.totals.continents)
    assert recorder.wait_for_requests(3)
    event.set()
    crowd.finish()


def test_a_failed_flight_fails_for_all_its_calls(kept: Any, held: Any) -> None:
    """An outage does not cause a request for every waiting call."""
    recorder, event = held
    recorder.answer = Answer(503, hold=event)
    client, async_client = pair(recorder, kept(), max_retries=0)

    def caught() -> Any:
        async def run() -> Any:
            return await asyncio.gather(
                *(async_client.totals.world() for _ in range(3)), return_exceptions=True
            )

        return asyncio.run(run())

    crowd = Crowd(*[client.totals.world] * 4, caught)
    assert recorder.wait_for_requests(1)
    assert not recorder.wait_for_requests(2, timeout=0.3)
    event.set()
    flat = []
    for result in crowd.finish():
        flat += result if isinstance(result, list) else [result]
    assert len(flat) == 7
    assert all(isinstance(each, openshelf.ServerError) for each in flat)
    assert len(recorder.requests) == 1
    assert len(client.cache) == 0


def test_a_cancelled_leader_does_not_fail_the_others(kept: Any, held: Any) -> None:
    recorder, event = held
    client, async_client = pair(recorder, kept())

    async def run() -> Any:
        leader = asyncio.ensure_future(async_client.totals.world())
        assert await asyncio.to_thread(recorder.wait_for_requests, 1)
        others = [asyncio.ensure_future(async_client.totals.world()) for _ in range(3)]
        crowd = Crowd(*[client.totals.world] * 3)
        await asyncio.sleep(0.2)
        assert len(recorder.requests) == 1
        leader.cancel()
        assert await asyncio.to_thread(recorder.wait_for_requests, 2)
        event.set()
        results = await asyncio.gather(*others)
        with pytest.raises(asyncio.CancelledError):
            await leader
        return results + await asyncio.to_thread(crowd.finish)

    assert asyncio.run(run()) == [BODY] * 6
    assert len(recorder.requests) == 2


def test_a_leader_that_times_out_does_not_fail_the_others(kept: Any, held: Any) -> None:
    recorder, event = held
    client, async_client = pair(recorder, kept())
    hasty = client.with_options(deadline=0.3)
    crowd = Crowd(hasty.totals.world)
    assert recorder.wait_for_requests(1)
    patient = Crowd(*[client.totals.world] * 3, gathered(async_client, 2))
    (failure,) = crowd.finish()
    assert isinstance(failure, openshelf.RequestTimeoutError)
    assert recorder.wait_for_requests(2)
    event.set()
    assert len(patient.finish()) == 4
    assert len(recorder.requests) == 2


def test_a_waiting_call_has_its_own_deadline(kept: Any, held: Any) -> None:
    recorder, event = held
    client, _ = pair(recorder, kept())
    crowd = Crowd(client.totals.world)
    assert recorder.wait_for_requests(1)
    (failure,) = Crowd(client.with_options(deadline=0.1).totals.world).finish()
    assert isinstance(failure, openshelf.RequestTimeoutError)
    event.set()
    assert crowd.finish() == [BODY]
    assert len(recorder.requests) == 1


PROGRAM = """
import sys, threading
from calling import make_client
url, place, backend, server = sys.argv[1:]
options = {"use_caching": True, "backend": backend, "cache_name": place}
if server: options["cache_url"] = server
client = make_client("disease", url, **options)
other = make_client("disease", url, **options)
got = []
def follow():
    input()
    got.append(other.totals.world())
    got.append(other.totals.world())
thread = threading.Thread(target=follow)
thread.start()
print("calling", flush=True)
try:
    client.totals.world()
except KeyboardInterrupt:
    print("interrupted", flush=True)
thread.join()
print(got, len(client.cache), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_of_a_leader_does_not_fail_the_others(kept: Any, held: Any, tmp_path: Any) -> None:
    recorder, event = held
    options = kept()
    process = start(
        PROGRAM,
        recorder.url,
        options["cache_name"],
        options["backend"],
        options.get("cache_url", ""),
    )
    assert recorder.wait_for_requests(1)
    process.stdin.write("\n")
    process.stdin.flush()
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    assert recorder.wait_for_requests(2)
    event.set()
    code, said, errors = finish(process)
    assert (code, said.splitlines()) == (0, ["calling", "interrupted", f"{[BODY, BODY]} 1"]), errors
    assert len(recorder.requests) == 2


def test_uncached_calls_are_not_joined(held: Any) -> None:
    recorder, event = held
    client = make_client("disease", recorder.url)
    crowd = Crowd(*[client.totals.world] * 3)
    assert recorder.wait_for_requests(3)
    event.set()
    assert crowd.finish() == [BODY] * 3


def test_refreshes_and_calls_after_expiry_share_one_request(kept: Any, held: Any) -> None:
    recorder, event = held
    event.set()
    client, _ = pair(recorder, kept())
    client.totals.world()
    event.clear()
    with moved_clock(7200):
        crowd = Crowd(
            *[client.totals.world] * 3, *[client.with_options(refresh=True).totals.world] * 3
        )
        assert recorder.wait_for_requests(2)
        assert not recorder.wait_for_requests(3, timeout=0.2)
        event.set()
        assert crowd.finish() == [BODY] * 6
    assert len(recorder.requests) == 2
