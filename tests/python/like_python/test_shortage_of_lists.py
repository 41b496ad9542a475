"""Tests that a lack of memory is a MemoryError for every kind of result, after which the client still works."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from programs import run
from recorder import Answer, Recorded, Recorder

PROGRAM = """
import asyncio, ctypes, gc, json, os, pathlib, resource, sys
os.environ["RUST_BACKTRACE"] = "1"
# The C library sets 64 MB of addresses aside for each of its arenas: there is one here.
M_ARENA_MAX = -8
ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)
import openshelf
from calling import make_client

def limit(megabytes):
    with open("/proc/self/statm") as own:
        used = int(own.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + (megabytes << 20), resource.RLIM_INFINITY))

way, address, name = sys.argv[1:4]
listed = make_client("gazette", address).documents.search
pages = openshelf.paginate(listed)
folder = pathlib.Path(name).parent

def kept(write, size):
    try:
        return write(name, "water", per_page=size, resume=True)
    finally:
        for file in folder.iterdir():
            file.unlink()

def cached(backend, size):
    options = {"use_caching": True, "backend": backend, "cache_name": str(folder / "cache")}
    with make_client("gazette", address, **options) as client:
        found = [client.documents.search("water", per_page=size) for _ in range(2)]
        client.cache.clear()
        return found

async def awaited(size):
    async with make_client("gazette", address, asynchronous=True) as client:
        found = openshelf.paginate(client.documents.search).records("water", per_page=size)
        return [record async for record in found]

ways = {
    "cached_in_memory": lambda size: cached("memory", size),
    "cached_in_sqlite": lambda size: cached("sqlite", size),
    "cached_in_files": lambda size: cached("filesystem", size),
    "awaited": lambda size: asyncio.run(awaited(size)),
    "raw": lambda size: openshelf.raw(listed)("water", per_page=size).json(),
    "call": lambda size: listed("water", per_page=size),
    "table_of_one": lambda size: openshelf.table(listed)("water", per_page=size),
    "records": lambda size: list(pages.records("water", per_page=size)),
    "pages": lambda size: list(pages.pages("water", per_page=size)),
    "batches": lambda size: list(pages.batches("water", per_page=size)),
    "table": lambda size: pages.table("water", per_page=size),
    "table_inferred": lambda size: pages.table("water", per_page=size, infer=True),
    "csv": lambda size: pages.to_csv(name, "water", per_page=size),
    "jsonl": lambda size: pages.to_jsonl(name, "water", per_page=size),
    "parquet": lambda size: pages.to_parquet(name, "water", per_page=size),
    "jsonl_resumed": lambda size: kept(pages.to_jsonl, size),
    "parquet_resumed": lambda size: kept(pages.to_parquet, size),
}
call = ways[way]
call(20)
said = {}
for megabytes in map(int, sys.argv[4:]):
    gc.collect()
    limit(megabytes)
    try:
        result = call(1000)
        end = "whole"
        del result
    except MemoryError:
        end = "MemoryError"
    except BaseException as error:
        end = repr(error)
    resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY,) * 2)
    said[megabytes] = end
gc.collect()
call(20)
print(json.dumps([said, [file.name for file in folder.iterdir() if file.name[:5] != "cache"]]))
"""

WAYS = re.findall(r'"(\w+)": lambda size', PROGRAM)
#: Address space in addition to what the process used before the call.
MEGABYTES = [2, 4, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 200]


@cache
def page(number: int, size: int) -> bytes:
    """A page of a list that has two of them; a full one has 3 MB."""
    first = (number - 1) * size
    agencies = [{"id": n, "name": f"Bureau {n}", "slug": f"bureau-{n}"} for n in range(20)]
    results = [
        {
            "document_number": f"2024-{n:05}",
            "title": f"A title, {n}",
            "publication_date": "2024-02-03",
            "abstract": "A text with \n and \u20ac. " * 60,
            "agencies": agencies,
            "unknown": [n, [n], {"a": n}],
        }
        for n in range(first, first + size)
    ]
    return json.dumps({"count": 2 * size, "total_pages": 2, "results": results}).encode()


def answer(request: Recorded) -> Answer:
    found = dict(re.findall(r"(per_page|page)=(\d+)", request.target))
    return Answer(body=page(int(found.get("page", 1)), int(found["per_page"])))


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_every_kind_of_list_is_complete_or_a_memory_error(
    way: str, recorder: Recorder, tmp_path: Path
) -> None:
    recorder.answer = answer
    code, output, errors = run(PROGRAM, way, recorder.url, f"{tmp_path}/x", *map(str, MEGABYTES))
    assert code == 0, (code, errors[-2000:])
    said, files = json.loads(output)
    assert set(said.values()) == {"whole", "MemoryError"}, said
    assert said["2"] == "MemoryError"
    # An incomplete file is removed.
    assert files in ([], ["x"])
