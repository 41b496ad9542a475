"""Tests bursts of cancellations and long runs: connections, memory, descriptors and tasks do not grow."""

import asyncio
import json
import sys
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from programs import joined, start

pytestmark = [
    pytest.mark.timeout(1500),
    pytest.mark.skipif(
        sys.platform != "linux", reason="descriptors and memory are read from /proc"
    ),
]

MEGABYTE = 1 << 20
BODY = json.dumps({"cases": ["x" * 50] * 20}).encode()
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s" % (
    len(BODY),
    BODY,
)


class Counting:
    """An HTTP server in its own event loop that counts its connections."""

    def __init__(self) -> None:
        self.opened = self.open = self.most_open = self.requests = 0
        self.loop = asyncio.new_event_loop()
        ready = threading.Event()
        self.thread = threading.Thread(target=self.run, args=(ready,), daemon=True)
        self.thread.start()
        assert ready.wait(10)

    def run(self, ready: threading.Event) -> None:
        async def begin() -> None:
            self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0, backlog=4096)
            self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
            ready.set()

        self.loop.run_until_complete(begin())
        self.loop.run_forever()
        self.server.close()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0.1))
        self.loop.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.opened += 1
        self.open += 1
        self.most_open = max(self.most_open, self.open)
        try:
            while await reader.readuntil(b"\r\n\r\n"):
                self.requests += 1
                writer.write(ANSWER)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self.open -= 1
            writer.close()


@pytest.fixture
def counting() -> Iterator[Counting]:
    server = Counting()
    yield server
    server.loop.call_soon_threadsafe(server.loop.stop)
    server.thread.join(10)


HEAD = """
import asyncio, gc, json, os, sys, threading
from calling import make_client
url, count = sys.argv[1], int(sys.argv[2])
def resident():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
def sockets():
    found = 0
    for each in os.listdir("/proc/self/fd"):
        try:
            found += os.readlink(f"/proc/self/fd/{each}").startswith("socket:")
        except OSError:
            pass
    return found
def state():
    return {"memory": resident(), "descriptors": len(os.listdir("/proc/self/fd")),
            "threads": threading.active_count(), "sockets": sockets()}
"""

STORM = joined(
    HEAD,
    """
    async def burst(client, number):
        tasks = [asyncio.create_task(client.totals.world()) for _ in range(100)]
        # Some bursts are cancelled before anything has begun, some while they connect, some in between.
        for _ in range(number % 7):
            await asyncio.sleep(0.0005 * (number % 3))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    async def main():
        most = 0
        async with make_client("disease", url, asynchronous=True) as client:
            for number in range(30):
                await burst(client, number)
            await asyncio.gather(*(client.totals.world() for _ in range(100)))
            idle = sockets()
            before = state()
            for number in range(count // 100):
                await burst(client, number)
                most = max(most, sockets())
            after = state()
            assert await client.totals.world()
            tasks = len(asyncio.all_tasks())
        print(json.dumps({"before": before, "after": after, "most": most, "tasks": tasks, "idle": idle}))
    asyncio.run(main())
    """,
)


@pytest.mark.parametrize(
    "count",
    [pytest.param(5_000, marks=pytest.mark.slow), pytest.param(100_000, marks=pytest.mark.full)],
)
def test_a_storm_of_cancellations_leaks_nothing(
    count: int, counting: Counting, figures: Any
) -> None:
    """Calls are cancelled in bursts of a hundred."""
    process = start(STORM, counting.url, str(count))
    output, errors = process.communicate(timeout=1400)
    assert process.returncode == 0, errors
    reported = json.loads(output)
    grown = reported["after"]["memory"] - reported["before"]["memory"]
    figures("storm", reported | {"grown": grown, "most at the server": counting.most_open,
                                     "opened": counting.opened, "requests": counting.requests})  # fmt: skip
    assert grown < 50 * MEGABYTE
    assert reported["tasks"] == 1
    # `max_concurrency` is eight. A few more arise if the server does not answer in time.
    assert reported["most"] <= reported["idle"] + 8
    assert counting.most_open <= 2 * 8
    assert counting.opened <= count / 50


SOAK = joined(
    HEAD,
    """
    way = sys.argv[3]
    def sync(client, calls):
        for _ in range(calls):
            assert client.totals.world()
    async def several(client, calls):
        async def one():
            for _ in range(calls // 8):
                assert await client.totals.world()
        await asyncio.gather(*(one() for _ in range(8)))
    if way == "sync":
        with make_client("disease", url) as client:
            sync(client, 2000)
            before = state()
            sync(client, count)
            after = state()
        tasks = 0
    else:
        async def main():
            async with make_client("disease", url, asynchronous=True) as client:
                await several(client, 2000)
                before = state()
                await several(client, count)
                return before, state(), len(asyncio.all_tasks()) - 1
        before, after, tasks = asyncio.run(main())
    print(json.dumps({"before": before, "after": after, "tasks": tasks}))
    """,
)


@pytest.mark.full
@pytest.mark.parametrize("way", ["sync", "async"])
def test_a_hundred_thousand_calls_leak_nothing(way: str, counting: Counting, figures: Any) -> None:
    """A hundred thousand calls, synchronous and asynchronous."""
    process = start(SOAK, counting.url, "100000", way)
    output, errors = process.communicate(timeout=1400)
    assert process.returncode == 0, errors
    reported = json.loads(output)
    figures("soak", reported | {"opened": counting.opened, "requests": counting.requests})
    assert counting.requests >= 102_000
    assert reported["after"]["memory"] - reported["before"]["memory"] < 20 * MEGABYTE
    for name in ("descriptors", "threads", "sockets"):
        assert reported["after"][name] <= reported["before"][name] + 2
    assert reported["tasks"] == 0
    assert counting.most_open <= 8
