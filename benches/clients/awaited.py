"""Asynchronous clients in uvloop: GETs one by one or many at once, and whole lists."""

from __future__ import annotations

import asyncio
import ssl
from typing import TYPE_CHECKING, Any

import served
from clients import Client
from clients.waiting import PAGE, award_body, certificate, expect

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

AT_ONCE = (1, 16, 64)
Gets = dict[str, "Callable[..., Awaitable[Any]]"]


async def openshelf(url: str, ca: str | None) -> Gets:
    """The asynchronous clients of this package."""
    import openshelf  # noqa: PLC0415

    options = {"base_url": url, "requests_per_second": None, "max_concurrency": 64, "ca_file": ca}
    disease, museum = openshelf.AsyncDisease(**options), openshelf.AsyncMuseum(**options)
    return {"small": disease.totals.world, "page": lambda: museum.artworks.list(limit=100)}


async def aiohttp(url: str, ca: str | None) -> Gets:
    """An aiohttp session whose bodies orjson decodes."""
    import aiohttp  # noqa: PLC0415
    import orjson  # noqa: PLC0415

    secure = ssl.create_default_context(cafile=ca) if ca else True
    session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=64, ssl=secure))

    async def get(address: str) -> Any:
        async with session.get(url + address) as answer:
            return orjson.loads(await answer.read())

    async def post(number: int) -> Any:
        body = orjson.dumps(award_body(number))
        async with session.post(url + served.AWARDS, data=body) as answer:
            return orjson.loads(await answer.read())

    return getting(get) | {"list": post, "close": session.close}


async def pyqwest(url: str, ca: str | None) -> Gets:
    """A pyqwest client; with TLS it speaks HTTP/2 where the server does."""
    import pyqwest  # noqa: PLC0415

    trusted = {"tls_ca_cert": certificate(ca)} if ca else {}
    # As many connections as calls at once: by default it keeps two.
    transport = pyqwest.HTTPTransport(pool_max_idle_per_host=max(AT_ONCE), **trusted)
    client = pyqwest.Client(transport)

    async def get(address: str) -> Any:
        return (await client.get(url + address)).json()

    async def post(number: int) -> Any:
        return (await client.post(url + served.AWARDS, content=award_body(number))).json()

    return getting(get) | {"list": post}


async def ry(url: str, ca: str | None) -> Gets:
    """A client of ry."""
    import ry  # noqa: PLC0415

    trusted = {"tls_certs_merge": [ry.Certificate.from_pem(certificate(ca))]} if ca else {}
    client = ry.Client(**trusted)

    async def get(address: str) -> Any:
        answer = await client.get(url + address)
        return await answer.json()

    async def post(number: int) -> Any:
        answer = await client.post(url + served.AWARDS, json=award_body(number))
        return await answer.json()

    return getting(get) | {"list": post}


async def httpx(url: str, ca: str | None) -> Gets:
    """An httpx client; with TLS it also speaks HTTP/2 where the server does."""
    import httpx  # noqa: PLC0415

    return of_httpx(httpx, url, ca)


async def httpx2(url: str, ca: str | None) -> Gets:
    """A client of httpx2, the fork that is maintained."""
    import httpx2  # noqa: PLC0415

    return of_httpx(httpx2, url, ca)


def of_httpx(library: Any, url: str, ca: str | None) -> Gets:
    """Return a client of httpx or of its fork."""
    options = {"verify": ssl.create_default_context(cafile=ca), "http2": True} if ca else {}
    client = library.AsyncClient(**options)

    async def get(address: str) -> Any:
        return (await client.get(url + address)).json()

    return getting(get)


class Socket(asyncio.Protocol):
    """A connection of the floor."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the transport."""
        self.transport = transport

    def ask(self, request: bytes) -> asyncio.Future[bytes]:
        """Send a request; the result is its body."""
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.pieces: list[bytes] = []
        self.missing = -1
        self.transport.write(request)  # type: ignore[attr-defined]
        return self.answer

    def data_received(self, data: bytes) -> None:
        """Collect the body."""
        if self.missing < 0:
            head, _, data = data.partition(b"\r\n\r\n")
            self.missing = int(head.rpartition(b"Content-Length: ")[2])
        self.pieces.append(data)
        self.missing -= len(data)
        if self.missing == 0:
            self.answer.set_result(b"".join(self.pieces))


async def floor(url: str, ca: str | None) -> Gets:
    """Sockets, prepared requests and orjson."""
    import orjson  # noqa: PLC0415

    scheme, _, place = url.partition("://")
    host, _, port = place.partition(":")
    secure = ssl.create_default_context(cafile=ca) if scheme == "https" else None
    idle: list[Socket] = []

    async def ask(request: bytes) -> Any:
        if idle:
            connection = idle.pop()
        else:
            loop = asyncio.get_running_loop()
            _, connection = await loop.create_connection(Socket, host, int(port), ssl=secure)
        body = await connection.ask(request)
        idle.append(connection)
        return orjson.loads(body)

    async def get(address: str) -> Any:
        return await ask(f"GET {address} HTTP/1.1\r\nHost: {place}\r\n\r\n".encode())

    async def post(number: int) -> Any:
        body = orjson.dumps(award_body(number))
        head = f"POST {served.AWARDS} HTTP/1.1\r\nHost: {place}\r\nContent-Length: {len(body)}"
        return await ask(head.encode() + b"\r\n\r\n" + body)

    return getting(get) | {"list": post}


def getting(get: Callable[[str], Awaitable[Any]]) -> Gets:
    """Return the requests of the two bodies."""
    return {"small": lambda: get(served.SMALL), "page": lambda: get(PAGE)}


CLIENTS = {
    "openshelf": openshelf,
    "aiohttp": aiohttp,
    "pyqwest": pyqwest,
    "ry": ry,
    "httpx": httpx,
    "httpx2": httpx2,
    "floor": floor,
}


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


async def whole_list(post: Callable[[int], Awaitable[Any]], pages: int, number: int) -> None:
    """Read every page with this concurrency; the client is told the number of pages."""
    left = iter(range(1, pages + 1))
    counts = []

    async def work() -> None:
        for page in left:
            counts.append(len((await post(page))["results"]))  # noqa: PERF401  awaits between

    await asyncio.gather(*(work() for _ in range(number)))
    expect(sum(counts), pages * served.PER_PAGE)


def client(name: str, options: dict[str, Any]) -> Client:
    """Return a client by name, in an event loop of its own."""
    import uvloop  # noqa: PLC0415

    runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    gets = runner.run(CLIENTS[name](options["url"], options.get("ca")))

    def task(name: str, number: int) -> Callable[[int], Any]:
        work = whole_list if name == "list" else at_once
        return lambda calls: runner.run(work(gets[name], calls, number))

    async def answers() -> dict[str, Any]:
        return {name: await gets[name]() for name in ("small", "page")}

    async def nothing() -> None:
        """Close nothing."""

    closing = gets.pop("close", nothing)
    tasks = {f"{name} {number}": task(name, number) for name in gets for number in AT_ONCE}
    return Client(tasks, runner.run(answers()), lambda: runner.run(closing()))
