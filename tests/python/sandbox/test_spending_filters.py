"""Tests that every filter of spending's searches selects what a plain filter over all rows selects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import filters
import openshelf
import pytest
from asking import asker
from spending_cases import CASES, PERIOD, UNTOLD_OF_SUBAWARDS, account
from spending_rows import (
    TYPES,
    Ask,
    Award,
    Row,
    all_awards,
    downloaded,
    found_awards,
    found_subawards,
    key,
    pages,
)

#: Cases that select everything or nothing, because all places of the sandbox are in the United States.
WHOLE = {
    "place_of_performance_locations.country",
    "recipient_locations.country",
    "place_of_performance_scope=domestic",
    "recipient_scope=domestic",
}
EMPTY = {"place_of_performance_scope=foreign", "recipient_scope=foreign"}

#: Filters without a case, with the test that has them.
ELSEWHERE = {
    "legal_entities": "test_what_the_service_ignores_is_said",
    "program_activities.type=PARK": "test_activities_have_a_type",
    "program_activities.type=PAC/PAN": "test_activities_have_a_type",
    "time_period.date_type=sub_action_date": "test_subawards_have_a_day_of_their_own",
}

#: Members whose values have no meaning of their own, so that a case of one of them is enough.
LISTED = {"award_type_codes"}


def leaves(
    members: Iterable[filters.Member], before: str = "", listed: set[str] = LISTED
) -> Iterator[str]:
    """The names of all members, each with its values if only some are allowed."""
    for member in members:
        name = f"{before}{member.name}"
        if member.below:
            yield from leaves(member.below, f"{name}.", listed)
        elif member.enum and name not in listed:
            yield from (f"{name}={value}" for value in member.enum)
        else:
            yield name


def test_every_filter_of_the_catalog_has_a_case() -> None:
    searches = [
        operation
        for operation in filters.filtered_operations()
        if operation.full_name.startswith(("search.", "download."))
        and operation.full_name != "download.accounts"
    ]
    assert len(searches) > 20
    names = {name for each in searches for name in leaves(filters.members(each).values())}
    assert names <= set(CASES) | set(ELSEWHERE), names - set(CASES) - set(ELSEWHERE)
    assert all(test in globals() for test in ELSEWHERE.values())


@pytest.fixture(scope="module")
def ask() -> Iterator[Ask]:
    with openshelf.Sandbox(scale=0.3) as server:
        asked = asker(server, "spending", "/api/v2/")

        def answer(path: str, body: Any) -> Any:
            found = asked(path, "GET" if body is None else "POST", body)
            assert found.status == 200, (path, body, found.body[:300])
            return found.json

        yield answer


@pytest.fixture(scope="module")
def awards(ask: Ask) -> list[Award]:
    found = all_awards(ask)
    assert len(found) > 500
    return found


def with_types(given: Row) -> Row:
    return {"award_type_codes": TYPES} | given


@pytest.mark.parametrize("name", CASES)
def test_awards_are_those_of_a_plain_filter(name: str, ask: Ask, awards: list[Award]) -> None:
    case = CASES[name](awards)
    expected = {award.id for award in awards if case.award(award)}
    check_size(name, len(expected), len(awards))
    if "recipient_id" in case.given:
        # The search of awards and its count do not take it, and say so.
        counted = ask("search/spending_by_award_count/", {"filters": with_types(case.given)})
        assert sum(counted["results"].values()) == len(awards)
        assert "recipient_id" in counted["messages"][1]
    else:
        assert {one["internal_id"] for one in found_awards(ask, case.given)} == expected
        counted = ask("search/spending_by_award_count/", {"filters": with_types(case.given)})
        assert sum(counted["results"].values()) == len(expected)
    total = sum(award.page["total_obligation"] for award in awards if award.id in expected)
    body = {"filters": with_types(case.given), "spending_level": "awards"}
    if "program_activities" not in case.given:
        ranked = pages(ask, "search/spending_by_category/awarding_agency/", body | {"limit": 100})
        assert sum(one["amount"] for one in ranked) == pytest.approx(total, abs=1)
        assert ask("download/count/", body)["calculated_count"] == len(expected)
    if "new_awards_only" in name or not case.given.get("time_period"):
        over = ask("search/spending_over_time/", body | {"group": "fiscal_year"})["results"]
        assert sum(one["aggregated_amount"] for one in over) == pytest.approx(total, abs=1)
    on_map = ask(
        "search/spending_by_geography/",
        body | {"scope": "place_of_performance", "geo_layer": "state"},
    )["results"]
    assert sum(one["aggregated_amount"] for one in on_map) == pytest.approx(total, abs=1)


def check_size(name: str, found: int, of: int) -> None:
    """The case must be able to tell a filter from one that is ignored, and from one that finds nothing."""
    if name in WHOLE:
        assert found == of
    elif name in EMPTY:
        assert found == 0
    else:
        assert 0 < found < of


@pytest.mark.parametrize("name", CASES)
def test_transactions_are_those_of_a_plain_filter(name: str, ask: Ask, awards: list[Award]) -> None:
    case = CASES[name](awards)
    rows = [(award, row) for award in awards for row in award.transactions]
    chosen = [(award, row) for award, row in rows if case.of_transaction(award, row)]
    check_size(name, len(chosen), len(rows))
    given = with_types(case.given)
    body = {"filters": given, "fields": ["Award ID", "Mod", "Transaction Amount"]}
    body |= {"sort": "Transaction Amount", "limit": 100}
    if len(chosen) < 1000:
        found = pages(ask, "search/spending_by_transaction/", body)
        expected = {(award.id, row["modification_number"]) for award, row in chosen}
        assert {(one["internal_id"], one["Mod"]) for one in found} == expected
    if "program_activities" in case.given:
        return
    counted = ask("search/spending_by_transaction_count/", {"filters": given})["results"]
    assert sum(counted.values()) == len(chosen)
    assert ask("download/count/", {"filters": given})["calculated_count"] == len(chosen)
    total = sum(float(row["federal_action_obligation"]) for _, row in chosen)
    ranked = pages(
        ask, "search/spending_by_category/awarding_agency/", {"filters": given, "limit": 100}
    )
    assert sum(one["amount"] for one in ranked) == pytest.approx(total, abs=1)
    if "recipient_id" not in case.given and len(chosen) < 1000:
        table = downloaded(ask, "download/transactions/", {"filters": given})
        assert sorted((key(row), row["modification_number"]) for row in table) == sorted(
            (key(row), row["modification_number"]) for _, row in chosen
        )


@pytest.mark.parametrize("name", sorted(set(CASES) - UNTOLD_OF_SUBAWARDS))
def test_subawards_are_those_of_a_plain_filter(name: str, ask: Ask, awards: list[Award]) -> None:
    case = CASES[name](awards)
    rows = [(award, row) for award in awards for row in award.subawards]
    expected = {row["internal_id"] for award, row in rows if case.of_subaward(award, row)}
    assert {one["internal_id"] for one in found_subawards(ask, case.given)} == expected


#: The members of a custom download that a search does not have, and those of a search that it has.
OWN_OF_CUSTOM = {
    "prime_award_types",
    "sub_award_types",
    "date_range.start_date",
    "date_range.end_date",
    "date_type=action_date",
    "date_type=last_modified_date",
    "agency",
    "sub_agency",
    "keywords",
}
SHARED_BY_CUSTOM = [
    name for name in CASES if name.startswith(("place_", "recipient_loc", "agencies"))
]
SHARED_BY_CUSTOM += ["recipient_scope=domestic", "recipient_scope=foreign"]
CUSTOM = "bulk_download/awards/"


def custom(ask: Ask, **given: Any) -> list[tuple[str, str]]:
    body = {"filters": {"prime_award_types": TYPES, "date_range": PERIOD} | given}
    return sorted((key(row), row["modification_number"]) for row in downloaded(ask, CUSTOM, body))


def keys(rows: Iterable[Row]) -> list[tuple[str, str]]:
    return sorted((key(row), row["modification_number"]) for row in rows)


def test_every_filter_of_a_custom_download_has_a_case() -> None:
    (operation,) = (
        each for each in filters.filtered_operations() if each.full_name == "bulk_download.awards"
    )
    names = set(
        leaves(filters.members(operation).values(), listed={"prime_award_types", "sub_award_types"})
    )
    assert names <= OWN_OF_CUSTOM | set(SHARED_BY_CUSTOM)


@pytest.mark.parametrize("name", SHARED_BY_CUSTOM)
def test_custom_downloads_are_those_of_a_plain_filter(
    name: str, ask: Ask, awards: list[Award]
) -> None:
    case = CASES[name](awards)
    rows = [row for award in awards for row in award.transactions if case.award(award)]
    within = [row for row in rows if in_period(row["action_date"])]
    assert custom(ask, **case.given) == keys(within)


def in_period(day: str) -> bool:
    return PERIOD["start_date"] <= day <= PERIOD["end_date"]


def test_custom_downloads_have_filters_of_their_own(ask: Ask, awards: list[Award]) -> None:
    rows = [(award, row) for award in awards for row in award.transactions]
    for kind in ("action_date", "last_modified_date"):
        within = [row for _, row in rows if in_period(row[kind])]
        assert custom(ask, date_type=kind) == keys(within) != []
    acted = [(award, row) for award, row in rows if in_period(row["action_date"])]
    of_type = [row for award, row in acted if award.page["type"] in ("A", "02")]
    assert custom(ask, prime_award_types=["A", "02"]) == keys(of_type) != []
    agency = awards[0].page["awarding_agency"]
    top, part = (agency[f"{tier}_agency"]["name"] for tier in ("toptier", "subtier"))
    listed = ask("bulk_download/list_agencies/", {"type": "award_agencies"})["agencies"]
    numbers = {each["name"]: each["toptier_agency_id"] for each in listed["cfo_agencies"]}
    of_top = [(a, row) for a, row in acted if row["awarding_agency_name"] == top]
    assert custom(ask, agency=numbers[top]) == keys(row for _, row in of_top) != []
    of_part = [row for _, row in of_top if row["awarding_sub_agency_name"] == part]
    assert custom(ask, agency=numbers[top], sub_agency=part) == keys(of_part) != []
    # Keywords stand alone.
    uei = awards[0].found["Recipient UEI"]
    body = {"filters": {"keywords": [uei]}, "award_levels": ["prime_awards"]}
    mine = [row for award, row in rows if award.found["Recipient UEI"] == uei]
    assert keys(downloaded(ask, CUSTOM, body)) == keys(mine) != []


def test_the_other_searches_select_alike(ask: Ask, awards: list[Award]) -> None:
    """The summary of keywords, new awards of a recipient, and awards grouped from their parts."""
    award = next(one for one in awards if not one.found["recipient_id"].endswith("P"))
    uei, own = award.found["Recipient UEI"], award.found["recipient_id"]
    mine = [one for one in awards if one.found["Recipient UEI"] == uei]
    summary = ask("search/transaction_spending_summary/", {"filters": {"keywords": [uei]}})[
        "results"
    ]
    amount = sum(
        float(row["federal_action_obligation"]) for one in mine for row in one.transactions
    )
    assert summary["prime_awards_obligation_amount"] == pytest.approx(amount, abs=0.01)
    period = {"start_date": "2018-10-01", "end_date": "2022-09-30"}
    body = {"filters": {"recipient_id": own, "time_period": [period]}, "group": "fiscal_year"}
    new = ask("search/new_awards_over_time/", body)["results"]
    signed = [one for one in mine if period["start_date"] <= one.signed <= period["end_date"]]
    assert sum(one["new_award_count_in_period"] for one in new) == len(signed)
    name = "set_aside_type_codes"
    case = CASES[name](awards)
    expected = {one.found["generated_internal_id"] for one in awards if case.award(one)}
    for path in ("search/spending_by_transaction_grouped/", "search/spending_by_subaward_grouped/"):
        grouped = ask(path, {"filters": with_types(case.given), "limit": 100})["results"]
        found = {one["award_generated_internal_id"] for one in grouped}
        assert found == expected if len(expected) <= 100 else found < expected


def test_awarding_and_funding_agencies_are_both_required(ask: Ask, awards: list[Award]) -> None:
    def names(award: Award) -> tuple[str, str]:
        kinds = ("awarding_agency", "funding_agency")
        one, other = (award.page[kind]["toptier_agency"]["name"] for kind in kinds)
        return one, other

    one, other = next(names(award) for award in awards if len(set(names(award))) == 2)
    wanted = [
        {"type": "awarding", "tier": "toptier", "name": one},
        {"type": "funding", "tier": "toptier", "name": other},
    ]
    found = {each["internal_id"] for each in found_awards(ask, {"agencies": wanted})}
    assert found == {award.id for award in awards if names(award) == (one, other)} != set()
    # Two of one kind are alternatives.
    wanted = [{"type": "funding", "tier": "toptier", "name": name} for name in (one, other)]
    found = {each["internal_id"] for each in found_awards(ask, {"agencies": wanted})}
    assert found == {award.id for award in awards if names(award)[1] in (one, other)}


def test_a_component_that_no_account_has_finds_nothing(ask: Ask, awards: list[Award]) -> None:
    aid, main = account(awards[0]).split("-")
    for name in ("ata", "bpoa", "epoa", "a", "sub"):
        for value in ("9", None):
            wanted = {"aid": aid, "main": main, name: value}
            given = {"award_type_codes": TYPES, "treasury_account_components": [wanted]}
            counted = ask("search/spending_by_award_count/", {"filters": given})["results"]
            assert sum(counted.values()) == 0, wanted


def test_what_the_service_ignores_is_said(ask: Ask, awards: list[Award]) -> None:
    given = {"award_type_codes": TYPES, "legal_entities": [1]}
    answer = ask("search/spending_by_award_count/", {"filters": given})
    assert sum(answer["results"].values()) == len(awards)
    assert "legal_entities" in answer["messages"][1]
    given = {"award_type_codes": TYPES, "program_activities": [{"code": "0001"}]}
    answer = ask("search/spending_by_category/naics/", {"filters": given})
    assert "program_activities" in answer["messages"][1]
    usual = ask("search/spending_by_category/naics/", {"filters": {"award_type_codes": TYPES}})
    assert answer["results"] == usual["results"]


def test_activities_have_a_type(ask: Ask, awards: list[Award]) -> None:
    """All activities of the sandbox are of the older type."""
    code = awards[0].funding[0]["program_activity_code"]

    def over(**more: str) -> Any:
        given = {"award_type_codes": TYPES, "program_activities": [{"code": code} | more]}
        body = {"filters": given, "group": "fiscal_year", "spending_level": "awards"}
        return ask("search/spending_over_time/", body)["results"]

    assert over(type="PAC/PAN") == over() != []
    assert over(type="PARK") == []


def test_subawards_have_a_day_of_their_own(ask: Ask, awards: list[Award]) -> None:
    rows = [row for award in awards for row in award.subawards]
    within = [r for r in rows if PERIOD["start_date"] <= r["Sub-Award Date"] <= PERIOD["end_date"]]
    given = {"award_type_codes": TYPES, "time_period": [PERIOD | {"date_type": "sub_action_date"}]}
    body = {"filters": given, "scope": "place_of_performance", "geo_layer": "state"}
    found = ask("search/spending_by_geography/", body | {"spending_level": "subawards"})["results"]
    total = sum(row["Sub-Award Amount"] for row in within)
    assert sum(one["aggregated_amount"] for one in found) == pytest.approx(total, abs=1)
    assert 0 < len(within) < len(rows)
