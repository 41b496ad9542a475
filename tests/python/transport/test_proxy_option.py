"""Tests the option proxy: every request goes through it, and its credentials are shown nowhere."""

from __future__ import annotations

import base64
import contextlib
import http.server
import json
import pickle
import select
import socket
import socketserver
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import openshelf
import pytest
import trustme
from recorder import Answer, Recorder

#: No resolver is queried for it: the proxy would resolve it, and it answers itself.
FAR = "http://service.invalid"
HIDDEN = "s3cret"


@pytest.fixture
def proxy(recorder: Recorder) -> str:
    return f"http://127.0.0.1:{recorder.port}"


def test_requests_go_through_the_proxy(proxy: str, recorder: Recorder) -> None:
    with openshelf.Disease(base_url=FAR, proxy=proxy, max_retries=0) as client:
        assert client.totals.world() == {"updated": None}
    assert recorder.last.target.startswith(f"{FAR}/v3/")


async def test_asynchronous_requests_go_through_the_proxy(proxy: str, recorder: Recorder) -> None:
    async with openshelf.AsyncDisease(base_url=FAR, proxy=proxy, max_retries=0) as client:
        assert await client.totals.world() == {"updated": None}
    assert recorder.last.target.startswith(f"{FAR}/v3/")


def test_pages_go_through_the_proxy(proxy: str, recorder: Recorder) -> None:
    pages = [
        {"pagination": {"total": 2, "total_pages": 2, "current_page": number, "limit": 1}, "data": [{"id": number}]}
        for number in (1, 2)
    ]  # fmt: skip
    recorder.say(*(Answer(body=json.dumps(page).encode()) for page in pages))
    with openshelf.Museum(base_url=FAR, proxy=proxy, requests_per_second=None) as client:
        records = openshelf.paginate(client.artworks.list).records(limit=1, fields=["id"])
        assert [record["id"] for record in records] == [1, 2]
    assert len(recorder.requests) == 2
    assert all(each.target.startswith(FAR) for each in recorder.requests)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_requests_to_this_machine_go_through_the_proxy_too(
    host: str, proxy: str, recorder: Recorder
) -> None:
    with openshelf.Disease(base_url=f"http://{host}:9", proxy=proxy, max_retries=0) as client:
        assert client.totals.world() == {"updated": None}
    assert recorder.last.target.startswith(f"http://{host}:9/v3/")


def test_the_option_replaces_the_proxies_of_the_environment(
    proxy: str, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A malformed one and an exception among them do not matter then."""
    monkeypatch.setenv("HTTP_PROXY", "socks5://127.0.0.1:9")
    monkeypatch.setenv("NO_PROXY", "service.invalid")
    with openshelf.Disease(base_url=FAR, proxy=proxy, max_retries=0) as client:
        assert client.totals.world() == {"updated": None}
    assert recorder.last.target.startswith(FAR)


def test_views_use_the_proxy(proxy: str, recorder: Recorder) -> None:
    with openshelf.Disease(base_url=FAR, proxy=proxy) as client:
        assert client.with_options(max_retries=0).totals.world() == {"updated": None}
    assert recorder.last.target.startswith(FAR)
    with pytest.raises(TypeError, match="proxy"):
        client.with_options(proxy=proxy)  # type: ignore[call-arg]


# ---------------------------------------------------------------- credentials


def with_password(place: str) -> str:
    return f"http://me:{HIDDEN}@{place}"


def test_credentials_are_sent_only_to_the_proxy(recorder: Recorder) -> None:
    address = with_password(f"127.0.0.1:{recorder.port}")
    with openshelf.Disease(base_url=FAR, proxy=address, max_retries=0) as client:
        answer = openshelf.raw(client.totals.world)()
        request = openshelf.prepare(client.totals.world)()
    sent = recorder.last.header("proxy-authorization")
    assert sent == "Basic " + base64.b64encode(f"me:{HIDDEN}".encode()).decode()
    assert recorder.last.header("authorization") is None
    shown = [repr(client), repr(answer), repr(request), request.curl(), client._repr_html_()]
    assert not any(HIDDEN in each or sent[6:] in each for each in shown)


def test_an_error_names_the_proxy_without_its_credentials(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        closed = server.getsockname()[1]
    caplog.set_level(1)
    address = with_password(f"127.0.0.1:{closed}")
    with openshelf.Disease(base_url=FAR, proxy=address, max_retries=0) as client:
        with pytest.raises(openshelf.ConnectError) as caught:
            client.totals.world()
    said = str(caught.value)
    assert f"the proxy 127.0.0.1:{closed}, which the option proxy names for service.invalid:80, refuses connections" in said  # fmt: skip
    assert "correct proxy" in said and "HTTPS_PROXY" not in said
    assert HIDDEN not in said + caplog.text


def test_a_pickle_with_credentials_is_warned_about(proxy: str, recorder: Recorder) -> None:
    with openshelf.Disease(base_url=FAR, proxy=with_password("127.0.0.1:9")) as client:
        # Warnings are errors here, and such a client is never pickled then.
        with pytest.raises(openshelf.CredentialWarning, match="proxy: the pickle holds this") as e:
            pickle.dumps(client)
        assert HIDDEN not in str(e.value)
    kept = pickle.dumps(openshelf.Disease(base_url=FAR, proxy=proxy))
    with pickle.loads(kept) as client:  # noqa: S301  our own
        assert client.totals.world() == {"updated": None}
    assert recorder.last.target.startswith(FAR)


REFUSED = {
    "no text": (1, ValueError, "expected a str"),
    "nothing": ("", ValueError, "no scheme"),
    "no address": ("http://", ValueError, "not an address"),
    "no scheme": ("proxy.example.org:3128", ValueError, "write http://"),
    "socks": (f"socks5://me:{HIDDEN}@proxy.example.org", ValueError, "only http and https"),
    "another scheme": ("ftp://proxy.example.org", ValueError, "only http and https"),
    "a space": ("http://proxy example.org", ValueError, "not an address"),
    "a path": ("http://proxy.example.org/a", ValueError, "more than a host"),
    "a query": (f"http://proxy.example.org?key={HIDDEN}@", ValueError, "more than a host"),
    "a password with a slash": (f"http://me:1/{HIDDEN}@proxy", ValueError, "more than a host"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_an_invalid_proxy_is_refused(case: str) -> None:
    value, kind, said = REFUSED[case]
    with pytest.raises(kind, match=said) as caught:
        openshelf.Disease(proxy=value)  # type: ignore[arg-type]
    assert "proxy" in str(caught.value) and HIDDEN not in str(caught.value)


def test_a_proxy_elsewhere_is_not_used_while_offline(recorder: Recorder) -> None:
    """Not even for this machine, because the request would leave it."""
    before = openshelf._core._set_offline(True)
    try:
        with openshelf.Disease(base_url=recorder.url, proxy="http://proxy.invalid:1") as client:
            with pytest.raises(openshelf.OfflineError):
                client.totals.world()
        with openshelf.Disease(base_url=recorder.url, proxy=recorder.url) as client:
            assert client.totals.world() == {"updated": None}
    finally:
        openshelf._core._set_offline(before)


# ---------------------------------------------------------------- TLS


class Tunnels(socketserver.ThreadingTCPServer):
    """A proxy that opens a tunnel to a server of this machine, whatever host is requested."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, port: int) -> None:
        self.port = port
        self.heads: list[str] = []
        super().__init__(("127.0.0.1", 0), Tunnel)


class Tunnel(socketserver.StreamRequestHandler):
    rbufsize = 0

    def handle(self) -> None:
        server = self.server
        assert isinstance(server, Tunnels)
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            part = self.connection.recv(1)
            if not part:
                return
            head += part
        server.heads.append(head.decode())
        with socket.create_connection(("127.0.0.1", server.port)) as far:
            self.connection.sendall(b"HTTP/1.1 200 OK\r\n\r\n")
            ends = [self.connection, far]
            with contextlib.suppress(OSError):
                while True:
                    for end in select.select(ends, [], [])[0]:
                        data = end.recv(65536)
                        if not data:
                            return
                        ends[end is self.connection].sendall(data)


class World(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Length", "17")
        self.end_headers()
        self.wfile.write(b'{"updated": null}')

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def tunnels(tmp_path: Path) -> Iterator[tuple[Tunnels, Path]]:
    """The proxy, and the certificate of the authority that signed that of the server behind it."""
    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(tmp_path / "authority.pem"))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("service.invalid", "localhost").configure_cert(context)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), World) as far:
        far.daemon_threads = True
        far.socket = context.wrap_socket(far.socket, server_side=True)
        with Tunnels(far.server_port) as proxy:
            for each in (far, proxy):
                threading.Thread(target=each.serve_forever, args=(0.01,), daemon=True).start()
            yield proxy, tmp_path / "authority.pem"
            proxy.shutdown()
            far.shutdown()


@pytest.mark.parametrize("host", ["service.invalid", "localhost"])
async def test_tls_goes_through_a_tunnel(host: str, tunnels: tuple[Tunnels, Path]) -> None:
    """The proxy only sees the host and its own credentials."""
    proxy, ca_file = tunnels
    address = with_password(f"127.0.0.1:{proxy.server_address[1]}")
    options = {"base_url": f"https://{host}:4433", "ca_file": ca_file, "max_retries": 0}
    with openshelf.Disease(proxy=address, **options) as client:
        assert client.totals.world() == {"updated": None}
    async with openshelf.AsyncDisease(proxy=address, **options) as client:
        assert await client.totals.world() == {"updated": None}
    assert len(proxy.heads) == 2
    for head in proxy.heads:
        assert head.startswith(f"CONNECT {host}:4433 HTTP/1.1\r\n")
        assert "proxy-authorization: basic " in head.lower()
