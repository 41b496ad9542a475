# pyright: strict, reportMissingModuleSource=false
"""Timelines by day, and vaccinations in their two forms."""

from typing import assert_type

import openshelf

disease = openshelf.Disease()
timeline = disease.historical.country("Italy", last_days=7)["timeline"]
assert_type(timeline["cases"], dict[str, int])
for day, cases in timeline["cases"].items():
    print(day, cases)
print(timeline["case"])  # refused: unknown member
doses = disease.vaccine.country("Italy", full_data=True)["timeline"]
if isinstance(doses, list):
    assert_type(doses[0]["daily"], int)
    print(doses[0]["dayly"])  # refused: unknown member
else:
    assert_type(doses["3/9/23"], int)
several = disease.historical.countries_by_name(["Italy", "Atlantis"])
if isinstance(several, list):
    print([each["country"] for each in several if each])
    print(several[0]["country"])  # refused: not null-checked
