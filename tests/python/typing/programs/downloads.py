# pyright: strict, reportMissingModuleSource=false
"""A download job and its state."""

import time

import openshelf

spending = openshelf.Spending()
job = spending.download.awards(
    {
        "award_type_codes": ["A"],
        "time_period": [{"start_date": "2024-01-01", "end_date": "2024-01-31"}],
    }
)
while (state := spending.download.status(job["file_name"]))["status"] == "running":
    time.sleep(1)
print(state["total_size"] or 0, state["file_url"])
print(state["file"])  # refused: unknown member
print(job["filename"])  # refused: unknown member
spending.download.awards(["keyword"])  # refused: wrong value
