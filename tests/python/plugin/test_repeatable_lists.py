"""What a list asks of the plugin's sandbox does not depend on timing, and a request is counted as what it sends."""

from __future__ import annotations

import pytest

pytest_plugins = ["pytester"]

PROGRAM = """
import itertools

import openshelf
import pytest

pytest_plugins = ["pytester"]
from openshelf import paginate

LIST = "gazette.documents.search"
CALL = {"search_term": "water", "page": 2, "fields": ["title"]}


def first(records):
    with openshelf.Gazette() as gazette:
        listing = paginate(gazette.documents.search)
        read = listing.records("water", per_page=20, fields=["title"])
        return [record["title"] for record in itertools.islice(read, records)]


@pytest.mark.parametrize("number", range(8))
def test_a_list_that_is_left_asks_for_what_was_read(number, openshelf_environment, openshelf_sandbox):
    first(3)
    openshelf_sandbox.calls.assert_called(LIST, times=1)


@pytest.mark.parametrize("number", range(8))
def test_a_fault_of_a_page_that_nobody_wants_is_not_met(number, openshelf_sandbox):
    openshelf_sandbox.fail(LIST, arguments=CALL, status=404, unused="allow")
    assert len(first(20)) == 20
    openshelf_sandbox.calls.assert_called(LIST, times=1)
    with pytest.raises(openshelf.NotFoundError):
        first(21)


def test_a_request_is_counted_by_what_it_sends(openshelf_environment, openshelf_sandbox):
    with openshelf.Disease() as disease:
        disease.totals.country("Italy")
        disease.totals.country("Italy")
    sent = openshelf_sandbox.request("disease.totals.country", "Italy")
    assert openshelf_sandbox.calls.count(sent) == 2
    assert sent in openshelf_sandbox.calls
    other = openshelf_sandbox.request("disease.totals.country", "France")
    assert openshelf_sandbox.calls.count(other) == 0
    assert other not in openshelf_sandbox.calls
    assert openshelf_sandbox.calls.count(openshelf_sandbox.calls[0]) == 1
"""


def test_lists_and_requests_are_repeatable(project: pytest.Pytester) -> None:
    project.makepyfile(PROGRAM)
    project.runpytest_subprocess("-q", "-p", "no:cacheprovider").assert_outcomes(passed=17)
