"""Tests the cassettes of pytest tests: each test has its own file, and sharing one is an error with advice."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from cassette_lines import lines

pytest_plugins = ["pytester"]

Pytester = Any
#: Only these plugins are loaded: importing all that are installed takes longer than the tests of a run.
PLAIN = ["-p", "xdist", "-p", "pytest_openshelf", "-p", "no:cacheprovider", "-q"]
ONLY_THESE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
ROOT = Path(__file__).resolve().parents[3]

#: Every name is a test's, and the days make their calls differ.
NAMED = """
import openshelf
import pytest

NAMES = ["Ita/ly", "Ita ly", "Ita-ly", "Ita--ly", "-Ita-ly", "Ita-ly-", "Italy", "Ita~ly", "Itä-ly",
         "Ita\\\\ly", "Ita:ly", "", "..", "../../up", "a/b", "a-b", "x" * 300, "x" * 299 + "y", "ä" * 300,
         "Ita-ly]", "[Ita-ly"]


@pytest.mark.parametrize("name", NAMES, ids=NAMES)
def test_country(name, openshelf_cassette):
    with openshelf.Disease() as disease:
        answer = disease.historical.world(last_days=NAMES.index(name) + 1)
    assert len(answer["cases"]) == NAMES.index(name) + 1


@pytest.mark.parametrize("one, other", [("a", "b"), ("a", "c")])
def test_simple(one, other, openshelf_cassette):
    with openshelf.Disease() as disease:
        disease.totals.country("Italy")


class TestOne:
    def test_it(self, openshelf_cassette):
        with openshelf.Disease() as disease:
            disease.totals.country("Spain")

    class TestInner:
        def test_it(self, openshelf_cassette):
            with openshelf.Disease() as disease:
                disease.totals.country("France")


class TestInner:
    def test_it(self, openshelf_cassette):
        with openshelf.Disease() as disease:
            disease.totals.country("Japan")
"""
TESTS = 26

SHARED = """
import openshelf
import pytest


@pytest.mark.openshelf_cassette("shared")
@pytest.mark.parametrize("days", range(1, 9))
def test_shared(days):
    with openshelf.Disease() as disease:
        disease.historical.world(last_days=days)
"""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        for name, url in sandbox.urls.items():
            monkeypatch.setenv(name, url)
        yield sandbox


def outcome(python: str, project: Pytester, *words: str) -> str:
    """Runs the tests of a project with a Python, and returns pytest's results."""
    done = subprocess.run(
        [python, "-m", "pytest", *PLAIN, *words],
        cwd=project.path,
        env=os.environ | ONLY_THESE,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    return done.stdout + done.stderr


def check_names(python: str, project: Pytester, server: Any, *words: str) -> None:
    """Each test records its own call in its own file, and plays it without a server."""
    project.makepyfile(test_named=NAMED)
    said = outcome(python, project, *words)
    assert f"{TESTS} passed" in said, said
    asked = server.stats["requests"]
    assert asked == TESTS
    folder = project.path / "cassettes" / "test_named"
    files = sorted(folder.iterdir())
    assert len(files) == TESTS, files
    assert all(len(lines(path)) == 1 for path in files)
    # No other files are written.
    assert list((project.path / "cassettes").iterdir()) == [folder]
    names = {path.name for path in files}
    assert {
        "test_country-Italy.jsonl",
        "test_country-a-b.jsonl",
        "test_simple-a-b.jsonl",
        "test_simple-a-c.jsonl",
        "TestOne.test_it.jsonl",
        "TestInner.test_it.jsonl",
    } <= names
    said = outcome(python, project, "--openshelf-record", "none", *words)
    assert f"{TESTS} passed" in said, said
    assert server.stats["requests"] == asked


def test_tests_with_similar_names_have_separate_cassettes(pytester: Pytester, server: Any) -> None:
    check_names(sys.executable, pytester, server)


@pytest.fixture(scope="module")
def environments(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("environments")


def python_with(environments: Path, version: str) -> str:
    """A new environment with a version of pytest, and with the openshelf of this one."""
    home = environments / version.replace(" ", "-")
    subprocess.run([sys.executable, "-m", "venv", home], check=True, timeout=300)
    python = home / "bin" / "python"
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, *version.split(), "pytest-xdist"], check=True, timeout=300)
    site = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    packages = Path(site.stdout.strip())
    own = Path(openshelf.__file__).parents[1]
    (packages / "openshelf.pth").write_text(f"{own}\n", encoding="utf-8")
    # pytest finds plugins by the metadata of distributions.
    about = packages / "openshelf-0.1.0.dist-info"
    about.mkdir()
    head = "Metadata-Version: 2.1\nName: openshelf\nVersion: 0.1.0\n"
    (about / "METADATA").write_text(head, encoding="utf-8")
    points = "[pytest11]\nopenshelf = pytest_openshelf\n"
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    return str(python)


@pytest.mark.full
@pytest.mark.timeout(900)
@pytest.mark.skipif(sys.platform == "win32", reason="the path of Python is another one there")
@pytest.mark.parametrize(
    "version",
    ["pytest==7.0.0 pluggy==1.0.0", "pytest==7.4.4", "pytest==8.0.0", "pytest==8.4.2", "pytest>=9"],
)
def test_cassettes_are_separate_in_every_pytest_from_7(
    version: str, environments: Path, pytester: Pytester, server: Any
) -> None:
    python = python_with(environments, version)
    check_names(python, pytester, server)
    pytester.makepyfile(test_named="", test_shared=SHARED)
    said = outcome(python, pytester, "-n", "2", "--openshelf-record", "new")
    assert "8 passed" in said, said
    assert len(lines(pytester.path / "cassettes" / "shared.jsonl")) == 8


@pytest.mark.parametrize("mode", ["new", "all"])
@pytest.mark.parametrize("workers", ["0", "4"])
def test_tests_that_share_a_cassette_lose_nothing(
    workers: str, mode: str, pytester: Pytester, server: Any
) -> None:
    pytester.makepyfile(test_shared=SHARED)
    words = ["-n", workers, "--openshelf-record", mode]
    path = pytester.path / "cassettes" / "shared.jsonl"
    # The second run neither adds to the files nor rewrites them.
    for _ in range(2):
        said = outcome(sys.executable, pytester, *words)
        assert "8 passed" in said, said
        queries = [line["query"] for line in lines(path)]
        assert len(queries) == len(set(queries)) == 8
    asked = server.stats["requests"]
    said = outcome(sys.executable, pytester, "-n", workers, "--openshelf-record", "none")
    assert "8 passed" in said, said
    assert server.stats["requests"] == asked


def test_a_run_leaves_no_temporary_folder(
    pytester: Pytester, server: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    pytester.makepyfile(test_shared=SHARED)
    said = outcome(sys.executable, pytester, "-n", "2", "--openshelf-record", "all")
    assert "8 passed" in said, said
    assert list(tmp_path.glob("openshelf-run*")) == []


def test_the_error_for_once_with_several_tests_says_what_to_do(
    pytester: Pytester, server: Any
) -> None:
    pytester.makepyfile(test_shared=SHARED)
    said = outcome(sys.executable, pytester)
    assert "1 passed" in said
    assert "7 failed" in said
    assert 'record="once" records only if the file does not exist' in said
    assert 'record="new" (pytest --openshelf-record=new) adds the call' in said
    assert "8 tests share this cassette" in said
    assert "test_shared.py::test_shared[1]" in said
    assert "and 3 more" in said
    # The advice works.
    said = outcome(sys.executable, pytester, "--openshelf-record=new")
    assert "8 passed" in said, said
    assert "8 passed" in outcome(sys.executable, pytester)


def test_the_error_for_once_outside_of_pytest_says_what_to_do(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    with server.disease() as disease:
        with openshelf.Cassette(path):
            disease.totals.country("Italy")
        with openshelf.Cassette(path), pytest.raises(openshelf.NotRecordedError) as caught:
            disease.totals.country("France")
        with openshelf.Cassette(path, record="none"):
            with pytest.raises(openshelf.NotRecordedError, match="never records: record="):
                disease.totals.country("France")
    assert 'record="new"' in str(caught.value)
    assert "each its own cassette" in str(caught.value)


def test_markers_of_module_and_test_are_combined(pytester: Pytester, server: Any) -> None:
    """The filter of the module applies to a test that names its cassette, and so does the nearest mode."""
    pytester.makepyfile(
        test_filtered="""
        import openshelf
        import pytest

        def hide(call):
            return {**call, "path": call["path"].replace("Italy", "***")}

        pytestmark = pytest.mark.openshelf_cassette(filter=hide, record="none")

        @pytest.mark.openshelf_cassette("named", record="new")
        def test_named():
            with openshelf.Disease() as disease:
                disease.totals.country("Italy")

        def test_own(openshelf_cassette):
            with openshelf.Disease() as disease, pytest.raises(openshelf.NotRecordedError):
                disease.totals.country("Italy")
        """
    )
    said = outcome(sys.executable, pytester)
    # The other one has no file.
    assert "1 failed, 1 passed" in said, said
    assert "there is no cassette" in said
    (line,) = lines(pytester.path / "cassettes" / "named.jsonl")
    assert line["path"].endswith("***")


@pytest.mark.parametrize("arguments", ['"a", "b"', '"a", mode="new"', 'record="new", path="x"'])
def test_a_marker_with_other_arguments_is_refused(
    arguments: str, pytester: Pytester, server: Any
) -> None:
    pytester.makepyfile(
        test_wrong=f"""
        import pytest

        @pytest.mark.openshelf_cassette({arguments})
        def test_it():
            pass
        """
    )
    said = outcome(sys.executable, pytester)
    assert "1 error" in said
    assert "openshelf_cassette takes a name, record=, filter= and unused=" in said
