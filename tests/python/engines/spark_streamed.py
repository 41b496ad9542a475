"""A program that continues a stream of documents from its checkpoint: spark_streamed.py FOLDER GAZETTE LAST MANNER.

MANNER is "stopped" (in the middle), "killed" (in the middle, by itself) or "complete".
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from typing import Any

from spark_session import make_session

folder, gazette, last, manner = sys.argv[1:]
spark = make_session(folder, workers=2)
frame = (
    spark.readStream.format("openshelf")
    .option("operation", "gazette.documents.search")
    .option("client.base_url", gazette)
    .option("published_from", "2024-01-02")
    .option("published_to", last)
    .option("days_per_batch", "10")
    .option("look_every_seconds", "0")
    .option("fields", "title")
    .load()
)
writer = (
    frame.writeStream.format("parquet")
    .option("checkpointLocation", f"{folder}/checkpoint")
    .option("path", f"{folder}/documents")
)
if manner == "complete":
    query = writer.trigger(availableNow=True).start()
    query.awaitTermination()
else:
    query = writer.trigger(processingTime="0 seconds").start()
    while query.isActive and query.lastProgress is None:
        time.sleep(0.05)
    while query.isActive and query.lastProgress["batchId"] < 3:
        time.sleep(0.05)
    if manner == "killed":
        # As a machine fails: neither Spark nor its processes can finish anything.
        sys.stdout.write("\n{}\n")
        sys.stdout.flush()
        os.killpg(0, signal.SIGKILL)
    query.stop()
progress: Any = query.lastProgress
end = progress["sources"][0]["endOffset"]
found = {
    "batches": progress["batchId"],
    "day": (end if isinstance(end, dict) else json.loads(end))["day"],
}
sys.stdout.write(f"\n{json.dumps(found)}\n")
spark.stop()
