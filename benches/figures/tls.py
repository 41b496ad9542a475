"""GETs over TLS: kept alive, with a handshake for each call, and over HTTP/2."""

from __future__ import annotations

from figures.shared import WRITE, awaited, waiting
from plan import Comparison, Figure, Row, Server

SECURE = {"server": Server(WRITE, tls=True)}
CLOSING = {"server": Server(WRITE, ("--close",), tls=True)}
HTTP2 = {"server": Server(WRITE, ("--http2",), tls=True)}
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


AWAITED = {"openshelf": 1000, "pyqwest": 1000, "ry": 1000, "httpx": 128, "httpx2": 128}
AWAITED_PAGES = {"openshelf": 400, "pyqwest": 400, "ry": 400, "httpx": 64, "httpx2": 64}
SPEAKING_HTTP2 = tuple(Comparison(name) for name in ("pyqwest", "ry", "httpx", "httpx2"))


FIGURE = Figure(
    title="TLS",
    words=(
        "The same GETs over TLS 1.3, with a certificate that is made for the run. A fresh "
        "handshake is a call whose connection the server closes; sessions are not resumed. "
        "In the rows over HTTP/2 the server speaks it alone, and so do all clients."
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
            "small GET over HTTP/2, one by one, awaited",
            awaited("small 1", AWAITED),
            SPEAKING_HTTP2,
            servers=HTTP2,
        ),
        Row(
            "small GET over HTTP/2, 64 at once, awaited",
            awaited("small 64", AWAITED),
            SPEAKING_HTTP2,
            servers=HTTP2,
        ),
        Row(
            "60 KB GET over HTTP/2, 64 at once, awaited",
            awaited("page 64", AWAITED_PAGES),
            SPEAKING_HTTP2,
            servers=HTTP2,
        ),
    ),
)
