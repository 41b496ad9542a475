"""Tests that every argument that takes a list takes it in each of the ways that the terminal offers, and no other."""

import json
from typing import Any

import openshelf
import pytest
from each import for_each
from openshelf import texts
from openshelf.terminal import paths, words

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
def test_blanks_beside_commas_are_no_part_of_a_name(name: str, parameter: dict[str, Any]) -> None:
    found = given(name, parameter, "one, two ,three three")
    names = ["one", "two", "three three"]
    assert (texts.listed(parameter, found) if isinstance(found, str) else found) == names


@for_each(LISTS)
def test_json_without_its_quotes_is_refused(name: str, parameter: dict[str, Any]) -> None:
    own = parameter["name"]
    for text in ("[a,b]", "[a]", "[a,", "{a}", '["a" "b"]'):
        assert f"{own}: {text} is no JSON: " in refused(name, f"{own}={text}")
    assert f'write {own}=\'["a","b"]\', with the single quotes, or {own}=a,b' in refused(
        name, f"{own}=[a,b]"
    )
    assert f"{own}: expected a list, got the object" in refused(name, own + '={"a": 1}')


def refused(name: str, *typed: str) -> str:
    """The message about the words of a call."""
    with pytest.raises(words.MistakeError) as caught:
        words.arguments(words.operation(name), typed)
    return str(caught.value)


#: Every list that is a member of an object, by its whole path.
MEMBERS = [
    pytest.param(name, path, member["kind"], id=f"{name}-{path}")
    for name, operation in CATALOG.items()
    for parameters in [{each["name"]: each for each in operation["parameters"]}]
    for parameter in operation["parameters"]
    for path in paths.leaves(parameter, parameter["name"])
    for member in [paths.member(parameters, path) or {}]
    if member["kind"] in {"texts", "texts_or_integers", "integers"}
]


@for_each(MEMBERS)
def test_lists_in_objects_are_written_like_others(name: str, path: str, kind: str) -> None:
    def put(text: str) -> Any:
        found: dict[str, Any] = words.arguments(words.operation(name), [f"{path}={text}"])
        value: Any = found
        for part in path.split("."):
            value = value[0] if isinstance(value, list) else value
            value = value[part]
        return value

    assert put("33, 44") == put("33,44") == ([33, 44] if kind == "integers" else ["33", "44"])
    assert f'write {path}=\'["8A","SBA"]\'' in refused(name, f"{path}=[8A,SBA]")


AWARDS = "spending.search.spending_by_award"


def test_a_list_that_a_shell_has_divided_is_refused() -> None:
    # The shell removes the quotes of president=["joe-biden", "donald-trump"] and divides it.
    divided = ["president=[joe-biden,", "donald-trump]"]
    told = refused("gazette.documents.search", *divided)
    assert "president: [joe-biden, is no JSON: it has no end; a shell divides at blanks" in told
    assert "is no JSON" in refused("gazette.documents.search", "water", *divided)
    assert "is no JSON" in refused(AWARDS, "filters={award_type_codes:[A,B]}")


@pytest.mark.parametrize("member", ["naics_codes", "psc_codes"])
def test_names_with_commas_are_a_list_where_an_object_is_allowed(member: str) -> None:
    def given(*typed: str) -> Any:
        return words.arguments(words.operation(AWARDS), typed)["filters"][member]

    path = f"filters.{member}"
    assert given(f"{path}=33, 44") == ["33", "44"]
    assert given(f"{path}=33", f"{path}=44") == ["33", "44"]
    assert given(f'{path}={{"require": [["33"]]}}') == {"require": [["33"]]}
    assert given(f'{path}=["33"]') == ["33"]
    assert "is no JSON" in refused(AWARDS, f"{path}={{require:[33]}}")


def test_an_order_of_the_museum_is_a_list() -> None:
    found = words.arguments(words.operation("museum.artworks.search"), ["monet", "sort=title, id"])
    assert found["sort"] == ["title", "id"]


def test_a_body_that_was_made_a_text_twice_is_told() -> None:
    body = json.dumps({"award_type_codes": ["A"]})
    told = refused(AWARDS, f"filters={json.dumps(body)}")
    assert told == (
        "filters: this is a text that holds JSON; write it without the outer quotes: "
        f"filters='{body}'"
    )
    codes = json.dumps(json.dumps(["A", "B"]))
    assert "write it without the outer quotes" in refused(
        AWARDS, f"filters.award_type_codes={codes}"
    )


def test_names_with_commas_arrive(sandbox: Any) -> None:
    client = sandbox.disease()
    typed = ['countries=["Italy", "Korea, South"]', "last_days=2"]
    arguments = words.arguments(words.operation("disease.historical.countries_by_name"), typed)
    request = openshelf.prepare(client.historical.countries_by_name)(**arguments)
    assert "/historical/Italy%7CKorea,%20South?" in request.url
    found = client.historical.countries_by_name(**arguments)
    assert [each["country"] for each in found] == ["Italy", "S. Korea"]
