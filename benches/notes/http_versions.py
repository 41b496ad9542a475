"""Compares HTTP/1.1 with HTTP/2 over TLS, cold and warm, to a server that is far away.

    PYTHONPATH=benches python benches/notes/http_versions.py [--rounds 7]

The interpreter's environment has openshelf, and `benches` is on its path. A relay holds every byte
back for half of the latency in both directions, handshakes included. Cold calls open their
connections; warm ones are made right after them. Printed are medians of interleaved rounds in
milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import threading
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

import openshelf

import harness
from figures.shared import WRITE
from plan import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

#: How many calls, and how many at once.
TASKS = ((20, 1), (500, 8), (500, 64))
LATENCIES = (20, 100)
SERVERS = {
    "HTTP/1.1": Server(WRITE, tls=True),
    "HTTP/2": Server(WRITE, ("--http2",), tls=True),
}


class Relay:
    """Passes bytes on after a time."""

    def __init__(self, port: int, seconds: float) -> None:
        self.target = port
        self.seconds = seconds

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Connect to the target, and pass on what comes from both sides."""
        other_reader, other_writer = await asyncio.open_connection("127.0.0.1", self.target)
        await asyncio.gather(self.passing(reader, other_writer), self.passing(other_reader, writer))

    async def passing(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Write what is read, each piece after the same time."""
        loop = asyncio.get_running_loop()

        def write(data: bytes) -> None:
            with contextlib.suppress(OSError):
                writer.write(data) if data else writer.close()

        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                loop.call_later(self.seconds, write, data)
        loop.call_later(self.seconds, write, b"")


@contextlib.contextmanager
def relaying(port: int, seconds: float) -> Iterator[int]:
    """Run a relay in a thread; return its port."""
    loop = asyncio.new_event_loop()
    relay = Relay(port, seconds)
    server = loop.run_until_complete(asyncio.start_server(relay.accept, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    yield server.sockets[0].getsockname()[1]
    loop.call_soon_threadsafe(loop.stop)
    thread.join()


async def measure(url: str, told: dict[str, Any], calls: int, at_once: int) -> tuple[float, float]:
    """Return the milliseconds of cold and of warm calls."""
    found = []
    options: Any = {"base_url": url, "ca_file": told["ca"], "requests_per_second": None}
    async with openshelf.AsyncDisease(**options, max_concurrency=at_once) as client:
        for _ in range(2):
            left = iter(range(calls))

            async def worker(left: Iterator[int] = left) -> None:
                for _ in left:
                    await client.totals.world()

            started = perf_counter()
            await asyncio.gather(*(worker() for _ in range(at_once)))
            found.append((perf_counter() - started) * 1000)
    return found[0], found[1]


def main() -> None:
    """Measure each task at each latency over both versions."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    program = harness.build_server()
    print("latency  calls  at once  " + "  ".join(f"{name} cold, warm" for name in SERVERS))
    with contextlib.ExitStack() as stack:
        told = {
            name: stack.enter_context(harness.serving(program, server, None))
            for name, server in SERVERS.items()
        }
        for latency in LATENCIES:
            with contextlib.ExitStack() as relays:
                urls = {}
                for name, each in told.items():
                    port = int(each["url"].rpartition(":")[2])
                    relayed = relays.enter_context(relaying(port, latency / 2000))
                    urls[name] = f"https://localhost:{relayed}"
                for calls, at_once in TASKS:
                    times: dict[str, list[tuple[float, float]]] = {name: [] for name in SERVERS}
                    for _ in range(rounds):
                        for name, url in urls.items():
                            each = asyncio.run(measure(url, told[name], calls, at_once))
                            times[name].append(each)
                    shown = "  ".join(
                        f"{median(cold for cold, _ in found):,.0f}, "
                        f"{median(warm for _, warm in found):,.0f}"
                        for found in times.values()
                    )
                    print(f"{latency:4} ms  {calls:5}  {at_once:7}  {shown}", flush=True)


if __name__ == "__main__":
    main()
