"""Tests mirrors of asynchronous clients."""

from __future__ import annotations

import asyncio
import datetime as dt
import inspect
from typing import TYPE_CHECKING, Any

import openshelf
import polars as pl
import pytest
from openshelf.errors import ArgumentError

if TYPE_CHECKING:
    from pathlib import Path

PACE = {"requests_per_second": None}


def ids(frame: Any) -> list[int]:
    """The keys of the records, in their order."""
    return sorted(frame["id"].to_list())


async def test_an_awaited_mirror_is_that_of_the_other_client(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        async with server.async_museum(**PACE) as museum:
            kept = openshelf.mirror(museum.artists.list, tmp_path)()
            assert isinstance(kept, openshelf.AsyncMirror) and kept.folder == tmp_path
            with pytest.raises(FileNotFoundError):
                await kept.table()
            first = await kept.update()
            assert first.new == first.records > 0 and kept.unproven == first.unproven == ()
            server.fail("museum.artists.list", insert=3, delete=2, times=1)
            await museum.artists.list()
            second = await kept.update(progress=False)
            assert (second.new, second.gone) == (3, 2)
            fresh = (await openshelf.paginate(museum.artists.list).table()).to_polars()
        assert ids(await kept.to_polars()) == ids(fresh)
        assert len(await kept.table(version=1)) == first.new
        assert len((await kept.scan()).collect()) == len(await kept.table())
        assert sum([len(part) async for part in kept.batches()]) == len(await kept.table())
        assert await kept.version_at(dt.datetime.now(dt.UTC)) == kept.version == 2
        with pytest.raises(ArgumentError, match="versions 0 to 2"):
            await kept.table(version=9)
        with pytest.raises(ArgumentError, match="at least 0"):
            await kept.vacuum(keep=dt.timedelta(days=-1))
        assert await kept.vacuum() == []
        # The client without Async goes on with the same table.
        with server.museum(**PACE) as museum_:
            same = openshelf.mirror(museum_.artists.list, tmp_path)().update()
            assert not same.is_changed


async def test_a_cancelled_update_leaves_the_last_version_and_frees_the_lock(
    tmp_path: Path,
) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        async with server.async_museum(**PACE) as museum:
            kept = openshelf.mirror(museum.artists.list, tmp_path)()
            await kept.update()
            server.fail("museum.artists.list", insert=3, times=1)
            await museum.artists.list()
            server.fail("museum.artists.list", delay=30)
            running = asyncio.create_task(kept.update(whole=True))
            # It waits for the answer then; if it does not yet, less is tested.
            await asyncio.sleep(0.5)
            running.cancel()
            with pytest.raises(asyncio.CancelledError):
                await running
            server.heal(restore=False)
            assert kept.version == 1 and len(pl.read_delta(str(tmp_path))) > 0
            report = await kept.update(whole=True)
            assert report.new == 3 and report.version == 2


async def test_two_awaited_updates_wait_for_each_other(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        async with server.async_museum(**PACE) as museum:
            kept = openshelf.mirror(museum.artists.list, tmp_path)()
            server.fail("museum.artists.list", delay=0.3, times=1)
            reports = await asyncio.gather(kept.update(patience=60), kept.update(patience=60))
            assert sorted(each.version for each in reports) == [1, 2]
            assert sorted(each.new > 0 for each in reports) == [False, True]
            server.fail("museum.artists.list", delay=30, times=1)
            running = asyncio.create_task(kept.update(whole=True))
            await asyncio.sleep(0.3)
            with pytest.raises(BlockingIOError, match="being brought up to date"):
                await kept.update(patience=0)
            running.cancel()
            with pytest.raises(asyncio.CancelledError):
                await running


def test_both_classes_have_the_same_methods_with_the_same_parameters() -> None:
    def public(of: type) -> set[str]:
        return {name for name in dir(of) if not name.startswith("_")}

    own, awaited = openshelf.Mirror, openshelf.AsyncMirror
    assert public(own) == public(awaited)
    for name in public(own) - {"folder", "version", "unproven"}:
        left, right = getattr(own, name), getattr(awaited, name)
        names = [list(inspect.signature(each).parameters) for each in (left, right)]
        assert names[0] == names[1], name
        assert "Returns" in right.__doc__
        is_awaited = inspect.iscoroutinefunction(right) or inspect.isasyncgenfunction(right)
        assert is_awaited, name
