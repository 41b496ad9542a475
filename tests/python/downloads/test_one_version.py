"""What is given is one file's bytes, whole: files of one name, files that change, calls that lead to one file."""

import io
import json
import os
import threading
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import openshelf
import pytest
from file_service import NAME, FileService, archive
from recorder import Answer, Recorded, Recorder

FILTERS = {"award_type_codes": ["A"]}
QUICK = 0.01
ZIP = {"Content-Type": "application/zip"}


def got(client: Any, folder: Path, **options: Any) -> Path:
    return openshelf.download(client.download.awards, folder, poll=QUICK, **options)(FILTERS)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def listing(recorder: Recorder, files: list[tuple[str, str]]) -> Callable[[Recorded], Answer]:
    """Lists files by name and path; the bytes of each are an archive with its path."""

    def answer(request: Recorded) -> Answer:
        if request.method == "POST":
            told = [
                {
                    "fiscal_year": 2024,
                    "agency_name": "All",
                    "agency_acronym": None,
                    "type": "contracts",
                    "updated_date": "2024-10-01",
                    "file_name": name,
                    "url": f"{recorder.url}{path}",
                }
                for name, path in files
            ]
            return Answer(body=json.dumps({"monthly_files": told}).encode())
        return Answer(
            body=archive(len(request.target)), headers=ZIP | {"ETag": f'"{request.target}"'}
        )

    return answer


@pytest.mark.parametrize("order", [1, -1])
def test_listed_files_of_one_name_are_two_files(tmp_path: Path, order: int) -> None:
    files = [("a.zip", "/x/a.zip"), ("a.zip", "/longer/a.zip"), ("b.zip", "/x/b.zip")][::order]
    with (
        Recorder() as recorder,
        openshelf.Spending(base_url=recorder.url, requests_per_second=None) as spending,
    ):
        recorder.answer = listing(recorder, files)
        download = openshelf.download(spending.bulk_download.list_monthly_files, tmp_path)
        paths = download("all", 2024, "contracts")
        assert len(set(paths)) == 3
        for path, (_, target) in zip(paths, files, strict=True):
            assert path.read_bytes() == archive(len(target))
        assert "b.zip" in names(tmp_path)
        # The next run finds each of them under its own name, also in another order.
        files.reverse()
        before = len(recorder.requests)
        assert download("all", 2024, "contracts") == paths[::-1]
        assert len(recorder.requests) == before + 1


def test_a_file_that_is_listed_twice_is_one_file(tmp_path: Path) -> None:
    files = [("a.zip", "/x/a.zip"), ("a.zip", "/x/a.zip")]
    with (
        Recorder() as recorder,
        openshelf.Spending(base_url=recorder.url, requests_per_second=None) as spending,
    ):
        recorder.answer = listing(recorder, files)
        download = openshelf.download(
            spending.bulk_download.list_monthly_files, tmp_path, if_exists="error"
        )
        assert download("all", 2024, "contracts") == [tmp_path / "a.zip"] * 2
        assert len(recorder.requests) == 2


def test_files_of_one_name_in_several_lists_are_several_files(tmp_path: Path) -> None:
    with (
        Recorder() as recorder,
        openshelf.Spending(base_url=recorder.url, requests_per_second=None) as spending,
    ):

        def answer(request: Recorded) -> Answer:
            year = str(json.loads(request.body)["fiscal_year"]) if request.body else ""
            return listing(recorder, [("a.zip", f"/{'x' * int(year[-1:] or 0)}/a.zip")])(request)

        recorder.answer = answer
        download = openshelf.download(spending.bulk_download.list_monthly_files, tmp_path)
        calls = [("all", year, "contracts") for year in (2021, 2024, 2022)]
        paths = [path for (path,) in download.many(calls)]
        assert len(set(paths)) == 3
        for path, length in zip(paths, (8, 11, 9), strict=True):
            assert path.read_bytes() == archive(length)
        # Whatever order they come in, a file of an earlier run is never given as another one.
        for _ in range(3):
            again = [path for (path,) in download.many(calls[::-1])]
            for path, length in zip(again, (9, 11, 8), strict=True):
                assert path.read_bytes() == archive(length)


@pytest.mark.parametrize("etag", [None, '"one"', '"ONE"', 'W/"one"'])
@pytest.mark.parametrize("runs", [1, 2])
def test_a_part_of_a_changed_file_is_never_joined(
    service: FileService, client: Any, tmp_path: Path, etag: str | None, runs: int
) -> None:
    """The server ignores If-Range, and its 206 has no validator, the old one, or another."""
    changed = same_length(service.content)

    def change(request: Recorded, answer: Answer) -> Answer:
        if len(service.files) == 1:
            service.content = changed
            return replace(answer, cut=1000)
        if request.header("range"):
            start = int(str(request.header("range")).removeprefix("bytes=").removesuffix("-"))
            whole = f"bytes {start}-{len(changed) - 1}/{len(changed)}"
            headers = ZIP | {"Content-Range": whole} | ({"ETag": etag} if etag else {})
            return Answer(206, changed[start:], headers)
        return Answer(body=changed, headers=ZIP | {"ETag": '"two"'})

    service.change = change
    if runs == 2:
        with pytest.raises(openshelf.ConnectError):
            got(client.with_options(max_retries=0), tmp_path)
    assert got(client, tmp_path).read_bytes() == changed
    assert names(tmp_path) == [NAME]


def same_length(old: bytes) -> bytes:
    """Another archive of the same length: each row has other digits."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(old)) as read, zipfile.ZipFile(out, "w") as made:
        for info in read.infolist():
            made.writestr(info, read.read(info).translate(bytes.maketrans(b"123", b"312")))
    changed = out.getvalue()
    assert len(changed) == len(old)
    assert changed != old
    return changed


def test_a_later_time_of_change_begins_anew(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    """The validator stays, and only Last-Modified shows the change; the file has no checksum."""
    service.name = "table.csv"
    first, second = b"1" * 100_000, b"2" * 100_000

    def change(request: Recorded, answer: Answer) -> Answer:
        is_first = len(service.files) == 1
        service.content = first if is_first else second
        day = "01" if is_first else "02"
        given = service.file(request)
        headers = given.headers | {"Last-Modified": f"Mon, {day} Jan 2024 00:00:00 GMT"}
        return replace(given, headers=headers, cut=1000 if is_first else None)

    service.change = change
    assert got(client, tmp_path).read_bytes() == second


def test_bytes_behind_the_announced_part_are_not_used(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    service.name = "table.csv"
    service.content = bytes(range(250)) * 400

    def change(request: Recorded, answer: Answer) -> Answer:
        if len(service.files) == 1:
            return replace(answer, cut=1000)
        if request.header("range"):
            # It says that it is a part of 100 bytes, and sends others behind it.
            body = service.content[1000:1100] + b"?" * (len(service.content) - 1100)
            headers = answer.headers | {"Content-Range": f"bytes 1000-1099/{len(service.content)}"}
            return Answer(206, body, headers)
        return answer

    service.change = change
    assert got(client, tmp_path).read_bytes() == service.content


@pytest.mark.parametrize(
    ("name", "whole", "is_complete"),
    [
        ("a.zip", archive(10), True),
        ("a.zip", archive(10)[:-3], False),
        ("a.jpg", b"\xff\xd8\xff\xe0 picture \xff\xd9", True),
        ("a.jpg", b"\xff\xd8\xff\xe0 pict", False),
        ("a.csv", b"a,b\r\n1,2\r\n", False),
    ],
)
def test_an_answer_without_an_end_is_complete_only_if_its_format_shows_it(
    service: FileService, client: Any, tmp_path: Path, name: str, whole: bytes, is_complete: bool
) -> None:
    """Neither a length nor chunks: a connection that was cut looks like the end."""
    service.name = name
    raw = b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n" + whole
    service.change = lambda _, answer: replace(answer, raw=raw, close=True)
    if is_complete:
        assert got(client, tmp_path).read_bytes() == whole
    else:
        with pytest.raises(
            openshelf.DownloadError, match=r"where the file ends|is damaged|is cut short"
        ):
            got(client, tmp_path)
        assert names(tmp_path) == []


EQUAL = [
    {"award_type_codes": ["A"], "keywords": ["bridge"]},
    {"keywords": ["bridge"], "award_type_codes": ["A"]},
    {"award_type_codes": ["A"], "keywords": ["bridge"]},
]


@pytest.mark.parametrize("if_exists", ["skip", "replace", "error"])
def test_calls_that_lead_to_one_job_give_its_one_file(
    service: FileService, client: Any, tmp_path: Path, if_exists: str
) -> None:
    """The filters are written differently, and the service gives one job."""
    service.change = lambda _, answer: replace(answer, pieces=20)
    download = openshelf.download(client.download.awards, tmp_path, poll=QUICK, if_exists=if_exists)
    assert download.many([{"filters": each} for each in EQUAL]) == [tmp_path / NAME] * 3
    assert len(service.files) == 1
    assert (tmp_path / NAME).read_bytes() == service.content


def test_a_call_waits_for_the_file_that_another_one_receives(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    """The first takes longer than any pause of the second."""
    service.change = lambda _, answer: replace(answer, pieces=70)
    with ThreadPoolExecutor(4) as pool:
        paths = list(pool.map(lambda _: got(client, tmp_path), range(4)))
    assert paths == [tmp_path / NAME] * 4
    assert paths[0].read_bytes() == service.content
    assert len(service.files) == 1
    assert names(tmp_path) == [NAME]


@pytest.mark.parametrize("page", [b"<html>maintenance</html>", b'{"file_na', None])
def test_a_state_that_fails_once_is_asked_again(
    service: FileService, client: Any, tmp_path: Path, page: bytes | None
) -> None:
    """The first answer or a later one: the job exists, because the call has just started it."""
    for fails in (0, 1, 2):
        states = ["running", "running", "finished"]
        states.insert(fails, "fails")
        original = FileService(service.recorder)

        def answer(
            request: Recorded, states: list[str] = states, original: Any = original
        ) -> Answer:
            if "/status" in request.target:
                state = states.pop(0) if len(states) > 1 else states[0]
                if state == "fails":
                    return Answer(500, b"oops") if page is None else Answer(body=page)
                original.status = {"status": state}
            return original(request)

        service.recorder.answer = answer
        folder = tmp_path / str(fails)
        folder.mkdir()
        path = got(client.with_options(max_retries=0), folder)
        assert path.read_bytes() == original.content


def test_the_error_for_an_unknown_state_says_that_the_job_goes_on(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    def answer(request: Recorded) -> Answer:
        return Answer(500) if "/status" in request.target else service(request)

    service.recorder.answer = answer
    with pytest.raises(openshelf.ServerError, match="the job goes on at the service") as raised:
        got(client.with_options(max_retries=0), tmp_path)
    assert NAME in str(raised.value)
    service.recorder.answer = service
    download = openshelf.download(client.download.awards, tmp_path, poll=QUICK)
    assert download(NAME).read_bytes() == service.content


def test_what_a_killed_run_left_is_used_or_removed(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    path = got(client, tmp_path)
    for left in (f"{NAME}.part", f"{NAME}.part.origin", f".{NAME}.part.origin.new"):
        (tmp_path / left).write_bytes(b"left")
    assert got(client, tmp_path) == path
    assert names(tmp_path) == [NAME]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
@pytest.mark.parametrize("name", [NAME, f"{NAME}.part", f"{NAME}.part.origin"])
def test_a_pipe_at_the_place_of_a_file_is_never_waited_for(
    service: FileService, client: Any, tmp_path: Path, name: str
) -> None:
    os.mkfifo(tmp_path / name)
    ended = threading.Event()
    outcome: list[Any] = []

    def run() -> None:
        try:
            outcome.append(got(client, tmp_path))
        except OSError as error:
            outcome.append(error)
        ended.set()

    threading.Thread(target=run, daemon=True).start()
    assert ended.wait(20)
    (given,) = outcome
    if name.endswith(".origin"):
        assert given.read_bytes() == service.content
    else:
        assert "regular file" in str(given)
