"""Tests that every argument that takes a list takes it in each of the ways that the terminal offers."""

import json
from typing import Any

import openshelf
import pytest
from each import for_each
from openshelf.terminal import words

from examples import CATALOG, example

#: Every parameter of which the client itself takes a list.
LISTS = [
    pytest.param(name, parameter, id=f"{name}-{parameter['name']}")
    for name, operation in CATALOG.items()
    for parameter in operation["parameters"]
    if parameter["kind"] in {"texts", "integers_or_texts"}
    or (
        parameter["kind"] == "text"
        and openshelf._core._sent_form(
            name, parameter["name"], json.dumps([str(example(parameter)).split(",")[0]])
        )
    )
]


def given(name: str, parameter: dict[str, Any], *texts: str) -> Any:
    """What the words `name=text` of a command line mean."""
    typed = [f"{parameter['name']}={text}" for text in texts]
    return words.arguments(words.operation(name), typed)[parameter["name"]]


def test_both_kinds_of_lists_are_tested() -> None:
    kinds = {each.values[1]["kind"] for each in LISTS}
    assert kinds == {"text", "texts", "integers_or_texts"}


@for_each(LISTS)
def test_a_json_list_holds_names_with_commas(name: str, parameter: dict[str, Any]) -> None:
    names = ["Korea, South", "a|b", "Italy"]
    assert given(name, parameter, json.dumps(names)) == names
    assert given(name, parameter, json.dumps(names[:1])) == names[:1]


@for_each(LISTS)
def test_a_list_is_repeated(name: str, parameter: dict[str, Any]) -> None:
    assert given(name, parameter, "a", "b") == ["a", "b"]
    assert given(name, parameter, '["x, y"]', "a,b") == ["x, y", "a", "b"]


@for_each(LISTS)
def test_what_is_no_json_list_is_names(name: str, parameter: dict[str, Any]) -> None:
    for text in ("[a", "[a]", '{"a": 1}'):
        found = given(name, parameter, text)
        assert found == text or found == text.split(",")


def test_names_with_commas_arrive(sandbox: Any) -> None:
    client = sandbox.disease()
    typed = ['countries=["Italy", "Korea, South"]', "last_days=2"]
    arguments = words.arguments(words.operation("disease.historical.countries_by_name"), typed)
    request = openshelf.prepare(client.historical.countries_by_name)(**arguments)
    assert "/historical/Italy%7CKorea,%20South?" in request.url
    found = client.historical.countries_by_name(**arguments)
    assert [each["country"] for each in found] == ["Italy", "S. Korea"]
