"""Questions in SQL about what the words of a question list."""

from __future__ import annotations

import contextlib
import datetime as dt
import decimal
import re

import openshelf
from openshelf import member_names, queries
from openshelf.libraries import library

from . import words

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


def check(query: str) -> None:
    """Refuse a query before anything is sent, if DuckDB is missing or cannot read it."""
    with _mistakes():
        queries.check(query)


def with_named(query: str, operation: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments of a list, whose records also get the members that a query names.

    A query of _unfit or _extra gets all members that come without a choice: these columns have what
    is left of the members that come.

    Parameters
    ----------
    query : str
        The query.
    operation : str
        The full name of the operation that lists the records.
    arguments : dict
        Its arguments.

    Returns
    -------
    dict
    """
    described = words.known_operation(operation)
    if described is None or "fields" not in arguments:
        return arguments
    (fields,) = (each for each in described["parameters"] if each["name"] == "fields")
    named = [
        name
        for name in member_names.known(described, fields)
        if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", query, re.IGNORECASE)
    ]
    wanted = list(dict.fromkeys([*arguments["fields"], *named]))
    if not fields["required"] and re.search(r"(?<!\w)_(?:unfit|extra)(?!\w)", query, re.IGNORECASE):
        usual = described["default_columns"] or described["default_members"]
        if not usual or set(wanted) <= set(usual):
            return {name: value for name, value in arguments.items() if name != "fields"}
        wanted = list(dict.fromkeys([*wanted, *usual]))
    return {**arguments, "fields": wanted}


def answered(query: str, name: str, table: Any) -> tuple[list[dict[str, Any]], list[str]]:
    """Return the rows of an answer.

    Parameters
    ----------
    query : str
        One SELECT, which reads the table by its name.
    name : str
        The name of the table.
    table : Table
        What the words of the question list.

    Returns
    -------
    tuple of list of dict and list of str
        The rows, with values that JSON has, and the columns.
    """
    with _mistakes():
        answer = openshelf.sql(query, **{name: table})
        columns = answer.columns
        rows = answer.fetchall()
    records = [
        {name: _plain(value) for name, value in zip(columns, row, strict=True)} for row in rows
    ]
    return records, columns


@contextlib.contextmanager
def _mistakes() -> Iterator[None]:
    """Make mistakes of the command line out of a missing library and of errors of DuckDB."""
    try:
        yield
    except ImportError as error:
        raise words.MistakeError(str(error).replace("sql()", "--sql")) from error
    except openshelf.OpenshelfError:
        raise
    except Exception as error:
        if not isinstance(error, library("duckdb", "--sql").Error):
            raise
        raise words.MistakeError(f"--sql: {_in_a_line(str(error))}") from error


def _in_a_line(message: str) -> str:
    """Leave out the query and the mark below its mistake."""
    kept = message.partition("\n\nLINE ")[0]
    return " ".join(kept.split())


def _plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    if isinstance(value, (dt.date, dt.time)):
        return value.isoformat()
    if isinstance(value, decimal.Decimal):
        return float(value)
    if isinstance(value, (list, tuple)):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {str(name): _plain(each) for name, each in value.items()}
    return value if value is None or isinstance(value, (bool, int, float, str)) else str(value)
