"""Tests that other programs read the Delta tables which the core writes, at every version."""

from __future__ import annotations

import datetime as dt
import json
import os
import shutil
import subprocess
import sys
from decimal import Decimal
from pathlib import Path
from typing import Any

import deltalake
import polars as pl
import pyarrow as pa
import pytest
from deltalake import DeltaTable, QueryBuilder

ROOT = Path(__file__).resolve().parents[3]
#: With the features of the whole workspace, so that nothing is compiled a second time.
BUILD = ("cargo", "build", "--quiet", "--locked", "--workspace", "--example", "delta_table")
VERSIONS = 11
EPOCH = dt.date(1970, 1, 1)
#: The last time in the table: its statistics have no microseconds.
LATEST = dt.datetime(1970, 1, 1, 0, 0, 35, 11_011, tzinfo=dt.UTC)
KINDS = ("a b", "x/y=%20:ü", None, "plain")

pytestmark = pytest.mark.skipif(shutil.which("cargo") is None, reason="cargo is not installed")

Rows = list[dict[str, Any]]


def row(number: int, version: int, *, with_note: bool) -> dict[str, Any]:
    """The row that the example writes, from its number and the version that wrote it."""
    there = number % 5 != 4
    tags = [f"tag {each}" for each in range(number % 3)] if number % 7 else None
    moment = dt.datetime.fromtimestamp(0, dt.UTC)
    noted = version > VERSIONS // 2
    return {
        "id": number,
        "kind": KINDS[number % 4],
        "version": version if there else None,
        "day": EPOCH + dt.timedelta(days=number - 10) if there else None,
        "at": moment + dt.timedelta(seconds=number, microseconds=version * 1_001)
        if there
        else None,
        "price": Decimal(number * 100 - version) / 100 if there else None,
        "score": number / 4,
        "is_open": number % 2 == 0,
        "place": {"code": f"{number:05}"} if number % 3 else None,
        "tags": tags,
        **({"note": f"note {number}" if noted else None} if with_note else {}),
    }


def without_null_structs(rows: Rows) -> Rows:
    """Some readers give a struct of nulls for a null."""
    return [
        each | {"place": each["place"] if each["place"] and each["place"]["code"] else None}
        for each in sorted(rows, key=lambda each: each["id"])
    ]


@pytest.fixture(scope="module")
def program() -> str:
    """The program that writes a table."""
    # The build's own variables would compile everything again.
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYO3")}
    command = (*BUILD, "--message-format=json")
    built = subprocess.run(command, cwd=ROOT, env=kept, check=True, stdout=subprocess.PIPE)
    lines = [json.loads(line) for line in built.stdout.splitlines()]
    return str(next(line["executable"] for line in lines if line.get("executable")))


@pytest.fixture(scope="module", params=[None, "kind"], ids=["whole", "divided"])
def made(program: str, request: Any, tmp_path_factory: Any) -> tuple[Path, list[Rows]]:
    """A table, and the rows of each of its versions."""
    folder = tmp_path_factory.mktemp("delta") / "table"
    command = [program, str(folder), str(VERSIONS), *([request.param] if request.param else [])]
    ran = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    versions = []
    for line in map(json.loads, ran.stdout.splitlines()):
        with_note = line["version"] > VERSIONS // 2
        versions.append([row(*each, with_note=with_note) for each in line["rows"]])
    return folder, versions


def test_delta_rs_reads_every_version(made: tuple[Path, list[Rows]]) -> None:
    folder, versions = made
    for version, expected in enumerate(versions):
        table = DeltaTable(folder, version=version)
        query = QueryBuilder().register("made", table).execute("select * from made")
        found = [each for batch in query for each in pl.DataFrame(batch).to_dicts()]
        assert without_null_structs(found) == expected, version
    table = DeltaTable(folder)
    assert table.version() == VERSIONS == len(versions) - 1
    assert table.transaction_version("made") == VERSIONS
    protocol = table.protocol()
    assert (protocol.min_reader_version, protocol.min_writer_version) == (1, 2)
    history = table.history()
    assert [each["operation"] for each in history] == ["WRITE"] * VERSIONS + ["CREATE TABLE"]


def test_polars_reads_every_version(made: tuple[Path, list[Rows]]) -> None:
    folder, versions = made
    for version, expected in enumerate(versions):
        found = pl.scan_delta(str(folder), version=version).collect().to_dicts()
        assert without_null_structs(found) == expected, version


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("id", lambda each: each["id"] >= 20),
        ("day", lambda each: each["day"] and each["day"] < dt.date(1970, 1, 5)),
        ("at", lambda each: each["at"] and each["at"] >= LATEST),
        ("kind", lambda each: each["kind"] == "x/y=%20:ü"),
        ("price", lambda each: each["price"] and each["price"] > 12),
    ],
)
def test_files_that_readers_leave_out_have_no_row_that_is_asked_for(
    made: tuple[Path, list[Rows]], name: str, where: Any
) -> None:
    folder, versions = made
    conditions = {
        "id": pl.col("id") >= 20,
        "day": pl.col("day") < dt.date(1970, 1, 5),
        "at": pl.col("at") >= LATEST,
        "kind": pl.col("kind") == "x/y=%20:ü",
        "price": pl.col("price") > Decimal(12),
    }
    expected = [each["id"] for each in versions[-1] if where(each)]
    assert expected
    found = pl.scan_delta(str(folder)).filter(conditions[name]).collect()
    assert sorted(found["id"]) == expected


def test_delta_rs_understands_the_statistics(made: tuple[Path, list[Rows]]) -> None:
    folder, versions = made
    files = pl.DataFrame(DeltaTable(folder).get_add_actions(flatten=True))
    assert files["num_records"].sum() == len(versions[-1])
    assert files["min.id"].min() == versions[-1][0]["id"]
    assert files["max.id"].max() == versions[-1][-1]["id"]
    days = [each["day"] for each in versions[-1] if each["day"]]
    assert files["max.day"].max() == max(days)
    assert files["null_count.day"].sum() == len(versions[-1]) - len(days)


def test_delta_rs_adds_rows_and_makes_checkpoints_that_keep_the_table_whole(
    made: tuple[Path, list[Rows]], tmp_path: Path
) -> None:
    """Another writer uses the protocol that the table says it has."""
    folder, versions = made
    copy = tmp_path / "copy"
    shutil.copytree(folder, copy)
    more = pl.DataFrame(versions[-1][:1]).with_columns(id=pl.lit(1_000_000, pl.Int64))
    deltalake.write_deltalake(copy, more.to_arrow().cast(columns_of(copy)), mode="append")
    table = DeltaTable(copy)
    table.optimize.compact()
    table.create_checkpoint()
    table.vacuum(retention_hours=0, enforce_retention_duration=False, dry_run=False)
    found = without_null_structs(pl.read_delta(str(copy)).to_dicts())
    assert found[:-1] == versions[-1]
    assert found[-1]["id"] == 1_000_000


def columns_of(folder: Path) -> Any:
    """The table's columns as those of pyarrow."""
    return pa.schema(DeltaTable(folder).schema().to_arrow())


#: Prints the number of each row of each version, and of those with the last time.
DUCKDB = """
import json, sys, duckdb
folder, extension, versions, latest = sys.argv[1:]
connection = duckdb.connect()
connection.execute(f"load '{extension}'")
def numbers(what):
    return [row[0] for row in connection.execute(f"select id {what} order by id").fetchall()]
found = [numbers(f"from delta_scan('{folder}', version={n})") for n in range(int(versions))]
latest = numbers(f"from delta_scan('{folder}') where \\"at\\" >= timestamptz '{latest}'")
print(json.dumps([found, latest]))
"""


@pytest.mark.full
def test_duckdb_reads_every_version(made: tuple[Path, list[Rows]]) -> None:
    folder, versions = made
    packages = Path(sys.prefix) / "duckdb-delta"
    extensions = list(packages.rglob("delta.duckdb_extension"))
    assert extensions, "make .venv/.engines installs DuckDB's extension"
    words = (str(folder), str(extensions[0]), str(len(versions)), LATEST.isoformat())
    ran = subprocess.run(
        (sys.executable, "-c", DUCKDB, *words),
        env={**os.environ, "PYTHONPATH": str(packages)},
        check=True,
        stdout=subprocess.PIPE,
    )
    found, latest = json.loads(ran.stdout)
    assert found == [[each["id"] for each in rows] for rows in versions]
    assert latest == [versions[-1][-1]["id"]]
