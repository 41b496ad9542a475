"""A server that speaks HTTP/2 with the library h2, which shares no code with the package.

It is written on sockets and threads, one thread for each connection, so that streams can be held, refused and reset at
will.
"""

from __future__ import annotations

import contextlib
import socket
import ssl
import threading
from collections.abc import Callable
from typing import Self

import h2.config
import h2.connection
import h2.errors
import h2.events
import h2.settings
from recorder import Answer, Recorded, completed, empty_answer

#: What HTTP/2 says with pseudo-headers (RFC 9113, section 8.3.1).
METHOD, TARGET, AUTHORITY = ":method", ":path", ":authority"


class Http2Server:
    """The server; a context manager. With a context for TLS it also speaks HTTP/1.1 if the client prefers it."""

    def __init__(
        self,
        *,
        tls: ssl.SSLContext | None = None,
        max_streams: int = 100,
        together: int = 1,
        answer: Callable[[Recorded], Answer] = empty_answer,
    ) -> None:
        """`together`: requests are answered when so many of them are open on a connection."""
        self._tls = tls
        self.max_streams = max_streams
        self.together = together
        self.answer = answer
        self.requests: list[Recorded] = []
        self.connections = 0
        #: The most streams that were open on one connection.
        self.most_streams = 0
        #: How many of the next streams are refused unread, and how many are reset after half of their body.
        self.refused = 0
        self.cut = 0
        #: Streams that the client reset.
        self.reset_by_client = 0
        #: The next connection that has answered says that it is going away, and is closed.
        self.goes_away = False
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=256)
        self.port: int = self._socket.getsockname()[1]
        scheme, host = ("https", "localhost") if tls else ("http", "127.0.0.1")
        self.url = f"{scheme}://{host}:{self.port}"
        self._clients: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        # A thread that waits for a socket only wakes up when that is shut down.
        for each in (self._socket, *self._clients):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        self._socket.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._socket.accept()
                client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self.connections += 1
                self._clients.append(client)
                thread = threading.Thread(
                    target=self._serve, args=(client, self.connections), daemon=True
                )
                self._threads.append(thread)
                thread.start()

    def _serve(self, client: socket.socket, number: int) -> None:
        with contextlib.suppress(OSError), client:
            if self._tls is None:
                _Connection(self, client, number).run()
                return
            with self._tls.wrap_socket(client, server_side=True) as secure:
                if secure.selected_alpn_protocol() == "h2":
                    _Connection(self, secure, number).run()
                else:
                    self._serve_http1(secure, number)

    def _serve_http1(self, client: socket.socket, number: int) -> None:
        """Answer the GETs of a client that has not chosen HTTP/2."""
        with client.makefile("rb") as incoming:
            while line := incoming.readline():
                method, target, version = line.decode().split()
                headers = []
                while (header := incoming.readline().strip()) != b"":
                    name, _, value = header.decode().partition(": ")
                    headers.append((name, value))
                found = Recorded(method, target, version, tuple(headers), b"", number)
                self.requests.append(found)
                answer = completed(self.answer(found), found)
                client.sendall(answer.head() + answer.content)


class _Connection:
    """One connection and its streams."""

    def __init__(self, server: Http2Server, client: socket.socket, number: int) -> None:
        self.server = server
        self.client = client
        self.number = number
        config = h2.config.H2Configuration(client_side=False, header_encoding="utf-8")
        self.h2 = h2.connection.H2Connection(config)
        self.heads: dict[int, list[tuple[str, str]]] = {}
        self.bodies: dict[int, bytes] = {}
        #: Streams whose request is complete, in the order in which they were completed.
        self.complete: list[int] = []
        #: What is still to be sent, as far as the client's window allows.
        self.outgoing: dict[int, bytes] = {}

    def run(self) -> None:
        code = h2.settings.SettingCodes.MAX_CONCURRENT_STREAMS
        self.h2.initiate_connection()
        self.h2.update_settings({code: self.server.max_streams})
        self.flush()
        while data := self.client.recv(65536):
            for event in self.h2.receive_data(data):
                self.take(event)
            self.answer_all()
            self.send_outgoing()
            self.flush()
            if self.server.goes_away and not self.outgoing and not self.complete:
                self.server.goes_away = False
                self.h2.close_connection()
                self.flush()
                return

    def flush(self) -> None:
        self.client.sendall(self.h2.data_to_send())

    def take(self, event: h2.events.Event) -> None:
        match event:
            case h2.events.RequestReceived():
                self.heads[event.stream_id] = list(event.headers)
                self.bodies[event.stream_id] = b""
                server = self.server
                server.most_streams = max(server.most_streams, len(self.heads))
            case h2.events.DataReceived():
                self.bodies[event.stream_id] += event.data
                self.h2.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
            case h2.events.StreamEnded():
                self.complete.append(event.stream_id)
            case h2.events.StreamReset():
                self.server.reset_by_client += 1
                self.forget(event.stream_id)

    def forget(self, stream: int) -> None:
        self.heads.pop(stream, None)
        self.bodies.pop(stream, None)
        self.outgoing.pop(stream, None)
        if stream in self.complete:
            self.complete.remove(stream)

    def answer_all(self) -> None:
        if len(self.complete) < self.server.together:
            return
        for stream in list(self.complete):
            self.answer(stream)

    def answer(self, stream: int) -> None:
        server = self.server
        if server.refused:
            server.refused -= 1
            self.h2.reset_stream(stream, h2.errors.ErrorCodes.REFUSED_STREAM)
            self.forget(stream)
            return
        head = self.heads[stream]
        pseudo = {name: value for name, value in head if name.startswith(":")}
        headers = (("host", pseudo[AUTHORITY]), *((n, v) for n, v in head if n[0] != ":"))
        found = Recorded(
            pseudo[METHOD], pseudo[TARGET], "HTTP/2", headers, self.bodies[stream], self.number
        )
        server.requests.append(found)
        answer = completed(server.answer(found), found)
        named = {"content-type": "application/json", "content-length": str(len(answer.content))}
        named |= {name.lower(): value for name, value in answer.headers.items()}
        if answer.status in (204, 304):
            named.pop("content-length")
        self.h2.send_headers(stream, [(":status", str(answer.status)), *named.items()])
        self.complete.remove(stream)
        if server.cut:
            server.cut -= 1
            self.h2.send_data(
                stream, answer.content[: min(self._room(stream), len(answer.content) // 2)]
            )
            self.h2.reset_stream(stream, h2.errors.ErrorCodes.INTERNAL_ERROR)
            self.forget(stream)
            return
        self.outgoing[stream] = answer.content

    def send_outgoing(self) -> None:
        for stream in list(self.outgoing):
            left = self.outgoing[stream]
            while left and (room := self._room(stream)):
                self.h2.send_data(stream, left[:room])
                left = left[room:]
            self.outgoing[stream] = left
            if not left:
                self.h2.end_stream(stream)
                self.forget(stream)

    def _room(self, stream: int) -> int:
        return min(self.h2.local_flow_control_window(stream), self.h2.max_outbound_frame_size)
