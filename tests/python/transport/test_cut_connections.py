"""A gateway closes connections while requests are on their way: each call has its answer."""

import asyncio
import logging
import os
import pickle
import re
import signal
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import openshelf
import pytest
from recorder import Answer, Recorded, Recorder, empty_answer


def gateway(limit: int) -> Any:
    """Closes a connection at the request after this many, without any answer."""
    counts: dict[int, int] = {}

    def answer(request: Recorded) -> Answer:
        counts[request.connection] = counts.get(request.connection, 0) + 1
        return replace(empty_answer(request), drop=counts[request.connection] > limit)

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


def pauses_of(log: pytest.LogCaptureFixture) -> list[float]:
    """The pauses that the log announces."""
    return [float(pause) for pause in re.findall(r"next attempt in ([\d.]+) s", log.text)]


@pytest.mark.parametrize("given", [None, 0, 1, 2])
def test_pauses_grow_after_connections_that_were_cut(
    given: int | None, recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "openshelf.spending")
    options = {} if given is None else {"max_retries": given}
    cut = 5 if given is None else given + 2
    # A second is a hundredth on this machine.
    expected = [0.0, 0.05, 0.3, 0.9][: cut - 1]
    with openshelf.Spending(base_url=recorder.url, requests_per_second=None, **options) as client:
        call = client.references.toptier_agencies
        recorder.say(*[Answer(drop=True)] * cut)
        with pytest.raises(openshelf.ConnectError, match=f"after {cut} attempts"):
            call()
        assert len(recorder.requests) == cut
        assert pauses_of(caplog) == expected
        # Each attempt is on a connection of its own.
        assert len({request.connection for request in recorder.requests}) == cut
        caplog.clear()
        recorder.say(*[Answer(drop=True)] * (cut - 1), Answer(body=b'{"results": []}'))
        assert openshelf.raw(call)().attempts == cut
        assert pauses_of(caplog) == expected


def test_a_view_and_a_copy_keep_what_the_caller_says(
    recorder: Recorder, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "openshelf.spending")
    recorder.answer = Answer(drop=True)
    with openshelf.Spending(base_url=recorder.url, requests_per_second=None) as client:
        for own, pauses in (
            (client.with_options(max_retries=1), 2),
            (pickle.loads(pickle.dumps(client)), 4),  # noqa: S301  our own bytes
            (pickle.loads(pickle.dumps(client.with_options(max_retries=0))), 1),  # noqa: S301
        ):
            caplog.clear()
            with pytest.raises(openshelf.ConnectError):
                own.references.toptier_agencies()
            assert len(pauses_of(caplog)) == pauses


#: A server that is not on this machine is reached through a proxy, which is: the pauses have their real length.
FAR = """
import logging, sys, openshelf
logging.basicConfig(level=logging.WARNING, stream=sys.stdout, format="%(message)s")
proxy, deadline = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else None
client = openshelf.Spending(base_url="http://spending.invalid", proxy=proxy, deadline=deadline)
try:
    client.references.toptier_agencies()
except KeyboardInterrupt:
    print("interrupted", flush=True)
except openshelf.RequestTimeoutError as error:
    print("late", error, flush=True)
"""


def far(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-u", "-c", FAR, *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"OPENSHELF_OFFLINE": ""},
    )


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c_ends_a_pause(recorder: Recorder) -> None:
    recorder.answer = Answer(drop=True)
    with far(recorder.url) as process:
        assert process.stdout is not None
        assert "next attempt in 0.000 s" in process.stdout.readline()
        assert "next attempt in 5.000 s" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(timeout=4)
    assert output.strip() == "interrupted"
    assert len(recorder.requests) == 2


def test_ctrl_c_while_an_attempt_is_logged_is_heard(recorder: Recorder) -> None:
    """The handler of the log is where Python runs, so that the signal is raised there."""
    recorder.answer = Answer(drop=True)
    inside = """
class Inside(logging.Handler):
    def emit(self, record):
        if "next attempt in 5" in record.getMessage():
            signal.raise_signal(signal.SIGINT)
signal.signal(signal.SIGINT, signal.default_int_handler)
logging.getLogger("openshelf").addHandler(Inside())
"""
    program = FAR.replace("import logging,", "import logging, signal,")
    program = program.replace("proxy, deadline =", f"{inside}proxy, deadline =")
    done = subprocess.run(
        [sys.executable, "-u", "-c", program, recorder.url],
        capture_output=True, text=True, timeout=20, check=False,
        env=os.environ | {"OPENSHELF_OFFLINE": ""},
    )  # fmt: skip
    assert done.stdout.splitlines()[-1] == "interrupted", done.stderr
    assert len(recorder.requests) == 2


def test_a_deadline_ends_a_pause(recorder: Recorder) -> None:
    recorder.answer = Answer(drop=True)
    with far(recorder.url, "0.5") as process:
        output, _ = process.communicate(timeout=4)
    assert output.splitlines()[-1].startswith("late")
    assert len(recorder.requests) == 2


@pytest.mark.parametrize("threads", [1, 8])
def test_spending_takes_a_new_connection_before_it_is_cut(threads: int, recorder: Recorder) -> None:
    recorder.answer = gateway(200)
    with (
        openshelf.Spending(
            base_url=recorder.url, max_retries=0, requests_per_second=None
        ) as client,
        ThreadPoolExecutor(threads) as pool,
    ):
        list(pool.map(lambda _: client.references.toptier_agencies(), range(1000)))
    # Nothing was sent twice.
    assert len(recorder.requests) == 1000
    of_connections = Counter(request.connection for request in recorder.requests)
    assert max(of_connections.values()) <= 200
    if threads == 1:
        assert list(of_connections.values()) == [200] * 5


def test_asynchronous_calls_take_new_connections(recorder: Recorder) -> None:
    recorder.answer = gateway(200)

    async def everything() -> None:
        async with openshelf.AsyncSpending(
            base_url=recorder.url, max_retries=0, requests_per_second=None
        ) as client:
            await asyncio.gather(*(client.references.toptier_agencies() for _ in range(500)))

    asyncio.run(everything())
    assert len(recorder.requests) == 500


def test_redirects_count_as_requests_of_a_connection(recorder: Recorder) -> None:
    target = "/api/v2/references/toptier_agencies/?sort=percentage_of_total_budget_authority"

    def answer(request: Recorded) -> Answer:
        if "moved" in request.target:
            return Answer(body=b'{"results": []}')
        return Answer(302, headers={"Location": f"{target}&moved=1"})

    recorder.answer = answer
    with openshelf.Spending(
        base_url=recorder.url, max_retries=0, requests_per_second=None
    ) as client:
        for _ in range(150):
            client.references.toptier_agencies()
    of_connections = Counter(request.connection for request in recorder.requests)
    assert list(of_connections.values()) == [200, 100]


def test_other_services_keep_their_connections(recorder: Recorder) -> None:
    recorder.answer = Answer(body=b"[]")
    with openshelf.Placeholder(base_url=recorder.url) as client:
        for page in range(1, 301):
            client.list(page=page)
    assert recorder.opened == 1


@pytest.mark.parametrize("concurrency", [1, 4])
def test_a_list_of_spending_meets_no_cut(
    concurrency: int, caplog: pytest.LogCaptureFixture
) -> None:
    """250 pages from a gateway that closes each connection after 210 requests."""
    caplog.set_level(logging.WARNING, "openshelf.spending")
    filters = {
        "award_type_codes": ["A", "B", "C", "D"],
        "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
    }
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        sandbox.fail("spending", cut_after=210, times=None)
        listing = openshelf.paginate(
            sandbox.spending().search.spending_by_award, max_pages=250, concurrency=concurrency
        )
        records = list(listing.records(filters, ["Award ID"], limit=1))
        assert len(records) == 250
        assert len(sandbox.calls) >= 250
    assert not caplog.records
