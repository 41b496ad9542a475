"""Tests rules between the members of `filters`, award groups, `fields`, and the component filters."""

import datetime as dt
from itertools import pairwise
from typing import Any

import contract
import openshelf
import pytest
from calling import method_of
from filters import SAMPLES, blames, least
from recorder import Recorder
from samples import fewest


@pytest.fixture
def spending(clients: dict[str, Any], recorder: Recorder) -> Any:
    return clients["spending"]


def call(spending: Any, operation: contract.Operation, filters: Any, **more: Any) -> Any:
    prepare = openshelf.prepare(method_of(spending, operation))
    return prepare(**fewest(operation) | {"filters": filters} | more)


def refused(spending: Any, operation: contract.Operation, filters: Any) -> openshelf.ArgumentError:
    with pytest.raises(openshelf.ArgumentError) as caught:
        call(spending, operation, filters)
    assert "filters" in {fault["parameter"] for fault in caught.value.faults}
    return caught.value


BOTH_DISTRICTS = {"district_current", "district_original"}
LOCATIONS_REFUSED = [
    {"country": "USA", "district_current": "12"},
    {"country": "CAN", "state": "CA", "district_current": "12"},
    {"country": "USA", "state": "CA", "district_current": "12", "county": "001"},
    {"country": "USA", "state": "CA", "district_current": "12", "district_original": "11"},
    {"country": "USA", "state": "CA", "district_current": "123"},
    {"state": "CA"},
]


@pytest.mark.parametrize("location", LOCATIONS_REFUSED)
@pytest.mark.parametrize("member", ["place_of_performance_locations", "recipient_locations"])
def test_invalid_combinations_of_location_members_are_refused(
    member: str, location: dict[str, Any], spending: Any
) -> None:
    for name in ("search.spending_by_award", "search.spending_over_time"):
        operation = contract.by_id()[f"spending.{name}"]
        if set(location) >= BOTH_DISTRICTS and "award" not in name and "recipient" in member:
            # "in recipient_locations the two districts together are not refused"
            call(spending, operation, least(operation) | {member: [location]})
            continue
        error = refused(spending, operation, least(operation) | {member: [location]})
        assert blames(error, member)


def test_locations_on_which_spending_by_award_fails_are_refused(spending: Any) -> None:
    """ "each failure is an HTTP 500 (not a 4xx)": so they are refused."""
    operation = contract.by_id()["spending.search.spending_by_award"]
    for location in (
        {"country": "US"},
        {"country": "USA", "state": "CAL"},
        {"country": "USA", "state": "CA", "county": "1"},
        {"country": "USA", "zip": "9460"},
        {"country": "USA", "zip": "abcde"},
        {"country": "USA", "county": "001"},
    ):
        filters = least(operation) | {"recipient_locations": [location]}
        refused(spending, operation, filters)


def test_award_types_of_one_group_are_accepted_and_mixed_ones_refused(spending: Any) -> None:
    """One group a request; at subaward level all procurement or all assistance."""
    operation = contract.by_id()["spending.search.spending_by_award"]
    data = contract.document("spending_filters.toml")
    period = {"time_period": SAMPLES["time_period"]}
    groups = list(data["award_groups"].values())
    for codes in groups:
        call(spending, operation, period | {"award_type_codes": codes})
    for first, second in pairwise(groups):
        refused(spending, operation, period | {"award_type_codes": [first[0], second[0]]})
    fields = {"fields": ["Sub-Award ID"], "sort": "Sub-Award ID"}
    kinds = list(data["award_groups_subaward"].values())
    for level in ({"subawards": True}, {"spending_level": "subawards"}):
        for codes in kinds:
            call(spending, operation, period | {"award_type_codes": codes}, **level, **fields)
        mixed = [kinds[0][0], kinds[1][0]]
        with pytest.raises(openshelf.ArgumentError):
            call(spending, operation, period | {"award_type_codes": mixed}, **level, **fields)
    transactions = contract.by_id()["spending.search.spending_by_transaction"]
    call(spending, transactions, period | {"award_type_codes": ["A", "02", "IDV_A"]})


@pytest.mark.parametrize(
    "group",
    ["contracts", "idvs", "loans", "grants", "direct_payments", "other_financial_assistance"],
)
def test_fields_and_sorts_of_award_searches_are_checked(group: str, spending: Any) -> None:
    operation = contract.by_id()["spending.search.spending_by_award"]
    known = contract.document("spending_filters.toml")["fields"]["spending_by_award"]
    filters = {"award_type_codes": known[group]["award_type_codes"][:1]}
    fields = known[group]["fields"] + known["base"]
    call(spending, operation, filters, fields=fields)
    unsortable = contract.unsortable(subawards=False)
    for sort in known[group]["sort"]:
        if sort in unsortable:
            with pytest.raises(openshelf.ArgumentError, match="503"):
                call(spending, operation, filters, fields=fields, sort=sort)
        else:
            call(spending, operation, filters, fields=fields, sort=sort)
    for field in fields:
        if len(field) > 6:
            misspelt = field[:-2] + field[-1] + field[-2]
            if misspelt == field:
                continue
            with pytest.raises(openshelf.ArgumentError) as caught:
                call(spending, operation, filters, fields=["Award ID", misspelt])
            assert "fields" in {fault["parameter"] for fault in caught.value.faults}
            reported = str(caught.value)
            # "Listinsg" is as near to "Listing" as to "Listings": one of the known names is
            # suggested.
            assert f"'{field}'" in reported or f"'{field[:-1]}'" in reported


def test_fields_of_subawards_and_transactions_are_checked(spending: Any) -> None:
    operation = contract.by_id()["spending.search.spending_by_award"]
    known = contract.document("spending_filters.toml")["fields"]
    own = known["spending_by_award"]["subawards"]
    call(spending, operation, {"award_type_codes": ["A"]}, fields=own["fields"], subawards=True)
    unsortable = contract.unsortable(subawards=True)
    for sort in own["sort"]:
        level = {"fields": own["fields"], "sort": sort, "spending_level": "subawards"}
        if sort in unsortable:
            with pytest.raises(openshelf.ArgumentError, match="503"):
                call(spending, operation, {"award_type_codes": ["A"]}, **level)
        else:
            call(spending, operation, {"award_type_codes": ["A"]}, **level)
    transactions = contract.by_id()["spending.search.spending_by_transaction"]
    fields = known["spending_by_transaction"]["fields"]
    call(spending, transactions, {"award_type_codes": ["A"]}, fields=fields)
    with pytest.raises(openshelf.ArgumentError) as caught:
        call(spending, transactions, {"award_type_codes": ["A"]}, fields=["Transaction Amuont"])
    assert "Transaction Amount" in str(caught.value)


def test_older_forms_of_code_filters_are_accepted(spending: Any) -> None:
    """ "or a plain list of codes, which means require"; the list of components of tas_codes."""
    operation = contract.by_id()["spending.search.spending_over_time"]
    for name, value in (
        ("naics_codes", ["54", "541330"]),
        ("psc_codes", ["B5"]),
        ("tas_codes", [{"aid": "012", "main": "3456"}]),
    ):
        call(spending, operation, least(operation) | {name: value})
    for name in ("naics_codes", "psc_codes", "tas_codes"):
        error = refused(spending, operation, least(operation) | {name: {"requires": []}})
        assert blames(error, name)


def test_bulk_downloads_span_at_most_a_year(spending: Any) -> None:
    """ "filters.date_range spans at most 366 days"."""
    operation = contract.by_id()["spending.bulk_download.awards"]
    award = {"prime_award_types": ["A"]}
    call(
        spending,
        operation,
        award | {"date_range": {"start_date": "2024-01-01", "end_date": "2024-12-31"}},
    )
    refused(
        spending,
        operation,
        award | {"date_range": {"start_date": "2023-01-01", "end_date": "2024-12-31"}},
    )
    refused(spending, operation, award | {"date_range": {"start_date": "2024-02-30"}})


COMPONENTS = {"ata": 3, "aid": 3, "bpoa": 4, "epoa": 4, "a": 1, "main": 4, "sub": 3}


@pytest.mark.parametrize("component", COMPONENTS)
def test_members_and_values_of_account_components_are_checked(
    component: str, spending: Any
) -> None:
    """null and a prefix pass; unknown members and longer values are refused."""
    method = openshelf.prepare(getattr(spending.autocomplete.accounts, component))
    for member, length in COMPONENTS.items():
        for value in (None, "1" * length, "1"):
            assert method({member: value}).json()["filters"] == {member: value}
        for value in ("1" * (length + 1), 1, ["1"], True, ""):
            with pytest.raises(openshelf.ArgumentError) as caught:
                method({member: value})
            assert blames(caught.value, member)
    with pytest.raises(openshelf.ArgumentError) as caught:
        method({"mian": "0302"})
    assert "main" in str(caught.value)


def test_dates_are_accepted_in_filters(spending: Any) -> None:
    operation = contract.by_id()["spending.search.spending_over_time"]
    period = {
        "start_date": dt.date(2024, 1, 2),
        "end_date": dt.datetime(2024, 3, 4, 5, 6, tzinfo=dt.UTC),
    }
    sent = call(spending, operation, {"time_period": [period]}).json()["filters"]["time_period"]
    assert sent == [{"start_date": "2024-01-02", "end_date": "2024-03-04"}]


AMOUNTS = [{"lower_bound": "10.5", "upper_bound": "2000000"}]
TAKEN = [
    ("spending_over_time", "award_amounts", AMOUNTS),
    ("spending_over_time", "naics_codes", [23, 541511]),
    ("spending_over_time", "naics_codes", {"require": [23], "exclude": ["236220"]}),
    ("spending_over_time", "def_codes", ["ZZZZ"]),
    ("spending_by_award", "award_amounts", [{"lower_bound": "10", "upper_bound": 2000000.0}]),
    ("spending_by_award", "naics_codes", {"require": [23], "exclude": ["236220"]}),
    ("spending_by_award", "def_codes", ["ZZZZ"]),
]


@pytest.mark.parametrize(("name", "member", "value"), TAKEN)
def test_values_that_the_service_accepts_are_sent_and_answered(
    name: str, member: str, value: Any, sandbox: Any
) -> None:
    """They differ from the types of its contracts, and its validators accept them."""
    with sandbox.spending() as spending:
        operation = contract.by_id()[f"spending.search.{name}"]
        filters = {"award_type_codes": ["A", "B", "C", "D"], member: value}
        given = fewest(operation) | {"filters": filters}
        answer = method_of(spending, operation)(**given)
    found = any(
        each.get("aggregated_amount") or "Award ID" in each or "internal_id" in each
        for each in answer["results"]
    )
    assert found is (member != "def_codes")


@pytest.mark.parametrize("code", ["l", "L-1", "", "N "])
def test_a_malformed_def_code_is_refused(code: str, spending: Any) -> None:
    filters = {"award_type_codes": ["A"], "def_codes": [code]}
    with pytest.raises(openshelf.ArgumentError, match="def_codes"):
        openshelf.prepare(spending.search.spending_by_award)(filters, ["Award ID"])
