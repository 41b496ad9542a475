"""Tests that the `filters` of the spending searches are checked as their schemas say."""

from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from filters import (
    SAMPLES,
    blames,
    dropped_in_silence,
    filtered_operations,
    least,
    members,
    wrong_types,
)
from recorder import Recorder
from samples import fewest

FILTERED = [pytest.param(operation, id=operation.id) for operation in filtered_operations()]


@pytest.fixture
def spending(clients: dict[str, Any], recorder: Recorder) -> Any:
    return clients["spending"]


def call(spending: Any, operation: catalog_facts.Operation, filters: Any, **more: Any) -> Any:
    prepare = openshelf.prepare(method_of(spending, operation))
    return prepare(**fewest(operation) | {"filters": filters} | more)


def refused(
    spending: Any, operation: catalog_facts.Operation, filters: Any
) -> openshelf.ArgumentError:
    with pytest.raises(openshelf.ArgumentError) as caught:
        call(spending, operation, filters)
    assert "filters" in {fault["parameter"] for fault in caught.value.faults}
    return caught.value


def test_many_operations_have_filters() -> None:
    assert len(FILTERED) >= 25


@pytest.mark.parametrize("operation", FILTERED)
def test_every_member_is_accepted_and_sent(
    operation: catalog_facts.Operation, spending: Any
) -> None:
    wanted = least(operation) | {name: SAMPLES[name] for name in members(operation)}
    wanted.pop("period", None)
    if operation.full_name == "bulk_download.awards":
        del wanted["keywords"]  # "only alone"
    assert call(spending, operation, wanted).json()["filters"] == wanted
    for name in members(operation):
        filters = least(operation) | {name: SAMPLES[name]}
        assert call(spending, operation, filters).json()["filters"] == filters


@pytest.mark.parametrize("operation", FILTERED)
def test_an_unknown_member_is_refused_with_the_nearest_name(
    operation: catalog_facts.Operation, spending: Any
) -> None:
    for name in members(operation):
        if len(name) < 6:
            continue
        misspelt = name[:-2] + name[-1] + name[-2]
        if misspelt in members(operation):
            continue
        error = refused(spending, operation, least(operation) | {misspelt: SAMPLES[name]})
        assert blames(error, misspelt)
        assert name in str(error).replace(misspelt, "")


@pytest.mark.parametrize("operation", FILTERED)
def test_members_that_the_server_silently_drops_are_refused(
    operation: catalog_facts.Operation, spending: Any
) -> None:
    for name in dropped_in_silence(operation):
        error = refused(spending, operation, least(operation) | {name: SAMPLES[name]})
        assert blames(error, name)


@pytest.mark.parametrize("operation", FILTERED)
def test_wrong_types_and_values_are_refused(
    operation: catalog_facts.Operation, spending: Any
) -> None:
    wrong = []
    for name, member in members(operation).items():
        values = wrong_types(member)
        if member.enum:
            bad = "no such value"
            values = [*values, [bad] if member.type == "list[str]" else bad]
        if member.least_characters:
            values = [*values, ["x" * (member.least_characters - 1)]]
        for value in values:
            try:
                call(spending, operation, least(operation) | {name: value})
            except openshelf.ArgumentError as error:
                if not blames(error, name):
                    wrong.append(f"{name}={value!r}: {error.faults}")
            else:
                wrong.append(f"{name}={value!r}: passed")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("operation", FILTERED)
def test_required_members_are_checked(operation: catalog_facts.Operation, spending: Any) -> None:
    name = operation.full_name
    needed: list[dict[str, Any]] = []
    if name in {
        "search.spending_by_award",
        "search.spending_by_transaction",
        "search.spending_by_transaction_grouped",
    }:
        needed = [{"keywords": ["transport"]}]
    if name == "search.new_awards_over_time":
        needed = [
            {"time_period": SAMPLES["time_period"]},
            {"recipient_id": SAMPLES["recipient_id"]},
            {},
        ]
    if name == "search.transaction_spending_summary":
        needed = [{}]
    if name == "explore":
        needed = [{"fy": 2023}, {"quarter": 1}, {"agency": 5}]
    if name == "bulk_download.awards":
        needed = [{"prime_award_types": ["A"]}, {"date_range": SAMPLES["date_range"]}, {}]
    if name in {
        "download.awards",
        "download.transactions",
        "search.spending_by_geography",
        "search.spending_by_transaction_count",
    }:
        needed = [{}]  # "not an object or empty: 400", "missing or empty: fails (500)"
    for filters in needed:
        refused(spending, operation, filters)


def nested_cases(operation: catalog_facts.Operation) -> list[tuple[str, Any, str]]:
    """A member of the filters, a wrong element for it, and the name that the error must contain."""
    found: list[tuple[str, Any, str]] = []
    for name, member in members(operation).items():
        if not member.below or not isinstance(SAMPLES[name], list):
            continue
        good = SAMPLES[name][0]
        for inner in member.below:
            if name == "program_activities" and inner.name == "type":
                continue  # it depends on the operation, see below
            wrong = wrong_types(inner) + (["no such value"] if inner.enum else [])
            found += [(name, good | {inner.name: value}, inner.name) for value in wrong]
            misspelt = inner.name[:-1] + "_"
            found.append((name, good | {misspelt: "x"}, misspelt))
            if inner.required:
                rest = {key: item for key, item in good.items() if key != inner.name}
                found.append((name, rest, inner.name))
    return found


@pytest.mark.parametrize("operation", FILTERED)
def test_faults_in_nested_objects_are_reported_with_their_path(
    operation: catalog_facts.Operation, spending: Any
) -> None:
    """Unknown, missing and wrong members of nested objects are reported with their path."""
    wrong = []
    for name, value, blamed in nested_cases(operation):
        filters = least(operation) | {name: [SAMPLES[name][0], value]}
        try:
            call(spending, operation, filters)
        except openshelf.ArgumentError as error:
            if not blames(error, name, "1") or blamed not in str(error):
                wrong.append(f"{name}[1] {value!r}: {error.faults}")
        else:
            wrong.append(f"{name}[1] {value!r}: passed")
    assert not wrong, "\n".join(wrong)


def test_the_type_of_a_program_activity_is_accepted_in_one_operation(spending: Any) -> None:
    """Its evidence: only search.spending_over_time takes it; elsewhere 400."""
    activity = [{"name": "Training", "type": "PARK"}]
    for operation in filtered_operations():
        if "program_activities" not in members(operation):
            continue
        filters = least(operation) | {"program_activities": activity}
        if operation.full_name == "search.spending_over_time":
            assert call(spending, operation, filters).json()["filters"] == filters
            bad = [{"name": "Training", "type": "PARQ"}]
            assert blames(
                refused(spending, operation, filters | {"program_activities": bad}), "type"
            )
