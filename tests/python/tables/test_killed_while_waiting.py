"""Tests a Parquet file of a slow list whose program is killed while it waits for the service."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import openshelf
import polars as pl
import pytest
from openshelf import paginate
from programs import finish, kill, start
from waiting import soon

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the signal that kills")

#: Its pages are far too small to make a batch by their size.
PROGRAM = """
    import sys
    import openshelf

    address, path = sys.argv[1:]
    museum = openshelf.Museum(base_url=address, requests_per_second=None, timeout=None)
    listing = openshelf.paginate(museum.artworks.list, concurrency=1)
    print(listing.to_parquet(path, limit=20, fields=["id", "title"], resume=True))
"""


def committed(path: Path) -> int:
    """The number of records before the position of a file."""
    position = Path(f"{path}.position")
    if not position.exists():
        return 0
    stored: dict[str, Any] = json.loads(position.read_text())
    return int(stored["position"].get("records", 0))


@pytest.mark.slow
@pytest.mark.parametrize("answered", [1, 4])
def test_pages_are_committed_while_the_next_one_is_waited_for(
    tmp_path: Path, answered: int
) -> None:
    path = tmp_path / "works.parquet"
    with openshelf.Sandbox() as server:
        address = server.museum().base_url
        server.fail("museum.artworks.list", delay=0.0, times=answered)
        server.fail("museum.artworks.list", delay=3600, times=None)
        process = start(PROGRAM, address, str(path))
        try:
            has_advanced = soon(lambda: committed(path) == answered * 20)
        finally:
            kill(process)
        code, _, errors = finish(process)
        assert has_advanced, f"the position is at {committed(path)}: {errors}"
        assert code == -signal.SIGKILL
        assert Path(f"{path}.unfinished").stat().st_size > 0

        server.heal()
        server.forget_calls()
        code, said, errors = finish(start(PROGRAM, address, str(path)))
        assert (code, said) == (0, "300\n"), errors
        queries = [parse_qs(each["query"])["page"] for each in server.calls]
        listing = paginate(server.museum().artworks.list)
        whole = pl.DataFrame(listing.table(limit=20, fields=["id", "title"]))
    assert pl.read_parquet(path).equals(whole)
    # It goes on at the seam; at the end the first page shows whether the list has changed.
    pages = [int(page) for (page,) in queries]
    assert pages[0] >= answered
    assert not set(range(2, answered)) & set(pages)
