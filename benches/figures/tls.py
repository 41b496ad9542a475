"""GETs over TLS: kept alive, with a handshake for each call, and over HTTP/2."""

from __future__ import annotations

from dataclasses import replace

from figures.shared import WRITE, awaited, waiting
from plan import Comparison, Figure, Row, Runner, Server

SECURE = {"server": Server(WRITE, tls=True)}
CLOSING = {"server": Server(WRITE, ("--close",), tls=True)}
HTTP2 = {"server": Server(WRITE, tls=True), "second": Server(WRITE, ("--http2",), tls=True)}
SMALL = {
    "openshelf": 500,
    "floor": 500,
    "primp": 500,
    "pyqwest": 300,
    "httpx": 100,
    "httpx2": 100,
    "requests": 100,
}
PAGE = {
    "openshelf": 200,
    "floor": 200,
    "primp": 200,
    "pyqwest": 100,
    "httpx": 50,
    "httpx2": 50,
    "requests": 50,
}
HANDSHAKES = dict.fromkeys(SMALL, 30)
OTHERS = tuple(
    Comparison(name) for name in ("primp", "floor", "pyqwest", "httpx", "httpx2", "requests")
)


def over_http2(task: str, calls: dict[str, int]) -> tuple[Runner, ...]:
    """Return asynchronous clients: ours over HTTP/1.1, the others over HTTP/2."""
    ours, *others = awaited(task, calls)
    return (
        ours,
        *(replace(each, label=f"{each.label}, HTTP/2", server="second") for each in others),
    )


FIGURE = Figure(
    title="TLS",
    words=(
        "The same GETs over TLS 1.3, with a certificate that is made for the run. A fresh "
        "handshake is a call whose connection the server closes; sessions are not resumed. "
        "We speak HTTP/1.1 only ([why](design/runtimes.md)); in the last row the peers speak "
        "HTTP/2 to a server of that kind."
    ),
    rows=(
        Row("small GET over TLS", waiting("small", SMALL), OTHERS, servers=SECURE, is_pinned=True),
        Row("60 KB GET over TLS", waiting("page", PAGE), OTHERS, servers=SECURE, is_pinned=True),
        Row(
            "small GET, a handshake each",
            waiting("small", HANDSHAKES),
            OTHERS,
            servers=CLOSING,
            is_pinned=True,
        ),
        Row(
            "small GET, 64 at once, awaited",
            over_http2(
                "small 64",
                {"openshelf": 1000, "pyqwest": 1000, "ry": 1000, "httpx": 128, "httpx2": 128},
            ),
            tuple(Comparison(f"{name}, HTTP/2") for name in ("pyqwest", "ry", "httpx", "httpx2")),
            servers=HTTP2,
        ),
    ),
)
