"""Tests that an answer without a body in the middle of a list is an error, and no end of the list."""

from typing import Any

import openshelf
import pytest
from calling import make_client
from paged_answers import recipients, works
from recorder import Answer, Recorder

SIZE = 10


def museum_list(client: Any) -> Any:
    return openshelf.paginate(client.artworks.list, concurrency=1)


def recipient_list(client: Any) -> Any:
    return openshelf.paginate(client.recipient.search, concurrency=1)


@pytest.mark.parametrize("body", [b"", b"\n", b" \r\n"])
@pytest.mark.parametrize("before", [0, 1, 2])
@pytest.mark.parametrize(
    ("service", "listed"), [("museum", museum_list), ("spending", recipient_list)]
)
def test_a_page_without_a_body_is_no_end(
    service: str, listed: Any, before: int, body: bytes, recorder: Recorder
) -> None:
    """Its records would be missing without a word."""
    pages = [range(SIZE * page, SIZE * (page + 1)) for page in range(before)]
    for page in pages:
        recorder.say(works(page, 50) if service == "museum" else recipients(page, more=True))
    recorder.answer = Answer(body=body)
    came: list[Any] = []
    with make_client(service, recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.DecodeError):
            came.extend(record["id"] for record in listed(client).records(limit=SIZE))
        assert len(came) <= SIZE * before
        with pytest.raises(openshelf.DecodeError):
            listed(client).table(limit=SIZE)


def test_a_list_that_the_service_has_not_is_empty(recorder: Recorder) -> None:
    """A 204 says so: there is no such submission."""
    recorder.answer = Answer(status=204, body=b"")
    with make_client("spending", recorder.url) as client:
        history = client.reporting.submission_history
        assert history("097", 2023, 6) is None
        assert list(openshelf.paginate(history).records("097", 2023, 6)) == []
        assert openshelf.table(history)("097", 2023, 6).num_rows == 0
