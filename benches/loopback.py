"""A loopback server of fixed bytes for the benchmarks, with a thread for each connection."""

from __future__ import annotations

import json
import socket
import threading


def records(count: int) -> list[dict[str, object]]:
    """Return records like those of the museum, about 600 bytes each."""
    return [
        {
            "id": 27000 + number,
            "api_model": "artworks",
            "api_link": f"https://api.artic.edu/api/v1/artworks/{27000 + number}",
            "is_boosted": number % 3 == 0,
            "title": f"Water Lilies, version {number} \u2014 \u00e9tude",
            "alt_titles": None,
            "thumbnail": {
                "width": 3000 + number,
                "height": 2000,
                "alt_text": "Painting of a pond " * 4,
            },
            "date_start": 1900 + number % 30,
            "date_display": f"{1900 + number % 30}",
            "artist_display": "Claude Monet (French, 1840\u20131926)",
            "place_of_origin": "France",
            "latitude": 41.880656 + number / 1000,
            "longitude": -87.624217,
            "term_titles": ["painting", "oil on canvas", "landscapes", "Impressionism"],
            "image_id": f"3c27b499-af56-f0d5-93b5-{number:012x}",
        }
        for number in range(count)
    ]


def answer(value: object) -> bytes:
    """Return a complete HTTP response with the value as JSON."""
    body = json.dumps(value, ensure_ascii=False).encode()
    head = (
        f"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


SMALL = answer({f"member_{number}": "x" * 40 + str(number) for number in range(17)})
PAGE = answer({"pagination": {"total": 100, "limit": 100}, "data": records(100)})


def serve(connection: socket.socket) -> None:
    """Answer every request of a connection: a page for artworks, the small object for others."""
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    pending = b""
    with connection:
        while True:
            while b"\r\n\r\n" not in pending:
                try:
                    received = connection.recv(65536)
                except OSError:
                    return
                if not received:
                    return
                pending += received
            head, _, pending = pending.partition(b"\r\n\r\n")
            line = head.split(b"\r\n", 1)[0]
            connection.sendall(PAGE if b"artworks" in line else SMALL)


def main() -> None:
    """Listen on a free port, print the address, and serve until the process is ended."""
    with socket.create_server(("127.0.0.1", 0), backlog=64) as listener:
        print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
        while True:
            connection, _ = listener.accept()
            threading.Thread(target=serve, args=(connection,), daemon=True).start()


if __name__ == "__main__":
    main()
