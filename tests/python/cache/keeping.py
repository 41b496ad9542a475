"""Helpers of the cache tests: the four backends, a Redis server, and moved clocks."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from openshelf import _core

BACKENDS = ("sqlite", "memory", "filesystem", "redis")
#: The backends that other processes can share.
SHARED = ("sqlite", "filesystem", "redis")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class RedisServer:
    """Debian's redis-server on a free port and in a folder of its own."""

    def __init__(self, port: int | None = None) -> None:
        program = shutil.which("redis-server")
        assert program, "the tests of the cache need redis-server: apt-get install redis-server"
        self.port = port or free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.folder = tempfile.mkdtemp(prefix="openshelf-redis-")
        self.process = subprocess.Popen(
            [
                program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "",
                "--appendonly", "no", "--dir", self.folder, "--daemonize", "no",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        for _ in range(500):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.01)
        self.stop()
        raise AssertionError("redis-server does not come up")

    def say(self, *words: str | bytes) -> bytes:
        """Sends one command and returns the raw answer."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=10) as connection:
            parts = [word.encode() if isinstance(word, str) else word for word in words]
            message = b"*%d\r\n" % len(parts)
            message += b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)
            connection.sendall(message + b"*1\r\n$4\r\nQUIT\r\n")
            connection.shutdown(socket.SHUT_WR)
            answer = b""
            while received := connection.recv(65536):
                answer += received
        return answer.removesuffix(b"+OK\r\n")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def moved_clock(*seconds: float) -> Iterator[Any]:
    """Yields a function that moves the clocks of all caches; they are moved back at the end."""
    moved = 0.0

    def move(by: float) -> None:
        nonlocal moved
        moved += by
        _core._move_clock(by)

    try:
        for each in seconds:
            move(each)
        yield move
    finally:
        _core._move_clock(-moved)


def options_for(backend: str, folder: Path, url: str, name: str = "cache") -> dict[str, Any]:
    """The constructor's keywords for a cache of this kind that only this test uses."""
    options: dict[str, Any] = {"use_caching": True, "backend": backend}
    if backend in ("sqlite", "filesystem"):
        options["cache_name"] = str(folder / f"{name}.{backend}")
    else:
        options["cache_name"] = f"{folder.name}-{name}"
    if backend == "redis":
        options["cache_url"] = url
    return options
