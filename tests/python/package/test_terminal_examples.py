"""Tests that the messages of a terminal show values as the terminal takes them."""

import json
import shlex
from typing import Any

import openshelf
import pytest
from each import for_each
from openshelf.__main__ import main
from openshelf.terminal import nearest, words

from examples import CATALOG

#: The operations with an argument that is needed and has an example.
NEEDED = [
    pytest.param(name, operation, id=name)
    for name, operation in CATALOG.items()
    if any(each["required"] and each["sample"] for each in operation["parameters"])
]


@for_each(NEEDED)
def test_what_is_missing_is_shown_as_a_shell_takes_it(
    name: str, operation: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["call", name]) == 2
    told = capsys.readouterr().err
    for parameter in operation["parameters"]:
        if not (parameter["required"] and parameter["sample"]) or parameter["values"]:
            continue
        start = f"such as {parameter['name']}="
        assert start in told
        shown = told[told.index(start) + len("such as ") :]
        # Up to the end of the word, as a shell finds it.
        reader = shlex.shlex(shown, posix=True, punctuation_chars=";")
        reader.whitespace_split = True
        word = next(reader)
        sample = json.loads(parameter["sample"])
        found = words.arguments(operation, [word])[parameter["name"]]
        assert str(found) in (str(sample), str([sample])), word


def test_a_value_is_shown_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["call", "spending.search.spending_by_award", 'filters=["A"]', "fields=x"]) == 2
    assert 'filters: expected a JSON object, got ["A"]' in capsys.readouterr().err


def test_python_keeps_its_own_notation(capsys: pytest.CaptureFixture[str]) -> None:
    main(["call", "spending.search.spending_by_award"])
    with openshelf.Spending() as spending, pytest.raises(TypeError) as caught:
        openshelf.prepare(spending.search.spending_by_award)()
    told = str(caught.value)
    shown = told[told.index("{") : told.rindex("}") + 1]
    assert shown.startswith("{'award_type_codes': [") and "..." not in told


OPERATION_NAMES = [
    ("gazette.searchDocuments", "gazette.documents.search"),
    ("spending.awardSpendingBySearch", "spending.search.spending_by_award"),
    ("search_artworks.museum", "museum.artworks.search"),
    ("gazette.documents.serch", "gazette.documents.search"),
    ("gazette.getDocument", "gazette.documents.get"),
]


@pytest.mark.parametrize(("typed", "meant"), OPERATION_NAMES)
def test_the_words_of_an_operation_stand_in_any_order(typed: str, meant: str) -> None:
    assert nearest.hint(typed, words.index()) == f"; did you mean {meant}?"


@pytest.mark.parametrize("name", CATALOG)
def test_a_known_name_is_the_nearest_one(name: str) -> None:
    assert nearest.hint(name.upper(), [name, *list(CATALOG)[::97]]).endswith(f"{name}?")
