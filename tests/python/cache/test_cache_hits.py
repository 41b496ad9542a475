"""Tests the four backends with one suite: a repeated call sends one request."""

import asyncio
import json
import pickle
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import PREFIX, make_client
from catalog_entries import CATALOG
from hypothesis import given
from hypothesis import strategies as st
from keeping import SHARED
from openshelf import raw
from recorder import Answer, Recorder

#: It has a member of the answer of each operation here.
TOTALS = {"cases": 12, "name": "é", "results": [], "contracts": [1, 2.5, None, True]}


@pytest.fixture
def answered(recorder: Recorder) -> Recorder:
    recorder.answer = Answer(body=json.dumps(TOTALS).encode())
    return recorder


def client_of(
    recorder: Recorder, options: dict[str, Any], service: str = "disease", **more: Any
) -> Any:
    return make_client(service, recorder.url, **options, **more)


def test_a_repeated_call_sends_one_request(kept: Any, answered: Recorder) -> None:
    with client_of(answered, kept()) as client:
        assert client.totals.world() == TOTALS
        assert client.totals.world() == TOTALS
        assert client.totals.world(day=1) == TOTALS
    assert len(answered.requests) == 2


def test_nothing_is_cached_without_use_caching(answered: Recorder) -> None:
    with make_client("disease", answered.url) as client:
        client.totals.world()
        client.totals.world()
        with pytest.raises(openshelf.CacheError, match="use_caching=True"):
            _ = client.cache
    assert len(answered.requests) == 2


def test_a_hit_is_the_same_answer(kept: Any, answered: Recorder) -> None:
    answered.answer = Answer(
        body=b'{"cases": 1}', headers={"ETag": '"x"', "X-Other": "y", "Set-Cookie": "a=b"}
    )
    with client_of(answered, kept()) as client:
        first, second = raw(client.totals.world)(), raw(client.totals.world)()
    assert (first.from_cache, second.from_cache) == (False, True)
    assert first.age is None
    assert second.age is not None and 0 <= second.age < 60
    assert (first.attempts, second.attempts) == (1, 0)
    assert second.waited == 0
    assert second.body == first.body == b'{"cases": 1}'
    assert second.url == first.url
    assert second.status == first.status == 200
    assert "set-cookie" in first.headers
    assert second.headers == {
        name: value for name, value in first.headers.items() if name != "set-cookie"
    }
    assert second.citation["retrieved"] <= first.citation["retrieved"]


def test_an_answer_without_a_body_is_cached(kept: Any, answered: Recorder) -> None:
    answered.answer = Answer(204, body=b"")
    with client_of(answered, kept(), "spending") as client:
        for _ in range(2):
            assert client.references.cfda_totals() is None
        (entry,) = client.cache
    assert (entry.status, entry.bytes) == (204, 0)
    assert len(answered.requests) == 1


def test_large_bodies_and_pictures_are_cached(kept: Any, sandbox: Any) -> None:
    """Real ones: a page of a thousand records and a JPEG."""
    for service, call in (
        ("museum", lambda client: client.artworks.list(limit=100)),
        ("placeholder", lambda client: client.fetch_seed("a", width=600, height=400)),
        ("spending", lambda client: client.references.toptier_agencies()),
    ):
        with getattr(sandbox, service)(**kept()) as client, getattr(sandbox, service)() as plain:
            wanted = call(plain)
            before = len(sandbox.calls)
            assert call(client) == wanted
            asked = len(sandbox.calls)
            assert asked > before
            assert call(client) == wanted
            assert len(sandbox.calls) == asked


def test_clients_share_a_cache(kept: Any, answered: Recorder) -> None:
    """The same path is shared by other clients, other services, and both modes."""
    with client_of(answered, kept()) as one, client_of(answered, kept()) as other:
        one.totals.world()
        other.totals.world()
        assert len(answered.requests) == 1
        with client_of(answered, kept(), "gazette") as gazette:
            assert gazette.agencies.get("energy-department") == TOTALS
        assert len(other.cache) == 2

        async def both() -> Any:
            async with client_of(answered, kept(), asynchronous=True) as async_client:
                assert raw(async_client.totals.world) is not None
                answer = await raw(async_client.totals.world)()
                return answer.from_cache, await async_client.totals.world()

        assert asyncio.run(both()) == (True, TOTALS)
    assert len(answered.requests) == 2


def test_caches_at_different_places_share_nothing(kept: Any, answered: Recorder) -> None:
    with client_of(answered, kept("one")) as one, client_of(answered, kept("other")) as other:
        one.totals.world()
        other.totals.world()
        assert len(one.cache) == len(other.cache) == 1
    assert len(answered.requests) == 2


def test_two_origins_in_one_cache_share_no_answers(kept: Any, answered: Recorder) -> None:
    """A sandbox and the real service never share an answer."""
    with Recorder() as second:
        second.answer = Answer(body=b'{"cases": 2}')
        with client_of(answered, kept()) as one, client_of(second, kept()) as other:
            for _ in range(2):
                assert one.totals.world() == TOTALS
                assert other.totals.world() == {"cases": 2}
            assert len(one.cache) == 2
        with make_client("disease", second.url, **kept(), base_url=second.url + "/other") as third:
            third.totals.world()
        assert len(second.requests) == 2
    assert len(answered.requests) == 1


def test_a_base_address_may_end_in_a_slash(kept: Any, answered: Recorder) -> None:
    slash = answered.url + PREFIX + "/"
    with client_of(answered, kept()) as one, client_of(answered, kept(), base_url=slash) as other:
        one.totals.world()
        other.totals.world()
    assert len(answered.requests) == 1


def test_additions_of_a_view_are_part_of_the_key(kept: Any, answered: Recorder) -> None:
    with client_of(answered, kept(), "spending") as client:
        views = [
            client,
            client.with_options(extra_query={"a": "1"}),
            client.with_options(extra_query={"a": "2"}),
            client.with_options(extra_body={"a": 1}),
            client.with_options(extra_body={"a": "1"}),
            client.with_options(extra_headers={"X-A": "1"}),
            client.with_options(extra_headers={"X-A": "2"}),
        ]
        for view in views * 2:
            view.autocomplete.naics("steel")
    assert len(answered.requests) == len(views)


@pytest.mark.parametrize("backend", SHARED, indirect=True)
def test_additions_of_a_view_are_not_stored(
    kept: Any, backend: str, tmp_path: Path, answered: Recorder, request: pytest.FixtureRequest
) -> None:
    added = {"extra_query": {"api_key": "inquery"}, "extra_body": {"token": "inbody"}}
    headers = {"Authorization": "Bearer inheader"}
    with client_of(answered, kept(), "spending") as client:
        view = client.with_options(**added, extra_headers=headers)
        view.autocomplete.naics("steel")
        view.autocomplete.naics("steel")
        (entry,) = client.cache
        if backend == "redis":
            server = request.getfixturevalue("redis_server")
            names = server.say("KEYS", f"*{tmp_path.name}*:entry:*").split(b"\r\n")
            (name,) = [each for each in names if each.startswith(b"{")]
            stored = server.say("GET", name)
        else:
            # While the client is open, a new entry is in the log of its file first.
            stored = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert len(answered.requests) == 1
    assert b"inquery" not in stored and b"inbody" not in stored and b"inheader" not in stored
    # Listed entries show their requests in any case.
    assert entry.url.endswith("/autocomplete/naics/?api_key=***")
    assert entry.url.encode() in stored


def test_equal_calls_written_differently_share_an_entry(kept: Any, answered: Recorder) -> None:
    """The order of members, of headers and of parameters, and the case of names do not matter."""
    answered.answer = Answer(
        body=b'{"contracts": {}, "results": [{"Award ID": "A1", "Award Amount": 1}]}'
    )
    with client_of(answered, kept(), "spending") as client:
        period = {"start_date": "2023-10-01", "end_date": "2024-09-30"}
        turned = dict(reversed(period.items()))
        filters = {"keywords": ["road"], "time_period": [period], "award_type_codes": ["A", "B"]}
        other = {"award_type_codes": ["A", "B"], "time_period": [turned], "keywords": ["road"]}
        fields = ["Award ID", "Award Amount"]
        client.search.spending_by_award(filters=filters, fields=fields, limit=5)
        client.search.spending_by_award(limit=5, fields=fields, filters=other)
        client.search.spending_by_award(filters=filters, fields=fields, limit=6)
        assert len(answered.requests) == 2
        ways = [{"X-A": "1", "X-B": "2"}, {"x-b": "2", "x-a": "1"}]
        for headers in ways:
            client.with_options(extra_headers=headers).references.award_types()
        ways = [{"a": "1", "b": ["2", "3"]}, {"b": ["2", "3"], "a": "1"}]
        for query in ways:
            client.with_options(extra_query=query).references.award_types()
    assert len(answered.requests) == 4


def test_post_bodies_are_part_of_the_key(kept: Any, answered: Recorder) -> None:
    with client_of(answered, kept(), "spending") as client:
        for text in ("steel", "wool", "steel"):
            client.autocomplete.naics(text)
    assert [json.loads(each.body)["search_text"] for each in answered.requests] == ["steel", "wool"]


def test_a_hit_does_not_wait_for_the_throttle(kept: Any, answered: Recorder) -> None:
    """The next slot is 1,000 seconds away."""
    with client_of(answered, kept(), requests_per_second=0.001, max_concurrency=1) as client:
        for _ in range(20):
            client.totals.world()
        with pytest.raises(openshelf.RequestTimeoutError):
            client.with_options(deadline=0.05).totals.continents()
        client.totals.world()
    assert len(answered.requests) == 1
    assert answered.opened == 1


def test_errors_are_not_cached(kept: Any, answered: Recorder) -> None:
    with client_of(answered, kept(), max_retries=0) as client:
        for status in (400, 403, 404, 429, 500, 503):
            answered.say(Answer(status, headers={"Retry-After": "0"}))
            with pytest.raises(openshelf.StatusError):
                client.totals.world()
        assert len(client.cache) == 0
        client.totals.world()
    assert len(answered.requests) == 7


@pytest.mark.parametrize(
    "bad",
    [
        Answer(body=b"<html>a page of a proxy</html>"),
        Answer(body=b'{"cases": NaN}'),
        Answer(body=b'{"cases": 1'),
        Answer(body=b""),
    ],
    ids=["page", "nan", "broken", "nothing"],
)
def test_undecodable_answers_are_not_cached(kept: Any, answered: Recorder, bad: Answer) -> None:
    with client_of(answered, kept(), max_retries=0) as client:
        answered.say(bad)
        with pytest.raises(openshelf.DecodeError):
            client.totals.world()
        assert client.totals.world() == TOTALS
        assert len(client.cache) == 1


def test_an_error_with_status_200_is_not_cached(kept: Any, answered: Recorder) -> None:
    """disease.sh reports some errors with status 200."""
    operations = [operation for operation in CATALOG.values() if operation["fault_member"]]
    assert operations, "no operation names a member that reports an error"
    operation = next(each for each in operations if each["service"] == "disease")
    with client_of(answered, kept()) as client:
        method = client
        for name in [*filter(None, operation["group"].split(".")), operation["name"]]:
            method = getattr(method, name)
        arguments = ["x"] * sum(each["required"] for each in operation["parameters"])
        answered.say(Answer(body=json.dumps({operation["fault_member"]: "none"}).encode()))
        with pytest.raises(openshelf.StatusError):
            method(*arguments)
        assert len(client.cache) == 0


def test_an_html_page_instead_of_a_picture_is_not_cached(kept: Any, answered: Recorder) -> None:
    answered.answer = Answer(body=b"<html>", headers={"Content-Type": "text/html"})
    with client_of(answered, kept(), "placeholder") as client:
        for _ in range(2):
            with pytest.raises(openshelf.BlockedError, match=r"picsum\.photos"):
                client.fetch_seed("a", width=10)
        assert len(client.cache) == 0
    assert len(answered.requests) == 2


def test_a_closed_client_returns_no_cached_answers(kept: Any, answered: Recorder) -> None:
    client = client_of(answered, kept())
    client.totals.world()
    client.close()
    with pytest.raises(openshelf.ClosedError):
        client.totals.world()


def test_the_size_limit_of_a_client_applies_to_entries_of_others(
    kept: Any, answered: Recorder
) -> None:
    with (
        client_of(answered, kept()) as client,
        client_of(answered, kept(), max_response_bytes=5) as small,
    ):
        client.totals.world()
        with pytest.raises(openshelf.DecodeError, match="max_response_bytes"):
            small.totals.world()


def test_pickled_clients_keep_their_cache(kept: Any, answered: Recorder) -> None:
    options = kept(max_bytes=123456, on_cache_error="bypass", stale_if_error=True, expire_after=7.5)
    with client_of(answered, options) as client:
        client.totals.world()
        view = client.with_options(expire_after=None, use_caching=True, stale_if_error=3)
        async_client = pickle.loads(pickle.dumps(client))  # noqa: S301
        again = pickle.loads(pickle.dumps(view))  # noqa: S301
        assert async_client.__reduce__()[1] == client.__reduce__()[1]
        assert again.__reduce__()[1] == view.__reduce__()[1]
        async_client.totals.world()
        again.totals.world()
        assert async_client.cache.info()["max_bytes"] == 123456
    assert len(answered.requests) == 1


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.floats(0, 3) | st.text("a1,:", max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", max_size=2), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(first=JSON, second=JSON)
def test_only_equal_bodies_share_a_key(first: Any, second: Any, bodies: Any) -> None:
    """At every step: a member that a view adds to a body."""
    client, recorder = bodies
    recorder.reset()
    client.cache.clear()
    for value in (first, second):
        client.with_options(extra_body={"x": value}).autocomplete.naics("steel")
    # As text, because True equals 1 in Python but not in JSON.
    equal = json.dumps(first, sort_keys=True) == json.dumps(second, sort_keys=True)
    assert len(recorder.requests) == (1 if equal else 2)


@pytest.fixture(scope="module")
def bodies() -> Any:
    with (
        Recorder() as recorder,
        make_client(
            "spending", recorder.url, use_caching=True, backend="memory", cache_name="bodies"
        ) as client,
    ):
        yield client, recorder
