"""Tests that popular libraries can read the tables, and that none of them is required."""

import datetime as dt
import sys
from pathlib import Path
from typing import Any

import duckdb
import openshelf
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from openshelf import paginate
from programs import run


@pytest.fixture(scope="module")
def table(sandbox: Any) -> Any:
    listing = paginate(sandbox.gazette().documents.search, max_records=60)
    return listing.table(
        "water", fields=["document_number", "title", "publication_date", "agencies"]
    )


@pytest.fixture(scope="module")
def records(sandbox: Any) -> list[dict[str, Any]]:
    listing = paginate(sandbox.gazette().documents.search, max_records=60)
    names = ["document_number", "title", "publication_date", "agencies"]
    return list(listing.records("water", fields=names))


def days(records: list[dict[str, Any]]) -> list[dt.date]:
    return [dt.date.fromisoformat(record["publication_date"]) for record in records]


def test_pyarrow(table: Any, records: list[dict[str, Any]]) -> None:
    arrow = table.to_arrow()
    assert arrow.equals(pa.table(table))
    assert arrow["publication_date"].type == pa.date32()
    assert arrow["publication_date"].to_pylist() == days(records)
    assert arrow.schema.metadata[b"openshelf.operation"] == b"gazette.documents.search"
    arrow.validate(full=True)


def test_polars(table: Any, records: list[dict[str, Any]]) -> None:
    frame = table.to_polars()
    assert frame.equals(pl.DataFrame(table))
    assert frame["publication_date"].to_list() == days(records)
    assert frame.schema["agencies"] == pl.List
    numbers = [record["document_number"] for record in records]
    assert frame["document_number"].to_list() == numbers


def test_pandas(table: Any, records: list[dict[str, Any]]) -> None:
    frame = table.to_pandas()
    assert isinstance(frame.dtypes["publication_date"], pd.ArrowDtype)
    assert list(frame["publication_date"]) == days(records)
    plain = table.to_pandas(dtype_backend="numpy")
    assert plain.dtypes["publication_date"].kind == "M"
    assert list(plain["publication_date"].dt.date) == days(records)
    with pytest.raises(ValueError, match="'pyarrow' or 'numpy', got 'numpi'"):
        table.to_pandas(dtype_backend="numpi")


def test_duckdb(table: Any, records: list[dict[str, Any]]) -> None:
    documents = table  # noqa: F841  a query sees the names around it
    found = duckdb.sql(
        "select count(*), min(publication_date), max(publication_date) from documents"
    )
    assert found.fetchall()[0] == (len(records), min(days(records)), max(days(records)))


def test_duckdb_reads_batches_as_they_come(sandbox: Any, small_batches: None) -> None:
    batches = paginate(sandbox.museum().artworks.list, max_records=90).batches(limit=20)
    reader = pa.RecordBatchReader.from_stream(batches)
    found = duckdb.from_arrow(reader).aggregate("count(distinct id)").fetchall()
    assert found == [(90,)]


def test_parquet_is_read_by_polars_and_duckdb(table: Any, tmp_path: Path) -> None:
    path = tmp_path / "documents.parquet"
    table.to_parquet(path)
    own = table.to_polars()
    assert pl.read_parquet(path).equals(own)
    file = duckdb.read_parquet(str(path))
    read = file.project("document_number").fetchall()
    assert [number for (number,) in read] == own["document_number"].to_list()
    nested = file.project("agencies[1].name").fetchall()
    first = [agencies[0]["name"] if agencies else None for agencies in own["agencies"].to_list()]
    assert [name for (name,) in nested] == first


def test_none_of_them_is_needed(sandbox: Any) -> None:
    program = """
        import sys
        for name in ("pyarrow", "polars", "pandas"):
            sys.modules[name] = None
        import openshelf
        museum = openshelf.Museum(base_url=sys.argv[1], requests_per_second=None)
        table = openshelf.table(museum.artworks.list)(limit=3)
        print(len(table), len(list(openshelf.paginate(museum.artworks.list, max_records=5).batches())))
        table.to_parquet(sys.argv[2])
        scan = openshelf.paginate(museum.artworks.list).scan
        for convert in (table.to_arrow, table.to_polars, table.to_pandas, scan):
            try:
                convert()
            except ImportError as error:
                print(error)
        """
    path = f"{sys.prefix}/none.parquet"
    status, said, errors = run(program, sandbox.museum().base_url, path)
    Path(path).unlink(missing_ok=True)
    assert status == 0, errors
    assert said.splitlines() == [
        "3 1",
        "to_arrow() needs pyarrow: pip install pyarrow",
        "to_polars() needs polars: pip install polars",
        "to_pandas() needs pandas: pip install pandas pyarrow",
        "scan() needs polars: pip install polars",
    ]


def test_importing_openshelf_imports_none_of_them() -> None:
    program = """
        import sys, openshelf
        print(sorted({"pyarrow", "polars", "pandas", "numpy", "openshelf.tables"} & set(sys.modules)))
        """
    assert run(program)[:2] == (0, "[]\n")


def test_the_version_is_in_the_table(table: Any) -> None:
    assert table.provenance["version"] == openshelf.__version__
