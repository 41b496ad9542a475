"""Reads a list into a data frame: one partition for each slice."""

from __future__ import annotations

import logging
from datetime import date
from typing import TYPE_CHECKING, Any

import pyarrow as pa
from pyspark.sql.datasource import (
    DataSourceReader,
    EqualNullSafe,
    EqualTo,
    GreaterThan,
    GreaterThanOrEqual,
    In,
    InputPartition,
    LessThan,
    LessThanOrEqual,
)
from pyspark.sql.pandas.types import to_arrow_schema

from openshelf.engines import SharedList, facts_of
from openshelf.tables import is_taken

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pyspark.sql.datasource import Filter
    from pyspark.sql.types import StructType

    from openshelf.slices import Slice
    from openshelf.spark.options import Call

_LOG = logging.getLogger("openshelf.spark")
#: What a service is asked for: at least the records that fulfil the filter.
_WORDS: dict[type[Filter], str] = {
    EqualTo: "equal",
    EqualNullSafe: "equal",
    GreaterThan: "at_least",
    GreaterThanOrEqual: "at_least",
    LessThan: "at_most",
    LessThanOrEqual: "at_most",
}


def record_batches(part: Slice, schema: StructType, *, flatten: bool) -> Iterator[pa.RecordBatch]:
    """Yield the records of a slice with exactly the Arrow types that Spark compares with."""
    wanted = to_arrow_schema(schema, timezone="UTC")
    for batch in part.batches(flatten=flatten):
        yield from pa.table(batch).select(wanted.names).cast(wanted).to_batches()


class Reader(DataSourceReader):
    """Reads the slices of a list."""

    def __init__(self, call: Call, schema: StructType) -> None:
        """Store what is read."""
        self._call = call
        self._flatten = call.is_flat
        self._schema = schema
        self._list = call.paginated()
        # Spark pickles the reader for its executors before it asks for partitions.
        self._shared = SharedList(self._list, call.name)
        self._pushed: dict[str, Any] = {}

    def __getstate__(self) -> dict[str, Any]:
        """Pickle what an executor needs; the list is in another form."""
        return {**self.__dict__, "_call": None, "_list": None}

    def partitions(self) -> list[InputPartition]:
        """Plan the list, unless a stored plan was given, and return a partition for each slice."""
        plan = self._call.stored_plan(self._list)
        if plan is None:
            arguments = {**self._call.arguments, **self._pushed}
            plan = self._list.plan(slices=self._call.own.get("slices"), **arguments)
        return [InputPartition(facts_of(part)) for part in plan]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Return the records of a slice as Arrow."""
        if partition.value is None:  # what Spark makes of a plan without a slice
            return iter(())
        part = self._shared.slice(partition.value)
        return record_batches(part, self._schema, flatten=self._flatten)


class ReaderWithFilters(Reader):
    """Reads the slices of a list that has parameters for some filters."""

    def pushFilters(self, filters: list[Filter]) -> Iterable[Filter]:  # noqa: N802  Spark's name
        """Ask the service for what fulfils the filters; Spark applies every filter again."""
        self._pushed = pushed(self._call, filters)
        _LOG.info("%s: sent to the service: %s", self._call.name, self._pushed or "everything")
        return filters


def filters_of(call: Call) -> list[tuple[str, str, str, Mapping[Any, Any] | None]]:
    """Return the parameters that select by a column, unless they are given or may not be used.

    Parameters
    ----------
    call : Call
        What is read.

    Returns
    -------
    list of (parameter, "equal", "at_least" or "at_most", column, names)
        The names are those that the parameter has for the values of the column, if they differ.
    """
    if "plan" in call.own or not call.own.get("push_filters", True):
        return []
    found: list[tuple[str, str, str, Mapping[Any, Any] | None]] = []
    for parameter in call.operation["parameters"]:
        if call.arguments.get(parameter["name"]) is None:
            for word, column in (parameter["selects"] or {}).items():
                if word == "equal_as":
                    found.append((parameter["name"], "equal", column[0], dict(column[1])))
                else:
                    found.append((parameter["name"], word, column, None))
    return found


def pushed(call: Call, filters: Iterable[Filter]) -> dict[str, Any]:
    """Return arguments that select at least the records that fulfil the filters.

    Parameters
    ----------
    call : Call
        What is read.
    filters : iterable of pyspark.sql.datasource.Filter
        The filters, all of which apply.

    Returns
    -------
    dict
        The arguments, by name, without those that the operation does not take together.
    """
    found: dict[str, Any] = {}
    known = filters_of(call)
    for each in filters:
        for word, column, value in _comparisons(each):
            for parameter, own, name, names in known:
                if (own, name) != (word, column):
                    continue
                wanted = value if names is None else names.get(value)
                if wanted is not None:
                    found[parameter] = _narrower(word, found.get(parameter, wanted), wanted)
    taken: dict[str, Any] = {}
    paginated = call.paginated()
    for name, value in found.items():
        more = taken | {name: value.isoformat() if isinstance(value, date) else value}
        # Each of them restricts by itself; the call may refuse some together.
        if is_taken(paginated, {**call.arguments, **more}):
            taken = more
    return taken


def _comparisons(each: Filter) -> Iterator[tuple[str, str, Any]]:
    """Yield the comparisons of columns with values that a filter implies."""
    column: tuple[str, ...] = getattr(each, "attribute", ())
    if len(column) != 1:
        return
    if isinstance(each, In):
        values = [value for value in each.value if value is not None]
        if values:
            yield "at_least", column[0], min(values)
            yield "at_most", column[0], max(values)
        return
    word = _WORDS.get(type(each))
    value = getattr(each, "value", None)
    if word is not None and value is not None:
        yield word, column[0], value


def _narrower(word: str, first: Any, second: Any) -> Any:
    """Return the bound that leaves less; of two equalities the first."""
    if word == "at_least":
        return max(first, second)
    return min(first, second) if word == "at_most" else first
