"""Standard streams of a command: closed or full ones, and the line of an error."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from typing import IO

from . import shown

#: The system's errors of a stream or a file that cannot take more. The command line is right, so
#: the exit status is that of a failure.
FULL = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})

_WIDTH = 100
#: What divides an error from more about it, and this from another part, as in errors of arguments.
ABOUT = "\n  "


def prepare() -> None:
    """Replace every standard stream that is closed.

    Otherwise the next file or socket would get its descriptor, and writes to the stream would go
    there. The replacement refuses writes, or reads, so a use still fails. Only messages are dropped
    silently, because nobody could read them.
    """
    # A file gets the lowest free descriptor, so the order matters.
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
        # A character that the output's encoding lacks is not a reason to fail.
        sys.stdout.reconfigure(errors="backslashreplace")


def _stream(number: int, mode: str) -> IO[str]:
    return open(number, mode, encoding="utf-8", closefd=False)


def silence(stream: IO[str]) -> None:
    """Stop the interpreter from retrying a failed write at exit.

    Parameters
    ----------
    stream : text stream
        The standard output or the standard error.
    """
    with contextlib.suppress(OSError, ValueError):
        number = os.open(os.devnull, os.O_WRONLY)
        os.dup2(number, stream.fileno())
        os.close(number)


def width() -> int:
    """Return the width of the terminal in columns, or 100 without a terminal.

    ``shutil`` has this function too, but imports every compressor.
    """
    with contextlib.suppress(ValueError):
        columns = int(os.environ.get("COLUMNS", "0"))
        if columns > 0:
            return columns
    # Standard output may be missing, closed, or no terminal.
    with contextlib.suppress(AttributeError, ValueError, OSError):
        columns = os.get_terminal_size(sys.stdout.fileno()).columns
        if columns > 0:
            return columns
    return _WIDTH


def end_by_ctrl_c() -> None:
    """End the process as Ctrl-C ends a program: a loop of the shell ends, too, with status 130.

    A shell goes on after a program that ends by itself. Windows has no such signals.
    """
    if os.name == "posix":
        import signal  # noqa: PLC0415  only where it is used

        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)


def complain(message: str, *about: str) -> None:
    """Report an error on standard error: in one line, and one more for each further text.

    Parameters
    ----------
    message : str
        Any text; white space becomes single spaces, and control characters become escapes.
    *about : str
        More about the error.
    """
    first, *others = (" ".join(shown.in_cell(text).split()) for text in (message, *about))
    lines = "".join(f"  {line}\n" for line in others)
    # If standard error cannot be written to either, the exit status reports the failure.
    try:
        sys.stderr.write(f"openshelf: {first}\n{lines}")
        sys.stderr.flush()
    except (OSError, ValueError):
        silence(sys.stderr)


def why_unwritable(error: OSError) -> str:
    """Describe which output cannot be written to, and why.

    Parameters
    ----------
    error : OSError
        One of the kinds in FULL. Without a file name it concerns standard output.

    Returns
    -------
    str
        A sentence.
    """
    if error.filename is not None:
        return f"{error.filename} cannot be written: {_words(error)}"
    if error.errno == errno.EBADF:
        return "standard output is closed: open it, or pass a file with --output"
    return f"cannot write to standard output: {_words(error)}"


def why_not(error: OSError) -> str:
    """Describe an error of a file or a folder, without the number of the system.

    Parameters
    ----------
    error : OSError
        Any of them.

    Returns
    -------
    str
        A sentence.
    """
    if error.filename is not None and error.errno is not None:
        return f"{error.filename}: {os.strerror(error.errno)}"
    return str(error)


def _words(error: OSError) -> str:
    return os.strerror(error.errno) if error.errno is not None else str(error)
