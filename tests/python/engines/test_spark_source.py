"""Tests the Spark data source by its own classes, as Spark's Python processes call them."""

from __future__ import annotations

import datetime as dt
import pickle
from typing import Any

import openshelf
import pyarrow as pa
import pytest
from openshelf import paginate
from openshelf.spark import OpenshelfDataSource, batch, options
from pyspark.sql.datasource import (
    EqualNullSafe,
    EqualTo,
    Filter,
    GreaterThan,
    GreaterThanOrEqual,
    In,
    InputPartition,
    IsNotNull,
    LessThan,
    LessThanOrEqual,
    Not,
)
from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema
from pyspark.sql.types import LongType, StringType, StructField, StructType

CLIENT = {"client.requests_per_second": "null"}
SEARCH = "gazette.documents.search"
DAY, LATER = dt.date(2024, 2, 1), dt.date(2024, 2, 20)
LISTS = [each for each in openshelf.operations() if each["paging"] is not None]


def source(server: Any, operation: str, **given: str) -> OpenshelfDataSource:
    service = operation.partition(".")[0]
    address = getattr(server, service)().base_url
    return OpenshelfDataSource(
        {"operation": operation, **CLIENT, "client.base_url": address, **given}
    )


def read_all(reader: Any) -> list[dict[str, Any]]:
    """What Spark does: the reader is pickled before it is asked for partitions."""
    executor = pickle.dumps(reader)
    wanted = to_arrow_schema(reader._schema, timezone="UTC")
    records = []
    for partition in reader.partitions():
        copy = pickle.loads(executor)  # noqa: S301  our own bytes
        for found in copy.read(pickle.loads(pickle.dumps(partition))):  # noqa: S301
            assert found.schema.equals(wanted)
            records += found.to_pylist()
    return records


@pytest.mark.parametrize(
    "operation", LISTS, ids=lambda each: f"{each['service']}.{each['full_name']}"
)
def test_columns_survive_conversion_to_spark_types_and_back(operation: dict[str, Any]) -> None:
    method = openshelf.bind(f"{operation['service']}.{operation['full_name']}")
    for flatten in (False, True):
        try:
            schema = pa.schema(
                paginate(method).schema(*operation_example(operation), flatten=flatten)
            )
        except TypeError:
            schema = pa.schema(openshelf.schema(method))
        assert to_arrow_schema(from_arrow_schema(schema), timezone="UTC").equals(schema)
        lowered = [name.lower() for name in schema.names]
        assert len(set(lowered)) == len(lowered), "Spark does not tell capitals apart"


def operation_example(operation: dict[str, Any]) -> list[Any]:
    return [None for each in operation["parameters"] if each["required"] and each["nullable"]]


def test_every_record_is_read_once(sandbox: Any) -> None:
    own = source(sandbox, "museum.artworks.search", fields="id,title", slices="4")
    reader = own.reader(own.schema())
    records = read_all(reader)
    listing = paginate(sandbox.museum().artworks.search)
    wanted = [record["id"] for record in listing.records(None, fields=["id", "title"])]
    assert sorted(record["id"] for record in records) == sorted(wanted)
    assert type(reader) is batch.Reader, "without parameters for filters Spark needs no setting"


def test_the_schema_is_known_without_a_request(sandbox: Any) -> None:
    with openshelf.Sandbox(today=sandbox.today) as server:
        own = source(server, SEARCH, fields="title")
        assert own.schema().names == [
            "title",
            "document_number",
            "publication_date",
            "_unfit",
            "_extra",
        ]
        own.reader(own.schema())
        flat = source(server, "museum.artworks.search", flatten="true").schema().names
        assert any("." in name for name in flat)
        assert server.calls == []


def test_only_the_chosen_columns_are_read(sandbox: Any) -> None:
    own = source(sandbox, "museum.artworks.search", q="monet")
    chosen = StructType([StructField("title", StringType()), StructField("id", LongType())])
    records = read_all(own.reader(chosen))
    assert records and list(records[0]) == ["title", "id"]
    with pytest.raises(ValueError, match=r"schema: museum.artworks.search has no column x"):
        own.reader(StructType([StructField("x", StringType())]))


def test_a_stored_plan_is_read_unchanged(sandbox: Any) -> None:
    listing = paginate(sandbox.gazette().documents.search)
    plan = listing.plan("water", slices=3)
    own = source(sandbox, SEARCH, plan=plan.to_json())
    reader = own.reader(own.schema())
    assert type(reader) is batch.Reader, "its slices cannot be restricted"
    assert len(reader.partitions()) == len(plan)
    assert len(read_all(reader)) == plan.total


def test_a_list_without_records_is_read(sandbox: Any) -> None:
    own = source(sandbox, SEARCH, search_term="zzznothing")
    assert read_all(own.reader(own.schema())) == []
    # What Spark makes where there is no partition.
    assert list(own.reader(own.schema()).read(InputPartition(None))) == []


@pytest.mark.parametrize(
    ("filters", "arguments"),
    [
        ([EqualTo(("publication_date",), DAY)], {"publication_date": "2024-02-01"}),
        ([EqualNullSafe(("publication_date",), DAY)], {"publication_date": "2024-02-01"}),
        ([EqualNullSafe(("publication_date",), None)], {}),
        ([GreaterThan(("publication_date",), DAY)], {"published_from": "2024-02-01"}),
        ([LessThanOrEqual(("publication_date",), DAY)], {"published_to": "2024-02-01"}),
        (
            [
                GreaterThanOrEqual(("publication_date",), DAY),
                GreaterThanOrEqual(("publication_date",), LATER),
                LessThan(("publication_date",), dt.date(2024, 5, 1)),
                LessThan(("publication_date",), dt.date(2024, 4, 1)),
            ],
            {"published_from": "2024-02-20", "published_to": "2024-04-01"},
        ),
        (
            [In(("publication_date",), (LATER, None, DAY))],
            {"published_from": "2024-02-01", "published_to": "2024-02-20"},
        ),
        ([In(("publication_date",), (None,))], {}),
        ([EqualTo(("type",), "Proposed Rule")], {"doc_type": "prorule"}),
        ([EqualTo(("type",), "Unknown")], {}),
        ([EqualTo(("title",), "x")], {}),
        ([EqualTo(("publication_date", "x"), DAY)], {}),
        ([Not(EqualTo(("publication_date",), DAY))], {}),
        ([IsNotNull(("publication_date",))], {}),
    ],
)
def test_filters_become_arguments(filters: list[Filter], arguments: dict[str, Any]) -> None:
    call = options.read({"operation": SEARCH})
    assert batch.pushed(call, filters) == arguments


def test_filters_that_make_an_invalid_call_are_left_out() -> None:
    """A range that ends before it begins is refused, and Spark finds that it is empty."""
    call = options.read({"operation": SEARCH})
    after, before = GreaterThan(("publication_date",), LATER), LessThan(("publication_date",), DAY)
    assert batch.pushed(call, [after, before]) == {"published_from": "2024-02-20"}
    assert batch.pushed(call, [EqualTo(("effective_on",), "soon"), after]) == {
        "published_from": "2024-02-20"
    }


def test_arguments_of_the_caller_are_kept(sandbox: Any) -> None:
    call = options.read({"operation": SEARCH, "published_from": "2024-01-01"})
    assert batch.pushed(call, [GreaterThan(("publication_date",), DAY)]) == {}
    assert batch.pushed(call, [LessThan(("publication_date",), DAY)]) == {
        "published_to": "2024-02-01"
    }
    # The call refuses a range that ends before it begins, so Spark finds that it is empty.
    assert batch.pushed(call, [LessThan(("publication_date",), dt.date(2023, 1, 1))]) == {}
    assert batch.filters_of(options.read({"operation": SEARCH, "push_filters": "false"})) == []


@pytest.mark.parametrize(
    "filters",
    [
        [EqualTo(("publication_date",), DAY)],
        [GreaterThan(("publication_date",), DAY), LessThan(("publication_date",), LATER)],
        [EqualTo(("type",), "Rule"), GreaterThanOrEqual(("publication_date",), LATER)],
        [In(("publication_date",), (DAY, LATER))],
    ],
)
def test_filters_are_applied_by_the_service_and_again_by_spark(
    sandbox: Any, filters: list[Filter]
) -> None:
    own = source(sandbox, SEARCH, fields="document_number,publication_date,type")

    def fulfilled(record: dict[str, Any]) -> bool:
        value = {each: record[each.attribute[0]] for each in filters}
        return all(
            own in each.value
            if isinstance(each, In)
            else {
                EqualTo: own == each.value,
                GreaterThan: own > each.value,
                GreaterThanOrEqual: own >= each.value,
                LessThan: own < each.value,
            }[type(each)]
            for each, own in value.items()
        )

    every = read_all(own.reader(own.schema()))
    reader = own.reader(own.schema())
    assert list(reader.pushFilters(filters)) == filters, "Spark applies every filter again"
    fewer = read_all(reader)
    number = "document_number"
    wanted = sorted(record[number] for record in every if fulfilled(record))
    assert wanted == sorted(record[number] for record in fewer if fulfilled(record))
    assert len(wanted) <= len(fewer) < len(every)


def test_options_of_streams_are_refused(sandbox: Any) -> None:
    own = source(sandbox, SEARCH, look_back_days="3")
    with pytest.raises(ValueError, match=r"look_back_days: .*spark\.readStream"):
        own.reader(own.schema())
    with pytest.raises(TypeError, match="filters"):
        source(sandbox, "spending.search.spending_by_award").schema()
