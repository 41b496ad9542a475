"""Tests that every word of the catalog becomes what its operation takes."""

from __future__ import annotations

import inspect
import json
import operator
from typing import Any, get_args

import openshelf
import pytest
from openshelf import asking
from openshelf.asking import forms
from openshelf.asking.context import form_of

SERVICES = ("spending", "gazette", "museum")
HELPERS = [
    (service, helper) for service in SERVICES for helper in asking.described(service)["helpers"]
]
WORDS = [
    pytest.param(service, helper, word, id=f"{service}.{helper}.{word['name']}")
    for service, helper in HELPERS
    for word in asking.described(service)["helpers"][helper]["words"]
]


def value_of(word: dict[str, Any]) -> Any:
    """The sample as a call writes it."""
    form, _ = form_of(word)
    return word["sample"] == "true" if form == "flag" else word["sample"]


def made(service: str, helper: str, **given: Any) -> dict[str, Any]:
    function = getattr(openshelf, f"{service}_{helper}")
    result: dict[str, Any] = function(**given)
    return result


def prepared(service: str, helper: str, result: dict[str, Any]) -> Any:
    """The request of the operation that the docstring shows, with what the helper gave."""
    facts = asking.described(service)["helpers"][helper]
    client = getattr(openshelf, service.capitalize())()
    method = operator.attrgetter(facts["used_by"][0])(client)
    if facts["gives"] == "object":
        return openshelf.prepare(method)(result)
    if facts["gives"] == "query":
        return openshelf.prepare(method)(None, query=result)
    return openshelf.prepare(method)(**result)


def companions(word: dict[str, Any]) -> dict[str, Any]:
    """A word that belongs to periods needs one."""
    return {"fiscal_years": 2024} if form_of(word)[0] == "of_periods" else {}


@pytest.mark.parametrize(("service", "helper", "word"), WORDS)
def test_the_sample_of_a_word_is_sent(service: str, helper: str, word: dict[str, Any]) -> None:
    result = made(service, helper, **companions(word), **{word["name"]: value_of(word)})
    request = prepared(service, helper, result)
    assert request.url.startswith("https://")
    assert len(str(result)) > len(str(made(service, helper, **companions(word))))


@pytest.mark.parametrize(("service", "helper", "word"), WORDS)
def test_every_choice_stands_for_its_codes_in_every_spelling(
    service: str, helper: str, word: dict[str, Any]
) -> None:
    form, about = form_of(word)
    if form not in {"codes", "choice", "codes_or_groups", "of_periods", "places", "scope"}:
        assert not word["choices"]
        return
    if form == "places" and about not in {"state", "country"}:
        return
    for choice in word["choices"]:
        spellings = [choice["name"], *choice["also"]]
        spellings += [each.upper() for each in spellings] + [choice["name"].replace("-", " ")]
        results = [
            made(service, helper, **companions(word), **{word["name"]: each}) for each in spellings
        ]
        assert all(result == results[0] for result in results), choice
        for code in choice["codes"]:
            assert repr(code) in repr(results[0])


@pytest.mark.parametrize(("service", "helper", "word"), WORDS)
def test_no_two_choices_share_a_spelling(service: str, helper: str, word: dict[str, Any]) -> None:
    spelt = [
        asking.context.key(each)
        for choice in word["choices"]
        for each in {asking.context.key(name) for name in (choice["name"], *choice["also"])}
    ]
    assert len(spelt) == len(set(spelt)), f"{service}.{helper}"


@pytest.mark.parametrize(("service", "helper", "word"), WORDS)
def test_a_value_of_another_kind_is_refused_by_its_name(
    service: str, helper: str, word: dict[str, Any]
) -> None:
    for value in (object(), 5.5):
        with pytest.raises(openshelf.ArgumentError) as refused:
            made(service, helper, **{word["name"]: value})
        (fault,) = refused.value.faults
        assert fault["parameter"] == word["name"]
        assert str(refused.value).startswith(f"{service}_{helper}(): {word['name']}: ")


@pytest.mark.parametrize(("service", "helper", "word"), WORDS)
def test_what_a_word_refers_to_exists(service: str, helper: str, word: dict[str, Any]) -> None:
    described = asking.described(service)
    assert word["lookup"] in {"", *described["lookups"]}
    assert form_of(word)[0] in forms.FORMS
    assert word["note"] and word["thing"] and word["members"]
    names = {name for pair in word["parents"] for name in pair}
    assert names <= set((word["known"] or {"names": []})["names"])
    assert helper in described["helpers"]


@pytest.mark.parametrize(("service", "helper"), HELPERS)
def test_the_function_has_an_argument_for_each_word(service: str, helper: str) -> None:
    words = asking.described(service)["helpers"][helper]["words"]
    function = getattr(openshelf, f"{service}_{helper}")
    parameters = inspect.signature(function).parameters
    assert list(parameters) == [word["name"] for word in words]
    kinds = {(each.kind, each.default) for each in parameters.values()}
    assert kinds == {(inspect.Parameter.KEYWORD_ONLY, None)}
    for name in parameters:
        assert f"\n{name} : " in inspect.getdoc(function)
    for prefix in ("", "Async"):
        method = getattr(getattr(openshelf, f"{prefix}{service.capitalize()}"), helper)
        assert list(inspect.signature(method).parameters)[1:] == list(parameters)


@pytest.mark.parametrize(("service", "helper"), HELPERS)
def test_editors_are_offered_the_words_of_each_argument(service: str, helper: str) -> None:
    module = __import__(f"openshelf.words.{service}", fromlist=[service])
    offered = {get_args(value) for name, value in vars(module).items() if "Literal" in repr(value)}
    for word in asking.described(service)["helpers"][helper]["words"]:
        names = tuple(choice["name"] for choice in word["choices"])
        if names and form_of(word)[0] != "places":
            assert any(set(names) <= set(each) for each in offered), word["name"]


@pytest.mark.parametrize(("service", "helper"), HELPERS)
def test_the_example_of_the_docstring_works(service: str, helper: str) -> None:
    facts = asking.described(service)["helpers"][helper]
    given = eval(f"dict({facts['example']})")  # noqa: S307  the catalog is our own
    prepared(service, helper, made(service, helper, **given))


def test_nothing_is_made_of_nothing() -> None:
    assert openshelf.spending_filters() == {}
    assert openshelf.gazette_filters() == {"search_term": None}
    assert openshelf.museum_where() == {"match_all": {}}


@pytest.mark.parametrize("service", SERVICES)
def test_lookups_links_and_subjects_name_operations(service: str) -> None:
    described = asking.described(service)
    named = [(each["operation"], each["text"]) for each in described["lookups"].values()]
    for record in described["linked_records"].values():
        named += [(record["operation"], record["parameter"])]
        named += [
            (link["operation"], parameter)
            for link in record["links"]
            for parameter, _ in link["arguments"]
        ]
    for subject in described["subjects"].values():
        assert subject["helper"] in described["helpers"]
        named += [(subject["operation"], subject["argument"])]
        named += [(group["operation"], subject["argument"]) for group in subject["groups"]]
    for name, parameter in named:
        if name:
            found = openshelf._core._operation(f"{service}.{name}")
            assert found is not None, name
            assert parameter in {"", *(each["name"] for each in found["parameters"])}


@pytest.mark.parametrize("service", SERVICES)
def test_lists_groups_and_clocks_name_what_there_is(service: str) -> None:
    facts = asking.described(service)
    for subject in facts["subjects"].values():
        words = {each["name"]: each for each in facts["helpers"][subject["helper"]]["words"]}
        groups = {each["name"]: each for each in subject["groups"]}
        for listed in subject["lists"]:
            choices = [each["name"] for each in words[listed["word"]]["choices"]]
            assert listed["choice"] in choices
            arguments = json.loads(listed["arguments"])
            assert arguments["sort"] in arguments["fields"]
        if groups:
            whole = subject["whole"]
            assert groups[whole["group"]]["is_whole"]
            assert bool(whole["not_with"]) == bool(whole["why_not"])
            for name, codes in whole["not_with"]:
                known = {code for choice in words[name]["choices"] for code in choice["codes"]}
                assert codes and set(codes) <= known
            assert not any(each["is_whole"] and each["overlaps"] for each in groups.values())
    links = [each for record in facts["linked_records"].values() for each in record["links"]]
    for link in links:
        assert (link["utc_offset"] is not None) == (link["gives"] == "open_until")


def test_the_word_for_a_year_stands_before_that_for_its_days() -> None:
    for service, helper in HELPERS:
        words = asking.described(service)["helpers"][helper]["words"]
        places = {word["members"][0]: place for place, word in enumerate(words)}
        for place, word in enumerate(words):
            if form_of(word)[0] == "days" and word["members"][3:]:
                assert places[word["members"][3]] < place
