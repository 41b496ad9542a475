"""Tests the spans of OpenTelemetry: their tree, their attributes, and that they cost nothing if none is recorded."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import make_client, method_of, sends_nothing
from openshelf import _tracing
from opentelemetry import context as contexts
from opentelemetry import trace
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode
from recorder import Answer, Recorder
from waiting import soon

from examples import CATALOG, calls

Spans = Callable[[], list[ReadableSpan]]


@pytest.fixture
def spans(monkeypatch: pytest.MonkeyPatch) -> Spans:
    """Gives a function that returns the spans since its last call, by the time they began."""
    exporter = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    # The program's own provider can be set only once in a process.
    monkeypatch.setattr(trace, "_TRACER_PROVIDER", provider)

    def take() -> list[ReadableSpan]:
        taken = exporter.get_finished_spans()
        exporter.clear()
        return sorted(taken, key=lambda span: span.start_time or 0)

    return take


def facts(span: ReadableSpan) -> dict[str, Any]:
    return dict(span.attributes or {})


def parent_of(span: ReadableSpan) -> int | None:
    return span.parent.span_id if span.parent else None


def span_id(span: ReadableSpan) -> int:
    return span.get_span_context().span_id


def test_a_call_and_its_attempt_are_spans(recorder: Recorder, spans: Spans) -> None:
    with make_client("disease", recorder.url) as client:
        client.totals.country("Italy")
    call, attempt = spans()
    assert (call.name, call.kind) == ("disease.totals.country", SpanKind.INTERNAL)
    assert facts(call) == {
        "openshelf.operation": "disease.totals.country",
        "openshelf.from_cache": False,
        "openshelf.revalidated": False,
    }
    path = CATALOG["disease.totals.country"]["path"]
    assert (attempt.name, attempt.kind) == (f"GET {path}", SpanKind.CLIENT)
    request = recorder.requests[0]
    assert facts(attempt) == {
        "http.request.method": "GET",
        "http.response.status_code": 200,
        "url.full": recorder.url + request.target,
        "url.template": path,
        "server.address": "127.0.0.1",
        "server.port": int(recorder.url.rpartition(":")[2]),
    }
    assert parent_of(attempt) == span_id(call)
    assert parent_of(call) is None
    assert call.start_time <= attempt.start_time <= attempt.end_time <= call.end_time
    assert attempt.status.status_code == call.status.status_code == StatusCode.UNSET


def reads(client: Any) -> list[tuple[str, Callable[[], Any]]]:
    """What a program may do with an answer, by the names of operations."""
    listed = openshelf.paginate(client.artworks.list)
    return [
        ("museum.artworks.get", lambda: client.artworks.get(1)),
        ("museum.artworks.get", lambda: openshelf.table(client.artworks.get)(1)),
        ("museum.artworks.list", lambda: list(listed.records())),
        ("museum.artworks.list", listed.table),
    ]


@pytest.mark.parametrize("way", range(4))
@pytest.mark.parametrize("body", [b'{"data": [', b"[1]"])
def test_an_answer_that_cannot_be_read_is_a_failed_span_and_a_warning(
    recorder: Recorder, spans: Spans, caplog: pytest.LogCaptureFixture, way: int, body: bytes
) -> None:
    recorder.answer = Answer(body=body)
    with make_client("museum", recorder.url) as client:
        name, call = reads(client)[way]
        with (
            caplog.at_level("WARNING", "openshelf.museum"),
            pytest.raises(openshelf.DecodeError) as raised,
        ):
            call()
    (failed,) = (span for span in spans() if span.status.status_code == StatusCode.ERROR)
    assert failed.name == f"read {name}"
    assert facts(failed) == {"openshelf.operation": name, "error.type": "DecodeError"}
    (line,) = caplog.messages
    assert line == f"{name}: {raised.value}"


def test_attempts_and_waits_are_spans(recorder: Recorder, spans: Spans) -> None:
    recorder.say(Answer(503, headers={"Retry-After": "0"}))
    recorder.say(Answer(drop=True))
    with make_client("disease", recorder.url, max_retries=2) as client:
        client.totals.world()
    call, *steps = spans()
    attempts = [step for step in steps if step.kind == SpanKind.CLIENT]
    waits = [step for step in steps if step.kind == SpanKind.INTERNAL]
    assert [facts(step).get("http.request.resend_count") for step in attempts] == [None, 1, 2]
    statuses = [facts(step).get("http.response.status_code") for step in attempts]
    assert statuses == [503, None, 200]
    assert [facts(step).get("error.type") for step in attempts] == ["503", "broken_off", None]
    failed = [step.status.status_code == StatusCode.ERROR for step in attempts]
    assert failed == [True, True, False]
    assert call.status.status_code == StatusCode.UNSET
    # A random pause may be shorter than a millisecond, and is not recorded then. On a machine under load an attempt
    # may also wait for its permit.
    names = [step.name for step in waits]
    assert names.count("wait for retry") <= 2
    assert set(names) <= {"wait for retry", "wait for permit"}
    assert {parent_of(step) for step in steps} == {span_id(call)}


def test_waiting_for_the_pace_is_a_span(recorder: Recorder, spans: Spans) -> None:
    with make_client("disease", recorder.url, requests_per_second=50) as client:
        for _ in range(3):
            client.totals.world()
    waits = [span for span in spans() if span.name == "wait for permit"]
    assert waits
    assert {facts(wait)["openshelf.wait.reason"] for wait in waits} == {"permit"}


@pytest.mark.parametrize(
    ("answer", "word"),
    [(Answer(404), "404"), (Answer(drop=True), "broken_off")],
    ids=["404", "broken"],
)
def test_the_spans_of_a_failure_have_an_error_type(
    recorder: Recorder, spans: Spans, answer: Answer, word: str
) -> None:
    recorder.answer = answer
    with (
        make_client("disease", recorder.url, max_retries=0) as client,
        pytest.raises(openshelf.OpenshelfError),
    ):
        client.totals.world()
    # A request whose connection was closed is sent again.
    call, *attempts = spans()
    assert len(attempts) == 1 + answer.drop
    for span in (call, *attempts):
        assert facts(span)["error.type"] == word
        assert span.status.status_code == StatusCode.ERROR


def test_a_deadline_ends_the_span_of_the_attempt(recorder: Recorder, spans: Spans) -> None:
    hold = threading.Event()
    recorder.answer = Answer(hold=hold)
    with make_client("disease", recorder.url, deadline=0.05) as client:
        with pytest.raises(openshelf.RequestTimeoutError):
            client.totals.world()
        hold.set()
    call, attempt = spans()
    assert facts(call)["error.type"] == facts(attempt)["error.type"] == "deadline"


async def test_the_spans_of_a_cancelled_call_have_an_error_type(
    recorder: Recorder, spans: Spans
) -> None:
    hold = threading.Event()
    recorder.answer = Answer(hold=hold)
    async with make_client("disease", recorder.url, asynchronous=True) as client:
        task = asyncio.ensure_future(client.totals.world())
        assert await asyncio.to_thread(soon, lambda: bool(recorder.requests))
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        hold.set()
    found: list[ReadableSpan] = []

    def both() -> bool:
        found.extend(spans())
        return len(found) == 2

    assert soon(both)
    call, attempt = found
    assert facts(call)["error.type"] == facts(attempt)["error.type"] == "cancelled"


async def test_calls_belong_to_the_span_of_their_task(recorder: Recorder, spans: Spans) -> None:
    tracer = trace.get_tracer("test")
    async with make_client("disease", recorder.url, asynchronous=True) as client:

        async def task(name: str) -> None:
            with tracer.start_as_current_span(name):
                await client.totals.world()
                await client.totals.country(name)

        await asyncio.gather(*(task(name) for name in ("Italy", "France", "Spain")))
    found = spans()
    tasks = {span_id(span): span.name for span in found if parent_of(span) is None}
    calls = [span for span in found if parent_of(span) in tasks]
    assert sorted(tasks.values()) == ["France", "Italy", "Spain"]
    assert len(calls) == 6
    for name in tasks.values():
        own = [span.name for span in calls if tasks[parent_of(span)] == name]
        assert sorted(own) == ["disease.totals.country", "disease.totals.world"]


def test_the_pages_of_a_list_belong_to_the_span_of_their_reader(spans: Spans) -> None:
    tracer = trace.get_tracer("test")
    with openshelf.Sandbox() as sandbox, sandbox.museum() as museum:
        artworks = openshelf.paginate(museum.artworks.list, concurrency=4)
        with tracer.start_as_current_span("records"):
            number = sum(1 for _ in artworks.records(limit=100))
        with tracer.start_as_current_span("table"):
            assert len(artworks.table(limit=100)) == number
        with tracer.start_as_current_span("count"):
            artworks.count()
    found = spans()
    roots = {span_id(span): span.name for span in found if parent_of(span) is None}
    assert sorted(roots.values()) == ["count", "records", "table"]
    pages = [span for span in found if parent_of(span) in roots]
    own = [roots[parent_of(span)] for span in pages]
    assert own.count("records") >= number // 100
    assert own.count("table") >= number // 100
    assert own.count("count") >= 1
    assert {span.name for span in pages} == {"museum.artworks.list"}


def test_the_calls_of_a_download_belong_to_its_span(spans: Spans, tmp_path: Path) -> None:
    tracer = trace.get_tracer("test")
    with openshelf.Sandbox() as sandbox, sandbox.spending() as spending:
        download = openshelf.download(spending.download.awards, tmp_path)
        with tracer.start_as_current_span("download"):
            download({"award_type_codes": ["A"]})
    found = spans()
    (root,) = (span for span in found if parent_of(span) is None)
    names = {span.name for span in found if parent_of(span) == span_id(root)}
    assert names == {"spending.download.awards", "spending.download.status"}
    attempts = [span for span in found if span.kind == SpanKind.CLIENT]
    assert any(facts(span)["url.full"].endswith(".zip") for span in attempts)


def test_the_span_of_a_cached_answer_says_so(recorder: Recorder, spans: Spans) -> None:
    with make_client("disease", recorder.url, use_caching=True, backend="memory") as client:
        client.totals.world()
        spans()
        client.totals.world()
    (call,) = spans()
    assert facts(call)["openshelf.from_cache"] is True


def test_added_values_are_hidden(recorder: Recorder, spans: Spans) -> None:
    client = make_client("disease", recorder.url)
    view = client.with_options(extra_query={"key": "s3cret"}, extra_headers={"x-key": "t0ken"})
    view.totals.world()
    shown = "".join(span.to_json() for span in spans())
    assert "key=***" in shown
    assert "s3cret" not in shown
    assert "t0ken" not in shown


def test_no_spans_are_made_while_instrumentation_is_suppressed(
    recorder: Recorder, spans: Spans
) -> None:
    token = contexts.attach(contexts.set_value("suppress_instrumentation", True))
    try:
        make_client("disease", recorder.url).totals.world()
    finally:
        contexts.detach(token)
    assert spans() == []


def test_a_broken_processor_fails_no_call(
    recorder: Recorder, spans: Spans, monkeypatch: pytest.MonkeyPatch
) -> None:
    unraisable: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", unraisable.append)

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("no spans today")

    monkeypatch.setattr(TracerProvider, "get_tracer", broken)
    assert make_client("disease", recorder.url).totals.world() == {"updated": None}
    assert [str(each.exc_value) for each in unraisable] == ["no spans today"]


PROGRAM = """
import sys
import openshelf
{before}
with openshelf.Sandbox() as sandbox:
    sandbox.disease().totals.world()
print(sorted(name for name in sys.modules if name.startswith(("opentelemetry", "openshelf._tr"))))
"""


@pytest.mark.parametrize(
    ("before", "expected"),
    [("", []), ("import opentelemetry.context", False)],
    ids=["not imported", "only contexts"],
)
def test_tracing_is_not_imported_without_a_provider(before: str, expected: Any) -> None:
    program = PROGRAM.format(before=before)
    shown = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    ).stdout
    if expected == []:
        assert shown.strip() == "[]"
    assert "openshelf._tracing" not in shown


def test_a_program_without_a_provider_records_nothing(recorder: Recorder) -> None:
    """OpenTelemetry is imported here, but no provider is set."""
    assert _tracing.context() is None
    make_client("disease", recorder.url).totals.world()


OPERATIONS = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if not sends_nothing(operation) and operation.id != "museum.images.download"
]


@pytest.fixture(scope="module")
def sandboxed() -> Any:
    with openshelf.Sandbox() as server:
        yield {
            service: getattr(server, service)(max_retries=0) for service in catalog_facts.SERVICES
        }


@pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")
@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_operation_has_its_spans(
    operation: catalog_facts.Operation, sandboxed: Any, spans: Spans
) -> None:
    method = method_of(sandboxed[operation.service], operation)
    status = openshelf.raw(method)
    try:
        answer = status(**calls(operation)["fewest"])
        expected = {answer.status}
    except openshelf.StatusError as error:
        expected = {error.status}
    call, *steps = spans()
    attempts = [step for step in steps if step.kind == SpanKind.CLIENT]
    assert call.name == operation.id
    assert {span.name for span in attempts} == {
        f"{operation.method} {CATALOG[operation.id]['path']}"
    }
    assert facts(attempts[-1])["http.response.status_code"] in expected
