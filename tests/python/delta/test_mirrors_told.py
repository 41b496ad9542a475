"""Tests that a mirror says what a run does not see, which columns are lost, and whose records it gives."""

from __future__ import annotations

import datetime as dt
import re
import warnings
from typing import TYPE_CHECKING, Any

import openshelf
import polars as pl
import pytest
from openshelf.errors import ArgumentError, DecodeError, UnknownFieldWarning

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PACE = {"requests_per_second": None}
AWARDS = "spending.search.spending_by_award"
DOCUMENTS = "gazette.documents.search"
ARTISTS = "museum.artists.list"
CONTRACTS: Any = (
    {
        "award_type_codes": ["A", "B", "C", "D"],
        "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
    },
    ["Award ID", "Award Amount", "Last Modified Date"],
)


@pytest.fixture
def server() -> Iterator[openshelf.Sandbox]:
    with openshelf.Sandbox(today="2024-09-20", seed=5) as server:
        yield server


def test_a_run_by_the_last_change_says_that_it_may_not_notice_a_gone_record(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    method = server.spending(**PACE).search.spending_by_award
    kept = openshelf.mirror(method, tmp_path)(*CONTRACTS)
    kept.update()
    unnoticed = 0
    for seed in range(4):
        server.fail(AWARDS, insert=1, delete=1, place="anywhere", seed=seed)
        method(*CONTRACTS)
        report = kept.update(sweep="weekly")
        fresh = openshelf.paginate(method).table(*CONTRACTS).to_polars()
        missing = set(fresh["internal_id"]) - set(kept.to_polars()["internal_id"])
        if report.whole:
            assert report.unseen is None and not missing
            continue
        unnoticed += bool(missing)
        assert report.unseen is not None and report.last_whole is not None
        assert "a record that is gone, if another one came" in report.unseen
        last = dt.datetime.fromisoformat(report.last_whole)
        # An hour earlier, so that a job that starts a little earlier than the last time is due.
        due = (last + dt.timedelta(days=7, hours=-1)).strftime("%Y-%m-%dT%H:%M")
        assert f"the sweep does from {due}" in report.unseen
        assert "a record that is gone" in str(report)
        if missing:
            assert report.gone == report.new == 0
            report = kept.update()
            assert report.unseen is not None and "with whole" in report.unseen
            assert kept.update(whole=True).gone >= 1
    assert unnoticed


def test_a_member_is_told_by_its_own_name_beside_that_of_the_column(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    kept = openshelf.mirror(server.spending(**PACE).search.spending_by_award, tmp_path)(*CONTRACTS)
    kept.update()
    server.fail(AWARDS, rename={"Award Amount": "Amount"}, times=None)
    named = r'has the member "Award Amount" \(the column "Award_Amount"\), of which rows'
    with pytest.warns(UnknownFieldWarning) as told:
        report = kept.update(whole=True)
    # The list tells that no record has what was asked for, and the mirror what becomes of the column.
    assert sum(re.search(named, str(each.message)) is not None for each in told) == 1
    assert report.missing_columns == ("Award_Amount",)


@pytest.mark.parametrize("history", [False, True])
def test_a_column_whose_member_is_renamed_is_told(
    tmp_path: Path, server: openshelf.Sandbox, history: bool
) -> None:
    method = server.gazette(**PACE).documents.search
    given = {"published_from": "2024-08-01"}
    kept = openshelf.mirror(method, tmp_path, history=history)(None, **given)
    with warnings.catch_warnings():
        warnings.simplefilter("error", UnknownFieldWarning)
        first = kept.update()
        assert kept.update().missing_columns == ()
    server.fail(DOCUMENTS, rename={"title": "heading"}, times=None)
    with pytest.warns(UnknownFieldWarning, match=r"has the member \"title\".*_extra") as told:
        report = kept.update()
    assert told[0].filename == __file__
    assert report.missing_columns == ("title",) and "title" in str(report)
    assert report.changed > 0
    table = kept.table()
    assert table.extra == table.to_polars()["title"].null_count() == report.changed
    assert sum(part.extra for part in kept.batches()) == report.changed
    # The whole list has no title now, so that a later run has nothing to compare it with.
    with pytest.warns(UnknownFieldWarning):
        kept.update(whole=True)
    assert kept.update(whole=True).missing_columns == ()
    server.heal()
    assert kept.update(whole=True).missing_columns == ()
    found = kept.to_polars()
    assert found["title"].null_count() == 0 and len(found) == first.new


def test_a_null_is_no_renamed_member(tmp_path: Path, server: openshelf.Sandbox) -> None:
    method = server.gazette(**PACE).documents.search
    kept = openshelf.mirror(method, tmp_path)(None, published_from="2024-08-01")
    kept.update()
    assert kept.to_polars()["abstract"].null_count() < len(kept.to_polars())
    answer = method(None, published_from="2024-08-01", per_page=1000)
    for document in answer["results"]:
        document["abstract"] = None
    server.answer(DOCUMENTS, json=answer)
    with warnings.catch_warnings():
        warnings.simplefilter("error", UnknownFieldWarning)
        report = kept.update(whole=True)
    assert report.changed > 0 and report.missing_columns == ()


@pytest.mark.parametrize("history", [False, True])
def test_every_reading_gives_the_same_records(
    tmp_path: Path, server: openshelf.Sandbox, history: bool
) -> None:
    museum = server.museum(**PACE)
    kept = openshelf.mirror(museum.artists.list, tmp_path, history=history)()
    times, there, gone = [], [], []
    for seed in range(3):
        kept.update(whole=True)
        times.append(dt.datetime.now(dt.UTC))
        there.append({each["id"] for each in openshelf.paginate(museum.artists.list).records()})
        gone.append(set.union(*there) - there[-1])
        server.fail(ARTISTS, delete=3, insert=1, place="anywhere", seed=seed, times=1)
        museum.artists.list()
        if seed == 1:
            # What was gone comes back, and goes again in the next run.
            server.heal()
    assert gone[1] and gone[2]

    def ids(found: Any) -> list[Any]:
        return sorted(pl.DataFrame(found)["id"].to_list())

    for number, when in enumerate(times):
        version = kept.version_at(when)
        for with_gone in (False, True):
            expected = sorted(there[number] | (gone[number] if with_gone else set()))
            named = {"version": version, "gone": with_gone}
            parts = [pl.DataFrame(part) for part in kept.batches(**named)]
            assert ids(pl.concat(parts)) == expected
            assert ids(kept.table(**named)) == expected
            assert ids(kept.scan(**named).collect()) == expected
            assert ids(kept.to_polars(**named)) == expected
            assert sorted(kept.to_pandas(**named)["id"]) == expected
            assert ids(kept.as_of(when, gone=with_gone).collect()) == expected
    everything = pl.read_delta(str(tmp_path))
    for read in (
        kept.table(history=True),
        kept.scan(history=True).collect(),
        pl.concat([pl.DataFrame(part) for part in kept.batches(history=True)]),
    ):
        assert ids(read) == ids(everything)


def test_records_without_a_key_are_refused_before_anything_is_sent(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    search = server.gazette(**PACE).documents.search
    server.forget_calls()
    with pytest.raises(ArgumentError, match=r"include_pre_1994_docs=true .* without .document_nu"):
        openshelf.mirror(search, tmp_path)(None, include_pre_1994_docs=True)
    assert server.calls == []
    kept = openshelf.mirror(search, tmp_path)(
        None, include_pre_1994_docs=False, published_from="2024-09-01"
    )
    assert kept.update().new > 0


def test_a_key_that_some_records_lack_is_not_said_to_be_renamed(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    by_industry: Any = server.spending(**PACE).search.spending_by_category.naics
    given = {"award_type_codes": ["A", "B", "C", "D"]}
    answer = by_industry(given, limit=100)
    answer["results"][0]["code"] = None
    server.answer("spending.search.spending_by_category.naics", json=answer)
    kept = openshelf.mirror(by_industry, tmp_path)(given)
    with pytest.raises(DecodeError, match="gives some records without it") as told:
        kept.update()
    assert "renamed" not in str(told.value)


def test_members_that_a_search_leaves_out_are_told_only_if_they_are_renamed(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    search = "museum.deaccessions.search"
    method = server.museum(**PACE).deaccessions.search
    kept = openshelf.mirror(method, tmp_path)(None)
    kept.update()
    assert kept.to_polars()["title"].null_count() == 0
    answer = method(None, limit=100)
    for each in answer["data"]:
        del each["title"]
    server.answer(search, json=answer)
    with warnings.catch_warnings():
        warnings.simplefilter("error", UnknownFieldWarning)
        report = kept.update(whole=True)
    assert report.changed > 0 and report.missing_columns == ()
    server.heal()
    kept.update(whole=True)
    server.fail(search, rename={"title": "heading"}, times=None)
    with pytest.warns(UnknownFieldWarning, match="_extra"):
        assert kept.update(whole=True).missing_columns == ("title",)
