"""Tests the files of download jobs: of any size, in parts, changed, late and aborted."""

import csv
import hashlib
import http.client
import io
import re
import urllib.parse
import urllib.request
import zipfile
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest

FILTERS = {"award_type_codes": ["A"]}


@pytest.fixture
def server() -> Iterator[Any]:
    """A separate sandbox, because jobs stay."""
    with openshelf.Sandbox(today="2024-10-15") as own:
        yield own


def finished(server: Any, **fault: Any) -> dict[str, Any]:
    """A job whose file is ready, and its state."""
    spending = server.spending()
    server.fail("spending.download.awards", job=["finished"], **fault)
    state: dict[str, Any] = spending.download.status(spending.download.awards(FILTERS)["file_name"])
    return state


def asked(url: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    parts = urllib.parse.urlsplit(url)
    connection = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=60)
    connection.request(
        "GET", parts.path, headers={k.replace("_", "-"): v for k, v in headers.items()}
    )
    answer = connection.getresponse()
    try:
        body = answer.read()
    except http.client.IncompleteRead as error:
        body = error.partial
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, body


def test_a_file_has_the_requested_tables(server: Any) -> None:
    state = finished(server, tables=3, table_size=300_000)
    status, headers, body = asked(state["file_url"])
    assert (status, int(headers["content-length"])) == (200, len(body))
    assert state["total_size"] == len(body) / 1000
    archive = zipfile.ZipFile(io.BytesIO(body))
    assert archive.testzip() is None
    rows = 0
    for member in archive.infolist():
        assert 299_900 <= member.file_size <= 300_000
        table = list(csv.DictReader(io.TextIOWrapper(archive.open(member), "utf-8", newline="")))
        assert {len(row) for row in table} == {5}
        rows += len(table)
    assert (state["total_rows"], state["total_columns"]) == (rows, 15)


def resident() -> int:
    """The memory of this process in bytes, which includes the server's."""
    with open("/proc/self/status") as lines:  # noqa: PTH123  it is not a file on a disk
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


@pytest.mark.skipif(not __import__("sys").platform.startswith("linux"), reason="reads /proc")
def test_a_large_file_needs_little_memory(server: Any) -> None:
    state = finished(server, tables=2, table_size=100_000_000)
    before = resident()
    most, length = before, 0
    with urllib.request.urlopen(state["file_url"], timeout=60) as answer:  # noqa: S310  it is loopback
        while piece := answer.read(1 << 20):
            length += len(piece)
            most = max(most, resident())
    assert length == int(state["total_size"] * 1000)
    assert length > 199_000_000
    assert most - before < 20_000_000


@pytest.mark.parametrize("fault", [{}, {"tables": 2, "table_size": 200_000}])
def test_ranges_are_parts_of_the_whole_file(server: Any, fault: dict[str, Any]) -> None:
    url = finished(server, **fault)["file_url"]
    _, headers, whole = asked(url)
    length = len(whole)
    for first, last in [(0, 0), (5, 70_000), (length - 30, length - 1)]:
        status, part_headers, part = asked(url, Range=f"bytes={first}-{last}")
        assert status == 206
        assert part == whole[first : last + 1]
        assert part_headers["content-range"] == f"bytes {first}-{min(last, length - 1)}/{length}"
        assert part_headers["etag"] == headers["etag"]
    assert asked(url, Range="bytes=-7")[2] == whole[-7:]
    status, empty, _ = asked(url, Range=f"bytes={length}-")
    assert (status, empty["content-range"]) == (416, f"bytes */{length}")
    for known in (headers["etag"], headers["last-modified"]):
        assert asked(url, Range="bytes=9-", If_Range=known)[0] == 206
    assert asked(url, Range="bytes=9-", If_Range='"another"')[0] == 200
    assert asked(url, If_None_Match=headers["etag"])[0] == 304


@pytest.mark.parametrize("fault", [{}, {"tables": 1, "table_size": 200_000}])
def test_a_changed_file_is_sent_from_the_beginning(server: Any, fault: dict[str, Any]) -> None:
    url = finished(server, **fault)["file_url"]
    server.fail(path="*generated_downloads*", update=1)
    _, old, before = asked(url)
    status, new, after = asked(url, Range="bytes=10-", If_Range=old["etag"])
    assert status == 200
    assert (new["etag"], new["last-modified"]) != (old["etag"], old["last-modified"])
    assert new["last-modified"] != old["last-modified"]
    assert hashlib.sha256(after).digest() != hashlib.sha256(before).digest()
    assert zipfile.ZipFile(io.BytesIO(after)).testzip() is None
    assert asked(url)[2] == after


def test_a_file_can_be_late(server: Any) -> None:
    url = finished(server)["file_url"]
    server.fail(path="/spending-files/*", status=404, times=2)
    assert [asked(url)[0] for _ in range(3)] == [404, 404, 200]


@pytest.mark.parametrize("fault", [{}, {"tables": 1, "table_size": 300_000}])
def test_a_download_can_resume_after_a_broken_connection(
    server: Any, fault: dict[str, Any]
) -> None:
    url = finished(server, **fault)["file_url"]
    _, headers, whole = asked(url)
    at = len(whole) // 3
    server.fail(path="/spending-files/*", cut=at)
    _, cut, first = asked(url)
    assert (int(cut["content-length"]), len(first)) == (len(whole), at)
    _, _, rest = asked(url, Range=f"bytes={at}-", If_Range=headers["etag"])
    assert first + rest == whole
    server.fail(path="/spending-files/*", reset=True)
    with pytest.raises((ConnectionError, http.client.RemoteDisconnected)):
        asked(url)


def test_a_file_of_an_unknown_job_is_not_found(server: Any) -> None:
    base = finished(server)["file_url"].rpartition("/")[0]
    assert asked(f"{base}/none.zip")[0] == 404
    assert asked(f"{base}/../../x.zip")[0] == 404


def test_listed_files_are_at_the_listed_addresses(server: Any) -> None:
    bulk = server.spending().bulk_download
    files = [
        *bulk.list_monthly_files(14, 2023, "assistance")["monthly_files"],
        bulk.list_unlinked_awards_files("012")["file"],
        *(
            value
            for value in bulk.list_database_download_files().values()
            if isinstance(value, dict)
        ),
    ]
    assert len(files) == 5
    folders = []
    for one in files:
        assert one["url"].endswith(f"/{one['file_name']}")
        folders.append(one["url"].split("/")[-2])
        status, _, body = asked(one["url"])
        assert status == 200
        archive = zipfile.ZipFile(io.BytesIO(body))
        stem = re.escape(one["file_name"].removesuffix(".zip"))
        assert all(re.fullmatch(stem + r"_\d+\.csv", name) for name in archive.namelist())
    assert (
        folders
        == ["award_data_archive"] * 2 + ["unlinked_awards_downloads"] + ["database_download"] * 2
    )


@pytest.mark.parametrize(
    "fault", [{"tables": 0}, {"table_size": 0}, {"tables": 100, "table_size": 1_000_000_000}]
)
def test_impossible_file_sizes_are_refused(server: Any, fault: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="table"):
        server.fail("spending.download", **fault)
