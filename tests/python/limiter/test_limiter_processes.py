"""Tests limiters with many processes, some of them killed, and with a Redis server that goes away."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from arrivals import Service
from pace import worst_window
from programs import finish, kill, start
from redis_server import RedisConnection, RedisServer, free_port
from waiting import soon

PROCESSES = 8
RATE = 50.0
#: Seconds by which the arrival at the service may differ from the grant, on a busy machine.
SLACK = 0.2

WORKER = """
import sys
import openshelf
url, limiter, name = sys.argv[1:]
client = openshelf.Disease(base_url=url, requests_per_second=50.0, limiter=limiter)
while True:
    client.totals.country(name)
"""


FORKED = """
import sys
import openshelf
from forks import forked, joined
url, limiter = sys.argv[1:]
client = openshelf.Disease(base_url=url, requests_per_second=50.0, limiter=limiter)
client.totals.country("parent")
for child in [forked(lambda: client.totals.country("child")) for _ in range(4)]:
    joined(child)
"""


@pytest.fixture
def workers(service: Service) -> Iterator[Callable[[str, str], subprocess.Popen[str]]]:
    """Starts processes that send as fast as they may; they are killed at the end."""
    processes: list[subprocess.Popen[str]] = []

    def work(limiter: str, name: str) -> subprocess.Popen[str]:
        processes.append(start(WORKER, service.url, limiter, name))
        return processes[-1]

    yield work
    for process in processes:
        kill(process)
        process.communicate()


def sent_after(service: Service, count: int) -> None:
    """Waits for this many more requests."""
    wanted = len(service.arrivals) + count
    assert soon(lambda: len(service.arrivals) >= wanted)


@pytest.mark.parametrize("kind", ["file", "redis"])
def test_processes_share_a_pace_while_some_are_killed(
    kind: str,
    service: Service,
    workers: Callable[[str, str], subprocess.Popen[str]],
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    """A process that is killed while it waits, or while it holds the lock, does not block the others."""
    limiter = f"file:{tmp_path}/shared"
    if kind == "redis":
        limiter = request.getfixturevalue("redis_server").url
    running = [workers(limiter, f"first-{number}") for number in range(PROCESSES)]
    names = {f"first-{number}" for number in range(PROCESSES)}
    assert soon(lambda: {name for _, name in service.arrivals} == names)
    chance = random.Random(7)
    for number in range(6):
        sent_after(service, chance.randrange(1, 10))
        kill(running.pop(chance.randrange(len(running))))
        running.append(workers(limiter, f"later-{number}"))
    sent_after(service, 100)
    assert worst_window(service.times, RATE, SLACK) <= 0


@pytest.mark.slow
@pytest.mark.parametrize("stop", ["killed", "stopped"])
def test_processes_keep_the_rate_while_the_server_is_restarted(
    stop: str,
    service: Service,
    workers: Callable[[str, str], subprocess.Popen[str]],
) -> None:
    """Requests go on at each process's share, and never at more than the rate."""
    port = free_port()
    server = RedisServer(port)
    try:
        for number in range(PROCESSES):
            workers(server.url, str(number))
        # The server has just begun, and might have lost its data.
        assert soon(lambda: len({name for _, name in service.arrivals}) == PROCESSES)
        sent_after(service, 200)
        if stop == "killed":
            server.kill()
            away = len(service.arrivals)
            sent_after(service, 40)
            server.stop()
            server = RedisServer(port)
        else:
            server.process.send_signal(19)
            away = len(service.arrivals)
            sent_after(service, 20)
            server.process.send_signal(18)
        sent_after(service, 200)
        # Several processes went on meanwhile.
        meanwhile = {name for _, name in service.arrivals[away + 10 : away + 20]}
        assert len(meanwhile) > 1
        assert worst_window(service.times, RATE, SLACK) <= 0
        back = time.monotonic()
        # And all of them do in the end.
        everybody = {str(number) for number in range(PROCESSES)}
        assert soon(lambda: everybody <= {name for at, name in service.arrivals if at > back})
        sent_after(service, 100)
        assert worst_window(service.times, RATE, SLACK) <= 0
    finally:
        server.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
def test_forked_children_have_separate_places(service: Service, redis_server: RedisServer) -> None:
    """Forked children have the same random numbers, and are still distinguished."""
    code, _, errors = finish(start(FORKED, service.url, redis_server.url))
    assert code == 0, errors
    assert len(service.requests) == 5
    connection = RedisConnection(redis_server)
    host = service.url.removeprefix("http://")
    assert connection.ask("ZCARD", f"{{openshelf:limit:disease:{host}}}:seen") == 5
    connection.close()
