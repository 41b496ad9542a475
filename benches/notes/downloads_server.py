"""A loopback server of one large ZIP archive, of the job that made it, and of pictures.

    python benches/downloads_server.py MEGABYTES

It prints its address, and serves until it is ended. The archive has one stored member and is sent
by the kernel (`sendfile`), and requests are hardly parsed, so that the clients are measured.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import zipfile
from pathlib import Path

NAME = "bench.zip"
PICTURE = b"\xff\xd8\xff\xe0" + bytes(range(256)) * 156
_ROW = b"1234567,ACME CORPORATION,2024-01-31,12345.67,000123\n"


def _archive(path: Path, megabytes: int) -> None:
    block = _ROW * 20_000
    with zipfile.ZipFile(path, "w") as made, made.open("table_1.csv", "w", force_zip64=True) as out:
        for _ in range(megabytes * 1_000_000 // len(block)):
            out.write(block)


def _head(length: int, kind: str) -> bytes:
    return (
        f'HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nETag: "one"\r\n'
        f"Content-Length: {length}\r\n\r\n"
    ).encode()


async def _serve(archive: Path) -> None:
    picture = _head(len(PICTURE), "image/jpeg") + PICTURE
    head_of_archive = _head(archive.stat().st_size, "application/zip")  # noqa: ASYNC240  # before it serves

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                length = head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0]
                if length:
                    await reader.readexactly(int(length))
                if b"/full/" in head[:200]:
                    writer.write(picture)
                elif head.startswith(b"GET /files/"):
                    writer.write(head_of_archive)
                    await writer.drain()
                    with archive.open("rb") as file:
                        await loop.sendfile(writer.transport, file)
                else:
                    told = {"file_name": NAME, "file_url": f"{url}/files/{NAME}"}
                    body = json.dumps(told | {"status": "finished", "message": None}).encode()
                    writer.write(_head(len(body), "application/json") + body)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    print(url, flush=True)
    await server.serve_forever()


def main() -> None:
    """Serve until the process is ended."""
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / NAME
        _archive(archive, int(sys.argv[1]))
        asyncio.run(_serve(archive))


if __name__ == "__main__":
    main()
