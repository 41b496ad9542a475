"""Tests that what a service says about an answer reaches the caller as a warning."""

import json
import warnings
from typing import Any

import openshelf
import pytest
from recorder import Answer, Recorder

UNAVAILABLE = "The Public Inspection list is unavailable after 12AM Eastern time"


def answer(recorder: Recorder, body: Any) -> None:
    recorder.answer = Answer(body=json.dumps(body).encode())


@pytest.mark.parametrize("tabular", [False, True])
@pytest.mark.parametrize("group", ["documents", "public_inspection_documents"])
def test_missing_numbers_are_named(
    group: str, tabular: bool, clients: dict[str, Any], recorder: Recorder
) -> None:
    answer(recorder, {"count": 0, "results": [], "errors": {"not_found": ["2024-1", "2024-2"]}})
    get_many = getattr(clients["gazette"], group).get_many
    with pytest.warns(openshelf.NotFoundWarning, match="2024-1, 2024-2"):
        (openshelf.table(get_many) if tabular else get_many)(["2024-1", "2024-2"])


@pytest.mark.parametrize("tabular", [False, True])
@pytest.mark.parametrize("name", ["current", "search"])
def test_a_list_that_is_not_available_says_so(
    name: str, tabular: bool, clients: dict[str, Any], recorder: Recorder
) -> None:
    said = {"pil_unavailability_message": UNAVAILABLE}
    answer(recorder, {"count": 0, "results": [], "meta": said})
    call = getattr(clients["gazette"].public_inspection_documents, name)
    with pytest.warns(openshelf.IncompleteAnswerWarning, match=UNAVAILABLE):
        (openshelf.table(call) if tabular else call)(
            **{"pub_date": "2024-01-03"} if name == "search" else {}
        )


def test_a_whole_answer_says_nothing(clients: dict[str, Any], recorder: Recorder) -> None:
    answer(recorder, {"count": 0, "results": [], "errors": {"not_found": []}, "meta": {}})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        clients["gazette"].documents.get_many(["2024-1", "2024-2"])
        clients["gazette"].public_inspection_documents.current()
