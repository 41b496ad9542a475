"""Computes the expected table from decoded records with pyarrow: slowly and independently."""

from __future__ import annotations

import datetime as dt
import json
import math
import re
from typing import Any

import pyarrow as pa

MISFIT = object()
OWN = ("_unfit", "_extra")


def rows_in(operation: dict[str, Any], answer: Any, names: list[str]) -> list[Any]:
    """The part of an answer that forms the table's rows, according to the operation."""
    if operation["series"]:
        return [
            each
            for record in series_in(operation, answer)
            for each in days(operation["series"], record)
        ]
    if answer == {} or (
        isinstance(answer, dict)
        and list(answer) == operation["members"]
        and (
            list(answer.values()) in ([{}], [[]])
            or (list(answer.values()) == [None] and "object" in declared_type(operation))
        )
    ):
        # An answer without members has no record; nor has one whose only member is empty.
        return []
    records = records_in(operation, answer)
    if names[0] == "answer" and not operation["columns"]:
        return [{"answer": record} for record in records]
    if names[0] == "key" and not operation["columns"]:
        return [each for record in records for each in by_key(record, names)]
    return records


def declared_type(operation: dict[str, Any]) -> Any:
    """The type of an answer's only member, as the catalog declares it; empty without a declaration."""
    return next((member["type"] for member in operation["answer_members"]), {})


def records_in(operation: dict[str, Any], answer: Any) -> list[Any]:
    """The records of an answer."""
    if answer is None:
        return []
    found = answer
    if isinstance(answer, dict) and operation["records"] not in {"", "."}:
        found = answer.get(operation["records"])
        if found is None:
            return []
    elif isinstance(answer, dict) and operation["records"] == ".":
        lists = [
            answer[name] for name in operation["members"] if isinstance(answer.get(name), list)
        ]
        found = lists[0] if lists else answer
    if operation["listed_by"] and isinstance(found, dict):
        found = [
            {operation["listed_by"]: name} | record if isinstance(record, dict) else record
            for name, several in found.items()
            if isinstance(several, list)
            for record in several
        ]
    records = found if isinstance(found, list) else [found]
    if operation["nested_records"] and len(records) == 1 and isinstance(records[0], list):
        records = records[0]
    if operation["records_within"]:
        records = [
            inner
            for each in records
            if isinstance(each, dict)
            for inner in each.get(operation["records_within"]) or []
        ]
    return records


def by_key(record: Any, names: list[str]) -> list[Any]:
    """A row for each member of an object whose member names are data, or for each element of a list there."""
    if not isinstance(record, dict):
        return [record]
    if names[:2] == ["key", "value"]:
        return [{"key": key, "value": value} for key, value in record.items()]
    return [
        {**(one if isinstance(one, dict) else {}), "key": key}
        for key, value in record.items()
        for one in (value if isinstance(value, list) else [value])
    ]


def series_in(operation: dict[str, Any], answer: Any) -> list[Any]:
    """The records that contain days."""
    if answer is None:
        return []
    if not operation["series"]["member"] or isinstance(answer, dict):
        return [answer]
    return answer if isinstance(answer, list) else [answer]


def days(series: dict[str, Any], record: Any) -> list[Any]:
    """A row for each day of a record."""
    member, name = series["member"], series["day"]
    if record is None:
        return []
    if member and not isinstance(record, dict):
        return [record]
    around = {key: value for key, value in record.items() if key != member} if member else {}
    held = record.get(member) if member else record
    if held is None:
        return []
    found: dict[str, dict[str, Any]] = {}
    if isinstance(held, list):
        listed = [around | (each if isinstance(each, dict) else {}) for each in held]
        return [each | {name: as_iso(each.get(name), series["notation"])} for each in listed]
    if not isinstance(held, dict):
        return [around]
    if series["column"]:
        held = {series["column"]: held}
    for figure, values in held.items():
        for day_of_it, value in values.items() if isinstance(values, dict) else ():
            start = around | {name: as_iso(day_of_it, series["notation"])}
            found.setdefault(day_of_it, start)[figure] = value
    surplus = {key for key, values in held.items() if values and not isinstance(values, dict)}
    return list(found.values()) or ([around] if surplus else [])


def as_iso(text: Any, notation: str) -> Any:
    """A day in ISO 8601; a text in another notation stays as it is."""
    if notation == "iso" or not isinstance(text, str):
        return text
    try:
        month, day_of_it, year = (int(part) for part in text.split("/"))
        return str(dt.date(2000 + year, month, day_of_it))
    except ValueError:
        return "no day"


def day(text: str) -> Any:
    if len(text) == 10 and text[4] == text[7] == "-":
        try:
            return dt.date.fromisoformat(text)
        except ValueError:
            return MISFIT
    return MISFIT


def milliseconds(value: Any) -> Any:
    """The time for milliseconds since 1970; None if it is outside the calendar."""
    count = number(value, pa.int64())
    if count is MISFIT or not -62_135_596_800_000 <= count <= 253_402_207_200_000:
        return MISFIT
    return dt.datetime.fromtimestamp(0, dt.UTC) + dt.timedelta(milliseconds=count)


def moment(text: str, zone: str | None) -> Any:
    try:
        found = dt.datetime.fromisoformat(text)
    except ValueError:
        return MISFIT
    if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        # A day alone is its midnight.
        return found if zone is None else found.replace(tzinfo=dt.UTC)
    if (found.tzinfo is None) != (zone is None):
        return MISFIT
    return found


def loose_columns(operation: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The columns of an operation by their dotted names; those of objects in lists begin with the list's."""
    found: dict[str, dict[str, Any]] = {}

    def add(columns: list[dict[str, Any]], before: str) -> None:
        for each in columns:
            found[before + each["name"]] = each
            add(each["columns"], f"{before}{each['name']}.")

    for name in ("leading_columns", "columns", "included_columns", "chosen_columns"):
        add(operation[name], "")
    return found


Known = dict[str, dict[str, Any]]


def fitted(value: Any, field: pa.Field, path: str, known: Known) -> Any:
    """The value in the column's type; MISFIT if it does not fit."""
    if (field.metadata or {}).get(b"format") == b"json":
        return None if value is None else json.dumps(value)
    if value is None:
        return None
    if pa.types.is_nested(field.type):
        return nested(value, field.type, path, known)
    if pa.types.is_string(field.type):
        return text(value, known.get(path, {}))
    if pa.types.is_boolean(field.type):
        return value if isinstance(value, bool) else MISFIT
    if pa.types.is_temporal(field.type):
        return time(value, field.type)
    return number(value, field.type)


def nested(value: Any, kind: pa.DataType, path: str, known: Known) -> Any:
    def inside(one: Any, field: pa.Field, below: str) -> Any:
        found = fitted(one, field, below, known)
        return None if found is MISFIT else found

    if pa.types.is_struct(kind):
        if not isinstance(value, dict):
            return MISFIT
        return {
            each.name: inside(value.get(each.name), each, f"{path}.{each.name}") for each in kind
        }
    if not isinstance(value, list):
        return MISFIT
    return [inside(each, kind.value_field, path) for each in value]


def text(value: Any, column: dict[str, Any]) -> Any:
    if isinstance(value, str):
        return value
    if column.get("or_list") and isinstance(value, list):
        return None
    is_integer = isinstance(value, int) and not isinstance(value, bool)
    return str(value) if column.get("or_int") and is_integer else MISFIT


def time(value: Any, kind: pa.DataType) -> Any:
    if pa.types.is_timestamp(kind) and kind.unit == "ms":
        return milliseconds(value)
    if not isinstance(value, str):
        return MISFIT
    return day(value) if pa.types.is_date32(kind) else moment(value, kind.tz)


def number(value: Any, kind: pa.DataType) -> Any:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return MISFIT
    if pa.types.is_float64(kind):
        return float(value) if math.isfinite(value) else MISFIT
    # A float beyond that may have been rounded.
    if isinstance(value, float) and not (value.is_integer() and abs(value) < 2**53):
        return MISFIT
    return int(value) if -(2**63) <= value < 2**63 else MISFIT


def empty(field: pa.Field, operation: dict[str, Any]) -> Any:
    """What a member is that a record lacks, where the service leaves out those that are empty."""
    if not operation["leaves_out_empty"]:
        return None
    if pa.types.is_boolean(field.type):
        return False
    columns = {column["name"]: column for column in operation["columns"]}
    is_list = pa.types.is_list(field.type) and not columns[field.name]["nullable"]
    return [] if is_list else None


def expected(
    records: list[Any], schema: pa.Schema, operation: dict[str, Any]
) -> tuple[pa.Table, int]:
    """The table without the column of unfit values, and the number of unfit values in records."""
    fields = [field for field in schema if field.name not in OWN]
    misfits = 0
    rows = []
    known = loose_columns(operation)
    for record in records:
        made = {}
        for field in fields:
            is_object = isinstance(record, dict) and not operation["bare_records"]
            value = record.get(field.name, empty(field, operation)) if is_object else record
            made[field.name] = fitted(value, field, field.name, known)
            if made[field.name] is MISFIT:
                made[field.name] = None
                misfits += 1
        rows.append(made)
    return pa.Table.from_pylist(rows, schema=pa.schema(fields)), misfits


def comparable(table: pa.Table) -> list[dict[str, Any]]:
    """The rows with JSON decoded, so that its notation does not matter."""
    names = {
        field.name
        for field in table.schema
        if (field.metadata or {}).get(b"format") == b"json" and field.name not in OWN
    }
    rows = table.drop_columns([name for name in OWN if name in table.column_names]).to_pylist()
    for row in rows:
        for name in names:
            row[name] = None if row[name] is None else json.loads(row[name])
    return [
        {name: decoded(value, table.schema.field(name)) for name, value in row.items()}
        for row in rows
    ]


def decoded(value: Any, field: pa.Field) -> Any:
    """JSON within structs and lists, decoded."""
    if value is None:
        return None
    if pa.types.is_struct(field.type):
        return {each.name: inner(value[each.name], each) for each in field.type}
    if pa.types.is_list(field.type):
        return [inner(each, field.type.value_field) for each in value]
    return value


def inner(value: Any, field: pa.Field) -> Any:
    if (field.metadata or {}).get(b"format") == b"json":
        return None if value is None else json.loads(value)
    return decoded(value, field)
