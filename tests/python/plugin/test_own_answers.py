"""Tests of answers of one's own: beside a cassette, of paged lists, of a wrong type, and not met."""

from typing import Any

import openshelf
import pytest
from pytest_openshelf.sandbox import Sandbox

pytest_plugins = ["pytester"]

Pytester = Any
PLAIN = ["-p", "no:cacheprovider", "-q", "--openshelf-offline"]


@pytest.mark.slow
def test_a_cassette_and_answers_of_ones_own_are_refused(project: Pytester) -> None:
    project.makepyfile(
        """
        import openshelf
        import pytest

        def cases():
            with openshelf.Disease() as disease:
                return disease.totals.country("Italy")["cases"]

        @pytest.mark.openshelf_answers("disease.totals.country", json={"cases": 7})
        @pytest.mark.openshelf_cassette
        def test_markers():
            assert cases() == 7

        @pytest.mark.openshelf_faults("disease.totals.country", status=404)
        def test_a_fault(openshelf_cassette):
            cases()

        def test_in_the_test(openshelf_sandbox, openshelf_cassette):
            openshelf_sandbox.answer("disease.totals.country", json={"cases": 7})

        def test_sandbox_after_it(openshelf_cassette, openshelf_sandbox):
            openshelf_sandbox.fail("disease.totals.country", status=404)

        @pytest.fixture
        def answered(openshelf_sandbox):
            openshelf_sandbox.answer("disease.totals.country", json={"cases": 7})

        def test_answered_before(answered, openshelf_cassette):
            assert cases() == 7

        def test_the_next_one(openshelf_sandbox):
            openshelf_sandbox.answer("disease.totals.country", json={"cases": 8})
            assert cases() == 8
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(errors=3, failed=2, passed=1)
    shown = result.stdout.str()
    assert shown.count("exclude each other: the cassette would record it") >= 5
    assert list(project.path.rglob("*.jsonl")) == []


def test_answers_and_assertions_fit_every_page(
    openshelf_sandbox: Sandbox, openshelf_museum: openshelf.Museum
) -> None:
    data = [{"id": number, "title": "one"} for number in range(3)]
    answered = {"data": data, "pagination": {"total": 3}}
    openshelf_sandbox.answer("museum.artworks.search", arguments={"q": "monet"}, json=answered)
    listed = openshelf.paginate(openshelf_museum.artworks.search, max_records=100)
    assert list(listed.records("monet")) == data
    calls = openshelf_sandbox.calls
    calls.assert_called("museum.artworks.search", "monet")
    calls.assert_called_with("museum.artworks.search", "monet")
    calls.assert_called_with("museum.artworks.search", "monet", limit=100)
    with pytest.raises(AssertionError, match=r"\+ *limit = 100"):
        calls.assert_called_with("museum.artworks.search", "monet", limit=50)
    with pytest.raises(AssertionError, match="monet") as refused:
        calls.assert_called("museum.artworks.search", "manet")
    assert "limit" not in str(refused.value)


def test_named_pages_are_told_apart(
    openshelf_sandbox: Sandbox, openshelf_museum: openshelf.Museum
) -> None:
    second = {"data": [], "pagination": {"total": 0}}
    openshelf_sandbox.answer(
        "museum.artworks.search", arguments={"q": "monet", "page": 2}, json=second
    )
    assert openshelf_museum.artworks.search("monet")["data"]
    assert openshelf_museum.artworks.search("monet", page=2, limit=50) == second


def test_pages_within_an_object_are_not_compared(
    openshelf_sandbox: Sandbox, openshelf_spending: openshelf.Spending
) -> None:
    method = openshelf_spending.disaster.agency.spending
    arguments = {"def_codes": ["L"], "spending_type": "total"}
    answered = {"results": [{"id": 7}], "page_metadata": {"hasNext": False}}
    openshelf_sandbox.answer(method, arguments=arguments, json=answered)
    assert method(**arguments, limit=7) == answered
    openshelf_sandbox.calls.assert_called_once(method, **arguments)
    with pytest.raises(AssertionError):
        openshelf_sandbox.calls.assert_called_once(method, **arguments, limit=8)


def test_an_answer_has_the_type_of_the_operation(openshelf_sandbox: Sandbox) -> None:
    for name, wrong in [
        ("museum.artworks.search", [1]),
        ("disease.totals.countries", {"cases": 1}),
        ("disease.totals.country", "7"),
        ("museum.artworks.search", None),
    ]:
        with pytest.raises(openshelf.ArgumentTypeError, match=f"json: {name} answers with a"):
            openshelf_sandbox.answer(name, json=wrong)
    openshelf_sandbox.answer("museum.artworks.search", json=[1], status=500, unused="allow")
    openshelf_sandbox.answer("museum.artworks.search", text="[1]", unused="allow")
    openshelf_sandbox.answer("museum", json=None, unused="allow")
    openshelf_sandbox.answer("disease.totals.countries", json=({},), unused="allow")


@pytest.mark.slow
def test_an_answer_that_no_request_met_is_told_with_the_nearest_call(project: Pytester) -> None:
    project.makepyfile(
        """
        def test_arguments(openshelf_sandbox, openshelf_museum):
            openshelf_sandbox.answer(
                "museum.artworks.search", arguments={"q": "monet"}, json={"data": []}
            )
            openshelf_museum.artworks.search("manet", limit=3)

        def test_another_operation(openshelf_sandbox, openshelf_disease):
            openshelf_sandbox.answer("museum", json={"data": []})
            openshelf_disease.totals.country("Italy")
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(failed=2)
    result.stdout.fnmatch_lines(
        [
            "*the nearest call differs:",
            "*-*q = monet",
            "*+*q = manet",
            "*what was called:",
            "*disease.totals.country: GET*Italy*-> 200",
        ]
    )


def test_the_number_of_records_has_an_answer_of_its_own(
    openshelf_sandbox: Sandbox,
    openshelf_gazette: openshelf.Gazette,
    openshelf_spending: openshelf.Spending,
) -> None:
    years = {"2023-01-01": {"name": "2023", "count": 2}, "2024-01-01": {"name": "2024", "count": 5}}
    counted = {"facet": "yearly", "search_term": "water"}
    openshelf_sandbox.answer("gazette.documents.facets", arguments=counted, json=years)
    groups = {"results": {"contracts": 3, "grants": 2}}
    openshelf_sandbox.answer("spending.search.spending_by_award_count", json=groups)
    assert openshelf.paginate(openshelf_gazette.documents.search).count("water") == 7
    awards = openshelf.paginate(openshelf_spending.search.spending_by_award)
    assert awards.count({"award_type_codes": ["A"]}, ["Award ID"]) == 5


@pytest.mark.slow
def test_a_failure_says_that_a_list_was_counted_from_the_sandboxs_own_data(
    project: Pytester,
) -> None:
    project.makepyfile(
        """
        import pytest
        from openshelf import paginate

        PAGE = {"count": 1, "results": [{"document_number": "1", "publication_date": "2024-01-01"}]}
        YEARS = {"2024-01-01": {"name": "2024", "count": 5}}

        @pytest.fixture
        def listed(openshelf_sandbox, openshelf_gazette):
            openshelf_sandbox.answer("gazette.documents.search", json=PAGE)
            return paginate(openshelf_gazette.documents.search)

        def test_counted(listed):
            assert list(listed.records("water")) and listed.count("water") == 1

        def test_only_counted(listed):
            assert listed.count("water")

        def test_both_have_answers(listed, openshelf_sandbox):
            openshelf_sandbox.answer("gazette.documents.facets", json=YEARS)
            assert list(listed.records("water")) and listed.count("water") == 1

        def test_everything_has_an_answer(listed, openshelf_sandbox):
            openshelf_sandbox.answer(path="/api/v1/documents/facets/*", json=YEARS)
            assert list(listed.records("water")) and listed.count("water") == 1

        def test_not_counted(listed):
            assert not list(listed.records("water"))
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(failed=5)
    line = (
        "gazette.documents.search has an answer, but paginate(...).count asks"
        " gazette.documents.facets, which the sandbox answered from its own data: give that one an"
        " answer, too"
    )
    assert result.outlines.count(line) == 2
    failures = result.stdout.str().split("____ test_")
    assert [part.split()[0] for part in failures if line in part] == ["counted", "only_counted"]


@pytest.mark.slow
def test_a_mistake_shows_nothing_of_the_plugins_source(project: Pytester) -> None:
    project.makepyfile(
        """
        import pytest

        NAME = "disease.totals.country"

        @pytest.mark.openshelf_answers(NAME, json=[1])
        def test_answer(): pass

        @pytest.mark.openshelf_faults(NAME, "path", 503)
        def test_fault(): pass

        @pytest.mark.openshelf_cassette(record="always")
        def test_cassette(): pass

        def test_in_the_test(openshelf_sandbox):
            openshelf_sandbox.answer(NAME, arguments={"land": "Italy"}, json={})
        """
    )
    result = project.runpytest_subprocess(*PLAIN)
    result.assert_outcomes(errors=3, failed=1)
    result.stdout.fnmatch_lines(
        [
            "openshelf_answers: ArgumentTypeError: json: disease.totals.country answers with an*",
            "openshelf_faults: TypeError: *positional arguments*",
            "openshelf_cassette: ArgumentError: record: expected one of *, got 'always'",
            '>       openshelf_sandbox.answer(NAME, arguments={"land": "Italy"}, json={})',
            "E *unexpected keyword argument 'land'*",
        ]
    )
    result.stdout.no_fnmatch_line("*pytest_openshelf*")
    result.stdout.no_fnmatch_line("*During handling*")
