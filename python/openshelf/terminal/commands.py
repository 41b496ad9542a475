"""The commands show and call."""

from __future__ import annotations

import contextlib
import functools
import operator
import os
import sys

import openshelf

from . import flags, nearest, output, shown, streams, times, waiting, words
from .parser import FORMATS, OTHER_FORMATS

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any, BinaryIO

#: The answers whose bytes are written as they are, whatever the ending of the file.
_AS_IT_IS = {"bytes", "file", "file_path", "linked_file", "text", "address"}


def method_of(client: Any, operation: dict[str, Any]) -> Any:
    """Return the method of a client."""
    return operator.attrgetter(operation["full_name"])(client)


def show(chosen: argparse.Namespace) -> int:
    """Print the signature and the docstring of an operation."""
    import inspect  # noqa: PLC0415  # no other command needs them
    import json  # noqa: PLC0415
    import shlex  # noqa: PLC0415

    from openshelf.agents import samples  # noqa: PLC0415

    operation = words.operation(chosen.operation)
    client = getattr(openshelf, operation["service"].capitalize())()
    method = method_of(client, operation)
    name = words.name_of(operation)
    required = {each["name"] for each in operation["parameters"] if each["required"]}
    given = []
    for argument, value in samples.arguments(operation).items():
        text = value if isinstance(value, str) else json.dumps(value)
        given.append(text if argument in required else f"{argument}={text}")
    # What leads to a file is downloaded: an older file of another origin stays then.
    verb = "call" if operation["files"] is None else "download"
    command = shlex.join(["openshelf", verb, name, *given])
    sys.stdout.write(
        f"{name}{inspect.signature(method)}\n\nIn a shell: {command}\n\n{inspect.getdoc(method)}\n"
    )
    return 0


@contextlib.contextmanager
def open_client(service: str, *, sandboxed: bool, **options: Any) -> Iterator[Any]:
    """Open a client of the service, or of a sandbox that is started for it."""
    with contextlib.ExitStack() as stack:
        stack.enter_context(waiting.said())
        if sandboxed:
            server = stack.enter_context(openshelf.Sandbox())
            yield stack.enter_context(getattr(server, service)(**options))
        else:
            make = getattr(openshelf, service.capitalize())
            yield stack.enter_context(make(**options))


def ask(function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
    """Call a function; arguments that it rejects are errors of the command line."""
    try:
        return function(*arguments, **named)
    except TypeError as error:
        raise words.MistakeError(str(error)) from error


@contextlib.contextmanager
def open_output(path: str | None) -> Iterator[BinaryIO]:
    """Open standard output or a file; what replaces a file is imported where one is written."""
    if path is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    from . import destination  # noqa: PLC0415

    with destination.opened(path) as out:
        yield out


def _refuse(chosen: argparse.Namespace, operation: dict[str, Any]) -> None:
    """Refuse options that do not fit to each other or to the operation."""
    if chosen.max is not None and not chosen.all:
        raise words.MistakeError("--max limits what --all reads: pass both")
    if chosen.all and operation["paging"] is None:
        from . import parts  # noqa: PLC0415  # most calls are right

        raise words.MistakeError(parts.without_pages(chosen, operation))
    if chosen.print is not None and chosen.sandbox:
        raise words.MistakeError(
            "--print and --sandbox are mutually exclusive: this sandbox ends with the command. "
            "Start one that stays: openshelf sandbox"
        )
    if chosen.output is not None and operation["file"]:
        typed = " ".join([words.name_of(operation), *chosen.arguments])
        raise words.MistakeError(
            f"{words.name_of(operation)} saves its picture itself; "
            f"write: openshelf download {typed} --output {chosen.output}"
        )


def call(chosen: argparse.Namespace) -> int:
    """Call an operation and write its answer."""
    operation = words.operation(chosen.operation)
    _refuse(chosen, operation)
    given = words.arguments(operation, chosen.arguments)
    if chosen.print is not None:
        return _print_request(chosen, operation, given)
    try:
        return _answer(chosen, operation, given)
    except KeyboardInterrupt:
        if chosen.all:
            streams.complain(_how_to_continue(chosen))
        raise


def _how_to_continue(chosen: argparse.Namespace) -> str:
    """Say what a list that was interrupted has left, and how it continues."""
    from . import destination  # noqa: PLC0415  # most lists are read to their end

    is_file = chosen.output is not None and not destination.is_written_directly(chosen.output)
    unwritten = f", so {chosen.output} was not written" if is_file else ""
    if chosen.cache:
        then = "run the command again: what was received comes from the cache for an hour"
    else:
        then = (
            "nothing was kept to continue from; "
            "with --cache from the start an interrupted run can be continued"
        )
    return f"the list was not read to its end{unwritten}; {then}"


def _answer(chosen: argparse.Namespace, operation: dict[str, Any], given: dict[str, Any]) -> int:
    """Ask for an answer, or for a whole list, and write it."""
    form = _format_of(chosen, operation) or _usual_format(chosen)
    _check_picture_name(operation, chosen.output, given)
    options = {"use_caching": True} if chosen.cache else {}
    with open_client(operation["service"], sandboxed=chosen.sandbox, **options) as client:
        method = method_of(client, operation)
        write = _table_writer(chosen, operation, method, form)
        if write is not None:
            return write(chosen, operation, method, given)
        with open_output(chosen.output) as out:
            if operation["answer"] == "text" and not out.isatty():
                # A text in Python may be one of other bytes.
                body = ask(openshelf.raw(method), **given).body
                out.write(body)
                out.flush()
                _say_that_it_may_be_a_part(operation, given, body)
                return 0
            if form is None and out.isatty():
                form = "table"
            # A reader of a pipe takes the records of a list as they come.
            form = form or ("jsonl" if chosen.all or chosen.flatten else "json")
            if chosen.all:
                records = ask(_paged(chosen, method, out, form).records, **given)
                unasked = output.unasked_columns(operation, given)
                records = (output.without(each, unasked) for each in records)
                if form == "table":
                    records = flags.in_records(operation, given, records)
                _write_list(operation, records, form, out, flatten=chosen.flatten)
                return 0
            answer = ask(method, **given)
            if isinstance(answer, bytes):
                write_picture(answer, out)
                return 0
            if isinstance(answer, str):
                # An address or the name of a file is a line; a text has its own lines.
                output.write_text(answer, out, is_line=operation["answer"] != "linked_file")
                out.flush()
                _say_that_it_may_be_a_part(operation, given, answer)
                return 0
            if form == "table":
                answer = flags.in_answer(operation, given, answer)
            _write_answer(operation, answer, form, out, flatten=chosen.flatten)
        sys.stdout.flush()
        if form in {"table", "jsonl", "csv"}:
            sys.stderr.write(_left_out(operation, answer))
        _say_that_it_may_be_a_part(operation, given, answer)
    return 0


def _table_writer(
    chosen: argparse.Namespace, operation: dict[str, Any], method: Any, form: str | None
) -> Callable[..., int] | None:
    """Return what writes the rows of a table; None if the answer itself is written."""
    if form == "parquet":
        return _write_parquet
    if form == "csv" and _has_columns(method):
        return _write_csv
    if form in {"jsonl", "table"} and operation["series"] and not chosen.all:
        return functools.partial(_write_days, form=form)
    return None


def _write_list(
    operation: dict[str, Any],
    records: Iterable[dict[str, Any]],
    form: str,
    out: BinaryIO,
    *,
    flatten: bool,
) -> None:
    """Write the records of all pages as they come."""
    moments = times.columns(operation) if form == "table" else set()
    records = (times.readable(each, moments) for each in records)
    output.write_records(map(output.flattened, records) if flatten else records, form, out)


def _write_answer(
    operation: dict[str, Any], answer: Any, form: str, out: BinaryIO, *, flatten: bool
) -> None:
    """Write one answer; in other forms than JSON, its records alone."""
    of_records = form != "json" or flatten
    if of_records and isinstance(answer, dict) and isinstance(operation["records"], str):
        with contextlib.suppress(KeyError, TypeError):
            place = operation["records"]
            answer = operator.itemgetter(place)(answer) if place else answer
    answer = times.readable(answer, times.columns(operation) if form == "table" else set())
    if form == "jsonl" and isinstance(answer, dict) and operation["columns"]:
        answer = [answer]  # one record is one line
    if flatten and form in {"json", "table"} and isinstance(answer, dict):
        answer = output.flattened(answer)  # a table has a row for each member
    elif flatten:
        answer = [output.flattened(row) for row in output.rows_of(answer)]
    output.write_value(answer, form, out)


def _left_out(operation: dict[str, Any], answer: Any) -> str:
    """Say that an answer is one page of a list, if more records follow."""
    paging, place = operation["paging"], operation["records"]
    if not paging or not isinstance(answer, dict) or not isinstance(place, str):
        return ""
    records = _at(answer, place)
    if not isinstance(records, list):
        return ""
    totals = [_at(answer, each) for each in paging["total"]]
    total = next((each for each in totals if isinstance(each, int)), None)
    end = paging["end"]
    follows = _at(answer, end["more"]) is True if isinstance(end, dict) else False
    if not follows and (total is None or total <= len(records)):
        return ""
    if total is not None and total > len(records):
        read = f"{len(records)} of {total} records"
    else:
        read = f"{len(records)} records, and more follow"
    return f"(one page of the list: {read}; --all reads the whole list)\n"


def _at(answer: Any, place: str) -> Any:
    """Return the member at a dotted place of an answer; None if it is not there."""
    for name in place.split(".") if place else ():
        answer = answer.get(name) if isinstance(answer, dict) else None
    return answer


def _print_request(
    chosen: argparse.Namespace, operation: dict[str, Any], given: dict[str, Any]
) -> int:
    """Write the request of a call in the language of another program; nothing is sent."""
    from . import requests  # noqa: PLC0415  # most commands want an answer

    for name in ("all", "cache", "flatten", "format", "output"):
        if getattr(chosen, name):
            raise words.MistakeError(
                f"--print and --{name} are mutually exclusive: the request is that of one call, "
                "and there is no answer"
            )
    with open_client(operation["service"], sandboxed=chosen.sandbox) as client:
        request = ask(openshelf.prepare(method_of(client, operation)), **given)
        text = getattr(request, chosen.print)()
    write_line(text)
    sys.stdout.flush()
    sys.stderr.write(requests.remarks(operation, given, chosen.print, text))
    return 0


def _paged(
    chosen: argparse.Namespace, method: Any, out: BinaryIO | None = None, form: str = ""
) -> Any:
    """Return the list of all pages; its progress is shown where it is not mixed with the output."""
    bar = shows_progress(form, is_terminal=out is not None and out.isatty())
    return ask(openshelf.paginate, method, max_records=chosen.max, progress=bar)


def shows_progress(form: str, *, is_terminal: bool) -> bool:
    """Whether the progress of a list is shown: not among records that are shown as they come."""
    return sys.stderr.isatty() and (form == "table" or not is_terminal)


def _has_columns(method: Any) -> bool:
    """Whether the catalog knows the columns of the answer."""
    try:
        columns = openshelf.schema(method).names
    except TypeError:  # a picture, a text, an address
        return False
    return any(name not in output.OWN_COLUMNS for name in columns)


def write_picture(picture: bytes, out: BinaryIO) -> None:
    """Write the bytes of a picture, which no terminal shows."""
    if out.isatty():
        raise words.MistakeError("the answer is a picture: pass a file with --output")
    out.write(picture)


def _write_parquet(
    chosen: argparse.Namespace, operation: dict[str, Any], method: Any, given: dict[str, Any]
) -> int:
    """Write the table of an answer, or of everything."""
    from . import destination  # noqa: PLC0415  # most answers go to the standard output

    page: openshelf.Table | None = None
    with destination.written_by_name(chosen.output) as path:
        if chosen.all:
            write = _paged(chosen, method).to_parquet
            ask(write, path, flatten=chosen.flatten, **given)
        else:
            page = ask(ask(openshelf.table, method, flatten=chosen.flatten), **given)
            page.to_parquet(path)
    _say_that_more_follows(page)
    _say_that_it_may_be_a_part(operation, given, page)
    return 0


def _write_csv(
    chosen: argparse.Namespace, operation: dict[str, Any], method: Any, given: dict[str, Any]
) -> int:
    """Write the columns of an answer, or of everything, with those of the catalog."""
    from . import destination  # noqa: PLC0415  # most answers are JSON

    page: openshelf.Table | None = None
    with open_output(chosen.output) as out, destination.unnamed(chosen.output) as (path, file):
        if chosen.all:
            write = _paged(chosen, method, out).to_csv
            ask(write, path, flatten=chosen.flatten, **given)
        else:
            page = ask(ask(openshelf.table, method, flatten=chosen.flatten), **given)
            page.to_csv(path)
        if chosen.all:
            unasked = output.unasked_columns(operation, given)
            output.copy_csv(file, out, unasked, output.last_columns(operation, given))
        else:
            output.copy_csv(file, out)
    _say_that_more_follows(page)
    _say_that_it_may_be_a_part(operation, given, page)
    return 0


def _write_days(
    chosen: argparse.Namespace,
    operation: dict[str, Any],
    method: Any,
    given: dict[str, Any],
    *,
    form: str,
) -> int:
    """Write a row for each day, where one record has the values of many days."""
    import json  # noqa: PLC0415  # most answers have no days

    from . import destination  # noqa: PLC0415  # most answers are JSON

    with open_output(chosen.output) as out, destination.unnamed(chosen.output) as (path, file):
        page = ask(ask(openshelf.table, method, flatten=chosen.flatten), **given)
        page.to_jsonl(path)
        file.seek(0)
        if form == "jsonl":
            output.copy_lines(file, out)
        else:
            output.write_records(map(json.loads, file), form, out)
    _say_that_it_may_be_a_part(operation, given, page)
    return 0


def _say_that_more_follows(page: openshelf.Table | None) -> None:
    """Say that the output has one page of a list, if there are more."""
    known = None if page is None else page.completeness
    if known is not None and known.level == "unproven":
        sys.stderr.write(f"{known.reason}; --all reads the whole list\n")


def _say_that_it_may_be_a_part(
    operation: dict[str, Any], given: dict[str, Any], answer: Any
) -> None:
    """Say that an answer without pages may be a part of what there is, if its length shows it."""
    if not any(each["portion"] for each in operation["parameters"]):
        return
    from . import parts  # noqa: PLC0415  # most answers are whole

    sys.stdout.flush()
    sys.stderr.write(parts.remark(operation, given, answer))


def _format_of(chosen: argparse.Namespace, operation: dict[str, Any]) -> str | None:
    """Return the format of an answer, if it was chosen; a picture has none."""
    form = chosen.format or _format_of_file(chosen.output, operation)
    if form is not None and operation["answer"] == "bytes":
        raise words.MistakeError(
            f"{words.name_of(operation)} returns a picture, which is not written as {form}; "
            "pass a file such as picture.jpg with --output, or use openshelf download"
        )
    return form


def _usual_format(chosen: argparse.Namespace) -> str | None:
    """Return the format of the standard output, if nothing but its reader decides it."""
    if chosen.output is not None:
        return None
    if sys.stdout.isatty():
        return "table"
    return "jsonl" if chosen.flatten else None  # rows, as programs read them


def _check_picture_name(operation: dict[str, Any], path: str | None, given: dict[str, Any]) -> None:
    """Refuse the name of a file that tells another format than the picture has."""
    ending = os.path.splitext(path)[1].lower() if path is not None else ""  # noqa: PTH122  # as above
    if operation["answer"] != "bytes" or not ending or not _is_plain_file(path):
        return
    file = operation["files"]["answer"]
    own = given.get(file["format"]) or file["suffix"].removeprefix(".")

    def is_format(name: str) -> bool:
        return openshelf._core._is_same_format(f"picture.{name}", f"picture{ending}")  # noqa: SLF001

    if is_format(own):
        return
    values = (each["values"] for each in operation["parameters"] if each["name"] == file["format"])
    known = next(filter(is_format, next(values, [])), None)
    other = f", or write {file['format']}={known}" if known else ""
    raise words.MistakeError(
        f"--output {path}: the picture is a .{own} file, so its name must have this ending{other}"
    )


def _is_plain_file(path: str | None) -> bool:
    """Whether a path names a file, or one that will be; pipes and devices have any name."""
    return path is not None and (os.path.isfile(path) or not os.path.exists(path))  # noqa: PTH110, PTH113  # pathlib is slow to import


def _format_of_file(path: str | None, operation: dict[str, Any]) -> str | None:
    """Derive the format from the file's extension; refuse one that no format has."""
    ending = os.path.splitext(path)[1] if path is not None else ""  # noqa: PTH122  # pathlib is slow to import
    form = ending.removeprefix(".").lower()
    if form in FORMATS:
        return form
    # The name of a picture is checked with its arguments.
    if form and _is_plain_file(path) and operation["answer"] not in _AS_IT_IS:
        known = [f".{each}" for each in FORMATS]
        near = nearest.hint(f".{OTHER_FORMATS.get(form, form)}", known)
        raise words.MistakeError(
            f"--output {path}: no format has the ending {ending}; "
            f"expected {', '.join(known)}, or pass --format{near}"
        )
    return None


def write_line(text: str) -> None:
    """Write a line that contains foreign text, such as paths."""
    sys.stdout.write(f"{shown.in_line(text) if sys.stdout.isatty() else text}\n")
