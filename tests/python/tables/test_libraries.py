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
from calling import make_client
from openshelf import paginate
from programs import run
from recorder import Answer, Recorder


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


def test_pyarrow_reads_a_table(table: Any, records: list[dict[str, Any]]) -> None:
    arrow = table.to_arrow()
    assert arrow.equals(pa.table(table))
    assert arrow["publication_date"].type == pa.date32()
    assert arrow["publication_date"].to_pylist() == days(records)
    assert arrow.schema.metadata[b"openshelf.operation"] == b"gazette.documents.search"
    arrow.validate(full=True)


def test_polars_reads_a_table(table: Any, records: list[dict[str, Any]]) -> None:
    frame = table.to_polars()
    assert frame.equals(pl.DataFrame(table).drop("_unfit", "_extra"))
    assert frame["publication_date"].to_list() == days(records)
    assert frame.schema["agencies"] == pl.List
    numbers = [record["document_number"] for record in records]
    assert frame["document_number"].to_list() == numbers


def test_pandas_reads_a_table(table: Any, records: list[dict[str, Any]]) -> None:
    frame = table.to_pandas()
    assert frame.dtypes["publication_date"].kind == "M"
    assert list(frame["publication_date"].dt.date) == days(records)
    assert frame.equals(table.to_pandas(dtype_backend="numpy"))
    arrow = table.to_pandas(dtype_backend="pyarrow")
    assert isinstance(arrow.dtypes["publication_date"], pd.ArrowDtype)
    assert list(arrow["publication_date"]) == days(records)
    assert list(frame.columns) == list(arrow.columns) == table.column_names[:-2]
    with pytest.raises(ValueError, match="'numpy', 'numpy_nullable' or 'pyarrow', got 'numpi'"):
        table.to_pandas(dtype_backend="numpi")


def test_pandas_resamples_a_series(sandbox: Any) -> None:
    method = sandbox.disease().historical.country
    table = openshelf.table(method)("Italy", last_days=30)
    daily = {}
    for text, count in method("Italy", last_days=30)["timeline"]["cases"].items():
        month, day_of_month, year = map(int, text.split("/"))
        daily[dt.date(2000 + year, month, day_of_month)] = count
    weekly: dict[dt.date, int] = {}
    for day, count in daily.items():
        sunday = day + dt.timedelta(days=6 - day.weekday())
        weekly[sunday] = weekly.get(sunday, 0) + count
    for backend in ("numpy", "numpy_nullable"):
        frame = table.to_pandas(dtype_backend=backend)
        found = frame.set_index("date").resample("W")["cases"].sum()
        assert {each.date(): count for each, count in found.items()} == weekly


def test_the_column_types_in_pandas(recorder: Recorder) -> None:
    body = b'{"data": [{"id": 1, "title": "a", "is_boosted": true}, {"id": null, "title": null}]}'
    recorder.script.append(Answer(body=body))
    museum = make_client("museum", recorder.url)
    table = openshelf.table(museum.artworks.list)(fields=["id", "title", "is_boosted"])
    types = {
        backend: [str(kind) for kind in table.to_pandas(dtype_backend=backend).dtypes]
        for backend in ("numpy", "numpy_nullable", "pyarrow")
    }
    assert types == {
        "numpy": ["float64", "str", "object"],
        "numpy_nullable": ["Int64", "string", "boolean"],
        "pyarrow": ["int64[pyarrow]", "string[pyarrow]", "bool[pyarrow]"],
    }


def test_own_columns_are_shown_only_if_they_have_values(recorder: Recorder) -> None:
    body = b'{"data": [{"id": 1, "colour": "red"}, {"id": "x"}]}'
    recorder.script.append(Answer(body=body))
    table = openshelf.table(make_client("museum", recorder.url).artworks.list)(fields=["id"])
    assert (table.unfit, table.extra) == (1, 1)
    whole, first, last = table, table.head(1), table.tail(1)
    assert [(each.unfit, each.extra) for each in (whole, first, last)] == [(1, 1), (0, 1), (1, 0)]
    shown = [["id", "_unfit", "_extra"], ["id", "_extra"], ["id", "_unfit"]]
    for each, names in zip((whole, first, last), shown, strict=True):
        assert each.to_polars().columns == list(each.to_pandas().columns) == names
        page = each._repr_html_()
        assert [name for name in shown[0] if name in page] == names
        # A schema is known before any request.
        assert pa.table(each).column_names == each.schema.names == shown[0]


def test_milliseconds_are_times_in_tables_and_numbers_in_records(sandbox: Any) -> None:
    disease = sandbox.disease()
    updated = disease.totals.world()["updated"]
    assert isinstance(updated, int)
    table = openshelf.table(disease.totals.world)()
    found = table.to_arrow()["updated"]
    assert found.type == pa.timestamp("ms", "UTC")
    assert found.cast(pa.int64()).to_pylist() == [updated]
    assert table.to_pandas()["updated"][0].timestamp() * 1000 == updated
    assert table.to_polars()["updated"].dt.epoch("ms").to_list() == [updated]
    # Its type shows it.
    assert not pa.schema(table.schema).field("updated").metadata


def test_duckdb_reads_a_table(table: Any, records: list[dict[str, Any]]) -> None:
    documents = table  # noqa: F841  a query sees the names around it
    found = duckdb.sql(
        "select count(*), min(publication_date), max(publication_date) from documents"
    )
    assert found.fetchall()[0] == (len(records), min(days(records)), max(days(records)))


def test_duckdb_reads_batches(sandbox: Any, small_batches: None) -> None:
    batches = paginate(sandbox.museum().artworks.list, max_records=90).batches(limit=20)
    reader = pa.RecordBatchReader.from_stream(batches)
    found = duckdb.from_arrow(reader).aggregate("count(distinct id)").fetchall()
    assert found == [(90,)]


def test_parquet_is_read_by_polars_and_duckdb(table: Any, tmp_path: Path) -> None:
    path = tmp_path / "documents.parquet"
    table.to_parquet(path)
    own = table.to_polars()
    assert pl.read_parquet(path).equals(pl.DataFrame(table))
    file = duckdb.read_parquet(str(path))
    read = file.project("document_number").fetchall()
    assert [number for (number,) in read] == own["document_number"].to_list()
    nested = file.project("agencies[1].name").fetchall()
    first = [agencies[0]["name"] if agencies else None for agencies in own["agencies"].to_list()]
    assert [name for (name,) in nested] == first


def test_tables_work_without_other_libraries(sandbox: Any) -> None:
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


def test_importing_openshelf_imports_no_other_library() -> None:
    program = """
        import sys, openshelf
        print(sorted({"pyarrow", "polars", "pandas", "numpy", "openshelf.tables"} & set(sys.modules)))
        """
    assert run(program)[:2] == (0, "[]\n")


def test_the_provenance_has_the_version(table: Any) -> None:
    assert table.provenance["version"] == openshelf.__version__
