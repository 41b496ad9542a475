"""Tests that a program can exit at any time, quietly and with its own exit code, and that no thread starts early."""

import sys
import threading
from pathlib import Path

import openshelf
import pytest
from programs import finish, joined, let_go_on, run, start
from recorder import Answer, Recorder
from waiting import soon

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="counts threads in /proc")

QUIET = (0, "", "")


@LINUX
def test_import_and_clients_start_no_thread() -> None:
    program = """
    import os
    count = lambda: len(os.listdir("/proc/self/task"))
    before = count()
    import openshelf
    assert count() == before == 1, "import"
    clients = [
        getattr(openshelf, front + name)()
        for front in ("", "Async")
        for name in ("Museum", "Placeholder", "Gazette", "Spending", "Disease")
    ]
    clients[0].with_options(timeout=5)
    openshelf.prepare(clients[0].artworks.list)()
    assert count() == 1, "clients"
    """
    assert run(program) == QUIET


@LINUX
def test_a_waiting_call_starts_no_thread(recorder: Recorder) -> None:
    program = """
    import os, sys
    from calling import make_client
    client = make_client("disease", sys.argv[1])
    client.totals.world()
    assert len(os.listdir("/proc/self/task")) == 1
    """
    assert run(program, recorder.url) == QUIET


@pytest.mark.parametrize("kept", ["client = ", "clients = [], ", ""])
def test_a_program_ends_with_open_clients(kept: str, recorder: Recorder) -> None:
    program = f"""
    import asyncio, sys
    from calling import make_client
    ours = make_client("disease", sys.argv[1])
    ours.totals.world()
    view = ours.with_options(timeout=5).totals
    async_client = make_client("disease", sys.argv[1], asynchronous=True)
    async def ask():
        return await asyncio.gather(*(async_client.totals.world() for _ in range(5)))
    {kept}asyncio.run(ask())
    cycle = [ours, async_client]
    cycle.append(cycle)
    """
    assert run(program, recorder.url) == QUIET
    assert len(recorder.requests) == 6


@pytest.mark.slow
def test_an_asynchronous_program_ends_quietly(recorder: Recorder) -> None:
    """Repeatedly: the runtime's threads stop using Python before Python ends."""
    program = """
    import asyncio, sys
    from calling import make_client
    async_client = make_client("disease", sys.argv[1], asynchronous=True)
    async def ask():
        await asyncio.gather(*(async_client.totals.world() for _ in range(5)))
    asyncio.run(ask())
    """
    assert [run(program, recorder.url) for _ in range(12)] == [QUIET] * 12


@pytest.mark.parametrize("code", [0, 3])
def test_a_program_ends_with_its_exit_code(code: int, recorder: Recorder) -> None:
    program = f"""
    import sys
    from calling import make_client
    client = make_client("disease", sys.argv[1])
    client.totals.world()
    sys.exit({code})
    """
    assert run(program, recorder.url) == (code, "", "")


@pytest.mark.parametrize("pieces", [1, 4], ids=["soon", "late"])
def test_calls_are_answered_while_the_interpreter_ends(recorder: Recorder, pieces: int) -> None:
    """In an exit handler and in a destructor that runs late; an answer may take longer than signals wait."""
    recorder.answer = Answer(body=b'{"cases": 1}', pieces=pieces)
    program = """
    import atexit, sys
    from calling import make_client
    client = make_client("disease", sys.argv[1])
    client.totals.world()
    atexit.register(client.totals.world)
    class Late:
        def __init__(self, call):
            self.call = call
        def __del__(self):
            self.call()
    late = Late(client.totals.world)
    """
    assert run(program, recorder.url) == QUIET
    assert len(recorder.requests) == 3


@pytest.mark.parametrize("when", ["before", "after"])
def test_an_exit_handler_calls_while_a_daemon_thread_is_inside_a_call(
    when: str, recorder: Recorder
) -> None:
    """Whether it was registered before the first call or after it."""
    release = threading.Event()
    recorder.answer = lambda request: Answer(hold=release if "held" in request.target else None)
    program = """
    import atexit, sys, threading
    from calling import make_client
    url, when = sys.argv[1:]
    client = make_client("disease", url, timeout=5)
    def late():
        assert client.totals.world() == {"updated": None}
    if when == "before":
        atexit.register(late)
    client.totals.world()
    if when == "after":
        atexit.register(late)
    for _ in range(3):
        threading.Thread(target=lambda: client.totals.country("held"), daemon=True).start()
    input()
    """
    process = start(program, recorder.url, when)
    assert recorder.wait_for_requests(4)
    let_go_on(process)
    assert finish(process) == QUIET
    assert len(recorder.requests) == 5
    release.set()


@pytest.mark.parametrize("when", ["before", "after"])
def test_an_exit_handler_can_await_a_call(when: str, recorder: Recorder) -> None:
    """It gets its answer, or an error that it is too late; it never hangs."""
    program = """
    import asyncio, atexit, sys
    from calling import make_client
    url, when = sys.argv[1:]
    client = make_client("disease", url, asynchronous=True)
    async def ask():
        async with asyncio.timeout(20):
            return await client.totals.world()
    def late():
        try:
            print(asyncio.run(ask()), flush=True)
        except RuntimeError as error:
            print("too late", flush=True)
    if when == "before":
        atexit.register(late)
    asyncio.run(ask())
    if when == "after":
        atexit.register(late)
    """
    code, output, errors = run(program, recorder.url, when)
    assert (code, errors) == (0, "")
    assert output in ("{'updated': None}\n", "too late\n")
    if when == "after":
        assert output == "{'updated': None}\n"


def test_a_program_ends_with_running_tasks(recorder: Recorder) -> None:
    """`asyncio.run` cancels them; the calls end without a message."""
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    program = """
    import asyncio, sys
    from calling import make_client
    client = make_client("disease", sys.argv[1], asynchronous=True)
    async def main():
        global tasks
        tasks = [asyncio.create_task(client.totals.world()) for _ in range(4)]
        await asyncio.to_thread(input)
    asyncio.run(main())
    """
    process = start(program, recorder.url)
    assert recorder.wait_for_requests(4)
    let_go_on(process)
    assert finish(process) == QUIET
    release.set()


def test_a_program_ends_after_a_loop_closed_with_running_calls(recorder: Recorder) -> None:
    """The answers arrive when no loop can receive them."""
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    program = """
    import asyncio, sys, time
    from calling import make_client
    client = make_client("disease", sys.argv[1], asynchronous=True)
    loop = asyncio.new_event_loop()
    async def main():
        await asyncio.to_thread(input)
    loop.set_exception_handler(lambda *_: None)
    tasks = [loop.create_task(client.totals.world()) for _ in range(4)]
    loop.run_until_complete(main())
    loop.close()
    print("closed", flush=True)
    input()
    time.sleep(0.3)
    """
    process = start(program, recorder.url)
    assert recorder.wait_for_requests(4)
    let_go_on(process)
    assert process.stdout is not None
    assert process.stdout.readline() == "closed\n"
    release.set()
    let_go_on(process)
    assert finish(process) == QUIET


def test_a_coroutine_that_was_never_awaited_warns(recorder: Recorder) -> None:
    program = """
    import asyncio, sys
    from calling import make_client
    client = make_client("disease", sys.argv[1], asynchronous=True)
    client.totals.world()
    async def main():
        client.totals.countries()
    asyncio.run(main())
    """
    code, output, errors = run(program, recorder.url)
    assert (code, output) == (0, "")
    lines = [line for line in errors.splitlines() if "never awaited" in line]
    assert len(lines) == 2
    assert all("RuntimeWarning" in line for line in lines)
    assert "Traceback" not in errors
    assert "AsyncDisease.totals.world" in errors
    assert recorder.requests == []


@pytest.mark.parametrize(
    "keep", ["kept = call", "kept = [call]; kept.append(kept)", "sys.x = call"]
)
def test_a_program_ends_with_an_unawaited_coroutine(keep: str, recorder: Recorder) -> None:
    program = f"""
    import sys
    from calling import make_client
    client = make_client("disease", sys.argv[1], asynchronous=True)
    call = client.totals.world()
    {keep}
    """
    code, output, errors = run(program, recorder.url)
    assert (code, output) == (0, "")
    for line in errors.splitlines():
        assert "never awaited" in line or line.startswith(" ")


def test_a_never_awaited_warning_may_be_an_error(recorder: Recorder) -> None:
    program = """
    import sys, warnings
    from calling import make_client
    warnings.simplefilter("error")
    client = make_client("disease", sys.argv[1], asynchronous=True)
    client.totals.world()
    print("alive")
    """
    code, output, _ = run(program, recorder.url)
    assert (code, output) == (0, "alive\n")


LATE = """
class Late:
    # The interpreter ends slowly: other threads have time to ask for the GIL.
    def __init__(self):
        import time
        self.sleep = time.sleep
    def __del__(self):
        for _ in range(30):
            self.sleep(0.02)
import sys
sys.late = Late()
"""


@pytest.mark.slow
@pytest.mark.parametrize("late", ["", LATE], ids=["at once", "slowly"])
@pytest.mark.parametrize("way", ["held", "throttle", "backoff", "answered", "timeout"])
def test_a_program_ends_with_daemon_threads_inside_a_call(
    way: str, late: str, recorder: Recorder
) -> None:
    release = threading.Event()
    if way in ("held", "timeout"):
        recorder.answer = Answer(hold=release)
    elif way == "backoff":
        recorder.answer = Answer(503, headers={"Retry-After": "30"})
    elif way == "answered":
        recorder.answer = Answer(body=b'{"cases": "' + b"x" * 400 + b'"}', pieces=10)
    program = """
    import sys, threading
    from calling import make_client
    url, way = sys.argv[1:]
    options = {}
    if way == "throttle":
        options = {"requests_per_second": 0.001}
    elif way == "timeout":
        options = {"timeout": 0.3, "max_retries": 100}
    elif way == "answered":
        options = {"max_concurrency": 2}
    client = make_client("disease", url, **options)
    def ask():
        while True:
            try:
                client.totals.world()
            except OSError:
                pass
    for _ in range(4):
        threading.Thread(target=ask, daemon=True).start()
    """
    process = start(joined(program, late, "input()"), recorder.url, way)
    count = {"held": 4, "throttle": 1, "backoff": 4, "answered": 6, "timeout": 4}[way]
    assert recorder.wait_for_requests(count)
    let_go_on(process)
    assert finish(process) == QUIET
    release.set()


@pytest.mark.slow
@pytest.mark.parametrize("late", ["", LATE], ids=["at once", "slowly"])
@pytest.mark.parametrize("way", ["records", "count", "to_jsonl", "a full pipe"])
def test_a_program_ends_with_daemon_threads_inside_a_list(
    way: str, late: str, tmp_path: Path
) -> None:
    """They read, log, show progress and write, wherever they are when the process ends."""
    program = """
    import logging, os, sys, threading
    import openshelf
    url, way, path = sys.argv[1:]
    logging.getLogger("openshelf").addHandler(logging.FileHandler(os.devnull))
    logging.getLogger("openshelf").setLevel("DEBUG")
    class Bar:
        def update(self, records): pass
        def close(self): pass
    museum = openshelf.Museum(base_url=url, requests_per_second=None)
    listing = openshelf.paginate(museum.artworks.list, progress=Bar())
    reading, writing = os.pipe()
    def ask():
        while True:
            if way == "records":
                for record in listing.records(limit=10): pass
            elif way == "count":
                listing.count()
            elif way == "to_jsonl":
                listing.to_jsonl(f"{path}/{threading.get_ident()}", limit=10, resume=True)
                os.unlink(f"{path}/{threading.get_ident()}.position")
                os.unlink(f"{path}/{threading.get_ident()}")
            else:
                listing.to_jsonl(f"/dev/fd/{writing}", limit=10)
    for _ in range(4):
        threading.Thread(target=ask, daemon=True).start()
    """
    with openshelf.Sandbox() as sandbox:
        address = sandbox.museum().base_url
        process = start(joined(program, late, "input()"), address, way, str(tmp_path))
        assert soon(lambda: len(sandbox.calls) >= 20)
        let_go_on(process)
        assert finish(process) == QUIET


@pytest.mark.slow
@pytest.mark.parametrize("late", ["", LATE], ids=["at once", "slowly"])
@pytest.mark.parametrize("way", ["held", "answered", "backoff"])
def test_a_program_ends_with_daemon_threads_inside_an_awaited_call(
    way: str, late: str, recorder: Recorder
) -> None:
    release = threading.Event()
    if way == "held":
        recorder.answer = Answer(hold=release)
    elif way == "backoff":
        recorder.answer = Answer(503)
    else:
        recorder.answer = Answer(body=b'{"cases": "' + b"x" * 400 + b'"}', pieces=3)
    program = """
    import asyncio, logging, sys, threading
    from calling import make_client
    url, way = sys.argv[1:]
    client = make_client("disease", url, asynchronous=True, max_retries=100)
    async def ask():
        while True:
            try:
                await client.totals.world()
            except OSError:
                pass
    async def main():
        await asyncio.gather(*(ask() for _ in range(4)))
    threading.Thread(target=lambda: asyncio.run(main()), daemon=True).start()
    """
    process = start(joined(program, late, "input()"), recorder.url, way)
    assert recorder.wait_for_requests(4)
    let_go_on(process)
    code, output, errors = finish(process)
    assert (code, output, errors) == QUIET
    release.set()
