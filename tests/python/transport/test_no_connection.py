"""Tests errors without a connection: one sentence states what failed and what to try, followed by the causes."""

import contextlib
import socket
import socketserver
import ssl
import threading
from collections.abc import Callable, Iterator

import openshelf
import pytest
import trustme

#: No resolver is queried for it: a label of a name has at most 63 characters.
IMPOSSIBLE_NAME = "a" * 64 + ".invalid"


def refused(url: str, **options: object) -> openshelf.ConnectError:
    with (
        openshelf.Disease(base_url=url, max_retries=0, **options) as disease,
        pytest.raises(openshelf.ConnectError) as caught,
    ):
        disease.totals.world()
    assert caught.value.operation == "disease.totals.world"
    return caught.value


def closed_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


@pytest.fixture
def peer() -> Iterator[Callable[[Callable[[socket.socket], None]], int]]:
    """Starts a server that treats each connection as described, and returns its port."""
    servers: list[socketserver.TCPServer] = []

    def start(handle: Callable[[socket.socket], None]) -> int:
        class Handler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                handle(self.request)

        server = socketserver.TCPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, args=(0.01,)).start()
        servers.append(server)
        return server.server_address[1]

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def test_the_error_for_an_unknown_host_name() -> None:
    message = str(refused(f"http://{IMPOSSIBLE_NAME}/"))
    assert f"the host name {IMPOSSIBLE_NAME}:80 cannot be resolved" in message
    assert "online" in message and "base_url" in message
    assert message.index("cannot be resolved") < message.index("causes: ")
    assert "dns error" in message


def test_the_error_for_a_refused_connection() -> None:
    port = closed_port()
    message = str(refused(f"http://127.0.0.1:{port}"))
    assert f"127.0.0.1:{port} refuses connections" in message
    assert "port of base_url" in message
    assert "Connection refused" in message.split("causes: ")[1]


def test_the_error_for_tls_to_a_plain_port(peer: Callable[..., int]) -> None:
    def complain(connection: socket.socket) -> None:
        connection.recv(1000)
        connection.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")

    message = str(refused(f"https://127.0.0.1:{peer(complain)}"))
    assert "does not speak TLS: write http://" in message
    assert "causes: " in message


def test_the_error_for_plain_http_to_a_tls_port(peer: Callable[..., int]) -> None:
    def alert(connection: socket.socket) -> None:
        connection.recv(1000)
        connection.sendall(bytes.fromhex("15030100020246"))

    message = str(refused(f"http://127.0.0.1:{peer(alert)}"))
    assert "it is not HTTP: write https://" in message


def test_the_error_for_an_untrusted_certificate(peer: Callable[..., int]) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    trustme.CA().issue_cert("127.0.0.1").configure_cert(context)

    def shake_hands(connection: socket.socket) -> None:
        with (
            contextlib.suppress(OSError),
            context.wrap_socket(connection, server_side=True) as secure,
        ):
            secure.recv(1)

    message = str(refused(f"https://127.0.0.1:{peer(shake_hands)}"))
    assert "certificate" in message and "ca_file" in message


def test_the_error_for_a_connection_closed_at_once(peer: Callable[..., int]) -> None:
    message = str(refused(f"https://127.0.0.1:{peer(lambda _: None)}"))
    assert "closed the connection" in message and "http://" in message


@pytest.mark.parametrize("variable", ["HTTP_PROXY", "ALL_PROXY"])
def test_the_error_for_a_proxy_that_refuses_connections(
    variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = closed_port()
    monkeypatch.setenv(variable, f"http://user:secret@127.0.0.1:{port}")
    message = str(refused("http://nowhere.invalid/"))
    assert f"the proxy 127.0.0.1:{port}" in message
    assert "refuses connections" in message and "NO_PROXY" in message
    assert "secret" not in message


def test_the_error_for_a_proxy_that_forbids_the_request(
    monkeypatch: pytest.MonkeyPatch, peer: Callable[..., int]
) -> None:
    def forbid(connection: socket.socket) -> None:
        connection.recv(1000)
        connection.sendall(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")

    port = peer(forbid)
    monkeypatch.setenv("HTTPS_PROXY", f"http://127.0.0.1:{port}")
    message = str(refused("https://nowhere.invalid/"))
    assert f"the proxy 127.0.0.1:{port}" in message
    assert "does not let the request through" in message
