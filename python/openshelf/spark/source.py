"""The data source that is registered with Spark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql.datasource import DataSource
from pyspark.sql.pandas.types import from_arrow_schema

from openshelf.errors import ArgumentError
from openshelf.spark import options
from openshelf.spark.batch import Reader
from openshelf.spark.stream import DayReader

if TYPE_CHECKING:
    from pyspark.sql.datasource import DataSourceReader, DataSourceStreamReader
    from pyspark.sql.types import StructType


class OpenshelfDataSource(DataSource):
    """A Spark data source of the lists of openshelf, named "openshelf".

    A data frame has a partition for each slice of a plan, and its columns are known without a
    request. The days of a gazette can also be read as a stream.

    Its options are texts: "operation", the arguments of the operation by their names, the options
    of the client after "client.", and:

    plan
        A stored plan, its JSON or the path of its file. It has the arguments of the call.
    slices
        About how many partitions. By default so many that each has about eight pages.
    flatten
        Whether members of objects become columns with dotted names instead of struct columns.
    money
        What columns of amounts of money hold: float, or decimal for DecimalType(23, 2), exact from
        what the service wrote.
    concurrency, on_change, prove
        As for openshelf.paginate.
    days_per_batch, look_back_days, look_every_seconds
        Of a stream: the most days of a batch, 30; for how many days after its own a late record is
        delivered, 7; and how often late records are looked for, 3600.

    Lists are separated by commas or JSON, objects are JSON. A required argument that may be None is
    None unless it is passed. The text "null" is None in an option of the client, such as
    "client.requests_per_second", and a text like any other in an argument.

    The arguments restrict what is read. Spark applies the filters of a query to the records that
    were read, because PySpark 4.2 and 4.3 use filters that they pass to a data source for other
    queries of the same data frame as well.

    Examples
    --------
    >>> spark.dataSource.register(OpenshelfDataSource)
    >>> reader = spark.read.format("openshelf").option("operation", "gazette.documents.search")
    >>> rules = reader.option("published_from", "2024-01-01").option("doc_type", "rule").load()
    """

    @classmethod
    def name(cls) -> str:
        """Return the name of the format."""
        return "openshelf"

    def schema(self) -> StructType:
        """Return the columns of the list; nothing is sent.

        Returns
        -------
        pyspark.sql.types.StructType

        Raises
        ------
        ArgumentError, ArgumentTypeError
            For options that are unknown or wrong.
        """
        return from_arrow_schema(pa.schema(options.read(self.options).schema()))

    def reader(self, schema: StructType) -> DataSourceReader:
        """Return a reader of the whole list.

        Parameters
        ----------
        schema : pyspark.sql.types.StructType
            The columns to read.

        Returns
        -------
        pyspark.sql.datasource.DataSourceReader

        Raises
        ------
        ArgumentError, ArgumentTypeError
            For options that are unknown or wrong, and for columns that the list does not have.
        """
        call = self._call(schema)
        for name in options.OF_STREAMS:
            if name in call.own:
                raise ArgumentError(f"{name}: an option of streams; use spark.readStream")
        return Reader(call, schema)

    def streamReader(self, schema: StructType) -> DataSourceStreamReader:  # noqa: N802  Spark's
        """Return a reader of the days of the list, as they end.

        Parameters
        ----------
        schema : pyspark.sql.types.StructType
            The columns to read.

        Returns
        -------
        pyspark.sql.datasource.DataSourceStreamReader

        Raises
        ------
        ArgumentError, ArgumentTypeError
            For options that are unknown or wrong, for columns that the list does not have, and for
            a list without days.
        """
        return DayReader(self._call(schema), schema)

    def _call(self, schema: StructType) -> Any:
        call = options.read(self.options)
        known = pa.schema(call.schema()).names
        missing = [name for name in schema.names if name not in known]
        if missing:
            raise ArgumentError(
                f"schema: {call.name} has no column {', '.join(missing)} for these options; "
                f"it has {', '.join(known)}"
            )
        return call
