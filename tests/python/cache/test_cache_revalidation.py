"""Tests the revalidation of expired answers: which condition is sent, and what a 304 renews (RFC 9111, 4.3)."""

import json
import threading
import time
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import make_client, method_of, sends_nothing
from keeping import moved_clock
from openshelf import raw
from recorder import Answer, Recorded, Recorder

from examples import CATALOG, calls

HOUR = 3600
DATE = "Wed, 21 Oct 2015 07:28:00 GMT"
NOT_MODIFIED = Answer(304, b"", {"ETag": 'W/"1"', "Age": "3"})


def tagged(number: int, tag: str = 'W/"1"', **headers: str) -> Answer:
    return Answer(body=json.dumps({"cases": number}).encode(), headers={"ETag": tag} | headers)


def conditions(request: Recorded) -> dict[str, str]:
    names = ("if-none-match", "if-modified-since")
    return {name: value for name in names if (value := request.header(name)) is not None}


@pytest.fixture
def client(kept: Any, recorder: Recorder) -> Any:
    with make_client("disease", recorder.url, max_retries=0, **kept()) as client:
        yield client


@pytest.mark.parametrize(
    ("headers", "sent"),
    [
        ({"ETag": '"a"'}, {"if-none-match": '"a"'}),
        ({"Last-Modified": DATE}, {"if-modified-since": DATE}),
        ({"ETag": 'W/"a"', "Last-Modified": DATE}, {"if-none-match": 'W/"a"'}),
        ({}, {}),
        ({"ETag": ""}, {}),
    ],
    ids=["etag", "last-modified", "both", "neither", "empty"],
)
def test_an_expired_answer_is_requested_with_a_condition(
    client: Any, recorder: Recorder, clock: Any, headers: dict[str, str], sent: dict[str, str]
) -> None:
    recorder.answer = Answer(body=b'{"cases": 1}', headers=headers)
    client.totals.world()
    clock(2 * HOUR)
    client.totals.world()
    first, second = recorder.requests
    assert conditions(first) == {}
    assert conditions(second) == sent


def test_an_answer_that_has_really_expired_is_still_there(kept: Any, recorder: Recorder) -> None:
    """In every store, without moved clocks: a server's own would go on."""
    recorder.say(tagged(1))
    with make_client("disease", recorder.url, max_retries=0, **kept(expire_after=0.05)) as client:
        client.totals.world()
        recorder.answer = NOT_MODIFIED
        time.sleep(0.2)
        assert raw(client.totals.world)().revalidated
        time.sleep(0.2)
        recorder.answer = Answer(503)
        stale = client.with_options(stale_if_error=True)
        assert stale.totals.world() == {"cases": 1}


def test_a_304_renews_the_answer(client: Any, recorder: Recorder, clock: Any) -> None:
    recorder.say(tagged(1, Vary="Accept"))
    recorder.answer = NOT_MODIFIED
    new = raw(client.totals.world)()
    assert (new.from_cache, new.revalidated, new.age) == (False, False, None)
    (before,) = client.cache
    clock(2 * HOUR)
    answer = raw(client.totals.world)()
    assert answer.json() == {"cases": 1}
    assert (answer.status, answer.from_cache, answer.revalidated) == (200, True, True)
    assert (answer.attempts, answer.age) == (1, 0.0)
    assert answer.headers["vary"] == "Accept"
    assert answer.headers["age"] == "3"
    assert answer.headers["content-length"] == str(len(new.body))
    (after,) = client.cache
    assert (after.stored - before.stored).total_seconds() >= 2 * HOUR
    assert after.expires - after.stored == before.expires - before.stored
    # It is fresh again, and can be revalidated again.
    assert raw(client.totals.world)().revalidated is False
    assert len(recorder.requests) == 2
    clock(2 * HOUR)
    assert client.totals.world() == {"cases": 1}
    info = client.cache.info()
    counted = {name: info[name] for name in ("entries", "hits", "misses", "stale", "revalidated")}
    assert counted == {"entries": 1, "hits": 1, "misses": 1, "stale": 0, "revalidated": 2}


def test_a_changed_answer_replaces_the_old_one(client: Any, recorder: Recorder, clock: Any) -> None:
    recorder.say(tagged(1))
    recorder.say(tagged(2, '"2"'))
    client.totals.world()
    clock(2 * HOUR)
    answer = raw(client.totals.world)()
    assert (answer.json(), answer.from_cache) == ({"cases": 2}, False)
    assert client.totals.world() == {"cases": 2}
    assert client.cache.info()["revalidated"] == 0


def test_a_304_with_another_etag_is_not_used(client: Any, recorder: Recorder, clock: Any) -> None:
    recorder.say(tagged(1))
    recorder.say(Answer(304, b"", {"ETag": '"2"'}))
    recorder.say(tagged(2, '"2"'))
    client.totals.world()
    clock(2 * HOUR)
    assert client.totals.world() == {"cases": 2}
    assert [bool(conditions(request)) for request in recorder.requests] == [False, True, False]


def test_a_304_without_a_condition_is_an_error(client: Any, recorder: Recorder) -> None:
    recorder.answer = NOT_MODIFIED
    with pytest.raises(openshelf.StatusError, match="304"):
        client.totals.world()
    assert len(client.cache) == 0


def test_refresh_sends_no_condition(client: Any, recorder: Recorder, clock: Any) -> None:
    recorder.answer = tagged(1)
    client.totals.world()
    clock(2 * HOUR)
    client.with_options(refresh=True).totals.world()
    assert [conditions(request) for request in recorder.requests] == [{}, {}]


def test_the_condition_of_the_caller_is_kept(client: Any, recorder: Recorder, clock: Any) -> None:
    own = client.with_options(extra_headers={"If-None-Match": '"mine"'})
    recorder.say(tagged(1))
    recorder.answer = NOT_MODIFIED
    own.totals.world()
    clock(2 * HOUR)
    with pytest.raises(openshelf.StatusError, match="304"):
        own.totals.world()
    assert [request.header("if-none-match") for request in recorder.requests] == ['"mine"'] * 2


def test_a_failed_revalidation_is_an_error_or_a_stale_answer(
    kept: Any, recorder: Recorder, clock: Any
) -> None:
    with make_client("disease", recorder.url, max_retries=0, **kept()) as client:
        recorder.say(tagged(1))
        recorder.answer = Answer(503)
        client.totals.world()
        clock(2 * HOUR)
        with pytest.raises(openshelf.ServerError):
            client.totals.world()
        patient = client.with_options(stale_if_error=True)
        stale = raw(patient.totals.world)()
        assert (stale.json(), stale.revalidated, stale.from_cache) == ({"cases": 1}, False, True)


def test_the_condition_is_sent_with_every_attempt(
    kept: Any, recorder: Recorder, clock: Any
) -> None:
    with make_client("disease", recorder.url, max_retries=2, **kept()) as client:
        recorder.say(tagged(1))
        recorder.say(Answer(503, headers={"Retry-After": "0"}))
        recorder.answer = NOT_MODIFIED
        client.totals.world()
        clock(2 * HOUR)
        answer = raw(client.totals.world)()
        assert (answer.attempts, answer.revalidated) == (2, True)
        assert [len(conditions(request)) for request in recorder.requests] == [0, 1, 1]


def test_a_redirected_answer_is_not_revalidated(
    client: Any, recorder: Recorder, clock: Any
) -> None:
    def answer(request: Recorded) -> Answer:
        if request.target != "/elsewhere":
            return Answer(302, b"", {"Location": "/elsewhere", "ETag": 'W/"1"'})
        return tagged(1)

    recorder.answer = answer
    client.totals.world()
    clock(2 * HOUR)
    client.totals.world()
    assert [conditions(request) for request in recorder.requests] == [{}] * 4


def test_a_new_redirect_drops_the_condition(client: Any, recorder: Recorder, clock: Any) -> None:
    recorder.say(tagged(1))
    recorder.say(Answer(302, b"", {"Location": "/elsewhere"}))
    recorder.say(tagged(2))
    client.totals.world()
    clock(2 * HOUR)
    assert client.totals.world() == {"cases": 2}
    assert [len(conditions(request)) for request in recorder.requests] == [0, 1, 0]


def test_a_post_is_not_revalidated(kept: Any, recorder: Recorder, clock: Any) -> None:
    recorder.answer = Answer(body=b'{"results": [], "page_metadata": {}}', headers={"ETag": '"1"'})
    with make_client("spending", recorder.url, **kept()) as client:
        for _ in range(2):
            client.search.spending_by_award_count(filters={"keywords": ["road"]})
            clock(2 * HOUR)
    assert [conditions(request) for request in recorder.requests] == [{}, {}]


def test_equal_calls_share_a_revalidation(client: Any, recorder: Recorder, clock: Any) -> None:
    recorder.answer = tagged(1)
    client.totals.world()
    clock(2 * HOUR)
    hold = threading.Event()
    recorder.answer = Answer(304, b"", {"ETag": 'W/"1"'}, hold=hold)
    answers: list[Any] = []
    threads = [
        threading.Thread(target=lambda: answers.append(client.totals.world())) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    while len(recorder.requests) < 2:
        threading.Event().wait(0.002)
    hold.set()
    for thread in threads:
        thread.join()
    assert answers == [{"cases": 1}] * 4
    assert len(recorder.requests) == 2


def test_a_cassette_records_complete_answers(
    client: Any, recorder: Recorder, clock: Any, tmp_path: Path
) -> None:
    recorder.answer = tagged(1)
    client.totals.world()
    clock(2 * HOUR)
    with openshelf.Cassette(tmp_path / "one.jsonl", record="new"):
        client.totals.world()
    assert conditions(recorder.requests[-1]) == {}
    with (
        openshelf.Cassette(tmp_path / "one.jsonl", record="none"),
        make_client("disease", recorder.url) as other,
    ):
        assert other.totals.world() == {"cases": 1}


#: Operations of GET requests whose answers the cache stores, and which the sandbox can answer.
OPERATIONS = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if not sends_nothing(operation)
    and operation.method == "GET"
    and not CATALOG[operation.id]["never_cached"]
    and not CATALOG[operation.id]["creates_job"]
    and not CATALOG[operation.id]["lasting_status"]
    and operation.id != "museum.images.download"
]


@pytest.fixture(scope="module")
def own() -> Any:
    with openshelf.Sandbox() as server:
        yield {
            service: getattr(server, service)(
                use_caching=True, backend="memory", cache_name=f"again-{service}", max_retries=0
            )
            for service in catalog_facts.SERVICES
        }


@pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")
@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_operation_with_tagged_answers_is_revalidated(
    operation: catalog_facts.Operation, own: Any
) -> None:
    """The disease service and the museum tag their answers (`facts` in their evidence), and stores their files."""
    client = own[operation.service]
    call = raw(method_of(client, operation))
    arguments = dict(calls(operation)["fewest"])
    first = call(**arguments)
    with moved_clock(2 * HOUR):
        again = call(**arguments)
        new = raw(method_of(client.with_options(refresh=True), operation))(**arguments)
    is_tagged = (
        operation.service == "disease"
        or (operation.service == "museum" and operation.id != "museum.images.fetch")
        or operation.id == "gazette.documents.text"
    )
    assert ("etag" in first.headers) == is_tagged
    is_unchanged = is_tagged and new.headers["etag"] == first.headers["etag"]
    assert is_unchanged == (is_tagged and operation.group != "nyt")
    assert again.revalidated == again.from_cache == is_unchanged
    if again.revalidated:
        assert again.body == first.body == new.body
