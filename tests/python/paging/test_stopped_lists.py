"""Tests that a list that the caller's limit ends does not pass for a whole one, nor a page for its list."""

from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from openshelf import Completeness, paginate
from test_every_list import MOST_PAGES, PAGED, arguments_of

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")


@pytest.fixture(scope="module")
def own(sandbox: Any) -> dict[str, Any]:
    return {service: getattr(sandbox, service)() for service in catalog_facts.SERVICES}


@pytest.mark.parametrize("operation", PAGED)
def test_a_limited_list_is_unproven(
    own: dict[str, Any], operation: catalog_facts.Operation
) -> None:
    method, given = method_of(own[operation.service], operation), arguments_of(operation)
    records = paginate(method, max_pages=MOST_PAGES).records(**given)
    two = [each for each, _ in zip(records, range(2), strict=False)]
    limited = paginate(method, max_records=1).records(**given)
    assert len(list(limited)) == min(1, len(two))
    known = limited.completeness
    if len(two) > 1:
        assert known.level == "unproven"
        assert known.reason.startswith("the caller's limit ended the list after "), known.reason
    else:
        assert "limit" not in known.reason, known.reason
        assert known.reason != "nothing has been read yet"


@pytest.mark.parametrize("operation", PAGED)
def test_the_table_of_a_page_says_whether_it_is_the_list(
    own: dict[str, Any], operation: catalog_facts.Operation
) -> None:
    method, given = method_of(own[operation.service], operation), arguments_of(operation)
    if operation.returns not in {"object", "list"}:
        pytest.skip("its answer is no table")
    table = openshelf.table(method)(**given)
    known = table.completeness
    assert known is not None
    listed = paginate(method, max_records=table.num_rows + 1)
    there = sum(1 for _ in listed.records(**given))
    if there > table.num_rows:
        assert known.level == "unproven"
        assert known.reason.startswith(f"page 1 of the list: {table.num_rows} ")
        assert f"unproven: {known.reason}" in repr(table)
        assert known.reason in table._repr_html_()
    elif known.level == "unproven":
        # The service says that there are more than it returns, or does not say whether there are.
        assert f"{table.num_rows} " in known.reason
    else:
        assert known.level == "exact"
        assert "unproven" not in repr(table)


def test_the_page_of_a_search_names_the_number_of_records(own: dict[str, Any]) -> None:
    search = own["gazette"].documents.search
    total = search("water")["count"]
    table = openshelf.table(search)("water")
    assert str(table.completeness) == f"unproven: page 1 of the list: 20 of {total} records"
    second = openshelf.table(search)("water", page=2, per_page=10)
    assert second.completeness.reason == f"page 2 of the list: 10 of {total} records"
    last = openshelf.table(search)("water", page=total // 10 + 1, per_page=10)
    assert (
        last.completeness.reason
        == f"page {total // 10 + 1} of the list: {total % 10} of {total} records"
    )
    whole = openshelf.table(search)("water", per_page=1000)
    assert whole.completeness == Completeness("exact", "the list has one page")
    assert openshelf.table(own["disease"].totals.countries)().completeness is None


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"max_records": 5}, "the caller's limit ended the list after 5 of {} records"),
        ({"max_pages": 1}, "the caller's limit ended the list after 20 of {} records"),
        (
            {"max_records": 30, "max_pages": 1},
            "the caller's limit ended the list after 20 of {} records",
        ),
        (
            {"max_records": 20, "max_pages": 1},
            "the caller's limit ended the list after 20 of {} records",
        ),
    ],
)
@pytest.mark.parametrize("what", ["records", "pages", "table", "batches", "to_csv"])
def test_every_way_to_read_tells_the_limit(
    own: dict[str, Any], tmp_path: Any, options: dict[str, int], reason: str, what: str
) -> None:
    search = own["gazette"].documents.search
    more = [tmp_path / "x.csv"] if what == "to_csv" else []
    read = getattr(paginate(search, **options), what)(*more, "water", per_page=20)
    if what in {"records", "pages", "batches"}:
        for _ in read:
            pass
    total = search("water")["count"]
    assert read.completeness.level == "unproven"
    assert read.completeness.reason.startswith(reason.format(total))


def test_a_limit_that_is_not_reached_changes_nothing(own: dict[str, Any]) -> None:
    search = own["gazette"].documents.search
    total = search("water")["count"]
    known = paginate(search).table("water").completeness
    for more in (0, 1, 100):
        limited = paginate(search, max_records=total + more).table("water")
        assert limited.num_rows == total
        assert (limited.completeness.level, known.level) != ("unproven", "exact") or not more
    assert paginate(search, max_records=total + 1).table("water").completeness == known


def test_a_list_that_is_left_early_is_unproven(own: dict[str, Any]) -> None:
    records = paginate(own["gazette"].documents.search).records("water", per_page=20)
    next(records)
    assert records.completeness == Completeness("unproven", records.completeness.reason)
    assert "not read to its end" in records.completeness.reason
