"""Tests that a list whose answer does not have its records is an error, with every function that reads lists.

`tests/rust/tests/lost_records.rs` loses the records of any page of every list.
"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import make_client, method_of
from each import for_each
from recorder import Answer, Recorder

from examples import CATALOG, calls

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")

PAGED = [
    operation.id
    for operation in catalog_facts.operations()
    if operation.paging != "none" and not CATALOG[operation.id]["lasting_status"]
]


def arguments_of(operation: catalog_facts.Operation) -> dict[str, Any]:
    paging = CATALOG[operation.id]["paging"]
    taken = {paging["page"], paging["size"], *paging["places"]}
    return {name: value for name, value in calls(operation)["fewest"].items() if name not in taken}


def lost(identity: str) -> Iterator[Answer]:
    """Answers that are none of a list: an error in good clothes, another type, a status that promises nothing."""
    entry = CATALOG[identity]
    bodies: list[Any] = [{"detail": "try later"}, {}, None]
    if entry["records"] != ".":
        bodies += [[], {entry["records"]: None}, {"found": [], "page_metadata": {"hasNext": False}}]
    yield from (Answer(body=json.dumps(body).encode()) for body in bodies)
    yield Answer(202, b"")
    if not entry["may_be_empty"]:
        yield Answer(204, b"")


def is_count(identity: str, answer: Answer) -> bool:
    """Whether this is an answer of the operation that counts: without a match, groups are `{}`."""
    counts = CATALOG[identity]["paging"]["counted_by"]
    return bool(counts) and counts["member"] == "*.count" and answer.body == b"{}"


@for_each(PAGED)
def test_no_function_gives_a_list_without_its_records(
    identity: str, recorder: Recorder, tmp_path: Path
) -> None:
    operation = catalog_facts.by_id()[identity]
    arguments = arguments_of(operation)
    errors = (openshelf.DecodeError, openshelf.StatusError)
    with make_client(operation.service, recorder.url, max_retries=0) as client:
        listing = openshelf.paginate(method_of(client, operation))
        for recorder.answer in lost(identity):
            path = tmp_path / "list.jsonl"
            functions = [
                lambda: list(listing.records(**arguments)),
                lambda: list(listing.pages(**arguments)),
                lambda: listing.count(**arguments),
                lambda: listing.table(**arguments),
                lambda: list(listing.batches(**arguments)),
                lambda path=path: listing.to_jsonl(path, **arguments),
            ]
            for function in functions:
                if function is functions[2] and is_count(identity, recorder.answer):
                    continue
                with pytest.raises(errors):
                    function()
            assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("concurrency", [1, 4])
@pytest.mark.parametrize("answer", [*lost("spending.search.spending_by_award")])
def test_a_list_does_not_end_in_its_middle(
    answer: Answer, concurrency: int, recorder: Recorder
) -> None:
    """Of 1000 records, 300 had come: those were given as all of them."""

    def page(number: int, size: int) -> Answer:
        records = [
            {"internal_id": n, "Award ID": f"A{n}"}
            for n in range((number - 1) * size, number * size)
        ]
        metadata = {"page": number, "hasNext": number < 10}
        return Answer(body=json.dumps({"results": records, "page_metadata": metadata}).encode())

    def answers(request: Any) -> Answer:
        asked = json.loads(request.body)
        if "fields" not in asked:
            return Answer(body=b'{"results": {"contracts": 1000}}')
        number = asked.get("page", 1)
        return answer if number >= 4 else page(number, asked["limit"])

    recorder.answer = answers
    filters = {"award_type_codes": ["A"]}
    with make_client("spending", recorder.url, max_retries=0) as client:
        search = client.search.spending_by_award
        records = openshelf.paginate(search, concurrency=concurrency).records(
            filters, ["Award ID"], limit=100, spending_level="awards", sort="Award ID"
        )
        with pytest.raises(openshelf.OpenshelfError):
            list(records)


@pytest.mark.parametrize(
    ("operation", "given", "records"),
    [
        ("gazette.documents.search", {"search_term": None}, "results"),
        ("museum.artworks.list", {}, "data"),
        ("spending.recipient.search", {}, "results"),
    ],
)
def test_an_empty_page_that_promises_records_is_no_empty_list(
    operation: str, given: dict[str, Any], records: str
) -> None:
    service, group, name = operation.split(".")
    with openshelf.Sandbox(today="2024-10-15") as server, getattr(server, service)() as client:
        method = getattr(getattr(client, group), name)
        server.answer(operation, json=method(**given) | {records: []})
        with pytest.raises((openshelf.TruncatedError, openshelf.ChangedWhilePaging)):
            openshelf.paginate(method).table(**given)


#: The lists whose records have a key, and its members.
KEYED = [
    pytest.param(identity, [paging["key"], *paging["key_with"]], id=identity)
    for identity in PAGED
    if (paging := CATALOG[identity]["paging"])["key"]
]


@for_each(KEYED)
def test_a_key_that_is_renamed_in_one_answer_is_an_error(identity: str, key: list[str]) -> None:
    """Its records would be others than the same ones in the next answer: 220 pictures of 120 came."""
    operation = catalog_facts.by_id()[identity]
    optional = {column["name"] for column in CATALOG[identity]["columns"] if column["optional"]}
    arguments = arguments_of(operation)
    with openshelf.Sandbox() as server, getattr(server, operation.service)() as client:
        listing = openshelf.paginate(method_of(client, operation))
        count = len(listing.table(**arguments))
        for member in key:
            server.fail(identity, rename={member: "renamed"}, times=1)
            if count == 0 or member in optional:
                assert len(listing.table(**arguments)) == count
            else:
                with pytest.raises(openshelf.DecodeError, match=f"{member}: a record lacks this"):
                    listing.table(**arguments)
            server.heal()


def test_a_page_at_a_cursor_is_full_or_the_last(tmp_path: Path) -> None:
    """Its cursor leads behind the records that it lacks: 275 awards of 285 came."""
    filters = {"award_type_codes": ["A", "B", "C", "D"]}
    with openshelf.Sandbox() as server, server.spending() as client:
        search = client.search.spending_by_award
        short = search(filters, ["Award ID"], limit=20)
        short["results"] = short["results"][:-10]
        for concurrency in (1, 4):
            listing = openshelf.paginate(search, concurrency=concurrency)
            server.answer("spending.search.spending_by_award", json=short, times=1)
            with pytest.raises(openshelf.ChangedWhilePaging, match="page 1 has 10 of 20 records"):
                listing.to_jsonl(tmp_path / "awards.jsonl", filters, ["Award ID"], limit=20)
            assert not list(tmp_path.iterdir())
            server.heal()


def test_an_asynchronous_list_raises_too(recorder: Recorder) -> None:
    recorder.answer = Answer(body=b'{"detail": "try later"}')

    async def read() -> list[Any]:
        async with openshelf.AsyncSpending(base_url=recorder.url) as client:
            listing = openshelf.paginate(client.federal_accounts.search)
            return [record async for record in listing.records()]

    with pytest.raises(openshelf.DecodeError, match="results: the answer does not have this list"):
        asyncio.run(read())


def test_the_error_names_the_end_that_is_missing(recorder: Recorder) -> None:
    recorder.answer = Answer(body=b'{"results": [{"code": "1"}], "page_metadata": {}}')
    with make_client("spending", recorder.url) as client:
        listing = openshelf.paginate(client.search.spending_by_category.naics)
        with pytest.raises(openshelf.DecodeError, match=r"page_metadata\.hasNext: .* more records"):
            list(listing.records({"award_type_codes": ["A"]}))
