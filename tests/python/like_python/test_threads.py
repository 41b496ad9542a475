"""Tests that threads and event loops can share clients."""

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any

import openshelf
from calling import make_client
from recorder import Answer, Recorder


def echo(request: Any) -> Answer:
    return Answer(body=json.dumps({"cases": request.target}).encode())


def together(works: list[Callable[[], None]]) -> None:
    """Runs all at once, starting at the same moment; a hang or an error fails the test."""
    errors: list[BaseException] = []
    ready = threading.Barrier(len(works))

    def run(work: Callable[[], None]) -> None:
        try:
            ready.wait(10)
            work()
        except BaseException as error:  # noqa: BLE001  raised again below
            errors.append(error)

    threads = [threading.Thread(target=run, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert not any(thread.is_alive() for thread in threads), "a thread hangs"
    if errors:
        raise errors[0]


def test_every_thread_gets_its_own_answers(recorder: Recorder) -> None:
    recorder.answer = echo
    with make_client("disease", recorder.url) as client:

        def work(number: int) -> None:
            for turn in range(15):
                name = f"c{number}x{turn}"
                assert f"/{name}?" in client.totals.country(name)["cases"]

        together([lambda number=number: work(number) for number in range(12)])
    assert len(recorder.requests) == 12 * 15
    # A connection is opened while none is spare, so at most one for each thread beside those in use.
    assert recorder.opened <= 2 * 12


def test_synchronous_and_awaited_calls_run_side_by_side(recorder: Recorder) -> None:
    recorder.answer = echo
    async_client = make_client("disease", recorder.url, asynchronous=True)
    with make_client("disease", recorder.url) as client:

        def waits() -> None:
            for turn in range(10):
                assert f"/w{turn}?" in client.totals.country(f"w{turn}")["cases"]

        def awaits() -> None:
            async def run() -> None:
                calls = [async_client.totals.country(f"a{turn}") for turn in range(10)]
                for turn, answer in enumerate(await asyncio.gather(*calls)):
                    assert f"/a{turn}?" in answer["cases"]

            asyncio.run(run())

        together([waits, awaits] * 4)


def test_views_of_different_threads_do_not_mix(recorder: Recorder) -> None:
    recorder.answer = lambda request: Answer(
        body=json.dumps({"own": request.header("x-own"), "cases": request.target}).encode()
    )
    with make_client("disease", recorder.url) as client:

        def work(number: int) -> None:
            view = client.with_options(extra_headers={"X-Own": str(number)})
            for _ in range(10):
                answer = view.totals.country(f"c{number}")
                assert answer["own"] == str(number) and f"/c{number}?" in answer["cases"]

        together([lambda number=number: work(number) for number in range(8)])


def test_one_thread_can_close_a_client_while_others_call(recorder: Recorder) -> None:
    for _ in range(5):
        client = make_client("disease", recorder.url)

        def work(client: Any = client) -> None:
            try:
                while True:
                    assert client.totals.world() == {"updated": None}
            except openshelf.ClosedError:
                pass

        together([work, work, work, client.close])


def test_errors_of_one_thread_do_not_affect_others(recorder: Recorder) -> None:
    recorder.answer = lambda request: (
        Answer(404) if "bad" in request.target else Answer(body=b'{"cases": "good"}')
    )
    with make_client("disease", recorder.url) as client:

        def fails() -> None:
            for _ in range(10):
                try:
                    client.totals.country("bad")
                except openshelf.NotFoundError:
                    continue
                raise AssertionError("no error")

        def works() -> None:
            for _ in range(10):
                assert client.totals.country("fine") == {"cases": "good"}

        together([fails, works] * 4)


def test_a_waiting_thread_does_not_block_others(recorder: Recorder) -> None:
    """A waiting thread blocks neither Python code nor calls."""
    release = threading.Event()
    recorder.answer = lambda request: Answer(hold=release if "held" in request.target else None)
    with make_client("disease", recorder.url) as client:
        done: list[Any] = []
        held = threading.Thread(
            target=lambda: done.append(client.totals.country("held")), daemon=True
        )
        held.start()
        assert recorder.wait_for_requests(1)
        assert sum(range(100_000)) > 0
        for _ in range(5):
            assert client.totals.world() == {"updated": None}
        assert done == []
        release.set()
        held.join(10)
        assert done == [{"updated": None}]


def test_another_thread_takes_over_driving_the_runtime(recorder: Recorder) -> None:
    """A waiting thread drives the runtime; when its call is over, another one takes over."""
    releases = [threading.Event() for _ in range(6)]
    recorder.answer = lambda request: Answer(
        hold=releases[int(request.target.split("/n")[1].split("?")[0])]
    )
    with make_client("disease", recorder.url) as client:
        done: list[int] = []

        def ask(number: int) -> None:
            client.totals.country(f"n{number}")
            done.append(number)

        threads = []
        for number in range(6):
            threads.append(threading.Thread(target=ask, args=(number,), daemon=True))
            threads[-1].start()
            assert recorder.wait_for_requests(number + 1)
        for number, release in enumerate(releases):
            release.set()
            threads[number].join(10)
            assert done == list(range(number + 1))


def test_many_threads_make_and_close_clients(recorder: Recorder) -> None:
    def work() -> None:
        for _ in range(5):
            with make_client("disease", recorder.url) as client:
                assert client.totals.world() == {"updated": None}

    together([work] * 8)
    closed = recorder.wait_for(lambda: recorder.closed_by_client == recorder.opened)
    assert closed, (recorder.closed_by_client, recorder.opened)
    assert len(recorder.requests) == 40


def test_the_first_calls_of_many_threads_share_one_throttle(recorder: Recorder) -> None:
    """The first thread opens the client's resources, and all others share them."""
    sent = []
    for _ in range(12):
        recorder.reset()
        with make_client(
            "disease", recorder.url, requests_per_second=0.001, deadline=0.1
        ) as client:

            def work(client: Any = client) -> None:
                try:
                    client.totals.world()
                except openshelf.RequestTimeoutError:
                    pass

            together([work] * 12)
        sent.append(len(recorder.requests))
    # On a busy machine the deadline may come before the one request.
    assert max(sent) == 1


def test_the_first_calls_of_many_tasks_share_one_throttle(recorder: Recorder) -> None:
    async def run() -> None:
        client = make_client(
            "disease", recorder.url, asynchronous=True, requests_per_second=0.001, deadline=0.1
        )
        async with client:
            await asyncio.gather(
                *(client.totals.world() for _ in range(12)), return_exceptions=True
            )

    sent = []
    for _ in range(12):
        recorder.reset()
        asyncio.run(run())
        sent.append(len(recorder.requests))
    assert max(sent) == 1
