"""Tests cassettes: what is recorded, what is replayed, what is rejected."""

import asyncio
import json
from pathlib import Path
from typing import Any

import openshelf
import pytest
from cassette_lines import lines


def test_calls_are_recorded_as_lines_and_played(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "calls.jsonl"
    with openshelf.Cassette(path) as recorded, server.disease() as disease:
        answers = [disease.totals.country(name) for name in ("Italy", "France")]
    assert (recorded.recorded, recorded.played, recorded.unused) == (2, 0, 0)
    found = lines(path)
    assert [line["operation"] for line in found] == ["disease.totals.country"] * 2
    assert [line["json"] for line in found] == answers
    closed = openshelf.Disease(base_url="http://127.0.0.1:1", max_retries=0)
    with openshelf.Cassette(path, record="none") as played:
        assert [closed.totals.country(name) for name in ("France", "Italy")] == answers[::-1]
        assert openshelf.raw(closed.totals.country)("Italy").headers["content-type"]
    assert (played.recorded, played.played, played.unused) == (0, 3, 0)
    with pytest.raises(openshelf.ConnectError):
        closed.totals.country("Italy")


def test_answers_of_every_kind_are_the_same_when_played(server: Any, tmp_path: Path) -> None:
    def everything(clients: dict[str, Any]) -> list[Any]:
        spending, museum = clients["spending"], clients["museum"]
        filters = {"award_type_codes": ["A"], "keywords": ["transport"]}
        told = [
            clients["placeholder"].fetch_seed("openshelf", 40, extension="webp"),
            clients["gazette"].documents.search_csv(search_term="water"),
            museum.artworks.search("monet", query={"term": {"is_public_domain": True}}, limit=2),
            spending.search.spending_by_award(filters, fields=["Award ID"]),
            spending.references.filter_hash(filters),
            clients["disease"].historical.world(last_days=3),
        ]
        for call in (lambda: museum.artworks.get(10**9), lambda: spending.agency.overview("999")):
            with pytest.raises(openshelf.StatusError) as caught:
                call()
            error = caught.value
            told.append((type(error), error.status, error.detail, json.loads(error.body)))
        return told

    services = ["museum", "placeholder", "gazette", "spending", "disease"]
    path = tmp_path / "calls.jsonl"
    with openshelf.Cassette(path):
        live = everything({name: getattr(server, name)() for name in services})
    server.close()
    with openshelf.Cassette(path, record="none") as played:
        shut = dict.fromkeys(services, "http://127.0.0.1:1")
        clients = {
            name: getattr(openshelf, name.capitalize())(base_url=url, requests_per_second=None)
            for name, url in shut.items()
        }
        assert everything(clients) == live
    assert played.unused == 0


def test_asynchronous_calls_are_recorded_and_played(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    names = ["Italy", "France", "Spain", "Japan", "Kenya"]

    async def cases(client: Any) -> list[Any]:
        async with client as disease:
            answers = await asyncio.gather(*(disease.totals.country(name) for name in names))
        return [answer["cases"] for answer in answers]

    with openshelf.Cassette(path):
        live = asyncio.run(cases(server.async_disease()))
    with openshelf.Cassette(path, record="none"):
        assert asyncio.run(cases(openshelf.AsyncDisease(base_url="http://127.0.0.1:1"))) == live


def test_several_answers_of_one_call_are_played_in_order(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    filters = {"award_type_codes": ["A"], "keywords": ["transport"]}

    def states(spending: Any) -> list[str]:
        name = spending.download.awards(filters)["file_name"]
        return [spending.download.status(name)["status"] for _ in range(4)]

    with openshelf.Cassette(path):
        live = states(server.spending())
    assert len(set(live)) > 1
    with openshelf.Cassette(path, record="none"):
        spending = openshelf.Spending(base_url="http://127.0.0.1:1")
        assert states(spending) == live


def test_credentials_are_not_written(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    secret = {"Authorization": "Bearer verysecret", "Cookie": "verysecret"}
    with openshelf.Cassette(path), server.disease() as disease:
        view = disease.with_options(extra_headers=secret)
        italy = view.totals.country("Italy")
    assert "verysecret" not in path.read_text(encoding="utf-8")
    assert server.url not in path.read_text(encoding="utf-8").replace(json.dumps(italy), "")
    with openshelf.Cassette(path, record="none"), server.disease() as disease:
        assert disease.totals.country("Italy") == italy


MODES = {
    # mode: (calls that are sent on the second run, lines of the file afterwards)
    "once": (None, 1),
    "none": (None, 1),
    "new": (1, 2),
    "all": (2, 2),
}


@pytest.mark.parametrize("mode", MODES)
def test_each_mode_sends_records_or_refuses(mode: Any, server: Any, tmp_path: Path) -> None:
    """Italy is in the file; Italy and France are requested."""
    path = tmp_path / "calls.jsonl"
    sent, left = MODES[mode]
    with server.disease() as disease:
        with openshelf.Cassette(path):
            disease.totals.country("Italy")
        server.forget_calls()
        with openshelf.Cassette(path, record=mode):
            disease.totals.country("Italy")
            if sent is None:
                with pytest.raises(openshelf.NotRecordedError, match="Italy") as caught:
                    disease.totals.country("France")
                assert caught.value.operation == "disease.totals.country"
                assert "France" in str(caught.value)
            else:
                disease.totals.country("France")
    assert server.stats["requests"] == (sent or 0)
    assert len(lines(path)) == left


def test_a_missing_file_and_an_empty_one_have_different_errors(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    for said in ("there is no such file", "it is empty"):
        with openshelf.Cassette(path, record="none"), server.disease() as disease:
            with pytest.raises(openshelf.NotRecordedError, match=said) as caught:
                disease.totals.world()
        assert str(path) in str(caught.value) and "--openshelf-record=new" in str(caught.value)
        assert path.exists() == (said == "it is empty")
        path.touch()


def test_the_error_names_an_operation_that_changed_since(server: Any, tmp_path: Path) -> None:
    """A line that was recorded with another catalog, whose call is now rendered differently."""
    path = tmp_path / "calls.jsonl"
    with server.disease() as disease:
        with openshelf.Cassette(path):
            disease.totals.country("Italy")
        (line,) = lines(path)
        older = {**line, "fingerprint": "0" * 12}
        path.write_text(json.dumps(older) + "\n", encoding="utf-8")
        with openshelf.Cassette(path, record="none"):
            assert disease.totals.country("Italy")["country"] == "Italy"
            with pytest.raises(openshelf.NotRecordedError, match="has changed since"):
                disease.totals.country("Italy", allow_null=True)


def test_a_cache_answers_before_a_cassette(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    with openshelf.Cassette(path) as cassette, server.disease(use_caching=True) as disease:
        disease.totals.world()
        disease.totals.world()
    assert cassette.recorded == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{}\n", "line 1"),
        ("\n[1]\n", "line 2"),
        ('{"operation": "a.b", "method": "GET", "path": "x", "status": 200, "fingerprint": "", "file": "../secret"}\n', "is not a file beside it"),
        ('{"operation": "a.b", "method": "GET", "path": "x", "status": 200, "fingerprint": "", "file": "gone.jpg"}\n', "gone.jpg"),
    ],
)  # fmt: skip
def test_a_file_that_is_not_a_cassette_is_refused(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=message):
        openshelf.Cassette(path).__enter__()
    assert path.read_text(encoding="utf-8") == text


def test_an_unknown_mode_and_a_second_use_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="'none', 'once', 'new', 'all'"):
        openshelf.Cassette(tmp_path / "x", record="never")  # type: ignore[arg-type]
    with openshelf.Cassette(tmp_path / "x") as cassette:
        with pytest.raises(RuntimeError, match="in use"):
            cassette.__enter__()
        with pytest.raises(RuntimeError, match="after the with statement"):
            _ = cassette.played


def test_cassettes_can_be_nested(server: Any, tmp_path: Path) -> None:
    outer, inner = tmp_path / "outer.jsonl", tmp_path / "inner.jsonl"
    with server.disease() as disease, openshelf.Cassette(outer):
        disease.totals.world()
        with openshelf.Cassette(inner):
            disease.totals.country("Italy")
        disease.totals.country("France")
    assert [len(lines(path)) for path in (outer, inner)] == [2, 1]
