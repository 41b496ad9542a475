"""Tests rules between the members of `filters`, award groups, `fields`, and the component filters."""

import datetime as dt
from itertools import pairwise
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from catalog_entries import CATALOG
from filters import SAMPLES, blames, filtered_operations, least, members
from recorder import Recorder
from samples import fewest


@pytest.fixture
def spending(clients: dict[str, Any], recorder: Recorder) -> Any:
    return clients["spending"]


def call(spending: Any, operation: catalog_facts.Operation, filters: Any, **more: Any) -> Any:
    prepare = openshelf.prepare(method_of(spending, operation))
    return prepare(**fewest(operation) | {"filters": filters} | more)


def refused(
    spending: Any, operation: catalog_facts.Operation, filters: Any, **more: Any
) -> openshelf.ArgumentError:
    with pytest.raises(openshelf.ArgumentError) as caught:
        call(spending, operation, filters, **more)
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
        operation = catalog_facts.by_id()[f"spending.{name}"]
        if set(location) >= BOTH_DISTRICTS and "award" not in name and "recipient" in member:
            # "in recipient_locations the two districts together are not refused"
            call(spending, operation, least(operation) | {member: [location]})
            continue
        error = refused(spending, operation, least(operation) | {member: [location]})
        assert blames(error, member)


def test_locations_on_which_spending_by_award_fails_are_refused(spending: Any) -> None:
    """ "each failure is an HTTP 500 (not a 4xx)": so they are refused."""
    operation = catalog_facts.by_id()["spending.search.spending_by_award"]
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


def rules_of(operation: catalog_facts.Operation) -> list[dict[str, Any]]:
    rules: list[dict[str, Any]] = CATALOG[operation.id]["rules"]
    return rules


def test_award_types_of_one_group_are_accepted_and_mixed_ones_refused(spending: Any) -> None:
    """One group a request; at subaward level all procurement or all assistance."""
    operation = catalog_facts.by_id()["spending.search.spending_by_award"]
    (rule,) = [each["one_group"] for each in rules_of(operation) if "one_group" in each]
    period = {"time_period": SAMPLES["time_period"]}
    groups = [codes for _, codes in rule["groups"]]
    for codes in groups:
        call(spending, operation, period | {"award_type_codes": codes})
    for first, second in pairwise(groups):
        refused(spending, operation, period | {"award_type_codes": [first[0], second[0]]})
    fields = {"fields": ["Sub-Award ID"], "sort": "Sub-Award ID"}
    kinds = [codes for _, codes in rule["wider_groups"]]
    for level in ({"subawards": True}, {"spending_level": "subawards"}):
        for codes in kinds:
            call(spending, operation, period | {"award_type_codes": codes}, **level, **fields)
        mixed = [kinds[0][0], kinds[1][0]]
        with pytest.raises(openshelf.ArgumentError):
            call(spending, operation, period | {"award_type_codes": mixed}, **level, **fields)
    transactions = catalog_facts.by_id()["spending.search.spending_by_transaction"]
    call(spending, transactions, period | {"award_type_codes": ["A", "02", "IDV_A"]})


AWARDS = catalog_facts.by_id()["spending.search.spending_by_award"]
TRANSACTIONS = catalog_facts.by_id()["spending.search.spending_by_transaction"]


def known_fields(operation: catalog_facts.Operation) -> dict[str, list[str]]:
    (rule,) = [each["known_fields"] for each in rules_of(operation) if "known_fields" in each]
    found: dict[str, list[str]] = rule
    return found


@pytest.mark.parametrize("subawards", [False, True])
def test_fields_and_sorts_of_award_searches_are_checked(subawards: bool, spending: Any) -> None:
    operation = catalog_facts.by_id()["spending.search.spending_by_award"]
    known = known_fields(operation)
    filters = {"award_type_codes": ["A"]}
    # The first field is the sort, and some sorts always fail.
    fields = ["Award ID", *known["known"]] if not subawards else ["Sub-Award ID", *known["known"]]
    call(spending, operation, filters, fields=fields, subawards=subawards)
    unsortable = catalog_facts.unsortable(subawards=subawards)
    assert unsortable
    for sort in known["sortable"]:
        more = {"fields": [*fields, sort], "sort": sort, "subawards": subawards}
        if sort in unsortable:
            with pytest.raises(openshelf.ArgumentError, match="503"):
                call(spending, operation, filters, **more)
        else:
            call(spending, operation, filters, **more)


def test_a_misspelt_field_is_refused_with_the_nearest_name(spending: Any) -> None:
    for name, fields in (
        ("spending_by_award", known_fields(AWARDS)["known"]),
        ("spending_by_transaction", TRANSACTIONS.parameter("fields").enum),
    ):
        operation = catalog_facts.by_id()[f"spending.search.{name}"]
        assert fields
        for field in fields:
            misspelt = field[:-2] + field[-1] + field[-2]
            if len(field) < 7 or misspelt == field:
                continue
            with pytest.raises(openshelf.ArgumentError) as caught:
                call(
                    spending, operation, {"award_type_codes": ["A"]}, fields=["Award ID", misspelt]
                )
            assert "fields" in {fault["parameter"] for fault in caught.value.faults}
            # "Listinsg" is as near to "Listing" as to "Listings": one of the known names is suggested.
            reported = str(caught.value)
            assert f"'{field}'" in reported or f"'{field[:-1]}'" in reported


def test_older_forms_of_code_filters_are_accepted(spending: Any) -> None:
    """ "or a plain list of codes, which means require"; the list of components of tas_codes."""
    operation = catalog_facts.by_id()["spending.search.spending_over_time"]
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
    operation = catalog_facts.by_id()["spending.bulk_download.awards"]
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
    operation = catalog_facts.by_id()["spending.search.spending_over_time"]
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
        operation = catalog_facts.by_id()[f"spending.search.{name}"]
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


#: The members that are a list of periods or one period.
PERIODS = {"time_period": list, "date_range": dict}
WITH_PERIODS = [
    pytest.param(operation, name, id=f"{operation.id}-{name}")
    for operation in filtered_operations()
    for name in PERIODS
    if name in members(operation)
]


def date_types(operation: catalog_facts.Operation, name: str) -> tuple[str, ...]:
    """The kinds of days that a period of an operation may have."""
    found = {member.name: member.enum for member in members(operation)[name].below}
    return found.get("date_type", ())


@pytest.mark.parametrize(("operation", "name"), WITH_PERIODS)
def test_a_period_that_ends_before_it_begins_is_refused(
    operation: catalog_facts.Operation, name: str, spending: Any, recorder: Recorder
) -> None:
    """It is refused with and without a date_type, at each level.

    At award level, without a date_type, the service gives it a meaning that nobody has in mind who writes it.
    """
    levels: list[dict[str, Any]] = [{}]
    if operation.has("spending_level"):
        values = operation.parameter("spending_level").enum or ("awards", "subawards")
        levels += [{"spending_level": value} for value in values]
    if operation.has("subawards"):
        levels += [{"subawards": True}, {"subawards": False}]
    day = {"start_date": "2024-05-02", "end_date": "2024-05-02"}
    for more in [{}, *({"date_type": kind} for kind in date_types(operation, name))]:
        period = day | {"end_date": "2024-05-01"} | more
        given = [day | more, period] if PERIODS[name] is list else period
        for level in levels:
            error = refused(spending, operation, least(operation) | {name: given}, **level)
            assert "is after 'end_date'" in str(error), (level, more)
    assert recorder.requests == []
    call(spending, operation, least(operation) | {name: [day] if PERIODS[name] is list else day})
