"""Helpers of the cache tests: the four backends, a Redis server, and moved clocks."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from openshelf import _core

BACKENDS = ("sqlite", "memory", "filesystem", "redis")
#: The backends that other processes can share.
SHARED = ("sqlite", "filesystem", "redis")


@contextlib.contextmanager
def moved_clock(*seconds: float) -> Iterator[Any]:
    """Yields a function that moves the clocks of all caches; they are moved back at the end."""
    moved = 0.0

    def move(by: float) -> None:
        nonlocal moved
        moved += by
        _core._move_clock(by)

    try:
        for each in seconds:
            move(each)
        yield move
    finally:
        _core._move_clock(-moved)


def options_for(backend: str, folder: Path, url: str, name: str = "cache") -> dict[str, Any]:
    """The constructor's keywords for a cache of this kind that only this test uses."""
    options: dict[str, Any] = {"use_caching": True, "backend": backend}
    if backend in ("sqlite", "filesystem"):
        options["cache_name"] = str(folder / f"{name}.{backend}")
    else:
        options["cache_name"] = f"{folder.name}-{name}"
    if backend == "redis":
        options["cache_url"] = url
    return options
