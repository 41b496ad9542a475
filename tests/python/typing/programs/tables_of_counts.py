# pyright: strict, reportMissingModuleSource=false
"""Figures over time, and the enums that choose them."""

from typing import assert_type

import openshelf

spending = openshelf.Spending()
over_time = spending.search.spending_over_time(
    {
        "award_type_codes": ["A"],
        "time_period": [{"start_date": "2020-10-01", "end_date": "2024-09-30"}],
    },
    group="quarter",
)
assert_type(over_time["group"], str)
for period in over_time["results"]:
    print(period.get("time_period"), period["aggregated_amount"])
    print(period["time_periods"])  # refused: unknown member
counts = spending.search.spending_by_award_count({"award_type_codes": ["A"]})
assert_type(counts["results"].get("contracts"), int | None)
spending.search.spending_over_time({}, group=1)  # refused: wrong value
