"""Tests the installed plugin: the wheel of dist/ in a separate environment and project."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest_plugins = ["pytester"]
pytestmark = [pytest.mark.full, pytest.mark.timeout(600)]

ROOT = Path(__file__).resolve().parents[3]
PLUGINS = ("pytest", "pytest-asyncio", "pytest-xdist")

#: A user's program, written without regard to tests.
PROGRAM = '''
"""Where the works of an artist are from, and how bad it was in a country."""
import openshelf


def places(artist: str) -> list[str]:
    with openshelf.Museum(requests_per_second=None) as museum:
        found = museum.artworks.search(artist, limit=5, fields=["id", "place_of_origin"])
    return [work["place_of_origin"] for work in found["data"]]


def cases(country: str) -> int | None:
    with openshelf.Disease(max_retries=0) as disease:
        try:
            return disease.totals.country(country)["cases"]
        except openshelf.NotFoundError:
            return None
'''

TESTS = """
import openshelf
import pytest
import report


def test_the_program(openshelf_environment, openshelf_sandbox):
    assert len(report.places("monet")) == 5
    openshelf_sandbox.calls.assert_called_once(
        "museum.artworks.search", "monet", limit=5, fields=["id", "place_of_origin"]
    )


@pytest.mark.openshelf_faults("disease.totals.country", status=404)
def test_an_unknown_country_has_no_cases(openshelf_environment):
    assert report.cases("Italy") is None


@pytest.mark.openshelf_faults("disease.totals.country", rename={"cases": "caseCount"})
def test_a_service_that_changes(openshelf_environment):
    with pytest.raises(KeyError, match="cases"):
        report.cases("Italy")


@pytest.mark.asyncio
async def test_awaited_under_asyncio(openshelf_async_disease):
    assert (await openshelf_async_disease.totals.country("Italy"))["cases"]


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_awaited_under_anyio(openshelf_async_disease, anyio_backend):
    assert (await openshelf_async_disease.totals.country("Italy"))["cases"]
"""

RECORDED = """
import report


def test_recorded(openshelf_cassette):
    assert len(report.places("monet")) == 5
    assert report.cases("Italy") > 1000
    assert report.cases("Atlantis") is None
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A Python with the wheel, pytest and its plugins, and nothing of the checkout."""
    wheels = sorted((ROOT / "dist").glob("*.whl"), key=lambda path: path.stat().st_mtime)
    if not wheels:
        pytest.fail("there is no wheel in dist/: run make wheel")
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    own = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
    lines = (ROOT / "requirements" / "development.txt").read_text(encoding="utf-8").splitlines()
    pinned = [line for line in lines if line.partition("==")[0] in PLUGINS]
    assert len(pinned) == len(PLUGINS)
    install = [own, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, "--no-index", str(wheels[-1])], check=True)
    subprocess.run([*install, *pinned, "anyio"], check=True)
    return own


@pytest.fixture
def project(pytester: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    for name in ("PYTHONPATH", "VIRTUAL_ENV"):
        monkeypatch.delenv(name, raising=False)
    pytester.makepyprojecttoml(
        """
        [tool.pytest.ini_options]
        pythonpath = ["."]
        filterwarnings = ["error"]
        asyncio_default_fixture_loop_scope = "function"
        openshelf_offline = true
        """
    )
    pytester.makepyfile(report=PROGRAM)
    return pytester


def run(project: Any, python: str, *words: str) -> Any:
    # Without -B, a changed file of equal size is not recompiled within a second.
    return project.run(python, "-B", "-m", "pytest", "-p", "no:cacheprovider", *words)


def passed(result: Any, count: int) -> None:
    result.assert_outcomes(passed=count)
    assert result.ret == 0


def test_the_installed_package_is_the_wheel(project: Any, python: str) -> None:
    program = "import openshelf, pytest_openshelf; print(openshelf.__file__)"
    found = project.run(python, "-W", "error", "-c", program).outlines[-1]
    assert Path(python).parents[1] in Path(found).parents


@pytest.mark.parametrize("words", [(), ("-n", "2")], ids=["one process", "xdist"])
def test_a_project_tests_its_program(project: Any, python: str, words: tuple[str, ...]) -> None:
    project.makepyfile(test_report=TESTS)
    passed(run(project, python, *words), 5)


def test_a_failure_shows_the_calls(project: Any, python: str) -> None:
    project.makepyfile(
        """
        import report

        def test_it(openshelf_environment, openshelf_sandbox):
            report.cases("Italy")
            openshelf_sandbox.calls.assert_called_once("disease.totals.country", "France")
        """
    )
    result = run(project, python)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*-GET *countries/France*", "*+GET *countries/Italy*"])


@pytest.fixture
def served(python: str) -> Iterator[tuple[dict[str, str], subprocess.Popen[str]]]:
    """A sandbox in its own process, and the variables that point clients at it."""
    command = [python, "-m", "openshelf", "sandbox", "--today", "2024-10-15"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        variables: dict[str, str] = {}
        while len(variables) < 6 and (line := process.stdout.readline()):
            variables |= dict(re.findall(r"(OPENSHELF_\w+_URL)=(\S+)", line))
        yield variables, process
        process.terminate()


def test_a_recorded_cassette_is_replayed_without_the_sandbox(
    project: Any, python: str, served: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    variables, process = served
    assert len(variables) == 6
    project.makepyfile(test_recorded=RECORDED)
    with monkeypatch.context() as context:
        for name, url in variables.items():
            context.setenv(name, url)
        passed(run(project, python), 1)
    process.terminate()
    process.wait(30)
    cassette = project.path / "cassettes" / "test_recorded" / "test_recorded.jsonl"
    lines = cassette.read_text(encoding="utf-8").splitlines()
    assert sum('"museum.artworks.search"' in line for line in lines) == 1
    assert sum('"disease.totals.country"' in line for line in lines) == 2
    # The clients use the services' own addresses now, and no socket is opened.
    passed(run(project, python, "--openshelf-record", "none"), 1)
    passed(run(project, python, "-n", "2"), 1)
    assert cassette.read_text(encoding="utf-8").splitlines() == lines


def test_a_call_that_was_not_recorded_fails(
    project: Any, python: str, served: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.makepyfile(test_recorded=RECORDED)
    with monkeypatch.context() as context:
        for name, url in served[0].items():
            context.setenv(name, url)
        passed(run(project, python), 1)
    program = project.path / "report.py"
    program.write_text(program.read_text(encoding="utf-8").replace("limit=5", "limit=6"))
    result = run(project, python)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*requested: *limit=6*", "*recorded: *limit=5*"])
