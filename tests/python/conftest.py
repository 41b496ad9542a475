"""Fixtures of the whole suite: the recording server, the sandbox and clients of every service."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import TODAY, make_client
from catalog_facts import SERVICES
from hypothesis import HealthCheck, settings
from installed import missing
from recorder import Recorder

#: The files of tests that were left out, and the library that each needs.
LEFT_OUT: dict[str, str] = {}

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


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out a file that needs a library which is not installed, if the environment says so."""
    is_tests = collection_path.name.startswith("test_") and collection_path.suffix == ".py"
    if is_tests and os.environ.get("OPENSHELF_INSTALLED_LIBRARIES"):
        library = missing(collection_path)
        if library is not None:
            LEFT_OUT[collection_path.name] = library
            return True
    return None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which files were left out, so that nobody believes they were run."""
    for name, library in sorted(LEFT_OUT.items()):
        terminalreporter.write_line(f"left out: {name} needs {library}, which is not installed")


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
