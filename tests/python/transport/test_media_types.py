"""Tests that an answer of a media type that its operation does not have is an error, for all operations."""

import warnings
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import answer_for, make_client, method_of, sends_nothing
from contract import Operation, operations
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


@EVERY
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
