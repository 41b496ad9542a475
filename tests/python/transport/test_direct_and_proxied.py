"""Two libraries send requests, one directly and one through a proxy: nobody sees a difference."""

from __future__ import annotations

import gzip
import json
from typing import Any

import openshelf
import pytest
from recorder import Answer, Recorder

BODY = json.dumps({"text": "a" * 5000}).encode()

WAYS = pytest.mark.parametrize("through_proxy", [False, True], ids=["direct", "proxied"])


def make(kind: type, recorder: Recorder, through_proxy: bool, **options: Any) -> Any:
    """A client that asks the recorder directly, or through the recorder as a proxy."""
    proxy = {"proxy": recorder.url} if through_proxy else {}
    return kind(base_url=recorder.url, max_retries=0, requests_per_second=None, **proxy, **options)


@WAYS
def test_headers_are_sent_in_one_order(through_proxy: bool, recorder: Recorder) -> None:
    with make(openshelf.Disease, recorder, through_proxy) as client:
        client.totals.world()
        view = client.with_options(extra_headers={"X-Own": "1", "Accept-Encoding": "gzip"})
        view.totals.world()
    own = f"openshelf/{openshelf.__version__}"
    host = recorder.url.removeprefix("http://")
    plain, viewed = recorder.requests
    assert list(plain.headers) == [
        ("accept", "application/json"),
        ("user-agent", own),
        ("accept-encoding", "zstd,gzip,br"),
        ("host", host),
    ]
    assert list(viewed.headers) == [
        ("accept", "application/json"),
        ("user-agent", own),
        ("x-own", "1"),
        ("accept-encoding", "gzip"),
        ("host", host),
    ]
    assert plain.version == "HTTP/1.1"


@WAYS
def test_a_body_is_sent_with_its_length(through_proxy: bool, recorder: Recorder) -> None:
    recorder.say(Answer(body=b'{"results": {}}'))
    with make(openshelf.Spending, recorder, through_proxy) as client:
        client.search.spending_by_award_count({"keywords": ["bridge"]})
    sent = recorder.last
    assert [name for name, _ in sent.headers] == [
        "accept",
        "user-agent",
        "content-type",
        "accept-encoding",
        "host",
        "content-length",
    ]
    assert sent.header("content-length") == str(len(sent.body))


@WAYS
def test_a_decompressed_answer_has_no_headers_of_the_compressed_one(
    through_proxy: bool, recorder: Recorder
) -> None:
    recorder.say(Answer(body=gzip.compress(BODY), headers={"Content-Encoding": "gzip"}))
    with make(openshelf.Disease, recorder, through_proxy) as client:
        answer = openshelf.raw(client.totals.world)()
    assert answer.body == BODY
    assert answer.headers == {"content-type": "application/json"}


@WAYS
@pytest.mark.parametrize("coding", ["identity", "deflate", "GZIP", "gzip, gzip"])
def test_an_answer_in_another_coding_stays_as_it_is(
    coding: str, through_proxy: bool, recorder: Recorder
) -> None:
    recorder.say(Answer(body=BODY, headers={"Content-Encoding": coding}))
    with make(openshelf.Disease, recorder, through_proxy) as client:
        answer = openshelf.raw(client.totals.world)()
    assert answer.body == BODY
    assert answer.headers["content-encoding"] == coding
    assert answer.headers["content-length"] == str(len(BODY))


@WAYS
@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (
            Answer(body=BODY, cut=50),
            "the answer was cut off: error decoding response body: error reading a body from connection: end of file before message length reached",
        ),
        (
            Answer(body=b"no", headers={"Content-Encoding": "gzip"}),
            "the answer was cut off: error decoding response body: Invalid gzip header",
        ),
        (
            Answer(raw=b"\x15\x03\x01 \r\n\r\n"),
            "causes: error sending request: client error (SendRequest): invalid HTTP version parsed",
        ),
    ],
    ids=["cut", "not compressed", "not HTTP"],
)  # fmt: skip
def test_errors_have_the_same_causes(
    answer: Answer, said: str, through_proxy: bool, recorder: Recorder
) -> None:
    recorder.say(answer)
    with make(openshelf.Disease, recorder, through_proxy) as client:
        with pytest.raises(openshelf.ConnectError) as caught:
            client.totals.world()
    assert said in str(caught.value)


@WAYS
def test_no_address_shows_the_fragment_of_a_redirect(
    through_proxy: bool, recorder: Recorder
) -> None:
    recorder.say(Answer(302, b"", {"Location": "/moved?a=b#part"}), Answer(body=b"{}"))
    with make(openshelf.Disease, recorder, through_proxy) as client:
        answer = openshelf.raw(client.totals.world)()
    assert answer.url == f"{recorder.url}/moved?a=b"
    assert recorder.last.target.endswith("/moved?a=b")
