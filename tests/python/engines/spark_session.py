"""A Spark session of this machine alone, for programs that tests start; its executors use this Python."""

from __future__ import annotations

import os
import shutil
import sys
import warnings
from pathlib import Path

import pyspark
from openshelf.spark import OpenshelfDataSource
from pyspark.sql import SparkSession


def make_session(folder: str, workers: int = 0) -> SparkSession:
    """A session in one process, or with this many processes of one core."""
    java = Path(os.environ.get("JAVA_HOME", "/nowhere")) / "bin" / "java"
    assert java.exists() or shutil.which("java"), (
        "the tests of Spark need Java 17: apt-get install openjdk-17-jre-headless"
    )
    os.environ |= {
        "PYSPARK_PYTHON": sys.executable,
        "PYSPARK_DRIVER_PYTHON": sys.executable,
        "SPARK_LOCAL_IP": "127.0.0.1",
    }
    with warnings.catch_warnings():
        # It warns of pandas 3, of which the data source uses nothing.
        warnings.simplefilter("ignore", FutureWarning)
        os.environ["SPARK_HOME"] = str(Path(pyspark.__file__).parent)
        settings = {
            "spark.ui.enabled": "false",
            "spark.ui.showConsoleProgress": "false",
            "spark.sql.shuffle.partitions": "2",
            "spark.executor.memory": "1024m",
            "spark.driver.memory": "1g",
            "spark.driver.bindAddress": "127.0.0.1",
            "spark.driver.host": "127.0.0.1",
            "spark.sql.python.filterPushdown.enabled": "true",
            "spark.sql.session.timeZone": "UTC",
            "spark.local.dir": folder,
            "spark.sql.warehouse.dir": f"{folder}/warehouse",
        }
        master = f"local-cluster[{workers},1,1024]" if workers else "local[2]"
        builder = SparkSession.builder.master(master).appName("openshelf")
        for name, value in settings.items():
            builder = builder.config(name, value)
        session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    session.dataSource.register(OpenshelfDataSource)
    return session
