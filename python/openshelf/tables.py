"""Converts tables for pyarrow, polars and pandas, and scans a list for polars.

Each library is imported on first use.
"""

from __future__ import annotations

import datetime as dt
import logging
import operator
import warnings
from importlib import import_module

from openshelf.errors import ArgumentError
from openshelf.libraries import library

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from types import ModuleType
    from typing import Any

    from openshelf._core import Paginated, Table, TableSchema, ZipTable

_LOG = logging.getLogger("openshelf.tables")

#: Comparisons of a column with a constant, and the comparison sent to a service: its result is a
#: superset. The last item is the comparison with the sides swapped.
_COMPARISONS: tuple[tuple[Callable[[Any, Any], Any], str, str], ...] = (
    (operator.eq, "==", "=="),
    (operator.ge, ">=", "<="),
    (operator.gt, ">=", "<="),
    (operator.le, "<=", ">="),
    (operator.lt, "<=", ">="),
)


#: Columns of a table that are not members of records.
_OWN_COLUMNS = ("_unfit", "_extra")


def to_arrow(table: Table) -> Any:
    """Return the table as a pyarrow table."""
    return library("pyarrow", "to_arrow()").table(table)


def to_polars(table: Table) -> Any:
    """Return the table as a polars data frame, without own columns that are empty."""
    frame = library("polars", "to_polars()").DataFrame(table)
    empty = [name for name in _OWN_COLUMNS if name in frame and frame[name].count() == 0]
    return frame.drop(empty)


def to_pandas(table: Table, *, dtype_backend: str = "numpy") -> Any:
    """Return the table as a pandas data frame, without own columns that are empty."""
    pandas = library("pandas", "to_pandas()", beside=["pyarrow"])
    pyarrow = library("pyarrow", "to_pandas()", beside=["pandas"])
    arrow = pyarrow.table(table)
    columns = {name: arrow[name] for name in _OWN_COLUMNS if name in arrow.column_names}
    empty = [name for name, column in columns.items() if column.null_count == len(column)]
    arrow = arrow.drop_columns(empty)
    if dtype_backend == "pyarrow":
        return arrow.to_pandas(types_mapper=pandas.ArrowDtype)
    if dtype_backend == "numpy":
        return arrow.to_pandas(date_as_object=False)
    nullable = {
        pyarrow.int64(): pandas.Int64Dtype(),
        pyarrow.float64(): pandas.Float64Dtype(),
        pyarrow.bool_(): pandas.BooleanDtype(),
        pyarrow.string(): pandas.StringDtype(),
    }
    return arrow.to_pandas(date_as_object=False, types_mapper=nullable.get)


def scan(
    paginated: Paginated[..., Any],
    given: dict[str, Any],
    options: Mapping[str, Any],
    schema: TableSchema,
    facts: Mapping[str, Any],
) -> Any:
    """Return a polars LazyFrame that calls the service when it is collected.

    Parameters
    ----------
    paginated : Paginated
        The list.
    given : dict
        The arguments of the call, by name.
    options : mapping
        Whether members of objects are columns (flatten), and what columns of amounts of money hold
        (money).
    schema : TableSchema
        The columns when nothing is selected.
    facts : mapping
        Facts from the catalog: the operation, whether fields can be chosen (chooses_fields), the
        member by which records are told apart (key), and
        the parameters that filter (selects): parameter, comparison, column and the names of the
        column's values.

    Returns
    -------
    polars.LazyFrame
    """
    pl = library("polars", "scan()")
    plugins = import_module("polars.io.plugins")
    polars_schema = pl.Schema(schema)
    # The key of a list is requested in any case.
    narrow = next((name for name in polars_schema if name == facts["key"]), schema.names[0])

    def source(
        with_columns: list[str] | None,
        predicate: Any,
        n_rows: int | None,
        batch_size: int | None,  # noqa: ARG001  the service decides how large its pages are
    ) -> Iterator[Any]:
        """Yield the batches of one query."""
        # The query may need the number of rows only, and a frame without columns has none.
        with_columns = [narrow] if with_columns == [] else with_columns
        arguments = dict(given)
        pushed: dict[str, Any] = {}
        wanted = _wanted_columns(with_columns, predicate)
        if facts["chooses_fields"] and wanted is not None and given.get("fields") is None:
            members = _members(wanted, flatten=options["flatten"])
            pushed |= {"fields": members} if members else {}
        # n_rows counts rows before the predicate applies: the service must not filter any out then.
        if predicate is not None and n_rows is None:
            asked = _asked_of_service(pl, predicate, facts["selects"], given)
            if is_taken(paginated, {**arguments, **pushed, **asked}):
                pushed |= asked
        if not is_taken(paginated, {**arguments, **pushed}):
            pushed = {}
        limited = paginated if n_rows is None else paginated._limited(n_rows)  # noqa: SLF001
        _LOG.info(
            "%s: sent to the service: %s; applied here: %s",
            facts["operation"],
            _shown(pushed, n_rows),
            "nothing" if predicate is None else str(predicate),
        )
        left = n_rows
        for batch in limited.batches(**{**arguments, **pushed}, **options):
            frame = pl.DataFrame(batch)
            if left is not None:
                frame = frame.head(left)
                left -= frame.height
            if predicate is not None:
                frame = frame.filter(predicate)
            columns = with_columns if with_columns is not None else list(polars_schema)
            yield frame.select(columns)
            if left is not None and left <= 0:
                return

    return plugins.register_io_source(source, schema=polars_schema, is_pure=True)


def _wanted_columns(with_columns: list[str] | None, predicate: Any) -> list[str] | None:
    """Return the columns that a query uses; None for all.

    Whatever is read may have values for the table's own columns, so a query of these uses all.
    """
    if with_columns is None:
        return None
    used = [] if predicate is None else predicate.meta.root_names()
    wanted = list(dict.fromkeys([*with_columns, *used]))
    return None if any(name in _OWN_COLUMNS for name in wanted) else wanted


def _members(columns: Sequence[str], *, flatten: bool) -> list[str]:
    """Return the members of records that columns are made from."""
    names = [name.split(".")[0] if flatten else name for name in columns]
    return list(dict.fromkeys(names))


def is_taken(paginated: Paginated[..., Any], arguments: dict[str, Any]) -> bool:
    """Whether a call accepts these arguments; nothing is sent."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            paginated.schema(**arguments)
    except (TypeError, ValueError):
        return False
    return True


def _asked_of_service(
    pl: ModuleType,
    predicate: Any,
    selects: Sequence[tuple[str, str, str, Mapping[Any, Any] | None]],
    given: Mapping[str, Any],
) -> dict[str, Any]:
    """Return arguments that select at least the records that match a predicate and those given."""
    asked: dict[str, Any] = {}
    compared = [found for part in _conjuncts(predicate) for found in _comparisons(pl, part)]
    for column, comparison, value in compared:
        for parameter, known, name, names in selects:
            if (column, comparison) != (name, known):
                continue
            wanted = value if names is None else names.get(value)
            before = asked.get(parameter, given.get(parameter))
            if wanted is not None and (before is None or _is_tighter(comparison, wanted, before)):
                asked[parameter] = wanted
    return asked


def _is_tighter(comparison: str, wanted: Any, before: Any) -> bool:
    """Whether a bound lets fewer days through than the one before; no if that is not certain."""
    one, other = _day(wanted), _day(before)
    if one is None or other is None:
        return False
    return {">=": one > other, "<=": one < other}.get(comparison, False)


def _day(value: Any) -> dt.date | None:
    """Return the day of a bound; None if it is none."""
    if isinstance(value, dt.datetime):
        return value.date()
    if isinstance(value, dt.date):
        return value
    try:
        return dt.date.fromisoformat(value)
    except (TypeError, ValueError):
        return None


def _sides(expression: Any) -> list[tuple[Any, Any]]:
    """Return the two sides of a binary expression, in either order."""
    sides = expression.meta.pop()
    if len(sides) != 2:
        return []
    first, second = sides
    return [(first, second), (second, first)]


def _conjuncts(predicate: Any) -> Iterator[Any]:
    """Yield the parts of a conjunction."""
    for first, second in _sides(predicate):
        if predicate.meta.eq(first & second):
            yield from _conjuncts(first)
            yield from _conjuncts(second)
            return
    yield predicate


def _comparisons(pl: ModuleType, expression: Any) -> list[tuple[str, str, Any]]:
    """Return column, comparison and value of comparisons that an expression implies."""
    for first, second in _sides(expression):
        for compare, words, mirrored in _COMPARISONS:
            if not expression.meta.eq(compare(first, second)):
                continue
            for column, constant, read in ((first, second, words), (second, first, mirrored)):
                if column.meta.is_column() and not constant.meta.root_names():
                    return [(column.meta.output_name(), read, pl.select(constant).item())]
    return _between(pl, expression) or _among(pl, expression)


def _between(pl: ModuleType, expression: Any) -> list[tuple[str, str, Any]]:
    """Return the comparisons that is_between() with constants implies."""
    inputs = expression.meta.pop()
    if len(inputs) != 3:
        return []
    upper, lower, column = inputs
    if not column.meta.is_column() or lower.meta.root_names() or upper.meta.root_names():
        return []
    closed = ("both", "left", "right", "none")
    if not any(expression.meta.eq(column.is_between(lower, upper, closed=own)) for own in closed):
        return []
    name = column.meta.output_name()
    bounds = [(">=", pl.select(lower).item()), ("<=", pl.select(upper).item())]
    return [(name, comparison, value) for comparison, value in bounds if value is not None]


def _among(pl: ModuleType, expression: Any) -> list[tuple[str, str, Any]]:
    """Return the comparisons that is_in() with constants implies: its value, or least and most."""
    inputs = expression.meta.pop()
    if len(inputs) != 2:
        return []
    constants, column = inputs
    if not column.meta.is_column() or constants.meta.root_names():
        return []
    with warnings.catch_warnings():
        # Polars warns of some forms; it has warned the caller.
        warnings.simplefilter("ignore")
        if not any(
            expression.meta.eq(column.is_in(constants, nulls_equal=equal))
            for equal in (False, True)
        ):
            return []
        values = pl.select(constants).to_series()
    if values.dtype == pl.List:
        values = values.explode()
    if values.is_empty() or values.null_count():
        return []
    name = column.meta.output_name()
    if values.n_unique() == 1:
        return [(name, "==", values[0])]
    return [(name, ">=", values.min()), (name, "<=", values.max())]


def _shown(pushed: Mapping[str, Any], n_rows: int | None) -> str:
    """Format the arguments sent to a service."""
    parts = [f"{name}={value!r}" for name, value in pushed.items()]
    parts += [] if n_rows is None else [f"max_records={n_rows}"]
    return ", ".join(parts) or "everything"


def _of_one_schema(tables: list[ZipTable], member: str | None) -> list[ZipTable]:
    """Return the table with this name, or all of them where they have the same columns."""
    names = [table.name for table in tables]
    if member is not None:
        tables = [table for table in tables if table.name == member]
    if not tables:
        wanted = "table" if member is None else f"table {member!r}"
        raise ArgumentError(f"the archive has no {wanted}; it has {', '.join(names) or 'none'}")
    first, *others = tables
    different = [table.name for table in others if table.schema != first.schema]
    if different:
        message = f"{first.name} and {different[0]} have different columns: pass member"
        raise ArgumentError(f"{message}, one of {', '.join(names)}")
    return tables


def scan_zip(tables: list[ZipTable], member: str | None) -> Any:
    """Return a polars LazyFrame of the tables of an archive, which must have the same columns.

    Parameters
    ----------
    tables : list of ZipTable
        The tables of the archive.
    member : str or None
        The name of one of them.

    Returns
    -------
    polars.LazyFrame
    """
    pl = library("polars", "scan_zip()")
    plugins = import_module("polars.io.plugins")
    tables = _of_one_schema(tables, member)
    polars_schema = pl.Schema(tables[0].schema)

    def source(
        with_columns: list[str] | None,
        predicate: Any,
        n_rows: int | None,
        batch_size: int | None,  # noqa: ARG001  the reader decides how large its batches are
    ) -> Iterator[Any]:
        """Yield the batches of one query."""
        left = n_rows
        for table in tables:
            wanted = _wanted_columns(with_columns, predicate)
            own = table
            if wanted is not None:
                own = table.select(*(wanted or table.column_names[:1]))
            for batch in own.batches():
                frame = pl.DataFrame(batch)
                if left is not None:
                    frame = frame.head(left)
                    left -= frame.height
                if predicate is not None:
                    frame = frame.filter(predicate)
                yield frame if with_columns is None else frame.select(with_columns)
                if left == 0:
                    return

    return plugins.register_io_source(source, schema=polars_schema)
