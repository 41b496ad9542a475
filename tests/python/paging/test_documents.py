"""Tests lists of documents: by cursors in windows of days without a term, by ranges of days with one."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import parse_qs

import openshelf
import pytest
from calling import TODAY
from openshelf import paginate

WINDOW = 10_000


@pytest.fixture(scope="module")
def gazettes() -> Iterator[Any]:
    with openshelf.Sandbox(today=TODAY, scale=60) as server:
        yield server


def key(record: dict[str, Any]) -> tuple[str, str]:
    return record["document_number"], record["publication_date"]


def queries(server: Any) -> list[dict[str, list[str]]]:
    """The arguments of each page that was requested."""
    asked = [call for call in server.calls if call["operation"] == "gazette.documents.search"]
    return [parse_qs(call["query"]) for call in asked]


def facets(server: Any) -> list[str]:
    """What the service was asked to count by."""
    paths = [call["path"] for call in server.calls]
    return [path.rsplit("/", 1)[1] for path in paths if "/documents/facets/" in path]


def read(server: Any, concurrency: int, **arguments: Any) -> tuple[list[dict[str, Any]], Any]:
    search = server.gazette().documents.search
    server.forget_calls()
    listing = paginate(search, concurrency=concurrency).records(
        arguments.pop("term", None), fields=["document_number"], **arguments
    )
    return list(listing), listing


@pytest.mark.parametrize("concurrency", [1, 8])
@pytest.mark.parametrize("order", [None, "newest", "date", "oldest"])
def test_the_whole_register_is_read_by_cursors(
    gazettes: Any, order: str | None, concurrency: int
) -> None:
    given = {} if order is None else {"order": order}
    records, listing = read(gazettes, concurrency, **given)
    total = paginate(gazettes.gazette().documents.search).count(None)
    assert total.is_exact
    assert int(total) > 2 * WINDOW
    assert len(records) == len({key(record) for record in records}) == total
    places = [key(record)[::-1] for record in records]
    assert places == sorted(places, reverse=order != "oldest")
    assert listing.completeness.level == "exact"


@pytest.mark.parametrize("concurrency", [1, 8])
def test_windows_cost_few_requests_and_no_page_number(gazettes: Any, concurrency: int) -> None:
    records, _ = read(gazettes, concurrency)
    asked = queries(gazettes)
    assert facets(gazettes) == ["daily"]
    assert len(asked) <= math.ceil(len(records) / 1000 * 1.02)
    first, *others = asked
    assert first["page"] == ["1"]
    assert not any("page" in query for query in others)
    # A window begins with its days, and continues after the last document of the page before.
    windows = [query for query in others if "search_after_cursor" not in query]
    assert all("conditions[publication_date][lte]" in query for query in others)
    assert bool(windows) == (concurrency > 1)
    assert any("search_after_cursor" in query for query in others)


def test_a_short_list_is_not_counted(gazettes: Any) -> None:
    search = gazettes.gazette().documents.search
    latest = search(None, per_page=2)["results"][0]["publication_date"]
    records, listing = read(gazettes, 8, published_from=f"{latest[:7]}-01")
    assert 0 < len(records) < 1000
    assert (len(queries(gazettes)), facets(gazettes)) == (1, [])
    assert listing.completeness.level == "exact"


def test_executive_orders_are_not_read_by_a_cursor(gazettes: Any) -> None:
    """A cursor of their order skips documents that have no number."""
    search = gazettes.gazette().documents.search
    first = search(None, per_page=2)["results"][0]["publication_date"][:7] + "-01"
    records, _ = read(
        gazettes, 4, order="executive_order_number", published_from=first, per_page=20
    )
    assert len(records) == paginate(search).count(None, published_from=first) > 100
    assert not any("search_after_cursor" in query for query in queries(gazettes))


def test_a_term_is_read_by_ranges_of_days_of_one_page(gazettes: Any) -> None:
    records, listing = read(gazettes, 8, term="document")
    total = paginate(gazettes.gazette().documents.search).count("document")
    assert len(records) == len({key(record) for record in records}) == total
    assert listing.completeness.level in {"exact", "counted"}
    asked = queries(gazettes)
    assert not any("search_after_cursor" in query for query in asked)
    assert all(int(query["page"][0]) * 1000 <= WINDOW for query in asked)
    assert facets(gazettes)[0] == "daily"


def test_days_that_the_service_does_not_count_are_counted_by_month(gazettes: Any) -> None:
    gazettes.fail("gazette.documents.facets", status=400, times=1)
    try:
        records, listing = read(gazettes, 8)
    finally:
        gazettes.heal()
    assert len(records) == len({key(record) for record in records})
    assert facets(gazettes) == ["daily", "monthly"]
    assert listing.completeness.level == "exact"


def test_a_list_without_numbers_by_day_is_read_by_one_cursor(gazettes: Any) -> None:
    total = int(paginate(gazettes.gazette().documents.search).count(None))
    gazettes.fail("gazette.documents.facets", status=400)
    try:
        records, listing = read(gazettes, 8)
    finally:
        gazettes.heal()
    assert len(records) == len({key(record) for record in records}) == total
    assert listing.completeness.level == "exact"


def test_documents_that_no_type_selects_are_in_the_list(gazettes: Any) -> None:
    search = gazettes.gazette().documents.search
    kinds: Counter[str] = Counter()
    for record in paginate(search).records(None, fields=["type"]):
        kinds[record["type"]] += 1
    types = gazettes.gazette().documents.facets("type")
    by_type = sum(group["count"] for group in types.values())
    assert kinds["Uncategorized Document"] > 0
    assert sum(kinds.values()) == paginate(search).count(None) > by_type


def test_two_documents_of_one_number_are_two_records(gazettes: Any) -> None:
    """Numbers were used again before 2016: 00-111 is a rule and, four days later, a notice."""
    search = gazettes.gazette().documents.search
    days: dict[str, set[str]] = {}
    for record in paginate(search).records(None, fields=["document_number"]):
        days.setdefault(record["document_number"], set()).add(record["publication_date"])
    twice = {number: each for number, each in days.items() if len(each) > 1}
    assert twice
    wanted = {(number, day) for number, each in twice.items() for day in each}
    listing = paginate(search)
    given = {"document_numbers": list(twice), "fields": ["document_number"], "per_page": 5}
    lists = {
        "records": list(listing.records(None, **given)),
        "pages": [record for page in listing.pages(None, **given) for record in page],
        "slices": [record for part in listing.plan(None, **given) for record in part.records()],
    }
    for name, records in lists.items():
        assert sorted(key(record) for record in records) == sorted(wanted), name
    assert listing.table(None, **given).num_rows == len(wanted)


def test_a_list_is_resumed_between_windows(gazettes: Any, tmp_path: Any) -> None:
    search = gazettes.gazette().documents.search
    everything = {key(record) for record in paginate(search).records(None, fields=["title"])}
    for given in (1, 1500, 12_345):
        mark = tmp_path / f"{given}.json"
        records = paginate(search, resume=mark, concurrency=8).records(None, fields=["title"])
        first = [key(next(records)) for _ in range(given)]
        del records
        rest = [
            key(record)
            for record in paginate(search, resume=mark, concurrency=3).records(
                None, fields=["title"]
            )
        ]
        assert set(first) | set(rest) == everything
        # A page of which not all was taken is read again.
        assert len(first) + len(rest) <= len(everything) + 1000


@pytest.mark.full
def test_a_million_documents_cost_two_hundredths_more_requests_than_full_pages() -> None:
    with openshelf.Sandbox(today=TODAY, scale=2520) as server:
        for concurrency in (1, 16):
            search = server.gazette().documents.search
            server.forget_calls()
            listing = paginate(search, concurrency=concurrency).records(None, fields=["title"])
            found = {key(record) for record in listing}
            assert len(found) > 1_000_000
            assert listing.completeness.level == "exact"
            assert len(server.calls) <= math.ceil(len(found) / 1000) * 1.02
