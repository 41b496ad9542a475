"""Tests tables in databases and workbooks: their contents, and that they appear whole or not at all."""

from __future__ import annotations

import datetime as dt
import json
import sqlite3
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import duckdb
import openshelf
import polars as pl
import pytest
from calling import method_of
from catalog_facts import operations
from each import for_each
from recorder import Answer, Recorder

from examples import CATALOG, calls

pytestmark = pytest.mark.filterwarnings(
    "ignore::openshelf.IgnoredParameterWarning",
    "ignore::openshelf.UnknownFieldWarning",
    "ignore::openshelf.NotFoundWarning",
    "ignore::openshelf.IncompleteAnswerWarning",
    "ignore::openshelf.NoMatchWarning",
)

LISTS = [
    pytest.param(each, id=each.id)
    for each in operations()
    if CATALOG[each.id]["answer"] in {"object", "list", "object_or_list"}
    and not CATALOG[each.id]["lasting_status"]
    and CATALOG[each.id]["paging"]
]
FIELDS = ["document_number", "title", "publication_date", "abstract", "agencies", "page_length"]
WRITE: dict[str, Callable[[Any, Path], int]] = {
    "duckdb": lambda table, path: table.to_duckdb(path, "rules"),
    "sqlite": lambda table, path: table.to_sqlite(path, "rules"),
    "excel": lambda table, path: table.to_excel(path),
}
LIBRARIES = {"duckdb": "duckdb", "excel": "xlsxwriter"}
KINDS = pytest.mark.parametrize("kind", list(WRITE))


@pytest.fixture(scope="module")
def rules(sandbox: Any) -> Any:
    search = openshelf.paginate(sandbox.gazette().documents.search)
    return search.table("water", fields=FIELDS)


@pytest.fixture(scope="module")
def awards(sandbox: Any) -> Any:
    filters = {
        "award_type_codes": ["A", "B", "C", "D"],
        "time_period": [{"start_date": "2018-10-01", "end_date": "2024-09-30"}],
    }
    search = openshelf.paginate(sandbox.spending().search.spending_by_award, max_records=150)
    return search.table(filters, ["Award ID", "Award Amount", "Start Date"], money="decimal")


def cells(path: Path, sheet: int = 1) -> list[dict[str, str]]:
    """The cells of a sheet by their places; texts are in the file itself, as constant memory writes them."""
    names = {"x": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}
    with zipfile.ZipFile(path) as book:
        root = ET.fromstring(book.read(f"xl/worksheets/sheet{sheet}.xml"))  # noqa: S314
        shared = []
        if "xl/sharedStrings.xml" in book.namelist():
            texts = ET.fromstring(book.read("xl/sharedStrings.xml"))  # noqa: S314
            shared = ["".join(each.itertext()) for each in texts.findall("x:si", names)]
    rows = []
    for row in root.iterfind("x:sheetData/x:row", names):
        own = {}
        for cell in row.iterfind("x:c", names):
            column = cell.attrib["r"].rstrip("0123456789")
            text = "".join(cell.itertext())
            own[column] = shared[int(text)] if cell.attrib.get("t") == "s" else text
        rows.append(own)
    return rows


@for_each(LISTS)
def test_every_table_is_the_same_in_duckdb_and_sqlite(
    operation: Any, sandbox: Any, tmp_path: Path
) -> None:
    client = getattr(sandbox, operation.service)()
    method = method_of(client, operation)
    table = openshelf.table(method)(**calls(operation)["fewest"])
    place = tmp_path / operation.id
    place.mkdir()
    try:
        assert table.to_duckdb(place / "a.duckdb", "rows") == table.num_rows
        with duckdb.connect(str(place / "a.duckdb")) as database:
            stored = database.sql('from "rows"').pl()
        frame = table.to_polars()
        assert stored.columns == frame.columns
        assert stored.rows() == frame.rows()
        folded = [name.lower() for name in table.column_names]
        if len(folded) != len(set(folded)):
            with pytest.raises(openshelf.ArgumentError, match="SQLite does not tell"):
                table.to_sqlite(place / "a.sqlite", "rows")
            return
        assert table.to_sqlite(place / "a.sqlite", "rows") == table.num_rows
        with sqlite3.connect(place / "a.sqlite") as lite:
            rows = lite.execute('select * from "rows"').fetchall()
        table.to_jsonl(place / "a.jsonl")
        lines = (place / "a.jsonl").read_text(encoding="utf-8").splitlines()
        for row, line in zip(rows, lines, strict=True):
            for cell, wanted in zip(row, json.loads(line).values(), strict=True):
                if isinstance(wanted, dict | list) and cell is not None:
                    assert json.loads(cell) == wanted
                else:
                    assert cell == wanted
    finally:
        client.close()


def test_decimals_stay_exact(awards: Any, tmp_path: Path) -> None:
    amounts = awards.to_polars()["Award Amount"].to_list()
    awards.to_duckdb(tmp_path / "a.duckdb", "awards")
    awards.to_sqlite(tmp_path / "a.sqlite", "awards")
    awards.to_excel(tmp_path / "a.xlsx")
    with duckdb.connect(str(tmp_path / "a.duckdb")) as database:
        assert database.execute('select "Award Amount" from awards').fetchall() == [
            (amount,) for amount in amounts
        ]
        assert database.execute('select sum("Award Amount") from awards').fetchone() == (
            sum(amounts),
        )
        comment = "select comment from duckdb_tables() where table_name = 'awards'"
        assert database.execute(comment).fetchone() == (
            f"{awards.citation} ({awards.completeness})",
        )
    with sqlite3.connect(tmp_path / "a.sqlite") as lite:
        stored = lite.execute('select "Award Amount" from awards').fetchall()
    assert [Decimal(amount) for (amount,) in stored] == amounts
    header, *rows = cells(tmp_path / "a.xlsx")
    column = next(place for place, name in header.items() if name == "Award Amount")
    # Excel shows the 15 digits that it keeps.
    assert [round(Decimal(row[column]), 2) for row in rows] == amounts


def test_a_workbook_has_days_texts_and_its_source(
    rules: Any, tmp_path: Path, recorder: Recorder
) -> None:
    assert rules.to_excel(tmp_path / "rules.xlsx") == rules.num_rows
    header, *rows = cells(tmp_path / "rules.xlsx")
    assert list(header.values()) == rules.to_polars().columns
    frame = rules.to_polars()
    assert [row["A"] for row in rows] == frame["document_number"].to_list()
    first = dt.date(1899, 12, 30)
    days = [first + dt.timedelta(days=int(row["C"])) for row in rows]
    assert days == frame["publication_date"].to_list()
    source = {row["A"]: row["B"] for row in cells(tmp_path / "rules.xlsx", 2)}
    assert source["citation"] == rules.citation
    assert source["url"] == rules.provenance["url"]
    assert source["completeness"] == str(rules.completeness)
    assert "null" not in source.values()
    odd = ["=1+1", "https://example.org", "07", "@x", "a\u2028b"]
    records = [{"id": at, "title": text} for at, text in enumerate(odd)]
    records.append({"id": 2**53 + 1, "title": None})
    body = {"pagination": {"total": len(records)}, "data": records}
    recorder.answer = Answer(body=json.dumps(body).encode())
    museum = openshelf.Museum(base_url=recorder.url, requests_per_second=None)
    table = openshelf.table(museum.artworks.list)().select("id", "title")
    table.to_excel(tmp_path / "odd.xlsx")
    _, *rows = cells(tmp_path / "odd.xlsx")
    assert [row.get("B") for row in rows] == [*odd, None]
    assert rows[-1]["A"] == str(2**53 + 1), "16 digits are text"


def test_a_workbook_says_what_is_to_be_known_of_its_columns(awards: Any, tmp_path: Path) -> None:
    awards.to_excel(tmp_path / "a.xlsx")
    source = {row["A"]: row["B"] for row in cells(tmp_path / "a.xlsx", 2)}
    notes = awards.schema.notes
    assert "whole life of the award" in notes["Award Amount"]
    assert awards.schema.units["Award Amount"] == "USD"
    for name, note in notes.items():
        assert note in source[f"column {name}"], name
    assert source["column Award Amount"] == f"USD; {notes['Award Amount']}"


@pytest.mark.parametrize("name", ["a.xls", "a.xlsm", "a.ods", "a.csv", "a.PARQUET"])
def test_a_workbook_has_the_ending_of_one(awards: Any, name: str, tmp_path: Path) -> None:
    with pytest.raises(openshelf.ArgumentError, match=r"which to_excel does not write.*\.xlsx"):
        awards.to_excel(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_what_excel_cannot_hold_is_refused(tmp_path: Path, recorder: Recorder) -> None:
    records = [{"id": 1, "title": "x" * 32_767}, {"id": 2, "title": "\U0001f3a8" * 16_384}]
    body = {"pagination": {"total": 2}, "data": records}
    recorder.answer = Answer(body=json.dumps(body).encode())
    museum = openshelf.Museum(base_url=recorder.url, requests_per_second=None)
    table = openshelf.table(museum.artworks.list)()
    with pytest.raises(openshelf.ArgumentError, match="row 2 has 32,768 characters in the column"):
        table.to_excel(tmp_path / "a.xlsx")
    assert list(tmp_path.iterdir()) == []
    table.head(1).to_excel(tmp_path / "a.xlsx")


def test_words_are_found(rules: Any, tmp_path: Path) -> None:
    path = tmp_path / "rules.sqlite"
    for _ in range(2):
        rules.to_sqlite(path, "rules", fts=["title", "abstract"])
    query = """select document_number from rules
        where rowid in (select rowid from rules_fts where rules_fts match 'title : water')"""
    frame = rules.to_polars()
    words = frame.filter(pl.col("title").str.contains(r"(?i)\bwater\b"))["document_number"]
    with sqlite3.connect(path) as lite:
        found = [number for (number,) in lite.execute(query)]
    assert sorted(found) == sorted(words)
    assert found
    rules.to_sqlite(path, "rules")
    with sqlite3.connect(path) as lite:
        tables = {name for (name,) in lite.execute("select name from sqlite_master")}
    assert tables == {"rules"}, "an index of other rows would answer wrongly"


@pytest.mark.parametrize("fts", ["agencies", "page_length", "titel", ["title", 7]])
def test_only_texts_have_words(rules: Any, tmp_path: Path, fts: Any) -> None:
    with pytest.raises((openshelf.ArgumentError, openshelf.ArgumentTypeError), match="fts: "):
        rules.to_sqlite(tmp_path / "a.sqlite", "rules", fts=fts)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["duckdb", "sqlite"])
def test_other_tables_stay_and_the_same_is_replaced(rules: Any, kind: str, tmp_path: Path) -> None:
    path = tmp_path / "data"
    write = {"duckdb": "to_duckdb", "sqlite": "to_sqlite"}[kind]
    connect: Any = {"duckdb": duckdb.connect, "sqlite": sqlite3.connect}[kind]
    getattr(rules, write)(path, 'all "rules"')
    getattr(rules.head(3), write)(path, "few")
    getattr(rules.head(5).select("title"), write)(path, "few")
    database = connect(str(path))
    assert database.execute('select count(*) from "all ""rules"""').fetchone() == (rules.num_rows,)
    assert database.execute("select * from few").fetchall() == [
        (title,) for title in rules.head(5).to_polars()["title"]
    ]
    database.close()
    for name in ("", "a\0b", *(["sqlite_x"] if kind == "sqlite" else [])):
        with pytest.raises(openshelf.ArgumentError, match="name: "):
            getattr(rules, write)(path, name)
    assert [each.name for each in tmp_path.iterdir()] == ["data"]


@pytest.mark.parametrize("ending", ["parquet", "csv", "json", "jsonl"])
def test_a_file_of_another_format_stays_as_it_was(rules: Any, tmp_path: Path, ending: str) -> None:
    """DuckDB opens such a file as a database in memory, which takes rows in vain."""
    few = rules.head(3).select("title")
    path = tmp_path / f"rules.{ending}"
    {"parquet": few.to_parquet, "csv": few.to_csv}.get(ending, few.to_jsonl)(path)
    plain = path.rename(tmp_path / "rules")
    before = plain.read_bytes()
    with pytest.raises(OSError, match="this file is no database of DuckDB, and was not changed"):
        rules.to_duckdb(plain, "rules")
    plain.rename(path)
    for method in ("to_duckdb", "to_sqlite", "to_excel"):
        named = {} if method == "to_excel" else {"name": "rules"}
        with pytest.raises(openshelf.ArgumentError, match=f"which {method} does not write: call"):
            getattr(rules, method)(path, **named)
    assert path.read_bytes() == before
    with pytest.raises(openshelf.ArgumentError, match="which to_csv does not write: call to_duck"):
        rules.to_csv(tmp_path / "a.duckdb")


def test_the_comment_of_a_part_says_so(rules: Any, tmp_path: Path) -> None:
    part = rules.head(3)
    part.to_duckdb(tmp_path / "a.duckdb", "rules")
    with duckdb.connect(str(tmp_path / "a.duckdb")) as database:
        (comment,) = database.execute("select comment from duckdb_tables()").fetchone() or ()
    assert comment == f"{rules.citation} ({part.completeness})"


@KINDS
def test_a_file_that_fails_leaves_nothing(rules: Any, kind: str, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        WRITE[kind](rules, tmp_path / "missing" / "file")
    (tmp_path / "file").write_bytes(b"something else " * 500)
    if kind != "excel":
        with pytest.raises(OSError, match="file"):
            WRITE[kind](rules, tmp_path / "file")
        assert (tmp_path / "file").read_bytes() == b"something else " * 500
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("kind", ["duckdb", "sqlite"])
def test_a_table_that_fails_leaves_the_database(rules: Any, kind: str, tmp_path: Path) -> None:
    path = tmp_path / "data"
    connect: Any = {"duckdb": duckdb.connect, "sqlite": sqlite3.connect}[kind]
    database = connect(str(path))
    database.execute("create table other as select 7 as a")
    database.execute("create view rules as select * from other")
    database.commit()
    database.close()
    with pytest.raises(OSError, match="data: "):
        WRITE[kind](rules, path)
    database = connect(str(path))
    assert database.execute("select * from rules").fetchall() == [(7,)]
    database.close()


@pytest.mark.parametrize("kind", list(LIBRARIES))
def test_what_is_not_installed_is_named(
    rules: Any, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, LIBRARIES[kind], None)
    with pytest.raises(ImportError, match=f"pip install {LIBRARIES[kind]}"):
        WRITE[kind](rules, tmp_path / "file")
    assert list(tmp_path.iterdir()) == []


@KINDS
def test_an_address_is_a_place_too(rules: Any, kind: str, tmp_path: Path) -> None:
    fsspec = pytest.importorskip("fsspec")
    files = fsspec.filesystem("memory")
    address = f"memory://databases/{kind}"
    assert WRITE[kind](rules, address) == rules.num_rows  # type: ignore[arg-type]
    assert files.size(f"/databases/{kind}") > 1000
    files.rm(f"/databases/{kind}")
