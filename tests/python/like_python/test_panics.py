"""Tests that a Rust panic inside an awaited call is raised where it is awaited, and that nobody waits forever."""

import pytest
from programs import run
from recorder import Answer, Recorder

#: The handler of a log record raises Rust's own panic, which continues as a panic in the task.
PROGRAM = """
import asyncio, logging, sys
from calling import make_client

class Unwatching(asyncio.SelectorEventLoop):
    def add_reader(self, *arguments):
        raise NotImplementedError

class Panicking(logging.Handler):
    def handle(self, record):
        [kind] = [kind for kind in BaseException.__subclasses__() if "Panic" in kind.__name__]
        if "attempt 1" in record.getMessage():
            raise kind("on purpose")

factories = {"watching": asyncio.SelectorEventLoop, "unwatching": Unwatching}
client = make_client("disease", sys.argv[1], asynchronous=True)
logging.getLogger("openshelf.disease").addHandler(Panicking())

async def ask():
    try:
        await asyncio.wait_for(client.totals.world(), 20)
    except BaseException as error:
        print(type(error).__name__, error)
    print(await client.totals.world())

with asyncio.Runner(loop_factory=factories[sys.argv[2]]) as runner:
    runner.run(ask())
"""


@pytest.mark.parametrize("loop", ["watching", "unwatching"])
def test_a_panic_is_raised_where_it_is_awaited(loop: str, recorder: Recorder) -> None:
    recorder.say(Answer(status=503, headers={"Retry-After": "0"}))
    code, output, errors = run(PROGRAM, recorder.url, loop)
    assert (code, output) == (0, "PanicException on purpose\n{'updated': None}\n"), errors
