"""An answer as a table, and as a data frame."""

import openshelf

with openshelf.Disease() as disease:
    table = openshelf.table(disease.historical.world)(last_days="all")
print(table.schema.names, table.num_rows)
print(table.to_polars().tail(3))
