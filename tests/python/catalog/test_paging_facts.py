"""Tests what holds for the paging of every list."""

from typing import Any

import catalog_facts
from catalog_entries import CATALOG
from each import for_each

PAGED = [operation for operation in catalog_facts.operations() if operation.paging != "none"]


@for_each(PAGED)
def test_the_text_about_the_last_page_says_where_pages_end(
    operation: catalog_facts.Operation,
) -> None:
    """If hasNext is unreliable, the words state from which record on, and where pages end."""
    words = CATALOG[operation.id]["paging_end"]
    if operation.has_next == "capped":
        assert f"record {operation.has_next_reach}" in words
    if operation.has_next in {"capped", "never"}:
        assert "fewer than limit records" in words
        assert f"numbers of pages reach record {operation.paging_reach}" in words
    if operation.has_next == "never":
        assert "hasNext is always false" in words
    if operation.has_next == "exact" and operation.paging_reach:
        assert str(operation.paging_reach + 1) in words


def test_a_sort_of_an_award_is_of_one_kind() -> None:
    operation = CATALOG["spending.search.spending_by_award"]
    cursor: dict[str, Any] = operation["paging"]["cap_strategy"]["cursor"]
    names = [name for sort in cursor["sorts"] for name in sort["names"]]
    assert len(names) == len(set(names))
    invented = {name for sort in cursor["sorts"] for name in sort["invent"]}
    assert {cursor["unique_sort"], cursor["range"]["sort"]} <= invented <= set(names)
