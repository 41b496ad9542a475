"""Writes files to object stores and to other file systems of fsspec.

A file is written to a temporary folder of this machine first, and is uploaded when it is complete.
"""

from __future__ import annotations

import contextlib
import errno
import re
import shutil
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from openshelf._core import AsyncPaginated
from openshelf.errors import ArgumentError

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from typing import Any

__all__ = ["save"]

#: Credentials in an address, which messages do not show.
_CREDENTIALS = re.compile("//[^/@]*@")
#: Bytes that are sent at once.
_PIECE = 8 << 20


def save(
    write: Callable[..., Any], address: str, arguments: tuple[Any, ...], named: dict[str, Any]
) -> Any:
    """Write a file on this machine, and upload it when it is complete.

    Parameters
    ----------
    write : callable
        Writes the file: it takes a path, and then the arguments.
    address : str
        Where the file belongs, such as "s3://bucket/awards.parquet".
    arguments, named
        Further arguments of write.

    Returns
    -------
    what write returns; a coroutine of it if write returns a coroutine

    Raises
    ------
    ImportError
        If fsspec is not installed, or its package for these addresses; the message says what to
        install.
    ArgumentError
        If no file system has such addresses, and with resume=True.
    FileExistsError
        If a folder is written, and there are files at the address already.
    """
    if named.get("resume"):
        raise ArgumentError(
            "resume=True: a file that is resumed is on this machine, and not at an address; write "
            "it to a path and upload it, or leave resume out"
        )
    place = _Place(address, is_folder=named.get("partition_by") is not None)
    folder = TemporaryDirectory(prefix="openshelf-")
    path = Path(folder.name) / place.name
    if isinstance(getattr(write, "__self__", None), AsyncPaginated):
        try:
            # It checks its arguments now, and begins when it is awaited.
            waiting = write(path, *arguments, **named)
        except BaseException:
            folder.cleanup()
            raise
        return _later(waiting, place, folder, path)
    with folder:
        place.check()
        written = write(path, *arguments, **named)
        place.upload(path)
    return written


async def _later(
    written: Coroutine[Any, Any, Any], place: _Place, folder: TemporaryDirectory[str], path: Path
) -> Any:
    import asyncio  # noqa: PLC0415  # only asynchronous clients need it

    with folder:
        try:
            await asyncio.to_thread(place.check)
        except BaseException:
            written.close()
            raise
        result = await written
        uploading = asyncio.create_task(asyncio.to_thread(place.upload, path))
        try:
            await asyncio.shield(uploading)
        except asyncio.CancelledError:
            # The thread reads the file, and an upload cannot be interrupted.
            with contextlib.suppress(Exception):
                await uploading
            raise
    return result


class _Place:
    """Where a file or a folder belongs in a file system of fsspec."""

    def __init__(self, address: str, *, is_folder: bool) -> None:
        """Find the file system; nothing is sent."""
        shown = _CREDENTIALS.sub("//***@", address)
        try:
            from fsspec.core import url_to_fs  # noqa: PLC0415  # may not be installed
        except ImportError as error:
            raise ImportError(
                f"{shown} needs fsspec: pip install fsspec, and for s3:// s3fs, for gs:// gcsfs",
                name="fsspec",
            ) from error
        try:
            # Its transactions belong to one object, and other threads may write now, too.
            self._files, self._path = url_to_fs(address, skip_instance_cache=True)
        except ValueError as error:
            raise ArgumentError(f"path: {shown}: {error}") from error
        self._address = shown
        self._is_folder = is_folder
        self.name = PurePosixPath(self._path.rstrip("/")).name
        if not self.name or (address.endswith("/") and not is_folder):
            raise ArgumentError(f"path: expected the address of a file, got {shown!r}")

    def check(self) -> None:
        """Refuse a folder that has files, and a file in a missing folder of this machine."""
        parent = Path(self._path).parent
        is_here = "file" in _protocols(self._files) and not getattr(
            self._files, "auto_mkdir", False
        )
        if is_here and not self._is_folder and not parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, "the folder does not exist", str(parent))
        if self._is_folder and self._files.exists(self._path) and self._files.find(self._path):
            raise FileExistsError(
                f"{self._address}: there are files already: choose another address, or delete them"
            )

    def upload(self, path: Path) -> None:
        """Upload a file, or all files of a folder; what is there before the end is removed."""
        target = self._path.rstrip("/")
        pairs = [
            (each, f"{target}/{each.relative_to(path).as_posix()}" if each != path else target)
            for each in _files(path)
        ]
        before = {place for _, place in pairs if self._files.exists(place)}
        try:
            # Its files get their names at its end, and are dropped if it fails.
            with self._files.transaction:
                for each, place in pairs:
                    self._send(each, place)
        except BaseException:
            for place in {place for _, place in pairs} - before:
                # A file system without transactions has a part of it.
                with contextlib.suppress(Exception):
                    if self._files.exists(place):
                        self._files.rm_file(place)
            raise

    def _send(self, path: Path, place: str) -> None:
        if self._is_folder:
            # Object stores have no folders, and may refuse to create one.
            with contextlib.suppress(OSError):
                self._files.makedirs(place.rpartition("/")[0], exist_ok=True)
        with path.open("rb") as file, self._files.open(place, "wb") as out:
            shutil.copyfileobj(file, out, _PIECE)


def _protocols(files: Any) -> tuple[str, ...]:
    """Return the names of a file system of fsspec."""
    names = files.protocol
    return (names,) if isinstance(names, str) else tuple(names)


def _files(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from sorted(each for each in path.rglob("*") if each.is_file())
    else:
        yield path
