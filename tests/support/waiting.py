"""Waits for something that another thread or process does a little later."""

from __future__ import annotations

import time
from collections.abc import Callable

#: Seconds after which even a busy machine is done.
LONG = 60.0


def soon(condition: Callable[[], bool]) -> bool:
    """
    Whether a condition comes true.

    Parameters
    ----------
    condition
        It is asked again and again, for a minute at most; a server for example hears of a closed
        socket a little later than the client that closed it.

    Returns
    -------
    What the condition said last.
    """
    end = time.monotonic() + LONG
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.002)
    return True
