"""How time and memory grow with the records that are written to Parquet."""

from __future__ import annotations

from functools import partial

import served
from plan import Figure, Row, Runner, Server


def row(records: int) -> Row:
    """Return the row of so many records."""
    pages = records // served.PER_PAGE
    return Row(
        f"{records:,} records",
        (Runner("openshelf", "tables", "openshelf", "parquet", records),),
        (),
        servers={"server": Server(partial(served.write, pages=pages))},
        fresh=0,
        at=records,
        most_rounds=5,
    )


FIGURE = Figure(
    title="Growth: records to Parquet",
    words=(
        "A list of the museum, in pages of one hundred records, to a Parquet file. The time "
        "is that of one record."
    ),
    rows=tuple(row(records) for records in (1000, 10_000, 100_000, 1_000_000)),
    axis="records",
)
