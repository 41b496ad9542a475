"""A year after the current one is refused by the clock where the contract says that the service refuses it."""

import datetime as dt
import re
from typing import Any

import contract
import openshelf
import pytest
from calling import method_of
from catalog_entries import CATALOG
from samples import fewest

#: How notes of the contract express it.
CURRENT = {
    r"max is (that year|the current fiscal year)": "fiscal",
    r"to the current calendar year": "calendar",
}
#: Parameters that the service checks in the same way although the contract does not mention it: the
#: views of the first two read the year as the agencies' views do
#: (usaspending_api/agency/v2/views/agency_base.py).
BEYOND = {
    ("spending.reporting.agencies_overview", "fiscal_year"),
    ("spending.reporting.publish_dates", "fiscal_year"),
}


def bounded() -> dict[tuple[str, str], str]:
    return {
        (identity, parameter["name"]): parameter["until"]
        for identity, operation in CATALOG.items()
        for parameter in operation["parameters"]
        if parameter["until"]
    }


def current(year: str) -> int:
    """The year that has begun in the first places on Earth."""
    day = dt.datetime.now(dt.UTC) + dt.timedelta(hours=14)
    return day.year + (year == "fiscal" and day.month >= 10)


def test_the_parameters_limited_to_the_current_year_are_those_of_the_contract() -> None:
    noted = {
        (operation.id, parameter.name): year
        for operation in contract.operations()
        for parameter in operation.parameters
        for words, year in CURRENT.items()
        if re.search(words, parameter.note)
    }
    assert noted | dict.fromkeys(BEYOND, "fiscal") == bounded()


@pytest.mark.parametrize(("identity", "name"), bounded())
def test_the_current_year_is_accepted_and_the_next_refused(
    identity: str, name: str, clients: dict[str, Any]
) -> None:
    operation = contract.by_id()[identity]
    prepared = openshelf.prepare(method_of(clients[operation.service], operation))
    as_text = next(each.type for each in operation.parameters if each.name == name) == "str"
    kind = str if as_text else int
    year = current(bounded()[identity, name])
    given = fewest(operation)
    prepared(**given | {name: kind(year)})
    with pytest.raises(openshelf.ArgumentError) as caught:
        prepared(**given | {name: kind(year + 1)})
    assert str(year + 1) in str(caught.value)
    assert re.search(rf"{name}: expected an int from \d+ to {year}, the current", str(caught.value))
