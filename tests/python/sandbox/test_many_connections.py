"""Tests the sandbox as a server: many connections at a time, incomplete requests, foreign hosts, memory."""

import contextlib
import re
import select
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import openshelf
import pytest
from waiting import soon

REQUEST = b"GET /disease/v3/covid-19/all HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


def address_of(server: Any) -> tuple[str, int]:
    parts = urlsplit(server.url)
    return parts.hostname or "", parts.port or 0


def told(address: tuple[str, int], request: bytes) -> bytes:
    """Everything that arrives until the other side closes."""
    with socket.create_connection(address, timeout=60) as connection:
        connection.sendall(request)
        return b"".join(iter(lambda: connection.recv(65536), b""))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:{port}", "LOCALHOST", "[::1]:80", "openshelf.localhost"])  # fmt: skip
def test_every_name_of_this_machine_is_answered(host: str, sandbox: Any) -> None:
    named = host.format(port=address_of(sandbox)[1])
    head = f"GET /disease/v3/covid-19/all HTTP/1.1\r\nHost: {named}\r\nConnection: close\r\n\r\n"
    assert told(address_of(sandbox), head.encode()).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    "host",
    ["attacker.example", "attacker.example:{port}", "127.0.0.1.attacker.example", "10.1.2.3", "localhost.attacker.example", "", "a b"],
)  # fmt: skip
@pytest.mark.parametrize("path", ["/", "/disease/v3/covid-19/all", "/museum/iiif/2/x"])
def test_a_foreign_name_for_this_machine_is_refused(host: str, path: str) -> None:
    """How a page of another site could read after resolving its own name to this machine."""
    with openshelf.Sandbox() as server:
        named = host.format(port=address_of(server)[1])
        head = f"GET {path} HTTP/1.1\r\nHost: {named}\r\nConnection: close\r\n\r\n"
        answer = told(address_of(server), head.encode())
        assert answer.startswith(b"HTTP/1.1 421 ")
        assert b"this machine alone" in answer
        assert server.calls == []


def open_files_allowed() -> int:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return int(soft)


@contextlib.contextmanager
def own_process() -> Any:
    """A sandbox in its own process: its address, and a function for its memory in bytes."""
    with subprocess.Popen(
        [sys.executable, "-m", "openshelf", "sandbox"], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://([\d.]+):(\d+)", process.stdout.readline())
        assert found
        try:
            yield (found[1], int(found[2])), lambda: resident(process.pid)
        finally:
            process.terminate()


def resident(process: int) -> int:
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        pytest.skip("this system does not tell the memory of a process")
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
    assert found
    return int(found[1]) * 1024


COUNT = 5000


@pytest.mark.full
def test_five_thousand_connections_are_answered_and_their_memory_is_freed() -> None:
    """All are opened at once, before any is answered; a dropped connection would fail the test."""
    if open_files_allowed() < COUNT + 200:
        pytest.skip("this system lets a process open too few files")
    with own_process() as (address, memory):
        told(address, REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        before = memory()
        for _ in range(2):
            with contextlib.ExitStack() as stack:
                waiting = {}
                for _ in range(COUNT):
                    each = stack.enter_context(socket.socket())
                    each.setblocking(False)
                    each.connect_ex(address)
                    waiting[each.fileno()] = each
                answered(waiting)
        assert soon(lambda: memory() - before <= 50_000_000)


def answered(waiting: dict[int, socket.socket]) -> None:
    """Send a request on each connection once it is open, and read the beginning of each answer."""
    poll = select.epoll()
    for number in waiting:
        poll.register(number, select.EPOLLOUT)
    while waiting:
        events = poll.poll(60)
        assert events, f"{len(waiting)} connections wait"
        for number, event in events:
            if event & select.EPOLLIN:
                assert waiting.pop(number).recv(65536).startswith(b"HTTP/1.1 200 ")
                poll.unregister(number)
            else:
                assert not event & (select.EPOLLERR | select.EPOLLHUP)
                waiting[number].send(REQUEST)
                poll.modify(number, select.EPOLLIN)


@pytest.mark.slow
@pytest.mark.parametrize(
    "half",
    [b"GET /disease/v3/cov", b"GET / HTTP/1.1\r\nHost: 127", b"POST /spending/api/v2/search/spending_by_award/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"],
)  # fmt: skip
def test_an_incomplete_request_is_dropped(half: bytes) -> None:
    with openshelf.Sandbox() as server:
        answer = told(address_of(server), half)
        assert answer == b"" or answer.startswith(b"HTTP/1.1 408 ")
        assert soon(lambda: server.stats["open_connections"] == 0), server.stats
        assert server.disease().totals.world()
