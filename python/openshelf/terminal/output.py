"""Answers as a table, JSON, JSON lines or CSV: on a terminal, in a pipe, in a file.

In a pipe and in a file a text is what the service sent. On a terminal nothing of it is obeyed.
"""

from __future__ import annotations

import csv
import json
import re
import shutil
from typing import TYPE_CHECKING, Any, BinaryIO

from . import shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

FORMATS = ("table", "json", "jsonl", "csv", "parquet")
_WIDEST = 48
_NARROWEST = 6
_ROWS_MEASURED = 200
_WHITE = re.compile("[ \t\r\n]+")


def write_value(value: Any, form: str, out: BinaryIO) -> None:
    """Write one answer.

    Parameters
    ----------
    value : bytes, str or what JSON has
        The answer.
    form : "table", "json", "jsonl" or "csv"
        How it is written; bytes and texts are written as they are.
    out : binary stream
        Where to. Where it is a terminal, characters that it would obey are escaped, in JSON in
        JSON's own way.
    """
    if isinstance(value, bytes):
        out.write(value)
    elif isinstance(value, str):
        out.write(_encoded(f"{shown.in_lines(value) if out.isatty() else value}\n", out))
    elif form == "json":
        _write_json(value, out, indent=2)
    else:
        write_records(rows_of(value), form, out)


def _encoded(text: str, out: BinaryIO) -> bytes:
    """Encode a text: for a terminal in its encoding, else in UTF-8 with every half character."""
    if out.isatty():
        return text.encode(shown.encoding(), errors="backslashreplace")
    return text.encode(errors="surrogatepass")


def _write_json(value: Any, out: BinaryIO, *, indent: int | None = None) -> None:
    is_terminal = out.isatty()
    # Bytes of UTF-8 are control characters to a terminal of another encoding.
    is_ascii = is_terminal and shown.encoding() != "utf-8"
    text = json.dumps(value, indent=indent, ensure_ascii=is_ascii)
    out.write(_encoded(f"{shown.in_json(text) if is_terminal else text}\n", out))


def rows_of(value: Any) -> list[dict[str, Any]]:
    """Take a value apart into rows: records, or the members of one record."""
    if isinstance(value, list):
        return [row if isinstance(row, dict) else {"value": row} for row in value]
    if isinstance(value, dict):
        return [{"member": name, "value": member} for name, member in value.items()]
    return [{"value": value}]


def write_records(records: Iterable[dict[str, Any]], form: str, out: BinaryIO) -> None:
    """Write records in a format, as they come where the format allows it.

    Parameters
    ----------
    records : iterable of dict
        The records; JSON lines are written while they come.
    form : "table", "json", "jsonl" or "csv"
        How they are written.
    out : binary stream
        Where to. Where it is a terminal, characters that it would obey are escaped, in JSON in
        JSON's own way.
    """
    match form:
        case "jsonl":
            for record in records:
                _write_json(record, out)
        case "json":
            _write_json(list(records), out, indent=2)
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


def _same(text: str) -> str:
    return text


def _write_csv(records: Sequence[dict[str, Any]], out: BinaryIO) -> None:
    show = shown.in_line if out.isatty() else _same
    lines: list[str] = []
    writer = csv.writer(_Lines(lines))
    columns = _columns(records)
    writer.writerow([show(name) for name in columns])
    writer.writerows([show(_plain(record.get(name))) for name in columns] for record in records)
    out.write(_encoded("".join(lines), out))


class _Lines:
    """Takes the rows of a writer, which quotes a return only where its own lines end with one."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines

    def write(self, line: str) -> None:
        """Keep a row, ended as files of Unix are."""
        self._lines.append(line.removesuffix("\r\n") + "\n")


def _cell(value: Any, show: Callable[[str], str]) -> str:
    """Give a value in one line."""
    return _WHITE.sub(" ", show(_plain(value))).strip(" ") or "-"


def _write_table(records: Sequence[dict[str, Any]], out: BinaryIO) -> None:
    """Write columns that fit into the terminal; the last ones are left out where they do not."""
    if not records:
        out.write(b"(nothing)\n")
        return
    show = shown.in_cell if out.isatty() else _same
    names = _columns(records)
    columns = [_cell(name, show) for name in names]
    rows = [[_cell(record.get(name), show) for name in names] for record in records]
    widths = [
        min(_WIDEST, max(len(name), *(len(row[at]) for row in rows[:_ROWS_MEASURED])))
        for at, name in enumerate(columns)
    ]
    left = shutil.get_terminal_size((100, 24)).columns
    fitting = 0
    for width in widths:
        if left < (width if fitting == 0 else min(width, _NARROWEST)):
            break
        widths[fitting] = min(width, left)
        left -= widths[fitting] + 2
        fitting += 1
    fitting = max(fitting, 1)

    def line(cells: Sequence[str]) -> str:
        cut = (
            cell if len(cell) <= width else cell[: width - 1] + "…"
            for cell, width in zip(cells[:fitting], widths, strict=False)
        )
        return "  ".join(
            cell.ljust(width) for cell, width in zip(cut, widths, strict=False)
        ).rstrip()

    lines = [line(columns), *map(line, rows)]
    hidden = columns[fitting:]
    if hidden:
        lines.append(f"({len(hidden)} more columns: {', '.join(hidden)})"[: _WIDEST * 3])
    out.write(_encoded("".join(f"{each}\n" for each in lines), out))
