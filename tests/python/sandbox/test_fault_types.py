"""Tests the types of faults: they name what the sandbox takes, and nothing else."""

from __future__ import annotations

import inspect
import typing
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import openshelf
import pytest
from openshelf.faults import Fault, FaultOptions, JobState

TYPES = typing.get_type_hints(Fault)
#: A value of each keyword whose type does not list its values.
VALUES: dict[str, Any] = {
    "operation": "museum", "path": "*", "status": 503, "times": 2, "retry_after": "date",
    "delay": 0.5, "body_delay": 1, "cut": 9, "content_type": "text/html", "rename": {"a": None},
    "drip": 9.5, "bomb": 9, "insert": 1, "delete": 1, "update": 1, "tables": 2, "table_size": 9,
    "cut_after": 9, "probability": 0.5, "seed": 7,
}  # fmt: skip


@pytest.fixture(scope="module")
def server() -> Any:
    with openshelf.Sandbox(today="2024-10-15") as server:
        yield server


def literals(kind: Any) -> set[Any]:
    """Return the values that a type lists, but for those of a list's elements."""
    if get_origin(kind) is Literal:
        return set(get_args(kind))
    if get_origin(kind) not in {Union, UnionType}:
        return set()
    return {value for each in get_args(kind) for value in literals(each)}


def test_the_type_has_the_keywords_of_fail() -> None:
    named = list(inspect.signature(openshelf.Sandbox.fail).parameters)[1:]
    assert set(TYPES) == set(named)
    assert set(TYPES) - set(typing.get_type_hints(FaultOptions)) == {"operation", "path"}
    assert not Fault.__required_keys__


@pytest.mark.parametrize("name", TYPES)
def test_every_value_of_the_type_is_taken(name: str, server: Any) -> None:
    listed = sorted(literals(TYPES[name]))
    values = listed or ([True, False] if TYPES[name] is bool else [VALUES[name]])
    for value in values:
        # What says when and where, or False, is no fault by itself.
        server.fail(**{"delay": 0.5, name: value})
    if not listed:
        return
    beside = listed[0] - 1 if isinstance(listed[0], int) else "beside"
    with pytest.raises(ValueError, match=rf"{name}: expected .*{beside}"):
        server.fail(**{name: beside})


def test_a_sandbox_takes_faults_of_the_type() -> None:
    faults: list[Fault] = [{"operation": "disease", "status": 404, "times": 1}, {"delay": 0.0}]
    with openshelf.Sandbox(faults=tuple(faults)) as server, server.disease() as disease:
        with pytest.raises(openshelf.NotFoundError):
            disease.totals.world()
        assert disease.totals.world()["cases"]


def test_every_state_of_a_job_is_taken(server: Any) -> None:
    states = get_args(JobState)
    server.fail(job=[*states, *((state, 0.5) for state in states)])
    with pytest.raises(ValueError, match="job: expected") as caught:
        server.fail(job=["beside"])
    told = str(caught.value).partition("(")[2].partition(")")[0]
    assert set(told.split(", ")) == set(states)
