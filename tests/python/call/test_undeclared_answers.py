"""Tests that an object without any member that its operation declares is an error, and is not kept by a cache."""

import json
from collections.abc import Callable
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import make_client, method_of
from catalog_entries import CATALOG, declared_member
from each import for_each
from recorder import Answer, Recorder

from examples import calls

NOTICE = {"notice": "The service is under maintenance"}
#: Texts by names that the data choose, and an answer of many forms: a notice has the form of an answer.
OPEN = {"gazette.holidays.list", "disease.gov.country"}
#: The data name the members, or each of them may be missing.
EMPTY = {
    "gazette.documents.facets",
    "gazette.effective_dates.list",
    "gazette.images.get",
    "gazette.public_inspection_documents.facets",
    "gazette.public_inspection_issues.facets",
    "gazette.sections.list",
    "gazette.site_notifications.get",
    "gazette.suggested_searches.list",
    "spending.federal_accounts.fiscal_year_snapshot",
    "disease.vaccine.world",
}
OBJECTS = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if CATALOG[operation.id]["answer"] in {"object", "object_or_list"} and operation.id not in OPEN
]


@pytest.fixture
def keeping(recorder: Recorder) -> Any:
    clients = {
        service: make_client(
            service, recorder.url, max_retries=0, use_caching=True, backend="memory"
        )
        for service in catalog_facts.SERVICES
    }
    yield clients
    for client in clients.values():
        client.close()


def refuse_twice(call: Callable[[], object], recorder: Recorder, match: str) -> None:
    """The call ends with an error each time, and the second one sends a request as well: nothing was kept."""
    for requests in (1, 2):
        with pytest.raises(openshelf.DecodeError, match=match):
            call()
        assert len(recorder.requests) == requests


@for_each(OBJECTS)
@pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")
def test_a_notice_is_no_answer_and_is_not_kept(
    operation: catalog_facts.Operation, keeping: dict[str, Any], recorder: Recorder
) -> None:
    method = method_of(keeping[operation.service], operation)
    arguments = next(iter(calls(operation).values()))
    recorder.reset()
    recorder.answer = Answer(body=json.dumps(NOTICE).encode())
    refuse_twice(lambda: method(**arguments), recorder, "it is an object with notice")
    assert openshelf.raw(method)(**arguments).json() == NOTICE


@for_each(OBJECTS)
@pytest.mark.filterwarnings("ignore::openshelf.UnknownFieldWarning")
@pytest.mark.filterwarnings("ignore::openshelf.NotFoundWarning")
@pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")
def test_one_declared_member_is_enough(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    method = method_of(clients[operation.service], operation)
    answer = {**NOTICE, declared_member(operation.id) or "a": None}
    recorder.answer = Answer(body=json.dumps(answer).encode())
    assert method(**next(iter(calls(operation).values()))) == answer


@for_each(OBJECTS)
@pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")
def test_an_empty_object_is_no_answer_unless_each_member_may_be_missing(
    operation: catalog_facts.Operation, keeping: dict[str, Any], recorder: Recorder
) -> None:
    method = method_of(keeping[operation.service], operation)
    arguments = next(iter(calls(operation).values()))
    recorder.reset()
    recorder.answer = Answer(body=b"{}")
    if operation.id in EMPTY:
        assert method(**arguments) == {}
        return
    refuse_twice(lambda: method(**arguments), recorder, "it is an empty object, without")


def test_a_table_of_a_notice_is_an_error_too(clients: dict[str, Any], recorder: Recorder) -> None:
    recorder.answer = Answer(body=json.dumps(NOTICE).encode())
    with pytest.raises(openshelf.DecodeError, match="notice"):
        openshelf.table(clients["disease"].totals.world)()
