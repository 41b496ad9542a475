# pyright: strict, reportMissingModuleSource=false
"""Filters with nested objects: periods, places, agencies, accounts."""

import openshelf
from openshelf.types import (
    SpendingAgencyFilter,
    SpendingFilters,
    SpendingLocation,
    SpendingTimePeriod,
)

year: SpendingTimePeriod = {"start_date": "2023-10-01", "end_date": "2024-09-30"}
place: SpendingLocation = {"country": "USA", "state": "VA"}
agency: SpendingAgencyFilter = {
    "type": "awarding",
    "tier": "toptier",
    "name": "Department of Energy",
}
filters: SpendingFilters = {
    "time_period": [year],
    "place_of_performance_locations": [place],
    "agencies": [agency],
    "award_amounts": [{"lower_bound": 1_000_000}],
    "naics_codes": {"require": ["541"], "exclude": ["541330"]},
    "tas_codes": [{"aid": "012", "main": "0302", "ata": None}],
    "psc_codes": ["1510"],
}
spending = openshelf.Spending()
spending.search.spending_by_category.naics(filters, limit=5)
wrong: SpendingTimePeriod = {"start": "2023-10-01"}  # refused: unknown member
abroad: SpendingLocation = {"state": "VA"}  # refused: missing member
scope: SpendingFilters = {"recipient_scope": "abroad"}  # refused: wrong value
words: SpendingFilters = {"keyword": ["water"]}  # refused: unknown member
within: SpendingFilters = {"agencies": [{"nme": "x"}]}  # refused: unknown member
spending.search.spending_by_category.naics([filters])  # refused: wrong value
spending.autocomplete.accounts.aid({"aid": "012", "main": None})
spending.autocomplete.accounts.aid("012")  # refused: wrong value
