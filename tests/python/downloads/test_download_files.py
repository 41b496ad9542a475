"""Tests that a file is complete or absent, whatever the server and the connection do."""

import hashlib
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import openshelf
import pytest
from file_service import NAME, FileService, archive
from openshelf import _core
from recorder import Answer, Recorded, Recorder

FILTERS = {"award_type_codes": ["A"]}
QUICK = 0.01


def got(client: Any, folder: Path, **options: Any) -> Path:
    return openshelf.download(client.download.awards, folder, poll=QUICK, **options)(FILTERS)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def ranges(service: FileService) -> list[str | None]:
    return [each.header("range") for each in service.files]


def test_a_file_is_requested_uncompressed(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    view = client.with_options(extra_headers={"Authorization": "secret"})
    assert got(view, tmp_path).read_bytes() == service.content
    (asked,) = service.files
    assert asked.header("accept-encoding") == "identity"
    assert asked.header("range") is None
    # The file is on the host of the client: it is sent the headers of the view.
    assert asked.header("authorization") == "secret"
    assert names(tmp_path) == [NAME]


def test_headers_of_a_view_are_not_sent_to_another_origin(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    with Recorder() as other:
        service.url = f"{other.url}/files/a"
        other.answer = Answer(body=service.content, headers={"Content-Type": "application/zip"})
        view = client.with_options(
            extra_headers={"Authorization": "secret"}, extra_query={"key": "secret"}
        )
        assert got(view, tmp_path).read_bytes() == service.content
        (asked,) = other.requests
    assert asked.target == "/files/a"
    assert "secret" not in str(asked)
    assert all(each.header("authorization") for each in service.recorder.requests)


def test_no_file_is_requested_while_offline(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    service.url = "https://files.usaspending.gov/generated_downloads/a.zip"
    before = _core._set_offline(True)
    try:
        with pytest.raises(openshelf.OfflineError, match=r"files\.usaspending\.gov"):
            got(client, tmp_path)
    finally:
        _core._set_offline(before)
    assert names(tmp_path) == []


@pytest.mark.parametrize("seed", range(6))
def test_a_download_resumes_after_a_broken_connection(
    server: Any, tmp_path: Path, seed: int
) -> None:
    spending = server.spending(max_retries=30)
    size = 3_000_000
    server.fail("spending.download.awards", job=["finished"], tables=2, table_size=size)
    job = spending.download.awards(FILTERS)
    whole = got_at(spending, tmp_path / "whole", job)
    places = [1, 999, 65_536, 1_048_576, 2_000_001]
    server.fail(path="/spending-files/*", reset=True, probability=0.3, seed=seed, times=3)
    for place in places:
        server.fail(
            path="/spending-files/*", cut=place, probability=0.5, seed=seed + place, times=3
        )
    assert got_at(spending, tmp_path / "parts", job) == whole


def got_at(spending: Any, folder: Path, job: dict[str, Any]) -> bytes:
    folder.mkdir()
    path = openshelf.download(spending.download.awards, folder, poll=QUICK)(job)
    assert names(folder) == [path.name]
    return path.read_bytes()


def cut(place: int, times: int = 1) -> Any:
    """The connection ends after this many bytes of the next answers."""
    left = [times]

    def change(_: Recorded, answer: Answer) -> Answer:
        left[0] -= 1
        return replace(answer, cut=place) if left[0] >= 0 else answer

    return change


def test_parts_are_requested_by_range_and_validator(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    service.change = cut(1000, 3)
    assert got(client, tmp_path).read_bytes() == service.content
    assert ranges(service) == [None, "bytes=1000-", "bytes=2000-", "bytes=3000-"]
    assert {each.header("if-range") for each in service.files[1:]} == {'"one"'}


@pytest.mark.parametrize("etag", [None, 'W/"one"', "one"])
def test_a_file_without_a_strong_validator_is_downloaded_from_the_start(
    service: FileService, client: Any, tmp_path: Path, etag: str | None
) -> None:
    service.etag = etag
    service.change = cut(1000)
    assert got(client, tmp_path).read_bytes() == service.content
    assert ranges(service) == [None, None]


def test_a_failed_download_resumes_at_the_next_call(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    service.change = cut(1000, 1)
    patient = client.with_options(max_retries=0)
    with pytest.raises(openshelf.ConnectError):
        got(patient, tmp_path)
    assert names(tmp_path) == [f"{NAME}.part", f"{NAME}.part.origin"]
    assert got(client, tmp_path).read_bytes() == service.content
    assert ranges(service) == [None, "bytes=1000-"]
    assert names(tmp_path) == [NAME]


def test_retries_without_progress_are_limited(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    service.change = cut(0, 99)
    with pytest.raises(openshelf.ConnectError):
        got(client.with_options(max_retries=2), tmp_path)
    assert len(service.files) == 3


def changed(service: FileService, content: bytes) -> Any:
    """After the first answer, which breaks, the file is another one."""

    def change(_: Recorded, answer: Answer) -> Answer:
        if len(service.files) > 1:
            return answer
        service.content, service.etag = content, '"two"'
        return replace(answer, cut=1000)

    return change


def test_a_file_that_changes_meanwhile_is_downloaded_from_the_start(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    new = archive(7000)
    service.change = changed(service, new)
    assert got(client, tmp_path).read_bytes() == new
    assert ranges(service) == [None, "bytes=1000-"]


@pytest.mark.parametrize(
    "headers",
    [
        {"ETag": '"two"'},
        {"Content-Range": "bytes 0-9/10"},
        {"Content-Range": "bytes 1001-{last}/{length}"},
        {"Content-Range": "bytes 1000-{last}/*"},
        {"Content-Range": "bytes 1000-{last}/9999999"},
        {"Content-Range": "nonsense"},
    ],
)
def test_a_part_of_another_file_is_not_used(
    service: FileService, client: Any, tmp_path: Path, headers: dict[str, str]
) -> None:
    length = len(service.content)
    headers = {
        name: value.format(last=length - 1, length=length) for name, value in headers.items()
    }

    def change(request: Recorded, answer: Answer) -> Answer:
        if len(service.files) == 1:
            return replace(answer, cut=1000)
        if request.header("range"):
            return replace(answer, headers=answer.headers | headers)
        return answer

    service.change = change
    assert got(client, tmp_path).read_bytes() == service.content
    assert ranges(service) == [None, "bytes=1000-", None]


def test_a_server_without_ranges_sends_the_file_from_the_start(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    def change(_: Recorded, answer: Answer) -> Answer:
        headers = {"Content-Type": "application/zip", "ETag": '"one"'}
        whole = Answer(body=service.content, headers=headers)
        return replace(whole, cut=1000) if len(service.files) == 1 else whole

    service.change = change
    assert got(client, tmp_path).read_bytes() == service.content
    assert ranges(service) == [None, "bytes=1000-"]


def test_a_file_is_downloaded_from_the_start_after_a_refused_range(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    def change(request: Recorded, answer: Answer) -> Answer:
        if len(service.files) == 1:
            return replace(answer, cut=1000)
        return Answer(416, b"") if request.header("range") else answer

    service.change = change
    assert got(client, tmp_path).read_bytes() == service.content


def test_a_file_that_keeps_changing_is_an_error(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    def change(_: Recorded, answer: Answer) -> Answer:
        service.etag = f'"{len(service.files)}"'
        return replace(answer, cut=1000, headers=answer.headers | {"ETag": service.etag})

    service.change = change
    with pytest.raises((openshelf.DownloadError, openshelf.ConnectError)):
        got(client.with_options(max_retries=50), tmp_path)
    assert len(service.files) < 20


def test_a_compressed_file_is_refused(service: FileService, client: Any, tmp_path: Path) -> None:
    service.change = lambda _, answer: replace(
        answer, headers=answer.headers | {"Content-Encoding": "gzip"}
    )
    with pytest.raises(openshelf.DownloadError, match="compressed the file"):
        got(client, tmp_path)


@pytest.mark.parametrize("kept", [10, 2000])
def test_a_truncated_archive_is_reported_as_damaged(
    service: FileService, client: Any, tmp_path: Path, kept: int
) -> None:
    """The length is that of the header, and the end of the archive is missing."""
    service.content = service.content[:-kept]
    with pytest.raises(openshelf.DownloadError, match="archive is damaged") as raised:
        got(client, tmp_path)
    assert raised.value.path == tmp_path / NAME
    assert names(tmp_path) == []


def test_a_file_that_is_not_an_archive_is_reported_as_damaged(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    service.content = b"<html>not here</html>"
    with pytest.raises(openshelf.DownloadError, match="archive is damaged"):
        got(client, tmp_path)
    service.content = b""
    with pytest.raises(openshelf.DownloadError, match="empty"):
        got(client, tmp_path)


def test_every_checksum_is_verified_on_demand(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    right = service.content
    service.content = right[:100] + bytes([right[100] ^ 1]) + right[101:]
    with pytest.raises(openshelf.DownloadError, match="archive is damaged"):
        got(client, tmp_path, verify="full")
    assert names(tmp_path) == []
    assert got(client, tmp_path).read_bytes() == service.content


def test_a_damaged_part_of_an_earlier_run_is_discarded(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    service.change = cut(1000, 1)
    with pytest.raises(openshelf.ConnectError):
        got(client.with_options(max_retries=0), tmp_path)
    part = tmp_path / f"{NAME}.part"
    # As after a power cut.
    part.write_bytes(bytes(1000))
    assert got(client, tmp_path).read_bytes() == service.content
    assert ranges(service) == [None, "bytes=1000-", None]


def test_a_hash_is_verified(service: FileService, client: Any, tmp_path: Path) -> None:
    digest = hashlib.sha256(service.content).hexdigest()
    with pytest.raises(openshelf.DownloadError, match="SHA-256"):
        got(client, tmp_path, sha256="0" * 64)
    assert names(tmp_path) == []
    assert got(client, tmp_path, sha256=digest.upper()).is_file()


def test_an_existing_file_is_kept_replaced_or_an_error(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    path = got(client, tmp_path)
    first = service.content
    # An archive has the time at which it was made.
    second = archive(10)
    service.content, service.etag = second, '"two"'
    assert got(client, tmp_path).read_bytes() == first
    assert len(service.files) == 1
    with pytest.raises(FileExistsError, match="if_exists='skip'"):
        got(client, tmp_path, if_exists="error")
    assert path.read_bytes() == first
    assert got(client, tmp_path, if_exists="replace").read_bytes() == service.content
    # A file that is not whole is not kept.
    path.write_bytes(first[:-5])
    assert got(client, tmp_path).read_bytes() == service.content
    # An error leaves what is there.
    service.content = b"broken"
    with pytest.raises(openshelf.DownloadError):
        got(client, tmp_path, if_exists="replace")
    assert path.read_bytes() == second


HOSTILE = [
    "../../x.zip",
    "/etc/x.zip",
    "C:\\x.zip",
    "..\\x.zip",
    "nul",
    "NUL.zip",
    "..",
    ".",
    ".hidden.zip",
    "x" * 300 + ".zip",
    "été-日本.zip",
    "a\u202epiz.exe",
]


@pytest.mark.parametrize("name", ["a\nb.zip", " "])
def test_a_name_that_the_service_would_not_take_back_is_refused(
    service: FileService, client: Any, tmp_path: Path, name: str
) -> None:
    """The name of a job's file is the argument of the request for its state."""
    service.name = name
    with pytest.raises(openshelf.ArgumentError, match="file_name: expected a string"):
        got(client, tmp_path)
    assert names(tmp_path) == []


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_never_leaves_the_directory(
    service: FileService, client: Any, tmp_path: Path, name: str
) -> None:
    service.name = name
    folder = tmp_path / "folder"
    folder.mkdir()
    path = got(client, folder)
    assert path.parent == folder
    assert path.read_bytes() == service.content
    assert names(tmp_path) == ["folder"]
    assert names(folder) == [path.name]
    assert (path.name == name) == (name == "été-日本.zip")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/a.zip",
        "https://example.com/a.zip",
        "https://files.usaspending.gov.example.com/a.zip",
        "http://files.usaspending.gov/a.zip",
        "https://me:secret@files.usaspending.gov/a.zip",
        "file:///etc/passwd",
        "ftp://127.0.0.1/a.zip",
        "/a.zip",
    ],
)
def test_files_on_other_hosts_are_refused(
    service: FileService, client: Any, tmp_path: Path, url: str
) -> None:
    service.url = url
    with pytest.raises(openshelf.DownloadError, match=r"files\.usaspending\.gov") as raised:
        got(client, tmp_path)
    assert "secret" not in str(raised.value)
    assert names(tmp_path) == []


def test_a_redirect_to_another_host_is_not_followed(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    service.change = lambda *_: Answer(302, b"", {"Location": "http://example.com/a.zip"})
    with pytest.raises(openshelf.StatusError, match="another host"):
        got(client, tmp_path)


def test_a_redirect_on_the_same_host_keeps_the_range(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    def change(request: Recorded, answer: Answer) -> Answer:
        if not request.target.endswith("/b"):
            return Answer(302, b"", {"Location": "/files/b"})
        return replace(answer, cut=1000) if len(service.files) == 2 else answer

    service.change = change
    assert got(client, tmp_path).read_bytes() == service.content
    assert ranges(service) == [None, None, "bytes=1000-", "bytes=1000-"]


def test_a_late_file_of_a_job_is_waited_for(server: Any, tmp_path: Path) -> None:
    spending = server.spending()
    server.fail("spending.download.awards", job=["finished"])
    server.fail(path="/spending-files/*", status=404, times=3)
    assert got(spending, tmp_path).is_file()
    server.fail("spending.download.awards", job=["finished"])
    server.fail(path="/spending-files/*", status=404, times=None)
    with pytest.raises(openshelf.RequestTimeoutError, match="still missing"):
        openshelf.download(spending.download.awards, tmp_path, poll=QUICK, timeout=0.1)(
            FILTERS, limit=3
        )


def test_a_missing_listed_file_is_not_waited_for(server: Any, tmp_path: Path) -> None:
    server.fail(path="/spending-files/*", status=404)
    bulk = server.spending().bulk_download
    with pytest.raises(openshelf.NotFoundError):
        openshelf.download(bulk.list_unlinked_awards_files, tmp_path)("012")


def test_a_file_is_requested_again_after_a_503(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    """The file of a job is a read, although the job itself is never started twice."""
    service.change = lambda _, answer: Answer(503, b"") if len(service.files) == 1 else answer
    assert got(client, tmp_path).read_bytes() == service.content
    assert len(service.files) == 2


def test_max_response_bytes_does_not_limit_files(server: Any, tmp_path: Path) -> None:
    spending = server.spending(max_response_bytes=100_000)
    server.fail("spending.download.awards", job=["finished"], tables=1, table_size=1_000_000)
    assert got(spending, tmp_path).stat().st_size > 999_000


def test_a_slow_file_is_downloaded_and_a_silent_one_times_out(server: Any, tmp_path: Path) -> None:
    spending = server.spending(timeout=0.5, max_retries=0)
    server.fail("spending.download.awards", job=["finished"])
    server.fail(path="/spending-files/*", drip=12_000)
    assert got(spending, tmp_path).is_file()
    server.fail("spending.download.transactions", job=["finished"])
    server.fail(path="/spending-files/*", body_delay=30, times=None)
    with pytest.raises(openshelf.RequestTimeoutError, match="no progress"):
        openshelf.download(spending.download.transactions, tmp_path)(FILTERS)


def test_the_deadline_applies_to_files(server: Any, tmp_path: Path) -> None:
    spending = server.spending(deadline=0.5)
    server.fail("spending.download.awards", job=["finished"])
    server.fail(path="/spending-files/*", drip=500, times=None)
    with pytest.raises(openshelf.RequestTimeoutError, match="deadline"):
        got(spending, tmp_path)


def test_a_missing_folder_is_an_error(service: FileService, client: Any, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="none: there is no such folder"):
        got(client, tmp_path / "none")
    file = tmp_path / "file"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(NotADirectoryError):
        got(client, file)
    assert file.read_text(encoding="utf-8") == "mine"
    # No job is started whose file cannot be written.
    assert service.recorder.requests == []
    (tmp_path / NAME).mkdir()
    with pytest.raises(IsADirectoryError):
        got(client, tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights")
def test_a_link_in_place_of_the_part_is_not_followed(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    other.write_text("mine", encoding="utf-8")
    (tmp_path / f"{NAME}.part").symlink_to(other)
    with pytest.raises(OSError, match="not a regular file"):
        got(client, tmp_path)
    assert other.read_text(encoding="utf-8") == "mine"
    assert service.files == []


def test_control_characters_of_a_service_are_escaped_in_messages(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    service.status = {"status": "failed", "message": "bad\n\x1b[2J"}
    with pytest.raises(openshelf.DownloadJobError) as raised:
        got(client, tmp_path)
    assert not re.search(r"\x1b", str(raised.value))
