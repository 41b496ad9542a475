"""A Redis server of the tests, and a connection to it."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import tempfile
import time
from typing import Any


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class RedisServer:
    """Debian's redis-server on a free port and in a folder of its own."""

    def __init__(self, port: int | None = None) -> None:
        program = shutil.which("redis-server")
        assert program, "the tests need redis-server: apt-get install redis-server"
        # Something else may take a free port before this server does; a given port is tried once.
        for tried in [port] if port else (free_port() for _ in range(5)):
            self.port = tried
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
            if self._answers():
                return
            self.stop()
        raise AssertionError(f"redis-server does not come up on port {self.port}")

    def _answers(self) -> bool:
        """Waits until this process, and no other server, answers on the port."""
        process_id = b"process_id:%d\r\n" % self.process.pid
        for _ in range(500):
            if self.process.poll() is not None:
                return False
            with contextlib.suppress(OSError):
                if process_id in self.say("INFO", "server"):
                    return True
            time.sleep(0.01)
        return False

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

    def kill(self) -> None:
        """Ends the server as a crash does; another one may use its port."""
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class RedisError(Exception):
    """The answer to a command that failed."""


class RedisConnection:
    """A connection that sends a command and reads its answer."""

    def __init__(self, server: RedisServer) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), timeout=30)
        self._stream = self._socket.makefile("rb")

    def ask(self, *words: object) -> Any:
        """Returns the answer: an int, bytes, a list of them or None."""
        parts = [word if isinstance(word, bytes) else str(word).encode() for word in words]
        message = b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)
        self._socket.sendall(b"*%d\r\n" % len(parts) + message)
        return self._read()

    def _read(self) -> Any:
        line = self._stream.readline()
        kind, rest = line[:1], line[1:].strip()
        if kind == b"-":
            raise RedisError(rest.decode())
        if kind == b"+":
            return rest
        size = int(rest)
        if kind == b":":
            return size
        if size < 0:
            return None
        if kind == b"*":
            return [self._read() for _ in range(size)]
        return self._stream.read(size + 2)[:-2]

    def close(self) -> None:
        self._stream.close()
        self._socket.close()
