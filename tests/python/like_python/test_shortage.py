"""Tests that a lack of memory is a MemoryError, after which the client still works."""

import json

import pytest
from programs import run
from recorder import Answer, Recorder

PROGRAM = """
import gc, json, resource, sys
from calling import make_client

def limit(megabytes):
    with open("/proc/self/statm") as own:
        used = int(own.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + (megabytes << 20), resource.RLIM_INFINITY))

client = make_client("disease", sys.argv[1])
call = client.totals.world
call()
said = {}
for megabytes in map(int, sys.argv[2:]):
    gc.collect()
    limit(megabytes)
    try:
        result = call()
        end = "whole"
        del result
    except MemoryError:
        end = "MemoryError"
    except BaseException as error:
        end = repr(error)
    resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY,) * 2)
    said[megabytes] = end
gc.collect()
call()
print(json.dumps(said))
"""

MEGABYTES = [4, 10, 20, 40, 60, 80, 100, 150, 200, 300, 400]


def records(count: int) -> list[dict[str, object]]:
    return [{"id": n, "title": f"A title, {n}", "x": [n, [n], "\t"]} for n in range(count)]


def test_a_large_answer_is_complete_or_a_memory_error(recorder: Recorder) -> None:
    large, small = (json.dumps({"cases": records(count)}).encode() for count in (150_000, 3))
    recorder.say(*[Answer(body=body) for body in [small, *[large] * len(MEGABYTES), small]])
    code, output, errors = run(PROGRAM, recorder.url, *map(str, MEGABYTES))
    assert code == 0, (code, errors[-2000:])
    said = json.loads(output)
    assert set(said.values()) == {"whole", "MemoryError"}, said
    assert said["4"] == "MemoryError"


#: Python fails to allocate from some allocation on, for several such numbers.
NO_MEMORY = """
import sys
import _testcapi
import openshelf
from calling import make_client

client = make_client("disease", sys.argv[1])
answer = openshelf.raw(client.totals.world)()
wanted = answer.json()
ends = set()
for start in range(0, int(sys.argv[2]), 7):
    _testcapi.set_nomemory(start, start + 40)
    try:
        got = answer.json()
    except MemoryError:
        got = None
    finally:
        _testcapi.remove_mem_hooks()
    assert got is None or got == wanted, start
    ends.add(got is None)
print(sorted(ends))
"""


def test_a_memory_error_of_python_is_raised(recorder: Recorder) -> None:
    pytest.importorskip("_testcapi")
    recorder.say(Answer(body=json.dumps({"cases": records(60), "text": "\u20ac"}).encode()))
    code, output, errors = run(NO_MEMORY, recorder.url, "1500")
    assert (code, output) == (0, "[False, True]\n"), errors[-2000:]
