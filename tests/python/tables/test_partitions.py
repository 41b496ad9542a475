"""Tests folders of Parquet files that are divided by the values of columns."""

from __future__ import annotations

import collections
import json
import warnings
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import duckdb
import openshelf
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq
import pytest
from calling import make_client
from openshelf import paginate
from recorder import Answer, Recorder

FIELDS = ["document_number", "type", "publication_date", "title"]


@pytest.fixture
def documents(sandbox: Any) -> Any:
    with sandbox.gazette() as gazette:
        yield paginate(gazette.documents.search)


def rows(folder: Path) -> list[dict[str, Any]]:
    """All rows, with the values of their folders as text."""
    found = []
    for path in sorted(folder.rglob("*.parquet")):
        pairs = [part.split("=", 1) for part in path.relative_to(folder).parts[:-1]]
        values = {
            name: None if value == "__HIVE_DEFAULT_PARTITION__" else unquote(value)
            for name, value in pairs
        }
        found += [row | values for row in pq.ParquetFile(path).read().to_pylist()]
    return found


def in_folder(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def same(found: list[dict[str, Any]], wanted: list[dict[str, Any]]) -> bool:
    def counted(some: list[dict[str, Any]]) -> collections.Counter[str]:
        return collections.Counter(json.dumps(row, sort_keys=True, default=str) for row in some)

    return counted(found) == counted(wanted)


@pytest.mark.parametrize("columns", ["type", ["type"], ["publication_date", "type"]], ids=str)
async def test_every_row_is_in_the_folder_of_its_values(
    documents: Any, sandbox: Any, tmp_path: Path, columns: str | list[str], small_batches: None
) -> None:
    arguments = {"search_term": "water", "fields": FIELDS}
    table = documents.table(**arguments)
    wanted = table.to_arrow().to_pylist()
    assert table.to_parquet(tmp_path / "table", partition_by=columns) == len(wanted)
    written = documents.to_parquet(tmp_path / "list", partition_by=columns, **arguments)
    assert written == len(wanted)
    assert written.completeness.level == "exact"
    async with sandbox.async_gazette() as gazette:
        listing = paginate(gazette.documents.search)
        path = tmp_path / "awaited"
        assert await listing.to_parquet(path, partition_by=columns, **arguments) == len(wanted)
    for name in ("table", "list", "awaited"):
        assert same(rows(tmp_path / name), wanted)
    first = next((tmp_path / "list").rglob("*.parquet"))
    about = pq.read_schema(first).metadata
    assert about[b"openshelf.operation"] == b"gazette.documents.search"
    own = [columns] if isinstance(columns, str) else columns
    assert not set(own) & set(pq.read_schema(first).names)
    assert in_folder(tmp_path) == ["awaited", "list", "table"]


def test_other_libraries_read_the_columns_back(documents: Any, tmp_path: Path) -> None:
    table = documents.table("water", fields=FIELDS)
    table.to_parquet(tmp_path / "water", partition_by=["publication_date", "type"])
    wanted = table.to_polars().sort("document_number")
    frame = pl.scan_parquet(tmp_path / "water/**/*.parquet", hive_partitioning=True)
    names = wanted.columns
    found = frame.select(names).collect().sort("document_number")
    assert found.with_columns(pl.col("type").cast(pl.String)).equals(wanted)
    files = duckdb.read_parquet(str(tmp_path / "water/**/*.parquet"), hive_partitioning=True)
    read = files.aggregate("publication_date, type, count(*)").fetchall()
    counts = {(day, kind): count for day, kind, count in read}
    own = wanted.group_by("publication_date", "type").len()
    assert counts == {(day, kind): count for day, kind, count in own.rows()}


def answer_of(records: list[dict[str, Any]]) -> Answer:
    about = {"total": len(records), "limit": 100, "total_pages": 1, "current_page": 1}
    return Answer(body=json.dumps({"pagination": about, "data": records}).encode())


def test_odd_values_are_names_of_folders(recorder: Recorder, tmp_path: Path) -> None:
    """None leads out of the folder, and each is read back."""
    titles = ["a/b", "..", "", " ", "é 漢", "a=b", "%2F", "x\\y:z*?", "A", "a", None, "."]
    records = [{"id": place, "title": title} for place, title in enumerate(titles)]
    recorder.answer = answer_of(records)
    with make_client("museum", recorder.url) as museum:
        listing = paginate(museum.artworks.list)
        folder = tmp_path / "works"
        with pytest.warns(openshelf.PartitionWarning, match="an empty text of title"):
            written = listing.to_parquet(folder, partition_by="title", fields=["id", "title"])
        assert written == len(titles)
    assert (folder / "title=\u00e9%20\u6f22").is_dir()
    assert {path.parent.parent for path in folder.rglob("*.parquet")} == {folder}
    wanted = [row | {"_unfit": None, "_extra": None} for row in records]
    assert same(rows(folder), wanted)
    files = duckdb.read_parquet(str(folder / "*/*.parquet"), hive_partitioning=True)
    read = files.project("id, title").order("id")
    assert [title for _, title in read.fetchall()] == titles
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.filterwarnings("ignore:.* that fields asks for:openshelf.UnknownFieldWarning")
def test_numbers_and_truths_are_values_too(recorder: Recorder, tmp_path: Path) -> None:
    records = [{"id": place, "is_on_view": place % 2 == 0} for place in range(5)]
    recorder.answer = answer_of(records)
    with make_client("museum", recorder.url) as museum:
        table = paginate(museum.artworks.list).table(fields=["id", "is_on_view", "title"])
    table.to_parquet(tmp_path / "works", partition_by=["is_on_view", "id"])
    names = {
        str(path.parent.relative_to(tmp_path / "works"))
        for path in (tmp_path / "works").rglob("*.parquet")
    }
    assert names == {f"is_on_view={str(place % 2 == 0).lower()}/id={place}" for place in range(5)}


@pytest.mark.parametrize(
    ("columns", "message"),
    [
        ("typ", "did you mean 'type'"),
        (["type", "type"], "twice"),
        ([], "the name of a column"),
        ("agencies", "expected a column of texts"),
        (
            ["type", "document_number", "publication_date", "_unfit", "_extra"],
            "no column is left",
        ),
    ],
    ids=str,
)
def test_columns_that_cannot_divide_are_refused(
    documents: Any, sandbox: Any, tmp_path: Path, columns: Any, message: str
) -> None:
    fields = (
        ["document_number", "type"]
        if "left" in message
        else ["document_number", "type", "agencies"]
    )
    table = documents.table("water", fields=fields)
    before = len(sandbox.calls)
    for write, arguments in (
        (table.to_parquet, {}),
        (documents.to_parquet, {"search_term": "water", "fields": fields}),
    ):
        with pytest.raises(openshelf.ArgumentError, match=message) as raised:
            write(tmp_path / "x", partition_by=columns, **arguments)
        assert "partition_by" in str(raised.value)
    assert list(tmp_path.iterdir()) == []
    assert len(sandbox.calls) == before


def test_a_divided_folder_is_not_resumed(documents: Any, tmp_path: Path) -> None:
    with pytest.raises(openshelf.ArgumentError, match="resume"):
        documents.to_parquet(tmp_path / "x", "water", partition_by="type", resume=True)


def test_a_folder_with_files_is_not_replaced(documents: Any, tmp_path: Path) -> None:
    table = documents.table("water", fields=FIELDS)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "own").touch()
    (tmp_path / "file").touch()
    (tmp_path / "empty").mkdir()
    for name in ("full", "file"):
        with pytest.raises(FileExistsError, match=name):
            table.to_parquet(tmp_path / name, partition_by="type")
        with pytest.raises(FileExistsError, match=name):
            documents.to_parquet(tmp_path / name, "water", fields=FIELDS, partition_by="type")
    with pytest.raises(FileNotFoundError, match="missing"):
        table.to_parquet(tmp_path / "missing" / "x", partition_by="type")
    assert table.to_parquet(tmp_path / "empty", partition_by="type") == len(table)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "file", "full"]
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["own"]


def test_a_failure_leaves_nothing(recorder: Recorder, tmp_path: Path, small_batches: None) -> None:
    """Files of two pages were written when the third fails."""
    pages = [
        [{"id": page * 20 + place, "title": str(place)} for place in range(20)] for page in range(3)
    ]
    for page, records in enumerate(pages[:2], 1):
        about = {"total": 60, "limit": 20, "total_pages": 3, "current_page": page}
        recorder.say(Answer(body=json.dumps({"pagination": about, "data": records}).encode()))
    recorder.answer = Answer(status=500)
    with make_client("museum", recorder.url, max_retries=0) as museum:
        listing = paginate(museum.artworks.list, concurrency=1)
        with pytest.raises(openshelf.ServerError):
            listing.to_parquet(
                tmp_path / "x", limit=20, fields=["id", "title"], partition_by="title"
            )
    assert len(recorder.requests) >= 3
    assert in_folder(tmp_path) == []


def test_more_values_than_files_are_an_error(recorder: Recorder, tmp_path: Path) -> None:
    records = [{"id": place, "title": str(place)} for place in range(1001)]
    recorder.answer = answer_of(records)
    with make_client("museum", recorder.url) as museum:
        table = paginate(museum.artworks.list).table(fields=["id", "title"])
    with pytest.raises(OSError, match="more than 1000 values"):
        table.to_parquet(tmp_path / "x", partition_by="title")
    assert list(tmp_path.iterdir()) == []
    assert table.head(1000).to_parquet(tmp_path / "x", partition_by="title") == 1000


@pytest.mark.parametrize("columns", ["type", ["publication_date", "type"]], ids=str)
def test_a_table_without_rows_has_its_columns_in_a_file(
    documents: Any, tmp_path: Path, columns: Any
) -> None:
    nothing = {"search_term": "zzzznothingofthename", "fields": FIELDS}
    own = [columns] if isinstance(columns, str) else columns
    assert documents.to_parquet(tmp_path / "list", partition_by=columns, **nothing) == 0
    assert documents.table(**nothing).to_parquet(tmp_path / "table", partition_by=columns) == 0
    hive = ds.partitioning(pa.schema([(name, pa.string()) for name in own]), flavor="hive")
    for name in ("list", "table"):
        (file,) = (tmp_path / name).rglob("*.parquet")
        assert file.relative_to(tmp_path / name).parts == (
            *(f"{column}=__HIVE_DEFAULT_PARTITION__" for column in own),
            "part-0.parquet",
        )
        pattern = f"{tmp_path / name}/**/*.parquet"
        for frame in (
            pl.read_parquet(pattern, hive_partitioning=True),
            pl.from_arrow(pq.read_table(tmp_path / name, partitioning=hive)),
            duckdb.read_parquet(pattern, hive_partitioning=True).pl(),
        ):
            assert isinstance(frame, pl.DataFrame)
            assert frame.height == 0
            assert set(frame.columns) == {*FIELDS, "_unfit", "_extra"}


CODE = "Awarding Agency Code"
AWARDS = {
    "award_type_codes": ["A", "B", "C", "D"],
    "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
}


def test_codes_are_read_back_as_the_guide_says(sandbox: Any, tmp_path: Path) -> None:
    awards = paginate(sandbox.spending().search.spending_by_award)
    with pytest.warns(openshelf.PartitionWarning, match="Awarding Agency Code") as told:
        awards.to_parquet(tmp_path / "list", AWARDS, ["Award ID", CODE], partition_by=CODE)
    assert len(told) == 1
    assert str(told[0].filename) == __file__
    table = awards.table(AWARDS, ["Award ID", CODE])
    with pytest.warns(openshelf.PartitionWarning, match="is read as another text"):
        table.to_parquet(tmp_path / "table", partition_by=CODE)
    wanted = collections.Counter(table.to_polars()[CODE])
    assert any(code.startswith("0") for code in wanted)
    hive = ds.partitioning(pa.schema([(CODE, pa.string())]), flavor="hive")
    for name in ("list", "table"):
        folder, pattern = tmp_path / name, f"{tmp_path / name}/**/*.parquet"
        # What the warning is about, and what the guide says to write.
        guessed = pl.read_parquet(pattern, hive_partitioning=True)
        assert guessed[CODE].dtype == pl.Int64
        found = pl.scan_parquet(
            pattern, hive_partitioning=True, hive_schema={CODE: pl.String}
        ).collect()
        assert collections.Counter(found[CODE]) == wanted
        read = pq.read_table(folder, partitioning=hive)
        assert collections.Counter(read[CODE].to_pylist()) == wanted
        frame = pd.read_parquet(folder, partitioning=hive)
        assert collections.Counter(frame[CODE]) == wanted
        typed = duckdb.sql(
            f"select \"{CODE}\" from read_parquet('{pattern}', hive_types={{'{CODE}': VARCHAR}})"
        )
        assert collections.Counter(code for (code,) in typed.fetchall()) == wanted


def test_columns_that_readers_keep_are_not_told(recorder: Recorder, tmp_path: Path) -> None:
    """One text that is no number makes a column of texts, and whole numbers have no zeros in front."""
    for place, titles in enumerate((["097", "A97"], ["12", "97"], ["0", "0.5"], [None, "2024-01"])):
        records = [{"id": at, "title": title} for at, title in enumerate(titles)]
        recorder.answer = answer_of(records)
        with make_client("museum", recorder.url) as museum, warnings.catch_warnings():
            warnings.simplefilter("error")
            listing = paginate(museum.artworks.list)
            folder = tmp_path / str(place)
            listing.to_parquet(folder, partition_by="title", fields=["id", "title"])


async def test_an_awaited_list_tells_of_codes_too(sandbox: Any, tmp_path: Path) -> None:
    async with sandbox.async_spending() as spending:
        awards = paginate(spending.search.spending_by_award)
        with pytest.warns(openshelf.PartitionWarning, match="is read as another text"):
            await awards.to_parquet(tmp_path / "x", AWARDS, ["Award ID", CODE], partition_by=CODE)


def test_a_column_that_was_not_asked_for_is_named_with_its_parameter(
    sandbox: Any, tmp_path: Path
) -> None:
    filters = openshelf.spending_filters(types="contracts", fiscal_years=2024)
    fields = ["Award ID", "Award Amount", "Awarding Agency"]
    with sandbox.spending() as spending:
        awards = paginate(spending.search.spending_by_award)
        for name, says in [
            ("Awarding Agency Code", 'no column "Awarding Agency Code": ask for it in fields'),
            ("Awarding Agncy", "did you mean 'Awarding Agency'"),
        ]:
            with pytest.raises(openshelf.ArgumentError, match=says):
                awards.to_parquet(tmp_path / "awards", filters, fields, partition_by=name)
    assert not list(tmp_path.iterdir())
