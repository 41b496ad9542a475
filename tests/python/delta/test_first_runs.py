"""Tests that the first run of a mirror of any list goes on after an error."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

import openshelf
import pytest
from deltalake import DeltaTable
from test_mirrors_of_all import LISTS, OWN, REFUSED, arguments

if TYPE_CHECKING:
    from pathlib import Path

PACE = {"requests_per_second": None, "max_retries": 0}
#: The parameters with the number of records of a page.
SIZES = ("limit", "per_page", "size")

#: Their key is a list of texts, which a table has as one text: such a run begins anew, and says so.
LISTED_KEYS = {"spending.disaster.recipient.spending", "spending.disaster.recipient.loans"}


def check_goes_on(name: str, folder: Path, *, history: bool = False) -> bool:
    """Compare the mirror after a first run that has failed; return whether it had read something."""
    service, _, place = name.partition(".")
    given: dict[str, Any] = arguments(name)
    known = {each["name"] for each in LISTS[name]["parameters"]}
    size = next((each for each in SIZES if each in known), None)
    given |= {size: 5} if size else {}
    with (
        openshelf.Sandbox(today="2024-10-15") as server,
        getattr(server, service)(**PACE) as client,
    ):
        method = attrgetter(place)(client)
        kept = openshelf.mirror(method, folder, history=history)(**given)
        # The first one that fails is about the tenth.
        server.fail(name, status=503, probability=0.3, seed=19)
        try:
            kept.update()
        except openshelf.OpenshelfError:
            pass
        else:
            return False
        server.heal()
        # Without a record there is no table.
        read = len(kept.to_polars()) if list(folder.iterdir()) else 0
        if read:
            assert kept.unproven[0].first is None
            assert DeltaTable(folder).version() == kept.version == 1
        report = kept.update()
        went_on = f"it went on behind the {read} records" in report.why
        expected = read > 0 and name not in LISTED_KEYS
        assert went_on == expected == (report.not_looked_for is not None), report
        assert report.new + (read if went_on else 0) == len(kept.to_polars())
        fresh = openshelf.paginate(method).table(**given).to_polars()
        fresh = fresh.rename({each: each.replace(" ", "_") for each in fresh.columns})
        found = kept.to_polars().drop(*OWN, strict=False)
        fresh = fresh.drop(*OWN, strict=False).select(found.columns)
        assert sorted(map(repr, found.rows())) == sorted(map(repr, fresh.rows()))
        # The next run has everything again, or what may have changed since.
        last = kept.update()
        assert not last.is_changed
        assert not last.unproven or last.completeness.level == "unproven"
        return went_on


@pytest.mark.parametrize(
    "name",
    ["gazette.documents.search", "museum.places.list", "spending.recipient.search"],
)
def test_a_first_run_that_failed_goes_on(name: str, tmp_path: Path) -> None:
    assert check_goes_on(name, tmp_path)


def test_a_first_run_with_history_goes_on(tmp_path: Path) -> None:
    assert check_goes_on("museum.places.list", tmp_path, history=True)
    rows = DeltaTable(tmp_path).to_pyarrow_table().to_pylist()
    assert all(row["_seen_at"] and not row["_replaced_at"] for row in rows)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::openshelf.errors.IgnoredParameterWarning")
@pytest.mark.parametrize("name", sorted(LISTS.keys() - REFUSED))
def test_the_first_run_of_every_list_goes_on(name: str, tmp_path: Path) -> None:
    check_goes_on(name, tmp_path)
