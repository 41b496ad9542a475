"""Tests that the columns of every operation are those of the contract."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import contract
import contract_columns
import pytest
from catalog_entries import CATALOG
from contract_columns import Column, Table
from each import for_each
from pending import PENDING

#: Operations that lack some of the contract's facts, with these facts and the reason.
DEPARTURES = {
    "disease.gov.country": (
        "otherwise",
        "each country has columns of its own; the catalog has the one that the contract keeps for any",
    ),
}

#: Columns that the contract's tables lack, by operation, with the reason.
ADDED = {
    "spending.search.spending_by_award": {
        "subaward_description_sorted": (
            "the contract sends it, and the service answers it: SUBAWARD_MAPPING_LOOKUP in lookups.py, "
            "used by construct_es_response_for_subawards of spending_by_award.py"
        ),
    },
}

#: Notes of the contract that the operations express in the package's own terms.
NOTES: dict[str, str] = tomllib.loads(
    (Path(__file__).parents[2] / "data" / "column_notes.toml").read_text(encoding="utf-8")
)


#: Arguments for calls whose records are subawards, and for calls whose records are awards: the
#: level takes precedence over the flag.
SUBAWARDS = {
    "any": [
        {"is": ["spending_level", "subawards"]},
        {"all": [{"absent": "spending_level"}, {"is": ["subawards", "true"]}]},
    ]
}
AWARDS = {
    "all": [
        {"is_not": ["spending_level", "subawards"]},
        {"any": [{"is": ["spending_level", "awards"]}, {"is_not": ["subawards", "true"]}]},
    ]
}


def condition(column: Column) -> Any:
    """When a column appears that is not requested; those that `fields` may name appear on request."""
    is_unasked = column.get("always") or column.get("with")
    if not is_unasked or "groups" not in column:
        return None
    if column["groups"] == ["subawards"]:
        return SUBAWARDS
    return None if "subawards" in column["groups"] else AWARDS


def as_in_the_catalog(column: Column) -> Column:
    """A column of the contract in the notation of the package's catalog."""
    return {
        "name": column["name"],
        "kind": column["type"].replace("<", "_").removesuffix(">"),
        "nullable": column["nullable"],
        "optional": column.get("optional", False),
        "or_int": contract_columns.may_be_int(column),
        "or_list": "or a list" in column.get("note", ""),
        "no_offset": "no zone" in column.get("note", ""),
        "always": column.get("always", False),
        "with": column.get("with", ""),
        "when": condition(column),
        "unit": column.get("unit", ""),
        "note": NOTES.get(column.get("note", ""), column.get("note", "")),
        "columns": [as_in_the_catalog(inner) for inner in column.get("columns", [])],
    }


@for_each(contract.by_id())
def test_an_operation_has_the_columns_of_the_contract(identity: str) -> None:
    operation = CATALOG[identity]
    table = contract_columns.tables().get(identity, Table([]))
    said = {
        "leading_columns": [*map(as_in_the_catalog, table.leading)],
        "columns": [*map(as_in_the_catalog, table.columns)],
        "included_columns": [*map(as_in_the_catalog, table.included)],
        "chosen_columns": [*map(as_in_the_catalog, table.otherwise.get("fields", []))],
        "otherwise": {name: each for name, each in table.otherwise.items() if name != "fields"},
    }
    built = {part: operation.get(part, {}) for part in said}
    added = ADDED.get(identity, {})
    own = [column for column in built["chosen_columns"] if column["name"] in added]
    assert [column["name"] for column in own] == list(added)
    built["chosen_columns"] = [each for each in built["chosen_columns"] if each not in own]
    # An operation cannot describe columns that depend on a country.
    departing = {part for part in said if built[part] != said[part]}
    part, _reason = DEPARTURES.get(identity, (None, ""))
    assert departing == ({part} - {None})


@for_each(contract.by_id())
def test_an_operation_describes_the_shape_of_its_columns(identity: str) -> None:
    operation = CATALOG[identity]
    table = contract_columns.tables().get(identity, Table([]))
    assert operation["default_columns"] == table.default
    assert operation["series"] == series(table)
    # If the columns of a record are unknown, the whole record is the only column.
    is_bare = table.shape in ("values", "scalar") or identity == "disease.gov.country"
    assert operation["bare_records"] == is_bare


def series(table: Table) -> dict[str, Any] | None:
    """Where the days of a series are in a record, according to the origin of its columns."""
    day = next((column for column in table.columns if column["name"] == "date"), {})
    place = day.get("from", "").removeprefix("key of ")
    if not place:
        return None
    by_day = [column for column in table.columns if column.get("from") == f"value of {place}"]
    is_list = "[]." in place
    outer = place.split("[].")[0] if is_list else place.rpartition(".")[0]
    if by_day:
        outer = "" if place == "the answer" else place
    return {
        "member": outer,
        "day": "date",
        "notation": "month_day_year" if day.get("format") == "M/D/YY" else "iso",
        "column": by_day[0]["name"] if by_day else "",
    }


def test_every_departure_names_an_operation() -> None:
    assert set(DEPARTURES) | set(ADDED) <= set(contract.by_id())


@pytest.mark.parametrize("identity", ["spending_by_award", "spending_by_transaction"])
def test_every_field_and_sort_has_a_column(identity: str) -> None:
    """A member without a column is only in `_extra`."""
    operation = CATALOG[f"spending.search.{identity}"]
    columns = {column["name"] for column in operation["chosen_columns"]}
    columns |= {name.split(".")[0] for name in columns}
    listed = [rule["known_fields"] for rule in operation["rules"] if "known_fields" in rule]
    asked = {name for rule in listed for name in (*rule["known"], *rule["sortable"])}
    asked |= {name for each in operation["parameters"] for name in values(each)}
    assert len(asked) > 40
    assert asked - columns == set()


def values(parameter: dict[str, Any]) -> list[str]:
    return parameter["values"] if parameter["name"] in {"fields", "sort"} else []


def test_every_rephrased_note_is_in_the_contract() -> None:
    def notes(columns: list[Column]) -> Iterator[str]:
        for column in columns:
            yield column.get("note", "")
            yield from notes(column.get("columns", []))

    tables = contract_columns.tables().values()
    said = {
        note
        for table in tables
        for columns in (table.leading, table.columns, table.included)
        for note in notes(columns)
    }
    assert NOTES.keys() <= said


def test_every_table_of_the_contract_is_read() -> None:
    pending = {subject for kind, subject in PENDING if kind == "operation"}
    assert contract_columns.unread() == pending
