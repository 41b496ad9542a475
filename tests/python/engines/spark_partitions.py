"""A program that reads a folder that partition_by has divided by codes: spark_partitions.py FOLDER."""

from __future__ import annotations

import json
import sys

from spark_session import make_session

(folder,) = sys.argv[1:]
spark = make_session(folder)
path, code = f"{folder}/awards", "Awarding Agency Code"


def codes() -> list[str | int]:
    return [row[0] for row in spark.read.parquet(path).select(f"`{code}`").distinct().collect()]


guessed = codes()
countries = spark.read.parquet(f"{folder}/countries").select("country").collect()
spark.conf.set("spark.sql.sources.partitionColumnTypeInference.enabled", "false")
sys.stdout.write(
    json.dumps({"guessed": guessed, "text": codes(), "countries": [row[0] for row in countries]})
    + "\n"
)
