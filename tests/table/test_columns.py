"""The columns of every row are those of the contract."""

from typing import Any

import contract
import contract_columns
import openshelf
import pytest
from contract_columns import Column, Table

ROWS: dict[str, dict[str, Any]] = {
    f"{row['service']}.{row['full_name']}": row for row in openshelf.operations()
}

#: Rows that do not say everything, with what they leave out and the reason.
DEPARTURES = {
    "disease.gov.country": (
        "otherwise",
        "each country has columns of its own; the row has the one that the contract keeps for any",
    ),
}


def as_in_a_row(column: Column) -> Column:
    """A column of the contract as the table of the package would write it."""
    return {
        "name": column["name"],
        "kind": column["type"].replace("<", "_").removesuffix(">"),
        "nullable": column["nullable"],
        "optional": column.get("optional", False),
        "or_int": contract_columns.may_be_int(column),
        "unit": column.get("unit", ""),
        "note": column.get("note", ""),
        "columns": [as_in_a_row(inner) for inner in column.get("columns", [])],
    }


@pytest.mark.parametrize("identity", contract.by_id())
def test_a_rows_columns_are_those_of_the_contract(identity: str) -> None:
    row = ROWS[identity]
    table = contract_columns.tables().get(identity, Table([]))
    said = {
        "leading_columns": [*map(as_in_a_row, table.leading)],
        "columns": [*map(as_in_a_row, table.columns)],
        "included_columns": [*map(as_in_a_row, table.included)],
        "chosen_columns": [*map(as_in_a_row, table.otherwise.get("fields", []))],
        "otherwise": {name: each for name, each in table.otherwise.items() if name != "fields"},
    }
    # A row has no room for columns that depend on a country.
    departing = {part for part in said if row.get(part, {}) != said[part]}
    part, _reason = DEPARTURES.get(identity, (None, ""))
    assert departing == ({part} - {None})


def test_every_departure_is_of_an_operation() -> None:
    assert set(DEPARTURES) <= set(contract.by_id())


def test_no_table_of_the_contract_is_unread() -> None:
    assert contract_columns.unread() == set()
