"""Collects the texts of the warnings that calls raise.

A thread collects what its own calls warn of. The warnings of other threads are shown as before.
"""

from __future__ import annotations

import contextlib
import sys
import threading
import warnings

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

__all__ = ["collected"]

_LOCK = threading.Lock()
_LISTS: dict[int, list[str]] = {}
#: What restores the filters, and what shows warnings, from before the first thread collects.
_BEFORE: list[Any] = []


def _show(message: Warning | str, category: type[Warning], *place: Any, **named: Any) -> None:
    """Add a warning to the list of this thread; show it as before if it does not collect."""
    found = _LISTS.get(threading.get_ident())
    if found is None:
        _BEFORE[1](message, category, *place, **named)
    elif str(message) not in found:
        found.append(str(message))


def _begin() -> None:
    """Collect every warning of the package, also a repeated one."""
    from openshelf import warning_classes  # noqa: PLC0415  only calls need them

    for name in warning_classes.__all__:
        warnings.simplefilter("always", getattr(warning_classes, name))


@contextlib.contextmanager
def collected() -> Iterator[list[str]]:
    """Return a list that gets the texts of the warnings of this thread.

    The filters of `warnings` belong to the process, unless the interpreter says otherwise: the
    first thread that collects changes them, and the last one restores them. Another block of the
    program that restores them in between is not undone: the next thread changes them again.
    """
    found: list[str] = []
    if getattr(sys.flags, "context_aware_warnings", False):
        with warnings.catch_warnings(record=True) as caught:
            _begin()
            yield found
        found += dict.fromkeys(str(each.message) for each in caught)
        return
    own = threading.get_ident()
    with _LOCK:
        if warnings.showwarning is not _show:
            restoring = warnings.catch_warnings()
            _BEFORE[:] = [restoring, warnings.showwarning]
            restoring.__enter__()
            warnings.showwarning = _show
            _begin()
        _LISTS[own] = found
    try:
        yield found
    finally:
        with _LOCK:
            del _LISTS[own]
            if not _LISTS and warnings.showwarning is _show:
                _BEFORE[0].__exit__(None, None, None)
