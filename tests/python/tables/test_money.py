"""Tests that amounts of money are exact in tables whose caller asks for decimals."""

from __future__ import annotations

import asyncio
import csv
import json
import random
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from calling import method_of
from each import for_each
from recorder import Answer, Recorder

from examples import CATALOG, calls

pytestmark = pytest.mark.filterwarnings(
    "ignore::openshelf.IgnoredParameterWarning",
    "ignore::openshelf.UnknownFieldWarning",
    "ignore::openshelf.NotFoundWarning",
    "ignore::openshelf.IncompleteAnswerWarning",
    "ignore::openshelf.NoMatchWarning",
)

EXACT = pa.decimal128(23, 2)
JSON = [
    pytest.param(each, id=each.id)
    for each in catalog_facts.operations()
    if CATALOG[each.id]["answer"] in {"object", "list", "object_or_list"}
    and not CATALOG[each.id]["lasting_status"]
]
FILTERS = {
    "award_type_codes": ["A", "B", "C", "D"],
    "time_period": [{"start_date": "2018-10-01", "end_date": "2024-09-30"}],
}
CALL: dict[str, Any] = {"filters": FILTERS, "fields": ["Award ID", "Award Amount"]}


@pytest.fixture(scope="module")
def clients(sandbox: Any) -> dict[str, Any]:
    """Two calls get the same answer, even if the service writes the time of the request into it."""
    kept = {"use_caching": True, "backend": "memory"}
    return {service: getattr(sandbox, service)(**kept) for service in catalog_facts.SERVICES}


def leaves(path: str, field: pa.Field) -> Iterator[tuple[str, pa.Field]]:
    """The columns of a schema, and the members of objects within them."""
    if pa.types.is_list(field.type):
        yield from leaves(path, field.type.value_field)
    elif pa.types.is_struct(field.type):
        for member in field.type:
            yield from leaves(f"{path}.{member.name}", member)
    else:
        yield path, field


def columns(schema: pa.Schema) -> dict[str, pa.Field]:
    return dict(leaf for field in schema for leaf in leaves(field.name, field))


def is_money(field: pa.Field) -> bool:
    return (field.metadata or {}).get(b"unit") == b"USD"


def same(exact: Any, usual: Any) -> bool:
    """Whether a cell is the usual one, with amounts in place of numbers."""
    if isinstance(exact, Decimal):
        return exact == Decimal(usual) if isinstance(usual, str) else float(exact) == usual
    if isinstance(exact, dict):
        return exact.keys() == usual.keys() and all(
            same(exact[name], usual[name]) for name in exact
        )
    if isinstance(exact, list):
        return len(exact) == len(usual) and all(map(same, exact, usual))
    return bool(exact == usual) and type(exact) is type(usual)


@pytest.mark.parametrize("flatten", [False, True])
@for_each(JSON)
def test_columns_with_a_currency_are_decimals_and_no_others(
    operation: catalog_facts.Operation, flatten: bool, clients: Any
) -> None:
    method = method_of(clients[operation.service], operation)
    usual = columns(pa.schema(openshelf.schema(method, flatten=flatten)))
    exact = columns(pa.schema(openshelf.schema(method, flatten=flatten, money="decimal")))
    assert list(exact) == list(usual)
    for path, field in usual.items():
        assert exact[path].metadata == field.metadata
        assert exact[path].type == (EXACT if is_money(field) else field.type), path


def test_the_catalog_knows_money() -> None:
    """A number whose name speaks of money has a unit: a currency, or that of a share."""
    words = ("amount", "obligat", "outlay", "budget", "subsidy", "face_value", "loan value")
    found, without = 0, []
    for operation in CATALOG.values():
        for column in operation["columns"] + operation["chosen_columns"]:
            name = column["name"].lower()
            if column["kind"] == "float64" and any(word in name for word in words):
                found += 1
                if not column["unit"]:
                    without.append((operation["name"], column["name"]))
    assert without == []
    assert found > 100


@for_each(JSON)
def test_decimals_are_the_amounts_of_the_answer(
    operation: catalog_facts.Operation, clients: Any
) -> None:
    method = method_of(clients[operation.service], operation)
    if not any(map(is_money, columns(pa.schema(openshelf.schema(method))).values())):
        return
    for arguments in calls(operation).values():
        usual = pa.table(openshelf.table(method)(**arguments))
        table = openshelf.table(method, money="decimal")(**arguments)
        exact = pa.table(table)
        exact.validate(full=True)
        assert table.unfit == 0, exact["_unfit"].drop_null().to_pylist()[:3]
        assert same(exact.to_pylist(), usual.to_pylist())


def page(texts: list[str]) -> bytes:
    """A page of awards with these amounts."""
    records = [
        f'{{"internal_id": {at}, "Award ID": "A{at}", "Award Amount": {text}, '
        f'"generated_internal_id": "G{at}"}}'
        for at, text in enumerate(texts)
    ]
    metadata = '{"page": 1, "hasNext": false, "last_record_unique_id": null, "last_record_sort_value": "None"}'
    listed = ",".join(records)
    return f'{{"results": [{listed}], "page_metadata": {metadata}, "messages": []}}'.encode()


@pytest.fixture
def served(recorder: Recorder) -> Any:
    """The list of awards of a server that answers what a test says."""
    spending = openshelf.Spending(base_url=recorder.url, requests_per_second=None)
    return openshelf.paginate(spending.search.spending_by_award)


def test_a_hundred_thousand_amounts_are_the_texts_that_came(
    served: Any, recorder: Recorder
) -> None:
    draw = random.Random(50)
    cents = [draw.randrange(-(10**20), 10**20) for _ in range(100_000)]
    texts = [str(Decimal(amount).scaleb(-2)) for amount in cents]
    recorder.answer = Answer(body=page(texts))
    table = served.table(**CALL, money="decimal")
    assert table.unfit == 0
    assert [str(amount) for amount in pa.table(table)["Award Amount"].to_pylist()] == texts
    exact = Decimal(sum(cents)).scaleb(-2)
    assert table.to_polars()["Award Amount"].sum() == exact
    awards = openshelf.sql('select sum("Award Amount") from awards', awards=table)
    assert awards.fetchall() == [(exact,)]
    floats = served.table(**CALL).to_polars()["Award Amount"].sum()
    assert Decimal(floats) != exact


def test_what_no_column_can_hold_is_unfit(served: Any, recorder: Recorder) -> None:
    fits = {"1": "1.00", "1.10000": "1.10", "1e3": "1000.00", "-0.0": "0.00", "null": None}
    fits |= {"999999999999999999999.99": "999999999999999999999.99"}
    unfit = ["0.001", "1e-3", "1000000000000000000000", '"5.00"', "true", "[1]", "1e99999"]
    recorder.answer = Answer(body=page([*fits, *unfit]))
    table = served.table(**CALL, money="decimal")
    arrow = pa.table(table)
    given = [None if each is None else str(each) for each in arrow["Award Amount"].to_pylist()]
    assert given == [*fits.values(), *[None] * len(unfit)]
    assert table.unfit == len(unfit)
    kept = [text for text in arrow["_unfit"].to_pylist() if text is not None]
    assert kept == [f'{{"Award Amount": {text}}}' for text in unfit]


@pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])
def test_every_kind_of_table_takes_money(asynchronous: bool, sandbox: Any, tmp_path: Path) -> None:
    cls = openshelf.AsyncSpending if asynchronous else openshelf.Spending
    spending = cls(base_url=sandbox.spending().base_url)
    listing = openshelf.paginate(spending.search.spending_by_award, max_records=150)
    given = {**CALL, "money": "decimal"}
    records = list(
        openshelf.paginate(
            sandbox.spending(decimals=True).search.spending_by_award, max_records=150
        ).records(**CALL)
    )
    amounts = [record["Award Amount"] for record in records]

    async def awaited() -> tuple[Any, list[Any]]:
        table = await listing.table(**given)
        await listing.to_parquet(tmp_path / "a.parquet", **given)
        await listing.to_parquet(tmp_path / "b.parquet", resume=True, **given)
        await listing.to_csv(tmp_path / "a.csv", **given)
        return table, [batch async for batch in listing.batches(**given)]

    def waited() -> tuple[Any, list[Any]]:
        table = listing.table(**given)
        listing.to_parquet(tmp_path / "a.parquet", **given)
        listing.to_parquet(tmp_path / "b.parquet", resume=True, **given)
        listing.to_csv(tmp_path / "a.csv", **given)
        return table, list(listing.batches(**given))

    table, batches = asyncio.run(awaited()) if asynchronous else waited()
    joined = pa.concat_tables([pa.table(batch) for batch in batches])
    for arrow in (
        pa.table(table),
        joined,
        pq.read_table(tmp_path / "a.parquet"),
        pq.read_table(tmp_path / "b.parquet"),
    ):
        assert arrow.schema.field("Award Amount").type == EXACT
        assert arrow["Award Amount"].to_pylist() == amounts
    assert listing.schema(**given).types[1] == "decimal128(23, 2)"
    with (tmp_path / "a.csv").open(encoding="utf-8", newline="") as file:
        assert [Decimal(row["Award Amount"]) for row in csv.DictReader(file)] == amounts
    table.to_jsonl(tmp_path / "a.jsonl")
    lines = (tmp_path / "a.jsonl").read_text(encoding="utf-8").splitlines()
    read = [json.loads(line, parse_float=Decimal)["Award Amount"] for line in lines]
    assert [Decimal(amount) for amount in read] == amounts


def test_a_query_and_a_slice_take_money(sandbox: Any) -> None:
    spending = sandbox.spending()
    listing = openshelf.paginate(spending.search.spending_by_award, max_records=120)
    table = listing.table(**CALL, money="decimal").to_polars()
    scanned = listing.scan(**CALL, money="decimal")
    assert scanned.collect_schema()["Award Amount"] == pl.Decimal(23, 2)
    assert (
        scanned.select(pl.col("Award Amount").sum()).collect().item() == table["Award Amount"].sum()
    )
    plan = openshelf.paginate(spending.search.spending_by_award).plan(**CALL)
    parts = [part.table(money="decimal").to_polars()["Award Amount"] for part in plan]
    assert all(part.dtype == pl.Decimal(23, 2) for part in parts)


@pytest.mark.parametrize("word", ["cents", "", "Decimal"])
def test_another_word_is_refused_before_anything_is_sent(
    word: str, served: Any, recorder: Recorder, tmp_path: Path
) -> None:
    method = openshelf.Spending(base_url=recorder.url).search.spending_by_award
    for call in (
        lambda: openshelf.table(method, money=word),
        lambda: openshelf.schema(method, money=word),
        lambda: served.table(**CALL, money=word),
        lambda: served.batches(**CALL, money=word),
        lambda: served.schema(**CALL, money=word),
        lambda: served.scan(**CALL, money=word),
        lambda: served.to_csv(tmp_path / "a.csv", **CALL, money=word),
        lambda: served.to_parquet(tmp_path / "a.parquet", **CALL, money=word),
    ):
        with pytest.raises(openshelf.ArgumentError, match="money: expected 'float' or 'decimal'"):
            call()
    assert recorder.requests == []
    assert list(tmp_path.iterdir()) == []
