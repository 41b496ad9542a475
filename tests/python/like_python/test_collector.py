"""Tests that objects are invisible until they are complete, whenever the garbage collector runs."""

import json

import pytest
from programs import run
from recorder import Answer, Recorder

#: Lists of many sizes within lists: the collector runs between their items, and its callbacks, finalizers
#: and another thread read every list that the collector knows.
RECORDS = [
    {"id": n, "items": [{"n": m, "texts": ["a", "b", ["c"]]} for m in range(9)]} for n in range(150)
]

PROGRAM = """
import gc, sys, threading, time
from calling import make_client

def look():
    # A place that is empty yet ends the program here. The text of a list is not made: a list of all objects, which
    # the other thread has, would be the text of everything.
    for found in gc.get_objects():
        if type(found) is list:
            found[-3:]
            len([item for item in found if item is None])

class Finalized:
    def __init__(self):
        self.itself = self
    def __del__(self):
        look()
        # Others go on meanwhile.
        time.sleep(0.001)

looked = 0
def callback(phase, info):
    global looked
    if phase == "start":
        looked += 1
        Finalized()
        look()

def watch(done):
    while not done.is_set():
        look()

client = make_client("disease", sys.argv[1])
wanted = client.totals.world()
done = threading.Event()
thread = threading.Thread(target=watch, args=(done,))
if "finalizers" in sys.argv[2]:
    gc.callbacks.append(callback)
if "threads" in sys.argv[2]:
    thread.start()
gc.set_threshold(int(sys.argv[3]))
for _ in range(int(sys.argv[4])):
    got = client.totals.world()
    assert got == wanted
gc.callbacks.clear()
done.set()
if thread.ident:
    thread.join()
# What was made is the collector's own: a circle through it is collected.
gc.collect()
ring = client.totals.world()["cases"]
ring.append(ring)
number = id(ring)
assert gc.is_tracked(ring)
del ring, got
assert gc.collect() > 0
print("whole", looked > 0)
"""


@pytest.mark.parametrize(
    ("what", "threshold", "calls"), [("finalizers", 100, 2), ("threads", 700, 20), ("both", 700, 2)]
)
def test_the_collector_sees_no_list_before_it_is_filled(
    what: str, threshold: int, calls: int, recorder: Recorder
) -> None:
    recorder.say(*[Answer(body=json.dumps({"cases": RECORDS}).encode())] * (calls + 2))
    given = what if what != "both" else "finalizers and threads"
    code, output, errors = run(PROGRAM, recorder.url, given, str(threshold), str(calls))
    assert (code, output) == (0, f"whole {what != 'threads'}\n"), errors[-2000:]
