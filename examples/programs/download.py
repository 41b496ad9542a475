"""The file of a job; the program waits for it."""

import openshelf

filters = {
    "award_type_codes": ["A", "B", "C", "D"],
    "time_period": [{"start_date": "2024-01-01", "end_date": "2024-03-31"}],
}
with openshelf.Spending() as spending:
    path = openshelf.download(spending.download.awards)(filters=filters)
for table in openshelf.read_zip(path):
    print(table.name, table.to_parquet(table.name.replace(".csv", ".parquet")))
