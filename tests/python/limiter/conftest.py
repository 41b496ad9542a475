"""Fixtures of the limiter: a Redis server, and a service that notes arrivals."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from arrivals import Service
from redis_server import RedisConnection, RedisServer


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as own:
        yield own


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    server = RedisServer()
    connection = RedisConnection(server)
    # A server that has just begun waits until slots of before have ended; this one has no clients yet.
    while int(connection.ask("INFO", "server").split(b"uptime_in_seconds:")[1].split()[0]) < 11:
        time.sleep(0.2)
    connection.close()
    yield server
    server.stop()
