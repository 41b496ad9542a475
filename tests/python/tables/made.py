"""Generates answers that break their declared types: nulls, missing and unknown members, values that do not fit."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import openshelf
import pyarrow as pa
from hypothesis import strategies as st

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

#: A record of the museum has a hundred members; an example has at most this many.
MOST_MEMBERS = 12

numbers = st.one_of(
    st.integers(-(2**70), 2**70), st.floats(allow_nan=False, allow_infinity=False), st.booleans()
)
texts = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"])),
    st.sampled_from(["2024-02-30", "2024-02-29", "2024-01-01T00:00:00Z", "007", "null", ""]),
    st.dates().map(str),
)
scalars = st.one_of(st.none(), numbers, texts)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(texts, inner, max_size=3)),
    max_leaves=6,
)
surplus = st.dictionaries(st.sampled_from(["surplus", "more"]), values, max_size=2)


def of_kind(field: pa.Field) -> st.SearchStrategy[Any]:
    """Values that fit a column, and some that do not."""
    kind = field.type
    if (field.metadata or {}).get(b"format") == b"json":
        return values
    if pa.types.is_struct(kind):
        members = {each.name: of_kind(each) for each in kind}
        own = st.fixed_dictionaries({}, optional=members)
    elif pa.types.is_list(kind):
        own = st.lists(of_kind(kind.value_field), max_size=3)
    elif pa.types.is_string(kind):
        own = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
    elif pa.types.is_int64(kind):
        own = st.integers(-(2**63), 2**63 - 1)
    elif pa.types.is_float64(kind):
        own = st.floats(allow_nan=False, allow_infinity=False)
    elif pa.types.is_boolean(kind):
        own = st.booleans()
    elif pa.types.is_date32(kind):
        own = st.dates().map(str)
    elif pa.types.is_timestamp(kind) and kind.unit == "ms":
        own = st.integers(-(10**14), 3 * 10**14)
    else:
        own = st.datetimes().map(lambda each: f"{each.replace(microsecond=0).isoformat()}Z")
    return st.one_of(own, own, own, own, st.none(), values)


def objects_of(fields: list[pa.Field]) -> st.SearchStrategy[dict[str, Any]]:
    """Objects with some of these members, and some unknown ones."""
    by_name = {each.name: each for each in fields}
    if len(by_name) <= MOST_MEMBERS:
        known = st.fixed_dictionaries(
            {}, optional={name: of_kind(each) for name, each in by_name.items()}
        )
    else:
        names = st.lists(st.sampled_from(list(by_name)), unique=True, max_size=MOST_MEMBERS)
        known = names.flatmap(
            lambda some: st.fixed_dictionaries({name: of_kind(by_name[name]) for name in some})
        )
    return st.builds(lambda one, two: one | two, known, surplus)


def own_fields(schema: Any) -> list[pa.Field]:
    """The columns of members."""
    return [field for field in pa.schema(schema) if not field.name.startswith("_")]


def records_of(schema: Any) -> st.SearchStrategy[list[dict[str, Any]]]:
    """Some records."""
    return st.lists(objects_of(own_fields(schema)), max_size=6)


#: The types of answers that the catalog declares.
DECLARED: dict[str, Any] = {"object": dict, "list": list, "object_or_list": (dict, list)}


def answers_of(operation: dict[str, Any], schema: Any) -> st.SearchStrategy[Any]:
    """Answers of an operation, of the type that it declares."""
    declared = DECLARED[operation["answer"]]
    return any_of(operation, schema).filter(lambda answer: isinstance(answer, declared))


def any_of(operation: dict[str, Any], schema: Any) -> st.SearchStrategy[Any]:
    """Answers of an operation, some of another type."""
    fields = own_fields(schema)
    if operation["series"]:
        return series_of(operation, fields)
    names = [field.name for field in fields]
    if operation["bare_records"]:
        record = of_kind(fields[0])
    elif names == ["answer"]:
        is_object = operation["answer"] == "object" and operation["records"] == ""
        record = st.dictionaries(texts, values, max_size=4) if is_object else values
    elif names[0] == "key" and not operation["columns"]:
        value = of_kind(fields[1]) if names == ["key", "value"] else objects_of(fields[1:])
        record = st.dictionaries(texts, value, max_size=4)
    else:
        record = objects_of(fields)
    is_one = operation["records"] == ""
    records = st.lists(record, min_size=is_one, max_size=1 if is_one else 6)
    return records.map(lambda found: wrapped(operation, found))


def wrapped(operation: dict[str, Any], records: list[Any]) -> Any:
    """An answer with the records at the operation's place."""
    if (
        operation["records"] == ""
        and not operation["records_within"]
        and not operation["nested_records"]
    ):
        return records[0]
    found: Any = [records] if operation["nested_records"] else records
    if operation["records_within"]:
        found = [{operation["records_within"]: found, "other": 1}]
    if operation["records"] in {"", "."}:
        return found
    return {"before": {}, operation["records"]: found, "after": [1]}


def series_of(operation: dict[str, Any], fields: list[pa.Field]) -> st.SearchStrategy[Any]:
    """Answers of a series: its days as names of members or in a list, with figures of any kind."""
    series = operation["series"]
    names = [field.name for field in fields]
    place = names.index(series["day"])
    around = fields[:place] if series["member"] else []
    figures = fields[place + 1 :]
    days = st.dates().map(lambda day: written(day, series["notation"]))
    days = st.one_of(days, days, days, st.sampled_from(["no day", "13/45/20", "2020-02-30"]))
    listed = st.lists(
        st.builds(
            lambda day, rest: {series["day"]: day} | rest,
            st.one_of(days, st.none(), numbers),
            objects_of(figures),
        ),
        max_size=4,
    )
    if series["column"]:
        figure = next(each for each in figures if each.name == series["column"])
        by_day: Any = st.dictionaries(days, of_kind(figure), max_size=4)
    else:
        by_day = st.fixed_dictionaries(
            {},
            optional={
                each.name: st.dictionaries(days, of_kind(each), max_size=4) for each in figures
            },
        )
    held = st.one_of(by_day, by_day, listed)
    if not series["member"]:
        # An object without any series is no answer.
        return held if series["column"] else st.one_of(by_day.filter(bool), listed)

    def record(days_of_it: Any) -> Any:
        return st.builds(
            lambda one, days_of_it: one | {series["member"]: days_of_it},
            objects_of(around),
            days_of_it,
        )

    # The answer is for one place or for several, of which some may have no days.
    places = st.lists(record(st.one_of(held, held, held, st.none(), numbers)), max_size=3)
    kinds = {"object": [record(held)], "list": [places], "object_or_list": [record(held), places]}
    return st.one_of(kinds[operation["answer"]])


def written(day: Any, notation: str) -> str:
    """A day in the service's notation."""
    return str(day) if notation == "iso" else f"{day.month}/{day.day}/{day.year % 100:02}"


@contextmanager
def changed_artists(
    change: Callable[[int, dict[str, Any]], None],
) -> Iterator[openshelf.Sandbox]:
    """A sandbox in which each artist of the museum's list is changed, by its place in the list."""
    with openshelf.Sandbox(today="2024-10-15") as server:
        artists: Any = server.museum().artists.list
        answer = artists(limit=100)
        for place, artist in enumerate(answer["data"]):
            change(place, artist)
        server.answer("museum.artists.list", json=answer)
        yield server
