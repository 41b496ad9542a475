"""Tests what only the Redis backend has: prefixes, lost connections, accounts."""

import json
from typing import Any

import openshelf
import pytest
from calling import make_client
from openshelf import raw
from recorder import Answer, Recorder
from redis_server import RedisServer


@pytest.fixture
def own() -> Any:
    server = RedisServer()
    yield server
    server.stop()


def client_of(recorder: Recorder, server: RedisServer, name: str = "own", **more: Any) -> Any:
    return make_client(
        "disease", recorder.url, use_caching=True, backend="redis", cache_url=server.url,
        cache_name=name, **more,
    )  # fmt: skip


def keys(server: RedisServer, pattern: str) -> list[bytes]:
    return [line for line in server.say("KEYS", pattern).split(b"\r\n") if line.startswith(b"{")]


def test_an_expired_entry_stays_as_in_the_other_stores(
    recorder: Recorder, own: RedisServer
) -> None:
    """The service may confirm it, and a view with stale_if_error may ask for it."""
    with client_of(recorder, own) as client:
        for options in ({"expire_after": 100}, {"expire_after": 100, "stale_if_error": 900}):
            client.with_options(**options, refresh=True).totals.world()
            (key,) = keys(own, "*entry:*")
            assert own.say("PTTL", key) == b":-1\r\n"


def test_entries_that_the_server_deleted_are_not_counted(
    recorder: Recorder, own: RedisServer
) -> None:
    with client_of(recorder, own) as client:
        client.totals.world()
        client.totals.continents()
        (key, _) = keys(own, "*entry:*")
        own.say("DEL", key)
        info = client.cache.info()
        assert info["entries"] == 1
        assert info["bytes"] == int(own.say("STRLEN", *keys(own, "*entry:*"))[1:])
        assert client.cache.clear() == 1
        assert own.say("DBSIZE") == b":0\r\n", "something is left behind"


def test_caches_of_different_names_share_no_keys(recorder: Recorder, own: RedisServer) -> None:
    with client_of(recorder, own, "one") as one, client_of(recorder, own, "one:two") as other:
        one.totals.world()
        other.totals.world()
        assert other.cache.clear() == 1
        assert len(one.cache) == 1
    own.say("SET", "of another program", "precious")
    one.cache.clear()
    assert own.say("DBSIZE") == b":1\r\n"


def test_a_restarted_server_is_used_again(recorder: Recorder) -> None:
    first = RedisServer()
    with client_of(recorder, first) as client:
        client.totals.world()
        assert raw(client.totals.world)().from_cache
        first.stop()
        with pytest.raises(openshelf.CacheError):
            client.totals.world()
        lenient = make_client("disease", recorder.url)
        lenient.totals.world()
        second = RedisServer(first.port)
        try:
            assert not raw(client.totals.world)().from_cache
            assert raw(client.totals.world)().from_cache
            second.say("CLIENT", "KILL", "TYPE", "normal")
            assert raw(client.totals.world)().from_cache, "a lost connection was not replaced"
        finally:
            second.stop()


def test_a_stopped_server_is_bypassed(recorder: Recorder) -> None:
    server = RedisServer()
    recorder.answer = Answer(body=json.dumps({"cases": 1}).encode())
    with client_of(recorder, server, on_cache_error="bypass") as client:
        client.totals.world()
        server.stop()
        assert client.totals.world() == {"cases": 1}
        with pytest.raises(openshelf.CacheError):
            client.with_options(only_if_cached=True).totals.world()
        with pytest.raises(openshelf.CacheError):
            client.cache.info()
    assert len(recorder.requests) == 2


@pytest.mark.parametrize("name", ["", "reader"])
def test_an_account_and_a_database(recorder: Recorder, own: RedisServer, name: str) -> None:
    """Both are told before the first command, each in its own."""
    own.say("ACL", "SETUSER", "reader", "on", ">secret", "~*", "+@all")
    own.say("CONFIG", "SET", "requirepass", "secret")
    address = own.url.replace("redis://", f"redis://{name}:secret@").rsplit("/", 1)[0] + "/3"
    options: dict[str, Any] = {"use_caching": True, "backend": "redis", "cache_name": "account"}
    with make_client("disease", recorder.url, cache_url=address, **options) as client:
        client.totals.world()
        assert raw(client.totals.world)().from_cache
        assert "secret" not in client.cache.info()["location"]
    wrong = address.replace(":secret@", ":guess@")
    with pytest.raises(openshelf.CacheError, match=r"(?i)password|auth"):
        make_client("disease", recorder.url, cache_url=wrong, **options)
