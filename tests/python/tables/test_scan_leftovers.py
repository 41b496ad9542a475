"""Tests that a lazy query of values and members without a column returns what the table would."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openshelf import paginate

FROM = {"published_from": "2024-09-01"}
#: The title has another name, and its own name has a list, which is no text.
RENAMED = {"title": "headline", "agencies": "title"}
OWN = ["_unfit", "_extra"]
COLUMNS = ["document_number", "publication_date", "type", "title", *OWN]

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.UnknownFieldWarning")


@pytest.fixture(scope="module")
def search() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as server, server.gazette() as gazette:
        server.fail("gazette.documents.search", rename=RENAMED, times=None)
        yield paginate(gazette.documents.search)


@pytest.fixture(scope="module")
def whole(search: Any) -> pl.DataFrame:
    frame = pl.DataFrame(search.table(None, **FROM))
    assert frame["_unfit"].count() == frame["_extra"].count() == frame.height > 0
    return frame


conditions = st.one_of(
    st.sampled_from(OWN).map(lambda name: pl.col(name).is_not_null()),
    st.sampled_from(OWN).map(lambda name: pl.col(name).is_null()),
    st.sampled_from(["Water", "Department", "headline", "agencies"]).flatmap(
        lambda word: st.sampled_from(OWN).map(lambda name: pl.col(name).str.contains(word))
    ),
    st.sampled_from(["Rule", "Notice"]).map(lambda kind: pl.col("type") == kind),
    st.just(pl.col("publication_date") >= pl.date(2024, 9, 20)),
)
predicates = st.recursive(
    conditions,
    lambda inner: (
        st.tuples(inner, inner).map(lambda two: two[0] & two[1])
        | st.tuples(inner, inner).map(lambda two: two[0] | two[1])
        | inner.map(lambda one: ~one)
    ),
    max_leaves=4,
)
projections = st.lists(st.sampled_from(COLUMNS), unique=True, min_size=1)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(projection=projections, predicate=st.none() | predicates, is_counted=st.booleans())
def test_any_query_of_the_own_columns_equals_that_of_the_table(
    search: Any,
    whole: pl.DataFrame,
    projection: list[str],
    predicate: pl.Expr | None,
    is_counted: bool,
) -> None:
    found, expected = search.scan(None, **FROM), whole.lazy()
    if predicate is not None:
        found, expected = found.filter(predicate), expected.filter(predicate)
    if is_counted:
        counts = [pl.len(), *(pl.col(name).count().name.suffix("_n") for name in projection)]
        found, expected = (
            each.group_by("type").agg(counts).sort("type") for each in (found, expected)
        )
    else:
        found, expected = found.select(projection), expected.select(projection)
    assert sorted(found.collect().rows(), key=repr) == sorted(expected.collect().rows(), key=repr)


@pytest.mark.parametrize(
    "query",
    [
        "select count(*) from t where _extra is not null",
        "select count(_extra), count(_unfit) from t",
        "select document_number, _extra from t order by all",
        "select type, count(_unfit) as n from t group by type order by type",
        "select document_number from t where _unfit is not null and type = 'Rule' order by all",
    ],
)
def test_sql_of_the_own_columns_equals_that_of_the_table(
    search: Any, whole: pl.DataFrame, query: str
) -> None:
    found = openshelf.sql(query, t=search.scan(None, **FROM)).fetchall()
    assert found == openshelf.sql(query, t=whole).fetchall()
    assert found and found[0][-1]


def test_a_query_without_the_own_columns_requests_its_members(search: Any) -> None:
    frame = search.scan(None, **FROM).select("document_number", "type").head(5).collect()
    assert frame.columns == ["document_number", "type"]


def test_a_query_of_an_archive_finds_values_that_do_not_fit(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        rows = [f"{row:02},{'12.345' if row % 3 else '1.5'}" for row in range(30)]
        archive.writestr("t.csv", "\n".join(["a_code,total_obligated_amount", *rows, ""]))
    whole = openshelf.scan_zip(path, money="decimal").collect()
    assert whole["_unfit"].count() == 20
    for query in (
        lambda frame: frame.select("a_code", "_unfit"),
        lambda frame: frame.select("_unfit"),
        lambda frame: frame.filter(pl.col("_unfit").is_not_null()).select("a_code"),
        lambda frame: frame.filter(pl.col("_unfit").is_null()).select(pl.len()),
        lambda frame: frame.select(pl.col("_unfit").count()),
    ):
        found = query(openshelf.scan_zip(path, money="decimal")).collect()
        assert found.equals(query(whole.lazy()).collect())
