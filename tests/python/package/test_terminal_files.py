"""Tests the targets of --output: links, pipes, devices, read-only files, and the leftovers of a killed run."""

from __future__ import annotations

import io
import json
import os
import signal
import stat
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pytest
from calling import make_client
from recorder import Answer, Recorder
from terminals import COMMAND, PATIENCE, environment, run
from waiting import soon

pytestmark = pytest.mark.skipif(os.name != "posix", reason="links, pipes and signals of Unix")

BODY = {"data": [{"id": 1, "title": "a"}, {"id": 2, "title": "b"}]}
CALL = ["call", "museum.artworks.list", "fields=id,title"]
BEFORE = "what was there before\n"


@pytest.fixture
def asked(recorder: Recorder) -> Iterator[dict[str, str]]:
    """The environment in which commands use a service with two records."""
    recorder.answer = Answer(body=json.dumps(BODY).encode())
    yield environment(OPENSHELF_MUSEUM_URL=recorder.url)
    recorder.reset()


def is_written(file: Path) -> bool:
    if file.suffix == ".parquet":
        return pl.read_parquet(io.BytesIO(file.read_bytes()))["id"].to_list() == [1, 2]
    if file.suffix == ".csv":
        return file.read_text() == "id,title\n1,a\n2,b\n"
    return bool(json.loads(file.read_text()) == BODY)


def refused(done: subprocess.CompletedProcess[bytes], *named: Path | str) -> bool:
    """Whether a command was refused in one line that contains these, with the status of a mistake."""
    errors = done.stderr.decode()
    is_line = errors.startswith("openshelf: ") and errors.count("\n") == 1
    return done.returncode == 2 and is_line and all(str(each) in errors for each in named)


@pytest.mark.parametrize("ending", ["json", "csv", "parquet"])
@pytest.mark.parametrize("leads", ["to a file", "to another link", "to nothing yet"])
def test_a_file_is_written_through_a_link(
    ending: str, leads: str, asked: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "links").mkdir()
    file = tmp_path / "kept" / f"works.{ending}"
    link = tmp_path / "links" / f"a.{ending}"
    link.symlink_to(Path("..", "kept", file.name))
    if leads == "to another link":
        second = tmp_path / f"b.{ending}"
        second.symlink_to(link)
    if leads != "to nothing yet":
        file.write_text(BEFORE)
        file.chmod(0o640)
    named = tmp_path / f"b.{ending}" if leads == "to another link" else link
    done = run(*CALL, "--output", str(named), env=asked)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert link.is_symlink() and named.is_symlink() and not file.is_symlink()
    assert is_written(file)
    assert [each.name for each in file.parent.iterdir()] == [file.name]
    assert [each.name for each in link.parent.iterdir()] == [link.name]
    if leads != "to nothing yet":
        assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_document_is_written_through_a_link_and_only_when_complete(tmp_path: Path) -> None:
    file = tmp_path / "museum.json"
    file.write_text(BEFORE)
    link = tmp_path / "link.json"
    link.symlink_to(file)
    done = run("openapi", "museum", "--output", str(link))
    assert (done.returncode, done.stderr, link.is_symlink()) == (0, b"", True)
    assert json.loads(file.read_text())["openapi"].startswith("3.1")
    again = subprocess.run(
        ["/bin/sh", "-c", 'ulimit -f 1; exec "$@"', "sh", *COMMAND, "openapi", "disease", "--output", str(link)],
        capture_output=True, timeout=PATIENCE, check=False, env=environment(PYTHONDONTWRITEBYTECODE="1"),
    )  # fmt: skip
    assert again.returncode == 1
    assert json.loads(file.read_text())["openapi"].startswith("3.1")
    assert sorted(tmp_path.iterdir()) == [link, file]


REFUSED = {
    "a directory": ("folder", ["folder", "it is a directory"]),
    "a link to a directory": ("to-folder", ["to-folder", "folder", "it is a directory"]),
    "a link in a circle": ("circle", ["circle", "links"]),
    "a link into a directory that is missing": (
        "to-missing",
        ["to-missing", "missing", "create it"],
    ),
    "a directory that is missing": ("missing/a.json", ["missing/a.json", "create it"]),
    "a file in the place of a directory": ("file/a.json", ["file/a.json", "is not a directory"]),
    "a file that is read-only": ("read-only", ["read-only", "allow writing"]),
    "a link to a file that is read-only": ("to-read-only", ["to-read-only", "allow writing"]),
    "a name that is too long": ("n" * 300, ["n" * 300]),
    "an open file that is none": ("/dev/fd/77", ["/dev/fd/77", "77 is not open"]),
}


@pytest.mark.parametrize("ending", ["json", "parquet"])
@pytest.mark.parametrize("case", REFUSED)
def test_an_unwritable_file_is_refused_before_any_request(
    case: str, ending: str, asked: dict[str, str], recorder: Recorder, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text(BEFORE)
    (tmp_path / "read-only").write_text(BEFORE)
    (tmp_path / "read-only").chmod(0o444)
    for name, leads in {
        "to-folder": "folder", "circle": "circle", "to-missing": "missing/a.json", "to-read-only": "read-only",
    }.items():  # fmt: skip
        (tmp_path / name).symlink_to(leads)
    there = sorted(tmp_path.rglob("*"))
    name, named = REFUSED[case]
    done = run(*CALL, "--format", ending, "--output", name, env=asked, cwd=tmp_path)
    assert refused(done, *named), done
    assert recorder.requests == []
    assert sorted(tmp_path.rglob("*")) == there
    assert (tmp_path / "read-only").read_text() == (tmp_path / "file").read_text() == BEFORE


@pytest.mark.parametrize("form", ["csv", "json", "parquet"])
@pytest.mark.parametrize("name", ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "a link"])
@pytest.mark.parametrize("to", ["a pipe", "a file"])
def test_standard_output_can_be_named_as_a_file(
    to: str, name: str, form: str, asked: dict[str, str], tmp_path: Path
) -> None:
    """Also if it was redirected into a file, which is neither replaced nor truncated."""
    if name.startswith("/proc") and not Path("/proc/self/fd").exists():
        pytest.skip("this system has no /proc")
    link = tmp_path / "link"
    link.symlink_to("/dev/stdout")
    words = [*CALL, "--format", form, "--output", str(link) if name == "a link" else name]
    if to == "a pipe":
        done = run(*words, env=asked)
        written = done.stdout
    else:
        file = tmp_path / "redirected"
        with file.open("wb") as out:
            out.write(b"first\n")
            out.flush()
            done = run(*words, env=asked, capture_output=False, stdout=out, stderr=subprocess.PIPE)
            out.write(b"last\n")
        written = file.read_bytes()
        assert written.startswith(b"first\n") and written.endswith(b"last\n")
        written = written.removeprefix(b"first\n").removesuffix(b"last\n")
    assert (done.returncode, done.stderr) == (0, b"")
    (tmp_path / f"written.{form}").write_bytes(written)
    assert is_written(tmp_path / f"written.{form}")
    assert link.is_symlink()


@pytest.mark.parametrize("form", ["csv", "json", "parquet"])
def test_a_named_pipe_can_be_written(form: str, asked: dict[str, str], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    parts: list[bytes] = []
    reader = threading.Thread(target=lambda: parts.append(pipe.read_bytes()), daemon=True)
    reader.start()
    done = run(*CALL, "--format", form, "--output", str(pipe), env=asked)
    reader.join(PATIENCE)
    assert (done.returncode, done.stderr) == (0, b"")
    assert pipe.is_fifo()
    (tmp_path / f"written.{form}").write_bytes(b"".join(parts))
    assert is_written(tmp_path / f"written.{form}")


def test_devices_are_written_and_not_replaced(asked: dict[str, str]) -> None:
    done = run(*CALL, "--output", os.devnull, env=asked)
    assert (done.returncode, done.stderr) == (0, b"")
    assert Path(os.devnull).is_char_device()
    if Path("/dev/full").exists():
        done = run(*CALL, "--output", "/dev/full", env=asked)
        errors = done.stderr.decode()
        assert (done.returncode, errors.count("\n")) == (1, 1)
        assert "/dev/full" in errors and "space" in errors


def test_a_picture_is_written_to_the_named_file(
    asked: dict[str, str], recorder: Recorder, tmp_path: Path
) -> None:
    """An operation with a name of its own for the file accepts another one, and a web page in place of a picture is rejected."""
    words = ["download", "museum.images.download", "image_id=abc", "--output", "here.jpg"]
    asked = asked | {"OPENSHELF_MUSEUM_IMAGE_URL": recorder.url}
    picture = b"\xff\xd8\xff\xda\0\x02\xff\xd9"
    recorder.answer = Answer(body=picture, headers={"Content-Type": "image/jpeg"})
    done = run(*words, env=asked, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, b"here.jpg\n"), done.stderr
    assert sorted(each.name for each in tmp_path.iterdir()) == ["here.jpg", "here.jpg.origin"]
    assert (tmp_path / "here.jpg").read_bytes() == picture
    (tmp_path / "here.jpg").unlink()
    recorder.answer = Answer(body=b"<p>", headers={"Content-Type": "text/html"})
    done = run(*words, env=asked, cwd=tmp_path)
    assert (done.returncode, b"blocked by the " in done.stderr) == (1, True), done.stderr
    assert [each.name for each in tmp_path.iterdir()] == ["here.jpg.origin"]
    words.insert(2, f"directory={tmp_path}")
    done = run(*words, env=asked, cwd=tmp_path)
    assert refused(done, "directory", "--output")


# ------------------------------------------------------------ what a kill leaves


def begun(file: Path, asked: dict[str, str], recorder: Recorder) -> subprocess.Popen[bytes]:
    """A command that waits for its answer, with its own file next to the target."""
    before = len(recorder.requests)
    process = subprocess.Popen(
        [*COMMAND, *CALL, "--output", str(file)], env=asked, stderr=subprocess.PIPE
    )
    assert recorder.wait_for_requests(before + 1)
    return process


def others(file: Path) -> set[Path]:
    return set(file.parent.iterdir()) - {file}


@pytest.mark.parametrize("form", ["json", "csv", "parquet"])
@pytest.mark.parametrize("name", ["works", "w" * 240, "w\u00f6rks [1].*"])
def test_the_next_run_removes_the_files_of_a_killed_one(
    name: str, form: str, asked: dict[str, str], recorder: Recorder, tmp_path: Path
) -> None:
    file = tmp_path / f"{name}.{form}"
    file.write_text(BEFORE)
    recorder.say(*[Answer(hold=threading.Event())] * 3)
    for _ in range(3):
        killed = begun(file, asked, recorder)
        assert soon(lambda: len(others(file)) == 1)
        killed.send_signal(signal.SIGKILL)
        killed.communicate(timeout=PATIENCE)
        assert (killed.returncode, file.read_text()) == (-signal.SIGKILL, BEFORE)
        assert len(others(file)) == 1, "a kill leaves something: else this test says nothing"
    done = run(*CALL, "--output", str(file), env=asked)
    assert (done.returncode, done.stderr) == (0, b"")
    assert is_written(file)
    assert others(file) == set()


def test_the_next_run_removes_the_records_of_a_killed_one(
    asked: dict[str, str], recorder: Recorder, tmp_path: Path
) -> None:
    """In the middle of a list, with records in the file that nobody will finish."""
    file = tmp_path / "works.jsonl"
    page = {"pagination": {"total": 4000, "total_pages": 40, "current_page": 1, "limit": 100}}
    page["data"] = [{"id": number, "title": "t" * 500} for number in range(100)]
    recorder.say(Answer(body=json.dumps(page).encode()))
    recorder.answer = Answer(hold=threading.Event())
    words = [*CALL, "limit=100", "--all", "--output", str(file)]
    killed = subprocess.Popen([*COMMAND, *words], env=asked, stderr=subprocess.PIPE)
    assert soon(lambda: any(each.stat().st_size > 10_000 for each in tmp_path.iterdir()))
    killed.send_signal(signal.SIGKILL)
    killed.communicate(timeout=PATIENCE)
    assert not file.exists() and len(others(file)) == 1
    recorder.answer = Answer(body=json.dumps(BODY).encode())
    assert run(*CALL, "--output", str(file), env=asked).returncode == 0
    assert others(file) == set()


@pytest.mark.parametrize("more", [[], ["--all"]], ids=["one answer", "everything"])
def test_a_killed_parquet_write_beside_a_position_leaves_nothing(
    more: list[str], asked: dict[str, str], recorder: Recorder, tmp_path: Path
) -> None:
    """The core writes the file there, started with `resume=True`, instead of the command line."""
    file = tmp_path / "works.parquet"
    begin_parts(file, recorder)
    named = others(file)
    mine = tmp_path / ".works.parquet.AbCdEf"
    mine.write_text(BEFORE)
    page = {"pagination": {"total": 4000, "total_pages": 40, "current_page": 1, "limit": 100}}
    page["data"] = [{"id": number, "title": "t" * 500} for number in range(100)]
    for _ in range(2):
        before = len(recorder.requests)
        recorder.say(Answer(body=json.dumps(page).encode()))
        recorder.answer = Answer(hold=threading.Event())
        words = [*CALL, "limit=100", "--all", "--output", str(file)]
        killed = subprocess.Popen([*COMMAND, *words], env=asked, stderr=subprocess.PIPE)
        assert recorder.wait_for_requests(before + 2)
        killed.send_signal(signal.SIGKILL)
        killed.communicate(timeout=PATIENCE)
        left = others(file) - named - {mine}
        assert len(left) == 1, "a kill leaves something: else this test says nothing"
    last = {"pagination": {"total": 2, "total_pages": 1, "current_page": 1}} | BODY
    recorder.answer = Answer(body=json.dumps(last).encode())
    done = run(*CALL, *more, "--output", str(file), env=asked)
    assert (done.returncode, done.stderr) == (0, b"")
    assert is_written(file)
    assert others(file) == {mine}
    assert mine.read_text() == BEFORE


def begin_parts(file: Path, recorder: Recorder) -> None:
    """Write parts of a file and their position, like a program whose service fails."""
    page = {"pagination": {"total": 4, "total_pages": 2, "current_page": 1, "limit": 2}} | BODY
    recorder.say(Answer(body=json.dumps(page).encode()), Answer(status=403))
    with make_client("museum", recorder.url, max_retries=0) as museum:
        with pytest.raises(openshelf.StatusError):
            openshelf.paginate(museum.artworks.list).to_parquet(file, resume=True, limit=2)
    Path(f"{file.parent}/.{file.name}.position.new").write_text('{"openshelf"')
    assert Path(f"{file}.position").exists() and Path(f"{file}.unfinished").exists()


def test_a_file_that_another_process_writes_is_kept(
    asked: dict[str, str], recorder: Recorder, tmp_path: Path
) -> None:
    """Both write the same file: the one that ends last wins, and neither damages the other's."""
    file = tmp_path / "works.json"
    goes_on = threading.Event()
    last = json.dumps(BODY | {"last": True}).encode()
    recorder.say(Answer(body=last, hold=goes_on), Answer(hold=threading.Event()))
    running = begun(file, asked, recorder)
    assert soon(lambda: len(others(file)) == 1)
    own = others(file)
    killed = begun(file, asked, recorder)
    assert soon(lambda: len(others(file)) == 2)
    killed.kill()
    killed.communicate(timeout=PATIENCE)
    assert run(*CALL, "--output", str(file), env=asked).returncode == 0
    assert is_written(file)
    assert others(file) == own
    goes_on.set()
    _, errors = running.communicate(timeout=PATIENCE)
    assert (running.returncode, errors) == (0, b"")
    assert file.read_bytes() == json.dumps(BODY | {"last": True}, indent=2).encode() + b"\n"
    assert others(file) == set()


def test_foreign_files_are_kept(asked: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "works.json"
    token = "0123456789abcdef" * 2
    for name in (
        ".works.json.openshelf", f".works.json.{token}", f".works.json.{token}.openshelf.bak",
        f".other.json.{token}.openshelf", f"works.json.{token}.openshelf", ".works.json.notes.openshelf",
        f".works_json.{token}.openshelf", f".works.json.{token[:-1]}G.openshelf", "works.json.position.old",
    ):  # fmt: skip
        (tmp_path / name).write_text(BEFORE)
    aim = tmp_path / "aim"
    aim.write_text(BEFORE)
    (tmp_path / f".works.json.{token[::-1]}.openshelf").symlink_to(aim)
    (tmp_path / f".works.json.{'a' * 32}.openshelf").mkdir()
    os.mkfifo(tmp_path / f".works.json.{'b' * 32}.openshelf")
    there = others(file)
    assert run(*CALL, "--output", str(file), env=asked).returncode == 0
    assert is_written(file)
    assert others(file) == there
    assert aim.read_text() == BEFORE


def test_a_killed_parquet_write_to_a_pipe_leaves_nothing(
    asked: dict[str, str], recorder: Recorder, tmp_path: Path
) -> None:
    """It is collected in a file that has no name."""
    recorder.say(Answer(hold=threading.Event()))
    killed = subprocess.Popen(
        [*COMMAND, *CALL, "--format", "parquet"], env=asked | {"TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert recorder.wait_for_requests(1)
    killed.send_signal(signal.SIGKILL)
    killed.communicate(timeout=PATIENCE)
    assert killed.returncode == -signal.SIGKILL
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("form", ["csv", "parquet"])
def test_a_file_with_one_page_of_a_list_is_told(form: str, sandbox: Any, tmp_path: Path) -> None:
    asked = environment(OPENSHELF_MUSEUM_URL=sandbox.urls["OPENSHELF_MUSEUM_URL"])
    words = ["call", "museum.artworks.list", "fields=id,title", "--output", f"works.{form}"]
    done = run(*words, env=asked, cwd=tmp_path)
    said = "page 1 of the list: 10 of 300 records; --all reads the whole list\n"
    assert (done.returncode, done.stderr.decode()) == (0, said)
    done = run(*words, "--all", env=asked, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
