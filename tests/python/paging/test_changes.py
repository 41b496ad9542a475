"""Tests numbered pages of a list that changes: reported as an error, or as a warning."""

import asyncio
import json
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest
from openshelf import paginate
from paged_answers import recipients as page
from paged_answers import works
from recorder import Answer, Recorder


@pytest.fixture
def server() -> Iterator[Any]:
    with openshelf.Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    """One for each test: requests that another run sent ahead may still arrive after its end."""
    with Recorder() as server:
        yield server


def ids(records: Any) -> list[int]:
    return [record["id"] for record in records]


@pytest.mark.parametrize("moved", [{"insert": 3}, {"delete": 3}])
def test_a_changed_total_is_an_error_with_on_change_raise(
    server: Any, moved: dict[str, int]
) -> None:
    listing = paginate(server.museum().artworks.list, concurrency=1, on_change="raise")
    server.fail("museum.artworks.list", **moved)
    said = r"(30[03]|297).* were returned; others may have been missed.*mend"
    with pytest.raises(openshelf.ChangedWhilePaging, match=said) as raised:
        list(listing.records(limit=50))
    assert raised.value.operation == "museum.artworks.list"
    assert raised.value.given == 50
    copy = pickle.loads(pickle.dumps(raised.value))  # noqa: S301  our own bytes
    assert (copy.given, str(copy)) == (50, str(raised.value))


@pytest.mark.parametrize("moved", [{"insert": 3}, {"delete": 3}])
@pytest.mark.parametrize("concurrency", [1, 4])
def test_pages_are_requested_again_until_they_adjoin(
    server: Any, moved: dict[str, int], concurrency: int
) -> None:
    method = server.museum().artworks.list
    before = ids(paginate(method).records())
    server.fail("museum.artworks.list", **moved)
    records = paginate(method, concurrency=concurrency).records(limit=50)
    assert records.completeness.level == "unproven"
    assert records.completeness.reason == "nothing has been read yet"
    found = ids(records)
    assert len(set(found)) == len(found)
    server.heal(restore=False)
    after = ids(paginate(method).records())
    assert set(before) & set(after) <= set(found) <= set(before) | set(after)
    assert records.completeness.level == "counted"
    assert records.completeness.changes >= 1
    assert records.completeness.pages_asked_again >= 1


def test_a_change_is_a_warning_and_no_record_is_repeated_with_on_change_warn(server: Any) -> None:
    method = server.museum().artworks.list
    before = ids(paginate(method).records())
    server.fail("museum.artworks.list", insert=3)
    listing = paginate(method, concurrency=1, on_change="warn")
    with (
        pytest.warns(openshelf.ChangedWhilePagingWarning, match="3 records came twice; each"),
        pytest.warns(
            openshelf.ChangedWhilePagingWarning, match="303 records now; there were 300 before"
        ),
    ):
        found = ids(listing.records(limit=50))
    # The three records that moved to the next page came once; the new ones are before the first.
    assert found == before


def test_pages_that_no_longer_adjoin_are_an_error_with_an_equal_total(
    recorder: Recorder,
) -> None:
    recorder.script.extend([works(range(10), total=20), works(range(8, 18), total=20)])
    with openshelf.Museum(base_url=recorder.url, requests_per_second=None) as museum:
        records = paginate(museum.artworks.list, on_change="raise").records(limit=10)
        with pytest.raises(
            openshelf.ChangedWhilePaging, match="page 2: it holds records of earlier pages"
        ):
            list(records)


async def test_a_changed_total_is_an_error_for_an_asynchronous_client(server: Any) -> None:
    method = server.async_museum().artworks.list
    server.fail("museum.artworks.list", insert=3)
    with pytest.raises(openshelf.ChangedWhilePaging):
        async for _ in paginate(method, concurrency=1, on_change="raise").records(limit=50):
            pass


@pytest.fixture
def recipients(recorder: Recorder) -> Any:
    """A list whose pages only show whether another one follows."""
    with openshelf.Spending(base_url=recorder.url, requests_per_second=None) as client:
        yield client.recipient.search


def test_an_empty_a_short_and_a_repeated_page_do_not_end_a_list(
    recorder: Recorder, recipients: Any
) -> None:
    pages: list[list[int]] = [[1, 2, 3], [], [4], [4], [5, 6, 7], [8]]

    def answer(request: Any) -> Answer:
        number = json.loads(request.body)["page"]
        records = pages[number - 1] if number <= len(pages) else []
        return page(records, number < len(pages))

    recorder.script.extend(answer for _ in range(50))
    records = paginate(recipients, concurrency=1).records(limit=3)
    assert [record["id"] for record in records] == [str(number) for number in range(1, 9)]
    assert records.completeness.level == "unproven"
    assert len(recorder.requests) < 20


@pytest.mark.parametrize("way", ["records", "pages", "awaited records", "awaited pages"])
async def test_an_empty_first_page_does_not_end_a_list(recorder: Recorder, way: str) -> None:
    recorder.script.extend([page([], more=True), page([1, 2], more=False)])
    how, _, what = way.rpartition(" ")
    kind = openshelf.AsyncSpending if how else openshelf.Spending
    given = getattr(paginate(kind(base_url=recorder.url).recipient.search, concurrency=1), what)(
        limit=2
    )
    found = [item async for item in given] if how else await asyncio.to_thread(list, given)
    assert len(recorder.requests) == 2
    if what == "pages":
        assert [(item.number, len(item)) for item in found] == [(1, 2)]
    else:
        assert [record["id"] for record in found] == ["1", "2"]


async def test_an_empty_first_page_with_a_total_is_an_error(recorder: Recorder) -> None:
    recorder.script.extend(works([], total=20) for _ in range(10))
    museum = openshelf.AsyncMuseum(base_url=recorder.url, requests_per_second=None)
    with pytest.raises(openshelf.TruncatedError, match="0 of 20 records"):
        async for _ in paginate(museum.artworks.list).records(limit=10):
            pass


def test_an_endlessly_repeated_page_ends_with_an_error(recorder: Recorder, recipients: Any) -> None:
    recorder.script.extend(page([1, 2, 3], more=True) for _ in range(50))
    with pytest.raises(openshelf.ChangedWhilePaging, match="in a row had nothing new"):
        list(paginate(recipients, concurrency=1).records(limit=3))
    assert len(recorder.requests) < 10


@pytest.mark.parametrize("records", [[1, 2, 3], []], ids=["known", "empty"])
def test_a_list_that_always_announces_another_page_ends(
    recorder: Recorder, recipients: Any, records: list[int]
) -> None:
    """Another page is always announced. The total may show that everything came."""
    for _ in range(50):
        answer = page(records, more=True)
        body = json.loads(answer.body)
        body["page_metadata"]["total"] = len(records)
        recorder.script.append(Answer(body=json.dumps(body).encode()))
    given = paginate(recipients, concurrency=1).records(limit=3)
    if records:
        assert [record["id"] for record in given] == ["1", "2", "3"]
    else:
        with pytest.raises(openshelf.ChangedWhilePaging, match="in a row had nothing new"):
            list(given)
    assert len(recorder.requests) < 10


def test_a_list_that_moved_far_is_read_on_with_on_change_warn(recorder: Recorder) -> None:
    works = [{"id": str(number)} for number in range(600)]
    for begin in (0, 100, 200, 300, 0, 100, 200, 300, 400, 500):
        recorder.script.append(Answer(body=json.dumps(works[begin : begin + 100]).encode()))
    recorder.script.append(Answer(body=b"[]"))
    with openshelf.Placeholder(base_url=recorder.url) as placeholder:
        listing = paginate(placeholder.list, concurrency=1, on_change="warn")
        with (
            pytest.warns(openshelf.ChangedWhilePagingWarning, match="400 records came twice"),
            pytest.warns(
                openshelf.ChangedWhilePagingWarning, match="holds records of earlier pages"
            ),
        ):
            found = [record["id"] for record in listing.records()]
    assert found == [str(number) for number in range(600)]


def test_an_endlessly_repeated_page_ends_with_a_warning(
    recorder: Recorder, recipients: Any
) -> None:
    recorder.script.extend(page([1, 2, 3], more=True) for _ in range(50))
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        found = list(paginate(recipients, concurrency=1, on_change="warn").records(limit=3))
    assert len(found) == 3
    sign, end = (str(warning.message) for warning in heard)
    assert "page 2: it holds records of earlier pages" in sign
    assert "3 pages in a row had nothing new: paging ends here" in end


def test_pages_are_requested_by_number_not_by_a_link_of_the_answer(recorder: Recorder) -> None:
    """A next page that the answer names is never followed."""
    results = [
        {"document_number": str(number), "publication_date": "2024-06-03"} for number in range(25)
    ]
    for part in (results[:20], results[20:]):
        answer = {
            "count": 25,
            "total_pages": 2,
            "next_page_url": "http://192.0.2.1/elsewhere?page=9",
            "results": part,
        }
        recorder.script.append(Answer(body=json.dumps(answer).encode()))
    with openshelf.Gazette(base_url=recorder.url, requests_per_second=None) as gazette:
        list(paginate(gazette.documents.search).records("water", per_page=20))
    targets = [request.target for request in recorder.requests]
    assert [target.partition("?")[0] for target in targets] == ["/documents.json"] * 2
    assert "page=2" in targets[1]
