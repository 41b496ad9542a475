"""Writes answers as a table, JSON, JSON lines or CSV, to a terminal, a pipe or a file.

A pipe or a file receives the text that the service sent. On a terminal, control characters in it
are escaped.
"""

from __future__ import annotations

import io
import json
import re
import sys

from . import shown, streams

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import (
        Callable,
        Collection,
        Iterable,
        Iterator,
        Mapping,
        Sequence,
    )
    from typing import Any, BinaryIO

#: Columns of a table that are not members of records.
OWN_COLUMNS = ("_unfit", "_extra")
_WIDEST = 48
_NARROWEST = 6
_ROWS_MEASURED = 200
_WHITE = re.compile("[ \t\r\n]+")


def write_value(value: Any, form: str, out: BinaryIO) -> None:
    """Write one answer.

    Parameters
    ----------
    value : bytes or a JSON value
        The answer.
    form : "table", "json", "jsonl" or "csv"
        The format; bytes are written unchanged.
    out : binary stream
        The output. On a terminal, control characters are escaped, in JSON as JSON escapes.
    """
    if isinstance(value, bytes):
        out.write(value)
    elif form == "json":
        _write_json(value, out, indent=2)
    else:
        write_records(rows_of(value), form, out)


def write_text(text: str, out: BinaryIO, *, is_line: bool = False) -> None:
    """Write a text as it is; on a terminal it ends its last line.

    Parameters
    ----------
    text : str
        The text.
    out : binary stream
        The output. On a terminal, control characters are escaped.
    is_line : bool, default False
        End the line everywhere: the text is one, without its end.
    """
    ends = text.endswith("\n") or not (is_line or out.isatty())
    out.write(_encoded((shown.in_lines(text) if out.isatty() else text) + "\n" * (not ends), out))


def unasked_columns(operation: Mapping[str, Any], given: Mapping[str, Any]) -> set[str]:
    """Return the columns that a whole list has besides those that were asked for.

    Paging needs what tells records apart, and asks for it, too. What the service adds to every
    record stays, as in one page.

    Parameters
    ----------
    operation : mapping
        The operation.
    given : mapping
        Its arguments.

    Returns
    -------
    set of str
        Empty if the arguments do not choose columns.
    """
    asked, paging = asked_columns(operation, given), operation["paging"]
    if not asked or paging is None:
        return set()
    requested = {paging["key"], *paging["key_with"], *paging["told_apart_by"]}
    requested.update((paging["other_level"] or paging)["told_apart_by"])
    return requested - asked - set(_added_columns(operation))


def asked_columns(operation: Mapping[str, Any], given: Mapping[str, Any]) -> set[str]:
    """Return the columns that a call names; none if it leaves the choice to the service.

    Parameters
    ----------
    operation : mapping
        The operation.
    given : mapping
        Its arguments.

    Returns
    -------
    set of str
    """
    chosen = [given.get(each["name"]) for each in operation["parameters"] if each["names_columns"]]
    return {name for names in chosen if isinstance(names, list) for name in names}


def last_columns(operation: Mapping[str, Any], given: Mapping[str, Any]) -> list[str]:
    """Return the columns that stand behind those that were asked for, in the order of one page.

    Paging may ask for some of them, which moves them.

    Parameters
    ----------
    operation : mapping
        The operation.
    given : mapping
        Its arguments.

    Returns
    -------
    list of str
        Empty if the arguments do not choose columns.
    """
    asked = asked_columns(operation, given)
    names = [*_added_columns(operation), *OWN_COLUMNS] if asked else []
    return [name for name in names if name not in asked]


def _added_columns(operation: Mapping[str, Any]) -> list[str]:
    """Return the columns that the service adds to every record, whatever a call names."""
    return [each["name"] for each in operation["chosen_columns"] if each["always"] or each["with"]]


def without(record: dict[str, Any], columns: Collection[str]) -> dict[str, Any]:
    """Return a record without some of its columns."""
    if not columns:
        return record
    return {name: value for name, value in record.items() if name not in columns}


def _encoded(text: str, out: BinaryIO) -> bytes:
    """Encode a text: for a terminal in its encoding, otherwise in UTF-8 with lone surrogates."""
    if out.isatty():
        return text.encode(shown.encoding(), errors="backslashreplace")
    return text.encode(errors="surrogatepass")


def _json(value: Any, out: BinaryIO, *, indent: int | None = None) -> str:
    """Return a value as JSON for an output."""
    is_terminal = out.isatty()
    # A terminal with another encoding reads bytes of UTF-8 as control characters.
    is_ascii = is_terminal and shown.encoding() != "utf-8"
    text = json.dumps(value, indent=indent, ensure_ascii=is_ascii)
    return shown.in_json(text) if is_terminal else text


def _write_json(value: Any, out: BinaryIO, *, indent: int | None = None) -> None:
    out.write(_encoded(f"{_json(value, out, indent=indent)}\n", out))


def _write_array(records: Iterable[dict[str, Any]], out: BinaryIO) -> None:
    """Write JSON records as one array, laid out as the array as a whole would be."""
    before = "["
    for record in records:
        lines = _json(record, out, indent=2).replace("\n", "\n  ")
        out.write(_encoded(f"{before}\n  {lines}", out))
        before = ","
    out.write(b"[]\n" if before == "[" else b"\n]\n")


def rows_of(value: Any) -> list[dict[str, Any]]:
    """Convert a value to rows: records, or the members of one record."""
    if isinstance(value, list):
        return [row if isinstance(row, dict) else {"value": row} for row in value]
    if isinstance(value, dict):
        return [{"member": name, "value": member} for name, member in value.items()]
    return [{"value": value}]


def flattened(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row whose objects are divided into their members, with names such as a.b.

    Parameters
    ----------
    row : dict
        A record.

    Returns
    -------
    dict
    """
    flat: dict[str, Any] = {}
    for name, value in row.items():
        if isinstance(value, dict) and value:
            flat.update({f"{name}.{inner}": each for inner, each in flattened(value).items()})
        else:
            flat[name] = value
    return flat


def write_records(
    records: Iterable[dict[str, Any]], form: str, out: BinaryIO, columns: Sequence[str] = ()
) -> None:
    """Write records in a format, as they arrive if the format allows it.

    Parameters
    ----------
    records : iterable of dict
        The records; JSON and JSON lines are written as they arrive.
    form : "table", "json", "jsonl" or "csv"
        The format.
    out : binary stream
        The output. On a terminal, control characters are escaped, in JSON as JSON escapes.
    columns : sequence of str, optional
        The columns of CSV without records.
    """
    match form:
        case "jsonl":
            for record in records:
                _write_json(record, out)
        case "json":
            _write_array(records, out)
        case "csv":
            _write_csv(list(records), out, columns)
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


def _write_csv(
    records: Sequence[dict[str, Any]], out: BinaryIO, without_records: Sequence[str] = ()
) -> None:
    import csv  # noqa: PLC0415  # most answers are JSON

    show = shown.in_line if out.isatty() else _same
    lines: list[str] = []
    writer = csv.writer(_Lines(lines))
    columns = _columns(records) or without_records
    writer.writerow([show(name) for name in columns])
    writer.writerows([show(_plain(record.get(name))) for name in columns] for record in records)
    out.write(_encoded("".join(lines), out))


def copy_csv(
    file: BinaryIO, out: BinaryIO, left_out: Collection[str] = (), last: Sequence[str] = ()
) -> None:
    """Copy CSV without those own columns of a table that hold nothing.

    Parameters
    ----------
    file : binary stream
        CSV that openshelf wrote; it is read twice, from its beginning.
    out : binary stream
        The output. On a terminal, control characters are escaped.
    left_out : collection of str, optional
        Other columns that are not copied.
    last : sequence of str, optional
        The columns that stand behind all others, in their order.
    """
    import csv  # noqa: PLC0415  # as above

    csv.field_size_limit(sys.maxsize)  # a description may be longer than the limit of 128 KB
    names = next(_rows(file), [])
    own = [at for at, name in enumerate(names) if name in OWN_COLUMNS]
    empty = set(own)
    for number, row in enumerate(_rows(file)):
        if not empty:
            break
        if number:
            empty -= {at for at in empty if row[at]}
    kept = [at for at, name in enumerate(names) if at not in empty and name not in left_out]
    kept.sort(key=lambda at: last.index(names[at]) + 1 if names[at] in last else 0)
    show = shown.in_line if out.isatty() else _same
    lines: list[str] = []
    writer = csv.writer(_Lines(lines))
    for row in _rows(file):
        writer.writerow([show(row[at]) for at in kept])
        out.write(_encoded("".join(lines), out))
        lines.clear()


def copy_lines(file: BinaryIO, out: BinaryIO) -> None:
    """Copy JSON lines; on a terminal, control characters in them are escaped."""
    for line in file:
        if out.isatty():
            _write_json(json.loads(line), out)
        else:
            out.write(line)


def _rows(file: BinaryIO) -> Iterator[list[str]]:
    """Yield the rows of CSV from its beginning; the file stays open."""
    import csv  # noqa: PLC0415  # as above

    file.seek(0)
    text = io.TextIOWrapper(file, encoding="utf-8", errors="surrogatepass", newline="")
    try:
        yield from csv.reader(text)
    finally:
        text.detach()


class _Lines:
    """Collects csv rows; the writer quotes a carriage return only if its own lines end with one."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines

    def write(self, line: str) -> None:
        """Store a row, with a Unix line end."""
        self._lines.append(line.removesuffix("\r\n") + "\n")


def _cell(value: Any, show: Callable[[str], str]) -> str:
    """Format a value in one line."""
    return _WHITE.sub(" ", show(_plain(value))).strip(" ") or "-"


def _are_numbers(values: Iterable[Any]) -> bool:
    """Whether all values of a column are numbers, which stand below one another at the right."""
    kinds = {type(value) for value in values if value is not None}
    return bool(kinds) and kinds <= {int, float}


def _room(out: BinaryIO) -> int:
    """Return how wide a table may be: as the terminal, and of any width in a file."""
    return streams.width() if out.isatty() or out is sys.stdout.buffer else sys.maxsize


def _omitted(hidden: Sequence[str], room: int) -> str:
    """Name the columns that have no room, or as many of them as one line has room for."""
    start = f"({len(hidden)} more column{'s' if len(hidden) > 1 else ''}"
    for count in range(len(hidden), 0, -1):
        others = len(hidden) - count
        rest = f", and {others} others" if others > 1 else ", and another" if others else ""
        line = f"{start}: {', '.join(hidden[:count])}{rest})"
        if len(line) <= room:
            return line
    return f"{start})"


def _write_table(records: Sequence[dict[str, Any]], out: BinaryIO) -> None:
    """Write the columns that fit into the terminal; omit the last ones if they do not."""
    if not records:
        out.write(b"(nothing)\n")
        return
    show = shown.in_cell if out.isatty() else _same
    names = _columns(records)
    # What fits are the first columns: objects and lists, which are long and read badly, come last.
    names.sort(key=lambda name: any(isinstance(each.get(name), (dict, list)) for each in records))
    are_numbers = [_are_numbers(record.get(name) for record in records) for name in names]
    columns = [_cell(name, show) for name in names]
    rows = [[_cell(record.get(name), show) for name in names] for record in records]
    # A text and a name may be cut. A number without its last digits is another one.
    measured = [rows if is_number else rows[:_ROWS_MEASURED] for is_number in are_numbers]
    longest = [max(len(row[at]) for row in measured[at]) for at in range(len(columns))]
    widths = [min(_WIDEST, max(len(name), longest[at])) for at, name in enumerate(columns)]
    least = [
        longest[at] if is_number else min(widths[at], _NARROWEST)
        for at, is_number in enumerate(are_numbers)
    ]
    left = room = _room(out)
    fitting = 0
    for width, needed in zip(widths, least, strict=True):
        # The first column is always shown.
        if fitting and left < needed:
            break
        widths[fitting] = min(width, left)
        left -= widths[fitting] + 2
        fitting += 1

    def line(cells: Sequence[str]) -> str:
        cut = (
            cell if len(cell) <= width else cell[: width - 1] + "…"
            for cell, width in zip(cells[:fitting], widths, strict=False)
        )
        return "  ".join(
            cell.rjust(width) if is_number else cell.ljust(width)
            for cell, width, is_number in zip(cut, widths, are_numbers, strict=False)
        ).rstrip()

    lines = [line(columns), *map(line, rows)]
    hidden = columns[fitting:]
    if hidden:
        lines.append(_omitted(hidden, room))
    out.write(_encoded("".join(f"{each}\n" for each in lines), out))
