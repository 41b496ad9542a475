"""Says on a terminal that a command waits, and why."""

from __future__ import annotations

import contextlib
import re
import sys
import time

from . import streams

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import logging
    from collections.abc import Iterator

#: Nobody wonders about shorter waits, in seconds.
_LEAST = 1.0
#: The ends of lines of the log that tell a wait.
_FAILED = re.compile(r" -> (\S.*), attempt (\d+); next attempt in ([\d.]+) s$")
_PAUSED = re.compile(r" waits ([\d.]+) s, (because .*)$")
#: Clears the line of progress, which is drawn again below the message.
_CLEAR = "\r\x1b[K"


class _Waits:
    """Says it of the first of several requests that wait for the same reason."""

    def __init__(self) -> None:
        """Begin without a wait."""
        self.end = 0.0

    def __call__(self, record: logging.LogRecord) -> bool:
        """Say that a record tells a wait; the record itself is never shown."""
        seconds, why = _wait(record.getMessage())
        end = time.monotonic() + seconds
        if seconds >= _LEAST and end >= self.end + _LEAST:
            self.end = end
            service = record.name.rpartition(".")[2]
            # What cannot be written to is no reason to end the call.
            with contextlib.suppress(OSError, ValueError):
                sys.stderr.write(_CLEAR)
            streams.complain(f"{service} waits {seconds:.0f} s {why}")
        return False


@contextlib.contextmanager
def said() -> Iterator[None]:
    """Say on a terminal when the requests of the block wait; elsewhere nothing changes."""
    if not sys.stderr.isatty():
        yield
        return
    import logging  # noqa: PLC0415  few commands have a terminal

    logger, handler = logging.getLogger("openshelf"), logging.StreamHandler()
    handler.setLevel(logging.WARNING)
    handler.addFilter(_Waits())
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)


def _wait(line: str) -> tuple[float, str]:
    """Return how many seconds a line of the log says that a request waits, and why."""
    failed, paused = _FAILED.search(line), _PAUSED.search(line)
    if failed is not None:
        return float(failed[3]), f"after {failed[1]} at attempt {failed[2]}"
    return (float(paused[1]), paused[2]) if paused is not None else (0.0, "")
