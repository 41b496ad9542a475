"""Tests the Spark data source by its own classes, as Spark's Python processes call them."""

from __future__ import annotations

import json
import pickle
from typing import Any

import openshelf
import pyarrow as pa
import pytest
from openshelf import paginate
from openshelf.spark import OpenshelfDataSource
from pyspark.sql.datasource import DataSourceReader, InputPartition
from pyspark.sql.pandas.types import from_arrow_schema, to_arrow_schema
from pyspark.sql.types import (
    DecimalType,
    DoubleType,
    LongType,
    StringType,
    StructField,
    StructType,
)

CLIENT = {"client.requests_per_second": "null"}
SEARCH = "gazette.documents.search"
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


def test_amounts_of_money_can_be_exact(sandbox: Any) -> None:
    filters = openshelf.spending_filters(types="contracts", fiscal_years=2024)
    given = {"filters": json.dumps(filters), "fields": "Award ID,Award Amount", "slices": "2"}
    operation = "spending.search.spending_by_award"
    own = source(sandbox, operation, **given, money="decimal")
    assert own.schema()["Award Amount"].dataType == DecimalType(23, 2)
    assert source(sandbox, operation, **given).schema()["Award Amount"].dataType == DoubleType()
    records = read_all(own.reader(own.schema()))
    listing = paginate(sandbox.spending().search.spending_by_award)
    table = listing.table(filters, ["Award ID", "Award Amount"], money="decimal")
    wanted = pa.table(table)["Award Amount"].to_pylist()
    assert sorted(record["Award Amount"] for record in records) == sorted(wanted)
    assert len(wanted) > 0


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
    assert len(reader.partitions()) == len(plan)
    assert len(read_all(reader)) == plan.total


def test_a_list_without_records_is_read(sandbox: Any) -> None:
    own = source(sandbox, SEARCH, search_term="zzznothing")
    assert read_all(own.reader(own.schema())) == []
    # What Spark makes where there is no partition.
    assert list(own.reader(own.schema()).read(InputPartition(None))) == []


def test_no_filter_of_a_query_is_sent(sandbox: Any) -> None:
    """PySpark would use it for other queries of the data frame; test_spark_programs.py draws them."""
    own = source(sandbox, SEARCH, fields="document_number", push_filters="false")
    reader = own.reader(own.schema())
    assert type(reader).pushFilters is DataSourceReader.pushFilters
    with pytest.raises(ValueError, match=r"push_filters: PySpark .*published_from, published_to"):
        source(sandbox, SEARCH, push_filters="true").schema()
    with pytest.raises(ValueError, match="push_filters: expected"):
        source(sandbox, SEARCH, push_filters="perhaps").schema()


def test_arguments_restrict_what_is_read(sandbox: Any) -> None:
    restricted = {"published_from": "2024-02-20", "doc_type": "rule"}
    own = source(sandbox, SEARCH, fields="document_number", **restricted)
    documents = paginate(sandbox.gazette().documents.search)
    wanted = documents.records(None, fields=["document_number"], **restricted)
    found = read_all(own.reader(own.schema()))
    assert sorted(each["document_number"] for each in found) == sorted(
        each["document_number"] for each in wanted
    )


def test_options_of_streams_are_refused(sandbox: Any) -> None:
    own = source(sandbox, SEARCH, look_back_days="3")
    with pytest.raises(ValueError, match=r"look_back_days: .*spark\.readStream"):
        own.reader(own.schema())
    with pytest.raises(TypeError, match="filters"):
        source(sandbox, "spending.search.spending_by_award").schema()
