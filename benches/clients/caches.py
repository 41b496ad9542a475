"""Caches that are filled from the server, which ends before the hits are measured: a miss fails."""

from __future__ import annotations

import itertools
import random
import sqlite3
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

import served
from clients import Client, repeated
from clients.waiting import PAGE

if TYPE_CHECKING:
    from collections.abc import Callable

Ways = tuple["Callable[[str], Any]", "Callable[[], Any]"]
DAY = 86_400


def openshelf(url: str, folder: Path, backend: str) -> Ways:
    """Clients of this package."""
    import openshelf  # noqa: PLC0415

    options: dict[str, Any] = {
        "use_caching": True,
        "backend": backend,
        "cache_name": "bench" if backend == "memory" else folder / "cache",
        "expire_after": DAY,
        "requests_per_second": None,
        "base_url": url,
        # A million entries of 1 KB need more than the default.
        "max_bytes": 1 << 33,
    }
    disease, museum = openshelf.Disease(**options), openshelf.Museum(**options)
    return disease.totals.country, lambda: museum.artworks.list(limit=100)


def hishel(url: str, folder: Path, _backend: str) -> Ways:
    """A hishel client for httpx that caches everything for a day."""
    from hishel import SqliteStorage  # noqa: PLC0415
    from hishel.httpx import CacheClient  # noqa: PLC0415

    storage = SqliteStorage(database_path=folder / "cache.db", default_ttl=DAY)
    client = CacheClient(storage=storage)
    return (
        lambda name: client.get(url + served.ENTRY.format(name)).json(),
        lambda: client.get(url + PAGE).json(),
    )


def requests_cache(url: str, folder: Path, backend: str) -> Ways:
    """A session of requests-cache."""
    import requests_cache  # noqa: PLC0415

    session = requests_cache.CachedSession(str(folder / "cache"), backend=backend, expire_after=DAY)
    return (
        lambda name: session.get(url + served.ENTRY.format(name)).json(),
        lambda: session.get(url + PAGE).json(),
    )


def floor(url: str, folder: Path, backend: str) -> Ways:
    """A SELECT of a row or a look into a dict, and orjson: no expiry, no headers, no check."""
    import orjson  # noqa: PLC0415

    def fetched(address: str) -> bytes:
        with urllib.request.urlopen(url + address) as answer:  # noqa: S310  loopback
            body: bytes = answer.read()
        return body

    if backend == "memory":
        kept: dict[str, bytes] = {}

        def get(address: str) -> Any:
            if address not in kept:
                kept[address] = fetched(address)
            return orjson.loads(kept[address])
    else:
        database = sqlite3.connect(folder / "floor.db")
        database.execute("create table entries (address text primary key, body blob)")

        def get(address: str) -> Any:
            row = database.execute(
                "select body from entries where address = ?", (address,)
            ).fetchone()
            if row is None:
                row = (fetched(address),)
                database.execute("insert into entries values (?, ?)", (address, *row))
                database.commit()
            return orjson.loads(row[0])

    return lambda name: get(served.ENTRY.format(name)), lambda: get(PAGE)


CLIENTS = {
    "openshelf": openshelf,
    "hishel": hishel,
    "requests-cache": requests_cache,
    "floor": floor,
}


def client(name: str, options: dict[str, Any]) -> Client:
    """Return a cache that contains its entries; hits are spread over some of them at random."""
    folder = Path(options["scratch"])
    small, page = CLIENTS[name](options["url"], folder, options["backend"])
    names = [f"Country{number}" for number in range(options.get("entries", 1))]
    for each in names:
        small(each)
    answers = {"small": small(names[0]), "page": page()}
    asked = names[:: max(len(names) // 1000, 1)]
    for each in asked:
        small(each)
    random.Random(1).shuffle(asked)  # noqa: S311  an order, not a secret
    order = itertools.cycle(asked)

    def hits(calls: int) -> None:
        for each in itertools.islice(order, calls):
            small(each)

    return Client({"small": hits, "page": repeated(page)}, answers)
