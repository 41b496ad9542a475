"""Tests that iteration is lazy, stays within its limits, and leaves nothing behind."""

import asyncio
import gc
import itertools
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import openshelf
import pytest
from catalog_entries import CATALOG
from openshelf import paginate
from recorder import Answer, Recorder


@pytest.fixture
def server() -> Iterator[Any]:
    with openshelf.Sandbox() as sandbox:
        yield sandbox


def settled(server: Any) -> bool:
    """Whether no answer is in flight any more; the server takes a moment to notice."""
    for _ in range(100):
        if server.stats["open_bodies"] == 0:
            return True
        time.sleep(0.01)
    return False


def test_nothing_is_requested_before_the_first_record(server: Any) -> None:
    listing = paginate(server.museum().artworks.list)
    records = listing.records(limit=10)
    assert server.calls == []
    next(records)
    assert len(server.calls) >= 1


def test_no_more_pages_are_read_ahead_than_allowed(server: Any) -> None:
    listing = paginate(server.museum(max_concurrency=20).artworks.list, concurrency=3)
    records = listing.records(limit=10)
    for _ in range(11):
        next(records)
    gc.collect()
    assert settled(server)
    # Two pages were used; three may be in flight, and three wait for their reader.
    assert len(server.calls) <= 2 + 6


@pytest.mark.parametrize(("asked", "allowed", "most"), [(5, 8, 5), (50, 3, 3), (None, 8, 4)])
def test_no_more_pages_than_allowed_are_requested_at_once(
    server: Any, asked: int | None, allowed: int, most: int
) -> None:
    server.fail("museum.artworks.list", delay=0.02, times=None)
    museum = server.museum(max_concurrency=allowed)
    highest = 0
    watching = threading.Event()

    def watch() -> None:
        nonlocal highest
        while not watching.is_set():
            highest = max(highest, server.stats["open_bodies"])
            time.sleep(0.001)

    thread = threading.Thread(target=watch)
    thread.start()
    records = list(paginate(museum.artworks.list, concurrency=asked).records(limit=10))
    watching.set()
    thread.join()
    assert len(records) == 300
    assert 1 <= highest <= most


def test_a_break_leaves_no_request_running(server: Any) -> None:
    server.fail("museum.artworks.list", delay=0.3, times=None)
    for record in paginate(server.museum().artworks.list).records(limit=10):
        assert record["id"]
        break
    gc.collect()
    asked = len(server.calls)
    assert settled(server)
    assert len(server.calls) == asked


def test_a_cancelled_task_leaves_no_request_running(server: Any) -> None:
    server.fail("museum.artworks.list", delay=5, times=None)

    async def read() -> None:
        records = paginate(server.async_museum().artworks.list).records(limit=10)
        task = asyncio.ensure_future(anext(records))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(read())
    gc.collect()
    assert settled(server)


def test_an_error_is_raised_in_place_of_its_page_and_ends_the_iterator(server: Any) -> None:
    museum = server.museum(max_retries=0)
    records = paginate(museum.artworks.list, concurrency=1).records(limit=100)
    first = [next(records) for _ in range(100)]
    assert len({record["id"] for record in first}) == 100
    server.fail("museum.artworks.list", status=500, times=None)
    with pytest.raises(openshelf.ServerError) as raised:
        # The second page may have been requested before.
        list(records)
    assert raised.value.operation == "museum.artworks.list"
    assert list(records) == []


def test_pages_are_retried_as_the_client_says(server: Any) -> None:
    server.fail("museum.artworks.list", status=503, times=2, retry_after=0)
    records = list(paginate(server.museum(max_retries=3).artworks.list).records())
    assert len(records) == 300


def test_a_page_with_invalid_json_is_reported(server: Any) -> None:
    server.fail("museum.artworks.list", bad_json=True)
    with pytest.raises(openshelf.DecodeError) as raised:
        list(paginate(server.museum().artworks.list).records())
    assert raised.value.position is not None


def test_a_decode_error_in_a_record_has_its_position_in_the_answer() -> None:
    body = b'{"pagination": {"total": 1}, "data": [{"id": 7, "title": "\\uZZZZ"}]}'
    with Recorder() as recorder:
        recorder.answer = Answer(body=body)
        museum = openshelf.Museum(base_url=recorder.url)
        with pytest.raises(openshelf.DecodeError) as raised_by_the_call:
            museum.artworks.list()
        with pytest.raises(openshelf.DecodeError) as reported:
            list(paginate(museum.artworks.list).records())
    assert "Invalid" in str(reported.value)
    assert reported.value.excerpt == raised_by_the_call.value.excerpt
    assert (
        reported.value.position == raised_by_the_call.value.position == body.index(b"\\uZZZZ") + 1
    )


def test_the_throttle_is_obeyed(server: Any) -> None:
    museum = server.museum(requests_per_second=50)
    list(paginate(museum.artworks.list, concurrency=8).records(limit=50))
    times = [call["at"] for call in server.calls]
    assert len(times) == 6
    # Six calls at fifty a second begin within a tenth of a second, not at once.
    assert times[-1] - times[0] >= 5 / 50 * 0.8


def test_two_threads_that_use_one_iterator_at_once_get_an_error(server: Any) -> None:
    server.fail("museum.artworks.list", delay=0.3, times=1)
    pages = paginate(server.museum().artworks.list).pages(limit=100)
    errors: list[Exception] = []

    def read() -> None:
        try:
            next(pages)
        except openshelf.StateError as error:
            errors.append(error)

    threads = [threading.Thread(target=read) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [str(error) for error in errors] == ["another thread is using this iterator"]


def test_threads_with_separate_iterators_share_a_client(server: Any) -> None:
    listing = paginate(server.museum().artworks.list)
    found: list[int] = []
    threads = [
        threading.Thread(target=lambda: found.append(len(list(listing.records(limit=20)))))
        for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [300] * 6


REFUSED: dict[str, Callable[[Any], Any]] = {
    "page": lambda museum: paginate(museum.artworks.list).records(page=2),
    "offset": lambda museum: paginate(museum.artworks.search).pages("monet", offset=10),
    "limit": lambda museum: paginate(museum.artworks.list).count(limit=1000),
}


@pytest.mark.parametrize("name", REFUSED)
def test_arguments_are_checked_before_any_request(server: Any, name: str) -> None:
    with pytest.raises(openshelf.ArgumentError) as raised:
        REFUSED[name](server.museum())
    assert [fault["parameter"] for fault in raised.value.faults] == [name]
    assert server.calls == []


def test_an_unknown_argument_is_a_type_error(server: Any) -> None:
    with pytest.raises(TypeError, match=r"limits.*did you mean 'limit'"):
        paginate(server.museum().artworks.list).records(limits=3)


@pytest.mark.parametrize(
    ("options", "kind", "said"),
    [
        ({"max_records": 0}, ValueError, "max_records: expected an int of at least 1"),
        ({"max_pages": -1}, ValueError, "max_pages: expected an int of at least 1"),
        ({"concurrency": 0}, ValueError, "concurrency: expected an int from 1 to 1000"),
        ({"on_change": "ignore"}, ValueError, "on_change: expected 'mend', 'raise' or 'warn'"),
        ({"progress": object()}, TypeError, "update"),
    ],
)
def test_options_out_of_bounds_are_refused(
    server: Any, options: dict[str, Any], kind: type[Exception], said: str
) -> None:
    with pytest.raises(kind, match=said):
        paginate(server.museum().artworks.list, **options)


def test_anything_but_a_method_of_a_client_is_refused() -> None:
    for wrong in (print, 3, "museum.artworks.list"):
        with pytest.raises(TypeError, match="expected a method of an openshelf client"):
            paginate(wrong)


def test_an_answer_that_repeats_the_phrase_with_escapes_is_read(sandbox: Any) -> None:
    search = sandbox.gazette().documents.search
    plain = search('"water"')
    assert '"' in plain["description"]
    records = list(paginate(search).records('"water"'))
    assert len(records) == paginate(search).count('"water"') == plain["count"] > 0


@pytest.mark.parametrize("what", ["records", "pages"])
async def test_a_cancelled_anext_loses_nothing(sandbox: Any, what: str) -> None:
    listing = paginate(sandbox.async_museum().artworks.list)
    arguments = {"limit": 10, "fields": ["id"]}
    expected = [each async for each in getattr(listing, what)(**arguments)]
    iterator = getattr(listing, what)(**arguments)
    found = []
    for turns in itertools.cycle([0, 1, 2, 0, 3]):
        task = asyncio.ensure_future(anext(iterator))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        found += [each for each in await asyncio.gather(task, return_exceptions=True)
                  if not isinstance(each, BaseException)]  # fmt: skip
        try:
            found.append(await anext(iterator))
        except StopAsyncIteration:
            break
    found = [each for each in found if not isinstance(each, StopAsyncIteration)]
    if what == "pages":
        assert [page.number for page in found] == [page.number for page in expected]
    else:
        assert found == expected


async def test_anext_can_be_called_right_after_a_cancelled_one() -> None:
    with openshelf.Sandbox() as server:
        records = paginate(server.async_museum().artworks.list).records(limit=100)
        server.fail("museum.artworks.list", delay=0.05, times=1)
        for _ in range(5):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(records), 0.001)
        found = [record async for record in records]
    assert len(found) == 300


def test_a_few_pages_are_requested_as_the_plain_call_requests_them() -> None:
    with openshelf.Sandbox(scale=30) as server:
        search = server.gazette().documents.search
        pages = list(paginate(search, max_pages=2).pages("document", order="relevance"))
        assert [len(page) for page in pages] == [1000, 1000]
    with openshelf.Sandbox(scale=5) as server:
        search = server.museum().with_options(validate=False).artworks.search
        (page,) = paginate(search, max_pages=1).pages("", limit=100)
        assert page.records == search("", limit=100)["data"]


@pytest.mark.parametrize("bounds", [{"max_records": 3}, {"max_pages": 1}], ids=str)
def test_a_count_ignores_max_records_and_max_pages(sandbox: Any, bounds: dict[str, int]) -> None:
    for method, arguments in [
        (sandbox.placeholder().list, {}),
        (sandbox.museum().artworks.list, {}),
        (sandbox.spending().recipient.search, {}),
    ]:
        whole = paginate(method).count(**arguments)
        bounded = paginate(method, **bounds).count(**arguments)
        assert (bounded, bounded.is_exact) == (whole, whole.is_exact)


def test_the_count_of_a_list_without_a_total_is_a_lower_bound(sandbox: Any) -> None:
    district = sandbox.spending().search.spending_by_category.district
    filters = {"award_type_codes": ["A", "B", "C", "D"]}
    count = paginate(district).count(filters)
    assert not count.is_exact
    assert count <= len(list(paginate(district).records(filters)))


BY_CATEGORY = "spending.search.spending_by_category"
CATEGORIES = next(
    parameter["values"]
    for parameter in CATALOG[f"{BY_CATEGORY}.category"]["parameters"]
    if parameter["name"] == "category"
)


@pytest.mark.parametrize(
    "category", [name for name in CATEGORIES if f"{BY_CATEGORY}.{name}" in CATALOG]
)
def test_a_category_has_the_records_of_its_own_operation(sandbox: Any, category: str) -> None:
    """Pages of districts may say too early that they are the last."""
    by = sandbox.spending().search.spending_by_category
    filters = openshelf.spending_filters(types="contracts", fiscal_years=2024)
    own = list(paginate(getattr(by, category)).records(filters))
    assert list(paginate(by.category).records(category=category, filters=filters)) == own


class Closing:
    """A progress object whose end runs Python while another error is being handled."""

    def update(self, _: int) -> None:
        pass

    def close(self) -> None:
        str(object())


def test_an_error_in_the_body_of_a_loop_is_raised_unchanged(sandbox: Any) -> None:
    def fail() -> None:
        for _ in paginate(sandbox.museum().artworks.list, progress=Closing()).records(limit=10):
            _ = 1 / 0

    with pytest.raises(ZeroDivisionError):
        fail()


async def test_an_error_in_the_body_of_an_asynchronous_loop_is_raised_unchanged(
    sandbox: Any,
) -> None:
    async def fail() -> None:
        listing = paginate(sandbox.async_museum().artworks.list, progress=Closing())
        async for _ in listing.records(limit=10):
            _ = 1 / 0

    with pytest.raises(ZeroDivisionError):
        await fail()


async def test_an_error_beside_a_call_that_is_never_awaited_is_raised_unchanged(
    sandbox: Any,
) -> None:
    museum = sandbox.async_museum()
    with pytest.raises(ZeroDivisionError), pytest.warns(RuntimeWarning, match="never awaited"):
        _ = [museum.artworks.list(), 1 / 0]


@pytest.mark.parametrize("what", ["records", "pages"])
async def test_anext_takes_a_default(sandbox: Any, what: str) -> None:
    listing = paginate(sandbox.async_museum().artworks.list)
    iterator = getattr(listing, what)(limit=100)
    found = []
    while (each := await anext(iterator, None)) is not None:
        found.append(each)
    assert len(found) == (300 if what == "records" else 3)
