"""Contracts of a fiscal year that match filters, the largest first."""

import openshelf

filters = {
    "award_type_codes": ["A", "B", "C", "D"],
    "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
}
with openshelf.Spending() as spending:
    awards = openshelf.paginate(spending.search.spending_by_award, max_records=10)
    for award in awards.records(
        filters=filters, fields=["Award ID", "Recipient Name", "Award Amount"], sort="Award Amount"
    ):
        print(award["Recipient Name"], award["Award Amount"])
