"""Tests clients with a cache while a cassette is in use, without pytest's plugin."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest

COUNTRY = "disease.totals.country"


@pytest.fixture(params=[{"backend": "memory"}, {"backend": "filesystem"}, {}], ids=str)
def place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> dict[str, Any]:
    """The options of a cache that is this test's."""
    monkeypatch.setenv("OPENSHELF_CACHE_DIR", str(tmp_path / "caches"))
    return {"use_caching": True, **request.param}


@pytest.fixture
def server() -> Iterator[openshelf.Sandbox]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


def cases(client: openshelf.Disease) -> object:
    return client.totals.country("Italy")["cases"]


def test_each_cassette_is_played_and_its_own_answer_is_cached(
    tmp_path: Path, place: dict[str, Any]
) -> None:
    paths = {number: tmp_path / f"c{number}.jsonl" for number in (7, 8)}
    for number, path in paths.items():
        call = {"operation": COUNTRY, "arguments": {"country": "Italy"}, "json": {"cases": number}}
        path.write_text(json.dumps(call), encoding="utf-8")
    with openshelf.Disease(**place) as disease:
        for number in (7, 8, 7):
            before = disease.cache.info()["hits"]
            with openshelf.Cassette(paths[number], record="none") as cassette:
                assert cases(disease) == cases(disease) == number
                assert disease.cache.contains(disease.totals.country, "Italy")
            assert cassette.played == 1
            assert disease.cache.info()["hits"] == before + 1
        assert not disease.cache.contains(disease.totals.country, "Italy")
        with pytest.raises(openshelf.CacheMissError):
            cases(disease.with_options(only_if_cached=True))


def test_a_call_that_the_cache_has_is_recorded(
    tmp_path: Path, place: dict[str, Any], server: openshelf.Sandbox
) -> None:
    path = tmp_path / "recorded.jsonl"
    with openshelf.Disease(base_url=server.urls["OPENSHELF_DISEASE_URL"], **place) as disease:
        server.answer(COUNTRY, json={"cases": 5})
        assert cases(disease) == 5
        for number, record in [(6, "once"), (7, "all")]:
            server.answer(COUNTRY, json={"cases": number})
            with openshelf.Cassette(path, record=record) as cassette:
                assert cases(disease) == cases(disease) == number
            assert cassette.recorded == 1
        assert cases(disease) == 5
        with openshelf.Cassette(path, record="none"):
            assert cases(disease) == 7
