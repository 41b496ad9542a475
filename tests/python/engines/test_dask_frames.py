"""Tests lists as dask data frames: a partition for each slice, the same columns whatever they hold."""

from __future__ import annotations

import json
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import openshelf
import openshelf.dask
import openshelf.engines
import pandas as pd
import pyarrow as pa
import pytest
from calling import make_client
from openshelf import paginate
from paged_answers import works
from recorder import Recorder

SCHEDULER = {"scheduler": "threads", "num_workers": 2}
FIELDS = {"fields": ["id", "title"]}


def keys(frame: Any, column: str) -> list[Any]:
    return sorted(frame[column].tolist())


def test_a_frame_has_the_records_of_the_list(sandbox: Any) -> None:
    listing = paginate(sandbox.museum().artworks.search)
    frame = openshelf.dask.read(listing, None, slices=4, **FIELDS)
    assert frame.npartitions == len(listing.plan(None, slices=4, **FIELDS)) > 1
    read = frame.compute(**SCHEDULER)
    assert keys(read, "id") == sorted(record["id"] for record in listing.records(None, **FIELDS))
    assert dict(read.dtypes) == dict(frame.dtypes)
    assert int(frame["id"].nunique().compute(**SCHEDULER)) == len(read)


def test_nothing_is_read_before_a_frame_is_computed(sandbox: Any) -> None:
    with openshelf.Sandbox(today=sandbox.today) as server:
        listing = paginate(server.gazette().documents.search)
        plan = listing.plan("water", slices=3)
        server.forget_calls()
        frame = openshelf.dask.read_plan(plan)
        assert list(frame.columns) == pa.schema(listing.schema("water")).names
        assert server.calls == []
        read = frame.compute(**SCHEDULER)
        assert len(read) == plan.total
        assert read["publication_date"].dtype == pd.ArrowDtype(pa.date32())


def test_a_list_without_records_is_an_empty_frame(sandbox: Any) -> None:
    frame = openshelf.dask.read(paginate(sandbox.gazette().documents.search), "zzznothing")
    read = frame.compute(**SCHEDULER)
    assert len(read) == 0
    assert dict(read.dtypes) == dict(frame.dtypes)


def test_a_frame_can_have_flat_columns(sandbox: Any) -> None:
    listing = paginate(sandbox.museum().artworks.search)
    frame = openshelf.dask.read(listing, "monet", flatten=True)
    wanted = pa.schema(listing.schema("monet", flatten=True)).names
    assert any("." in name for name in wanted)
    assert list(frame.compute(**SCHEDULER).columns) == list(frame.columns) == wanted


def test_amounts_of_money_can_be_exact(sandbox: Any) -> None:
    listing = paginate(sandbox.spending().search.spending_by_award)
    wanted = openshelf.spending_filters(types="contracts", fiscal_years=2024)
    fields = ["Award ID", "Award Amount"]
    frame = openshelf.dask.read(listing, wanted, fields, slices=2, money="decimal")
    kind = pd.ArrowDtype(pa.decimal128(23, 2))
    assert frame["Award Amount"].dtype == kind
    read = frame.compute(**SCHEDULER)
    assert read["Award Amount"].dtype == kind
    whole = pa.table(listing.table(wanted, fields, money="decimal"))
    assert sorted(read["Award Amount"].dropna()) == sorted(
        each for each in whole["Award Amount"].to_pylist() if each is not None
    )
    assert len(read) == whole.num_rows > 0
    plan = listing.plan(wanted, fields, slices=2)
    again = openshelf.dask.read_plan(plan, money="decimal")
    assert dict(again.dtypes) == dict(frame.dtypes)
    assert openshelf.dask.read_plan(plan)["Award Amount"].dtype == pd.ArrowDtype(pa.float64())


@pytest.mark.parametrize("read", ["read", "read_plan"])
def test_other_forms_of_money_are_refused_before_anything_is_sent(read: str) -> None:
    with openshelf.Sandbox(today="2024-10-15") as server:
        listing = paginate(server.gazette().documents.search)
        given = listing if read == "read" else listing.plan("water", slices=2)
        server.forget_calls()
        arguments = [given, "water"] if read == "read" else [given]
        with pytest.raises(ValueError, match="money: expected 'float' or 'decimal', got 'cents'"):
            getattr(openshelf.dask, read)(*arguments, money="cents")
        assert server.calls == []


def test_a_stored_plan_is_read(sandbox: Any) -> None:
    listing = paginate(sandbox.museum().artworks.search)
    plan = listing.plan(None, slices=3, **FIELDS)
    again = openshelf.Plan.from_json(plan.to_json(), listing)
    read = openshelf.dask.read_plan(again).compute(**SCHEDULER)
    assert len(read) == plan.total
    empty = json.loads(plan.to_json()) | {"slices": []}
    with pytest.raises(ValueError, match="plan: it has no slice"):
        openshelf.dask.read_plan(openshelf.Plan.from_json(json.dumps(empty), listing))


def test_invalid_arguments_are_refused(sandbox: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    listing = paginate(sandbox.museum().artworks.search)
    with pytest.raises(TypeError, match=r"paginated: .* got AsyncPaginated"):
        openshelf.dask.read(paginate(sandbox.async_museum().artworks.search), "monet")
    with pytest.raises(TypeError, match=r"paginated: .* got "):
        openshelf.dask.read(sandbox.museum().artworks.search, "monet")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"infer: .*_extra"):
        openshelf.dask.read(listing, "monet", infer=True)
    with pytest.raises(TypeError, match="did you mean 'limit'"):
        openshelf.dask.read(listing, "monet", limt=3)
    with pytest.raises(ValueError, match="max_records"):
        openshelf.dask.read(paginate(sandbox.museum().artworks.search, max_records=5), "monet")
    monkeypatch.setitem(sys.modules, "dask.dataframe", None)
    with pytest.raises(ImportError, match=r"openshelf\.dask needs dask: .*openshelf\[dask\]"):
        openshelf.dask.read(listing, "monet")


def test_a_process_has_one_client_for_all_slices(recorder: Recorder) -> None:
    """So its slices share a pace and the connections, in whatever thread they are read."""
    recorder.answer = works(range(3), 3)
    listing = paginate(make_client("museum", recorder.url).artworks.search)
    part = listing.plan("monet")[0]
    shared = openshelf.engines.SharedList(listing, part.operation)
    facts = openshelf.engines.facts_of(part)
    opened = recorder.opened

    def read(_: int) -> int:
        copy = pickle.loads(pickle.dumps((shared, facts)))  # noqa: S301  our own bytes
        return len(copy[0].slice(copy[1]).table())

    assert [read(0), read(1)] == [3, 3]
    assert recorder.opened == opened + 1
    with ThreadPoolExecutor(4) as threads:
        slices = list(threads.map(lambda _: shared.slice(facts), range(8)))
    assert len({id(each._paginated) for each in slices}) == 1


def test_a_process_keeps_only_a_few_lists() -> None:
    for number in range(40):
        client = make_client("museum", f"http://127.0.0.1:{number + 1}")
        listing = paginate(client.artworks.search)
        shared = openshelf.engines.SharedList(listing, "museum.artworks.search")
        assert shared.slice(({}, '"whole"', None)).operation == "museum.artworks.search"
    assert len(openshelf.engines._RESTORED) == 16


def test_what_is_no_list_leads_to_one(sandbox: Any) -> None:
    disease, gazette = sandbox.disease(), sandbox.gazette()
    for given, meant in [
        (gazette.documents.search, r"got Method; pass openshelf\.paginate\(method\)"),
        (disease.historical.countries, "call it without paginate"),
        (paginate(sandbox.async_gazette().documents.search), "the list of a client without Async"),
        ("documents", "expected a method of an openshelf client"),
    ]:
        with pytest.raises(openshelf.ArgumentTypeError, match=meant):
            openshelf.dask.read(given, "water")
