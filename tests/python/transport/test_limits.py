"""Tests throttle, concurrency, deadlines, progress, sizes, and answers that are not what they claim to be."""

import asyncio
import gzip
import json
import threading
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorder

#: So slow that a second request within a test is impossible.
HARDLY_EVER = 0.001

BOTH = pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])


def ask(recorder: Recorder, asynchronous: bool, **options: Any) -> Any:
    settings = {"max_retries": 0} | options
    client = make_client("disease", recorder.url, asynchronous=asynchronous, **settings)
    if not asynchronous:
        with client:
            return client.totals.world()

    async def run() -> Any:
        async with client:
            return await client.totals.world()

    return asyncio.run(run())


# ---------------------------------------------------------------- throttle and places


def test_a_refused_call_takes_no_slot(recorder: Recorder) -> None:
    with make_client("museum", recorder.url, requests_per_second=HARDLY_EVER) as museum:
        for _ in range(3):
            with pytest.raises(openshelf.ArgumentError):
                museum.artworks.list(limit=-5)
            with pytest.raises(TypeError):
                museum.artworks.list(no_such_parameter=1)
        openshelf.prepare(museum.artworks.list)()
        patient = museum.with_options(deadline=10)
        assert patient.artworks.list() == {"pagination": None}
        with pytest.raises(openshelf.RequestTimeoutError):
            museum.with_options(deadline=0.2).artworks.list()
    assert len(recorder.requests) == 1


@BOTH
def test_a_call_that_gives_up_returns_its_slot(asynchronous: bool, recorder: Recorder) -> None:
    """Ten calls give up; if they had kept their slots, the last one would wait for five seconds."""
    client = make_client(
        "disease", recorder.url, asynchronous=asynchronous, requests_per_second=2.0
    )
    impatient, patient = client.with_options(deadline=0.02), client.with_options(deadline=4)
    if not asynchronous:
        with client:
            client.totals.world()
            for _ in range(10):
                with pytest.raises(openshelf.RequestTimeoutError):
                    impatient.totals.world()
            assert patient.totals.world() == {"updated": None}
        return

    async def run() -> None:
        async with client:
            await client.totals.world()
            tasks = [asyncio.create_task(client.totals.world()) for _ in range(10)]
            await asyncio.sleep(0.02)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert await patient.totals.world() == {"updated": None}

    asyncio.run(run())
    assert len(recorder.requests) == 2


@pytest.mark.parametrize("most", [1, 3, None])
def test_threads_stay_below_max_concurrency(most: int | None, recorder: Recorder) -> None:
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    options = {} if most is None else {"max_concurrency": most}
    limit = 8 if most is None else most
    with make_client("disease", recorder.url, **options) as client:
        view = client.with_options(validate=False)
        done: list[Any] = []
        threads = [
            threading.Thread(
                target=lambda number=number: done.append(
                    (view if number % 2 else client).totals.world()
                ),
                daemon=True,
            )
            for number in range(limit + 4)
        ]
        for thread in threads:
            thread.start()
        assert recorder.wait_for_requests(limit)
        assert not recorder.wait_for_requests(limit + 1, 0.2)
        release.set()
        for thread in threads:
            thread.join(10)
        assert done == [{"updated": None}] * (limit + 4)
    assert len(recorder.requests) == limit + 4


@pytest.mark.parametrize("most", [1, 3, None])
def test_tasks_stay_below_max_concurrency(most: int | None, recorder: Recorder) -> None:
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    options = {} if most is None else {"max_concurrency": most}
    limit = 8 if most is None else most

    async def run() -> None:
        async with make_client("disease", recorder.url, asynchronous=True, **options) as client:
            tasks = {
                f"/n{number}?": asyncio.create_task(client.totals.country(f"n{number}"))
                for number in range(limit + 4)
            }
            assert await asyncio.to_thread(recorder.wait_for_requests, limit)
            assert not await asyncio.to_thread(recorder.wait_for_requests, limit + 1, 0.2)
            # Those that give up free their places, whether in flight or waiting.
            asked = " ".join(request.target for request in recorder.requests)
            under_way = next(task for name, task in tasks.items() if name in asked)
            waiting = next(task for name, task in tasks.items() if name not in asked)
            waiting.cancel()
            under_way.cancel()
            assert await asyncio.to_thread(recorder.wait_for_requests, limit + 1)
            assert not await asyncio.to_thread(recorder.wait_for_requests, limit + 2, 0.2)
            release.set()
            await asyncio.gather(*tasks.values(), return_exceptions=True)
            assert sum(task.cancelled() for task in tasks.values()) == 2
            assert await client.totals.world() == {"updated": None}

    asyncio.run(run())


@pytest.mark.parametrize("value", [0, -1, 1.5, "2", 1001])
def test_an_invalid_concurrency_is_refused(value: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        openshelf.Disease(max_concurrency=value)


# ---------------------------------------------------------------- time


@BOTH
def test_the_deadline_ends_a_call_that_makes_progress(
    asynchronous: bool, recorder: Recorder
) -> None:
    recorder.answer = Answer(body=b'{"cases": "' + b"x" * 400 + b'"}', pieces=40)
    with pytest.raises(openshelf.RequestTimeoutError) as caught:
        ask(recorder, asynchronous, deadline=0.3, timeout=10)
    assert isinstance(caught.value, TimeoutError)
    assert "deadline" in str(caught.value)
    assert caught.value.operation == "disease.totals.world"
    assert recorder.wait_for(lambda: recorder.closed_by_client == 1)


@BOTH
def test_the_deadline_counts_all_attempts(asynchronous: bool, recorder: Recorder) -> None:
    recorder.answer = Answer(503)
    with pytest.raises((openshelf.RequestTimeoutError, openshelf.ServerError)) as caught:
        ask(recorder, asynchronous, deadline=0.4, max_retries=100)
    assert type(caught.value) is openshelf.RequestTimeoutError
    assert 1 <= len(recorder.requests) < 50


@BOTH
def test_the_error_of_a_deadline_reports_the_attempts(
    asynchronous: bool, recorder: Recorder
) -> None:
    recorder.answer = Answer(503, headers={"Retry-After": "30"})
    with pytest.raises(openshelf.RequestTimeoutError) as caught:
        ask(recorder, asynchronous, deadline=0.2, max_retries=2)
    assert len(recorder.requests) == 1
    assert caught.value.attempts == 1
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    with pytest.raises(openshelf.RequestTimeoutError) as held:
        ask(recorder, asynchronous, deadline=0.2)
    assert held.value.attempts == 1, "the request was sent once"
    release.set()


def test_a_view_can_have_another_deadline(recorder: Recorder) -> None:
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    with make_client("disease", recorder.url, deadline=0.2) as client:
        with pytest.raises(openshelf.RequestTimeoutError, match="deadline"):
            client.totals.world()
        threading.Timer(0.4, release.set).start()
        assert client.with_options(deadline=None).totals.world() == {"updated": None}


@pytest.mark.parametrize("value", [0, -1, float("nan"), float("inf"), "x"])
def test_an_invalid_deadline_is_refused(value: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        openshelf.Disease(deadline=value)
    with pytest.raises((ValueError, TypeError)):
        openshelf.Disease().with_options(deadline=value)


@BOTH
def test_the_timeout_counts_only_seconds_without_progress(
    asynchronous: bool, recorder: Recorder
) -> None:
    value = {"cases": "x" * 400}
    recorder.answer = Answer(body=json.dumps(value).encode(), pieces=12)
    assert ask(recorder, asynchronous, timeout=0.4) == value
    release = threading.Event()
    recorder.answer = Answer(body=json.dumps(value).encode(), stall=release)
    with pytest.raises(openshelf.RequestTimeoutError) as caught:
        ask(recorder, asynchronous, timeout=0.2)
    assert caught.value.attempts == 1
    release.set()


@BOTH
def test_waiting_for_a_turn_does_not_count_for_the_timeout(
    asynchronous: bool, recorder: Recorder
) -> None:
    client = make_client(
        "disease", recorder.url, asynchronous=asynchronous, requests_per_second=2.0, timeout=0.3
    )
    if not asynchronous:
        with client:
            assert [client.totals.world() for _ in range(2)] == [{"updated": None}] * 2
        return

    async def run() -> Any:
        async with client:
            return await asyncio.gather(*(client.totals.world() for _ in range(2)))

    assert asyncio.run(run()) == [{"updated": None}] * 2


@pytest.mark.parametrize("way", ["timeout", "deadline"])
def test_a_call_that_gave_up_leaves_no_connection(way: str, recorder: Recorder) -> None:
    """The client stays open and does nothing more."""
    release = threading.Event()
    recorder.say(Answer(hold=release))
    client = make_client("disease", recorder.url, max_retries=0, **{way: 0.2})
    with pytest.raises(openshelf.RequestTimeoutError):
        client.totals.world()
    assert recorder.wait_for(lambda: recorder.closed_by_client == 1, 3)
    client.close()
    release.set()


# ---------------------------------------------------------------- sizes


@BOTH
def test_answers_above_max_response_bytes_are_refused(
    asynchronous: bool, recorder: Recorder
) -> None:
    recorder.answer = Answer(body=b'{"cases": "' + b"x" * 87 + b'"}')
    assert ask(recorder, asynchronous, max_response_bytes=100) == {"cases": "x" * 87}
    with pytest.raises(openshelf.OpenshelfError, match="max_response_bytes") as caught:
        ask(recorder, asynchronous, max_response_bytes=99, max_retries=2)
    assert isinstance(caught.value, openshelf.DecodeError)
    assert len(recorder.requests) == 2, "what is too large stays so"


@BOTH
def test_max_response_bytes_counts_decompressed_bytes(
    asynchronous: bool, recorder: Recorder
) -> None:
    """A bomb: thirty kilobytes that become thirty megabytes."""
    bomb = gzip.compress(b"{" + b" " * 30_000_000 + b"}")
    assert len(bomb) < 100_000
    recorder.answer = Answer(body=bomb, headers={"Content-Encoding": "gzip"})
    with pytest.raises(openshelf.DecodeError, match="max_response_bytes"):
        ask(recorder, asynchronous, max_response_bytes=1_000_000)
    assert recorder.wait_for(lambda: recorder.closed_by_client == 1)


def test_max_response_bytes_applies_to_error_bodies(recorder: Recorder) -> None:
    recorder.answer = Answer(404, b"x" * 1000)
    with pytest.raises(openshelf.OpenshelfError):
        ask(recorder, False, max_response_bytes=100)


@pytest.mark.parametrize("value", [0, -1, 1.5, "9"])
def test_an_invalid_limit_is_refused(value: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        openshelf.Disease(max_response_bytes=value)


@BOTH
def test_the_depth_of_json_is_limited(asynchronous: bool, recorder: Recorder) -> None:
    lists = b'{"cases":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    for body in (lists, b'{"cases":' * 100_000 + b"1" + b"}" * 100_000):
        recorder.answer = Answer(body=body)
        with pytest.raises(openshelf.DecodeError, match="deep"):
            ask(recorder, asynchronous)
    recorder.answer = Answer(body=b'{"cases":' + b"[" * 99 + b"]" * 99 + b"}")
    assert ask(recorder, asynchronous)


# ---------------------------------------------------------------- misleading answers

CHUNKED: dict[str, Any] = {"Transfer-Encoding": "chunked", "Content-Length": None}

FALSE = {
    "shorter than declared": Answer(
        body=b'{"cases":1}', headers={"Content-Length": "50"}, close=True
    ),
    "longer than declared": Answer(
        body=b'{"cases": 1}', headers={"Content-Length": "5"}, close=True
    ),
    "chunked and cut inside a chunk": Answer(body=b'6\r\n{"a', headers=CHUNKED, close=True),
    "chunked and cut after a chunk": Answer(body=b"2\r\n{}\r\n", headers=CHUNKED, close=True),
    "chunked and cut before the end": Answer(body=b"2\r\n{}\r\n0\r\n", headers=CHUNKED, close=True),
    "chunked with a length that is none": Answer(body=b"x\r\n{}\r\n", headers=CHUNKED, close=True),
    "two lengths": Answer(
        raw=b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{} ", close=True
    ),
    "a length that is none": Answer(body=b"{}", headers={"Content-Length": "two"}, close=True),
    "not compressed": Answer(body=b'{"cases": 1}', headers={"Content-Encoding": "gzip"}),
    "compressed and cut": Answer(
        body=gzip.compress(b'{"cases": 1}' + b" " * 500)[:-8], headers={"Content-Encoding": "gzip"}
    ),
    "nothing at all": Answer(body=b""),
    "no end of the head": Answer(raw=b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n", close=True),
    "a head without end": Answer(
        raw=b"HTTP/1.1 200 OK\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(5000)), close=True
    ),
}


@BOTH
@pytest.mark.parametrize("fault", FALSE)
def test_a_malformed_http_answer_is_an_error(
    fault: str, asynchronous: bool, recorder: Recorder
) -> None:
    # A head that has no end may be sent again.
    recorder.answer = FALSE[fault]
    with pytest.raises((openshelf.ConnectError, openshelf.DecodeError)) as caught:
        ask(recorder, asynchronous)
    assert caught.value.operation == "disease.totals.world"
    assert caught.value.url is not None and "/v3/covid-19/all" in caught.value.url


def test_bytes_after_an_answer_are_not_the_next_answer(recorder: Recorder) -> None:
    forged = b'HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\n{"f": 1}'
    recorder.say(
        Answer(raw=b'HTTP/1.1 200 OK\r\nContent-Length: 17\r\n\r\n{"updated": null}' + forged)
    )
    with make_client("disease", recorder.url) as client:
        assert client.totals.world() == {"updated": None}
        assert client.totals.world() == {"updated": None}
        assert client.totals.countries() == []


def test_a_truncated_picture_is_an_error(recorder: Recorder) -> None:
    recorder.answer = Answer(
        body=b"\xff\xd8" + b"x" * 100, headers={"Content-Type": "image/jpeg"}, cut=50
    )
    with make_client("placeholder", recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.ConnectError):
            client.fetch_id(1, 10)


BAD = {
    "cut": (b'{"cases": [1, 2', 15),
    "a comma too many": (b'{"cases": 1,}', None),
    "a second value": (b"{} {}", 3),
    "a page": (b"<html><body>Down</body></html>", 0),
    "not a number": (b'{"cases": NaN}', None),
    "not UTF-8": (b'{"cases": "\xff\xfe"}', None),
    "a control character": (b'{"cases": "x\ny"}', None),
}


@BOTH
@pytest.mark.parametrize("fault", BAD)
def test_invalid_json_is_a_decode_error_with_its_position(
    fault: str, asynchronous: bool, recorder: Recorder
) -> None:
    body, position = BAD[fault]
    recorder.answer = Answer(body=body)
    with pytest.raises(openshelf.DecodeError) as caught:
        ask(recorder, asynchronous, max_retries=2)
    error = caught.value
    assert isinstance(error, ValueError)
    assert len(recorder.requests) == 1
    if position is not None:
        assert error.position == position
    assert error.excerpt
    assert len(error.excerpt) <= 200
    assert error.operation == "disease.totals.world"
    assert error.url == recorder.url + recorder.last.target


def test_the_excerpt_shows_the_position_in_a_long_body(recorder: Recorder) -> None:
    before = b'{"cases": "' + b"x" * 5000 + b'", '
    recorder.answer = Answer(body=before + b'"here": oops}' + b"y" * 5000)
    with pytest.raises(openshelf.DecodeError) as caught:
        ask(recorder, False)
    assert caught.value.position == len(before) + len(b'"here": ')
    assert "oops" in (caught.value.excerpt or "")
    assert len(caught.value.excerpt or "") <= 200
    assert len(str(caught.value)) < 1000


def test_the_position_counts_bytes(recorder: Recorder) -> None:
    before = '{"cases": "' + "é" * 100 + '", "here": '
    recorder.answer = Answer(body=before.encode() + b"oops}")
    with pytest.raises(openshelf.DecodeError) as caught:
        ask(recorder, False)
    assert caught.value.position == len(before.encode())
    assert "oops" in (caught.value.excerpt or "")
