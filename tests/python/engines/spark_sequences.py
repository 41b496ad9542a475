"""A program that draws sequences of queries: spark_sequences.py FOLDER GAZETTE SEED SEQUENCES.

Each sequence works on one data frame of the list and on the same records in a Parquet file. Both get the same
filters, unions, joins and caches, in the same order, and every action of both is compared.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import pyspark
from openshelf import bind, paginate
from spark_session import make_session

FIELDS = ["document_number", "type", "publication_date"]
KEY = "document_number"
TYPES = ["Rule", "Notice", "Proposed Rule", "Presidential Document", "Unknown"]
ACTIONS = ["count", "collect", "group", "distinct"]
DAYS = ["2024-08-01", "2024-08-20", "2024-09-03", "2024-09-16", "2024-09-30"]

folder, gazette, seed, sequences = sys.argv[1:]
drawn = random.Random(int(seed))
spark = make_session(folder)
client = {"base_url": gazette, "requests_per_second": None}
listing = paginate(bind("gazette.documents.search", **client))
listing.to_parquet(f"{folder}/same.parquet", None, fields=FIELDS, published_from="2024-08-01")


def loaded() -> tuple[Any, Any]:
    """The list as a data frame that nothing has read yet, and the file as another."""
    reader = spark.read.format("openshelf").option("operation", "gazette.documents.search")
    options = {"fields": ",".join(FIELDS), "published_from": "2024-08-01", "slices": "2"}
    options |= {"client.base_url": gazette, "client.requests_per_second": "null"}
    ours = reader.options(**options).load().select(*FIELDS)
    return ours, spark.read.parquet(f"{folder}/same.parquet").select(*FIELDS)


def drawn_filter() -> str:
    """A condition that the service could apply, or only in part, or not at all."""
    day = drawn.choice(DAYS)
    return drawn.choice(
        [
            f"type = '{drawn.choice(TYPES)}'",
            f"publication_date = '{day}'",
            f"publication_date {drawn.choice(['<', '<=', '>', '>='])} '{day}'",
            f"publication_date in ('{day}', '{drawn.choice(DAYS)}')",
            f"publication_date > '{day}' and type = '{drawn.choice(TYPES)}'",
            f"type = '{drawn.choice(TYPES)}' or publication_date = '{day}'",
            f"not type = '{drawn.choice(TYPES)}'",
            f"{KEY} like '%{drawn.randrange(10)}'",
            "type is not null",
        ]
    )


def acted(frame: Any, action: str) -> Any:
    """What an action of a data frame returns, in a form that can be compared."""
    if action == "count":
        return frame.count()
    if action == "collect":
        return sorted(map(tuple, frame.collect()))
    if action == "group":
        return sorted(map(tuple, frame.groupBy("type").count().collect()))
    return sorted(frame.select(KEY).distinct().toArrow()[KEY].to_pylist())


def joined(left: Any, right: Any, how: str) -> Any:
    """The records of one frame with, or without, an equal key in another."""
    return left.join(right.select(KEY).distinct(), KEY, how).select(*FIELDS)


differences: list[list[str]] = []
actions = 0


def compare(pair: tuple[Any, Any], which: int, action: str, history: list[str]) -> None:
    """Run an action of both frames, and note the steps that led to another result."""
    global actions  # noqa: PLW0603  a program of one page
    history.append(f"{which}.{action}()")
    actions += 1
    if acted(pair[0], action) != acted(pair[1], action):
        differences.append(list(history))


for _ in range(int(sequences)):
    pairs: list[Any] = [loaded()]
    history: list[str] = []
    cached = []
    for _ in range(drawn.randint(3, 7)):
        step = drawn.choice(["filter", "filter", "union", "join", "cache", "act", "act"])
        first, second = drawn.randrange(len(pairs)), drawn.randrange(len(pairs))
        if step == "filter":
            condition = drawn_filter()
            history.append(f"{len(pairs)} = {first}.where({condition})")
            pairs.append(tuple(each.where(condition) for each in pairs[first]))
        elif step == "union":
            history.append(f"{len(pairs)} = {first}.union({second})")
            both = zip(pairs[first], pairs[second], strict=True)
            pairs.append(tuple(left.union(right) for left, right in both))
        elif step == "join":
            how = drawn.choice(["left_semi", "left_anti", "inner"])
            history.append(f"{len(pairs)} = {first}.join({second}, {how})")
            both = zip(pairs[first], pairs[second], strict=True)
            pairs.append(tuple(joined(left, right, how) for left, right in both))
        elif step == "cache":
            history.append(f"{first}.cache()")
            cached.append(pairs[first][0].cache())
        else:
            compare(pairs[first], first, drawn.choice(ACTIONS), history)
    # The newest frame and then the whole list, which an earlier filter may have restricted.
    compare(pairs[-1], len(pairs) - 1, drawn.choice(ACTIONS), history)
    compare(pairs[0], 0, "count", history)
    for each in cached:
        each.unpersist()
found = {"version": pyspark.__version__, "actions": actions, "differences": differences}
sys.stdout.write(f"\n{json.dumps(found)}\n")
spark.stop()
