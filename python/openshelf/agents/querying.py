"""The tool query: rows of files, by SQL or by conditions and groups."""

from __future__ import annotations

import contextlib
import threading
from importlib import import_module
from importlib.util import find_spec

from openshelf.agents.answers import Answer
from openshelf.agents.cutting import escaped
from openshelf.agents.tokens import size
from openshelf.errors import ArgumentError

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Any

    from openshelf.agents.toolbox import Toolbox

__all__ = ["query"]

_ROWS = 100
#: Tokens that are left for the facts around the rows.
_FOR_FACTS = 500
#: Memory and threads of one query.
_MEMORY = "1GB"
_THREADS = 2
#: Seconds between two looks whether the caller wants no more.
_NAP = 0.1
#: Files that duckdb reads by their ending.
_READ = {".parquet", ".csv", ".json", ".jsonl"}
_INSTALL = "install duckdb for SQL (pip install duckdb), or pyarrow for file, filter and group"


def query(  # noqa: PLR0913, PLR0917  the arguments of the tool
    box: Toolbox,
    sql: str | None = None,
    file: str | None = None,
    filter: list[Any] | None = None,  # noqa: A002  the name of the tool's argument
    group: dict[str, Any] | None = None,
    limit: int = _ROWS,
    offset: int = 0,
    *,
    stopped: threading.Event | None = None,
) -> Answer:
    """Return rows of files in the folder."""
    if (sql is None) == (file is None):
        raise ArgumentError("query: pass sql, or file with filter and group")
    if sql is not None and (filter or group):
        raise ArgumentError("query: filter and group belong to file; write them into the sql")
    if sql is not None:
        names, rows, total = _by_sql(box.files(), sql, limit, offset, stopped)
    else:
        names, rows, total = _by_arrow(box.file(file or ""), filter or [], group, limit, offset)
    shown = _within(escaped(rows), box.budget - _FOR_FACTS - size(names))
    end = offset + len(shown)
    body: dict[str, Any] = {
        "shown": {"rows": len(shown), "from": offset, "of": total},
        "complete": end >= total and offset == 0,
    }
    if end < total:
        why = "the rest would exceed the budget" if len(shown) < len(rows) else f"limit is {limit}"
        given = {"sql": sql, "file": file, "filter": filter, "group": group, "limit": limit}
        body["why"] = why
        body["next"] = {
            "tool": "query",
            "arguments": {
                **{name: value for name, value in given.items() if value is not None},
                "offset": end,
            },
        }
    elif offset:
        body["why"] = f"it begins at row {offset}"
    return Answer({**body, "columns": names, "rows": shown})


def _within(rows: list[list[Any]], budget: int) -> list[list[Any]]:
    """Return the first rows that a number of tokens allows, one at least."""
    kept: list[list[Any]] = []
    for row in rows:
        budget -= size(row) + 1
        if budget < 0 and kept:
            break
        kept.append(row)
    return kept


def _plain(value: Any) -> Any:
    """Return a value of a cell as JSON has it."""
    if isinstance(value, dict):
        return {str(name): _plain(member) for name, member in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    if isinstance(value, (str, int, float, bool)) or value is None:
        return value
    return str(value)


def _by_sql(
    folder: Path, sql: str, limit: int, offset: int, stopped: threading.Event | None
) -> tuple[list[str], list[list[Any]], int]:
    if find_spec("duckdb") is None:
        raise ArgumentError(f"sql: duckdb is not installed; {_INSTALL}")
    duckdb = import_module("duckdb")
    with contextlib.closing(duckdb.connect(":memory:")) as connection:
        try:
            statements = connection.extract_statements(sql)
        except duckdb.Error as error:
            raise ArgumentError(f"sql: {error}") from None
        if len(statements) != 1 or statements[0].type != duckdb.StatementType.SELECT:
            raise ArgumentError("sql: expected one SELECT; files are only read")
        try:
            _name_files(connection, folder, sql)
        except duckdb.Error as error:
            raise ArgumentError(f"sql: {_told(error, folder)}") from None
        _confine(connection, folder)
        text = statements[0].query.rstrip().rstrip(";")
        with _interrupted(connection, stopped):
            try:
                (total,) = connection.execute(f"select count(*) from ({text})").fetchone()  # noqa: S608
                found = connection.execute(
                    f"select * from ({text}) limit {limit} offset {offset}"  # noqa: S608
                )
                names = [each[0] for each in found.description]
                rows = [[_plain(cell) for cell in row] for row in found.fetchall()]
            except duckdb.Error as error:
                raise ArgumentError(f"sql: {_told(error, folder)}") from None
    return names, rows, total


def _name_files(connection: Any, folder: Path, sql: str) -> None:
    """Make a view of each file that a query names, under its name."""
    for path in folder.iterdir():
        if path.name in sql and path.suffix in _READ and path.resolve().parent == folder:
            view, place = path.name.replace('"', '""'), str(path).replace("'", "''")
            connection.execute(f"create view \"{view}\" as select * from '{place}'")  # noqa: S608


def _confine(connection: Any, folder: Path) -> None:
    """Let a query read only the files of the folder."""
    quoted = str(folder).replace("'", "''")
    for setting in (
        f"threads = {_THREADS}",
        f"memory_limit = '{_MEMORY}'",
        "temp_directory = ''",
        f"allowed_directories = ['{quoted}']",
        "enable_external_access = false",
        "autoinstall_known_extensions = false",
        "lock_configuration = true",
    ):
        connection.execute(f"set {setting}")


def _told(error: Exception, folder: Path) -> str:
    names = sorted(each.name for each in folder.iterdir() if not each.name.startswith("."))
    return f"{error}\nThe folder has {', '.join(names[:20]) or 'no files'}"


@contextlib.contextmanager
def _interrupted(connection: Any, stopped: threading.Event | None) -> Iterator[None]:
    """End a query when the caller wants no more."""
    if stopped is None:
        yield
        return
    ended = threading.Event()

    def watch() -> None:
        while not ended.wait(_NAP):
            if stopped.is_set():
                connection.interrupt()
                return

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        ended.set()
        watcher.join()


_COMPARISONS = {
    "=": "equal",
    "==": "equal",
    "!=": "not_equal",
    "<": "less",
    "<=": "less_equal",
    ">": "greater",
    ">=": "greater_equal",
    "contains": "match_substring",
}
_AGGREGATES = ("sum", "mean", "min", "max", "count", "count_distinct")


def _by_arrow(
    path: Path, conditions: list[Any], group: dict[str, Any] | None, limit: int, offset: int
) -> tuple[list[str], list[list[Any]], int]:
    if find_spec("pyarrow") is None:
        raise ArgumentError(f"file: pyarrow is not installed; {_INSTALL}")
    table = _table(path)
    for condition in conditions:
        table = table.filter(_condition(table, condition))
    if group is not None:
        table = _grouped(table, group)
    part = table.slice(offset, limit)
    columns = [[_plain(cell) for cell in column.to_pylist()] for column in part.columns]
    rows = [list(row) for row in zip(*columns, strict=True)]
    return list(table.column_names), rows, table.num_rows


def _table(path: Path) -> Any:
    if path.suffix == ".parquet":
        return import_module("pyarrow.parquet").read_table(path)
    if path.suffix == ".csv":
        table = import_module("pyarrow.csv").read_csv(path)
        names = table.column_names
        if len(names) == 1 and (found := [each for each in ";\t|" if each in names[0]]):
            raise ArgumentError(
                f"file: the fields of {path.name} are separated by {found[0]!r}, and only commas "
                "are read: write it again with commas"
            )
        return table
    raise ArgumentError(f"file: expected a name that ends in .parquet or .csv, got {path.name!r}")


def _column(table: Any, name: Any) -> str:
    if name not in table.column_names:
        known = ", ".join(table.column_names)
        raise ArgumentError(f"no column {name!r}; the file has {known}")
    found: str = name
    return found


def _condition(table: Any, condition: Any) -> Any:
    compute = import_module("pyarrow.compute")
    if not isinstance(condition, list) or len(condition) != 3 or condition[1] not in _COMPARISONS:
        signs = ", ".join(_COMPARISONS)
        raise ArgumentError(
            f"filter: expected [column, comparison, value] with one of {signs}, got {condition!r}"
        )
    name, sign, value = condition
    column = table[_column(table, name)]
    arrow = import_module("pyarrow")
    try:
        if sign == "contains":
            return compute.match_substring(column, str(value), ignore_case=True)
        if value is None:
            return compute.is_null(column) if sign in {"=", "=="} else compute.is_valid(column)
        return getattr(compute, _COMPARISONS[sign])(column, arrow.scalar(value).cast(column.type))
    except arrow.ArrowException as error:
        raise ArgumentError(f"filter: {name} is {column.type}: {error}") from None


def _grouped(table: Any, group: dict[str, Any]) -> Any:
    by, of = group.get("by", []), group.get("of", [])
    shape = isinstance(by, list) and isinstance(of, list)
    if not shape or any(
        not isinstance(each, list) or len(each) != 2 or each[1] not in _AGGREGATES for each in of
    ):
        raise ArgumentError(
            'group: expected {"by": [column], "of": [[column, aggregate]]} with one of '
            f"{', '.join(_AGGREGATES)}, got {group!r}"
        )
    keys = [_column(table, name) for name in by]
    wanted: list[Any] = [(_column(table, name), aggregate) for name, aggregate in of]
    if not wanted:
        wanted = [([], "count_all")]
    arrow = import_module("pyarrow")
    try:
        return table.group_by(keys).aggregate(wanted)
    except arrow.ArrowException as error:
        raise ArgumentError(f"group: {error}") from None
