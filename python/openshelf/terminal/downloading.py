"""The command download."""

from __future__ import annotations

import contextlib
import errno
import os

import openshelf

from . import streams, words
from .commands import ask, method_of, open_client, open_output, write_line, write_picture

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator
    from typing import Any

#: The endings of files of pictures; the services send JPEG and WebP.
_PICTURE_ENDINGS = (".jpg", ".jpeg", ".webp")


def download(chosen: argparse.Namespace) -> int:
    """Download the files that an operation leads to; a picture also under another name."""
    operation = words.operation(chosen.operation)
    if operation["files"] is None:
        known = sorted(name for name, facts in words.index().items() if facts["has_files"])
        raise words.MistakeError(
            f"{words.name_of(operation)} leads to no file; expected one of {', '.join(known)}"
        )
    given = words.arguments(operation, chosen.arguments)
    folder = given.pop("directory", None) if operation["file"] else None
    if folder is not None and chosen.output is not None:
        raise words.MistakeError("directory and --output are mutually exclusive: pass one of them")
    is_picture = "answer" in operation["files"]
    is_file = is_picture and folder is None and _is_picture_file(chosen.output)
    if not is_file:
        _check_folder("--output" if folder is None else "directory", folder or chosen.output)
    with (
        open_client(operation["service"], sandboxed=chosen.sandbox) as client,
        _new_folder(folder or chosen.output),
    ):
        method = method_of(client, operation)
        if is_file:
            return _download_picture(chosen, method, operation, given)
        target = folder or chosen.output or "."
        there = _states(target)
        download = openshelf.download(method, target, verify=chosen.verify, progress=True)
        saved = ask(download, **given)
    paths = saved if isinstance(saved, list) else [saved]
    for path in paths:
        write_line(str(path))
    after = _states(target)
    _say_what_was_there(
        [path.name for path in paths if there.get(path.name, ()) == after.get(path.name)]
    )
    return 0


def _say_what_was_there(names: list[str]) -> None:
    """Name the files that were not downloaded again, if there are some."""
    if names:
        streams.complain(
            f"{', '.join(names)}: it was there and is complete, so it was not downloaded again; "
            "delete it to get a new one"
        )


def _states(folder: str) -> dict[str, tuple[int, int]]:
    """Return what tells a file that is there from one that replaces it, by the names."""
    with os.scandir(folder) as entries:
        states = {each.name: each.stat(follow_symlinks=False) for each in entries}
    return {name: (state.st_ino, state.st_mtime_ns) for name, state in states.items()}


@contextlib.contextmanager
def _new_folder(path: str | None) -> Iterator[None]:
    """Create the folder of a path that ends with a slash; remove it if nothing was saved there."""
    if path is None or not path.endswith(("/", os.sep)) or os.path.isdir(path):  # noqa: PTH112
        yield
        return
    try:
        os.mkdir(path)  # noqa: PTH102  pathlib is slow to import
    except OSError as error:
        above = os.path.dirname(path.rstrip("/" + os.sep))  # noqa: PTH120
        why = f"there is no folder {above}" if error.errno == errno.ENOENT else error.strerror
        raise words.MistakeError(f"--output {path}: cannot create this folder: {why}") from error
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            os.rmdir(path)  # noqa: PTH106  the system refuses it unless the folder is empty


def _check_folder(option: str, path: str | None, *, or_file: str = "") -> None:
    """Refuse a path that is no folder, and does not end with a slash, which would create it."""
    if path == "":
        raise words.MistakeError(f"{option}: pass the name of a folder{or_file}")
    # pathlib is slow to import.
    if path is None or path.endswith(("/", os.sep)) or os.path.isdir(path):  # noqa: PTH112
        return
    if os.path.exists(path):  # noqa: PTH110
        raise words.MistakeError(f"{option} {path}: it is a file; pass a folder{or_file}")
    if path == "-":
        raise words.MistakeError(
            f"{option} -: files are not written to standard output; pass a folder{or_file}"
        )
    raise words.MistakeError(
        f"{option} {path}: no such folder; create it, or write {path}/ to create it{or_file}"
    )


def _is_picture_file(path: str | None) -> bool:
    """Whether a picture is written to a file of this name, and not into a folder."""
    if path is None or os.path.isdir(path):  # noqa: PTH112
        return False
    from . import destination  # noqa: PLC0415  # not every command writes

    is_named = os.path.splitext(path)[1].lower() in _PICTURE_ENDINGS  # noqa: PTH122
    if is_named or destination.is_written_directly(path):
        return True
    # Without an ending it was meant as a folder, and a second picture would replace the first.
    endings = ", ".join(_PICTURE_ENDINGS)
    _check_folder("--output", path, or_file=f", or a file that ends in {endings}")
    return False


def _download_picture(
    chosen: argparse.Namespace, method: Any, operation: dict[str, Any], given: dict[str, Any]
) -> int:
    """Save a picture under another name than its own; what is there is continued or kept."""
    from . import destination  # noqa: PLC0415  # not every command writes

    path = chosen.output
    if destination.is_written_directly(path):
        with open_output(path) as out:
            write_picture(_picture(method, operation, given), out)
        write_line(path)
        return 0
    # A link to a file stays, and its file is written.
    folder, name = os.path.split(destination.target_of(path))
    before = _states(folder).get(name)
    download = openshelf._core._download_as(method, folder, name, chosen.verify, True)  # noqa: SLF001, FBT003
    ask(download, **given)
    write_line(path)
    _say_what_was_there([path] if before and _states(folder).get(name) == before else [])
    return 0


def _picture(method: Any, operation: dict[str, Any], given: dict[str, Any]) -> bytes:
    """Request a picture; return its bytes even if the operation would save it itself."""
    if operation["answer"] == "bytes":
        return bytes(ask(method, **given))
    answer = ask(ask(openshelf.raw, method), **given)
    kind = answer.headers.get("content-type", "nothing")
    if not kind.lower().startswith("image/") or not answer.body:
        raise openshelf.DecodeError(f"expected a picture, got {kind}", url=answer.url)
    return bytes(answer.body)
