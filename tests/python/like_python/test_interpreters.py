"""Tests that a subinterpreter is rejected with an explanation, and that the main interpreter is not affected."""

import importlib.util
import sys

import pytest
from programs import run
from recorder import Recorder

NAME = next(
    (name for name in ("_interpreters", "_xxsubinterpreters") if importlib.util.find_spec(name)),
    None,
)

pytestmark = pytest.mark.skipif(NAME is None, reason="this Python makes no subinterpreters")

PROGRAM = f"""
import sys
import {NAME} as interpreters
from calling import make_client

before = sys.argv[2] == "before"
if before:
    main = make_client("disease", sys.argv[1])
    main.totals.world()
other = interpreters.create()
text = '''
try:
    import openshelf
except ImportError as error:
    print(error, flush=True)
'''
run = getattr(interpreters, "run_string")
run(other, text)
interpreters.destroy(other)
main = make_client("disease", sys.argv[1])
print(main.totals.world())
import asyncio, threading
threads = [threading.Thread(target=main.totals.world) for _ in range(2)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
client = make_client("disease", sys.argv[1], asynchronous=True)
async def ask():
    return await client.totals.world()
print(asyncio.run(ask()))
"""


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="written for the modules before PEP 734")
@pytest.mark.parametrize("when", ["before", "after"])
def test_a_subinterpreter_is_refused(when: str, recorder: Recorder) -> None:
    """Whether the main interpreter had imported the package before or does it afterwards."""
    code, output, errors = run(PROGRAM, recorder.url, when)
    assert (code, errors) == (0, "")
    refusal, *answers = output.splitlines()
    assert "subinterpreter" in refusal
    assert answers == ["{'updated': None}"] * 2
