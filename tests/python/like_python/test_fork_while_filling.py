"""Tests that nobody waits for a value that another thread is creating (`src/python/once.rs`).

A thread is stopped while it creates the value, at a point where Python code runs, and the program forks. The child
does not have that thread: it creates its own value. Values whose creation runs no Python code have the same type
(`tests/python/architecture/test_kept_values.py`).
"""

import sys

import pytest
from programs import run
from recorder import Answer, Recorded, Recorder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")

PROGRAM = """
import asyncio, builtins, inspect, json, logging, os, sys, threading, warnings
warnings.simplefilter("ignore", DeprecationWarning)
import openshelf
from calling import make_client
from forks import forked, joined
url, place, argument, work = sys.argv[1:]
ours = make_client("disease", url)
async_client = make_client("disease", url, asynchronous=True)
async def awaited():
    return await async_client.totals.world()
museum = make_client("museum", url)
page = next(openshelf.paginate(museum.artworks.list).pages()) if "page" in work else None

holding, has_forked = threading.Event(), threading.Event()
module, _, name = place.partition(".")
plain = getattr(sys.modules[module], name)
def slowly(*given, **named):
    if threading.current_thread() is thread and given[0] == (argument or given[0]) and not holding.is_set():
        holding.set()
        assert has_forked.wait(20)
    return plain(*given, **named)
setattr(sys.modules[module], name, slowly)

thread = threading.Thread(target=eval, args=(work, globals()))
thread.start()
assert holding.wait(20), "nothing is made here"
child = forked(lambda: eval(work))
joined(child)
has_forked.set()
thread.join()
eval(work)
"""

#: An integer beyond 64 bits hands the records to `json.loads`.
PAGE = b'{"pagination": {"total": 1}, "data": [{"id": 123456789012345678901234567890}]}'


def answer(request: Recorded) -> Answer:
    return Answer(body=PAGE) if "artworks" in request.target else Answer()


@pytest.mark.parametrize(
    ("place", "argument", "work"),
    [
        ("builtins.__import__", "sys", "ours.totals.world()"),
        ("builtins.__import__", "asyncio", "asyncio.run(awaited())"),
        ("builtins.__import__", "openshelf.pictures", "inspect.signature(ours.totals.world)"),
        ("logging.getLogger", "openshelf.disease", "ours.totals.world()"),
        ("json.loads", "", "page.records"),
    ],
    ids=["modules", "running loop", "names of annotations", "logger", "records of a page"],
)
def test_a_fork_works_while_a_shared_value_is_made(
    place: str, argument: str, work: str, recorder: Recorder
) -> None:
    recorder.answer = answer
    assert run(PROGRAM, recorder.url, place, argument, work) == (0, "", "")
