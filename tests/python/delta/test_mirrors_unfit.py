"""Tests that a mirror says which members have changed their type, and how many values do not fit."""

from __future__ import annotations

import json
import warnings
from typing import TYPE_CHECKING, Any

import openshelf
import pytest
from openshelf.errors import UnknownFieldWarning

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

PACE = {"requests_per_second": None}
ARTISTS = "museum.artists.list"


@pytest.fixture
def server() -> Iterator[openshelf.Sandbox]:
    with openshelf.Sandbox(today="2024-10-15", seed=5) as server:
        yield server


def changed(server: openshelf.Sandbox, change: Callable[[dict[str, Any]], object]) -> Any:
    """Have another list of artists, whose records are changed; return the method."""
    method: Any = server.museum(**PACE).artists.list
    server.heal()
    answer = method(limit=100)
    for artist in answer["data"]:
        change(artist)
    server.answer(ARTISTS, json=answer)
    return method


def as_text(artist: dict[str, Any]) -> None:
    year = artist["birth_date"]
    artist["birth_date"] = None if year is None else f"about {year}"


@pytest.mark.parametrize("history", [False, True])
def test_a_member_that_changes_its_type_is_told(
    tmp_path: Path, server: openshelf.Sandbox, history: bool
) -> None:
    kept = openshelf.mirror(server.museum(**PACE).artists.list, tmp_path, history=history)()
    with warnings.catch_warnings():
        warnings.simplefilter("error", UnknownFieldWarning)
        first = kept.update()
    years = kept.to_polars()["birth_date"].count()
    assert years > 0 and (first.unfit, first.extra) == (0, 0)
    changed(server, as_text)
    with pytest.warns(UnknownFieldWarning, match=r"do not fit .*\"birth_date\".*_unfit") as told:
        report = kept.update(whole=True)
    assert len(told) == 1 and told[0].filename == __file__
    assert "changed the type" in str(told[0].message)
    assert report.missing_columns == ("birth_date",)
    assert (report.unfit, report.extra) == (years, 0)
    assert json.loads(report.to_json())["unfit"] == years
    assert "birth_date" in str(report) and f"{years} values do not fit" in str(report)
    table = kept.table()
    assert table.unfit == years and table.to_polars()["birth_date"].count() == 0
    # The table has no such value any more, but the values still do not fit.
    again = kept.update(whole=True)
    assert again.missing_columns == () and again.unfit == years


def test_some_values_that_do_not_fit_leave_the_column(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    kept = openshelf.mirror(server.museum(**PACE).artists.list, tmp_path)()
    kept.update()
    seen: list[int] = []

    def one(artist: dict[str, Any]) -> None:
        if artist["birth_date"] is not None and not seen:
            seen.append(1)
            as_text(artist)

    changed(server, one)
    with warnings.catch_warnings():
        warnings.simplefilter("error", UnknownFieldWarning)
        report = kept.update(whole=True)
    assert report.unfit == 1 and report.missing_columns == ()


def test_items_of_lists_that_change_their_type_are_told(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    method = changed(server, lambda artist: artist.update(alt_titles=["A", "B"]))
    kept = openshelf.mirror(method, tmp_path)()
    assert kept.update().unfit == 0
    changed(server, lambda artist: artist.update(alt_titles=[{"title": "A"}]))
    with pytest.warns(UnknownFieldWarning, match="alt_titles"):
        report = kept.update(whole=True)
    assert report.missing_columns == ("alt_titles",) and report.unfit == report.records


def test_members_without_a_column_are_counted(tmp_path: Path, server: openshelf.Sandbox) -> None:
    kept = openshelf.mirror(server.museum(**PACE).artists.list, tmp_path)()
    kept.update()
    changed(server, lambda artist: artist.update(nickname="A", quarter=1))
    report = kept.update(whole=True)
    assert report.extra == 2 * report.records and report.unfit == 0
    assert json.loads(report.to_json())["extra"] == report.extra
