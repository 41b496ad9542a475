"""Tests that batches, which can be read once, refuse a second consumer of their Arrow stream."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import duckdb
import openshelf
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

#: Each counts the rows that a library reads of an Arrow stream.
READERS: dict[str, Callable[[Any], int]] = {
    "duckdb": lambda stream: duckdb.from_arrow(stream).count("*").fetchall()[0][0],
    "polars": lambda stream: pl.DataFrame(stream).height,
    "pyarrow": lambda stream: pa.RecordBatchReader.from_stream(stream).read_all().num_rows,
    "table": lambda stream: pa.table(stream).num_rows,
    "pandas": lambda stream: len(pd.DataFrame.from_arrow(stream)),
}
ADVICE = "can be read only once: create others with"


@pytest.fixture
def water(sandbox: Any) -> Any:
    listing = openshelf.paginate(sandbox.gazette().documents.search)
    return lambda: listing.batches("water", fields=["document_number", "title"])


@pytest.mark.parametrize("first", list(READERS))
@pytest.mark.parametrize("second", ["duckdb", "polars", "pyarrow"])
def test_a_second_consumer_is_refused(water: Any, first: str, second: str) -> None:
    batches = water()
    rows = READERS[first](batches)
    assert rows > 100
    # DuckDB passes the text of an error on, in an error of its own.
    with pytest.raises((openshelf.StateError, duckdb.Error, RuntimeError), match=ADVICE):
        READERS[second](batches)
    assert list(batches) == []


def test_a_relation_of_duckdb_is_counted_once(water: Any) -> None:
    relation = duckdb.from_arrow(water())
    assert relation.count("*").fetchall()[0][0] > 100
    with pytest.raises((openshelf.StateError, duckdb.Error, RuntimeError), match=ADVICE):
        relation.count("*").fetchall()


@pytest.mark.parametrize("reader", list(READERS))
def test_a_stream_of_which_a_batch_was_read_is_refused(water: Any, reader: str) -> None:
    batches = water()
    next(batches)
    with pytest.raises((openshelf.StateError, duckdb.Error, RuntimeError), match=ADVICE):
        READERS[reader](batches)


def test_an_export_that_was_not_read_does_not_count(water: Any) -> None:
    batches = water()
    unread = [pa.RecordBatchReader.from_stream(batches) for _ in range(2)]
    assert all(each.schema == unread[0].schema for each in unread)
    rows = unread[1].read_all().num_rows
    assert rows > 100
    with pytest.raises(pa.ArrowException, match=ADVICE):
        unread[0].read_all()


def test_a_table_is_read_as_often_as_one_likes(sandbox: Any) -> None:
    table = openshelf.paginate(sandbox.gazette().documents.search).table("water")
    for read in READERS.values():
        assert [read(table), read(table)] == [table.num_rows] * 2
