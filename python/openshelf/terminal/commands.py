"""The commands show, call and download."""

from __future__ import annotations

import contextlib
import operator
import os
import sys

import openshelf

from . import nearest, output, shown, times, words
from .parser import FORMATS

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator
    from typing import Any, BinaryIO

#: The answers whose bytes are written as they are, whatever the ending of the file.
_AS_IT_IS = {"bytes", "file", "file_path", "text", "address"}


def _method(client: Any, operation: dict[str, Any]) -> Any:
    return operator.attrgetter(operation["full_name"])(client)


def show(chosen: argparse.Namespace) -> int:
    """Print the signature and the docstring of an operation."""
    import inspect  # noqa: PLC0415  # no other command needs it

    operation = words.operation(chosen.operation)
    client = getattr(openshelf, operation["service"].capitalize())()
    method = _method(client, operation)
    name = words.name_of(operation)
    sys.stdout.write(f"{name}{inspect.signature(method)}\n\n{inspect.getdoc(method)}\n")
    return 0


@contextlib.contextmanager
def _client(service: str, *, sandboxed: bool, **options: Any) -> Iterator[Any]:
    """Open a client of the service, or of a sandbox that is started for it."""
    with contextlib.ExitStack() as stack:
        if sandboxed:
            server = stack.enter_context(openshelf.Sandbox())
            yield stack.enter_context(getattr(server, service)(**options))
        else:
            make = getattr(openshelf, service.capitalize())
            yield stack.enter_context(make(**options))


def _asked(function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
    """Call a function; arguments that it rejects are errors of the command line."""
    try:
        return function(*arguments, **named)
    except TypeError as error:
        raise words.MistakeError(str(error)) from error


@contextlib.contextmanager
def _opened(path: str | None) -> Iterator[BinaryIO]:
    """Open standard output or a file; what replaces a file is imported where one is written."""
    if path is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    from . import destination  # noqa: PLC0415

    with destination.opened(path) as out:
        yield out


def call(chosen: argparse.Namespace) -> int:
    """Call an operation and write its answer."""
    if chosen.max is not None and not chosen.all:
        raise words.MistakeError("--max limits what --all reads: pass both")
    operation = words.operation(chosen.operation)
    given = words.arguments(operation, chosen.arguments)
    form = chosen.format or _format_of(chosen.output, operation)
    if chosen.flatten and form in {"json", "jsonl"}:
        raise words.MistakeError(
            f"--flatten makes columns, and {form} has none: pass --format csv, parquet or table"
        )
    options = {"use_caching": True} if chosen.cache else {}
    with _client(operation["service"], sandboxed=chosen.sandbox, **options) as client:
        method = _method(client, operation)
        if form == "parquet":
            return _write_parquet(chosen, method, given)
        if form == "csv" and _has_columns(method):
            return _write_csv(chosen, method, given)
        with _opened(chosen.output) as out:
            # Columns are asked for, also where JSON would be written.
            form = form or ("table" if out.isatty() or chosen.flatten else "json")
            flat = output.flattened if chosen.flatten else None
            moments = times.columns(operation) if form == "table" else set()
            if chosen.all:
                form = "jsonl" if form == "json" and not chosen.format else form
                records = _asked(_paged(chosen, method, out).records, **given)
                records = (times.readable(each, moments) for each in records)
                output.write_records(map(flat, records) if flat else records, form, out)
                return 0
            answer = _asked(method, **given)
            if isinstance(answer, bytes):
                _write_picture(answer, out)
                return 0
            if (
                form != "json"
                and isinstance(answer, dict)
                and isinstance(operation["records"], str)
            ):
                with contextlib.suppress(KeyError, TypeError):
                    place = operation["records"]
                    answer = operator.itemgetter(place)(answer) if place else answer
            answer = times.readable(answer, moments)
            if flat and not isinstance(answer, str):
                answer = [flat(row) for row in output.rows_of(answer)]
            output.write_value(answer, form, out)
    return 0


def _paged(chosen: argparse.Namespace, method: Any, out: BinaryIO | None = None) -> Any:
    """Return the list of all pages; its progress is shown where it is not mixed with the output."""
    bar = sys.stderr.isatty() and not (out is not None and out.isatty())
    return _asked(openshelf.paginate, method, max_records=chosen.max, progress=bar)


def _has_columns(method: Any) -> bool:
    """Whether the catalog knows the columns of the answer."""
    try:
        columns = openshelf.schema(method).names
    except TypeError:  # a picture, a text, an address
        return False
    return any(name not in output.OWN_COLUMNS for name in columns)


def _write_picture(picture: bytes, out: BinaryIO) -> None:
    if out.isatty():
        raise words.MistakeError("the answer is a picture: pass a file with --output")
    out.write(picture)


def _write_parquet(chosen: argparse.Namespace, method: Any, given: dict[str, Any]) -> int:
    """Write the table of an answer, or of everything."""
    from . import destination  # noqa: PLC0415  # most answers go to the standard output

    with destination.written_by_name(chosen.output) as path:
        if chosen.all:
            write = _paged(chosen, method).to_parquet
            _asked(write, path, flatten=chosen.flatten, **given)
        else:
            table = _asked(openshelf.table, method, flatten=chosen.flatten)
            _asked(table, **given).to_parquet(path)
    return 0


def _write_csv(chosen: argparse.Namespace, method: Any, given: dict[str, Any]) -> int:
    """Write the columns of an answer, or of everything, with those of the catalog."""
    from . import destination  # noqa: PLC0415  # most answers are JSON

    with _opened(chosen.output) as out, destination.unnamed(chosen.output) as (path, file):
        if chosen.all:
            write = _paged(chosen, method, out).to_csv
            _asked(write, path, flatten=chosen.flatten, **given)
        else:
            table = _asked(openshelf.table, method, flatten=chosen.flatten)
            _asked(table, **given).to_csv(path)
        output.copy_csv(file, out)
    return 0


def _format_of(path: str | None, operation: dict[str, Any]) -> str | None:
    """Derive the format from the file's extension; refuse one that no format has."""
    ending = os.path.splitext(path)[1] if path is not None else ""  # noqa: PTH122  # pathlib is slow to import
    form = ending.removeprefix(".").lower()
    if form in FORMATS:
        return form
    # Pipes and devices have any name, and so has a file that gets the bytes of a picture.
    is_file = path is not None and (os.path.isfile(path) or not os.path.exists(path))  # noqa: PTH110, PTH113  # as above
    if form and is_file and operation["answer"] not in _AS_IT_IS:
        known = [f".{each}" for each in FORMATS]
        near = nearest.hint(ending, known)
        raise words.MistakeError(
            f"--output {path}: no format has the ending {ending}; "
            f"expected {', '.join(known)}, or pass --format{near}"
        )
    return None


def download(chosen: argparse.Namespace) -> int:
    """Download the files that an operation leads to; a picture also under another name."""
    operation = words.operation(chosen.operation)
    if operation["files"] is None:
        known = sorted(
            f"{each['service']}.{each['full_name']}"
            for each in openshelf.operations()
            if each["files"] is not None
        )
        raise words.MistakeError(
            f"{words.name_of(operation)} leads to no file; expected one of {', '.join(known)}"
        )
    given = words.arguments(operation, chosen.arguments)
    folder = given.pop("directory", None) if operation["file"] else None
    if folder is not None and chosen.output is not None:
        raise words.MistakeError("directory and --output are mutually exclusive: pass one of them")
    with (
        _client(operation["service"], sandboxed=chosen.sandbox) as client,
        _new_folder(chosen.output),
    ):
        method = _method(client, operation)
        is_picture = "answer" in operation["files"]
        if is_picture and not _is_folder(chosen.output):
            return _download_picture(chosen.output, method, operation, given)
        paths = _asked(
            openshelf.download(method, folder or chosen.output or ".", progress=True), **given
        )
    for path in paths if isinstance(paths, list) else [paths]:
        _write_line(str(path))
    return 0


@contextlib.contextmanager
def _new_folder(path: str | None) -> Iterator[None]:
    """Create the folder of a path that ends with a slash; remove it if nothing was saved there."""
    if path is None or not path.endswith(("/", os.sep)) or os.path.isdir(path):  # noqa: PTH112
        yield
        return
    try:
        os.mkdir(path)  # noqa: PTH102  pathlib is slow to import
    except OSError as error:
        raise words.MistakeError(
            f"--output {path}: cannot create this folder: {error.strerror}"
        ) from error
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            os.rmdir(path)  # noqa: PTH106  the system refuses it unless the folder is empty


def _is_folder(path: str | None) -> bool:
    """Whether a picture gets its own name in a folder; without a path in the current one."""
    return path is None or os.path.isdir(path)  # noqa: PTH112  # pathlib is slow to import


def _download_picture(
    path: str, method: Any, operation: dict[str, Any], given: dict[str, Any]
) -> int:
    """Save a picture under another name than its own."""
    with _opened(path) as out:
        picture = _picture(method, operation, given)
        _write_picture(picture, out)
    _write_line(f"{path} ({len(picture):,} bytes)")
    return 0


def _picture(method: Any, operation: dict[str, Any], given: dict[str, Any]) -> bytes:
    """Request a picture; return its bytes even if the operation would save it itself."""
    if operation["answer"] == "bytes":
        return bytes(_asked(method, **given))
    answer = _asked(_asked(openshelf.raw, method), **given)
    kind = answer.headers.get("content-type", "nothing")
    if not kind.lower().startswith("image/") or not answer.body:
        raise openshelf.DecodeError(f"expected a picture, got {kind}", url=answer.url)
    return bytes(answer.body)


def _write_line(text: str) -> None:
    """Write a line that contains foreign text, such as paths."""
    sys.stdout.write(f"{shown.in_line(text) if sys.stdout.isatty() else text}\n")
