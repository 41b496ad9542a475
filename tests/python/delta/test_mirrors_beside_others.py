"""Tests a mirror whose table another program changes while a run reads the service, and runs that are killed often."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pytest
from calling import TODAY
from deltalake import DeltaTable

KILLS = 200
#: Of the lists with a rule and without one.
LISTS = ("museum.artists.list", "gazette.documents.search", "spending.search.spending_by_award")
ARGUMENTS: dict[str, dict[str, Any]] = {
    "museum.artists.list": {},
    "gazette.documents.search": {
        "search_term": None,
        "agencies": "environmental-protection-agency",
        "published_from": "2024-01-01",
    },
    "spending.search.spending_by_award": {
        "filters": {"award_type_codes": ["A", "B", "C", "D"], "agencies": [
            {"type": "awarding", "tier": "toptier", "name": "Department of Energy"}
        ]},
        "fields": ["Award ID", "Award Amount", "Last Modified Date"],
    },
}  # fmt: skip

#: Brings a mirror up to date again and again until it is killed.
WRITER = """
import json, operator, sys, openshelf
service, address, path, folder, arguments = sys.argv[1:]
client = getattr(openshelf, service)(base_url=address, requests_per_second=None)
kept = openshelf.mirror(operator.attrgetter(path)(client), folder)(**json.loads(arguments))
print("ready", flush=True)
while True:
    kept.update()
"""


def rows(frame: pl.DataFrame) -> list[Any]:
    return sorted(map(repr, frame.drop("_gone_at").rows(named=True)))


def test_a_change_by_another_program_while_the_service_answers_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "artists"
    with openshelf.Sandbox(today=TODAY) as server:
        museum = server.museum(requests_per_second=None)
        kept = openshelf.mirror(museum.artists.list, folder)()
        kept.update()
        server.fail("museum.artists.list", insert=3, times=1)
        museum.artists.list()
        server.fail("museum.artists.list", delay=1.0, times=1)
        server.forget_calls()
        reports: list[Any] = []
        run = threading.Thread(target=lambda: reports.append(kept.update(whole=True)))
        run.start()
        while not server.calls:
            time.sleep(0.001)
        other = DeltaTable(str(folder))
        other.alter.set_table_properties({"delta.appendOnly": "false"})
        run.join()
        (report,) = reports
        assert report.repeated == 1
        assert report.version == other.version() + 1
        table = DeltaTable(str(folder))
        assert table.metadata().configuration["delta.appendOnly"] == "false"
        fresh = openshelf.mirror(museum.artists.list, tmp_path / "fresh")()
        fresh.update()
        assert rows(kept.to_polars()) == rows(fresh.to_polars())


@pytest.mark.full
@pytest.mark.timeout(900)
@pytest.mark.parametrize("identity", LISTS)
def test_two_hundred_kills_lose_and_repeat_nothing(identity: str, tmp_path: Path) -> None:
    service, path = identity.split(".", 1)
    folder, given = tmp_path / "kept", ARGUMENTS[identity]
    draw = random.Random(7)
    with openshelf.Sandbox(today=TODAY, scale=0.1) as server:
        client = getattr(server, service)(requests_per_second=None)
        method = client
        for name in path.split("."):
            method = getattr(method, name)
        kept = openshelf.mirror(method, folder)(**given)
        keys = None
        versions = 0
        words = (service.capitalize(), client.base_url, path, str(folder), json.dumps(given))
        for number in range(KILLS):
            change = {"insert": 2, "delete": 1, "place": "anywhere", "seed": number}
            server.fail(identity, **change)
            command = (sys.executable, "-c", WRITER, *words)
            with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
                assert run.stdout is not None
                run.stdout.readline()
                time.sleep(draw.uniform(0.0, 0.4))
                os.kill(run.pid, signal.SIGKILL)
            server.heal(restore=False)
            if not (folder / "_delta_log").exists():
                continue
            # A kill may leave the folder without its first commit.
            try:
                assert kept.version >= versions
            except FileNotFoundError:
                assert versions == 0
                continue
            versions = kept.version
            keys = DeltaTable(str(folder)).metadata().configuration["openshelf.key"].split(", ")
            read = pl.read_delta(str(folder))
            if read.height:
                assert read.select(keys).is_unique().all()
        assert keys is not None and versions > KILLS // 20
        kept.update(whole=True)
        fresh = openshelf.mirror(method, tmp_path / "fresh")(**given)
        fresh.update()
        assert rows(kept.to_polars()) == rows(fresh.to_polars())
