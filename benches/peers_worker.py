"""One client of `peers.py`: reads "task calls" lines, answers with seconds and CPU seconds.

    python benches/peers_worker.py CLIENT URL LATENT_URL

CLIENT is the name of a library, followed by its event loop if it is asynchronous: `aiohttp
uvloop`. The second address answers 20 ms later than the first.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

SMALL = "/v3/covid-19/all?allowNull=false"
PAGE = "/artworks?page=1&limit=100"
#: Tasks of asynchronous clients: what is requested, how many at once, whether with latency.
AT_ONCE = {
    "small 1": ("small", 1, False),
    "small 64": ("small", 64, False),
    "page 1": ("page", 1, False),
    "page 64": ("page", 64, False),
    "gather 16": ("page", 16, False),
    "latent 64": ("page", 64, True),
}
FILTERS = {"award_type_codes": ["A", "B", "C", "D"]}
#: Every page of a list read by a task, and the number of simultaneous requests.
LISTS = {"list": (4, False), "latent list 64": (64, True)}

Gets = dict[str, "Callable[[], Any]"]


def waiting_openshelf(url: str) -> Gets:
    """The clients of this package."""
    import openshelf  # noqa: PLC0415  each client is imported in its own process only

    disease = openshelf.Disease(base_url=url)
    museum = openshelf.Museum(base_url=url, requests_per_second=None)
    return {"small": disease.totals.world, "page": lambda: museum.artworks.list(limit=100)}


def waiting_primp(url: str) -> Gets:
    """A primp client."""
    import primp  # noqa: PLC0415

    client = primp.Client()
    return {
        "small": lambda: client.get(url + SMALL).json(),
        "page": lambda: client.get(url + PAGE).json(),
    }


async def awaited_openshelf(url: str) -> Gets:
    """The asynchronous clients of this package."""
    import openshelf  # noqa: PLC0415

    many = {"requests_per_second": None, "max_concurrency": 64}
    disease = openshelf.AsyncDisease(base_url=url, **many)
    museum = openshelf.AsyncMuseum(base_url=url, **many)
    return {"small": disease.totals.world, "page": lambda: museum.artworks.list(limit=100)}


async def awaited_aiohttp(url: str) -> Gets:
    """An aiohttp session whose bodies orjson decodes."""
    import aiohttp  # noqa: PLC0415
    import orjson  # noqa: PLC0415

    session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=64))

    async def get(address: str) -> Any:
        async with session.get(address) as answer:
            return orjson.loads(await answer.read())

    return {"small": lambda: get(url + SMALL), "page": lambda: get(url + PAGE)}


async def awaited_pyreqwest(url: str) -> Gets:
    """A pyreqwest client; its pages are not compared, as the last digit of its floats differs."""
    from pyreqwest.client import ClientBuilder  # noqa: PLC0415

    client = ClientBuilder().build()

    async def get(address: str) -> Any:
        answer = await client.get(address).build().send()
        return await answer.json()

    return {"small": lambda: get(url + SMALL)}


WAITING = {"openshelf": waiting_openshelf, "primp": waiting_primp}
AWAITED = {
    "openshelf": awaited_openshelf,
    "aiohttp": awaited_aiohttp,
    "pyreqwest": awaited_pyreqwest,
}


def check(answers: dict[str, Any]) -> None:
    """Check that the answers equal the server's data."""
    import json  # noqa: PLC0415

    from loopback import PAGE as WHOLE_PAGE  # noqa: PLC0415
    from loopback import SMALL as WHOLE_SMALL  # noqa: PLC0415

    sources = {"small": WHOLE_SMALL, "page": WHOLE_PAGE}
    for name, found in answers.items():
        if found != json.loads(sources[name].partition(b"\r\n\r\n")[2]):
            message = "the client decodes something else"
            raise RuntimeError(message)


async def at_once(get: Callable[[], Awaitable[Any]], calls: int, number: int) -> None:
    """Make the calls with this concurrency; each answer is dropped."""
    left = iter(range(calls))

    async def work() -> None:
        for _ in left:
            await get()

    if number == 1:
        await work()
    else:
        await asyncio.gather(*(work() for _ in range(number)))


def read_list(url: str, concurrency: int, pages: int) -> None:
    """Read a list of spending through paginate, page by page."""
    import openshelf  # noqa: PLC0415

    client = openshelf.Spending(
        base_url=url, requests_per_second=None, max_concurrency=max(concurrency, 4)
    )
    listing = openshelf.paginate(client.search.spending_by_award, concurrency=concurrency)
    fields = ["Award ID", "Award Amount"]
    seen = [
        page.records[0]["internal_id"] for page in listing.pages(FILTERS, fields=fields, limit=100)
    ]
    if seen != [number * 100 for number in range(pages)]:
        message = f"{len(seen)} pages of {pages}, or in another order"
        raise RuntimeError(message)


def measured(work: Callable[[], Any]) -> str:
    """Return seconds and CPU seconds of the work."""
    gc.collect()
    cpu, begin = process_time(), perf_counter()
    work()
    return f"{perf_counter() - begin} {process_time() - cpu}"


def wait_for_tasks(name: str, url: str, latent_url: str) -> None:
    """Execute the lines of the pipe with a synchronous client."""
    gets = WAITING[name](url)
    check({name: get() for name, get in gets.items()})
    print("ready", flush=True)
    for line in sys.stdin:
        task, _, calls = line.strip().rpartition(" ")
        if task in LISTS:
            concurrency, is_latent = LISTS[task]
            address = latent_url if is_latent else url
            print(
                measured(lambda: read_list(address, concurrency, int(calls))),  # noqa: B023
                flush=True,
            )
            continue
        get = gets[task]
        print(measured(lambda: [None for _ in range(int(calls)) if not get()]), flush=True)  # noqa: B023


def await_tasks(name: str, loop: str, url: str, latent_url: str) -> None:
    """Execute the lines of the pipe with an asynchronous client."""
    factory = None
    if loop == "uvloop":
        import uvloop  # noqa: PLC0415

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        gets = {False: runner.run(AWAITED[name](url)), True: runner.run(AWAITED[name](latent_url))}

        async def answers() -> dict[str, Any]:
            return {name: await get() for name, get in gets[False].items()}

        check(runner.run(answers()))
        print("ready", flush=True)
        for line in sys.stdin:
            task, _, calls = line.strip().rpartition(" ")
            what, number, is_latent = AT_ONCE[task]
            work = at_once(gets[is_latent][what], int(calls), number)
            print(measured(lambda: runner.run(work)), flush=True)  # noqa: B023


def main() -> None:
    """Create the client, check its answers once, then execute the lines of the pipe."""
    name, _, loop = sys.argv[1].partition(" ")
    if loop:
        await_tasks(name, loop, *sys.argv[2:])
    else:
        wait_for_tasks(name, *sys.argv[2:])


if __name__ == "__main__":
    main()
