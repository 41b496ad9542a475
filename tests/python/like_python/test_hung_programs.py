"""Tests that a program that hangs fails its test and leaves nothing behind."""

import socket
import sys

import programs
import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")

#: Each process has a connection that closes only when the process ends.
CHILD = """
import os, socket, sys, time
from forks import forked, joined
def sleeping():
    link = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
    time.sleep(600)
"""


@pytest.mark.parametrize(
    "parent",
    [
        "forked(sleeping); sleeping()",
        "forked(lambda: joined(forked(sleeping))); sleeping()",
        "forked(sleeping)",
    ],
    ids=["a child", "a child of a child", "a child whose parent has ended"],
)
def test_the_children_of_a_hung_program_are_killed(
    parent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(20)
        process = programs.start(CHILD + parent, str(server.getsockname()[1]))
        links = [server.accept()[0] for _ in range(parent.count("sleeping"))]
        with pytest.raises(AssertionError, match="the program hangs"):
            programs.finish(process)
        for link in links:
            with link:
                link.settimeout(20)
                assert link.recv(1) == b"", "a process goes on"
