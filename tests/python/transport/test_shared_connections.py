"""Tests that the calls and the lists of a client use the same connections."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorded, Recorder

PAGES = 5
KINDS = ["pages", "records", "batches", "table", "to_jsonl", "count"]


def number_of(request: Recorded) -> int:
    _, _, number = request.target.partition("page=")
    return int(number.partition("&")[0] or 1)


def page(request: Recorded) -> Answer:
    """A page with one record."""
    told = {"total": PAGES, "limit": 1, "total_pages": PAGES}
    body = {"pagination": told, "data": [{"id": number_of(request)}]}
    return Answer(body=json.dumps(body).encode())


def is_asked(recorder: Recorder, number: int) -> bool:
    return any(number_of(each) == number for each in recorder.requests)


@pytest.fixture
def listed(recorder: Recorder) -> Recorder:
    recorder.answer = page
    return recorder


def read(listing: Any, kind: str, folder: Path) -> None:
    match kind:
        case "table":
            listing.table(limit=1)
        case "to_jsonl":
            listing.to_jsonl(folder / "lines", limit=1)
        case "count":
            listing.count(limit=1)
        case _:
            assert list(getattr(listing, kind)(limit=1))


async def read_awaited(listing: Any, kind: str, folder: Path) -> None:
    match kind:
        case "table":
            await listing.table(limit=1)
        case "to_jsonl":
            await listing.to_jsonl(folder / "lines", limit=1)
        case "count":
            await listing.count(limit=1)
        case _:
            assert [each async for each in getattr(listing, kind)(limit=1)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_list_uses_the_connection_of_a_call(kind: str, listed: Recorder, tmp_path: Path) -> None:
    with make_client("museum", listed.url) as museum:
        museum.artworks.get(1)
        read(openshelf.paginate(museum.artworks.list, concurrency=1), kind, tmp_path)
        museum.artworks.get(1)
    assert len(listed.requests) > 2
    assert listed.opened == 1


@pytest.mark.parametrize("kind", KINDS)
def test_an_awaited_list_uses_the_connection_of_a_call(
    kind: str, listed: Recorder, tmp_path: Path
) -> None:
    async def ask() -> None:
        async with make_client("museum", listed.url, asynchronous=True) as museum:
            await museum.artworks.get(1)
            listing = openshelf.paginate(museum.artworks.list, concurrency=1)
            await read_awaited(listing, kind, tmp_path)
            await museum.artworks.get(1)

    asyncio.run(ask())
    assert len(listed.requests) > 2
    assert listed.opened == 1


def test_the_next_pages_are_fetched_while_nobody_waits(listed: Recorder) -> None:
    with make_client("museum", listed.url) as museum:
        listing = openshelf.paginate(museum.artworks.list, concurrency=2)
        pages = iter(listing.pages(limit=1))
        assert next(pages).records == [{"id": 1}]
        # Nothing is called from here on.
        assert listed.wait_for(lambda: is_asked(listed, 2) and is_asked(listed, 3))
        assert [each.records for each in pages] == [[{"id": each}] for each in range(2, PAGES + 1)]


def test_a_call_is_answered_while_pages_are_requested(listed: Recorder) -> None:
    with make_client("museum", listed.url) as museum:
        listing = openshelf.paginate(museum.artworks.list, concurrency=4)
        found = []
        for record in listing.records(limit=1):
            answer = museum.artworks.get(1)
            assert answer["data"]
            found.append(record["id"])
    assert found == list(range(1, PAGES + 1))


def test_requests_of_a_dropped_iterator_are_cancelled_at_once(listed: Recorder) -> None:
    release = threading.Event()

    def held(request: Recorded) -> Answer:
        answer = page(request)
        if number_of(request) > 1:
            answer.hold = release
        return answer

    listed.answer = held
    with make_client("museum", listed.url) as museum:
        listing = openshelf.paginate(museum.artworks.list, concurrency=2)
        pages = iter(listing.pages(limit=1))
        next(pages)
        assert listed.wait_for(lambda: is_asked(listed, 2))
        assert listed.closed_by_client == 0
        del pages
        # The client is open, and no call waits.
        assert listed.wait_for(lambda: listed.closed_by_client >= 1)
        release.set()


def test_a_connection_closed_during_a_pause_is_not_used_for_a_page(listed: Recorder) -> None:
    rounds = 3

    def is_each_closed() -> bool:
        listed.close_idle()
        return listed.still_open == 0

    closed: set[int] = set()
    with make_client("museum", listed.url, max_retries=0) as museum:
        for round_ in range(1, rounds + 1):
            listing = openshelf.paginate(museum.artworks.list, concurrency=1, max_pages=2)
            assert len(list(listing.pages(limit=1))) == 2
            assert len(listed.requests) == 2 * round_
            ours = {each.connection for each in listed.requests[-2:]}
            assert ours.isdisjoint(closed)
            assert listed.wait_for(is_each_closed)
            closed |= ours
    # The second page may be asked for before the first one's connection is free again.
    assert rounds <= listed.opened <= 2 * rounds
