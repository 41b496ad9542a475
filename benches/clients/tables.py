"""Records into tables and files."""

from __future__ import annotations

import io
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

import served
from clients import Client
from clients.waiting import expect

if TYPE_CHECKING:
    from collections.abc import Callable


def openshelf(options: dict[str, Any]) -> Client:
    """Answers to tables and to Parquet, over HTTP."""
    import openshelf  # noqa: PLC0415

    url, scratch = options["url"], Path(options["scratch"])
    spending = openshelf.Spending(base_url=url, requests_per_second=None)
    museum = openshelf.Museum(base_url=url, requests_per_second=None)

    def table(count: int) -> None:
        read = openshelf.table(spending.search.spending_by_award)
        expect(len(read(served.FILTERS, fields=served.FIELDS, limit=100)), count)

    def few(times: int) -> None:
        read = openshelf.table(museum.artworks.list)
        for _ in range(times):
            expect(len(read(limit=100)), served.PER_PAGE)

    def parquet(count: int) -> None:
        listing = openshelf.paginate(museum.artworks.list)
        found = listing.to_parquet(scratch / "works.parquet", limit=100)
        expect(int(found), count)

    return Client({"table": table, "few": few, "parquet": parquet})


def polars(options: dict[str, Any]) -> Client:
    """The same records in memory, as a list."""
    import polars as pl  # noqa: PLC0415

    body = whole(options, "list.json")
    return Client({"table": lambda count: expect(pl.read_json(body).height, count)})


def pyarrow(options: dict[str, Any]) -> Client:
    """The same records in memory, a record in a line, which is the form that pyarrow reads."""
    from pyarrow import json  # noqa: PLC0415

    body = whole(options, "lines.json")
    return Client({"table": lambda count: expect(json.read_json(io.BytesIO(body)).num_rows, count)})


def floor(options: dict[str, Any]) -> Client:
    """The transfer alone."""
    request = urllib.request.Request(  # noqa: S310  loopback
        options["url"] + served.AWARDS, data=b"{}", method="POST"
    )

    def table(_: int) -> None:
        with urllib.request.urlopen(request) as answer:  # noqa: S310
            answer.read()

    return Client({"table": table})


def whole(options: dict[str, Any], name: str) -> bytes:
    """Return the bytes of a file of the server."""
    return (Path(options["folder"]) / name).read_bytes()


CLIENTS: dict[str, Callable[[dict[str, Any]], Client]] = {
    "openshelf": openshelf,
    "polars": polars,
    "pyarrow": pyarrow,
    "floor": floor,
}


def client(name: str, options: dict[str, Any]) -> Client:
    """Return a client by name."""
    return CLIENTS[name](options)
