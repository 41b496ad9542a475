"""One cache of the comparison: fills itself, then answers each line with the seconds of N hits.

    python benches/cache_worker.py NAME URL FOLDER ENTRIES ASKED

Only ASKED of the entries are read, spread over all of them. The server is stopped before the
lines arrive, so a miss fails.
"""

from __future__ import annotations

import gc
import random
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

#: The requests that every client makes: the same URLs.
SMALL = "/v3/covid-19/countries/{}?strict=true&allowNull=false"
PAGE = "/artworks?page=1&limit=100"

Ways = tuple["Callable[[str], Any]", "Callable[[], Any]"]


def with_openshelf(kind: str, url: str, folder: Path) -> Ways:
    """Clients of this package; the kind may name a Redis server after a colon."""
    import openshelf  # noqa: PLC0415  each client is imported in its own process only

    backend, _, port = kind.partition(":")
    options: dict[str, Any] = {
        "use_caching": True,
        "backend": backend,
        "cache_name": "bench" if backend in {"memory", "redis"} else folder / "cache",
        "expire_after": None,
        "requests_per_second": None,
        "base_url": url,
    }
    if port:
        options["cache_url"] = f"redis://127.0.0.1:{port}"
    disease, museum = openshelf.Disease(**options), openshelf.Museum(**options)
    return disease.totals.country, lambda: museum.artworks.list(limit=100)


def with_hishel(_: str, url: str, folder: Path) -> Ways:
    """A hishel client for httpx that caches everything for a day."""
    from hishel import SqliteStorage  # noqa: PLC0415
    from hishel.httpx import CacheClient  # noqa: PLC0415

    storage = SqliteStorage(database_path=folder / "cache.db", default_ttl=86400)
    client = CacheClient(storage=storage)
    return (
        lambda name: client.get(url + SMALL.format(name)).json(),
        lambda: client.get(url + PAGE).json(),
    )


def with_requests_cache(kind: str, url: str, folder: Path) -> Ways:
    """A session of requests-cache."""
    import requests_cache  # noqa: PLC0415

    session = requests_cache.CachedSession(str(folder / "cache"), backend=kind, expire_after=86400)
    return (
        lambda name: session.get(url + SMALL.format(name)).json(),
        lambda: session.get(url + PAGE).json(),
    )


CLIENTS = {
    "openshelf": with_openshelf,
    "hishel": with_hishel,
    "requests-cache": with_requests_cache,
}


def main() -> None:
    """Fill the cache, check the answers, then execute the lines of the pipe."""
    name, url, folder, entries, count = sys.argv[1:]
    library, _, kind = name.partition("+")
    small, page = CLIENTS[library](kind, url, Path(folder))
    names = [f"Country{number}" for number in range(int(entries))]
    for each in names:
        small(each)
    if len(small(names[0])) != 17 or len(page()["data"]) != 100:
        message = f"{name} decodes something else"
        raise RuntimeError(message)
    names = names[:: len(names) // int(count)]
    for each in names:
        small(each)
    dice = random.Random(1)  # noqa: S311  an order, not a secret
    print("ready", flush=True)
    for line in sys.stdin:
        task, hits = line.split()
        asked = [dice.choice(names) for _ in range(int(hits))]
        gc.collect()
        begin = perf_counter()
        if task == "small":
            for each in asked:
                small(each)
        else:
            for _ in asked:
                page()
        print(perf_counter() - begin, flush=True)


if __name__ == "__main__":
    main()
