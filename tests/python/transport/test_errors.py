"""Tests the error tree by status, with each service's own message, and errors reported with a success status."""

import json
import pickle
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorder

BY_STATUS = {
    400: openshelf.BadRequestError,
    401: openshelf.StatusError,
    403: openshelf.StatusError,
    404: openshelf.NotFoundError,
    405: openshelf.StatusError,
    410: openshelf.NotFoundError,
    422: openshelf.BadRequestError,
    429: openshelf.RateLimitedError,
    500: openshelf.ServerError,
    501: openshelf.ServerError,
    503: openshelf.ServerError,
    504: openshelf.ServerError,
}


@pytest.fixture
def once(recorder: Recorder) -> Any:
    """Clients that try only once."""
    made: dict[str, Any] = {}

    def client(service: str) -> Any:
        if service not in made:
            made[service] = make_client(service, recorder.url, max_retries=0)
        return made[service]

    yield client
    for item in made.values():
        item.close()


@pytest.mark.parametrize("status", BY_STATUS)
def test_the_status_decides_the_class_of_the_error(
    status: int, once: Any, recorder: Recorder
) -> None:
    body = b'{"status": 1, "error": "Short", "detail": "The long text."}'
    recorder.answer = Answer(
        status=status, body=body, headers={"X-Own": "kept", "Retry-After": "7"}
    )
    with pytest.raises(openshelf.StatusError) as caught:
        once("museum").artworks.get(4)
    error = caught.value
    assert type(error) is BY_STATUS[status]
    assert isinstance(error, openshelf.OpenshelfError)
    assert error.status == status
    assert error.body == body
    assert error.detail is not None and "The long text." in error.detail
    assert error.operation == "museum.artworks.get"
    assert error.url is not None and error.url.endswith("/artworks/4")
    assert error.headers["x-own"] == "kept"
    assert str(status) in str(error) and "The long text." in str(error)
    if status in (429, 503):
        assert error.retry_after == 7


OWN_MESSAGES = [
    ("museum", "artworks.get", (4,), 404,
     b'{"status": 404, "error": "Not found", "detail": "The item you requested cannot be found."}',
     "The item you requested cannot be found."),
    ("placeholder", "id_info", (9999,), 404, b"Image does not exist\n", "Image does not exist"),
    ("placeholder", "id_info", (9999,), 404, b'{"error": "Image does not exist"}', "Image does not exist"),
    ("gazette", "documents.get", ("2024-1",), 404, b'{"status": 404, "message": "Record Not Found"}',
     "Record Not Found"),
    ("gazette", "documents.facets", ("daily",), 400, b'{"errors": {"facet": "over 10000 days"}}',
     "over 10000 days"),
    ("gazette", "documents.search", ("x",), 400, b'{"errors": {"near": ["is not", "a valid field"]}}',
     "a valid field"),
    ("spending", "awards.get", ("CONT_AWD_1",), 404, b'{"detail": "No Award found with: CONT_AWD_1"}',
     "No Award found with: CONT_AWD_1"),
    ("spending", "awards.get", ("CONT_AWD_1",), 422,
     b'{"message": "award_type_codes mix", "award_type_groups": {"a": ["A"]}}', "award_type_codes mix"),
    ("spending", "references.filter_from_hash", ("0" * 32,), 400, b"Hash does not exist",
     "Hash does not exist"),
    ("disease", "totals.country", ("Nowhere",), 404,
     b'{"message": "Country not found or doesn\'t have any cases"}', "Country not found"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("service", "name", "arguments", "status", "body", "detail"),
    OWN_MESSAGES,
    ids=[f"{case[0]}-{number}" for number, case in enumerate(OWN_MESSAGES)],
)
def test_the_message_of_the_service_is_the_detail(
    service: str, name: str, arguments: tuple[Any, ...], status: int, body: bytes, detail: str,
    once: Any, recorder: Recorder,
) -> None:  # fmt: skip
    recorder.answer = Answer(status=status, body=body)
    method = once(service)
    for part in name.split("."):
        method = getattr(method, part)
    with pytest.raises(openshelf.StatusError) as caught:
        method(*arguments)
    assert caught.value.detail is not None
    assert detail in caught.value.detail
    assert caught.value.body == body


@pytest.mark.parametrize(
    ("service", "name", "argument", "body"),
    [
        ("gazette", "agencies.get", "none", b'{"error": 404}'),
        ("gazette", "images.get", "none", b"{}"),
        ("gazette", "site_notifications.get", "none", b""),
        ("gazette", "agencies.get", "none", b"<html><body>Not here</body></html>"),
        ("disease", "totals.country", "none", b"\xff\xfe\x00"),
        ("disease", "totals.country", "none", b"[1, 2"),
    ],
)
def test_unusual_error_bodies_are_still_status_errors(
    service: str, name: str, argument: str, body: bytes, once: Any, recorder: Recorder
) -> None:
    recorder.answer = Answer(status=404, body=body)
    method = once(service)
    for part in name.split("."):
        method = getattr(method, part)
    with pytest.raises(openshelf.NotFoundError) as caught:
        method(argument)
    assert caught.value.body == body
    assert caught.value.detail is None or isinstance(caught.value.detail, str)
    assert "<html" not in (caught.value.detail or "")


def test_a_204_returns_none(clients: dict[str, Any], recorder: Recorder) -> None:
    recorder.answer = Answer(status=204, body=b"")
    assert clients["spending"].references.cfda_totals() is None
    assert clients["spending"].reporting.submission_history("097", 2020, 6) is None


def test_a_message_inside_a_200_of_the_mobility_data_is_an_error(
    once: Any, recorder: Recorder
) -> None:
    reported = {"country": "Canada", "message": "Subregion 'x' not found for 'Canada'"}
    recorder.answer = Answer(body=json.dumps(reported).encode())
    with pytest.raises(openshelf.StatusError) as caught:
        once("disease").mobility.data("Canada", "x")
    assert caught.value.status == 200
    assert caught.value.detail == reported["message"]
    # A list of which one element is such a message is returned as it is.
    several = [{"country": "Canada", "subregion": "Toronto", "data": []}, reported]
    recorder.answer = Answer(body=json.dumps(several).encode())
    with pytest.warns(openshelf.NotFoundWarning, match="1 of 2 subregions is not in the answer: x"):
        assert once("disease").mobility.data("Canada", ["Toronto", "x"]) == several


def test_a_message_inside_a_200_of_the_issue_facets_is_an_error(
    once: Any, recorder: Recorder
) -> None:
    recorder.answer = Answer(body=b'{"errors": "a date is needed", "status": 400}')
    with pytest.raises(openshelf.StatusError) as caught:
        once("gazette").public_inspection_issues.facets("type")
    assert caught.value.status == 200
    assert "a date is needed" in (caught.value.detail or "")


def test_a_message_member_elsewhere_is_data(clients: dict[str, Any], recorder: Recorder) -> None:
    """Only the two operations with a `fault_member` report errors that way."""
    said = {"message": {"count": 1, "name": "x"}, "errors": "x", "cases": 1}
    recorder.answer = Answer(body=json.dumps(said).encode())
    assert clients["disease"].totals.world() == said
    assert clients["gazette"].documents.facets("type") == said


def test_status_errors_can_be_pickled(once: Any, recorder: Recorder) -> None:
    recorder.answer = Answer(status=429, body=b'{"detail": "slow"}', headers={"Retry-After": "3"})
    with pytest.raises(openshelf.RateLimitedError) as caught:
        once("museum").artworks.get(4)
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert type(again) is openshelf.RateLimitedError
    for name in ("status", "url", "body", "detail", "retry_after", "operation", "headers"):
        assert getattr(again, name) == getattr(caught.value, name), name
    assert str(again) == str(caught.value)
