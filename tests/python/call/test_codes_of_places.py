"""Tests that names of places where codes are expected are told, when nothing is found."""

import inspect
import warnings
from typing import Any

import openshelf
import pytest

PERIOD = [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]


def told(call: Any, *given: Any, **named: Any) -> list[str]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call(*given, **named)
    return [str(each.message) for each in caught if each.category is openshelf.NoMatchWarning]


def places(place: dict[str, str]) -> dict[str, Any]:
    return {"place_of_performance_locations": [place], "time_period": PERIOD}


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ({"country": "USA", "state": "New York"}, "state: 'New York' is not known as a two-letter code"),
        ({"country": "USA", "state": "new york"}, "did you mean 'NY'?"),
        ({"country": "USA", "state": "New York"}, "recipient.state.list finds all of them"),
        ({"country": "US"}, "country: 'US' is not known as a three-letter code of a country; did you mean 'USA'"),
        ({"country": "United States"}, "did you mean 'USA'"),
        ({"country": "Germany"}, "expected three capital letters, such as USA"),
    ],
)  # fmt: skip
def test_a_name_in_place_of_a_code_is_told(
    sandbox: Any, place: dict[str, str], message: str
) -> None:
    search = sandbox.spending().search
    (warning,) = told(search.spending_by_geography, places(place), "place_of_performance", "state")
    assert "filters.place_of_performance_locations[0]." in warning
    assert message in warning


@pytest.mark.parametrize("given", ["ny", "New York", "new york"])
@pytest.mark.parametrize("operation", ["search", "disaster"])
def test_an_area_is_named_by_its_code(sandbox: Any, given: str, operation: str) -> None:
    spending = sandbox.spending()
    if operation == "search":
        call, arguments = spending.search.spending_by_geography, [
            {"time_period": PERIOD}, "place_of_performance", "state"
        ]  # fmt: skip
    else:
        call, arguments = spending.disaster.spending_by_geography, [["L"], "state", "obligation"]
    (warning,) = told(call, *arguments, geo_layer_filters=[given])
    assert f"geo_layer_filters[0]: '{given}' is not known as a shape_code of an area" in warning
    assert "did you mean 'NY'?" in warning


@pytest.mark.parametrize(
    ("layer", "areas"), [("county", ["99999"]), ("district", ["36ZZ", "0290"]), ("state", ["PW"])]
)
def test_a_code_that_finds_nothing_is_not_called_unknown(
    sandbox: Any, layer: str, areas: list[str]
) -> None:
    call = sandbox.spending().search.spending_by_geography
    arguments = ({"time_period": PERIOD}, "place_of_performance", layer)
    assert not told(call, *arguments, geo_layer_filters=areas)
    assert not told(call, places({"country": "DEU"}), "place_of_performance", layer)


def test_states_are_those_that_the_service_lists(sandbox: Any) -> None:
    """The service's own list of states has no code that is called unknown."""
    spending = sandbox.spending()
    codes = [each["code"] for each in spending.recipient.state.list()]
    call = spending.search.spending_by_geography
    for code in filter(None, codes):
        place = places({"country": "USA", "state": code})
        assert not told(call, place, "place_of_performance", "county")


def test_help_says_the_forms_of_the_codes() -> None:
    for operation in ("spending_by_geography", "spending_by_award", "spending_over_time"):
        text = inspect.getdoc(getattr(openshelf.Spending().search, operation)) or ""
        text = " ".join(text.split())
        assert "country (three-letter code, such as USA)" in text, operation
        assert "state (two-letter code, such as NY)" in text, operation
