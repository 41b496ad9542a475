"""Tests that Ctrl-C ends a call at any point, with a real SIGINT to a separate Python process."""

import contextlib
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator

import pytest
from programs import finish, start
from recorder import Answer, Recorder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")

PROGRAM = """
import asyncio, sys
from calling import make_client
url, way, where = sys.argv[1:]
options = {"throttle": {"requests_per_second": 0.001}, "places": {"max_concurrency": 1}}
client = make_client("disease", url, asynchronous=way == "async", **options.get(where, {}))
async def ask(count):
    calls = [asyncio.ensure_future(client.totals.world()) for _ in range(count)]
    print("calling", flush=True)
    await asyncio.gather(*calls)
count = 2 if where in ("throttle", "places") else 1
try:
    if way == "async":
        asyncio.run(ask(count))
    else:
        if where == "throttle":
            client.totals.world()
        print("calling", flush=True)
        client.totals.world()
except KeyboardInterrupt:
    print("interrupted", flush=True)
else:
    print("answered", flush=True)
if where in ("headers", "body", "backoff"):
    if way == "async":
        asyncio.run(ask(1))
    else:
        client.totals.world()
    print("again", flush=True)
"""


@contextlib.contextmanager
def nobody_accepts() -> Iterator[str]:
    """An address that never accepts connections: the queue of its listener is full."""
    with contextlib.ExitStack() as stack:
        listener = stack.enter_context(socket.socket())
        listener.bind(("127.0.0.1", 0))
        listener.listen(0)
        address = listener.getsockname()
        for _ in range(4):
            waiting = stack.enter_context(socket.socket())
            waiting.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                waiting.connect(address)
        yield f"http://127.0.0.1:{address[1]}"


def interrupt(url: str, way: str, where: str, ready: object = None) -> tuple[int, list[str], str]:
    """Starts a call, sends SIGINT while it waits, and returns how it ended."""
    process = start(PROGRAM, url, way, where)
    assert process.stdout is not None
    assert process.stdout.readline() == "calling\n"
    if callable(ready):
        assert ready()
    with pytest.raises(subprocess.TimeoutExpired):
        process.wait(0.3)
    process.send_signal(signal.SIGINT)
    code, output, errors = finish(process)
    return code, output.split(), errors


WAYS = pytest.mark.parametrize("way", ["sync", "async"])


@WAYS
@pytest.mark.parametrize("where", ["headers", "body", "backoff", "throttle"])
def test_ctrl_c_interrupts_a_call(where: str, way: str, recorder: Recorder) -> None:
    """The server still holds its answer when the call has ended."""
    release = threading.Event()
    first = {
        "headers": Answer(hold=release),
        "body": Answer(body=b'{"a": [1, 2, 3]}', stall=release),
        "backoff": Answer(503, headers={"Retry-After": "30"}),
        "throttle": Answer(),
    }[where]
    recorder.say(first)
    code, output, errors = interrupt(
        recorder.url, way, where, lambda: recorder.wait_for_requests(1)
    )
    again = [] if where == "throttle" else ["calling", "again"] if way == "async" else ["again"]
    assert (code, output, errors) == (0, ["interrupted", *again], "")
    assert not release.is_set()
    release.set()


@WAYS
def test_ctrl_c_interrupts_connecting(way: str) -> None:
    with nobody_accepts() as url:
        code, output, errors = interrupt(url, way, "connect")
    assert (code, output, errors) == (0, ["interrupted"], "")


@WAYS
def test_ctrl_c_interrupts_a_call_that_is_slowed_by_a_429(way: str, recorder: Recorder) -> None:
    recorder.answer = Answer(429, headers={"Retry-After": "30"})
    code, output, errors = interrupt(
        recorder.url, way, "slowed", lambda: recorder.wait_for_requests(1)
    )
    assert (code, output, errors) == (0, ["interrupted"], "")
    assert len(recorder.requests) == 1


def test_ctrl_c_interrupts_waiting_for_max_concurrency(recorder: Recorder) -> None:
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    code, output, errors = interrupt(
        recorder.url, "async", "places", lambda: recorder.wait_for_requests(1)
    )
    assert (code, output, errors) == (0, ["interrupted"], "")
    # The first call leaves its place shortly before the second one is cancelled too.
    assert len(recorder.requests) in (1, 2)
    release.set()


def test_ctrl_c_without_a_handler_ends_the_program(recorder: Recorder) -> None:
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    process = start(
        """
        import sys
        from calling import make_client
        make_client("disease", sys.argv[1]).totals.world()
        """,
        recorder.url,
    )
    assert recorder.wait_for_requests(1)
    process.send_signal(signal.SIGINT)
    code, _, errors = finish(process)
    assert code in (-signal.SIGINT, 130)
    assert errors.strip().endswith("KeyboardInterrupt")
    assert recorder.wait_for(lambda: recorder.closed_by_client == 1)
    release.set()


def test_the_connection_of_an_interrupted_call_is_closed(recorder: Recorder) -> None:
    """Also while the program continues with something else."""
    release = threading.Event()
    recorder.say(Answer(hold=release))
    process = start(
        """
        import sys
        from calling import make_client
        client = make_client("disease", sys.argv[1])
        try:
            client.totals.world()
        except KeyboardInterrupt:
            print("interrupted", flush=True)
        input()
        """,
        recorder.url,
    )
    assert recorder.wait_for_requests(1)
    process.send_signal(signal.SIGINT)
    assert process.stdout is not None
    assert process.stdout.readline() == "interrupted\n"
    closed = recorder.wait_for(lambda: recorder.closed_by_client == 1, 3)
    assert finish(process, "\n") == (0, "", "")
    assert closed, "the server still answers a call that ended"
    release.set()


def test_the_handler_of_another_signal_runs_while_a_call_waits(recorder: Recorder) -> None:
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    process = start(
        """
        import signal, sys
        from calling import make_client
        signal.signal(signal.SIGUSR1, lambda *_: print("handled", flush=True))
        client = make_client("disease", sys.argv[1])
        assert client.totals.world() == {"updated": None}
        """,
        recorder.url,
    )
    assert recorder.wait_for_requests(1)
    process.send_signal(signal.SIGUSR1)
    assert process.stdout is not None
    assert process.stdout.readline() == "handled\n"
    release.set()
    assert finish(process) == (0, "", "")
    assert len(recorder.requests) == 1


def test_a_handler_that_raises_ends_the_call_with_its_error(recorder: Recorder) -> None:
    """Like an alarm that limits the time of a test."""
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    process = start(
        """
        import signal, sys
        from calling import make_client
        class Late(Exception):
            pass
        def late(*_):
            raise Late
        signal.signal(signal.SIGALRM, late)
        client = make_client("disease", sys.argv[1])
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        try:
            client.totals.world()
        except Late:
            print("late")
        """,
        recorder.url,
    )
    assert finish(process) == (0, "late\n", "")
    release.set()


def test_ctrl_c_interrupts_only_the_main_thread(recorder: Recorder) -> None:
    """Only the main thread is interrupted; the others get their answers."""
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    process = start(
        """
        import sys, threading
        from calling import make_client
        client = make_client("disease", sys.argv[1])
        found = []
        threads = [threading.Thread(target=lambda: found.append(client.totals.world())) for _ in range(3)]
        for thread in threads:
            thread.start()
        try:
            client.totals.world()
        except KeyboardInterrupt:
            print("interrupted", flush=True)
        for thread in threads:
            thread.join()
        print(found)
        """,
        recorder.url,
    )
    assert recorder.wait_for_requests(4)
    process.send_signal(signal.SIGINT)
    assert process.stdout is not None
    assert process.stdout.readline() == "interrupted\n"
    release.set()
    assert finish(process) == (0, f"{[{'updated': None}] * 3}\n", "")
