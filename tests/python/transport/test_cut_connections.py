"""A gateway closes connections while requests are on their way: each call has its answer."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import openshelf
import pytest
from recorder import Answer, Recorded, Recorder


def gateway(limit: int) -> Any:
    """Closes a connection at the request after this many, without any answer."""
    counts: dict[int, int] = {}

    def answer(request: Recorded) -> Answer:
        counts[request.connection] = counts.get(request.connection, 0) + 1
        return Answer(body=b"[]", drop=counts[request.connection] > limit)

    return answer


@pytest.mark.parametrize("limit", [60, 3])
def test_no_call_fails_because_of_a_gateway_that_cuts(recorder: Recorder, limit: int) -> None:
    recorder.answer = gateway(limit)
    with (
        openshelf.Placeholder(
            base_url=recorder.url, max_retries=0, requests_per_second=None
        ) as client,
        ThreadPoolExecutor(4) as pool,
    ):
        answers = list(pool.map(lambda page: client.list(page=page), range(1, 301)))
    assert answers == [[]] * 300
    # No answer came twice: what was sent again had none.
    assert len(recorder.requests) > 300


def test_the_same_for_asynchronous_calls(recorder: Recorder) -> None:
    recorder.answer = gateway(5)

    async def everything() -> list[Any]:
        async with openshelf.AsyncPlaceholder(
            base_url=recorder.url, max_retries=0, requests_per_second=None
        ) as client:
            return await asyncio.gather(*(client.list(page=page) for page in range(1, 301)))

    assert asyncio.run(everything()) == [[]] * 300


def test_a_call_is_sent_again_on_a_new_connection_once(recorder: Recorder) -> None:
    with openshelf.Placeholder(base_url=recorder.url, max_retries=0) as client:
        recorder.say(Answer(body=b"[]"), Answer(drop=True), Answer(body=b"[]"))
        assert client.list() == []
        assert openshelf.raw(client.list)(page=2).attempts == 2
        first, second, third = recorder.requests
        assert first.connection == second.connection != third.connection
        recorder.say(Answer(drop=True), Answer(drop=True), Answer(body=b"[]"))
        with pytest.raises(openshelf.ConnectError, match="after 2 attempts"):
            client.list(page=3)
        assert len(recorder.requests) == 5


@pytest.mark.parametrize("cut", [replace(Answer(body=b"[1, 2]"), cut=2), Answer(503)])
def test_a_call_with_a_part_of_an_answer_is_left_to_the_retries(
    recorder: Recorder, cut: Answer
) -> None:
    recorder.answer = cut
    with openshelf.Placeholder(base_url=recorder.url, max_retries=0) as client:
        with pytest.raises(openshelf.OpenshelfError):
            client.list()
        assert len(recorder.requests) == 1


def test_a_question_by_post_is_sent_again_and_a_job_is_not(recorder: Recorder) -> None:
    filters = {"award_type_codes": ["A"]}
    with openshelf.Spending(
        base_url=recorder.url, requests_per_second=None, max_retries=0
    ) as client:
        recorder.say(Answer(drop=True), Answer(body=b'{"results": []}'))
        client.search.spending_by_award_count(filters)
        assert len(recorder.requests) == 2
        recorder.say(Answer(drop=True), Answer(drop=True))
        with pytest.raises(openshelf.ConnectError):
            client.download.awards(filters)
        assert len(recorder.requests) == 3
