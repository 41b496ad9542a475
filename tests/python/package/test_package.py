"""Tests the installed package: the cost of importing it, errors, the typing marker, the tour."""

import importlib.metadata
import importlib.resources
import os
import pickle
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import openshelf
import pytest

ROOT = Path(__file__).resolve().parents[3]

SERVICE_VARIABLES = [
    "OPENSHELF_MUSEUM_URL", "OPENSHELF_MUSEUM_IMAGE_URL", "OPENSHELF_PLACEHOLDER_URL",
    "OPENSHELF_GAZETTE_URL", "OPENSHELF_SPENDING_URL", "OPENSHELF_DISEASE_URL",
]  # fmt: skip

NEVER_LOADED = ["json", "asyncio", "logging", "typing", "pandas", "dask", "pyspark"]


def test_importing_loads_nothing_heavy() -> None:
    """In a Python without the imports of site packages, by `sys.modules` before and after."""
    program = (
        "import sys; before = set(sys.modules); import openshelf; "
        "print(' '.join(sorted(set(sys.modules) - before)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert "openshelf" in loaded
    assert not loaded & set(NEVER_LOADED), loaded
    assert not loaded & {"numpy", "pyarrow", "polars", "http", "urllib", "ssl", "email", "inspect"}


def test_importing_prints_nothing_and_starts_no_thread() -> None:
    program = "import threading, openshelf; assert threading.active_count() == 1"
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "error", "-c", program],
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("", "")


def test_every_exported_name_exists() -> None:
    for name in openshelf.__all__:
        assert hasattr(openshelf, name), name
    services = ["Museum", "Placeholder", "Gazette", "Spending", "Disease"]
    assert set(services) | {f"Async{name}" for name in services} <= set(openshelf.__all__)


def test_the_version_is_that_of_the_distribution() -> None:
    assert openshelf.__version__ == importlib.metadata.version("openshelf")
    required = importlib.metadata.requires("openshelf") or []
    assert [each for each in required if "extra ==" not in each] == []


def test_the_package_is_typed() -> None:
    files = importlib.resources.files("openshelf")
    assert (files / "py.typed").is_file()
    assert (files / "_core" / "__init__.pyi").is_file()
    assert (files / "types" / "__init__.py").is_file()


STATUS: dict[str, Any] = {
    "status": 503,
    "url": "https://example.org/x",
    "body": b"\x00{}",
    "detail": "said",
    "retry_after": 2.5,
    "operation": "museum.artworks.get",
    "headers": {"a": "b"},
}
FAULTS = [
    {"parameter": "limit", "path": "limit", "given": 5, "allowed": None, "message": "too much"}
]


def an_error(name: str) -> openshelf.OpenshelfError:
    kind = getattr(openshelf, name)
    if issubclass(kind, openshelf.StatusError):
        return kind("failed", **STATUS)
    if kind is openshelf.ArgumentError:
        return kind("refused", faults=FAULTS, operation="museum.artworks.list")
    return kind("failed")


ERRORS = sorted(
    name for name in openshelf.__all__
    if isinstance(getattr(openshelf, name), type) and issubclass(getattr(openshelf, name), Exception)
    and not issubclass(getattr(openshelf, name), Warning)
)  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_errors_can_be_pickled(name: str, protocol: int) -> None:
    error = an_error(name)
    again = pickle.loads(pickle.dumps(error, protocol))  # noqa: S301
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


BASES = {
    "ArgumentError": ValueError,
    "ConnectError": ConnectionError,
    "RequestTimeoutError": TimeoutError,
    "DecodeError": ValueError,
    "ClosedError": RuntimeError,
    "NotFoundError": openshelf.StatusError,
    "RateLimitedError": openshelf.StatusError,
    "BadRequestError": openshelf.StatusError,
    "ServerError": openshelf.StatusError,
    "CacheError": openshelf.OpenshelfError,
    "CacheMissError": openshelf.CacheError,
    "TruncatedError": openshelf.OpenshelfError,
    "StatusError": openshelf.OpenshelfError,
}


@pytest.mark.parametrize("name", BASES)
def test_the_tree_of_errors(name: str) -> None:
    kind = getattr(openshelf, name)
    assert issubclass(kind, BASES[name])
    assert issubclass(kind, openshelf.OpenshelfError)
    assert kind.__doc__
    assert getattr(openshelf.errors, name) is kind


def listed_tree() -> dict[str, tuple[str, str]]:
    """The errors in the tree of the module's docstring, with their base and Python's own class."""
    drawn: dict[str, tuple[str, str]] = {}
    above = [""]
    for line in (openshelf.errors.__doc__ or "").splitlines():
        found = re.match(r"    ([│├└─ ]*)([A-Z]\w+) +(?:\((\w+)\))?", line)
        if found is None:
            continue
        depth = len(found[1]) // 4
        above[depth + 1 :] = [found[2]]
        drawn[found[2]] = (above[depth], found[3] or "")
    return drawn


def public_bases(kind: type) -> list[str]:
    names = []
    for base in kind.__bases__:
        names += public_bases(base) if base.__name__.startswith("_") else [base.__name__]
    return names


def test_the_documented_tree_of_errors_is_that_of_the_classes() -> None:
    """All of them, each below its base and with Python's class of its kind."""
    drawn = listed_tree()
    assert drawn.pop("OpenshelfError") == ("", "")
    classes = {name for name in openshelf.errors.__all__ if name[0].isupper()} - {"OpenshelfError"}
    assert set(drawn) == classes
    for name, (base, beside) in drawn.items():
        bases = public_bases(getattr(openshelf.errors, name))
        assert bases == [each for each in (base, beside) if each], name


def test_the_guide_names_every_error_and_its_statuses() -> None:
    text = (ROOT / "docs" / "guide" / "errors.md").read_text(encoding="utf-8")
    table = "".join(line for line in text.splitlines() if line.startswith("| `"))
    for name in openshelf.errors.__all__:
        if name.endswith(("Error", "Paging")):
            assert f"`{name}`" in text, name
    by_class: dict[str, list[int]] = {}
    for status in range(400, 500):
        by_class.setdefault(openshelf.errors.error_for_status(status).__name__, []).append(status)
    for name in ("BadRequestError", "NotFoundError", "RateLimitedError"):
        assert " and ".join(map(str, by_class[name])) + ";" in table, name


def test_the_warnings_are_user_warnings() -> None:
    assert issubclass(openshelf.IgnoredParameterWarning, UserWarning)
    assert issubclass(openshelf.CacheWarning, UserWarning)


def tour(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "examples" / "tour.py")],
        env=os.environ | environment,
        cwd=folder, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def test_the_tour_runs(tmp_path: Path) -> None:
    """All five services over real HTTP to the sandbox; pictures and a page are left behind."""
    done = tour(tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    written = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert len([path for path in written if path.suffix in {".jpg", ".webp"}]) == 3
    (page,) = [path for path in written if path.suffix == ".html"]
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") >= 6
    # Every card states the call, the service, the licence and the time.
    cards = text.split('<section class="card')[1:]
    assert len(cards) >= 10
    for card in cards:
        assert re.search(
            r"<footer><code>[^<]+\(.*</code><small>.* · .* · retrieved 2\d{3}-", card
        ), card


@pytest.mark.slow
def test_a_tour_on_which_every_service_fails_writes_no_page(tmp_path: Path) -> None:
    """It does not leave the page of an earlier run either."""
    page = tmp_path / "tour" / "index.html"
    page.parent.mkdir()
    page.write_text("an earlier tour")
    with socket.socket() as taken:
        # Bound and not listening: connections are refused.
        taken.bind(("127.0.0.1", 0))
        closed = f"http://127.0.0.1:{taken.getsockname()[1]}"
        done = tour(tmp_path, LIVE="1", **dict.fromkeys(SERVICE_VARIABLES, closed))
    assert done.returncode == 1
    assert "no page was written" in done.stderr
    assert "Traceback" not in done.stderr
    assert not page.exists()


@pytest.mark.slow
def test_a_tour_on_which_one_service_fails_says_so_on_the_page(tmp_path: Path) -> None:
    with openshelf.Sandbox() as server:
        server.fail("gazette", status=500, times=None)
        done = tour(tmp_path, LIVE="1", **server.urls)
    assert done.returncode == 1
    assert "1 of 7 parts failed" in done.stderr
    text = (tmp_path / "tour" / "index.html").read_text(encoding="utf-8")
    assert "<li>Gazette: ServerError" in text
