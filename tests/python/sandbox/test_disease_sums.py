"""Tests what a reader who adds up the histories of countries must know, and is told."""

from __future__ import annotations

import inspect
from typing import Any

import openshelf
import polars as pl


def test_the_records_of_all_countries_add_up_and_the_docstring_says_so(sandbox: Any) -> None:
    historical = sandbox.disease().historical
    frame = pl.DataFrame(openshelf.table(historical.countries)(last_days=1))
    (world,) = pl.DataFrame(openshelf.table(historical.world)(last_days=1)).to_dicts()
    assert frame["cases"].sum() == world["cases"]
    # Whoever keeps the records without a province for whole countries loses a part of the world.
    assert frame.filter(pl.col("province").is_null())["cases"].sum() < world["cases"]

    sums = {own: part["cases"].sum() for (own,), part in frame.group_by("country")}
    beside = frame.filter(pl.col("province").is_null())["country"].to_list()
    divided = frame.filter(pl.col("province").is_not_null())["country"].unique().to_list()
    both = sorted(set(beside) & set(divided))
    alone = sorted(set(divided) - set(beside))
    assert {"Netherlands", "UK"} <= set(both)
    assert {"Australia", "Canada", "China"} <= set(alone)
    for country in ["Netherlands", "UK", "Australia", "Canada", "China", "Italy"]:
        whole = pl.DataFrame(openshelf.table(historical.country)(country, last_days=1))
        assert sums[country] == whole["cases"].sum()

    told = " ".join(inspect.getdoc(historical.countries).split())
    assert "None for the whole country" not in told
    assert "None for the rest of the country, which does not contain the provinces" in told
    assert "sum all records of a country to get the country" in told
    assert "historical.country and historical.world have these sums" in told


def test_the_other_histories_say_what_none_is_there(sandbox: Any) -> None:
    historical = sandbox.disease().historical
    for method in (historical.country, historical.countries_by_name, historical.provinces_by_name):
        told = " ".join(inspect.getdoc(method).split())
        assert "for which a table has None" in told
        assert "None for the whole country" not in told
