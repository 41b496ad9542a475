"""Tests that a member that fields asks for and that no record has is told."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

import openshelf
import pytest
from openshelf import UnknownFieldWarning, paginate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

FIELDS = ["document_number", "title", "publication_date"]
SEARCH = "gazette.documents.search"
SAID = r"documents\.search\(\): none of the \d+ records has the member 'title' that fields asks for"


@pytest.fixture
def server() -> Iterator[openshelf.Sandbox]:
    with openshelf.Sandbox(today="2024-10-15") as server:
        yield server


@pytest.fixture
def renamed(server: openshelf.Sandbox) -> openshelf.Sandbox:
    server.fail(SEARCH, rename={"title": "headline"}, times=None)
    return server


READERS: dict[str, Callable[[Any, Path], Any]] = {
    "call": lambda search, _: search("water", fields=FIELDS),
    "table of a call": lambda search, _: openshelf.table(search)("water", fields=FIELDS),
    "table": lambda search, _: paginate(search).table("water", fields=FIELDS),
    "records": lambda search, _: list(paginate(search).records("water", fields=FIELDS)),
    "batches": lambda search, _: list(paginate(search).batches("water", fields=FIELDS)),
    "file": lambda search, path: paginate(search).to_parquet(path / "a", "water", fields=FIELDS),
    "mirror": lambda search, path: openshelf.mirror(search, path)("water", fields=FIELDS).update(),
    "scan": lambda search, _: paginate(search).scan("water").select("title").collect(),
    "one text": lambda search, _: search("water", fields="title"),
}


@pytest.mark.parametrize("how", sorted(READERS))
def test_a_member_that_no_record_has_is_told_once(
    renamed: openshelf.Sandbox, tmp_path: Path, how: str
) -> None:
    search = renamed.gazette(requests_per_second=None).documents.search
    with pytest.warns(UnknownFieldWarning, match=SAID) as told:
        READERS[how](search, tmp_path)
    assert len(told) == 1, [str(each.message) for each in told]


@pytest.mark.parametrize("how", sorted(READERS))
def test_members_that_come_are_not_told(
    server: openshelf.Sandbox, tmp_path: Path, how: str
) -> None:
    search = server.gazette(requests_per_second=None).documents.search
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        READERS[how](search, tmp_path)


async def test_an_awaited_list_tells_it_too(renamed: openshelf.Sandbox) -> None:
    async with renamed.async_gazette() as gazette:
        with pytest.warns(UnknownFieldWarning, match=SAID):
            await paginate(gazette.documents.search).table("water", fields=FIELDS)


def test_lists_without_records_and_calls_without_fields_tell_nothing(
    renamed: openshelf.Sandbox,
) -> None:
    search = renamed.gazette().documents.search
    with warnings.catch_warnings():
        warnings.simplefilter("error", UnknownFieldWarning)
        assert not len(paginate(search).table("nothing has these words", fields=FIELDS))
        assert len(paginate(search).table("water"))
        search("water")


def test_one_record_tells_it_too(server: openshelf.Sandbox) -> None:
    gazette = server.gazette()
    number = gazette.documents.search("water", fields=["document_number"])["results"][0]
    server.fail("gazette.documents.get", rename={"title": "headline"}, times=None)
    with pytest.warns(UnknownFieldWarning, match="the record does not have the member 'title'"):
        gazette.documents.get(number["document_number"], fields=["title", "type"])
    museum = server.museum()
    server.fail("museum.artworks.list", rename={"thumbnail": "preview"}, times=None)
    with pytest.warns(UnknownFieldWarning, match="the member 'thumbnail'"):
        museum.artworks.list(fields=["id", "thumbnail.width"])


def test_members_that_a_search_leaves_out_are_not_told(server: openshelf.Sandbox) -> None:
    search = server.museum().deaccessions.search
    answer: Any = search(None, fields=["id", "title"])
    for each in answer["data"]:
        del each["title"]
    server.answer("museum.deaccessions.search", json=answer)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert len(openshelf.table(search)(None, fields=["id", "title"]))


AWARDS = {
    "award_type_codes": ["A", "B", "C", "D"],
    "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
}
CHOSEN = ["Award ID", "Recipient Name", "Awarding Agency", "Recipient Location"]
CHOOSING = {"spending_by_award": CHOSEN, "spending_by_transaction": [*CHOSEN, "Action Date"]}
CHOOSERS: dict[str, Callable[[Any, Path, list[str]], Any]] = {
    "call": lambda search, _, fields: search(AWARDS, fields),
    "table of a call": lambda search, _, fields: openshelf.table(search)(AWARDS, fields),
    "table": lambda search, _, fields: paginate(search).table(AWARDS, fields),
    "small pages": lambda search, _, fields: paginate(search, max_records=60).table(
        AWARDS, fields, limit=20
    ),
    "records": lambda search, _, fields: list(paginate(search).records(AWARDS, fields)),
    "file": lambda search, path, fields: paginate(search).to_parquet(path / "a", AWARDS, fields),
}


@pytest.mark.parametrize("how", sorted(CHOOSERS))
@pytest.mark.parametrize("name", sorted(CHOOSING))
@pytest.mark.parametrize("renamed_member", ["Recipient Name", "Recipient Location"])
def test_a_member_that_a_search_of_spending_lacks_is_told_once(
    server: openshelf.Sandbox, tmp_path: Path, name: str, how: str, renamed_member: str
) -> None:
    search = getattr(server.spending(requests_per_second=None).search, name)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        CHOOSERS[how](search, tmp_path, CHOOSING[name])
    server.fail(f"spending.search.{name}", rename={renamed_member: "Payee"}, times=None)
    with pytest.warns(UnknownFieldWarning, match=f"the member '{renamed_member}'") as told:
        CHOOSERS[how](search, tmp_path, CHOOSING[name])
    assert len(told) == 1, [str(each.message) for each in told]
