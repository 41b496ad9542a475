"""Tests the pytest plugin in separate projects: fixtures, markers, the log, the switch, cassettes."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest

pytest_plugins = ["pytester"]

#: Each test starts its own pytest.
pytestmark = pytest.mark.slow

Pytester = Any
PLAIN = ["-p", "no:cacheprovider", "-q"]


def passed(result: Any, **outcomes: int) -> None:
    result.assert_outcomes(**outcomes)
    assert result.ret == 0


def test_the_plugin_imports_nothing_until_it_is_used(project: Pytester) -> None:
    project.makepyfile(
        """
        import sys
        def test_nothing(request):
            assert request.config.pluginmanager.has_plugin("openshelf")
            assert "openshelf" not in sys.modules
        """
    )
    passed(project.runpytest_subprocess(*PLAIN), passed=1)


def test_importing_the_plugin_imports_nothing_of_openshelf() -> None:
    program = "import sys, pytest_openshelf; sys.exit('openshelf' in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_every_fixture_has_a_docstring(project: Pytester) -> None:
    project.makepyfile("")
    shown = project.runpytest_subprocess("--fixtures", *PLAIN).stdout.str()
    names = re.findall(r"^(openshelf_\w+).*\n    (.*)", shown, flags=re.MULTILINE)
    assert len(names) == 13
    assert not [name for name, sentence in names if "docstring" in sentence]


CLIENTS = """
import inspect
import pytest
import openshelf

SERVICES = ["museum", "placeholder", "gazette", "spending", "disease"]

@pytest.mark.parametrize("service", SERVICES)
def test_a_client_asks_the_sandbox(service, request, openshelf_sandbox):
    client = request.getfixturevalue(f"openshelf_{service}")
    assert isinstance(client, getattr(openshelf, service.capitalize()))
    assert client.base_url.startswith(openshelf_sandbox.url)
    assert openshelf_sandbox.today == "2024-10-15"

@pytest.mark.parametrize("service", SERVICES)
def test_an_asynchronous_client_asks_the_sandbox(service, request, openshelf_sandbox):
    client = request.getfixturevalue(f"openshelf_async_{service}")
    assert isinstance(client, getattr(openshelf, f"Async{service.capitalize()}"))
    assert client.base_url.startswith(openshelf_sandbox.url)

def test_twenty_calls_are_not_throttled(openshelf_museum, openshelf_sandbox):
    for number in range(20):
        openshelf_museum.artworks.list(page=number + 1, limit=1)
    openshelf_sandbox.calls.assert_called("museum.artworks.list", times=20)

def test_the_log_is_empty_at_the_start(openshelf_sandbox):
    assert list(openshelf_sandbox.calls) == []
    openshelf_sandbox.calls.assert_not_called()
    openshelf_sandbox.fail("disease", status=500, times=None, unused="allow")

def test_faults_of_an_earlier_test_are_gone(openshelf_disease):
    assert openshelf_disease.totals.world()["cases"]

def test_clients_that_a_program_makes(openshelf_environment, openshelf_sandbox):
    with openshelf.Disease() as disease:
        disease.totals.world()
    openshelf_sandbox.calls.assert_called_once("disease.totals.world")
    assert "OPENSHELF_DISEASE_URL" in openshelf_environment
"""


def test_clients_are_bound_to_one_sandbox_and_isolated(project: Pytester) -> None:
    project.makepyfile(CLIENTS)
    passed(project.runpytest_subprocess(*PLAIN), passed=14)


def test_the_plugin_works_under_xdist(project: Pytester) -> None:
    project.makepyfile(CLIENTS)
    passed(project.runpytest_subprocess(*PLAIN, "-n", "2", "--openshelf-offline"), passed=14)


def test_the_plugin_works_under_asyncio_and_anyio(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        @pytest.mark.asyncio
        async def test_awaited(openshelf_async_disease, openshelf_sandbox):
            assert (await openshelf_async_disease.totals.country("Italy"))["cases"]
            openshelf_sandbox.calls.assert_called_once("disease.totals.country", "Italy")

        @pytest.mark.anyio
        async def test_awaited_by_anyio(openshelf_async_disease, openshelf_sandbox):
            assert (await openshelf_async_disease.totals.country("Italy"))["cases"]
            openshelf_sandbox.calls.assert_called_once("disease.totals.country", "Italy")

        @pytest.fixture
        def anyio_backend():
            return "asyncio"
        """
    )
    passed(project.runpytest_subprocess(*PLAIN, "-p", "anyio"), passed=2)


def test_faults_apply_to_one_test(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest
        import openshelf

        @pytest.mark.openshelf_faults("disease.totals", status=503, times=1)
        def test_it_is_retried(openshelf_disease):
            assert openshelf.raw(openshelf_disease.totals.world)().attempts == 2

        @pytest.mark.openshelf_faults("disease", status=404, times=None)
        @pytest.mark.openshelf_faults(path="*/artworks/1", status=403, unused="allow")
        class TestBoth:
            def test_one(self, openshelf_disease, openshelf_museum):
                with pytest.raises(openshelf.NotFoundError):
                    openshelf_disease.totals.world()
                with pytest.raises(openshelf.StatusError, match="403"):
                    openshelf_museum.artworks.get(1)

            def test_without_a_client(self, openshelf_environment):
                with openshelf.Disease() as disease, pytest.raises(openshelf.NotFoundError):
                    disease.totals.world()

        def test_none(openshelf_disease):
            openshelf_disease.totals.world()
        """
    )
    passed(project.runpytest_subprocess(*PLAIN, "--strict-markers"), passed=4)


def test_markers_point_the_programs_own_clients_at_the_sandbox(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest
        import openshelf

        def cases(country):
            with openshelf.Disease(max_retries=0) as disease:
                return disease.totals.country(country)["cases"]

        @pytest.mark.openshelf_faults("disease.totals.country", status=503)
        def test_a_fault():
            with pytest.raises(openshelf.StatusError):
                cases("Italy")

        @pytest.mark.openshelf_answers("disease.totals.country", json={"cases": 7}, times=1)
        @pytest.mark.openshelf_answers(
            "disease.totals.country", arguments={"country": "France"}, json={"cases": 8}
        )
        def test_answers(openshelf_sandbox):
            assert cases("Italy") == 7
            assert cases("France") == 8
            assert cases("Italy") > 8
            openshelf_sandbox.calls.assert_called_with("disease.totals.country", "Italy")
        """
    )
    passed(
        project.runpytest_subprocess(*PLAIN, "--strict-markers", "--openshelf-offline"), passed=2
    )


def test_what_no_request_met_fails_the_test(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        @pytest.mark.openshelf_faults("disease.totals.world", status=503)
        def test_a_fault(openshelf_disease):
            openshelf_disease.totals.country("Italy")

        def test_an_answer(openshelf_sandbox):
            openshelf_sandbox.answer("museum", json={"data": []})
            openshelf_sandbox.fail("museum", status=500, unused="allow")

        @pytest.mark.openshelf_answers("museum", json={}, unused="allow")
        def test_allowed():
            pass

        def test_the_next_one_has_no_part_in_it(openshelf_disease):
            openshelf_disease.totals.world()

        def test_another_failure_is_told_alone(openshelf_sandbox):
            openshelf_sandbox.answer("museum", json={})
            raise AssertionError("its own")
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(failed=3, passed=2)
    shown = result.stdout.str()
    assert "fail('disease.totals.world', status=503)" in shown
    assert "answer('museum', json={'data': []})" in shown
    assert "status=500" not in shown


def test_the_latest_call_is_compared(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        def test_one(openshelf_disease, openshelf_sandbox):
            calls = lambda: openshelf_sandbox.calls
            with pytest.raises(AssertionError, match="was not called"):
                calls().assert_called_with("disease.totals.country", "Italy")
            openshelf_disease.totals.country("Italy")
            openshelf_disease.totals.country("France")
            calls().assert_called_with("disease.totals.country", "France")
            with pytest.raises(AssertionError, match="latest call .* differs"):
                calls().assert_called_with("disease.totals.country", "Italy")
        """
    )
    passed(project.runpytest_subprocess(*PLAIN), passed=1)


def test_faults_and_answers_lead_the_clients_of_a_program(project: Pytester) -> None:
    project.makepyfile(
        """
        import os
        import openshelf
        import pytest
        NAME = "OPENSHELF_DISEASE_URL"
        def cases():
            with openshelf.Disease(max_retries=0) as disease:
                return disease.totals.country("Italy")["cases"]
        def test_an_answer(openshelf_sandbox):
            assert NAME not in os.environ
            openshelf_sandbox.answer("disease.totals.country", json={"cases": 7})
            assert cases() == 7
        def test_a_fault(openshelf_sandbox):
            assert NAME not in os.environ
            openshelf_sandbox.fail("disease.totals.country", status=404)
            with pytest.raises(openshelf.NotFoundError):
                cases()
        @pytest.fixture
        def answered(openshelf_sandbox):
            openshelf_sandbox.answer("disease.totals.country", json={"cases": 8})
        # Whichever comes first, nothing stays.
        def test_answer_first(answered, openshelf_environment):
            assert cases() == 8
        def test_environment_first(openshelf_environment, openshelf_sandbox):
            openshelf_sandbox.answer("disease.totals.country", json={"cases": 9})
            assert cases() == 9
        def test_of_its_own(monkeypatch, openshelf_sandbox):
            assert NAME not in os.environ
            monkeypatch.setenv(NAME, "http://127.0.0.1:9")
            openshelf_sandbox.answer("disease.totals.country", json={"cases": 1})
            assert cases() == 1
        def test_nothing_is_left(openshelf_sandbox):
            assert not [name for name in openshelf_sandbox.urls if name in os.environ]
        """
    )
    passed(project.runpytest_subprocess("--openshelf-offline", *PLAIN), passed=6)


def test_a_misspelt_fault_is_an_error_of_the_test(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        @pytest.mark.openshelf_faults("disease.totals.contry", status=503)
        def test_one(openshelf_disease):
            pass
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*disease.totals.country*"])


def test_a_failed_assertion_shows_the_calls(project: Pytester) -> None:
    project.makepyfile(
        """
        def test_arguments(openshelf_spending, openshelf_sandbox):
            filters = {"award_type_codes": ["A", "B"], "keywords": ["transport"]}
            openshelf_spending.search.spending_by_category.naics(filters, limit=3)
            openshelf_sandbox.calls.assert_called_once(
                "spending.search.spending_by_category.naics", filters, limit=3
            )
            openshelf_sandbox.calls.assert_called_once(
                "spending.search.spending_by_category.naics", filters, limit=4
            )

        def test_operation(openshelf_disease, openshelf_sandbox):
            openshelf_disease.totals.world()
            openshelf_sandbox.calls.assert_called("disease.totals.country", "Italy")

        def test_times(openshelf_disease, openshelf_sandbox):
            openshelf_disease.totals.world()
            openshelf_sandbox.calls.assert_called("disease.totals", times=2)

        def test_none(openshelf_disease, openshelf_sandbox):
            openshelf_disease.totals.world()
            openshelf_sandbox.calls.assert_not_called("disease")

        def test_nothing(openshelf_sandbox):
            openshelf_sandbox.calls.assert_called("disease.totals.world")

        def test_misspelt(openshelf_sandbox):
            openshelf_sandbox.calls.assert_not_called("disease.totals.wrold")
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(failed=6)
    result.stdout.fnmatch_lines(
        ["*got 'disease.totals.wrold'; did you mean 'disease.totals.world'?"]
    )
    result.stdout.fnmatch_lines(["*nearest call differs:", '*-*"limit": 4*', '*+*"limit": 3*'])
    result.stdout.fnmatch_lines(
        ["*disease.totals.country was expected at least once with these arguments and was not called", "*what was called:", "*disease.totals.world: GET */v3/covid-19/all* -> 200"]
    )  # fmt: skip
    result.stdout.fnmatch_lines(["*disease.totals was expected 2 times and was called once"])
    result.stdout.fnmatch_lines(["*disease was not expected:*1 calls:*"])
    result.stdout.fnmatch_lines(["*nothing was called"])


OFFLINE = """
import os, subprocess, sys
import pytest
import openshelf

CALLS = {
    "museum.artworks.get": lambda: openshelf.Museum(max_retries=0).artworks.get(1),
    "placeholder.fetch_seed": lambda: openshelf.Placeholder().fetch_seed("a", 10),
    "gazette.agencies.list": lambda: openshelf.Gazette().agencies.list(),
    "spending.references.toptier_agencies": lambda: openshelf.Spending().references.toptier_agencies(),
    "disease.totals.world": lambda: openshelf.Disease().totals.world(),
}

@pytest.mark.parametrize("name", CALLS)
def test_another_machine_is_refused(name):
    with pytest.raises(openshelf.OfflineError, match=name) as caught:
        CALLS[name]()
    assert caught.value.operation == name
    assert caught.value.url.startswith("https://")

def test_this_machine_can_be_reached(openshelf_disease):
    openshelf_disease.totals.world()

def test_a_picture_is_not_downloaded(tmp_path):
    with openshelf.Museum() as museum, pytest.raises(openshelf.OfflineError):
        museum.images.download("1adf2696-8489-499b-cad2-821d7fde4b33", directory=str(tmp_path))
    assert list(tmp_path.iterdir()) == []

def test_redis_of_another_machine_is_refused():
    with pytest.raises(openshelf.ArgumentError, match="offline"):
        openshelf.Disease(use_caching=True, backend="redis", cache_url="redis://192.0.2.1:6379/0")

def test_a_redirect_to_another_machine_is_refused():
    import http.server, threading
    class Away(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(302)
            self.send_header("Location", "https://disease.sh" + self.path)
            self.send_header("Content-Length", "0")
            self.end_headers()
        def log_message(self, *arguments):
            pass
    with http.server.HTTPServer(("127.0.0.1", 0), Away) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            base = f"http://127.0.0.1:{server.server_port}"
            with openshelf.Disease(base_url=base, max_retries=0) as disease:
                with pytest.raises((openshelf.OfflineError, openshelf.StatusError)) as caught:
                    disease.totals.world()
                assert "offline" in str(caught.value) or "redirect" in str(caught.value)
        finally:
            server.shutdown()
            thread.join()

def test_a_child_process_is_offline_too():
    program = '''
import openshelf
try:
    openshelf.Disease().totals.world()
except openshelf.OfflineError:
    raise SystemExit(7)
'''
    assert subprocess.run([sys.executable, "-c", program]).returncode == 7
"""


@pytest.mark.parametrize("how", ["option", "ini"])
def test_only_this_machine_is_reachable_while_offline(how: str, project: Pytester) -> None:
    project.makepyfile(OFFLINE)
    words = ["--openshelf-offline"] if how == "option" else ["-o", "openshelf_offline=true"]
    passed(project.runpytest_subprocess(*PLAIN, *words), passed=10)


CASSETTE = """
import pytest
import openshelf

@pytest.mark.openshelf_cassette
def test_answers(tmp_path):
    with openshelf.Disease(max_retries=0) as disease, openshelf.Museum() as museum:
        assert disease.totals.country("Italy")["country"] == "Italy"
        with pytest.raises(openshelf.NotFoundError):
            disease.totals.country("Atlantis")
        found = museum.artworks.search("monet", limit=1, fields=["image_id"])["data"]
        museum.images.download(found[0]["image_id"], directory=str(tmp_path))
        assert len(list(openshelf.paginate(museum.artworks.search).records("monet"))) > 10
"""


def test_a_cassette_is_recorded_once_and_played_without_a_socket(project: Pytester) -> None:
    project.makepyfile(test_recorded=CASSETTE)
    import openshelf  # noqa: PLC0415

    with openshelf.Sandbox(today="2024-10-15") as server:
        for name, url in server.urls.items():
            project._monkeypatch.setenv(name, url)
        passed(project.runpytest_subprocess(*PLAIN), passed=1)
        asked = server.stats["requests"]
        assert asked > 4
        passed(project.runpytest_subprocess(*PLAIN), passed=1)
        assert server.stats["requests"] == asked
    for name in server.urls:
        project._monkeypatch.delenv(name)
    # The sandbox is gone, and the real services may not be called.
    words = ["--openshelf-offline", "--openshelf-record", "none"]
    passed(project.runpytest_subprocess(*PLAIN, *words), passed=1)
    folder = project.path / "cassettes" / "test_recorded"
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["test_answers-4.jpg", "test_answers.jsonl"]


def test_the_marker_sets_the_file_and_the_mode(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest
        import openshelf

        @pytest.mark.openshelf_cassette("shared", record="none")
        def test_one(openshelf_disease):
            with pytest.raises(openshelf.NotRecordedError, match="cassettes.shared.jsonl"):
                openshelf_disease.totals.world()

        @pytest.mark.openshelf_cassette(name="other")
        def test_two(openshelf_cassette):
            openshelf.Disease().totals.world()
            assert "other.jsonl" in repr(openshelf_cassette)
        """
    )
    import openshelf  # noqa: PLC0415

    with openshelf.Sandbox(today="2024-10-15") as server:
        project._monkeypatch.setenv("OPENSHELF_DISEASE_URL", server.urls["OPENSHELF_DISEASE_URL"])
        result = project.runpytest_subprocess(*PLAIN)
    # It passes by itself, and lacks its file.
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["there is no cassette *shared.jsonl*"])
    assert [path.name for path in (project.path / "cassettes").iterdir()] == ["other.jsonl"]


LEFT_OVER = """
import pytest
import openshelf

def cases(*names):
    with openshelf.Disease() as disease:
        return [disease.totals.country(name)["cases"] for name in names]

@pytest.mark.openshelf_cassette("both_fail", unused="fail")
def test_it_plays_one():
    assert cases("Italy") == [7]

@pytest.mark.openshelf_cassette("both_pass", unused="fail")
def test_it_plays_both():
    assert cases("France", "Italy", "Italy") == [7, 7, 7]

@pytest.mark.openshelf_cassette("both_allowed")
def test_it_may_leave_one():
    assert cases("Italy") == [7]

@pytest.mark.openshelf_cassette("both_own_failure", unused="fail")
def test_its_own_failure_is_told():
    assert cases("Italy") == [8]

@pytest.mark.openshelf_cassette("recorded", record="all", unused="fail")
def test_a_recording_is_used(monkeypatch):
    with openshelf.Sandbox() as own:
        monkeypatch.setenv("OPENSHELF_DISEASE_URL", own.urls["OPENSHELF_DISEASE_URL"])
        assert cases("Italy")
"""


def test_a_recorded_call_that_was_not_played_fails_on_request(project: Pytester) -> None:
    project.makepyfile(test_left=LEFT_OVER)
    folder = project.path / "cassettes"
    folder.mkdir()
    calls = [
        {
            "operation": "disease.totals.country",
            "arguments": {"country": name},
            "json": {"cases": 7},
        }
        for name in ("Italy", "France")
    ]
    text = "".join(json.dumps(call) + "\n" for call in calls)
    for name in ("fail", "pass", "allowed", "own_failure"):
        (folder / f"both_{name}.jsonl").write_text(text, encoding="utf-8")
    result = project.runpytest_subprocess(*PLAIN, "--strict-markers")
    result.assert_outcomes(passed=3, failed=2)
    shown = result.stdout.str()
    # As the failure of one test, and beside the own failure of another.
    assert shown.count("the test did not play all of <") == 2
    result.stdout.fnmatch_lines(
        ["*both_fail.jsonl*", "*line 2, disease.totals.country: GET */France?* -> 200"]
    )


def test_a_shared_cassette_cannot_be_played_whole_by_a_test(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        pytestmark = pytest.mark.openshelf_cassette("shared", unused="fail")

        def test_one():
            pass

        def test_two():
            pass

        @pytest.mark.openshelf_cassette("own", unused="never")
        def test_three():
            pass
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(errors=3)
    result.stdout.fnmatch_lines(["*2 tests share shared.jsonl*"])
    result.stdout.fnmatch_lines(["*unused: expected 'fail' or 'allow', got 'never'*"])


def test_an_unknown_mode_is_refused(project: Pytester) -> None:
    project.makepyfile("def test_one(): pass")
    assert project.runpytest_subprocess("--openshelf-record", "never").ret == 4
    assert project.runpytest_subprocess("-o", "openshelf_record=never").ret == 4
