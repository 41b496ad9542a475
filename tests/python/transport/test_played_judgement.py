"""Tests that an answer from a cassette is judged like one that has just been received."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import openshelf
import pytest
from calling import make_client
from cassette_lines import lines
from hypothesis import example, given
from hypothesis import strategies as st
from recorder import Answer, Recorder

if TYPE_CHECKING:
    from collections.abc import Callable

#: Each kind of answer: an object, one that may be empty, a list, a table, a picture, a file.
CALLS: dict[str, tuple[str, Callable[[Any, Path], Any]]] = {
    "object": ("disease", lambda client, _: client.totals.country("Italy")),
    "may be empty": ("spending", lambda client, _: client.references.cfda_total("12.345")),
    "list": ("disease", lambda client, _: client.totals.countries()),
    "table": (
        "gazette",
        lambda client, _: str(client.documents.search_csv(search_term="water")),
    ),
    "document": ("gazette", lambda client, _: client.documents.get("2024-1")),
    "picture": ("placeholder", lambda client, _: client.fetch_id(1, 40)),
    "file": (
        "placeholder",
        lambda client, folder: openshelf.download(client.fetch_id, folder)(1, 40).read_bytes(),
    ),
}
PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
)
PAGES = [
    b"<!DOCTYPE html><html><head><title>Just a moment...</title></head></html>",
    b"<html><title>Site :: Request Access</title></html>",
    b"<html><title>502 Bad Gateway</title></html>",
    b"<html><title>Page not found</title></html>",
    b"<html></html>",
]
#: JSON without spaces, because a cassette writes it so.
BODIES = [
    b"",
    b'{"cases":7}',
    b'[{"a":1}]',
    b'{"message":"no","detail":"nothing there"}',
    b'"text"',
    b'{"a":',
    b"title\nA\n",
    b"error code: 1020",
    b"\xff\xfe\x00",
    PNG,
    *PAGES,
]
TYPES = [
    None,
    "application/json",
    "application/problem+json",
    "text/html; charset=utf-8",
    "text/plain",
    "text/csv",
    "image/png",
    "application/octet-stream",
]
#: What tells fronts apart, and what other answers have, too.
HEADERS = {
    "Server": ["cloudflare", "CloudFront", "nginx"],
    "CF-Ray": ["8f2a-FRA"],
    "cf-mitigated": ["challenge"],
    "x-amzn-waf-action": ["captcha"],
    "Retry-After": ["7", "0", "soon", "Wed, 21 Oct 2015 07:28:30 GMT", "9" * 400],
    "Location": [
        "/elsewhere",
        "https://unblock.federalregister.gov/?url=x",
        "https://example.org/",
        "ftp://x",
    ],
    "Content-Range": ["bytes 0-11/12"],
}
answers = st.builds(
    lambda status, body, kind, more: (status, body, kind, more),
    st.sampled_from([200, 200, 200, 404, 429, 503, 302, 206, 202]) | st.integers(200, 599),
    st.sampled_from(BODIES),
    st.sampled_from(TYPES),
    st.fixed_dictionaries({}, optional={k: st.sampled_from(v) for k, v in HEADERS.items()}),
)


def sent(status: int, body: bytes, kind: str | None, more: dict[str, str]) -> Answer:
    """An answer; one with such a status has no body."""
    body = b"" if status in (204, 304) else body
    lines = [f"HTTP/1.1 {status} Whatever", f"Content-Length: {len(body)}"]
    named = more if kind is None else more | {"Content-Type": kind}
    lines += [f"{name}: {value}" for name, value in named.items()]
    return Answer(raw="\r\n".join([*lines, "", ""]).encode() + body, close=True)


def outcome(call: Callable[[Any, Path], Any], client: Any, folder: Path) -> Any:
    """The value of a call, or what is essential of its error."""
    try:
        return call(client, folder)
    except openshelf.OpenshelfError as error:
        # How often it was sent, and what the client would not wait for, are not the answer's.
        message = re.sub(r" \((the service requests|after \d+ attempts).*", "", str(error))
        message = message.replace(str(folder), "FOLDER")
        # What is played has the address that was asked, also after a redirect.
        message = re.sub(r"http://[^\s:]+:\d+[^\s:]*", "URL", message)
        told = ("status", "detail", "front", "title", "hint", "retry_after", "excerpt")
        parts = {name: getattr(error, name, None) for name in told}
        return type(error), message, parts


def both(recorder: Recorder, kind: str, answer: Answer, folder: Path) -> tuple[Any, Any]:
    """The outcome of a call while it is recorded, and when it is played."""
    service, call = CALLS[kind]
    recorder.reset()
    recorder.answer = answer
    found = []
    for mode in ("all", "none"):
        own = folder / mode
        own.mkdir()
        client = make_client(service, recorder.url, max_retries=0, max_retry_after=0.0)
        with openshelf.Cassette(folder / "calls.jsonl", record=mode), client:  # type: ignore[arg-type]
            found.append(outcome(call, client, own))
    return found[0], found[1]


@pytest.mark.parametrize("kind", CALLS)
@given(answer=answers)
@example(answer=(202, b'{"cases":7}', "application/json", {}))
@example(answer=(206, b'{"cases":7}', "application/json", {}))
@example(answer=(206, PNG, "image/png", {"Content-Range": "bytes 0-11/12"}))
@example(answer=(204, b"", None, {}))
@example(answer=(302, b"", None, {"Location": "https://unblock.federalregister.gov/"}))
@example(answer=(200, PAGES[0], "text/html", {"Server": "cloudflare"}))
@example(answer=(200, b"a,b\n", "text/csv", {}))
@example(answer=(200, b"<html>", "application/json", {}))
@example(answer=(429, PAGES[1], "text/html", {"CF-Ray": "8f2a-FRA", "Retry-After": "7"}))
@example(answer=(503, b"", None, {"Retry-After": "Wed, 21 Oct 2015 07:28:30 GMT"}))
def test_what_is_played_is_what_was_received(
    kind: str, answer: tuple[int, bytes, str | None, dict[str, str]], recorder: Recorder
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        received, played = both(recorder, kind, sent(*answer), Path(folder))
    assert played == received


@pytest.mark.parametrize("status", [201, 202, 203, 204, 205, 206, 299, 302, 304, 307, 399])
def test_a_status_that_the_operation_does_not_have_is_played_as_an_error(
    status: int, recorder: Recorder, tmp_path: Path
) -> None:
    answer = sent(status, b'{"cases": 7}', "application/json", {})
    received, played = both(recorder, "object", answer, tmp_path)
    assert played == received
    assert (played[0], played[2]["status"]) == (openshelf.StatusError, status)


FRONTS = {
    "cloudflare": (403, {"Server": "cloudflare"}, "Cloudflare in front of disease.sh"),
    "a challenge": (403, {"cf-mitigated": "challenge"}, "Cloudflare in front of disease.sh"),
    "a ray": (502, {"CF-Ray": "8f2a-FRA"}, "Cloudflare in front of disease.sh"),
    "amazon": (
        202,
        {"x-amzn-waf-action": "challenge"},
        "the firewall of Amazon in front of disease.sh",
    ),
    "another": (403, {"Server": "nginx"}, "the gateway in front of disease.sh"),
}


@pytest.mark.parametrize("name", FRONTS)
def test_the_front_of_a_page_is_recorded(name: str, recorder: Recorder, tmp_path: Path) -> None:
    status, headers, front = FRONTS[name]
    body = b"" if status == 202 else b"<html><title>Access denied</title></html>"
    answer = sent(status, body, "text/html", headers)
    received, played = both(recorder, "object", answer, tmp_path)
    assert played == received
    assert (played[0], played[2]["front"]) == (openshelf.BlockedError, front)


def test_a_redirect_to_a_front_is_played_as_one(recorder: Recorder, tmp_path: Path) -> None:
    location = {"Location": "https://unblock.federalregister.gov/"}
    received, played = both(recorder, "document", sent(302, b"", None, location), tmp_path)
    assert played == received
    assert played[0] is openshelf.BlockedError


def test_what_says_where_a_request_came_from_is_not_written(
    recorder: Recorder, tmp_path: Path
) -> None:
    more = {"CF-Ray": "8f2a-FRA", "Set-Cookie": "a=secret", "Server": "cloudflare"}
    both(recorder, "object", sent(403, PAGES[0], "text/html", more), tmp_path)
    (line,) = lines(tmp_path / "calls.jsonl")
    assert line["headers"] == {
        "cf-ray": "***",
        "content-type": "text/html",
        "server": "cloudflare",
    }
    # An answer of the service itself names no server.
    (tmp_path / "own").mkdir()
    both(recorder, "object", sent(404, b"{}", "application/json", more), tmp_path / "own")
    (line,) = lines(tmp_path / "own" / "calls.jsonl")
    assert line["headers"] == {"content-type": "application/json"}


def test_asynchronous_calls_and_lists_judge_what_is_played(
    recorder: Recorder, tmp_path: Path
) -> None:
    recorder.answer = sent(202, b'{"data": []}', "application/json", {})
    path = tmp_path / "calls.jsonl"

    async def awaited(client: Any) -> Any:
        return await client.artworks.get(1)

    for mode in ("all", "none"):
        options = {"max_retries": 0}
        museum = make_client("museum", recorder.url, **options)
        with openshelf.Cassette(path, record=mode), museum:  # type: ignore[arg-type]
            with pytest.raises(openshelf.StatusError, match="has taken the request"):
                asyncio.run(awaited(make_client("museum", recorder.url, True, **options)))
            with pytest.raises(openshelf.OpenshelfError) as caught:
                list(openshelf.paginate(museum.artworks.list)())
            assert "202" in str(caught.value)


HAND_WRITTEN = {
    "accepted": ({"status": 202, "json": {"cases": 7}}, openshelf.StatusError),
    "no content": ({"status": 204}, openshelf.StatusError),
    "redirect": ({"status": 302}, openshelf.StatusError),
    "own message": ({"status": 404, "json": {"message": "none"}}, openshelf.NotFoundError),
    "page": ({"text": "<html></html>"}, openshelf.BlockedError),
    "no JSON": ({"text": "cases"}, openshelf.DecodeError),
    "media type": (
        {"text": "a,b", "headers": {"Content-Type": "text/csv"}},
        openshelf.DecodeError,
    ),
}


@pytest.mark.parametrize("name", HAND_WRITTEN)
def test_a_line_written_by_hand_is_judged_too(name: str, tmp_path: Path) -> None:
    answer, expected = HAND_WRITTEN[name]
    path = tmp_path / "calls.jsonl"
    call = {"operation": "disease.totals.country", "arguments": {"country": "Italy"}, **answer}
    path.write_text(json.dumps(call) + "\n", encoding="utf-8")
    with openshelf.Cassette(path, record="none"), openshelf.Disease() as disease:
        with pytest.raises(openshelf.OpenshelfError) as caught:
            disease.totals.country("Italy")
    assert type(caught.value) is expected
    if name == "own message":
        assert caught.value.detail == "none"  # type: ignore[attr-defined]
