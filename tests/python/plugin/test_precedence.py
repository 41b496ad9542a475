"""Tests which of several faults and answers a request meets, and faults of one call."""

import asyncio
from typing import Any

import openshelf
import pytest
from pytest_openshelf.sandbox import Sandbox

pytest_plugins = ["pytester"]

Pytester = Any
PLAIN = ["-p", "no:cacheprovider", "-q", "--openshelf-offline"]
COUNTRY = "disease.totals.country"
ITALY = {"country": "Italy"}
#: A member of the answer of each operation here.
OF_EACH = {"country": "Italy"}


def cases(client: openshelf.Disease, country: str = "Italy") -> object:
    """The cases that a call answers with, or the status of its error."""
    try:
        return client.totals.country(country)["cases"]
    except openshelf.StatusError as error:
        return error.status


@pytest.fixture
def disease(openshelf_sandbox: Sandbox) -> openshelf.Disease:
    return openshelf_sandbox.disease(max_retries=0)


def test_the_narrowest_answer_goes_first(
    openshelf_sandbox: Sandbox, disease: openshelf.Disease
) -> None:
    answers: list[dict[str, Any]] = [
        {},
        {"operation": "disease"},
        {"operation": "disease.totals"},
        {"path": "/v3/covid-19/countries/*"},
        {"operation": COUNTRY},
        {"path": "/v3/covid-19/countries/Italy"},
        {"operation": COUNTRY, "arguments": ITALY},
    ]
    # In either order, with and without `times`.
    for order in (range(7), range(6, -1, -1)):
        for times in (None, 3):
            for place in order:
                openshelf_sandbox.answer(
                    **answers[place], json=OF_EACH | {"cases": place}, times=times
                )
            assert cases(disease) == 6
            assert cases(disease, "France") == 4
            assert disease.totals.continent("Europe")["cases"] == 2
            assert disease.historical.country("Italy")["cases"] == 1  # type: ignore[typeddict-item]
            openshelf_sandbox.heal()


def test_those_that_end_follow_each_other_and_the_latest_of_the_others_replaces_them(
    openshelf_sandbox: Sandbox, disease: openshelf.Disease
) -> None:
    openshelf_sandbox.answer(COUNTRY, json={"cases": 1})
    openshelf_sandbox.answer(COUNTRY, json={"cases": 2}, times=1)
    openshelf_sandbox.fail(COUNTRY, status=503)
    openshelf_sandbox.answer(COUNTRY, json={"cases": 4}, times=1)
    openshelf_sandbox.answer(COUNTRY, json={"cases": 5})
    assert [cases(disease) for _ in range(5)] == [2, 503, 4, 5, 5]
    assert openshelf_sandbox.unused() == [f"answer({COUNTRY!r}, json={{'cases': 1}})"]
    shown = "\n".join(openshelf_sandbox.unused_lines())
    assert f"a request met answer({COUNTRY!r}, json={{'cases': 2}}, times=1) instead" in shown
    openshelf_sandbox.heal()


def test_a_narrower_answer_goes_before_a_fault(
    openshelf_sandbox: Sandbox, disease: openshelf.Disease
) -> None:
    openshelf_sandbox.fail("disease", status=503, times=None)
    openshelf_sandbox.answer(COUNTRY, arguments=ITALY, json={"cases": 7})
    assert [cases(disease), cases(disease, "France"), cases(disease)] == [7, 503, 7]
    openshelf_sandbox.fail("disease.totals", reset=True)
    openshelf_sandbox.fail(COUNTRY, status=500, arguments=ITALY)
    assert [cases(disease), cases(disease)] == [500, 7]
    assert openshelf_sandbox.unused() == ["fail('disease.totals', reset=True)"]
    shown = "\n".join(openshelf_sandbox.unused_lines())
    assert f"a request met fail({COUNTRY!r}, arguments={ITALY!r}, status=500) instead" in shown
    openshelf_sandbox.heal()


def test_a_fault_that_leaves_the_answer_applies_to_it(
    openshelf_sandbox: Sandbox, disease: openshelf.Disease
) -> None:
    openshelf_sandbox.fail("disease", status=503, times=None, unused="allow")
    openshelf_sandbox.fail(rename={"cases": "count"}, times=None)
    openshelf_sandbox.answer(COUNTRY, json={"cases": 7, "deaths": 1})
    assert dict(disease.totals.country("Italy")) == {"count": 7, "deaths": 1}


def test_a_refused_request_gets_no_success(openshelf_sandbox: Sandbox) -> None:
    spending = openshelf_sandbox.spending().with_options(validate=False)
    search = spending.search.spending_by_award
    wrong: Any = {"award_type_codes": ["A", "nonsense"]}
    openshelf_sandbox.answer(search, json={"results": []}, times=1)
    with pytest.raises(openshelf.StatusError):
        search(wrong, ["Award ID"])
    assert len(openshelf_sandbox.unused()) == 1
    openshelf_sandbox.answer("spending", json={"detail": "ours"}, status=422)
    with pytest.raises(openshelf.StatusError, match="ours"):
        search(wrong, ["Award ID"])
    right: Any = {"award_type_codes": ["A"]}
    assert search(right, ["Award ID"])["results"] == []


def test_an_answer_that_ends_is_given_as_often_as_it_says_side_by_side(
    openshelf_sandbox: Sandbox,
) -> None:
    openshelf_sandbox.fail("disease", status=404, times=None)
    openshelf_sandbox.answer(COUNTRY, json={"cases": 7}, times=5)

    async def ask() -> list[object]:
        async with openshelf_sandbox.async_disease(max_retries=0) as client:
            calls = (client.totals.country("Italy") for _ in range(20))
            return await asyncio.gather(*calls, return_exceptions=True)

    found = asyncio.run(ask())
    missing = [each for each in found if isinstance(each, openshelf.NotFoundError)]
    assert len(missing) == 15


def test_a_fault_of_one_page(
    openshelf_sandbox: Sandbox, openshelf_gazette: openshelf.Gazette
) -> None:
    search = openshelf_gazette.documents.search
    water = {"search_term": "water", "per_page": 20}
    openshelf_sandbox.fail(search, arguments={**water, "page": 2}, status=503)
    records = list(openshelf.paginate(search).records(**water))  # type: ignore[arg-type]
    assert len(records) > 40
    statuses = [(dict(call.query)["page"], call.status) for call in openshelf_sandbox.calls]
    assert [page for page, status in statuses if status == 503] == ["2"]
    # The fault of a call without a page is for each of its pages.
    openshelf_sandbox.fail(search, arguments=water, status=404, times=2)
    for page in (1, 3):
        with pytest.raises(openshelf.NotFoundError):
            search(**water, page=page)  # type: ignore[arg-type]
    assert search("water", per_page=10)["count"]


def test_arguments_of_a_fault_are_checked(openshelf_sandbox: Sandbox) -> None:
    wrong: list[tuple[Any, str]] = [
        ({"cuntry": "Italy"}, "did you mean 'country'"),
        ("Italy", "expected a dict by name"),
    ]
    for arguments, said in wrong:
        with pytest.raises(openshelf.ArgumentTypeError, match=said):
            openshelf_sandbox.fail(COUNTRY, arguments=arguments, status=404)
    with pytest.raises(openshelf.ArgumentTypeError, match="pass one operation"):
        openshelf_sandbox.fail(path="*/Italy", arguments=ITALY, status=404)
    with pytest.raises(openshelf.ArgumentError, match="per_page"):
        openshelf_sandbox.fail(
            "gazette.documents.search",
            arguments={"search_term": "water", "per_page": 5000},
            delay=0.1,
        )
    assert openshelf_sandbox.unused() == []


def test_a_fault_of_a_call_that_was_not_made_shows_the_nearest(
    openshelf_sandbox: Sandbox, openshelf_disease: openshelf.Disease
) -> None:
    openshelf_sandbox.fail(COUNTRY, arguments={"country": "Spain"}, status=404)
    openshelf_disease.totals.country("Italy")
    shown = "\n".join(openshelf_sandbox.unused_lines())
    assert "the nearest call differs" in shown
    assert "countries/Italy" in shown
    openshelf_sandbox.heal()


def test_words_of_the_other_method_have_a_hint(openshelf_sandbox: Sandbox) -> None:
    server: Any = openshelf_sandbox
    with pytest.raises(TypeError, match=r"use fail\(\.\.\., reset=\.\.\.\)"):
        server.answer(COUNTRY, json={}, reset=True)
    with pytest.raises(TypeError, match=r"use fail\(\.\.\., delay=\.\.\.\)"):
        server.answer(COUNTRY, json={}, delay=1.0)
    with pytest.raises(TypeError, match=r"use answer\(\.\.\., json=\.\.\.\)"):
        server.fail(COUNTRY, json={})
    with openshelf.Sandbox() as plain:
        own: Any = plain
        with pytest.raises(TypeError, match="openshelf_sandbox of the pytest plugin"):
            own.fail(COUNTRY, arguments=ITALY, status=404)
        with pytest.raises(TypeError, match="openshelf_sandbox of the pytest plugin"):
            own.answer(COUNTRY, arguments=ITALY, json={})


@pytest.mark.slow
def test_what_is_nearer_to_a_test_replaces_what_is_wider(project: Pytester) -> None:
    project.makepyfile(
        """
        import openshelf
        import pytest

        def cases(count, **more):
            return pytest.mark.openshelf_answers(
                "disease.totals.country", json={"cases": count}, unused="allow", **more
            )

        def asked(country="Italy"):
            with openshelf.Disease(max_retries=0) as disease:
                return disease.totals.country(country)["cases"]

        pytestmark = cases(1)

        @pytest.fixture(autouse=True)
        def default(openshelf_sandbox):
            openshelf_sandbox.answer("disease", json={"cases": 0}, unused="allow")

        def test_module():
            assert asked() == 1

        @cases(2)
        class TestIt:
            def test_class(self):
                assert asked() == 2

            @cases(3)
            def test_own(self):
                assert asked() == 3

            @cases(4, arguments={"country": "Italy"})
            @cases(5, times=1)
            def test_narrow(self, openshelf_sandbox):
                assert [asked(), asked("France"), asked("France")] == [4, 5, 2]
                openshelf_sandbox.answer("disease.totals.country", json={"cases": 6})
                assert [asked(), asked("France")] == [4, 6]

            @pytest.mark.openshelf_faults(
                "disease.totals.country", arguments={"country": "Spain"}, status=404
            )
            def test_a_fault_of_one_call(self):
                with pytest.raises(openshelf.NotFoundError):
                    asked("Spain")
                assert asked() == 2
        """
    )
    project.runpytest_subprocess(*PLAIN).assert_outcomes(passed=5)
