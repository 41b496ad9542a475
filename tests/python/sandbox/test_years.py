"""A sandbox says which days and years it has where a call asks for others alone."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import openshelf
import pytest
from openshelf import paginate

DOCUMENTS = "the sandbox has documents from 2024-01-03 to 2024-10-15"
AWARDS = "the sandbox has awards from 2018-10-19 to 2024-10-15"
FIELDS = ["Award ID", "Award Amount"]


@pytest.fixture(scope="module")
def fixed() -> Any:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


def filters(first: str, last: str) -> dict[str, Any]:
    """Filters of contracts in a period."""
    return {"award_type_codes": ["A"], "time_period": [{"start_date": first, "end_date": last}]}


PAST = filters("2010-01-01", "2012-12-31")
Calls = dict[str, tuple[str, Callable[[Any, Any], object]]]

#: Calls for other days than the sandbox has, with what it says.
OUTSIDE: Calls = {
    "a search until": (
        DOCUMENTS,
        lambda gazette, _: gazette.documents.search(None, published_to="2023-12-31"),
    ),
    "a search from": (
        DOCUMENTS,
        lambda gazette, _: gazette.documents.search(None, published_from="2025-01-01"),
    ),
    "a search of a day": (
        DOCUMENTS,
        lambda gazette, _: gazette.documents.search(None, publication_date="2015-01-05"),
    ),
    "a search of a year": (
        DOCUMENTS,
        lambda gazette, _: gazette.documents.search(None, publication_year=2020),
    ),
    "facets": (
        DOCUMENTS,
        lambda gazette, _: gazette.documents.facets("type", publication_year=2020),
    ),
    "a table": (
        DOCUMENTS,
        lambda gazette, _: openshelf.table(gazette.documents.search)(None, publication_year=2020),
    ),
    "records": (
        DOCUMENTS,
        lambda gazette, _: list(
            paginate(gazette.documents.search).records(None, publication_year=2020)
        ),
    ),
    "records between": (
        DOCUMENTS,
        lambda gazette, _: list(
            paginate(gazette.documents.search).records(
                "water", published_from="2010-01-01", published_to="2022-12-31"
            )
        ),
    ),
    "awards": (AWARDS, lambda _, spending: spending.search.spending_by_award(PAST, FIELDS)),
    "sums": (AWARDS, lambda _, spending: spending.search.spending_over_time(PAST)),
    "a list of awards": (
        AWARDS,
        lambda _, spending: list(paginate(spending.search.spending_by_award).records(PAST, FIELDS)),
    ),
    "a count of a download": (AWARDS, lambda _, spending: spending.download.count(PAST)),
    "a fiscal year of awards": (
        "the sandbox has awards of the fiscal years 2019 to 2025, and this call asks for 2018",
        lambda _, spending: spending.agency.awards("080", fiscal_year=2018),
    ),
    "a fiscal year of accounts": (
        "the sandbox has accounts of the fiscal years 2017 to 2025, and this call asks for 2012",
        lambda _, spending: spending.agency.budget_functions("080", fiscal_year=2012),
    ),
}


@pytest.mark.parametrize("name", OUTSIDE)
def test_a_call_outside_is_told_what_the_sandbox_has(fixed: Any, name: str) -> None:
    words, call = OUTSIDE[name]
    said = []
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        try:
            call(fixed.gazette(), fixed.spending())
        except openshelf.StatusError as error:
            # The service fails there, and the error says it.
            said.append(str(error))
    assert {each.category for each in warned} <= {openshelf.SandboxWarning}
    said += [str(each.message) for each in warned]
    assert len(said) == 1
    assert words in said[0]


def test_an_error_outside_says_what_the_sandbox_has(fixed: Any) -> None:
    with pytest.raises(openshelf.NotFoundError, match="the sandbox has issues from 2024-01-03"):
        fixed.gazette().issues.get("2015-01-05")


@pytest.mark.parametrize(
    ("first", "last"),
    [("2010-01-01", "2019-12-31"), ("2024-10-01", "2030-12-31"), ("2020-01-01", "2020-01-02")],
)
def test_a_period_that_meets_the_data_gets_no_warning(fixed: Any, first: str, last: str) -> None:
    spending, gazette = fixed.spending(), fixed.gazette()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        spending.search.spending_over_time(filters(first, last))
        spending.search.spending_by_award(filters(first, last), FIELDS)
        list(paginate(spending.search.spending_by_award).records(filters(first, last), FIELDS))
        gazette.documents.search(None, published_from="2010-01-01")
        list(paginate(gazette.documents.search).records("water", published_from="2001-01-01"))
        spending.agency.awards("080", fiscal_year=2024)
        gazette.documents.search("no such word at all")


async def test_an_asynchronous_call_is_told_too(fixed: Any) -> None:
    async with fixed.async_gazette() as gazette:
        with pytest.warns(openshelf.SandboxWarning, match=DOCUMENTS):
            await gazette.documents.search(None, publication_year=2020)
        listed = paginate(gazette.documents.search).records(None, publication_year=2020)
        with pytest.warns(openshelf.SandboxWarning, match=DOCUMENTS):
            assert [each async for each in listed] == []


def test_an_answer_of_a_test_is_no_data_of_the_sandbox(fixed: Any) -> None:
    fixed.answer("gazette.documents.search", json={"count": 0, "results": []}, times=1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert fixed.gazette().documents.search(None, publication_year=2020)["count"] == 0


def test_the_day_of_the_sandbox_is_its_last(fixed: Any) -> None:
    with openshelf.Sandbox(today="2025-03-03") as sandbox:
        gazette = sandbox.gazette()
        with pytest.warns(openshelf.SandboxWarning, match="from 2024-01-03 to 2025-03-03"):
            gazette.documents.search(None, published_from="2025-03-04")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            gazette.documents.search(None, published_from="2025-01-01")
