"""Tests that a mirror of any list equals a fresh harvest after each run while weeks pass."""

from __future__ import annotations

import json
from operator import attrgetter
from typing import TYPE_CHECKING, Any

import openshelf
import pytest

if TYPE_CHECKING:
    from pathlib import Path

PACE = {"requests_per_second": None}
OWN = ("_gone_at", "_unfit", "_extra")
#: Arguments that the samples of the catalog lack.
GIVEN: dict[str, dict[str, Any]] = {
    "spending.reporting.agencies_overview": {"fiscal_period": 6},
    "spending.subawards.list": {"sort": "subaward_number"},
}
LISTS = {
    f"{each['service']}.{each['full_name']}": each
    for each in openshelf.operations()
    if each["paging"] and each["paging"]["key"]
}
RULED = [name for name, each in LISTS.items() if each["mirror"] != "whole"]


def arguments(name: str) -> dict[str, Any]:
    """The required arguments of a list, as the catalog shows them."""
    required = (each for each in LISTS[name]["parameters"] if each["required"])
    given = {each["name"]: json.loads(each["sample"]) for each in required if each["sample"]}
    return given | GIVEN.get(name, {})


def check_weeks(name: str, folder: Path) -> int:
    """Compare the mirror after each run; return how many runs did not ask for everything."""
    service, _, place = name.partition(".")
    given = arguments(name)
    port, partial, seed = 0, 0, 0
    for today in ("2024-10-15", "2024-10-22", "2024-11-05"):
        with openshelf.Sandbox(today=today, port=port) as server:
            # Records have the address of the service.
            port = int(server.url.rstrip("/").rpartition(":")[2])
            with getattr(server, service)(**PACE) as client:
                method = attrgetter(place)(client)
                kept = openshelf.mirror(method, folder)(**given)
                for _ in range(2):
                    report = kept.update()
                    assert report.not_looked_for is None and not report.unproven
                    assert report.whole or report.completeness.level == "counted"
                    partial += not report.whole
                    fresh = openshelf.paginate(method).table(**given).to_polars()
                    fresh = fresh.rename({each: each.replace(" ", "_") for each in fresh.columns})
                    found = kept.to_polars().drop(*OWN, strict=False)
                    fresh = fresh.drop(*OWN, strict=False).select(found.columns)
                    assert sorted(map(repr, found.rows())) == sorted(map(repr, fresh.rows()))
                    seed += 1
                    change: dict[str, Any] = {"seed": seed, "times": 1, "insert": 2, "delete": 1}
                    server.fail(name, place="anywhere", **change)
                    method(**given)
                    server.fail(name, seed=seed, times=1, update=2)
                    method(**given)
    return partial


@pytest.mark.parametrize("name", ["gazette.documents.search", "museum.places.list"])
def test_weeks_pass_for_a_list_with_a_rule(name: str, tmp_path: Path) -> None:
    assert check_weeks(name, tmp_path) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", LISTS)
def test_weeks_pass_for_every_list(name: str, tmp_path: Path) -> None:
    partial = check_weeks(name, tmp_path)
    # The samples of `fields` leave out the columns of the rules.
    assert partial == 0 or name in RULED
