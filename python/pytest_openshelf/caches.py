"""Caches of tests: in a folder of the run, and apart for each test that has a sandbox.

What a test is answered is made up. Without this module, a client with a cache would keep it where
the user's programs look, and a test would be answered by what these have kept. A cassette separates
its answers by itself.
"""

from __future__ import annotations

import os
import secrets

TYPE_CHECKING = False  # typing is not imported at run time: the plugin loads in every run of pytest
if TYPE_CHECKING:
    from .sandbox import Sandbox

#: The environment variables, which child processes inherit.
FOLDER_VARIABLE = "OPENSHELF_CACHE_DIR"
SCOPE_VARIABLE = "OPENSHELF_CACHE_SCOPE"


def leave_the_users(folder: str) -> bool:
    """Keep the caches that have a name in a folder of the run, unless the user has chosen one.

    Parameters
    ----------
    folder : str
        The folder; it is created with the first cache.

    Returns
    -------
    bool
        Whether the folder is used.
    """
    if os.environ.get(FOLDER_VARIABLE):
        return False
    os.environ[FOLDER_VARIABLE] = folder
    return True


def return_to_the_users(folder: str) -> None:
    """Keep them in the user's folder again, unless the program has chosen another one meanwhile.

    Parameters
    ----------
    folder : str
        The folder of the run.
    """
    if os.environ.get(FOLDER_VARIABLE) == folder:
        del os.environ[FOLDER_VARIABLE]


def separate(sandbox: Sandbox) -> None:
    """Hide the answers that caches have from other tests: the sandbox may answer differently now.

    Parameters
    ----------
    sandbox : Sandbox
        The sandbox of the run.
    """
    from openshelf import _core  # noqa: PLC0415  only where it is used

    port, number = int(sandbox.url.rpartition(":")[2]), secrets.randbits(63)
    _core._set_cache_scope(port, number)  # noqa: SLF001
    os.environ[SCOPE_VARIABLE] = f"{port}:{number}"


def join() -> None:
    """Separate nothing any more."""
    from openshelf import _core  # noqa: PLC0415

    _core._set_cache_scope(0, 0)  # noqa: SLF001
    os.environ.pop(SCOPE_VARIABLE, None)
