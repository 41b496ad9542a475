"""Tests the command line: a mistake is one line and exit status 2, and it stops when interrupted."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest


def run(*words: str, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "openshelf", *words],
        text=True, timeout=60, check=False, **{"capture_output": True, **options},
    )  # type: ignore[call-overload]  # fmt: skip


MISTAKES = {
    "no command": ([], "command"),
    "a misspelt command": (["sandbx"], "sandbx"),
    "an unknown option": (["sandbox", "--prot", "1"], "--prot"),
    "a port out of range": (["sandbox", "--port", "70000"], "65535"),
    "a negative port": (["sandbox", "--port", "-1"], "65535"),
    "a port that is no number": (["sandbox", "--port", "http"], "'http'"),
    "a negative seed": (["sandbox", "--seed", "-1"], "'-1'"),
    "a seed that is too large": (["sandbox", "--seed", str(2**64)], str(2**64)),
    "a scale that is no number": (["sandbox", "--scale", "nan"], "'nan'"),
    "no scale": (["sandbox", "--scale", "0"], "10000"),
    "a scale without end": (["sandbox", "--scale", "inf"], "'inf'"),
    "a day that is none": (["sandbox", "--today", "2024-13-01"], "2024-13-01"),
    "a day of long ago": (["sandbox", "--today", "1999-12-31"], "2024-06-28"),
    "an unknown service": (["operations", "muesum"], "museum"),
    "an unknown interface": (["openapi", "muesum"], "museum"),
    "a document as YAML": (["openapi", "museum", "--output", "d.yaml"], ".json"),
    "a folder as output": (["openapi", "museum", "--output", "."], "directory"),
    "a folder that is missing": (["openapi", "museum", "--output", "no/such/x.json"], "no/such"),
}


@pytest.mark.parametrize("case", MISTAKES)
def test_a_mistake_is_reported_in_one_line(case: str, tmp_path: Path) -> None:
    words, named = MISTAKES[case]
    done = run(*words, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("openshelf: ")
    assert named in done.stderr


def test_a_port_in_use_is_reported_in_one_line() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run("sandbox", "--port", str(port))
    assert (done.returncode, done.stdout) == (2, "")
    assert str(port) in done.stderr
    assert done.stderr.count("\n") == 1
