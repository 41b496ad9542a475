"""Tests that the drift check finds differences, on the sandbox, which can rename members."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import TODAY
from hypothesis import given
from hypothesis import strategies as st
from live.departures import Departure, departures, unexpected
from live.drift import MOST_IN_A_ROW, compare, write_report
from typing_stubs import answer_type

from examples import CATALOG

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")


#: It shares the path of `disease.totals.country`, for several countries, and so its faults.
SAME_PATH = "disease.totals.countries_by_name"


@pytest.fixture
def drifting() -> Iterator[Any]:
    with openshelf.Sandbox(today=TODAY) as server:
        yield server


@pytest.mark.slow
@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_the_sandbox_agrees_with_the_catalog(service: str, sandbox: Any, tmp_path: Path) -> None:
    with getattr(sandbox, service)() as client:
        drift = compare(client, service, tmp_path, jobs=True)
    asked = {each.id for each in catalog_facts.operations() if each.service == service}
    assert drift.departed == {} and drift.unanswered == {}
    assert set(drift.agreed) == asked


def test_a_renamed_and_a_missing_member_are_reported(drifting: Any, tmp_path: Path) -> None:
    one = "disease.totals.country"
    drifting.fail(one, times=None, rename={"cases": "caseCount", "iso2": None})
    with drifting.disease() as client:
        drift = compare(client, "disease", tmp_path)
    assert set(drift.departed) == {one, SAME_PATH} and drift.unanswered == {}
    new = "is new: the catalog does not know this member"
    assert drift.departed[one] == {
        Departure("caseCount", new): 1,
        Departure("cases", "is missing"): 1,
        Departure("countryInfo.iso2", "is missing"): 1,
    }
    report = tmp_path / "new" / "drift.md"
    write_report(report, [drift])
    text = report.read_text(encoding="utf-8")
    assert f"- `{one}`\n    - `caseCount` {new} (1 times)\n    - `cases` is missing" in text
    assert f"{len(drift.agreed)} operations agree with the catalog, 2 depart, 0 were not" in text
    (service,) = json.loads(report.with_suffix(".json").read_text(encoding="utf-8"))["services"]
    assert service["departed"][one][0] == {"place": "caseCount", "what": new, "times": 1}


def test_unanswered_operations_are_reported_separately(drifting: Any, tmp_path: Path) -> None:
    one, two = "disease.totals.country", "disease.totals.world"
    drifting.fail(one, times=None, status=404)
    drifting.fail(two, times=None, bad_json=True)
    with drifting.disease() as client:
        drift = compare(client, "disease", tmp_path)
    assert drift.departed == {}
    assert set(drift.unanswered) == {one, SAME_PATH, two}
    assert drift.unanswered[one] == "status 404"
    assert drift.unanswered[two] == "DecodeError"


def test_a_challenge_is_no_drift_and_ends_the_questions(drifting: Any, tmp_path: Path) -> None:
    page = b"<html><head><title>Just a moment...</title></head></html>"
    answer = {"status": 403, "content": page, "headers": {"Content-Type": "text/html"}}
    with drifting.disease(max_retries=0) as client:
        operations = [each for each in catalog_facts.operations() if each.service == "disease"]
        for operation in operations:
            drifting.answer(operation.id, times=None, **answer)
        drift = compare(client, "disease", tmp_path)
    assert drift.departed == {} and drift.unanswered == {}
    assert len(drift.unreached) == len(operations)
    stopped = [why for why in drift.unreached.values() if why == "it was not asked any more"]
    assert len(stopped) == len(operations) - MOST_IN_A_ROW
    assert len(drifting.calls) == MOST_IN_A_ROW


def test_no_value_of_an_answer_is_in_a_report(drifting: Any, tmp_path: Path) -> None:
    """The report has none of the texts and numbers of the answers."""
    value = "what somebody has written"
    one, two = "disease.totals.world", "disease.totals.country"
    answer = {"cases": value, "updated": value, value: 1, "population": {"iso2": 4711}}
    drifting.answer(one, times=None, json=answer)
    drifting.answer(two, times=None, status=500, json={"message": value})
    with drifting.disease(max_retries=0) as client:
        drift = compare(client, "disease", tmp_path)
    assert one in drift.departed and drift.unanswered[two] == "status 500"
    text = json.dumps(drift.facts()) + "\n".join(drift.lines())
    assert value not in text and "4711" not in text


def test_jobs_are_started_only_on_request(drifting: Any, tmp_path: Path) -> None:
    with drifting.spending() as client:
        drift = compare(client, "spending", tmp_path)
    jobs = {
        operation
        for operation in drift.unanswered
        if "prepare a file" in drift.unanswered[operation]
    }
    assert jobs and jobs == set(drift.unanswered)
    assert not jobs & {call["operation"] for call in drifting.calls}


def paths(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of an answer's members."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield (*at, name)
            yield from paths(each, (*at, name))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from paths(each, (*at, number))


@pytest.fixture(scope="module")
def works(sandbox: Any) -> Any:
    with sandbox.museum() as museum:
        return museum.artworks.list(limit=2)


@given(st.data())
def test_any_missing_or_changed_member_is_found(works: Any, data: st.DataObject) -> None:
    identity = "museum.artworks.list"
    kind = answer_type(catalog_facts.by_id()[identity])
    changed = copy.deepcopy(works)
    *before, name = data.draw(st.sampled_from(list(paths(works))))
    holder = changed
    for step in before:
        holder = holder[step]
    old = holder.pop(name)
    holder[data.draw(st.sampled_from([f"{name}_new", name]))] = old
    renamed = name not in holder
    place = ".".join("[]" if isinstance(step, int) else str(step) for step in (*before, name))
    place = place.replace(".[]", "[]")
    found = {each.place for each in unexpected(changed, kind, CATALOG[identity])}
    if renamed:
        assert f"{place}_new" in found
    if not renamed:
        assert found == set()


@pytest.mark.parametrize(
    ("value", "kind", "what"),
    [
        ("1", int, "is of type str, the catalog says int"),
        (True, int, "is of type bool, the catalog says int"),
        (None, str, "is null, the catalog says str"),
        (1.5, int, "is of type float, the catalog says int"),
        ({}, list[str], "is of type dict, the catalog says a list"),
        ([], dict[str, int], "is of type list, the catalog says an object"),
        ({"a": None}, dict[str, int], "is null, the catalog says int"),
    ],
)
def test_other_types_are_found(value: Any, kind: Any, what: str) -> None:
    (found,) = departures(value, kind)
    assert found.what == what


@pytest.mark.parametrize(
    ("value", "kind"),
    [(1, float), (None, str | None), ([1, 2.5], list[float]), ({"a": {}}, dict[str, Any])],
)
def test_fitting_values_are_not_departures(value: Any, kind: Any) -> None:
    assert list(departures(value, kind)) == []
