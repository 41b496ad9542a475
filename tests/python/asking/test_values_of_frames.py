"""Tests that words take the values of data frames, as operations do, and refuse missing ones."""

from __future__ import annotations

import enum
from fractions import Fraction
from typing import Any

import numpy as np
import openshelf
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

FILTERS, CONDITIONS, WHERE = (
    openshelf.spending_filters,
    openshelf.gazette_filters,
    openshelf.museum_where,
)


class Year(enum.IntEnum):
    LAST = 2024


class Own:
    """A whole number of another library."""

    def __index__(self) -> int:
        return 2024


#: A function, a word, a value of another library, and the same in Python's own types.
SAME: list[tuple[Any, str, Any, Any]] = [
    (FILTERS, "fiscal_years", np.int64(2024), 2024),
    (FILTERS, "fiscal_years", np.uint16(2024), 2024),
    (FILTERS, "fiscal_years", Own(), 2024),
    (FILTERS, "fiscal_years", Year.LAST, 2024),
    (FILTERS, "fiscal_years", np.array([2022, 2024]), [2022, 2024]),
    (FILTERS, "fiscal_years", pd.Series([2022, 2024]), [2022, 2024]),
    (FILTERS, "fiscal_years", [np.int64(2022), 2024], [2022, 2024]),
    (FILTERS, "fiscal_years", pl.Series([2022, 2024]), [2022, 2024]),
    (FILTERS, "fiscal_years", pa.array([2022, 2024]), [2022, 2024]),
    (FILTERS, "fiscal_years", pa.scalar(2024), 2024),
    (FILTERS, "states", pd.Series(["TX", "CA"]), ["TX", "CA"]),
    (FILTERS, "states", np.array(["TX", "CA"]), ["TX", "CA"]),
    (FILTERS, "states", pd.Index(["TX"]), ["TX"]),
    (FILTERS, "dates", pd.Series(["2024-01-01", "2024-03-31"]), ("2024-01-01", "2024-03-31")),
    (
        FILTERS,
        "dates",
        (np.datetime64("2024-01-01"), pd.Timestamp("2024-03-31")),
        ("2024-01-01", "2024-03-31"),
    ),
    (FILTERS, "amount", (np.float64(1e6), None), (1_000_000, None)),
    (FILTERS, "amount", (np.float32(1.5), np.int64(9)), (1.5, 9)),
    (FILTERS, "amount", np.array([5, 9]), (5, 9)),
    (CONDITIONS, "year", np.int64(2024), 2024),
    (CONDITIONS, "significant", np.bool_(True), True),
    (CONDITIONS, "published", np.datetime64("2024-05-01"), "2024-05-01"),
    (CONDITIONS, "cfr", (np.int64(40), "60"), (40, "60")),
    (WHERE, "period", (np.int64(1880), np.int64(1890)), (1880, 1890)),
    (WHERE, "period", np.int64(1880), 1880),
    (WHERE, "public_domain", np.bool_(False), False),
]


@pytest.mark.parametrize(("function", "word", "value", "own"), SAME)
def test_values_of_other_libraries_mean_what_they_hold(
    function: Any, word: str, value: Any, own: Any
) -> None:
    assert function(**{word: value}) == function(**{word: own})


def test_an_artwork_is_found_by_the_id_of_a_frame(sandbox: Any) -> None:
    with sandbox.museum() as museum:
        row = museum.artworks.list(limit=1)["data"][0]
        number = pd.Series([row["id"]]).iloc[0]
        assert type(number) is not int
        assert museum.artwork(number)["title"] == row["title"]
        assert museum.artwork({"id": number})["title"] == row["title"]


MISSING = [
    (FILTERS, "states", np.nan, ["states"]),
    (FILTERS, "states", ["TX", np.nan], ["states[1]"]),
    (FILTERS, "states", pd.NA, ["states"]),
    (FILTERS, "recipient", float("nan"), ["recipient"]),
    (FILTERS, "dates", (pd.NaT, "2024-01-01"), ["dates[0]"]),
    (FILTERS, "dates", (np.datetime64("NaT"), np.datetime64("NaT")), ["dates[0]", "dates[1]"]),
    (FILTERS, "amount", [(1, float("nan"))], ["amount[0][1]"]),
    (FILTERS, "fiscal_years", pd.Series([2024.0, None]), ["fiscal_years[1]"]),
    (CONDITIONS, "published", pd.NaT, ["published"]),
    (CONDITIONS, "year", pa.scalar(None, pa.int64()), ["year"]),
    (WHERE, "period", (np.nan, 1890), ["period[0]"]),
]


@pytest.mark.parametrize(("function", "word", "value", "places"), MISSING)
def test_a_missing_value_is_refused(
    function: Any, word: str, value: Any, places: list[str]
) -> None:
    with pytest.raises(openshelf.ArgumentError) as refused:
        function(**{word: value})
    assert [fault["path"] for fault in refused.value.faults] == places
    assert {fault["parameter"] for fault in refused.value.faults} == {word}
    assert "the value is missing (nan, NaT or NA): leave it out" in str(refused.value)


@pytest.mark.parametrize("value", [5.5, 2024.0, Fraction(4048, 2), "24", 24, True])
def test_what_is_no_year_is_refused(value: Any) -> None:
    for function, word in ((FILTERS, "fiscal_years"), (CONDITIONS, "year")):
        with pytest.raises(openshelf.ArgumentError, match="expected a year of four digits"):
            function(**{word: value})
