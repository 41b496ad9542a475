"""Tests the log of a sandbox with the arguments of calls, and clients that live for a session."""

from typing import Any

import pytest

pytest_plugins = ["pytester"]

#: Each test starts its own pytest.
pytestmark = pytest.mark.slow

PLAIN = ["-p", "no:cacheprovider", "-q"]


def test_calls_are_found_and_counted_by_their_arguments(project: Any) -> None:
    project.makepyfile(
        """
        import openshelf
        import pytest

        def test_found(openshelf_disease, openshelf_sandbox):
            for country in ["Italy", "France", "Italy"]:
                openshelf_disease.totals.country(country)
            calls = openshelf_sandbox.calls
            name = "disease.totals.country"
            assert calls.count(name) == len(calls.of(openshelf_disease.totals.country)) == 3
            assert calls.count(name, "Italy") == len(calls.of(name, country="Italy")) == 2
            calls.of(name, "Italy").assert_called(name, times=2)
            calls.assert_called(name, "Spain", times=0)
            calls.assert_not_called(name, "Spain")
            later = calls[1:]
            later.assert_called_once(name, "Italy")
            later[:0].assert_not_called()
            with pytest.raises(AssertionError, match="not expected with these arguments"):
                calls.assert_not_called(name, "France")
            openshelf_sandbox.forget_calls()
            openshelf_sandbox.calls.assert_not_called()

        def test_refused(openshelf_sandbox):
            calls = openshelf_sandbox.calls
            for refused in (
                lambda: calls.count(openshelf_sandbox.request("disease.totals.world"), "Italy"),
                lambda: calls.count("disease.totals", "Italy"),
                lambda: calls.of("disease.totals.country", land="Italy"),
                lambda: calls.assert_not_called(country="Italy"),
            ):
                with pytest.raises(TypeError) as caught:
                    refused()
                assert isinstance(caught.value, openshelf.OpenshelfError)
                assert len(str(caught.value)) > 30
        """
    )
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=2)


def test_values_that_no_call_has_are_refused_where_none_is_expected(project: Any) -> None:
    project.makepyfile(
        """
        import openshelf
        import pytest

        def test_refused(openshelf_sandbox):
            calls = openshelf_sandbox.calls
            search = "gazette.documents.search"
            for check in (calls.assert_not_called, lambda *a, **k: calls.assert_called(*a, times=0, **k)):
                check(search, "water", doc_type="rule")
                with pytest.raises(openshelf.ArgumentError, match="did you mean 'rule'"):
                    check(search, "water", doc_type="rulle")
        """
    )
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=1)


def test_markers_go_before_what_fixtures_add(project: Any) -> None:
    project.makepyfile(
        """
        import openshelf
        import pytest

        NAME = "disease.totals.country"

        @pytest.fixture(autouse=True)
        def answers(openshelf_sandbox):
            openshelf_sandbox.answer(NAME, json={"country": "X", "cases": 1}, unused="allow")

        def cases():
            with openshelf.Disease(max_retries=0) as disease:
                return disease.totals.country("Italy")["cases"]

        @pytest.mark.openshelf_answers(NAME, json={"country": "X", "cases": 3})
        def test_own():
            assert cases() == 3

        @pytest.mark.openshelf_faults(NAME, status=503, times=None)
        def test_outage():
            with pytest.raises(openshelf.ServerError):
                cases()

        def test_of_all():
            assert cases() == 1
        """
    )
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=3)


def test_the_variable_for_offline_has_the_advice_of_the_option(
    project: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.makepyfile(
        """
        import os
        import openshelf
        import pytest

        def test_forgotten():
            assert os.environ["OPENSHELF_OFFLINE"] == "1"
            with openshelf.Disease() as disease:
                with pytest.raises(openshelf.OfflineError, match="openshelf_environment"):
                    disease.totals.world()

        @pytest.mark.openshelf_cassette("new.jsonl", record="all")
        def test_cassette():
            with openshelf.Disease() as disease:
                with pytest.raises(openshelf.OfflineError, match="without OPENSHELF_OFFLINE"):
                    disease.totals.world()
        """
    )
    monkeypatch.setenv("OPENSHELF_OFFLINE", "1")
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=2)


def test_a_client_may_live_for_the_session(project: Any) -> None:
    project.makepyfile(
        """
        import openshelf
        import pytest

        @pytest.fixture(scope="session")
        def disease(openshelf_sandbox):
            url = openshelf_sandbox.urls["OPENSHELF_DISEASE_URL"]
            with openshelf.Disease(base_url=url, use_caching=True, backend="memory") as disease:
                yield disease

        @pytest.mark.parametrize("cases", [1, 2])
        def test_each(disease, openshelf_sandbox, cases):
            openshelf_sandbox.answer("disease.totals.world", json={"cases": cases})
            assert disease.totals.world()["cases"] == cases
            openshelf_sandbox.calls.assert_called_once("disease.totals.world")
        """
    )
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=2)
