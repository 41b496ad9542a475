"""Tests that a sort by a member which no record has is told: the service leaves its own order."""

from __future__ import annotations

import warnings
from typing import Any

import openshelf
import polars as pl
import pytest
from catalog_entries import CATALOG

OPERATIONS = {
    identity: operation
    for identity, operation in CATALOG.items()
    if any(each["sorts_by_column"] for each in operation["parameters"])
}


def method(sandbox: Any, identity: str) -> Any:
    service, *names = identity.split(".")
    found = getattr(sandbox, service)()
    for name in names:
        found = getattr(found, name)
    return found


def rows(method: Any, how: str, **arguments: Any) -> list[dict[str, Any]]:
    if how == "call":
        return list(method(**arguments))
    if how == "cached":
        method(**arguments)
        return list(method(**arguments))
    return pl.DataFrame(openshelf.table(method)(**arguments)).to_dicts()


def test_each_sort_of_the_disease_service_is_one() -> None:
    sorts = {
        identity
        for identity, operation in CATALOG.items()
        if identity.startswith("disease.")
        and any(each["name"] == "sort" for each in operation["parameters"])
    }
    assert set(OPERATIONS) == sorts
    assert len(sorts) == 3


@pytest.mark.parametrize("identity", sorted(OPERATIONS))
@pytest.mark.parametrize("how", ["call", "table"])
@pytest.mark.parametrize(
    ("given", "near"),
    [
        ("case", "'cases'"),
        ("Cases", "'cases'"),
        ("deaths_per_one_million", "'deathsPerOneMillion'"),
    ],
)
def test_a_misspelt_member_is_told(
    sandbox: Any, identity: str, how: str, given: str, near: str
) -> None:
    called = method(sandbox, identity)
    with pytest.warns(openshelf.UnknownFieldWarning) as told:
        found = rows(called, how, sort=given)
    (message,) = (str(each.message) for each in told)
    assert f"sort: no record has a member '{given}' to sort by" in message
    assert message.endswith(f"did you mean {near}?")
    # The order is that of a call without sort, as on the service.
    assert found == rows(called, how)


@pytest.mark.parametrize("identity", sorted(OPERATIONS))
def test_a_member_that_records_lack_or_that_is_an_object_is_told(
    sandbox: Any, identity: str
) -> None:
    """The catalog has the columns, but the records have no values to compare."""
    called = method(sandbox, identity)
    records = called()
    missing = [
        each["name"] for each in OPERATIONS[identity]["columns"] if each["name"] not in records[0]
    ]
    objects = [name for name, value in records[0].items() if isinstance(value, dict)]
    assert missing or objects
    for name in [*missing, *objects]:
        with pytest.warns(openshelf.UnknownFieldWarning, match="; (expected|did you mean)"):
            assert called(sort=name) == records


@pytest.mark.parametrize("identity", sorted(OPERATIONS))
@pytest.mark.parametrize("how", ["call", "table"])
def test_a_member_of_the_records_warns_of_nothing(sandbox: Any, identity: str, how: str) -> None:
    called = method(sandbox, identity)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        names = [name for name, value in called()[0].items() if not isinstance(value, dict)]
        assert len(names) > 5
        for name in names:
            assert rows(called, how, sort=name)
        by_cases = [each["cases"] for each in rows(called, how, sort="cases")]
    assert by_cases == sorted(by_cases, reverse=True)


async def test_an_awaited_call_tells_it_too(sandbox: Any) -> None:
    async with sandbox.async_disease() as disease:
        with pytest.warns(openshelf.UnknownFieldWarning, match="did you mean 'deaths'"):
            await disease.totals.countries(sort="death")


def test_a_cached_answer_tells_it_too(sandbox: Any) -> None:
    disease = sandbox.disease(use_caching=True, backend="memory")
    for _ in range(2):
        with pytest.warns(openshelf.UnknownFieldWarning, match="did you mean 'cases'"):
            disease.totals.states(sort="casez")


def test_the_members_complete(sandbox: Any) -> None:
    from openshelf import member_names  # noqa: PLC0415  # a part of completion

    for operation in OPERATIONS.values():
        (sort,) = (each for each in operation["parameters"] if each["sorts_by_column"])
        names = member_names.known(operation, sort)
        assert {"cases", "deaths", "population"} <= set(names)
        assert not any("." in name for name in names)
