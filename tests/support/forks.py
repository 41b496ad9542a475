"""Forks for programs that run in a separate Python process."""

import os
import traceback
from collections.abc import Callable


def forked(work: Callable[[], object]) -> int:
    """Does the work in a child, which exits without the interpreter's shutdown; returns its process id."""
    child = os.fork()
    if child == 0:
        try:
            work()
        except BaseException:  # noqa: BLE001  nothing may leave the child another way
            traceback.print_exc()
            os._exit(1)
        os._exit(7)
    return child


def joined(child: int) -> None:
    """Waits for a child and checks that it has done its work."""
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 7, status
