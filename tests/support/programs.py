"""Runs programs in a separate Python process, so that signals, forks and exits do not affect the tests."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

SUPPORT = Path(__file__).parent

#: Nothing here takes long; a program that exceeds this hangs.
PATIENCE = 30


def joined(*parts: str) -> str:
    """Joins parts of a program, each with its own indentation."""
    return "\n".join(textwrap.dedent(part) for part in parts)


def start(text: str, *arguments: str) -> subprocess.Popen[str]:
    """Starts the program in its own process group; it may import modules of the tests."""
    clean = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(text), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=clean | {"PYTHONPATH": str(SUPPORT)},
        start_new_session=True,
    )


def kill(process: subprocess.Popen[str]) -> None:
    """Kills the program and the children that it forked."""
    if sys.platform == "win32":
        process.kill()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def finish(process: subprocess.Popen[str], said: str | None = None) -> tuple[int, str, str]:
    """Exit code, output and errors; a program that hangs is killed and fails the test."""
    try:
        output, errors = process.communicate(said, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        kill(process)
        output, errors = process.communicate()
        raise AssertionError(f"the program hangs; it said {output!r} and {errors!r}") from None
    except BaseException:
        # An interrupt of the suite does not reach a separate session.
        kill(process)
        raise
    return process.returncode, output, errors


def run(text: str, *arguments: str) -> tuple[int, str, str]:
    """Starts the program and waits for its end."""
    return finish(start(text, *arguments))


def let_go_on(process: subprocess.Popen[str]) -> None:
    """Lets a program continue that waits in `input()`."""
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()
