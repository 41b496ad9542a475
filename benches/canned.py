"""A neutral loopback server for `peers.py`: fixed bytes, optional latency, no work per request.

    python benches/canned.py LATENCY [PAGES]

It prints its address. A GET of artworks is a page of 60 KB, any other GET a small object. A POST
is a page of a spending list that reports no total: 60 KB each, PAGES of them. The operation that
counts the list is answered too, and so is a page of one record.
"""

from __future__ import annotations

import asyncio
import re
import sys

from loopback import PAGE, SMALL, answer, records

HEAD_END = b"\r\n\r\n"
LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)
NUMBER = re.compile(rb'"page": *(\d+)')
ONE = re.compile(rb'"limit": *1\b')


def spending_page(number: int, size: int, total: int) -> bytes:
    """A complete response: a page with this many records, each with its own id."""
    begin, end = (number - 1) * size, min(number * size, total)
    made = enumerate(records(max(end - begin, 0)))
    data = [{"internal_id": begin + place} | record for place, record in made]
    more = end < total
    metadata = {
        "page": number,
        "hasNext": more,
        "last_record_unique_id": end - 1 if more else None,
        "last_record_sort_value": str(end - 1) if more else "None",
    }
    return answer({"limit": size, "results": data, "page_metadata": metadata, "messages": []})


class Canned:
    """The prepared responses."""

    def __init__(self, last: int) -> None:
        """Prepare every page of the list, and the empty one after it."""
        self.total = last * 100
        self.pages = [spending_page(number, 100, self.total) for number in range(1, last + 2)]
        counts = {"contracts": self.total, "idvs": 0, "grants": 0, "loans": 0}
        self.count = answer({"results": counts | {"direct_payments": 0, "other": 0}})

    def answer(self, head: bytes, body: bytes) -> bytes:
        """Return the response to one request."""
        if head.startswith(b"GET"):
            return PAGE if b"artworks" in head.split(b"\r\n", 1)[0] else SMALL
        if b"_count" in head.split(b"\r\n", 1)[0]:
            return self.count
        found = NUMBER.search(body)
        number = int(found[1]) if found else 1
        if ONE.search(body):
            return spending_page(number, 1, self.total)
        return self.pages[min(number, len(self.pages)) - 1]


class Connection(asyncio.Protocol):
    """One connection; requests may arrive in pieces or several at once."""

    def __init__(self, canned: Canned, latency: float) -> None:
        """Store the responses and the latency in seconds."""
        self.canned = canned
        self.latency = latency
        self.pending = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport for responses."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Answer every complete request."""
        self.pending += data
        while HEAD_END in self.pending:
            head, _, rest = self.pending.partition(HEAD_END)
            found = LENGTH.search(head)
            length = int(found[1]) if found else 0
            if len(rest) < length:
                return
            self.pending = rest[length:]
            answer = self.canned.answer(head, rest[:length])
            if self.latency:
                asyncio.get_running_loop().call_later(self.latency, self.write, answer)
            else:
                self.write(answer)

    def write(self, answer: bytes) -> None:
        """Send an answer, unless the client has gone."""
        if not self.transport.is_closing():
            self.transport.write(answer)  # type: ignore[attr-defined]


async def main() -> None:
    """Listen on a free port, print the address, and serve until the process is ended."""
    latency = float(sys.argv[1])
    canned = Canned(int(sys.argv[2]) if len(sys.argv) > 2 else 20)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: Connection(canned, latency), "127.0.0.1", 0, backlog=512
    )
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    try:
        import uvloop
    except ImportError:
        asyncio.run(main())
    else:
        uvloop.run(main())
