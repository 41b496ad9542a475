"""pytest plugin of openshelf: a sandbox, clients of it, faults, a log of calls, cassettes.

It imports openshelf only when one of its fixtures, markers or options is used.

Fixtures
--------
openshelf_sandbox
    One sandbox for the whole run, with a log of calls: see `pytest_openshelf.sandbox`. Its
    ``fail`` and ``answer`` point the clients that the tested program creates afterwards at it.
    Clients with ``use_caching=True`` find no answer of another test in their caches.
openshelf_museum, openshelf_placeholder, openshelf_gazette, openshelf_spending, openshelf_disease
    A client of the sandbox for one test, without a throttle; ``openshelf_async_museum`` and so on
    are the asynchronous ones.
openshelf_environment
    Points the clients that the tested program creates itself at the sandbox.
openshelf_cassette
    Records the answers of a test on its first run, and plays them later.

Markers
-------
openshelf_faults(operation=None, path=None, *, arguments=None, **fault)
    Makes the sandbox fail during one test, as `Sandbox.fail` does, and points the clients that the
    tested program creates itself at it.
openshelf_answers(operation=None, path=None, *, json=..., arguments=None, times=None, ...)
    Gives an answer during one test, as `Sandbox.answer` does, and points the program's clients at
    the sandbox, too. A fault or an answer that no request met fails the test, unless the marker has
    ``unused="allow"``.
openshelf_cassette(name=None, *, record=None, filter=None, unused="allow")
    Uses a cassette without the fixture, and sets its file, its mode or its filter, as in
    `openshelf.Cassette`. With ``unused="fail"`` a test fails if it did not play every recorded call
    of its file. If several markers set one of them, the nearest wins.

Options
-------
--openshelf-offline, ini ``openshelf_offline``
    Every client of the process may contact only this machine.
--openshelf-record, ini ``openshelf_record``
    How cassettes record: once, none, new or all.
ini ``openshelf_today``, ``openshelf_seed``, ``openshelf_scale``
    The arguments of the sandbox; the day is fixed, so that its answers never change.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import tempfile
import uuid
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

from . import caches
from .cassette_files import cassette_options, named_cassette, own_cassette
from .counted_lists import counted_elsewhere
from .markers import in_reading_order, mistakes_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import openshelf

    from .sandbox import Sandbox

#: The oldest pytest that has what the plugin uses. `docs/guide/testing.md` names it, too.
OLDEST_PYTEST = 7
if int(pytest.__version__.partition(".")[0]) < OLDEST_PYTEST:
    raise pytest.UsageError(
        f"the pytest plugin of openshelf needs pytest {OLDEST_PYTEST} or newer, and this is "
        f"{pytest.__version__}: install a newer one, or switch the plugin off with -p no:openshelf"
    )

_Number = TypeVar("_Number", int, float)

SERVICES = ("museum", "placeholder", "gazette", "spending", "disease")
RECORD_MODES = ("once", "none", "new", "all")
#: The environment variable that children of the process inherit.
OFFLINE_VARIABLE = "OPENSHELF_OFFLINE"
#: By it a child process knows that its test has a cassette, which is not played there.
CASSETTE_VARIABLE = "OPENSHELF_TEST_CASSETTE"
TODAY = "2024-10-15"

#: What the error of a call that would leave this machine says in a test.
_ADVICE = (
    "; in a test, the fixture openshelf_environment, an answer or a fault leads the clients that a "
    "program creates to the sandbox, and openshelf_cassette plays recorded answers"
)
#: The same in a test whose clients are led to the sandbox.
_ADVICE_IF_LED = (
    "; this test leads the clients that it creates to the sandbox, and this client was created "
    "before that, or with a base_url of its own: create it in the test, or in a function that the "
    "test calls"
)
_ADVICE_IF_NEEDED = (
    "record it with pytest -o openshelf_offline=false --openshelf-record=once, and commit it; a "
    "cassette plays for the clients of this process alone: if they make no call, or a child "
    "process makes it, leave the cassette out (the sandbox, answers and faults "
    "reach child processes)"
)
_ADVICE_IF_RECORDED = (
    "; this test records {cassette!r}, for which it asks the service: run pytest {how} to record"
)

#: The key under which a worker of pytest-xdist receives the folder of the run.
_WORKER_INPUT = "openshelf_run"

#: The fixture that each marker adds to a test.
_FIXTURES = {
    "openshelf_faults": "_openshelf_markers",
    "openshelf_answers": "_openshelf_markers",
    "openshelf_cassette": "openshelf_cassette",
}

_RUN: pytest.StashKey[str] = pytest.StashKey()
_SHARED: pytest.StashKey[dict[Path, list[str]]] = pytest.StashKey()
_SANDBOX: pytest.StashKey[Sandbox] = pytest.StashKey()
#: The cassette of a test that must play all of it.
_PLAYED: pytest.StashKey[openshelf.Cassette] = pytest.StashKey()
#: The cassette of the test that runs.
_CASSETTE: pytest.StashKey[openshelf.Cassette] = pytest.StashKey()
#: The file that a test must have, because it may not record one.
_NEEDED: pytest.StashKey[Path] = pytest.StashKey()
#: Whether the clients that the test's program creates are led to the sandbox.
_LED: pytest.StashKey[bool] = pytest.StashKey()
#: The environment variables that a test's faults and answers have set: before, and now.
_ENVIRONMENT: pytest.StashKey[dict[str, tuple[str | None, str]]] = pytest.StashKey()
_BEFORE: pytest.StashKey[tuple[bool, str, str | None]] = pytest.StashKey()
#: The folder of caches, if the plugin has chosen it.
_LEFT: pytest.StashKey[str] = pytest.StashKey()
#: The fixtures that are being set up, the innermost last, each with its scope.
_SETTING_UP: pytest.StashKey[list[tuple[str, str]]] = pytest.StashKey()
#: Whether the plugin itself has failed a test, and said why.
_TOLD: pytest.StashKey[bool] = pytest.StashKey()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("openshelf")
    group.addoption(
        "--openshelf-offline",
        action="store_true",
        default=None,
        help="openshelf clients may contact only this machine",
    )
    group.addoption(
        "--openshelf-record",
        choices=RECORD_MODES,
        default=None,
        help="how openshelf cassettes record; default: once",
    )
    parser.addini(
        "openshelf_offline",
        "openshelf clients may contact only this machine",
        "bool",
        default=False,
    )
    parser.addini("openshelf_record", "how openshelf cassettes record", default="once")
    parser.addini("openshelf_today", "the sandbox's current day", default=TODAY)
    parser.addini("openshelf_seed", "seed of the sandbox's data", default="0")
    parser.addini("openshelf_scale", "scale of the sandbox's data", default="1.0")


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers, and go offline if configured."""
    config.addinivalue_line(
        "markers",
        "openshelf_faults(operation=None, path=None, *, arguments=None, **fault): make the sandbox "
        "fail during this test; takes the arguments of pytest_openshelf.sandbox.Sandbox.fail",
    )
    config.addinivalue_line(
        "markers",
        "openshelf_answers(operation=None, path=None, *, arguments=None, **answer): give an answer "
        "of the sandbox during this test; takes the arguments of "
        "pytest_openshelf.sandbox.Sandbox.answer",
    )
    config.addinivalue_line(
        "markers",
        "openshelf_cassette(name=None, *, record=None, filter=None, unused='allow'): play the "
        "answers of openshelf clients from a file, or record them there",
    )
    mode = config.getoption("openshelf_record") or config.getini("openshelf_record")
    if mode not in RECORD_MODES:
        known = ", ".join(RECORD_MODES)
        raise pytest.UsageError(f"openshelf_record: expected one of {known}, got {mode!r}")
    folder = os.path.join(_run_folder(config), "caches")  # noqa: PTH118
    if caches.leave_the_users(folder):
        config.stash[_LEFT] = folder
    asked = config.getoption("openshelf_offline") or config.getini("openshelf_offline")
    if asked or os.environ.get(OFFLINE_VARIABLE):
        from openshelf import _core  # noqa: PLC0415  # only where it is used

        offline = _core._set_offline(True)  # noqa: FBT003, SLF001
        advice = _core._set_offline_advice(_ADVICE)  # noqa: SLF001
        config.stash[_BEFORE] = (offline, advice, os.environ.get(OFFLINE_VARIABLE))
        if asked:
            os.environ[OFFLINE_VARIABLE] = "1"
        else:
            # The variable alone says whether the process is offline.
            _core._set_offline(offline)  # noqa: SLF001


def _tell_where_clients_go(config: pytest.Config, *, led: bool | None = None) -> None:
    """Set what the error of a call says that would leave this machine, as the test now is."""
    if led is not None:
        config.stash[_LED] = led
    if _BEFORE not in config.stash:
        return
    from openshelf import _core  # noqa: PLC0415  only where it is used

    advice = _ADVICE_IF_LED if config.stash.get(_LED, False) else _ADVICE
    cassette = config.stash.get(_CASSETTE, None)
    if cassette is not None:
        how = f"without {OFFLINE_VARIABLE}"
        if config.getini("openshelf_offline"):
            how = "with -o openshelf_offline=false"
        if config.getoption("openshelf_offline"):
            how = "without --openshelf-offline"
        advice = _ADVICE_IF_RECORDED.format(cassette=cassette, how=how)
    _core._set_offline_advice(advice)  # noqa: SLF001


def pytest_unconfigure(config: pytest.Config) -> None:
    """Restore the process: it may make several runs."""
    caches_of_run = config.stash.get(_LEFT, None)
    if caches_of_run is not None:
        caches.return_to_the_users(caches_of_run)
    folder = config.stash.get(_RUN, None)
    if folder is not None:
        shutil.rmtree(folder, ignore_errors=True)
    before = config.stash.get(_BEFORE, None)
    if before is None:
        return
    from openshelf import _core  # noqa: PLC0415

    offline, advice, variable = before
    _core._set_offline(offline)  # noqa: SLF001
    _core._set_offline_advice(advice)  # noqa: SLF001
    if variable is None:
        os.environ.pop(OFFLINE_VARIABLE, None)
    else:
        os.environ[OFFLINE_VARIABLE] = variable


def _run_folder(config: pytest.Config) -> str:
    """A folder for this run, which its workers share and its main process removes.

    It is created when it is first needed.
    """
    of_worker: str | None = getattr(config, "workerinput", {}).get(_WORKER_INPUT)
    if of_worker is not None:
        return of_worker
    if _RUN not in config.stash:
        name = f"openshelf-run-{uuid.uuid4().hex}"
        config.stash[_RUN] = os.path.join(tempfile.gettempdir(), name)  # noqa: PTH118
    return config.stash[_RUN]


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Send a worker of pytest-xdist the folder of the run."""
    node.workerinput[_WORKER_INPUT] = _run_folder(node.config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the fixture to tests with a marker, and note which tests share a cassette."""
    shared = config.stash.setdefault(_SHARED, {})
    for item in items:
        for own in item.iter_markers("openshelf_cassette"):
            name = own.kwargs.get("name", *own.args[:1])
            if isinstance(name, str):
                shared.setdefault(named_cassette(item, name), []).append(item.nodeid)
                break
    for item in items:
        names = getattr(item, "fixturenames", None)
        if names is None:
            continue
        for marker, fixture in _FIXTURES.items():
            if fixture not in names and item.get_closest_marker(marker) is not None:
                # The program's clients are led to the sandbox first. What markers add comes after
                # what the test's fixtures add, and so goes before it.
                if fixture == "_openshelf_markers":
                    names.insert(0, "openshelf_environment")
                    names.append(fixture)
                else:
                    names.insert(0, fixture)


# New-style hook wrappers need a newer pluggy than pytest 7 requires.
@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Start each test with an empty log and without the faults of another one."""
    item.stash[_TOLD] = False
    sandbox = item.config.stash.get(_SANDBOX, None)
    if sandbox is not None:
        sandbox.reset()
        caches.separate(sandbox)
    yield


def _number(
    config: pytest.Config, name: str, read: Callable[[str], _Number], expected: str
) -> _Number:
    """The number of an option of the configuration file."""
    text = str(config.getini(name))
    try:
        return read(text)
    except ValueError:
        raise pytest.UsageError(f"{name}: expected {expected}, got {text!r}") from None


@pytest.fixture(scope="session")
def openshelf_sandbox(pytestconfig: pytest.Config) -> Iterator[Sandbox]:
    """One sandbox for the whole run.

    Before each test its log is emptied, its faults and answers are removed, and the records that
    faults have changed are restored.

    Returns
    -------
    pytest_openshelf.sandbox.Sandbox
    """
    from .sandbox import Sandbox  # noqa: PLC0415  # only where it is used

    with Sandbox(
        today=pytestconfig.getini("openshelf_today"),
        seed=_number(pytestconfig, "openshelf_seed", int, "a whole number, such as 0"),
        scale=_number(pytestconfig, "openshelf_scale", float, "a number, such as 1.0"),
    ) as sandbox:
        pytestconfig.stash[_SANDBOX] = sandbox
        caches.separate(sandbox)
        before = pytestconfig.stash.setdefault(_ENVIRONMENT, {})

        def lead() -> None:
            for name, url in sandbox.urls.items():
                if os.environ.get(name) != url:
                    before[name] = (os.environ.get(name), url)
                    os.environ[name] = url
            _tell_where_clients_go(pytestconfig, led=True)

        def fixture() -> tuple[str, str] | None:
            under_way = pytestconfig.stash.get(_SETTING_UP, [])
            return under_way[-1] if under_way else None

        sandbox._lead = lead  # noqa: SLF001  the plugin's own class
        sandbox._fixture = fixture  # noqa: SLF001
        sandbox._cassette = pytestconfig.stash.get(_CASSETTE, None)  # noqa: SLF001
        yield sandbox
        del pytestconfig.stash[_SANDBOX]
        caches.join()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Lead the clients that a program creates to the services again, after the fixtures."""
    changed = item.config.stash.get(_ENVIRONMENT, {})
    for name, (before, url) in changed.items():
        # Another value is that of a fixture that stays.
        if os.environ.get(name) != url:
            continue
        if before is None:
            del os.environ[name]
        else:
            os.environ[name] = before
    changed.clear()
    _tell_where_clients_go(item.config, led=False)


@pytest.hookimpl(hookwrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Iterator[None]:
    """Note which fixture is being set up: a test's faults and answers are not for a wider one."""
    under_way = request.config.stash.setdefault(_SETTING_UP, [])
    under_way.append((fixturedef.argname, request.scope))
    try:
        yield
    finally:
        under_way.pop()


def _left_over(item: pytest.Item) -> Iterator[tuple[str, str]]:
    """What a test lacks or has left over: its cassette, recorded calls, faults and answers.

    Each comes with advice.
    """
    needed = item.stash.get(_NEEDED, None)
    if needed is not None and not needed.exists():
        yield (
            f"there is no cassette {needed}, and record='none' records none",
            _ADVICE_IF_NEEDED,
        )
    cassette = item.stash.get(_PLAYED, None)
    left = [] if cassette is None else cassette._unused_lines()  # type: ignore[attr-defined]  # noqa: SLF001
    if left:
        lines = "".join(f"\n  {each}" for each in left)
        advice = "record it again with --openshelf-record=all, or remove the lines"
        yield f"the test did not play all of {cassette!r}:{lines}", advice
    sandbox = item.config.stash.get(_SANDBOX, None)
    unused = [] if sandbox is None else sandbox.unused_lines()
    if unused:
        lines = "".join(f"\n  {each}" for each in unused)
        yield f"no request of the test met{lines}", 'remove it, or pass unused="allow"'


# It runs after the test itself, and only if that passed.
@pytest.hookimpl(trylast=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    """Fail a test whose faults or answers no request has met, or that left recorded calls over."""
    for what, advice in _left_over(item):
        item.stash[_TOLD] = True
        pytest.fail(f"{what}\n{advice}", pytrace=False)


# A hook wrapper of the old kind, as above.
@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Name what a test has left over beside any other failure: it may be its cause."""
    outcome: Any = yield
    if call.when != "call" or call.excinfo is None:
        return
    if call.excinfo.errisinstance(pytest.skip.Exception):
        return
    sections = outcome.get_result().sections
    if not item.stash.get(_TOLD, False):
        sections.extend(("openshelf", what) for what, _ in _left_over(item))
    sandbox = item.config.stash.get(_SANDBOX, None)
    if sandbox is not None:
        sections.extend(("openshelf", what) for what in counted_elsewhere(sandbox))


@pytest.fixture
def _openshelf_markers(
    request: pytest.FixtureRequest,
    openshelf_sandbox: Sandbox,
    openshelf_environment: dict[str, str],  # noqa: ARG001  the program's own clients
) -> Iterator[None]:
    """Apply the markers of a test: the nearest first, and stacked ones as they are read."""
    for name, method in [("openshelf_faults", "fail"), ("openshelf_answers", "answer")]:
        with mistakes_of(name):
            for marker in in_reading_order(request.node, name):
                getattr(openshelf_sandbox, method)(*marker.args, **marker.kwargs)
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
        # It is closed synchronously: the event loop that could await it has ended.
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
    openshelf_sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> dict[str, str]:
    """Point the clients that a program creates itself at the sandbox.

    Returns
    -------
    dict
        The environment variables, which child processes inherit.
    """
    for name, url in openshelf_sandbox.urls.items():
        monkeypatch.setenv(name, url)
    _tell_where_clients_go(pytestconfig, led=True)
    urls: dict[str, str] = openshelf_sandbox.urls
    return urls


@contextlib.contextmanager
def _in_use(config: pytest.Config, cassette: openshelf.Cassette, path: Path) -> Iterator[None]:
    """Let the sandbox of the run, which may start later, refuse answers that it would record."""
    config.stash[_CASSETTE] = cassette
    os.environ[CASSETTE_VARIABLE] = os.path.abspath(path)  # noqa: PTH100  as it is named
    _tell_where_clients_go(config)
    sandbox = config.stash.get(_SANDBOX, None)
    if sandbox is not None:
        sandbox._cassette = cassette  # noqa: SLF001  the plugin's own class
    try:
        if sandbox is not None and sandbox.has_own:
            sandbox._refuse_cassette("a fault or an answer of your own")  # noqa: SLF001
        yield
    finally:
        del config.stash[_CASSETTE]
        os.environ.pop(CASSETTE_VARIABLE, None)
        _tell_where_clients_go(config)
        # The sandbox may have started meanwhile.
        sandbox = config.stash.get(_SANDBOX, None)
        if sandbox is not None:
            sandbox._cassette = None  # noqa: SLF001


@pytest.fixture
def openshelf_cassette(request: pytest.FixtureRequest) -> Iterator[openshelf.Cassette]:
    """Play the answers of every openshelf client from a file, or record them there.

    The file is ``cassettes/<module>/<test>.jsonl`` beside the test, unless the marker names
    another. If the test's name is long or has characters other than letters, digits, ``_``, ``.``
    and ``-``, it is cut and followed by a hash, so that each test has its own file. Tests that
    share a file record it with ``new`` or ``all``.

    Returns
    -------
    openshelf.Cassette
    """
    with contextlib.ExitStack() as stack:
        with mistakes_of("openshelf_cassette"):
            cassette = _cassette_of(request.node, stack)
        yield cassette


def _cassette_of(item: pytest.Item, stack: contextlib.ExitStack) -> openshelf.Cassette:
    """Open the cassette of a test until the stack is left."""
    import openshelf  # noqa: PLC0415  # only where it is used

    config = item.config
    options = cassette_options(item)
    asked = config.getoption("openshelf_record")
    record = asked or options.get("record") or config.getini("openshelf_record")
    name = options.get("name")
    path = own_cassette(item) if name is None else named_cassette(item, name)
    cassette = openshelf.Cassette(path, record=record, filter=options.get("filter"))
    if record == "none":
        item.stash[_NEEDED] = path
    if name is not None:
        tests = config.stash.get(_SHARED, {}).get(path, [])
        mark = None
        if record == "all":
            # The first test of the run overwrites the file, and the others add to it.
            digest = hashlib.sha256(os.fsencode(path.resolve())).hexdigest()
            folder = _run_folder(config)
            os.makedirs(folder, mode=0o700, exist_ok=True)  # noqa: PTH103
            mark = os.path.join(folder, digest)  # noqa: PTH118
        cassette._in_run(mark, tests)  # type: ignore[attr-defined]  # noqa: SLF001
        if options.get("unused") == "fail" and len(tests) > 1:
            raise pytest.UsageError(
                f"openshelf_cassette: {len(tests)} tests share {path.name}, and each plays a part"
                " of it: give each its own file, or leave unused='fail' out"
            )
    stack.enter_context(cassette)
    stack.enter_context(_in_use(config, cassette, path))
    if options.get("unused") == "fail":
        item.stash[_PLAYED] = cassette
    return cassette
