"""Reads a plan with an engine: engines_worker.py ENGINE WORKERS FOLDER URL PLAN CONCURRENCY."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import openshelf
import openshelf.dask
import pyspark
from distributed import Client, LocalCluster
from openshelf.spark import OpenshelfDataSource
from pyspark.sql import SparkSession

OPERATION = "spending.search.spending_by_award"
#: A list of one slice, which starts whatever a cluster starts late.
SMALL = {"filters": {"award_type_codes": ["A"], "keywords": ["bridge"]}, "fields": ["Award ID"]}


def read_with_dask(workers: int, _folder: str, address: str, path: str, concurrency: int) -> float:
    """Count the records with a cluster of processes."""
    method = openshelf.bind(OPERATION, base_url=address)
    listing = openshelf.paginate(method, concurrency=concurrency)
    plan = openshelf.Plan.from_json(Path(path).read_text(encoding="utf-8"), listing)
    cluster = LocalCluster(
        n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None
    )
    with cluster, Client(cluster) as client:
        small = openshelf.dask.read(listing, **SMALL)
        client.run(lambda: len(small.compute(scheduler="synchronous")))
        frame = openshelf.dask.read_plan(plan)
        began = time.perf_counter()
        if int(frame["internal_id"].count().compute()) != plan.total:
            raise ValueError("records are missing")
        return time.perf_counter() - began


def read_with_spark(workers: int, folder: str, address: str, path: str, concurrency: int) -> float:
    """Count the records with executors of one core."""
    os.environ["PYSPARK_PYTHON"] = os.environ["PYSPARK_DRIVER_PYTHON"] = sys.executable
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    os.environ["SPARK_HOME"] = str(Path(pyspark.__file__).parent)
    builder = SparkSession.builder.master(f"local-cluster[{workers},1,1024]")
    for name, value in {
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.executor.memory": "1024m",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.driver.host": "127.0.0.1",
        "spark.local.dir": folder,
        "spark.sql.shuffle.partitions": "1",
        # As many executors as asked for take part from the start.
        "spark.scheduler.minRegisteredResourcesRatio": "1.0",
    }.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    spark.dataSource.register(OpenshelfDataSource)
    reader = spark.read.format("openshelf").option("client.base_url", address)
    reader = reader.option("operation", OPERATION).option("concurrency", str(concurrency))
    filters = json.dumps(SMALL["filters"])
    small = reader.option("filters", filters).option("fields", '["Award ID"]').load()
    small.union(small).union(small).union(small).count()
    reader = spark.read.format("openshelf").option("client.base_url", address)
    frame = reader.option("plan", path).option("concurrency", str(concurrency)).load()
    expected = json.loads(Path(path).read_text(encoding="utf-8"))["total"][0]
    began = time.perf_counter()
    if frame.select("internal_id").count() != expected:
        raise ValueError("records are missing")
    seconds = time.perf_counter() - began
    spark.stop()
    return seconds


if __name__ == "__main__":
    engine, count, *words, most = sys.argv[1:]
    read = {"dask": read_with_dask, "spark": read_with_spark}[engine]
    print("\n" + json.dumps({"seconds": read(int(count), *words, int(most))}))
