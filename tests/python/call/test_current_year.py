"""A year after the current one is refused by the clock where the service refuses it."""

import datetime as dt
import re
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from catalog_entries import CATALOG
from samples import fewest


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


def test_many_years_are_limited_by_the_clock() -> None:
    assert len(bounded()) > 20
    assert set(bounded().values()) == {"calendar", "fiscal"}


@pytest.mark.parametrize(("identity", "name"), bounded())
def test_the_current_year_is_accepted_and_the_next_refused(
    identity: str, name: str, clients: dict[str, Any]
) -> None:
    operation = catalog_facts.by_id()[identity]
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
