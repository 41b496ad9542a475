"""Tests that objects held only by a reference cycle are collected: progress, iterators and methods."""

import gc
import weakref
from collections.abc import Callable
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorder

PAGE = Answer(
    body=b'{"pagination": {"total": 30, "limit": 10, "current_page": 1, "total_pages": 3},'
    b' "data": [%s]}' % b",".join(b'{"id": %d}' % number for number in range(10))
)


class Bar:
    """Progress that keeps everything passed to it."""

    def __init__(self) -> None:
        self.kept: list[Any] = []

    def update(self, count: int) -> None:
        pass

    def close(self) -> None:
        pass


def listing(client: Any, bar: Bar) -> Any:
    return openshelf.paginate(client.artworks.list, progress=bar)


MADE: dict[str, Callable[[Any, Bar], Any]] = {
    "paginated": listing,
    "pages": lambda client, bar: listing(client, bar).pages(limit=10),
    "records": lambda client, bar: listing(client, bar).records(limit=10),
}


@pytest.mark.parametrize("asynchronous", [False, True])
@pytest.mark.parametrize("what", MADE)
def test_a_progress_object_that_references_its_list_is_collected(
    what: str, asynchronous: bool, recorder: Recorder
) -> None:
    client = make_client("museum", recorder.url, asynchronous=asynchronous)
    bar = Bar()
    bar.kept = [listing(client, bar), MADE[what](client, bar), bar]
    found = weakref.ref(bar)
    del bar
    gc.collect()
    assert found() is None


def test_a_started_iterator_in_a_cycle_is_collected(recorder: Recorder) -> None:
    recorder.answer = PAGE
    with make_client("museum", recorder.url) as client:
        bar = Bar()
        bar.kept = [openshelf.paginate(client.artworks.list, progress=bar, concurrency=1)]
        records = bar.kept[0].records(limit=10)
        assert next(records)["id"] == 0
        bar.kept.append(records)
        found = weakref.ref(bar)
        del bar, records
        # The next page may be in flight; then its task holds the reader for a moment.
        assert recorder.wait_for(lambda: gc.collect() >= 0 and found() is None)


def test_an_iterator_in_use_is_not_collected(recorder: Recorder) -> None:
    recorder.answer = PAGE
    with make_client("museum", recorder.url) as client:
        updated: list[int] = []
        bar = Bar()
        bar.update = updated.append  # type: ignore[method-assign]
        paginated = openshelf.paginate(client.artworks.list, progress=bar, max_records=5)
        records = paginated.records(limit=10)
        del bar, paginated
        for number, record in enumerate(records):
            gc.collect()
            assert record["id"] == number
        assert updated == [5]


class Keeping(openshelf.Placeholder):
    """A client that stores one of its own methods."""

    kept: Any


def test_a_client_that_references_its_own_method_is_collected(recorder: Recorder) -> None:
    client = Keeping(base_url=recorder.url)
    client.kept = client.seed_url
    found = weakref.ref(client)
    client.close()
    del client
    gc.collect()
    assert found() is None
