"""Tests mirrors with a row for each change of a record, and columns that become wider."""

from __future__ import annotations

import datetime as dt
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pytest
from calling import TODAY
from delta.test_mirrors import WRITER
from deltalake import DeltaTable, write_deltalake
from openshelf.errors import ArgumentError, ArgumentTypeError

LIST = "museum.artists.list"
OWN = ("_gone_at", "_seen_at", "_replaced_at", "_unfit", "_extra")


def rows(frame: pl.DataFrame) -> list[str]:
    return sorted(map(repr, frame.drop(*OWN, strict=False).rows(named=True)))


def fresh(museum: Any) -> list[str]:
    return rows(openshelf.paginate(museum.artists.list).table().to_polars())


def check_rows(kept: openshelf.Mirror) -> None:
    """No two rows of a record hold at once."""
    found = kept.scan(history=True).collect().sort("id", "_seen_at").to_dicts()
    before: dict[str, Any] = {"id": None}
    for row in found:
        if row["id"] == before["id"]:
            assert before["_replaced_at"] is not None
            assert before["_seen_at"] < before["_replaced_at"] <= row["_seen_at"]
        before = row


def test_a_record_that_is_gone_and_comes_back_has_rows_for_both_lives(tmp_path: Path) -> None:
    with openshelf.Sandbox(today=TODAY) as server:
        museum = server.museum(requests_per_second=None)
        kept = openshelf.mirror(museum.artists.list, tmp_path / "artists", history=True)()
        kept.update()
        then = dt.datetime.now(dt.UTC)
        (first, *_) = kept.to_polars().sort("id").to_dicts()
        server.fail(LIST, delete=88, times=1)
        museum.artists.list()
        assert kept.update(whole=True).gone > 0
        assert first["id"] not in kept.to_polars()["id"]
        gone = kept.to_polars(gone=True).filter(pl.col("id") == first["id"]).to_dicts()
        assert len(gone) == 1 and gone[0]["_gone_at"] == gone[0]["_replaced_at"]
        server.heal()
        with openshelf.Sandbox(today=TODAY) as other:
            again = other.museum(requests_per_second=None)
            back = openshelf.mirror(again.artists.list, tmp_path / "artists")()
            report = back.update(whole=True)
            assert report.returned > 0 and report.new == 0
            assert rows(back.to_polars()) == fresh(again)
        lives = kept.scan(history=True).filter(pl.col("id") == first["id"]).collect()
        assert lives.height == 2 and lives["_gone_at"].null_count() == 1
        # As it was, from the rows alone.
        kept.vacuum(keep=dt.timedelta(0))
        assert first["id"] in kept.as_of(then).collect()["id"]
        check_rows(kept)


def test_other_programs_read_and_compact_a_table_with_history(tmp_path: Path) -> None:
    with openshelf.Sandbox(today=TODAY) as server:
        museum = server.museum(requests_per_second=None)
        kept = openshelf.mirror(museum.artists.list, tmp_path, history=True)()
        then = []
        for number in range(4):
            kept.update(whole=True)
            then.append((dt.datetime.now(dt.UTC), fresh(museum)))
            assert rows(kept.to_polars()) == then[-1][1]
            open_rows = pl.read_delta(str(tmp_path)).filter(pl.col("_replaced_at").is_null())
            assert rows(open_rows) == then[-1][1]
            assert rows(pl.DataFrame(kept.table())) == then[-1][1]
            assert sum(len(part) for part in kept.batches()) == len(then[-1][1])
            if number % 2:
                # Rows that hold and others are in one file then.
                DeltaTable(tmp_path).optimize.compact()
            change: dict[str, Any] = {"insert": 3, "delete": 2, "update": 4, "seed": number}
            server.fail(LIST, place="anywhere", times=1, **change)
            museum.artists.list()
        for when, expected in then:
            assert rows(kept.as_of(when).collect()) == expected
        check_rows(kept)
        before = then[0][0] - dt.timedelta(days=1)
        with pytest.raises(ArgumentError, match="no table before"):
            kept.as_of(before)


def test_history_begins_with_the_table(tmp_path: Path) -> None:
    with openshelf.Sandbox(today=TODAY) as server, server.museum() as museum:
        plain, full = tmp_path / "plain", tmp_path / "full"
        openshelf.mirror(museum.artists.list, plain)().update()
        wanted = openshelf.mirror(museum.artists.list, plain, history=True)()
        with pytest.raises(ArgumentError, match="begun without history"):
            wanted.update()
        with pytest.raises(ArgumentError, match="begun without history"):
            wanted.to_polars()
        openshelf.mirror(museum.artists.list, full, history=True)().update()
        assert not openshelf.mirror(museum.artists.list, full)().update().is_changed
        with pytest.raises(ArgumentTypeError, match="True or False, got str"):
            openshelf.mirror(museum.artists.list, full, history="yes")  # type: ignore[arg-type]


def test_killed_runs_leave_a_whole_history(tmp_path: Path) -> None:
    folder = tmp_path / "artists"
    with openshelf.Sandbox(today=TODAY) as server:
        museum = server.museum(requests_per_second=None)
        kept = openshelf.mirror(museum.artists.list, folder, history=True)()
        kept.update()
        for number in range(6):
            server.fail(LIST, insert=2, delete=1, update=2, place="anywhere", seed=number)
            command = (sys.executable, "-c", WRITER, museum.base_url, str(folder))
            with subprocess.Popen(command, stdout=subprocess.PIPE) as run:
                assert run.stdout is not None
                run.stdout.readline()
                time.sleep(0.01 * number)
                os.kill(run.pid, signal.SIGKILL)
            server.heal()
            check_rows(kept)
        kept.update(whole=True)
        assert rows(kept.to_polars()) == fresh(museum)


def test_a_column_becomes_wider_and_the_report_says_so(tmp_path: Path) -> None:
    with openshelf.Sandbox(today=TODAY) as server, server.museum() as museum:
        kept = openshelf.mirror(museum.artists.list, tmp_path)()
        kept.update()
        table = DeltaTable(tmp_path)
        whole = pl.read_delta(str(tmp_path))
        narrow = whole.with_columns(pl.col("birth_date").cast(pl.Int32))
        arrow = narrow.to_arrow(compat_level=pl.CompatLevel.oldest())
        write_deltalake(table, arrow, mode="overwrite", schema_mode="overwrite")
        version = DeltaTable(tmp_path).version()
        report = kept.update()
        (wider,) = report.wider
        assert (wider.column, wider.before, wider.after) == ("birth_date", "integer", "long")
        assert "birth_date is long instead of integer" in str(report)
        assert not report.is_changed
        now = pl.read_delta(str(tmp_path))
        assert now.schema["birth_date"] == pl.Int64 and rows(now) == rows(whole)
        assert rows(kept.to_polars()) == fresh(museum)
        old = pl.read_delta(str(tmp_path), version=version)
        assert old.schema["birth_date"] == pl.Int32
        assert rows(kept.to_polars(version=version)) == rows(old)
        assert DeltaTable(tmp_path).protocol().min_reader_version == 1
        assert not kept.update().wider
        # What is not wider stays refused.
        other = now.with_columns(pl.col("birth_date").cast(pl.String))
        arrow = other.to_arrow(compat_level=pl.CompatLevel.oldest())
        write_deltalake(DeltaTable(tmp_path), arrow, mode="overwrite", schema_mode="overwrite")
        with pytest.raises(ArgumentError, match=r"birth_date.*not a wider type"):
            kept.update()
