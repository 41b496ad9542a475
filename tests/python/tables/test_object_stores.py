"""Tests files at addresses of fsspec's file systems: its store in memory, and a local one."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

import fsspec
import openshelf
import polars as pl
import pytest
from fsspec.implementations.memory import MemoryFileSystem
from openshelf import paginate
from recorder import Recorder

FIELDS = ["document_number", "type", "title"]
ARGUMENTS: dict[str, Any] = {"search_term": "water", "fields": FIELDS}


@pytest.fixture
def documents(sandbox: Any) -> Iterator[Any]:
    with sandbox.gazette() as gazette:
        yield paginate(gazette.documents.search)


@pytest.fixture
def store() -> Iterator[MemoryFileSystem]:
    """The store in memory, with a file of its own."""
    found = fsspec.filesystem("memory")
    found.store.clear()
    found.pseudo_dirs[:] = [""]
    found.pipe("/bucket/older.parquet", b"older")
    yield found
    found.store.clear()


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for temporary files."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(folder))
    return folder


def in_folder(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def names(store: Any) -> list[str]:
    return sorted(store.store)


@pytest.mark.parametrize("name", ["to_parquet", "to_csv", "to_jsonl"])
async def test_lists_and_tables_are_written_to_an_address(
    documents: Any, sandbox: Any, store: Any, temporary: Path, tmp_path: Path, name: str
) -> None:
    """The files are those that a path gets."""
    ending = name.removeprefix("to_")
    table = documents.table(**ARGUMENTS)
    wanted = documents.count("water")
    for kind, write, arguments in (
        ("table", getattr(table, name), {}),
        ("list", getattr(documents, name), ARGUMENTS),
        ("slice", getattr(documents.plan(**ARGUMENTS, slices=1)[0], name), {}),
    ):
        assert write(f"memory://bucket/{kind}.{ending}", **arguments) == wanted
        write(tmp_path / f"{kind}.{ending}", **arguments)
        uploaded = store.cat(f"/bucket/{kind}.{ending}")
        assert len(uploaded) > 1000
        if name != "to_parquet":
            assert uploaded == (tmp_path / f"{kind}.{ending}").read_bytes()
        else:
            assert pl.read_parquet(uploaded).equals(pl.read_parquet(tmp_path / f"{kind}.{ending}"))
    async with sandbox.async_gazette() as gazette:
        write = getattr(paginate(gazette.documents.search), name)
        written = await write(f"memory://bucket/awaited.{ending}", **ARGUMENTS)
        assert written == wanted
        assert written.completeness.level == "exact"
    assert len(store.cat(f"/bucket/awaited.{ending}")) > 1000
    assert in_folder(temporary) == []


def test_options_and_positions_of_arguments_are_kept(documents: Any, store: Any) -> None:
    documents.to_parquet("memory://bucket/flat.parquet", "water", fields=["agencies"], flatten=True)
    columns = pl.read_parquet(store.cat("/bucket/flat.parquet")).columns
    assert columns == documents.schema("water", fields=["agencies"], flatten=True).names


def test_a_divided_folder_is_written_to_an_address(
    documents: Any, store: Any, temporary: Path
) -> None:
    table = documents.table(**ARGUMENTS)
    for kind, write, arguments in (
        ("table", table.to_parquet, {}),
        ("list", documents.to_parquet, ARGUMENTS),
    ):
        address = f"memory://bucket/{kind}/"
        assert write(address, partition_by="type", **arguments) == len(table)
        found = [name for name in names(store) if name.startswith(f"/bucket/{kind}/type=")]
        assert len(found) == table.to_polars()["type"].n_unique()
        assert sum(pl.read_parquet(store.cat(name)).height for name in found) == len(table)
        with pytest.raises(FileExistsError, match=kind):
            write(address, partition_by="type", **arguments)
    assert in_folder(temporary) == []


def test_an_archive_is_read_to_an_address(sandbox: Any, store: Any, tmp_path: Path) -> None:
    with sandbox.spending() as spending:
        filters = {
            "award_type_codes": ["A"],
            "time_period": [{"start_date": "2024-01-01", "end_date": "2024-06-28"}],
        }
        path = openshelf.download(spending.download.awards, tmp_path, poll=0.01)(filters)
    (table, *_) = openshelf.read_zip(path)
    rows = table.to_parquet("memory://bucket/awards.parquet")
    assert pl.read_parquet(store.cat("/bucket/awards.parquet")).height == rows


def test_a_missing_local_folder_is_told_before_the_first_request(
    recorder: Recorder, tmp_path: Path
) -> None:
    gazette = openshelf.Gazette(base_url=recorder.url, requests_per_second=None)
    listing = openshelf.paginate(gazette.documents.search)
    with pytest.raises(FileNotFoundError, match="the folder does not exist"):
        listing.to_parquet(f"file://{tmp_path}/missing/a.parquet", "water")
    assert recorder.requests == []


def test_a_local_file_system_works_the_same(documents: Any, tmp_path: Path) -> None:
    path = tmp_path / "water.parquet"
    path.write_text("older")
    count = documents.to_parquet(f"file://{path}", **ARGUMENTS)
    assert pl.read_parquet(path).height == count
    documents.to_parquet(f"file://{tmp_path}/parts", partition_by="type", **ARGUMENTS)
    assert pl.read_parquet(tmp_path / "parts/*/*.parquet").height == count


def test_a_list_that_fails_uploads_nothing(sandbox: Any, store: Any, temporary: Path) -> None:
    with openshelf.Sandbox(today=sandbox.today) as own:
        listing = paginate(own.gazette(max_retries=0).documents.search)
        own.fail("gazette.documents.search", status=500, times=None)
        for address in ("memory://bucket/new.parquet", "memory://bucket/older.parquet"):
            with pytest.raises(openshelf.ServerError):
                listing.to_parquet(address, "water")
    assert names(store) == ["/bucket/older.parquet"]
    assert store.cat("/bucket/older.parquet") == b"older"
    assert in_folder(temporary) == []


class Breaks(MemoryFileSystem):
    """A store whose connection breaks at the second file, with transactions or without."""

    protocol = "breaks"
    store: ClassVar[dict[str, Any]] = {}
    pseudo_dirs: ClassVar[list[str]] = [""]
    left = 0

    def open(self, path: str, mode: str = "rb", **options: Any) -> Any:
        opened = super().open(path, mode, **options)
        if "w" not in mode:
            return opened
        Breaks.left -= 1
        if Breaks.left < 0:

            def broken(piece: bytes) -> int:
                type(opened).write(opened, piece[:10])
                raise ConnectionResetError("the connection broke")

            opened.write = broken
        return opened


class Unsafe(Breaks):
    """The same without transactions: a file is there from its first byte on."""

    protocol = "unsafe"

    def open(self, path: str, mode: str = "rb", **options: Any) -> Any:
        return super().open(path, mode, **options | {"autocommit": True})

    def _open(self, *arguments: Any, **options: Any) -> Any:
        before, self._intrans = self._intrans, False
        try:
            return super()._open(*arguments, **options)
        finally:
            self._intrans = before


@pytest.mark.parametrize("kind", [Breaks, Unsafe])
@pytest.mark.parametrize("left", [0, 1])
def test_an_upload_that_breaks_leaves_nothing(
    documents: Any, temporary: Path, kind: type[Breaks], left: int
) -> None:
    fsspec.register_implementation(kind.protocol, kind, clobber=True)
    kind.store.clear()
    table = documents.table(**ARGUMENTS)
    for address, options in (("x.parquet", {}), ("x", {"partition_by": "type"})):
        if left and not options:
            continue
        Breaks.left = left
        with pytest.raises(ConnectionResetError):
            table.to_parquet(f"{kind.protocol}://bucket/{address}", **options)
        assert list(kind.store) == []
    assert in_folder(temporary) == []
    Breaks.left = 100
    assert table.to_parquet(f"{kind.protocol}://bucket/x", partition_by="type") == len(table)


def test_a_file_that_is_there_stays_if_the_upload_breaks(documents: Any) -> None:
    fsspec.register_implementation("breaks", Breaks, clobber=True)
    Breaks.store.clear()
    Breaks.left = 100
    table = documents.table(**ARGUMENTS)
    table.to_parquet("breaks://bucket/x.parquet")
    Breaks.left = 0
    with pytest.raises(ConnectionResetError):
        table.to_parquet("breaks://bucket/x.parquet")
    (kept,) = Breaks.store.values()
    assert pl.read_parquet(kept.getvalue()).height == len(table)


def test_threads_write_at_the_same_time(documents: Any, store: Any) -> None:
    """A transaction belongs to one file, although fsspec gives all threads one object."""
    table = documents.table(**ARGUMENTS)
    barrier = threading.Barrier(8)

    def write(number: int) -> int:
        barrier.wait()
        if number % 2:
            with pytest.raises(IsADirectoryError):
                table.to_csv("memory://bucket")
            return 0
        rows: int = table.to_csv(f"memory://bucket/{number}.csv")
        return rows

    store.mkdir("/bucket/folder")
    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(write, range(8))) == 4 * len(table)
    assert len(names(store)) == 5


@pytest.mark.parametrize(
    ("address", "options", "error", "message"),
    [
        ("memory://bucket/x.parquet", {"resume": True}, openshelf.ArgumentError, "resume=True"),
        ("nosuch://bucket/x.parquet", {}, openshelf.ArgumentError, "nosuch"),
        ("memory://bucket/", {}, openshelf.ArgumentError, "the address of a file"),
        ("s3://bucket/x.parquet", {}, ImportError, "s3fs"),
    ],
    ids=str,
)
def test_addresses_that_cannot_be_written_are_refused_before_anything_is_sent(
    sandbox: Any,
    documents: Any,
    store: Any,
    temporary: Path,
    address: str,
    options: dict[str, Any],
    error: type[Exception],
    message: str,
) -> None:
    before = len(sandbox.calls)
    with pytest.raises(error, match=message):
        documents.to_parquet(address, "water", **options)
    assert len(sandbox.calls) == before
    assert in_folder(temporary) == []


async def test_an_asynchronous_list_checks_its_arguments_and_its_folder(
    sandbox: Any, store: Any, temporary: Path
) -> None:
    async with sandbox.async_gazette() as gazette:
        listing = paginate(gazette.documents.search)
        with pytest.raises(TypeError, match="watre"):
            listing.to_csv("memory://bucket/x.csv", watre=1)
        await listing.to_parquet("memory://bucket/x", partition_by="type", **ARGUMENTS)
        before = len(sandbox.calls)
        with pytest.raises(FileExistsError, match="already"):
            await listing.to_parquet("memory://bucket/x", partition_by="type", **ARGUMENTS)
        assert len(sandbox.calls) == before
    assert in_folder(temporary) == []


def test_credentials_of_an_address_are_not_shown(documents: Any) -> None:
    with pytest.raises(openshelf.ArgumentError, match=r"nosuch://\*\*\*@host") as raised:
        documents.to_csv("nosuch://me:secret@host/x.csv", "water")
    assert "secret" not in str(raised.value)


def test_fsspec_is_named_where_it_is_missing(
    documents: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fsspec.core", None)
    with pytest.raises(ImportError, match="pip install fsspec"):
        documents.to_parquet("memory://bucket/x.parquet", "water")


def test_a_name_that_only_looks_like_an_address_is_a_path(documents: Any, tmp_path: Path) -> None:
    table = documents.table(**ARGUMENTS)
    (tmp_path / "c:").mkdir()
    assert table.to_csv(f"{tmp_path}/c://x.csv") == len(table)
    assert (tmp_path / "c:" / "x.csv").exists()
