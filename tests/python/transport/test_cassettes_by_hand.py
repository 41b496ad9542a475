"""Tests cassettes that a person has written, and the version of their format."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import openshelf
import pytest
from cassette_lines import lines

if TYPE_CHECKING:
    from pathlib import Path

FIVE_LINES = """\
{"openshelf_cassette": 1}
{"operation": "disease.totals.country", "arguments": {"country": "Italy"}, "json": {"cases": 7}}
{"operation": "disease.totals.country", "arguments": {"country": "Atlantis"}, "status": 404, "json": {"message": "none"}}
{"operation": "museum.artworks.get", "method": "GET", "path": "artworks/1", "query": "fields=id", "json": {"data": {"id": 1}}}
{"operation": "gazette.documents.search_csv", "arguments": {"search_term": "water"}, "text": "title\\nA\\n"}
"""
NOWHERE = "http://127.0.0.1:1"
WORLD = {"updated": None}
#: A member that a line does not have.
NOTHING = object()


def written(tmp_path: Path, *calls: dict[str, Any]) -> Path:
    path = tmp_path / "calls.jsonl"
    path.write_text("".join(json.dumps(call) + "\n" for call in calls), encoding="utf-8")
    return path


def test_five_lines_are_read(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    path.write_text(FIVE_LINES, encoding="utf-8")
    with openshelf.Cassette(path, record="none") as cassette:
        with openshelf.Disease(base_url=NOWHERE) as disease:
            assert disease.totals.country("Italy") == {"cases": 7}
            with pytest.raises(openshelf.NotFoundError) as caught:
                disease.totals.country("Atlantis")
            assert json.loads(caught.value.body) == {"message": "none"}
        with openshelf.Museum(base_url=NOWHERE) as museum:
            assert museum.artworks.get(1, fields=["id"]) == {"data": {"id": 1}}
        with openshelf.Gazette(base_url=NOWHERE) as gazette:
            assert "A" in str(gazette.documents.search_csv(search_term="water"))
    assert (cassette.played, cassette.unused) == (4, 0)
    assert path.read_text(encoding="utf-8") == FIVE_LINES


def test_calls_are_added_to_a_file_without_a_version(server: Any, tmp_path: Path) -> None:
    own = {
        "operation": "disease.totals.country",
        "arguments": {"country": "Italy"},
        "headers": {"Content-Type": "application/json", "X-Note": "own"},
        "json": {"cases": 7},
    }
    path = written(tmp_path, own)
    before = path.read_text(encoding="utf-8")
    with openshelf.Cassette(path, record="new"), server.disease() as disease:
        found = openshelf.raw(disease.totals.country)("Italy")
        assert (found.json(), found.headers["x-note"]) == ({"cases": 7}, "own")
        assert disease.totals.country("France")["cases"] > 7
    text = path.read_text(encoding="utf-8")
    assert text.startswith(before)
    assert len(text.splitlines()) == 2
    assert "openshelf_cassette" not in text


def test_files_that_were_joined_have_several_versions(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    for name in ("Italy", "France"):
        with openshelf.Cassette(tmp_path / name), server.disease() as disease:
            disease.totals.country(name)
    path.write_bytes(b"".join((tmp_path / name).read_bytes() for name in ("Italy", "France")))
    with openshelf.Cassette(path, record="none") as cassette, server.disease() as disease:
        assert [disease.totals.country(name)["country"] for name in ("Italy", "France")]
    assert (cassette.played, cassette.unused) == (2, 0)


def test_a_newer_version_is_refused_and_left_alone(server: Any, tmp_path: Path) -> None:
    path = written(tmp_path, {"openshelf_cassette": 2}, {"something": "new"})
    before = path.read_bytes()
    for record in ("once", "none", "new"):
        with pytest.raises(ValueError, match="line 1: the format has version 2"):
            openshelf.Cassette(path, record=record).__enter__()  # type: ignore[arg-type]
    assert path.read_bytes() == before
    with openshelf.Cassette(path, record="all"), server.disease() as disease:
        disease.totals.world()
    assert len(lines(path)) == 1


def test_a_fingerprint_is_compared_only_where_it_is(tmp_path: Path) -> None:
    call = {"operation": "disease.totals.country", "arguments": {"country": "Italy"}, "json": WORLD}
    for own, told in ((call, False), ({**call, "fingerprint": "0" * 12}, True)):
        path = written(tmp_path, own)
        with openshelf.Cassette(path, record="none"), openshelf.Disease() as disease:
            assert disease.totals.country("Italy") == WORLD
            with pytest.raises(openshelf.NotRecordedError) as caught:
                disease.totals.country("France")
        assert ("has changed since" in str(caught.value)) == told


REFUSED = {
    "operation": ({"operation": "disease.totals.contry"}, "did you mean 'disease.totals.country'"),
    "argument": (
        {"arguments": {"contry": "Italy"}},
        "unexpected keyword argument 'contry'; did you mean 'country'",
    ),
    "value": ({"arguments": {"country": ["Italy"], "day": 7}}, "country: expected a str"),
    "no argument": ({"arguments": {}}, "missing .*country"),
    "member": ({"staus": 404}, "unknown field `staus`, expected one of `operation`"),
    "both": ({"path": "/v3"}, "path: expected either arguments or method, path, query and body"),
    "neither": ({"arguments": None}, "missing field `method`"),
    "status": ({"status": 20}, "status: expected a whole number from 200 to 599, got 20"),
    "a status in quotes": (
        {"status": "404"},
        'status: expected a whole number from 200 to 599, got "404"',
    ),
    "a status that nobody sends": (
        {"status": 700},
        "status: expected a whole number from 200 to 599, got 700",
    ),
    "a recorded status": (
        {"status": 1000, "fingerprint": "0" * 12},
        "status: expected a whole number from 100 to 999, got 1000",
    ),
    "type": ({"json": [1]}, r"json: totals.country answers with an object, got \[1\]"),
    "a value beside a mask": (
        {"arguments": {"country": "***", "day": 7}},
        "arguments: day: expected one of 0, 1, 2, got 7",
    ),
    "bodies": ({"text": "7"}, "one of json, text and file"),
    "no body": (
        {"json": NOTHING},
        "expected json, text or file: totals.country answers with an object",
    ),
    "no body of a success": (
        {"json": NOTHING, "status": 200, "headers": {}},
        "expected json, text or file: totals.country answers with an object",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_line_that_means_nothing_is_refused(name: str, tmp_path: Path) -> None:
    more, message = REFUSED[name]
    call = {"operation": "disease.totals.country", "arguments": {"country": "Italy"}, "json": WORLD}
    call = {key: value for key, value in {**call, **more}.items() if value is not NOTHING}
    path = written(tmp_path, {"openshelf_cassette": 1}, call)
    with pytest.raises(ValueError, match=message) as caught:
        openshelf.Cassette(path).__enter__()
    assert f"the cassette {path}, line 2: " in str(caught.value)


def test_an_answer_of_null_is_read_back(tmp_path: Path) -> None:
    call = {"operation": "disease.totals.world", "arguments": {}, "json": None}
    path = written(tmp_path, call)
    with openshelf.Cassette(path), openshelf.Disease(base_url=NOWHERE) as disease:
        assert openshelf.raw(disease.totals.world)().body == b"null"


@pytest.mark.parametrize(
    "arguments",
    [
        {"q": "***", "limit": 3},
        {"q": "monet", "limit": "***"},
        {"q": "***", "limit": "***", "fields": ["title"]},
    ],
    ids=str,
)
def test_a_masked_argument_matches_any_value(arguments: dict[str, Any], tmp_path: Path) -> None:
    call = {"operation": "museum.artworks.search", "arguments": arguments, "json": {"data": []}}
    path = written(tmp_path, call)
    fields = arguments.get("fields")
    with openshelf.Cassette(path, record="none"), openshelf.Museum() as museum:
        assert museum.artworks.search("monet", limit=3, fields=fields) == {"data": []}
        with pytest.raises(openshelf.NotRecordedError):
            museum.artworks.search("monet", limit=3, fields=fields, page=2)


def test_a_masked_argument_of_a_path_or_a_body_matches_any_value(tmp_path: Path) -> None:
    awards = {"award_type_codes": ["A"]}
    country = {"operation": "disease.totals.country", "arguments": {"country": "***"}}
    counted = {
        "operation": "spending.search.spending_by_award_count",
        "arguments": {"filters": "***"},
    }
    path = written(
        tmp_path, {**country, "json": {"cases": 7}}, {**counted, "json": {"results": {}}}
    )
    with openshelf.Cassette(path, record="none"), openshelf.Disease() as disease:
        assert disease.totals.country("Italy") == disease.totals.country("Mars") == {"cases": 7}
        with openshelf.Spending() as spending:
            assert spending.search.spending_by_award_count(awards) == {"results": {}}


def test_an_error_may_have_an_answer_of_another_type(tmp_path: Path) -> None:
    call = {"operation": "disease.totals.world", "arguments": {}, "status": 503, "json": ["down"]}
    path = written(tmp_path, call)
    with openshelf.Cassette(path), openshelf.Disease(max_retries=0) as disease:
        with pytest.raises(openshelf.ServerError):
            disease.totals.world()


def test_a_byte_order_mark_is_no_part_of_the_first_line(tmp_path: Path) -> None:
    call = {"operation": "disease.totals.world", "arguments": {}, "json": {"cases": 7}}
    path = written(tmp_path, call)
    path.write_text(path.read_text(encoding="utf-8"), encoding="utf-8-sig")
    with openshelf.Cassette(path, record="none"), openshelf.Disease() as disease:
        assert disease.totals.world() == {"cases": 7}


def test_a_line_without_a_body_is_an_answer_where_there_may_be_none(tmp_path: Path) -> None:
    empty = {"operation": "spending.references.cfda_total", "arguments": {"cfda": "12.345"}}
    gone = {"operation": "disease.totals.world", "arguments": {}, "status": 404}
    path = written(tmp_path, {**empty, "status": 204}, gone)
    with openshelf.Cassette(path, record="none"):
        assert openshelf.Spending().references.cfda_total("12.345") is None
        with pytest.raises(openshelf.NotFoundError):
            openshelf.Disease().totals.world()


def test_a_call_on_several_lines_says_that_it_is_one_line(tmp_path: Path) -> None:
    call = {"operation": "disease.totals.world", "arguments": {}, "json": {"cases": 7}}
    path = tmp_path / "calls.jsonl"
    path.write_text(json.dumps(call, indent=2), encoding="utf-8")
    with pytest.raises(openshelf.CassetteError, match=r"line 1: .*a call is one line"):
        openshelf.Cassette(path).__enter__()
    path.write_text(json.dumps([call]), encoding="utf-8")
    with pytest.raises(openshelf.CassetteError, match=r"line 1: .*one call on each line"):
        openshelf.Cassette(path).__enter__()


def test_an_async_with_says_what_to_write(tmp_path: Path) -> None:
    async def entered() -> None:
        async with openshelf.Cassette(tmp_path / "x"):  # type: ignore[attr-defined]
            pass

    with pytest.raises(TypeError, match=r"entered with `with openshelf\.Cassette"):
        asyncio.run(entered())


def test_a_text_without_headers_has_the_media_type_of_the_answer(tmp_path: Path) -> None:
    table = {"operation": "gazette.documents.search_csv", "arguments": {"search_term": "water"}}
    path = written(tmp_path, {**table, "text": "title\nA\n"})
    with openshelf.Cassette(path, record="none"), openshelf.Gazette() as gazette:
        found = openshelf.raw(gazette.documents.search_csv)(search_term="water")
    assert found.headers["content-type"] == "text/csv; charset=utf-8"
