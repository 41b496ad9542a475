"""Tests connections: kept, shared by threads, closed by the server, cut, held, refused."""

import asyncio
import base64
import gzip
import json
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorder


@pytest.fixture
def disease(recorder: Recorder) -> Any:
    with make_client("disease", recorder.url) as client:
        yield client


@pytest.fixture
def spending(recorder: Recorder) -> Any:
    with make_client("spending", recorder.url) as client:
        yield client


def in_thread(call: Callable[[], Any]) -> Any:
    """Runs the call in a separate thread and returns its result; a hang is an error."""
    found: list[Any] = []

    def run() -> None:
        try:
            found.append(call())
        except BaseException as error:  # noqa: BLE001  raised again by the caller
            found.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(10)
    assert found, "the call hangs"
    if isinstance(found[0], BaseException):
        raise found[0]
    return found[0]


def test_a_connection_is_kept(disease: Any, recorder: Recorder) -> None:
    for _ in range(5):
        disease.totals.world()
    assert recorder.opened == 1


def test_threads_share_a_connection(disease: Any, recorder: Recorder) -> None:
    for _ in range(3):
        in_thread(disease.totals.world)
        disease.totals.world()
    assert len(recorder.requests) == 6
    assert recorder.opened == 1


def test_sync_and_async_calls_alternate(recorder: Recorder) -> None:
    with make_client("disease", recorder.url) as ours:
        async_client = make_client("disease", recorder.url, asynchronous=True)

        async def asked() -> Any:
            return await async_client.totals.world()

        for _ in range(3):
            assert ours.totals.world() == {"updated": None}
            assert asyncio.run(asked()) == {"updated": None}
        assert ours.totals.world() == {"updated": None}
    assert len(recorder.requests) == 7


def test_many_threads_call_at_once(disease: Any, recorder: Recorder) -> None:
    recorder.answer = lambda request: Answer(body=json.dumps({"cases": request.target}).encode())
    results: dict[int, Any] = {}

    def ask(number: int) -> None:
        results[number] = disease.totals.country(f"c{number}")

    threads = [threading.Thread(target=ask, args=(number,), daemon=True) for number in range(24)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert all(f"/c{number}?" in results[number]["cases"] for number in range(24))


@pytest.mark.parametrize("retries", [0, 2])
@pytest.mark.parametrize("pause", [0.0, 0.05])
def test_a_closed_idle_connection_causes_no_error(
    retries: int, pause: float, recorder: Recorder
) -> None:
    """As between two cells of a notebook: neither a GET nor a POST fails."""
    with make_client("spending", recorder.url, max_retries=retries) as client:
        for _ in range(6):
            client.references.award_types()
            assert recorder.wait_for(lambda: recorder.close_idle() > 0, 2)
            time.sleep(pause)
            client.autocomplete.naics("steel")
            assert recorder.wait_for(lambda: recorder.close_idle() > 0, 2)
            time.sleep(pause)
            client.references.award_types()
    posts = [request for request in recorder.requests if request.method == "POST"]
    assert len(posts) == 6, "a POST was sent twice"


def test_a_sync_call_works_inside_a_running_loop(disease: Any, recorder: Recorder) -> None:
    """As in a notebook, whose loop is always running."""

    async def cell() -> Any:
        return disease.totals.world()

    assert asyncio.run(cell()) == {"updated": None}


@pytest.mark.parametrize("status", [429, 503])
def test_a_429_or_503_is_retried(status: int, recorder: Recorder) -> None:
    recorder.say(Answer(status, b"{}", {"Retry-After": "0"}), Answer(body=b"[1]"))
    with make_client("disease", recorder.url, max_retries=2) as client:
        assert client.totals.countries() == [1]
    assert len(recorder.requests) == 2
    recorder.say(Answer(status, b"{}", {"Retry-After": "0"}))
    with make_client("disease", recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.StatusError):
            client.totals.countries()
    assert len(recorder.requests) == 3


@pytest.mark.parametrize("status", [400, 403, 404, 422])
def test_a_client_error_is_not_retried(status: int, recorder: Recorder) -> None:
    recorder.answer = Answer(status, b"{}")
    with make_client("disease", recorder.url, max_retries=2) as client:
        with pytest.raises(openshelf.StatusError):
            client.totals.countries()
    assert len(recorder.requests) == 1


def test_a_closed_idle_connection_causes_no_error_in_asynchronous_calls(recorder: Recorder) -> None:
    client = make_client("spending", recorder.url, asynchronous=True)

    async def ask() -> None:
        await client.autocomplete.naics("steel")
        await client.references.award_types()

    for _ in range(4):
        asyncio.run(ask())
        recorder.close_idle()
    assert len(recorder.requests) == 8


def test_a_port_without_a_server_is_a_connect_error(recorder: Recorder) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with make_client("disease", f"http://127.0.0.1:{port}", max_retries=0) as client:
        with pytest.raises(openshelf.ConnectError) as caught:
            client.totals.world()
    assert isinstance(caught.value, ConnectionError)
    assert isinstance(caught.value, openshelf.OpenshelfError)
    assert caught.value.operation == "disease.totals.world"


def test_an_unknown_host_is_a_connect_error() -> None:
    with make_client("disease", "http://no-such-host.invalid", max_retries=0) as client:
        with pytest.raises(openshelf.ConnectError):
            client.totals.world()


def test_a_connection_closed_without_an_answer_is_a_connect_error(recorder: Recorder) -> None:
    recorder.answer = Answer(drop=True)
    with make_client("disease", recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.ConnectError):
            client.totals.world()


@pytest.mark.parametrize("cut", [0, 1, 50])
def test_a_body_that_ends_early_is_an_error(cut: int, recorder: Recorder) -> None:
    """Even if the part that arrived is valid JSON."""
    body = b"1" * 100
    recorder.answer = Answer(body=body, cut=cut)
    with make_client("museum", recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.OpenshelfError):
            client.artworks.list()
    with make_client("placeholder", recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.OpenshelfError):
            client.fetch_id(1, 10)


def test_an_answer_without_progress_times_out(recorder: Recorder) -> None:
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    with make_client("disease", recorder.url, timeout=0.2, max_retries=0) as client:
        with pytest.raises(openshelf.RequestTimeoutError) as caught:
            client.totals.world()
        assert isinstance(caught.value, TimeoutError)
        assert caught.value.operation == "disease.totals.world"
    with make_client("disease", recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.RequestTimeoutError):
            client.with_options(timeout=0.2).totals.world()
    release.set()


def test_the_option_timeout_overrides_that_of_a_slow_operation(recorder: Recorder) -> None:
    release = threading.Event()
    recorder.answer = Answer(hold=release)
    with make_client("spending", recorder.url, max_retries=0) as client:
        view = client.with_options(timeout=0.2)
        with pytest.raises(openshelf.RequestTimeoutError):
            view.search.transaction_spending_summary({"keywords": ["steel"]})
    release.set()


def test_slow_progress_does_not_time_out(recorder: Recorder) -> None:
    """`timeout` counts seconds without progress, not the whole answer."""
    value = {"cases": "x" * 400}
    recorder.answer = Answer(body=json.dumps(value).encode(), pieces=10)
    with make_client("disease", recorder.url, timeout=0.25, max_retries=0) as client:
        assert client.totals.world() == value


VALUE = {"text": "\u00e9" * 5000, "list": list(range(100))}

#: The value as JSON, compressed by the reference encoders.
COMPRESSED = {
    "gzip": gzip.compress(json.dumps(VALUE).encode()),
    "br": base64.b64decode(
        "G8t26J0HdhtHgiJIDa6yqDceRqjkWbfXp9GV5MsHeeYLcZs6XWUBQgXddAcPGP8xDIgitxIg4KBEwm7PDzkbwPP+"
        "gPP7vjcYfPjh4ye5qpu2K4cIiZU21pUJSKy0sa7MQGKljXVlBSRW2lhX1kBipY11ZQMkVtpYV7ZAYqWNdWUHJFba"
        "WFcWILHSxronDQ=="
    ),
    "zstd": base64.b64decode(
        "KLUv/WDMdR0HACZaNhigJ2kM0AqbOeIsZlXiNLn33ltKrpX0P2s0ACsALgBTeVF+5IfckBdyQj7IjbzIibwgPz9u"
        "vDjx4ebl5AWABeJQMEBAOHGGojAIICwQhwPDgUAIboaX4WT4GG7DazgNL4af+TE35sWcmA9zMy9zMi/Mr/yUm/JS"
        "TspHuZVXGcbNeBkn44XxK36Km+KlOCk+ilvxKk7Fi+JH/BA3xAtxQnwQN+JFnIgXxG/4GQEJAnd+zs15OSfn49zO"
        "65zOi/M7fo6b4+U4OT6O2/E6TseL42f8GDfGi3FifAQBAE7q7GUJ"
    ),
}


@pytest.mark.parametrize("coding", COMPRESSED)
def test_compressed_bodies_are_decoded(coding: str, disease: Any, recorder: Recorder) -> None:
    disease.totals.world()
    accepted = recorder.last.header("accept-encoding") or ""
    assert coding in [item.strip().split(";")[0] for item in accepted.split(",")]
    body = COMPRESSED[coding]
    recorder.answer = Answer(body=body, headers={"Content-Encoding": coding})
    assert openshelf.raw(disease.totals.world)().json() == VALUE
    recorder.answer = Answer(body=body[:-20], headers={"Content-Encoding": coding})
    with make_client("disease", recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.OpenshelfError):
            client.totals.world()


def test_chunked_bodies_are_decoded(disease: Any, recorder: Recorder) -> None:
    body = b"3\r\n[1,\r\n2\r\n2]\r\n0\r\n\r\n"
    headers: dict[str, Any] = {"Transfer-Encoding": "chunked", "Content-Length": None}
    recorder.answer = Answer(body=body, headers=headers)
    assert disease.totals.countries() == [1, 2]


def test_pictures_follow_the_redirect_to_the_image_service(recorder: Recorder) -> None:
    picture = b"\xff\xd8picture"
    recorder.say(
        Answer(302, b"", {"Location": f"{recorder.url}/signed/1.jpg?hmac=abc"}),
        Answer(200, picture, {"Content-Type": "image/jpeg"}),
    )
    with make_client("placeholder", recorder.url) as client:
        assert client.fetch_seed("picsum", 20) == picture
    assert [request.target for request in recorder.requests][1] == "/signed/1.jpg?hmac=abc"
