"""Tests spending lists without a total, read in parallel while records appear or vanish."""

import json
from collections import Counter
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from openshelf import paginate
from paging.test_every_list import arguments_of, largest

from examples import CATALOG

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")

#: Lists whose pages do not contain the number of records.
WITHOUT_TOTAL = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if operation.service == "spending"
    and operation.paging != "none"
    and not CATALOG[operation.id]["paging"]["total"]
]
#: Those whose records the sandbox changes.
CHANGING = [
    each
    for each in WITHOUT_TOTAL
    if str(each.id).partition(".search.")[2]
    in {
        "spending_by_award",
        "spending_by_transaction",
        "spending_by_transaction_grouped",
        "spending_by_subaward_grouped",
    }
]
#: The lists for which a count or a cursor shows deletions.
TOLD = [each for each in CHANGING if CATALOG[str(each.id)]["paging"]["counted_by"] is not None]


def test_there_are_lists_without_a_total() -> None:
    assert len(WITHOUT_TOTAL) > 20
    assert len(CHANGING) == 4
    assert TOLD


def names(records: Any) -> Counter[str]:
    return Counter(json.dumps(record, sort_keys=True) for record in records)


def read_while(operation: catalog_facts.Operation, **moved: int) -> None:
    """Reads a list that changes after each of its first pages: remaining records come once, or an error is raised."""
    entry = CATALOG[operation.id]
    with openshelf.Sandbox() as server:
        method = method_of(server.spending(), operation)
        arguments = arguments_of(operation)
        listing = paginate(method, concurrency=5)
        before = names(listing.records(**arguments))
        size = max(entry["paging"]["smallest"], min(largest(operation), before.total() // 10 + 1))
        arguments[entry["paging"]["size"]] = size
        server.fail(operation.id, times=4, **moved)
        try:
            found = names(listing.records(**arguments))
        except (openshelf.ChangedWhilePaging, openshelf.TruncatedError):
            # A cursor identifies a position, whatever changes.
            assert "cursor" not in entry["paging"]["cap_strategy"]
            return
        finally:
            server.heal(restore=False)
        after = names(listing.records(**arguments))
    stays = before & after
    assert stays <= found, stays - found
    # An inserted record may be deleted again, and may be returned nevertheless.
    assert all(found[name] <= max(before[name], after[name], 1) for name in found)


@pytest.mark.parametrize("operation", CHANGING)
def test_unchanged_records_are_returned_once_while_others_appear(
    operation: catalog_facts.Operation,
) -> None:
    read_while(operation, insert=1)


@pytest.mark.parametrize("operation", TOLD)
def test_unchanged_records_are_returned_once_while_others_vanish(
    operation: catalog_facts.Operation,
) -> None:
    read_while(operation, delete=1)
    read_while(operation, insert=1, delete=2)
