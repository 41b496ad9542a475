# pyright: strict, reportMissingModuleSource=false
"""Awards with the members that the call requests."""

from typing import assert_type

import openshelf
from openshelf import paginate
from openshelf.types import SpendingAwardField, SpendingAwardFilters

spending = openshelf.Spending()
filters: SpendingAwardFilters = {
    "award_type_codes": ["A", "B", "C", "D"],
    "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
}
fields: list[SpendingAwardField] = ["Award ID", "Recipient Name", "Award Amount"]
for award in paginate(spending.search.spending_by_award).records(filters, fields):
    assert_type(award.get("Award Amount"), float | None)
    print(award["Award amount"])  # refused: unknown member
spending.search.spending_by_award(filters, ["Award ID", 1])  # refused: wrong value
spending.search.spending_by_award(filters, fields, sort=["Award ID"])  # refused: wrong value
few: SpendingAwardFilters = {"time_period": []}  # refused: missing member
spending.search.spending_by_award(filters)  # refused: missing argument
