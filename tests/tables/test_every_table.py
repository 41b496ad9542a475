"""Every operation with records: its table is what pyarrow makes of the decoded records and the schema."""

import asyncio
import json
from typing import Any

import contract
import openshelf
import pyarrow as pa
import pytest
from calling import make_client, method_of
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from paging.test_every_list import arguments_of
from recorder import Answer, Recorder
from sandbox.examples import ROWS, calls
from tables.oracle import comparable, expected

pytestmark = pytest.mark.filterwarnings(
    "ignore::openshelf.IgnoredParameterWarning", "ignore::openshelf.UnknownFieldWarning"
)

JSON = [each for each in contract.operations() if each.returns in {"object", "list"}]
LASTING = {each.id for each in JSON if ROWS[each.id]["lasting_status"]}
SERIES = [pytest.param(each, id=each.id) for each in JSON if ROWS[each.id]["series"]]
PLAIN = [
    pytest.param(each, id=each.id)
    for each in JSON
    if not ROWS[each.id]["series"] and each.id not in LASTING and ROWS[each.id]["columns"]
]


@pytest.fixture(scope="module")
def clients(sandbox: Any) -> dict[str, Any]:
    """Both ways see one answer, also where the service says in it when it was asked."""
    kept = {"use_caching": True, "backend": "memory"}
    return {service: getattr(sandbox, service)(**kept) for service in contract.FILES}


def records_in(operation: contract.Operation, answer: Any) -> list[Any]:
    """The records by the words of the row."""
    row = ROWS[operation.id]
    if answer is None:
        return []
    found = answer
    if isinstance(answer, dict) and row["records"] not in {"", "."}:
        found = answer.get(row["records"])
        if found is None:
            return []
    elif isinstance(answer, dict) and row["records"] == ".":
        lists = [answer[name] for name in row["members"] if isinstance(answer.get(name), list)]
        found = lists[0] if lists else answer
    records = found if isinstance(found, list) else [found]
    if row["nested_records"] and len(records) == 1 and isinstance(records[0], list):
        records = records[0]
    if row["records_within"]:
        records = [inner for each in records for inner in each.get(row["records_within"]) or []]
    return records


@pytest.mark.parametrize("operation", PLAIN)
def test_the_table_is_that_of_the_records(operation: contract.Operation, clients: Any) -> None:
    method = method_of(clients[operation.service], operation)
    arguments = calls(operation)["fewest"]
    records = records_in(operation, method(**arguments))
    table = openshelf.table(method)(**arguments)
    arrow = pa.table(table)
    arrow.validate(full=True)
    same, misfits = expected(records, arrow.schema, ROWS[operation.id])
    assert arrow.num_rows == len(records)
    assert comparable(arrow) == comparable(same)
    assert table.unfit >= misfits
    assert (table.unfit == 0) == (arrow["_unfit"].null_count == arrow.num_rows)
    assert (table.extra == 0) == (arrow["_extra"].null_count == arrow.num_rows)
    assert openshelf.schema(method, **chosen(operation, arguments)).names == arrow.schema.names
    # The rows know what the sandbox gives, whose records are the contract's.
    assert table.unfit == 0, arrow["_unfit"].drop_null().to_pylist()[:3]


def chosen(operation: contract.Operation, arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments that decide on the columns."""
    return {name: arguments[name] for name in ("fields", "include", "exclude") if name in arguments}


PAGED = [
    param
    for param in PLAIN
    if ROWS[param.values[0].id]["paging"]  # type: ignore[attr-defined]
]


@pytest.mark.parametrize("operation", PAGED)
def test_the_table_of_a_list_is_that_of_its_records(
    operation: contract.Operation, clients: Any
) -> None:
    method = method_of(clients[operation.service], operation)
    arguments = arguments_of(operation)
    listing = openshelf.paginate(method, max_records=150, on_change="warn")
    records = list(listing.records(**arguments))
    table = listing.table(**arguments)
    arrow = pa.table(table)
    same, _ = expected(records, arrow.schema, ROWS[operation.id])
    assert comparable(arrow) == comparable(same)
    assert listing.schema(**arguments).names == arrow.schema.names


def days_in(value: Any) -> set[str]:
    """Every day that names a member, or that a member date has."""
    if isinstance(value, dict):
        own = {name for name in value if "/" in name and name.replace("/", "").isdigit()}
        own |= {str(value["date"])} if isinstance(value.get("date"), str) else set()
        return own.union(*map(days_in, value.values()))
    return set().union(*map(days_in, value)) if isinstance(value, list) else set()


@pytest.mark.parametrize("operation", SERIES)
def test_a_series_is_tidy(operation: contract.Operation, clients: Any) -> None:
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


# Records as nobody promised them.

numbers = st.one_of(
    st.integers(-(2**70), 2**70), st.floats(allow_nan=False, allow_infinity=False), st.booleans()
)
texts = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"])),
    st.sampled_from(["2024-02-30", "2024-02-29", "2024-01-01T00:00:00Z", "007", "null", ""]),
    st.dates().map(str),
)
scalars = st.one_of(st.none(), numbers, texts)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(texts, inner, max_size=3)),
    max_leaves=6,
)


def of_kind(field: pa.Field) -> st.SearchStrategy[Any]:
    """Values that fit a column, and some that do not."""
    kind = field.type
    if (field.metadata or {}).get(b"format") == b"json":
        return values
    if pa.types.is_struct(kind):
        members = {each.name: of_kind(each) for each in kind}
        own = st.fixed_dictionaries({}, optional=members)
    elif pa.types.is_list(kind):
        own = st.lists(of_kind(kind.value_field), max_size=3)
    elif pa.types.is_string(kind):
        own = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
    elif pa.types.is_int64(kind):
        own = st.integers(-(2**63), 2**63 - 1)
    elif pa.types.is_float64(kind):
        own = st.floats(allow_nan=False, allow_infinity=False)
    elif pa.types.is_boolean(kind):
        own = st.booleans()
    elif pa.types.is_date32(kind):
        own = st.dates().map(str)
    else:
        own = st.datetimes().map(lambda each: f"{each.replace(microsecond=0).isoformat()}Z")
    return st.one_of(own, own, own, own, st.none(), values)


def records_of(schema: Any) -> st.SearchStrategy[list[dict[str, Any]]]:
    fields = [field for field in pa.schema(schema) if not field.name.startswith("_")]
    known = st.fixed_dictionaries({}, optional={each.name: of_kind(each) for each in fields})
    surplus = st.dictionaries(st.sampled_from(["surplus", "more"]), values, max_size=2)
    return st.lists(st.builds(lambda one, two: one | two, known, surplus), max_size=6)


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
    answering.script.append(Answer(body=json.dumps({ROWS[name]["records"]: records}).encode()))
    arguments = calls(operation)["fewest"] | ({"fields": fields} if fields else {})
    table = openshelf.table(method)(**arguments)
    arrow = pa.table(table)
    arrow.validate(full=True)
    same, misfits = expected(records, arrow.schema, ROWS[operation.id])
    assert comparable(arrow) == comparable(same)
    assert table.unfit >= misfits
    surplus = [sorted({"surplus", "more"} & set(record)) for record in records]
    left = [json.loads(text) if text else {} for text in arrow["_extra"].to_pylist()]
    assert [sorted({"surplus", "more"} & set(each)) for each in left] == surplus
    for record, row in zip(records, left, strict=True):
        assert all(row[name] == record[name] for name in {"surplus", "more"} & set(record))


async def test_tables_of_both_modes_are_equal(sandbox: Any, clients: Any) -> None:
    one = openshelf.table(clients["disease"].totals.countries)()
    async with sandbox.async_disease() as own:
        other, same = await asyncio.gather(
            openshelf.table(own.totals.countries)(), openshelf.table(own.totals.countries)()
        )
    first = pa.table(one).replace_schema_metadata()
    assert first.equals(pa.table(other).replace_schema_metadata())
    assert first.equals(pa.table(same).replace_schema_metadata())
