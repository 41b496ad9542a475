"""Tests that an answer of a media type that its operation does not have is an error, for all operations."""

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import answer_for, make_client, method_of, sends_nothing
from catalog_entries import CATALOG
from catalog_facts import Operation, operations
from recorder import Recorder
from samples import fewest

SENDING = [operation for operation in operations() if not sends_nothing(operation)]
EVERY = pytest.mark.parametrize("operation", SENDING, ids=lambda operation: operation.id)


def wrong_types(operation: Operation, right: str) -> list[str]:
    """Media types that the operation does not have."""
    kinds = ["text/plain; charset=utf-8", "application/xml", "application/pdf"]
    if not right.startswith("image/"):
        kinds += ["image/png", "application/octet-stream"]
    if not right.startswith("application/json"):
        kinds.append("application/json")
    return kinds


def call(operation: Operation, recorder: Recorder, kind: str | None) -> Any:
    answer, _ = answer_for(operation)
    answer.headers["Content-Type"] = kind  # type: ignore[assignment]
    recorder.answer = answer
    with make_client(operation.service, recorder.url, max_retries=0) as client:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return method_of(client, operation)(**fewest(operation))


def right_type(operation: Operation) -> str:
    answer, _ = answer_for(operation)
    return answer.headers.get("Content-Type", "application/json")


@EVERY
def test_another_media_type_is_never_data(
    operation: Operation, recorder: Recorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for kind in wrong_types(operation, right_type(operation)):
        recorder.requests.clear()
        with pytest.raises(openshelf.DecodeError, match="the answer is") as caught:
            call(operation, recorder, kind)
        assert kind in str(caught.value)
        assert str(caught.value.url).startswith(recorder.url)
        assert len(recorder.requests) == 1
    with pytest.raises(openshelf.BlockedError):
        call(operation, recorder, "text/html; charset=utf-8")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "operation",
    # A file that a record names is a second answer; test_linked_files has its media types.
    [each for each in SENDING if CATALOG[each.id]["answer"] != "linked_file"],
    ids=lambda operation: operation.id,
)
def test_its_media_type_and_none_are_data(
    operation: Operation, recorder: Recorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    right = right_type(operation)
    kinds = [right, None]
    if right.startswith("image/"):
        kinds += ["image/webp", "application/octet-stream", "binary/octet-stream"]
    for kind in kinds:
        call(operation, recorder, kind)


#: Operations whose service documents no answer without a body. An empty text is a text.
WITH_BODY = [
    pytest.param(operation, id=operation.id)
    for operation in SENDING
    if CATALOG[operation.id]["answer"] != "text" and not CATALOG[operation.id]["may_be_empty"]
]


def ways(method: Any, entry: dict[str, Any]) -> list[Callable[..., Any]]:
    """The method, and what makes a table or a list of its answers."""
    found: list[Callable[..., Any]] = [method]
    if entry["records"]:
        found.append(openshelf.table(method))
    if entry["paging"]:
        paged = openshelf.paginate(method)
        found += [lambda **named: list(paged.records(**named)), paged.table]
    return found


@pytest.mark.parametrize("operation", WITH_BODY)
def test_an_answer_without_a_body_is_an_error(
    operation: Operation, recorder: Recorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be a list without records, or the end of one."""
    monkeypatch.chdir(tmp_path)
    answer, _ = answer_for(operation)
    is_picture = right_type(operation).startswith("image/")
    recorder.answer = answer
    with make_client(operation.service, recorder.url, max_retries=0) as client:
        method = method_of(client, operation)
        for body in (b"",) if is_picture else (b"", b" \n"):
            answer.body = body
            for way in ways(method, CATALOG[operation.id]):
                with pytest.raises(openshelf.DecodeError):
                    way(**fewest(operation))
    assert list(tmp_path.iterdir()) == []
