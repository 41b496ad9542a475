"""Fixtures of the whole suite: the recording server, the sandbox and clients of every service."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any

import openshelf
import pytest
from calling import SERVICES, TODAY, make_client
from hypothesis import HealthCheck, settings
from recorder import Recorder

# A shell that runs the suite in the background makes it ignore interrupts. The processes that a
# test starts would inherit this, and Ctrl-C could not be tested.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "suite",
    deadline=None,
    max_examples=int(os.environ.get("OPENSHELF_EXAMPLES", "100")),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
settings.load_profile("suite")


def pytest_collection_finish() -> None:
    """Collected tests stay, so the garbage collector need not go through them at every test."""
    gc.collect()
    gc.freeze()


def pytest_sessionfinish() -> None:
    """At the end the libraries look for what they leaked."""
    gc.unfreeze()


@pytest.fixture(scope="session", autouse=True)
def _own_environment() -> Iterator[None]:
    """No URL or proxy from the machine's environment affects a test."""
    patch = pytest.MonkeyPatch()
    for name in list(os.environ):
        if name.startswith("OPENSHELF_") and name.endswith("_URL"):
            patch.delenv(name)
        if name.lower() in {"http_proxy", "https_proxy", "all_proxy", "no_proxy"}:
            patch.delenv(name)
    yield
    patch.undo()


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Callable[[str, object], None]:
    """Prints figures of a test when run with `-s`; no test depends on them."""

    def note(name: str, value: object) -> None:
        sys.stderr.write(f"{request.node.name}: {name} {value}\n")

    return note


@pytest.fixture(scope="session")
def _recorder() -> Iterator[Recorder]:
    with Recorder() as server:
        yield server


@pytest.fixture
def recorder(_recorder: Recorder) -> Recorder:
    """The recording server, with nothing recorded yet."""
    _recorder.reset()
    return _recorder


@pytest.fixture(scope="session")
def clients(_recorder: Recorder) -> Iterator[dict[str, Any]]:
    """A client of each service, pointed at the recorder."""
    made = {service: make_client(service, _recorder.url) for service in SERVICES}
    yield made
    for client in made.values():
        client.close()


@pytest.fixture(scope="session")
def async_clients(_recorder: Recorder) -> dict[str, Any]:
    """An asynchronous client of each service, pointed at the recorder."""
    return {service: make_client(service, _recorder.url, asynchronous=True) for service in SERVICES}


@pytest.fixture(scope="session")
def sandbox() -> Iterator[Any]:
    """One sandbox for the tests that only read; its current day never changes."""
    with openshelf.Sandbox(today=TODAY) as server:
        yield server
