"""Runs the command line in separate processes: on a real terminal, in pipes, with streams closed."""

from __future__ import annotations

import os
import select
import shlex
import subprocess
import sys
import unicodedata
from collections.abc import Sequence
from typing import Any

import pytest

#: The standard output is buffered as for users, whatever the test machine sets.
COMMAND = [sys.executable, "-W", "error", "-m", "openshelf"]
PATIENCE = 60

#: Characters that change the direction of writing; the other marks of Unicode's list (UAX 9) have
#: classes.
_MARKS = {"\u200e", "\u200f", "\u061c"}
_TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}


def is_obeyed(sign: str) -> bool:
    """Whether a terminal interprets a character, by Unicode's own tables."""
    turns = unicodedata.bidirectional(sign) in _TURNING or sign in _MARKS
    return unicodedata.category(sign) == "Cc" or turns


#: Every character that a terminal interprets: C0, DEL, C1 and marks of writing direction.
OBEYED = [sign for sign in map(chr, range(0x3000)) if is_obeyed(sign)]


def environment(**more: str) -> dict[str, str]:
    """The environment of the tests without variables that change how Python writes."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return own | {"COLUMNS": "100000"} | more


def run(*words: str, redirected: str = "", **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Run a command; a shell redirects its streams, such as ">&-"."""
    command = [*COMMAND, *words]
    if redirected:
        command = ["sh", "-c", f"exec {shlex.join(command)} {redirected}"]
    settings: dict[str, Any] = {"env": environment(), "timeout": PATIENCE, "capture_output": True}
    return subprocess.run(command, check=False, **settings | options)


def on_terminal(
    *words: str, env: dict[str, str] | None = None, command: Sequence[str] = COMMAND
) -> tuple[int, bytes]:
    """Run a command on its own terminal; return its status and every byte that it wrote."""
    pty = pytest.importorskip("pty", reason="terminals are those of Unix")
    terminal, end = pty.openpty()
    raw(end)
    process = subprocess.Popen(
        [*command, *words], env=env or environment(), stdin=end, stdout=end, stderr=end
    )
    os.close(end)
    came = b"".join(iter(lambda: read(terminal), b""))
    os.close(terminal)
    return process.wait(timeout=PATIENCE), came


def raw(terminal: int) -> None:
    """Make the terminal change nothing: neither line ends nor echo."""
    tty = pytest.importorskip("tty", reason="terminals are those of Unix")
    tty.setraw(terminal)


def read(terminal: int) -> bytes:
    """Read the available bytes; empty at the end."""
    if not select.select([terminal], [], [], PATIENCE)[0]:
        raise AssertionError("the command hangs")
    try:
        return os.read(terminal, 65536)
    except OSError:  # the other end is closed
        return b""


def lines_without_controls(came: bytes) -> str:
    """The text that a terminal was sent, after a check that it contains no control characters."""
    text = came.decode()
    found = sorted({ascii(sign) for sign in text if sign not in "\n\t" and is_obeyed(sign)})
    assert not found, found
    return text
