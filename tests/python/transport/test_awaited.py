"""Tests how an event loop learns that a call has ended, in every kind of loop.

A loop that watches descriptors is woken through one; any other loop is informed by the bridge of
`pyo3-async-runtimes`. Each guarantee is tested with both.
"""

import asyncio
import contextlib
import contextvars
import gc
import json
import sys
import threading
import warnings
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorder

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="counts descriptors in /proc")


class Unwatching(asyncio.SelectorEventLoop):
    """Watches no sockets for others, like the Proactor loop of Windows."""

    def add_reader(self, fd: Any, callback: Any, *args: Any) -> Any:
        if "CompletionReader" in type(callback).__name__:
            raise NotImplementedError
        return super().add_reader(fd, callback, *args)


class Hiding(asyncio.SelectorEventLoop):
    """Has no `add_reader` at all."""

    def __getattribute__(self, name: str) -> Any:
        if name == "add_reader":
            raise AttributeError(name)
        return super().__getattribute__(name)


def uvloop_loop() -> asyncio.AbstractEventLoop:
    return pytest.importorskip("uvloop").new_event_loop()


LOOPS: dict[str, Callable[[], asyncio.AbstractEventLoop]] = {
    "asyncio": asyncio.SelectorEventLoop,
    "uvloop": uvloop_loop,
    "unwatching": Unwatching,
    "hiding": Hiding,
}


@pytest.fixture(params=LOOPS)
def new_loop(request: pytest.FixtureRequest) -> Callable[[], asyncio.AbstractEventLoop]:
    return LOOPS[request.param]


@pytest.fixture
def runner(new_loop: Callable[[], asyncio.AbstractEventLoop]) -> Iterator[asyncio.Runner]:
    with asyncio.Runner(loop_factory=new_loop) as runner:
        yield runner


@pytest.fixture
def disease(recorder: Recorder) -> Any:
    return make_client("disease", recorder.url, asynchronous=True)


def echo(recorder: Recorder) -> None:
    """Every answer has the last segment of the path."""
    recorder.answer = lambda request: Answer(
        body=json.dumps(named(request.target.split("?")[0].rsplit("/", 1)[1])).encode()
    )


def named(name: str) -> dict[str, str]:
    """The answer to a request whose path ends with this name."""
    return {"country": name}


def test_many_calls_run_at_once(runner: asyncio.Runner, disease: Any, recorder: Recorder) -> None:
    echo(recorder)
    names = [f"c{number}" for number in range(100)]

    async def run() -> Any:
        return await asyncio.gather(*(disease.totals.country(name) for name in names))

    for _ in range(3):
        assert runner.run(run()) == [named(name) for name in names]


def records(size: int, end: bytes = b"]") -> bytes:
    """A body of approximately this number of bytes, and its end."""
    record = '{"name": "Caf\u00e9 \u2014 \\u0041", "n": 1.5}'.encode()
    return b"[" + b", ".join([record] * (size // len(record) + 1)) + end


def test_bodies_of_every_length_are_decoded(
    runner: asyncio.Runner, disease: Any, recorder: Recorder
) -> None:
    """Our decoder and the standard library decode a body to the same objects."""
    bodies = {
        f"{size}-{name}": records(size, end)
        for size in (10, 16_000, 17_000, 300_000, 1_040_000, 1_100_000)
        for name, end in (("whole", b"]"), ("large", b", 18446744073709551616]"), ("cut", b""))
    }
    recorder.answer = lambda request: Answer(
        body=bodies[request.target.split("?")[0].rsplit("/", 1)[1]]
    )

    async def run() -> Any:
        calls = (disease.gov.country(name) for name in bodies)
        return await asyncio.gather(*calls, return_exceptions=True)

    for name, found in zip(bodies, runner.run(run()), strict=True):
        if name.endswith("cut"):
            assert isinstance(found, openshelf.DecodeError), name
        else:
            assert found == json.loads(bodies[name]), name


def test_a_cancelled_call_does_not_disturb_others_with_long_bodies(
    runner: asyncio.Runner, disease: Any, recorder: Recorder
) -> None:
    recorder.answer = Answer(body=records(900_000))
    wanted = json.loads(recorder.answer.body)

    async def run() -> None:
        for count in range(20):
            tasks = [asyncio.create_task(disease.totals.countries()) for _ in range(3)]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for _ in range(count % 4):
                await asyncio.sleep(0)
            tasks[count % 3].cancel()
            found = await asyncio.gather(*tasks, return_exceptions=True)
            cancelled = found.pop(count % 3)
            assert isinstance(cancelled, asyncio.CancelledError) or cancelled == wanted
            assert found == [wanted, wanted]

    runner.run(run())


def test_awaited_calls_raise_their_errors(
    runner: asyncio.Runner, disease: Any, recorder: Recorder
) -> None:
    recorder.answer = Answer(status=404, body=b'{"message": "Country not found"}')

    async def run() -> None:
        with pytest.raises(openshelf.NotFoundError):
            await disease.totals.country("x")
        recorder.answer = Answer(body=b"{")
        with pytest.raises(openshelf.DecodeError):
            await disease.totals.world()

    runner.run(run())


def test_a_cancelled_call_frees_its_connection(
    runner: asyncio.Runner, disease: Any, recorder: Recorder
) -> None:
    release = threading.Event()
    recorder.say(Answer(hold=release))

    async def run() -> None:
        task = asyncio.create_task(disease.totals.world())
        await asyncio.to_thread(recorder.wait_for_requests, 1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await asyncio.to_thread(recorder.wait_for, lambda: recorder.closed_by_client >= 1)
        assert await disease.totals.world() == {"updated": None}

    runner.run(run())
    release.set()


def test_a_call_cancelled_as_it_ends_does_not_disturb_others(
    runner: asyncio.Runner, disease: Any, recorder: Recorder
) -> None:
    """Whether the task is cancelled or gets its answer first, the others get theirs."""
    echo(recorder)

    async def run() -> None:
        for count in range(40):
            tasks = [asyncio.create_task(disease.totals.country(f"c{n}")) for n in range(4)]
            for _ in range(count):
                await asyncio.sleep(0)
            tasks[0].cancel()
            rest = await asyncio.gather(*tasks, return_exceptions=True)
            assert rest[0] == named("c0") or isinstance(rest[0], asyncio.CancelledError)
            assert rest[1:] == [named("c1"), named("c2"), named("c3")]

    runner.run(run())


def test_loops_of_many_threads_share_a_client(
    new_loop: Callable[[], asyncio.AbstractEventLoop], disease: Any, recorder: Recorder
) -> None:
    echo(recorder)
    found: dict[int, Any] = {}

    def run(number: int) -> None:
        async def ask() -> Any:
            calls = (disease.totals.country(f"c{number}.{at}") for at in range(20))
            return await asyncio.gather(*calls)

        with asyncio.Runner(loop_factory=new_loop) as runner:
            found[number] = [runner.run(ask()) for _ in range(3)]

    threads = [threading.Thread(target=run, args=(number,), daemon=True) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert found == {
        number: [[named(f"c{number}.{at}") for at in range(20)]] * 3 for number in range(6)
    }


def test_a_loop_closed_with_running_calls_does_not_disturb_another(
    new_loop: Callable[[], asyncio.AbstractEventLoop], disease: Any, recorder: Recorder
) -> None:
    """Nobody receives the answer; another loop continues with the same client."""
    release = threading.Event()
    recorder.say(Answer(hold=release))
    loop = new_loop()
    coroutine = disease.totals.world()
    step = coroutine.send

    async def begin() -> None:
        step(None)
        await asyncio.to_thread(recorder.wait_for_requests, 1)

    loop.run_until_complete(begin())
    loop.run_until_complete(loop.shutdown_default_executor())
    loop.close()
    release.set()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        assert runner.run(asyncio.wait_for(disease.totals.world(), 20)) == {"updated": None}
    coroutine.close()


@LINUX
def test_loops_leave_no_open_file_descriptors(
    new_loop: Callable[[], asyncio.AbstractEventLoop], disease: Any, recorder: Recorder
) -> None:
    async def ask() -> Any:
        return await disease.totals.world()

    def descriptors() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    def ask_in_a_loop() -> None:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            assert runner.run(ask()) == {"updated": None}

    ask_in_a_loop()
    gc.collect()
    before = descriptors()
    for _ in range(10):
        ask_in_a_loop()
    gc.collect()
    # The connection to the recorder may be another one, both ends of which are here.
    assert descriptors() <= before + 2


# A loop of uvloop that is not closed is never collected.
@pytest.mark.parametrize(
    ("kind", "closed"), [("asyncio", True), ("asyncio", False), ("uvloop", True)]
)
def test_a_loop_with_unfinished_calls_is_collected(
    kind: str, closed: bool, disease: Any, recorder: Recorder
) -> None:
    """The task waits for the call, the call's future belongs to the loop, and nothing else refers to them."""
    release = threading.Event()
    recorder.answer = Answer(hold=release)

    async def leave() -> None:
        tasks = [asyncio.create_task(disease.totals.world()) for _ in range(3)]
        await asyncio.sleep(0.01)
        for task in tasks:
            task._log_destroy_pending = False

    def abandoned() -> weakref.ref[Any]:
        loop = LOOPS[kind]()
        loop.run_until_complete(leave())
        if closed:
            loop.close()
        return weakref.ref(loop)

    # Python says of a loop that nobody closed that it is collected, which may be before the next one is made.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        loops = [abandoned() for _ in range(3)]
        for _ in range(3):
            gc.collect()
    release.set()
    assert [loop() for loop in loops] == [None] * 3


class Token:
    """A value that a context contains."""


TOKEN: contextvars.ContextVar[Token] = contextvars.ContextVar("TOKEN")


@pytest.mark.parametrize("kind", ["asyncio", "uvloop"])
def test_the_context_of_the_first_caller_is_not_kept(
    kind: str, disease: Any, recorder: Recorder
) -> None:
    """Callbacks of the loop run in an empty context."""

    async def first() -> weakref.ref[Token]:
        token = Token()
        TOKEN.set(token)
        await disease.totals.world()
        assert TOKEN.get() is token
        return weakref.ref(token)

    async def run() -> None:
        found = await asyncio.create_task(first())
        for _ in range(3):
            await asyncio.sleep(0)
        gc.collect()
        assert found() is None
        assert await disease.totals.world() == {"updated": None}

    with asyncio.Runner(loop_factory=LOOPS[kind]) as runner:
        runner.run(run())


def test_a_loop_that_watches_descriptors_is_woken_only_by_its_own(
    disease: Any, recorder: Recorder
) -> None:
    """No thread of the runtime enters Python to call the loop."""
    told: list[Any] = []

    class Telling(asyncio.SelectorEventLoop):
        def call_soon_threadsafe(self, *arguments: Any, **named: Any) -> Any:
            told.append(arguments)
            return super().call_soon_threadsafe(*arguments, **named)

    async def run() -> Any:
        return await asyncio.gather(*(disease.totals.world() for _ in range(20)))

    with asyncio.Runner(loop_factory=Telling) as runner:
        assert runner.run(run()) == [{"updated": None}] * 20
        assert told == []


def test_a_paged_list_is_awaited(runner: asyncio.Runner, recorder: Recorder) -> None:
    def page(request: Any) -> Answer:
        number = int(request.target.split("page=")[1].split("&")[0])
        return Answer(
            body=b'{"pagination": {"total": 30, "limit": 10, "current_page": %d, "total_pages": 3},'
            b' "data": [%s]}'
            % (number, b",".join(b'{"id": %d}' % (number * 10 + at) for at in range(10)))
        )

    recorder.answer = page
    museum = make_client("museum", recorder.url, asynchronous=True)

    async def run() -> list[int]:
        listing = openshelf.paginate(museum.artworks.list)
        return [record["id"] async for record in listing.records(limit=10)]

    assert runner.run(run()) == list(range(10, 40))


@pytest.mark.parametrize("way", ["call", "page", "record"])
def test_the_error_without_asyncio_says_what_is_needed(
    way: str, disease: Any, recorder: Recorder
) -> None:
    trio = pytest.importorskip("trio")
    museum = make_client("museum", recorder.url, asynchronous=True)

    async def run() -> None:
        listing = openshelf.paginate(museum.artworks.list)
        match way:
            case "call":
                await disease.totals.world()
            case "page":
                await anext(listing.pages())
            case "record":
                await anext(listing.records())

    with pytest.raises(RuntimeError, match=r"asyncio.*trio\.to_thread\.run_sync"):
        trio.run(run)
    assert not recorder.requests


def wake_ups() -> int:
    """How often the threads of the library went to sleep so far."""
    times = 0
    for thread in Path("/proc/self/task").iterdir():
        with contextlib.suppress(FileNotFoundError):  # it has ended
            if (thread / "comm").read_text(encoding="ascii").startswith("openshelf"):
                status = (thread / "status").read_text(encoding="ascii")
                times += int(status.partition("\nvoluntary_ctxt_switches:")[2].split()[0])
    return times


@LINUX
def test_the_runtime_sleeps_while_no_call_is_running(recorder: Recorder) -> None:
    async def call() -> None:
        async with make_client("disease", recorder.url, asynchronous=True) as disease:
            await disease.totals.world()

    asyncio.run(call())
    assert wake_ups() > 0
    pause = threading.Event()
    for _ in range(50):
        before = wake_ups()
        pause.wait(0.3)
        if wake_ups() == before:
            return
    pytest.fail("the runtime of awaited calls never sleeps")
