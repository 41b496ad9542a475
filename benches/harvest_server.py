"""A loopback server of pages for the paging benchmark: asyncio, canned bytes, latency on demand."""

from __future__ import annotations

import asyncio
import json
import re
import sys

from loopback import records

#: Different pages, given in turn; no record comes twice within so many pages.
VARIANTS = 50
PAGE_NUMBER = re.compile(rb"[?&]page=(\d+)")


def pages(total_pages: int) -> list[bytes]:
    """Whole HTTP answers of 60 KB, each with other ids."""
    made = []
    for variant in range(VARIANTS):
        data = records(100)
        for place, record in enumerate(data):
            record["id"] = variant * 100 + place
        pagination = {"total": total_pages * 100, "limit": 100, "total_pages": total_pages}
        body = json.dumps({"pagination": pagination, "data": data}, ensure_ascii=False).encode()
        head = (
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        made.append(head.encode() + body)
    return made


class Answering(asyncio.Protocol):
    """One connection."""

    def __init__(self, answers: list[bytes], latency: float) -> None:
        """Keep what is answered, and how many seconds later."""
        self.answers = answers
        self.latency = latency
        self.pending = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep where answers go."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Answer every request that is complete."""
        self.pending += data
        while b"\r\n\r\n" in self.pending:
            head, _, self.pending = self.pending.partition(b"\r\n\r\n")
            found = PAGE_NUMBER.search(head)
            number = int(found.group(1)) if found else 1
            answer = self.answers[number % VARIANTS]
            if self.latency:
                asyncio.get_running_loop().call_later(self.latency, self.write, answer)
            else:
                self.write(answer)

    def write(self, answer: bytes) -> None:
        """Send an answer, unless the client has gone."""
        if not self.transport.is_closing():
            self.transport.write(answer)  # type: ignore[attr-defined]


async def main() -> None:
    """Listen on a free port, say where, and serve until the process is ended."""
    total_pages, latency = int(sys.argv[1]), float(sys.argv[2])
    answers = pages(total_pages)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Answering(answers, latency), "127.0.0.1", 0)
    print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    try:
        import uvloop
    except ImportError:
        asyncio.run(main())
    else:
        uvloop.run(main())
