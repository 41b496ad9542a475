"""Tests that the result of writing a table counts values that do not fit and members without a column."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

import openshelf
import polars as pl
import pytest
from openshelf import paginate
from tables.made import changed_artists

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# A file that is whole is resumed on purpose.
pytestmark = pytest.mark.filterwarnings("ignore::openshelf.EndedListWarning")


@pytest.fixture(scope="module")
def server() -> Iterator[openshelf.Sandbox]:
    def change(place: int, artist: dict[str, Any]) -> None:
        artist["birth_date"] = f"about {place}"
        if place % 2:
            artist["nickname"] = "A"

    with changed_artists(change) as server:
        yield server


@pytest.fixture(scope="module")
def expected(server: openshelf.Sandbox) -> tuple[int, int]:
    table = paginate(server.museum().artists.list).table()
    assert table.unfit == len(table) and table.extra == len(table) // 2 > 0
    return table.unfit, table.extra


def test_files_of_tables_count_them(
    server: openshelf.Sandbox, expected: tuple[int, int], tmp_path: Path
) -> None:
    artists = paginate(server.museum().artists.list)
    for written in (
        artists.to_parquet(tmp_path / "a.parquet"),
        artists.to_parquet(tmp_path / "b.parquet", resume=True),
        # The list was read before.
        artists.to_parquet(tmp_path / "b.parquet", resume=True),
        artists.to_parquet(tmp_path / "parts", partition_by="is_artist"),
        artists.to_csv(tmp_path / "a.csv"),
    ):
        assert (written.unfit, written.extra) == expected
        again = pickle.loads(pickle.dumps(written))  # noqa: S301  our own bytes
        assert (again, again.unfit, again.extra) == (written, *expected)
    assert pl.read_parquet(tmp_path / "a.parquet")["_unfit"].count() == expected[0]


def test_inferred_columns_are_no_members_without_one(
    server: openshelf.Sandbox, expected: tuple[int, int], tmp_path: Path
) -> None:
    written = paginate(server.museum().artists.list).to_parquet(tmp_path / "a.parquet", infer=True)
    assert (written.unfit, written.extra) == (expected[0], 0)


def test_json_lines_have_no_columns(server: openshelf.Sandbox, tmp_path: Path) -> None:
    written = paginate(server.museum().artists.list).to_jsonl(tmp_path / "a.jsonl")
    assert written > 0 and (written.unfit, written.extra) == (None, None)


async def test_awaited_files_count_them(
    server: openshelf.Sandbox, expected: tuple[int, int], tmp_path: Path
) -> None:
    async with server.async_museum() as museum:
        written = await paginate(museum.artists.list).to_parquet(tmp_path / "a.parquet")
    assert (written.unfit, written.extra) == expected
