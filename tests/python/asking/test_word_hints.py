"""Tests what is said about words that are no words: in Python, of lookups and in the command ask."""

from __future__ import annotations

import inspect
from typing import Any

import openshelf
import pytest
from openshelf import asking
from openshelf.terminal import parser, questions
from openshelf.terminal.completion import candidates


@pytest.mark.parametrize(
    ("function", "word", "hint"),
    [
        ("spending_filters", "agencies", "did you mean 'agency'?"),
        ("spending_filters", "fiscal_year", "did you mean 'fiscal_years'?"),
        ("spending_filters", "award_type_codes", "did you mean 'types'?"),
        ("gazette_filters", "agency", "did you mean 'agencies'?"),
        ("gazette_filters", "accepting_comments", "did you mean 'comment_open'?"),
        ("museum_where", "artst", "did you mean 'artist'?"),
        ("museum_where", "zzzzzz", "it takes "),
    ],
)
def test_a_misspelt_word_names_the_nearest(
    sandbox: Any, function: str, word: str, hint: str
) -> None:
    service, _, helper = function.partition("_")
    with getattr(sandbox, service)() as client:
        for made, name in (
            (getattr(openshelf, function), function),
            (getattr(client, helper), helper),
        ):
            with pytest.raises(openshelf.ArgumentTypeError) as refused:
                made(**{word: "x"})
            assert str(refused.value).startswith(
                f"{name}() got an unexpected keyword argument {word!r}; {hint}"
            )
            assert "types" in inspect.signature(made).parameters or service != "spending"


def test_positional_words_stay_a_type_error() -> None:
    with pytest.raises(TypeError, match="positional"):
        openshelf.spending_filters("contracts")  # type: ignore[misc]


def test_a_year_in_place_of_days_is_written_as_days(sandbox: Any) -> None:
    for year in (2024, "2024"):
        with pytest.raises(openshelf.ArgumentError) as refused:
            openshelf.gazette_filters(published=year)  # type: ignore[arg-type]
        assert "write '2024-01-01..2024-12-31', or year=2024" in str(refused.value)
        with pytest.raises(openshelf.ArgumentError) as refused:
            openshelf.gazette_filters(effective=year)  # type: ignore[arg-type]
        assert str(refused.value).endswith("write '2024-01-01..2024-12-31'")


def test_names_that_the_service_found_are_the_nearest_and_not_all(sandbox: Any) -> None:
    with sandbox.spending() as spending:
        with pytest.raises(openshelf.ArgumentError) as refused:
            spending.lookup.psc("computer")
    assert "; the nearest are " in str(refused.value)
    assert "expected one of" not in str(refused.value)


def test_amounts_of_a_list_and_sums_of_groups_are_told_apart(asked: Any) -> None:
    question = ("types=contracts", "fiscal_year=2024", "agency=NASA", "--max", "2")
    for more in ((), ("--group", "state"), ("--group", "state", "--format", "chart")):
        status, out, err = asked("spending.awards", *question, *more)
        assert status == 0
        assert "Award Amount in the list is what an award has obligated in its whole life" in err
        assert "whole life" not in out
    _, _, err = asked("spending.transactions", *question)
    assert err == ""


def test_a_question_without_a_needed_word_names_the_word(asked: Any) -> None:
    status, out, err = asked("spending.awards", "agency=NASA")
    assert (status, out) == (2, "")
    assert "types is missing: write types= and one of contracts, idvs, grants" in err
    assert "award_type_codes" not in err


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("gazette.documents", "accepting_comments=true"), "did you mean comment_open?"),
        (("gazette.documents", "published=2024"), "or year=2024"),
        (("museum.artworks", "artist"), "got 'artist'; names are artist, "),
        (("gazette.documents", "year=2024", "words"), "year, published, "),
        ((), "expected one of museum.artworks, gazette.documents, spending.awards"),
    ],
)
def test_the_command_says_what_to_write(asked: Any, words: tuple[str, ...], hint: str) -> None:
    status, out, err = asked(*words)
    assert (status, out) == (2, "")
    assert hint in err


@pytest.mark.parametrize("subject", questions.subjects())
def test_the_words_of_a_subject_are_listed(asked: Any, sandbox: Any, subject: str) -> None:
    before = len(sandbox.calls)
    status, out, err = asked(subject, "words")
    assert (status, err) == (0, "")
    service = subject.partition(".")[0]
    helper = asking.described(service)["helpers"][questions.subjects()[subject]["helper"]]
    told, _, groups = out.partition("\n\n")
    listed = [line.split()[0] for line in told.splitlines() if not line.startswith(" ")]
    assert listed == [each["name"] for each in helper["words"]]
    names = [each["name"] for each in questions.subjects()[subject]["groups"]]
    expected = f"--group takes one of {', '.join(names)}" if names else ""
    assert " ".join(groups.split()) == expected
    assert all(len(line) <= 80 for line in out.splitlines())
    assert len(sandbox.calls) == before


def test_the_help_names_what_can_be_asked_about() -> None:
    assert list(parser.SUBJECTS) == list(questions.subjects())
    help_text = parser.build().commands()["ask"].format_help()
    assert all(each in help_text for each in parser.SUBJECTS)


def test_groups_complete() -> None:
    commands = parser.build().commands()
    assert "state" in candidates(["ask", "spending.awards", "--group", "st"], commands)
    every = candidates(["ask", "gazette.documents", "year=2024", "--group", ""], commands)
    assert every == [each["name"] for each in questions.subjects()["gazette.documents"]["groups"]]
    assert candidates(["ask", "nothing", "--group", ""], commands) == []


@pytest.mark.parametrize("years", [(2020, 2024), ("2020", "2024"), (2024, 2020)])
def test_a_pair_of_years_is_no_silent_choice_between_a_range_and_two_years(years: Any) -> None:
    with pytest.raises(openshelf.ArgumentError) as refused:
        openshelf.spending_filters(fiscal_years=years)
    first, last = years
    assert f"write '{first}..{last}' for the range, or the list [{first}, {last}]" in str(
        refused.value
    )


def test_years_in_a_row_and_lists_are_taken() -> None:
    made = openshelf.spending_filters
    assert len(made(fiscal_years=(2023, 2024))["time_period"]) == 2
    assert len(made(fiscal_years=[2020, 2024])["time_period"]) == 2
    assert len(made(fiscal_years=("2020..2022", "2024"))["time_period"]) == 2
    assert len(made(fiscal_years="2020..2024")["time_period"]) == 1


@pytest.mark.parametrize(
    "name", ["DC", "Washington, DC", "Washington DC", "Washington D.C.", "District of Columbia"]
)
def test_the_capital_is_not_the_state_of_its_name(name: str) -> None:
    (place,) = openshelf.spending_filters(states=name)["place_of_performance_locations"]
    assert place == {"country": "USA", "state": "DC"}


@pytest.mark.parametrize("name", ["Army", "Centers for Disease Control"])
def test_a_client_suggests_what_the_function_suggests(sandbox: Any, name: str) -> None:
    with sandbox.spending() as spending:
        told = []
        for made in (openshelf.spending_filters, spending.filters):
            with pytest.raises(openshelf.ArgumentError, match="did you mean") as refused:
                made(agency=name)
            told.append(str(refused.value).split("did you mean ")[1].split("?")[0])
    assert told[0] == told[1]


def test_nothing_is_suggested_that_only_has_a_few_of_the_letters() -> None:
    with pytest.raises(openshelf.ArgumentError) as refused:
        openshelf.spending_filters(agency="Pentagon")
    assert "did you mean" not in str(refused.value)


@pytest.mark.parametrize("name", ["Pentagon", "Space Agency"])
def test_a_name_without_a_near_one_leads_to_all_of_them(name: str, sandbox: Any) -> None:
    with sandbox.spending() as spending, pytest.raises(openshelf.ArgumentError) as refused:
        spending.filters(agency=name)
    assert "the operation references.toptier_agencies lists all of them" in str(refused.value)


@pytest.mark.parametrize(
    ("function", "words", "told"),
    [
        ("gazette_filters", {"year": "2023..2024"}, "published='2023-01-01..2024-12-31'"),
        ("gazette_filters", {"published": "2024-02"}, "write '2024-02-01..2024-02-29'"),
        ("gazette_filters", {"effective": "2023-12"}, "write '2023-12-01..2023-12-31'"),
        ("museum_where", {"period": "1880-1890"}, "such as (1880, 1890) or '1880..1890'"),
    ],
)
def test_spans_in_another_form_are_told_as_they_are_written(
    function: str, words: dict[str, Any], told: str
) -> None:
    with pytest.raises(openshelf.ArgumentError) as refused:
        getattr(openshelf, function)(**words)
    assert told in str(refused.value)
