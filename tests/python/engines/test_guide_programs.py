"""Tests the programs of the guide page that other processes run: a pool of processes, and Ray."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import openshelf
import pyarrow.parquet as pq
import pytest

PAGE = Path(__file__).resolve().parents[3] / "docs" / "guide" / "engines.md"


def program(name: str) -> str:
    """The text of a program on the page."""
    return PAGE.read_text(encoding="utf-8").split(f"```python\n# {name}\n")[1].split("```")[0]


@pytest.mark.parametrize(
    "name",
    [
        "harvest.py",
        pytest.param("harvest_ray.py", marks=[pytest.mark.full, pytest.mark.timeout(300)]),
    ],
)
def test_other_processes_write_every_record_once(name: str, sandbox: Any, tmp_path: Path) -> None:
    if "ray" in name and importlib.util.find_spec("ray") is None:
        pytest.skip("ray is not installed: requirements/engines.txt")
    (tmp_path / name).write_text(program(name), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, name],
        env=os.environ | sandbox.urls | {"RAY_USAGE_STATS_ENABLED": "0"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=250,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    files = sorted(tmp_path.glob("*.parquet"))
    ids = [row for path in files for row in pq.read_table(path)["id"].to_pylist()]
    listing = openshelf.paginate(sandbox.museum(requests_per_second=None).artworks.search)
    wanted = [record["id"] for record in listing.records(None, fields=["id"])]
    assert sorted(ids) == sorted(wanted)
    assert f"{len(wanted)} records in {len(files)} files" in done.stdout
