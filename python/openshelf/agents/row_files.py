"""Writes tables to a file while a list is read, and reads the rows of a table as JSON."""

from __future__ import annotations

import csv
import io
import json

from openshelf import _core

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import Any, Protocol

    from openshelf import Table

    class _RowFile(Protocol):
        """A file under a temporary name until it is complete."""

        def write(self, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
            """Add the rows of a table."""

        def commit(self, metadata: Mapping[str, str]) -> None:
            """Move it to its name."""

        def discard(self) -> None:
            """Remove it, unless it was moved."""


__all__ = ["open_file", "rows_of"]


def open_file(path: Path, form: str, first: Table) -> _RowFile:
    """Begin a file for tables with the columns of the first one.

    Parameters
    ----------
    path : Path
        Its name when it is complete.
    form : {"parquet", "csv"}
    first : Table

    Returns
    -------
    _RowFile
    """
    return _Parquet(path, first) if form == "parquet" else _Csv(path, first)


def rows_of(table: Table, path: Path) -> list[dict[str, Any]]:
    """Return the rows of a table as JSON values.

    Parameters
    ----------
    table : Table
    path : Path
        A name for a file in between, which is removed.
    """
    try:
        table.to_jsonl(path)
        with path.open(encoding="utf-8") as lines:
            return [json.loads(line) for line in lines]
    finally:
        path.unlink(missing_ok=True)


class _Parquet:
    def __init__(self, path: Path, first: Table) -> None:
        self._file = _core._ParquetFile(path, first)  # noqa: SLF001  our own module

    def write(self, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:  # noqa: ARG002
        """Add the rows of a table; those of JSON are not needed."""
        self._file.write(table)

    def commit(self, metadata: Mapping[str, str]) -> None:
        """Move the file to its name, with the metadata."""
        self._file.commit(list(metadata.items()))

    def discard(self) -> None:
        """Remove it, unless it was moved."""
        self._file.discard()


class _Csv:
    def __init__(self, path: Path, first: Table) -> None:
        self._file = _core._Replacement(path)  # noqa: SLF001  our own module
        # Values that fit no column are in two columns, which most tables do not need.
        self._names = [name for name in first.column_names if name not in {"_unfit", "_extra"}]
        self._add([self._names])

    def _add(self, lines: Sequence[Sequence[Any]]) -> None:
        text = io.StringIO(newline="")
        csv.writer(text, lineterminator="\n").writerows(lines)
        self._file.write(text.getvalue().encode("utf-8", "surrogatepass"))

    def write(self, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:  # noqa: ARG002
        """Add rows; null is an empty field, lists and objects are JSON."""
        self._add([[_cell(row.get(name)) for name in self._names] for row in rows])

    def commit(self, metadata: Mapping[str, str]) -> None:  # noqa: ARG002  the form has no place
        """Move the file to its name."""
        self._file.commit()

    def discard(self) -> None:
        """Remove it, unless it was moved."""
        self._file.discard()


def _cell(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, dict)):
        return json.dumps(value, ensure_ascii=False)
    return value
