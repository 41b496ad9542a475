"""Tests that data written as it arrives does not stay in memory."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCHES = Path(__file__).resolve().parents[3] / "benches" / "notes"
PAGES = 10_000


@pytest.mark.full
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory as Linux tells it")
@pytest.mark.timeout(1500)
@pytest.mark.parametrize("run", ["parquet", "parquet, resume"])
def test_writing_a_million_records_to_parquet_needs_less_than_64_mb(run: str) -> None:
    server = [sys.executable, str(BENCHES / "harvest_server.py"), str(PAGES), "0"]
    worker = [sys.executable, str(BENCHES / "paged_tables_worker.py"), run]
    with subprocess.Popen(server, stdout=subprocess.PIPE, text=True) as serving:
        try:
            assert serving.stdout is not None
            address = serving.stdout.readline().strip()
            done = subprocess.run(
                [*worker, address], check=True, stdout=subprocess.PIPE, text=True, timeout=1400
            )
        finally:
            serving.terminate()
    found = json.loads(done.stdout)
    assert found["rows"] == PAGES * 100
    assert found["megabytes"] < 64
