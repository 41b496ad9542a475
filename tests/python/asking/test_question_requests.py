"""Tests that the questions of the guide are short, and send what the contract has for the same filters.

The filters here are written by hand from the contract of each service, not made by the functions
that the guide shows.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import openshelf
import pytest

PAGE = Path(__file__).resolve().parents[3] / "docs" / "guide" / "questions.md"
LONGEST = 6

NASA = "National Aeronautics and Space Administration"
CONTRACTS = ["A", "B", "C", "D"]
GRANTS = ["02", "03", "04", "05", "F001", "F002"]
FISCAL_2024 = {"start_date": "2023-10-01", "end_date": "2024-09-30"}
SIX_YEARS = {"start_date": "2018-10-01", "end_date": "2024-09-30"}
BY = "search.spending_by_category"


def agency(name: str) -> dict[str, str]:
    return {"type": "awarding", "tier": "toptier", "name": name}


LARGE = {
    "award_type_codes": CONTRACTS,
    "time_period": [FISCAL_2024],
    "agencies": [agency(NASA)],
    "award_amounts": [{"lower_bound": 1_000_000}],
}
OF_NASA = {key: LARGE[key] for key in ("award_type_codes", "time_period", "agencies")}

#: The filters of the requests of each question about spending, by operation.
FILTERS: dict[int, list[tuple[str, dict[str, Any]]]] = {
    1: [(f"{BY}.state_territory", LARGE)],
    2: [],
    3: [
        (
            f"{BY}.recipient",
            {
                "award_type_codes": CONTRACTS,
                "time_period": [{"start_date": "2019-10-01", "end_date": "2024-09-30"}],
                "agencies": [agency("Department of Energy"), agency(NASA)],
            },
        )
    ],
    4: [
        (
            "search.spending_over_time",
            {
                "award_type_codes": GRANTS,
                "time_period": [{"start_date": "2020-10-01", "end_date": "2024-09-30"}],
                "agencies": [agency("Department of Health and Human Services")],
            },
        )
    ],
    5: [
        (
            f"{BY}.recipient",
            {
                "award_type_codes": ["07", "08", "F003", "F004"],
                "time_period": [SIX_YEARS],
                "recipient_locations": [{"country": "USA", "state": "TX"}],
            },
        )
    ],
    6: [
        (
            f"{BY}.psc",
            {
                "award_type_codes": CONTRACTS,
                "time_period": [SIX_YEARS],
                "agencies": [
                    {
                        "type": "awarding",
                        "tier": "subtier",
                        "name": "Department of the Navy",
                        "toptier_name": "Department of Defense",
                    }
                ],
            },
        )
    ],
    7: [
        (
            f"{BY}.awarding_agency",
            {
                "time_period": [{"start_date": "2019-10-01", "end_date": "2024-09-30"}],
                "def_codes": ["L", "M", "N", "O", "P", "U", "V"],
            },
        )
    ],
    8: [
        (
            f"{BY}.county",
            {
                "time_period": [{"start_date": "2021-10-01", "end_date": "2024-09-30"}],
                "def_codes": ["Z", "1"],
            },
        )
    ],
    9: [
        (
            "search.spending_by_award",
            {
                "award_type_codes": CONTRACTS,
                "time_period": [SIX_YEARS],
                "naics_codes": ["23"],
                "award_amounts": [{"lower_bound": 10_000_000}],
            },
        )
    ],
    10: [
        (
            f"{BY}.recipient",
            {
                "award_type_codes": CONTRACTS,
                "time_period": [FISCAL_2024],
                "psc_codes": {"require": [["Research and Development"]]},
            },
        )
    ],
    11: [
        (
            f"{BY}.cfda",
            {
                "award_type_codes": ["06", "10", "F006", "F007"],
                "time_period": [FISCAL_2024],
            },
        )
    ],
    12: [
        (
            f"{BY}.state_territory",
            {
                "award_type_codes": CONTRACTS,
                "time_period": [SIX_YEARS],
                "agencies": [
                    {
                        "type": "awarding",
                        "tier": "subtier",
                        "name": "Forest Service",
                        "toptier_name": "Department of Agriculture",
                    }
                ],
            },
        )
    ],
    13: [
        (
            "search.spending_by_award_count",
            {"time_period": [{**FISCAL_2024, "date_type": "date_signed"}]},
        )
    ],
    14: [
        (
            "search.spending_by_award_count",
            {
                "award_type_codes": GRANTS,
                "time_period": [SIX_YEARS],
                "keywords": ["forest"],
            },
        )
    ],
    15: [
        (
            f"{BY}.recipient",
            {
                "time_period": [FISCAL_2024],
                "tas_codes": {"require": [["049", "049-4336"]]},
            },
        )
    ],
    16: [
        (
            "search.spending_over_time",
            {
                "time_period": [FISCAL_2024],
                "place_of_performance_locations": [{"country": "USA", "state": "MD"}],
            },
        ),
        (
            "search.spending_over_time",
            {
                "time_period": [FISCAL_2024],
                "place_of_performance_locations": [
                    {"country": "USA", "state": "TX", "district_current": "07"}
                ],
            },
        ),
    ],
    20: [
        (
            f"{BY}.recipient",
            {
                "award_type_codes": CONTRACTS,
                "time_period": [SIX_YEARS],
                "psc_codes": ["1510"],
            },
        )
    ],
    21: [("search.spending_by_award", OF_NASA)],
}

#: The conditions of the requests of each question about the gazette.
CONDITIONS: dict[int, list[tuple[str, str]]] = {
    24: [
        ("conditions[agencies][]", "environmental-protection-agency"),
        ("conditions[publication_date][year]", "2024"),
        ("conditions[type][]", "RULE"),
    ],
    25: [
        ("conditions[agencies][]", "environmental-protection-agency"),
        ("conditions[agencies][]", "national-oceanic-and-atmospheric-administration"),
        ("conditions[publication_date][gte]", "2023-01-01"),
    ],
    26: [
        ("conditions[president][]", "joe-biden"),
        ("conditions[presidential_document_type][]", "executive_order"),
    ],
    27: [
        ("conditions[comment_date][gte]", "2024-10-15"),
        ("conditions[comment_date][lte]", "2024-10-29"),
    ],
    28: [
        ("conditions[topics][]", "water-supply"),
        ("conditions[type][]", "RULE"),
    ],
}

#: How many requests the other questions send, by operation.
COUNTS: dict[int, dict[str, int]] = {
    17: {"spending.references.toptier_agencies": 1},
    18: {"spending.autocomplete.naics": 1, "spending.autocomplete.psc": 1},
    # The list that question 17 asked for is kept.
    19: {},
    22: {
        "spending.awards.get": 1,
        "spending.recipient.get": 1,
        "spending.subawards.list": 1,
        "spending.awards.accounts": 1,
    },
    30: {"museum.artworks.get": 1, "museum.artists.get": 1},
}


def blocks() -> dict[int, str]:
    """The programs of the page by the number of their question; 0 is what stands before all."""
    text = PAGE.read_text(encoding="utf-8")
    parts = re.split(r"^### (\d+)\. ", text, flags=re.MULTILINE)
    named = {0: parts[0], **dict(zip(map(int, parts[1::2]), parts[2::2], strict=True))}
    found = {}
    for number, part in named.items():
        (found[number],) = re.findall(r"^```python\n(.*?)^```", part, re.DOTALL | re.MULTILINE)
    return found


@pytest.fixture(scope="module")
def requests() -> Iterator[dict[int, list[dict[str, Any]]]]:
    """The requests of each question, with those of all questions before it already answered."""
    sent: dict[int, list[dict[str, Any]]] = {}
    namespace: dict[str, Any] = {}
    with openshelf.Sandbox(today="2024-10-15") as server, pytest.MonkeyPatch.context() as patch:
        for name, address in server.urls.items():
            patch.setenv(name, address)
        for number, code in sorted(blocks().items()):
            before = len(server.calls)
            with redirect_stdout(StringIO()):
                exec(compile(code, f"question {number}", "exec"), namespace)  # noqa: S102  our page
            sent[number] = server.calls[before:]
        yield sent
        for client in ("spending", "gazette", "museum"):
            namespace[client].close()


def test_there_are_thirty_of_at_most_six_lines() -> None:
    programs = blocks()
    assert sorted(programs) == list(range(31))
    for number, code in programs.items():
        assert len(code.strip().splitlines()) <= LONGEST, number


@pytest.mark.parametrize("number", FILTERS)
def test_filters_are_those_of_the_contract(
    requests: dict[int, list[dict[str, Any]]], number: int
) -> None:
    sent = []
    for call in requests[number]:
        body = json.loads(call["body"]) if call["body"] else {}
        if "filters" in body:
            sent.append((call["operation"].removeprefix("spending."), body["filters"]))
    assert sent == FILTERS[number]


@pytest.mark.parametrize("number", CONDITIONS)
def test_conditions_are_those_of_the_contract(
    requests: dict[int, list[dict[str, Any]]], number: int
) -> None:
    query = parse_qsl(requests[number][0]["query"])
    assert sorted(pair for pair in query if pair[0].startswith("conditions")) == CONDITIONS[number]


@pytest.mark.parametrize("number", COUNTS)
def test_each_thing_is_asked_for_once(
    requests: dict[int, list[dict[str, Any]]], number: int
) -> None:
    sent = [call["operation"] for call in requests[number]]
    assert {name: sent.count(name) for name in sent} == COUNTS[number]


def test_many_records_are_asked_for_once_each(
    requests: dict[int, list[dict[str, Any]]],
) -> None:
    sent = [call["operation"] for call in requests[23]]
    for name in ("awards.get", "transactions.list", "recipient.get"):
        assert sent.count(f"spending.{name}") == 5


def test_the_query_of_works_is_one_the_museum_takes(
    requests: dict[int, list[dict[str, Any]]],
) -> None:
    (call,) = requests[29]
    asked = (
        json.loads(dict(parse_qsl(call["query"]))["params"]) if "params" in call["query"] else None
    )
    body = asked or json.loads(call["body"])
    assert body["query"] == {
        "bool": {
            "must": [
                {"range": {"date_start": {"lte": 1890}}},
                {"range": {"date_end": {"gte": 1880}}},
                {"term": {"is_public_domain": True}},
            ]
        }
    }
