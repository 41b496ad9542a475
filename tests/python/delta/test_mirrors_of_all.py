"""Tests that a mirror of any list equals a fresh harvest after each run while weeks pass."""

from __future__ import annotations

import datetime as dt
import json
from datetime import timedelta
from itertools import pairwise
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import openshelf
import pytest
from deltalake import DeltaTable
from openshelf.errors import ArgumentError

if TYPE_CHECKING:
    from pathlib import Path

PACE = {"requests_per_second": None}
OWN = ("_gone_at", "_seen_at", "_replaced_at", "_unfit", "_extra")
#: Arguments that the samples of the catalog lack.
GIVEN: dict[str, dict[str, Any]] = {
    "spending.reporting.agencies_overview": {"fiscal_period": 6},
    # Equal numbers may change places from page to page, and ids are unique.
    "spending.subawards.list": {"sort": "id"},
}
LISTS = {
    f"{each['service']}.{each['full_name']}": each
    for each in openshelf.operations()
    if each["paging"] and each["paging"]["key"]
}
#: Lists that the service does not count.
UNCOUNTED = {"spending.subawards.list"}
#: Searches that the service does not answer, because it has no index of them.
REFUSED = {
    f"museum.{each}.search"
    for each in (
        "agent_roles",
        "agent_types",
        "artwork_date_qualifiers",
        "artwork_place_qualifiers",
        "artwork_types",
        "assets",
        "ticketed_event_types",
        "wait_times",
    )
}
RULED = [name for name, each in LISTS.items() if each["mirror"] != "whole"]


def arguments(name: str) -> dict[str, Any]:
    """The required arguments of a list, as the catalog shows them."""
    required = (each for each in LISTS[name]["parameters"] if each["required"])
    given = {each["name"]: json.loads(each["sample"]) for each in required if each["sample"]}
    return given | GIVEN.get(name, {})


def move(server: openshelf.Sandbox, name: str, **change: Any) -> None:
    """Change records at the next request; those of some lists follow from others and do not move."""
    try:
        server.fail(name, **change)
    except ArgumentError as error:
        if "has no records that come and go" not in str(error):
            raise


def check_weeks(name: str, folder: Path, *, history: bool = False) -> int:
    """Compare the mirror after each run; return how many runs did not ask for everything."""
    then: list[tuple[dt.datetime, list[str]]] = []
    service, _, place = name.partition(".")
    given = arguments(name)
    port, partial, seed = 0, 0, 0
    for today in ("2024-10-15", "2024-10-22", "2024-11-05"):
        with openshelf.Sandbox(today=today, port=port) as server:
            # Records have the address of the service.
            port = int(server.url.rstrip("/").rpartition(":")[2])
            with getattr(server, service)(**PACE) as client:
                method = attrgetter(place)(client)
                kept = openshelf.mirror(method, folder, history=history)(**given)
                for _ in range(3):
                    # A list without a count is proven by a sweep.
                    sweep = timedelta(0) if name in UNCOUNTED else None
                    report = kept.update(sweep=sweep)
                    assert report.not_looked_for is None and not report.unproven
                    assert report.whole or report.completeness.level == "counted"
                    partial += not report.whole
                    fresh = openshelf.paginate(method).table(**given).to_polars()
                    fresh = fresh.rename({each: each.replace(" ", "_") for each in fresh.columns})
                    found = kept.to_polars().drop(*OWN, strict=False)
                    fresh = fresh.drop(*OWN, strict=False).select(found.columns)
                    assert sorted(map(repr, found.rows())) == sorted(map(repr, fresh.rows()))
                    then.append((dt.datetime.now(dt.UTC), sorted(map(repr, found.rows()))))
                    seed += 1
                    change: dict[str, Any] = {"seed": seed, "times": 1, "insert": 2}
                    change["delete"] = seed % 2
                    move(server, name, place="anywhere", **change)
                    method(**given)
                    move(server, name, seed=seed, times=1, update=2)
                    method(**given)
    if history:
        kept.vacuum(keep=timedelta(0))
        check_intervals(kept)
        for when, rows in then:
            at = kept.as_of(when).collect().drop(*OWN, strict=False)
            assert sorted(map(repr, at.rows())) == rows
    return partial


def check_intervals(kept: openshelf.Mirror) -> None:
    """The rows of a record follow one another, and the last one holds unless the record is gone."""
    rows = kept.scan(history=True).collect().to_dicts()
    keys = DeltaTable(kept.folder).metadata().configuration["openshelf.key"].split(", ")
    lives: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for row in sorted(rows, key=lambda row: row["_seen_at"]):
        lives.setdefault(tuple(row[key] for key in keys), []).append(row)
    assert len(rows) > len(lives)
    for life in lives.values():
        for row, later in pairwise(life):
            assert row["_seen_at"] < row["_replaced_at"] <= later["_seen_at"]
            # Only one that was gone has a gap.
            assert (row["_replaced_at"] < later["_seen_at"]) <= (row["_gone_at"] is not None)
        last = life[-1]
        assert (last["_replaced_at"] is None) == (last["_gone_at"] is None)
    assert len(kept.table()) == sum(life[-1]["_replaced_at"] is None for life in lives.values())


@pytest.mark.parametrize("name", ["gazette.documents.search", "museum.places.list"])
def test_weeks_pass_and_each_run_can_be_read_as_it_was(name: str, tmp_path: Path) -> None:
    assert check_weeks(name, tmp_path, history=True) > 0


@pytest.mark.parametrize("name", ["gazette.documents.search", "museum.places.list"])
def test_weeks_pass_for_a_list_with_a_rule(name: str, tmp_path: Path) -> None:
    assert check_weeks(name, tmp_path) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(LISTS.keys() - REFUSED))
def test_weeks_pass_for_every_list(name: str, tmp_path: Path) -> None:
    partial = check_weeks(name, tmp_path)
    # The samples of `fields` leave out the columns of the rules.
    assert partial == 0 or name in RULED


def test_a_list_without_a_count_is_shown_to_be_whole_by_a_sweep(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server, server.spending(**PACE) as spending:
        given = arguments("spending.subawards.list")
        kept = openshelf.mirror(spending.subawards.list, tmp_path)(**given)
        first = kept.update()
        assert first.unproven[0].first is first.unproven[0].last is None
        assert first.not_looked_for and first.last_whole is None
        swept = kept.update(sweep="monthly")
        assert not swept.unproven and swept.not_looked_for is None
        assert swept.requests > first.requests and swept.last_whole
        later = kept.update(sweep="monthly")
        assert not later.unproven and later.not_looked_for
        # Some pages may be asked for ahead.
        assert later.requests * 3 < swept.requests * 2
        assert later.last_whole == swept.last_whole


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_a_list_that_the_service_refuses_leaves_the_folder_empty(name: str, tmp_path: Path) -> None:
    service, _, place = name.partition(".")
    with (
        openshelf.Sandbox(today="2024-10-15") as server,
        getattr(server, service)(max_retries=0, **PACE) as client,
    ):
        kept = openshelf.mirror(attrgetter(place)(client), tmp_path)(**arguments(name))
        with pytest.raises(openshelf.OpenshelfError):
            kept.update()
        assert not list(tmp_path.iterdir())
        with pytest.raises(FileNotFoundError):
            kept.to_polars()


def note_unproven(folder: Path, text: str) -> None:
    """Note in the table, as a run does, which parts are unproven."""
    properties = {"openshelf.unproven": text}
    DeltaTable(folder).alter.set_table_properties(properties, raise_if_not_exists=False)


def test_an_unproven_part_is_read_again_until_it_is_proven(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        gazette, museum = server.gazette(**PACE), server.museum(**PACE)
        search = gazette.documents.search
        # Several pages: a single one would be read whole.
        documents = openshelf.mirror(search, tmp_path / "documents")(None, per_page=20)
        artworks = openshelf.mirror(museum.artworks.list, tmp_path / "artworks")()
        for kept, first, last in (
            (documents, "2024-03-04", "2024-03-05"),
            (artworks, "2024-02-01T00:00:00Z", None),
        ):
            kept.update()
            usual = kept.update()
            assert not usual.whole and not usual.unproven
            part = {"first": first, "last": last, "why": "the list changed"}
            note_unproven(kept.folder, json.dumps([part]))
            # A run that fails leaves the note.
            server.fail(status=404, times=100)
            with pytest.raises(openshelf.OpenshelfError):
                kept.update()
            server.heal()
            again = kept.update()
            assert not again.whole and not again.unproven
            assert (first, last) in {(one.first, one.last) for one in again.windows}
            assert again.records > usual.records
            assert [one.first for one in kept.update().windows] == [usual.since]
            note_unproven(kept.folder, "what is this")
            assert kept.update().whole and not kept.update().whole
