"""The commands call, download and cache, and those that read the catalog."""

from __future__ import annotations

import contextlib
import inspect
import operator
import sys
from typing import TYPE_CHECKING, Any, BinaryIO

import openshelf

from . import destination, output, shown, words

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator
    from pathlib import Path


def list_operations(chosen: argparse.Namespace) -> int:
    """Print the operations whose name, summary, section or path contains all the words."""
    only = words.service(chosen.service) if chosen.service else None
    wanted = [word.lower() for word in chosen.text]
    operations = []
    for name, operation in words.operations().items():
        told = (name, *(operation[each] for each in ("summary", "specification_section", "path")))
        about = " ".join(told).lower()
        if only in {None, operation["service"]} and all(word in about for word in wanted):
            operations.append((name, operation["method"], operation["path"], operation["summary"]))
    if not operations:
        text = " ".join(chosen.text)
        raise words.MistakeError(f"no operation matches {text!r}; see: openshelf list")
    widths = [max(len(operation[column]) for operation in operations) for column in range(3)]
    for each in operations:
        cells = [cell.ljust(width) for cell, width in zip(each, widths, strict=False)]
        sys.stdout.write("  ".join([*cells, each[3]]).rstrip() + "\n")
    sys.stdout.write(f"{len(operations)} operations\n")
    return 0


def _method(client: Any, operation: dict[str, Any]) -> Any:
    return operator.attrgetter(operation["full_name"])(client)


def show(chosen: argparse.Namespace) -> int:
    """Print the signature and the docstring of an operation."""
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


def call(chosen: argparse.Namespace) -> int:
    """Call an operation and write its answer."""
    operation = words.operation(chosen.operation)
    given = words.arguments(operation, chosen.arguments)
    form = chosen.format or _format_of(chosen.output)
    options = {"use_caching": True} if chosen.cache else {}
    with _client(operation["service"], sandboxed=chosen.sandbox, **options) as client:
        method = _method(client, operation)
        if form == "parquet":
            return _write_parquet(chosen, method, given)
        with destination.opened(chosen.output) as out:
            form = form or ("table" if out.isatty() else "json")
            if chosen.all:
                form = "jsonl" if form == "json" and not chosen.format else form
                bar = sys.stderr.isatty() and not out.isatty()
                paged = _asked(openshelf.paginate, method, max_records=chosen.max, progress=bar)
                output.write_records(_asked(paged.records, **given), form, out)
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
            output.write_value(answer, form, out)
    return 0


def _write_picture(picture: bytes, out: BinaryIO) -> None:
    if out.isatty():
        raise words.MistakeError("the answer is a picture: pass a file with --output")
    out.write(picture)


def _write_parquet(chosen: argparse.Namespace, method: Any, given: dict[str, Any]) -> int:
    """Write the table of an answer, or of everything."""
    with destination.written_by_name(chosen.output) as path:
        if chosen.all:
            progress = sys.stderr.isatty()
            paged = _asked(openshelf.paginate, method, max_records=chosen.max, progress=progress)
            _asked(paged.to_parquet, path, **given)
        else:
            _asked(_asked(openshelf.table, method), **given).to_parquet(path)
    return 0


def _format_of(path: Path | None) -> str | None:
    """Derive the format from the file's extension."""
    ending = path.suffix.removeprefix(".") if path is not None else ""
    return ending if ending in output.FORMATS else None


def download(chosen: argparse.Namespace) -> int:
    """Save a picture: by its operation, into a file or under its own name."""
    operation = words.operation(chosen.operation)
    if operation["answer"] not in {"bytes", "file"}:
        known = [
            name for name, each in words.operations().items() if each["answer"] in {"bytes", "file"}
        ]
        raise words.MistakeError(
            f"{words.name_of(operation)} does not return a picture; "
            f"expected one of {', '.join(known)}"
        )
    given = words.arguments(operation, chosen.arguments)
    with _client(operation["service"], sandboxed=chosen.sandbox) as client:
        method = _method(client, operation)
        if operation["answer"] == "file" and chosen.output is None:
            _write_line(_asked(method, **given))
            return 0
        if chosen.output is None:
            raise words.MistakeError("pass the file with --output")
        if "directory" in given:
            raise words.MistakeError(
                "directory and --output are mutually exclusive: pass one of them"
            )
        with destination.opened(chosen.output) as out:
            picture = _picture(method, operation, given)
            _write_picture(picture, out)
    _write_line(f"{chosen.output} ({len(picture):,} bytes)")
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


def cache(chosen: argparse.Namespace) -> int:
    """Show a cache of the user, or clean it."""
    service = words.service(chosen.service)
    options = {"cache_name": chosen.name} if chosen.name else {}
    with _client(service, sandboxed=False, use_caching=True, **options) as client:
        if chosen.action == "clear":
            sys.stdout.write(f"{client.cache.clear()} answers deleted\n")
        elif chosen.action == "clean":
            sys.stdout.write(f"{client.cache.delete_expired()} expired answers deleted\n")
        else:
            info = client.cache.info()
            kept = ("backend", "location", "entries", "bytes", "max_bytes")
            for name in kept:
                _write_line(f"{name:<10} {info[name]}")
    return 0
