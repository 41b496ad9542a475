"""Tests objects as arguments: allowed values, their serialisation, and rejected values with their paths."""

import datetime as dt
import decimal
import enum
import json
import math
from collections import OrderedDict, UserDict
from types import MappingProxyType
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from recorder import Recorder
from samples import fewest


@pytest.fixture
def sent(clients: dict[str, Any]) -> Any:
    """The JSON that a value becomes inside a free object."""
    prepare = openshelf.prepare(clients["spending"].references.filter_hash)

    def render(value: Any) -> Any:
        return prepare({"value": value}).json()["filters"]["value"]

    return render


class Colour(enum.Enum):
    RED = "red"
    DEEP = ("a", 1)


class Level(enum.IntEnum):
    HIGH = 3


TRAVELS = [
    ({"b": 1, "a": [1, 2.5, "x", True, False]}, {"b": 1, "a": [1, 2.5, "x", True, False]}),
    ((1, 2, (3,)), [1, 2, [3]]),
    ('\u00e9 \U0001f3a8 "\\/\n', '\u00e9 \U0001f3a8 "\\/\n'),
    (2**63 - 1, 2**63 - 1),
    (-(2**63), -(2**63)),
    (2**64 - 1, 2**64 - 1),
    (1e-7, 1e-7),
    (0.1 + 0.2, 0.1 + 0.2),
    (-0.0, -0.0),
    (5e-324, 5e-324),
    (1.7976931348623157e308, 1.7976931348623157e308),
    (dt.date(2024, 2, 29), "2024-02-29"),
    (dt.datetime(2024, 2, 29, 13, 5, 7), "2024-02-29T13:05:07"),  # noqa: DTZ001  a naive one
    (decimal.Decimal("12.50"), 12.5),
    (decimal.Decimal(7), 7),
    (Colour.RED, "red"),
    (Colour.DEEP, ["a", 1]),
    (Level.HIGH, 3),
    (OrderedDict(z=1, a=2), {"z": 1, "a": 2}),
    ([], []),
    ({}, {}),
]


@pytest.mark.parametrize(
    ("given", "wanted"), TRAVELS, ids=[repr(given)[:40] for given, _ in TRAVELS]
)
def test_objects_are_sent_as_equal_json(given: Any, wanted: Any, sent: Any) -> None:
    value = sent(given)
    assert value == wanted
    assert json.dumps(value) == json.dumps(wanted) or isinstance(given, decimal.Decimal)


def test_the_order_of_members_is_kept(clients: dict[str, Any]) -> None:
    """ "the hash is the MD5 of the raw body bytes: other spacing or member order gives another hash"."""
    body = openshelf.prepare(clients["spending"].references.filter_hash)(
        {"z": 1, "a": {"y": 1, "b": 2}}
    )
    assert list(json.loads(body.body)["filters"]) == ["z", "a"]
    assert list(json.loads(body.body)["filters"]["a"]) == ["y", "b"]


def test_numpy_scalars_are_sent_as_json(sent: Any) -> None:
    numpy = pytest.importorskip("numpy")
    assert sent(numpy.int64(-3)) == -3
    assert sent(numpy.uint8(200)) == 200
    assert sent(numpy.float64(0.1)) == 0.1
    assert sent(numpy.float32(0.5)) == 0.5
    assert sent(numpy.bool_(True)) is True
    assert sent(numpy.str_("text")) == "text"
    assert sent([numpy.int64(1), {"a": numpy.float64(2.5)}]) == [1, {"a": 2.5}]


def cycle() -> Any:
    first: dict[str, Any] = {}
    first["again"] = [first]
    return first


REFUSED = [
    ({"a": [1, math.nan]}, ["a", "1"]),
    ({"a": math.inf}, ["a"]),
    ({"a": -math.inf}, ["a"]),
    ({"a": decimal.Decimal("NaN")}, ["a"]),
    ({"a": decimal.Decimal("Infinity")}, ["a"]),
    ({"a": {"b": b"bytes"}}, ["a", "b"]),
    ({"a": bytearray(b"x")}, ["a"]),
    ({"a": {1, 2}}, ["a"]),
    ({"a": frozenset()}, ["a"]),
    ({"a": object()}, ["a"]),
    ({"a": 1j}, ["a"]),
    ({"a": "lone \ud800"}, ["a"]),
    ({"a": {"\udfff": 1}}, ["a"]),
    ({"a": {1: 2}}, ["a"]),
    (cycle(), ["again"]),
    ({"a": [0, {"deep": [dt.timedelta(1)]}]}, ["a", "1", "deep", "0"]),
]


@pytest.mark.parametrize(("value", "path"), REFUSED, ids=range(len(REFUSED)))
def test_a_refused_value_is_reported_with_its_path(
    value: Any, path: list[str], clients: dict[str, Any], recorder: Recorder
) -> None:
    for call in (
        lambda: clients["spending"].references.filter_hash(value),
        lambda: clients["museum"].artworks.search("x", query=value),
        lambda: clients["museum"].msearch([{"q": "x"}, value]),
    ):
        with pytest.raises(openshelf.ArgumentError) as caught:
            call()
        reported = str(caught.value.faults[0]["path"])
        assert all(part in reported for part in path), reported
    assert recorder.requests == []


def test_numpy_nan_and_arrays_are_refused(clients: dict[str, Any]) -> None:
    numpy = pytest.importorskip("numpy")
    for value in (numpy.float64("nan"), numpy.datetime64("NaT"), numpy.complex64(1)):
        with pytest.raises(openshelf.ArgumentError):
            clients["spending"].references.filter_hash({"a": value})


def test_values_without_a_json_form_are_refused_also_without_validation(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    """They have no JSON form, whatever is validated."""
    spending = clients["spending"].with_options(validate=False)
    for value in ({"a": math.nan}, {"a": b"x"}, cycle(), {"a": "\ud800"}):
        with pytest.raises((openshelf.ArgumentError, TypeError, ValueError)):
            spending.references.filter_hash(value)
    assert recorder.requests == []


def test_a_very_deep_value_is_an_error_instead_of_a_crash(clients: dict[str, Any]) -> None:
    value: Any = 1
    for _ in range(100_000):
        value = [value]
    with pytest.raises((openshelf.ArgumentError, RecursionError)):
        clients["spending"].references.filter_hash({"a": value})
    # dismantled by hand, because Python's own destructor of nested lists has a limit too
    while isinstance(value, list):
        value = value[0]


@pytest.mark.parametrize("mapping", [MappingProxyType({"a": 1}), UserDict(a=1)])
def test_other_mappings_are_sent_or_refused_with_a_message(
    mapping: Any, clients: dict[str, Any]
) -> None:
    """A dict is what is documented; another mapping is never sent as something else."""
    prepare = openshelf.prepare(clients["spending"].references.filter_hash)
    faults, body = [], None
    try:
        body = prepare(mapping).json()
    except openshelf.ArgumentError as error:
        faults = error.faults
    assert faults or body == {"filters": {"a": 1}}


def test_a_list_where_an_object_is_expected_is_told_by_its_type(clients: dict[str, Any]) -> None:
    """Also an empty one: it lacks no elements, it is of another type."""
    wrong = []
    for operation in catalog_facts.operations():
        method = openshelf.prepare(method_of(clients[operation.service], operation))
        for parameter in operation.parameters:
            if parameter.type != "dict":
                continue
            for given in ([], [{"a": 1}]):
                with pytest.raises(openshelf.ArgumentError) as caught:
                    method(**fewest(operation) | {parameter.name: given})
                if f"{parameter.name}: expected a dict, got [" not in str(caught.value):
                    wrong.append(f"{operation.id}: {caught.value}")
    assert not wrong, "\n".join(wrong)
