"""The filters of spending's searches, each with a value of some rows and a plain filter that selects these rows."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from spending_rows import Award, Row, has_phrase

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
            of_subaward = of_sub_recipient
        return Case(
            {name: [wanted]}, lambda one: value_of(place_of(kind, one)) == value, None, of_subaward
        )

    return case


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
        return within(award.signed if kind == "date_signed" else row["Sub-Award Date"])

    given = {"time_period": [bounds | ({"date_type": kind} if kind else {})]}
    return lambda _awards: Case(given, of_award, of_transaction, of_subaward)


def amounts(**bounds: int) -> Callable[[list[Award]], Case]:
    low, high = bounds.get("lower_bound", -math.inf), bounds.get("upper_bound", math.inf)
    return lambda _awards: Case(
        {"award_amounts": [bounds]},
        lambda award: low <= award.page["total_obligation"] <= high,
        None,
        lambda _award, row: low <= row["Sub-Award Amount"] <= high,
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
            lambda _award, row: row["Sub-Recipient UEI"] == value,
        )

    return case


def description(awards: list[Award]) -> Case:
    value = some(award.found["Description"].split(" - ")[1] for award in awards)[:-1]
    return Case(
        {"description": value},
        lambda award: has_phrase(award.found["Description"], value),
        None,
        lambda _award, row: has_phrase(row["Sub-Award Description"], value),
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
    return lambda _awards: Case({name: value}, lambda _award: value == "domestic")


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

#: Cases whose subawards the rows of subawards do not tell: they do not show the day on which a subaward was
#: modified or its recipient's current district, there is no recipient_id, and new awards alone are refused.
UNTOLD_OF_SUBAWARDS = {
    "recipient_id",
    "recipient_locations.district_current",
    "time_period.date_type=last_modified_date",
    "time_period.date_type=new_awards_only",
}
