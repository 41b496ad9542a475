"""Tests how the command ask reads words with commas, and what it says of them."""

from __future__ import annotations

import json
from typing import Any

import openshelf
import pytest
from openshelf import asking
from openshelf.asking.context import divided, form_of
from openshelf.terminal import question_words

SUBJECTS = {
    "spending.awards": ("spending", "filters"),
    "gazette.documents": ("gazette", "filters"),
    "museum.artworks": ("museum", "where"),
}


def read(subject: str, *typed: str) -> tuple[dict[str, Any], list[str]]:
    service, helper = SUBJECTS[subject]
    return question_words.given(subject, asking.described(service)["helpers"][helper], typed)


#: What is typed, and the value that the helper gets.
READ: list[tuple[str, list[str], Any]] = [
    ("museum.artworks", ["kind=Painting,Print"], ["Painting", "Print"]),
    ("museum.artworks", ["kind=Painting", "kind=Print"], ["Painting", "Print"]),
    ("museum.artworks", ["place=France, Japan"], ["France", "Japan"]),
    ("museum.artworks", ['artist=["Monet, Claude"]'], ["Monet, Claude"]),
    ("museum.artworks", ['artist=["Monet, Claude"]', "artist=Manet"], ["Monet, Claude", "Manet"]),
    ("museum.artworks", ["period=1880..1890"], "1880..1890"),
    ("spending.awards", ["recipient=Boeing,Lockheed"], ["Boeing", "Lockheed"]),
    ("spending.awards", ["keywords=steel,iron"], ["steel", "iron"]),
    ("spending.awards", ["award_ids=A1,B2"], ["A1", "B2"]),
    ("spending.awards", ["amount=1,000,000.."], "1,000,000.."),
    ("spending.awards", ["amount=..1000,1000000.."], ["..1000", "1000000.."]),
    ("spending.awards", ["states=Washington, DC,TX"], ["Washington, DC", "TX"]),
    (
        "spending.awards",
        ["naics=professional, scientific, and technical services"],
        "professional, scientific, and technical services",
    ),
    ("spending.awards", ["cities=Houston, TX"], ["Houston, TX"]),
    ("spending.awards", ["cities=Houston,TX,Dallas,TX"], ["Houston, TX", "Dallas, TX"]),
    ("spending.awards", ["description=ROAD, NORTH"], "ROAD, NORTH"),
    ("spending.awards", ['states=["TX", {"country": "CAN"}]'], ["TX", {"country": "CAN"}]),
    ("gazette.documents", ["term=water, land"], "water, land"),
    ("gazette.documents", ["term=[water]"], "[water]"),
    ("gazette.documents", ["near=Chicago, IL/25"], "Chicago, IL/25"),
]


@pytest.mark.parametrize(("subject", "typed", "value"), READ, ids=lambda value: str(value)[:50])
def test_commas_divide_alternatives(subject: str, typed: list[str], value: Any) -> None:
    (found,), _ = read(subject, *typed)[0].values(), None
    assert found == value


@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_word_of_several_values_is_divided_at_commas(subject: str) -> None:
    service, helper = SUBJECTS[subject]
    single = {"text", "pair", "flag", "amounts"}
    for word in asking.described(service)["helpers"][helper]["words"]:
        form, about = form_of(word)
        if form not in single and about != "city":
            found, _ = read(subject, f"{word['name']}=one,two")
            assert found == {word["name"]: ["one", "two"]}, word["name"]


def test_a_text_with_a_comma_and_a_space_says_how_it_was_read(asked: Any) -> None:
    status, out, err = asked("museum.artworks", "artist=Anton, Vance", "--max", "3")
    assert (status, len(json.loads(out))) == (0, 3)
    assert err == (
        "(artist: 'Anton' or 'Vance'; one text with a comma is artist='[\"Anton, Vance\"]')\n"
    )
    assert read("museum.artworks", "kind=Painting,Print")[1] == []


def test_kinds_with_a_comma_find_both(asked: Any) -> None:
    def number(*words: str) -> int:
        _, out, _ = asked("museum.artworks", *words)
        return len(json.loads(out))

    both = number("kind=Painting,Print")
    assert (
        both
        == number("kind=Painting") + number("kind=Print")
        == number("kind=Painting", "kind=Print")
    )
    assert both > number("kind=Painting") > 0


def test_a_list_that_is_no_json_is_a_mistake(asked: Any) -> None:
    status, out, err = asked("museum.artworks", "artist=[Monet]")
    assert (status, out) == (2, "")
    assert err.startswith("openshelf: artist: [Monet] is no JSON: ")


def test_names_of_the_catalog_keep_their_commas() -> None:
    for service, helper in SUBJECTS.values():
        for word in asking.described(service)["helpers"][helper]["words"]:
            known = word["known"] or {"names": [], "short_forms": []}
            names = [name for each in word["choices"] for name in (each["name"], *each["also"])]
            for name in filter(lambda name: "," in name, [*names, *known["names"]]):
                assert divided(word, f"first,{name},last") == ["first", name, "last"]


#: In Python a text is one value, and one that looks like several is refused with both ways to write.
TEXTS: list[tuple[Any, dict[str, Any]]] = [
    (openshelf.museum_where, {"kind": "Painting,Print"}),
    (openshelf.museum_where, {"place": "France,Japan"}),
    (openshelf.spending_filters, {"recipient": "Boeing,Lockheed"}),
    (openshelf.spending_filters, {"keywords": "steel,iron"}),
]


@pytest.mark.parametrize(("function", "words"), TEXTS)
def test_a_text_that_looks_like_several_is_refused(function: Any, words: dict[str, Any]) -> None:
    ((name, text),) = words.items()
    with pytest.raises(openshelf.ArgumentError) as refused:
        function(**words)
    several = text.split(",")
    assert str(refused.value).endswith(
        f"{name}: {text!r} is one text: write {several!r} for several, and {[text]!r} for this one"
    )
    assert text in str(function(**{name: [text]}))
    assert function(**{name: several}) != function(**{name: [text]})


def test_a_text_with_a_comma_is_one_text() -> None:
    assert openshelf.museum_where(artist="Monet, Claude")["match"]["artist_title"]["query"] == (
        "Monet, Claude"
    )
    assert openshelf.spending_filters(keywords="1,000 beds") == {"keywords": ["1,000 beds"]}


def test_several_words_in_a_text_are_a_list() -> None:
    with pytest.raises(openshelf.ArgumentError) as refused:
        openshelf.spending_filters(types="contracts,grants", states="TX,Washington, DC")
    assert refused.value.faults[0]["message"] == (
        "types: 'contracts,grants' is one text: several stand in a list, "
        "types=['contracts', 'grants']"
    )
    with pytest.raises(openshelf.ArgumentError, match="'Houston, TX, Dallas, TX'"):
        openshelf.spending_filters(cities="Houston, TX, Dallas, TX")
    with pytest.raises(openshelf.ArgumentError, match="expected an amount in USD, got '1,5'"):
        openshelf.spending_filters(amount="1,5..")
