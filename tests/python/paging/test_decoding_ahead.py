"""Tests that pages which arrive before their turn are decoded while the program waits for an earlier one."""

import gc
import json
import threading
from collections.abc import Iterator

import openshelf
import pytest
from openshelf import paginate
from recorder import Answer, Recorded, Recorder

SIZE, PAGES = 5, 8
#: The page that is answered last.
SLOW = 3


def number_of(request: Recorded) -> int:
    return int(request.target.partition("page=")[2].partition("&")[0])


class Holding:
    """A list of which one page is answered only when a thread has seen what it waits for."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()

    def __call__(self, request: Recorded) -> Answer:
        number = number_of(request)
        records = [{"id": number * 100 + at} for at in range(SIZE)]
        body = json.dumps({"pagination": {"total": PAGES * SIZE}, "data": records}).encode()
        return Answer(body=body, hold=self.may_answer if number == SLOW else None)


def is_decoded(number: int) -> bool:
    """Whether the records of a page exist as Python objects."""
    first = {"id": number * 100}
    lists = [each for each in gc.get_objects() if type(each) is list and len(each) == SIZE]
    return any(each[0] == first for each in lists)


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    with Recorder() as server:
        server.answer = Holding()
        yield server


EXPECTED = [number * 100 + at for number in range(1, PAGES + 1) for at in range(SIZE)]


@pytest.mark.parametrize("reading", ["records", "pages"])
def test_pages_are_decoded_before_their_turn(recorder: Recorder, reading: str) -> None:
    holding = recorder.answer
    assert isinstance(holding, Holding)
    pause = threading.Event()
    seen = False

    def look() -> None:
        nonlocal seen
        for _ in range(1000):
            if seen := is_decoded(PAGES - 1):
                break
            pause.wait(0.01)
        holding.may_answer.set()

    looking = threading.Thread(target=look)
    looking.start()
    with openshelf.Museum(base_url=recorder.url, requests_per_second=None) as museum:
        listing = paginate(museum.artworks.list, concurrency=PAGES)
        if reading == "records":
            found = [record["id"] for record in listing.records(limit=SIZE)]
        else:
            found = [record["id"] for page in listing.pages(limit=SIZE) for record in page.records]
    looking.join()
    assert seen
    assert found == EXPECTED


def test_pages_whose_records_are_not_read_are_not_decoded(recorder: Recorder) -> None:
    holding = recorder.answer
    assert isinstance(holding, Holding)
    seen = []

    def look() -> None:
        recorder.wait_for_requests(PAGES)
        seen.extend(number for number in range(1, PAGES + 1) if is_decoded(number))
        holding.may_answer.set()

    looking = threading.Thread(target=look)
    looking.start()
    with openshelf.Museum(base_url=recorder.url, requests_per_second=None) as museum:
        listing = paginate(museum.artworks.list, concurrency=PAGES)
        pages = list(listing.pages(limit=SIZE))
    looking.join()
    assert seen == []
    assert [record["id"] for page in pages for record in page.records] == EXPECTED
