"""Tests that every member that a search of spending can be asked for has its column."""

from __future__ import annotations

from typing import Any

import openshelf
import pytest

CATALOG = {f"{each['service']}.{each['full_name']}": each for each in openshelf.operations()}
AWARDS = CATALOG["spending.search.spending_by_award"]
TRANSACTIONS = CATALOG["spending.search.spending_by_transaction"]
YEAR = [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]
GROUPS = {
    "contracts": ["A", "B", "C", "D"],
    "idvs": ["IDV_A", "IDV_B", "IDV_C"],
    "grants": ["02", "03", "04", "05"],
    "direct payments": ["06", "10"],
    "loans": ["07", "08"],
    "other": ["09", "11"],
}


def members() -> list[str]:
    """The names that a search of awards takes at both levels."""
    (known,) = (rule["known_fields"] for rule in AWARDS["rules"] if "known_fields" in rule)
    of_one_level = {each["name"] for each in AWARDS["chosen_columns"] if each["when"]}
    return [name for name in known["known"] if name not in of_one_level]


def left_over(table: Any) -> set[str]:
    return {text for text in table.to_arrow()["_extra"].to_pylist() if text}


@pytest.mark.parametrize("level", ["awards", "subawards"])
@pytest.mark.parametrize("group", GROUPS)
def test_no_member_of_an_award_is_left_over(sandbox: Any, group: str, level: Any) -> None:
    filters: Any = {"award_type_codes": GROUPS[group], "time_period": YEAR}
    sort = "Award ID" if level == "awards" else "Sub-Award ID"
    search = openshelf.table(sandbox.spending().search.spending_by_award)
    table = search(filters, members(), sort=sort, spending_level=level)
    assert len(table)
    assert left_over(table) == set()


def test_no_member_of_a_transaction_is_left_over(sandbox: Any) -> None:
    (fields,) = (each["values"] for each in TRANSACTIONS["parameters"] if each["name"] == "fields")
    for group in GROUPS.values():
        filters: Any = {"award_type_codes": group, "time_period": YEAR}
        search = openshelf.table(sandbox.spending().search.spending_by_transaction)
        table = search(filters, fields, sort="Award ID")
        assert len(table)
        assert left_over(table) == set()
