"""Tests mirrors: Delta tables of lists that other programs read while days pass."""

from __future__ import annotations

import datetime as dt
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from operator import attrgetter
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pytest
from deltalake import DeltaTable
from openshelf.errors import ArgumentError, ArgumentTypeError

PACE = {"requests_per_second": None}
GONE_AT = "_gone_at"


def rows(frame: pl.DataFrame, *keys: str) -> list[dict[str, Any]]:
    """The rows in the order of their keys, without the mirror's own column.

    A table leaves out the columns of what did not fit if everything did.
    """
    return frame.drop(GONE_AT, "_unfit", "_extra", strict=False).sort(*keys).to_dicts()


def test_a_mirror_is_a_fresh_table_and_other_programs_read_each_version(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server, server.museum(**PACE) as museum:
        kept = openshelf.mirror(museum.artists.list, tmp_path / "artists")()
        versions = []
        for number in range(3):
            report = kept.update()
            assert report.whole and report.completeness.level != "unproven"
            fresh = openshelf.paginate(museum.artists.list).table().to_polars()
            versions.append(rows(fresh, "id"))
            assert rows(kept.to_polars(), "id") == versions[-1]
            assert report.is_changed
            place: dict[str, Any] = {"place": "anywhere", "seed": number, "times": 1}
            server.fail("museum.artists.list", insert=3, delete=2, **place)
            museum.artists.list()
        assert report.gone == 2 and report.new == 3
        gone = kept.to_polars(gone=True).filter(pl.col(GONE_AT).is_not_null())
        assert len(gone) == 4
        for version, expected in enumerate(versions, start=1):
            read = pl.read_delta(str(kept.folder), version=version)
            assert rows(read.filter(pl.col(GONE_AT).is_null()), "id") == expected
            assert rows(kept.to_polars(version=version), "id") == expected
            assert sum(len(part) for part in kept.batches(version=version, gone=True)) == len(read)
        assert kept.version == DeltaTable(kept.folder).version() == 3


LISTS = [
    f"{each['service']}.{each['full_name']}"
    for each in openshelf.operations()
    if each["paging"]
    and each["paging"]["key"]
    and not any(p["required"] for p in each["parameters"])
]


@pytest.mark.parametrize("name", LISTS)
def test_every_list_that_needs_no_arguments_has_a_mirror(name: str, tmp_path: Path) -> None:
    service, _, place = name.partition(".")
    with openshelf.Sandbox(today="2024-10-15") as server:
        method = attrgetter(place)(getattr(server, service)(**PACE))
        kept = openshelf.mirror(method, tmp_path)()
        first, second = kept.update(), kept.update()
        fresh = openshelf.paginate(method).table().to_polars()
        fresh = fresh.rename({each: each.replace(" ", "_") for each in fresh.columns})
        found = kept.to_polars().drop(GONE_AT, "_unfit", "_extra", strict=False)
        fresh = fresh.drop("_unfit", "_extra", strict=False)
        assert sorted(map(repr, found.rows())) == sorted(map(repr, fresh.rows()))
        assert first.new == len(fresh)
        assert not second.is_changed and second.unchanged == second.records


def test_only_the_latest_days_are_asked_for_again(tmp_path: Path) -> None:
    port = 0
    for number, today in enumerate(["2024-10-15", "2024-10-16", "2024-10-21"]):
        with (
            openshelf.Sandbox(today=today, port=port) as server,
            server.gazette(**PACE) as gazette,
        ):
            # The documents have the address of the service.
            port = int(server.url.rstrip("/").rpartition(":")[2])
            kept = openshelf.mirror(gazette.documents.search, tmp_path)(None)
            report = kept.update()
            assert report.whole is (number == 0)
            assert report.new > 0
            fresh = openshelf.paginate(gazette.documents.search).table(None).to_polars()
            keys = ("document_number", "publication_date")
            assert rows(kept.to_polars(), *keys) == rows(fresh, *keys)
            if number:
                assert report.since is not None
                assert report.records * 3 < len(fresh)


def test_another_program_may_keep_the_table_in_order(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server, server.museum(**PACE) as museum:
        kept = openshelf.mirror(museum.artists.list, tmp_path)()
        kept.update()
        empty = kept.to_polars(version=0)
        assert len(empty) == 0 and {"id", GONE_AT} <= set(empty.columns)
        for number in range(2):
            table = DeltaTable(tmp_path)
            table.delete("id % 7 = 0")
            table.optimize.compact()
            table.create_checkpoint()
            table.vacuum(retention_hours=0, enforce_retention_duration=False, dry_run=False)
            server.fail("museum.artists.list", insert=3, place="anywhere", seed=number, times=1)
            museum.artists.list()
            report = kept.update()
            # The records that were deleted are new again.
            assert report.new > 3
            fresh = openshelf.paginate(museum.artists.list).table().to_polars()
            assert rows(kept.to_polars(), "id") == rows(fresh, "id")


#: What reads a mirror.
READERS: list[Callable[[Any], object]] = [
    lambda kept: kept.to_polars(),
    lambda kept: kept.to_pandas(),
    lambda kept: kept.table(),
    lambda kept: list(kept.batches()),
    lambda kept: kept.scan(),
    lambda kept: kept.as_of("2024-10-15"),
    lambda kept: kept.version_at("2024-10-15"),
    lambda kept: kept.vacuum(),
]


def test_a_mirror_of_something_else_and_a_list_without_keys_are_refused(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server, server.museum(**PACE) as museum:
        openshelf.mirror(museum.artists.list, tmp_path)().update()
        other = openshelf.mirror(museum.places.list, tmp_path)()
        with pytest.raises(ArgumentError, match=r"museum\.artists\.list"):
            other.update()
        missing = openshelf.mirror(museum.artists.list, tmp_path / "none")()
        for read in READERS:
            with pytest.raises(
                FileNotFoundError, match=r"no Delta table .*: call update\(\) first"
            ):
                read(missing)
        with pytest.raises(ArgumentError, match="versions 0 to 1"):
            openshelf.mirror(museum.artists.list, tmp_path)().to_polars(version=9)


def test_two_runs_at_once_do_not_mix(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server, server.museum(**PACE) as museum:
        kept = openshelf.mirror(museum.artists.list, tmp_path / "artists")()
        command = (sys.executable, "-c", HOLDER, str(tmp_path / ".artists.lock"))
        with subprocess.Popen(command, stdout=subprocess.PIPE) as held:
            assert held.stdout is not None
            held.stdout.readline()
            try:
                with pytest.raises(BlockingIOError, match="being brought up to date"):
                    kept.update(patience=0)
            finally:
                held.kill()
        assert kept.update().new > 0


#: Holds a lock until it is killed.
HOLDER = """
import fcntl, sys, time
with open(sys.argv[1], "w") as file:
    fcntl.flock(file, fcntl.LOCK_EX)
    print("held", flush=True)
    time.sleep(600)
"""

#: Brings a mirror up to date again and again until it is killed.
WRITER = """
import sys, openshelf
address, folder = sys.argv[1:]
with openshelf.Museum(base_url=address, requests_per_second=None) as museum:
    kept = openshelf.mirror(museum.artists.list, folder)()
    while True:
        print(kept.update(whole=True).version, flush=True)
"""


def test_a_killed_run_leaves_the_last_version(tmp_path: Path) -> None:
    folder = tmp_path / "artists"
    with openshelf.Sandbox(today="2024-10-15") as server, server.museum(**PACE) as museum:
        for round_ in range(6):
            change: dict[str, Any] = {"insert": 2, "delete": 2, "place": "anywhere", "seed": round_}
            server.fail("museum.artists.list", **change)
            command = (sys.executable, "-c", WRITER, museum.base_url, str(folder))
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
                assert run.stdout is not None
                told = int(run.stdout.readline())
                time.sleep(0.02 * round_)
                os.kill(run.pid, signal.SIGKILL)
            server.heal(restore=False)
            kept = openshelf.mirror(museum.artists.list, folder)()
            assert kept.version >= told
            read = pl.read_delta(str(folder))
            assert read["id"].is_unique().all()
        kept.update()
        fresh = openshelf.paginate(museum.artists.list).table().to_polars()
        assert rows(kept.to_polars(), "id") == rows(fresh, "id")
        time.sleep(0.01)
        kept.vacuum(keep=dt.timedelta(0))
        files = [path for path in folder.iterdir() if path.is_file()]
        assert sorted(files) == sorted(kept._mirror.files(None, "ever"))
        assert rows(kept.to_polars(), "id") == rows(fresh, "id")


def test_the_terminal_keeps_a_mirror(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "openshelf", "mirror", "museum.artists.list", "--sandbox")
    ran = subprocess.run(
        (*command, "--to", str(tmp_path / "artists"), "--json"), check=True, stdout=subprocess.PIPE
    )
    report = json.loads(ran.stdout)
    assert report["new"] == len(pl.read_delta(str(tmp_path / "artists")))
    assert report["completeness"]["level"] in {"exact", "counted"}
    assert report["requests"] >= 1 and report["seconds"] > 0 and report["windows"] == []


def test_the_exit_status_says_that_nobody_knows_whether_a_list_is_whole(tmp_path: Path) -> None:
    def run(name: str, *options: str) -> subprocess.CompletedProcess[bytes]:
        listed = ("spending.subawards.list", "sort=id", "--sandbox", "--json")
        command = (sys.executable, "-m", "openshelf", "mirror", *listed, *options)
        target = str(tmp_path / name)
        return subprocess.run((*command, "--to", target), check=False, stdout=subprocess.PIPE)

    unproven = run("once")
    assert unproven.returncode == 3
    assert [one["first"] for one in json.loads(unproven.stdout)["unproven"]] == [None]
    swept = run("swept", "--sweep", "weekly")
    assert swept.returncode == 0 and json.loads(swept.stdout)["unproven"] == []


class Bar:
    """Adds up what it is told."""

    total: int | None = None

    def __init__(self) -> None:
        self.records = 0
        self.is_closed = False

    def update(self, n: int) -> None:
        self.records += n

    def close(self) -> None:
        self.is_closed = True


def test_a_bar_is_told_every_record_and_closed(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server, server.museum(**PACE) as museum:
        kept = openshelf.mirror(museum.artists.list, tmp_path)()
        bar = Bar()
        report = kept.update(progress=bar)
        assert bar.records == bar.total == report.records and bar.is_closed
        server.fail("museum.artists.list", status=404)
        failed = Bar()
        with pytest.raises(openshelf.OpenshelfError):
            kept.update(progress=failed)
        assert failed.is_closed and failed.records == 0


def test_wrong_options_are_refused_and_nothing_is_sent(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server, server.museum(**PACE) as museum:
        update: Any = openshelf.mirror(museum.artists.list, tmp_path / "artists")().update
        with pytest.raises(ArgumentError, match=r"'monthly' or a timedelta, got 'yearly'"):
            update(sweep="yearly")
        with pytest.raises(ArgumentError, match="at least 0"):
            update(sweep=dt.timedelta(days=-1))
        with pytest.raises(ArgumentTypeError, match="a text or a timedelta, got int"):
            update(sweep=7)
        with pytest.raises(ArgumentTypeError, match=r"update\(n\) and close\(\), got int"):
            update(progress=7)
        assert not (tmp_path / "artists").exists()
