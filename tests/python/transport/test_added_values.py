"""Tests that values added by the caller are masked wherever a request is shown, and the operation's own are not."""

import json
import logging
import shlex
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorded, Recorder

SECRET = "verysecretvalue/1"  # noqa: S105  # of a made-up service
ENCODED = "verysecretvalue%2F1"
ADDED: dict[str, dict[str, Any]] = {
    "extra_query": {"api_key": SECRET},
    "extra_body": {"token": SECRET},
    "extra_headers": {"Authorization": f"Bearer {SECRET}", "X-Anything": f"x {SECRET}"},
}


def hides(text: str) -> bool:
    return SECRET not in text and ENCODED not in text and json.dumps(SECRET)[1:-1] not in text


def everything(error: BaseException) -> str:
    """Everything readable in an error, including its causes and fields."""
    parts: list[object] = []
    current: BaseException | None = error
    while current is not None:
        parts += [str(current), repr(current), *map(repr, vars(current).values()), current.args]
        current = current.__cause__ or current.__context__
    return "\n".join(map(str, parts))


@pytest.fixture
def museum(recorder: Recorder) -> Iterator[Any]:
    client = make_client("museum", recorder.url, max_retries=0)
    yield client.with_options(**ADDED)
    client.close()


@pytest.fixture
def spending(recorder: Recorder) -> Iterator[Any]:
    client = make_client("spending", recorder.url, max_retries=0)
    yield client.with_options(**ADDED)
    client.close()


def echo(request: Recorded) -> Answer:
    """Returns the request that it received, as a page does that names the next one."""
    said = {
        "next_url": f"http://127.0.0.1{request.target}&page=2",
        "key": ENCODED,
        "data": [],
        "results": [],
    }
    return Answer(body=json.dumps(said).encode())


def refusal(request: Recorded) -> Answer:
    """Refuses, and repeats the request in its message, its headers and its body."""
    said = {"detail": f"no {request.target} with {request.header('authorization')}"}
    headers = {"Content-Location": request.target, "X-Said": request.header("authorization") or ""}
    return Answer(status=403, body=json.dumps(said).encode(), headers=headers)


def test_an_added_value_is_sent(museum: Any, recorder: Recorder) -> None:
    museum.artworks.get(1)
    assert f"api_key={ENCODED}" in recorder.last.target
    assert recorder.last.header("authorization") == f"Bearer {SECRET}"


def test_curl_hides_added_values_and_says_how_to_show_them(spending: Any) -> None:
    request = openshelf.prepare(spending.autocomplete.naics)("token")
    for shown in (request.curl(), repr(request)):
        assert hides(shown)
    line = request.curl()
    words = shlex.split(line, comments=True)
    assert "Authorization: ***" in words
    assert "X-Anything: ***" in words
    assert words[-1].endswith("?api_key=***")
    assert json.loads(words[words.index("--data") + 1]) == {
        **(request.json() or {}),
        "token": "***",
    }
    assert "curl(secrets=True)" in line
    words = shlex.split(request.curl(secrets=True))
    assert f"Authorization: Bearer {SECRET}" in words
    assert request.url in words
    assert "#" not in words
    # A program that reads the request gets it as it is sent.
    assert ENCODED in request.url
    assert request.headers["Authorization"] == f"Bearer {SECRET}"
    assert (request.json() or {})["token"] == SECRET


def test_curl_shows_the_whole_request_without_additions(recorder: Recorder) -> None:
    """Arguments of the operation stay, even if one has the name of a secret."""
    with make_client("museum", recorder.url) as museum:
        request = openshelf.prepare(museum.artworks.search)("my token", fields=["api_key"])
    assert request.curl() == request.curl(secrets=True)
    assert "token" in request.curl()
    assert "#" not in request.curl()


def test_added_members_of_a_nested_query_are_hidden(museum: Any) -> None:
    request = openshelf.prepare(museum.artworks.search)(
        "x", query={"term": {"api_key": "the operation's own"}}
    )
    assert hides(request.curl())
    assert "own" in request.curl()
    long = {"terms": {"id": list(range(20_000))}}
    request = openshelf.prepare(museum.artworks.search)("x", query=long)
    assert request.method == "POST"
    assert hides(request.curl())
    assert "19999" in request.curl()


def test_citations_and_answers_hide_added_values(museum: Any, recorder: Recorder) -> None:
    answer = openshelf.raw(museum.artworks.get)(1)
    assert answer.citation["url"].endswith("/artworks/1?api_key=***")
    for shown in (answer.url, repr(answer), str(answer.citation), answer._repr_html_()):
        assert hides(shown)
    recorder.say(Answer(body=b'{"data": [{"id": 1}], "pagination": {"total": 1}}'))
    table = openshelf.table(museum.artworks.list)(limit=1)
    assert hides(str(table.citation))
    assert "***" in str(table.citation)
    assert hides(str(table.schema))


def test_a_redirect_hides_added_values(museum: Any, recorder: Recorder) -> None:
    recorder.say(
        lambda request: Answer(status=302, headers={"Location": request.target + "&moved=1"})
    )
    answer = openshelf.raw(museum.artworks.get)(1)
    assert answer.url.endswith("?api_key=***&moved=1")
    recorder.say(
        lambda request: Answer(
            status=302, headers={"Location": "http://example.org" + request.target}
        )
    )
    with pytest.raises(openshelf.StatusError, match="another host") as caught:
        museum.artworks.get(1)
    assert hides(everything(caught.value))


@pytest.mark.parametrize("fault", ["refused", "broken", "closed", "late", "large", "json"])
def test_errors_hide_added_values(fault: str, museum: Any, recorder: Recorder) -> None:
    view = museum
    hold = threading.Event()
    if fault == "refused":
        recorder.say(refusal)
    elif fault == "broken":
        recorder.say(Answer(cut=1, body=b'{"data": 1}'))
    elif fault == "closed":
        # It is sent a second time, on a new connection.
        recorder.say(Answer(drop=True), Answer(drop=True))
    elif fault == "late":
        recorder.say(Answer(hold=hold))
        view = museum.with_options(deadline=1e-9)
    elif fault == "json":
        recorder.say(lambda request: Answer(body=f'{{"a": "{request.target}" x'.encode()))
    else:
        recorder.say(Answer(body=b"x" * 100))
        small = make_client("museum", recorder.url, max_response_bytes=10, max_retries=0)
        view = small.with_options(**ADDED)
    with pytest.raises(openshelf.OpenshelfError) as caught:
        view.artworks.get(1)
    hold.set()
    shown = everything(caught.value)
    assert hides(shown)
    assert "/artworks/1?api_key=***" in shown


def test_errors_without_a_connection_hide_added_values(monkeypatch: pytest.MonkeyPatch) -> None:
    client = openshelf.Museum(base_url="http://127.0.0.1:1", max_retries=0)
    with pytest.raises(openshelf.ConnectError) as caught:
        client.with_options(**ADDED).artworks.get(1)
    assert hides(everything(caught.value))
    # The proxy is this machine's port 1, where nobody listens.
    monkeypatch.setenv("HTTP_PROXY", f"http://me:{ENCODED}@127.0.0.1:1")
    client = openshelf.Museum(base_url="http://example.org", max_retries=0)
    with pytest.raises(openshelf.ConnectError, match="proxy") as caught:
        client.with_options(**ADDED).artworks.get(1)
    assert hides(everything(caught.value))


def test_log_records_hide_added_values(
    museum: Any, recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="openshelf")
    museum.artworks.get(1)
    recorder.say(Answer(status=503, headers={"Retry-After": "0"}))
    museum.with_options(max_retries=1).artworks.get(2)
    recorder.say(refusal)
    with pytest.raises(openshelf.StatusError):
        museum.artworks.get(3)
    recorder.say(Answer(body=b'{"data": [{"id": 1}], "pagination": {"total": 1}}'))
    list(openshelf.paginate(museum.artworks.list).records())
    text = "\n".join(record.getMessage() for record in caplog.records)
    for number in (1, 2, 3):
        assert f"/artworks/{number}?api_key=***" in text
    assert hides(text)


def test_errors_for_refused_options_hide_added_values(recorder: Recorder) -> None:
    with make_client("spending", recorder.url) as client:
        for options in (
            {"extra_query": f"api_key={SECRET}"},
            {"extra_headers": [SECRET]},
            {"extra_body": SECRET},
            {"extra_headers": {"Authorization": SECRET.encode()}},
            {"extra_query": {"api_key": SECRET + "\ud800"}},
            {"extra_body": {"token": [object(), {"a": {SECRET}}]}},
            {"extra_headers": {"Authorization": f"{SECRET}\n"}},
        ):
            with pytest.raises(openshelf.ArgumentError) as caught:
                client.with_options(**options)
            assert hides(everything(caught.value))
            assert next(iter(options)) in str(caught.value)
    for address in (
        f"http://me:{SECRET}@example.org",
        f"http://example.org/?api_key={SECRET}",
        f"http://example.org/a b?api_key={SECRET}#{SECRET}",
    ):
        with pytest.raises(openshelf.ArgumentError) as caught:
            openshelf.Museum(base_url=address)
        assert hides(everything(caught.value))
        assert "***" in str(caught.value)


def test_a_cassette_hides_added_values_and_plays_for_other_ones(
    museum: Any, spending: Any, recorder: Recorder, tmp_path: Path
) -> None:
    """The answers repeat the URL with the key, as lists do that name their next page."""
    path = tmp_path / "calls.jsonl"
    recorder.answer = echo
    with openshelf.Cassette(path):
        live = [museum.artworks.list(limit=1), spending.autocomplete.naics("token")]
        recorder.say(refusal)
        with pytest.raises(openshelf.StatusError):
            museum.artworks.get(3)
    assert hides(path.read_text(encoding="utf-8"))
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    _, *lines = lines
    assert lines[0]["query"].endswith("&api_key=***")
    assert lines[1]["body"].items() >= {"token": "***", "search_text": "token"}.items()
    assert SECRET in str(live[0]) or ENCODED in str(live[0])
    sent = len(recorder.requests)
    other = {"extra_query": {"api_key": "none"}, "extra_body": {"token": ["x"]}}
    with openshelf.Cassette(path, record="none") as cassette:
        for options in (ADDED, other):
            played = museum.with_options(**options).artworks.list(limit=1)
            assert played["next_url"].endswith("api_key=***&page=2")
            again = spending.with_options(**options)
            assert again.autocomplete.naics("token")["data"] == []
        with pytest.raises(openshelf.NotRecordedError, match="does not have this call") as caught:
            museum.artworks.list(limit=2)
        assert hides(everything(caught.value))
        # A call without the member is another call.
        with make_client("spending", recorder.url) as plain:
            with pytest.raises(openshelf.NotRecordedError):
                plain.autocomplete.naics("token")
    assert cassette.played == 4
    assert len(recorder.requests) == sent


def test_parameters_of_the_operation_are_recorded_and_compared(
    recorder: Recorder, tmp_path: Path
) -> None:
    """Its parameters are documented, whatever their names and values are."""
    path = tmp_path / "calls.jsonl"
    with make_client("museum", recorder.url, max_retries=0) as museum:
        view = museum.with_options(extra_query={"api_key": "verysecret"})
        with openshelf.Cassette(path):
            view.artworks.search("api_key=mine", fields=["title"])
            museum.artworks.search("***")
        text = path.read_text(encoding="utf-8")
        assert "q=api_key%3Dmine" in text
        assert "fields=title" in text
        assert "verysecret" not in text
        with openshelf.Cassette(path, record="none"):
            view.artworks.search("api_key=mine", fields=["title"])
            with pytest.raises(openshelf.NotRecordedError):
                view.artworks.search("api_key=yours", fields=["title"])
            # Asterisks that were sent stay asterisks.
            museum.artworks.search("***")
            with pytest.raises(openshelf.NotRecordedError):
                museum.artworks.search("anything")


def test_a_cassette_without_hidden_values_is_still_played(
    recorder: Recorder, tmp_path: Path
) -> None:
    path = tmp_path / "calls.jsonl"
    with make_client("museum", recorder.url) as museum:
        with openshelf.Cassette(path):
            museum.artworks.list(limit=1)
        _, line = path.read_text(encoding="utf-8").splitlines()
        older = json.loads(line)
        older["query"] += "&lang=de"
        path.write_text(json.dumps(older) + "\n", encoding="utf-8")
        with openshelf.Cassette(path, record="none"):
            museum.with_options(extra_query={"lang": "de"}).artworks.list(limit=1)
            with pytest.raises(openshelf.NotRecordedError):
                museum.with_options(extra_query={"lang": "fr"}).artworks.list(limit=1)
