"""Tests that errors of a wrong scheme, protocol, proxy or certificate name the probable mistake."""

from __future__ import annotations

import datetime as dt
import http.server
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import openshelf
import pytest
import trustme


class Handler(http.server.BaseHTTPRequestHandler):
    """Speaks HTTP/1.1 alone."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        body = b'{"affectedCountries": 7}'
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


class Serving:
    """A server with or without TLS."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if context:
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.place = f"127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def plain() -> Iterator[str]:
    with Serving() as serving:
        yield serving.place


@pytest.fixture
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def secure(authority: trustme.CA) -> Iterator[str]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    with Serving(context) as serving:
        yield serving.place


def failed(url: str, **options: Any) -> str:
    with (
        openshelf.Disease(base_url=url, max_retries=0, **options) as disease,
        pytest.raises(openshelf.ConnectError) as caught,
    ):
        disease.totals.world()
    return str(caught.value)


def test_prior_knowledge_of_a_server_that_has_none(plain: str) -> None:
    message = failed(f"http://{plain}", http2="prior_knowledge")
    assert "not speak HTTP/2" in message
    assert "leave http2 out" in message
    with openshelf.Disease(base_url=f"http://{plain}") as disease:
        assert disease.totals.world()["affectedCountries"] == 7


def test_plain_http_to_a_server_that_resets_it(secure: str) -> None:
    """A server of Python's ssl closes the connection without an alert."""
    message = failed(f"http://{secure}")
    assert f"{secure} closed the connection without an answer" in message
    assert "if it speaks TLS, write https:// in base_url" in message


def test_a_proxy_that_closes_the_connection(secure: str) -> None:
    message = failed("http://nowhere.invalid", proxy=f"http://{secure}")
    assert f"the proxy {secure}, which the option proxy names for nowhere.invalid:80," in message
    assert "closed the connection without an answer: correct proxy" in message


def test_a_proxy_that_speaks_no_tls(plain: str) -> None:
    for asked in ("http://nowhere.invalid", "https://nowhere.invalid"):
        message = failed(asked, proxy=f"https://{plain}")
        assert f"the proxy {plain} does not speak TLS: write http:// in proxy" in message


def test_a_proxy_that_is_not_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        place = f"127.0.0.1:{server.getsockname()[1]}"
    for asked in ("http://nowhere.invalid", "https://nowhere.invalid"):
        message = failed(asked, proxy=f"http://{place}")
        assert f"the proxy {place}, which the option proxy names for nowhere" in message
        assert "refuses connections: correct proxy" in message


def test_the_certificate_of_a_proxy(secure: str) -> None:
    for asked in ("http://nowhere.invalid", "https://nowhere.invalid"):
        message = failed(asked, proxy=f"https://{secure}")
        assert f"the certificate of the proxy {secure} is not trusted" in message


def test_an_authority_that_this_machine_does_not_know(
    secure: str, authority: trustme.CA, tmp_path: Path
) -> None:
    message = failed(f"https://{secure}")
    assert "pass the authority's certificate, a PEM file, as ca_file" in message
    path = tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(str(path))
    with openshelf.Disease(base_url=f"https://{secure}", ca_file=path) as disease:
        assert disease.totals.world()["affectedCountries"] == 7
    other = tmp_path / "other.pem"
    trustme.CA().cert_pem.write_to_path(str(other))
    message = failed(f"https://{secure}", ca_file=other)
    assert "neither ca_file nor this machine has the authority that signed it" in message


def test_a_server_that_uses_the_certificate_of_an_authority(
    authority: trustme.CA, tmp_path: Path
) -> None:
    """What `openssl req -x509` makes unless it is told otherwise."""
    path = tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(str(path))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with authority.private_key_pem.tempfile() as key:
        context.load_cert_chain(path, key)
    with Serving(context) as serving:
        message = failed(f"https://{serving.place}", ca_file=path)
    assert "it is an authority's own (CA:TRUE)" in message
    assert "create one for the server with CA:FALSE" in message


def test_a_certificate_for_another_name(authority: trustme.CA, tmp_path: Path) -> None:
    path = tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(str(path))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("elsewhere.example").configure_cert(context)
    with Serving(context) as serving:
        message = failed(f"https://{serving.place}", ca_file=path)
    assert "it is for other names; write a name that it has in base_url" in message


def test_a_certificate_of_another_time(authority: trustme.CA, tmp_path: Path) -> None:
    path = tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(str(path))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    old = dt.datetime(2020, 1, 2, tzinfo=dt.UTC)
    authority.issue_cert("127.0.0.1", not_before=old, not_after=old).configure_cert(context)
    with Serving(context) as serving:
        message = failed(f"https://{serving.place}", ca_file=path)
    assert "it has expired or is not valid yet" in message
