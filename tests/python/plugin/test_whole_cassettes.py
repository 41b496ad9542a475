"""Tests that a cassette of a test is whole: recorded from the service, replaced as one, and needed where it is named."""

import json
from pathlib import Path
from typing import Any

import openshelf
import pytest

pytest_plugins = ["pytester"]

Pytester = Any
PLAIN = ["-p", "no:cacheprovider", "-q"]
ITALY = {
    "operation": "disease.totals.country",
    "arguments": {"country": "Italy"},
    "json": {"cases": 7},
}
FRANCE = {**ITALY, "arguments": {"country": "France"}}
CALLING = """
import openshelf

def cases(name="Italy"):
    with openshelf.Disease(max_retries=0, timeout=5) as disease:
        return disease.totals.country(name)["cases"]
"""


def written(path: Path, *calls: Any) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(json.dumps(call) + "\n" for call in calls)
    path.write_text(text, encoding="utf-8")
    return text


def forgets(_call: dict[str, Any]) -> None:
    """Forget to return the call."""


def test_all_leaves_the_file_if_nothing_was_recorded(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    before = written(path, ITALY)
    with pytest.warns(openshelf.CassetteWarning, match="stays as it was.* made a call"):
        with openshelf.Cassette(path, record="all") as cassette:
            pass
    assert cassette.recorded == 0
    assert path.read_text(encoding="utf-8") == before
    nowhere = openshelf.Disease(base_url="http://127.0.0.1:1", max_retries=0)
    with pytest.warns(openshelf.CassetteWarning, match="1 call had no answer"):
        with openshelf.Cassette(path, record="all"), pytest.raises(openshelf.ConnectError):
            nowhere.totals.country("Italy")
    assert path.read_text(encoding="utf-8") == before
    # Nothing is left where nothing was.
    with openshelf.Cassette(tmp_path / "other.jsonl", record="all"):
        pass
    assert [each.name for each in tmp_path.iterdir()] == ["calls.jsonl"]


def test_all_replaces_the_file_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    before = written(path, ITALY, FRANCE)
    with openshelf.Sandbox(today="2024-10-15") as sandbox, sandbox.disease(max_retries=0) as client:
        with pytest.warns(openshelf.CassetteWarning, match="1 call had no answer .*France"):  # noqa: PT031
            with openshelf.Cassette(path, record="all") as cassette:
                client.totals.country("Italy")
                sandbox.fail("disease.totals.country", reset=True, times=None)
                with pytest.raises(openshelf.OpenshelfError):
                    client.totals.country("France")
        assert cassette.recorded == 0
        assert path.read_text(encoding="utf-8") == before
        # A call that has an answer at last is recorded with the others.
        with openshelf.Cassette(path, record="all") as cassette:
            with pytest.raises(openshelf.OpenshelfError):
                client.totals.country("France")
            sandbox.heal()
            client.totals.country("France")
            client.totals.country("Italy")
        assert cassette.recorded == 2
    assert path.read_text(encoding="utf-8") != before


def test_a_filter_that_returns_nothing_is_told(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    with openshelf.Sandbox(today="2024-10-15") as sandbox, sandbox.disease() as client:
        with pytest.warns(openshelf.CassetteWarning, match="filter left out all 2 calls"):  # noqa: PT031
            with openshelf.Cassette(path, filter=forgets):
                client.totals.country("Italy")
                client.totals.country("France")
        assert not path.exists()
        written(path, ITALY)
        with openshelf.Cassette(path, filter=forgets):
            with pytest.raises(openshelf.NotRecordedError, match="has a filter: it leaves out"):
                client.totals.country("France")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--openshelf-offline"], "run pytest without --openshelf-offline to record"),
        (["-o", "openshelf_offline=true"], "run pytest with -o openshelf_offline=false to record"),
    ],
)
def test_all_records_from_this_machine_while_offline(
    words: list[str], said: str, project: Pytester
) -> None:
    project.makepyfile(
        CALLING
        + """

def test_here(openshelf_cassette):
    with openshelf.Sandbox() as sandbox, sandbox.disease() as disease:
        assert disease.totals.country("Italy")["cases"] > 7

def test_service(openshelf_cassette):
    cases()
"""
    )
    name = next(project.path.glob("test_*.py")).stem
    folder = project.path / "cassettes" / name
    written(folder / "test_here.jsonl", FRANCE)
    before = written(folder / "test_service.jsonl", ITALY)
    result = project.runpytest_subprocess(*PLAIN, *words, "--openshelf-record=all")
    # The file that is not replaced is a warning, which is an error here.
    result.assert_outcomes(passed=1, failed=1, errors=1)
    assert said in result.stdout.str()
    assert "countries/Italy" in (folder / "test_here.jsonl").read_text(encoding="utf-8")
    assert (folder / "test_service.jsonl").read_text(encoding="utf-8") == before


def test_the_error_of_a_call_that_leaves_fits_the_test(project: Pytester) -> None:
    project.makepyfile(
        CALLING
        + """

import subprocess, sys
import pytest

EARLY = openshelf.Disease()

def said(call):
    with pytest.raises(openshelf.OfflineError) as caught:
        call()
    return str(caught.value)

def test_recorded(openshelf_cassette):
    text = said(cases)
    assert "this test records" in text and "without --openshelf-offline" in text
    assert "openshelf_cassette" not in text

def test_early(openshelf_environment):
    text = said(EARLY.totals.world)
    assert "was created before that" in text and "openshelf_environment" not in text

def test_early_beside_an_answer(openshelf_sandbox):
    assert "openshelf_environment" in said(EARLY.totals.world)
    openshelf_sandbox.answer("disease", json={}, unused="allow")
    assert "was created before that" in said(EARLY.totals.world)

def test_nothing_stays():
    assert "openshelf_environment" in said(EARLY.totals.world)

def test_a_child(openshelf_cassette):
    program = "import openshelf; openshelf.Disease().totals.world()"
    run = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True)
    assert "OfflineError" in run.stderr and "test_a_child.jsonl of the test plays for" in run.stderr
"""
    )
    result = project.runpytest_subprocess(*PLAIN, "--openshelf-offline")
    result.assert_outcomes(passed=5)


def test_a_test_without_its_cassette_fails(project: Pytester) -> None:
    project.makepyfile(
        test_needed="""
        import subprocess, sys
        import pytest

        pytestmark = pytest.mark.openshelf_cassette

        def test_nothing(): pass

        def test_there(): pass

        def test_skipped(): pytest.skip("later")

        def test_a_child(openshelf_sandbox):
            program = "import openshelf; openshelf.Disease().totals.world()"
            subprocess.run([sys.executable, "-c", program])
        """
    )
    written(project.path / "cassettes" / "test_needed" / "test_there.jsonl", ITALY)
    result = project.runpytest_subprocess(
        *PLAIN, "--openshelf-offline", "-o", "openshelf_record=none"
    )
    result.assert_outcomes(passed=1, failed=2, skipped=1)
    result.stdout.fnmatch_lines(
        ["there is no cassette *test_nothing.jsonl, and record='none'*", "*a child process makes*"]
    )


def test_the_sandbox_of_the_run_is_not_recorded(project: Pytester) -> None:
    project.makepyfile(
        test_made_up=CALLING
        + """

def test_environment(openshelf_environment, openshelf_cassette):
    assert cases()

def test_client(openshelf_cassette, openshelf_disease):
    assert openshelf_disease.totals.country("Italy")["cases"]
"""
    )
    result = project.runpytest_subprocess(*PLAIN, "--openshelf-offline")
    result.assert_outcomes(failed=2)
    assert result.stdout.str().count("exclude each other: the cassette ") >= 2
    folder = project.path / "cassettes" / "test_made_up"
    assert not folder.exists()
    # What is recorded is played beside it.
    for name in ("environment", "client"):
        written(folder / f"test_{name}.jsonl", ITALY)
    project.runpytest_subprocess(*PLAIN, "--openshelf-offline").assert_outcomes(passed=2)
    # A sandbox of one's own is recorded.
    for each in folder.iterdir():
        each.unlink()
    project.makeini("[pytest]\n")
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        project._monkeypatch.setenv("OPENSHELF_DISEASE_URL", sandbox.urls["OPENSHELF_DISEASE_URL"])
        project.makepyfile(test_own=CALLING + "\ndef test_one(openshelf_cassette): cases()\n")
        result = project.runpytest_subprocess(*PLAIN, "--openshelf-offline", "test_own.py")
        result.assert_outcomes(passed=1)
    assert (project.path / "cassettes" / "test_own" / "test_one.jsonl").exists()


SHARED = """
import openshelf
import pytest

pytestmark = pytest.mark.openshelf_cassette("shared")

@pytest.mark.parametrize("name", ["Italy", "France", "Spain"])
def test_country(name):
    with openshelf.Disease() as disease:
        disease.totals.country(name)

def test_again():
    with openshelf.Disease() as disease:
        disease.totals.country("Italy")

def test_picture():
    with openshelf.Placeholder() as placeholder:
        placeholder.fetch_seed("one", 20)
"""


@pytest.mark.parametrize(
    "chosen",
    [["-k", "Italy or again"], ["test_shared.py::test_country[France]"], ["-k", "picture"]],
)
def test_all_keeps_the_calls_of_tests_that_did_not_run(
    chosen: list[str], project: Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.makepyfile(test_shared=SHARED)
    path = project.path / "cassettes" / "shared.jsonl"

    def paths() -> list[str]:
        calls = map(json.loads, path.read_text(encoding="utf-8").splitlines())
        return sorted(call["path"].split("/")[-1] for call in calls if "path" in call)

    all_paths = sorted(["Italy", "France", "Spain", "Italy", "20"])
    with openshelf.Sandbox() as sandbox:
        for name, url in sandbox.urls.items():
            monkeypatch.setenv(name, url)
        words = [*PLAIN, "--openshelf-record=all"]
        project.runpytest_subprocess(*words).assert_outcomes(passed=5)
        assert paths() == all_paths
        before = path.read_text(encoding="utf-8")
        sandbox.answer("disease.totals.country", json={"cases": 7})
        sandbox.answer("placeholder", content=b"\xffnew", headers={"Content-Type": "image/jpeg"})
        result = project.runpytest_subprocess(*words, *chosen)
        assert result.ret == pytest.ExitCode.OK
        after = path.read_text(encoding="utf-8")
        assert paths() == all_paths
        assert after != before or "picture" in chosen
        # The picture of before is gone with its line.
        pictures = [each.read_bytes() for each in path.parent.glob("*.jpg")]
        assert len(pictures) == 1
        assert (pictures == [b"\xffnew"]) == ("picture" in chosen)
    project.runpytest_subprocess(*PLAIN, "--openshelf-record=none").assert_outcomes(passed=5)


def test_pictures_of_replaced_lines_are_removed(tmp_path: Path) -> None:
    path = tmp_path / "pictures.jsonl"
    others = [tmp_path / name for name in ("pictures-9.jpg", "other-1.jpg", "pictures-own.jpg")]
    with openshelf.Sandbox() as sandbox, sandbox.placeholder() as placeholder:
        with openshelf.Cassette(path):
            placeholder.fetch_seed("one", 20)
            placeholder.fetch_seed("two", 20)
        assert {each.name for each in tmp_path.glob("*.jpg")} == {
            "pictures-1.jpg",
            "pictures-2.jpg",
        }
        for other in others:
            other.write_bytes(b"mine")
        text = path.read_text(encoding="utf-8")
        by_hand = {"operation": "placeholder.fetch_seed", "file": "pictures-own.jpg"}
        by_hand |= {"arguments": {"seed": "x", "size": 20}}
        path.write_text(text + json.dumps(by_hand) + "\n", encoding="utf-8")
        with openshelf.Cassette(path, record="all"):
            placeholder.fetch_seed("three", 20)
    named = [json.loads(line).get("file") for line in path.read_text().splitlines()]
    assert named == [None, "pictures-1.jpg"]
    left = {each.name for each in tmp_path.glob("*.jpg")}
    assert left == {"pictures-1.jpg", *(each.name for each in others)}
