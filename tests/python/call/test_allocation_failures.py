"""Each allocation of Python's fails once during a call: the caller gets a MemoryError, and the next call works."""

import sys
from pathlib import Path

import programs
import pytest

pytest.importorskip("_testcapi", reason="needs CPython's own test module")

PROGRAM = """
    import asyncio, os, sys, _testcapi
    import openshelf

    # What a panic would write about itself, which takes long.
    os.environ["RUST_BACKTRACE"] = "0"
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    way, folder = sys.argv[1:]
    with openshelf.Sandbox() as sandbox:
        museum = sandbox.museum(max_retries=0, requests_per_second=None)
        pictures = sandbox.placeholder(requests_per_second=None)
        download = openshelf.download(pictures.fetch_id, folder, if_exists="replace")
        ways = {
            "call": lambda: museum.artworks.list(page=1),
            "error": lambda: museum.artworks.get(10**9),
            "refused": lambda: museum.artworks.list(page=-1),
            "raw": lambda: openshelf.raw(museum.artworks.list)(page=1).json(),
            "request": lambda: openshelf.prepare(museum.artworks.list)(page=1),
            "records": lambda: next(iter(openshelf.paginate(museum.artworks.list)())),
            "download": lambda: download(1, 20),
        }
        work = ways[way]
        for _ in range(2):
            try:
                right = work()
            except openshelf.OpenshelfError:
                pass
        number = ends = met = 0
        wrong = []
        while ends < 40 and number < 500:
            number += 1
            _testcapi.set_nomemory(number, number + 1)
            try:
                work()
                error = None
            except BaseException as raised:
                error = raised
            finally:
                _testcapi.remove_mem_hooks()
            if error is None or isinstance(error, openshelf.OpenshelfError):
                ends += 1
                continue
            ends = 0
            met += 1
            if not isinstance(error, MemoryError):
                wrong.append(f"{number}: {error!r}")
            error = None
        try:
            work()
        except openshelf.OpenshelfError:
            pass
        print(met, wrong)
"""


@pytest.mark.skipif(sys.implementation.name != "cpython", reason="counts CPython's allocations")
@pytest.mark.parametrize(
    "way", ["call", "error", "refused", "raw", "request", "records", "download"]
)
def test_a_failed_allocation_is_a_memory_error(way: str, tmp_path: Path) -> None:
    code, output, _ = programs.run(PROGRAM, way, str(tmp_path))
    met, wrong = output.split(maxsplit=1)
    assert (code, wrong.strip()) == (0, "[]")
    assert int(met) > 3
