"""Fixtures of the cache: a Redis server, and options for each kind of cache."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from keeping import BACKENDS, moved_clock, options_for
from redis_server import RedisServer


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    server = RedisServer()
    yield server
    server.stop()


@pytest.fixture(params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def kept(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest
) -> Callable[..., dict[str, Any]]:
    """Returns the keywords of a cache of this kind; the same name means the same cache."""
    url = request.getfixturevalue("redis_server").url if backend == "redis" else ""

    def options(name: str = "cache", **more: Any) -> dict[str, Any]:
        return options_for(backend, tmp_path, url, name) | more

    return options


@pytest.fixture
def clock() -> Iterator[Callable[[float], None]]:
    """Moves the clocks of all caches by this number of seconds."""
    with moved_clock() as move:
        yield move
