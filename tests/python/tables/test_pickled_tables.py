"""Tests that tables and schemas are pickled as Arrow: an equal table, with what is known about it."""

import copy
import pickle
from typing import Any

import catalog_facts
import openshelf
import pyarrow as pa
import pytest
from calling import make_client, method_of
from each import for_each
from openshelf import paginate
from recorder import Answer, Recorder
from tables.test_every_table import EVERY, chosen

from examples import CATALOG, calls

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.UnknownFieldWarning")


def again(value: Any, protocol: int = pickle.DEFAULT_PROTOCOL) -> Any:
    return pickle.loads(pickle.dumps(value, protocol))  # noqa: S301  our own bytes


def assert_equal(copied: openshelf.Table, table: openshelf.Table) -> None:
    assert pa.table(copied).equals(pa.table(table), check_metadata=True)
    assert copied.schema == table.schema
    assert copied.schema.metadata == table.schema.metadata
    assert repr(copied) == repr(table)
    facts = ("unfit", "extra", "provenance", "citation", "completeness", "shape")
    for fact in facts:
        assert getattr(copied, fact) == getattr(table, fact), fact


@for_each(EVERY)
def test_the_schema_of_every_operation_can_be_pickled(operation: catalog_facts.Operation) -> None:
    method = method_of(make_client(operation.service, "http://127.0.0.1:9"), operation)
    for flatten in (False, True):
        options = chosen(operation, calls(operation)["fewest"])
        schema = openshelf.schema(method, flatten=flatten, **options)
        copied = again(schema)
        assert copied == schema
        assert copied.metadata == schema.metadata
        assert repr(copied) == repr(schema)
        assert pa.schema(copied).equals(pa.schema(schema), check_metadata=True)


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_table_of_a_list_can_be_pickled(sandbox: Any, small_batches: None, protocol: int) -> None:
    table = paginate(sandbox.gazette().documents.search).table("water", per_page=20)
    assert len(table.batches()) > 2
    assert table.completeness.level
    copied = again(table, protocol)
    assert_equal(copied, table)
    assert [len(one) for one in copied.batches()] == [len(one) for one in table.batches()]
    for part in (table.head(3), table.select("title"), table.batches()[1], table.head(0)):
        assert_equal(again(part, protocol), part)
    assert len(pickle.dumps(table.head(3))) < len(pickle.dumps(table)) / 4
    assert_equal(copy.deepcopy(table), table)


def test_a_table_with_unfit_values_can_be_pickled(recorder: Recorder) -> None:
    recorder.answer = Answer(body=b'[{"country": 5, "cases": "many", "unknown": [1, {"a": null}]}]')
    countries = make_client("disease", recorder.url).totals.countries
    for options in ({}, {"flatten": True}, {"infer": True}):
        table = openshelf.table(countries, **options)()
        assert table.unfit > 0
        assert table.extra > 0 or options == {"infer": True}
        assert table.completeness is None
        assert_equal(again(table), table)


def test_a_table_without_rows_can_be_pickled(recorder: Recorder) -> None:
    recorder.answer = Answer(body=b"[]")
    table = openshelf.table(make_client("disease", recorder.url).totals.countries)()
    assert_equal(again(table), table)


def test_damaged_pickles_are_refused(sandbox: Any) -> None:
    table = openshelf.table(sandbox.disease().totals.countries)()
    read, (*head, stream, known) = table.__reduce__()
    for wrong in (b"", b"x", stream[:-9], stream[: len(stream) // 2]):
        with pytest.raises(ValueError, match="a pickled table: "):
            read(*head, wrong, known)
    with pytest.raises(ValueError, match="a pickled table: "):
        read(*head, stream, "{}")
    read, (*head, _, title) = table.schema.__reduce__()
    with pytest.raises(ValueError, match="a pickled table: "):
        read(*head, b"", title)


def test_every_operation_has_a_schema() -> None:
    """So the test of every schema is one of every operation that has tables."""
    assert len(EVERY) > 200
    assert {each.id for (each,) in (one.values for one in EVERY)} <= set(CATALOG)
