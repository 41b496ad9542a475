"""A mirror reads a whole list in an order in which no record moves, and marks none as gone that is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import openshelf
import pytest

LIST = "spending.search.spending_by_award"
AWARDS: dict[str, Any] = {
    "filters": {
        "award_type_codes": ["A", "B", "C", "D"],
        "time_period": [{"start_date": "2021-10-01", "end_date": "2024-09-30"}],
    },
    "limit": 20,
}


def sorts(server: openshelf.Sandbox, since: int) -> set[str]:
    calls = [call for call in server.calls[since:] if call["operation"] == LIST]
    bodies = [json.loads(call["body"]) for call in calls]
    # Without a sort, the first of the fields is it.
    return {body.get("sort", body["fields"][0]) for body in bodies}


@pytest.mark.parametrize("sort", ["Last Modified Date", "Award Amount", "NAICS", None])
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_run_finds_records_that_move(tmp_path: Path, sort: str | None, seed: int) -> None:
    given = {**AWARDS, "fields": ["Award ID", "Award Amount", "Last Modified Date", "NAICS"]}
    given |= {} if sort is None else {"sort": sort}
    with openshelf.Sandbox(today="2024-10-15") as server, server.spending() as spending:
        awards = openshelf.mirror(spending.search.spending_by_award, tmp_path / "awards")(**given)
        first = awards.update()
        server.fail(LIST, update=5, place="anywhere", seed=seed)
        since = len(server.calls)
        again = awards.update(whole=True)
        assert (again.new, again.gone) == (0, 0)
        assert sorts(server, since) <= {"Award ID", "generated_internal_id"}
        assert first.completeness.level == again.completeness.level == "exact"


def test_another_sort_is_the_same_mirror(tmp_path: Path) -> None:
    fields = ["Award ID", "Award Amount"]
    with openshelf.Sandbox(today="2024-10-15") as server, server.spending() as spending:
        kept = openshelf.mirror(spending.search.spending_by_award, tmp_path / "awards")
        kept(**AWARDS, fields=fields, sort="Award Amount").update()
        again = kept(**AWARDS, fields=fields, sort="Award Amount").update()
        assert (again.new, again.gone) == (0, 0)
