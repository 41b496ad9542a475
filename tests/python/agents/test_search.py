"""Tests the search among the operations with questions in people's words."""

from __future__ import annotations

import openshelf
import pytest
from measured import questions, recall
from openshelf.agents import search

HALVES = ("before", "first_answers", "after", "fresh")
NAMES = {f"{each['service']}.{each['full_name']}" for each in openshelf.operations()}


def test_there_are_three_hundred_questions_that_were_never_tuned_to_and_before() -> None:
    assert len(questions("before")) + len(questions("after")) >= 300
    assert len(questions("after")) >= len(questions("before"))
    assert len(questions("fresh")) >= 100


@pytest.mark.parametrize("half", HALVES)
def test_answers_are_operations_and_questions_do_not_contain_their_names(half: str) -> None:
    for ask, answers in questions(half).items():
        assert set(answers) <= NAMES, ask
        for name in NAMES:
            last = name.split(".", 1)[1]
            if "." in last or "_" in last:
                assert last not in ask, ask


#: What the search found when it was finished; the page for agents shows the figures of today.
@pytest.mark.parametrize(
    ("half", "least"),
    [
        ("before", {1: 0.82, 5: 0.96, 10: 0.98}),
        ("first_answers", {1: 0.9, 5: 0.97, 10: 0.99}),
        ("after", {1: 0.77, 5: 0.92, 10: 0.94}),
        ("fresh", {1: 0.45, 5: 0.77, 10: 0.85}),
    ],
)
def test_the_search_still_finds_what_it_found(half: str, least: dict[int, float]) -> None:
    found = recall(half)
    assert all(found[place] >= share for place, share in least.items()), found


def test_every_operation_is_found_by_its_name() -> None:
    for name in NAMES:
        assert search.find(f"how do I call {name}?")[0]["name"] == name


def test_every_operation_has_everyday_words() -> None:
    assert [
        each["full_name"] for each in openshelf.operations() if not each["everyday_words"]
    ] == []


def test_a_word_that_means_the_same_tells_no_more_than_the_one_that_was_asked() -> None:
    # "picture" means the same, and is rarer: it led to pictures that are not of artworks.
    names = [each["name"] for each in search.find("go through all artworks")[:5]]
    assert "museum.artworks.list" in names
    assert not any(name.startswith("placeholder.") for name in names)


def test_names_lead_to_what_they_name() -> None:
    country = "disease.totals.country"
    named = [each["name"] for each in search.find("numbers of Zimbabwe", services=["disease"])]
    unnamed = [each["name"] for each in search.find("numbers of Qwertyland", services=["disease"])]
    assert named.index(country) < unnamed.index(country)
    assert named[0].rpartition(".")[2].startswith("countr")


def test_services_limit_the_search() -> None:
    found = search.find("deaths in Italy by day", services=["disease"])
    assert found
    assert {each["service"] for each in found} == {"disease"}
    assert found[0]["name"] == "disease.historical.country"
    assert found[0]["required"] == ["country"]


def test_a_question_without_known_words_finds_nothing() -> None:
    assert search.find("zzzz") == []
    assert search.find("") == []


def test_a_word_that_only_begins_like_a_known_one_finds_it() -> None:
    names = [each["name"] for each in search.find("vaccinologist")]
    assert names[0].startswith("disease.vaccine.")
