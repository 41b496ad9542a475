"""Clients that wait for each answer: GETs, and whole lists."""

from __future__ import annotations

import socket
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import served
from clients import Client, repeated

if TYPE_CHECKING:
    from collections.abc import Callable

Get = "Callable[[str], Any]"
PAGE = served.PAGE.format(1)


def getting(url: str, get: Callable[[str], Any]) -> Client:
    """Return a client that gets the two bodies."""

    def small() -> Any:
        return get(url + served.SMALL)

    def page() -> Any:
        return get(url + PAGE)

    answers = {"small": small(), "page": page()}
    return Client({"small": repeated(small), "page": repeated(page)}, answers)


def posting(client: Client, send: Callable[[str, dict[str, Any]], Any], url: str) -> Client:
    """Add whole lists, read by a pool of threads: the client is told the number of pages."""

    def listed(at_once: int) -> Callable[[int], None]:
        def task(pages: int) -> None:
            with ThreadPoolExecutor(at_once) as pool:
                read = pool.map(
                    lambda number: len(send(url + served.AWARDS, award_body(number))["results"]),
                    range(1, pages + 1),
                )
                expect(sum(read), pages * served.PER_PAGE)

        return task

    client.tasks |= {f"list {number}": listed(number) for number in (4, 64)}
    return client


def award_body(number: int) -> dict[str, Any]:
    """Return what a page of awards is asked for with."""
    return {
        "filters": served.FILTERS,
        "fields": ["Award ID", "Award Amount"],
        "limit": served.PER_PAGE,
        "page": number,
    }


def expect(found: int, wanted: int) -> None:
    """Check a count."""
    if found != wanted:
        raise RuntimeError(f"{found} came of {wanted}")


def openshelf(url: str, ca: str | None) -> Client:
    """The clients of this package."""
    import openshelf  # noqa: PLC0415

    options = {"base_url": url, "requests_per_second": None, "ca_file": ca}
    disease, museum = openshelf.Disease(**options), openshelf.Museum(**options)

    def page() -> Any:
        return museum.artworks.list(limit=100)

    def museum_list(pages: int) -> None:
        many = openshelf.Museum(**options)
        listing = openshelf.paginate(many.artworks.list, concurrency=4)
        records = sum(len(page.records) for page in listing.pages(limit=100))
        expect(records, pages * served.PER_PAGE)

    def listed(at_once: int) -> Callable[[int], None]:
        def task(pages: int) -> None:
            client = openshelf.Spending(**options, max_concurrency=max(at_once, 4))
            listing = openshelf.paginate(client.search.spending_by_award, concurrency=at_once)
            fields = ["Award ID", "Award Amount"]
            expected = served.FIRST
            for page in listing.pages(served.FILTERS, fields=fields, limit=100):
                if page.records[0]["internal_id"] != expected:
                    raise RuntimeError(f"page {page.number} is in another order")
                expected += len(page.records)
            expect(expected - served.FIRST, pages * served.PER_PAGE)

        return task

    def threads(at_once: int) -> Callable[[int], None]:
        shared = openshelf.Museum(**options, max_concurrency=64)
        return on_threads(at_once, lambda: shared.artworks.list(limit=100))

    tasks = {"small": repeated(disease.totals.world), "page": repeated(page)}
    tasks |= {f"list {number}": listed(number) for number in (4, 64)}
    tasks |= {f"threads {number}": threads(number) for number in (1, 2, 4, 8, 16, 32)}
    tasks["museum list"] = museum_list
    return Client(tasks, {"small": disease.totals.world(), "page": page()})


def on_threads(at_once: int, call: Callable[[], Any]) -> Callable[[int], None]:
    """Return a task whose calls are divided among threads."""

    def task(calls: int) -> None:
        def work() -> None:
            for _ in range(calls // at_once):
                call()

        started = [threading.Thread(target=work) for _ in range(at_once)]
        for thread in started:
            thread.start()
        for thread in started:
            thread.join()

    return task


def primp(url: str, ca: str | None) -> Client:
    """A primp client."""
    import primp  # noqa: PLC0415

    client = primp.Client(ca_cert_file=ca)
    found = getting(url, lambda address: client.get(address).json())
    for number in (1, 2, 4, 8, 16, 32):
        page = found.tasks["page"]
        found.tasks[f"threads {number}"] = on_threads(number, lambda page=page: page(1))
    return posting(found, lambda address, body: client.post(address, json=body).json(), url)


def pyqwest(url: str, ca: str | None) -> Client:
    """A pyqwest client."""
    import pyqwest  # noqa: PLC0415

    trusted = {"tls_ca_cert": certificate(ca)} if ca else {}
    client = pyqwest.SyncClient(pyqwest.SyncHTTPTransport(**trusted))
    return getting(url, lambda address: client.get(address).json())


def certificate(ca: str) -> bytes:
    """Return the bytes of a certificate file."""
    with open(ca, "rb") as file:  # noqa: PTH123  one line is enough
        return file.read()


def requests(url: str, ca: str | None) -> Client:
    """A requests session."""
    import requests  # noqa: PLC0415

    session = requests.Session()
    if ca:
        session.verify = ca
    return getting(url, lambda address: session.get(address).json())


def httpx(url: str, ca: str | None) -> Client:
    """An httpx client; with TLS it also speaks HTTP/2 where the server does."""
    import httpx  # noqa: PLC0415

    return of_httpx(httpx, url, ca)


def httpx2(url: str, ca: str | None) -> Client:
    """A client of httpx2, the fork that is maintained."""
    import httpx2  # noqa: PLC0415

    return of_httpx(httpx2, url, ca)


def of_httpx(library: Any, url: str, ca: str | None) -> Client:
    """Return a client of httpx or of its fork."""
    options = {"verify": ssl.create_default_context(cafile=ca), "http2": True} if ca else {}
    client = library.Client(**options)
    return getting(url, lambda address: client.get(address).json())


def floor(url: str, ca: str | None) -> Client:
    """A socket, a prepared request and orjson: what no client can be faster than, in Python."""
    import orjson  # noqa: PLC0415

    scheme, _, place = url.partition("://")
    host, _, port = place.partition(":")

    def connect() -> socket.socket:
        made = socket.create_connection((host, int(port)))
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return secure.wrap_socket(made, server_hostname=host) if secure else made

    secure = ssl.create_default_context(cafile=ca) if scheme == "https" else None
    held: list[socket.socket] = []

    def get(address: str) -> Any:
        target = address.removeprefix(url)
        request = f"GET {target} HTTP/1.1\r\nHost: {place}\r\n\r\n".encode()
        connection = held.pop() if held else connect()
        connection.sendall(request)
        received = connection.recv(262_144)
        head, _, body = received.partition(b"\r\n\r\n")
        length = int(head.rpartition(b"Content-Length: ")[2])
        pieces, missing = [body], length - len(body)
        while missing > 0:
            pieces.append(connection.recv(262_144))
            missing -= len(pieces[-1])
        if b"Connection: close" in head:
            connection.close()
        else:
            held.append(connection)
        return orjson.loads(b"".join(pieces) if len(pieces) > 1 else body)

    return getting(url, get)


CLIENTS = {
    "openshelf": openshelf,
    "primp": primp,
    "pyqwest": pyqwest,
    "requests": requests,
    "httpx": httpx,
    "httpx2": httpx2,
    "floor": floor,
}


def client(name: str, options: dict[str, Any]) -> Client:
    """Return a client by name."""
    return CLIENTS[name](options["url"], options.get("ca"))
