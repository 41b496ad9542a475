"""Tests unusual statuses, very long addresses, and texts that would control a terminal."""

import json
import logging
import socket
import ssl
import threading
import unicodedata
from http import HTTPStatus
from typing import Any

import openshelf
import pytest
import trustme
from calling import make_client
from recorder import Answer, Recorder

#: Characters of an address that a message may carry.
SHOWN = 500


def raw_answer(status: int, body: bytes = b'{"cases": 1}', **headers: str) -> Answer:
    lines = [f"HTTP/1.1 {status} Whatever", f"Content-Length: {len(body)}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return Answer(raw="\r\n".join([*lines, "", ""]).encode() + body, close=True)


def fail(recorder: Recorder, error: type[BaseException], **options: Any) -> Any:
    with make_client("disease", recorder.url, **options) as client, pytest.raises(error) as caught:
        client.totals.world()
    return caught.value


# ---------------------------------------------------------------- statuses

KNOWN = {status.value for status in HTTPStatus}
NO_SUCCESS = sorted({status for status in KNOWN if status >= 300} | {101, 306, 399, 600, 799, 999})


@pytest.mark.parametrize("status", NO_SUCCESS)
def test_every_status_except_a_success_is_a_status_error(status: int, recorder: Recorder) -> None:
    recorder.answer = raw_answer(status, b"" if status in (101, 304) else b'{"cases": 1}')
    error = fail(recorder, openshelf.StatusError, max_retries=0)
    assert error.status == status
    assert str(status) in str(error)
    assert isinstance(error, openshelf.ServerError) == (status >= 500)


UNDOCUMENTED = [201, 202, 203, 204, 205, 206, 207, 226, 299]


@pytest.mark.parametrize("status", UNDOCUMENTED)
def test_a_2xx_status_that_the_operation_does_not_have_is_a_status_error(
    status: int, recorder: Recorder
) -> None:
    """A job that has only begun, the answer of a proxy, a part: none is the answer of the operation."""
    recorder.answer = raw_answer(status, b"" if status in (204, 205) else b'{"cases": 1}')
    error = fail(recorder, openshelf.StatusError)
    assert type(error) is openshelf.StatusError
    assert error.status == status
    assert error.operation == "disease.totals.world"
    assert f"{status} from {recorder.url}" in str(error)
    assert "totals.world() answers with status 200" in str(error)
    assert len(recorder.requests) == 1


@pytest.mark.parametrize("status", UNDOCUMENTED)
def test_such_an_answer_is_not_stored_and_does_not_replace_another(
    status: int, recorder: Recorder
) -> None:
    good = raw_answer(200)
    other = raw_answer(status, b"" if status in (204, 205) else b'{"cases": 2}')
    options = {"use_caching": True, "backend": "memory", "cache_name": f"status {status}"}
    with make_client("disease", recorder.url, **options) as client:
        recorder.answer = other
        with pytest.raises(openshelf.StatusError):
            client.totals.world()
        assert len(client.cache) == 0
        recorder.answer = good
        client.totals.world()
        recorder.answer = other
        again = client.with_options(refresh=True)
        with pytest.raises(openshelf.StatusError):
            again.totals.world()
        assert again.with_options(stale_if_error=True).totals.world() == {"cases": 1}
        assert client.totals.world() == {"cases": 1}


def test_a_status_of_an_empty_answer_is_one_where_the_catalog_says_so(recorder: Recorder) -> None:
    recorder.answer = raw_answer(204, b"")
    with make_client("spending", recorder.url) as client:
        assert client.references.cfda_total("12.345") is None
        with pytest.raises(openshelf.StatusError, match="has no content"):
            client.references.glossary()


@pytest.mark.parametrize(("status", "action"), [(202, "challenge"), (405, "captcha")])
def test_amazons_firewall_is_a_front(status: int, action: str, recorder: Recorder) -> None:
    """It answers a program without a page: https://docs.aws.amazon.com/waf/latest/developerguide/."""
    recorder.answer = raw_answer(status, b"", x_amzn_waf_action=action)
    error = fail(recorder, openshelf.BlockedError)
    assert error.status == status
    assert error.front == "the firewall of Amazon in front of disease.sh"
    assert len(recorder.requests) == 1


@pytest.mark.parametrize("text", ["9" * 30, "9" * 400])
@pytest.mark.parametrize("status", [429, 503])
def test_a_wait_too_large_for_a_number_is_too_long(
    status: int, text: str, recorder: Recorder
) -> None:
    """Whatever time the caller would wait: the wait is not read as zero."""
    recorder.answer = Answer(status, headers={"Retry-After": text})
    error = fail(recorder, openshelf.StatusError, max_retry_after=1e300)
    assert len(recorder.requests) == 1
    assert "max_retry_after" in str(error)
    assert " inf" not in str(error)


def test_a_certificate_error_is_not_retried(recorder: Recorder) -> None:
    """Another attempt meets the same certificate."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    trustme.CA().issue_cert("localhost").configure_cert(context)
    tried = []
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            tried.append(1)
            try:
                context.wrap_socket(connection, server_side=True)
            except (ssl.SSLError, OSError):
                connection.close()

    threading.Thread(target=serve, daemon=True).start()
    address = f"https://localhost:{listener.getsockname()[1]}"
    with openshelf.Disease(base_url=address, max_retries=3) as client:
        with pytest.raises(openshelf.ConnectError, match="certificate") as caught:
            client.totals.world()
    listener.close()
    assert caught.value.attempts == 1
    assert len(tried) == 1


# ---------------------------------------------------------------- addresses


def assert_short(message: str, long: str) -> None:
    """Only the permitted part of the long text is shown."""
    found = max((size for size in range(len(long) + 1) if long[:size] in message), default=0)
    assert found <= SHOWN, f"{found} characters of the address are in the message"


@pytest.mark.parametrize("size", [70_000, 200_000, 5_000_000])
def test_a_too_long_address_is_refused_before_sending(size: int, recorder: Recorder) -> None:
    with make_client("disease", recorder.url) as client:
        for call in (
            lambda: client.totals.country("x" * size),
            client.with_options(extra_query={"own": "x" * size}).totals.world,
        ):
            with pytest.raises(openshelf.ArgumentError) as caught:
                call()
            message = str(caught.value)
            assert "65" in message and "bytes" in message
            assert len(message) < 2000
    with pytest.raises(openshelf.ArgumentError, match=r"base_url: .* longer than 65000") as long:
        make_client("disease", recorder.url + "/" + "b" * 70_000)
    assert len(str(long.value)) < 2000
    with make_client("disease", recorder.url + "/" + "b" * 60_000) as client:
        with pytest.raises(openshelf.ArgumentError, match="65000"):
            client.totals.country("x" * 10_000)
    assert recorder.requests == []


def test_a_long_address_is_sent_and_shown_in_part(
    recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    name = "".join(f"{number:05}" for number in range(8000))
    with make_client("disease", recorder.url, max_retries=1) as client:
        view = client.with_options(validate=False)
        for answer, error in (
            (Answer(404), openshelf.NotFoundError),
            (Answer(drop=True), openshelf.ConnectError),
            (Answer(body=b"{"), openshelf.DecodeError),
            (Answer(302, headers={"Location": f"ftp://x/{name}"}), openshelf.StatusError),
            (Answer(302, headers={"Location": f"http://[/{name}"}), openshelf.StatusError),
            (Answer(302, headers={"Location": f"/{name}{name}"}), openshelf.StatusError),
        ):
            recorder.answer = answer
            with caplog.at_level(logging.INFO, "openshelf"), pytest.raises(error) as caught:
                view.totals.country(name)
            assert_short(str(caught.value), name)
            assert name in recorder.last.target
            assert_short(caplog.text, name)
            caplog.clear()
        recorder.answer = Answer()
        with caplog.at_level(logging.INFO, "openshelf"):
            assert view.totals.country(name) == {"updated": None}
        assert_short(caplog.text, name)
        release = threading.Event()
        recorder.answer = Answer(hold=release)
        with pytest.raises(openshelf.RequestTimeoutError) as late:
            view.with_options(deadline=0.2).totals.country(name)
        release.set()
        assert_short(str(late.value), name)
    base = "http://127.0.0.1:9/?" + name
    with pytest.raises(openshelf.ArgumentError) as refused:
        openshelf.Disease(base_url=base)
    assert_short(str(refused.value), name)


# ---------------------------------------------------------------- headers


@pytest.mark.parametrize("name", ["Content-Length", "content-length", "Transfer-Encoding"])
def test_headers_that_frame_a_body_are_refused(name: str, recorder: Recorder) -> None:
    with make_client("spending", recorder.url) as client:
        with pytest.raises(openshelf.ArgumentError, match="extra_headers") as caught:
            client.with_options(extra_headers={name: "5"})
    assert name in str(caught.value)


# ---------------------------------------------------------------- control characters

CONTROLS = "".join(chr(code) for code in [*range(32), *range(127, 160)]) + "\u2028\u202e\u2066"
HOSTILE = f"red \x1b[31m{CONTROLS} end"


def assert_printable(message: str) -> None:
    unfit = {
        character
        for character in message
        if character != "\n" and unicodedata.category(character) in ("Cc", "Cf", "Zl", "Zp")
    }
    assert not unfit, f"{message!r} holds {unfit!r}"


def test_control_characters_of_a_service_are_escaped(
    recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    with make_client("disease", recorder.url, max_retries=0) as client:
        for body in (json.dumps({"message": HOSTILE}).encode(), HOSTILE.encode()):
            for status in (400, 404, 500):
                recorder.answer = Answer(status, body)
                with caplog.at_level(logging.DEBUG, "openshelf"):
                    with pytest.raises(openshelf.StatusError) as caught:
                        client.totals.world()
                message = str(caught.value)
                assert_printable(message)
                assert "\n" not in message
                assert "red" in message and "\\x1b" in message
                assert caught.value.detail is not None and "\x1b" in caught.value.detail
        header = "text/\x85\x9b\u202e".encode().decode("latin-1")
        recorder.answer = Answer(200, b"{", headers={"Content-Type": header, "ETag": header})
        with (
            caplog.at_level(logging.DEBUG, "openshelf"),
            pytest.raises(openshelf.DecodeError) as bad,
        ):
            client.totals.world()
        assert_printable(str(bad.value))
    for record in caplog.records:
        assert_printable(record.getMessage())


def test_control_characters_of_a_caller_are_escaped(recorder: Recorder, tmp_path: Any) -> None:
    hostile = HOSTILE.replace("\0", "").replace("/", "")
    attempts: list[Any] = [
        lambda: openshelf.Disease(base_url=f"http://x/{HOSTILE}"),
        lambda: openshelf.Disease(user_agent=HOSTILE),
        lambda: openshelf.Disease(ca_file=tmp_path / hostile),
        lambda: openshelf.Disease(backend=HOSTILE),
        lambda: openshelf.Disease(use_caching=True, cache_name=HOSTILE),
        lambda: openshelf.Disease(use_caching=True, cache_name=tmp_path / hostile / "\x1bx" / ".."),
        lambda: openshelf.Disease(
            use_caching=True, backend="redis", cache_url=f"redis://{HOSTILE}"
        ),
        lambda: openshelf.Disease().with_options(extra_headers={HOSTILE: "x"}),
        lambda: openshelf.Disease().with_options(extra_headers={"x": HOSTILE}),
        lambda: openshelf.Gazette().documents.get(HOSTILE + "FR"),
        lambda: openshelf.Gazette().documents.search(**{HOSTILE: 1}),
        lambda: openshelf.Spending().search.spending_by_award({HOSTILE: 1}, fields=[HOSTILE]),
        lambda: openshelf.Museum().images.download(HOSTILE),
        lambda: openshelf.Museum().with_options(validate=False).images.download(HOSTILE),
        lambda: openshelf.Disease(**{HOSTILE: 1}),
    ]
    for attempt in attempts:
        with pytest.raises((openshelf.OpenshelfError, TypeError)) as caught:
            attempt()
        assert_printable(str(caught.value))
