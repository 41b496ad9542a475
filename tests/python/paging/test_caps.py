"""Tests lists beyond the reach of page numbers: every record is returned once, or the run reports what is missing."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import TODAY
from openshelf import paginate
from programs import run

#: A word that every document of the sandbox contains.
TERM = "document"
#: A term that the museum's search interprets as everything; only an unvalidated call may pass it.
ALL = ""
CONTRACTS = {"award_type_codes": ["A", "B", "C", "D"]}
WINDOW = 10_000


@pytest.fixture(scope="module")
def gazettes() -> Iterator[Any]:
    """12,000 documents, more of them on one day than fit on a page."""
    with openshelf.Sandbox(today=TODAY, scale=30) as server:
        yield server


def numbers(records: Any) -> list[str]:
    """The keys of documents: some numbers belong to documents of two days."""
    return [f"{record['document_number']} of {record['publication_date']}" for record in records]


def test_every_document_is_returned_once_newest_first(gazettes: Any) -> None:
    search = gazettes.gazette().documents.search
    reported = search(TERM)["count"]
    found = list(paginate(search, concurrency=8).records(TERM))
    assert len(found) == len(set(numbers(found))) == 12_000
    days = [record["publication_date"] for record in found]
    assert days == sorted(days, reverse=True)
    count = paginate(search).count(TERM)
    assert (count, count.is_exact) == (12_000, True)
    assert reported == WINDOW


def test_documents_are_returned_oldest_first_on_request(gazettes: Any) -> None:
    search = gazettes.gazette().documents.search
    found = list(paginate(search).records(TERM, order="oldest", fields=["publication_date"]))
    days = [record["publication_date"] for record in found]
    assert len(found) == 12_000
    assert days == sorted(days)


def test_other_conditions_and_the_year_are_kept(gazettes: Any) -> None:
    search = gazettes.gazette().documents.search
    latest = search(TERM, order="newest", per_page=2)["results"][0]["publication_date"]
    for more in ({"publication_year": int(latest[:4])}, {"published_from": latest[:4] + "-01-01"}):
        found = list(paginate(search).records(TERM, **more))
        assert len(found) == paginate(search).count(TERM, **more)
        assert {record["publication_date"][:4] for record in found} == {latest[:4]}


def test_order_by_relevance_is_refused_beyond_its_cap(gazettes: Any) -> None:
    search = gazettes.gazette().documents.search
    with pytest.raises(openshelf.ArgumentError, match=r"order='relevance'.*10000.*max_records"):
        list(paginate(search).records(TERM, order="relevance"))
    # Pages of eleven reach less, and the error says what reaches further.
    with pytest.raises(openshelf.ArgumentError, match=r"550 records.*this size.*per_page=1000"):
        list(paginate(search).records(TERM, order="relevance", per_page=11))
    few = paginate(search, max_records=2500)
    assert len(list(few.records(TERM, order="relevance"))) == 2500


def test_every_document_is_returned_once_despite_faults(gazettes: Any) -> None:
    gazettes.fail("gazette.documents.search", status=503, probability=0.1, seed=1, retry_after=0)
    gazettes.fail("gazette.documents.search", cut=100, probability=0.05, seed=2)
    try:
        search = gazettes.gazette(max_retries=20, max_retry_after=0.01).documents.search
        found = numbers(paginate(search, concurrency=6).records(TERM))
    finally:
        gazettes.heal()
    assert len(found) == len(set(found)) == 12_000


def test_every_document_is_written_once_after_kills(gazettes: Any, tmp_path: Path) -> None:
    program = """
        import os, sys
        import openshelf

        address, path, kill = sys.argv[1:]
        gazette = openshelf.Gazette(base_url=address, requests_per_second=None)

        class Bar:
            seen = 0

            def update(self, records):
                self.seen += records
                if 0 <= int(kill) <= self.seen:
                    os.kill(os.getpid(), 9)

            def close(self):
                pass

        listing = openshelf.paginate(gazette.documents.search, progress=Bar())
        listing.to_jsonl(path, "document", fields=["document_number"], resume=True)
    """
    path = tmp_path / "documents.jsonl"
    address = gazettes.gazette().base_url
    for kill in ("3000", "1", "5000"):
        assert run(program, address, str(path), kill)[0] == -9
    assert run(program, address, str(path), "-1")[0] == 0
    found = numbers(json.loads(line) for line in path.read_text().splitlines())
    assert len(found) == len(set(found)) == 12_000


def test_unchanged_records_are_returned_once_while_others_come_and_go(tmp_path: Path) -> None:
    with openshelf.Sandbox(today=TODAY, scale=30) as server:
        search = server.gazette().documents.search
        before = set(numbers(paginate(search).records(TERM, fields=["document_number"])))
        assert len(before) == 12_000
        # Each change is within the days that its request asks for; more than these, and the list is an error.
        server.fail("gazette.documents.search", insert=3, delete=2, times=20)
        found = numbers(paginate(search, concurrency=4).records(TERM, fields=["document_number"]))
        after = set(numbers(paginate(search).records(TERM, fields=["document_number"])))
    assert len(found) == len(set(found))
    assert before & after <= set(found)
    assert before - after


@pytest.fixture(scope="module")
def museum() -> Iterator[Any]:
    """1,500 artworks: a search reaches 1,000 of them by pages."""
    with openshelf.Sandbox(today=TODAY, scale=5) as server:
        yield server


def test_every_artwork_of_a_search_is_returned_once_in_order_of_id(museum: Any) -> None:
    client = museum.museum().with_options(validate=False)
    found = [record["id"] for record in paginate(client.artworks.search).records(ALL)]
    listed = {record["id"] for record in paginate(client.artworks.list).records()}
    assert found == sorted(listed)
    assert len(found) == 1_500
    falling = paginate(client.artworks.search).records(ALL, sort={"id": "desc"})
    assert [record["id"] for record in falling] == found[::-1]
    count = paginate(client.artworks.search).count(ALL)
    assert (count, count.is_exact) == (1_500, True)


def test_a_query_of_the_caller_is_kept(museum: Any) -> None:
    client = museum.museum().with_options(validate=False)
    query = {"range": {"id": {"gte": 1}}}
    found = list(paginate(client.artworks.search).records(ALL, query=query, fields=["title"]))
    assert len(found) == 1_500
    assert all(set(record) >= {"id", "title"} for record in found)


def test_another_order_is_refused_beyond_the_cap(museum: Any) -> None:
    search = museum.museum().with_options(validate=False).artworks.search
    sort = {"title.keyword": "asc"}
    with pytest.raises(openshelf.ArgumentError, match=r"sort=.*1000.*in the order of id"):
        list(paginate(search).records(ALL, sort=sort))
    few = list(paginate(search, max_records=1000).records(ALL, sort=sort))
    assert len(few) == 1000


def test_the_error_at_a_cap_without_a_strategy_says_how_many_records_exist(museum: Any) -> None:
    client = museum.museum().with_options(validate=False)
    resources = ["artworks", "agents", "galleries"]
    found: list[Any] = []
    with pytest.raises(openshelf.TruncatedError) as raised:
        found.extend(paginate(client.search).records(resources))
    error = raised.value
    assert error.reached == len(found) == 1000
    assert error.exist == client.search(resources)["pagination"]["total"] > 1500
    assert "1000 of" in str(error)
    few = paginate(client.search, max_records=900)
    assert len(list(few.records(resources))) == 900


def test_unchanged_awards_are_returned_once_by_cursor_during_changes() -> None:
    with openshelf.Sandbox(today=TODAY, scale=3) as server:
        search = server.spending().search.spending_by_award
        fields = ["Award ID", "Award Amount"]

        def ids(**more: Any) -> list[int]:
            records = paginate(search).records(CONTRACTS, fields, sort="Award Amount", **more)
            return [record["internal_id"] for record in records]

        before = ids()
        assert len(before) == len(set(before)) == paginate(search).count(CONTRACTS, fields)
        server.fail("spending.search.spending_by_award", insert=2, delete=1, times=10)
        found = ids()
        server.heal(restore=False)
        after = ids()
    assert len(found) == len(set(found))
    assert set(before) & set(after) <= set(found)
    assert set(before) - set(after)


def test_a_day_that_small_pages_do_not_reach_is_read_in_larger_ones(gazettes: Any) -> None:
    """Page numbers end at 50. No condition by type selects some documents, so a day is not divided by them."""
    search = gazettes.gazette().documents.search
    records = paginate(search, concurrency=8).records(TERM, per_page=10)
    names = [(record["document_number"], record["publication_date"]) for record in records]
    assert len(set(names)) == len(names) == 12_000
    assert records.completeness.level == "counted"


@pytest.mark.parametrize("level", ["awards", "subawards"])
def test_awards_are_identified_by_a_member_that_is_not_requested(level: str) -> None:
    """If it were requested by name, the service would return null for it."""
    fields = ["Award ID"] if level == "awards" else ["Sub-Award ID"]
    with openshelf.Sandbox(today=TODAY) as server:
        search = server.spending().search.spending_by_award
        found = list(paginate(search).records(CONTRACTS, fields, spending_level=level))
        bodies = [json.loads(call["body"]) for call in server.calls]
    # Awards are counted too, without regard to fields; the count of subawards is another number.
    asked = [body["fields"] for body in bodies if "fields" in body]
    # Subawards have no key: what tells them apart is requested.
    apart = {"awards": [], "subawards": ["Sub-Award Date", "Sub-Award Amount"]}[level]
    assert asked == [fields + apart] * len(asked)
    assert len(bodies) - len(asked) == (1 if level == "awards" else 0)
    assert len({record["internal_id"] for record in found}) == len(found) > 100


def awards(server: Any) -> dict[str, int]:
    """How often each award came."""
    search = server.spending().search.spending_by_award
    found: dict[str, int] = {}
    fields = ["Award ID", "Award Amount"]
    for codes in (["A", "B", "C", "D"], ["02", "03", "04", "05"]):
        filters = {"award_type_codes": codes}
        before = len(found)
        for record in paginate(search).records(filters, fields):
            name = record["generated_internal_id"]
            found[name] = found.get(name, 0) + 1
        assert len(found) - before == paginate(search).count(filters, fields)
    return found


@pytest.mark.full
@pytest.mark.timeout(1200)
def test_two_hundred_thousand_awards_and_transactions_are_returned_once() -> None:
    with openshelf.Sandbox(today=TODAY, scale=100) as server:
        found = awards(server)
        assert len(found) > 50_000 * 2
        assert set(found.values()) == {1}
        search = server.spending().search.spending_by_transaction
        fields = ["Award ID", "Mod", "Transaction Amount", "Action Date"]
        transactions: dict[tuple[str, str], int] = {}
        for record in paginate(search, concurrency=8).records(CONTRACTS, fields):
            name = (record["generated_internal_id"], record["Mod"])
            transactions[name] = transactions.get(name, 0) + 1
        assert len(transactions) == paginate(search).count(CONTRACTS, fields) > 50_000
        assert set(transactions.values()) == {1}


@pytest.mark.full
@pytest.mark.timeout(600)
def test_only_uncategorized_documents_of_a_day_beyond_the_cap_are_reported_missing() -> None:
    # A term has no cursor, and no condition names the documents without a type.
    with openshelf.Sandbox(today=TODAY, scale=150) as server:
        search = server.gazette().documents.search
        fields = ["document_number", "publication_date", "type"]
        listed = list(paginate(search, concurrency=8).records(None, fields=fields))
        found = []
        with pytest.raises(openshelf.TruncatedError, match="no request reaches") as raised:
            found.extend(paginate(search, concurrency=8).records(TERM, fields=fields))
    assert len(listed) == len(set(numbers(listed))) == 60_000
    days = Counter(record["publication_date"] for record in listed)
    beyond = {day for day, documents in days.items() if documents > WINDOW}
    assert len(beyond) == 1
    missing = set(numbers(listed)) - set(numbers(found))
    assert missing == set(
        numbers(
            record
            for record in listed
            if record["type"] == "Uncategorized Document" and record["publication_date"] in beyond
        )
    )
    assert len(found) == len(set(numbers(found))) == 60_000 - len(missing)
    assert (raised.value.reached, raised.value.exist) == (len(found), 60_000)
