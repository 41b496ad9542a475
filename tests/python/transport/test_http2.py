"""HTTP/2 where the server chooses it: the same requests, answers, limits and pauses as with HTTP/1.1."""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
import pickle
import socket
import ssl
import threading
import warnings
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import openshelf
import pytest
import trustme
from calling import answer_for, make_client, method_of, sends_nothing
from catalog_facts import Operation, operations
from each import for_each
from http2_server import Http2Server
from recorder import Answer, Recorded, Recorder
from samples import calls

AUTHORITY = trustme.CA()
BODY = b'{"cases": "' + b"a" * 300_000 + b'"}'


def context(*protocols: str) -> ssl.SSLContext:
    """TLS of a server that prefers these protocols, the first one most."""
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    AUTHORITY.issue_cert("localhost").configure_cert(made)
    made.set_alpn_protocols(list(protocols))
    return made


@pytest.fixture(scope="module")
def ca_file(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    path = tmp_path_factory.mktemp("tls") / "authority.pem"
    AUTHORITY.cert_pem.write_to_path(str(path))
    return path


@pytest.fixture
def server() -> Iterator[Http2Server]:
    """A server without TLS, for clients that know what it speaks."""
    with Http2Server() as serving:
        yield serving


def knowing(kind: Any, server: Http2Server, **options: Any) -> Any:
    """A client that knows that the server speaks HTTP/2."""
    settings: dict[str, Any] = {"max_retries": 0, "requests_per_second": None}
    return kind(base_url=server.url, http2="prior_knowledge", **settings | options)


@pytest.mark.parametrize(
    ("offered", "http2", "spoken"),
    [
        (["h2", "http/1.1"], "auto", "HTTP/2"),
        (["h2", "http/1.1"], "never", "HTTP/1.1"),
        (["http/1.1"], "auto", "HTTP/1.1"),
        (["h2"], "prior_knowledge", "HTTP/2"),
        ([], "auto", "HTTP/1.1"),
    ],
)
def test_the_server_chooses_over_tls(
    offered: list[str], http2: Any, spoken: str, ca_file: pathlib.Path
) -> None:
    tls = context(*offered) if offered else context("http/1.1")
    with (
        Http2Server(tls=tls) as server,
        openshelf.Disease(base_url=server.url, ca_file=ca_file, http2=http2) as client,
    ):
        assert client.totals.world() == {"updated": None}
    assert [each.version for each in server.requests] == [spoken]


def test_without_tls_nothing_is_negotiated(recorder: Recorder) -> None:
    with openshelf.Disease(base_url=recorder.url) as client:
        client.totals.world()
    assert recorder.last.version == "HTTP/1.1"


def test_a_choice_is_a_word_of_the_list() -> None:
    with pytest.raises(openshelf.ArgumentError, match="auto, never, prior_knowledge, got True"):
        openshelf.Disease(http2=True)  # type: ignore[arg-type]


def test_the_choice_travels_with_the_client(server: Http2Server) -> None:
    with knowing(openshelf.Disease, server) as client:
        copy = pickle.loads(pickle.dumps(client))  # noqa: S301  made here
    with copy:
        copy.totals.world()
    assert [each.version for each in server.requests] == ["HTTP/2"]


def said(request: Recorded, url: str) -> Any:
    """What a request says, without what the versions say in other ways."""
    headers = {name: value for name, value in request.headers if name != "host"}
    assert request.header("host") == url.partition("://")[2]
    headers.pop("content-length", None)
    return request.method, request.target, headers, request.body


@for_each(
    [
        pytest.param(each, id=each.id)
        for each in operations()
        if each.returns != "linked_file" and not sends_nothing(each)
    ]
)
def test_each_operation_sends_the_same_request(
    operation: Operation, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer, _ = answer_for(operation)
    arguments = calls(operation)["all"]
    with Recorder() as first, Http2Server(answer=lambda _: answer) as second:
        first.answer = answer
        requests, results = [], []
        for server, http2 in ((first, "never"), (second, "prior_knowledge")):
            with (
                make_client(operation.service, server.url, http2=http2) as client,
                warnings.catch_warnings(),
            ):
                # Arguments that a service ignores are passed on purpose, and answers have no records.
                warnings.simplefilter("ignore")
                results.append(method_of(client, operation)(**arguments))
            requests.append([said(each, server.url) for each in server.requests])
    assert requests[0] == requests[1]
    assert results[0] == results[1]
    assert {each.version for each in second.requests} == {"HTTP/2"}


def test_awaited_calls_share_one_connection(server: Http2Server) -> None:
    server.together = 10

    async def everything() -> list[Any]:
        async with knowing(openshelf.AsyncPlaceholder, server, max_concurrency=10) as client:
            return await asyncio.gather(*(client.list(page=page) for page in range(1, 101)))

    assert asyncio.run(everything()) == [[]] * 100
    assert (server.connections, server.most_streams) == (1, 10)


def test_threads_share_one_connection(server: Http2Server) -> None:
    with knowing(openshelf.Placeholder, server) as client, ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda page: client.list(page=page), range(1, 101))) == [[]] * 100
    assert server.connections == 1


def test_requests_that_start_together_end_on_one_connection(ca_file: pathlib.Path) -> None:
    """Each opens a connection, because nobody knows yet what the server chooses; one of them is kept."""
    with Http2Server(tls=context("h2", "http/1.1")) as server:

        async def everything() -> None:
            options: Any = {"base_url": server.url, "ca_file": ca_file}
            async with openshelf.AsyncPlaceholder(**options, requests_per_second=None) as client:
                for _ in range(3):
                    await asyncio.gather(*(client.list(page=page) for page in range(1, 17)))

        asyncio.run(everything())
    assert len(server.requests) == 48
    assert len({each.connection for each in server.requests[16:]}) == 1


def test_a_limit_of_streams_is_kept() -> None:
    with Http2Server(max_streams=2) as server:

        async def everything() -> list[Any]:
            async with knowing(openshelf.AsyncPlaceholder, server, max_concurrency=16) as client:
                await client.list(page=1)
                server.together = 2
                return await asyncio.gather(*(client.list(page=page) for page in range(1, 101)))

        assert asyncio.run(everything()) == [[]] * 100
    assert (server.connections, server.most_streams) == (1, 2)


def test_the_client_s_own_limit_holds_on_one_connection(server: Http2Server) -> None:
    server.together = 3

    async def everything() -> None:
        async with knowing(openshelf.AsyncPlaceholder, server, max_concurrency=3) as client:
            await asyncio.gather(*(client.list(page=page) for page in range(1, 31)))

    asyncio.run(everything())
    assert server.most_streams == 3


def test_a_pause_holds_for_all_streams(server: Http2Server) -> None:
    """A 429 pauses the whole client, as it does with HTTP/1.1."""
    server.answer = lambda _: Answer(status=429, headers={"Retry-After": "100"})
    with knowing(openshelf.Disease, server) as client:
        for _ in range(2):
            with pytest.raises(openshelf.RateLimitedError):
                client.totals.world()
    assert len(server.requests) == 1


@pytest.mark.parametrize("asynchronous", [False, True])
def test_a_refused_stream_is_sent_again(asynchronous: bool, server: Http2Server) -> None:
    """The server says that it has not read it, so this is no retry."""
    server.refused = 1
    if asynchronous:

        async def ask() -> Any:
            async with knowing(openshelf.AsyncDisease, server) as client:
                return await client.totals.world()

        assert asyncio.run(ask()) == {"updated": None}
    else:
        with knowing(openshelf.Disease, server) as client:
            assert client.totals.world() == {"updated": None}
    assert len(server.requests) == 1


def test_a_server_that_goes_away_loses_no_call(server: Http2Server) -> None:
    """A gateway that is replaced closes its connections between two calls."""
    with knowing(openshelf.Placeholder, server) as client:
        for page in range(1, 21):
            server.goes_away = page % 3 == 0
            assert client.list(page=page) == []
    assert len(server.requests) == 20
    # After a cut, one call has a connection to itself, and the next one opens another.
    assert 1 < server.connections <= 13


def test_a_body_that_is_reset_is_an_error_with_its_cause(server: Http2Server) -> None:
    server.answer = lambda _: Answer(body=BODY)
    server.cut = 1
    with knowing(openshelf.Disease, server) as client:
        with pytest.raises(openshelf.ConnectError, match=r"cut off.*stream error received"):
            client.totals.world()
        assert client.totals.world() == {"cases": "a" * 300_000}
    assert server.connections == 1


def test_a_long_body_passes_the_windows(server: Http2Server) -> None:
    server.answer = lambda _: Answer(body=b"[" + b",".join([BODY] * 30) + b"]")
    with knowing(openshelf.Placeholder, server) as client:
        assert len(client.list()) == 30


def test_a_body_that_is_too_large_resets_its_stream_alone(server: Http2Server) -> None:
    with knowing(openshelf.Disease, server, max_response_bytes=1000) as client:
        server.answer = lambda _: Answer(body=BODY)
        with pytest.raises(openshelf.DecodeError):
            client.totals.world()
        server.answer = lambda _: Answer(body=b'{"updated": null}')
        assert client.totals.world() == {"updated": None}
    assert server.connections == 1


def test_a_cancelled_call_takes_no_other_with_it(server: Http2Server) -> None:
    server.together = 2

    async def ask() -> Any:
        async with knowing(openshelf.AsyncDisease, server) as client:
            given_up = asyncio.create_task(client.totals.world())
            while not server.most_streams:  # noqa: ASYNC110  the server is another thread
                await asyncio.sleep(0.01)
            given_up.cancel()
            return await client.totals.continents()

    assert asyncio.run(ask()) == []
    assert server.connections == 1


class Gate:
    """Passes the bytes of one connection on to a server, once it is open."""

    def __init__(self, port: int) -> None:
        self.is_open = threading.Event()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._port = port
        self.url = f"https://localhost:{self._listening.getsockname()[1]}"
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        client, _ = self._listening.accept()
        self.is_open.wait(30)
        with client, socket.create_connection(("127.0.0.1", self._port)) as server:
            back = threading.Thread(target=self._pass_on, args=(server, client))
            back.start()
            self._pass_on(client, server)
            back.join()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self._thread.join(30)
        self._listening.close()


def test_a_call_that_is_cancelled_before_there_is_a_connection_is_not_sent(
    ca_file: pathlib.Path,
) -> None:
    """One call opens the connection for which all wait, and it alone is still wanted."""
    with Http2Server(tls=context("h2")) as server:
        gate = Gate(server.port)
        options: dict[str, Any] = {"ca_file": ca_file, "http2": "prior_knowledge"}

        async def ask() -> Any:
            async with openshelf.AsyncPlaceholder(base_url=gate.url, **options) as client:
                first = asyncio.create_task(client.list(page=1))
                await asyncio.sleep(0.2)
                others = [asyncio.create_task(client.list(page=page)) for page in range(2, 8)]
                await asyncio.sleep(0.2)
                for task in others:
                    task.cancel()
                await asyncio.gather(*others, return_exceptions=True)
                gate.is_open.set()
                answer = await first
                # As long as a request goes on for which nobody waits.
                await asyncio.sleep(1.2)
                return answer

        assert asyncio.run(ask()) == []
        gate.close()
        pages = [request.target for request in server.requests]
    assert len(pages) == 1 and "page=1" in pages[0]


def test_a_server_without_http2_is_told_apart() -> None:
    """Who says that a server speaks HTTP/2 is told that it does not."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def refuse() -> None:
            with contextlib.suppress(OSError):
                while True:
                    client, _ = listening.accept()
                    with client:
                        client.recv(65536)
                        client.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
                        while client.recv(65536):
                            pass

        thread = threading.Thread(target=refuse, daemon=True)
        thread.start()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        with (
            openshelf.Disease(base_url=url, http2="prior_knowledge", max_retries=0) as client,
            pytest.raises(openshelf.ConnectError, match=r"127.0.0.1:[0-9]+ does not speak HTTP/2"),
        ):
            client.totals.world()
        listening.shutdown(socket.SHUT_RDWR)
        thread.join()
