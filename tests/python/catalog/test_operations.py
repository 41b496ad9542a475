"""Tests what holds for every operation of the catalog."""

from collections import Counter
from typing import Any

import catalog_facts
import openshelf
from catalog_entries import CATALOG
from each import for_each

METHODS = list(catalog_facts.operations())


def test_no_operation_is_listed_twice() -> None:
    assert len(openshelf.operations()) == len(CATALOG)


def test_the_catalog_covers_the_specification() -> None:
    """The numbers of its rows: they do not change, whatever a service adds."""
    operations = Counter(
        operation["service"] for operation in CATALOG.values() if operation["specification_row"]
    )
    assert operations == {
        "museum": 32 * 4 + 1,
        "placeholder": 5,
        "gazette": 14,
        "spending": 136,
        "disease": 33,
    }


def test_operations_consist_of_plain_values() -> None:
    """Tools get dicts, lists, texts and numbers, in a new list at each call."""
    first, second = openshelf.operations(), openshelf.operations()
    assert first == second
    assert first is not second
    first[0]["name"] = "changed"
    assert openshelf.operations()[0]["name"] != "changed"
    plain = {dict, list, str, int, float, bool, type(None)}

    def check_plain(value: Any) -> None:
        assert type(value) in plain, type(value)
        for item in (
            value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
        ):
            check_plain(item)

    check_plain(second)


@for_each(METHODS)
def test_names_are_valid_python_identifiers(operation: catalog_facts.Operation) -> None:
    for name in operation.full_name.split("."):
        assert name.isidentifier(), name
        assert not name.startswith("_")
    names = [parameter["name"] for parameter in CATALOG[operation.id]["parameters"]]
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() for name in names)


@for_each(METHODS)
def test_every_placeholder_in_a_path_is_a_parameter(operation: catalog_facts.Operation) -> None:
    entry = CATALOG[operation.id]
    known = {parameter["name"] for parameter in entry["parameters"]}
    for key in ("path", "live_path", "short_path"):
        for piece in (entry[key] or "").split("{")[1:]:
            assert piece.split("}")[0] in known
