"""Tests what calls log, and what they never log."""

import asyncio
import contextvars
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest
from calling import make_client
from catalog_facts import SERVICES
from recorder import Answer, Recorder

BOTH = pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])

METHODS = {
    "museum": "artworks.list",
    "placeholder": "list",
    "gazette": "agencies.list",
    "spending": "references.award_types",
    "disease": "totals.world",
}


def ask(service: str, url: str, asynchronous: bool, **options: Any) -> Any:
    client = make_client(service, url, asynchronous=asynchronous, **options)

    def method() -> Any:
        found: Any = client
        for name in METHODS[service].split("."):
            found = getattr(found, name)
        return found

    if not asynchronous:
        with client:
            return method()()

    async def run() -> Any:
        async with client:
            return await method()()

    return asyncio.run(run())


@pytest.fixture
def handled() -> Iterator[Any]:
    """Adds a handler to the library's logger during a test."""
    logger = logging.getLogger("openshelf")
    level, added = logger.level, []

    def add(function: Any, at: int = logging.DEBUG) -> None:
        class Handler(logging.Handler):
            def emit(self, record: logging.LogRecord) -> None:
                function(record)

        added.append(Handler())
        logger.addHandler(added[-1])
        logger.setLevel(at)

    yield add
    logger.setLevel(level)
    for handler in added:
        logger.removeHandler(handler)


@BOTH
@pytest.mark.parametrize("service", SERVICES)
def test_a_call_is_one_line_in_the_log_of_its_service(
    service: str, asynchronous: bool, recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "openshelf"):
        ask(service, recorder.url, asynchronous)
    (record,) = caplog.records
    assert record.name == f"openshelf.{service}"
    assert record.levelno == logging.INFO
    message = record.getMessage()
    assert "GET" in message and recorder.last.target in message
    assert "200" in message and "attempt 1" in message and "waited" in message


@BOTH
def test_failed_attempts_are_logged_as_warnings(
    asynchronous: bool, recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    recorder.say(Answer(503), Answer(drop=True), Answer())
    with caplog.at_level(logging.INFO, "openshelf"):
        ask("disease", recorder.url, asynchronous)
    first, second, last = caplog.records
    assert [first.levelno, second.levelno, last.levelno] == [30, 30, 20]
    assert "503" in first.getMessage() and "attempt 1" in first.getMessage()
    assert "attempt 2" in second.getMessage()
    assert "200" in last.getMessage() and "attempt 3" in last.getMessage()


@BOTH
@pytest.mark.parametrize("answer", [Answer(404, b"{}"), Answer(drop=True)], ids=["404", "drop"])
def test_a_failed_call_is_logged_as_a_warning(
    answer: Answer, asynchronous: bool, recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    recorder.answer = answer
    with caplog.at_level(logging.INFO, "openshelf"):
        with pytest.raises(openshelf.OpenshelfError):
            ask("disease", recorder.url, asynchronous, max_retries=0)
    # A call whose connection was closed is sent again.
    assert len(caplog.records) == len(recorder.requests) == 1 + answer.drop
    for record in caplog.records:
        assert record.levelno == logging.WARNING
        assert recorder.last.target in record.getMessage()


@BOTH
def test_only_allowed_headers_are_logged_at_debug_level(
    asynchronous: bool, recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    headers = {"Set-Cookie": "id=s3cret", "X-Account": "s3cret", "ETag": '"shown"'}
    recorder.answer = Answer(headers=headers)
    with caplog.at_level(logging.INFO, "openshelf"):
        ask("disease", recorder.url, asynchronous)
    assert "shown" not in caplog.text
    caplog.clear()
    with caplog.at_level(logging.DEBUG, "openshelf"):
        client = make_client("disease", recorder.url)
        with client:
            own = {"Authorization": "Bearer s3cret", "Cookie": "s3cret", "X-Key": "s3cret"}
            client.with_options(extra_headers=own).totals.world()
    assert recorder.last.header("authorization") == "Bearer s3cret"
    assert "shown" in caplog.text and "application/json" in caplog.text
    assert "s3cret" not in caplog.text
    (debug,) = [record for record in caplog.records if record.levelno == logging.DEBUG]
    assert "etag" in debug.getMessage()


@BOTH
@pytest.mark.parametrize("status", [200, 400, 404, 503])
@pytest.mark.parametrize(
    "body", [b'{"message": "s3cret"}', b"s3cret text", b'{"a": "s3cret', b'"s3cret"']
)
def test_bodies_are_never_logged(
    body: bytes, status: int, asynchronous: bool, recorder: Recorder,
    caplog: pytest.LogCaptureFixture,
) -> None:  # fmt: skip
    """A message of the service is a part of the body too."""
    recorder.answer = Answer(status, body)
    with caplog.at_level(logging.INFO, "openshelf"):
        try:
            ask("disease", recorder.url, asynchronous, max_retries=0)
        except openshelf.OpenshelfError:
            pass
    assert caplog.records
    assert "s3cret" not in caplog.text


def test_the_body_of_a_request_is_never_logged(
    recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "openshelf"):
        with make_client("spending", recorder.url) as client:
            client.with_options(extra_body={"own": "s3cret"}).autocomplete.naics("s3cret")
    assert b"s3cret" in recorder.last.body
    assert "s3cret" not in caplog.text


@BOTH
@pytest.mark.parametrize(
    "place", ["http://reader:s3cret@127.0.0.1/all", "//s3cret@[", "https:reader:s3cret@127.0.0.1"]
)
def test_credentials_in_the_headers_of_a_service_are_never_logged(
    place: str, asynchronous: bool, recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    recorder.answer = Answer(302, b"", {"Location": place, "Content-Location": place})
    with caplog.at_level(logging.DEBUG, "openshelf"):
        with pytest.raises(openshelf.StatusError) as caught:
            ask("disease", recorder.url, asynchronous)
    error = caught.value
    assert "s3cret" not in f"{error} {error!r} {error.__dict__} {error.__cause__!r}"
    assert error.headers["location"].startswith(("http://***@", "***@"))
    assert len(recorder.requests) == 1
    assert caplog.records
    assert "s3cret" not in caplog.text


def test_levels_are_respected(recorder: Recorder, handled: Any) -> None:
    seen: list[logging.LogRecord] = []
    handled(seen.append, logging.WARNING)
    with make_client("disease", recorder.url) as client:
        client.totals.world()
        assert seen == []
        logging.getLogger("openshelf.disease").setLevel(logging.INFO)
        try:
            client.totals.world()
        finally:
            logging.getLogger("openshelf.disease").setLevel(logging.NOTSET)
    assert len(seen) == 1


@BOTH
def test_a_handler_that_calls_openshelf_does_not_hang(
    asynchronous: bool, recorder: Recorder, handled: Any
) -> None:
    """It gets an answer, or an error that it cannot wait there."""
    outcomes: list[Any] = []
    inside = threading.local()
    with make_client("gazette", recorder.url) as other:

        def call(record: logging.LogRecord) -> None:
            if record.name != "openshelf.disease" or getattr(inside, "busy", False):
                return
            inside.busy = True
            try:
                outcomes.append(other.agencies.list())
            except RuntimeError as error:
                outcomes.append(str(error))
            finally:
                inside.busy = False

        handled(call)
        recorder.say(Answer(503))
        recorder.answer = lambda request: Answer(
            body=b"[1]" if request.target.endswith("/agencies") else b'{"cases": 1}'
        )
        found: list[Any] = []

        def run() -> None:
            found.append(ask("disease", recorder.url, asynchronous))

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        thread.join(20)
    assert found == [{"cases": 1}]
    assert len(outcomes) >= 3
    for outcome in outcomes:
        assert outcome == [1] or "inside another openshelf call" in outcome


@BOTH
def test_a_handler_may_be_slow_and_take_locks(
    asynchronous: bool, recorder: Recorder, handled: Any
) -> None:
    """Many calls at once, one lock in the handler."""
    lock = threading.Lock()
    count: list[str] = []

    def slow(record: logging.LogRecord) -> None:
        with lock:
            count.append(record.getMessage())

    handled(slow, logging.INFO)
    recorder.say(*(Answer(503) for _ in range(8)))
    threads = [
        threading.Thread(target=ask, args=("disease", recorder.url, asynchronous), daemon=True)
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert not any(thread.is_alive() for thread in threads)
    assert sum("-> 200" in line for line in count) == 8
    assert sum("-> 503" in line for line in count) == 8


@BOTH
def test_an_error_of_a_handler_does_not_fail_the_call(
    asynchronous: bool, recorder: Recorder, handled: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", reported.append)

    def fail(record: logging.LogRecord) -> None:
        raise ValueError("a handler's own fault")

    handled(fail)
    recorder.say(Answer(503), Answer(body=b'{"cases": 1}'))
    assert ask("disease", recorder.url, asynchronous) == {"cases": 1}
    assert {type(item.exc_value) for item in reported} == {ValueError}


QUIET = """
import sys
import openshelf
assert "logging" not in sys.modules and "asyncio" not in sys.modules, "imported by import"
with openshelf.Disease(base_url=sys.argv[1]) as client:
    client.totals.world()
    try:
        client.totals.world(day=5)
    except openshelf.ArgumentError:
        pass
    try:
        client.totals.countries()
    except openshelf.NotFoundError:
        pass
assert "logging" not in sys.modules, "imported by a call"
"""


def test_logging_is_not_imported_by_a_call(recorder: Recorder) -> None:
    recorder.say(Answer(503), Answer(), Answer(404))
    done = subprocess.run(
        [sys.executable, "-c", QUIET, recorder.url],
        capture_output=True, text=True, timeout=30, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert len(recorder.requests) == 3


def test_a_block_page_and_a_call_that_was_not_sent_are_told_as_that(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with (
        openshelf.Sandbox(today="2024-10-15") as sandbox,
        sandbox.gazette(max_retries=0) as gazette,
    ):
        sandbox.fail("gazette", content_type="text/html")
        sandbox.fail("gazette", status=429, retry_after=600)
        with caplog.at_level("WARNING", "openshelf.gazette"):
            for _ in range(3):
                with pytest.raises(openshelf.StatusError):
                    gazette.documents.search("water")
        assert len(sandbox.calls) == 2
    blocked, refused, unsent = caplog.messages
    assert " -> 200 blocked (documents.search)" in blocked
    assert " -> 429 (documents.search); the service requests a pause" in refused
    assert " was not sent: 429 (documents.search); the service requests a pause" in unsent


REQUEST_ID: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="none")


def seen_by(handled: Any) -> list[tuple[int, str]]:
    """The levels of the records, each with the request's name where it is handled."""
    seen: list[tuple[int, str]] = []
    handled(lambda record: seen.append((record.levelno, REQUEST_ID.get())), logging.INFO)
    return seen


def test_retries_of_asynchronous_calls_are_logged_in_the_context_of_their_caller(
    handled: Any, recorder: Recorder
) -> None:
    seen = seen_by(handled)
    recorder.script += [Answer(503)] * 3

    async def run() -> None:
        async with make_client(
            "disease", recorder.url, asynchronous=True, max_retries=5
        ) as disease:

            async def ask(name: str) -> None:
                REQUEST_ID.set(name)
                await disease.totals.country("Italy")

            await asyncio.gather(*(asyncio.create_task(ask(f"{i}")) for i in range(3)))

    asyncio.run(run())
    warned = [name for level, name in seen if level == logging.WARNING]
    assert len(warned) == 3
    assert "none" not in warned
    assert sorted(name for level, name in seen if level == logging.INFO) == ["0", "1", "2"]


@BOTH
def test_retries_of_lists_are_logged_in_the_context_of_their_reader(
    handled: Any, asynchronous: bool
) -> None:
    seen = seen_by(handled)
    with openshelf.Sandbox() as sandbox:
        sandbox.fail("museum.artworks.list", status=503, times=2)
        REQUEST_ID.set("reader")
        kind: Any = openshelf.AsyncMuseum if asynchronous else openshelf.Museum
        images = sandbox.museum().image_api_url
        client = kind(
            base_url=sandbox.museum().base_url, image_api_url=images, requests_per_second=None
        )
        records = openshelf.paginate(client.artworks.list, max_records=30).records(limit=10)
        if asynchronous:

            async def read() -> int:
                return len([each async for each in records])

            assert asyncio.run(read()) == 30
        else:
            assert len(list(records)) == 30
    warned = [name for level, name in seen if level == logging.WARNING]
    assert warned == ["reader"] * 2


async def test_a_cancelled_call_is_logged(recorder: Recorder, handled: Any) -> None:
    event = threading.Event()
    recorder.answer = Answer(hold=event)
    told: list[tuple[int, str]] = []
    handled(lambda record: told.append((record.levelno, record.getMessage())))
    try:
        async with make_client("disease", recorder.url, asynchronous=True) as client:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.2):
                    await client.totals.world()
        async with make_client("gazette", recorder.url, asynchronous=True) as client:
            records = openshelf.paginate(client.documents.search).records("water")
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.2):
                    await anext(records)
    finally:
        event.set()
    assert told == [
        (logging.INFO, "totals.world -> cancelled"),
        (logging.INFO, "documents.search -> cancelled"),
    ]
