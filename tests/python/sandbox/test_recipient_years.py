"""Tests that the amounts of recipients and states are those of the year that is asked for.

The days are those of obtain_state_totals and obtain_recipient_totals of the service: the latest
year of a state is the fiscal year, and that of a recipient the last twelve months.
"""

from __future__ import annotations

from typing import Any

import openshelf
import pytest
from calling import TODAY

EVERY = ["contracts", "idvs", "grants", "loans", "direct payments", "other"]
#: The first and the last day of each year, of a state and of a recipient.
DAYS = {
    "2019": ("2018-10-01", "2019-09-30"),
    "2022": ("2021-10-01", "2022-09-30"),
    "2024": ("2023-10-01", "2024-09-30"),
    "all": ("2007-10-01", TODAY),
}
OF_STATE = {**DAYS, "latest": DAYS["2024"]}
OF_RECIPIENT = {**DAYS, "latest": ("2023-06-28", TODAY)}


@pytest.fixture(scope="module")
def spending(sandbox: Any) -> Any:
    with sandbox.spending() as client:
        yield client


def transactions(spending: Any, **words: Any) -> list[dict[str, Any]]:
    search = openshelf.paginate(spending.search.spending_by_transaction)
    fields = ["Award ID", "internal_id", "Transaction Amount"]
    wanted = openshelf.spending_filters(**{"types": EVERY, **words})
    return list(search.records(wanted, fields))


def total(records: list[dict[str, Any]]) -> Any:
    return pytest.approx(sum(each["Transaction Amount"] for each in records), abs=0.01)


@pytest.mark.parametrize("year", OF_STATE)
def test_a_state_has_the_amounts_of_the_year(spending: Any, year: str) -> None:
    found = transactions(spending, states="TX", dates=OF_STATE[year])
    page = spending.recipient.state.get("48", year=year)
    assert found
    assert page["total_prime_amount"] == total(found)
    assert page["total_prime_awards"] == len({each["internal_id"] for each in found})
    for group in spending.recipient.state.awards("48", year=year):
        kind = group["type"].replace("other_financial_assistance", "other").replace("_", " ")
        own = transactions(spending, types=kind, states="TX", dates=OF_STATE[year])
        assert group["amount"] == total(own)
        assert group["count"] == len({each["internal_id"] for each in own})


def test_states_are_compared_by_the_fiscal_year(spending: Any) -> None:
    listed = {each["fips"]: each for each in spending.recipient.state.list()}
    page = spending.recipient.state.get("48")
    assert (listed["48"]["amount"], listed["48"]["count"]) == (
        page["total_prime_amount"],
        page["total_prime_awards"],
    )


def test_the_estimates_of_a_state_are_those_of_the_nearest_year(spending: Any) -> None:
    years = {"2001": (2009, 2009), "2020": (2020, 2020), "2024": (2023, 2022), "all": (2023, 2022)}
    for year, expected in years.items():
        page = spending.recipient.state.get("48", year=year)
        assert (page["pop_year"], page["mhi_year"]) == expected


@pytest.mark.parametrize("year", OF_RECIPIENT)
def test_a_recipient_has_the_amounts_of_the_year(spending: Any, year: str) -> None:
    for one in spending.recipient.search(limit=3)["results"]:
        found = transactions(spending, recipient=one["uei"], dates=OF_RECIPIENT[year])
        page = spending.recipient.get(one["id"], year=year)
        assert page["total_transaction_amount"] == total(found)
        assert page["total_transactions"] == len(found)
        if year == "latest":
            assert found
            assert one["amount"] == page["total_transaction_amount"]


def test_children_have_the_amounts_of_the_year(spending: Any) -> None:
    parents = spending.recipient.search(limit=100)["results"]
    parent = next(each for each in parents if each["recipient_level"] == "P")
    amounts = {}
    for year in ("2022", "all"):
        children = spending.recipient.children(parent["uei"], year=year)
        amounts[year] = {each["recipient_id"]: each["amount"] for each in children}
        for child in children[:3]:
            page = spending.recipient.get(child["recipient_id"], year=year)
            assert page["total_transaction_amount"] == child["amount"]
    assert amounts["2022"] != amounts["all"]
