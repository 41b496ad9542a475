"""Tests that words restrict each other: two together never find more than one of them alone.

Every pair of words of a helper is asked for against the sandbox, with several values. A pair that
is refused is refused by name, before anything is sent.
"""

from __future__ import annotations

import functools
from itertools import combinations
from typing import Any

import openshelf
import pytest
from openshelf import asking

#: Values of each word. Every pair is asked for with those in the same place and with the first of
#: one and the last of the other.
SPENDING: dict[str, list[Any]] = {
    "types": ["contracts", ["grants", "loans"], "loans"],
    "fiscal_years": [2024, "2020..2023", [2022, 2024]],
    "dates": [
        ("2024-08-01", "2024-08-31"),
        "2023-08-01..2023-11-30",
        [("2022-01-01", "2022-03-31"), ("2024-01-01", "2024-12-31")],
    ],
    "agency": ["NASA", ["DOE", "HHS"], "DOD/Navy"],
    "funding_agency": ["HHS", ["NASA", "DOD"], "NASA"],
    "states": ["TX", ["TX", "Maryland"], "CA"],
    "counties": ["TX-001", ["48003", "CA-001"], "MD-003"],
    "districts": ["TX-07", ["TX-07", "MD-04"], "CA-12"],
    "cities": ["Houston, TX", ["Houston, TX", "Baltimore, MD"], "Los Angeles, CA"],
    "zips": ["77002", ["77002", "20500"], "90001"],
    "countries": ["USA", ["USA", "Canada"], "Canada"],
    "scope": ["domestic", "foreign"],
    "recipient": ["UNIVERSITY", ["NORTH", "ENERGY"]],
    "recipient_types": ["small business", ["small business", "nonprofit"]],
    "recipient_states": ["TX", ["TX", "Maryland"], "CA"],
    "recipient_counties": ["TX-001", ["48003", "CA-001"], "MD-003"],
    "recipient_districts": ["TX-07", ["TX-07", "MD-04"], "CA-12"],
    "recipient_cities": ["Houston, TX", ["Houston, TX", "Baltimore, MD"], "Los Angeles, CA"],
    "recipient_zips": ["77002", ["77002", "20500"], "90001"],
    "recipient_countries": ["USA", ["USA", "Canada"], "Canada"],
    "recipient_scope": ["domestic", "foreign"],
    "naics": ["construction", ["23", "54"], "541330"],
    "psc": ["research", ["1510", "F018"], "services"],
    "assistance": ["10.664", ["10.664", "17.258"]],
    "defc": ["covid", ["infrastructure", "L"]],
    "accounts": ["049-4336", ["049-4336", "080-0120"]],
    "set_asides": ["small business", "8(a)"],
    "amount": [(1_000_000, None), [(None, 1000), (50_000_000, None)], (None, 500_000)],
    "award_ids": ["1605SS17F00018"],
    "keywords": ["forest", ["steel", "research"]],
    "description": ["ROAD", "RESEARCH"],
}
GAZETTE: dict[str, list[Any]] = {
    "term": ["water", "energy"],
    "agencies": ["EPA", ["EPA", "NOAA"], "FAA"],
    "type": ["final rule", ["notice", "proposed rule"], "presidential document"],
    "year": [2024, 2023],
    "published": [("2024-07-01", "2024-07-31"), "2024-03-01..", "..2023-06-30", "2024-07-02"],
    "effective": ["2024-01-01..", ("2024-03-01", "2024-03-31"), "..2023-12-31"],
    "comments_close": ["2024-06-01..", ("2024-03-01", "2024-03-31")],
    "comment_open": [True, False],
    "signed": ["2024-01-01..", "..2024-06-30"],
    "sections": ["environment", ["money", "world"]],
    "topics": ["water-supply", ["water-supply", "air-pollution-control"]],
    "presidential": ["executive order", ["proclamation", "memorandum"]],
    "president": ["Biden", ["Trump", "Biden"]],
    "docket": ["EPA-HQ-OAR-2021-0317"],
    "rin": ["2060-AV16"],
    "cfr": ["40", "40/60", "50/17"],
    "near": ["20500/25", "77002/200"],
    "significant": [True, False],
    "correction": [True, False],
}
MUSEUM: dict[str, list[Any]] = {
    "artist": ["Vance", ["Anton", "Monet"]],
    "title": ["Snow", ["Water", "Evening"]],
    "period": [(1880, 1890), (None, 1500), "1900.."],
    "medium": ["oil on canvas", ["ink", "bronze"]],
    "place": ["France", ["Japan", "China"]],
    "kind": ["Painting", ["Print", "Sculpture"]],
    "department": ["Prints and Drawings", "Photography"],
    "style": ["Impressionism", "Modernism"],
    "subject": ["landscapes", ["portraits", "animals"]],
    "public_domain": [True, False],
    "on_view": [True, False],
}
#: The first restricts nothing by itself: it says which day of an award counts for periods. Counts of
#: awards do not take the second.
NO_CONDITIONS = {"date_type", "recipient_id"}
VALUES = {
    ("spending", "filters"): SPENDING,
    ("gazette", "filters"): GAZETTE,
    ("museum", "where"): MUSEUM,
}


# Some of the days are not those of the sandbox: nothing is found on them.
pytestmark = pytest.mark.filterwarnings("ignore::openshelf.SandboxWarning")


@pytest.mark.parametrize(("service", "helper"), VALUES)
def test_every_word_has_values(service: str, helper: str) -> None:
    words = {each["name"] for each in asking.described(service)["helpers"][helper]["words"]}
    assert words - NO_CONDITIONS == set(VALUES[service, helper])


@pytest.fixture(scope="module")
def count() -> Any:
    """Counts what words find, each choice of words once."""
    with openshelf.Sandbox(today="2024-10-15") as server:
        spending, gazette, museum = server.spending(), server.gazette(), server.museum()
        documents = openshelf.paginate(gazette.documents.search)
        works = openshelf.paginate(museum.artworks.search)

        @functools.cache
        def counted(service: str, chosen: tuple[tuple[str, str], ...]) -> int | None:
            """Return the number; None if the words are refused."""
            given = {name: eval(value) for name, value in chosen}  # noqa: S307  our own values
            before = len(server.calls)
            try:
                if service == "spending":
                    wanted = openshelf.spending_filters(**given)
                    found = spending.search.spending_by_award_count(wanted)["results"]
                    return sum(found.values())
                if service == "gazette":
                    return documents.count(**openshelf.gazette_filters(**given))
                return works.count(None, query=openshelf.museum_where(**given))
            except openshelf.ArgumentError as error:
                refused = str(error)
            assert any(name in refused for name in given)
            assert len(server.calls) == before
            return None

        def number(service: str, **given: Any) -> int | None:
            return counted(service, tuple((name, repr(value)) for name, value in given.items()))

        yield number
        for client in (spending, gazette, museum):
            client.close()


def pairs() -> list[Any]:
    found = []
    for (service, _), values in VALUES.items():
        for one, other in combinations(values, 2):
            found.append(pytest.param(service, values, one, other, id=f"{one}-{other}"))
    return found


@pytest.mark.parametrize(("service", "values", "one", "other"), pairs())
def test_two_words_find_no_more_than_one(
    count: Any, service: str, values: dict[str, list[Any]], one: str, other: str
) -> None:
    of_one, of_other = values[one], values[other]
    # At each place, and every value of the one with each end of the other.
    chosen = [*zip(of_one, of_other, strict=False), (of_one[0], of_other[-1])]
    chosen += [(value, end) for value in of_one for end in (of_other[0], of_other[-1])]
    for first, second in chosen:
        together = count(service, **{one: first, other: second})
        alone = [count(service, **{one: first}), count(service, **{other: second})]
        assert None not in alone
        assert together is None or together <= min(alone), (first, second, together, alone)


#: Both words of these pairs are for the same member, so that the sandbox's answer must be smaller.
NARROWER: list[tuple[str, dict[str, Any], str]] = [
    ("gazette", {"year": 2024, "published": ("2024-07-01", "2024-07-31")}, "published"),
    ("gazette", {"year": 2024, "published": "2024-07-01.."}, "published"),
    ("spending", {"fiscal_years": 2024, "dates": ("2024-08-01", "2024-08-31")}, "dates"),
    ("spending", {"states": "TX", "districts": "TX-07"}, "districts"),
    ("spending", {"states": ["TX", "MD"], "counties": "TX-001"}, "counties"),
    ("spending", {"countries": ["USA", "Canada"], "states": "TX"}, "states"),
]


@pytest.mark.parametrize(("service", "words", "narrower"), NARROWER)
def test_what_lies_in_the_other_stays(
    count: Any, service: str, words: dict[str, Any], narrower: str
) -> None:
    (wider,) = words.keys() - {narrower}
    together = count(service, **words)
    assert 0 < together == count(service, **{narrower: words[narrower]})
    assert together < count(service, **{wider: words[wider]})
