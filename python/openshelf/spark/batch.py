"""Reads a list into a data frame: one partition for each slice.

The reader has no `pushFilters`. PySpark 4.2 and 4.3 store the partitions that they planned with the
filters of one query in the data source, which all queries of a data frame share. A later query
without filters, or the other side of a union, would read these partitions
(`docs/design/engines.md`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql.datasource import DataSourceReader, InputPartition
from pyspark.sql.pandas.types import to_arrow_schema

from openshelf.engines import SharedList, facts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pyspark.sql.types import StructType

    from openshelf.slices import Slice
    from openshelf.spark.options import Call


def record_batches(
    part: Slice, schema: StructType, columns: dict[str, Any]
) -> Iterator[pa.RecordBatch]:
    """Yield the records of a slice with exactly the Arrow types that Spark compares with."""
    wanted = to_arrow_schema(schema, timezone="UTC")
    for batch in part.batches(**columns):
        yield from pa.table(batch).select(wanted.names).cast(wanted).to_batches()


class Reader(DataSourceReader):
    """Reads the slices of a list."""

    def __init__(self, call: Call, schema: StructType) -> None:
        """Store what is read."""
        self._call = call
        self._columns = call.columns
        self._schema = schema
        self._list = call.paginated()
        # Spark pickles the reader for its executors before it asks for partitions.
        self._shared = SharedList(self._list, call.name)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle what an executor needs; the list is in another form."""
        return {**self.__dict__, "_call": None, "_list": None}

    def partitions(self) -> list[InputPartition]:
        """Plan the list, unless a stored plan was given, and return a partition for each slice."""
        plan = self._call.stored_plan(self._list)
        if plan is None:
            plan = self._list.plan(slices=self._call.own.get("slices"), **self._call.arguments)
        return [InputPartition(facts_of(part)) for part in plan]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Return the records of a slice as Arrow."""
        if partition.value is None:  # what Spark makes of a plan without a slice
            return iter(())
        part = self._shared.slice(partition.value)
        return record_batches(part, self._schema, self._columns)
