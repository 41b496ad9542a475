"""Tests caches with many processes, some of them killed, with forks at any moment, and at interpreter exit."""

import contextlib
import json
import random
import signal
import sqlite3
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from calling import make_client
from keeping import BACKENDS, SHARED, options_for
from openshelf import raw
from programs import finish, joined, let_go_on, run, start
from recorder import Answer, Recorder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")

PROCESSES = 8
WRITES = 500
KILLED = 3

HEAD = """
import asyncio, json, os, sys, threading, warnings
warnings.simplefilter("ignore", DeprecationWarning)
from calling import make_client
from forks import forked, joined
url = sys.argv[1]
options = json.loads(sys.argv[2])
def client_of(**more):
    return make_client("disease", url, **options, **more)
def check(client, country):
    assert client.totals.country(country)["country"] == country, country
"""

WRITER = joined(
    HEAD,
    """
    who, count = sys.argv[3], int(sys.argv[4])
    client = client_of()
    print("ready", flush=True)
    input()
    for number in range(count):
        check(client, f"C-{who}-{number}")
        if number % 10 == 0:
            check(client, f"shared-{number}")
    print(client.cache.info()["hits"] >= 0)
    """,
)


def asked(request: Any) -> str:
    return request.target.split("/countries/")[1].split("?")[0]


@pytest.fixture
def echoing(recorder: Recorder) -> Recorder:
    recorder.answer = lambda request: Answer(
        body=json.dumps({"country": asked(request), "more": asked(request) * 40}).encode()
    )
    return recorder


@pytest.fixture(params=SHARED)
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    url = request.getfixturevalue("redis_server").url if request.param == "redis" else ""
    return options_for(request.param, tmp_path, url)


@pytest.mark.slow
def test_eight_processes_write_one_cache_while_some_are_killed(
    echoing: Recorder, shared: dict[str, Any]
) -> None:
    """All entries left are complete and correct, and no surviving process lost one."""
    writers = [
        start(WRITER, echoing.url, json.dumps(shared), str(number), str(WRITES))
        for number in range(PROCESSES)
    ]
    for writer in writers:
        assert writer.stdout is not None and writer.stdout.readline() == "ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("\n")
        writer.stdin.flush()
    dice = random.Random(5)
    for number, writer in enumerate(writers[:KILLED]):
        # At an arbitrary point of its work.
        assert echoing.wait_for_requests(PROCESSES * (60 + 60 * number))
        time.sleep(dice.random() / 100)
        writer.send_signal(signal.SIGKILL)
    for number, writer in enumerate(writers):
        code, said, errors = finish(writer)
        if number >= KILLED:
            assert (code, said, errors) == (0, "True\n", "")
    before = len(echoing.requests)
    with make_client("disease", echoing.url, **shared) as client:
        offline = client.with_options(only_if_cached=True)
        kept = [asked_of(entry.url) for entry in client.cache]
        assert len(kept) == len(set(kept)) == len(client.cache)
        for country in kept:
            answer = raw(offline.totals.country)(country)
            assert answer.from_cache
            assert answer.json() == {"country": country, "more": country * 40}
        living = {
            f"C-{who}-{number}" for who in range(KILLED, PROCESSES) for number in range(WRITES)
        }
        assert living <= set(kept)
        assert any(country.startswith("C-0-") for country in kept)
        # It also still accepts new entries.
        client.totals.country("afterwards")
        assert client.cache.contains(client.totals.country, "afterwards")
    assert len(echoing.requests) == before + 1


ROUNDS = 20


@pytest.mark.full
@pytest.mark.timeout(1500)
def test_a_cache_survives_many_killed_writers(
    echoing: Recorder, shared: dict[str, Any], figures: Any
) -> None:
    """Twenty times eight writers of 500 entries each, all killed at an arbitrary point."""
    dice = random.Random(7)
    kept: set[str] = set()
    asked_by: Counter[str] = Counter()

    def echo(request: Any) -> Answer:
        country = asked(request)
        asked_by[country.removeprefix("C-").rpartition("-")[0]] += 1
        return Answer(body=json.dumps({"country": country, "more": country * 40}).encode())

    for round_ in range(ROUNDS):
        echoing.reset()
        echoing.answer = echo
        writers = {
            f"{round_}-{number}": start(
                WRITER, echoing.url, json.dumps(shared), f"{round_}-{number}", str(WRITES)
            )
            for number in range(PROCESSES)
        }
        for writer in writers.values():
            assert writer.stdout is not None and writer.stdout.readline() == "ready\n"
            let_go_on(writer)
        ends = {name: dice.randrange(1, WRITES - 100) for name in writers}
        while ends:
            due: list[str] = []

            def is_due(ends: dict[str, int] = ends, due: list[str] = due) -> bool:
                due.extend(name for name, end in ends.items() if asked_by[name] >= end)
                return bool(due)

            assert echoing.wait_for(is_due, 60)
            for name in due:
                time.sleep(dice.random() / 100)
                writers[name].send_signal(signal.SIGKILL)
                del ends[name]
        for writer in writers.values():
            code, _, errors = finish(writer)
            assert code == -signal.SIGKILL, errors
        with make_client("disease", echoing.url, **shared) as client:
            offline = client.with_options(only_if_cached=True)
            found = [asked_of(entry.url) for entry in client.cache]
            assert len(found) == len(set(found)) == client.cache.info()["entries"]
            for country in dice.sample(found, min(len(found), 100)):
                answer = raw(offline.totals.country)(country)
                assert answer.json() == {"country": country, "more": country * 40}
            assert kept <= set(found), "what was kept before is lost"
            kept = set(found)
    if shared["backend"] == "sqlite":
        with contextlib.closing(sqlite3.connect(shared["cache_name"])) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    figures("kills", {"kills": ROUNDS * PROCESSES, "entries": len(kept),
                      "requests": asked_by.total()})  # fmt: skip


def asked_of(url: str) -> str:
    return url.partition("/countries/")[2].partition("?")[0]


def test_several_processes_make_one_file_at_the_same_time(
    echoing: Recorder, tmp_path: Path
) -> None:
    """None of them sees a file that is half written."""
    program = joined(
        """
        import sys
        from calling import make_client
        input()
        for number in range(20):
            options = {"use_caching": True, "cache_name": f"{sys.argv[2]}/{number}.db"}
            client = make_client("disease", sys.argv[1], **options)
            assert client.totals.country("a") == client.totals.country("a")
        """
    )
    makers = [start(program, echoing.url, str(tmp_path)) for _ in range(PROCESSES)]
    for maker in makers:
        let_go_on(maker)
    for maker in makers:
        assert finish(maker) == (0, "", "")
    # SQLite's log and its index may outlive a process that ends without closing.
    left = {each.name.removesuffix("-wal").removesuffix("-shm") for each in tmp_path.iterdir()}
    assert left == {f"{number}.db" for number in range(20)}


LIMIT = 3_000_000

GROWING = joined(
    HEAD,
    """
    who, count = int(sys.argv[3]), int(sys.argv[4])
    client = client_of(max_bytes=3_000_000)
    print("ready", flush=True)
    input()
    for number in range(count):
        check(client, f"C-{who}-{number}")
    """,
)


@pytest.mark.slow
def test_the_log_of_eight_writers_is_bounded(
    recorder: Recorder, tmp_path: Path, figures: Any
) -> None:
    """Eight processes write two hundred megabytes into a cache of three."""
    path = tmp_path / "cache.db"
    recorder.answer = lambda request: Answer(
        body=json.dumps(
            {
                "country": asked(request),
                "more": random.Random(asked(request)).randbytes(20_000).hex(),
            }
        ).encode()
    )
    options = json.dumps({"use_caching": True, "cache_name": str(path)})
    writers = [
        start(GROWING, recorder.url, options, str(number), "600") for number in range(PROCESSES)
    ]
    for writer in writers:
        assert writer.stdout is not None and writer.stdout.readline() == "ready\n"
        let_go_on(writer)
    largest = {"": 0, "-wal": 0}
    while any(writer.poll() is None for writer in writers):
        for suffix, most in largest.items():
            with contextlib.suppress(FileNotFoundError):
                largest[suffix] = max(most, Path(f"{path}{suffix}").stat().st_size)
        time.sleep(0.01)
    for writer in writers:
        assert finish(writer) == (0, "", "")
    figures("bytes", largest)
    # Writers shorten it at 8 MB. A process that is held up meanwhile keeps the log open, so that it
    # may grow to several times this size, but never near the two hundred that were written.
    assert largest["-wal"] < 64 << 20
    assert largest[""] < 4 * LIMIT


@pytest.mark.slow
def test_a_fork_during_writes_loses_nothing(
    echoing: Recorder, tmp_path: Path, redis_server: Any
) -> None:
    """Threads write all the time while the process forks twenty times; the children write as well."""
    for backend in BACKENDS:
        options = options_for(backend, tmp_path, redis_server.url)
        program = joined(
            HEAD,
            """
            client = client_of()
            goes_on = True
            errors = []
            counts = [0] * 4
            def write(who):
                try:
                    while goes_on:
                        check(client, f"T-{who}-{counts[who]}")
                        check(client, f"T-{who}-{counts[who] // 2}")
                        counts[who] += 1
                except BaseException as error:
                    errors.append(error)
            threads = [threading.Thread(target=write, args=(who,)) for who in range(4)]
            for thread in threads:
                thread.start()
            children = []
            def child(number):
                def work():
                    for each in range(5):
                        check(client, f"child-{number}-{each}")
                        check(client, f"T-0-{each}")
                    assert client.cache.contains(client.totals.country, f"child-{number}-4")
                    other = client_of()
                    check(other, f"child-{number}-0")
                    client.close()
                    other.close()
                return work
            for number in range(20):
                children.append(forked(child(number)))
                check(client, f"parent-{number}")
            for each in children:
                joined(each)
            goes_on = False
            for thread in threads:
                thread.join()
            assert not errors, errors
            assert min(counts) > 0
            for number in range(20):
                assert client.cache.contains(client.totals.country, f"parent-{number}")
                if options["backend"] != "memory":
                    assert client.cache.contains(client.totals.country, f"child-{number}-4"), number
            for entry in client.cache:
                country = entry.url.split("/countries/")[1].split("?")[0]
                check(client.with_options(only_if_cached=True), country)
            """,
        )
        assert run(program, echoing.url, json.dumps(options)) == (0, "", ""), backend


def test_a_forked_child_can_end_normally(echoing: Recorder, shared: dict[str, Any]) -> None:
    program = joined(
        HEAD,
        """
        client = client_of()
        check(client, "a")
        child = os.fork()
        if child == 0:
            check(client, "a")
            check(client, "b")
            sys.exit(7)
        joined(child)
        check(client.with_options(only_if_cached=True), "b")
        """,
    )
    assert run(program, echoing.url, json.dumps(shared)) == (0, "", "")


def test_a_forked_pool_inherits_the_client(echoing: Recorder, shared: dict[str, Any]) -> None:
    """multiprocessing with fork: the client is inherited."""
    program = joined(
        HEAD,
        """
        import multiprocessing
        client = client_of()
        check(client, "first")
        def work(number):
            check(client, f"{number % 7}")
            return os.getpid()
        with multiprocessing.get_context("fork").Pool(4) as pool:
            assert len(set(pool.map(work, range(40), chunksize=1))) > 1
        for number in range(7):
            check(client.with_options(only_if_cached=True), f"{number}")
        """,
    )
    assert run(program, echoing.url, json.dumps(shared)) == (0, "", "")


@pytest.mark.skipif(sys.platform != "linux", reason="the C library is found by name")
def test_a_fork_without_python_gets_an_error(echoing: Recorder, shared: dict[str, Any]) -> None:
    """SQLite's locks would not work there: the child gets an error and has no cache."""
    program = joined(
        HEAD,
        """
        import ctypes, openshelf
        client, lenient = client_of(), client_of(on_cache_error="bypass")
        check(client, "a")
        child = ctypes.CDLL(None).fork()
        if child == 0:
            try:
                check(client, "a")
            except openshelf.CacheError as error:
                assert "forked" in str(error)
                check(lenient, "a")
                os._exit(7)
            os._exit(1)
        joined(child)
        check(client, "b")
        """,
    )
    assert run(program, echoing.url, json.dumps(shared)) == (0, "", "")


@pytest.mark.parametrize("way", ["sync", "async", "thread"])
def test_the_end_of_the_interpreter_is_quiet(
    echoing: Recorder, shared: dict[str, Any], way: str
) -> None:
    program = joined(
        HEAD,
        """
        way = sys.argv[3]
        client = client_of()
        if way == "async":
            async def several():
                async_client = client_of(asynchronous=True)
                await asyncio.gather(*(async_client.totals.country(f"{number % 5}") for number in range(40)))
            asyncio.run(several())
        elif way == "thread":
            def work():
                number = 0
                while True:
                    number += 1
                    check(client, f"{number % 50}")
            for _ in range(3):
                threading.Thread(target=work, daemon=True).start()
            import time
            time.sleep(0.2)
        else:
            check(client, "a")
        iterator = iter(client.cache)
        """,
    )
    assert run(program, echoing.url, json.dumps(shared), way) == (0, "", "")


def test_importing_registers_no_fork_handlers() -> None:
    program = """
    import os
    os.register_at_fork = None
    import openshelf
    openshelf.Disease()
    """
    assert run(program) == (0, "", "")
