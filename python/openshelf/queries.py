"""Answers questions in SQL about tables and lists, with DuckDB."""

from __future__ import annotations

import json

from openshelf._core import Batches, Paginated
from openshelf.errors import ArgumentError, ArgumentTypeError
from openshelf.libraries import library

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    import duckdb

__all__ = ["sql"]

#: The table of the result.
_RESULT = "_openshelf_result"
#: What is before the name of a list that is registered with other columns first.
_REORDERED = "_openshelf_of_"
#: From this version on DuckDB asks a polars LazyFrame only for what a query uses.
_LAZY = 2


def sql(query: str, /, **relations: Any) -> duckdb.DuckDBPyRelation:
    """Answer a question in SQL about tables and lists.

    Parameters
    ----------
    query : str
        One SELECT of DuckDB.
    **relations
        What the query reads, by the names that it uses: tables, and lists as
        ``paginate(method).scan(...)`` gives them, or ``paginate(method)`` itself where the call
        needs no arguments. Of a list only what the query uses is requested: its columns, its
        comparisons of columns with constants that the service has an argument for, and the number
        of rows of a LIMIT if nothing else of the query needs more. A list that the query names
        twice is requested twice; pass ``paginate(method).table(...)`` then. Data frames of polars
        and pandas, and tables of pyarrow, are taken as well.

    Returns
    -------
    duckdb.DuckDBPyRelation
        The rows of the answer, which are in memory: ``.fetchall()``, ``.pl()``, ``.df()``,
        ``.to_arrow_table()``, ``.show()``. All requests have been sent.

    Raises
    ------
    ImportError
        If duckdb is not installed, or polars for a list; the message says what to install.
    ArgumentTypeError
        If a relation cannot be read.
    ArgumentError
        If the query is not one SELECT, and for batches, which can be read only once.
    duckdb.Error
        If DuckDB refuses the query. A request that fails while it runs is such an error too, which
        has the message of the package's own.

    Examples
    --------
    >>> rules = openshelf.paginate(gazette.documents.search).scan("water", doc_type="rule")
    >>> openshelf.sql("select publication_date, count(*) from rules group by 1", rules=rules).show()
    """
    module, database = _checked(query)
    read = {name: _read(name, relation) for name, relation in relations.items()}
    for name, relation in read.items():
        try:
            _register(module, database, name, relation)
        except (module.Error, TypeError) as error:
            raise ArgumentTypeError(_unread(name, relation)) from error
    if len(read) == 1:
        (name, relation) = next(iter(read.items()))
        rows = _first_rows(database, query) if _is_lazy(module, relation) else None
        if rows is not None:
            _register(module, database, name, relation.head(rows))
    database.execute(f"create temp table {_RESULT} as {query}")
    for name in read:
        # The answer needs neither the lists nor their clients any more.
        database.execute(f"drop view if exists temp.{_quoted(name)}")
        database.unregister(_REORDERED + name)
    answer: duckdb.DuckDBPyRelation = database.table(_RESULT)
    return answer


def check(query: str) -> None:
    """Refuse what is not one SELECT, without reading anything.

    Parameters
    ----------
    query : str
        One SELECT of DuckDB.

    Raises
    ------
    ImportError, ArgumentError, duckdb.Error
        As ``sql`` does.
    """
    _checked(query)


def _checked(query: str) -> tuple[ModuleType, Any]:
    """Return DuckDB and a database for a query; refuse what is not one SELECT."""
    module = library("duckdb", "sql()", beside=["polars"])
    database = module.connect()
    # A misspelt relation must be an error, and not a variable of some function.
    database.execute("set python_enable_replacements = false")
    statements = database.extract_statements(query)
    if [each.type for each in statements] != [module.StatementType.SELECT]:
        raise ArgumentError(
            "query: expected one SELECT; for other statements use duckdb.connect() and register a "
            "table, or write one with to_duckdb"
        )
    return module, database


def _read(name: str, relation: Any) -> Any:
    """Return what DuckDB reads of a relation."""
    if isinstance(relation, Paginated):
        return relation.scan()
    if isinstance(relation, Batches):
        raise ArgumentError(
            f"{name}: batches can be read only once, and a query may read a relation more often: "
            "pass paginate(...).scan(...) or paginate(...).table(...)"
        )
    if hasattr(relation, "__await__"):
        raise ArgumentTypeError(_unread(name, relation))
    return relation


def _register(module: ModuleType, database: Any, name: str, relation: Any) -> None:
    """Make a relation known to a database.

    Of a query that uses no column, such as count(*), DuckDB reads the first one. So the first one
    of a lazy frame is narrow there, and a view has all of them in their order.
    """
    names = relation.collect_schema().names() if _is_lazy(module, relation) else []
    narrow = _narrow(relation) if names else None
    if narrow is None or len({each.lower() for each in names}) != len(names):
        database.register(name, relation)
        return
    own = _REORDERED + name
    database.register(own, relation.select([narrow, *(each for each in names if each != narrow)]))
    columns = ", ".join(map(_quoted, names))
    view = f"select {columns} from {_quoted(own)}"  # noqa: S608  the names are quoted
    database.execute(f"create or replace temp view {_quoted(name)} as {view}")


def _is_lazy(module: ModuleType, relation: Any) -> bool:
    """Whether DuckDB asks a relation only for what a query uses."""
    version = int(module.__version__.split(".")[0])
    return version >= _LAZY and hasattr(relation, "collect_schema") and hasattr(relation, "head")


def _narrow(frame: Any) -> str | None:
    """Return the first column of numbers, days or times; None if it is the first, or missing."""
    found = [
        name
        for name, kind in frame.collect_schema().items()
        if kind.is_numeric() or kind.is_temporal()
    ]
    return found[0] if found and found[0] != frame.collect_schema().names()[0] else None


def _quoted(name: str) -> str:
    """Return a name as DuckDB writes it."""
    return '"' + name.replace('"', '""') + '"'


def _unread(name: str, relation: object) -> str:
    awaited = "; await it first" if hasattr(relation, "__await__") else ""
    return (
        f"{name}: expected a table, paginate(...).scan(...) or a data frame, got "
        f"{type(relation).__name__}{awaited}"
    )


def _first_rows(database: Any, query: str) -> int | None:
    """Return how many rows a query reads of its only relation; None if that is not known before."""
    plan = json.loads(database.execute(f"explain (format json) {query}").fetchall()[0][1])
    return _limit(plan[0])


def _limit(node: dict[str, Any]) -> int | None:
    """Return how many rows a plan reads of its only scan; None if that depends on their values."""
    facts = node["extra_info"]
    if node["name"] == "PROJECTION" and len(node["children"]) == 1:
        return _limit(node["children"][0])
    if not node["name"].endswith("LIMIT") or "Limit" not in facts:
        return None
    below = node["children"]
    while len(below) == 1 and below[0]["name"] == "PROJECTION":
        below = below[0]["children"]
    is_scan = len(below) == 1 and below[0]["name"].endswith("SCAN") and not below[0]["children"]
    rows, offset = str(facts["Limit"]), str(facts.get("Offset", 0))
    if not is_scan or "Filters" in below[0]["extra_info"]:
        return None
    return int(rows) + int(offset) if rows.isdecimal() and offset.isdecimal() else None
