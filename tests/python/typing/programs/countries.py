# pyright: strict, reportMissingModuleSource=false
"""Figures of countries, one or several."""

from typing import assert_type

import openshelf
from openshelf.types import DiseaseCountryTotals

disease = openshelf.Disease()
italy = disease.totals.country("Italy", day=1)
assert_type(italy, DiseaseCountryTotals)
assert_type(italy["countryInfo"]["iso2"], str | None)
print(italy["case"])  # refused: unknown member
some = disease.totals.countries_by_name(["Italy", "France"])
for country in some if isinstance(some, list) else [some]:
    print(country["country"], country["deaths"])
by_deaths = disease.totals.countries(sort="deaths")
assert_type(by_deaths[0]["continent"], str | None)
disease.totals.countries(sort=1)  # refused: wrong value
disease.totals.country("Italy", day="1")  # refused: wrong value
disease.totals.country(country=7)  # refused: wrong value
