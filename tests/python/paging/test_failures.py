"""Tests a page that fails while pages are requested in parallel: the pages before it are returned first."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf import paginate
from recorder import Answer, Recorded, Recorder

SIZE = 5
#: The page that fails immediately, and the page before it that is answered later.
FAILS, SLOW = 4, 3
PAGES = 8


def with_total(request: Recorded) -> tuple[int, dict[str, Any]]:
    """The page of a museum's list, and its answer without the records."""
    number = int(request.target.partition("page=")[2].partition("&")[0])
    return number, {"pagination": {"total": PAGES * SIZE}, "data": []}


def without_total(request: Recorded) -> tuple[int, dict[str, Any]]:
    """The page of a list that only shows whether another page follows."""
    number = json.loads(request.body)["page"]
    return number, {"page_metadata": {"page": number, "hasNext": number < PAGES}, "results": []}


class Failing:
    """A list in which one page fails immediately, and the page before it is answered after that."""

    def __init__(self, page: Callable[[Recorded], tuple[int, dict[str, Any]]], failure: Answer):
        self.page = page
        self.failure = failure
        self.has_failed = threading.Event()

    def __call__(self, request: Recorded) -> Answer:
        number, answer = self.page(request)
        if number == FAILS:
            threading.Timer(0.1, self.has_failed.set).start()
            return self.failure
        records = answer["data" if "data" in answer else "results"]
        records += [{"id": number * 100 + at} for at in range(SIZE)]
        body = json.dumps(answer).encode()
        return Answer(body=body, hold=self.has_failed if number == SLOW else None)


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    with Recorder() as server:
        yield server


#: An escape without four digits, which readers that skip values do not notice.
ESCAPED = (
    b'{"pagination": {"total": 40}, "page_metadata": {"hasNext": true},'
    b' "data": [{"id": 1, "title": "\\u12zz"}], "results": [{"id": 1, "title": "\\u12zz"}]}'
)
#: The records before the page that fails.
BEFORE = [number * 100 + at for number in range(1, FAILS) for at in range(SIZE)]

LISTS = [
    pytest.param("Museum", lambda client: client.artworks.list, with_total, id="total"),
    pytest.param("Spending", lambda client: client.recipient.search, without_total, id="none"),
]
FAILURES = [
    pytest.param(Answer(404, b'{"detail": "gone"}'), openshelf.NotFoundError, id="404"),
    pytest.param(Answer(drop=True), openshelf.ConnectError, id="drop"),
    pytest.param(Answer(body=b"{"), openshelf.DecodeError, id="no JSON"),
    pytest.param(Answer(body=ESCAPED), openshelf.DecodeError, id="no JSON in a record"),
]


def read(listing: Any, into: list[int]) -> None:
    """Reads records as they come, with either kind of client."""

    async def awaited() -> None:
        async for record in listing.records(limit=SIZE):
            into.append(record["id"])

    if isinstance(listing, openshelf.AsyncPaginated):
        asyncio.run(awaited())
    else:
        for record in listing.records(limit=SIZE):
            into.append(record["id"])


def write(listing: Any, path: Path) -> None:
    """Writes records to a file, with either kind of client."""

    async def awaited() -> None:
        await listing.to_jsonl(path, limit=SIZE, resume=True)

    if isinstance(listing, openshelf.AsyncPaginated):
        asyncio.run(awaited())
    else:
        listing.to_jsonl(path, limit=SIZE, resume=True)


@pytest.mark.parametrize(("service", "listed", "page"), LISTS)
@pytest.mark.parametrize(("failure", "error"), FAILURES)
@pytest.mark.parametrize("mode", ["", "Async"])
def test_pages_before_a_failed_one_are_returned_and_written(
    recorder: Recorder,
    tmp_path: Path,
    service: str,
    listed: Callable[[Any], Any],
    page: Callable[[Recorded], tuple[int, dict[str, Any]]],
    failure: Answer,
    error: type[Exception],
    mode: str,
) -> None:
    kind = getattr(openshelf, mode + service)
    client = kind(base_url=recorder.url, requests_per_second=None, max_retries=0)
    listing = paginate(listed(client), concurrency=6)
    recorder.answer = Failing(page, failure)
    found: list[int] = []
    with pytest.raises(error):
        read(listing, found)
    assert found == BEFORE
    recorder.answer = Failing(page, failure)
    path = tmp_path / "records.jsonl"
    with pytest.raises(error):
        write(listing, path)
    assert [json.loads(line)["id"] for line in path.read_text().splitlines()] == BEFORE
