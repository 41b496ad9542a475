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
