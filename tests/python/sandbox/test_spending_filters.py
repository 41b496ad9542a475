"""Tests that every filter of spending's searches selects what a plain filter over all rows selects."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import filters
import openshelf
import pytest
from asking import asker
from spending_rows import (
    TYPES,
    Ask,
    Award,
    Row,
    all_awards,
    downloaded,
    found_awards,
    found_subawards,
    has_phrase,
    key,
    pages,
)

PERIOD = {"start_date": "2021-10-01", "end_date": "2022-03-31"}
#: The days of the laws of the funds (usaspending-api: earliest_public_law_enactment_date).
ENACTED = {
    "L": "2020-03-06",
    "N": "2020-03-27",
    "U": "2020-12-27",
    "V": "2021-03-11",
    "Z": "2021-11-15",
}


@dataclass(frozen=True)
class Case:
    """Filters, and which awards, transactions and subawards they select by their own fields."""

    given: Row
    award: Callable[[Award], bool]
    #: Further conditions on a transaction and on a subaward, or others in place of the award's.
    transaction: Callable[[Award, Row], bool] | None = None
    subaward: Callable[[Award, Row], bool] | None = None

    def of_transaction(self, award: Award, row: Row) -> bool:
        return self.transaction(award, row) if self.transaction else self.award(award)

    def of_subaward(self, award: Award, row: Row) -> bool:
        return self.subaward(award, row) if self.subaward else self.award(award)


def some(values: Iterable[Any], without: tuple[Any, ...] = (None, "")) -> Any:
    """A value that some rows have, and hardly any of the others."""
    counts = Counter(value for value in values if value not in without)
    return min(counts, key=lambda value: (abs(counts[value] - 8), str(value)))


def one_of(name: str, own: Callable[[Award], Any]) -> Callable[[list[Award]], Case]:
    """The case of a filter that is a list of values, one of which an award must have."""

    def case(awards: list[Award]) -> Case:
        value = some(own(award) for award in awards)
        return Case({name: [value]}, lambda award: own(award) == value)

    return case


def place_of(kind: str, award: Award) -> Row:
    """The place of an award or of its recipient, with the districts of its rows."""
    found = "Recipient Location" if kind == "recipient" else "Primary Place of Performance"
    place: Row = award.found[found]
    column = "recipient" if kind == "recipient" else "place_of_performance"
    districts = {
        f"district_{age}": award.first[f"prime_award_transaction_{column}_cd_{age}"][3:] or None
        for age in ("original", "current")
    }
    return {
        "country": place["location_country_code"],
        "state": place["state_code"],
        "county": place["county_code"],
        "city": place["city_name"],
        "zip": place["zip5"],
    } | districts


def located(kind: str, *members: str) -> Callable[[list[Award]], Case]:
    """The case of a location with these members beside the country."""

    def value_of(place: Row) -> tuple[Any, ...]:
        return tuple(place[member] for member in members)

    def case(awards: list[Award]) -> Case:
        values = [value_of(place_of(kind, award)) for award in awards]
        value = some(each for each in values if None not in each)
        name = "recipient_locations" if kind == "recipient" else "place_of_performance_locations"
        wanted = {"country": "USA"} | dict(zip(members, value, strict=True))

        def of_sub_recipient(award: Award, row: Row) -> bool:
            place = row["Sub-Recipient Location"]
            names = {
                "state": "state_code",
                "county": "county_code",
                "city": "city_name",
                "zip": "zip5",
            }
            return all(
                place[names.get(member, "congressional_code")] == each
                for member, each in zip(members, value, strict=True)
            )

        of_subaward = None
        # A subaward's location has the original district alone.
        if kind == "recipient":
            of_subaward = of_sub_recipient if "district_current" not in members else unknown
        return Case(
            {name: [wanted]}, lambda one: value_of(place_of(kind, one)) == value, None, of_subaward
        )

    return case


def unknown(award: Award, row: Row) -> bool:
    pytest.skip("the row does not show it")


def agency(kind: str, tier: str, *more: str) -> Callable[[list[Award]], Case]:
    def name_of(award: Award, tier: str) -> str:
        name: str = award.page[f"{kind}_agency"][f"{tier}_agency"]["name"]
        return name

    def case(awards: list[Award]) -> Case:
        value = some((name_of(award, "toptier"), name_of(award, tier)) for award in awards)
        wanted = {"type": kind, "tier": tier, "name": value[1]}
        wanted |= dict.fromkeys(more, value[0])

        def fits(award: Award) -> bool:
            is_of_top = not more or name_of(award, "toptier") == value[0]
            return is_of_top and name_of(award, tier) == value[1]

        return Case({"agencies": [wanted]}, fits)

    return case


def of_period(kind: str | None, bounds: Row = PERIOD) -> Callable[[list[Award]], Case]:
    first, last = bounds.get("start_date", "2007-10-01"), bounds.get("end_date", "2027-09-30")

    def within(day: str) -> bool:
        return first <= day <= last

    def of_award(award: Award) -> bool:
        if kind is None:
            return first <= award.latest_action and award.signed <= last
        days = {
            "action_date": award.latest_action,
            "last_modified_date": award.modified,
            "date_signed": award.signed,
            "new_awards_only": award.signed,
        }
        return within(days[kind])

    def of_transaction(award: Award, row: Row) -> bool:
        if kind == "new_awards_only":
            return within(row["action_date"]) and within(award.signed)
        days = {"date_signed": award.signed, "last_modified_date": row["last_modified_date"]}
        return within(days.get(kind or "", row["action_date"]))

    def of_subaward(award: Award, row: Row) -> bool:
        if kind in ("last_modified_date", "new_awards_only"):
            pytest.skip("a subaward's row does not show the day, and new_awards_only is refused")
        return within(award.signed if kind == "date_signed" else row["Sub-Award Date"])

    given = {"time_period": [bounds | ({"date_type": kind} if kind else {})]}
    return lambda awards: Case(given, of_award, of_transaction, of_subaward)


def amounts(**bounds: int) -> Callable[[list[Award]], Case]:
    low, high = bounds.get("lower_bound", -math.inf), bounds.get("upper_bound", math.inf)
    return lambda awards: Case(
        {"award_amounts": [bounds]},
        lambda award: low <= award.page["total_obligation"] <= high,
        None,
        lambda award, row: low <= row["Sub-Award Amount"] <= high,
    )


def naics(award: Award) -> str:
    return str(award.contract.get("naics") or "")


def psc(award: Award) -> str:
    return str(award.contract.get("product_or_service_code") or "")


def account(award: Award) -> str:
    code: str = award.first["federal_accounts_funding_this_award"]
    return code


def in_tree(
    name: str, own: Callable[[Award], str], side: str, path: Callable[[str], Any]
) -> Callable[[list[Award]], Case]:
    """The case of a branch of a tree of codes, required or excluded."""

    def last(value: Any) -> str:
        return value if isinstance(value, str) else str(value[-1])

    def case(awards: list[Award]) -> Case:
        code = some(own(award) for award in awards)
        wanted = path(code)

        def fits(award: Award) -> bool:
            is_in = own(award).startswith(last(wanted)) and own(award) != ""
            return is_in if side == "require" else not is_in

        return Case({name: {side: [wanted]}}, fits)

    return case


def components(*more: str) -> Callable[[list[Award]], Case]:
    """The case of the components of an account: those of the sandbox's have no transfer and no end."""
    own = {"sub": "000", "a": "X", "ata": "", "bpoa": "", "epoa": ""}

    def case(awards: list[Award]) -> Case:
        code = some(account(award) for award in awards)
        aid, main = code.split("-")
        wanted = {"aid": aid, "main": main} | {name: own[name] for name in more if own[name]}
        return Case({"treasury_account_components": [wanted]}, lambda award: account(award) == code)

    return case


def funds(awards: list[Award]) -> Case:
    def code_of(award: Award) -> str:
        return (award.found["def_codes"] or [""])[0]

    value = some(code_of(award) for award in awards if code_of(award) in ENACTED)
    return Case(
        {"def_codes": [value]},
        lambda award: code_of(award) == value,
        lambda award, row: code_of(award) == value and row["action_date"] >= ENACTED[value],
        lambda award, row: code_of(award) == value and row["Sub-Award Date"] >= ENACTED[value],
    )


def activity(*members: str) -> Callable[[list[Award]], Case]:
    names = {"name": "program_activity_name", "code": "program_activity_code"}

    def case(awards: list[Award]) -> Case:
        value = some(tuple(award.funding[0][names[each]] for each in members) for award in awards)
        wanted = dict(zip(members, value, strict=True))
        return Case(
            {"program_activities": [wanted]},
            lambda award: tuple(award.funding[0][names[each]] for each in members) == value,
        )

    return case


def by_recipient(name: str) -> Callable[[list[Award]], Case]:
    def case(awards: list[Award]) -> Case:
        value = some(award.found["Recipient UEI"] for award in awards)
        return Case(
            {name: [value]},
            lambda award: award.found["Recipient UEI"] == value,
            None,
            lambda award, row: row["Sub-Recipient UEI"] == value,
        )

    return case


def description(awards: list[Award]) -> Case:
    value = some(award.found["Description"].split(" - ")[1] for award in awards)[:-1]
    return Case(
        {"description": value},
        lambda award: has_phrase(award.found["Description"], value),
        None,
        lambda award, row: has_phrase(row["Sub-Award Description"], value),
    )


def kind_of_business(awards: list[Award]) -> Case:
    title = "Veteran Owned Business"
    return Case(
        {"recipient_type_names": ["veteran_owned_business"]},
        lambda award: title in award.page["recipient"]["business_categories"],
    )


def recipient_id(awards: list[Award]) -> Case:
    ids = (award.found["recipient_id"] for award in awards)
    value = some(one for one in ids if not one.endswith("P"))
    return Case({"recipient_id": value}, lambda award: award.found["recipient_id"] == value)


def award_id(awards: list[Award]) -> Case:
    number = awards[7].found["Award ID"]
    return Case({"award_ids": [number]}, lambda award: award.found["Award ID"] == number)


def unique_id(awards: list[Award]) -> Case:
    identity = awards[7].found["generated_internal_id"]
    return Case(
        {"award_unique_id": identity},
        lambda award: award.found["generated_internal_id"] == identity,
    )


def scope(name: str, value: str) -> Callable[[list[Award]], Case]:
    return lambda awards: Case({name: value}, lambda award: value == "domestic")


def listing(award: Award) -> str | None:
    listed = award.page.get("cfda_info")
    return listed[0]["cfda_number"] if listed else None


def product_group(code: str) -> list[str]:
    if code[0].isdigit():
        return ["Product", code[:2]]
    return ["Research and Development" if code[0] == "A" else "Service", code[0], code[:2]]


#: A case of every filter: of each of its members, and of each of the values that have a meaning of their own.
CASES: dict[str, Callable[[list[Award]], Case]] = {
    "keywords": by_recipient("keywords"),
    "description": description,
    "time_period.start_date": of_period(
        None, {"start_date": "2023-06-01", "end_date": "2027-09-30"}
    ),
    "time_period.end_date": of_period(None, {"start_date": "2007-10-01", "end_date": "2020-06-30"}),
    "time_period": of_period(None),
    "time_period.date_type=action_date": of_period("action_date"),
    "time_period.date_type=date_signed": of_period("date_signed"),
    "time_period.date_type=last_modified_date": of_period("last_modified_date"),
    "time_period.date_type=new_awards_only": of_period("new_awards_only"),
    "place_of_performance_scope=domestic": scope("place_of_performance_scope", "domestic"),
    "place_of_performance_scope=foreign": scope("place_of_performance_scope", "foreign"),
    "recipient_scope=domestic": scope("recipient_scope", "domestic"),
    "recipient_scope=foreign": scope("recipient_scope", "foreign"),
    **{
        f"{name}.{member}": located(kind, *members)
        for name, kind in (
            ("place_of_performance_locations", "work"),
            ("recipient_locations", "recipient"),
        )
        for member, members in {
            "country": (),
            "state": ("state",),
            "county": ("state", "county"),
            "city": ("city",),
            "district_original": ("state", "district_original"),
            "district_current": ("state", "district_current"),
            "zip": ("zip",),
        }.items()
    },
    "agencies.type=awarding": agency("awarding", "toptier"),
    "agencies.type=funding": agency("funding", "toptier"),
    "agencies.tier=toptier": agency("awarding", "toptier"),
    "agencies.tier=subtier": agency("funding", "subtier"),
    "agencies.name": agency("funding", "toptier"),
    "agencies.toptier_name": agency("awarding", "subtier", "toptier_name"),
    "recipient_search_text": by_recipient("recipient_search_text"),
    "recipient_id": recipient_id,
    "recipient_type_names": kind_of_business,
    "award_type_codes": one_of("award_type_codes", lambda award: award.page["type"]),
    "award_ids": award_id,
    "award_unique_id": unique_id,
    "award_amounts.lower_bound": amounts(lower_bound=1_000_000),
    "award_amounts.upper_bound": amounts(upper_bound=100_000),
    "program_numbers": one_of("program_numbers", listing),
    "naics_codes": one_of("naics_codes", lambda award: naics(award) or None),
    "naics_codes.require": in_tree("naics_codes", naics, "require", lambda code: code[:2]),
    "naics_codes.exclude": in_tree("naics_codes", naics, "exclude", lambda code: code[:4]),
    "psc_codes": one_of("psc_codes", lambda award: psc(award) or None),
    "psc_codes.require": in_tree("psc_codes", psc, "require", product_group),
    "psc_codes.exclude": in_tree("psc_codes", psc, "exclude", product_group),
    "tas_codes.require": in_tree("tas_codes", account, "require", lambda code: [code[:3], code]),
    "tas_codes.exclude": in_tree("tas_codes", account, "exclude", lambda code: [code[:3], code]),
    **{
        f"treasury_account_components.{name}": components(name)
        for name in ("sub", "a", "ata", "bpoa", "epoa")
    },
    "treasury_account_components.aid": components(),
    "treasury_account_components.main": components(),
    "contract_pricing_type_codes": one_of(
        "contract_pricing_type_codes", lambda award: award.contract.get("type_of_contract_pricing")
    ),
    "set_aside_type_codes": one_of(
        "set_aside_type_codes", lambda award: award.contract.get("type_set_aside")
    ),
    "extent_competed_type_codes": one_of(
        "extent_competed_type_codes", lambda award: award.contract.get("extent_competed")
    ),
    "def_codes": funds,
    "program_activities.name": activity("name"),
    "program_activities.code": activity("name", "code"),
}

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


def leaves(members: Iterable[filters.Member], before: str = "") -> Iterator[str]:
    """The names of all members, each with its values if only some are allowed."""
    for member in members:
        name = f"{before}{member.name}"
        if member.below:
            yield from leaves(member.below, f"{name}.")
        elif member.enum and name not in LISTED:
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


@pytest.mark.parametrize("name", [name for name in CASES if name != "recipient_id"])
def test_subawards_are_those_of_a_plain_filter(name: str, ask: Ask, awards: list[Award]) -> None:
    case = CASES[name](awards)
    rows = [(award, row) for award in awards for row in award.subawards]
    expected = {row["internal_id"] for award, row in rows if case.of_subaward(award, row)}
    assert {one["internal_id"] for one in found_subawards(ask, case.given)} == expected


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
