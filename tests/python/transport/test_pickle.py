"""Tests that clients, views, namespaces, methods and errors can be sent to another process."""

import asyncio
import copy
import inspect
import pickle
from datetime import date
from decimal import Decimal
from functools import partial
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import PREFIX, make_client, method_of
from catalog_facts import SERVICES
from each import for_each
from recorder import Answer, Recorder

from examples import calls

BOTH = pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])
PROTOCOLS = pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))


def again(value: Any, protocol: int = pickle.DEFAULT_PROTOCOL) -> Any:
    return pickle.loads(pickle.dumps(value, protocol))  # noqa: S301


def answered(call: Any) -> Any:
    """The result of the call, awaited if necessary."""
    if not inspect.isawaitable(call) and not asyncio.iscoroutine(call):
        return call

    async def run() -> Any:
        return await call

    return asyncio.run(run())


@BOTH
@PROTOCOLS
@pytest.mark.parametrize("service", SERVICES)
def test_clients_can_be_pickled(service: str, asynchronous: bool, protocol: int) -> None:
    client = make_client(service, "http://127.0.0.1:9", asynchronous=asynchronous)
    copied = again(client, protocol)
    assert type(copied) is type(client)
    assert copied.base_url == client.base_url
    assert repr(copied) == repr(client)
    assert pickle.dumps(copied) == pickle.dumps(client)


@BOTH
def test_pickled_clients_keep_their_options(asynchronous: bool) -> None:
    options = {
        "requests_per_second": 2.5,
        "timeout": None,
        "deadline": 7.5,
        "max_retries": 0,
        "max_retry_after": 3.0,
        "max_concurrency": 3,
        "max_response_bytes": 77,
        "user_agent": "study/1",
    }
    client = make_client("museum", "http://127.0.0.1:9", asynchronous=asynchronous, **options)
    kept = client.__reduce__()[1][3]
    assert {name: kept[name] for name in options} == options
    assert again(client).__reduce__()[1][3] == kept
    other = make_client("museum", "http://127.0.0.1:9", asynchronous=asynchronous)
    assert "timeout" not in other.__reduce__()[1][3], (
        "a longer timeout of an operation would not count"
    )


@BOTH
def test_a_pickled_client_works(asynchronous: bool, recorder: Recorder) -> None:
    client = make_client("disease", recorder.url, asynchronous=asynchronous, max_retries=0)
    assert answered(client.totals.world()) == {"updated": None}
    copied = again(client)
    assert answered(copied.totals.world()) == {"updated": None}
    recorder.answer = Answer(503)
    with pytest.raises(openshelf.ServerError):
        answered(copied.totals.world())
    assert len(recorder.requests) == 3
    assert recorder.opened == 2


@BOTH
def test_views_can_be_pickled(asynchronous: bool, recorder: Recorder) -> None:
    client = make_client("spending", recorder.url, asynchronous=asynchronous)
    view = client.with_options(
        validate=False,
        extra_query={"trace": "a b&c", "n": 1},
        extra_headers={"X-Trace": "one"},
        extra_body={"own": {"a": [1, None, 1.5, "é"]}},
        timeout=5.0,
        deadline=None,
        max_retries=0,
    )
    answered(view.autocomplete.naics("steel"))
    copied = again(view)
    answered(copied.autocomplete.naics("steel"))
    first, second = recorder.requests
    assert (first.target, first.body, first.headers) == (
        second.target, second.body, second.headers
    )  # fmt: skip
    assert copied.__reduce__()[1][1:] == view.__reduce__()[1][1:]


@BOTH
def test_namespaces_and_bound_methods_can_be_pickled(
    asynchronous: bool, recorder: Recorder
) -> None:
    client = make_client("spending", recorder.url, asynchronous=asynchronous)
    view = client.with_options(extra_headers={"X-Trace": "one"})
    deep = view.search.spending_by_category
    assert type(again(deep)) is type(deep)
    assert repr(again(deep)) == repr(deep)
    for method in (view.references.award_types, again(view.references.award_types)):
        answered(method())
    for method in (deep.naics, again(deep.naics)):
        answered(method({"keywords": ["steel"]}))
    targets = [request.target for request in recorder.requests]
    assert targets[0] == targets[1] and targets[2] == targets[3]
    assert all(request.header("x-trace") == "one" for request in recorder.requests)
    museum = make_client("museum", recorder.url, asynchronous=asynchronous)
    answered(again(museum.msearch)([{}]))
    assert recorder.last.target.startswith(PREFIX)


def test_a_method_with_its_arguments_can_be_pickled(recorder: Recorder) -> None:
    """As a process pool sends it."""
    with make_client("disease", recorder.url) as client:
        call = again(partial(client.totals.country, "Italy", strict=False))
    assert call() == {"updated": None}
    assert "/Italy?" in recorder.last.target


@BOTH
def test_clients_can_be_copied(asynchronous: bool, recorder: Recorder) -> None:
    client = make_client("disease", recorder.url, asynchronous=asynchronous)
    for copied in (copy.copy(client), copy.deepcopy({"client": client})["client"]):
        assert answered(copied.totals.world()) == {"updated": None}


ERRORS: list[Any] = [
    openshelf.OpenshelfError("x", operation="a.b"),
    openshelf.ArgumentError("x", faults=[{"parameter": "limit", "given": 5}], operation="a.b"),
    *(
        kind("x", status=503, url="http://a/", body=b"\xff", detail="d", retry_after=1.5,
             operation="a.b", headers={"a": "b"}, attempts=3)
        for kind in (
            openshelf.StatusError, openshelf.BadRequestError, openshelf.NotFoundError,
            openshelf.RateLimitedError, openshelf.ServerError,
        )
    ),
    openshelf.ConnectError("x", url="http://a/", operation="a.b", attempts=2),
    openshelf.RequestTimeoutError("x", url="http://a/", operation="a.b", attempts=2),
    openshelf.DecodeError("x", position=5, excerpt="e", operation="a.b", url="http://a/"),
    openshelf.CacheError("x"),
    openshelf.TruncatedError("x"),
    openshelf.ClosedError("x"),
]  # fmt: skip


@for_each(catalog_facts.operations())
@pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")
def test_the_request_of_every_operation_can_be_pickled(operation: catalog_facts.Operation) -> None:
    client = make_client(operation.service, "http://127.0.0.1:9", user_agent="study/1")
    for arguments in calls(operation).values():
        request = openshelf.prepare(method_of(client, operation))(**arguments)
        copied = again(request)
        assert everything(copied) == everything(request)
        assert copied.curl() == request.curl()
        assert repr(copied) == repr(request)


def everything(request: openshelf.Request) -> Any:
    return request.method, request.url, request.headers, request.body


def test_a_pickled_request_keeps_its_exact_values(recorder: Recorder) -> None:
    """Values that Python's JSON would change, and arguments that are None."""
    spending = make_client("spending", recorder.url, use_caching=True, backend="memory")
    amounts = [{"lower_bound": Decimal("1.10"), "upper_bound": 1e20}]
    view = spending.with_options(validate=False, extra_body={"own": Decimal("0.30")})
    filters = {"award_amounts": amounts, "time_period": [{"start_date": date(2024, 1, 2)}]}
    requests = [
        openshelf.prepare(view.search.spending_by_award)(filters=filters, fields=["a"], page=2**70),
        openshelf.prepare(make_client("gazette", recorder.url).documents.search)(
            None, published_from=date(2024, 1, 2), order=None
        ),
    ]
    assert b"1.10" in requests[0].body
    for request in requests:
        assert everything(again(request)) == everything(request)
    assert not recorder.requests


@PROTOCOLS
@pytest.mark.parametrize("error", ERRORS, ids=[type(error).__name__ for error in ERRORS])
def test_errors_can_be_pickled(error: Any, protocol: int) -> None:
    for copied in (again(error, protocol), copy.copy(error), copy.deepcopy(error)):
        assert type(copied) is type(error)
        assert copied.__dict__ == error.__dict__
        assert str(copied) == str(error)
        assert copied.args == error.args


@BOTH
def test_raised_errors_can_be_pickled(asynchronous: bool, recorder: Recorder) -> None:
    astray = {"Location": recorder.url.replace("http://", "http://reader:s3cret@")}
    client = make_client(
        "disease", recorder.url, asynchronous=asynchronous, max_retries=0, timeout=5, deadline=10
    )
    for answer in (
        Answer(404, b'{"message": "no"}'), Answer(429), Answer(503), Answer(302, b"", astray),
        Answer(drop=True), Answer(body=b'{"a": 1,'), Answer(body=b"[]"), Answer(cut=1),
    ):  # fmt: skip
        # The 429 slows all calls of its client; a second client is not slowed.
        recorder.answer = answer
        fresh = make_client("disease", recorder.url, asynchronous=asynchronous, max_retries=0)
        with pytest.raises(openshelf.OpenshelfError) as caught:
            answered(fresh.totals.world())
        data = pickle.dumps(caught.value)
        assert b"s3cret" not in data
        copied = pickle.loads(data)  # noqa: S301
        assert type(copied) is type(caught.value)
        assert copied.__dict__ == caught.value.__dict__
    with pytest.raises(openshelf.ArgumentError) as refused:
        answered(client.totals.world(day=5))
    assert again(refused.value).faults == refused.value.faults


def test_a_raw_answer_cannot_be_pickled(recorder: Recorder) -> None:
    with make_client("disease", recorder.url) as client:
        answer = openshelf.raw(client.totals.world)()
    with pytest.raises(TypeError, match="pickle"):
        pickle.dumps(answer)
