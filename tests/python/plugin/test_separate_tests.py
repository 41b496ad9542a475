"""Tests that a test sees nothing of another one: neither cached answers nor faults that were not met."""

from typing import Any

import pytest

pytest_plugins = ["pytester"]

#: Each test starts its own pytest.
pytestmark = pytest.mark.slow

Pytester = Any
PLAIN = ["-p", "no:cacheprovider", "-q"]


def test_a_cached_answer_is_not_that_of_another_test(
    project: Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("OPENSHELF_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(project.path / "caches"))
    project.makepyfile(
        """
        import functools, subprocess, sys
        import openshelf
        import pytest

        OPTIONS = [
            {}, {"backend": "memory"}, {"backend": "filesystem"}, {"cache_name": "./own.sqlite"}
        ]
        PROGRAM = '''
        import openshelf
        with openshelf.Disease(use_caching=True) as disease:
            print(disease.totals.country("Italy")["cases"])
        '''

        @functools.cache
        def lasting():
            return openshelf.Disease(use_caching=True, backend="memory")

        def cases(**options):
            with openshelf.Disease(use_caching=True, **options) as disease:
                return disease.totals.country("Italy")["cases"]

        @pytest.mark.parametrize("count", [7, 8, 9])
        def test_cases(openshelf_sandbox, count):
            openshelf_sandbox.answer("disease.totals.country", json={"cases": count})
            for options in OPTIONS:
                assert cases(**options) == count
            before = len(openshelf_sandbox.calls)
            # Within the test the cache works.
            for options in OPTIONS:
                if options != {"backend": "memory"}:
                    assert cases(**options) == count
            assert len(openshelf_sandbox.calls) == before
            assert lasting().totals.country("Italy")["cases"] == count
            assert lasting().totals.country("Italy")["cases"] == count
            with openshelf_sandbox.disease(use_caching=True) as own:
                assert own.totals.country("Italy")["cases"] == count
            before = len(openshelf_sandbox.calls)
            program = [sys.executable, "-c", PROGRAM.replace("\\n        ", "\\n")]
            child = subprocess.run(program, capture_output=True, text=True, check=True)
            assert int(child.stdout) == count
            assert len(openshelf_sandbox.calls) == before
        """
    )
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=3)


def test_an_unmet_answer_is_named_beside_a_failure(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        @pytest.mark.openshelf_answers("disease.totals.world", json={"cases": 7})
        def test_other(openshelf_disease):
            assert openshelf_disease.totals.country("Italy")["cases"] == 7
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["*no request of the test met*", "*answer('disease.totals.world', json={'cases': 7})*"]
    )
