"""Tests which requests are retried, how often, after which delay, and what an error reports about it."""

import asyncio
import logging
import socket
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import openshelf
import pytest
from calling import make_client
from catalog_entries import CATALOG
from recorder import Answer, Recorder

PASSING = [408, 429, 500, 502, 503, 504]


def ask(recorder: Recorder, asynchronous: bool, path: str = "totals.world", **options: Any) -> Any:
    """One call of a new client of disease."""
    client = make_client("disease", recorder.url, asynchronous=asynchronous, **options)

    def method() -> Callable[..., Any]:
        found = client
        for name in path.split("."):
            found = getattr(found, name)
        return found

    if not asynchronous:
        with client:
            return method()()

    async def run() -> Any:
        async with client:
            return await method()()

    return asyncio.run(run())


BOTH = pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])


@pytest.fixture
def between() -> Iterator[Callable[[Callable[[logging.LogRecord], None]], None]]:
    """Runs a function between two attempts, which the log records."""
    logger = logging.getLogger("openshelf")
    added: list[logging.Handler] = []

    def add(function: Callable[[logging.LogRecord], None]) -> None:
        class Between(logging.Handler):
            def emit(self, record: logging.LogRecord) -> None:
                if "; next attempt in" in record.getMessage():
                    function(record)

        added.append(Between())
        logger.addHandler(added[-1])

    yield add
    for handler in added:
        logger.removeHandler(handler)


@BOTH
@pytest.mark.parametrize("status", PASSING)
def test_a_passing_status_is_retried(status: int, asynchronous: bool, recorder: Recorder) -> None:
    recorder.say(Answer(status), Answer(body=b'{"cases": 1}'))
    assert ask(recorder, asynchronous) == {"cases": 1}
    assert len(recorder.requests) == 2
    assert recorder.requests[0].target == recorder.requests[1].target
    assert recorder.requests[0].headers == recorder.requests[1].headers


@BOTH
@pytest.mark.parametrize("status", [400, 401, 403, 404, 405, 409, 410, 422, 501, 505])
def test_a_lasting_status_is_not_retried(
    status: int, asynchronous: bool, recorder: Recorder
) -> None:
    recorder.answer = Answer(status)
    with pytest.raises(openshelf.StatusError) as caught:
        ask(recorder, asynchronous)
    assert len(recorder.requests) == 1
    assert caught.value.attempts == 1


@BOTH
@pytest.mark.parametrize(
    "broken",
    [Answer(drop=True), Answer(body=b"[1, 2, 3]", cut=4), Answer(raw=b"no HTTP at all\r\n\r\n")],
    ids=["no answer", "half an answer", "no HTTP"],
)
def test_a_broken_connection_is_retried(
    broken: Answer, asynchronous: bool, recorder: Recorder
) -> None:
    recorder.say(broken, Answer(body=b'{"cases": 1}'))
    assert ask(recorder, asynchronous) == {"cases": 1}
    assert len(recorder.requests) == 2


@BOTH
def test_a_timeout_is_retried(asynchronous: bool, recorder: Recorder) -> None:
    release = threading.Event()
    recorder.say(Answer(hold=release), Answer(body=b'{"cases": 1}'))
    assert ask(recorder, asynchronous, timeout=0.2) == {"cases": 1}
    assert len(recorder.requests) == 2
    release.set()


@BOTH
def test_a_refused_connection_is_retried(asynchronous: bool, between: Any) -> None:
    """The connection is refused once; then a server listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    risen: list[Recorder] = []
    between(lambda _: risen.append(Recorder(port)) if not risen else None)

    class Gone:
        url = f"http://127.0.0.1:{port}"

    try:
        assert ask(Gone, asynchronous) == {"updated": None}  # type: ignore[arg-type]
        assert len(risen[0].requests) == 1
    finally:
        for server in risen:
            server.stop()


@pytest.mark.parametrize("name", ["autocomplete.naics", "search.spending_over_time"])
def test_a_post_that_only_reads_is_retried(name: str, recorder: Recorder) -> None:
    recorder.say(Answer(503), Answer(body=b'{"results": []}'))
    with make_client("spending", recorder.url) as client:
        group, method = name.split(".")
        call = getattr(getattr(client, group), method)
        value: Any = "steel" if group == "autocomplete" else {"keywords": ["steel"]}
        named = {} if group == "autocomplete" else {"group": "month"}
        assert call(value, **named) == {"results": []}
    assert [request.method for request in recorder.requests] == ["POST", "POST"]
    assert recorder.requests[0].body == recorder.requests[1].body != b""


@pytest.mark.parametrize(
    "answer",
    [*(Answer(status) for status in PASSING), Answer(drop=True), Answer(body=b"{}", cut=1)],
    ids=[*map(str, PASSING), "drop", "cut"],
)
def test_a_job_is_not_started_twice(answer: Answer, recorder: Recorder) -> None:
    recorder.say(answer)
    with make_client("spending", recorder.url) as client:
        with pytest.raises(openshelf.OpenshelfError) as caught:
            client.download.awards({"keywords": ["steel"]})
    assert len(recorder.requests) == 1
    assert caught.value.attempts == 1  # type: ignore[attr-defined]


def test_a_job_that_timed_out_is_not_started_twice(recorder: Recorder) -> None:
    release = threading.Event()
    recorder.say(Answer(hold=release))
    with make_client("spending", recorder.url, timeout=0.2) as client:
        with pytest.raises(openshelf.RequestTimeoutError):
            client.download.transactions({"keywords": ["steel"]})
    release.set()
    assert len(recorder.requests) == 1


def test_every_operation_that_creates_a_job_is_sent_once(recorder: Recorder) -> None:
    jobs = [operation for operation in CATALOG.values() if operation["creates_job"]]
    assert len(jobs) == 10
    recorder.answer = Answer(503)
    with make_client("spending", recorder.url) as client:
        unchecked = client.with_options(validate=False)
        for operation in jobs:
            method = unchecked
            for name in operation["full_name"].split("."):
                method = getattr(method, name)
            required = [item for item in operation["parameters"] if item["required"]]
            with pytest.raises(openshelf.ServerError):
                method(*({"keywords": ["x"]} for _ in required))
    assert len(recorder.requests) == len(jobs)


def test_a_job_is_retried_after_a_refused_connection(between: Any) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    risen: list[Recorder] = []
    between(lambda _: risen.append(Recorder(port)) if not risen else None)
    try:
        with make_client("spending", f"http://127.0.0.1:{port}") as client:
            assert client.download.awards({"keywords": ["steel"]}) == {"status_url": None}
        assert len(risen[0].requests) == 1
    finally:
        for server in risen:
            server.stop()


def test_a_500_that_the_service_always_returns_is_not_retried(recorder: Recorder) -> None:
    recorder.answer = Answer(500)
    with make_client("museum", recorder.url) as client:
        with pytest.raises(openshelf.ServerError) as caught:
            client.agent_types.search("artist")
    assert len(recorder.requests) == 1
    assert caught.value.attempts == 1
    recorder.reset()
    recorder.say(Answer(503), Answer())
    with make_client("museum", recorder.url) as client:
        assert client.agent_types.search("artist") == {"preference": None}


@pytest.mark.parametrize("retries", [0, 1, 2])
def test_at_most_max_retries_are_made(retries: int, recorder: Recorder) -> None:
    recorder.answer = Answer(503, b'{"message": "down for the night"}')
    with pytest.raises(openshelf.ServerError) as caught:
        ask(recorder, False, max_retries=retries)
    assert len(recorder.requests) == retries + 1
    error = caught.value
    assert error.attempts == retries + 1
    assert "down for the night" in str(error)
    if retries:
        assert f"{retries + 1} attempts" in str(error)
    else:
        assert "attempts" not in str(error)


def test_the_default_is_two_retries_and_a_view_may_differ(recorder: Recorder) -> None:
    recorder.answer = Answer(503)
    with make_client("disease", recorder.url) as client:
        with pytest.raises(openshelf.ServerError):
            client.with_options(max_retries=0).totals.world()
        assert len(recorder.requests) == 1
        with pytest.raises(openshelf.ServerError):
            client.totals.world()
        assert len(recorder.requests) == 4


@BOTH
def test_the_error_reports_each_attempt(asynchronous: bool, recorder: Recorder) -> None:
    # The request whose connection was closed is sent once more, beside the retries.
    recorder.say(Answer(502), Answer(drop=True), Answer(504), Answer(503))
    with pytest.raises(openshelf.ServerError) as caught:
        ask(recorder, asynchronous, max_retries=2)
    assert caught.value.attempts == 4
    message = str(caught.value)
    assert "4 attempts" in message
    assert message.index("502") < message.rindex("503")


@BOTH
def test_errors_without_an_answer_report_their_attempts(
    asynchronous: bool, recorder: Recorder
) -> None:
    recorder.say(*[Answer(drop=True)] * 3)
    with pytest.raises(openshelf.ConnectError) as caught:
        ask(recorder, asynchronous, max_retries=1)
    assert caught.value.attempts == 3
    assert "3 attempts" in str(caught.value)
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    with pytest.raises(openshelf.RequestTimeoutError) as late:
        ask(recorder, asynchronous, max_retries=1, timeout=0.1)
    assert late.value.attempts == 2
    release.set()


# ---------------------------------------------------------------- Retry-After


def after(seconds: int, form: str) -> dict[str, str]:
    if form == "seconds":
        return {"Retry-After": str(seconds)}
    if form == "a fraction":
        return {"Retry-After": f"{seconds}.0"}
    until = datetime.now(UTC) + timedelta(seconds=seconds)
    date = format_datetime(until, usegmt=True)
    if form == "a wrong weekday":
        other = format_datetime(until + timedelta(days=1), usegmt=True)
        date = other[:3] + date[3:]
    return {"Retry-After": date}


FORMS = pytest.mark.parametrize("form", ["seconds", "date", "a fraction", "a wrong weekday"])


@FORMS
@BOTH
def test_retry_after_is_a_lower_bound(form: str, asynchronous: bool, recorder: Recorder) -> None:
    """The client's own pause would have ended long before the deadline."""
    recorder.answer = Answer(503, headers=after(30, form))
    with pytest.raises(openshelf.RequestTimeoutError):
        ask(recorder, asynchronous, deadline=0.7)
    assert len(recorder.requests) == 1


@FORMS
@pytest.mark.parametrize("status", [429, 503])
@BOTH
def test_a_wait_beyond_the_ceiling_fails_at_once(
    form: str, status: int, asynchronous: bool, recorder: Recorder
) -> None:
    recorder.answer = Answer(status, headers=after(3600, form))
    with pytest.raises(openshelf.StatusError) as caught:
        ask(recorder, asynchronous)
    assert len(recorder.requests) == 1
    error = caught.value
    assert error.attempts == 1
    assert error.retry_after is not None and 3500 < error.retry_after <= 3600
    assert "max_retry_after" in str(error) and "60" in str(error)


def test_the_ceiling_is_the_option_max_retry_after(recorder: Recorder) -> None:
    recorder.answer = Answer(503, headers={"Retry-After": "6"})
    with pytest.raises(openshelf.ServerError, match="max_retry_after"):
        ask(recorder, False, max_retry_after=5)
    assert len(recorder.requests) == 1
    recorder.reset()
    recorder.say(Answer(503, headers={"Retry-After": "0"}), Answer())
    assert ask(recorder, False, max_retry_after=0) == {"updated": None}


@pytest.mark.parametrize(
    "text", ["", "soon", "-1", "1.5.2", "Wed, 21 Oct 2015 07:28:00 GMT", "0", "\xe9"]
)
def test_an_invalid_retry_after_is_ignored(text: str, recorder: Recorder) -> None:
    recorder.say(Answer(503, headers={"Retry-After": text}), Answer())
    assert ask(recorder, False, max_retry_after=1) == {"updated": None}


@pytest.mark.parametrize("text", ["61", "999999999999999999999", "9" * 400])
def test_absurdly_long_waits_fail_at_once(text: str, recorder: Recorder) -> None:
    recorder.answer = Answer(503, headers={"Retry-After": text})
    with pytest.raises(openshelf.ServerError, match="max_retry_after"):
        ask(recorder, False)
    assert len(recorder.requests) == 1


@pytest.mark.parametrize("value", [-1, "x", float("nan")])
def test_an_invalid_ceiling_is_refused(value: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        openshelf.Disease(max_retry_after=value)


# ---------------------------------------------------------------- the client as a whole


def test_a_429_slows_all_calls_of_the_client(recorder: Recorder) -> None:
    recorder.say(Answer(429, headers={"Retry-After": "30"}))
    with make_client("disease", recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.RateLimitedError):
            client.totals.world()
        impatient = client.with_options(deadline=0.3)
        for call in (impatient.totals.world, impatient.totals.countries):
            with pytest.raises(openshelf.RequestTimeoutError):
                call()
        assert len(recorder.requests) == 1
        with make_client("disease", recorder.url) as other:
            assert other.totals.world() == {"updated": None}, (
                "another client has nothing to do with it"
            )


def test_a_429_slows_calls_that_run_at_the_same_time(recorder: Recorder, between: Any) -> None:
    recorder.say(Answer(429, headers={"Retry-After": "30"}))
    seen = threading.Event()
    between(lambda _: seen.set())

    async def run() -> None:
        async with make_client("disease", recorder.url, asynchronous=True) as client:
            tasks = [asyncio.create_task(client.totals.world())]
            assert await asyncio.to_thread(seen.wait, 10)
            tasks += [asyncio.create_task(client.totals.countries()) for _ in range(3)]
            _, waiting = await asyncio.wait(tasks, timeout=0.3)
            assert len(waiting) == 4
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())
    assert len(recorder.requests) == 1


def test_a_429_for_a_job_slows_the_client_too(recorder: Recorder) -> None:
    """The job is not sent again, but the service has reported too many requests."""
    recorder.say(Answer(429, headers={"Retry-After": "30"}))
    with make_client("spending", recorder.url) as client:
        with pytest.raises(openshelf.RateLimitedError):
            client.download.awards({"keywords": ["steel"]})
        with pytest.raises(openshelf.RequestTimeoutError):
            client.with_options(deadline=0.3).references.award_types()
    assert len(recorder.requests) == 1


def test_a_503_slows_only_its_own_call(recorder: Recorder) -> None:
    recorder.say(Answer(503, headers={"Retry-After": "30"}))
    with make_client("disease", recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.ServerError):
            client.totals.world()
        assert client.with_options(deadline=10).totals.world() == {"updated": None}


def test_retries_do_not_multiply_the_load_of_an_outage(recorder: Recorder) -> None:
    """A hundred retries, then none; ten successes earn one."""
    recorder.answer = Answer(503)

    async def run() -> None:
        client = make_client(
            "disease", recorder.url, asynchronous=True, max_retries=1, max_concurrency=100
        )
        async with client:
            failures = await asyncio.gather(
                *(client.totals.world() for _ in range(100)), return_exceptions=True
            )
            assert {type(failure) for failure in failures} == {openshelf.ServerError}
            assert len(recorder.requests) == 200
            with pytest.raises(openshelf.ServerError) as caught:
                await client.totals.world()
            assert caught.value.attempts == 1
            assert len(recorder.requests) == 201
            recorder.answer = Answer()
            for _ in range(10):
                await client.totals.world()
            recorder.reset()
            recorder.say(Answer(503), Answer(body=b'{"cases": 1}'), Answer(503))
            assert await client.totals.world() == {"cases": 1}
            with pytest.raises(openshelf.ServerError):
                await client.totals.world()

    asyncio.run(run())
    assert len(recorder.requests) == 3
