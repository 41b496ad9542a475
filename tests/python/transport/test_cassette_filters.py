"""Tests a custom filter: what it changes, what it omits, what is rejected."""

import json
from pathlib import Path
from typing import Any

import openshelf
import pytest
from cassette_lines import lines
from recorder import Answer, Recorder


def test_a_filter_can_change_and_drop_recorded_calls(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    seen: list[dict[str, Any]] = []

    def without_figures(call: dict[str, Any]) -> dict[str, Any] | None:
        seen.append(json.loads(json.dumps(call)))
        if call["path"].endswith("/France"):
            return None
        call["json"]["cases"] = 0
        return call

    disease = server.disease()
    with openshelf.Cassette(path, filter=without_figures) as cassette:
        view = disease.with_options(extra_query={"api_key": "verysecret"})
        assert view.totals.country("Italy")["cases"] > 0
        view.totals.country("France")
    assert cassette.recorded == 1
    (line,) = lines(path)
    assert line == {**seen[0], "json": {**seen[0]["json"], "cases": 0}}
    assert [call["operation"] for call in seen] == ["disease.totals.country"] * 2
    assert "verysecret" not in str(seen)
    with openshelf.Cassette(path, record="none"):
        assert view.totals.country("Italy")["cases"] == 0
        with pytest.raises(openshelf.NotRecordedError):
            view.totals.country("France")


HIDDEN = {
    "a segment of the path": (
        lambda call: {**call, "path": call["path"].replace("Italy", "***")},
        lambda disease: disease.totals.country("Italy"),
        lambda disease: disease.totals.country("Spain"),
        lambda disease: disease.totals.country("Spain", allow_null=True),
    ),
    "a value of the query": (
        lambda call: {**call, "query": "lastdays=***"},
        lambda disease: disease.historical.world(last_days=3),
        lambda disease: disease.historical.world(last_days=4),
        lambda disease: disease.totals.world(),
    ),
    "the query": (
        lambda call: {**call, "query": "***"},
        lambda disease: disease.totals.country("Italy"),
        lambda disease: disease.totals.country("Italy", allow_null=True),
        lambda disease: disease.totals.country("Spain"),
    ),
}


@pytest.mark.parametrize("hidden", HIDDEN)
def test_a_hidden_value_matches_any_value(hidden: str, server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    hide, recorded, same, other = HIDDEN[hidden]
    with server.disease() as disease:
        with openshelf.Cassette(path, filter=hide):
            answer = recorded(disease)
        assert "***" in str(lines(path))
        with openshelf.Cassette(path, record="none"):
            assert recorded(disease) == answer
            assert same(disease) == answer
            with pytest.raises(openshelf.NotRecordedError):
                other(disease)


@pytest.mark.parametrize("body", ["***", {"search_text": "***"}])
def test_a_hidden_body_matches_any_body(body: Any, server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"

    def hide(call: dict[str, Any]) -> dict[str, Any]:
        own = {**call["body"], **body} if isinstance(body, dict) else body
        return {**call, "body": own}

    with server.spending() as spending:
        with openshelf.Cassette(path, filter=hide):
            answer = spending.autocomplete.naics("steel")
        with openshelf.Cassette(path, record="none"):
            assert spending.autocomplete.naics("wood") == answer


def test_unchanged_json_keeps_its_notation(recorder: Recorder, tmp_path: Path) -> None:
    """Python reads 1.50 as 1.5, and would write it as 1.5."""
    path = tmp_path / "calls.jsonl"
    recorder.answer = Answer(body=b'{"data": {"exact": 1.50, "large": 1e400}}')

    def rename(call: dict[str, Any]) -> dict[str, Any]:
        return {**call, "detail": "seen"}

    with openshelf.Cassette(path, filter=rename):
        with openshelf.Museum(base_url=recorder.url) as museum:
            museum.artworks.get(1)
    text = path.read_text(encoding="utf-8")
    assert '{"exact":1.50,"large":1e400}' in text
    assert '"seen"' in text


def test_a_filter_keeps_pictures(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    with openshelf.Cassette(path, filter=lambda call: call), server.placeholder() as client:
        picture = client.fetch_seed("openshelf", 40)
    with openshelf.Cassette(path, record="none"):
        again = openshelf.Placeholder(base_url="http://127.0.0.1:1").fetch_seed("openshelf", 40)
    assert bytes(again) == bytes(picture)


FAULTS = {
    "no dict": (lambda call: [call], TypeError, "return the dict of the call, or None"),
    "a part": (lambda call: {"path": call["path"]}, ValueError, "missing field"),
    "no JSON": (lambda call: {**call, "json": {1, 2}}, TypeError, "JSON"),
    "its own error": (lambda call: call["nothing"], KeyError, "nothing"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_failing_filter_writes_nothing(fault: str, server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    own, kind, message = FAULTS[fault]
    with server.disease() as disease:
        with pytest.raises(kind, match=message):
            with openshelf.Cassette(path, filter=own):  # type: ignore[arg-type]
                disease.totals.world()
        assert list(tmp_path.iterdir()) == []
        # It is no longer in use.
        disease.totals.world()


def test_a_filter_that_is_not_callable_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="filter: expected a function"):
        openshelf.Cassette(tmp_path / "x", filter="api_key")  # type: ignore[arg-type]
