"""Answers as a table, JSON, JSON lines, CSV or Parquet: on a terminal, in a pipe, in a file."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from .words import MistakeError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

FORMATS = ("table", "json", "jsonl", "csv", "parquet")
_WIDEST = 48
_NARROWEST = 6
_ROWS_MEASURED = 200


@contextlib.contextmanager
def opened(path: Path | None) -> Iterator[BinaryIO]:
    """Open the standard output, or a file that is there only once it is whole.

    Parameters
    ----------
    path : Path or None
        The file. Where the block fails or is interrupted, it stays what it was.
    """
    if path is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    folder = path.parent
    if path.is_dir():
        raise MistakeError(f"{path}: it is a directory")
    if path.exists() and not path.is_file():
        # A device or a pipe is written to and not replaced.
        with path.open("wb") as device:
            yield device
        return
    handle, name = tempfile.mkstemp(dir=folder, prefix=f".{path.name}.")
    new = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        mask = os.umask(0)
        os.umask(mask)
        new.chmod(0o666 & ~mask)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


@contextlib.contextmanager
def own_path(path: Path | None) -> Iterator[Path]:
    """Give the path of a file to be written as a whole; without one its content goes to the output.

    Parameters
    ----------
    path : Path or None
        The file.
    """
    if path is not None:
        yield path
        return
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder, "output")
        yield own
        with own.open("rb") as file:
            shutil.copyfileobj(file, sys.stdout.buffer)
        sys.stdout.buffer.flush()


def write_value(value: Any, form: str, out: BinaryIO) -> None:
    """Write one answer."""
    if isinstance(value, bytes):
        out.write(value)
    elif isinstance(value, str):
        out.write(f"{value}\n".encode())
    elif form == "json":
        text = json.dumps(value, indent=2, ensure_ascii=False)
        out.write(f"{text}\n".encode(errors="surrogatepass"))
    else:
        write_records(rows_of(value), form, out)


def rows_of(value: Any) -> list[dict[str, Any]]:
    """Take a value apart into rows: records, or the members of one record."""
    if isinstance(value, list):
        return [row if isinstance(row, dict) else {"value": row} for row in value]
    if isinstance(value, dict):
        return [{"member": name, "value": member} for name, member in value.items()]
    return [{"value": value}]


def write_records(records: Iterable[dict[str, Any]], form: str, out: BinaryIO) -> None:
    """Write records in a format, as they come where the format allows it."""
    match form:
        case "jsonl":
            for record in records:
                line = json.dumps(record, ensure_ascii=False)
                out.write(f"{line}\n".encode(errors="surrogatepass"))
        case "json":
            write_value(list(records), "json", out)
        case "csv":
            _write_csv(list(records), out)
        case _:
            _write_table(list(records), out)


def _columns(records: Sequence[dict[str, Any]]) -> list[str]:
    return list(dict.fromkeys(name for record in records for name in record))


def _plain(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, (dict, list)):
        return json.dumps(value, ensure_ascii=False)
    return value if isinstance(value, str) else json.dumps(value)


def _write_csv(records: Sequence[dict[str, Any]], out: BinaryIO) -> None:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    columns = _columns(records)
    writer.writerow(columns)
    writer.writerows([_plain(record.get(name)) for name in columns] for record in records)
    out.write(text.getvalue().encode(errors="surrogatepass"))


def _cell(value: Any) -> str:
    text = " ".join(_plain(value).split())
    return "".join(sign if sign.isprintable() else "?" for sign in text) or "-"


def _write_table(records: Sequence[dict[str, Any]], out: BinaryIO) -> None:
    """Write columns that fit into the terminal; the last ones are left out where they do not."""
    if not records:
        out.write(b"(nothing)\n")
        return
    columns = _columns(records)
    rows = [[_cell(record.get(name)) for name in columns] for record in records]
    widths = [
        min(_WIDEST, max(len(name), *(len(row[at]) for row in rows[:_ROWS_MEASURED])))
        for at, name in enumerate(columns)
    ]
    left = shutil.get_terminal_size((100, 24)).columns
    shown = 0
    for width in widths:
        if left < (width if shown == 0 else min(width, _NARROWEST)):
            break
        widths[shown] = min(width, left)
        left -= widths[shown] + 2
        shown += 1
    shown = max(shown, 1)

    def line(cells: Sequence[str]) -> str:
        cut = (
            cell if len(cell) <= width else cell[: width - 1] + "…"
            for cell, width in zip(cells[:shown], widths, strict=False)
        )
        return "  ".join(
            cell.ljust(width) for cell, width in zip(cut, widths, strict=False)
        ).rstrip()

    lines = [line(columns), *map(line, rows)]
    hidden = columns[shown:]
    if hidden:
        lines.append(f"({len(hidden)} more columns: {', '.join(hidden)})"[: _WIDEST * 3])
    out.write("".join(f"{each}\n" for each in lines).encode(errors="replace"))
