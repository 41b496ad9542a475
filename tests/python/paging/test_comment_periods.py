"""Tests the documents whose comments are open: they are those of the search, and say whether these are all."""

from __future__ import annotations

import asyncio
import datetime as dt
import json
import warnings
from typing import Any
from urllib.parse import parse_qs, urlsplit

import openshelf
import pytest
from calling import TODAY
from openshelf.comment_periods import comments_open
from recorder import Answer, Recorded, Recorder

DAY = dt.date.fromisoformat(TODAY)


def as_method(client: Any, **named: Any) -> Any:
    return client.comments_open(**named)


@pytest.fixture(
    params=[(False, comments_open), (True, comments_open), (False, as_method), (True, as_method)],
    ids=["sync", "async", "method", "async-method"],
)
def ask(request: pytest.FixtureRequest) -> Any:
    """Calls the function and the method, with a client of either mode."""
    is_async, as_it_stands = request.param

    def call(url: str, **named: Any) -> Any:
        options: dict[str, Any] = {"base_url": url, "requests_per_second": None, "max_retries": 0}
        if not is_async:
            return as_it_stands(openshelf.Gazette(**options), **named)

        async def awaited() -> Any:
            return await as_it_stands(openshelf.AsyncGazette(**options), **named)

        return asyncio.run(awaited())

    return call


def all_documents(sandbox: Any) -> list[dict[str, Any]]:
    """Every document of the sandbox that has a last day for comments."""
    search = openshelf.paginate(sandbox.gazette().documents.search)
    fields = ["document_number", "comments_close_on", "agencies"]
    records = search.records(None, comment_from="2000-01-01", fields=fields)
    return [record for record in records if record["comments_close_on"]]


@pytest.mark.parametrize("within", [0, 1, 14, 60, None])
def test_they_close_within_these_days(ask: Any, sandbox: Any, within: int | None) -> None:
    time = None if within is None else dt.timedelta(days=within)
    found = ask(sandbox.gazette().base_url, closing_within=time, today=DAY)
    last = "9999-12-31" if within is None else str(DAY + dt.timedelta(days=within))
    wanted = sorted(
        (each["comments_close_on"], each["document_number"])
        for each in all_documents(sandbox)
        if TODAY <= each["comments_close_on"] <= last
    )
    assert [(each["comments_close_on"], each["document_number"]) for each in found] == wanted
    assert within in (0, 1) or len(found) > 0
    assert not found.is_truncated
    assert found.completeness.level in {"exact", "counted"}
    assert found.reason == found.completeness.reason
    assert (found.first, found.last) == (DAY, None if time is None else DAY + time)
    days = f"from {DAY} on" if time is None else f"{DAY} to {DAY + time}"
    text = f"{len(found)} documents that close {days}, {found.completeness.level}"
    assert repr(found) == f"<OpenForComment: {text}>"


def test_a_sandbox_of_another_day_says_that_it_has_none(sandbox: Any) -> None:
    with sandbox.gazette() as gazette:
        with pytest.warns(openshelf.SandboxWarning, match="documents whose comments close from"):
            found = gazette.comments_open(today="2030-01-01")
        assert len(found) == 0
        with pytest.warns(openshelf.SandboxWarning):
            gazette.documents.search(None, comment_date="2010-05-05")
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            gazette.comments_open(today=DAY, closing_within=None)


def test_on_a_past_day_nobody_knew_of_later_documents(ask: Any, sandbox: Any) -> None:
    past = DAY - dt.timedelta(days=60)
    found = ask(sandbox.gazette().base_url, closing_within=None, today=past)
    open_then = [each for each in all_documents(sandbox) if each["comments_close_on"] >= str(past)]
    wanted = {
        each["document_number"] for each in open_then if each["publication_date"] <= str(past)
    }
    assert {each["document_number"] for each in found} == wanted
    assert 0 < len(wanted) < len(open_then)


def test_they_are_of_an_agency(ask: Any, sandbox: Any) -> None:
    url = sandbox.gazette().base_url
    everything = ask(url, closing_within=None, today=DAY)
    slugs = sorted(
        {part["slug"] for each in everything for part in each["agencies"] if "slug" in part}
    )
    for agency in (slugs[0], slugs[:2]):
        found = ask(url, agency=agency, closing_within=None, today=DAY)
        chosen = {agency} if isinstance(agency, str) else set(agency)
        wanted = [
            each["document_number"]
            for each in everything
            if chosen & {part.get("slug") for part in each["agencies"]}
        ]
        assert [each["document_number"] for each in found] == wanted
        assert wanted
    in_words = ask(url, agency="EPA", closing_within=None, today=DAY)
    by_slug = ask(url, agency="environmental-protection-agency", closing_within=None, today=DAY)
    assert list(in_words) == list(by_slug)
    with pytest.raises(openshelf.ArgumentError, match="did you mean 'EPA'"):
        ask(url, agency="EPQ")
    few = ask(url, closing_within=None, today=DAY, fields=["title"])
    members = {"document_number", "publication_date", "comments_close_on", "title"}
    assert all(set(each) == members for each in few)


@pytest.mark.filterwarnings("ignore:.* that fields asks for:openshelf.UnknownFieldWarning")
def test_a_part_is_said_to_be_one(ask: Any, recorder: Recorder) -> None:
    def answer(request: Recorded) -> Answer:
        record = {"document_number": "2024-1", "publication_date": "2024-06-03"}
        record["comments_close_on"] = str(DAY)
        body: Any = {"count": 1, "total_pages": 1, "results": [record]}
        if "/facets/" in request.target:
            body = {f"{year}-01-01": {"count": 1, "name": str(year)} for year in (2022, 2023, 2024)}
        return Answer(body=json.dumps(body).encode())

    recorder.answer = answer
    found = ask(recorder.url, today=DAY)
    assert found.is_truncated
    assert found.completeness is None
    assert [each["document_number"] for each in found] == ["2024-1"]
    assert "truncated" in repr(found)
    assert found.reason == "the service counts 3 documents and gave 1"


def test_what_cannot_be_asked_is_refused(ask: Any, recorder: Recorder) -> None:
    with pytest.raises(openshelf.ArgumentError, match="closing_within: "):
        ask(recorder.url, closing_within=-dt.timedelta(days=1))
    with pytest.raises(
        openshelf.ArgumentTypeError, match=r"closing_within: .*: write timedelta\(days=14\)"
    ):
        ask(recorder.url, closing_within=14)
    with pytest.raises(openshelf.ArgumentTypeError, match="client: "):
        comments_open(openshelf.Museum(base_url=recorder.url))  # type: ignore[call-overload]
    for wrong in (20241015, 1.5, ["2024-10-15"]):
        with pytest.raises(
            openshelf.ArgumentTypeError, match="today: expected a day as YYYY-MM-DD"
        ):
            ask(recorder.url, today=wrong)
    for wrong in ("15.10.2024", "2024-13-01", "2024-10-15T00:00", ""):
        with pytest.raises(openshelf.ArgumentError, match="today: expected a day as YYYY-MM-DD"):
            ask(recorder.url, today=wrong)
    assert recorder.requests == []


def test_a_day_may_be_text_or_a_time(ask: Any, sandbox: Any) -> None:
    url = sandbox.gazette().base_url
    expected = ask(url, today=DAY)
    assert len(expected) > 0
    noon = dt.datetime(DAY.year, DAY.month, DAY.day, 12, tzinfo=dt.UTC)
    for today in (TODAY, f" {TODAY} ", noon):
        found = ask(url, today=today)
        assert list(found) == list(expected)
        assert (found.first, found.last) == (expected.first, expected.last)


@pytest.mark.parametrize("kind", [openshelf.Gazette, openshelf.AsyncGazette])
def test_other_arguments_are_refused_with_the_nearest(recorder: Recorder, kind: Any) -> None:
    client = kind(base_url=recorder.url)
    for word, hint in {
        "agencies": "did you mean 'agency'?",
        "field": "did you mean 'fields'?",
        "closing_withn": "did you mean 'closing_within'?",
        "zzzzzz": "it takes agency, closing_within, today, fields",
    }.items():
        with pytest.raises(openshelf.ArgumentTypeError) as refused:
            client.comments_open(**{word: "EPA"})
        assert str(refused.value) == (
            f"comments_open() got an unexpected keyword argument {word!r}; {hint}"
        )
    with pytest.raises(openshelf.ArgumentTypeError) as refused:
        client.comments_open("EPA")
    assert str(refused.value) == (
        "comments_open() takes no argument by position, got 'EPA': write agency='EPA'"
    )
    assert recorder.requests == []


def test_today_is_that_of_washington(ask: Any, recorder: Recorder) -> None:

    def answer(request: Recorded) -> Answer:
        if "/facets/" in request.target:
            return Answer(body=b"{}")
        return Answer(body=b'{"count": 0, "total_pages": 0, "results": []}')

    recorder.answer = answer
    before = dt.datetime.now(dt.timezone(-dt.timedelta(hours=5))).date()
    found = ask(recorder.url)
    after = dt.datetime.now(dt.timezone(-dt.timedelta(hours=5))).date()
    assert before <= found.first <= after
    query = parse_qs(urlsplit(recorder.requests[0].target).query)
    assert query["conditions[comment_date][gte]"] == [str(found.first)]
    assert query["conditions[comment_date][lte]"] == [str(found.first + dt.timedelta(days=14))]
