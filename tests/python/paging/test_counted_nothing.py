"""Tests that a count and a plan of nothing say why, as the call and the list do."""

from __future__ import annotations

import warnings
from typing import Any

import openshelf
import pytest
from openshelf import paginate

FIELDS = ["Award ID", "Award Amount"]
YEAR = [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]


def filters(name: str, period: list[dict[str, str]] = YEAR) -> dict[str, Any]:
    """Filters with one agency."""
    agency = {"type": "awarding", "tier": "toptier", "name": name}
    return {"award_type_codes": ["A", "B", "C", "D"], "time_period": period, "agencies": [agency]}


def whole(listing: Any, how: str, *arguments: Any) -> int:
    """What a list counts, in one of the ways to count it."""
    counted = getattr(listing, how)(*arguments)
    return int(counted if how == "count" else counted.total)


@pytest.mark.parametrize("how", ["count", "plan"])
def test_an_unknown_name_is_told_where_nothing_is_counted(sandbox: Any, how: str) -> None:
    listing = paginate(sandbox.spending().search.spending_by_award)
    with pytest.warns(openshelf.NoMatchWarning) as told:
        assert whole(listing, how, filters("NASA"), FIELDS) == 0
    (message,) = (str(each.message) for each in told)
    assert "filters.agencies[0].name: 'NASA' is not known" in message
    assert "did you mean 'National Aeronautics and Space Administration'?" in message


@pytest.mark.parametrize("how", ["count", "plan"])
async def test_an_awaited_count_tells_it_too(sandbox: Any, how: str) -> None:
    async with sandbox.async_spending() as spending:
        listing = paginate(spending.search.spending_by_award)
        with pytest.warns(openshelf.NoMatchWarning, match="did you mean 'National Aeronautics"):
            counted = await getattr(listing, how)(filters("NASA"), FIELDS)
    assert int(counted if how == "count" else counted.total) == 0


@pytest.mark.parametrize("how", ["count", "plan"])
def test_a_count_of_something_warns_of_unknown_names_alone(sandbox: Any, how: str) -> None:
    listing = paginate(sandbox.spending().search.spending_by_award)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        known = filters("National Aeronautics and Space Administration")
        assert whole(listing, how, known, FIELDS) > 0
    both = filters("NASA")
    both["agencies"] += known["agencies"]
    with pytest.warns(openshelf.NoMatchWarning, match="found is of the other values only.*'NASA'"):
        assert whole(listing, how, both, FIELDS) > 0


@pytest.mark.parametrize("how", ["count", "plan"])
def test_a_sandbox_without_data_of_the_days_is_told(sandbox: Any, how: str) -> None:
    period = [{"start_date": "2009-10-01", "end_date": "2010-09-30"}]
    known = filters("National Aeronautics and Space Administration", period)
    listing = paginate(sandbox.spending().search.spending_by_award)
    with pytest.warns(openshelf.SandboxWarning) as of_list:
        assert list(listing.records(known, FIELDS)) == []
    with pytest.warns(openshelf.SandboxWarning) as told:
        assert whole(listing, how, known, FIELDS) == 0
    assert [str(each.message) for each in told] == [str(each.message) for each in of_list]
