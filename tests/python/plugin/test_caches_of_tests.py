"""Tests that tests and the user's programs find nothing of each other in caches, whatever answers a test."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import openshelf
import pytest

pytest_plugins = ["pytester"]

#: Each test starts its own pytest.
pytestmark = pytest.mark.slow

Pytester = Any
PLAIN = ["-p", "no:cacheprovider", "-q"]
COUNTRY = "disease.totals.country"
#: Where caches are, as the options of a client; the last one is no folder of caches.
PLACES: list[dict[str, Any]] = [
    {"backend": "sqlite"},
    {"backend": "filesystem"},
    {"cache_name": "./own.sqlite"},
]
PROGRAM = f"""
import openshelf

PLACES = {PLACES}

def cases(**options):
    with openshelf.Disease(use_caching=True, max_retries=0, **options) as disease:
        return disease.totals.country("Italy")["cases"]

def kept():
    found = []
    for place in PLACES:
        try:
            found.append(cases(only_if_cached=True, **place))
        except openshelf.CacheMissError:
            found.append(None)
    return found
"""
#: The cassette of each test has another number.
PLAYED = """
import pytest
from program import PLACES, cases

@pytest.mark.openshelf_cassette("c7")
@pytest.mark.parametrize("place", PLACES)
def test_seven(place):
    assert [cases(**place), cases(**place)] == [7, 7]

@pytest.mark.openshelf_cassette("c8")
@pytest.mark.parametrize("place", PLACES)
def test_eight(place):
    assert [cases(**place), cases(**place)] == [8, 8]
"""


def written(path: Path, cases: int) -> Path:
    """A cassette with one line."""
    call = {"operation": COUNTRY, "arguments": {"country": "Italy"}, "json": {"cases": cases}}
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(call) + "\n", encoding="utf-8")
    return path


def program(project: Pytester, expression: str) -> Any:
    """What the user's program says, which runs without pytest."""
    code = f"from program import *; import json; print(json.dumps({expression}))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=project.path, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


@pytest.fixture
def users_folder(project: Pytester, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of caches, beside the program and a folder for temporary files."""
    if sys.platform != "linux":
        pytest.skip("the user's folder for caches is named by the environment on Linux only")
    monkeypatch.delenv("OPENSHELF_CACHE_DIR", raising=False)
    folder: Path = project.path / "caches"
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    (project.path / "temporary").mkdir()
    monkeypatch.setenv("TMPDIR", str(project.path / "temporary"))
    project.makepyfile(program=PROGRAM)
    return folder


def test_each_test_is_answered_by_its_own_cassette(
    project: Pytester, users_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENSHELF_OFFLINE", "1")
    project.makepyfile(PLAYED)
    for number in (7, 8):
        written(project.path / "cassettes" / f"c{number}.jsonl", number)
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=6)
    assert program(project, "kept()") == [None, None, None]
    # own.sqlite is still there: a line that was edited is played.
    written(project.path / "cassettes" / "c8.jsonl", 9)
    outcome = project.runpytest_subprocess(*PLAIN, "-n", "2")
    outcome.assert_outcomes(passed=3, failed=3)
    outcome.stdout.fnmatch_lines(["*assert [[]9, 9[]] == [[]8, 8[]]*"])


def test_a_warm_cache_of_the_user_answers_no_test(
    project: Pytester, users_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.makepyfile(
        PLAYED,
        test_recorded="""
        import os
        import pytest
        from program import PLACES, cases

        @pytest.mark.openshelf_cassette
        @pytest.mark.parametrize("place", PLACES)
        def test_recorded(place):
            assert [cases(**place), cases(**place)] == [int(os.environ["EXPECTED"])] * 2
        """,
    )
    for number in (7, 8):
        written(project.path / "cassettes" / f"c{number}.jsonl", number)
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        monkeypatch.setenv("OPENSHELF_DISEASE_URL", sandbox.urls["OPENSHELF_DISEASE_URL"])
        sandbox.answer(COUNTRY, json={"cases": 5})
        assert program(project, "[cases(**place) for place in PLACES]") == [5, 5, 5]
        for cases, words in [("4", []), ("3", ["--openshelf-record=all"])]:
            sandbox.answer(COUNTRY, json={"cases": int(cases)})
            monkeypatch.setenv("EXPECTED", cases)
            outcome = project.runpytest_subprocess(*PLAIN, "test_recorded.py", *words)
            outcome.assert_outcomes(passed=3)
    words = [*PLAIN, "-o", "openshelf_offline=true"]
    project.runpytest_subprocess(*words).assert_outcomes(passed=9)
    assert program(project, "kept()") == [5, 5, 5]


def test_a_test_that_forgets_the_sandbox_is_not_answered_by_the_users_cache(
    project: Pytester, users_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.makepyfile(
        """
        import openshelf
        import pytest
        from program import PLACES, cases, kept

        @pytest.mark.parametrize("place", PLACES[:2])
        def test_forgetful(place):
            assert cases(**place) == 5

        def test_kept():
            assert kept()[:2] == [None, None]
        """
    )
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        monkeypatch.setenv("OPENSHELF_DISEASE_URL", sandbox.urls["OPENSHELF_DISEASE_URL"])
        sandbox.answer(COUNTRY, json={"cases": 5})
        program(project, "[cases(**place) for place in PLACES]")
    outcome = project.runpytest_subprocess(*PLAIN, "-o", "openshelf_offline=true")
    outcome.assert_outcomes(passed=1, failed=2)
    outcome.stdout.fnmatch_lines(["*ConnectError*"])
    assert program(project, "kept()") == [5, 5, 5]


#: Tests of all kinds, each with a cache that has a name.
ALL_KINDS = """
import os
from pathlib import Path

import openshelf
import pytest
from program import cases

def is_kept_in_the_run():
    folder = os.environ["OPENSHELF_CACHE_DIR"]
    Path("folder.txt").write_text(folder)
    return any(Path(folder).iterdir())

def test_a_client_of_the_sandbox(openshelf_sandbox):
    # The sandbox keeps the caches of its clients, and removes them.
    with openshelf_sandbox.disease(use_caching=True) as disease:
        assert disease.totals.country("Italy")["cases"]

def test_a_program(openshelf_environment):
    assert cases() and cases(backend="filesystem")
    assert is_kept_in_the_run()

@pytest.mark.openshelf_answers("disease.totals.country", json={"cases": 6})
def test_an_answer():
    assert cases() == cases(cache_name="other") == 6
    assert is_kept_in_the_run()

@pytest.mark.openshelf_cassette("c7")
def test_a_cassette():
    assert cases() == cases() == 7
    assert is_kept_in_the_run()

@pytest.mark.openshelf_cassette("c7")
def test_a_limiter():
    with openshelf.Disease(requests_per_second=100, limiter="file:shared") as disease:
        assert disease.totals.country("Italy")["cases"] == 7
"""


@pytest.mark.parametrize("words", [(), ("-n", "2")], ids=["one process", "xdist"])
def test_nothing_is_left_in_the_users_folder(
    project: Pytester, users_folder: Path, words: tuple[str, ...]
) -> None:
    project.makepyfile(ALL_KINDS)
    written(project.path / "cassettes" / "c7.jsonl", 7)
    project.runpytest_subprocess(*PLAIN, *words).assert_outcomes(passed=5)
    assert files(users_folder) == []
    folder = Path((project.path / "folder.txt").read_text())
    assert folder.is_relative_to(project.path / "temporary")
    assert list((project.path / "temporary").glob("openshelf-run-*")) == []


@pytest.mark.parametrize("words", [(), ("-n", "2")], ids=["one process", "xdist"])
def test_a_folder_that_the_user_has_chosen_is_used(
    project: Pytester,
    users_folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
) -> None:
    chosen = project.path / "chosen"
    monkeypatch.setenv("OPENSHELF_CACHE_DIR", str(chosen))
    project.makepyfile(ALL_KINDS)
    written(project.path / "cassettes" / "c7.jsonl", 7)
    project.runpytest_subprocess(*PLAIN, *words).assert_outcomes(passed=5)
    assert Path((project.path / "folder.txt").read_text()) == chosen
    assert {path.name for path in files(chosen)} >= {"disease_cache.sqlite", "other.sqlite"}
    assert files(users_folder) == []
    # What was made up answers no program.
    assert program(project, "kept()")[:2] == [None, None]


@pytest.mark.parametrize("before", ["", "chosen"])
def test_several_runs_in_one_process_leave_the_environment_as_it_was(
    project: Pytester, users_folder: Path, before: str
) -> None:
    project.makepyfile(ALL_KINDS)
    project.makepyfile(
        runs=f"""
        import os
        from pathlib import Path

        import pytest

        folders = []
        for _ in range(2):
            assert pytest.main({PLAIN}) == 0
            folders.append(Path("folder.txt").read_text())
            assert os.environ.get("OPENSHELF_CACHE_DIR", "") == {before!r}
        assert (folders[0] == folders[1]) == bool({before!r})
        """
    )
    written(project.path / "cassettes" / "c7.jsonl", 7)
    environment = {**os.environ, "OPENSHELF_CACHE_DIR": before}
    subprocess.run([sys.executable, "runs.py"], cwd=project.path, env=environment, check=True)
    assert files(users_folder) == []
