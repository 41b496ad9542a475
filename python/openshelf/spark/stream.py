"""Reads the days of a list as a stream.

An offset is JSON in Spark's checkpoint::

    {"day": "2024-06-04", "delivered": {"2024-06-03": "2024-11901 2024-11902"}, "late": {}}

"day" is the first day that has not been delivered. A day is delivered when it has ended where the
service is. Records that arrive later are looked for during the days that follow: "delivered" has
the keys of the records that were delivered from these days, and "late" those of older days that are
new in the batch that ends here. Two offsets thus determine the records between them, apart from
days that were read whole because no later batch reads them again.
"""

from __future__ import annotations

import time
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql.datasource import DataSourceStreamReader, InputPartition
from pyspark.sql.pandas.types import to_arrow_schema
from pyspark.sql.streaming.datasource import (
    ReadAllAvailable,
    ReadMaxFiles,
    SupportsTriggerAvailableNow,
)

from openshelf.engines import SharedList, facts_of
from openshelf.errors import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from pyspark.sql.streaming.datasource import ReadLimit
    from pyspark.sql.types import StructType

    from openshelf.slices import Slice
    from openshelf.spark.options import Call

    #: The keys of records, by the day of the records.
    _Keys = dict[date, set[str]]

_DAY = timedelta(days=1)
#: The version of the offsets that Spark stores in the checkpoint of a stream.
VERSION = 1


class DayReader(DataSourceStreamReader, SupportsTriggerAvailableNow):
    """Delivers every record once, when its day has ended or later."""

    def __init__(self, call: Call, schema: StructType) -> None:
        """Store what is read."""
        days = _days_of(call)
        within = days["within"]["parameters"]
        self._from, self._to = within["from"], within["to"]
        self._zone = days["closed_in"]
        self._member = days["member"]
        self._key = call.operation["paging"]["key"]
        for name in within["instead_of"]:
            if call.arguments.get(name) is not None:
                message = f"{name}: a stream is restricted by {self._from} and {self._to}"
                raise ArgumentError(message)
        self._arguments = {
            name: value
            for name, value in call.arguments.items()
            if name not in {self._from, self._to}
        }
        if call.arguments.get(self._from) is None:
            raise ArgumentError(f"{self._from}: a stream needs its first day")
        self._first = _date(self._from, call.arguments[self._from])
        last = call.arguments.get(self._to)
        self._end = None if last is None else _date(self._to, last) + _DAY
        self._most = call.own.get("days_per_batch", 30)
        self._look_back = timedelta(days=call.own.get("look_back_days", 7))
        self._look_every = call.own.get("look_every_seconds", 3600)
        self._looked: float | None = None
        self._target: date | None = None
        self._slices = call.own.get("slices")
        self._columns = call.columns
        self._schema = schema
        self._list = call.paginated()
        self._shared = SharedList(self._list, call.name)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle what an executor needs; the list is in another form."""
        return {**self.__dict__, "_list": None}

    def initialOffset(self) -> dict[str, Any]:  # noqa: N802  Spark's name
        """Return the place before the first day."""
        return _offset(self._first, {}, {})

    def getDefaultReadLimit(self) -> ReadLimit:  # noqa: N802  Spark's name
        """Return how many days a batch may have; Spark has no other limit that counts units."""
        return ReadMaxFiles(self._most)

    def prepareForTriggerAvailableNow(self) -> None:  # noqa: N802  Spark's name
        """Read up to the days that have ended by now, and look for late records once."""
        self._target = self._closed()
        self._looked = None

    def latestOffset(self, start: dict[str, Any], limit: ReadLimit) -> dict[str, Any]:  # noqa: N802
        """Return where the next batch ends; the start if there is nothing to deliver."""
        begin, delivered, _ = _read(start)
        end = self._closed() if self._target is None else self._target
        if not isinstance(limit, ReadAllAvailable):
            end = min(end, begin + self._most * _DAY)
        end = max(end, begin)
        if end == begin and not self._may_look():
            return start
        known = set().union(*delivered.values())
        window = end - self._look_back
        found = self._keys([(begin - self._look_back, begin), (max(window, begin), end)])
        late = {day: keys - known for day, keys in found.items() if day < window}
        # What a service no longer gives was delivered all the same.
        kept = {
            day: found.get(day, set()) | delivered.get(day, set())
            for day in found.keys() | delivered.keys()
            if day >= window
        }
        if end == begin and kept == delivered and not any(late.values()):
            return start
        return _offset(end, kept, {day: keys for day, keys in late.items() if keys})

    def partitions(self, start: dict[str, Any], end: dict[str, Any]) -> list[InputPartition]:
        """Plan the records between two offsets: whole days, and chosen records of the last ones."""
        begin, before, _ = _read(start)
        finish, after, late = _read(end)
        window = max(finish - self._look_back, self._first)
        known = set().union(*before.values())
        found: list[tuple[Slice, list[str] | None]]
        found = [(part, None) for part in self._plan(begin, window)]
        chosen = {day: keys - known for day, keys in {**after, **late}.items() if keys - known}
        for first, last in ((date.min, begin), (begin, date.max)):
            days = [day for day in chosen if first <= day < last]
            if days:
                keys = sorted(set().union(*(chosen[day] for day in days)))
                found += [(part, keys) for part in self._plan(min(days), max(days) + _DAY)]
        return [InputPartition((facts_of(part), keys)) for part, keys in found]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        """Return the records of a slice, or the chosen ones among them, as Arrow."""
        facts, keys = partition.value
        wanted = to_arrow_schema(self._schema, timezone="UTC")
        for batch in self._shared.slice(facts).batches(**self._columns):
            table = pa.table(batch)
            if keys is not None:
                table = table.filter(pc.is_in(table[self._key], pa.array(keys, pa.string())))
            yield from table.select(wanted.names).cast(wanted).to_batches()

    def _closed(self) -> date:
        """Return the first day that has not ended, or the end of the stream."""
        today = datetime.now(ZoneInfo(self._zone)).date()
        return today if self._end is None else min(today, self._end)

    def _may_look(self) -> bool:
        """Whether late records may be looked for, although no day has ended."""
        now = time.monotonic()
        if self._looked is not None and (
            self._target is not None or now - self._looked < self._look_every
        ):
            return False
        self._looked = now
        return True

    def _plan(self, first: date, end: date) -> Iterable[Slice]:
        """Divide the days from the first one up to, without, the end."""
        if first >= end:
            return ()
        plan: Iterable[Slice] = self._list.plan(slices=self._slices, **self._within(first, end))
        return plan

    def _within(self, first: date, end: date) -> dict[str, Any]:
        days = {self._from: first.isoformat(), self._to: (end - _DAY).isoformat()}
        return {**self._arguments, **days}

    def _keys(self, ranges: Iterable[tuple[date, date]]) -> _Keys:
        """Ask which records there are in ranges of days, without their other members."""
        found: _Keys = {}
        for first, end in _joined((max(first, self._first), end) for first, end in ranges):
            arguments = {**self._within(first, end), "fields": [self._key, self._member]}
            for record in self._list.records(**arguments):
                day = date.fromisoformat(record[self._member])
                found.setdefault(day, set()).add(str(record[self._key]))
        return found


def _days_of(call: Call) -> Mapping[str, Any]:
    """Return what the catalog says of the days of a list; refuse a list without."""
    strategy = call.operation["paging"]["cap_strategy"]
    days = strategy.get("days") if isinstance(strategy, dict) else None
    if days is None or days["closed_in"] is None:
        raise ArgumentError(f"operation: {call.name} has no days that end, and cannot be a stream")
    if "plan" in call.own:
        raise ArgumentError("plan: a stream plans its days itself")
    facts: Mapping[str, Any] = days
    return facts


def _date(name: str, text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArgumentError(f"{name}: expected a day such as 2024-06-03, got {text!r}") from None


def _joined(ranges: Iterable[tuple[date, date]]) -> Iterator[tuple[date, date]]:
    """Yield ranges of days in order, without those that are empty, joined if they touch."""
    left = sorted(each for each in ranges if each[0] < each[1])
    while left:
        first, end = left.pop(0)
        while left and left[0][0] <= end:
            end = max(end, left.pop(0)[1])
        yield first, end


def _offset(day: date, delivered: _Keys, late: _Keys) -> dict[str, Any]:
    return {
        "openshelf_offset": VERSION,
        "day": day.isoformat(),
        "delivered": _written(delivered),
        "late": _written(late),
    }


def _written(keys: _Keys) -> dict[str, str]:
    return {day.isoformat(): " ".join(sorted(keys[day])) for day in sorted(keys)}


def _read(offset: Mapping[str, Any]) -> tuple[date, _Keys, _Keys]:
    version = offset.get("openshelf_offset", VERSION)  # the first offsets stated none
    if version != VERSION:
        raise ArgumentError(
            f"the checkpoint of the stream has an offset of version {version!r}, and this "
            f"openshelf reads version {VERSION}: continue the stream with the openshelf that wrote "
            "it, or begin a new one with another checkpointLocation"
        )
    delivered, late = (
        {date.fromisoformat(day): set(text.split()) for day, text in offset[part].items()}
        for part in ("delivered", "late")
    )
    return date.fromisoformat(offset["day"]), delivered, late
