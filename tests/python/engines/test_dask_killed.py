"""Tests a cluster of dask whose process is killed: every record is written once."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import openshelf
import openshelf.dask
import pyarrow.parquet as pq
import pytest
from distributed import Client, LocalCluster
from openshelf import paginate

AWARDS = {
    "filters": {"award_type_codes": ["A", "B", "C", "D"]},
    "fields": ["Award ID", "Award Amount"],
    "sort": "Award Amount",
}


@pytest.mark.full
@pytest.mark.timeout(600)
# A worker that is killed leaves its sockets and processes to the collector.
@pytest.mark.filterwarnings("default")
def test_a_killed_worker_loses_and_repeats_nothing(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15", scale=10) as server:
        listing = paginate(server.spending().search.spending_by_award, concurrency=1)
        expected = [record["internal_id"] for record in listing.records(**AWARDS)]
        frame = openshelf.dask.read(listing, slices=16, **AWARDS)
        server.fail(delay=0.1, times=None)
        folder = tmp_path / "awards"
        killed: list[int] = []
        cluster: Any = LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        )
        with cluster, Client(cluster) as client:
            pids = list(client.run(os.getpid).values())

            def kill_one() -> None:
                while not list(folder.glob("*.parquet")):
                    time.sleep(0.02)
                os.kill(pids[0], signal.SIGKILL)
                killed.append(len(list(folder.glob("*.parquet"))))

            killer = threading.Thread(target=kill_one, daemon=True)
            killer.start()
            frame.to_parquet(folder)
            killer.join(1)
    # In the middle: most partitions were not written.
    assert killed and killed[0] < frame.npartitions / 2
    assert len(list(folder.glob("*.parquet"))) == frame.npartitions > 8
    read = pq.read_table(folder, columns=["internal_id"])["internal_id"].to_pylist()
    assert Counter(read) == Counter(expected)
