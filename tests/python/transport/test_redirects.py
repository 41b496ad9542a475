"""Tests redirects: how many, to which addresses, and with which headers."""

import asyncio
from collections.abc import Iterator
from typing import Any

import openshelf
import programs
import pytest
from calling import PREFIX, make_client
from recorder import Answer, Recorder

BOTH = pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])


@pytest.fixture
def elsewhere() -> Iterator[Recorder]:
    """Another origin: another port."""
    with Recorder() as server:
        yield server


def to(place: str, status: int = 302) -> Answer:
    return Answer(status, b"", {"Location": place})


def ask(url: str, asynchronous: bool, view: dict[str, Any] | None = None, **options: Any) -> Any:
    client = make_client("disease", url, asynchronous=asynchronous, **options)
    seen = client.with_options(**view) if view else client
    if not asynchronous:
        with client:
            return seen.totals.world()

    async def run() -> Any:
        async with client:
            return await seen.totals.world()

    return asyncio.run(run())


#: Makes one call in a process of its own.
ONE_CALL = """
    import asyncio, sys
    import openshelf

    def waiting(url):
        with openshelf.Disease(base_url=url) as disease:
            return disease.totals.world()

    async def awaited(url):
        async with openshelf.AsyncDisease(base_url=url) as disease:
            return await disease.totals.world()

    url, asynchronous = sys.argv[1], sys.argv[2] == "True"
    print(asyncio.run(awaited(url)) if asynchronous else waiting(url))
"""


@BOTH
@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_followed(status: int, asynchronous: bool, recorder: Recorder) -> None:
    recorder.say(to("/moved?a=b", status), Answer(body=b'{"cases": 1}'))
    # In this process a list of another test may be read, whose thread drives the connections: then the next request may
    # come before the connection is free, and opens a second one.
    code, said, errors = programs.run(ONE_CALL, recorder.url, str(asynchronous))
    assert (code, said) == (0, "{'cases': 1}\n"), errors
    assert [request.target for request in recorder.requests][1] == "/moved?a=b"
    first, second = recorder.requests
    assert first.headers == second.headers
    assert recorder.opened == 1


@BOTH
@pytest.mark.parametrize(
    ("place", "target"),
    [("other", "/base/v9/v3/covid-19/other"), ("../up", "/base/v9/v3/up"), ("?x=1", None)],
)
def test_relative_locations_are_resolved(
    place: str, target: str | None, asynchronous: bool, recorder: Recorder
) -> None:
    recorder.say(to(place), Answer(body=b'{"cases": 1}'))
    assert ask(recorder.url, asynchronous) == {"cases": 1}
    assert recorder.last.target == (target or f"{PREFIX}/v3/covid-19/all?x=1")


@BOTH
def test_at_most_ten_redirects_are_followed(asynchronous: bool, recorder: Recorder) -> None:
    recorder.say(*(to(f"/{number}") for number in range(10)), Answer(body=b'{"cases": 1}'))
    assert ask(recorder.url, asynchronous) == {"cases": 1}
    assert len(recorder.requests) == 11
    recorder.reset()
    recorder.answer = to("/round")
    with pytest.raises(openshelf.StatusError) as caught:
        ask(recorder.url, asynchronous)
    assert len(recorder.requests) == 11
    assert caught.value.status == 302
    assert "redirect" in str(caught.value)


@BOTH
@pytest.mark.parametrize(
    "place",
    [
        "http://example.invalid/all",
        "//example.invalid/all",
        "https://example.invalid/all",
        "http://10.0.0.1/all",
        "http://169.254.169.254/latest/meta-data/",
        "file:///etc/passwd",
        "ftp://127.0.0.1/all",
        "http://[",
        "http://reader:s3cret@127.0.0.1/all",
        "",
    ],
)
def test_a_redirect_elsewhere_is_an_error(
    place: str, asynchronous: bool, recorder: Recorder
) -> None:
    recorder.say(to(place) if place else Answer(302, b""))
    with pytest.raises(openshelf.StatusError) as caught:
        ask(recorder.url, asynchronous)
    assert len(recorder.requests) == 1
    error = caught.value
    assert error.status == 302
    assert error.attempts == 1
    assert "redirect" in str(error)
    assert "s3cret" not in str(error)


@BOTH
def test_headers_of_the_caller_are_not_sent_to_another_origin(
    asynchronous: bool, recorder: Recorder, elsewhere: Recorder
) -> None:
    recorder.say(to("/here"), to(elsewhere.url + "/there"))
    elsewhere.answer = Answer(body=b'{"cases": 1}')
    own = {"extra_headers": {"X-Token": "s3cret", "Authorization": "Bearer s3cret"}}
    try:
        assert ask(recorder.url, asynchronous, own) == {"cases": 1}
    except openshelf.StatusError as error:
        # Another port may not be contacted at all.
        assert error.status == 302  # noqa: PT017
    for request in recorder.requests:
        assert request.header("x-token") == "s3cret"
    for request in elsewhere.requests:
        assert "s3cret" not in str(request)
        assert (request.header("user-agent") or "").startswith("openshelf/")


@pytest.mark.parametrize("status", [301, 302, 303])
def test_a_post_does_not_become_a_get(status: int, recorder: Recorder) -> None:
    recorder.answer = to("/moved", status)
    with make_client("spending", recorder.url) as client:
        with pytest.raises(openshelf.StatusError) as caught:
            client.autocomplete.naics("steel")
    assert [request.method for request in recorder.requests] == ["POST"]
    assert caught.value.status == status


@pytest.mark.parametrize("status", [307, 308])
def test_a_post_keeps_its_body(status: int, recorder: Recorder) -> None:
    recorder.say(to("/moved", status), Answer(body=b'{"results": []}'))
    with make_client("spending", recorder.url) as client:
        assert client.autocomplete.naics("steel") == {"results": []}
    first, second = recorder.requests
    assert second.method == "POST"
    assert first.body == second.body != b""
    assert second.header("content-type") == "application/json"


@BOTH
def test_a_failure_after_a_redirect_is_retried_from_the_start(
    asynchronous: bool, recorder: Recorder
) -> None:
    recorder.say(to("/moved"), Answer(503), to("/moved"), Answer(body=b'{"cases": 1}'))
    assert ask(recorder.url, asynchronous) == {"cases": 1}
    assert [request.target == "/moved" for request in recorder.requests] == [False, True] * 2


def test_the_final_address_is_reported(recorder: Recorder) -> None:
    recorder.say(to("/moved"), Answer(body=b'{"cases": 1}'), to("/gone"), Answer(404))
    with make_client("disease", recorder.url) as client:
        assert openshelf.raw(client.totals.world)().url == recorder.url + "/moved"
        with pytest.raises(openshelf.NotFoundError) as caught:
            client.totals.world()
    assert caught.value.url == recorder.url + "/gone"
