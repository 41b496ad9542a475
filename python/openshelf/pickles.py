"""Pickles the objects of this package, and creates them again.

Each pickle states the version of its format and the kind of the object. `src/python/pickled.rs`
calls `pickled` for objects of the compiled core.
"""

from __future__ import annotations

from importlib import import_module

from openshelf.errors import DecodeError

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

#: The version of pickles. Those from before it, which state none, are read as well.
VERSION = 1


def _make(kind: type, *parts: Any) -> object:
    """Create an object whose constructor takes its parts."""
    return kind(*parts)


#: What creates the objects of each kind again: a module and the name of a function of it.
_MAKERS = {
    "client": ("openshelf._core", "_rebuild"),
    "error": ("openshelf.errors", "_rebuild"),
    "list": ("openshelf._core", "_restore_list"),
    "object": (__name__, "_make"),
    "request": ("openshelf._core", "_restore_request"),
    "schema": ("openshelf._core", "_read_schema"),
    "table": ("openshelf._core", "_read_table"),
}


def pickled(kind: str, parts: tuple[Any, ...]) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Return what ``__reduce__`` returns for an object of a kind with these parts."""
    return restore, (VERSION, kind, *parts)


def restore(version: int, kind: str, *parts: Any) -> Any:
    """Create a pickled object again.

    Parameters
    ----------
    version : int
        The version of the pickle.
    kind : str
        What it holds, such as "client".
    *parts
        What it is made of, which its kind determines.

    Raises
    ------
    DecodeError
        If the pickle is of another version, or holds something unknown.
    """
    if version != VERSION or kind not in _MAKERS:
        raise DecodeError(
            f"a pickled {kind} of version {version}: this openshelf reads version {VERSION}; "
            "unpickle it with the openshelf that pickled it, or make the object again"
        )
    module, name = _MAKERS[kind]
    return getattr(import_module(module), name)(*parts)
