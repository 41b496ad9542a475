"""Writes tables to databases and workbooks, which appear whole or not at all."""

from __future__ import annotations

import contextlib
import datetime as dt
import json
import shutil
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from openshelf._core import _Replacement
from openshelf.errors import ArgumentError, ArgumentTypeError
from openshelf.libraries import library

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from openshelf._core import Table

#: What a sheet and a cell of Excel can hold.
_LINES, _COLUMNS, _CHARACTERS, _DIGITS = 1_048_576, 16_384, 32_767, 15
#: Excel counts days from here.
_FIRST_YEAR = 1900
#: The types of SQLite for those of columns; every other is TEXT.
_SQLITE = {"int64": "INTEGER", "bool": "INTEGER", "float64": "REAL"}
#: What a file of DuckDB has behind its first bytes, which are a checksum.
_DUCKDB, _CHECKSUM = b"DUCK", 8
#: The ending of the name of an index of words.
_INDEX = "_fts"


def to_duckdb(table: Table, path: Path, *, name: str) -> int:
    """Write a table to a DuckDB database, as the method of the table does.

    Parameters
    ----------
    table : Table
        The table.
    path : Path
        The absolute path of the database.
    name : str
        The name of the table in it.

    Returns
    -------
    int
        The number of rows.
    """
    duckdb = library("duckdb", "to_duckdb()")
    _check_name(name)
    _check_duckdb(path)
    with _written(path, duckdb.Error) as place, duckdb.connect(str(place)) as database:
        database.register("_openshelf_rows", table)
        database.begin()
        database.execute(f"create or replace table {_quoted(name)} as from _openshelf_rows")
        comment = _source(table).replace("'", "''")
        database.execute(f"comment on table {_quoted(name)} is '{comment}'")
        database.commit()
    return table.num_rows


def to_sqlite(
    table: Table, path: Path, *, name: str, fts: str | Sequence[str] | None = None
) -> int:
    """Write a table to an SQLite database, as the method of the table does.

    Parameters
    ----------
    table : Table
        The table.
    path : Path
        The absolute path of the database.
    name : str
        The name of the table in it.
    fts : str or sequence of str, optional
        Columns of texts whose words are indexed.

    Returns
    -------
    int
        The number of rows.
    """
    _check_name(name)
    if name.lower().startswith("sqlite_"):
        raise ArgumentError(f"name: SQLite keeps names that begin with sqlite_, got {name!r}")
    columns = dict(zip(table.column_names, table.schema.types, strict=True))
    _check_cases(columns)
    indexed = _indexed(columns, fts)
    with (
        _written(path, sqlite3.Error) as place,
        contextlib.closing(sqlite3.connect(place, isolation_level=None)) as database,
    ):
        database.execute("begin immediate")
        index = _quoted(name + _INDEX)
        if _is_index(database, name + _INDEX):
            database.execute(f"drop table {index}")
        database.execute(f"drop table if exists {_quoted(name)}")
        kinds = [f"{_quoted(each)} {_SQLITE.get(kind, 'TEXT')}" for each, kind in columns.items()]
        database.execute(f"create table {_quoted(name)} ({', '.join(kinds)})")
        marks = ", ".join("?" * len(columns))
        insert = f"insert into {_quoted(name)} values ({marks})"  # noqa: S608  the name is quoted
        database.executemany(insert, _rows(table))
        if indexed:
            words = ", ".join(map(_quoted, indexed))
            database.execute(
                f"create virtual table {index} using fts5({words}, content={_quoted(name)})"
            )
            rebuild = f"insert into {index}({index}) values ('rebuild')"  # noqa: S608  as above
            database.execute(rebuild)
        database.execute("commit")
    return table.num_rows


def to_excel(table: Table, path: Path) -> int:
    """Write a table to an Excel workbook, as the method of the table does.

    Parameters
    ----------
    table : Table
        The table.
    path : Path
        The absolute path of the workbook.

    Returns
    -------
    int
        The number of rows.
    """
    xlsxwriter = library("xlsxwriter", "to_excel()")
    if table.num_rows >= _LINES or table.num_columns > _COLUMNS:
        raise ArgumentError(
            f"a sheet of Excel holds {_LINES - 1:,} rows and {_COLUMNS:,} columns, and the table "
            f"has {table.num_rows:,} and {table.num_columns:,}: take a part with head or select, "
            "or use to_parquet or to_csv"
        )
    with _replaced(path) as place:
        # Rows are written to the disk as they come, and texts stay texts.
        options = {"constant_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
        with xlsxwriter.Workbook(str(place), options) as book:
            _Sheet(book, table).write()
            source = book.add_worksheet("Source")
            facts = {"citation": table.citation, **_known(table), **table.provenance}
            facts |= _columns(table)
            for line, (fact, value) in enumerate(facts.items()):
                text = value if isinstance(value, str) else json.dumps(value, default=str)
                text = "" if value is None else text
                source.write_string(line, 0, fact)
                source.write_string(line, 1, text[: _CHARACTERS // 2])
    return table.num_rows


def _known(table: Table) -> dict[str, str]:
    """Return how complete a table is, as a fact of its own; nothing if that is not known."""
    known = table.completeness
    return {} if known is None else {"completeness": str(known)}


def _columns(table: Table) -> dict[str, str]:
    """Return the unit of each column, and what is to be known of it, as the columns stand."""
    units, notes = table.schema.units, table.schema.notes
    said = {
        name: "; ".join(filter(None, (units.get(name), notes.get(name))))
        for name in table.column_names
    }
    return {f"column {name}": text for name, text in said.items() if text}


def _source(table: Table) -> str:
    """Return the citation of a table, and whether its rows may not be all of a list."""
    known = table.completeness
    is_proven = known is None or known.level != "unproven"
    return table.citation if is_proven else f"{table.citation} ({known})"


class _Sheet:
    """The sheet of a table."""

    def __init__(self, book: Any, table: Table) -> None:
        self._sheet = book.add_worksheet("Data")
        self._table = table
        self._bold = book.add_format({"bold": True})
        self._day = book.add_format({"num_format": "yyyy-mm-dd"})
        self._time = book.add_format({"num_format": "yyyy-mm-dd hh:mm:ss"})
        self._amount = book.add_format({"num_format": "#,##0.00"})

    def write(self) -> None:
        """Write the names and the rows."""
        names, kinds = self._table.column_names, self._table.schema.types
        for place, name in enumerate(names):
            self._text(0, place, name, name)
        self._sheet.set_row(0, None, self._bold)
        self._sheet.freeze_panes(1, 0)
        for line, row in enumerate(_rows(self._table), start=1):
            for place, cell in enumerate(row):
                if cell is not None:
                    self._cell(line, place, cell, kinds[place], names[place])

    def _cell(self, line: int, place: int, cell: float | str, kind: str, name: str) -> None:
        text = str(cell)
        if kind == "bool":
            self._sheet.write_boolean(line, place, cell)
        elif kind == "float64" or (kind == "int64" and _digits(text) <= _DIGITS):
            self._sheet.write_number(line, place, cell)
        elif kind == "date32" and (day := _day(text)):
            self._sheet.write_datetime(line, place, day, self._day)
        elif kind.startswith("timestamp") and (time := _time(text)):
            self._sheet.write_datetime(line, place, time, self._time)
        elif kind.startswith("decimal") and _digits(text) <= _DIGITS:
            self._sheet.write_number(line, place, float(cell), self._amount)
        else:
            self._text(line, place, text, name)

    def _text(self, line: int, place: int, text: str, name: str) -> None:
        # Excel counts in UTF-16.
        length = len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
        if length > _CHARACTERS:
            raise ArgumentError(
                f"row {line} has {length:,} characters in the column {name!r}, and a cell of "
                f"Excel holds {_CHARACTERS:,}: leave the column out with select, or use to_parquet "
                "or to_csv"
            )
        self._sheet.write_string(line, place, text)


def _day(text: str) -> dt.date | None:
    """Return a day that Excel has."""
    try:
        day = dt.date.fromisoformat(text)
    except ValueError:
        return None
    return day if day.year >= _FIRST_YEAR else None


def _time(text: str) -> dt.datetime | None:
    """Return a time that Excel has, without its zone."""
    try:
        time = dt.datetime.fromisoformat(text).replace(tzinfo=None)
    except ValueError:
        return None
    return time if time.year >= _FIRST_YEAR else None


def _digits(text: str) -> int:
    """Return how many digits a decimal number has."""
    return len(text.lstrip("-0.").replace(".", ""))


def _rows(table: Table) -> Iterator[tuple[Any, ...]]:
    """Yield the rows, of which only some are objects at a time."""
    start = 0
    while rows := table._rows(start):  # noqa: SLF001  it is of this package
        yield from rows
        start += len(rows)


def _quoted(name: str) -> str:
    """Return a name as both databases write it."""
    return '"' + name.replace('"', '""') + '"'


def _check_name(name: str) -> None:
    if not name or "\0" in name:
        raise ArgumentError(f"name: expected the name of a table, got {name!r}")


def _check_cases(columns: dict[str, str]) -> None:
    """Refuse names that are one for SQLite."""
    known: dict[str, str] = {}
    for name in columns:
        other = known.setdefault(name.lower(), name)
        if other != name:
            raise ArgumentError(
                f"SQLite does not tell the columns {other!r} and {name!r} apart: leave one of them "
                "out with select"
            )


def _indexed(columns: dict[str, str], fts: str | Sequence[str] | None) -> list[str]:
    """Return the columns whose words are indexed."""
    names = [fts] if isinstance(fts, str) else list(fts or ())
    for name in names:
        if not isinstance(name, str):
            raise ArgumentTypeError(f"fts: expected names of columns, got {name!r}")
        if columns.get(name) != "string":
            texts = [each for each, kind in columns.items() if kind == "string"]
            raise ArgumentError(
                f"fts: expected columns of texts, which are {', '.join(texts) or 'none'}; "
                f"got {name!r}"
            )
    return list(dict.fromkeys(names))


def _is_index(database: sqlite3.Connection, name: str) -> bool:
    """Whether the database has an index of words of this name."""
    query = "select sql from sqlite_master where lower(name) = lower(?)"
    found = database.execute(query, [name]).fetchone()
    return found is not None and "using fts5" in str(found[0]).lower()


def _check_duckdb(path: Path) -> None:
    """Refuse a file that is no database of DuckDB.

    DuckDB opens files of other formats too: as a database in memory with a view of their rows, to
    which a table is written in vain.
    """
    try:
        with path.open("rb") as file:
            start = file.read(_CHECKSUM + len(_DUCKDB))
    except FileNotFoundError:
        return
    if start[_CHECKSUM:] != _DUCKDB:
        raise OSError(
            f"{path}: this file is no database of DuckDB, and was not changed: choose another "
            "name, or delete it first"
        )


@contextlib.contextmanager
def _written(path: Path, failure: type[Exception]) -> Iterator[Path]:
    """Give the path of a database that is written: one that exists, or a new one.

    A database that exists is changed by one transaction.
    """
    try:
        if path.exists():
            yield path
        else:
            with _replaced(path) as place:
                yield place
    except failure as error:
        raise OSError(f"{path}: {error}") from error


@contextlib.contextmanager
def _replaced(path: Path) -> Iterator[Path]:
    """Give the path of a new file, which is moved to its place when it is complete."""
    file = _Replacement(path.resolve() if path.is_symlink() else path)
    try:
        with TemporaryDirectory(prefix="openshelf-") as folder:
            place = Path(folder) / path.name
            yield place
            with place.open("rb") as written:
                shutil.copyfileobj(written, _Whole(file))
        file.commit()
    finally:
        file.discard()


class _Whole:
    """A file that takes all bytes that it is given."""

    def __init__(self, file: _Replacement) -> None:
        self._file = file

    def write(self, content: bytes) -> int:
        left = memoryview(content)
        while left:
            left = left[self._file.write(left) :]
        return len(content)
