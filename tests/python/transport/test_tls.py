"""Tests that certificates are verified: against the platform's, and against those that the caller names."""

from __future__ import annotations

import contextlib
import http.server
import os
import pathlib
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator

import openshelf
import pytest
import trustme
from recorder import Recorder

ASK = """
import sys, openshelf
print(openshelf.Disease(base_url=sys.argv[1], max_retries=0).totals.country("Italy"))
"""


class Astray(http.server.ThreadingHTTPServer):
    """Redirects every request to another address."""

    place = ""


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        server = self.server
        if isinstance(server, Astray):
            self.send_response(302)
            self.send_header("Location", server.place)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        body = b'{"country": "Italy"}'
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture(scope="module")
def ca_file(authority: trustme.CA, tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    path = tmp_path_factory.mktemp("tls") / "authority.pem"
    authority.cert_pem.write_to_path(str(path))
    return path


@pytest.fixture(scope="module")
def port(authority: trustme.CA) -> Iterator[int]:
    with serving(http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler), authority) as server:
        yield server.server_port


@contextlib.contextmanager
def serving(
    server: http.server.ThreadingHTTPServer, authority: trustme.CA
) -> Iterator[http.server.ThreadingHTTPServer]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


def test_certificates_of_ca_file_are_trusted(port: int, ca_file: pathlib.Path) -> None:
    address = f"https://localhost:{port}"
    with openshelf.Disease(base_url=address, ca_file=ca_file) as client:
        assert client.totals.country("Italy") == {"country": "Italy"}


async def test_asynchronous_clients_trust_certificates_of_ca_file(
    port: int, ca_file: pathlib.Path
) -> None:
    address = f"https://localhost:{port}"
    async with openshelf.AsyncDisease(base_url=address, ca_file=str(ca_file)) as client:
        assert await client.totals.country("Italy") == {"country": "Italy"}


def test_a_redirect_to_plain_http_is_not_followed(
    authority: trustme.CA, ca_file: pathlib.Path, recorder: Recorder
) -> None:
    """The host may be the same: a request made over TLS stays encrypted."""
    astray = Astray(("127.0.0.1", 0), Handler)
    with serving(astray, authority) as server:
        address = f"https://localhost:{server.server_port}"
        for place in (recorder.url, recorder.url.replace("127.0.0.1", "localhost")):
            astray.place = place + "/all"
            with openshelf.Disease(base_url=address, ca_file=ca_file) as client:
                with pytest.raises(openshelf.StatusError, match="from https to http") as caught:
                    client.totals.world()
            assert caught.value.status == 302
            assert caught.value.attempts == 1
    assert recorder.requests == []


def test_an_unknown_authority_is_refused(port: int, tmp_path: pathlib.Path) -> None:
    other = tmp_path / "other.pem"
    trustme.CA().cert_pem.write_to_path(str(other))
    for options in ({}, {"ca_file": other}):
        with (
            openshelf.Disease(
                base_url=f"https://localhost:{port}", max_retries=0, **options
            ) as client,
            pytest.raises(openshelf.ConnectError, match="certificate"),
        ):
            client.totals.country("Italy")


def test_a_certificate_for_another_name_is_refused(port: int, ca_file: pathlib.Path) -> None:
    with (
        openshelf.Disease(
            base_url=f"https://127.0.0.1:{port}", ca_file=ca_file, max_retries=0
        ) as client,
        pytest.raises(openshelf.ConnectError, match="certificate"),
    ):
        client.totals.country("Italy")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system keeps its own store")
def test_certificates_of_the_platform_are_trusted(port: int, ca_file: pathlib.Path) -> None:
    """SSL_CERT_FILE names the platform's store on Linux."""
    finished = subprocess.run(
        [sys.executable, "-c", ASK, f"https://localhost:{port}"],
        env=os.environ | {"SSL_CERT_FILE": str(ca_file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.stdout == "{'country': 'Italy'}\n", finished.stderr


@pytest.mark.parametrize("text", [None, "", "no certificate"])
def test_a_file_without_certificates_is_refused(text: str | None, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "authority.pem"
    if text is not None:
        path.write_text(text)
    with pytest.raises(openshelf.ArgumentError, match="ca_file"):
        openshelf.Disease(ca_file=path)
