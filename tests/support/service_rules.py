"""Sentences of the catalog and their meaning: calls, and their expected results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import openshelf
from catalog_facts import says

PERIOD = {"start_date": "2023-10-01", "end_date": "2024-09-30"}
BACKWARDS = {"start_date": "2024-09-30", "end_date": "2023-10-01"}
CONTRACTS = {"award_type_codes": ["A"], "time_period": [PERIOD]}
RECIPIENT = {"recipient_id": "0036a0cb-0d88-2db3-59e0-0f9af8ffef57-C"}

Call = Callable[[Any], Any]


@dataclass(frozen=True)
class Rule:
    """A sentence, calls that it concerns, and the status of the service's answer."""

    sentence: str
    #: Calls of a client of spending.
    calls: tuple[Call, ...]
    #: None: the package sends them.
    status: int | None = None

    @property
    def is_in_the_catalog(self) -> bool:
        return says("spending", self.sentence)


def transactions(**filters: Any) -> Call:
    return lambda client: client.search.spending_by_transaction(
        filters=CONTRACTS | filters, fields=["Award ID"]
    )


def awards(**filters: Any) -> Call:
    return lambda client: client.search.spending_by_award(
        filters=CONTRACTS | filters, fields=["Award ID"]
    )


def over_time(**more: Any) -> Call:
    filters = CONTRACTS | more.pop("filters", {})
    return lambda client: client.search.spending_over_time(filters=filters, **more)


def counted(**more: Any) -> Call:
    filters = CONTRACTS | more.pop("filters", {})
    return lambda client: client.download.count(filters=filters, **more)


def sorted_by(operation: str, sort: str, award_type: str = "A") -> Call:
    filters = CONTRACTS | {"award_type_codes": [award_type]}
    return lambda client: getattr(client.search, operation)(
        filters=filters, fields=[sort], sort=sort
    )


def bulk(**filters: Any) -> Call:
    own = {"date_type": "action_date", "date_range": PERIOD | {"end_date": "2024-01-01"}}
    return lambda client: client.bulk_download.awards(filters=own | filters)


#: Calls that reach the service, although a check of the package could stop them.
PASSES: dict[str, Rule] = {
    "industry codes as numbers in a list": Rule(
        "codes may be ints or digit texts, in both forms",
        (transactions(naics_codes=[54]), transactions(naics_codes={"require": [54]})),
    ),
    "a fraction of a dollar": Rule(
        "any number, and its text",
        (
            transactions(award_amounts=[{"lower_bound": 100.5}]),
            transactions(award_amounts=[{"lower_bound": "100.5", "upper_bound": "200"}]),
        ),
    ),
    "both districts of a recipient": Rule(
        "in recipient_locations the two districts together are not refused",
        (
            transactions(
                recipient_locations=[
                    {
                        "country": "USA",
                        "state": "CA",
                        "district_current": "12",
                        "district_original": "11",
                    }
                ]
            ),
        ),
    ),
}

#: The sandbox's answers, like the service's, if the package does not check.
ANSWERED: dict[str, Rule] = {
    "an empty list in filters": Rule(
        "An empty list is a 422 in every member of the search filters",
        (transactions(keywords=[]), transactions(naics_codes={"require": []}), awards(keywords=[])),
        422,
    ),
    "no award type": Rule(
        "missing where required: 422; empty: 422", (awards(award_type_codes=[]),), 422
    ),
    "no prime award type": Rule(
        "an empty list is a 422 (the server has a test for it)", (bulk(prime_award_types=[]),), 422
    ),
    "an empty period": Rule("an empty object: 400", (transactions(time_period=[{}]),), 400),
    "an amount without bounds": Rule(
        "an empty object: 400; a null bound: 400",
        (
            transactions(award_amounts=[{}]),
            transactions(award_amounts=[{"lower_bound": None, "upper_bound": 5}]),
        ),
        400,
    ),
    "a day before the searches begin": Rule(
        "dates before 2007-10-01: 422",
        (
            transactions(time_period=[PERIOD | {"start_date": "2007-09-30"}]),
            over_time(filters={"time_period": [PERIOD | {"start_date": "2001-01-01"}]}),
        ),
        422,
    ),
    "a path of no group of products": Rule(
        "a path starts with Research and Development, Service or Product",
        (transactions(psc_codes={"require": [["B", "B5"]]}),),
        422,
    ),
    "a recipient at subaward level": Rule(
        "hash plus -P, -C or -R; at subaward level (spending_level or subawards) a 400",
        (
            over_time(filters=RECIPIENT, spending_level="subawards"),
            over_time(filters=RECIPIENT, subawards=True),
            counted(filters=RECIPIENT, spending_level="subawards"),
        ),
        400,
    ),
    "an award's id in a count at subaward level": Rule(
        "generated award id; in download.count at subaward level: 400",
        (counted(filters={"award_unique_id": "CONT_AWD_1_2_3_4"}, spending_level="subawards"),),
        400,
    ),
    "the day of a subaward at other levels": Rule(
        "at the other levels, and in spending_over_time with spending_level subawards alone, "
        "sub_action_date is a 400",
        (
            over_time(filters={"time_period": [PERIOD | {"date_type": "sub_action_date"}]}),
            over_time(
                filters={"time_period": [PERIOD | {"date_type": "sub_action_date"}]},
                spending_level="subawards",
            ),
        ),
        400,
    ),
    "a program activity's code that is no number": Rule(
        "code with other signs than digits is a 400",
        (transactions(program_activities=[{"code": "AB"}]),),
        400,
    ),
    "industry codes of three digits": Rule(
        "codes of 2, 4 or 6 digits (else 400", (transactions(naics_codes=["541"]),), 400
    ),
    "products and services in small letters": Rule(
        "an unknown group, small letters or a fifth character: 422",
        (
            transactions(psc_codes={"require": [["Service", "b"]]}),
            transactions(psc_codes={"require": [["Serfice", "B"]]}),
        ),
        422,
    ),
    "transactions sorted by def_codes": Rule(
        "sort def_codes: always 503",
        (sorted_by("spending_by_transaction", "def_codes"),),
        503,
    ),
    "awards in a sort that never works": Rule(
        "503 always: the validator takes the name",
        (sorted_by("spending_by_award", "prime_award_recipient_id", award_type="02"),),
        503,
    ),
}


def wrong(call: Call, client: Any) -> str:
    """The fault of a call that should have passed."""
    try:
        call(client)
    except openshelf.ArgumentError as error:
        return str(error)
    return ""


def status_of(call: Call, client: Any) -> int:
    """The status that a call ends with."""
    try:
        call(client)
    except openshelf.StatusError as error:
        return error.status
    return 200
