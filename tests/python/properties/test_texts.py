"""Tests that any text that a parameter allows arrives unchanged, in any part of a request."""

import json
from typing import Any

import openshelf
import pytest
from calling import PREFIX
from hypothesis import given
from recorder import Recorder
from strategies import filled_texts, objects, path_texts, same, single_names
from wire import decoded

# The gazette reads such an ending as the format of its answer.
FORMATS = (".csv", ".json", ".rss")
whole_names = path_texts.filter(lambda text: not text.lower().endswith(FORMATS))


def arrived(recorder: Recorder) -> tuple[list[str], dict[str, str]]:
    """The path's segments and the query of the last request, decoded."""
    target = recorder.last.target
    assert target.isascii()
    assert "#" not in target
    path, _, query = target.partition("?")
    segments = [decoded(part) for part in path.removeprefix(PREFIX).split("/")[1:]]
    pairs = [pair.partition("=") for pair in query.split("&")] if query else []
    found = {decoded(name): decoded(value) for name, _, value in pairs}
    assert len(found) == len(pairs), "a parameter came twice"
    return segments, found


@given(text=whole_names)
def test_any_text_arrives_in_a_path(text: str, clients: dict[str, Any], recorder: Recorder) -> None:
    clients["gazette"].suggested_searches.get(text)
    assert arrived(recorder) == (["suggested_searches", text], {})


@given(first=single_names, second=single_names)
def test_any_two_texts_arrive_in_a_path(
    first: str, second: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    clients["disease"].historical.province(first, second, last_days=3)
    segments, query = arrived(recorder)
    assert segments == ["v3", "covid-19", "historical", first, second]
    assert query == {"lastdays": "3"}


@given(text=path_texts.filter(lambda text: "/" not in text))
def test_any_text_arrives_in_a_path_before_a_number(
    text: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    clients["placeholder"].seed_info(text)
    assert arrived(recorder) == (["seed", text, "info"], {})
    url = clients["placeholder"].seed_url(text, 30, height=20)
    assert [decoded(part) for part in url.split("/")[-3:]] == [text, "30", "20"]
    assert "?" not in url and "#" not in url


@given(text=whole_names.filter(lambda text: "," not in text and "FR" not in text))
def test_any_text_arrives_in_a_path_with_a_suffix(
    text: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    clients["gazette"].documents.get(text)
    assert arrived(recorder) == (["documents", text + ".json"], {})


@pytest.mark.parametrize("text", [".JSON", "2024-1.Csv", "a.rss"])
def test_a_path_value_that_ends_in_a_format_is_refused(
    text: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    before = len(recorder.requests)
    for get in (clients["gazette"].documents.get, clients["gazette"].suggested_searches.get):
        with pytest.raises(openshelf.ArgumentError, match="the format of the answer"):
            get(text)
    assert len(recorder.requests) == before


@given(term=filled_texts, term2=filled_texts)
def test_any_texts_arrive_in_a_query(
    term: str, term2: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    clients["museum"].artworks.search(term, preference=term2, limit=3)
    segments, query = arrived(recorder)
    assert segments == ["artworks", "search"]
    assert query == {"q": term, "preference": term2, "page": "1", "limit": "3"}


@given(term=filled_texts, query=objects.filter(bool))
def test_any_json_value_arrives_in_a_nested_query(
    term: str, query: dict[str, Any], clients: dict[str, Any], recorder: Recorder
) -> None:
    clients["museum"].artworks.search(term, query=query)
    segments, found = arrived(recorder)
    assert segments == ["artworks", "search"]
    if recorder.last.method == "POST":
        # The museum: a POST with the same names as JSON, for long queries.
        assert found == {}
        params = json.loads(recorder.last.body)
    else:
        assert set(found) == {"params"}
        params = json.loads(found["params"])
    assert params["q"] == term
    assert same(params["query"], query)


@given(text=filled_texts)
def test_any_text_arrives_in_a_body(text: str, clients: dict[str, Any], recorder: Recorder) -> None:
    clients["spending"].autocomplete.naics(text)
    assert json.loads(recorder.last.body) == {"search_text": text, "limit": 10}


@given(value=objects)
def test_any_json_value_arrives_in_a_body(
    value: dict[str, Any], clients: dict[str, Any], recorder: Recorder
) -> None:
    clients["spending"].references.filter_hash(value)
    assert same(json.loads(recorder.last.body), {"filters": value})


@pytest.mark.parametrize("number", [2**64, -(2**63) - 1, 10**40])
def test_integers_beyond_64_bits_arrive_or_are_refused(
    number: int, clients: dict[str, Any], recorder: Recorder
) -> None:
    """They are never rounded."""
    faults: list[Any] = []
    try:
        clients["spending"].references.filter_hash({"n": number})
    except openshelf.ArgumentError as error:
        faults = error.faults
    if faults:
        assert "n" in str(faults[0]["path"])
        assert recorder.requests == []
    else:
        assert json.loads(recorder.last.body) == {"filters": {"n": number}}
