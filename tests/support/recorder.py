"""A small HTTP/1.1 server that stores every request byte for byte and returns the answers that a test sets.

It is written on sockets and threads so that no part of a request is decoded, joined or repaired,
and so that connections can be held, cut and closed at will.
"""

from __future__ import annotations

import functools
import json
import re
import select
import socket
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from http import HTTPStatus
from typing import Self


def _phrase(status: int) -> str:
    """The words of a status; a content delivery network has statuses of its own."""
    known = {each.value: each.phrase for each in HTTPStatus}
    return known.get(status, "Unassigned")


@dataclass(frozen=True)
class Recorded:
    """One request as it was received."""

    method: str
    target: str
    version: str
    headers: tuple[tuple[str, str], ...]
    body: bytes
    connection: int

    def header(self, name: str) -> str | None:
        found = [value for key, value in self.headers if key.lower() == name.lower()]
        return found[0] if found else None


@dataclass
class Answer:
    """The response that the server sends."""

    status: int = 200
    #: None is the smallest answer of the operation that is called.
    body: bytes | None = None
    headers: dict[str, str] = field(default_factory=dict)
    #: The response is only sent when this is set.
    hold: threading.Event | None = None
    #: Only this many bytes of the body are sent, then the connection is closed.
    cut: int | None = None
    #: The connection is closed without any answer.
    drop: bool = False
    #: The connection is closed after the response, without announcing it.
    close: bool = False
    #: The body is sent in this many pieces, with a twentieth of a second between them.
    pieces: int = 1
    #: The head and half of the body are sent at once, the rest when this is set.
    stall: threading.Event | None = None
    #: Sent unchanged instead of head and body.
    raw: bytes | None = None

    @property
    def content(self) -> bytes:
        """The body that is sent."""
        return self.body or b""

    def head(self) -> bytes:
        headers = {"Content-Type": "application/json", "Content-Length": str(len(self.content))}
        headers |= self.headers
        if self.status in (204, 304):
            headers.pop("Content-Length")
        reason = _phrase(self.status)
        lines = [f"HTTP/1.1 {self.status} {reason}"]
        lines += [f"{name}: {value}" for name, value in headers.items() if value is not None]
        return "\r\n".join([*lines, "", ""]).encode("latin-1")


Answering = Callable[[Recorded], Answer]


@functools.cache
def _smallest() -> list[tuple[re.Pattern[str], bytes]]:
    """The smallest answers of operations, by their paths; the most particular come first."""
    # A program that only records need not import the package.
    from catalog_entries import CATALOG, declared_member  # noqa: PLC0415

    found: dict[str, bytes] = {}
    for identity, entry in CATALOG.items():
        if entry["answer"] not in {"list", "object", "object_or_list"}:
            continue
        # The data name the members where none is declared, and an answer may be without any.
        name = declared_member(identity)
        members = {name: None} if name else {}
        body = b"[]" if entry["answer"] == "list" else json.dumps(members).encode()
        for path in filter(None, (entry["path"], entry["live_path"])):
            found.setdefault(path, body)

    def particular(path: str) -> tuple[int, int, bool, int]:
        # A text in a long path may be a short one. A path with the numbers of several documents
        # also fits that of one.
        segments = path.strip("/").count("/")
        return -segments, path.count("{"), "_nums" in path, -len(path)

    return [
        (re.compile(".*" + re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))), found[path])
        for path in sorted(found, key=particular)
    ]


@functools.lru_cache(maxsize=1024)
def smallest_body(path: str) -> bytes:
    """The smallest body that the operation at a path declares: a list without items, an object with one member."""
    return next((body for own, body in _smallest() if own.fullmatch(path)), b"{}")


def empty_answer(request: Recorded) -> Answer:
    """An answer of the type that the operation declares, and without anything."""
    return Answer(body=smallest_body(request.target.partition("?")[0]))


def completed(answer: Answer, request: Recorded) -> Answer:
    """An answer with its body."""
    if answer.body is not None:
        return answer
    is_success = answer.status < 300
    return replace(answer, body=empty_answer(request).body if is_success else b"{}")


class Recorder:
    """The server; a context manager.

    `requests` holds what arrived, `answer` is sent to every request for which `script` holds nothing,
    and `script` is a queue of answers, or of functions of the request that give one.
    """

    def __init__(self, port: int = 0) -> None:
        self._socket = socket.create_server(("127.0.0.1", port), backlog=256)
        self.port: int = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._lock = threading.Condition()
        self._open: dict[int, socket.socket] = {}
        self._busy: set[int] = set()
        self._running = True
        self._accepted = 0
        self.reset()
        self._accepting = threading.Thread(target=self._accept, daemon=True)
        self._accepting.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    # ------------------------------------------------------------ for tests

    def reset(self) -> None:
        """Clears the recorded requests and the queued answers."""
        with self._lock:
            self.requests: list[Recorded] = []
            self.answer: Answer | Answering = empty_answer
            self.script: deque[Answer | Answering] = deque()
            #: Connections opened since then, and those of them that the client closed.
            self.opened = 0
            self.closed_by_client = 0
            self._before = self._accepted

    @property
    def last(self) -> Recorded:
        return self.requests[-1]

    def say(self, *answers: Answer | Answering) -> None:
        """Queues the answers to the next requests."""
        self.script.extend(answers)

    @property
    def still_open(self) -> int:
        """The number of connections opened since then that neither side has closed."""
        with self._lock:
            return sum(number > self._before for number in self._open)

    def wait_for(self, condition: Callable[[], bool], timeout: float = 10.0) -> bool:
        """Waits until the condition is true; it is checked after every event of the server."""
        with self._lock:
            return self._lock.wait_for(condition, timeout)

    def wait_for_requests(self, count: int, timeout: float = 10.0) -> bool:
        return self.wait_for(lambda: len(self.requests) >= count, timeout)

    def close_idle(self) -> int:
        """Closes every connection that waits for a request, and returns their number."""
        with self._lock:
            idle = [number for number in self._open if number not in self._busy]
            for number in idle:
                self._shut(self._open.pop(number))
        return len(idle)

    def stop(self) -> None:
        self._running = False
        self._shut(self._socket)
        with self._lock:
            for connection in self._open.values():
                self._shut(connection)
            self._open.clear()

    # ------------------------------------------------------------ the server

    @staticmethod
    def _shut(connection: socket.socket) -> None:
        try:
            connection.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
        connection.close()

    def _accept(self) -> None:
        while self._running:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with self._lock:
                self._accepted += 1
                number = self._accepted
                self._open[number] = connection
                self.opened += 1
                self._lock.notify_all()
            threading.Thread(target=self._serve, args=(connection, number), daemon=True).start()

    def _serve(self, connection: socket.socket, number: int) -> None:
        stream = connection.makefile("rb")
        try:
            while self._running and self._exchange(connection, stream, number):
                pass
        except OSError:
            pass
        finally:
            with self._lock:
                self._busy.discard(number)
                if self._open.pop(number, None) is not None and number > self._before:
                    self.closed_by_client += 1
                self._lock.notify_all()
            self._shut(connection)

    def _exchange(self, connection: socket.socket, stream, number: int) -> bool:
        """One request and its answer; returns whether the connection stays open."""
        line = stream.readline()
        if not line.strip():
            return False
        with self._lock:
            self._busy.add(number)
        recorded = self._read(line, stream, number)
        with self._lock:
            self.requests.append(recorded)
            chosen = self.script.popleft() if self.script else self.answer
            self._lock.notify_all()
        answer = completed(chosen if isinstance(chosen, Answer) else chosen(recorded), recorded)
        if answer.hold is not None and not self._held(connection, answer.hold):
            return False
        stays = not (answer.drop or answer.close or answer.cut is not None)
        if not stays:
            with self._lock:
                self._open.pop(number, None)
        if answer.drop:
            return False
        body = answer.content if answer.cut is None else answer.content[: answer.cut]
        if answer.stall is not None:
            half = len(body) // 2
            connection.sendall(answer.head() + body[:half])
            if self._held(connection, answer.stall):
                connection.sendall(body[half:])
            return False
        with self._lock:
            # It is free before the last byte is sent, because the client may send again
            # immediately.
            self._busy.discard(number)
        if recorded.method == "HEAD":
            body = b""
        if answer.raw is not None:
            connection.sendall(answer.raw)
            return stays
        size = -(-len(body) // answer.pieces)
        connection.sendall(answer.head() + body[:size])
        for start in range(size, len(body), max(size, 1)):
            time.sleep(0.05)
            connection.sendall(body[start : start + size])
        return stays

    @staticmethod
    def _read(line: bytes, stream, number: int) -> Recorded:
        method, target, version = line.decode("latin-1").strip().split(" ")
        headers = []
        while (header := stream.readline()) not in (b"\r\n", b"\n", b""):
            name, _, value = header.decode("latin-1").partition(":")
            headers.append((name, value.strip()))
        lengths = [int(value) for name, value in headers if name.lower() == "content-length"]
        body = stream.read(lengths[0]) if lengths else b""
        return Recorded(method, target, version, tuple(headers), body, number)

    def _held(self, connection: socket.socket, hold: threading.Event) -> bool:
        """Waits for the event; returns False if the client closed the connection meanwhile."""
        while not hold.wait(0.005):
            if not self._running:
                return False
            readable, _, _ = select.select([connection], [], [], 0)
            if readable and not connection.recv(1, socket.MSG_PEEK):
                return False
        return True
