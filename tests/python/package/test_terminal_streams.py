"""Tests standard streams that are closed, full or abandoned by their reader: one line, and the right exit status."""

from __future__ import annotations

import json
import os
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import openshelf
import pytest
from recorder import Answer, Recorded, Recorder
from terminals import COMMAND, PATIENCE, environment, on_terminal, run

pytestmark = pytest.mark.skipif(os.name != "posix", reason="streams are closed and full on Unix")

FULL = Path("/dev/full")
CALL = ["call", "gazette.documents.search", "search_term=water"]
#: The outputs: a list, argparse's help, a document, an answer, a list of pages, a file's name.
WRITING = {
    "operations": ["operations"],
    "list": ["list", "artworks"],
    "show": ["show", "museum.artworks.search"],
    "the version": ["--version"],
    "the help": ["--help"],
    "the help of a command": ["call", "--help"],
    "a completion": ["completion", "bash"],
    "a document": ["openapi", "disease"],
    "an answer": [*CALL, "per_page=20", "fields=title"],
    "a table": [*CALL, "per_page=20", "--format", "table"],
    "every record": [*CALL, "--all", "--max", "30"],
    "everything as CSV": [*CALL, "--all", "--max", "30", "--format", "csv"],
    "Parquet": [*CALL, "fields=title", "--all", "--max", "5", "--format", "parquet"],
    "a picture": ["call", "placeholder.fetch_seed", "seed=a", "width=40"],
    "a sandbox": ["sandbox"],
}  # fmt: skip
BUFFERS = pytest.mark.parametrize(
    "buffers", [{}, {"PYTHONUNBUFFERED": "1"}], ids=["buffered", "not"]
)


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


def is_one_line(errors: bytes) -> bool:
    return errors.startswith(b"openshelf: ") and errors.count(b"\n") == 1


@BUFFERS
@pytest.mark.parametrize("case", WRITING)
def test_a_closed_output_is_reported_in_one_line_with_status_1(
    case: str, buffers: dict[str, str], server: Any
) -> None:
    done = run(*WRITING[case], redirected=">&-", env=environment(**server.urls, **buffers))
    assert (done.returncode, done.stdout) == (1, b""), done.stderr
    assert is_one_line(done.stderr) and b"closed" in done.stderr, done.stderr


@BUFFERS
@pytest.mark.skipif(not FULL.exists(), reason="this system has no full device")
@pytest.mark.parametrize("case", WRITING)
def test_a_full_output_is_reported_in_one_line_with_status_1(
    case: str, buffers: dict[str, str], server: Any
) -> None:
    done = run(*WRITING[case], redirected=f">{FULL}", env=environment(**server.urls, **buffers))
    assert (done.returncode, done.stdout) == (1, b""), done.stderr
    assert is_one_line(done.stderr), done.stderr
    assert b"standard output" in done.stderr and b"space" in done.stderr, done.stderr


MISTAKE = ["call", "museum.artworks.serch"]
REFUSED = ["call", "disease.totals.country", "country=Nowhere"]


@BUFFERS
@pytest.mark.parametrize("redirected", ["2>&-", f"2>{FULL}", "<&- >&- 2>&-"])
@pytest.mark.parametrize(("words", "status"), [(MISTAKE, 2), (REFUSED, 1), (["--nothing"], 2)])
def test_the_status_is_the_same_without_an_error_stream(
    words: list[str], status: int, redirected: str, buffers: dict[str, str], server: Any
) -> None:
    if str(FULL) in redirected and not FULL.exists():
        pytest.skip("this system has no full device")
    done = run(*words, redirected=redirected, env=environment(**server.urls, **buffers))
    assert (done.returncode, done.stdout, done.stderr) == (status, b"", b"")


@pytest.mark.parametrize("case", ["an answer", "every record", "Parquet", "operations"])
def test_an_answer_is_written_without_input_and_error_streams(case: str, server: Any) -> None:
    whole = run(*WRITING[case], env=environment(**server.urls))
    done = run(*WRITING[case], redirected="<&- 2>&-", env=environment(**server.urls))
    assert (done.returncode, len(done.stdout)) == (0, len(whole.stdout))
    assert whole.stderr == b""


@pytest.mark.parametrize("redirected", [">&-", "<&- >&-", "<&- >&- 2>&-"])
def test_a_file_is_written_without_any_stream(redirected: str, server: Any, tmp_path: Path) -> None:
    file = tmp_path / "water.json"
    words = [*WRITING["an answer"], "--output", str(file)]
    done = run(*words, redirected=redirected, env=environment(**server.urls))
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(json.loads(file.read_bytes())["results"]) == 20


@pytest.mark.parametrize("redirected", [">&-", "<&- >&- 2>&-"])
def test_output_to_a_closed_stream_is_not_sent_to_a_service(
    redirected: str, recorder: Recorder
) -> None:
    """A connection would get the descriptor of the output if nothing replaced it."""
    recorder.answer = Answer(body=b'{"data": [{"id": 1}]}')
    address = environment(OPENSHELF_MUSEUM_URL=recorder.url)
    done = run("call", "museum.artworks.list", "limit=1", redirected=redirected, env=address)
    assert done.returncode == 1
    assert [each.method for each in recorder.requests] == ["GET"]


def test_a_closed_input_is_an_error(server: Any) -> None:
    words = ["call", "gazette.documents.search", "search_term=@-"]
    done = run(*words, redirected="<&-", env=environment(**server.urls))
    assert (done.returncode, done.stdout) == (2, b"")
    assert is_one_line(done.stderr) and b"standard input is closed" in done.stderr


@BUFFERS
@pytest.mark.parametrize("case", [case for case in WRITING if case != "a sandbox"])
def test_a_closed_pipe_is_not_an_error(case: str, buffers: dict[str, str], server: Any) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as output:
        done = subprocess.run(
            [*COMMAND, *WRITING[case]],
            stdout=output, stderr=subprocess.PIPE, timeout=PATIENCE, check=False,
            env=environment(**server.urls, **buffers),
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_a_reader_that_stops_early_is_not_an_error(form: str, server: Any) -> None:
    """As with `| head -1`: it leaves in the middle of a list, which is not read any further."""
    words = [*CALL[:2], "search_term=the", "--all", "--format", form]
    before = server.stats["requests"]
    process = subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=environment(**server.urls, PYTHONUNBUFFERED="1"),
    )  # fmt: skip
    assert process.stdout is not None and process.stderr is not None
    line = process.stdout.readline()
    assert line == b"[\n" if form == "json" else "title" in json.loads(line)
    process.stdout.close()
    assert (process.wait(PATIENCE), process.stderr.read()) == (0, b"")
    process.stderr.close()
    assert server.stats["requests"] > before


@BUFFERS
def test_a_failure_is_reported_after_the_reader_left(
    buffers: dict[str, str], recorder: Recorder
) -> None:
    """The remaining output is lost without a message about the pipe."""
    left = threading.Event()
    recorder.say(Answer(status=404, body=b"{}", hold=left))
    reading, writing = os.pipe()
    address = environment(OPENSHELF_MUSEUM_URL=recorder.url, **buffers)
    process = subprocess.Popen(
        [*COMMAND, "call", "museum.artworks.list"],
        stdout=writing, stderr=subprocess.PIPE, env=address,
    )  # fmt: skip
    os.close(writing)
    assert recorder.wait_for_requests(1)
    os.close(reading)
    left.set()
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    what, about = errors.splitlines()
    assert b"NotFoundError" in what and b"variable OPENSHELF_MUSEUM_URL" in about, errors


@pytest.mark.parametrize("form", ["json", "jsonl"])
def test_records_are_written_before_the_next_page_has_come(form: str, recorder: Recorder) -> None:
    total, come = 200, threading.Event()
    # A command that waits for it is let go in the end, so that the test fails and does not hang.
    late = threading.Timer(PATIENCE, come.set)
    late.daemon = True
    late.start()

    def answer(request: Recorded) -> Answer:
        asked = parse_qs(urlsplit(request.target).query)
        number, limit = int(asked["page"][0]), int(asked["limit"][0])
        before = (number - 1) * limit
        body = {
            "pagination": {
                "total": total, "total_pages": -(-total // limit),
                "current_page": number, "limit": limit, "offset": before,
            },
            "data": [{"id": each} for each in range(before, min(before + limit, total))],
        }  # fmt: skip
        return Answer(body=json.dumps(body).encode(), hold=come if number > 1 else None)

    recorder.answer = answer
    words = ["call", "museum.artworks.list", "limit=100", "--all", "--format", form]
    process = subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=environment(OPENSHELF_MUSEUM_URL=recorder.url, PYTHONUNBUFFERED="1"),
    )  # fmt: skip
    assert process.stdout is not None and process.stderr is not None
    first = process.stdout.readline()
    while b'"id": 0' not in first:
        first += process.stdout.readline()
    assert not come.is_set()
    late.cancel()
    come.set()
    text = (first + process.stdout.read()).decode()
    assert (process.wait(PATIENCE), process.stderr.read()) == (0, b"")
    process.stdout.close()
    process.stderr.close()
    found = json.loads(text) if form == "json" else list(map(json.loads, text.splitlines()))
    assert [each["id"] for each in found] == list(range(total))


def test_unread_records_do_not_hide_a_failure(recorder: Recorder) -> None:
    """The records of the first page are in the buffer when the second page fails."""
    page = {"pagination": {"total": 200, "total_pages": 2, "current_page": 1, "limit": 100}}
    page["data"] = [{"id": number} for number in range(100)]
    recorder.say(Answer(body=json.dumps(page).encode()))
    recorder.answer = Answer(status=404)
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as output:
        done = subprocess.run(
            [*COMMAND, "call", "museum.artworks.list", "limit=100", "--all"],
            stdout=output, stderr=subprocess.PIPE, timeout=PATIENCE, check=False,
            env=environment(OPENSHELF_MUSEUM_URL=recorder.url),
        )  # fmt: skip
    assert done.returncode == 1
    what, about = done.stderr.splitlines()
    assert b"NotFoundError" in what and b"variable OPENSHELF_MUSEUM_URL" in about, done.stderr


#: A pause that the service requests after two answers.
PAUSE: dict[str, Any] = {"status": 429, "retry_after": 2, "times": 1}


@pytest.mark.parametrize("words", [["limit=3"], ["limit=20", "--all"]], ids=["a call", "a list"])
def test_a_terminal_is_told_that_the_service_requests_a_pause(
    words: list[str], tmp_path: Path
) -> None:
    (tmp_path / "tqdm.py").write_text("raise ImportError")  # the line of progress is our own
    command = ["call", "museum.artworks.list", *words, "--output", str(tmp_path / "works.csv")]
    with openshelf.Sandbox(today="2024-10-15") as own:
        if "--all" in words:
            own.fail("museum.artworks.list", delay=0.01, times=2)
        own.fail("museum.artworks.list", **PAUSE)
        surroundings = environment(PYTHONPATH=str(tmp_path), **own.urls)
        status, came = on_terminal(*command, env=surroundings)
        assert status == 0
        said = came.decode().split("\n")
        # It stands on a line of its own: that of progress is cleared, and drawn again below it.
        waits = [line for line in said if " waits " in line]
        assert [line.rpartition("\r\x1b[K")[2] for line in waits] == [
            "openshelf: museum waits 2 s after 429 at attempt 1"
        ]
        if "--all" in words:
            assert "\rmuseum.artworks.list: 300 of 300 records" in said[-2]
        own.fail("museum.artworks.list", **PAUSE)
        done = run(*command, env=surroundings)
        assert (done.returncode, b"waits" in done.stderr) == (0, False)


def test_short_waits_are_not_told(server: Any) -> None:
    with openshelf.Sandbox(today="2024-10-15") as own:
        own.fail("museum.artworks.get", status=503, times=1)
        words = ["call", "museum.artworks.get", "27992", "fields=id"]
        status, came = on_terminal(*words, env=environment(**own.urls))
    assert (status, b"waits" in came) == (0, False)


def test_a_character_missing_from_the_encoding_is_not_an_error() -> None:
    done = run("show", "gazette.documents.search", env=environment(PYTHONIOENCODING="ascii"))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()


@pytest.mark.parametrize("form", ["json", "jsonl", "csv", "parquet"])
def test_a_full_disk_leaves_the_old_file(form: str, server: Any, tmp_path: Path) -> None:
    """The system limits the size of files of this process, including compiled modules."""
    file = tmp_path / f"water.{form}"
    file.write_text("what was there before\n")
    words = [*COMMAND, *CALL, "--all", "--output", str(file)]
    done = subprocess.run(
        ["/bin/sh", "-c", 'ulimit -f 8; exec "$@"', "sh", *words],
        capture_output=True, timeout=PATIENCE, check=False, env=environment(PYTHONDONTWRITEBYTECODE="1", **server.urls),
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, b""), done.stderr
    assert is_one_line(done.stderr) and str(file).encode() in done.stderr, done.stderr
    assert file.read_text() == "what was there before\n"
    assert list(tmp_path.iterdir()) == [file]
