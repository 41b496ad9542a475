"""Imports another library on first use, or says what to install."""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType


def library(name: str, purpose: str, *, beside: Sequence[str] = ()) -> ModuleType:
    """Import a library, or say what to install.

    Parameters
    ----------
    name : str
        The name of the library, which is also that of its package.
    purpose : str
        What needs it.
    beside : sequence of str
        Other packages that are needed for it.

    Returns
    -------
    module

    Raises
    ------
    ImportError
        If it is not installed; the message says what to install.
    """
    try:
        return import_module(name)
    except ImportError as error:
        needed = " ".join([name, *beside])
        message = f"{purpose} needs {name}: pip install {needed}"
        raise ImportError(message, name=name) from error
