"""Tests threads that are inside the module at the same time: alternating with a GIL, in parallel without it."""

import asyncio
import pickle
import sys
import sysconfig
import threading
from collections.abc import Callable, Iterator
from typing import Any

import openshelf
import pytest
from calling import make_client
from programs import run
from recorder import Recorder

THREADS, TURNS = 8, 60


@pytest.fixture(autouse=True)
def _quick_turns() -> Iterator[None]:
    """Threads switch as often as possible, not every few milliseconds."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def at_once(work: Callable[[int], None], times: int = TURNS) -> None:
    """Runs the work in all threads, many times; an error or a hang fails the test."""
    errors: list[BaseException] = []
    ready = threading.Barrier(THREADS)

    def turns(number: int) -> None:
        try:
            ready.wait(10)
            for _ in range(times):
                work(number)
        except BaseException as error:  # noqa: BLE001  raised again below
            errors.append(error)

    threads = [threading.Thread(target=turns, args=(n,), daemon=True) for n in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads), "a thread hangs"
    if errors:
        raise errors[0]


@pytest.mark.skipif(
    not sysconfig.get_config_var("Py_GIL_DISABLED"), reason="this interpreter always has its GIL"
)
def test_the_module_does_not_enable_the_gil() -> None:
    program = "import sys, openshelf; print(sys._is_gil_enabled())"
    assert run(program) == (0, "False\n", "")


def test_only_one_thread_can_await_a_coroutine(recorder: Recorder) -> None:
    """One thread gets the answer, and the others get the error of an awaited coroutine."""
    client = make_client("disease", recorder.url, asynchronous=True)
    calls = iter([client.totals.world() for _ in range(TURNS)])
    turn: dict[str, Any] = {}
    changing = threading.Barrier(THREADS, action=lambda: turn.update(call=next(calls, None)))
    outcomes: list[Any] = []

    async def waits(call: Any) -> Any:
        return await call

    def work(_: int) -> None:
        changing.wait(30)
        try:
            outcomes.append(asyncio.run(waits(turn["call"])))
        except RuntimeError as error:
            assert "already" in str(error)  # noqa: PT017

    at_once(work)
    assert outcomes == [{"updated": None}] * TURNS
    assert len(recorder.requests) == TURNS
    asyncio.run(client.aclose())


def test_threads_share_clients_and_views(recorder: Recorder) -> None:
    shared: dict[str, Any] = {"view": None}
    with make_client("disease", recorder.url) as client:

        def work(number: int) -> None:
            view = client.with_options(extra_headers={"X-Own": str(number)})
            shared["view"] = view
            assert repr(shared["view"]) == repr(client)
            assert openshelf.prepare(view.totals.country)("Italy").headers["X-Own"] == str(number)
            assert pickle.loads(pickle.dumps(view)).base_url == client.base_url  # noqa: S301

        at_once(work)
    assert recorder.requests == []


def test_each_thread_gets_its_own_errors(recorder: Recorder) -> None:
    with openshelf.Spending(base_url=recorder.url, requests_per_second=None) as spending:

        def work(number: int) -> None:
            with pytest.raises(openshelf.ArgumentError) as caught:
                spending.autocomplete.naics("steel", limit=f"word{number}")
            assert f"word{number}" in str(caught.value)
            with pytest.raises(TypeError, match=f"unknown{number}"):
                spending.autocomplete.naics("steel", **{f"unknown{number}": 1})

        at_once(work)
    assert recorder.requests == []


def test_threads_share_an_answer(recorder: Recorder) -> None:
    with make_client("disease", recorder.url) as client:
        answer = openshelf.raw(client.totals.world)()

        def work(_: int) -> None:
            assert answer.json() == {"updated": None}
            assert answer.body == b'{"updated": null}'
            assert answer.headers["content-length"] == "17"
            assert answer.citation["operation"] == "disease.totals.world"

        at_once(work)


def test_a_call_survives_changes_of_its_values_by_another_thread(recorder: Recorder) -> None:
    """A call uses the values that it finds; it neither fails nor sends half a value."""
    filters: dict[str, Any] = {"keywords": ["steel"]}
    with openshelf.Spending(base_url=recorder.url, requests_per_second=None) as spending:

        def work(number: int) -> None:
            if number % 2:
                filters["keywords"] = ["steel"] * (number + 1)
                filters["keywords"].append("iron")
                return
            sent = openshelf.prepare(spending.search.spending_by_award_count)(filters)
            words = sent.json()["filters"]["keywords"]
            assert set(words) <= {"steel", "iron"}

        at_once(work)


def test_threads_share_a_sandbox() -> None:
    with openshelf.Sandbox() as server, server.disease(max_retries=0) as disease:

        def work(number: int) -> None:
            if number == 0:
                server.fail("disease.totals.world", status=404)
            elif number == 1:
                assert server.stats["open_connections"] >= 0
                server.forget_calls()
            elif number == 2:
                server.heal()
            else:
                assert disease.totals.country("Italy")["country"] == "Italy"

        at_once(work)


def test_loops_of_many_threads_share_a_client(recorder: Recorder) -> None:
    client = make_client("disease", recorder.url, asynchronous=True)

    async def several() -> list[Any]:
        return await asyncio.gather(*(client.totals.world() for _ in range(3)))

    def work(_: int) -> None:
        assert asyncio.run(several()) == [{"updated": None}] * 3

    at_once(work, times=8)
    asyncio.run(client.aclose())
