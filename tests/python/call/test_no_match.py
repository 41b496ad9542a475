"""Tests that a value with which the service never finds a record is sent with a warning."""

import warnings
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from catalog_entries import CATALOG
from recorder import Recorder
from samples import fewest

OPERATIONS = [each for each in catalog_facts.operations() if CATALOG[each.id]["unmatched"]]
#: The operations whose filters accept the id of a recipient, and whose level may be awards.
HASH = "06088d30-68b9-e0a2-5b86-000000000001"
PARENT, CHILD = f"{HASH}-P", f"{HASH}-C"


def members(operation: dict[str, Any]) -> set[str]:
    """The members of the operation's filters."""
    schemas = [each["schema"] for each in operation["parameters"] if each["name"] == "filters"]
    return {member["name"] for schema in schemas for part in schema["members"] for member in part}


def takes_level(operation: catalog_facts.Operation) -> bool:
    """Whether a call chooses between transactions and awards."""
    return any(
        each.name == "spending_level" and "awards" in each.enum for each in operation.parameters
    )


def warned(
    client: Any, operation: catalog_facts.Operation, recipient: str, **more: Any
) -> list[str]:
    given = fewest(operation)
    filters = given.get("filters", {}) | {"recipient_id": recipient}
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        method_of(client, operation)(**given | {"filters": filters} | more)
    return [str(each.message) for each in caught if each.category is openshelf.NoMatchWarning]


def test_the_operations_that_search_awards_by_recipient() -> None:
    found = {each.id for each in OPERATIONS}
    grouped = "spending.search.spending_by_transaction_grouped"
    others = {
        each.id
        for each in catalog_facts.operations()
        if each.id.startswith("spending.search.")
        and "recipient_id" in members(CATALOG[each.id])
        and takes_level(each)
    }
    assert found == others | {grouped}


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: each.id)
def test_the_id_of_a_parent_recipient_is_warned_about(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    client = clients["spending"]
    level: dict[str, Any] = {"spending_level": "awards"} if takes_level(operation) else {}
    (message,) = warned(client, operation, PARENT, **level)
    assert f"filters.recipient_id='{PARENT}' matches no record" in message
    assert PARENT in str(recorder.requests[-1])
    assert not warned(client, operation, CHILD, **level)
    if level:
        assert not warned(client, operation, PARENT, spending_level="transactions")
