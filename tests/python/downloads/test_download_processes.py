"""Downloads of other processes: killed, forked, side by side, without space and without memory."""

import hashlib
import json
import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import openshelf
import programs
import pytest
from file_service import NAME, FileService
from recorder import Answer, Recorded
from waiting import soon

FILTERS = {"award_type_codes": ["A"]}
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits are POSIX's")

#: Downloads the file of a finished job: the address of the service, the folder.
PROGRAM = """
    import sys
    import openshelf

    with openshelf.Spending(base_url=sys.argv[1], requests_per_second=None, max_retries=0) as spending:
        download = openshelf.download(spending.download.awards, sys.argv[2], poll=0.01)
        print(download({"award_type_codes": ["A"]}))
"""


@posix
def test_a_killed_download_resumes(server: Any, tmp_path: Path) -> None:
    size = 4_000_000
    server.fail("spending.download.awards", job=["finished"], tables=1, table_size=size)
    spending = server.spending()
    job = spending.download.awards(FILTERS)
    (tmp_path / "whole").mkdir()
    whole = openshelf.download(spending.download.awards, tmp_path / "whole")(job)
    folder = tmp_path / "parts"
    folder.mkdir()
    part = folder / f"{job['file_name']}.part"
    url = server.urls["OPENSHELF_SPENDING_URL"]
    kept = 0
    for _ in range(3):
        server.fail(path="/spending-files/*", drip=1_500_000)
        process = programs.start(PROGRAM, url, str(folder))
        before = kept
        assert soon(lambda before=before: part.exists() and part.stat().st_size > before)
        os.kill(process.pid, signal.SIGKILL)
        process.communicate()
        kept = part.stat().st_size
        server.heal()
    assert before < kept < size
    path = openshelf.download(spending.download.awards, folder)(job)
    assert path.read_bytes() == whole.read_bytes()
    assert [each.name for each in folder.iterdir()] == [path.name]


@posix
def test_an_interrupted_download_resumes(service: FileService, client: Any, tmp_path: Path) -> None:
    hold = threading.Event()

    def change(_: Recorded, answer: Answer) -> Answer:
        if len(service.files) > 1:
            return answer
        return Answer(answer.status, answer.body, answer.headers, stall=hold)

    service.change = change
    process = programs.start(PROGRAM, service.recorder.url, str(tmp_path))
    assert soon(lambda: len(service.files) == 1)
    assert soon((tmp_path / f"{NAME}.part.origin").exists)
    os.kill(process.pid, signal.SIGINT)
    code, _, errors = programs.finish(process)
    hold.set()
    assert code != 0
    assert "KeyboardInterrupt" in errors
    assert openshelf.download(client.download.awards, tmp_path)(FILTERS).read_bytes() == (
        service.content
    )


def test_a_file_that_another_process_receives_is_waited_for(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    hold = threading.Event()
    service.change = lambda _, answer: Answer(
        answer.status, answer.body, answer.headers, stall=hold, hold=None
    )
    process = programs.start(PROGRAM, service.recorder.url, str(tmp_path))
    assert soon(lambda: len(service.files) == 1)
    with ThreadPoolExecutor(1) as pool:
        second = pool.submit(openshelf.download(client.download.awards, tmp_path), FILTERS)
        assert soon(lambda: len(service.recorder.requests) == 5)
        hold.set()
        assert second.result(60).read_bytes() == service.content
    code, output, errors = programs.finish(process)
    assert (code, errors) == (0, "")
    assert Path(output.strip()) == tmp_path / NAME
    assert len(service.files) == 1


def test_two_downloads_of_a_file_do_not_mix(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    hold = threading.Event()
    service.change = lambda _, answer: (
        Answer(answer.status, answer.body, answer.headers, stall=hold)
        if len(service.files) == 1
        else answer
    )
    process = programs.start(PROGRAM, service.recorder.url, str(tmp_path))
    assert soon(lambda: len(service.files) == 1)
    with pytest.raises(BlockingIOError, match="another download is writing it"):
        openshelf.download(client.download.awards, tmp_path, poll=0.01, timeout=0.1)(FILTERS)
    hold.set()
    code, output, errors = programs.finish(process)
    assert (code, errors) == (0, "")
    assert Path(output.strip()).read_bytes() == service.content
    assert [each.name for each in tmp_path.iterdir()] == [NAME]
    assert openshelf.download(client.download.awards, tmp_path)(FILTERS).is_file()


@posix
def test_a_full_disk_is_an_error_and_leaves_the_existing_file(server: Any, tmp_path: Path) -> None:
    server.fail("spending.download.awards", job=["finished"], tables=1, table_size=3_000_000)
    spending = server.spending()
    job = spending.download.awards(FILTERS)
    old = tmp_path / job["file_name"]
    old.write_bytes(b"mine")
    limited = """
        import resource, signal, sys
        import openshelf

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, resource.RLIM_INFINITY))
        with openshelf.Spending(base_url=sys.argv[1], requests_per_second=None, max_retries=0) as spending:
            download = openshelf.download(
                spending.download.awards, sys.argv[2], if_exists="replace"
            )
            try:
                download({"award_type_codes": ["A"]})
            except OSError as error:
                print(error.errno, error.filename)
    """
    url = server.urls["OPENSHELF_SPENDING_URL"]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", programs.joined(limited), url, str(tmp_path)]
    ended = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert ended.stdout.split()[1] == f"{old}.part"
    assert old.read_bytes() == b"mine"
    # With enough space it succeeds.
    path = openshelf.download(spending.download.awards, tmp_path, if_exists="replace")(job)
    assert path.stat().st_size > 2_999_000


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write anywhere")
def test_an_unwritable_folder_is_an_error(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(PermissionError):
        openshelf.download(client.download.awards, tmp_path)(FILTERS)
    tmp_path.chmod(0o700)
    assert service.recorder.requests == []


@linux
def test_a_forked_child_can_download(server: Any, tmp_path: Path) -> None:
    program = """
        import os, sys
        import openshelf

        with openshelf.Spending(base_url=sys.argv[1], requests_per_second=None) as spending:
            folder = sys.argv[2]
            download = openshelf.download(spending.download.awards, folder, poll=0.01)
            path = download({"award_type_codes": ["A"]})
            child = os.fork()
            if child == 0:
                again = openshelf.download(
                    spending.download.awards, folder, poll=0.01, if_exists="replace"
                )
                os._exit(0 if again({"award_type_codes": ["A"]}) == path else 1)
            print(os.waitpid(child, 0)[1])
    """
    url = server.urls["OPENSHELF_SPENDING_URL"]
    code, output, errors = programs.finish(programs.start(program, url, str(tmp_path)))
    assert (code, output.strip(), errors) == (0, "0", "")


@linux
def test_memory_does_not_grow_with_the_file(server: Any, tmp_path: Path) -> None:
    """Peak memory as the system counts it, of a program that downloads 10 MB and then 300 MB."""
    program = """
        import json, sys
        import openshelf

        def peak():
            with open("/proc/self/status") as lines:
                return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))

        with openshelf.Spending(base_url=sys.argv[1], requests_per_second=None) as spending:
            peaks = []
            for code in "AB":
                download = openshelf.download(spending.download.awards, sys.argv[2], poll=0.01)
                path = download({"award_type_codes": [code]})
                peaks.append((path.stat().st_size, peak()))
            print(json.dumps(peaks))
    """
    for size in (10_000_000, 150_000_000):
        tables = 1 if size == 10_000_000 else 2
        server.fail("spending.download.awards", job=["finished"], tables=tables, table_size=size)
    url = server.urls["OPENSHELF_SPENDING_URL"]
    code, output, errors = programs.finish(programs.start(program, url, str(tmp_path)))
    assert (code, errors) == (0, "")
    (small, before), (large, after) = json.loads(output)
    assert small < 11_000_000
    assert large > 299_000_000
    assert after - before < 8_000


def test_a_download_is_complete_wherever_the_connection_breaks(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    digest = hashlib.sha256(service.content).digest()
    for place in range(1, len(service.content), 4_001):
        folder = tmp_path / str(place)
        folder.mkdir()
        service.recorder.reset()
        service.__post_init__()
        service.change = lambda _, answer, place=place: (
            Answer(answer.status, answer.body, answer.headers, cut=place)
            if len(service.files) == 1
            else answer
        )
        path = openshelf.download(client.download.awards, folder, poll=0.01)(FILTERS)
        assert hashlib.sha256(path.read_bytes()).digest() == digest
