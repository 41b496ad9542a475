"""Tests that logs, warnings, progress and errors of a cache are each reported once while paging."""

import logging
import shutil
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf import paginate
from paged_answers import recipients, works
from recorder import Answer, Recorder


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    with Recorder() as server:
        yield server


async def read(recorder: Recorder, kind: str, **options: Any) -> None:
    """Count, and then read everything in pages of two."""
    address: dict[str, Any] = {"base_url": recorder.url, "requests_per_second": None, **options}
    if kind == "sync":
        listing = paginate(openshelf.Museum(**address).artworks.list)
        assert listing.count(limit=2) == 4
        assert len(list(listing.records(limit=2))) == 4
    else:
        awaited = paginate(openshelf.AsyncMuseum(**address).artworks.list)
        assert await awaited.count(limit=2) == 4
        assert len([record async for record in awaited.records(limit=2)]) == 4


KINDS = pytest.mark.parametrize("kind", ["sync", "async"])


@KINDS
async def test_a_failed_request_of_a_list_is_logged_like_that_of_a_call(
    recorder: Recorder, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "openshelf")
    recorder.script.extend([works([1, 2], 4), works([1, 2], 4), Answer(404)])
    with pytest.raises(openshelf.NotFoundError):
        await read(recorder, kind)
    (line,) = [record.getMessage() for record in caplog.records]
    assert f"GET {recorder.url}/artworks?page=2&limit=2 -> 404 (artworks.list)" in line
    caplog.clear()
    recorder.script.append(Answer(404))
    with pytest.raises(openshelf.NotFoundError):
        await read(recorder, kind)
    (line,) = [record.getMessage() for record in caplog.records]
    assert "-> 404 (artworks.list)" in line


@KINDS
async def test_the_errors_of_a_cache_are_reported(
    recorder: Recorder, kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "openshelf")
    place = tmp_path / "cache"

    def vanish(_: Any) -> Answer:
        """From the first request on, a file is in the place of the folder."""
        if place.is_dir():
            shutil.rmtree(place)
            place.write_text("")
        page = len(recorder.requests) - 1
        return works([2 * page - 1, 2 * page] if page else [1, 2], 4)

    recorder.answer = vanish
    options = {"use_caching": True, "backend": "filesystem", "cache_name": place}
    await read(recorder, kind, on_cache_error="bypass", **options)
    reported = [record for record in caplog.records if "without the cache" in record.getMessage()]
    # Once for the outage, not once for each request.
    assert len(reported) == 1
    assert len(recorder.requests) >= 3


def moving(recorder: Recorder) -> Any:
    """A list without a total whose pages only have known records after the first."""
    pages = [[1, 2, 3], *([[1, 2], [2, 3], [1, 3]] * 20)]
    recorder.script.extend(recipients(numbers, more=True) for numbers in pages)
    return openshelf.Spending(base_url=recorder.url, requests_per_second=None).recipient.search


def test_warnings_of_a_page_that_are_errors_are_raised_once_each(recorder: Recorder) -> None:
    listing = paginate(moving(recorder), on_change="warn", concurrency=1)
    records = listing.records(limit=3)
    assert [next(records)["id"] for _ in range(3)] == ["1", "2", "3"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in ["holds records of earlier pages", "paging ends here"]:
            with pytest.raises(openshelf.ChangedWhilePagingWarning, match=message):
                next(records)
        assert list(records) == []


def test_a_page_stays_before_the_next_one_when_the_bar_fails(sandbox: Any) -> None:
    """Another thread that requests a record meanwhile does not get the one after it."""

    class Bar:
        shown: list[int] = []  # noqa: RUF012  one bar
        entered = threading.Event()
        left = threading.Event()

        def update(self, records: int) -> None:
            self.shown.append(records)
            if len(self.shown) == 1:
                self.entered.set()
                assert self.left.wait(20)
                raise OSError("the terminal is gone")

        def close(self) -> None: ...

    pages = paginate(sandbox.museum().artworks.list, progress=Bar()).pages(limit=50)
    errors: list[BaseException] = []

    def first() -> None:
        try:
            next(pages)
        except OSError as error:
            errors.append(error)

    thread = threading.Thread(target=first)
    thread.start()
    assert Bar.entered.wait(20)
    with pytest.raises(openshelf.StateError, match="another thread is using this iterator"):
        next(pages)
    Bar.left.set()
    thread.join()
    assert [str(error) for error in errors] == ["the terminal is gone"]
    assert [page.number for page in pages] == [1, 2, 3, 4, 5, 6]


def test_a_bar_that_failed_once_is_updated_again_and_closed(sandbox: Any) -> None:
    class Bar:
        shown: list[int] = []  # noqa: RUF012  one bar
        closed = 0

        def update(self, records: int) -> None:
            self.shown.append(records)
            if len(self.shown) == 2:
                raise KeyboardInterrupt

        def close(self) -> None:
            Bar.closed += 1

    pages = paginate(sandbox.museum().artworks.list, progress=Bar()).pages(limit=100)
    assert next(pages).number == 1
    with pytest.raises(KeyboardInterrupt):
        next(pages)
    assert [page.number for page in pages] == [2, 3]
    assert (Bar.shown, Bar.closed) == ([100, 100, 100], 1)


def test_python_code_may_run_when_a_page_is_dropped(sandbox: Any) -> None:
    """Another thread that requests the next record meanwhile is not waited for."""
    records = paginate(sandbox.museum().artworks.list).records(limit=50)
    found: list[str] = []

    class Last:
        def __del__(self) -> None:
            found.append(type(next(records, None)).__name__)
            thread = threading.Thread(target=lambda: found.append(type(next(records)).__name__))
            thread.start()
            thread.join(20)
            assert not thread.is_alive()

    next(records)["last"] = Last()
    assert len([next(records) for _ in range(49)]) == 49
    next(records)
    assert found == ["dict", "dict"]
