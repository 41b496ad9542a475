"""Tests that other programs read a table whose writer was ended before any of its writes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from operator import attrgetter
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pytest
from deltalake import DeltaTable

PACE = {"requests_per_second": None}
GONE_AT = "_gone_at"
#: Brings a mirror up to date, and ends before a step of it.
CHILD = """
import sys, openshelf
from operator import attrgetter
service, place, address, folder, given = sys.argv[1:]
client = getattr(openshelf, service.capitalize())(base_url=address, requests_per_second=None)
openshelf.mirror(attrgetter(place)(client), folder)(**eval(given)).update(whole=True)
"""
LISTS: dict[str, dict[str, Any]] = {
    "museum.artists.list": {},
    "gazette.documents.search": {"search_term": None},
    "spending.search.spending_by_award": {
        "filters": {"award_type_codes": ["A", "B", "C", "D"]},
        "fields": ["Award ID", "Award Amount", "Last Modified Date"],
    },
}


def texts(frame: pl.DataFrame) -> list[str]:
    """The records that are there, in some order that is always the same."""
    there = frame.filter(pl.col(GONE_AT).is_null()).drop(GONE_AT)
    return sorted(map(repr, there.rows()))


def check_steps(name: str, folder: Path, apart: int) -> int:
    """End runs before steps that are some apart, and read what is left; return how many there were."""
    service, _, place = name.partition(".")
    given = LISTS[name]
    with (
        openshelf.Sandbox(today="2024-10-15") as server,
        getattr(server, service)(**PACE) as client,
    ):
        method = attrgetter(place)(client)
        openshelf.mirror(method, folder / "old")(**given).update()
        old = texts(pl.read_delta(str(folder / "old")))
        server.fail(name, insert=3, delete=2, update=2, place="anywhere", times=1)
        method(**given)
        openshelf.mirror(method, folder / "new")(**given).update()
        new = texts(pl.read_delta(str(folder / "new")))
        assert old != new
        step = killed = 0
        while True:
            table = folder / str(step)
            shutil.copytree(folder / "old", table)
            command = (sys.executable, "-c", CHILD, service, place, client.base_url)
            ended = subprocess.run(
                (*command, str(table), repr(given)),
                env=os.environ | {"OPENSHELF_DURABLE_STEP": str(step)},
                check=False,
                stderr=subprocess.DEVNULL,
            )
            found = texts(pl.read_delta(str(table)))
            assert found == (old if DeltaTable(table).version() == 1 else new), step
            assert found == texts(pl.DataFrame(DeltaTable(table).to_pyarrow_table()))
            if ended.returncode == 0:
                assert found == new
                return killed
            killed += 1
            openshelf.mirror(method, table)(**given).update(whole=True)
            assert texts(pl.read_delta(str(table))) == new, step
            shutil.rmtree(table)
            step += apart


def test_other_programs_read_what_a_killed_run_leaves(tmp_path: Path) -> None:
    killed = check_steps("museum.artists.list", tmp_path, 7)
    if not killed:
        pytest.skip("a release does not end before a step")
    assert killed >= 3


@pytest.mark.full
@pytest.mark.parametrize("name", LISTS)
def test_other_programs_read_what_is_left_before_each_write(name: str, tmp_path: Path) -> None:
    assert check_steps(name, tmp_path, 1) >= 20
