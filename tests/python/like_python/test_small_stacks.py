"""Tests that a thread with a small stack can decode deeply nested answers."""

import json

import pytest
from programs import run
from recorder import Answer, Recorder

#: A thread with a stack of normal size requests the answers: without optimisation, sending a
#: request needs more than a small stack.
PROGRAM = """
import json, sys, threading
import openshelf
from calling import make_client

def levels(value):
    depth = 0
    while isinstance(value, (list, dict)):
        value = value[0] if isinstance(value, list) else value["a"]
        depth += 1
    return depth, value

client = make_client("disease", sys.argv[1])
answers = [openshelf.raw(client.totals.world)() for _ in range(int(sys.argv[3]))]
said = []

def work():
    for answer in answers:
        try:
            said.append(levels(answer.json()["all"][0]))
        except Exception as error:
            said.append([type(error).__name__, str(error)])

threading.stack_size(int(sys.argv[2]) * 1024)
thread = threading.Thread(target=work)
thread.start()
thread.join()
print(json.dumps(said))
"""

DEPTHS = [1, 8, 9, 10, 11, 12, 13, 60, 120, 250, 400, 900]


def nested(depth: int, innermost: str, padding: str) -> bytes:
    """A body with this many alternating lists and objects."""
    opened = "".join("[" if level % 2 else '{"a": ' for level in range(depth))
    closed = "".join("]" if level % 2 else "}" for level in reversed(range(depth)))
    return f'{{"all": [{opened}{innermost}{closed}, "{padding}"]}}'.encode()


@pytest.mark.parametrize("stack", [32, 64, 128, 256])
@pytest.mark.parametrize(
    ("innermost", "value"),
    [
        ("1", 1),
        # Cases for the standard library: a number of more than 64 bits, and an unpaired surrogate.
        ("123456789012345678901234567890", 123456789012345678901234567890),
        ('"\\ud800"', "\ud800"),
    ],
)
@pytest.mark.parametrize("length", [10, 40_000])
def test_nested_json_is_read_on_small_stacks(
    stack: int, innermost: str, value: object, length: int, recorder: Recorder
) -> None:
    bodies = [nested(depth, innermost, "x" * length) for depth in DEPTHS]
    recorder.say(*[Answer(body=body) for body in bodies])
    code, output, errors = run(PROGRAM, recorder.url, str(stack), str(len(DEPTHS)))
    assert code == 0, errors[-2000:]
    assert json.loads(output) == [[depth, value] for depth in DEPTHS]


def test_too_deeply_nested_json_is_refused(recorder: Recorder) -> None:
    bodies = [b'{"all": ' + b"[" * depth + b"]" * depth + b"}" for depth in (20_000, 2_000_000)]
    bodies += [b"[" * 500_000, b'{"a": ' * 100_000]
    recorder.say(*[Answer(body=body) for body in bodies])
    code, output, errors = run(PROGRAM, recorder.url, "64", str(len(bodies)))
    assert code == 0, errors[-2000:]
    for name, message in json.loads(output):
        assert name == "DecodeError"
        assert "nested too deeply" in message
