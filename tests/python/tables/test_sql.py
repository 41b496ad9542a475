"""Tests questions in SQL: their answers equal those of polars, and only what they use is requested."""

from __future__ import annotations

import sys
from typing import Any
from urllib.parse import parse_qs, urlsplit

import duckdb
import openshelf
import polars as pl
import pytest
from recorder import Answer, Recorder

FILTERS = {
    "award_type_codes": ["A", "B", "C", "D"],
    "time_period": [{"start_date": "2018-10-01", "end_date": "2024-09-30"}],
}


@pytest.fixture(scope="module")
def search(sandbox: Any) -> Any:
    return openshelf.paginate(sandbox.gazette().documents.search)


QUESTIONS: dict[str, tuple[str, Any]] = {
    "groups": (
        "select type, count(*) as n from rules group by type order by n desc, type",
        lambda rules: (
            rules.group_by("type").agg(n=pl.len()).sort(["n", "type"], descending=[True, False])
        ),
    ),
    "days": (
        "select document_number, title from rules where publication_date >= '2024-06-01' order by 1",
        lambda rules: (
            rules.filter(pl.col("publication_date") >= pl.date(2024, 6, 1))
            .select("document_number", "title")
            .sort("document_number")
        ),
    ),
    "words": (
        "select document_number from rules where type = 'Rule' and title like '%Water%' order by 1",
        lambda rules: (
            rules.filter((pl.col("type") == "Rule") & pl.col("title").str.contains("Water"))
            .select("document_number")
            .sort("document_number")
        ),
    ),
    "windows": (
        """select document_number, row_number() over (order by publication_date, document_number) as n
        from rules order by n limit 7""",
        lambda rules: (
            rules.sort("publication_date", "document_number")
            .select("document_number")
            .with_columns(n=pl.int_range(1, pl.len() + 1))
            .head(7)
        ),
    ),
    "lists": (
        """select agency.name as name, count(*) as n from rules, unnest(agencies) as each(agency)
        where agency.name is not null group by all order by n desc, name""",
        lambda rules: (
            rules.explode("agencies")
            .select(name=pl.col("agencies").struct.field("name"))
            .drop_nulls()
            .group_by("name")
            .agg(n=pl.len())
            .sort(["n", "name"], descending=[True, False])
        ),
    ),
}


@pytest.mark.parametrize("question", list(QUESTIONS))
@pytest.mark.parametrize("relation", ["table", "scan", "frame"])
def test_answers_equal_those_of_polars(search: Any, question: str, relation: str) -> None:
    query, asked = QUESTIONS[question]
    table = search.table("water")
    given = {"table": table, "frame": table.to_polars()}.get(relation)
    if given is None:
        given = search.scan("water")
    answer = openshelf.sql(query, rules=given)
    assert isinstance(answer, duckdb.DuckDBPyRelation)
    wanted = asked(table.to_polars())
    assert answer.pl().rows() == wanted.rows()
    assert answer.columns == wanted.columns
    assert answer.fetchall() == wanted.rows(), "the answer is kept"


def test_sums_of_money_are_exact(sandbox: Any) -> None:
    listing = openshelf.paginate(sandbox.spending().search.spending_by_award)
    fields = ["Award ID", "Recipient Name", "Award Amount"]
    awards = listing.table(FILTERS, fields, money="decimal")
    query = """select "Recipient Name" as who, sum("Award Amount") as amount
        from awards group by all order by amount desc, who"""
    wanted = (
        awards.to_polars()
        .group_by(who="Recipient Name")
        .agg(amount=pl.col("Award Amount").sum())
        .sort(["amount", "who"], descending=[True, False])
    )
    for relation in (awards, listing.scan(FILTERS, fields, money="decimal")):
        assert openshelf.sql(query, awards=relation).fetchall() == wanted.rows()


def test_relations_are_joined(sandbox: Any, search: Any) -> None:
    rules = search.table("water", fields=["document_number", "publication_date"])
    days = pl.DataFrame({"day": rules.to_polars()["publication_date"].unique().sort().head(3)})
    joined = openshelf.sql(
        "select count(*) from rules join days on publication_date = day", rules=rules, days=days
    )
    wanted = rules.to_polars().join(days, left_on="publication_date", right_on="day").height
    assert joined.fetchall() == [(wanted,)]


class Watched:
    """A list of documents at a server that records what is asked."""

    def __init__(self, recorder: Recorder) -> None:
        body = (
            b'{"count": 3, "total_pages": 1, "results": ['
            b'{"document_number": "2024-1", "title": "a", "type": "Rule",'
            b' "publication_date": "2024-06-20"},'
            b'{"document_number": "2024-2", "title": "b", "type": "Notice",'
            b' "publication_date": "2024-06-21"},'
            b'{"document_number": "2024-3", "title": "c", "type": "Rule",'
            b' "publication_date": "2024-06-22"}]}'
        )
        recorder.answer = Answer(body=body)
        self.recorder = recorder
        gazette = openshelf.Gazette(base_url=recorder.url, requests_per_second=None)
        self.search = openshelf.paginate(gazette.documents.search)

    def asked(self) -> list[dict[str, list[str]]]:
        return [parse_qs(urlsplit(each.target).query) for each in self.recorder.requests]


@pytest.fixture
def watched(recorder: Recorder) -> Watched:
    return Watched(recorder)


def test_only_what_a_query_uses_is_requested(watched: Watched) -> None:
    rules = watched.search.scan("water")
    query = "select title from rules where publication_date >= '2024-06-21' and type = 'Rule'"
    assert openshelf.sql(query, rules=rules).fetchall() == [("c",)]
    (asked,) = watched.asked()
    assert set(asked["fields[]"]) == {"title", "type", "publication_date", "document_number"}
    assert asked["conditions[publication_date][gte]"] == ["2024-06-21"]
    assert asked["conditions[type][]"] == ["RULE"]


@pytest.mark.parametrize(
    ("query", "rows"),
    [("select count(*) from rules", [(3,)]), ("select 1 from rules", [(1,)] * 3)],
)
def test_a_query_of_no_column_requests_a_narrow_one(
    watched: Watched, query: str, rows: list[tuple[int]]
) -> None:
    scanned = watched.search.scan(None)
    assert openshelf.sql(query, rules=scanned).fetchall() == rows
    (asked,) = watched.asked()
    # Both tell a document from others, and are requested in any case.
    assert set(asked["fields[]"]) == {"document_number", "publication_date"}
    everything = openshelf.sql("from rules", rules=watched.search.scan(None))
    assert everything.columns == scanned.collect_schema().names()


def test_rows_without_columns_are_counted_in_polars(watched: Watched) -> None:
    scanned = watched.search.scan(None)
    assert scanned.select(pl.len()).collect().item() == 3
    assert scanned.with_row_index().select("index").collect().height == 3
    for asked in watched.asked():
        assert set(asked["fields[]"]) <= {"document_number", "publication_date"}


def test_a_list_that_is_awaited_says_what_to_use_for_scan() -> None:
    listing = openshelf.paginate(openshelf.AsyncGazette().documents.search)
    with pytest.raises(AttributeError, match="use the list of a client without Async for scan"):
        _ = listing.scan  # type: ignore[attr-defined]


LIMITS = {
    "select title from rules limit 2": 2,
    "select title || 'x' from rules limit 1 offset 1": 2,
    "from rules select title limit 2": 2,
    "select title from rules where type = 'Rule' limit 1": None,
    "select title from rules order by title limit 1": None,
    "select distinct type from rules limit 1": None,
    "select count(*) from rules limit 1": None,
    "select a.title from rules a, rules b limit 1": None,
    "select title from rules union all select title from rules limit 1": None,
    "select title from rules limit 50 percent": None,
    "select title from (select title from rules limit 2) order by title": None,
}


@pytest.mark.filterwarnings("ignore:.* that fields asks for:openshelf.UnknownFieldWarning")
@pytest.mark.parametrize("query", list(LIMITS))
def test_a_limit_is_requested_where_it_changes_nothing(watched: Watched, query: str) -> None:
    limit = LIMITS[query]
    table = watched.search.table("water")
    watched.recorder.requests.clear()
    answer = openshelf.sql(query, rules=watched.search.scan("water")).fetchall()
    assert answer == openshelf.sql(query, rules=table).fetchall()
    sizes = [int(each["per_page"][0]) for each in watched.asked()]
    if limit is not None:
        assert max(sizes) <= max(limit, 20)
    else:
        assert min(sizes) == 1000


def test_a_list_without_arguments_is_a_relation(sandbox: Any) -> None:
    works = openshelf.paginate(sandbox.museum().artworks.list, max_records=50)
    answer = openshelf.sql("select count(*), count(distinct id) from works", works=works)
    assert answer.fetchall() == [(50, 50)]


def test_a_relation_may_be_called_query(search: Any) -> None:
    table = search.table("water", fields=["title"])
    answer = openshelf.sql("select count(*) from query", query=table)
    assert answer.fetchall() == [(table.num_rows,)]


@pytest.mark.parametrize(
    "query",
    ["create table a as select 1", "select 1; select 2", "", "drop table rules", "set threads = 1"],
)
def test_only_one_select_is_answered(watched: Watched, query: str) -> None:
    with pytest.raises(openshelf.ArgumentError, match="query: expected one SELECT"):
        openshelf.sql(query, rules=watched.search.scan("water"))
    assert watched.recorder.requests == []


def test_a_misspelt_relation_is_no_variable(watched: Watched) -> None:
    rulez = watched.search.table("water")
    with pytest.raises(duckdb.CatalogException, match="rulez"):
        openshelf.sql("select * from rulez", rules=rulez)
    with pytest.raises(duckdb.BinderException, match="titel"):
        openshelf.sql("select titel from rules", rules=watched.search.scan("water"))
    assert len(watched.recorder.requests) == 1


def test_what_cannot_be_read_is_refused(watched: Watched) -> None:
    for relation in (7, None, object(), [1, 2]):
        with pytest.raises(openshelf.ArgumentTypeError, match="rules: expected a table"):
            openshelf.sql("select * from rules", rules=relation)
    with pytest.raises(openshelf.ArgumentError, match="batches can be read only once"):
        openshelf.sql("select * from rules", rules=watched.search.batches("water"))
    gazette = openshelf.AsyncGazette(base_url=watched.recorder.url)
    table = openshelf.paginate(gazette.documents.search).table("water")
    with pytest.raises(openshelf.ArgumentTypeError, match="await it first"):
        openshelf.sql("select * from rules", rules=table)
    table.close()


def test_a_request_that_fails_is_told(recorder: Recorder) -> None:
    recorder.answer = Answer(status=404, body=b'{"errors": {"term": "no such thing"}}')
    gazette = openshelf.Gazette(base_url=recorder.url, requests_per_second=None, max_retries=0)
    rules = openshelf.paginate(gazette.documents.search).scan("water")
    with pytest.raises(duckdb.Error, match="404"):
        openshelf.sql("select title from rules", rules=rules)


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    with pytest.raises(ImportError, match="pip install duckdb polars"):
        openshelf.sql("select 1")
