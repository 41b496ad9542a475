"""Tests real Spark: lists as data frames, processes that are killed, and a stream that resumes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import openshelf
import pyarrow.parquet as pq
import pytest
from openshelf import paginate

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
AWARDS = {"filters": {"award_type_codes": ["A", "B", "C", "D"]}, "fields": ["Award ID"]}


def run(
    program: str,
    folder: Path,
    *words: str,
    code: int = 0,
    timeout: float = 290,
    packages: Path | None = None,
) -> Any:
    """Run a program in a process group of its own; what it says in its last line.

    Packages of another folder come before those of this environment.
    """
    clean = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    # Executors find what the program imports.
    clean["PYTHONPATH"] = os.pathsep.join(map(str, [HERE, packages] if packages else [HERE]))
    process = subprocess.Popen(
        [sys.executable, str(HERE / f"{program}.py"), str(folder), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=clean,
        cwd=folder,
        start_new_session=True,
    )
    try:
        output, errors = process.communicate(timeout=timeout)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, 9)
    assert process.returncode == code, errors[-3000:]
    return json.loads(output.strip().splitlines()[-1])


@pytest.mark.timeout(300)
def test_codes_are_text_as_the_guide_says(sandbox: Any, tmp_path: Path) -> None:
    code = "Awarding Agency Code"
    arguments: Any = AWARDS | {"fields": ["Award ID", code]}
    table = paginate(sandbox.spending().search.spending_by_award).table(**arguments)
    with pytest.warns(openshelf.PartitionWarning, match=code):
        table.to_parquet(tmp_path / "awards", partition_by=code)
    countries = openshelf.table(sandbox.disease().totals.countries)()
    countries.to_parquet(tmp_path / "countries", partition_by="country")
    found = run("spark_partitions", tmp_path)
    # One of them has other letters than those of ASCII, and an apostrophe.
    names = countries.to_polars()["country"].to_list()
    assert "C\u00f4te d'Ivoire" in names
    assert sorted(found["countries"]) == sorted(names)
    assert set(found["text"]) == set(table.to_polars()[code])
    assert {type(each) for each in found["guessed"]} == {int}


@pytest.mark.timeout(300)
def test_a_program_reads_lists_as_data_frames(sandbox: Any, tmp_path: Path) -> None:
    gazette, museum = sandbox.gazette(), sandbox.museum(requests_per_second=None)
    found = run("spark_batch", tmp_path, gazette.base_url, museum.base_url)
    rules = paginate(gazette.documents.search).records(
        None, doc_type="rule", published_from="2024-02-01", fields=["document_number"]
    )
    assert sorted(found["rules"]) == sorted(each["document_number"] for each in rules)
    works = paginate(museum.artworks.search)
    assert sorted(found["ids"]) == sorted(each["id"] for each in works.records(None, fields=["id"]))
    assert found["partitions"] == found["slices"] > 1
    assert found["monet"] == works.count("monet")
    assert found["refused"]


@pytest.mark.timeout(300)
def test_a_filter_stays_in_its_query(sandbox: Any, tmp_path: Path) -> None:
    gazette = sandbox.gazette()
    found = run("spark_sequences", tmp_path, gazette.base_url, "1", "6")
    assert found["actions"] > 12
    assert found["differences"] == []


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("which", ["oldest", "newest"])
def test_every_action_is_what_it_is_without_a_service(which: str, tmp_path: Path) -> None:
    """Both versions of PySpark that pyproject.toml names, with filters passed to data sources."""
    versions, packages = tried_versions(), None
    if which == "oldest":
        packages = Path(sys.prefix) / "spark-oldest"
        assert packages.is_dir(), "make .venv/.engines installs the oldest PySpark"
    with openshelf.Sandbox(today="2024-10-15") as server:
        address = server.gazette().base_url
        words = (address, "48", "200")
        found = run("spark_sequences", tmp_path, *words, timeout=3500, packages=packages)
    assert found["version"] == versions[which]
    assert found["actions"] > 400
    assert found["differences"] == []


def tried_versions() -> dict[str, str]:
    """The versions of PySpark that pyproject.toml names as tried."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r"Tried with PySpark ([0-9.]+) and ([0-9.]+) ", text)
    assert found and f"pyspark[sql]>={found[1]}," in text
    return {"oldest": found[1], "newest": found[2]}


@pytest.mark.full
@pytest.mark.timeout(600)
@pytest.mark.parametrize("what", ["python", "executor"])
def test_a_killed_process_loses_and_repeats_nothing(what: str, tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15", scale=10) as server:
        spending = server.spending()
        listing = paginate(spending.search.spending_by_award)
        expected = [record["internal_id"] for record in listing.records(**AWARDS)]
        server.fail(delay=0.1, times=None)
        found = run("spark_killed", tmp_path, spending.base_url, what, timeout=500)
    # In the middle: most partitions were not begun.
    assert found["killed"] and found["killed"][0] < 8
    assert found["left"] == []
    table = pq.read_table(tmp_path / "awards", columns=["internal_id"])
    assert Counter(table["internal_id"].to_pylist()) == Counter(expected)


@pytest.mark.full
@pytest.mark.timeout(600)
@pytest.mark.parametrize("manner", ["stopped", "killed"])
def test_a_stream_resumes_from_its_checkpoint(manner: str, tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        gazette = server.gazette()
        code = -9 if manner == "killed" else 0
        run("spark_streamed", tmp_path, gazette.base_url, "2024-06-30", manner, code=code)
        folder = tmp_path / "documents"
        before = pq.read_table(folder).num_rows
        found = run("spark_streamed", tmp_path, gazette.base_url, "2024-06-30", "complete")
        assert found["day"] == "2024-07-01"
        listing = paginate(gazette.documents.search)
        records = list(
            listing.records(
                None, published_from="2024-01-02", published_to="2024-06-30", fields=["title"]
            )
        )
    # As Spark reads the folder, without the files of a batch that was cut off.
    names = written_files(folder)
    read = [row for name in names for row in pq.read_table(name)["document_number"].to_pylist()]
    assert 0 < before < len(records)
    assert Counter(read) == Counter(record["document_number"] for record in records)


def written_files(folder: Path) -> set[str]:
    """The files that the log names; every tenth entry of it repeats the earlier ones."""
    found = set()
    for path in (folder / "_spark_metadata").iterdir():
        if not path.name.startswith("."):
            lines = path.read_text(encoding="utf-8").splitlines()[1:]
            found |= {json.loads(line)["path"].removeprefix("file://") for line in lines}
    return found
