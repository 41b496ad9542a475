"""Decoders of a body in memory."""

from __future__ import annotations

import json
import marshal
import urllib.request
from typing import TYPE_CHECKING, Any

from clients import Client, repeated
from clients.waiting import PAGE

if TYPE_CHECKING:
    from collections.abc import Callable


def openshelf(url: str) -> Callable[[], Any]:
    """The decoder of this package, on the body of an answer."""
    import openshelf  # noqa: PLC0415

    museum = openshelf.Museum(base_url=url, requests_per_second=None)
    return openshelf.raw(museum.artworks.list)(limit=100).json


def body(url: str) -> bytes:
    """Return the page's body."""
    with urllib.request.urlopen(url + PAGE) as answer:  # noqa: S310  loopback
        found: bytes = answer.read()
    return found


def orjson(url: str) -> Callable[[], Any]:
    """Orjson."""
    import orjson  # noqa: PLC0415

    found = body(url)
    return lambda: orjson.loads(found)


def msgspec(url: str) -> Callable[[], Any]:
    """Msgspec."""
    import msgspec  # noqa: PLC0415

    found = body(url)
    return lambda: msgspec.json.decode(found)


def standard_library(url: str) -> Callable[[], Any]:
    """The standard library's json."""
    found = body(url)
    return lambda: json.loads(found)


def floor(url: str) -> Callable[[], Any]:
    """marshal: the objects alone, from a form that needs no parser."""
    made = marshal.dumps(json.loads(body(url)))
    return lambda: marshal.loads(made)  # noqa: S302  made above


CLIENTS = {
    "openshelf": openshelf,
    "orjson": orjson,
    "msgspec": msgspec,
    "json": standard_library,
    "floor": floor,
}


def client(name: str, options: dict[str, Any]) -> Client:
    """Return a decoder by name."""
    decode = CLIENTS[name](options["url"])
    return Client({"page": repeated(decode)}, {"page": decode()})
