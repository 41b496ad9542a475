# pyright: strict, reportMissingModuleSource=false
"""Answers that contain records, and answers that are figures."""

from typing import assert_type

import openshelf
from openshelf.types import SpendingPageMetadata

spending = openshelf.Spending()
overview = spending.agency.overview("012")
assert_type(overview["mission"], str | None)
assert_type(overview["def_codes"][0]["urls"], str | None)
functions = spending.agency.budget_functions("012", fiscal_year=2024)
assert_type(functions["page_metadata"], SpendingPageMetadata)
for function in functions["results"]:
    assert_type(function["obligated_amount"], float)
    for part in function["children"]:
        print(part["name"])
    print(function["obligated"])  # refused: unknown member
award = spending.awards.get("CONT_AWD_1_2_3_4")
assert_type(award["total_obligation"], float | None)
print(award["recipient"]["recipient_name"])  # refused: not null-checked
print(overview["misson"])  # refused: unknown member
spending.agency.overview(12)  # refused: wrong value
