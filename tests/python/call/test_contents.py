"""Tests empty texts and lists, and texts that name several things, with all operations."""

from functools import cache
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import base_of, method_of
from each import for_each
from expected import expected, names
from hostile import companions
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from recorder import Recorder
from samples import fewest, value
from wire import Actual, differences

LISTS = {"list[str]", "list[int]|list[str]", "list[object]"}

MANY = settings(
    max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def cases(wanted: Any) -> list[Any]:
    return [
        pytest.param(operation, parameter, id=f"{operation.id}-{parameter.name}")
        for operation in catalog_facts.operations()
        for parameter in operation.parameters
        if wanted(parameter)
    ]


def takes_a_list(parameter: catalog_facts.Parameter) -> bool:
    return parameter.type in LISTS or parameter.takes_list


def takes_a_text(parameter: catalog_facts.Parameter) -> bool:
    return parameter.type in {"str", "int|str"}


#: What a browser or an editor leaves behind: nobody sees it, and the museum removes some of it.
INVISIBLE = ["\u200b", "\ufeff", " \u200b ", "\u2060\u200e", "\u00ad"]

#: Every text and every list of the catalog.
TEXTS_AND_LISTS = cases(lambda parameter: takes_a_list(parameter) or takes_a_text(parameter))
TEXTS = cases(
    lambda parameter: takes_a_text(parameter) or parameter.type in LISTS - {"list[object]"}
)
NAMES = cases(lambda parameter: parameter.is_names and not parameter.is_date)


@for_each(TEXTS_AND_LISTS)
def test_an_empty_or_blank_value_is_refused(
    operation: catalog_facts.Operation,
    parameter: catalog_facts.Parameter,
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    """A service takes it for no filter and answers everything, so nothing is sent."""
    method = method_of(clients[operation.service], operation)
    more = fewest(operation) | companions(operation, parameter)
    empties: list[Any] = [[]] if takes_a_list(parameter) else []
    if takes_a_list(parameter) and parameter.type != "list[object]":
        empties += [[""], [" "], ["\t"], ["\u3000"], *([text] for text in INVISIBLE)]
    if takes_a_text(parameter):
        empties += ["", " ", " \n\t ", "\u00a0", *INVISIBLE]
    for empty in empties:
        with pytest.raises(openshelf.ArgumentError) as caught:
            method(**more | {parameter.name: empty})
        assert parameter.name in {fault["parameter"] for fault in caught.value.faults}, empty
    assert empties
    assert recorder.requests == []


@for_each(TEXTS)
def test_a_control_character_is_refused(
    operation: catalog_facts.Operation,
    parameter: catalog_facts.Parameter,
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    """The services answer it with a 500."""
    method = method_of(clients[operation.service], operation)
    more = fewest(operation) | companions(operation, parameter)
    for text in ("a\0b", "a\x01b", "a\x7fb", "a\nb"):
        given = [text] if parameter.type in LISTS else text
        with pytest.raises(openshelf.ArgumentError) as caught:
            method(**more | {parameter.name: given})
        assert parameter.name in {fault["parameter"] for fault in caught.value.faults}, text
    assert recorder.requests == []


#: Names without separators, spaces at their ends, or what an operation reserves.
words = st.text(
    st.characters(codec="utf-8", exclude_characters=",|", exclude_categories=["Cc", "Cf"]),
    min_size=1,
    max_size=12,
).filter(lambda text: text.strip() == text and text not in {".", ".."})
spaces = st.sampled_from(["", " ", "  ", "\t", "\n"])


#: The Federal Register reads some endings as the format of the answer, and they are refused.
FORMATS = (".csv", ".json", ".rss")

NOT_OF_THE_REGISTER = words.filter(
    lambda text: "FR" not in text and not text.lower().endswith(FORMATS)
)


def allowed(operation: catalog_facts.Operation, parameter: catalog_facts.Parameter) -> Any:
    """Names that pass the parameter's other rules."""
    if parameter.enum:
        return st.sampled_from(parameter.enum)
    if parameter.name == "def_codes":
        return st.sampled_from(["L", "M", "Q2"])
    return NOT_OF_THE_REGISTER if operation.service == "gazette" else words


@cache
def several(names: st.SearchStrategy[str]) -> st.SearchStrategy[list[str]]:
    """A few of them. Creating a strategy takes longer than drawing from it."""
    return st.lists(names, min_size=1, max_size=4)


@pytest.mark.parametrize(("operation", "parameter"), NAMES)
@MANY
@given(data=st.data())
def test_a_text_of_several_names_is_sent_like_the_list_of_them(
    data: st.DataObject,
    operation: catalog_facts.Operation,
    parameter: catalog_facts.Parameter,
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    chosen = data.draw(several(allowed(operation, parameter)))
    text = ",".join(data.draw(spaces) + name + data.draw(spaces) for name in chosen)
    method = openshelf.prepare(method_of(clients[operation.service], operation))
    base = base_of(operation, recorder.url)
    more = fewest(operation) | companions(operation, parameter)
    as_text = method(**more | {parameter.name: text})
    as_list = method(**more | {parameter.name: chosen})
    assert (as_text.url, as_text.body) == (as_list.url, as_list.body)
    wanted = expected(operation, more | {parameter.name: text})
    assert not differences(wanted, Actual.of_request(as_text, base))
    assert names(parameter, text) == chosen


@for_each(NAMES)
def test_an_empty_name_is_refused(
    operation: catalog_facts.Operation,
    parameter: catalog_facts.Parameter,
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    method = method_of(clients[operation.service], operation)
    more = fewest(operation) | companions(operation, parameter)
    one = value(operation, parameter)
    one = one[0] if isinstance(one, list) else one
    texts: list[Any] = [",", f"{one},", f",{one}", f"{one}, ,{one}", " "]
    if parameter.separated_by_bars:
        texts += ["|", f"{one}|", f"|{one}", f"{one}| |{one}", f"{one}, {one}||{one}"]
    if not parameter.is_repeated:
        texts += [[one, ""], [" ", one], [""]]
    for text in texts:
        with pytest.raises(openshelf.ArgumentError) as caught:
            method(**more | {parameter.name: text})
        assert {fault["parameter"] for fault in caught.value.faults} == {parameter.name}, text
    assert recorder.requests == []


BARS = cases(lambda parameter: parameter.separated_by_bars)


@pytest.mark.parametrize(("operation", "parameter"), BARS)
def test_only_bars_separate_names_in_a_text_with_a_bar(
    operation: catalog_facts.Operation,
    parameter: catalog_facts.Parameter,
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    method = openshelf.prepare(method_of(clients[operation.service], operation))
    base = base_of(operation, recorder.url)

    def last(given: Any) -> str:
        arguments = fewest(operation) | {parameter.name: given}
        actual = Actual.of_request(method(**arguments), base)
        assert not differences(expected(operation, arguments), actual)
        return actual.segments[-1]

    assert last(" one | two ") == "one|two"
    assert last(["one, a", "two"]) == "one, a|two"
    assert last(["one, a"]) == last("one, a|") == "one, a|"
    if parameter.name != "provinces":  # "',' or '|' separated, never both"
        assert last("one, a | two") == "one, a|two"


@pytest.mark.parametrize(
    ("identity", "arguments", "ending"),
    [
        ("gazette.documents.get_many", {"document_nums": "2024-10001, 2024-10002"},
         "/documents/2024-10001,2024-10002.json"),
        ("disease.totals.states_by_name", {"states": "California, Texas"},
         "/states/California,Texas"),
        ("disease.totals.countries_by_name", {"countries": "usa, gb"}, "/countries/usa,gb"),
        ("disease.nyt.counties_by_name", {"counties": "Cook,Adams"}, "/counties/Cook%2C%20Adams"),
        ("museum.artworks.list", {"fields": "id, title"}, "&fields=id%2Ctitle"),
        ("museum.artworks.list_with_fields", {"fields": "id, title"}, "fields=id%2Ctitle"),
        ("gazette.documents.search", {"search_term": "x", "fields": "title, type"},
         "&fields%5B%5D=title&fields%5B%5D=type"),
    ],
)  # fmt: skip
def test_examples_from_the_issue_are_rendered_as_it_says(
    identity: str, arguments: dict[str, Any], ending: str, clients: dict[str, Any]
) -> None:
    operation = catalog_facts.by_id()[identity]
    url = openshelf.prepare(method_of(clients[operation.service], operation))(**arguments).url
    assert ending in url.split("?")[0] + ("&" + url.partition("?")[2])


OBJECTS = [
    pytest.param(operation, parameter, id=f"{operation.id}-{parameter.name}")
    for operation in catalog_facts.operations()
    for parameter in operation.parameters
    if parameter.type == "object" and not parameter.required and operation.service == "museum"
]


@for_each(OBJECTS)
def test_an_empty_object_is_refused(
    operation: catalog_facts.Operation,
    parameter: catalog_facts.Parameter,
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    """The service answers it as if it was not given, or with a search that has no order."""
    method = method_of(clients[operation.service], operation)
    with pytest.raises(openshelf.ArgumentError) as caught:
        method(**fewest(operation) | {parameter.name: {}})
    assert parameter.name in {fault["parameter"] for fault in caught.value.faults}
    assert "at least one member" in str(caught.value)
    assert recorder.requests == []


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("spending_over_time", {}),
        ("spending_by_award_count", {}),
        ("spending_by_transaction_count", {}),
        ("spending_by_geography", {"scope": "place_of_performance", "geo_layer": "state"}),
    ],
)
def test_an_empty_filter_is_refused_where_the_service_wants_one(
    name: str, options: dict[str, Any], clients: dict[str, Any], recorder: Recorder
) -> None:
    """It answers that the filters are missing, or fails."""
    with pytest.raises(openshelf.ArgumentError, match="filters: at least one member is needed"):
        getattr(clients["spending"].search, name)({}, **options)
    assert recorder.requests == []


@pytest.mark.parametrize(
    "query", [{"match": {"ti\0tle": "a"}}, {"a\nb": {}}, {"bool": [{"\x7f": 1}]}]
)
def test_a_control_character_in_the_name_of_a_member_is_refused(
    query: dict[str, Any], clients: dict[str, Any], recorder: Recorder
) -> None:
    with pytest.raises(openshelf.ArgumentError, match="without control characters"):
        clients["museum"].artworks.search(None, query=query)
    assert recorder.requests == []
