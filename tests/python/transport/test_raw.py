"""Tests `raw`: an answer with everything known about its transfer."""

import asyncio
import json
from datetime import UTC, datetime
from typing import Any

import openshelf
import pytest
from calling import PICTURE, make_client
from recorder import Answer, Recorder

BOTH = pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])


def raw(client: Any, path: str, *arguments: Any, **named: Any) -> openshelf.RawAnswer:
    """Calls `raw`, in a loop for an asynchronous client."""
    method = client
    for name in path.split("."):
        method = getattr(method, name)
    if isinstance(client, openshelf.Client):
        return openshelf.raw(method)(*arguments, **named)

    async def run() -> Any:
        return await openshelf.raw(method)(*arguments, **named)

    return asyncio.run(run())


@BOTH
def test_a_raw_answer_reports_everything(asynchronous: bool, recorder: Recorder) -> None:
    before = datetime.now(UTC).replace(microsecond=0)
    recorder.say(
        Answer(503),
        Answer(200, b'{"cases": 5}', {"X-Own": "kept", "ETag": '"7"'}),
    )
    client = make_client("disease", recorder.url, asynchronous=asynchronous)
    answer = raw(client, "totals.country", "Italy", strict=False)
    assert isinstance(answer, openshelf.RawAnswer)
    assert answer.status == 200
    assert answer.headers["x-own"] == "kept" and answer.headers["etag"] == '"7"'
    assert all(name == name.lower() for name in answer.headers)
    assert answer.url == recorder.url + recorder.last.target
    assert answer.body == b'{"cases": 5}'
    assert answer.json() == {"cases": 5}
    assert answer.attempts == 2
    assert 0 <= answer.waited <= answer.elapsed
    assert answer.from_cache is False
    assert answer.operation == "disease.totals.country"
    citation = answer.citation
    assert set(citation) == {"service", "operation", "url", "retrieved", "licence"}
    assert citation["operation"] == answer.operation
    assert citation["url"] == answer.url
    assert citation["service"].endswith("(answered by a server on this machine)")
    assert citation["licence"] is None
    retrieved = datetime.fromisoformat(str(citation["retrieved"]))
    assert retrieved.utcoffset() is not None
    assert before <= retrieved <= datetime.now(UTC)
    assert "200" in repr(answer) and "RawAnswer" in repr(answer)


@BOTH
def test_the_licence_is_quoted_from_the_service(asynchronous: bool, recorder: Recorder) -> None:
    words = "The `description` field in this response is licensed under CC-By."
    body = {"data": [], "info": {"license_text": words, "version": "1.13"}}
    recorder.answer = Answer(body=json.dumps(body).encode())
    client = make_client("museum", recorder.url, asynchronous=asynchronous)
    assert raw(client, "artworks.list").citation["licence"] == words
    for odd in (b"{}", b'{"info": 5}', b'{"info": {"license_text": [1]}}', b"no JSON"):
        recorder.answer = Answer(body=odd)
        assert raw(client, "artworks.list").citation["licence"] is None


def test_answers_of_the_sandbox_have_a_licence(sandbox: Any) -> None:
    with sandbox.museum() as museum:
        answer = openshelf.raw(museum.artworks.list)(limit=1)
    assert answer.citation["licence"]
    assert answer.json()["info"]["license_text"] == answer.citation["licence"]


@BOTH
def test_attempts_and_waits_are_counted(asynchronous: bool, recorder: Recorder) -> None:
    client = make_client("disease", recorder.url, asynchronous=asynchronous)
    first = raw(client, "totals.world")
    assert first.attempts == 1
    recorder.say(Answer(503, headers={"Retry-After": "1"}))
    second = raw(client, "totals.world")
    assert second.attempts == 2
    assert second.waited >= 1
    assert second.elapsed >= second.waited


@BOTH
def test_a_failed_call_raises_the_usual_error(asynchronous: bool, recorder: Recorder) -> None:
    client = make_client("disease", recorder.url, asynchronous=asynchronous)
    recorder.answer = Answer(404, b'{"message": "Country not found"}')
    with pytest.raises(openshelf.NotFoundError):
        raw(client, "totals.country", "x")
    with pytest.raises(openshelf.ArgumentError):
        raw(client, "totals.world", day=5)
    with pytest.raises(TypeError):
        raw(client, "totals.country")
    assert len(recorder.requests) == 1


@BOTH
def test_a_body_that_is_not_json_fails_only_when_decoded(
    asynchronous: bool, recorder: Recorder
) -> None:
    """The answer is available; only reading it fails."""
    client = make_client("disease", recorder.url, asynchronous=asynchronous)
    recorder.answer = Answer(body=b"<html>")
    answer = raw(client, "totals.world")
    assert answer.body == b"<html>"
    with pytest.raises(openshelf.DecodeError) as caught:
        answer.json()
    assert caught.value.position == 0
    assert caught.value.operation == "disease.totals.world"


def test_an_answer_without_a_body_is_none(recorder: Recorder) -> None:
    recorder.answer = Answer(204, b"")
    with make_client("spending", recorder.url) as client:
        answer = openshelf.raw(client.references.cfda_totals)()
    assert answer.status == 204
    assert answer.body == b""
    assert answer.json() is None


@BOTH
def test_raw_answers_of_pictures_have_their_bytes(asynchronous: bool, recorder: Recorder) -> None:
    recorder.answer = Answer(body=PICTURE, headers={"Content-Type": "image/jpeg"})
    client = make_client("placeholder", recorder.url, asynchronous=asynchronous)
    answer = raw(client, "fetch_id", 1, 10)
    assert answer.body == PICTURE
    assert answer.headers["content-type"] == "image/jpeg"
    museum = make_client("museum", recorder.url, asynchronous=asynchronous)
    assert raw(museum, "images.download", "abc").body == PICTURE


def test_methods_that_send_nothing_are_refused() -> None:
    with make_client("placeholder", "http://127.0.0.1:9") as client:
        with pytest.raises(TypeError, match="sends no request"):
            openshelf.raw(client.random_url)(10)


@pytest.mark.parametrize("other", [5, None, len, "x", print, openshelf.raw])
def test_anything_but_a_method_is_refused(other: Any) -> None:
    with pytest.raises(TypeError):
        openshelf.raw(other)


def test_raw_takes_methods_of_views_and_refuses_closed_clients(recorder: Recorder) -> None:
    client = make_client("disease", recorder.url)
    view = client.with_options(extra_headers={"X-Trace": "1"})
    assert openshelf.raw(view.totals.world)().status == 200
    assert recorder.last.header("x-trace") == "1"
    client.close()
    with pytest.raises(openshelf.ClosedError):
        openshelf.raw(client.totals.world)()


def test_many_raw_calls_run_at_once(recorder: Recorder) -> None:
    recorder.answer = lambda request: Answer(body=json.dumps(request.target).encode())

    async def run() -> None:
        async with make_client("disease", recorder.url, asynchronous=True) as client:
            ask = openshelf.raw(client.totals.country)
            answers = await asyncio.gather(*(ask(f"c{number}") for number in range(20)))
        for number, answer in enumerate(answers):
            assert f"/c{number}?" in answer.json()
            assert answer.url.endswith(answer.json())

    asyncio.run(run())
