"""Tests what words become, against objects that were written by hand from the services' contracts."""

from __future__ import annotations

import datetime as dt
import json
from decimal import Decimal
from typing import Any

import openshelf
import pytest

YEAR_2024 = {"start_date": "2023-10-01", "end_date": "2024-09-30"}
NASA = "National Aeronautics and Space Administration"


def agency(name: str, kind: str = "awarding", parent: str | None = None) -> dict[str, str]:
    if parent is None:
        return {"type": kind, "tier": "toptier", "name": name}
    return {"type": kind, "tier": "subtier", "name": name, "toptier_name": parent}


MADE: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"types": "contracts"}, {"award_type_codes": ["A", "B", "C", "D"]}),
    ({"types": ["loans", "A", "A"]}, {"award_type_codes": ["07", "08", "F003", "F004", "A"]}),
    ({"fiscal_years": 2024}, {"time_period": [YEAR_2024]}),
    ({"fiscal_years": "2024"}, {"time_period": [YEAR_2024]}),
    (
        {"fiscal_years": range(2023, 2025)},
        {"time_period": [{"start_date": "2022-10-01", "end_date": "2024-09-30"}]},
    ),
    (
        {"fiscal_years": "2023..2024"},
        {"time_period": [{"start_date": "2022-10-01", "end_date": "2024-09-30"}]},
    ),
    (
        {"fiscal_years": [2024, 2020]},
        {"time_period": [YEAR_2024, {"start_date": "2019-10-01", "end_date": "2020-09-30"}]},
    ),
    ({"dates": ("2023-10-01", "2024-09-30")}, {"time_period": [YEAR_2024]}),
    (
        {"dates": (dt.date(2023, 10, 1), dt.datetime(2024, 9, 30, 12, tzinfo=dt.UTC))},
        {"time_period": [YEAR_2024]},
    ),
    ({"dates": "2023-10-01..2024-09-30"}, {"time_period": [YEAR_2024]}),
    ({"dates": [("2023-10-01", "2024-09-30")]}, {"time_period": [YEAR_2024]}),
    (
        {"fiscal_years": 2024, "date_type": "signed"},
        {"time_period": [{**YEAR_2024, "date_type": "date_signed"}]},
    ),
    ({"agency": "NASA"}, {"agencies": [agency(NASA)]}),
    ({"agency": "nasa"}, {"agencies": [agency(NASA)]}),
    (
        {"agency": "DOD/Navy", "funding_agency": "FEMA"},
        {
            "agencies": [
                agency("Department of the Navy", parent="Department of Defense"),
                agency(
                    "Federal Emergency Management Agency",
                    "funding",
                    "Department of Homeland Security",
                ),
            ]
        },
    ),
    (
        {"agency": {"tier": "toptier", "name": "Bureau of Tests"}},
        {"agencies": [agency("Bureau of Tests")]},
    ),
    (
        {"states": ["TX", "California", "36"]},
        {
            "place_of_performance_locations": [
                {"country": "USA", "state": state} for state in ("TX", "CA", "NY")
            ]
        },
    ),
    (
        {"counties": ["TX-201", "48201", "Texas/201"]},
        {"place_of_performance_locations": [{"country": "USA", "state": "TX", "county": "201"}]},
    ),
    (
        {"districts": "TX-7"},
        {
            "place_of_performance_locations": [
                {"country": "USA", "state": "TX", "district_current": "07"}
            ]
        },
    ),
    (
        {"recipient_cities": "Houston, TX", "countries": ["Canada", "FRA"]},
        {
            "recipient_locations": [{"country": "USA", "state": "TX", "city": "Houston"}],
            "place_of_performance_locations": [{"country": "CAN"}, {"country": "FRA"}],
        },
    ),
    (
        {"recipient_countries": ["Canada", {"country": "USA", "state": "TX"}]},
        {"recipient_locations": [{"country": "CAN"}, {"country": "USA", "state": "TX"}]},
    ),
    ({"zips": "77002"}, {"place_of_performance_locations": [{"country": "USA", "zip": "77002"}]}),
    ({"naics": "manufacturing"}, {"naics_codes": ["31", "32", "33"]}),
    ({"naics": ["31..33", "541330"]}, {"naics_codes": ["31", "32", "33", "541330"]}),
    ({"psc": "research"}, {"psc_codes": {"require": [["Research and Development"]]}}),
    ({"psc": ["1510..1512"]}, {"psc_codes": ["1510", "1511", "1512"]}),
    ({"assistance": "10.410..10.411"}, {"program_numbers": ["10.410", "10.411"]}),
    ({"defc": "covid"}, {"def_codes": ["L", "M", "N", "O", "P", "U", "V"]}),
    ({"defc": ["infrastructure", "L..N"]}, {"def_codes": ["Z", "1", "L", "M", "N"]}),
    ({"accounts": "080-0120"}, {"tas_codes": {"require": [["080", "080-0120"]]}}),
    ({"amount": (1_000_000, None)}, {"award_amounts": [{"lower_bound": 1_000_000}]}),
    ({"amount": "1,000,000.."}, {"award_amounts": [{"lower_bound": 1_000_000}]}),
    (
        {"amount": [(None, 5.0), (Decimal("7.5"), 9)]},
        {"award_amounts": [{"upper_bound": 5}, {"lower_bound": 7.5, "upper_bound": 9}]},
    ),
    ({"recipient": "Boeing"}, {"recipient_search_text": ["Boeing"]}),
    ({"award_ids": ["A1", "B2"]}, {"award_ids": ["A1", "B2"]}),
    ({"scope": "abroad"}, {"place_of_performance_scope": "foreign"}),
    (
        {"scope": "abroad", "countries": "Canada", "recipient_states": "TX"},
        {
            "place_of_performance_locations": [{"country": "CAN"}],
            "place_of_performance_scope": "foreign",
            "recipient_locations": [{"country": "USA", "state": "TX"}],
        },
    ),
    ({"set_asides": "hubzone"}, {"set_aside_type_codes": ["HZC", "HZS"]}),
    ({"set_asides": "HBCU"}, {"set_aside_type_codes": ["HMT", "HMP"]}),
    (
        {"set_asides": ["Buy Indian", "VSBCiv"]},
        {"set_aside_type_codes": ["BI", "BICiv", "ISEE", "ISBEE", "VSBCiv"]},
    ),
    ({"recipient_types": "small business"}, {"recipient_type_names": ["small_business"]}),
]
#: What different arguments for the same member leave together.
TOGETHER: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        {"fiscal_years": 2024, "dates": ("2024-08-01", "2024-08-31")},
        {"time_period": [{"start_date": "2024-08-01", "end_date": "2024-08-31"}]},
    ),
    (
        {"fiscal_years": 2024, "dates": ("2024-01-01", "2024-12-31"), "date_type": "signed"},
        {
            "time_period": [
                {"start_date": "2024-01-01", "end_date": "2024-09-30", "date_type": "date_signed"}
            ]
        },
    ),
    (
        {"fiscal_years": [2020, 2024], "dates": "2020-07-01..2023-12-31"},
        {
            "time_period": [
                {"start_date": "2020-07-01", "end_date": "2020-09-30"},
                {"start_date": "2023-10-01", "end_date": "2023-12-31"},
            ]
        },
    ),
    (
        {"states": "TX", "districts": "TX-07"},
        {
            "place_of_performance_locations": [
                {"country": "USA", "state": "TX", "district_current": "07"}
            ]
        },
    ),
    (
        {"recipient_states": ["MD", "TX"], "recipient_counties": "TX-201"},
        {"recipient_locations": [{"country": "USA", "state": "TX", "county": "201"}]},
    ),
    (
        {"countries": ["USA", "Canada"], "counties": "TX-201", "cities": "Houston, TX"},
        {
            "place_of_performance_locations": [
                {"country": "USA", "state": "TX", "county": "201", "city": "Houston"}
            ]
        },
    ),
    (
        {"states": ["TX", "MD"], "zips": "77002"},
        {
            "place_of_performance_locations": [
                {"country": "USA", "state": "TX", "zip": "77002"},
                {"country": "USA", "state": "MD", "zip": "77002"},
            ]
        },
    ),
]


@pytest.mark.parametrize(("words", "filters"), MADE, ids=lambda value: str(value)[:60])
def test_words_become_filters(words: dict[str, Any], filters: dict[str, Any]) -> None:
    assert openshelf.spending_filters(**words) == filters


@pytest.mark.parametrize(("words", "filters"), TOGETHER, ids=lambda value: str(value)[:60])
def test_different_words_leave_what_they_have_in_common(
    words: dict[str, Any], filters: dict[str, Any]
) -> None:
    assert openshelf.spending_filters(**words) == filters
    backwards = dict(reversed(words.items()))
    assert openshelf.spending_filters(**backwards) == filters
    # The operation itself takes it.
    search = openshelf.Spending().search.spending_by_award_count
    assert json.loads(openshelf.prepare(search)(filters).body)["filters"] == filters


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"types": "contrats"}, "types: unknown type of award 'contrats'; did you mean 'contracts'?"),
    (
        {"agency": "NASSA"},
        "agency: unknown agency 'NASSA'; did you mean 'NASA'?; spending.filters() of a client",
    ),
    ({"states": "Texs"}, "states: unknown state 'Texs'; did you mean 'Texas'?"),
    ({"states": ["TX", "Texs"]}, "states[1]: unknown state 'Texs'; did you mean 'Texas'?"),
    ({"states": []}, "states: the list is empty: leave states out, or name a state"),
    ({"naics": 54}, "naics: expected a str, got 54: write '54'"),
    (
        {"psc": ["research", "1510"]},
        "psc: groups and codes cannot be mixed: the service takes either in one call",
    ),
    ({"amount": (5, 1)}, "amount: 5 is more than 1: the least amount stands first"),
    ({"amount": (None, None)}, "amount: one of the two amounts must be given"),
    (
        {"amount": 5},
        "amount: expected the least and the most amount, such as (1_000_000, None)",
    ),
    (
        {"dates": ("2024-09-30", "2023-10-01")},
        "dates: 2024-09-30 is after 2023-10-01: the first day stands first",
    ),
    (
        {"dates": ("2024-02-30", "2024-10-01")},
        "dates: expected a day as YYYY-MM-DD or a datetime.date, got '2024-02-30'",
    ),
    ({"fiscal_years": "2024..2020"}, "fiscal_years: '2024..2020' ends before it begins"),
    (
        {"fiscal_years": 24},
        "fiscal_years: expected a year of four digits, such as 2024 or '2020..2024', got 24",
    ),
    (
        {"date_type": "signed"},
        "date_type: it says which day counts for periods, but no period is given",
    ),
    ({"cities": "Houston"}, "cities: expected a city with its state, such as 'Houston, TX'"),
    ({"zips": "7700"}, "zips: expected a zip code of five digits, got '7700'"),
    ({"naics": "33..31"}, "naics: 33..31 is no range: write the smaller code first"),
    ({"keywords": " "}, "keywords: the text is empty: leave keywords out"),
    (
        {"fiscal_years": 2024, "dates": ("2023-08-01", "2023-08-31")},
        (
            "dates: 2023-08-01..2023-08-31 has nothing in common with fiscal_years 2024: different "
            "arguments restrict each other; give fiscal_years or dates"
        ),
    ),
    (
        {
            "fiscal_years": 2024,
            "dates": [("2024-08-01", "2024-08-31"), ("2023-08-01", "2023-08-31")],
        },
        "dates[1]: 2023-08-01..2023-08-31 has nothing in common with fiscal_years 2024",
    ),
    (
        {"states": ["TX", "MD"], "districts": ["TX-07", "CA-12"]},
        (
            "districts[1]: CA-12 has nothing in common with states TX, MD: different arguments "
            "restrict each other; alternatives stand in one argument, such as states=[..., "
            "{'country': 'USA', 'state': 'CA', 'district_current': '12'}]"
        ),
    ),
    (
        {"countries": "Canada", "states": "TX"},
        "states: TX has nothing in common with countries Canada",
    ),
    (
        {"states": "TX", "counties": "CA-037", "cities": "Houston, TX"},
        "counties: CA-037 has nothing in common with states TX",
    ),
    (
        {"states": "CA", "scope": "foreign"},
        "states: CA has nothing in common with scope foreign: different arguments restrict each other",
    ),
    (
        {"countries": ["USA", "Canada"], "scope": "domestic"},
        "countries[1]: Canada has nothing in common with scope domestic",
    ),
    (
        {"recipient_zips": "77002", "recipient_scope": "abroad"},
        "recipient_zips: 77002 has nothing in common with recipient_scope abroad",
    ),
    (
        {"counties": "TX-201", "districts": "TX-07"},
        "counties: a county and a congressional district cannot be asked for together",
    ),
    (
        {
            "counties": [f"TX-{number:03}" for number in range(100)],
            "zips": [f"77{number:03}" for number in range(100)],
        },
        "zips: counties and zips have more than 5000 combinations: ask in parts",
    ),
]


@pytest.mark.parametrize(("words", "message"), FAULTS, ids=lambda value: str(value)[:60])
def test_wrong_words_are_refused(words: dict[str, Any], message: str) -> None:
    with pytest.raises(openshelf.ArgumentError) as refused:
        openshelf.spending_filters(**words)
    assert str(refused.value).startswith(f"spending_filters(): {message}")


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(openshelf.ArgumentError) as refused:
        openshelf.spending_filters(types="contrats", amount=(5, 1), states=["Texs", "Ohoi"])
    assert [fault["path"] for fault in refused.value.faults] == [
        "types",
        "states[0]",
        "states[1]",
        "amount",
    ]
    assert str(refused.value).splitlines()[0] == "spending_filters(): 4 faults:"


def test_an_unknown_word_is_pythons_own_error() -> None:
    with pytest.raises(TypeError, match="agencey"):
        openshelf.spending_filters(agencey="NASA")  # type: ignore[call-arg]


GAZETTE: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        {"agencies": "EPA", "type": "final rule", "year": 2023, "comment_open": True},
        {
            "agencies": ["environmental-protection-agency"],
            "doc_type": ["rule"],
            "publication_year": 2023,
            "accepting_comments": True,
        },
    ),
    (
        {"agencies": ["Environmental Protection Agency", "forest-service"]},
        {"agencies": ["environmental-protection-agency", "forest-service"]},
    ),
    ({"published": "2024-01-03"}, {"publication_date": "2024-01-03"}),
    (
        {"published": ("2024-01-01", dt.date(2024, 6, 30))},
        {"published_from": "2024-01-01", "published_to": "2024-06-30"},
    ),
    ({"type": ["final rule", "Proposed Rule"]}, {"doc_type": ["rule", "prorule"]}),
    (
        {"year": 2024, "published": ("2024-07-01", "2024-07-31")},
        {"published_from": "2024-07-01", "published_to": "2024-07-31"},
    ),
    (
        {"year": 2024, "published": "2024-07-01.."},
        {"published_from": "2024-07-01", "published_to": "2024-12-31"},
    ),
    (
        {"year": "2024", "published": ("2020-01-01", "2024-02-29")},
        {"published_from": "2024-01-01", "published_to": "2024-02-29"},
    ),
    ({"year": 2024, "published": dt.date(2024, 1, 3)}, {"publication_date": "2024-01-03"}),
    ({"effective": "2024-01-01.."}, {"effective_from": "2024-01-01"}),
    ({"comments_close": (None, "2024-10-29")}, {"comment_to": "2024-10-29"}),
    ({"cfr": "40/60"}, {"cfr_title": 40, "cfr_part": "60"}),
    ({"cfr": "40"}, {"cfr_title": 40}),
    ({"near": ("20500", 25)}, {"near": "20500", "within": 25}),
    (
        {"president": "Biden", "presidential": "executive order"},
        {"president": ["joe-biden"], "presidential_document_type": ["executive_order"]},
    ),
    ({"sections": "Science and Technology"}, {"sections": ["science-and-technology"]}),
]


@pytest.mark.parametrize(("words", "arguments"), GAZETTE, ids=lambda value: str(value)[:60])
def test_words_become_conditions(words: dict[str, Any], arguments: dict[str, Any]) -> None:
    assert openshelf.gazette_filters(**words) == {"search_term": None, **arguments}


@pytest.mark.parametrize(
    ("published", "shown"),
    [
        (("2023-07-01", "2023-07-31"), "2023-07-01..2023-07-31"),
        ("2025-01-01..", "2025-01-01.."),
        ("2023-12-31", "2023-12-31"),
    ],
)
def test_days_outside_of_the_year_are_refused(published: Any, shown: str) -> None:
    with pytest.raises(openshelf.ArgumentError) as refused:
        openshelf.gazette_filters(year=2024, published=published)
    message = f"gazette_filters(): published: {shown} has no day in year 2024: give one of the two"
    assert str(refused.value) == message


def matched(member: str, text: str) -> dict[str, Any]:
    return {"match": {member: {"query": text, "operator": "and"}}}


MUSEUM: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"public_domain": True}, {"term": {"is_public_domain": True}}),
    ({"artist": "Monet"}, matched("artist_title", "Monet")),
    (
        {"artist": ["Monet", "Manet"]},
        {
            "bool": {
                "should": [matched("artist_title", "Monet"), matched("artist_title", "Manet")],
                "minimum_should_match": 1,
            }
        },
    ),
    (
        {"period": (1880, 1890), "on_view": False},
        {
            "bool": {
                "must": [
                    {"range": {"date_start": {"lte": 1890}}},
                    {"range": {"date_end": {"gte": 1880}}},
                    {"bool": {"must_not": [{"term": {"is_on_view": True}}]}},
                ]
            }
        },
    ),
    ({"public_domain": False}, {"bool": {"must_not": [{"term": {"is_public_domain": True}}]}}),
    ({"period": "1880.."}, {"range": {"date_end": {"gte": 1880}}}),
]


@pytest.mark.parametrize(("words", "query"), MUSEUM, ids=lambda value: str(value)[:60])
def test_words_become_a_query(words: dict[str, Any], query: dict[str, Any]) -> None:
    assert openshelf.museum_where(**words) == query


@pytest.mark.parametrize(
    ("word", "member"), [("public_domain", "is_public_domain"), ("on_view", "is_on_view")]
)
def test_what_is_not_so_is_found(sandbox: Any, word: str, member: str) -> None:
    # The museum's index has no false values; its list has them.
    with sandbox.museum() as museum:
        listed = openshelf.paginate(museum.artworks.list).records(fields=["id", member], limit=100)
        works = {each["id"]: each[member] for each in listed}
        search = openshelf.paginate(museum.artworks.search)
        for answer in (True, False):
            found = search.records(
                None, query=openshelf.museum_where(**{word: answer}), fields=["id"], limit=100
            )
            expected = {work for work, given in works.items() if given is answer}
            assert {each["id"] for each in found} == expected
            assert expected


def test_a_period_finds_the_works_that_were_made_in_part_of_it(sandbox: Any) -> None:
    with sandbox.museum() as museum:
        works = museum.artworks.search(
            None,
            query=museum.where(period=(1880, 1890)),
            fields=["id", "date_start", "date_end"],
            limit=100,
        )["data"]
        everything = openshelf.paginate(museum.artworks.search).records(
            None, fields=["id", "date_start", "date_end"], limit=100
        )
        expected = [
            work["id"]
            for work in everything
            if work["date_start"] <= 1890 and work["date_end"] >= 1880
        ]
    assert works
    assert {work["id"] for work in works} <= set(expected)
    assert len(works) == min(len(expected), 100)
