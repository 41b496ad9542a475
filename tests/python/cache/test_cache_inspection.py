"""Tests `client.cache`: how entries are listed and deleted."""

import datetime as dt
import json
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorder


@pytest.fixture
def client(kept: Any, recorder: Recorder) -> Any:
    recorder.answer = Answer(body=json.dumps({"cases": "x" * 500}).encode())
    with make_client("disease", recorder.url, **kept()) as client:
        yield client


def test_info_counts_entries_hits_and_misses(client: Any, backend: str, tmp_path: Any) -> None:
    empty = client.cache.info()
    assert (empty["entries"], empty["bytes"], empty["hits"], empty["misses"], empty["stale"]) == (
        0,
    ) * 5
    client.totals.world()
    client.totals.world()
    client.with_options(timeout=5).totals.world()
    client.totals.continent("Europe")
    info = client.cache.info()
    assert info["backend"] == backend
    assert info["entries"] == len(client.cache) == 2
    assert (info["hits"], info["misses"], info["stale"]) == (2, 2, 0)
    assert 1000 < info["bytes"] < 5000
    assert info["max_bytes"] == 1024**3
    if backend in ("sqlite", "filesystem"):
        assert info["location"] == str(tmp_path / f"cache.{backend}")
    else:
        assert tmp_path.name in info["location"]


def test_entries_describe_the_cached_answers(client: Any, recorder: Recorder) -> None:
    before = dt.datetime.now(dt.UTC) - dt.timedelta(seconds=5)
    client.totals.country("Italy")
    client.totals.world(day=1)
    entries = {entry.operation: entry for entry in client.cache}
    assert set(entries) == {"disease.totals.country", "disease.totals.world"}
    italy = entries["disease.totals.country"]
    assert italy.url.startswith(recorder.url)
    assert "/countries/Italy" in italy.url
    assert italy.status == 200
    assert italy.bytes == len(recorder.answer.body)
    assert before < italy.stored <= dt.datetime.now(dt.UTC)
    assert italy.expires == italy.stored + dt.timedelta(hours=1)
    assert "disease.totals.country" in repr(italy)


def test_entries_that_vanish_during_iteration_are_left_out(client: Any) -> None:
    for country in ("Italy", "Spain", "France"):
        client.totals.country(country)
    entries = iter(client.cache)
    next(entries)
    client.cache.clear()
    assert list(entries) == []


def test_contains_and_delete_take_a_method_and_its_arguments(
    client: Any, recorder: Recorder, clock: Any
) -> None:
    method = client.totals.country
    assert not client.cache.contains(method, "Italy")
    method("Italy")
    method("Spain")
    assert client.cache.contains(method, "Italy")
    assert client.cache.contains(method, country="Italy")
    assert not client.cache.contains(method, "Italy", day=1)
    assert not client.cache.contains(client.with_options(use_caching=False).totals.country, "Italy")
    assert client.cache.delete(method, "Italy")
    assert not client.cache.delete(method, "Italy")
    assert not client.cache.contains(method, "Italy")
    assert client.cache.contains(method, "Spain")
    clock(7200)
    assert not client.cache.contains(method, "Spain")
    method("Italy")
    assert len(recorder.requests) == 3


def test_contains_and_delete_respect_the_additions_of_a_view(client: Any) -> None:
    view = client.with_options(extra_query={"cases": "1"})
    view.totals.world()
    assert client.cache.contains(view.totals.world)
    assert not client.cache.contains(client.totals.world)
    assert client.cache.delete(view.totals.world)


def test_contains_and_delete_take_methods_of_asynchronous_clients(
    kept: Any, client: Any, recorder: Recorder
) -> None:
    async_client = make_client("disease", recorder.url, asynchronous=True, **kept())
    client.totals.world()
    assert async_client.cache.contains(async_client.totals.world)
    assert async_client.cache.delete(async_client.totals.world)
    assert len(client.cache) == 0


def test_clear_and_delete_expired_return_the_number_of_deleted_entries(
    client: Any, clock: Any
) -> None:
    client.totals.world()
    client.with_options(expire_after=60).totals.continent("Europe")
    client.with_options(expire_after=None).totals.country("Italy")
    clock(120)
    assert client.cache.delete_expired() == 1
    assert client.cache.delete_expired() == 0
    assert client.cache.clear() == 2
    assert client.cache.clear() == 0
    assert len(client.cache) == 0
    assert client.cache.info()["bytes"] == 0


def test_wrong_arguments_are_reported(client: Any) -> None:
    for look in (client.cache.contains, client.cache.delete):
        with pytest.raises(TypeError):
            look()
        with pytest.raises(TypeError):
            look(len)
        with pytest.raises(TypeError):
            look(client.totals.country)
        with pytest.raises(openshelf.ArgumentError):
            look(client.totals.country, "Italy", day="perhaps")
    with make_client("placeholder", "http://127.0.0.1:9") as other:
        with pytest.raises(openshelf.CacheError):
            client.cache.contains(other.list)
        with pytest.raises(TypeError):
            client.cache.contains(other.seed_url, "a", width=5)


def test_the_repr_and_html_of_a_cache(client: Any, backend: str) -> None:
    client.totals.world()
    text = repr(client.cache)
    assert text.startswith("<openshelf.Cache ") and backend in text and "entries 1" in text
    html = client.cache._repr_html_()
    assert html.startswith("<table>") and html.count("<tr>") == 9
    assert backend in html


def test_html_is_escaped(recorder: Recorder) -> None:
    options = {"use_caching": True, "backend": "memory", "cache_name": "<b>&"}
    with make_client("disease", recorder.url, **options) as client:
        assert "&lt;b&gt;&amp;" in client.cache._repr_html_()


def test_credentials_are_not_shown(kept: Any, recorder: Recorder) -> None:
    with make_client("disease", recorder.url, **kept()) as client:
        client.totals.world()
        client.with_options(extra_headers={"Authorization": "hidden"}).totals.world()
        (entry, other) = client.cache
        for text in (
            entry.url,
            other.url,
            repr(entry),
            repr(client.cache),
            str(client.cache.info()),
        ):
            assert "hidden" not in text
    assert len(recorder.requests) == 2


def test_the_size_of_a_cache_is_bounded(kept: Any, recorder: Recorder, clock: Any) -> None:
    """The least recently used answers make room."""
    recorder.answer = lambda request: Answer(
        body=json.dumps(
            {"cases": 1} | {f"n{number}": f"{request.target}-{number:05}" for number in range(50)}
        ).encode()
    )
    with make_client(
        "disease", recorder.url, **kept("bounded", max_bytes=60_000, expire_after=None)
    ) as client:
        countries = [f"Country{number}" for number in range(60)]
        for country in countries:
            client.totals.country(country)
            clock(1200)
            client.totals.country("Country0")
            info = client.cache.info()
            assert info["bytes"] <= 60_000
        assert 5 < info["entries"] < 20
        assert client.cache.contains(client.totals.country, "Country59")
        assert not client.cache.contains(client.totals.country, "Country1")
        before = len(recorder.requests)
        client.with_options(expire_after=None).totals.country("Country0")
        assert len(recorder.requests) - before <= 1
