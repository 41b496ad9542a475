"""Tests of records that lead to others: what they send, when, and what they give."""

from __future__ import annotations

import asyncio
import datetime as dt
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf.asking import linked
from openshelf.comment_periods import day_of_washington

FILTERS = openshelf.spending_filters
LINKS = ("transactions", "subawards", "funding", "accounts", "recipient", "parent")


@pytest.fixture
def own_sandbox() -> Iterator[openshelf.Sandbox]:
    with openshelf.Sandbox(today="2024-10-15", scale=0.2) as server:
        yield server


@pytest.fixture
def rows(own_sandbox: openshelf.Sandbox) -> list[dict[str, Any]]:
    with own_sandbox.spending() as spending:
        found = spending.search.spending_by_award(
            {"award_type_codes": ["A", "B", "C", "D"]}, ["Award ID"], limit=5
        )
    rows: list[dict[str, Any]] = list(found["results"])
    return rows


def sent(server: openshelf.Sandbox, before: int) -> Counter[str]:
    """The requests since then, without those by which paging proves that a list is whole."""
    names = [call["operation"].removeprefix("spending.") for call in server.calls[before:]]
    return Counter(name for name in names if not name.startswith("awards.count."))


def test_nothing_is_sent_until_a_member_is_read(
    own_sandbox: openshelf.Sandbox, rows: list[dict[str, Any]]
) -> None:
    before = len(own_sandbox.calls)
    with own_sandbox.spending() as spending:
        award = spending.award(rows[0])
        awards = spending.award_records(rows)
        assert repr(award).endswith("not requested yet>")
        assert len(awards) == len(rows) and awards[0] == award
        assert sent(own_sandbox, before) == Counter()
        expected = spending.awards.get(rows[0]["generated_internal_id"])
        before = len(own_sandbox.calls)
        assert isinstance(award, Mapping) and dict(award) == expected == award
        assert award["description"] == expected["description"]
        assert "description" in award and len(award) == len(expected)
    assert sent(own_sandbox, before) == Counter({"awards.get": 1})


def test_each_link_gives_what_its_operation_gives(
    own_sandbox: openshelf.Sandbox, rows: list[dict[str, Any]]
) -> None:
    with own_sandbox.spending() as spending:
        key = rows[0]["generated_internal_id"]
        award = spending.award(key)
        paged = openshelf.paginate
        assert award.transactions() == list(paged(spending.transactions.list).records(key))
        assert award.subawards() == list(
            paged(spending.subawards.list).records("amount", award_id=key)
        )
        assert award.funding() == list(paged(spending.awards.funding).records(key))
        assert award.accounts() == list(paged(spending.awards.accounts).records(key))
        recipient = award["recipient"]["recipient_hash"]
        assert award.recipient() == spending.recipient.get(recipient)
        parent = award["parent_award"]
        assert (award.parent() is None) == (parent is None)


def test_a_link_by_the_id_needs_no_record_and_is_asked_once(
    own_sandbox: openshelf.Sandbox, rows: list[dict[str, Any]]
) -> None:
    before = len(own_sandbox.calls)
    with own_sandbox.spending() as spending:
        award = spending.award(rows[0])
        assert award.transactions() is award.transactions()
        assert sent(own_sandbox, before) == Counter({"transactions.list": 1})
        award.recipient()
    assert sent(own_sandbox, before) == Counter(
        {"transactions.list": 1, "awards.get": 1, "recipient.get": 1}
    )


def test_prefetch_asks_for_many_and_nothing_after_it(
    own_sandbox: openshelf.Sandbox, rows: list[dict[str, Any]]
) -> None:
    before = len(own_sandbox.calls)
    with own_sandbox.spending() as spending:
        awards = spending.award_records(rows).prefetch("transactions", "recipient")
        once = sent(own_sandbox, before)
        assert once["awards.get"] == once["transactions.list"] == once["recipient.get"] == len(rows)
        for award in awards:
            assert award["id"] and award.transactions() and award.recipient()
        assert sent(own_sandbox, before) == once
        single = spending.award(rows[0]).prefetch(*LINKS)
        after = sent(own_sandbox, before)
        single.transactions()
        single.parent()
        assert sent(own_sandbox, before) == after


def test_a_wrong_link_and_a_wrong_id_are_refused(own_sandbox: openshelf.Sandbox) -> None:
    with own_sandbox.spending() as spending:
        with pytest.raises(openshelf.ArgumentError, match="did you mean 'transactions'"):
            spending.award("CONT_AWD_1").prefetch("transaction")  # type: ignore[arg-type]
        for key in ({}, {"id": 5}, "", 7, None, True):
            with pytest.raises(openshelf.ArgumentError, match=r"^award\(\): key: "):
                spending.award(key)  # type: ignore[arg-type]
    assert own_sandbox.calls == []


def test_an_error_of_one_is_raised_after_all_have_ended(
    own_sandbox: openshelf.Sandbox, rows: list[dict[str, Any]]
) -> None:
    with own_sandbox.spending(max_retries=0) as spending:
        own_sandbox.fail(operation="spending.awards.get", status=500, times=1)
        with pytest.raises(openshelf.ServerError):
            spending.award_records(rows).prefetch()


async def test_asynchronous_records_are_awaited(
    own_sandbox: openshelf.Sandbox, rows: list[dict[str, Any]]
) -> None:
    key = rows[0]["generated_internal_id"]
    with own_sandbox.spending() as spending:
        expected = spending.award(key).prefetch("transactions", "recipient")
    async with own_sandbox.async_spending() as spending:
        award = spending.award(key)
        with pytest.raises(openshelf.StateError, match="await it"):
            award["description"]
        assert await award is award
        assert dict(award) == dict(expected)
        transactions, recipient = await asyncio.gather(award.transactions(), award.recipient())
        assert (transactions, recipient) == (expected.transactions(), expected.recipient())
        before = len(own_sandbox.calls)
        awards = await spending.award_records(rows).prefetch("transactions")
        assert sent(own_sandbox, before) == Counter(
            {"awards.get": len(rows), "transactions.list": len(rows)}
        )
        assert [each["id"] for each in awards]


def test_a_document_leads_to_its_corrections(sandbox: Any) -> None:
    with sandbox.gazette() as gazette:
        fields = ["document_number", "corrections", "comments_close_on"]
        documents = list(
            openshelf.paginate(gazette.documents.search).records(None, fields=fields, per_page=1000)
        )
        corrected = [each for each in documents if each["corrections"]]
        for each in [*corrected[:2], documents[0]]:
            document = gazette.document(each)
            numbers = [found["document_number"] for found in document.corrections()]
            wanted = [
                address.rpartition("/")[2].partition("?")[0] for address in each["corrections"]
            ]
            assert sorted(numbers) == sorted(number.removesuffix(".json") for number in wanted)
            # The sandbox's days have passed.
            assert document.comments_open is False


def test_a_document_is_open_until_the_day_has_passed() -> None:
    today = day_of_washington()
    with openshelf.Sandbox(scale=0.5, today=today) as server, server.gazette() as gazette:
        wanted = gazette.filters(comments_close="2000-01-01..")
        found = gazette.documents.search(
            **wanted, fields=["document_number", "comments_close_on"], per_page=100
        )
        assert found["results"]
        for each in found["results"]:
            is_open = each["comments_close_on"] >= server.today
            assert gazette.document(each).comments_open is is_open


def test_the_day_that_decides_is_that_of_washington(
    sandbox: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with sandbox.gazette() as gazette:
        wanted = gazette.filters(comments_close="2000-01-01..")
        found = gazette.documents.search(**wanted, per_page=2)["results"][0]
        document = gazette.document(found)
        last = dt.date.fromisoformat(document["comments_close_on"])
        for day, is_open in ((last, True), (last + dt.timedelta(days=1), False)):
            monkeypatch.setattr(linked, "day_of", lambda _, day=day: day)
            assert document.comments_open is is_open


def test_an_artwork_leads_to_its_picture_and_its_artist(sandbox: Any) -> None:
    with sandbox.museum() as museum:
        works = museum.artworks.search(None, fields=["id", "image_id", "artist_id"], limit=100)[
            "data"
        ]
        work = next(each for each in works if each["image_id"] and each["artist_id"])
        artwork = museum.artwork(work)
        assert artwork["title"] == museum.artworks.get(work["id"])["data"]["title"]
        assert artwork.image() == museum.images.fetch(work["image_id"])
        assert artwork.artist() == museum.artists.get(work["artist_id"])["data"]
        without = next((each for each in works if not each["image_id"]), None)
        if without is not None:
            assert museum.artwork(without).image() is None


def test_a_document_leads_to_its_text_and_its_printed_form(
    own_sandbox: openshelf.Sandbox, tmp_path: Path
) -> None:
    number = "2024-00001"
    with own_sandbox.gazette() as gazette:
        document = gazette.document(number)
        text = document.text()
        assert text == gazette.documents.text(number) == document.text(format="text")
        assert document.text(format="xml") == gazette.documents.text(number, format="xml")
        before = len(own_sandbox.calls)
        assert document.text() is text
        path = document.pdf(tmp_path / "a.pdf")
        assert path.read_bytes() == document.text(format="pdf")
        assert document.pdf(tmp_path / "b.pdf").read_bytes() == path.read_bytes()
        # Each way to the printed form asks once, for the record and for the file.
        assert len(own_sandbox.calls) == before + 4
        documents = gazette.document_records([number]).prefetch("text", "pdf")
        before = len(own_sandbox.calls)
        assert documents[0].text() == text
        assert documents[0].pdf(tmp_path / "c.pdf").read_bytes() == path.read_bytes()
        assert len(own_sandbox.calls) == before
        with pytest.raises(openshelf.NotFoundError):
            gazette.document("2024-99999").pdf(tmp_path / "d.pdf")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.pdf", "b.pdf", "c.pdf"]


async def test_an_awaited_document_leads_to_its_text(
    own_sandbox: openshelf.Sandbox, tmp_path: Path
) -> None:
    with own_sandbox.gazette() as gazette:
        expected = gazette.documents.text("2024-00001")
    async with own_sandbox.async_gazette() as gazette:
        document = gazette.document("2024-00001")
        assert await document.text() == expected
        path = await document.pdf(tmp_path / "a.pdf")
        assert path.read_bytes() == await document.text(format="pdf")
