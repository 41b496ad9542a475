"""Servers and clients that several figures use."""

from __future__ import annotations

from functools import partial

import served
from plan import Runner, Server

#: As many pages as the service's page numbers reach.
PAGES = 500
WRITE = partial(served.write, pages=PAGES)
PLAIN = {"server": Server(WRITE)}
#: The latency in milliseconds of a service that is far away.
FAR = {"server": Server(WRITE, ("--latency", "20"))}


def waiting(task: str, calls: dict[str, int]) -> tuple[Runner, ...]:
    """Return clients that wait, with the calls of a round."""
    return tuple(Runner(name, "waiting", name, task, number) for name, number in calls.items())


def awaited(task: str, calls: dict[str, int]) -> tuple[Runner, ...]:
    """Return asynchronous clients, with the calls of a round."""
    return tuple(
        Runner(AWAITED.get(name, name), "awaited", name, task, number)
        for name, number in calls.items()
    )


#: How an asynchronous client is called in a chart.
AWAITED = {"aiohttp": "aiohttp+orjson"}
