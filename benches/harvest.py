"""One run of the paging benchmark: all pages to dicts; prints the seconds and the memory."""

from __future__ import annotations

import asyncio
import resource
import sys
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


def with_openshelf(url: str, pages: int, concurrency: int) -> int:
    """Read records as they come."""
    import openshelf  # noqa: PLC0415  each client is imported in its own process only

    del pages  # the service reports them
    museum = openshelf.Museum(
        base_url=url, requests_per_second=None, max_concurrency=max(concurrency, 1)
    )
    listing = openshelf.paginate(museum.artworks.list, concurrency=concurrency)
    return sum(len(page.records) for page in listing.pages(limit=100))


def with_openshelf_async(url: str, pages: int, concurrency: int) -> int:
    """Read records with the asynchronous client."""
    import openshelf  # noqa: PLC0415

    del pages

    async def read() -> int:
        museum = openshelf.AsyncMuseum(
            base_url=url, requests_per_second=None, max_concurrency=max(concurrency, 1)
        )
        listing = openshelf.paginate(museum.artworks.list, concurrency=concurrency)
        return sum([len(page.records) async for page in listing.pages(limit=100)])

    return asyncio.run(read())


def with_aiohttp(url: str, pages: int, concurrency: int) -> int:
    """Workers that take one page after another; each page is dropped after it was counted."""
    import aiohttp  # noqa: PLC0415
    import orjson  # noqa: PLC0415

    async def read() -> int:
        numbers = iter(range(1, pages + 1))
        total = 0
        connector = aiohttp.TCPConnector(limit=concurrency)
        async with aiohttp.ClientSession(connector=connector) as session:

            async def work() -> None:
                nonlocal total
                for number in numbers:
                    address = f"{url}/artworks?page={number}&limit=100"
                    async with session.get(address) as answer:
                        count = len(orjson.loads(await answer.read())["data"])
                    total += count

            await asyncio.gather(*(work() for _ in range(concurrency)))
        return total

    return asyncio.run(read())


def with_requests(url: str, pages: int, concurrency: int) -> int:
    """One session per thread of a pool."""
    import threading  # noqa: PLC0415

    import requests  # noqa: PLC0415

    own = threading.local()

    def read(number: int) -> int:
        if not hasattr(own, "session"):
            own.session = requests.Session()
        answer = own.session.get(f"{url}/artworks?page={number}&limit=100")
        return len(answer.json()["data"])

    with ThreadPoolExecutor(concurrency) as pool:
        return sum(pool.map(read, range(1, pages + 1)))


#: The arguments of a list without a total.
WITHOUT_TOTAL = "search/spending_by_category/awarding_agency/"
FILTERS = {"award_type_codes": ["A", "B", "C", "D"]}


def with_openshelf_untold(url: str, pages: int, concurrency: int) -> int:
    """Read a list whose pages only show whether another page follows."""
    import openshelf  # noqa: PLC0415

    del pages
    spending = openshelf.Spending(base_url=url, max_concurrency=max(concurrency, 1))
    method = spending.search.spending_by_category.awarding_agency
    listing = openshelf.paginate(method, concurrency=concurrency)
    return sum(len(page.records) for page in listing.pages(FILTERS, limit=100))


def with_aiohttp_untold(url: str, pages: int, concurrency: int) -> int:
    """Workers that know the number of pages, which the service does not report."""
    import aiohttp  # noqa: PLC0415
    import orjson  # noqa: PLC0415

    async def read() -> int:
        numbers = iter(range(1, pages + 1))
        total = 0
        connector = aiohttp.TCPConnector(limit=concurrency)
        async with aiohttp.ClientSession(connector=connector) as session:

            async def work() -> None:
                nonlocal total
                for number in numbers:
                    body = orjson.dumps({"filters": FILTERS, "page": number, "limit": 100})
                    async with session.post(f"{url}/api/v2/{WITHOUT_TOTAL}", data=body) as answer:
                        count = len(orjson.loads(await answer.read())["results"])
                    total += count

            await asyncio.gather(*(work() for _ in range(concurrency)))
        return total

    return asyncio.run(read())


CLIENTS: dict[str, Callable[[str, int, int], int]] = {
    "openshelf": with_openshelf,
    "openshelf async": with_openshelf_async,
    "aiohttp+orjson": with_aiohttp,
    "requests": with_requests,
    "openshelf, no total": with_openshelf_untold,
    "aiohttp+orjson, no total": with_aiohttp_untold,
}


def memory() -> float:
    """The peak memory of the process in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Read a few pages first, so that imports and connections are not counted."""
    name, url, pages, concurrency = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    read = CLIENTS[name]
    if name.startswith("openshelf"):
        import openshelf  # noqa: F401, PLC0415
    else:
        read(url, 20, concurrency)
    before = memory()
    begin = perf_counter()
    found = read(url, pages, concurrency)
    seconds = perf_counter() - begin
    if found != pages * 100:
        message = f"{name} read {found} records"
        raise RuntimeError(message)
    print(seconds, memory() - before)


if __name__ == "__main__":
    main()
