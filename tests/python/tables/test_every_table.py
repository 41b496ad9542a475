"""Tests every operation with records: its table equals what pyarrow makes of the decoded records and the schema."""

import asyncio
import json
import re
from typing import Any

import catalog_facts
import openshelf
import pyarrow as pa
import pytest
from calling import make_client, method_of
from each import for_each
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from paging.test_every_list import arguments_of
from recorder import Answer, Recorder
from tables.made import answers_of, records_of
from tables.oracle import comparable, expected, rows_in

from examples import CATALOG, calls

pytestmark = pytest.mark.filterwarnings(
    "ignore::openshelf.IgnoredParameterWarning",
    "ignore::openshelf.UnknownFieldWarning",
    # The made records have other names than the sample asks for.
    "ignore::openshelf.NotFoundWarning",
)

JSON = [
    each
    for each in catalog_facts.operations()
    if CATALOG[each.id]["answer"] in {"object", "list", "object_or_list"}
]
LASTING = {each.id for each in JSON if CATALOG[each.id]["lasting_status"]}
SERIES = [pytest.param(each, id=each.id) for each in JSON if CATALOG[each.id]["series"]]
PLAIN = [
    pytest.param(each, id=each.id)
    for each in JSON
    if not CATALOG[each.id]["series"] and each.id not in LASTING
]
EVERY = [pytest.param(each, id=each.id) for each in JSON]


@pytest.fixture(scope="module")
def clients(sandbox: Any) -> dict[str, Any]:
    """Both clients get the same answer, even if the service writes the time of the request into it."""
    kept = {"use_caching": True, "backend": "memory"}
    return {service: getattr(sandbox, service)(**kept) for service in catalog_facts.SERVICES}


@for_each(PLAIN)
def test_a_table_has_the_records_of_the_answer(
    operation: catalog_facts.Operation, clients: Any
) -> None:
    method = method_of(clients[operation.service], operation)
    arguments = calls(operation)["fewest"]
    answer = method(**arguments)
    table = openshelf.table(method)(**arguments)
    arrow = pa.table(table)
    arrow.validate(full=True)
    records = rows_in(CATALOG[operation.id], answer, arrow.schema.names)
    same, misfits = expected(records, arrow.schema, CATALOG[operation.id])
    assert arrow.num_rows == len(records)
    assert comparable(arrow) == comparable(same)
    assert table.unfit >= misfits
    assert (table.unfit == 0) == (arrow["_unfit"].null_count == arrow.num_rows)
    assert (table.extra == 0) == (arrow["_extra"].null_count == arrow.num_rows)
    assert openshelf.schema(method, **chosen(operation, arguments)).names == arrow.schema.names
    # The operations describe what the sandbox returns, whose records are checked elsewhere.
    assert table.unfit == 0, arrow["_unfit"].drop_null().to_pylist()[:3]


@pytest.mark.parametrize("operation", SERIES)
def test_the_table_of_a_series_has_a_row_for_each_day(
    operation: catalog_facts.Operation, clients: Any
) -> None:
    method = method_of(clients[operation.service], operation)
    for arguments in calls(operation).values():
        arrow = pa.table(openshelf.table(method)(**arguments))
        arrow.validate(full=True)
        records = rows_in(CATALOG[operation.id], method(**arguments), arrow.schema.names)
        same, _ = expected(records, arrow.schema, CATALOG[operation.id])
        assert arrow.num_rows == len(records) > 0
        assert comparable(arrow) == comparable(same)


def chosen(operation: catalog_facts.Operation, arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments that determine the columns."""
    return {name: arguments[name] for name in ("fields", "include", "exclude") if name in arguments}


PAGED = [
    param
    for param in PLAIN
    if CATALOG[param.values[0].id]["paging"]  # type: ignore[attr-defined]
]


@for_each(PAGED)
def test_the_table_of_a_list_has_its_records(
    operation: catalog_facts.Operation, clients: Any
) -> None:
    method = method_of(clients[operation.service], operation)
    arguments = arguments_of(operation)
    listing = openshelf.paginate(method, max_records=150, on_change="warn")
    records = list(listing.records(**arguments))
    table = listing.table(**arguments)
    arrow = pa.table(table)
    same, _ = expected(records, arrow.schema, CATALOG[operation.id])
    assert comparable(arrow) == comparable(same)
    assert listing.schema(**arguments).names == arrow.schema.names


def days_in(value: Any) -> set[str]:
    """Every day that is a member's name, or the value of a member date."""
    if isinstance(value, dict):
        own = {name for name in value if "/" in name and name.replace("/", "").isdigit()}
        own |= {str(value["date"])} if isinstance(value.get("date"), str) else set()
        return own.union(*map(days_in, value.values()))
    return set().union(*map(days_in, value)) if isinstance(value, list) else set()


@pytest.mark.parametrize("operation", SERIES)
def test_a_series_has_one_row_per_place_and_day(
    operation: catalog_facts.Operation, clients: Any
) -> None:
    method = method_of(clients[operation.service], operation)
    arguments = calls(operation)["fewest"]
    answer = method(**arguments)
    table = openshelf.table(method)(**arguments)
    arrow = pa.table(table)
    dates = [field.name for field in arrow.schema if pa.types.is_date32(field.type)]
    assert len(dates) == 1
    days = days_in(answer)
    assert arrow.num_rows > 0
    assert len(set(arrow[dates[0]].to_pylist())) == len(days)
    places = [
        field.name
        for field in arrow.schema
        if pa.types.is_string(field.type) and not field.name.startswith("_")
    ]
    keys = list(zip(*(arrow[name].to_pylist() for name in [*places, *dates]), strict=True))
    assert len(keys) == len(set(keys)), "a place has one row a day"
    assert table.unfit == 0, arrow["_unfit"].drop_null().to_pylist()[:3]


# Records that differ from their declared types.

SHAPES = {
    "museum.artworks.list": [
        "id",
        "title",
        "thumbnail",
        "dates",
        "color",
        "latitude",
        "updated_at",
    ],
    "gazette.documents.search": None,
    "spending.recipient.list": None,
}
BY_ID = {each.id: each for each in JSON}
WITH_SHAPE = [each for each in SHAPES if each in BY_ID]


@pytest.fixture(scope="module")
def answering() -> Any:
    with Recorder() as server:
        yield server


@pytest.mark.parametrize("name", WITH_SHAPE)
@settings(
    max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_any_records_become_a_table(name: str, answering: Recorder, data: st.DataObject) -> None:
    operation = BY_ID[name]
    method = method_of(make_client(operation.service, answering.url), operation)
    # A record of the museum has a hundred members.
    fields = SHAPES[name]
    schema = openshelf.schema(method, fields=fields) if fields else openshelf.schema(method)
    records = data.draw(records_of(schema))
    answering.script.clear()
    answering.script.append(Answer(body=json.dumps({CATALOG[name]["records"]: records}).encode()))
    arguments = calls(operation)["fewest"] | ({"fields": fields} if fields else {})
    table = openshelf.table(method)(**arguments)
    arrow = pa.table(table)
    arrow.validate(full=True)
    same, misfits = expected(records, arrow.schema, CATALOG[operation.id])
    assert comparable(arrow) == comparable(same)
    assert table.unfit >= misfits
    surplus = [sorted({"surplus", "more"} & set(record)) for record in records]
    left = [json.loads(text) if text else {} for text in arrow["_extra"].to_pylist()]
    assert [sorted({"surplus", "more"} & set(each)) for each in left] == surplus
    for record, row in zip(records, left, strict=True):
        assert all(row[name] == record[name] for name in {"surplus", "more"} & set(record))


@pytest.fixture(scope="module")
def answered(answering: Recorder) -> dict[str, Any]:
    return {service: make_client(service, answering.url) for service in catalog_facts.SERVICES}


@pytest.mark.slow
@pytest.mark.parametrize("operation", EVERY)
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_any_answer_becomes_a_table(
    operation: catalog_facts.Operation, answering: Recorder, answered: Any, data: st.DataObject
) -> None:
    method = method_of(answered[operation.service], operation)
    entry = CATALOG[operation.id]
    arguments = calls(operation)["fewest"]
    schema = openshelf.schema(method, **chosen(operation, arguments))
    answer = data.draw(answers_of(entry, schema))
    answering.script.clear()
    answering.script.append(Answer(body=json.dumps(answer).encode()))
    try:
        table = openshelf.table(method)(**arguments)
    except openshelf.DecodeError as error:
        # An object without any of its members is no answer.
        if not re.search("it is an object with |it is an empty object", str(error)):
            raise
        assert not set(answer) & {name.partition(".")[0] for name in schema.names}
        return
    arrow = pa.table(table)
    arrow.validate(full=True)
    same, misfits = expected(rows_in(entry, answer, schema.names), arrow.schema, entry)
    assert comparable(arrow) == comparable(same)
    assert table.unfit >= misfits


async def test_tables_of_both_modes_are_equal(sandbox: Any, clients: Any) -> None:
    one = openshelf.table(clients["disease"].totals.countries)()
    async with sandbox.async_disease() as own:
        other, same = await asyncio.gather(
            openshelf.table(own.totals.countries)(), openshelf.table(own.totals.countries)()
        )
    first = pa.table(one).replace_schema_metadata()
    assert first.equals(pa.table(other).replace_schema_metadata())
    assert first.equals(pa.table(same).replace_schema_metadata())
