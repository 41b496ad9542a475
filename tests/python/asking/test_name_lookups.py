"""Tests that names are looked up once for each client, and what is said of several matches and of none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf import _core

AGENCIES = "spending.references.toptier_agencies"


@pytest.fixture
def own_sandbox() -> Iterator[openshelf.Sandbox]:
    with openshelf.Sandbox(today="2024-10-15", scale=0.2) as server:
        yield server


def asked(server: openshelf.Sandbox) -> list[str]:
    return [call["operation"] for call in server.calls]


FOUND = [
    ("spending", "agency", "NASA", "080", "National Aeronautics and Space Administration"),
    ("spending", "agency", "080", "080", "National Aeronautics and Space Administration"),
    ("spending", "agency", "defense", "097", "Department of Defense"),
    ("spending", "agency", "DOD/Navy", "1700", "Department of the Navy"),
    ("spending", "naics", "forest", "115310", "Support Activities for Forestry"),
    ("spending", "naics", "115310", "115310", "Support Activities for Forestry"),
    ("spending", "psc", "aircraft", "1510", "AIRCRAFT, FIXED WING"),
    ("gazette", "agency", "EPA", "environmental-protection-agency", None),
    ("gazette", "topic", "Water supply", "water-supply", "Water supply"),
    ("museum", "artist", "Rosa Jensen", "1342", "Rosa Jensen"),
]


@pytest.mark.parametrize(("service", "lookup", "text", "code", "name"), FOUND)
async def test_one_match_is_taken_by_both_clients(
    sandbox: Any, service: str, lookup: str, text: str, code: str, name: str | None
) -> None:
    with getattr(sandbox, service)() as client:
        found = getattr(client.lookup, lookup)(text)
    assert (found.code, found.name) == (code, name or found.name)
    assert found.name in found.values()
    async with getattr(sandbox, f"async_{service}")() as client:
        assert dict(await getattr(client.lookup, lookup)(text)) == dict(found)


async def test_a_topic_that_is_none_is_refused_by_its_name(own_sandbox: openshelf.Sandbox) -> None:
    refusals = {
        "water": r"topics: 'water' matches 3: .*Water supply \(water-supply\).*pass one of the codes",
        "water-suply": "topics: unknown topic 'water-suply'; did you mean 'water-supply'?",
    }
    with own_sandbox.gazette() as gazette:
        for text, refusal in refusals.items():
            with pytest.raises(openshelf.ArgumentError, match=refusal):
                gazette.filters(topics=text)
        assert gazette.filters(topics=["water-supply", "Water supply"])["topics"] == [
            "water-supply"
        ]
    assert asked(own_sandbox) == ["gazette.topics.list"]
    async with own_sandbox.async_gazette() as gazette:
        with pytest.raises(openshelf.ArgumentError, match="'water' matches 3"):
            await gazette.filters(topics="water")
    # Without a client nobody can be asked, so a slug is taken as it is.
    assert openshelf.gazette_filters(topics="water")["topics"] == ["water"]


def test_a_word_of_four_letters_is_no_code(own_sandbox: openshelf.Sandbox) -> None:
    for code in ("1510", "F018", "AA11", "Y1AA", "aj2a"):
        assert openshelf.spending_filters(psc=code) == {"psc_codes": [code.upper()]}
    with pytest.raises(openshelf.ArgumentError, match="unknown product or service 'ship'"):
        openshelf.spending_filters(psc="ship")
    with own_sandbox.spending() as spending:
        assert spending.filters(psc="drug")["psc_codes"] == ["6505"]


def test_the_list_is_asked_for_once_for_each_client(own_sandbox: openshelf.Sandbox) -> None:
    with own_sandbox.spending() as spending:
        for text in ("NASA", "DOD", "nasa", "Interior"):
            spending.lookup.agency(text)
        assert asked(own_sandbox) == [AGENCIES]
    with own_sandbox.spending() as another:
        another.lookup.agency("NASA")
    assert asked(own_sandbox) == [AGENCIES] * 2


def test_parts_are_asked_for_once_by_the_name_of_their_agency(
    own_sandbox: openshelf.Sandbox,
) -> None:
    """The service fails on a text that only parts have."""
    with own_sandbox.spending() as spending:
        found = spending.lookup.agency("DOD/Navy")
        assert found.parent == "Department of Defense"
        spending.lookup.agency("DOD/Army")
    assert asked(own_sandbox) == [AGENCIES, "spending.autocomplete.awarding_agency_office"]


def test_the_cache_of_the_client_answers_a_new_process(
    own_sandbox: openshelf.Sandbox, tmp_path: Path
) -> None:
    for _ in range(2):
        with own_sandbox.spending(use_caching=True, cache_name=str(tmp_path / "kept")) as spending:
            spending.lookup.agency("NASA")
    assert asked(own_sandbox) == [AGENCIES]


def test_several_matches_are_listed_with_their_codes(sandbox: Any) -> None:
    with sandbox.spending() as spending:
        with pytest.raises(openshelf.ArgumentError) as refused:
            spending.lookup.agency("Department of the")
        (fault,) = refused.value.faults
        assert sorted(fault["allowed"]) == ["014", "020"]
        message = str(refused.value)
        assert "Department of the Interior (014)" in message
        assert message.endswith("; pass one of the codes")
        for code in fault["allowed"]:
            assert spending.lookup.agency(code).code == code


LOOKUPS = [
    (service, lookup)
    for service in ("spending", "gazette", "museum")
    for lookup in (each["name"] for each in _core._service_words(service)["lookups"])
]


def listed_codes(look_up: Any) -> list[str]:
    """Return the codes of the first error that lists several matches."""
    for text in ("foundation", "van", "uni", "the", "for", "de", "a", "s", "m", "c"):
        try:
            look_up(text)
        except openshelf.ArgumentError as error:
            if allowed := error.faults[0]["allowed"]:
                return list(allowed)
    raise AssertionError("no text matches several")


@pytest.mark.parametrize(("service", "lookup"), LOOKUPS)
async def test_a_code_that_an_error_lists_is_found(sandbox: Any, service: str, lookup: str) -> None:
    with getattr(sandbox, service)() as client:
        look_up = getattr(client.lookup, lookup)
        codes = listed_codes(look_up)
        assert [look_up(code).code for code in codes[:3]] == codes[:3]
        assert all(look_up(code).name for code in codes[:3])
    async with getattr(sandbox, f"async_{service}")() as client:
        found = await getattr(client.lookup, lookup)(codes[0])
        assert (found.code, bool(found.name)) == (codes[0], True)


@pytest.mark.parametrize(
    ("service", "lookup", "code"),
    [
        ("spending", "recipient", "00000000-0000-0000-0000-000000000000-C"),
        ("museum", "artist", "999999999"),
        ("museum", "artist", "9" * 40),
    ],
)
async def test_a_code_that_nothing_has_is_unknown(
    sandbox: Any, service: str, lookup: str, code: str
) -> None:
    with getattr(sandbox, service)() as client:
        with pytest.raises(openshelf.ArgumentError, match=f"unknown {lookup} '{code}'"):
            getattr(client.lookup, lookup)(code)
    async with getattr(sandbox, f"async_{service}")() as client:
        with pytest.raises(openshelf.ArgumentError, match=f"unknown {lookup} '{code}'"):
            await getattr(client.lookup, lookup)(code)


def test_the_id_of_a_recipient_asks_for_that_one(sandbox: Any) -> None:
    with sandbox.spending() as spending:
        recipient = spending.lookup.recipient("HERON LOGISTICS LP")
        words = {"types": "contracts", "fiscal_years": 2024}
        wanted = spending.filters(**words, recipient_id=recipient.code)
        over_time = spending.search.spending_over_time
        total = sum(year["aggregated_amount"] for year in over_time(wanted)["results"])
        assert total > 0
        transactions = openshelf.paginate(spending.search.spending_by_transaction)
        amounts = transactions.records(wanted, ["Transaction Amount"], sort="Transaction Amount")
        assert sum(each["Transaction Amount"] for each in amounts) == pytest.approx(total)
    # Such an id is no text of a name, which would find nothing.
    for recipient_text in (recipient.code, ["Boeing", recipient.code.lower()]):
        with pytest.raises(openshelf.ArgumentError, match="write recipient_id='"):
            openshelf.spending_filters(recipient=recipient_text)
    # An id with other capitals would be another one, which nobody has.
    for text in ("HERON LOGISTICS LP", recipient.code.upper(), recipient.code.lower()):
        with pytest.raises(openshelf.ArgumentError, match="expected the id of a recipient, such"):
            openshelf.spending_filters(recipient_id=text)


NONE = [
    ("spending", "agency", "NASSA", "unknown agency 'NASSA'; did you mean 'NASA'?"),
    ("spending", "agency", "DOD/Navi", "unknown part of Department of Defense 'Navi'"),
    ("spending", "psc", "rocket ship", "unknown product or service 'rocket ship'"),
    (
        "gazette",
        "topic",
        "watr supply",
        "unknown topic 'watr supply'; did you mean 'Water supply'?",
    ),
    ("gazette", "agency", "", "expected a name such as 'EPA', got ''"),
]


@pytest.mark.parametrize(("service", "lookup", "text", "message"), NONE)
async def test_no_match_names_the_nearest(
    sandbox: Any, service: str, lookup: str, text: str, message: str
) -> None:
    with getattr(sandbox, service)() as client, pytest.raises(openshelf.ArgumentError) as refused:
        getattr(client.lookup, lookup)(text)
    assert str(refused.value).startswith(f"lookup.{lookup}(): text: {message}")
    async with getattr(sandbox, f"async_{service}")() as client:
        with pytest.raises(openshelf.ArgumentError) as again:
            await getattr(client.lookup, lookup)(text)
    assert str(again.value) == str(refused.value)


def test_a_search_without_matches_names_what_a_shorter_text_finds(sandbox: Any) -> None:
    with sandbox.spending() as spending:
        with pytest.raises(
            openshelf.ArgumentError, match=r"did you mean|expected one of"
        ) as refused:
            spending.lookup.naics("Support Activities for Forestries")
        assert "Support Activities for Forestry" in str(refused.value)


async def test_filters_of_a_client_look_names_up(own_sandbox: openshelf.Sandbox) -> None:
    words = {"agency": "department of defense/navy", "psc": "aircraft", "naics": "forest"}
    with own_sandbox.spending() as spending:
        filters = spending.filters(**words)
        assert filters["psc_codes"] == ["1510"]
        assert filters["naics_codes"] == ["115310"]
        assert spending.filters(types="contracts", agency="NASA", states="TX")
    asked_for = asked(own_sandbox)
    assert asked_for == ["spending.autocomplete.naics", "spending.autocomplete.psc"]
    async with own_sandbox.async_spending() as later:
        assert await later.filters(**words) == filters


def test_faults_of_lookups_are_among_the_others(sandbox: Any) -> None:
    with sandbox.spending() as spending, pytest.raises(openshelf.ArgumentError) as refused:
        spending.filters(agency="Made Up", psc="rocket ship", states="Texs")
    assert [fault["parameter"] for fault in refused.value.faults] == ["agency", "states", "psc"]
    assert str(refused.value).startswith("filters(): 3 faults:")


def test_a_cassette_has_the_lists(own_sandbox: openshelf.Sandbox, tmp_path: Path) -> None:
    path = tmp_path / "lookups.jsonl"
    with own_sandbox.spending() as spending:
        address = spending.base_url
        with openshelf.Cassette(path):
            code = spending.lookup.agency("NASA").code
    own_sandbox.close()
    with openshelf.Spending(base_url=address) as spending, openshelf.Cassette(path, record="none"):
        assert spending.lookup.agency("NASA").code == code
