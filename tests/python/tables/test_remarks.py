"""Tests that what a service says with the pages of a list is with the list, its tables and its files, once."""

import asyncio
import json
import pickle
import warnings
from pathlib import Path
from typing import Any

import openshelf
import pyarrow as pa
import pyarrow.parquet
import pytest
from openshelf import paginate
from recorder import Answer, Recorded, Recorder

EARLIEST = "Dates are limited to an earliest date of 2007-10-01."
UNUSED = "The following filters from the request were not used: {'place'}."
LATER = "Page 3 was slow."
#: What the pages of the list say.
SAID = {1: [EARLIEST], 2: [EARLIEST, UNUSED], 3: [UNUSED, LATER], 4: [EARLIEST]}
ALL = [EARLIEST, UNUSED, LATER]
METADATA = {"messages": ALL, "not_found": [], "not_found_count": 0}
PAGE = 2

pytestmark = [
    pytest.mark.usefixtures("small_batches"),
    # Lists are resumed after their end on purpose.
    pytest.mark.filterwarnings("ignore::openshelf.EndedListWarning"),
]


@pytest.fixture
def fails_from(recorder: Recorder) -> list[int]:
    """A list of four pages; from the page in this list on, it answers with an error."""
    broken: list[int] = []

    def reply(request: Recorded) -> Answer:
        number = json.loads(request.body)["page"]
        if broken and number >= broken[0]:
            return Answer(status=404, body=b"{}")
        records = [{"id": f"{number}-{at}", "name": "x"} for at in range(PAGE)]
        metadata = {"page": number, "hasNext": number < len(SAID), "total": PAGE * len(SAID)}
        body = {"results": records, "page_metadata": metadata, "messages": SAID[number]}
        return Answer(body=json.dumps(body).encode())

    recorder.answer = reply
    return broken


@pytest.fixture
def listing(fails_from: list[int], clients: dict[str, Any]) -> Any:
    return paginate(clients["spending"].recipient.search, concurrency=1)


def once() -> Any:
    return pytest.warns(openshelf.IgnoredParameterWarning, match="were not used: {'place'}")


@pytest.mark.parametrize("kind", ["records", "pages", "batches"])
def test_iterators_have_what_was_said_so_far(listing: Any, kind: str) -> None:
    read = getattr(listing, kind)(limit=PAGE)
    assert read.metadata == METADATA | {"messages": []}
    with once() as warned:
        first = next(read)
        assert read.metadata["messages"][:1] == [EARLIEST]
        rest = list(read)
    assert len(warned) == 1
    assert first is not None
    assert rest
    assert read.metadata == METADATA


@pytest.mark.parametrize("kind", ["records", "pages", "batches"])
def test_asynchronous_iterators_have_what_was_said(
    fails_from: list[int], async_clients: dict[str, Any], kind: str
) -> None:
    listing = paginate(async_clients["spending"].recipient.search)

    async def read() -> Any:
        reading = getattr(listing, kind)(limit=PAGE)
        assert reading.metadata["messages"] == []
        with once() as warned:
            assert [record async for record in reading]
        assert len(warned) == 1
        if kind == "batches":
            await reading.aclose()
        return reading.metadata

    assert asyncio.run(read()) == METADATA


def test_tables_and_batches_have_what_was_said(listing: Any) -> None:
    with once() as warned:
        table = listing.table(limit=PAGE)
    assert len(warned) == 1
    assert table.metadata == METADATA
    for part in (table.head(1), table.batches()[0], pickle.loads(pickle.dumps(table))):  # noqa: S301
        assert part.metadata == METADATA
    assert json.loads(pa.table(table).schema.metadata[b"openshelf.messages"]) == ALL
    batches = listing.batches(limit=PAGE)
    with once():
        said = [batch.metadata["messages"] for batch in batches]
    assert said[-1] == ALL
    assert [len(one) for one in said] == sorted(len(one) for one in said)


@pytest.mark.parametrize("name", ["to_parquet", "to_csv", "to_jsonl"])
@pytest.mark.parametrize("resume", [False, True])
def test_files_have_what_was_said(listing: Any, tmp_path: Path, name: str, resume: bool) -> None:
    path = tmp_path / "recipients"
    options = {"resume": True} if resume and name != "to_csv" else {}
    with once() as warned:
        written = getattr(listing, name)(path, limit=PAGE, **options)
    assert len(warned) == 1
    assert written == 8
    assert written.metadata == METADATA
    assert pickle.loads(pickle.dumps(written)).metadata == METADATA  # noqa: S301
    if name == "to_parquet":
        facts = pa.parquet.read_schema(path).metadata
        assert json.loads(facts[b"openshelf.messages"]) == ALL
    if options:
        # The file is whole: nothing is requested, and nothing is said anew.
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            warnings.simplefilter("ignore", openshelf.EndedListWarning)
            again = getattr(listing, name)(path, limit=PAGE, **options)
        assert (again, again.metadata) == (8, METADATA)


@pytest.mark.parametrize("name", ["to_parquet", "to_jsonl"])
def test_a_resumed_file_has_what_was_said_before(
    listing: Any, fails_from: list[int], tmp_path: Path, name: str
) -> None:
    path = tmp_path / "recipients"
    fails_from.append(3)
    with once(), pytest.raises(openshelf.NotFoundError):
        getattr(listing, name)(path, limit=PAGE, resume=True)
    fails_from.clear()
    with warnings.catch_warnings():
        # It was said when its page came.
        warnings.simplefilter("error")
        written = getattr(listing, name)(path, limit=PAGE, resume=True)
    assert (written, written.metadata) == (8, METADATA)
    if name == "to_parquet":
        facts = pa.parquet.read_schema(path).metadata
        assert json.loads(facts[b"openshelf.messages"]) == ALL


def test_resumed_iterators_have_what_was_said_before(
    listing: Any, clients: dict[str, Any], tmp_path: Path
) -> None:
    options = {"concurrency": 1, "resume": tmp_path / "place"}
    marked = paginate(clients["spending"].recipient.search, **options)
    pages = marked.pages(limit=PAGE)
    with once():
        # The place behind a page is stored when the next one is asked for.
        for _ in range(3):
            next(pages)
    rest = marked.pages(limit=PAGE)
    assert rest.metadata["messages"] == [EARLIEST, UNUSED]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert len(list(rest)) == 2
    assert rest.metadata == METADATA
    assert marked.pages(limit=PAGE).metadata == METADATA
    batches = listing.batches(limit=PAGE)
    with once():
        list(batches)
    assert listing.batches(limit=PAGE, resume=batches.position).metadata == METADATA


@pytest.mark.parametrize("name", ["to_parquet", "to_csv", "to_jsonl"])
def test_a_warning_that_is_an_error_leaves_no_part_of_a_file(
    listing: Any, tmp_path: Path, name: str
) -> None:
    path = tmp_path / "recipients"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(openshelf.IgnoredParameterWarning):
            getattr(listing, name)(path, limit=PAGE)
        assert list(tmp_path.iterdir()) == []
        with pytest.raises(openshelf.IgnoredParameterWarning):
            listing.table(limit=PAGE)


def test_a_warning_that_is_an_error_loses_no_record(listing: Any) -> None:
    records = listing.records(limit=PAGE)
    read = []
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        raised = 0
        while True:
            try:
                read.append(next(records)["id"])
            except StopIteration:
                break
            except openshelf.IgnoredParameterWarning:
                raised += 1
    assert raised == 1
    assert read == [f"{page}-{at}" for page in SAID for at in range(PAGE)]
    assert records.metadata == METADATA


def test_a_service_that_says_something_else_with_each_page_is_not_remembered_for_ever(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    def reply(request: Recorded) -> Answer:
        number = json.loads(request.body)["page"]
        metadata = {"page": number, "hasNext": number < 150, "total": 150}
        body = {"results": [{"id": str(number)}], "page_metadata": metadata}
        return Answer(body=json.dumps(body | {"messages": [f"page {number}"]}).encode())

    recorder.answer = reply
    records = paginate(clients["spending"].recipient.search, concurrency=1).records(limit=1)
    assert len(list(records)) == 150
    assert records.metadata["messages"] == [f"page {number}" for number in range(1, 101)]


def test_ids_are_one_answer_of_a_list(sandbox: Any, tmp_path: Path) -> None:
    """Ids are asked for without a page, and those that are missing are named."""
    works = sandbox.museum().artworks
    ids = [record["id"] for record in works.list(limit=4)["data"]]
    everything = paginate(works.list)
    sandbox.forget_calls()
    records = everything.records(ids=ids, fields=["id", "title"])
    assert sorted(record["id"] for record in records) == sorted(ids)
    assert len(sandbox.calls) == 1
    assert records.completeness.level == "exact"
    assert records.metadata["not_found"] == []
    missing = pytest.warns(openshelf.NotFoundWarning, match="1 of 5 ids .*: 987654321$")
    with missing as warned:
        table = everything.table(ids=[*ids, 987_654_321], fields=["title"])
    assert len(warned) == 1
    assert (table.num_rows, table.metadata["not_found"]) == (4, ["987654321"])
    with pytest.warns(openshelf.NotFoundWarning):
        written = everything.to_parquet(tmp_path / "works", ids=[*ids, 987_654_321])
    assert written.metadata["not_found"] == ["987654321"]
    facts = pa.parquet.read_schema(tmp_path / "works").metadata
    assert json.loads(facts[b"openshelf.not_found"]) == ["987654321"]
    with pytest.warns(openshelf.NotFoundWarning, match="1 of 5 ids"):
        some = list(paginate(works.list, max_records=2).records(ids=[*ids, 987_654_321]))
    assert len(some) == 2
