"""Tests that after a fork parent and child both continue, each with its own connections."""

import json
import sys
import threading

import pytest
from programs import finish, let_go_on, run, start
from recorder import Answer, Recorder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")

QUIET = (0, "", "")

HEAD = """
import asyncio, os, sys, threading, warnings
warnings.simplefilter("ignore", DeprecationWarning)
from calling import make_client
from forks import forked, joined
# asyncio creates its policy under a lock that a forked child inherits locked, if a thread holds it.
asyncio.get_event_loop_policy()
ours = make_client("disease", sys.argv[1])
async_client = make_client("disease", sys.argv[1], asynchronous=True)
async def several():
    return await asyncio.gather(*(async_client.totals.world() for _ in range(3)))
def both():
    assert ours.totals.world() == {"updated": None}
    assert asyncio.run(several()) == [{"updated": None}] * 3
"""


def test_parent_and_child_call_before_and_after_a_fork(recorder: Recorder) -> None:
    program = HEAD + "both(); child = forked(both); both(); joined(child); both()"
    assert run(program, recorder.url) == QUIET
    assert len(recorder.requests) == 4 * 4


def test_parent_and_child_call_only_after_a_fork(recorder: Recorder) -> None:
    program = HEAD + "child = forked(both); joined(child); both()"
    assert run(program, recorder.url) == QUIET


def test_a_child_of_a_child_can_call(recorder: Recorder) -> None:
    program = (
        HEAD
        + """
def middle():
    both()
    joined(forked(both))
    both()
both()
joined(forked(middle))
both()
"""
    )
    assert run(program, recorder.url) == QUIET


def test_a_forked_child_can_end_normally(recorder: Recorder) -> None:
    """It closes clients, drops them and runs the interpreter's shutdown."""
    program = (
        HEAD
        + """
both()
child = os.fork()
if child == 0:
    both()
    view = ours.with_options(timeout=5)
    ours.close()
    asyncio.run(async_client.aclose())
    del ours, async_client
    sys.exit(7)
joined(child)
both()
"""
    )
    assert run(program, recorder.url) == QUIET


def test_a_child_that_never_calls_leaves_the_connections_of_the_parent(recorder: Recorder) -> None:
    """What it inherited is dropped, and the parent's connections remain."""
    program = (
        HEAD
        + """
both()
child = os.fork()
if child == 0:
    del ours, async_client
    import gc
    gc.collect()
    sys.exit(7)
joined(child)
both()
"""
    )
    assert run(program, recorder.url) == QUIET
    first, last = recorder.requests[0], recorder.requests[4]
    assert first.connection == last.connection, "the parent's connection was lost"


@pytest.mark.parametrize("way", ["sync", "async"])
def test_a_fork_works_while_another_thread_is_inside_a_call(way: str, recorder: Recorder) -> None:
    release = threading.Event()
    recorder.answer = lambda request: Answer(
        hold=release if "/countries" in request.target else None,
    )
    program = (
        HEAD
        + f"""
found = []
async def ask():
    return await async_client.totals.countries()
def held():
    found.append(asyncio.run(ask()) if {way == "async"} else ours.totals.countries())
threads = [threading.Thread(target=held) for _ in range(3)]
for thread in threads:
    thread.start()
input()
child = forked(both)
both()
joined(child)
print("forked", flush=True)
for thread in threads:
    thread.join()
assert found == [[]] * 3
both()
"""
    )
    process = start(program, recorder.url)
    assert recorder.wait_for_requests(3)
    let_go_on(process)
    assert process.stdout is not None
    assert process.stdout.readline() == "forked\n", finish(process)
    release.set()
    assert finish(process) == QUIET


@pytest.mark.parametrize(
    "_turn", [0, *(pytest.param(turn, marks=pytest.mark.full) for turn in range(1, 200))]
)
def test_many_forks_work_while_threads_call(recorder: Recorder, _turn: int) -> None:
    program = (
        HEAD
        + """
stop = threading.Event()
def busy():
    while not stop.is_set():
        ours.totals.world()
def busy_loop():
    async def ask():
        while not stop.is_set():
            await async_client.totals.world()
    asyncio.run(ask())
threads = [threading.Thread(target=work) for work in (busy, busy, busy_loop)]
for thread in threads:
    thread.start()
for _ in range(12):
    joined(forked(both))
stop.set()
for thread in threads:
    thread.join()
both()
"""
    )
    assert run(program, recorder.url) == QUIET


def test_a_fork_inside_a_running_loop_works(recorder: Recorder) -> None:
    """The child does not use the loop, but it uses synchronous calls."""
    program = (
        HEAD
        + """
def child():
    assert ours.totals.world() == {"updated": None}
async def main():
    await several()
    pid = forked(child)
    await several()
    joined(pid)
    await several()
asyncio.run(main())
"""
    )
    assert run(program, recorder.url) == QUIET


def test_forked_process_pools_work(recorder: Recorder) -> None:
    program = (
        HEAD
        + """
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
both()
context = multiprocessing.get_context("fork")
def inherited(number):
    both()
    return number
with context.Pool(2) as pool:
    assert pool.map(inherited, range(6)) == list(range(6))
both()
with ProcessPoolExecutor(2, mp_context=context) as pool:
    # The client travels in the bound method.
    assert list(pool.map(ours.totals.country, ["Italy", "Norway", "Peru"])) == [{"updated": None}] * 3
process = context.Process(target=both)
process.start()
process.join()
assert process.exitcode == 0
both()
"""
    )
    assert run(program, recorder.url) == QUIET
    connections = {}
    for request in recorder.requests:
        connections.setdefault(request.connection, []).append(request)
    assert len(connections) > 3


def test_the_throttle_and_the_retries_of_a_child_work(recorder: Recorder) -> None:
    recorder.say(Answer(), Answer(503), Answer(), Answer())
    program = (
        HEAD
        + """
client = make_client("disease", sys.argv[1], requests_per_second=50)
client.totals.world()
def child():
    assert client.totals.world() == {"updated": None}
joined(forked(child))
client.totals.world()
"""
    )
    assert run(program, recorder.url) == QUIET
    assert len(recorder.requests) == 4


def test_a_pre_forking_server_works(recorder: Recorder) -> None:
    """Children are forked, serve and end one after another while the master sleeps."""
    program = (
        HEAD
        + """
both()
children = [forked(both) for _ in range(4)]
for child in children:
    joined(child)
children = [forked(both) for _ in range(4)]
for child in children:
    joined(child)
both()
"""
    )
    assert run(program, recorder.url) == QUIET
    assert len(recorder.requests) == 4 * 10


def test_a_fork_works_while_another_thread_begins_the_first_awaited_call(
    recorder: Recorder,
) -> None:
    """The call's first import runs once; a child would wait for the importing thread."""
    program = (
        HEAD
        + """
import builtins
importing, forking = threading.Event(), threading.Event()
plain = builtins.__import__
def slowly(name, *rest):
    if name == "contextvars" and not importing.is_set():
        # Hooks of later registration run earlier: the fork has begun when this one is called.
        os.register_at_fork(before=forking.set)
        importing.set()
        assert forking.wait(20)
    return plain(name, *rest)
builtins.__import__ = slowly
thread = threading.Thread(target=lambda: asyncio.run(several()))
thread.start()
assert importing.wait(20)
joined(forked(both))
thread.join()
both()
"""
    )
    assert run(program, recorder.url) == QUIET


@pytest.mark.slow
def test_a_logging_handler_can_fork_inside_a_call(recorder: Recorder) -> None:
    """A runtime task passes a record to Python, which forks there while others do the same."""
    recorder.answer = lambda request: Answer(503 if "/countries" in request.target else 200)
    program = (
        HEAD
        + """
import logging
class Forks(logging.Handler):
    def emit(self, record):
        if "; next attempt in" in record.getMessage():
            joined(forked(lambda: None))
            print("forked", flush=True)
logging.getLogger("openshelf").addHandler(Forks())
async def ask():
    calls = [async_client.with_options(max_retries=1).totals.countries() for _ in range(4)]
    return await asyncio.gather(*calls, return_exceptions=True)
threads = [threading.Thread(target=lambda: asyncio.run(ask())) for _ in range(2)]
for thread in threads:
    thread.start()
joined(forked(both))
for thread in threads:
    thread.join()
both()
"""
    )
    assert run(program, recorder.url) == (0, "forked\n" * 8, "")


@pytest.mark.slow
def test_children_can_drop_a_list_whose_pages_are_requested(recorder: Recorder) -> None:
    """The pages belong to the parent, and a lock of their runtime may be held."""
    results = [{"id": str(number)} for number in range(100)]
    body = json.dumps(results).encode()
    recorder.answer = Answer(body=body)
    program = (
        HEAD
        + """
import openshelf
client = make_client("placeholder", sys.argv[1])
def dropped():
    global records
    del records
for _ in range(300):
    records = openshelf.paginate(client.list, concurrency=8, on_change="warn").records(limit=100)
    next(records)
    joined(forked(dropped))
"""
    )
    assert run(program, recorder.url) == QUIET
