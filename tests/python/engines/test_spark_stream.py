"""Tests the stream of days by its own classes: late records come once, in a later batch."""

from __future__ import annotations

import datetime as dt
import json
import pickle
import random
from collections import Counter
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from calling import PREFIX
from gazette_days import Documents, days
from openshelf.spark import OpenshelfDataSource
from openshelf.spark.stream import DayReader, _offset, _read
from pyspark.sql.streaming.datasource import ReadAllAvailable, ReadMaxFiles
from recorder import Recorder

FIRST = "2024-06-03"


@pytest.fixture
def documents(recorder: Recorder) -> Documents:
    recorder.answer = Documents()
    return recorder.answer


def make_reader(recorder: Recorder, last: str | None, **given: str) -> DayReader:
    found = {
        "operation": "gazette.documents.search",
        "client.base_url": recorder.url + PREFIX,
        "client.max_retries": "0",
        "client.requests_per_second": "null",
        "published_from": FIRST,
        "look_back_days": "3",
        "look_every_seconds": "0",
        "fields": "title",
        **given,
    }
    own = OpenshelfDataSource(found | ({} if last is None else {"published_to": last}))
    reader = own.streamReader(own.schema())
    assert isinstance(reader, DayReader)
    return reader


def between(reader: DayReader, start: Any, end: Any) -> list[str]:
    """The records between two offsets, as an executor reads them."""
    executor = pickle.loads(pickle.dumps(reader))  # noqa: S301  our own bytes
    found: list[str] = []
    for partition in reader.partitions(start, end):
        for batch in executor.read(partition):
            assert batch.schema.names == [
                "title",
                "document_number",
                "publication_date",
                "_unfit",
                "_extra",
            ]
            found += batch.column("document_number").to_pylist()
    return found


def deliver(reader: DayReader, start: Any, read: Counter[str], limit: Any = None) -> Any:
    """Read all batches that there are; the offset after the last one."""
    while True:
        given = json.loads(json.dumps(start))
        end = reader.latestOffset(given, limit or reader.getDefaultReadLimit())
        if json.dumps(end) == json.dumps(start):
            return start
        read.update(between(reader, start, end))
        start = end


def test_days_are_read_in_batches(recorder: Recorder, documents: Documents) -> None:
    for number, day in enumerate(days(FIRST, 20)):
        documents.add(f"2024-{number}", day)
    reader = make_reader(recorder, days(FIRST, 16)[-1], days_per_batch="5")
    start = reader.initialOffset()
    ends, delivered = [], []
    while (end := reader.latestOffset(start, reader.getDefaultReadLimit())) != start:
        ends.append(end["day"])
        delivered.append(len(between(reader, start, end)))
        start = end
    assert ends == ["2024-06-08", "2024-06-13", "2024-06-18", "2024-06-19"]
    assert delivered == [5, 5, 5, 1]
    # Without a limit, as Spark asks for one batch of everything.
    start = reader.initialOffset()
    end = reader.latestOffset(start, ReadAllAvailable())
    assert end["day"] == "2024-06-19"
    assert len(between(reader, start, end)) == 16


def test_late_documents_are_read_once(recorder: Recorder, documents: Documents) -> None:
    for number, day in enumerate(days(FIRST, 10)):
        documents.add(f"2024-{number}", day)
    read: Counter[str] = Counter()
    reader = make_reader(recorder, days(FIRST, 7)[-1])
    start = deliver(reader, reader.initialOffset(), read)
    assert len(read) == 7
    documents.add("late-1", days(FIRST, 7)[-3])
    documents.add("too-late", days(FIRST, 7)[0])
    start = deliver(reader, start, read)
    assert read["late-1"] == 1
    # A new process continues from the checkpoint, a day later.
    documents.add("late-2", days(FIRST, 7)[-3])
    start = deliver(make_reader(recorder, days(FIRST, 8)[-1]), start, read)
    assert (read["late-2"], read["too-late"]) == (1, 0)
    assert set(read.values()) == {1}
    assert start["day"] == "2024-06-11"


def test_a_repeated_batch_has_the_same_documents(recorder: Recorder, documents: Documents) -> None:
    """After a failure Spark asks again for the records between two offsets of its checkpoint."""
    for number, day in enumerate(days(FIRST, 6)):
        documents.add(f"2024-{number}", day)
    reader = make_reader(recorder, days(FIRST, 6)[-1])
    start = reader.initialOffset()
    end = reader.latestOffset(start, ReadAllAvailable())
    once = between(reader, start, end)
    documents.add("late", days(FIRST, 6)[-1])
    assert sorted(between(make_reader(recorder, None), start, end)) == sorted(once)
    after = reader.latestOffset(end, ReadAllAvailable())
    assert between(reader, end, after) == ["late"]


def test_a_withdrawn_document_that_returns_is_not_repeated(
    recorder: Recorder, documents: Documents
) -> None:
    documents.add("2024-1", FIRST)
    read: Counter[str] = Counter()
    reader = make_reader(recorder, FIRST)
    start = deliver(reader, reader.initialOffset(), read)
    documents.found.clear()
    start = deliver(reader, start, read)
    documents.add("2024-1", FIRST)
    deliver(reader, start, read)
    assert read == {"2024-1": 1}


def test_late_documents_are_looked_for_only_now_and_then(
    recorder: Recorder, documents: Documents
) -> None:
    documents.add("2024-1", FIRST)
    reader = make_reader(recorder, FIRST, look_every_seconds="3600")
    start = deliver(reader, reader.initialOffset(), Counter())
    number = len(recorder.requests)
    for _ in range(5):
        assert reader.latestOffset(start, reader.getDefaultReadLimit()) == start
    assert len(recorder.requests) == number


def test_a_run_with_trigger_available_now_ends(recorder: Recorder, documents: Documents) -> None:
    documents.add("2024-1", FIRST)
    read: Counter[str] = Counter()
    start = make_reader(recorder, None).initialOffset()
    for number in ("late-1", "late-2"):
        documents.add(number, days(FIRST, 2)[-1])
        reader = make_reader(recorder, days(FIRST, 2)[-1])
        reader.prepareForTriggerAvailableNow()
        start = deliver(reader, start, read)
        assert reader.latestOffset(start, ReadMaxFiles(30)) == start
    assert read == {"2024-1": 1, "late-1": 1, "late-2": 1}


@pytest.mark.parametrize("seed", range(25))
def test_documents_are_read_once_in_any_history(
    recorder: Recorder, documents: Documents, seed: int
) -> None:
    """What arrives within the look-back is read once, nothing twice, however the stream stops."""
    drawn = random.Random(seed)
    back = drawn.choice([0, 1, 3, 6])
    calendar = days(FIRST, 24)
    arrivals = {
        f"{day}-{number}": (own, own + 1 + (drawn.randint(0, 9) if drawn.random() < 0.4 else 0))
        for own, day in enumerate(calendar)
        for number in range(drawn.randint(0, 3))
    }
    read: Counter[str] = Counter()
    start: Any = None
    # At noon of each day, those before have ended; the stream may be down for some days.
    noon = 1
    while noon <= 36:
        documents.found = {
            number: dt.date.fromisoformat(calendar[own])
            for number, (own, arrived) in arrivals.items()
            if arrived <= noon
        }
        last = calendar[min(noon, len(calendar)) - 1]
        most = str(drawn.choice([1, 2, 30]))
        reader = make_reader(recorder, last, look_back_days=str(back), days_per_batch=most)
        start = reader.initialOffset() if start is None else start
        limit = drawn.choice([None, ReadAllAvailable()])
        start = deliver(reader, start, read, limit)
        noon += drawn.choice([1, 1, 1, 2, 8])
    # The place of the stream is not beyond the last day, so what follows it is looked for.
    wanted = {number for number, (own, arrived) in arrivals.items() if arrived - 1 - own <= back}
    assert {number: read[number] for number in wanted} == dict.fromkeys(wanted, 1)
    assert not read or max(read.values()) == 1


def test_a_day_ends_in_washington(recorder: Recorder, documents: Documents) -> None:
    reader = make_reader(recorder, None, search_term="nothing")
    zone = ZoneInfo("America/New_York")
    before = dt.datetime.now(zone).date()
    end = reader.latestOffset(reader.initialOffset(), ReadAllAvailable())
    assert before.isoformat() <= end["day"] <= dt.datetime.now(zone).date().isoformat()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"operation": "museum.artworks.search"}, "published_from: no option"),
        ({"published_from": "June"}, "published_from"),
        ({"publication_year": "2024"}, "published_from: .* pass one of them"),
        ({"days_per_batch": "0"}, "days_per_batch: expected a whole number of at least 1"),
    ],
)
def test_invalid_options_are_refused(
    recorder: Recorder, given: dict[str, str], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        make_reader(recorder, None, **given)


def test_lists_without_days_cannot_be_streamed(sandbox: Any) -> None:
    for name, given in (
        ("museum.artworks.search", {}),
        ("spending.search.spending_by_transaction", TRANSACTIONS),
    ):
        own = OpenshelfDataSource({"operation": name, **given})
        with pytest.raises(ValueError, match=f"operation: {name} has no days that end"):
            own.streamReader(own.schema())
    own = OpenshelfDataSource({"operation": "gazette.documents.search"})
    with pytest.raises(ValueError, match="published_from: a stream needs its first day"):
        own.streamReader(own.schema())
    own = OpenshelfDataSource({"operation": "gazette.documents.search", "publication_year": "2024"})
    with pytest.raises(ValueError, match="publication_year: a stream is restricted by published_"):
        own.streamReader(own.schema())
    plan = {"openshelf_plan": 1, "operation": "gazette.documents.search", "total": None}
    plan["slices"] = [[{"search_term": "water"}, '"whole"', None]]
    own = OpenshelfDataSource({"plan": json.dumps(plan)})
    with pytest.raises(ValueError, match="plan: a stream plans its days itself"):
        own.streamReader(own.schema())


TRANSACTIONS = {
    "filters": '{"award_type_codes": ["A"]}',
    "fields": '["Award ID"]',
    "sort": "Award ID",
}


def test_an_offset_states_its_version() -> None:
    day = _read({"day": FIRST, "delivered": {}, "late": {}})[0]
    offset = _offset(day, {}, {})
    assert _read(json.loads(json.dumps(offset)))[0] == day
    assert offset["openshelf_offset"] == 1
    with pytest.raises(ValueError, match=r"an offset of version 2.*reads version 1"):
        _read(offset | {"openshelf_offset": 2})
