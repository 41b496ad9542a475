"""Tests records in a file: every record once after any kill, and the file at the requested path."""

import asyncio
import json
import os
import random
import signal
import stat
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf import paginate
from paged_answers import works
from programs import finish, run, start
from recorder import Recorder
from waiting import soon

# Lists are resumed after their end on purpose.
pytestmark = pytest.mark.filterwarnings("ignore::openshelf.EndedListWarning")

PAGE = 20

posix = pytest.mark.skipif(os.name != "posix", reason="modes, links and pipes are POSIX's")


LINES = """
    import os, sys, threading
    import openshelf

    address, path, kill = sys.argv[1:]
    museum = openshelf.Museum(base_url=address, requests_per_second=None)
    written = 0

    class Bar:
        def update(self, records):
            global written
            written += records
            if 0 <= int(kill) <= written:
                os.kill(os.getpid(), 9)

        def close(self):
            pass

    listing = openshelf.paginate(museum.artworks.list, progress=Bar())
    print("ready", flush=True)
    print(listing.to_jsonl(path, limit=20, resume=True))
"""


def test_a_file_has_every_record_once_after_kills(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    address = sandbox.museum().base_url
    for kill in ("20", "70", "1", "130"):
        assert run(LINES, address, str(path), kill)[0] == -9
        stored = json.loads(Path(f"{path}.position").read_text())
        output, counted = stored["output"], stored["position"]["keys"]
        assert counted == 0 or Path(f"{path}.position.keys").stat().st_size >= 16 + 8 * counted
        if path.stat().st_size > output["bytes"]:
            # Left by a kill in the middle of writing.
            os.truncate(path, path.stat().st_size - 13)
    code, said, errors = run(LINES, address, str(path), "-1")
    assert (code, said) == (0, "ready\n300\n"), errors
    everything = list(paginate(sandbox.museum().artworks.list).records(limit=PAGE))
    assert [json.loads(line) for line in path.read_text().splitlines()] == everything
    assert sorted(inside(tmp_path)) == [path, Path(f"{path}.position")]
    sandbox.forget_calls()
    assert run(LINES, address, str(path), "-1")[:2] == (0, "ready\n300\n")
    assert sandbox.calls == []


KILLS = 200


@posix
@pytest.mark.full
@pytest.mark.timeout(1500)
def test_a_file_has_every_record_once_whenever_its_program_is_killed(
    tmp_path: Path, figures: Any
) -> None:
    """Two hundred kills from outside, at moments that no program chooses."""
    dice = random.Random(11)
    kills = files = 0
    with openshelf.Sandbox(scale=4) as server:
        everything = list(paginate(server.museum().artworks.list).records(limit=PAGE))
        address = server.museum().base_url
        is_last = False
        while not is_last:
            path = tmp_path / f"artworks-{files}.jsonl"
            process = start(LINES, address, str(path), "-1")
            assert process.stdout is not None and process.stdout.readline() == "ready\n"
            if kills < KILLS:
                time.sleep(dice.random() * 0.1)
                process.send_signal(signal.SIGKILL)
            code, _, errors = finish(process)
            assert code in (0, -signal.SIGKILL), errors
            if code == 0:
                lines = path.read_text().splitlines()
                assert [json.loads(line) for line in lines] == everything
                files += 1
                is_last = kills == KILLS
            else:
                kills += 1
    figures("kills", {"kills": kills, "files": files, "records": len(everything)})


def test_a_file_is_replaced_only_when_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    path.write_text("what was here before\n")
    with openshelf.Sandbox() as server:
        museum = server.museum(max_retries=0)
        server.fail("museum.artworks.list", status=500, times=None)
        with pytest.raises(openshelf.ServerError):
            paginate(museum.artworks.list).to_jsonl(path)
        assert path.read_text() == "what was here before\n"
        server.heal()
        assert paginate(museum.artworks.list).to_jsonl(path, fields=["id", "title"]) == 300
        expected = list(museum.artworks.list(limit=100, fields=["id", "title"])["data"])
    lines = path.read_text().splitlines()
    assert [json.loads(line) for line in lines[:100]] == expected
    assert [file.name for file in tmp_path.iterdir()] == ["artworks.jsonl"]


async def test_an_awaited_file_can_be_resumed(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    listing = paginate(sandbox.async_museum().artworks.list)
    assert await listing.to_jsonl(path, limit=50, resume=True) == 300
    assert await listing.to_jsonl(path, limit=50, resume=True) == 300
    assert len(path.read_text().splitlines()) == 300


async def test_progress_is_reported_in_the_thread_that_awaits(tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    here = threading.get_ident()
    threads: set[int] = set()
    watching = Meanwhile(lambda: threads.add(threading.get_ident()))
    with openshelf.Sandbox() as server:
        method = server.async_museum().artworks.list
        server.fail("museum.artworks.list", insert=3)
        listing = paginate(method, progress=watching, on_change="warn", concurrency=1)
        with pytest.warns(openshelf.ChangedWhilePagingWarning):
            assert await listing.to_jsonl(path, limit=PAGE) == 300
    assert threads == {here}


async def test_a_file_resumes_after_its_writing_was_cancelled(tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    with openshelf.Sandbox() as server:
        method = server.async_museum().artworks.list
        writing = asyncio.Event()
        listing = paginate(method, progress=Meanwhile(writing.set), concurrency=1)
        server.fail("museum.artworks.list", delay=0.02, times=None)
        task = asyncio.create_task(listing.to_jsonl(path, limit=PAGE, resume=True))
        assert task.get_coro().__qualname__ == "paginate(AsyncMuseum.artworks.list).to_jsonl"
        await writing.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        server.heal()
        assert await paginate(method).to_jsonl(path, limit=PAGE, resume=True) == 300
    ids = [json.loads(line)["id"] for line in path.read_text().splitlines()]
    assert len(set(ids)) == len(ids) == 300


async def test_an_error_while_a_file_is_written_is_raised_where_it_is_awaited(
    tmp_path: Path,
) -> None:
    with openshelf.Sandbox() as server:
        listing = paginate(server.async_museum(max_retries=0).artworks.list)
        with pytest.raises(FileNotFoundError):
            await listing.to_jsonl(tmp_path / "nowhere" / "artworks.jsonl")
        with pytest.raises(openshelf.ArgumentError):
            listing.to_jsonl(tmp_path / "artworks.jsonl", limit=1000)
        server.fail("museum.artworks.list", status=500, times=None)
        with pytest.raises(openshelf.ServerError):
            await listing.to_jsonl(tmp_path / "artworks.jsonl")
    assert inside(tmp_path) == []


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_a_file_with_missing_records_is_incomplete_at_the_next_call_too(
    tmp_path: Path, kind: str
) -> None:
    path = tmp_path / "artworks.jsonl"
    with Recorder() as recorder:
        recorder.script.extend([works(range(10), total=20), works(range(10, 15), total=20)])
        options: dict[str, Any] = {"base_url": recorder.url, "requests_per_second": None}

        def write(path: Path) -> None:
            if kind == "sync":
                listing = paginate(openshelf.Museum(**options).artworks.list, on_change="raise")
                listing.to_jsonl(path, limit=10, resume=True)
            else:
                method = openshelf.AsyncMuseum(**options).artworks.list
                awaited = paginate(method, on_change="raise")
                asyncio.run(one(awaited.to_jsonl(path, limit=10, resume=True)))

        for _ in range(2):
            with pytest.raises(openshelf.TruncatedError, match="15 of 20 records"):
                write(path)
        assert len(recorder.requests) == 2
    written = [json.loads(line) for line in path.read_text().splitlines()]
    assert written == [{"id": number} for number in range(15)]


async def one(call: Any) -> Any:
    return await call


def test_resume_leaves_a_file_without_a_position_unchanged(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    path.write_text("mine\n")
    with pytest.raises(FileExistsError, match=r"there is no position file beside it"):
        paginate(sandbox.museum().artworks.list).to_jsonl(path, resume=True)
    assert path.read_text() == "mine\n"


def test_a_file_that_lost_bytes_is_not_resumed(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    listing = paginate(sandbox.museum().artworks.list, max_pages=2)
    listing.to_jsonl(path, limit=PAGE, resume=True)
    path.write_text("")
    with pytest.raises(OSError, match="but its position records"):
        listing.to_jsonl(path, limit=PAGE, resume=True)


def inside(folder: Path) -> list[Path]:
    return list(folder.iterdir())


class Meanwhile:
    """Does something when the first page arrives."""

    def __init__(self, what: Callable[[], object]) -> None:
        self.what = what
        self.came: list[object] = []

    def update(self, _: int) -> None:
        if not self.came:
            self.came.append(self.what())

    def close(self) -> None:
        pass


class Interrupt:
    """Interrupts the run at the page that reaches this number of records."""

    def __init__(self, records: int) -> None:
        self.left = records

    def update(self, records: int) -> None:
        self.left -= records
        if self.left <= 0:
            raise KeyboardInterrupt

    def close(self) -> None:
        pass


@pytest.mark.parametrize("resume", [True, False])
def test_two_writers_do_not_mix_their_records(sandbox: Any, tmp_path: Path, resume: bool) -> None:
    path = tmp_path / "artworks.jsonl"

    def write_too() -> None:
        with pytest.raises(BlockingIOError, match="another program or iterator is writing to it"):
            paginate(sandbox.museum().artworks.list).to_jsonl(path, limit=PAGE, resume=resume)

    progress = Meanwhile(write_too)
    listing = paginate(sandbox.museum().artworks.list, progress=progress)
    assert listing.to_jsonl(path, limit=PAGE, resume=True) == 300
    assert progress.came
    assert len({json.loads(line)["id"] for line in path.read_text().splitlines()}) == 300
    # It was the writer's while it was writing.
    assert listing.to_jsonl(path, limit=PAGE, resume=True) == 300


def test_a_complete_file_removes_the_position_of_an_earlier_one(
    sandbox: Any, tmp_path: Path
) -> None:
    path, position = tmp_path / "artworks.jsonl", tmp_path / "artworks.jsonl.position"
    first = paginate(sandbox.museum().artworks.list, max_pages=2)
    assert first.to_jsonl(path, limit=PAGE, resume=True) == 2 * PAGE
    assert position.exists()
    listing = paginate(sandbox.museum().artworks.list)
    assert listing.to_jsonl(path) == 300
    assert not position.exists()
    with pytest.raises(FileExistsError):
        first.to_jsonl(path, limit=PAGE, resume=True)
    assert len(path.read_text().splitlines()) == 300
    # A file of another program stays.
    position.write_text("mine")
    assert listing.to_jsonl(path) == 300
    assert position.read_text() == "mine"


def test_a_list_that_changed_while_interrupted_is_complete_after_resume(tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    begun = 3 * PAGE
    with openshelf.Sandbox() as server:
        works = server.museum().artworks.list
        before = {record["id"] for record in paginate(works).records()}
        bar = Interrupt(begun)
        with pytest.raises(KeyboardInterrupt):
            paginate(works, progress=bar).to_jsonl(path, limit=PAGE, resume=True)
        server.fail("museum.artworks.list", insert=3)
        works()
        for _ in range(2):
            with pytest.raises(openshelf.ChangedWhilePaging) as raised:
                paginate(works, on_change="raise").to_jsonl(path, limit=PAGE, resume=True)
            # The records that were written can still be used.
            assert "begin anew" not in str(raised.value)
        written = paginate(works).to_jsonl(path, limit=PAGE, resume=True)
        assert written.completeness.level == "counted"
        again = paginate(works).to_jsonl(path, limit=PAGE, resume=True)
        assert again.completeness == written.completeness
    ids = [json.loads(line)["id"] for line in path.read_text().splitlines()]
    assert len(set(ids)) == len(ids) == written
    assert before <= set(ids)
    assert sorted(inside(tmp_path)) == [path, Path(f"{path}.position")]


@posix
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_only_a_regular_file_can_be_resumed(sandbox: Any, tmp_path: Path, kind: str) -> None:
    path = Path(os.devnull) if kind == "device" else tmp_path / "pipe"
    if kind == "pipe":
        os.mkfifo(path)
    sandbox.forget_calls()
    with pytest.raises(OSError, match="leave resume out"):
        paginate(sandbox.museum().artworks.list).to_jsonl(path, resume=True)
    assert sandbox.calls == []


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@posix
@pytest.mark.parametrize("mask", [0o022, 0o077, 0o002])
def test_a_new_file_has_the_mode_that_the_umask_leaves(
    sandbox: Any, tmp_path: Path, mask: int
) -> None:
    before = os.umask(mask)
    try:
        paginate(sandbox.museum().artworks.list).to_jsonl(tmp_path / "new")
    finally:
        os.umask(before)
    assert mode(tmp_path / "new") == 0o666 & ~mask


@posix
def test_a_file_keeps_its_mode(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "old"
    path.write_text("before\n")
    path.chmod(0o620)
    paginate(sandbox.museum().artworks.list).to_jsonl(path)
    assert (mode(path), len(path.read_text().splitlines())) == (0o620, 300)


@posix
@pytest.mark.parametrize("is_there", [True, False])
def test_a_file_is_written_through_symbolic_links(
    sandbox: Any, tmp_path: Path, is_there: bool
) -> None:
    (tmp_path / "data").mkdir()
    target, link, outer = tmp_path / "data" / "target", tmp_path / "link", tmp_path / "outer"
    if is_there:
        target.write_text("before\n")
    link.symlink_to("data/target")
    outer.symlink_to(link)
    paginate(sandbox.museum().artworks.list).to_jsonl(outer)
    assert (link.is_symlink(), outer.is_symlink()) == (True, True)
    assert len(target.read_text().splitlines()) == 300
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.parametrize("resume", [True, False])
def test_a_folder_is_refused_before_any_request(sandbox: Any, tmp_path: Path, resume: bool) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    sandbox.forget_calls()
    with pytest.raises((IsADirectoryError, PermissionError), match="folder"):
        paginate(sandbox.museum().artworks.list).to_jsonl(folder, resume=resume)
    assert sandbox.calls == []
    assert list(tmp_path.iterdir()) == [folder]


@posix
def test_other_threads_run_while_a_pipe_is_written(sandbox: Any, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[str] = []
    # Opening its end while the writer waits for it takes the GIL.
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()), daemon=True)
    threading.Timer(0.1, reader.start).start()
    assert paginate(sandbox.museum().artworks.list).to_jsonl(pipe) == 300
    reader.join()
    assert len(read[0].splitlines()) == 300
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@pytest.mark.parametrize("more", ["", "import logging"], ids=["plain", "logging"])
def test_ctrl_c_interrupts_between_fast_pages(tmp_path: Path, more: str) -> None:
    program = """
        import sys
        import openshelf

        museum = openshelf.Museum(base_url=sys.argv[1], requests_per_second=None)
        listing = openshelf.paginate(museum.artworks.list, concurrency=1)
        try:
            print(listing.to_jsonl(sys.argv[2], limit=1), flush=True)
        except KeyboardInterrupt:
            print("interrupted", flush=True)
    """
    with openshelf.Sandbox() as sandbox:
        sandbox.fail("museum.artworks.list", delay=0.02, times=1000)
        process = start(
            program.replace("import sys", f"import sys\n        {more}"),
            sandbox.museum().base_url,
            str(tmp_path / "artworks.jsonl"),
        )
        assert soon(lambda: len(sandbox.calls) >= 10)
        process.send_signal(signal.SIGINT)
        assert finish(process) == (0, "interrupted\n", "")
        assert len(sandbox.calls) < 200


@pytest.mark.slow
@posix
@pytest.mark.parametrize("reader", ["nobody", "slow"])
def test_ctrl_c_interrupts_writing_to_a_pipe(sandbox: Any, tmp_path: Path, reader: str) -> None:
    program = """
        import sys
        import openshelf

        address, path = sys.argv[1:]
        museum = openshelf.Museum(base_url=address, requests_per_second=None)
        print("begun", flush=True)
        try:
            openshelf.paginate(museum.artworks.list).to_jsonl(path)
        except KeyboardInterrupt:
            print("interrupted", flush=True)
    """
    path = tmp_path / "pipe"
    os.mkfifo(path)
    held = os.open(path, os.O_RDONLY | os.O_NONBLOCK) if reader == "slow" else None
    sandbox.forget_calls()
    process = start(program, sandbox.museum().base_url, str(path))
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    if held is not None:
        # A pipe accepts the first pages, and then no more.
        assert soon(lambda: bool(sandbox.calls))
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    assert finish(process)[:2] == (0, "interrupted\n")
    if held is not None:
        os.close(held)


@pytest.mark.slow
@posix
def test_writing_to_a_pipe_with_a_slow_reader_can_be_cancelled(tmp_path: Path) -> None:
    program = """
        import asyncio, os, sys, threading, time
        import openshelf

        pipe = sys.argv[1]
        os.mkfifo(pipe)

        def read():
            with open(pipe, "rb") as file:
                file.read(1)
                time.sleep(0.5)
                while file.read(1 << 16):
                    pass

        async def main():
            threading.Thread(target=read, daemon=True).start()
            with openshelf.Sandbox(scale=10) as server:
                listing = openshelf.paginate(server.async_museum().artworks.list)
                task = asyncio.create_task(listing.to_jsonl(pipe))
                await asyncio.sleep(0.2)
                task.cancel()
                try:
                    await task
                except asyncio.CancelledError:
                    print("given up")

        asyncio.run(main())
    """
    code, said, errors = run(program, str(tmp_path / "pipe"))
    assert (code, said) == (0, "given up\n"), errors


@posix
@pytest.mark.parametrize("resume", [False, True], ids=["whole", "resumed"])
@pytest.mark.parametrize("leaves", ["leaves", "goes on"])
def test_a_forked_child_leaves_the_file_of_its_parent_alone(
    sandbox: Any, tmp_path: Path, leaves: str, resume: bool
) -> None:
    program = """
        import os, sys
        import openshelf

        address, path, leaves = sys.argv[1], sys.argv[2], sys.argv[3] == "leaves"
        museum = openshelf.Museum(base_url=address, requests_per_second=None)

        class Fork(Exception):
            pass

        class Bar:
            pages = 0

            def update(self, records):
                self.pages += 1
                if self.pages == 3 and os.fork() == 0:
                    if leaves:
                        raise Fork

            def close(self):
                pass

        try:
            listing = openshelf.paginate(museum.artworks.list, progress=Bar())
            print(listing.to_jsonl(path, limit=20, resume=resume))
            assert os.waitstatus_to_exitcode(os.wait()[1]) == 0
        except Fork:
            pass
        except RuntimeError as refused:
            assert "the parent process" in str(refused)
    """
    path = tmp_path / "artworks.jsonl"
    program = program.replace("resume=resume", f"resume={resume}")
    code, said, errors = run(program, sandbox.museum().base_url, str(path), leaves)
    assert (code, said) == (0, "300\n"), errors
    numbers = [json.loads(line)["id"] for line in path.read_text().splitlines()]
    assert len(numbers) == len(set(numbers)) == 300
    assert path in inside(tmp_path)
    assert len(inside(tmp_path)) == 1 + resume


@posix
def test_records_are_written_to_standard_output_in_order(sandbox: Any, tmp_path: Path) -> None:
    program = """
        import os, sys
        import openshelf

        address, *out = sys.argv[1:]
        museum = openshelf.Museum(base_url=address, requests_per_second=None)
        if out:
            os.dup2(os.open(out[0], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 1)
        print("first", flush=True)
        openshelf.paginate(museum.artworks.list).to_jsonl("/dev/stdout")
        print("last")
    """
    address, path = sandbox.museum().base_url, tmp_path / "redirected"
    code, piped, errors = run(program, address)
    assert code == 0, errors
    code, _, errors = run(program, address, str(path))
    assert code == 0, errors
    for said in (piped, path.read_text()):
        first, *records, last = said.splitlines()
        assert (first, len(records), last) == ("first", 300, "last")
        assert all("id" in json.loads(record) for record in records)


@pytest.mark.parametrize("resume", [True, False])
def test_a_file_is_written_to_the_folder_in_which_the_call_began(
    sandbox: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, resume: bool
) -> None:
    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    here.mkdir(), elsewhere.mkdir()
    monkeypatch.chdir(here)

    class FolderChanger:
        def update(self, _: int) -> None:
            os.chdir(elsewhere)

        def close(self) -> None:
            pass

    listing = paginate(sandbox.museum().artworks.list, progress=FolderChanger())
    assert listing.to_jsonl("file", limit=50, resume=resume) == 300
    assert len((here / "file").read_text().splitlines()) == 300
    assert list(elsewhere.iterdir()) == []
