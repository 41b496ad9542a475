"""Tests that waiting for a cache is short and can be interrupted."""

import contextlib
import logging
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from openshelf import raw
from programs import finish, joined, start
from recorder import Recorder
from redis_server import RedisServer, free_port

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")


class Silent:
    """A server that accepts every connection and never responds."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.open: list[socket.socket] = []
        self.changed = threading.Condition()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self.listener.accept()
                with self.changed:
                    self.open.append(connection)
                    self.changed.notify_all()

    def wait_for(self, count: int) -> bool:
        with self.changed:
            return self.changed.wait_for(lambda: len(self.open) >= count, 20)

    def stop(self) -> None:
        self.listener.close()
        for connection in self.open:
            connection.close()


@pytest.fixture
def silent() -> Iterator[Silent]:
    server = Silent()
    yield server
    server.stop()


# ---------------------------------------------------------------- Ctrl-C

HEAD = """
import sys
from calling import make_client
url, backend, place, what = sys.argv[1:]
options = {"use_caching": True, "backend": backend, "cache_name": place}
if backend == "redis":
    options = {"use_caching": True, "backend": backend, "cache_url": place, "cache_timeout": 600}
"""

INTERRUPTED = joined(
    HEAD,
    """
    if what != "constructor":
        client = make_client("disease", url, **options)
        client.totals.world()
    print("ready", flush=True)
    input()
    print("waiting", flush=True)
    try:
        if what == "constructor":
            make_client("disease", url, **options)
        elif what == "call":
            client.totals.continents()
        elif what == "iteration":
            list(client.cache)
        else:
            getattr(client.cache, what)()
    except KeyboardInterrupt:
        print("interrupted", flush=True)
    else:
        print("not interrupted", flush=True)
    """,
)


def interrupt(recorder: Recorder, backend: str, place: str, what: str, freeze: Any) -> None:
    """The cache never responds, so only the signal can end the wait."""
    process = start(INTERRUPTED, recorder.url, backend, place, what)
    assert process.stdout is not None and process.stdin is not None
    assert process.stdout.readline() == "ready\n"
    freeze()
    process.stdin.write("\n")
    process.stdin.flush()
    assert process.stdout.readline() == "waiting\n"
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(0.5)
    process.send_signal(signal.SIGINT)
    assert finish(process) == (0, "interrupted\n", "")


@pytest.mark.parametrize("what", ["constructor", "info", "clear", "iteration", "call"])
def test_ctrl_c_interrupts_waiting_for_redis(what: str, recorder: Recorder) -> None:
    server = RedisServer()
    try:
        interrupt(
            recorder, "redis", server.url, what,
            lambda: server.process.send_signal(signal.SIGSTOP),
        )  # fmt: skip
    finally:
        server.stop()


@pytest.mark.parametrize("what", ["constructor", "clear", "delete_expired", "call"])
def test_ctrl_c_interrupts_waiting_for_a_locked_file(
    what: str, recorder: Recorder, tmp_path: Path
) -> None:
    path = tmp_path / "cache.db"
    make_client("disease", recorder.url, use_caching=True, cache_name=path).close()
    with contextlib.closing(sqlite3.connect(path, check_same_thread=False)) as other:
        other.isolation_level = None
        interrupt(recorder, "sqlite", str(path), what, lambda: other.execute("BEGIN IMMEDIATE"))
        other.execute("ROLLBACK")


# ---------------------------------------------------------------- a server that does not answer


def test_a_silent_server_is_tried_once_per_pause(silent: Silent, recorder: Recorder) -> None:
    """One timeout, then a pause: many calls open one connection, and none fails."""
    with make_client(
        "disease", recorder.url, use_caching=True, backend="redis", cache_url=silent.url,
        cache_timeout=0.3, on_cache_error="bypass",
    ) as client:  # fmt: skip
        assert silent.wait_for(1)
        for _ in range(20):
            assert client.totals.world() == {"updated": None}
        with pytest.raises(openshelf.CacheError, match="it is skipped for"):
            client.cache.info()
        with pytest.raises(openshelf.CacheError):
            client.with_options(only_if_cached=True).totals.world()
    assert len(recorder.requests) == 20
    assert len(silent.open) == 1


class Halting:
    """A Redis server that answers the first commands of a connection, and then is silent."""

    def __init__(self, answers: int) -> None:
        self.answers = answers
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"redis://:secret@127.0.0.1:{self.listener.getsockname()[1]}/2"
        threading.Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(connection,), daemon=True).start()

    def serve(self, connection: socket.socket) -> None:
        with contextlib.suppress(OSError), connection:
            left = self.answers
            while connection.recv(65536):
                left -= 1
                if left >= 0:
                    connection.sendall(b"+OK\r\n")
                    continue
                # The client gives up.
                connection.recv(1)
                return


@pytest.mark.parametrize("answers", [0, 1, 2, 3])
def test_a_server_that_falls_silent_costs_one_timeout(answers: int, recorder: Recorder) -> None:
    """At any command: of the connection, of a lookup. A deadline of a little more is enough for the call."""
    server = Halting(answers)
    with contextlib.closing(server.listener), make_client(
        "disease", recorder.url, use_caching=True, backend="redis", cache_url=server.url,
        cache_timeout=2, on_cache_error="bypass", deadline=3.5,
    ) as client:  # fmt: skip
        for _ in range(3):
            assert client.totals.world() == {"updated": None}
    assert len(recorder.requests) == 3


def test_an_outage_is_logged_once(recorder: Recorder, caplog: pytest.LogCaptureFixture) -> None:
    """Not at each call, and again when the cache has worked in between."""
    server = RedisServer()
    options = {"use_caching": True, "backend": "redis", "cache_url": server.url}

    def told() -> int:
        return caplog.text.count("without the cache")

    with make_client("disease", recorder.url, on_cache_error="bypass", **options) as client:
        client.totals.world()
        for outage in (1, 2):
            server.stop()
            for _ in range(5):
                client.totals.world()
                assert told() == outage
            server = RedisServer(server.port)
            client.totals.world()
            assert raw(client.totals.world)().from_cache
        server.stop()
    assert "until it works again" in caplog.text


def test_the_error_names_the_timeout(silent: Silent) -> None:
    with pytest.raises(openshelf.CacheError, match=r"0\.2 s \(cache_timeout\)"):
        openshelf.Disease(
            use_caching=True, backend="redis", cache_url=silent.url, cache_timeout=0.2
        )
    assert silent.wait_for(1)


def test_a_server_that_stops_answering_is_tried_once_per_pause(recorder: Recorder) -> None:
    server = RedisServer()
    options = {"use_caching": True, "backend": "redis", "cache_url": server.url}
    try:
        with make_client(
            "disease", recorder.url, cache_timeout=0.3, on_cache_error="bypass", **options
        ) as client:
            client.totals.world()
            assert raw(client.totals.world)().from_cache
            server.process.send_signal(signal.SIGSTOP)
            for _ in range(10):
                assert client.totals.world() == {"updated": None}
            with pytest.raises(openshelf.CacheError, match="moment ago"):
                client.cache.clear()
            with make_client(
                "disease", recorder.url, cache_timeout=0.3, on_cache_error="bypass", **options
            ) as other:
                assert other.totals.world() == {"updated": None}, (
                    "clients of one cache share the pause"
                )
    finally:
        server.process.send_signal(signal.SIGCONT)
        server.stop()
    assert len(recorder.requests) == 12


@pytest.mark.parametrize("value", [0, -1, "1", float("nan"), 1e9])
def test_an_invalid_timeout_is_refused(value: Any) -> None:
    with pytest.raises(openshelf.ArgumentError, match="cache_timeout"):
        openshelf.Disease(use_caching=True, backend="redis", cache_timeout=value)


def test_cache_timeout_is_only_for_redis() -> None:
    with pytest.raises(openshelf.ArgumentError, match="cache_timeout"):
        openshelf.Disease(use_caching=True, cache_timeout=1)
    with pytest.raises(openshelf.ArgumentError, match="cache_timeout"):
        openshelf.Disease(cache_timeout=1)


# ---------------------------------------------------------------- bypass covers construction


@pytest.mark.parametrize("backend", ["sqlite", "filesystem", "redis"])
def test_a_cache_that_cannot_be_opened_is_bypassed(
    backend: str, recorder: Recorder, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("mine")
    place = tmp_path / "file" / "below"
    port = free_port()
    options: dict[str, Any] = {"use_caching": True, "backend": backend, "cache_name": place}
    if backend == "redis":
        options = {"use_caching": True, "backend": backend, "cache_name": "late"}
        options["cache_url"] = f"redis://127.0.0.1:{port}/0"
    with pytest.raises(openshelf.CacheError):
        make_client("disease", recorder.url, **options)
    with caplog.at_level(logging.WARNING, "openshelf"):
        client = make_client("disease", recorder.url, on_cache_error="bypass", **options)
    assert "without the cache" in caplog.text
    with client:
        assert client.totals.world() == client.totals.world() == {"updated": None}
        assert len(recorder.requests) == 2
        with pytest.raises(openshelf.CacheError):
            client.cache.info()
        with pytest.raises(openshelf.CacheError):
            client.with_options(only_if_cached=True).totals.world()
        with pytest.raises(openshelf.CacheError):
            make_client("disease", recorder.url, **options)
        # The obstacle is gone, and the cache is used.
        with contextlib.ExitStack() as stack:
            if backend == "redis":
                stack.callback(RedisServer(port).stop)
            else:
                (tmp_path / "file").unlink()
            while not raw(client.totals.world)().from_cache:
                pass
            assert client.cache.info()["entries"] == 1


def test_an_invalid_address_is_an_error_despite_bypass() -> None:
    with pytest.raises(openshelf.ArgumentError, match="cache_url"):
        openshelf.Disease(
            use_caching=True, backend="redis", cache_url="nonsense", on_cache_error="bypass"
        )
