"""Output of a command: standard output, a pipe, a device, or a file that appears when complete.

The core writes a file under a temporary name in the same directory, and moves it over the other one
at the end. It removes what killed processes have left.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shutil
import stat
import sys
import tempfile
from pathlib import Path

from openshelf._core import _Replacement

from .words import MistakeError

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

    from typing_extensions import Buffer

_MOST_LINKS = 40  # as many as Linux follows
_HAS_NAMES_OF_OPEN_FILES = os.name == "posix" and Path("/dev/fd").exists()


@contextlib.contextmanager
def opened(path: str | Path | None) -> Iterator[BinaryIO]:
    """Open standard output, or a file that appears only once it is complete.

    Parameters
    ----------
    path : str, Path or None
        The file; None for standard output. For a link, its target is written, which need not exist
        yet. A pipe, a device or an open file of this process, such as ``/dev/stdout``, is written
        to directly. If the block fails or is interrupted, a file stays unchanged.

    Yields
    ------
    binary stream

    Raises
    ------
    MistakeError
        Before anything is written: the path is a directory, its directory is missing, or the file
        is not writable.
    OSError
        With the path, if the file cannot be written.
    """
    if path is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    path = _file(path)
    with _names_errors(path):
        stream = _stream(path)
        with _replacement(path) if stream is None else stream as out:
            yield out


@contextlib.contextmanager
def written_by_name(path: str | Path | None) -> Iterator[Path]:
    """Yield a file name for a function that opens its output by name, such as Parquet's.

    Parameters
    ----------
    path : str, Path or None
        As for `opened`. A pipe or a device receives the content when it is complete.

    Yields
    ------
    Path
        The name under which to write.

    Raises
    ------
    MistakeError
        The output is a terminal; else as for `opened`.
    OSError
        As for `opened`.
    """
    path = None if path is None else _file(path)
    # Only the writer that began a file with `resume=True` may finish or refuse it.
    if path is not None and os.path.exists(f"{path}.position"):  # noqa: PTH110  a name may be too long
        yield path
        return
    with opened(path) as out:
        if out.isatty():
            raise MistakeError("parquet is not text: pass a file with --output")
        if path is not None and _HAS_NAMES_OF_OPEN_FILES and _is_replaced(path, out):
            name = Path(f"/dev/fd/{out.fileno()}")
            try:
                yield name
            except OSError as error:
                raise _without_name(error, name) from error
            return
        with unnamed() as (name, file):
            yield name
            file.seek(0)
            shutil.copyfileobj(file, out)


@contextlib.contextmanager
def unnamed(beside: str | Path | None = None) -> Iterator[tuple[Path, BinaryIO]]:
    """Open a private file for a function that writes by name, to be read from afterwards.

    Parameters
    ----------
    beside : str, Path or None
        The file that the content is for: the private one takes room on the same disk. Without it,
        and for a device, it is in the folder of temporary files.

    Yields
    ------
    tuple of Path and binary stream
        The name, and the file. Where the system can, it disappears with the process.
    """
    if _HAS_NAMES_OF_OPEN_FILES:
        with tempfile.TemporaryFile(dir=_folder_of_file(beside)) as file:
            name = Path(f"/dev/fd/{file.fileno()}")
            try:
                yield name, file
            except OSError as error:
                raise _without_name(error, name) from error
        return
    with tempfile.TemporaryDirectory() as folder:
        name = Path(folder, "output")
        name.touch()
        with name.open("rb") as own:
            yield name, own


def _file(path: str | Path) -> Path:
    """Return the path of a file; a path forgets a slash at its end, which names a directory."""
    if not str(path):
        raise MistakeError("expected the name of a file, got ''")
    if str(path).endswith(("/", os.sep)):
        raise MistakeError(f"{path}: it names a directory; pass a file in it")
    return Path(path)


def _folder_of_file(path: str | Path | None) -> str | None:
    """Return the folder of a file that is, or will be, an ordinary one, if it takes another."""
    if path is None or is_written_directly(path):
        return None
    target = Path(os.path.realpath(path))
    return str(target.parent) if os.access(target.parent, os.W_OK) else None


@contextlib.contextmanager
def _names_errors(path: Path) -> Iterator[None]:
    """Add the name of the file to errors of writing."""
    try:
        yield
    except OSError as error:
        if error.filename is None and error.errno is not None:
            raise OSError(error.errno, os.strerror(error.errno), str(path)) from error
        raise


def _without_name(error: OSError, name: Path) -> OSError:
    """Remove the name of a file descriptor from an error: it means nothing to a reader."""
    if error.filename == str(name) and error.errno is not None:
        return OSError(error.errno, os.strerror(error.errno))
    return error


def _is_replaced(path: Path, out: BinaryIO) -> bool:
    """Whether writing replaces the file at the path."""
    return _number_of_open_file(path) is None and stat.S_ISREG(os.fstat(out.fileno()).st_mode)


def is_written_directly(path: str | Path) -> bool:
    """Whether a path names an open file, a pipe or a device, which no other file replaces."""
    place = Path(path)
    if _number_of_open_file(place) is not None:
        return True
    try:
        mode = place.stat().st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def _stream(path: Path) -> BinaryIO | None:
    """Open an output that is written to directly; None for a file that is replaced."""
    number = _number_of_open_file(path)
    if number is not None:
        try:
            return os.fdopen(os.dup(number), "wb")
        except OSError as error:
            raise MistakeError(f"{path}: file descriptor {number} is not open") from error
    try:
        mode = path.stat().st_mode
    except OSError:  # reported later, with the file that would be replaced
        return None
    return None if stat.S_ISREG(mode) or stat.S_ISDIR(mode) else path.open("wb")


def _number_of_open_file(path: Path) -> int | None:
    """Return the file descriptor of this process that a path names, also through links."""
    place = path.absolute()
    own = re.compile(rf"/dev/fd|/proc/{os.getpid()}(/task/[0-9]+)?/fd")
    for _ in range(_MOST_LINKS):
        if place.name.isdecimal() and own.fullmatch(os.path.realpath(place.parent)):
            return int(place.name)
        try:
            place = place.parent / place.readlink()
        except OSError:
            return None
    return None


class _Raw(io.RawIOBase):
    """The replacement of a file as Python's unbuffered file."""

    def __init__(self, file: _Replacement) -> None:
        self._file = file

    def writable(self) -> bool:
        return True

    def write(self, content: Buffer, /) -> int:
        return self._file.write(content)

    def fileno(self) -> int:
        return self._file.fileno()


@contextlib.contextmanager
def _replacement(path: Path) -> Iterator[BinaryIO]:
    """Open a file that replaces another one at the end."""
    target = target_of(path)
    try:
        file = _Replacement(target)
    except OSError as error:
        raise MistakeError(
            f"{path}: cannot create a file in {target.parent}: {error.strerror}"
        ) from error
    try:
        with io.BufferedWriter(_Raw(file)) as out:
            yield out
            out.flush()
            file.commit()
    finally:
        file.discard()


def target_of(path: str | Path) -> Path:
    """Return the file that is written for a path, with links resolved.

    Parameters
    ----------
    path : str or Path
        The path; it need not exist.

    Returns
    -------
    Path

    Raises
    ------
    MistakeError
        The path is a directory, its directory is missing, or the file is not writable.
    """
    path = Path(path)
    try:
        old = path.stat()
    except FileNotFoundError:
        old = None
    except NotADirectoryError as error:
        raise MistakeError(f"{path}: {path.parent} is not a directory") from error
    except OSError as error:
        raise MistakeError(f"{path}: {error.strerror}; use another file") from error
    target = Path(os.path.realpath(path))
    through = f" (a link to {target})" if path.is_symlink() else ""
    if old is not None and stat.S_ISDIR(old.st_mode):
        raise MistakeError(f"{path}: it is a directory{through}; pass a file in it")
    if not target.parent.is_dir():
        raise MistakeError(
            f"{path}: no directory {target.parent}{through}; create it, or use another file"
        )
    # A read-only mode is respected for the superuser too: somebody set it on purpose.
    if old is not None and not (old.st_mode & 0o222 and os.access(target, os.W_OK)):
        raise MistakeError(
            f"{path}: it is read-only{through}; allow writing to it, or use another file"
        )
    return target
