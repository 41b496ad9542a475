"""pytest plugin of openshelf: a sandbox, clients of it, faults, a log of calls, cassettes.

It costs nothing until a fixture, a marker or an option of it is used: openshelf is imported then.

Fixtures
--------
openshelf_sandbox
    One sandbox for the whole run, with a log of calls: see `pytest_openshelf.sandbox`.
openshelf_museum, openshelf_placeholder, openshelf_gazette, openshelf_spending, openshelf_disease
    A client of the sandbox for one test, without a throttle; ``openshelf_async_museum`` and so on
    are the asynchronous ones.
openshelf_environment
    Points the clients that the tested program makes itself at the sandbox.
openshelf_cassette
    Records the answers of a test when it runs first, and plays them later.

Markers
-------
openshelf_faults(operation=None, path=None, **fault)
    Makes something go wrong in the sandbox, as `Sandbox.fail` does, for one test.
openshelf_cassette(name=None, *, record=None)
    Uses a cassette without the fixture, and names its file or its mode.

Options
-------
--openshelf-offline, ini ``openshelf_offline``
    Every client of the process may ask this machine alone.
--openshelf-record, ini ``openshelf_record``
    How cassettes record: once, none, new or all.
ini ``openshelf_today``, ``openshelf_seed``, ``openshelf_scale``
    What the sandbox is made with; a fixed day, so that its answers are the same for ever.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import openshelf

    from .sandbox import Sandbox

SERVICES = ("museum", "placeholder", "gazette", "spending", "disease")
RECORD_MODES = ("once", "none", "new", "all")
#: The environment variable that children of the process inherit.
OFFLINE_VARIABLE = "OPENSHELF_OFFLINE"
TODAY = "2024-10-15"

_SANDBOX: pytest.StashKey[Sandbox] = pytest.StashKey()
_BEFORE: pytest.StashKey[tuple[bool, str | None]] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("openshelf")
    group.addoption(
        "--openshelf-offline",
        action="store_true",
        default=None,
        help="openshelf clients may ask this machine alone",
    )
    group.addoption(
        "--openshelf-record",
        choices=RECORD_MODES,
        default=None,
        help="how openshelf cassettes record; default: once",
    )
    parser.addini(
        "openshelf_offline", "openshelf clients may ask this machine alone", "bool", default=False
    )
    parser.addini("openshelf_record", "how openshelf cassettes record", default="once")
    parser.addini("openshelf_today", "the day on which the sandbox stands", default=TODAY)
    parser.addini("openshelf_seed", "decides the sandbox's data", default="0")
    parser.addini("openshelf_scale", "how large the sandbox's data are", default="1.0")


def pytest_configure(config: pytest.Config) -> None:
    """Announce the markers, and go offline where that is asked for."""
    config.addinivalue_line(
        "markers",
        "openshelf_faults(operation=None, path=None, **fault): what goes wrong in the sandbox "
        "during this test, with the arguments of openshelf.Sandbox.fail",
    )
    config.addinivalue_line(
        "markers",
        "openshelf_cassette(name=None, *, record=None): play the answers of openshelf clients from "
        "a file, or record them there",
    )
    if config.getoption("openshelf_record") is None:
        mode = config.getini("openshelf_record")
        if mode not in RECORD_MODES:
            known = ", ".join(RECORD_MODES)
            raise pytest.UsageError(f"openshelf_record: expected one of {known}, got {mode!r}")
    if config.getoption("openshelf_offline") or config.getini("openshelf_offline"):
        from openshelf import _core  # noqa: PLC0415  # only where it is used

        config.stash[_BEFORE] = (_core._set_offline(True), os.environ.get(OFFLINE_VARIABLE))  # noqa: FBT003, SLF001
        os.environ[OFFLINE_VARIABLE] = "1"


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave the process as it was: a run may be one of several in it."""
    before = config.stash.get(_BEFORE, None)
    if before is None:
        return
    from openshelf import _core  # noqa: PLC0415

    offline, variable = before
    _core._set_offline(offline)  # noqa: SLF001
    if variable is None:
        os.environ.pop(OFFLINE_VARIABLE, None)
    else:
        os.environ[OFFLINE_VARIABLE] = variable


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give a test with a marker the fixture behind it."""
    for item in items:
        names = getattr(item, "fixturenames", None)
        if names is None:
            continue
        for marker in ("openshelf_faults", "openshelf_cassette"):
            fixture = "_openshelf_faults" if marker == "openshelf_faults" else marker
            if fixture not in names and item.get_closest_marker(marker) is not None:
                names.insert(0, fixture)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Begin each test with an empty log and without the faults of another one."""
    sandbox = item.config.stash.get(_SANDBOX, None)
    if sandbox is not None:
        sandbox.reset()
    return (yield)


@pytest.fixture(scope="session")
def openshelf_sandbox(pytestconfig: pytest.Config) -> Iterator[Sandbox]:
    """One sandbox for the whole run.

    Before each test its log is emptied and its faults are taken back.

    Returns
    -------
    pytest_openshelf.sandbox.Sandbox
    """
    from .sandbox import Sandbox  # noqa: PLC0415  # only where it is used

    with Sandbox(
        today=pytestconfig.getini("openshelf_today"),
        seed=int(pytestconfig.getini("openshelf_seed")),
        scale=float(pytestconfig.getini("openshelf_scale")),
    ) as sandbox:
        pytestconfig.stash[_SANDBOX] = sandbox
        yield sandbox
        del pytestconfig.stash[_SANDBOX]


@pytest.fixture
def _openshelf_faults(request: pytest.FixtureRequest, openshelf_sandbox: Sandbox) -> Iterator[None]:
    """Apply the markers of a test, the nearest first."""
    for marker in request.node.iter_markers("openshelf_faults"):
        openshelf_sandbox.fail(*marker.args, **marker.kwargs)
    yield
    openshelf_sandbox.heal()


def _client_fixture(service: str) -> Any:
    def client(openshelf_sandbox: Sandbox) -> Iterator[openshelf.Client]:
        with getattr(openshelf_sandbox, service)() as client:
            yield client

    client.__doc__ = f"A client of the sandbox's {service} service, without a throttle."
    return pytest.fixture(client, name=f"openshelf_{service}")


def _async_client_fixture(service: str) -> Any:
    def async_client(openshelf_sandbox: Sandbox) -> Iterator[openshelf.AsyncClient]:
        client = getattr(openshelf_sandbox, f"async_{service}")()
        yield client
        # It is closed at once; there is no loop any more to await it in.
        client.aclose().close()

    async_client.__doc__ = f"An asynchronous client of the sandbox's {service} service."
    return pytest.fixture(async_client, name=f"openshelf_async_{service}")


openshelf_museum = _client_fixture("museum")
openshelf_placeholder = _client_fixture("placeholder")
openshelf_gazette = _client_fixture("gazette")
openshelf_spending = _client_fixture("spending")
openshelf_disease = _client_fixture("disease")
openshelf_async_museum = _async_client_fixture("museum")
openshelf_async_placeholder = _async_client_fixture("placeholder")
openshelf_async_gazette = _async_client_fixture("gazette")
openshelf_async_spending = _async_client_fixture("spending")
openshelf_async_disease = _async_client_fixture("disease")


@pytest.fixture
def openshelf_environment(
    openshelf_sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> dict[str, str]:
    """Point the clients that a program makes itself at the sandbox.

    Returns
    -------
    dict
        The environment variables, which child processes inherit.
    """
    for name, url in openshelf_sandbox.urls.items():
        monkeypatch.setenv(name, url)
    urls: dict[str, str] = openshelf_sandbox.urls
    return urls


def _cassette_path(request: pytest.FixtureRequest, name: str | None) -> Path:
    """The file of a test's cassette: beside the test, in a folder of its module."""
    folder = request.path.parent / "cassettes"
    if name is not None:
        return folder / name if name.endswith(".jsonl") else folder / f"{name}.jsonl"
    owner = request.cls.__name__ + "." if request.cls is not None else ""
    plain = re.sub(r"[^\w.-]+", "-", owner + request.node.name).strip("-")
    return folder / request.path.stem / f"{plain}.jsonl"


@pytest.fixture
def openshelf_cassette(
    request: pytest.FixtureRequest, pytestconfig: pytest.Config
) -> Iterator[openshelf.Cassette]:
    """Play the answers of every openshelf client from a file, or record them there.

    The file is ``cassettes/<module>/<test>.jsonl`` beside the test, unless the marker names
    another.

    Returns
    -------
    openshelf.Cassette
    """
    import openshelf  # noqa: PLC0415  # only where it is used

    marker = request.node.get_closest_marker("openshelf_cassette")
    arguments, named = (marker.args, dict(marker.kwargs)) if marker else ((), {})
    name = arguments[0] if arguments else named.pop("name", None)
    own = named.pop("record", None)
    if named or len(arguments) > 1:
        raise pytest.UsageError("openshelf_cassette takes a name and record=")
    asked = pytestconfig.getoption("openshelf_record")
    record = asked or own or pytestconfig.getini("openshelf_record")
    with openshelf.Cassette(_cassette_path(request, name), record=record) as cassette:
        yield cassette
