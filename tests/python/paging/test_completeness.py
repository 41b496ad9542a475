"""Tests that iterators, tables and files report completeness, and that logs and progress bars report changes."""

import copy
import io
import json
import logging
import pickle
from pathlib import Path
from typing import Any

import openshelf
import pyarrow.parquet
import pytest
from openshelf import Completeness, Written, paginate
from openshelf.pagination import Line, note

# Lists are resumed after their end on purpose.
pytestmark = pytest.mark.filterwarnings("ignore::openshelf.EndedListWarning")


@pytest.fixture
def server() -> Any:
    """One for each test, because inserted records stay."""
    with openshelf.Sandbox() as sandbox:
        yield sandbox


def test_completeness_compares_copies_and_cannot_be_changed() -> None:
    one = Completeness("counted", "so many came", 1, 2, 3)
    assert repr(one) == (
        "Completeness(level='counted', reason='so many came', changes=1, pages_asked_again=2, "
        "repeated=3)"
    )
    assert str(one) == "counted: so many came"
    assert pickle.loads(pickle.dumps(one)) == one == copy.deepcopy(one)  # noqa: S301  it is our own
    assert one != Completeness("counted", "so many came") and one != 7
    assert len({one, copy.copy(one)}) == 1
    with pytest.raises(AttributeError, match="cannot be changed: level"):
        one.level = "exact"  # type: ignore[misc]
    with pytest.raises(AttributeError, match="cannot be changed"):
        del one.level


def test_the_number_of_written_records_is_an_int() -> None:
    known = Completeness("exact", "one answer")
    written = Written(5000, known)
    assert written == 5000
    assert (f"{written:,}", str(written), repr(written)) == ("5,000", "5000", "5000")
    again = pickle.loads(pickle.dumps(written))  # noqa: S301  it is our own
    assert (again, again.completeness) == (5000, known)


@pytest.mark.parametrize("what", ["records", "pages", "batches"])
async def test_an_iterator_updates_its_completeness(sandbox: Any, what: str) -> None:
    here = getattr(paginate(sandbox.museum().artworks.list), what)(limit=50)
    awaited = getattr(paginate(sandbox.async_museum().artworks.list), what)(limit=50)
    for each in (here, awaited):
        assert each.completeness == Completeness("unproven", "nothing has been read yet")
    next(here), await anext(awaited)
    for each in (here, awaited):
        assert each.completeness.reason != "nothing has been read yet"
    for _ in here:
        pass
    async for _ in awaited:
        pass
    assert here.completeness == awaited.completeness
    assert here.completeness.level == "counted"
    assert here.completeness.changes == 0


async def test_closed_batches_keep_their_completeness(sandbox: Any) -> None:
    batches = paginate(sandbox.async_museum().artworks.list).batches(limit=50)
    await anext(batches)
    known = batches.completeness
    await batches.aclose()
    with pytest.raises(StopAsyncIteration):
        await anext(batches)
    assert batches.completeness == known


async def test_tables_and_files_have_a_completeness(sandbox: Any, tmp_path: Path) -> None:
    listing = paginate(sandbox.museum().artworks.list)
    awaited = paginate(sandbox.async_museum().artworks.list)
    table = listing.table(limit=50)
    known = table.completeness
    assert known.level == "counted"
    assert (await awaited.table(limit=50)).completeness == known
    assert all(batch.completeness is None for batch in listing.batches(limit=50))
    one = openshelf.table(sandbox.museum().artworks.list)(limit=50).completeness
    assert str(one) == "unproven: page 1 of the list: 50 of 300 records"
    assert openshelf.table(sandbox.disease().totals.countries)().completeness is None
    members = {
        "level": known.level,
        "reason": known.reason,
        "changes": 0,
        "pages_asked_again": 0,
        "repeated": 0,
    }
    for name, resume in [("a", False), ("b", True), ("b", True)]:
        path = tmp_path / f"{name}.parquet"
        written = listing.to_parquet(path, limit=50, resume=resume)
        assert (written, type(written), written.completeness) == (300, Written, known)
        metadata = pyarrow.parquet.read_schema(path).metadata
        assert json.loads(metadata[b"openshelf.completeness"]) == members
    table.to_parquet(tmp_path / "c.parquet")
    metadata = pyarrow.parquet.read_schema(tmp_path / "c.parquet").metadata
    assert json.loads(metadata[b"openshelf.completeness"]) == members
    for written in (
        listing.to_csv(tmp_path / "a.csv", limit=50),
        await awaited.to_csv(tmp_path / "b.csv", limit=50),
        await awaited.to_parquet(tmp_path / "d.parquet", limit=50),
        listing.to_jsonl(tmp_path / "a.jsonl", limit=50),
        await awaited.to_jsonl(tmp_path / "b.jsonl", limit=50, resume=True),
        listing.to_jsonl(tmp_path / "b.jsonl", limit=50, resume=True),
    ):
        assert (written, written.completeness) == (300, known)


def test_a_list_not_read_to_its_end_is_unproven(sandbox: Any) -> None:
    records = paginate(sandbox.museum().artworks.list, max_pages=3).records(limit=50)
    assert len(list(records)) == 150
    assert str(records.completeness) == (
        "unproven: the caller's limit ended the list after 150 of 300 records"
    )


def test_prove_requests_every_seam_twice(server: Any) -> None:
    method = server.museum().artworks.list
    asked = []
    for prove in (False, True):
        server.forget_calls()
        records = paginate(method, prove=prove, concurrency=1).records(limit=20)
        assert len(list(records)) == 300
        asked.append(len(server.calls))
        assert records.completeness.changes == 0
    assert asked[0] < asked[1]
    assert records.completeness.level == "exact"
    assert records.completeness.pages_asked_again >= 15


@pytest.mark.parametrize("prove", [None, "yes", 2])
def test_prove_must_be_a_bool(sandbox: Any, prove: Any) -> None:
    with pytest.raises(TypeError):
        paginate(sandbox.museum().artworks.list, prove=prove)


def test_the_log_says_which_pages_are_requested_again(
    server: Any, caplog: pytest.LogCaptureFixture
) -> None:
    method = server.museum().artworks.list
    with caplog.at_level(logging.INFO, logger="openshelf.museum"):
        list(paginate(method, prove=True).records(limit=50))
        assert not [line for line in caplog.messages if "changed" in line]
        server.fail("museum.artworks.list", insert=3)
        list(paginate(method, concurrency=1).records(limit=50))
    said = [line for line in caplog.messages if "the list changed" in line]
    assert said[0].startswith("museum.artworks.list(): the list changed: requesting page")
    assert said[0].endswith("again")


def test_only_our_own_bar_shows_repeated_requests(server: Any) -> None:
    stream = io.StringIO()
    bar = Line(stream, 300, "works")
    note(bar, "asking page 7 again")
    assert stream.getvalue().startswith("\rworks: 0 of 300 records (asking page 7 again)")

    class Foreign:
        def update(self, n: int) -> None: ...

        def close(self) -> None: ...

        def note(self, text: str) -> None:
            pytest.fail(text)

    method = server.museum().artworks.list
    for progress in (Foreign(), Line(stream, 300, "works")):
        server.fail("museum.artworks.list", insert=3)
        assert list(paginate(method, concurrency=1, progress=progress).records(limit=50))
    assert "records (the list changed: requesting page" in stream.getvalue()
