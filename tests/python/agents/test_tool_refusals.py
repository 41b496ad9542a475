"""Tests what a model is told about refusals and failures, and that corrected calls work."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf.agents import samples
from openshelf.agents.answers import Answer
from openshelf.agents.toolbox import Toolbox

AWARDS: dict[str, Any] = {
    "operation": "spending.search.spending_by_award",
    "arguments": {
        "filters": {"award_type_code": ["A"], "keywords": ["steel"]},
        "fields": ["Award I", "Recipient Name"],
    },
}


def test_a_refusal_has_every_fault_with_its_path_and_the_nearest_name(
    run: Callable[..., Answer],
) -> None:
    body = run("call", **AWARDS).body
    assert body["error"] == "ArgumentError"
    assert "nothing was sent" in body["what"]
    faults = {each["path"]: each for each in body["faults"]}
    assert faults["filters.award_type_code"]["nearest"] == "award_type_codes"
    assert faults["fields[0]"]["nearest"] == "Award ID"
    assert faults["fields[0]"]["given"] == "'Award I'"
    assert "Award ID" in faults["fields[0]"]["allowed"]


@pytest.mark.parametrize(
    ("call", "corrected"),
    [
        (
            AWARDS,
            {
                "operation": AWARDS["operation"],
                "arguments": {
                    "filters": {"keywords": ["steel"], "award_type_codes": ["A"]},
                    "fields": ["Award ID", "Recipient Name"],
                },
            },
        ),
        (
            {"operation": "disease.totals.contry", "arguments": {"country": "Italy"}},
            {"operation": "disease.totals.country", "arguments": {"country": "Italy"}},
        ),
        (
            {"operation": "museum.artworks.search", "arguments": {"q": "monet", "lmit": 2}},
            {"operation": "museum.artworks.search", "arguments": {"q": "monet", "limit": 2}},
        ),
        (
            {"operation": "disease.totals.countries", "arguments": {"allowNull": True}},
            {"operation": "disease.totals.countries", "arguments": {"allow_null": True}},
        ),
    ],
)
def test_a_corrected_call_is_given_where_one_is_certain_and_it_works(
    run: Callable[..., Answer], call: dict[str, Any], corrected: dict[str, Any]
) -> None:
    body = run("call", **call).body
    assert body["corrected_call"] == {"tool": "call", "arguments": corrected}
    answer = run("call", **body["corrected_call"]["arguments"])
    assert not answer.is_error, answer.body


def test_no_call_is_made_up(run: Callable[..., Answer]) -> None:
    """Without a nearest name, and where the service refuses, the model is told where to look."""
    missing = run("call", operation="disease.totals.country").body
    assert "corrected_call" not in missing
    assert missing["next"] == {
        "tool": "describe",
        "arguments": {"operation": "disease.totals.country"},
    }
    unknown = run("call", operation="weather.today").body
    assert unknown["next"]["tool"] == "search_operations"
    refused = run("call", operation="disease.totals.country", arguments={"country": "Itly"}).body
    assert "corrected_call" not in refused


#: Each fault of the sandbox, and what is said of it.
FAILURES = {
    "missing": ({"status": 404}, "NotFoundError", "no such record"),
    "bad": ({"status": 400}, "BadRequestError", "refused the values"),
    "broken": ({"status": 500}, "ServerError", "may work later"),
    "busy": ({"status": 429, "retry_after": 3600}, "RateLimitedError", "too many requests"),
    "front": ({"challenge": True}, "BlockedError", "front answered with a page"),
    "gateway": ({"gateway": 502}, "BlockedError", "front answered with a page"),
    "cut": ({"reset": True}, "ConnectError", "was not reached"),
    "bad JSON": ({"bad_json": True}, "DecodeError", "could not be read"),
}


@pytest.mark.parametrize("name", FAILURES)
def test_failures_are_told_as_what_they_are(
    name: str, twin: openshelf.Sandbox, run: Callable[..., Answer]
) -> None:
    fault, kind, what = FAILURES[name]
    twin.fail("disease.totals.world", **fault, times=None)
    answer = run("call", operation="disease.totals.world")
    assert answer.is_error
    assert answer.body["error"] == kind
    assert what in answer.body["what"]
    if name == "busy":
        assert answer.body["retry_after"] == 3600
        assert answer.body["next"] == {
            "wait_seconds": 3600,
            "tool": "call",
            "arguments": {"operation": "disease.totals.world"},
        }


@pytest.mark.parametrize(
    ("tool", "given", "told"),
    [
        ("cal", {}, "did you mean 'call'?"),
        ("call", {"operaton": "x"}, "did you mean 'operation'?"),
        ("call", {"operation": 5}, "expected a value of type string"),
        ("call", {"operation": "a", "offset": -1}, "expected a whole number from 0"),
        ("call", {"operation": "a", "offset": True}, "expected a value of type integer"),
        ("read", {"operation": "a", "format": "xlsx"}, "expected one of parquet, csv"),
        ("search_operations", {"query": "x", "services": ["musem"]}, "a list of some of museum"),
        ("search_operations", {}, "query: missing"),
        ("query", {}, "pass sql, or file"),
    ],
)
def test_mistakes_in_the_arguments_of_a_tool(
    run: Callable[..., Answer], tool: str, given: dict[str, Any], told: str
) -> None:
    answer = run(tool, **given)
    assert answer.is_error
    assert told in answer.body["message"]


def test_operations_that_change_something_are_refused(run: Callable[..., Answer]) -> None:
    changing = [each for each in openshelf.operations() if each["creates_job"] or each["stores"]]
    assert len(changing) == 11
    for each in changing:
        name = f"{each['service']}.{each['full_name']}"
        answer = run("call", operation=name, arguments=samples.arguments(each))
        assert answer.is_error
        assert "--no-read-only" in answer.body["message"]


def test_archives_of_many_gigabytes_are_not_downloaded_unasked(run: Callable[..., Answer]) -> None:
    listed = [
        each for each in openshelf.operations() if each["files"] and "listed" in each["files"]
    ]
    assert len(listed) == 3
    for each in listed:
        name = f"{each['service']}.{each['full_name']}"
        arguments = samples.arguments(each)
        answer = run("download", operation=name, arguments=arguments)
        assert answer.is_error
        assert "call shows the list" in answer.body["message"]
        assert not run("call", operation=name, arguments=arguments).is_error


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"services": ["musuem"]}, "did you mean 'museum'"),
        ({"budget": 10}, "at least 1000"),
        ({"budget": True}, "at least 1000"),
    ],
)
def test_options_of_the_toolbox_are_checked(
    options: dict[str, Any], told: str, tmp_path: Path
) -> None:
    with pytest.raises(openshelf.ArgumentError, match=told):
        Toolbox(folder=tmp_path, **options)
