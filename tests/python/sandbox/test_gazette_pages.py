"""Tests counts, pages and cursors of the gazette's searches, one test for each fact of its evidence."""

import base64
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any
from urllib.parse import parse_qs, urlsplit

import openshelf
import pytest
from calling import TODAY
from gazette import Gazette, condition

TERM = condition("term")
WINDOW = 10_000


@pytest.fixture(scope="module")
def gazette(sandbox: Any) -> Gazette:
    return Gazette(sandbox)


@pytest.fixture(scope="module")
def large() -> Iterator[Gazette]:
    """A corpus of 60,000 documents."""
    with openshelf.Sandbox(today=TODAY, scale=150) as server:
        yield Gazette(server)


def test_window(large: Gazette) -> None:
    last = large.search(per_page=1000, page=10)
    assert len(last["results"]) == 1000
    assert "next_page_url" not in last
    text = "Pagination limit exceeded.  No more than 10000 items can be requested at a time"
    for query in ({"per_page": 1000, "page": 11}, {"per_page": 201, "page": 50}, {"page": 501}):
        answer = large.ask("/documents.json", [(TERM, "water")], **query)
        assert (answer.status, answer.json) == (400, {"status": 400, "message": text})
    # A page number beyond the window is refused beside a cursor too.
    link = parse_qs(urlsplit(large.search(per_page=1000)["next_page_url"]).query)
    cursor = link["search_after_cursor"][0]
    beyond = large.ask("/documents.json", per_page=1000, page=11, search_after_cursor=cursor)
    assert (beyond.status, beyond.json["message"]) == (400, text)
    assert "next_page_url" not in large.search(per_page=200, page=50)


def test_total_pages(gazette: Gazette, large: Gazette) -> None:
    for size, pages in ((20, 20), (150, 3), (400, 1), (2000, 1), (2, 50)):
        assert gazette.search(per_page=size)["total_pages"] == pages
    assert {large.search(per_page=size)["total_pages"] for size in (20, 200)} == {50}
    assert large.search(per_page=1000)["total_pages"] == 10
    assert large.search(per_page=2000)["total_pages"] == 5


def counted(gazette: Gazette, facet: str, query: list[tuple[str, str]]) -> int:
    counts = gazette.ask(f"/documents/facets/{facet}", query).json
    return sum(count["count"] for count in counts.values())


def test_count(large: Gazette) -> None:
    day = [(condition("publication_date", "is"), "2024-04-30")]
    small = [(condition("publication_date", "is"), "2024-04-29")]
    for query in ([], day, small, [(TERM, "water")], [(condition("type", ""), "RULE")]):
        exact = {counted(large, facet, query) for facet in ("yearly", "quarterly", "monthly")}
        assert len(exact) == 1
        assert large.search(query)["count"] == min(*exact, WINDOW)
    assert counted(large, "yearly", []) == 60_000
    assert counted(large, "daily", day) > WINDOW > counted(large, "daily", small)


def test_the_type_facet_leaves_out_uncategorized_documents(gazette: Gazette) -> None:
    every = gazette.every(fields=("type", "publication_date"))
    kinds = gazette.ask("/documents/facets/type").json
    uncategorized = [one for one in every if one["type"] == "Uncategorized Document"]
    assert 0 < len(uncategorized) < 20
    assert sum(kind["count"] for kind in kinds.values()) == len(every) - len(uncategorized)
    assert "Uncategorized Document" not in {kind["name"] for kind in kinds.values()}
    typed = [(condition("type", ""), code) for code in kinds]
    reached = gazette.every(typed, fields=("type", "publication_date"))
    assert [one for one in every if one not in uncategorized] == reached


def by_cursor(gazette: Gazette, query: list[tuple[str, str]], **more: Any) -> list[Any]:
    """Every document of a list, by the cursors of its links, without page numbers."""
    found: list[Any] = []
    names = [("fields[]", name) for name in ("document_number", "publication_date")]
    cursor: dict[str, str] = {}
    while True:
        answer = gazette.search([*query, *names], **more, **cursor)
        records = answer.get("results", [])
        found += records
        if len(records) < int(more["per_page"]):
            return found
        link = parse_qs(urlsplit(answer["next_page_url"]).query)
        cursor = {"search_after_cursor": link["search_after_cursor"][0]}


def decoded(cursor: str) -> Any:
    return json.loads(base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)))


@pytest.mark.parametrize("order", ["newest", "oldest", "", "no such order", "date"])
def test_cursor(large: Gazette, order: str) -> None:
    """It leads beyond the window, to every document of the list, and each comes once."""
    found = by_cursor(large, [], per_page=2000, order=order)
    keys = [(one["publication_date"], one["document_number"]) for one in found]
    assert len(keys) == len(set(keys)) == 60_000
    assert keys == sorted(keys, reverse=order != "oldest")
    # Some numbers belong to documents of two days.
    assert len({number for _, number in keys}) < len(keys)


def test_a_cursor_holds_the_sort_values_of_the_last_record(gazette: Gazette) -> None:
    first = gazette.search(order="newest", per_page=7)
    link = parse_qs(urlsplit(first["next_page_url"]).query)
    last = first["results"][-1]
    day = datetime.fromisoformat(last["publication_date"]).replace(tzinfo=UTC)
    cursor = link["search_after_cursor"][0]
    assert decoded(cursor) == [int(day.timestamp() * 1000), last["document_number"]]
    assert "=" not in cursor
    assert base64.urlsafe_b64decode(cursor + "==").count(b" ") == 0
    # The offset of a page's number is ignored beside a cursor.
    behind = gazette.search(order="newest", per_page=7, search_after_cursor=cursor)
    at_page = gazette.search(order="newest", per_page=7, search_after_cursor=cursor, page=9)
    assert behind["results"] == at_page["results"] == gazette.search(per_page=7, page=2)["results"]
    # The link to the previous page repeats the cursor of the request and so does not lead back.
    back = gazette.send(at_page["previous_page_url"]).json
    assert back["results"] == at_page["results"]


@pytest.mark.parametrize("order", ["newest", "oldest", "executive_order_number", "relevance", ""])
def test_a_term_never_has_a_cursor(gazette: Gazette, order: str) -> None:
    first = gazette.search([(TERM, "water")], order=order, per_page=5)
    assert "search_after_cursor" not in first["next_page_url"]
    cursor = parse_qs(urlsplit(gazette.search(per_page=50)["next_page_url"]).query)
    again = gazette.search(
        [(TERM, "water")],
        order=order,
        per_page=5,
        page=3,
        search_after_cursor=cursor["search_after_cursor"][0],
    )
    assert again["results"] == first["results"]
    second = gazette.send(first["next_page_url"]).json
    assert second["results"] != first["results"]


def test_a_cursor_of_the_order_by_executive_order_skips_equal_documents(gazette: Gazette) -> None:
    fields = [("fields[]", "executive_order_number"), ("fields[]", "document_number")]
    first = gazette.search(fields, order="executive_order_number", per_page=2)
    assert [one["executive_order_number"] for one in first["results"]] == [None, None]
    link = parse_qs(urlsplit(first["next_page_url"]).query)["search_after_cursor"][0]
    assert decoded(link) == [0.0, None]
    second = gazette.send(first["next_page_url"]).json
    orders = [one["executive_order_number"] for one in second["results"]]
    assert orders == sorted(orders, key=int)
    number = orders[-1]
    link = parse_qs(urlsplit(second["next_page_url"]).query)["search_after_cursor"][0]
    assert base64.urlsafe_b64decode(link + "==").decode() == f'[{number}.0,"{number}"]'
    third = gazette.send(second["next_page_url"]).json
    behind = [one["executive_order_number"] for one in third.get("results", [])]
    every = gazette.search(fields, order="executive_order_number", per_page=2000)["results"]
    given = [one["executive_order_number"] for one in every]
    # Everything from the first numbered document on, and none of the others.
    assert given[given.index(orders[0]) :][: len(orders) + len(behind)] == orders + behind


@pytest.mark.parametrize("cursor", ["invalid", "W10", "eyJhIjoxfQ", "WzEsMl0x"])
def test_search_after_cursor_that_does_not_decode(gazette: Gazette, cursor: str) -> None:
    answer = gazette.ask("/documents.json", search_after_cursor=cursor)
    expected = {"status": 400, "message": "Invalid search_after_cursor token"}
    assert (answer.status, answer.json) == (400, expected)


def test_key(gazette: Gazette) -> None:
    """A number may belong to documents of two days; the day tells which one."""
    days: dict[str, list[str]] = {}
    for one in gazette.every(fields=("publication_date",)):
        days.setdefault(one["document_number"], []).append(one["publication_date"])
    twice = {number: sorted(each) for number, each in days.items() if len(each) > 1}
    assert twice
    for number, each in twice.items():
        assert len(set(each)) == len(each)
        for day in each:
            one = gazette.send(f"/documents/{number}.json?publication_date={day}").json
            assert (one["document_number"], one["publication_date"]) == (number, day)
        both = gazette.send(f"/documents/{number},.json").json
        assert both["count"] == len(each)


def test_a_day_with_more_documents_than_the_window(large: Gazette) -> None:
    """Page numbers do not reach such a day's end, and kinds divide all but a few of its documents."""
    day = [(condition("publication_date", "is"), "2024-04-30")]
    count = counted(large, "daily", day)
    kinds = large.ask("/documents/facets/type", day).json
    sizes = [kind["count"] for kind in kinds.values()]
    assert count > sum(sizes) > WINDOW > sizes[0] > 2 * sizes[-1]
    agencies = large.ask("/documents/facets/agency", day).json
    assert WINDOW > max(each["count"] for each in agencies.values()) > 1000
    # Some documents belong to two agencies and some to none.
    assert sum(each["count"] for each in agencies.values()) != count
    assert len(by_cursor(large, day, per_page=2000)) == count
