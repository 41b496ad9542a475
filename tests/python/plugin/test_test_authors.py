"""Tests what authors of tests expect of the plugin: tests that do not disturb each other, and errors that say what to do."""

import subprocess
import sys
from typing import Any

import openshelf
import pytest
from openshelf import paginate
from pytest_openshelf.sandbox import Sandbox

pytest_plugins = ["pytester"]

Pytester = Any
PLAIN = ["-p", "no:cacheprovider", "-q", "--openshelf-offline"]


@pytest.mark.slow
def test_tests_do_not_change_the_data_of_others(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest
        from openshelf import paginate

        FIRST = []

        def total(museum):
            return museum.artworks.list()["pagination"]["total"]

        def test_before(openshelf_museum):
            FIRST.append(total(openshelf_museum))

        @pytest.mark.openshelf_faults("museum.artworks.list", insert=3)
        def test_a_change(openshelf_museum):
            total(openshelf_museum)
            assert total(openshelf_museum) == FIRST[0] + 3

        def test_in_the_test(openshelf_museum, openshelf_sandbox):
            assert total(openshelf_museum) == FIRST[0]
            openshelf_sandbox.fail("museum.artworks.list", delete=3)
            total(openshelf_museum)
            assert total(openshelf_museum) == FIRST[0] - 3

        def test_after(openshelf_museum):
            assert total(openshelf_museum) == FIRST[0]
        """
    )
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=4)


@pytest.mark.slow
def test_requests_that_a_list_sent_ahead_are_not_those_of_the_next_test(project: Pytester) -> None:
    project.makepyfile(
        """
        import time
        import pytest
        from openshelf import paginate

        KEPT = []

        @pytest.mark.parametrize("number", range(100))
        def test_one(openshelf_gazette, openshelf_sandbox, number):
            time.sleep(0.002)
            assert len(openshelf_sandbox.calls) == 0
            records = paginate(openshelf_gazette.documents.search).records("water", per_page=5)
            KEPT.append(records)
            for _ in records:
                break
        """
    )
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=100)


@pytest.mark.slow
def test_a_marker_without_a_fault_or_with_an_impossible_one_is_an_error(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        @pytest.mark.openshelf_faults
        def test_bare():
            pass

        @pytest.mark.openshelf_faults("disease.totals.country", times=3)
        def test_times_alone():
            pass

        @pytest.mark.openshelf_faults("disease.totals.country", insert=2)
        def test_impossible():
            pass
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(errors=3)
    shown = result.stdout.str()
    assert shown.count("expected a fault, such as status=503") >= 2
    assert "insert: disease.totals.country has no records that come and go" in shown


@pytest.mark.slow
def test_stacked_answers_are_given_as_they_are_read(project: Pytester) -> None:
    project.makepyfile(
        """
        import openshelf
        import pytest

        def cases(count):
            return pytest.mark.openshelf_answers(
                "disease.totals.country", json={"cases": count}, times=1
            )

        pytestmark = [cases(5), cases(6)]

        @cases(3)
        @cases(4)
        class TestIt:
            @cases(1)
            @cases(2)
            def test_order(self):
                with openshelf.Disease() as disease:
                    found = [disease.totals.country("Italy")["cases"] for _ in range(6)]
                assert found == [1, 2, 3, 4, 5, 6]
        """
    )
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("openshelf_seed = abc", "openshelf_seed: expected a whole number, such as 0, got 'abc'"),
        ("openshelf_scale = big", "openshelf_scale: expected a number, such as 1.0, got 'big'"),
    ],
)
def test_a_wrong_option_is_named(project: Pytester, option: str, said: str) -> None:
    project.makeini(f"[pytest]\n{option}\n")
    project.makepyfile("def test_one(openshelf_disease): pass")
    result = project.runpytest_subprocess(*PLAIN)
    assert said in result.stdout.str() + result.stderr.str()
    assert result.ret != 0


@pytest.mark.slow
def test_a_client_that_leaves_the_machine_is_told_the_way_to_the_sandbox(project: Pytester) -> None:
    project.makepyfile(
        """
        import openshelf

        def test_forgotten():
            with openshelf.Disease() as disease:
                disease.totals.world()
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(failed=1)
    shown = result.stdout.str()
    assert "in a test, the fixture openshelf_environment, an answer or a fault leads" in shown


def test_an_old_pytest_is_told_which_one_is_needed() -> None:
    program = "import pytest; pytest.__version__ = '6.2.5'; import pytest_openshelf"
    command = (sys.executable, "-c", program)
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode != 0
    assert "needs pytest 7 or newer, and this is 6.2.5" in run.stderr


@pytest.mark.parametrize("fields", [["title"], ("title", "id")])
def test_an_answer_fits_the_fields_that_a_list_adds(
    openshelf_sandbox: Sandbox, openshelf_museum: openshelf.Museum, fields: Any
) -> None:
    given = {"q": "monet", "fields": list(fields)}
    answer = {"data": [], "pagination": {"total": 0, "total_pages": 1, "current_page": 1}}
    openshelf_sandbox.answer("museum.artworks.search", arguments=given, json=answer)
    assert list(paginate(openshelf_museum.artworks.search).records(**given)) == []
    openshelf_sandbox.calls.assert_called_with("museum.artworks.search", **given)
    openshelf_sandbox.calls.assert_called("museum.artworks.search", **given)
    assert openshelf_museum.artworks.search(**given) == answer
    openshelf_sandbox.calls.assert_called_with("museum.artworks.search", **given)
    with pytest.raises(AssertionError, match="differs"):
        openshelf_sandbox.calls.assert_called_with(
            "museum.artworks.search", q="monet", fields=["title", "date_display"]
        )


def test_arguments_that_no_call_can_have_are_refused(
    openshelf_sandbox: Sandbox, openshelf_museum: openshelf.Museum
) -> None:
    given = {"q": "monet", "limit": 7000}
    with pytest.raises(openshelf.ArgumentError, match="limit"):
        openshelf_sandbox.answer("museum.artworks.search", arguments=given, json={"data": []})
    with pytest.raises(TypeError, match="unexpected keyword"):
        openshelf_sandbox.answer("museum.artworks.search", arguments={"p": 1}, json={"data": []})
    # A service may well refuse them.
    openshelf_sandbox.answer("museum.artworks.search", arguments=given, status=403, json={})
    with pytest.raises(openshelf.StatusError, match="403"):
        openshelf_museum.with_options(validate=False).artworks.search(**given)
