"""Tests the pace as the service sees it: requests are spaced by the time they are sent, whoever sends them."""

import asyncio
import contextlib
import logging
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import openshelf
import pytest
import trustme
from calling import make_client
from recorder import Answer, Recorder

HARDLY_EVER = 0.001


class SlowHandshakes:
    """A TLS server that starts each handshake on the test's signal, and answers every request."""

    def __init__(self, authority: trustme.CA) -> None:
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("localhost").configure_cert(self.context)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"https://localhost:{self.listener.getsockname()[1]}"
        self.changed = threading.Condition()
        self.events: list[str] = []
        self.may_shake = threading.Semaphore(0)
        threading.Thread(target=self.accept, daemon=True).start()

    def note(self, event: str) -> None:
        with self.changed:
            self.events.append(event)
            self.changed.notify_all()

    def wait_for(self, event: str, count: int, timeout: float) -> bool:
        with self.changed:
            return self.changed.wait_for(lambda: self.events.count(event) >= count, timeout)

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self.listener.accept()
                self.note("connected")
                threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection: socket.socket) -> None:
        self.may_shake.acquire()
        with contextlib.suppress(OSError), self.context.wrap_socket(connection, True) as secure:
            stream = secure.makefile("rb")
            while stream.readline():
                while stream.readline().strip():
                    pass
                self.note("asked")
                secure.sendall(b'HTTP/1.1 200 OK\r\nContent-Length: 17\r\n\r\n{"updated": null}')

    def stop(self) -> None:
        self.listener.close()
        for _ in range(100):
            self.may_shake.release()


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[tuple[SlowHandshakes, Path]]:
    authority = trustme.CA()
    path = tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(str(path))
    server = SlowHandshakes(authority)
    yield server, path
    server.stop()


def test_a_slow_handshake_does_not_shorten_a_pause(slow: tuple[SlowHandshakes, Path]) -> None:
    """No other request has its turn before the first one is sent, however long the handshake takes."""
    server, ca_file = slow
    client = openshelf.Disease(base_url=server.url, ca_file=ca_file, requests_per_second=20.0)
    threads = [threading.Thread(target=client.totals.world, daemon=True) for _ in range(4)]
    for thread in threads:
        thread.start()
    assert server.wait_for("connected", 1, 10)
    # Ten slots would have passed by now.
    assert not server.wait_for("connected", 2, 0.5)
    assert server.events == ["connected"]
    for _ in range(4):
        server.may_shake.release()
    for thread in threads:
        thread.join(10)
    assert server.events.count("asked") == 4
    # Each request arrives before the next one's connection.
    for number, event in enumerate(server.events):
        if event == "connected":
            before = server.events[:number]
            assert before.count("asked") >= before.count("connected")
    client.close()


def test_a_call_that_gives_up_during_a_handshake_takes_no_turn(
    slow: tuple[SlowHandshakes, Path],
) -> None:
    server, ca_file = slow
    with openshelf.Disease(
        base_url=server.url, ca_file=ca_file, requests_per_second=HARDLY_EVER, max_retries=0
    ) as client:
        for _ in range(3):
            with pytest.raises(openshelf.RequestTimeoutError):
                client.with_options(deadline=0.2).totals.world()
        for _ in range(10):
            server.may_shake.release()
        assert client.with_options(deadline=20).totals.world() == {"updated": None}


def test_a_redirect_waits_for_its_own_turn(recorder: Recorder) -> None:
    recorder.say(Answer(302, headers={"Location": "/elsewhere"}))
    with make_client("museum", recorder.url, requests_per_second=HARDLY_EVER) as museum:
        with pytest.raises(openshelf.RequestTimeoutError):
            museum.with_options(deadline=0.5).artworks.list()
    assert len(recorder.requests) == 1


@pytest.mark.parametrize("first", ["call", "pages"])
def test_calls_and_pages_share_the_pace(first: str, recorder: Recorder) -> None:
    """A call runs on one runtime, pages that are read ahead on another."""
    page = b'{"pagination": {"total": 50, "limit": 10, "offset": 0, "total_pages": 5, "current_page": 1}, "data": [{"id": 1}]}'
    recorder.answer = Answer(body=page)
    with make_client("museum", recorder.url, requests_per_second=HARDLY_EVER) as museum:
        view = museum.with_options(deadline=0.4)
        calls = [
            view.artworks.list,
            lambda: next(iter(openshelf.paginate(view.artworks.list).records(limit=10))),
        ]
        if first == "pages":
            calls.reverse()
        calls[0]()
        assert len(recorder.requests) == 1
        for call in calls:
            with pytest.raises(openshelf.RequestTimeoutError):
                call()
    assert len(recorder.requests) == 1


# ---------------------------------------------------------------- pauses that a service requests


class Heard(logging.Handler):
    """Stores the records and lets a test wait for one."""

    def __init__(self) -> None:
        super().__init__()
        self.changed = threading.Condition()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        with self.changed:
            self.lines.append(record.getMessage())
            self.changed.notify_all()

    def wait_for(self, text: str) -> bool:
        with self.changed:
            return self.changed.wait_for(lambda: any(text in line for line in self.lines), 10)


@pytest.fixture
def heard() -> Iterator[Heard]:
    logger, handler = logging.getLogger("openshelf"), Heard()
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)


@pytest.mark.parametrize("retries", [0, 2])
def test_the_log_announces_a_pause_before_it_begins(
    retries: int, heard: Heard, recorder: Recorder
) -> None:
    recorder.say(Answer(429, headers={"Retry-After": "30"}))

    async def run() -> None:
        client = make_client("disease", recorder.url, asynchronous=True, max_retries=retries)
        async with client:
            first = asyncio.create_task(client.totals.world())
            assert await asyncio.to_thread(heard.wait_for, "429")
            assert "30.000 s" in heard.lines[-1]
            second = asyncio.create_task(client.totals.continents())
            # The record is written while the call waits, before it is sent.
            assert await asyncio.to_thread(heard.wait_for, "continents")
            assert "waits" in heard.lines[-1] and "429" in heard.lines[-1]
            assert len(recorder.requests) == 1
            assert not second.done()
            second.cancel()
            first.cancel()
            await asyncio.gather(first, second, return_exceptions=True)

    asyncio.run(run())
    assert len(recorder.requests) == 1


def test_max_retry_after_also_applies_to_the_next_call(recorder: Recorder) -> None:
    recorder.say(Answer(429, b'{"message": "slow down"}', headers={"Retry-After": "3600"}))
    with make_client("disease", recorder.url) as client:
        with pytest.raises(openshelf.RateLimitedError) as first:
            client.totals.world()
        assert first.value.attempts == 1
        for call in (client.totals.world, client.totals.continents):
            with pytest.raises(openshelf.RateLimitedError, match="max_retry_after") as caught:
                call()
            error = caught.value
            assert error.attempts == 0, "nothing is sent"
            assert error.detail == "slow down"
            assert error.retry_after is not None and 3000 < error.retry_after <= 3600
            assert "no request was sent" in str(error)
        patient = make_client("disease", recorder.url, max_retry_after=7200)
        assert patient.totals.world() == {"updated": None}, (
            "another client has nothing to do with it"
        )
    assert len(recorder.requests) == 2


def test_max_retry_after_does_not_apply_to_our_own_pauses(recorder: Recorder) -> None:
    """A 429 without Retry-After: the next call continues after a moment, whatever the limit is."""
    recorder.say(Answer(429), Answer(429))
    with make_client("disease", recorder.url, max_retry_after=0, max_retries=0) as client:
        with pytest.raises(openshelf.RateLimitedError):
            client.totals.world()
        with pytest.raises(openshelf.RateLimitedError):
            client.totals.world()
        assert client.totals.world() == {"updated": None}
    assert len(recorder.requests) == 3


# ---------------------------------------------------------------- proxies

MALFORMED = ["http://", "http://proxy example", "socks5://me:s3cret@proxy", "/proxy", "://"]


@pytest.mark.parametrize("value", MALFORMED)
@pytest.mark.parametrize("name", ["HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"])
def test_a_malformed_proxy_is_an_error(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, recorder: Recorder
) -> None:
    """The request would otherwise go out directly."""
    monkeypatch.setenv(name, value)
    with pytest.raises(openshelf.ArgumentError, match=f"{name}: .* proxy") as caught:
        openshelf.Disease(base_url="https://service.invalid")
    assert "s3cret" not in str(caught.value)
    with make_client("disease", recorder.url) as client:
        assert client.totals.world() == {"updated": None}, (
            "this machine is never asked through a proxy"
        )


def test_a_proxy_that_became_malformed_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    with openshelf.Disease(base_url="http://service.invalid", max_retries=0) as client:
        monkeypatch.setenv("HTTP_PROXY", "http://")
        with pytest.raises(openshelf.ArgumentError, match="HTTP_PROXY"):
            client.totals.world()


@pytest.mark.parametrize("form", ["http://{}", "{}", "http://me:secret@{}/"])
def test_a_proxy_of_the_environment_is_used(
    form: str, monkeypatch: pytest.MonkeyPatch, recorder: Recorder
) -> None:
    monkeypatch.setenv("HTTP_PROXY", form.format(f"127.0.0.1:{recorder.port}"))
    monkeypatch.setenv("HTTPS_PROXY", "http://")
    with openshelf.Disease(base_url="http://service.invalid", max_retries=0) as client:
        assert client.totals.world() == {"updated": None}
    assert recorder.last.target.startswith("http://service.invalid/")


def test_an_empty_proxy_variable_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):
        monkeypatch.setenv(name, "")
    openshelf.Disease(base_url="https://service.invalid").close()
