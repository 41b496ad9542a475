"""Tests what holds for the columns of operations."""

from typing import Any

import pytest
from catalog_entries import CATALOG


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
