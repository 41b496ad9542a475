"""Tests processes that record to one cassette at the same time, and the files that they leave."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import openshelf
import pytest
from cassette_lines import lines

#: Waits until all have begun, records its calls, and ends when all have made theirs.
WORKER = """
import sys
import openshelf

url, path, mode, number, calls = sys.argv[1:]
with openshelf.Disease(base_url=url, requests_per_second=None) as disease:
    with openshelf.Cassette(path, record=mode):
        print("begun", flush=True)
        sys.stdin.readline()
        for call in range(int(calls)):
            disease.historical.world(last_days=100 * int(number) + call + 1)
        with openshelf.Placeholder(base_url=url.replace("disease", "placeholder")) as placeholder:
            placeholder.fetch_seed(f"seed{number}", 10)
        print("made", flush=True)
        sys.stdin.readline()
"""
WORKERS = 8
CALLS = 3


def record_at_once(server: Any, path: Path, mode: str) -> None:
    url = server.urls["OPENSHELF_DISEASE_URL"]
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", WORKER, url, str(path), mode, str(number), str(CALLS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(WORKERS)
    ]
    for word in ("begun", "made"):
        for process in processes:
            assert process.stdout is not None
            assert process.stdout.readline().strip() == word
        for process in processes:
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
    for process in processes:
        process.communicate(timeout=60)
        assert process.returncode == 0


@pytest.mark.parametrize("mode", ["once", "new", "all"])
def test_processes_that_record_at_the_same_time_lose_nothing(
    mode: str, server: Any, tmp_path: Path
) -> None:
    path = tmp_path / "folder" / "shared.jsonl"
    before = 0
    if mode == "new":
        with openshelf.Cassette(path), server.disease() as disease:
            disease.totals.country("Italy")
        before = 1
    record_at_once(server, path, mode)
    found = lines(path)
    assert len(found) == before + WORKERS * (CALLS + 1)
    days = [line["query"] for line in found if line["operation"] == "disease.historical.world"]
    assert len(set(days)) == WORKERS * CALLS
    # Each picture has its own file, and no lock is left.
    pictures = [line["file"] for line in found if "file" in line]
    assert len(set(pictures)) == WORKERS
    assert {each.name for each in path.parent.iterdir()} == {path.name, *pictures}
    with openshelf.Cassette(path, record="none") as played:
        closed = openshelf.Disease(base_url="http://127.0.0.1:1", max_retries=0)
        for number in range(WORKERS):
            for call in range(CALLS):
                closed.historical.world(last_days=100 * number + call + 1)
    assert played.played == WORKERS * CALLS


def test_mode_all_replaces_the_recorded_calls(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "shared.jsonl"
    with server.disease() as disease:
        with openshelf.Cassette(path):
            disease.totals.country("Italy")
        with openshelf.Cassette(path, record="all"):
            disease.totals.country("France")
    assert [line["json"]["country"] for line in lines(path)] == ["France"]


@pytest.mark.skipif(sys.platform == "win32", reason="nobody kills so there")
def test_a_killed_process_holds_no_lock(server: Any, tmp_path: Path) -> None:
    import fcntl  # noqa: F401, PLC0415  # not on Windows

    path = tmp_path / "calls.jsonl"
    lock = tmp_path / ".calls.jsonl.lock"
    program = (
        "import fcntl, sys, time\n"
        "file = open(sys.argv[1], 'w')\n"
        "fcntl.flock(file, fcntl.LOCK_EX)\n"
        "file.write('held'); file.flush()\n"
        "print('held', flush=True); time.sleep(600)\n"
    )
    holder = subprocess.Popen([sys.executable, "-c", program, str(lock)], stdout=subprocess.PIPE)
    assert holder.stdout is not None
    assert holder.stdout.readline().strip() == b"held"
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    holder.stdout.close()
    with openshelf.Cassette(path), server.disease() as disease:
        disease.totals.world()
    assert len(lines(path)) == 1
    assert not lock.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="modes of files are not there")
@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077, 0o277, 0o777])
def test_only_the_owner_can_read_a_cassette(umask: int, server: Any, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    path = folder / "calls.jsonl"
    before = os.umask(umask)
    try:
        with openshelf.Cassette(path), server.disease() as disease:
            disease.totals.world()
            with server.placeholder() as placeholder:
                placeholder.fetch_seed("openshelf", 40)
    finally:
        os.umask(before)
    modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir()}
    assert modes == {"calls.jsonl": 0o600, "calls-2.jpg": 0o600}
    # A file that others could read is only readable by its owner after it was rewritten.
    path.chmod(0o644)
    with openshelf.Cassette(path, record="new"), server.disease() as disease:
        disease.totals.country("Italy")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.skipif(sys.platform == "win32", reason="locks are fcntl's here")
def test_the_error_names_the_process_that_holds_the_lock(server: Any, tmp_path: Path) -> None:
    import fcntl  # noqa: PLC0415  # not on Windows

    path = tmp_path / "calls.jsonl"
    with (tmp_path / ".calls.jsonl.lock").open("w") as lock:
        lock.write("4711\n")
        lock.flush()
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(ValueError, match=r"calls\.jsonl: process 4711 has been writing it"):
            with openshelf.Cassette(path), server.disease() as disease:
                disease.totals.world()
    assert not path.exists()
