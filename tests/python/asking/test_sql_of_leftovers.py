"""Tests that a query of a question's list finds the members without a column, whatever the list shows."""

from __future__ import annotations

from typing import Any

import openshelf
import pytest
from openshelf.terminal import in_sql

SEARCH = "gazette.documents.search"
GIVEN: dict[str, Any] = {
    "search_term": "water",
    "fields": ["document_number", "publication_date"],
}


@pytest.mark.filterwarnings("ignore::openshelf.UnknownFieldWarning")
@pytest.mark.parametrize("fields", [GIVEN["fields"], [*GIVEN["fields"], "comments_close_on"]])
@pytest.mark.parametrize("name", ["_extra", "_unfit"])
def test_a_query_of_what_has_no_column_requests_all_members(fields: list[str], name: str) -> None:
    query = f"select document_number, {name} from documents where {name} is not null"
    given = {**GIVEN, "fields": fields}
    with openshelf.Sandbox(today="2024-10-15") as server, server.gazette() as gazette:
        server.fail(SEARCH, rename={"title": "headline", "agencies": "title"}, times=None)
        listed = openshelf.paginate(gazette.documents.search)
        table = listed.table(**in_sql.with_named(query, SEARCH, given))
        rows, columns = in_sql.answered(query, "documents", table)
        assert columns == ["document_number", name] and len(rows) == len(table) > 0
        assert set(fields) <= {*table.column_names, "comments_close_on"}


def test_other_queries_request_what_they_name() -> None:
    query = "select title, unfit_extra from documents"
    found = in_sql.with_named(query, SEARCH, GIVEN)
    assert found["fields"] == ["document_number", "publication_date", "title"]
    awards = {"filters": {}, "fields": ["Award ID"]}
    query = "select _extra from awards"
    found = in_sql.with_named(query, "spending.search.spending_by_award", awards)
    assert found["fields"] == ["Award ID"]
