"""Tests the asynchronous clients: real coroutines, in any loop, freed when cancelled."""

import asyncio
import inspect
import json
import sys
import threading
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorder


@pytest.fixture
def disease(recorder: Recorder) -> Any:
    return make_client("disease", recorder.url, asynchronous=True)


def test_calls_return_real_coroutines(disease: Any, recorder: Recorder) -> None:
    async def run() -> None:
        call = disease.totals.world()
        assert asyncio.iscoroutine(call)
        assert inspect.isawaitable(call)
        assert await call == {"updated": None}
        unused = disease.totals.world()
        unused.close()
        task = asyncio.create_task(disease.totals.world(), name="asked")
        assert await task == {"updated": None}
        assert await asyncio.ensure_future(disease.totals.world()) == {"updated": None}

    asyncio.run(run())
    assert len(recorder.requests) == 3, "a coroutine that was never awaited sent something"


def test_calls_work_with_gather_task_group_and_wait_for(disease: Any, recorder: Recorder) -> None:
    recorder.answer = lambda request: Answer(
        body=json.dumps({"cases": request.target.split("?")[0][-2:]}).encode()
    )

    async def run() -> None:
        names = [f"c{number}" for number in range(8)]
        gathered = await asyncio.gather(*(disease.totals.country(name) for name in names))
        assert [answer["cases"] for answer in gathered] == names
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(disease.totals.country(name)) for name in names]
        assert [task.result()["cases"] for task in tasks] == names
        assert await asyncio.wait_for(disease.totals.country("c1"), 10) == {"cases": "c1"}
        done = [await item for item in asyncio.as_completed([disease.totals.country("c2")])]
        assert done == [{"cases": "c2"}]

    asyncio.run(run())


def test_a_client_works_in_several_loops_one_after_another(
    disease: Any, recorder: Recorder
) -> None:
    async def run() -> Any:
        return await asyncio.gather(disease.totals.world(), disease.totals.countries())

    for _ in range(4):
        assert asyncio.run(run()) == [{"updated": None}, []]
    assert len(recorder.requests) == 8


def test_a_client_works_in_loops_of_several_threads(disease: Any, recorder: Recorder) -> None:
    found: list[Any] = []

    def run() -> None:
        async def ask() -> Any:
            return await disease.totals.world()

        found.append(asyncio.run(ask()))

    threads = [threading.Thread(target=run, daemon=True) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    assert found == [{"updated": None}] * 4


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop does not run there")
def test_a_client_works_with_uvloop(disease: Any, recorder: Recorder) -> None:
    uvloop = pytest.importorskip("uvloop")

    async def run() -> Any:
        assert "uvloop" in type(asyncio.get_running_loop()).__module__
        task = asyncio.create_task(disease.totals.world())
        return await asyncio.gather(task, disease.totals.countries())

    for _ in range(2):
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            assert runner.run(run()) == [{"updated": None}, []]


def test_the_loop_continues_while_a_call_waits(disease: Any, recorder: Recorder) -> None:
    release = threading.Event()
    recorder.answer = Answer(hold=release)

    async def run() -> None:
        task = asyncio.create_task(disease.totals.world())
        for _ in range(50):
            await asyncio.sleep(0)
        assert not task.done()
        release.set()
        assert await task == {"updated": None}

    asyncio.run(run())


def test_errors_are_raised_at_the_await(disease: Any, recorder: Recorder) -> None:
    recorder.answer = Answer(status=404, body=b'{"message": "Country not found"}')

    async def run() -> None:
        with pytest.raises(openshelf.NotFoundError):
            await disease.totals.country("x")
        with pytest.raises(openshelf.ArgumentError):
            await disease.totals.world(day=5)
        with pytest.raises(TypeError):
            await disease.totals.country()

    asyncio.run(run())


@pytest.mark.parametrize("way", ["cancel", "wait_for", "timeout"])
def test_cancelling_frees_the_connection(way: str, recorder: Recorder) -> None:
    """The recorder sees the connection close, and the client continues to work."""
    release = threading.Event()
    recorder.say(Answer(hold=release))

    async def run() -> None:
        client = make_client("disease", recorder.url, asynchronous=True)
        if way == "cancel":
            task = asyncio.create_task(client.totals.world())
            await asyncio.to_thread(recorder.wait_for_requests, 1)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert task.cancelled()
        elif way == "wait_for":
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(client.totals.world(), 0.2)
        else:
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.2):
                    await client.totals.world()
        freed = await asyncio.to_thread(recorder.wait_for, lambda: recorder.closed_by_client >= 1)
        assert freed, "the connection is still held"
        assert await client.totals.world() == {"updated": None}
        await client.aclose()

    asyncio.run(run())
    release.set()


def test_a_loop_that_ends_cancels_its_running_calls(disease: Any, recorder: Recorder) -> None:
    """asyncio.run cancels the rest; nothing hangs, nothing is printed, the client stays usable."""
    release = threading.Event()
    recorder.say(Answer(hold=release))
    kept: list[Any] = []

    async def leave() -> None:
        kept.append(asyncio.create_task(disease.totals.world()))
        await asyncio.to_thread(recorder.wait_for_requests, 1)

    asyncio.run(leave())
    release.set()
    assert kept[0].cancelled()

    async def again() -> Any:
        return await disease.totals.world()

    assert asyncio.run(again()) == {"updated": None}


def test_async_with_closes_the_client(recorder: Recorder) -> None:
    async def run() -> None:
        async with make_client("disease", recorder.url, asynchronous=True) as client:
            assert await client.totals.world() == {"updated": None}
        with pytest.raises(openshelf.ClosedError):
            await client.totals.world()

    asyncio.run(run())


def test_an_asynchronous_client_has_views(disease: Any, recorder: Recorder) -> None:
    async def run() -> None:
        view = disease.with_options(extra_query={"x": "1"})
        await view.totals.world()

    asyncio.run(run())
    assert "x=1" in recorder.last.target
