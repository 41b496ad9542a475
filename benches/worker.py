"""One client of the comparison: reads "task calls" lines and answers with the seconds they took."""

from __future__ import annotations

import sys
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

#: The requests that every client makes: the same URLs.
SMALL = "/v3/covid-19/all?allowNull=false"
PAGE = "/artworks?page=1&limit=100"

Tasks = dict[str, "Callable[[], Any]"]


def with_openshelf(url: str) -> Tasks:
    """The clients of this package."""
    import openshelf  # noqa: PLC0415  each client is imported in its own process only

    disease = openshelf.Disease(base_url=url)
    museum = openshelf.Museum(base_url=url, requests_per_second=None)
    return {"small": disease.totals.world, "page": lambda: museum.artworks.list(limit=100)}


def with_requests(url: str) -> Tasks:
    """A requests session."""
    import requests  # noqa: PLC0415

    session = requests.Session()
    return _getting(url, lambda address: session.get(address).json())


def with_httpx(url: str) -> Tasks:
    """An httpx client."""
    import httpx  # noqa: PLC0415

    client = httpx.Client()
    return _getting(url, lambda address: client.get(address).json())


def with_primp(url: str) -> Tasks:
    """A primp client."""
    import primp  # noqa: PLC0415

    client = primp.Client()
    return _getting(url, lambda address: client.get(address).json())


def _getting(url: str, get: Callable[[str], Any]) -> Tasks:
    return {"small": lambda: get(url + SMALL), "page": lambda: get(url + PAGE)}


CLIENTS = {
    "openshelf": with_openshelf,
    "requests": with_requests,
    "httpx": with_httpx,
    "primp": with_primp,
}


def main() -> None:
    """Create the client, check its answers once, then execute the lines of the pipe."""
    name, url = sys.argv[1:]
    tasks = CLIENTS[name](url)
    if len(tasks["small"]()) != 17 or len(tasks["page"]()["data"]) != 100:
        message = f"{name} decodes something else"
        raise RuntimeError(message)
    print("ready", flush=True)
    for line in sys.stdin:
        task, count = line.split()
        call = tasks[task]
        begin = perf_counter()
        for _ in range(int(count)):
            call()
        print(perf_counter() - begin, flush=True)


if __name__ == "__main__":
    main()
