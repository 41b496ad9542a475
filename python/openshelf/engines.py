"""The parts that Dask and Spark share.

`SharedList` pickles a list once for all slices of a plan, and each process restores it once. So all
slices that a worker reads use one client. `engine_module` imports a module of an engine.
"""

from __future__ import annotations

import pickle
import threading
from importlib import import_module

from openshelf.slices import Slice

TYPE_CHECKING = False  # typing is not imported at run time
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from openshelf._core import Paginated
_LOCK = threading.Lock()
#: The lists of this process, by their pickles, the oldest first.
_RESTORED: dict[bytes, Paginated[..., Any]] = {}
_MOST = 16


class SharedList:
    """A list that is pickled once for all slices of a plan.

    Every process that reads slices restores it once, so that all its slices use one client: one
    pace, and one pool of connections.
    """

    __slots__ = ("_operation", "_pickled")

    def __init__(self, paginated: Paginated[..., Any], operation: str) -> None:
        """Pickle the list."""
        self._pickled = pickle.dumps(paginated)
        self._operation = operation

    def slice(self, facts: tuple[Any, ...]) -> Slice:
        """Return the slice with these facts."""
        with _LOCK:  # threads that begin together would each restore it
            paginated = _RESTORED.get(self._pickled)
            if paginated is None:
                paginated = pickle.loads(self._pickled)  # noqa: S301  our own bytes
                _RESTORED[self._pickled] = paginated
            if len(_RESTORED) > _MOST:
                del _RESTORED[next(iter(_RESTORED))]
        arguments, extent, expected = facts
        return Slice(paginated, self._operation, (arguments, extent, expected))


def facts_of(part: Slice) -> tuple[Any, ...]:
    """Return what SharedList.slice needs of a slice: what it is, without its client."""
    return part._facts()  # noqa: SLF001  our own class


def engine_module(name: str, purpose: str, extra: str) -> ModuleType:
    """Import a module of an engine, or say what to install."""
    try:
        return import_module(name)
    except ImportError as error:
        message = (
            f"{purpose} needs {name.partition('.')[0]}: pip install 'openshelf[{extra}]' ({error})"
        )
        raise ImportError(message, name=error.name) from error
