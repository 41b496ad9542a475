"""Tests that the operations of the catalog are exactly those of the contract."""

from collections import Counter
from typing import Any

import contract
import openshelf
from catalog_entries import CATALOG
from each import for_each
from pending import PENDING, differs

COUNTS = {"museum": 298, "placeholder": 9, "gazette": 29, "spending": 168, "disease": 38}

#: Operations whose records are elsewhere than in the contract's field, with the reason.
RECORDS_ELSEWHERE = {
    "get": "a single museum record stands under data; the contract leaves the member empty because "
    "it holds one object, records and tables read it as one row",
}

#: Paths that an operation writes differently, with the reason.
PATHS = {
    # The contract gives the width as a parameter of the path and writes the path with its default.
    "museum.images.download": "{image_id}/full/{width},/0/default.jpg",
    "museum.images.fetch": "{image_id}/full/{width},/0/default.jpg",
}

#: Operations in addition to the contract's, with the reason.
BESIDE = {
    "museum.images.save": "gives the path of the file that the documented download writes",
    "museum.msuggest": "verify of autosuggest: msuggest is the several-at-once form",
}

METHODS = list(contract.operations())


def test_the_catalog_has_exactly_the_operations_of_the_contract() -> None:
    assert set(CATALOG) - set(BESIDE) == set(contract.by_id())
    assert set(BESIDE) <= set(CATALOG)


def test_no_operation_is_listed_twice() -> None:
    assert len(openshelf.operations()) == len(CATALOG) == sum(COUNTS.values()) == 542


def test_each_service_has_the_expected_number_of_operations() -> None:
    assert Counter(operation["service"] for operation in CATALOG.values()) == COUNTS


def test_the_catalog_covers_the_specification() -> None:
    """The numbers of operations in the contract's README."""
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


def test_the_contract_has_every_fact_that_is_compared() -> None:
    """None of the comparisons below compares nothing with nothing."""
    for key in ("ignored", "refused", "page_metadata", "paging_order", "location_keys"):
        assert any(getattr(operation, key) for operation in contract.operations()), key


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


def is_pending(kind: str, operation: contract.Operation, sentence: str) -> bool:
    return (kind, f"{operation.id}: {sentence}") in PENDING


@for_each(METHODS)
def test_the_operation_agrees_with_the_contract(operation: contract.Operation) -> None:
    entry = CATALOG[operation.id]
    assert entry["specification_row"] == operation.row
    assert (entry["group"], entry["name"]) == (operation.group, operation.name)
    assert entry["method"] == operation.method
    assert entry["path"] == PATHS.get(operation.id, operation.path)
    assert entry["live_path"] == operation.live_path
    assert entry["base"] == operation.base
    assert tuple(entry["members"]) == operation.every_key
    assert entry["summary"].strip()
    if operation.row:
        assert entry["specification_section"] == operation.section
    if operation.collection and operation.name in RECORDS_ELSEWHERE:
        assert entry["records"] == "data"
    else:
        assert entry["records"] == operation.records
    assert (entry["paging"] is not None) == (operation.paging != "none")
    assert tuple(entry["page_metadata"]) == operation.page_metadata
    with differs("ties", operation.id):
        assert entry["paging_order"] == operation.paging_order
    assert tuple(entry["location_keys"]) == operation.location_keys
    assert set(operation.ignored) <= set(entry["ignored"])


@for_each(METHODS)
def test_names_are_valid_python_identifiers(operation: contract.Operation) -> None:
    for name in operation.full_name.split("."):
        assert name.isidentifier(), name
        assert not name.startswith("_")
    names = [parameter["name"] for parameter in CATALOG[operation.id]["parameters"]]
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() for name in names)


@for_each(METHODS)
def test_every_placeholder_in_a_path_is_a_parameter(operation: contract.Operation) -> None:
    entry = CATALOG[operation.id]
    known = {parameter["name"] for parameter in entry["parameters"]}
    for key in ("path", "live_path", "short_path"):
        for piece in (entry[key] or "").split("{")[1:]:
            assert piece.split("}")[0] in known
