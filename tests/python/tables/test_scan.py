"""Tests that a polars query requests only what it uses, and returns what the table would."""

import datetime as dt
import logging
import re
from collections.abc import Iterator
from typing import Any, Literal

import openshelf
import polars as pl
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openshelf import paginate

DAY = dt.date
#: Between two arguments.
BETWEEN = re.compile(r", (?=[a-z_]+=)")
CLOSED: tuple[Literal["both", "left", "right", "none"], ...] = ("both", "left", "right", "none")


@pytest.fixture(scope="module")
def own(sandbox: Any) -> Iterator[Any]:
    with openshelf.Sandbox(today=sandbox.today) as server:
        yield server


@pytest.fixture(scope="module")
def whole(own: Any) -> pl.DataFrame:
    return pl.DataFrame(paginate(own.gazette().documents.search).table("water"))


def targets(own: Any) -> list[str]:
    return [call["target"] if "target" in call else str(call) for call in own.calls]


def asked(caplog: pytest.LogCaptureFixture) -> str:
    return [record.getMessage() for record in caplog.records if record.name == "openshelf.tables"][
        -1
    ]


def test_an_unfiltered_scan_equals_the_table(own: Any, whole: pl.DataFrame) -> None:
    assert paginate(own.gazette().documents.search).scan("water").collect().equals(whole)


def test_selected_columns_are_requested_as_fields(
    own: Any, whole: pl.DataFrame, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "openshelf.tables")
    frame = paginate(own.gazette().documents.search).scan("water")
    found = frame.select("title", "document_number").collect()
    assert found.equals(whole.select("title", "document_number"))
    assert "fields=['document_number', 'title']" in asked(caplog)


def test_head_requests_no_more_pages_than_it_needs(own: Any, whole: pl.DataFrame) -> None:
    own.forget_calls()
    found = paginate(own.gazette().documents.search).scan("water").head(5).collect()
    assert found.equals(whole.head(5))
    assert len(own.calls) == 1


@pytest.mark.parametrize(
    ("predicate", "words"),
    [
        (
            pl.col("publication_date") == DAY(2024, 6, 3),
            "publication_date=datetime.date(2024, 6, 3)",
        ),
        (pl.col("publication_date") >= DAY(2024, 6, 3), "published_from=datetime.date(2024, 6, 3)"),
        (pl.col("publication_date") < DAY(2024, 6, 3), "published_to=datetime.date(2024, 6, 3)"),
        (
            pl.lit(DAY(2024, 6, 3)) < pl.col("publication_date"),
            "published_from=datetime.date(2024, 6, 3)",
        ),
        (
            (pl.col("publication_date") >= DAY(2024, 6, 3))
            & (pl.col("publication_date") <= DAY(2024, 6, 10)),
            "published_from=datetime.date(2024, 6, 3), published_to=datetime.date(2024, 6, 10)",
        ),
        (pl.col("publication_date") != DAY(2024, 6, 3), "everything"),
        (
            (pl.col("publication_date") == DAY(2024, 6, 3)) | (pl.col("type") == "Notice"),
            "everything",
        ),
        (pl.col("type") == "Notice", "doc_type='notice'"),
        (pl.col("type") == "Presidential Document", "doc_type='presdocu'"),
        (pl.col("type") == "No such type", "everything"),
        (pl.col("type") == "notice", "everything"),
        (
            (pl.col("type") == "Rule") & (pl.col("publication_date") >= DAY(2024, 6, 3)),
            "doc_type='rule', published_from=datetime.date(2024, 6, 3)",
        ),
        ((pl.col("type") == "Rule") | (pl.col("type") == "Notice"), "everything"),
        *(
            (
                pl.col("publication_date").is_between(
                    DAY(2024, 6, 3), DAY(2024, 6, 10), closed=closed
                ),
                "published_from=datetime.date(2024, 6, 3), published_to=datetime.date(2024, 6, 10)",
            )
            for closed in CLOSED
        ),
        (
            pl.col("publication_date").is_between(DAY(2024, 6, 3), DAY(2024, 6, 10))
            & (pl.col("publication_date") > DAY(2024, 6, 5))
            & (pl.col("type") == "Rule"),
            f"doc_type='rule', published_from={DAY(2024, 6, 5)!r}, published_to={DAY(2024, 6, 10)!r}",
        ),
        (
            pl.col("publication_date").is_in([DAY(2024, 6, 10), DAY(2024, 6, 3)]),
            "published_from=datetime.date(2024, 6, 3), published_to=datetime.date(2024, 6, 10)",
        ),
        (
            pl.col("publication_date").is_in([DAY(2024, 6, 3)]),
            "publication_date=datetime.date(2024, 6, 3)",
        ),
        (pl.col("publication_date").is_in([DAY(2024, 6, 3), None]), "everything"),
        (pl.col("publication_date").is_in([]), "everything"),
        (~pl.col("publication_date").is_in([DAY(2024, 6, 3)]), "everything"),
        (pl.col("type").is_in(["Notice"]), "doc_type='notice'"),
        (pl.col("type").is_in(["Notice", "Rule"]), "everything"),
    ],
)
def test_predicates_are_sent_as_arguments_where_the_operation_allows_it(
    own: Any,
    whole: pl.DataFrame,
    caplog: pytest.LogCaptureFixture,
    predicate: pl.Expr,
    words: str,
) -> None:
    caplog.set_level(logging.INFO, "openshelf.tables")
    found = paginate(own.gazette().documents.search).scan("water").filter(predicate).collect()
    assert found.sort("document_number").equals(whole.filter(predicate).sort("document_number"))
    said = asked(caplog)
    pushed = said.split("sent to the service: ")[1].split("; applied here")[0]
    assert set(BETWEEN.split(words)) == set(BETWEEN.split(pushed))


def test_explain_shows_the_columns_and_predicates_of_a_scan(own: Any) -> None:
    frame = paginate(own.gazette().documents.search).scan("water")
    query = frame.filter(pl.col("publication_date") >= DAY(2024, 6, 3)).select("title")
    plan = query.explain()
    assert "PROJECT 2/12 COLUMNS" in plan
    assert 'SELECTION: col("publication_date") >= 2024-06-03' in plan


def test_arguments_of_the_caller_are_kept(own: Any, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "openshelf.tables")
    frame = paginate(own.gazette().documents.search).scan("water", published_from="2024-06-20")
    found = frame.filter(pl.col("publication_date") >= DAY(2024, 6, 3)).collect()
    assert found["publication_date"].min() >= DAY(2024, 6, 20)
    assert "published_from" not in asked(caplog)


@pytest.mark.parametrize("given", ["2024-06-05", DAY(2024, 6, 5)])
@pytest.mark.parametrize(
    ("predicate", "sent"),
    [
        (
            pl.col("publication_date") > DAY(2024, 6, 10),
            "published_from=datetime.date(2024, 6, 10)",
        ),
        (
            pl.col("publication_date").is_between(DAY(2024, 6, 1), DAY(2024, 6, 12)),
            "published_to=datetime.date(2024, 6, 12)",
        ),
        (pl.col("publication_date") >= DAY(2024, 6, 5), "everything"),
    ],
)
def test_the_tighter_of_two_bounds_is_sent(
    own: Any, caplog: pytest.LogCaptureFixture, given: Any, predicate: pl.Expr, sent: str
) -> None:
    caplog.set_level(logging.INFO, "openshelf.tables")
    search = paginate(own.gazette().documents.search)
    found = search.scan("water", published_from=given).filter(predicate).collect()
    assert f"sent to the service: {sent};" in asked(caplog)
    table = pl.DataFrame(search.table("water", published_from=given)).filter(predicate)
    assert found.height and found.equals(table)


def test_rows_are_counted_before_a_predicate_is_applied(own: Any, whole: pl.DataFrame) -> None:
    predicate = pl.col("publication_date") <= DAY(2024, 6, 3)
    frame = paginate(own.gazette().documents.search).scan("water")
    assert frame.head(40).filter(predicate).collect().equals(whole.head(40).filter(predicate))
    found = frame.filter(predicate).head(7).collect()
    assert found.height == 7
    assert found["publication_date"].max() <= DAY(2024, 6, 3)


def test_flat_columns_request_their_member(own: Any, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "openshelf.tables")
    museum = own.museum()
    frame = paginate(museum.artworks.list, max_records=30).scan(flatten=True)
    found = frame.select("thumbnail.lqip").collect()
    table = pl.DataFrame(paginate(museum.artworks.list, max_records=30).table(flatten=True))
    assert found.equals(table.select("thumbnail.lqip"))
    assert "fields=['thumbnail']" in asked(caplog)


def test_a_count_needs_no_columns(own: Any, whole: pl.DataFrame) -> None:
    frame = paginate(own.gazette().documents.search).scan("water")
    assert frame.select(pl.len()).collect().item() == whole.height


def test_errors_of_the_service_are_raised(sandbox: Any) -> None:
    with openshelf.Sandbox(today=sandbox.today) as server:
        gazette = server.gazette(max_retries=0)
        frame = paginate(gazette.documents.search).scan("water")
        server.fail("gazette.documents.search", status=500, times=None)
        with pytest.raises((openshelf.ServerError, pl.exceptions.ComputeError), match="500"):
            frame.collect()


COLUMNS = ["document_number", "publication_date", "type", "effective_on", "title"]
TYPES = ["Rule", "Proposed Rule", "Notice", "Presidential Document", "Other"]
dates = st.dates(DAY(2024, 5, 1), DAY(2024, 7, 10))
comparisons = st.sampled_from(["eq", "ge", "gt", "le", "lt", "ne"])


@st.composite
def predicates(draw: st.DrawFn) -> pl.Expr:
    column = draw(st.sampled_from(["publication_date", "effective_on", "type"]))
    drawn = dates if column != "type" else st.sampled_from(TYPES)
    value = draw(drawn)
    match draw(st.sampled_from(["compare", "between", "in"])):
        case "between":
            closed = draw(st.sampled_from(CLOSED))
            bounds = (pl.lit(value), pl.lit(draw(drawn)))
            one = pl.col(column).is_between(*bounds, closed=closed)
        case "in":
            one = pl.col(column).is_in(draw(st.lists(drawn, max_size=3)))
        case _:
            one = getattr(pl.col(column), draw(comparisons))(value)
    if draw(st.booleans()):
        other = draw(predicates())
        return one & other if draw(st.booleans()) else one | other
    return one


@pytest.fixture(scope="module")
def chosen(own: Any) -> pl.DataFrame:
    return pl.DataFrame(paginate(own.gazette().documents.search).table("water", fields=COLUMNS))


# A drawn day may be one that the sandbox does not have.
@pytest.mark.filterwarnings("ignore::openshelf.SandboxWarning")
@settings(
    max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(predicate=predicates(), names=st.lists(st.sampled_from(COLUMNS), unique=True, min_size=1))
def test_any_query_gives_the_same_result_as_on_the_table(
    own: Any, chosen: pl.DataFrame, predicate: pl.Expr, names: list[str]
) -> None:
    search = paginate(own.gazette().documents.search)
    found = search.scan("water", fields=COLUMNS).filter(predicate).select(names).collect()
    expected = chosen.filter(predicate).select(names)
    assert sorted(found.rows(), key=repr) == sorted(expected.rows(), key=repr)
