"""Tests the throttle: one for all threads, tasks, views and both servers of a client."""

import asyncio
import contextlib
import inspect
import os
import signal
import subprocess
import sys
import textwrap
import threading
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorder

SUPPORT = Path(__file__).parents[2] / "support"

#: So slow that a second request within a test is impossible.
HARDLY_EVER = 0.001


def script(text: str, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    """Starts a separate Python process, so that a waiting thread or a signal affects nothing else."""
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(text), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(SUPPORT)} | environment,
    )


def test_threads_views_and_the_image_server_share_the_slots(recorder: Recorder) -> None:
    process = script(
        """
        import os, sys, threading, time
        from calling import make_client
        url, rate = sys.argv[1:]
        museum = make_client("museum", url, requests_per_second=float(rate))
        view = museum.with_options(timeout=20)
        museum.artworks.list()
        calls = [
            museum.artworks.list,
            view.artworks.list,
            lambda: museum.images.download("abc"),
            lambda: museum.msearch([{}]),
        ]
        for call in calls:
            threading.Thread(target=call, daemon=True).start()
        time.sleep(0.5)
        print("waited", flush=True)
        os._exit(0)
        """,
        recorder.url,
        str(HARDLY_EVER),
    )
    output, errors = process.communicate(timeout=30)
    assert output.strip() == "waited", errors
    assert len(recorder.requests) == 1


def test_tasks_share_the_slots(recorder: Recorder) -> None:
    async def run() -> None:
        client = make_client(
            "museum", recorder.url, asynchronous=True, requests_per_second=HARDLY_EVER
        )
        await client.artworks.list()
        calls = [client.artworks.list(), client.with_options(validate=False).agents.list()]
        tasks = [asyncio.create_task(call) for call in calls]
        _, waiting = await asyncio.wait(tasks, timeout=0.3)
        assert len(waiting) == len(tasks)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await client.aclose()

    asyncio.run(run())
    assert len(recorder.requests) == 1


def test_two_clients_have_separate_throttles(recorder: Recorder) -> None:
    for _ in range(3):
        with make_client("museum", recorder.url, requests_per_second=HARDLY_EVER) as client:
            client.artworks.list()
    assert len(recorder.requests) == 3


def test_none_switches_the_throttle_off(recorder: Recorder) -> None:
    with make_client("museum", recorder.url, requests_per_second=None) as client:
        for _ in range(20):
            client.artworks.list()
    assert len(recorder.requests) == 20


@pytest.mark.parametrize("rate", [0, -1, float("nan"), float("inf"), "1"])
def test_an_invalid_rate_is_refused(rate: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        openshelf.Museum(requests_per_second=rate)


INTERRUPTED = """
import sys
from calling import make_client
what, url = sys.argv[1:]
if what == "throttle":
    client = make_client("museum", url, requests_per_second=0.001)
    client.artworks.list()
    call = client.artworks.list
elif what == "view":
    client = make_client("disease", url)
    call = client.with_options(timeout=60).totals.world
else:
    client = make_client("disease", url)
    call = client.totals.world
print("calling", flush=True)
try:
    call()
except KeyboardInterrupt:
    print("interrupted", flush=True)
else:
    print("answered", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("what", ["answer", "view", "throttle"])
def test_ctrl_c_interrupts_a_waiting_call(what: str, recorder: Recorder) -> None:
    release = threading.Event()
    if what != "throttle":
        recorder.answer = Answer(hold=release)
    process = script(INTERRUPTED, what, recorder.url)
    assert process.stdout is not None
    assert process.stdout.readline().strip() == "calling"
    assert recorder.wait_for_requests(1)
    if what == "throttle":
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.4)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=10)
    release.set()
    assert output.strip() == "interrupted", errors
    assert process.returncode == 0
    assert len(recorder.requests) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
def test_a_forked_child_makes_its_own_connections(recorder: Recorder) -> None:
    process = script(
        """
        import os, sys
        from calling import make_client
        client = make_client("disease", sys.argv[1])
        client.totals.world()
        child = os.fork()
        if child == 0:
            client.totals.world()
            os._exit(7)
        _, status = os.waitpid(child, 0)
        client.totals.world()
        print(os.waitstatus_to_exitcode(status), flush=True)
        """,
        recorder.url,
    )
    output, errors = process.communicate(timeout=20)
    assert output.strip() == "7", errors
    connections = [request.connection for request in recorder.requests]
    assert len(connections) == 3
    assert connections[0] == connections[2] != connections[1]


#: The services with a pace of their own, and a call of each.
WITH_PACE: dict[str, Any] = {
    "museum": lambda client: client.artworks.list(),
    "gazette": lambda client: client.agencies.list(),
    "spending": lambda client: client.references.toptier_agencies(),
}


def rate_of(client: Any) -> float | None:
    """The rate with which a copy of the client is made."""
    _, arguments = client.__reduce__()
    rate: float | None = arguments[3]["requests_per_second"]
    return rate


@pytest.mark.parametrize("service", WITH_PACE)
def test_a_service_with_a_pace_is_asked_at_it(service: str, recorder: Recorder) -> None:
    kind = getattr(openshelf, service.capitalize())
    with kind(base_url=recorder.url) as client:
        assert rate_of(client) == inspect.signature(kind).parameters["requests_per_second"].default
        hurried = client.with_options(deadline=0.05)
        answered = 0
        with contextlib.suppress(openshelf.RequestTimeoutError):
            while answered < 100:
                WITH_PACE[service](hurried)
                answered += 1
    assert answered < 100, "no call waited for its turn"


@pytest.mark.parametrize("service", WITH_PACE)
def test_a_sandbox_of_the_environment_has_no_pace(
    service: str, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = getattr(openshelf, service.capitalize())
    default = inspect.signature(kind).parameters["requests_per_second"].default
    name = f"OPENSHELF_{service.upper()}_URL"
    monkeypatch.setenv(name, recorder.url)
    monkeypatch.setenv("OPENSHELF_MUSEUM_IMAGE_URL", recorder.url)
    assert rate_of(kind()) is None
    assert rate_of(kind(requests_per_second=2)) == 2
    # Whoever shares a pace has one.
    assert rate_of(kind(limiter="process")) == default
    # An address that the caller passes may be a tunnel to the service.
    assert rate_of(kind(base_url=recorder.url)) == default
    monkeypatch.setenv(name, "https://mirror.example.org/api")
    assert rate_of(kind()) == default


def test_pictures_of_the_service_keep_the_pace(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENSHELF_MUSEUM_URL", recorder.url)
    assert rate_of(openshelf.Museum()) == 1.0
