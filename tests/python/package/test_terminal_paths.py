"""Tests paths of objects in a command line, in the forms of other programs, and names of operations."""

from __future__ import annotations

import pytest
from openshelf.terminal import parser, words
from openshelf.terminal.completion import candidates


@pytest.mark.parametrize(
    ("word", "written"),
    [
        (
            "filters.time_period[0].start_date=2023-10-01",
            "filters.time_period.start_date=2023-10-01",
        ),
        (
            "filters.time_period.0.start_date=2023-10-01",
            "filters.time_period.start_date=2023-10-01",
        ),
        ("filters[award_type_codes]=A", "filters.award_type_codes=A"),
        ("filters.award_type_codes[]=A", "filters.award_type_codes=A"),
        ("filters.award_type_codes.0=A", "filters.award_type_codes=A"),
    ],
)
def test_a_path_with_an_index_is_told_without_it(word: str, written: str) -> None:
    operation = words.operation("spending.search.spending_by_award")
    with pytest.raises(words.MistakeError) as refused:
        words.arguments(operation, [word, "fields=Award ID"])
    assert f"a path has no index and no brackets; write {written}" in str(refused.value)
    several = "or filters.time_period='[{...}, {...}]' for several"
    assert (several in str(refused.value)) == ("time_period" in word)


@pytest.mark.parametrize("backwards", [False, True])
def test_json_and_paths_are_joined_in_either_order(backwards: bool) -> None:
    operation = words.operation("spending.search.spending_by_award")
    given = ['filters={"award_type_codes":["A"]}', "filters.award_type_codes=B"]
    made = words.arguments(operation, [*given[:: -1 if backwards else 1], "fields=Award ID"])
    assert made["filters"] == {"award_type_codes": ["A", "B"]}


def test_json_and_a_path_of_one_member_are_refused_in_either_order() -> None:
    operation = words.operation("spending.search.spending_by_award")
    given = ['filters={"place_of_performance_scope":"foreign"}']
    given.append("filters.place_of_performance_scope=domestic")
    for order in (given, given[::-1]):
        with pytest.raises(words.MistakeError, match="place_of_performance_scope: passed twice"):
            words.arguments(operation, [*order, "fields=Award ID"])


def test_the_last_part_of_a_name_finds_the_operation() -> None:
    with pytest.raises(
        words.MistakeError, match=r"did you mean spending\.search\.spending_by_award\?"
    ):
        words.operation("spending_by_award")


def test_a_misspelt_parameter_of_a_path_is_told_with_its_path() -> None:
    operation = words.operation("spending.search.spending_by_award")
    with pytest.raises(words.MistakeError, match=r"did you mean filters\.award_type_codes\?"):
        words.arguments(operation, ["filter.award_type_codes=A"])


def test_mirror_completes_lists_and_nothing_else() -> None:
    found = set(candidates(["mirror", "museum."], parser.build().commands()))
    lists = {name for name, each in words.index().items() if each["is_paged"]}
    assert found == {name for name in lists if name.startswith("museum.")}
