"""Tests that a warning points at the line of the caller, whichever door was used."""

from __future__ import annotations

import asyncio
import warnings
from typing import TYPE_CHECKING, Any

import openshelf
import pytest
from openshelf import paginate
from openshelf.errors import UnknownFieldWarning

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FIELDS = ["id", "titel"]
PACE = {"requests_per_second": None}


def a_table(museum: Any, folder: Path) -> None:
    paginate(museum.artworks.search).table("monet", fields=FIELDS)


def a_file(museum: Any, folder: Path) -> None:
    paginate(museum.artworks.search).to_parquet(folder / "a.parquet", "monet", fields=FIELDS)


def a_plan(museum: Any, folder: Path) -> None:
    for each in paginate(museum.artworks.search).plan("monet", slices=2, fields=FIELDS):
        each.table()


def a_mirror(museum: Any, folder: Path) -> None:
    openshelf.mirror(museum.artworks.search, folder)("monet", fields=FIELDS).update()


def a_scan(museum: Any, folder: Path) -> None:
    paginate(museum.artworks.search).scan("monet", fields=FIELDS)


def records(museum: Any, folder: Path) -> None:
    list(paginate(museum.artworks.search).records("monet", fields=FIELDS))


def a_call(museum: Any, folder: Path) -> None:
    museum.artworks.search("monet", fields=FIELDS)


def a_single_table(museum: Any, folder: Path) -> None:
    openshelf.table(museum.artworks.search)("monet", fields=FIELDS)


@pytest.mark.parametrize(
    "use", [a_call, a_table, a_file, a_plan, a_mirror, a_scan, records, a_single_table]
)
def test_a_warning_points_at_the_caller(use: Callable[..., None], tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-09-20") as server, server.museum(**PACE) as museum:
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always")
            use(museum, tmp_path)
        places = {each.filename for each in told if each.category is UnknownFieldWarning}
    assert places == {__file__}


def test_a_renamed_member_of_an_awaited_mirror_points_at_the_caller(tmp_path: Path) -> None:
    async def update(server: openshelf.Sandbox) -> None:
        museum: Any = openshelf.AsyncMuseum(
            base_url=server.urls["OPENSHELF_MUSEUM_URL"], requests_per_second=None
        )
        async with museum:
            kept = openshelf.mirror(museum.artists.list, tmp_path)()
            await kept.update()
            server.fail("museum.artists.list", rename={"title": "name"}, times=None)
            with pytest.warns(UnknownFieldWarning, match='"title"') as told:
                await kept.update(whole=True)
        assert {each.filename for each in told} == {__file__}

    with openshelf.Sandbox(today="2024-09-20") as server:
        asyncio.run(update(server))
