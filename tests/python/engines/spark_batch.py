"""A program that reads lists with Spark: spark_batch.py FOLDER GAZETTE MUSEUM."""

from __future__ import annotations

import json
import sys
from typing import Any

import openshelf
from pyspark.sql.functions import spark_partition_id
from spark_session import make_session

folder, gazette, museum = sys.argv[1:]
spark = make_session(folder)


def load(**options: str) -> Any:
    return spark.read.format("openshelf").options(**options).load()


documents = load(operation="gazette.documents.search", **{"client.base_url": gazette})
chosen = documents.where("publication_date >= '2024-02-01' and type = 'Rule'")
rules = [row.document_number for row in chosen.select("document_number").collect()]

listing = openshelf.paginate(
    openshelf.bind("museum.artworks.search", base_url=museum, requests_per_second=None)
)
plan = listing.plan(None, fields=["id", "title"], slices=4)
client = {"client.base_url": museum, "client.requests_per_second": "null"}
works = load(plan=plan.to_json(), **client)
rows = works.select("id", spark_partition_id().alias("partition")).collect()
spark.sql(
    "CREATE TEMPORARY VIEW works USING openshelf OPTIONS (operation 'museum.artworks.search', "
    f"q 'monet', `client.base_url` '{museum}', `client.requests_per_second` 'null')"
)
try:
    load(operation="museum.artworks.search", lmit="3")
    refused = ""
except Exception as error:  # noqa: BLE001  Spark's class of errors of its Python processes
    refused = str(error)
found = {
    "rules": rules,
    "ids": [row.id for row in rows],
    "partitions": len({row.partition for row in rows}),
    "slices": len(plan),
    "monet": spark.sql("SELECT count(*) AS n FROM works").collect()[0].n,
    "refused": "did you mean 'limit'" in refused,
}
sys.stdout.write(f"\n{json.dumps(found)}\n")
spark.stop()
