"""A list by values that may change is never called exact: its records may move while it is read."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from catalog_entries import CATALOG
from openshelf import paginate

LIST = "spending.search.spending_by_award"
COUNT = "spending.search.spending_by_award_count"
CURSOR: dict[str, Any] = CATALOG[LIST]["paging"]["cap_strategy"]["cursor"]
FIXED = set(CURSOR["fixed_sorts"]["names"])
#: The sorts of which a page names the place where the next one begins.
SORTS = [name for sort in CURSOR["sorts"] if sort["has_cursor"] for name in sort["names"]]
YEARS = [{"start_date": "2021-10-01", "end_date": "2024-09-30"}]
FILTERS: dict[str, Any] = {"award_type_codes": ["A", "B", "C", "D"], "time_period": YEARS}
#: Not every group of awards has every sort.
GROUPS = {
    "contracts": ["A", "B", "C", "D"],
    "loans": ["07", "08"],
    "idvs": ["IDV_A", "IDV_B", "IDV_B_A", "IDV_B_B", "IDV_B_C", "IDV_C", "IDV_D", "IDV_E"],
    "grants": ["02", "03", "04", "05"],
}


@pytest.fixture(scope="module")
def server() -> Iterator[openshelf.Sandbox]:
    with openshelf.Sandbox(today="2024-10-15") as server:
        yield server


def arguments(sort: str, limit: int, group: str = "contracts") -> dict[str, Any]:
    fields = ["Award ID"] if sort == "Award ID" else ["Award ID", sort]
    filters = {**FILTERS, "award_type_codes": GROUPS[group]}
    return {"filters": filters, "fields": fields, "sort": sort, "limit": limit}


def listed(client: Any, sort: str, *, concurrency: int, limit: int = 20, **options: Any) -> Any:
    listing = paginate(client.search.spending_by_award, concurrency=concurrency, **options)
    return listing(**arguments(sort, limit))


def count_of(client: openshelf.UsaSpendingClient, group: str = "contracts") -> int:
    filters = arguments("Award ID", 1, group)["filters"]
    count: int = client.search.spending_by_award_count(filters=filters)["results"][group]
    return count


def group_with(client: openshelf.UsaSpendingClient, sort: str) -> str:
    for group in GROUPS:
        try:
            client.search.spending_by_award(**arguments(sort, 1, group))
        except openshelf.BadRequestError:
            continue
        return group
    pytest.fail(f"no group of awards is sorted by {sort}")


def test_the_sorts_that_stay_are_sorts_with_a_cursor() -> None:
    assert set(SORTS) > FIXED
    assert CURSOR["unique_sort"] in FIXED


@pytest.mark.parametrize("concurrency", [1, 4])
@pytest.mark.parametrize("sort", SORTS)
def test_only_a_list_by_values_that_stay_is_exact(
    server: openshelf.Sandbox, sort: str, concurrency: int
) -> None:
    with server.spending() as client:
        group = group_with(client, sort)
        records = paginate(client.search.spending_by_award, concurrency=concurrency)(
            **arguments(sort, 7, group)
        )
        found = {record["internal_id"] for record in records}
        assert len(found) == count_of(client, group) > 7
        known = records.completeness
        assert known.level == ("exact" if sort in FIXED else "counted"), known.reason


@pytest.mark.parametrize("concurrency", [1, 4])
@pytest.mark.parametrize("sort", ["Last Modified Date", "Award Amount"])
@pytest.mark.parametrize("seed", range(8))
def test_records_that_move_are_found_or_the_list_says_that_it_does_not_know(
    sort: str, concurrency: int, seed: int
) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server, server.spending() as client:
        living = {record["internal_id"] for record in listed(client, "Award ID", concurrency=1)}
        server.fail(LIST, update=5, place="anywhere", seed=seed)
        records = listed(client, sort, concurrency=concurrency)
        found = {record["internal_id"] for record in records}
        assert records.completeness.level != "exact"
        assert found == living or records.completeness.level == "unproven"


def test_one_page_is_one_answer(server: openshelf.Sandbox) -> None:
    with server.spending() as client:
        sent = len(server.calls)
        narrow = dict(FILTERS, keywords=["water"])
        records = paginate(client.search.spending_by_award, concurrency=1)(
            filters=narrow, fields=["Award ID", "Award Amount"], sort="Award Amount", limit=100
        )
        assert 0 < len(list(records)) < 100
        assert records.completeness.level == "exact"
        assert len(server.calls) - sent == 1


@pytest.mark.parametrize("concurrency", [1, 4])
@pytest.mark.parametrize("sort", ["Award ID", "Award Amount"])
def test_a_full_first_page_that_is_called_the_last_one_is_counted(
    sort: str, concurrency: int
) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server, server.spending() as client:
        page = client.search.spending_by_award(**arguments(sort, 20))
        page["page_metadata"]["hasNext"] = False
        server.answer(LIST, json=page)
        records = listed(client, sort, concurrency=concurrency)
        with pytest.raises(openshelf.TruncatedError, match=f"of {count_of(client)} "):
            list(records)


@pytest.mark.parametrize("sort", ["Award ID", "Award Amount"])
def test_a_full_later_page_that_is_called_the_last_one_is_counted(
    sort: str, tmp_path: Path
) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server, server.spending() as client:
        call = arguments(sort, 20)
        place = client.search.spending_by_award(**call)["page_metadata"]
        last = {name: place[name] for name in ("last_record_sort_value", "last_record_unique_id")}
        page = client.search.spending_by_award(**call, **last)
        page["page_metadata"]["hasNext"] = False
        mark = tmp_path / "position"
        some = listed(client, sort, concurrency=1, resume=mark)
        read = sum(1 for _ in itertools.islice(some, 21)) - 1
        del some
        server.answer(LIST, json=page)
        records = listed(client, sort, concurrency=1, resume=mark)
        # The answer comes to the first page of a second reading, too, so that both readings differ.
        read += sum(1 for _ in records)
        assert read == 40 < count_of(client)
        assert records.completeness.level == "unproven"
        assert "counted" in records.completeness.reason
