"""The standard streams of a command: closed, full, and with the line that says what is wrong."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from typing import IO

from . import shown

#: What a system says of a stream or a file that cannot take more: nothing about the command is
#: wrong, so the exit status is that of a failure.
FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})


def prepare() -> None:
    """Give every standard stream that is closed something in its place.

    Without that the next file or socket would get its number, and what is written to the stream
    would go there. What takes its place cannot be written to, or not read from: a use still fails.
    Messages alone are lost quietly, for nobody is there to read them.
    """
    # A file gets the lowest number that is free, so the order counts.
    for number, flags in ((0, os.O_WRONLY), (1, os.O_RDONLY), (2, os.O_WRONLY)):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, flags)
    if sys.stdin is None:
        sys.stdin = _stream(0, "r")
    if sys.stdout is None:
        sys.stdout = _stream(1, "w")
    if sys.stderr is None:
        sys.stderr = _stream(2, "w")
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A character that the output's encoding does not have is no reason to fail.
        sys.stdout.reconfigure(errors="backslashreplace")


def _stream(number: int, mode: str) -> IO[str]:
    return open(number, mode, encoding="utf-8", closefd=False)


def silence(stream: IO[str]) -> None:
    """Keep the end of the interpreter from writing what could not be written.

    Parameters
    ----------
    stream : text stream
        The standard output or the standard error.
    """
    with contextlib.suppress(OSError, ValueError):
        number = os.open(os.devnull, os.O_WRONLY)
        os.dup2(number, stream.fileno())
        os.close(number)


def complain(message: str) -> None:
    """Say in one line on the standard error what is wrong.

    Parameters
    ----------
    message : str
        Any text; white space becomes single spaces, and what a terminal obeys becomes escapes.
    """
    line = " ".join(shown.in_cell(message).split())
    # Where the standard error cannot be written to either, the status tells.
    try:
        sys.stderr.write(f"openshelf: {line}\n")
        sys.stderr.flush()
    except (OSError, ValueError):
        silence(sys.stderr)


def why_unwritable(error: OSError) -> str:
    """Say which output cannot be written to, and why.

    Parameters
    ----------
    error : OSError
        One of the kinds that stand in FULL. Without the name of a file it is the standard output's.

    Returns
    -------
    str
        A sentence.
    """
    if error.filename is not None:
        return f"{error.filename} cannot be written: {_words(error)}"
    if error.errno == errno.EBADF:
        return "the standard output is closed: open it, or name a file with --output"
    return f"the standard output cannot be written to: {_words(error)}"


def _words(error: OSError) -> str:
    return os.strerror(error.errno) if error.errno is not None else str(error)
