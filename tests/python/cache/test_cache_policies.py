"""Tests how long answers are fresh, when a request is sent anyway, and when never."""

import datetime as dt
import json
import threading
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import openshelf
import pytest
from calling import make_client
from openshelf import raw
from paged_answers import works
from recorder import Answer, Recorded, Recorder

HOUR = 3600


@pytest.fixture
def counted(recorder: Recorder) -> Recorder:
    """Each answer has its number."""
    recorder.answer = lambda _: Answer(body=json.dumps({"cases": len(recorder.requests)}).encode())
    return recorder


def number(answer: Any) -> int:
    return answer["cases"]


def client_of(recorder: Recorder, options: dict[str, Any], **more: Any) -> Any:
    return make_client("disease", recorder.url, **options, **more)


@pytest.mark.parametrize(
    ("given", "seconds"),
    [(60, 60), (60.0, 60), (0.5, 0.5), (dt.timedelta(minutes=1), 60)],
    ids=["int", "float", "fraction", "timedelta"],
)
def test_an_answer_expires_after_expire_after(
    kept: Any, counted: Recorder, clock: Any, given: Any, seconds: float
) -> None:
    with client_of(counted, kept(expire_after=given)) as client:
        clock(1_000_000)  # so that the real time of this test does not matter
        assert number(client.totals.world()) == 1
        (entry,) = client.cache
        assert entry.expires - entry.stored == dt.timedelta(seconds=seconds)
        if seconds > 1:
            clock(seconds - 30)
            assert number(client.totals.world()) == 1
        clock(seconds + 1)
        assert number(client.totals.world()) == 2
        assert len(client.cache) == 1


@pytest.mark.parametrize("given", [None, -1, -1.0, float("inf"), 1e12])
def test_an_answer_without_expiry_is_kept_for_ever(
    kept: Any, counted: Recorder, clock: Any, given: Any
) -> None:
    with client_of(counted, kept(expire_after=given)) as client:
        client.totals.world()
        (entry,) = client.cache
        assert entry.expires is None
        clock(40 * 365 * 24 * HOUR)
        assert number(client.totals.world()) == 1
        assert client.cache.delete_expired() == 0


def test_answers_expire_after_an_hour_by_default(kept: Any, counted: Recorder) -> None:
    with client_of(counted, kept()) as client:
        client.totals.world()
        (entry,) = client.cache
        assert entry.expires - entry.stored == dt.timedelta(hours=1)


@pytest.mark.parametrize("given", [0, 0.0, dt.timedelta(0)])
def test_expire_after_zero_stores_nothing(kept: Any, counted: Recorder, given: Any) -> None:
    with client_of(counted, kept(expire_after=given)) as client:
        client.totals.world()
        assert number(client.totals.world()) == 2
        assert len(client.cache) == 0


def test_a_view_with_a_shorter_expiry_gets_a_newer_answer(
    kept: Any, counted: Recorder, clock: Any
) -> None:
    """Another client has stored it without expiry."""
    with client_of(counted, kept(expire_after=None)) as client:
        client.totals.world()
        clock(100)
        assert number(client.with_options(expire_after=200).totals.world()) == 1
        assert number(client.with_options(expire_after=50).totals.world()) == 2
        assert number(client.totals.world()) == 2
        assert number(client.with_options(expire_after=0).totals.world()) == 3
        assert number(client.totals.world()) == 2


def test_answers_from_the_future_expire_after_the_clock_is_set_back(
    kept: Any, counted: Recorder, clock: Any
) -> None:
    clock(10 * 365 * 24 * HOUR)
    with client_of(counted, kept(expire_after=60)) as client:
        client.totals.world()
        clock(-10 * 365 * 24 * HOUR)
        assert not client.cache.contains(client.totals.world)
        assert number(client.totals.world()) == 2
        client.with_options(expire_after=HOUR).totals.continent("Europe")
        clock(-HOUR)
        assert client.cache.delete_expired() == 2
        assert len(client.cache) == 0


def test_a_clock_that_is_set_back_a_little_changes_nothing(
    kept: Any, counted: Recorder, clock: Any
) -> None:
    with client_of(counted, kept(expire_after=60)) as client:
        client.totals.world()
        clock(-20)
        answer = raw(client.totals.world)()
        assert answer.from_cache
        assert answer.age == 0


def test_refresh_sends_a_request_and_replaces_the_answer(kept: Any, counted: Recorder) -> None:
    with client_of(counted, kept()) as client:
        client.totals.world()
        assert number(client.with_options(refresh=True).totals.world()) == 2
        assert number(client.totals.world()) == 2
        assert len(client.cache) == 1
    with client_of(counted, kept("other", refresh=True)) as client:
        client.totals.world()
        assert number(client.totals.world()) == 4
        assert number(client.with_options(refresh=False).totals.world()) == 4


def test_a_failed_refresh_keeps_the_old_answer(kept: Any, counted: Recorder) -> None:
    with client_of(counted, kept(), max_retries=0) as client:
        client.totals.world()
        counted.say(Answer(503))
        with pytest.raises(openshelf.ServerError):
            client.with_options(refresh=True).totals.world()
        assert number(client.totals.world()) == 1
        counted.say(Answer(503))
        kindly = client.with_options(refresh=True, stale_if_error=True)
        assert number(kindly.totals.world()) == 1


def test_only_if_cached_sends_no_request(kept: Any, counted: Recorder, clock: Any) -> None:
    with client_of(counted, kept()) as client:
        client.totals.world()
        offline = client.with_options(only_if_cached=True)
        assert number(offline.totals.world()) == 1
        with pytest.raises(openshelf.CacheMissError) as caught:
            offline.totals.continents()
        assert caught.value.operation == "disease.totals.continents"
        assert caught.value.url.startswith(counted.url)
        assert isinstance(caught.value, openshelf.CacheError)
        clock(2 * HOUR)
        with pytest.raises(openshelf.CacheMissError):
            offline.totals.world()
        assert number(offline.with_options(stale_if_error=True).totals.world()) == 1
        assert number(offline.with_options(stale_if_error=2 * HOUR).totals.world()) == 1
        with pytest.raises(openshelf.CacheMissError):
            offline.with_options(stale_if_error=60).totals.world()
    assert len(counted.requests) == 1


def test_only_if_cached_works_without_a_service(kept: Any, counted: Recorder) -> None:
    """Nothing listens there any more."""
    server = Recorder()
    with client_of(server, kept()) as client:
        client.totals.world()
        server.stop()
        assert client.with_options(only_if_cached=True).totals.world() == {"updated": None}
        assert client.with_options(only_if_cached=True).cache.info()["hits"] == 1


FAILURES = [
    Answer(500), Answer(502), Answer(503), Answer(429), Answer(408), Answer(drop=True), Answer(body=b"x" * 50, cut=3),
]  # fmt: skip


def test_stale_if_error_returns_an_expired_answer_for_a_time(
    kept: Any, counted: Recorder, clock: Any
) -> None:
    with client_of(counted, kept(stale_if_error=2 * HOUR), max_retries=0) as client:
        client.totals.world()
        clock(2 * HOUR)
        for failure in FAILURES:
            # A request whose connection was closed is sent again.
            counted.say(*[failure] * (1 + failure.drop))
            answer = raw(client.totals.world)()
            assert answer.from_cache
            assert answer.age is not None and answer.age >= 2 * HOUR
            assert number(answer.json()) == 1
        assert client.cache.info()["stale"] == len(FAILURES)
        # The request itself was wrong.
        for failure in (Answer(400), Answer(404), Answer(403)):
            counted.say(failure)
            with pytest.raises(openshelf.StatusError):
                client.totals.world()
        clock(2 * HOUR)
        counted.say(Answer(503))
        with pytest.raises(openshelf.ServerError):
            client.totals.world()
        counted.say(Answer(503))
        never = client.with_options(stale_if_error=False)
        with pytest.raises(openshelf.ServerError):
            never.totals.world()


@pytest.mark.parametrize(
    ("failure", "word", "says"),
    [
        (Answer(503), "503", "503 from http://"),
        (Answer(drop=True), "broken off", "closed the connection without an answer"),
        (
            Answer(200, body=b"[1]"),
            "another answer",
            "the answer is not one of totals.world: it is a list, not an object",
        ),
        (
            Answer(200, body=b'{"cases": 1'),
            "another answer",
            "the answer is not one of totals.world: it is no JSON: EOF",
        ),
    ],
)
def test_a_stale_answer_says_why(
    kept: Any,
    counted: Recorder,
    clock: Any,
    caplog: pytest.LogCaptureFixture,
    failure: Answer,
    word: str,
    says: str,
) -> None:
    with client_of(counted, kept(stale_if_error=True), max_retries=0) as client:
        assert raw(client.totals.world)().stale_reason is None
        assert raw(client.totals.world)().stale_reason is None
        clock(2 * HOUR)
        counted.say(*[failure] * (1 + failure.drop))
        answer = raw(client.totals.world)()
        assert answer.stale_reason is not None and says in answer.stale_reason
        assert "and expired: " in answer._repr_html_()
        (logged,) = [each.getMessage() for each in caplog.records if "stale" in each.getMessage()]
        assert f"from the cache, stale because of {word}, age " in logged
        only = raw(client.with_options(only_if_cached=True).totals.world)()
        assert only.stale_reason == "only_if_cached forbids a request"
        assert raw(client.totals.world)().stale_reason is None


def pages_of_works(request: Recorded) -> Answer:
    """Returns a page of a list with five records, two on each page."""
    (page,) = parse_qs(urlsplit(request.target).query)["page"]
    first = 2 * int(page) - 2
    return works(range(first, min(first + 2, 5)), 5)


def test_a_list_with_stale_answers_says_so(
    kept: Any, recorder: Recorder, clock: Any, tmp_path: Path
) -> None:
    """Each page says why it came, and the list is not proven, also after it was resumed."""
    recorder.answer = pages_of_works
    options, place = kept(stale_if_error=True), tmp_path / "place.json"
    with make_client("museum", recorder.url, **options, max_retries=0) as client:

        def pages() -> Any:
            listing = openshelf.paginate(client.artworks.list, concurrency=1, resume=place)
            return listing.pages(limit=2)

        whole = pages()
        assert [page.stale_reason for page in whole] == [None] * 3
        assert whole.completeness.level == "counted"
        place.unlink()
        clock(2 * HOUR)
        recorder.answer = Answer(503)
        whole = pages()
        first, second = next(whole), next(whole)
        assert first.stale_reason is not None and "503" in first.stale_reason
        assert second.stale_reason is not None
        del whole  # the list lets go of its place
        recorder.answer = pages_of_works
        rest = pages()
        assert all(page.stale_reason is None for page in rest)
        assert rest.completeness.level == "unproven"
        assert " of the answers had expired in the cache" in rest.completeness.reason


def test_a_stale_answer_tells_what_was_tried(kept: Any, counted: Recorder, clock: Any) -> None:
    with client_of(counted, kept(stale_if_error=True), max_retries=2) as client:
        assert raw(client.totals.world)().attempts == 1
        assert raw(client.totals.world)().attempts == 0
        clock(2 * HOUR)
        counted.say(*[Answer(503)] * 3)
        answer = raw(client.totals.world)()
        assert (answer.attempts, answer.from_cache) == (3, True)
        assert 0 < answer.waited < answer.elapsed


def test_stale_if_error_true_has_no_time_limit(kept: Any, counted: Recorder, clock: Any) -> None:
    with client_of(counted, kept(stale_if_error=True, expire_after=1), max_retries=0) as client:
        client.totals.world()
        clock(10 * 365 * 24 * HOUR)
        counted.say(Answer(503))
        assert number(client.totals.world()) == 1
        assert number(client.totals.world()) == 3


def test_stale_if_error_also_applies_after_the_deadline(
    kept: Any, counted: Recorder, clock: Any
) -> None:
    hold = threading.Event()
    with client_of(counted, kept(stale_if_error=True)) as client:
        client.totals.world()
        clock(2 * HOUR)
        counted.say(Answer(hold=hold))
        assert number(client.with_options(deadline=0.1).totals.world()) == 1
        hold.set()


def test_a_view_can_bypass_the_cache(kept: Any, counted: Recorder) -> None:
    with client_of(counted, kept()) as client:
        client.totals.world()
        without = client.with_options(use_caching=False)
        assert number(without.totals.world()) == 2
        assert number(client.totals.world()) == 1
        assert number(without.with_options(use_caching=True).totals.world()) == 1
        assert len(without.cache) == 1


REFUSED = [
    {"expire_after": "soon"},
    {"expire_after": -2},
    {"expire_after": True},
    {"expire_after": float("nan")},
    {"stale_if_error": "yes"},
    {"stale_if_error": -1},
    {"refresh": 1},
    {"only_if_cached": "yes"},
    {"refresh": True, "only_if_cached": True},
    {"max_bytes": 0},
    {"max_bytes": 1.5},
    {"on_cache_error": "ignore"},
    {"cache_name": ""},
    {"cache_name": "."},
    {"cache_name": 5},
    {"backend": "mongo"},
    {"backend": None, "use_caching": "yes"},
]


@pytest.mark.parametrize("options", REFUSED, ids=str)
def test_invalid_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises((openshelf.ArgumentError, openshelf.CacheError)) as caught:
        make_client("disease", "http://127.0.0.1:9", **{"use_caching": True} | options)
    named = [name for name in options if name in str(caught.value)]
    assert named, caught.value


def test_policies_need_a_cache() -> None:
    with make_client("disease", "http://127.0.0.1:9") as client:
        for policy in (
            {"refresh": True},
            {"only_if_cached": True},
            {"stale_if_error": 5},
            {"use_caching": True},
        ):
            with pytest.raises(openshelf.ArgumentError, match="use_caching=True"):
                client.with_options(**policy)
        client.with_options(refresh=False, use_caching=False)
    with pytest.raises(openshelf.ArgumentError, match="use_caching=True"):
        make_client("disease", "http://127.0.0.1:9", only_if_cached=True)


def test_views_cannot_contradict_themselves(counted: Recorder) -> None:
    with client_of(counted, {"use_caching": True, "backend": "memory"}) as client:
        offline = client.with_options(only_if_cached=True)
        with pytest.raises(openshelf.ArgumentError):
            offline.with_options(refresh=True)
        with pytest.raises(openshelf.ArgumentError):
            offline.with_options(use_caching=False)
        offline.with_options(only_if_cached=False, refresh=True)
