"""A loopback server of pages for `paged_tables.py`: asyncio, fixed bytes, optional latency."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from served import works

PAGE_NUMBER = re.compile(rb'[?&]page=(\d+)|"page": ?(\d+)')
LENGTH = re.compile(rb"(?i)\r\ncontent-length: (\d+)")
#: Replaced by a page's number at the beginning of its ids.
ID = b'"id": 90000'


def page(total_pages: int, *, tells_total: bool) -> bytes:
    """A complete response of 60 KB, with the total or only with a flag for a next page."""
    data = works(100)
    for place, record in enumerate(data):
        record["id"] = 90000_00 + place
    pagination = {"total": total_pages * 100, "limit": 100, "total_pages": total_pages}
    told = {"pagination": pagination, "data": data}
    untold = {"results": data, "page_metadata": {"page": 1, "hasNext": True}}
    body = json.dumps(told if tells_total else untold, ensure_ascii=False).encode()
    head = (
        f"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


class Answering(asyncio.Protocol):
    """One connection."""

    def __init__(self, total_pages: int, latency: float) -> None:
        """Store the responses and the latency in seconds."""
        self.total_pages = total_pages
        self.told = page(total_pages, tells_total=True)
        self.untold = page(total_pages, tells_total=False)
        self.latency = latency
        self.pending = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the transport for responses."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Answer every complete request."""
        self.pending += data
        while b"\r\n\r\n" in self.pending:
            end = self.pending.index(b"\r\n\r\n")
            length = LENGTH.search(self.pending, 0, end)
            end += 4 + (int(length.group(1)) if length else 0)
            if len(self.pending) < end:
                return
            request, self.pending = self.pending[:end], self.pending[end:]
            found = PAGE_NUMBER.search(request)
            number = int(found.group(1) or found.group(2)) if found else 1
            answer = self.told if request.startswith(b"GET") else self.untold
            answer = answer.replace(ID, b'"id": %d' % (10_000 + number))
            if number >= self.total_pages:
                answer = answer.replace(b'"hasNext": true', b'"hasNext":false')
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
    total_pages, latency = int(sys.argv[1]), float(sys.argv[2])
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Answering(total_pages, latency), "127.0.0.1", 0)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    try:
        import uvloop
    except ImportError:
        asyncio.run(main())
    else:
        uvloop.run(main())
