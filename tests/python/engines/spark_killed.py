"""A program that writes awards with Spark, one process of which is killed: spark_killed.py FOLDER SPENDING WHAT."""

from __future__ import annotations

import json
import signal
import sys
import threading
import time
from pathlib import Path

import psutil
from spark_session import make_session

folder, spending, what = sys.argv[1:]
output = Path(folder) / "awards"


def victims() -> list[psutil.Process]:
    """The processes of this program alone: Python workers, or executors of Spark."""
    found = []
    for process in psutil.Process().children(recursive=True):
        try:
            line = " ".join(process.cmdline())
            parent = process.parent()
            above = "" if parent is None else " ".join(parent.cmdline())
        except psutil.Error:
            continue
        is_worker = "pyspark.daemon" in line and "pyspark.daemon" in above
        if is_worker if what == "python" else "CoarseGrainedExecutorBackend" in line:
            found.append(process)
    return found


#: How many partitions had been begun by then.
killed: list[int] = []


def kill_one() -> None:
    """Kill a process as soon as a partition is being written."""
    while not list(output.rglob("part-*.parquet")):
        time.sleep(0.05)
    for process in victims()[:1]:
        process.send_signal(signal.SIGKILL)
        killed.append(len(list(output.rglob("part-*.parquet"))))


spark = make_session(folder, workers=2)
frame = (
    spark.read.format("openshelf")
    .option("operation", "spending.search.spending_by_award")
    .option("filters", '{"award_type_codes": ["A", "B", "C", "D"]}')
    .option("fields", '["Award ID", "Award Amount"]')
    .option("sort", "Award Amount")
    .option("slices", "16")
    .option("concurrency", "1")
    .option("client.base_url", spending)
    .load()
)
killer = threading.Thread(target=kill_one, daemon=True)
killer.start()
frame.write.parquet(str(output))
killer.join(1)
names = [path.name for path in output.iterdir()]
left = [name for name in names if not name.startswith(("part-", "_SUCCESS", "."))]
sys.stdout.write(f"\n{json.dumps({'killed': killed, 'left': left})}\n")
spark.stop()
