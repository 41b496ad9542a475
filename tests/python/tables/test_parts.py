"""Tests that a part of a table says that it is one, and which rows it has."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import openshelf
import pyarrow.parquet as pq
import pytest


@pytest.fixture(scope="module")
def whole(sandbox: Any) -> Any:
    search = openshelf.paginate(sandbox.gazette().documents.search)
    return search.table("water", fields=["document_number"], per_page=20)


def test_what_head_and_tail_return_says_which_rows_it_has(whole: Any) -> None:
    rows = whole.num_rows
    assert whole.completeness.level != "unproven"
    for part, which in [
        (whole.head(3), "the first 3"),
        (whole.head(1), "the first"),
        (whole.tail(2), "the last 2"),
        (whole.head(0), "none"),
    ]:
        assert part.completeness.level == "unproven"
        assert part.completeness.reason == f"{which} of {rows} rows of a table"
    nested = whole.head(9).tail(2).completeness.reason
    assert nested == (
        "the last 2 of 9 rows of a table; that table is unproven: "
        f"the first 9 of {rows} rows of a table"
    )


def test_all_rows_keep_the_completeness(whole: Any) -> None:
    for same in (whole.head(10_000), whole.tail(whole.num_rows), whole.select("document_number")):
        assert str(same.completeness) == str(whole.completeness)
    part = whole.head(3)
    assert part.select("document_number").completeness.reason == part.completeness.reason


def test_batches_of_a_table_are_parts(whole: Any) -> None:
    batches = whole.batches()
    assert sum(len(each) for each in batches) == whole.num_rows
    if len(batches) == 1:
        assert str(batches[0].completeness) == str(whole.completeness)
    else:
        assert {each.completeness.level for each in batches} == {"unproven"}


def test_a_table_without_a_statement_has_parts_with_one(sandbox: Any) -> None:
    countries = openshelf.table(sandbox.disease().totals.countries)()
    assert countries.completeness is None
    reason = countries.head(3).completeness.reason
    assert reason == f"the first 3 of {countries.num_rows} rows of a table"


def test_a_file_says_that_it_has_a_part(whole: Any, tmp_path: Path) -> None:
    whole.head(3).to_parquet(tmp_path / "a.parquet")
    facts = pq.read_schema(tmp_path / "a.parquet").metadata
    known = json.loads(facts[b"openshelf.completeness"])
    assert known["level"] == "unproven"
    assert known["reason"] == f"the first 3 of {whole.num_rows} rows of a table"
