"""Tests that a mirror shows its rows as they were at a time, and as one table."""

from __future__ import annotations

import datetime as dt
import time
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pytest
from calling import TODAY
from openshelf.errors import ArgumentError, ArgumentTypeError

HOUR = dt.timedelta(hours=1)


def now() -> dt.datetime:
    """A time that no commit shares: it has milliseconds alone."""
    time.sleep(0.005)
    found = dt.datetime.now(dt.UTC)
    time.sleep(0.005)
    return found


@pytest.fixture
def kept(tmp_path: Path) -> Any:
    """A mirror after three runs, with the time after each and what it had then."""
    seen: list[tuple[dt.datetime, pl.DataFrame]] = []
    with openshelf.Sandbox(today=TODAY) as server, server.museum() as museum:
        mirror = openshelf.mirror(museum.artists.list, tmp_path / "artists")()
        begin = now()
        for change in ({"insert": 3}, {"delete": 2}, {"insert": 1, "delete": 1}):
            mirror.update(whole=True)
            seen.append((now(), mirror.to_polars(gone=True)))
            server.fail("museum.artists.list", times=1, **change)
            museum.artists.list()
    return mirror, begin, seen


def test_a_time_has_the_rows_of_then(kept: Any) -> None:
    mirror, _, seen = kept
    assert len({each.height for _, each in seen}) > 1
    for when, rows in seen:
        assert mirror.as_of(when, gone=True).collect().equals(rows)
        there = rows.filter(pl.col("_gone_at").is_null())
        assert mirror.as_of(when).collect().equals(there)
        elsewhere = when.astimezone(dt.timezone(9 * HOUR))
        assert mirror.version_at(elsewhere) == mirror.version_at(when)
        version = mirror.version_at(when)
        assert pl.DataFrame(mirror.table(version=version, gone=True)).equals(rows)
        assert pl.DataFrame(mirror.table(version=version)).equals(there)
    last = seen[-1][1]
    tomorrow = dt.datetime.now(dt.UTC).date() + dt.timedelta(days=1)
    assert mirror.as_of(tomorrow, gone=True).collect().equals(last)
    assert pl.DataFrame(mirror.table(gone=True)).equals(last)


def test_a_time_before_the_table_is_refused(kept: Any) -> None:
    mirror, begin, _ = kept
    for when in (begin, begin.date() - dt.timedelta(days=1)):
        with pytest.raises(openshelf.ArgumentError, match=r"no version of .*the oldest in the log"):
            mirror.as_of(when)


@pytest.mark.parametrize(
    ("when", "message"),
    [
        (20241015, "expected a date or a datetime, got int"),
        (dt.datetime(2024, 10, 15), r"expected a datetime with an offset"),  # noqa: DTZ001
    ],
)
def test_what_is_no_time_is_refused(kept: Any, when: Any, message: str) -> None:
    mirror, _, _ = kept
    with pytest.raises(openshelf.ArgumentTypeError, match=message):
        mirror.version_at(when)


def test_a_version_whose_files_are_gone_is_told(kept: Any) -> None:
    mirror, _, seen = kept
    mirror.vacuum(keep=dt.timedelta(0))
    (first, _), *_, (last, rows) = seen
    with pytest.raises(FileNotFoundError, match="vacuum"):
        mirror.table(version=mirror.version_at(first))
    assert mirror.as_of(last, gone=True).collect().equals(rows)


def test_there_is_no_time_without_a_table(tmp_path: Path) -> None:
    with openshelf.Sandbox(today=TODAY) as server, server.museum() as museum:
        mirror = openshelf.mirror(museum.artists.list, tmp_path / "artists")()
        with pytest.raises(FileNotFoundError):
            mirror.as_of(dt.datetime.now(dt.UTC))
        with pytest.raises(FileNotFoundError):
            mirror.table()


def test_versions_and_times_are_checked_and_texts_are_times(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        museum = server.museum(requests_per_second=None)
        kept = openshelf.mirror(museum.artists.list, tmp_path)()
        kept.update()
        today = dt.datetime.now(dt.UTC)
        day, time = today.date().isoformat(), today.isoformat()
        assert kept.version_at(day) == kept.version_at(time) == kept.version
        assert kept.as_of(day).collect().equals(kept.as_of(today.date()).collect())
        for wrong in ("yesterday", "2024-13-01", ""):
            with pytest.raises(ArgumentError, match="expected a day such as"):
                kept.as_of(wrong)
        with pytest.raises(ArgumentTypeError, match="with an offset"):
            kept.as_of(today.replace(tzinfo=None).isoformat())
        for read in (kept.to_polars, kept.to_pandas, kept.table, kept.scan, kept.batches):
            for version in (-1, 2**70):
                with pytest.raises(ArgumentError, match="at least 0"):
                    read(version=version)
            with pytest.raises(ArgumentTypeError, match="number of type int"):
                read(version=True)


@pytest.mark.parametrize("history", [False, True])
def test_pandas_has_the_rows_of_polars(tmp_path: Path, history: bool) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        museum = server.museum(requests_per_second=None)
        kept = openshelf.mirror(museum.artists.list, tmp_path, history=history)()
        kept.update()
        server.fail("museum.artists.list", delete=3, insert=2, update=2, times=1)
        museum.artists.list()
        assert kept.update(whole=True).gone == 3
        for gone in (False, True):
            expected = kept.to_polars(gone=gone).sort("id")
            found = kept.to_pandas(gone=gone, dtype_backend="pyarrow").sort_values("id")
            assert found["id"].to_list() == expected["id"].to_list()
            assert found["title"].to_list() == expected["title"].to_list()
            assert found["_gone_at"].notna().sum() == (3 if gone else 0)
        with pytest.raises(ArgumentError, match="dtype_backend"):
            kept.to_pandas(dtype_backend="polars")  # type: ignore[arg-type]
