"""Tests every operation that pages: paginate returns what its pages contain when requested one by one."""

import asyncio
import json
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from each import for_each

from examples import CATALOG, calls

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")

PAGED = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if operation.paging != "none" and not CATALOG[operation.id]["lasting_status"]
]
SINGLE = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if operation.paging == "none" and operation.returns in {"object", "list"}
]

#: More pages than any list of the sandbox has at this size.
MOST_PAGES = 400


@pytest.fixture(scope="module")
def own(sandbox: Any) -> dict[str, Any]:
    return {service: getattr(sandbox, service)() for service in catalog_facts.SERVICES}


@pytest.fixture(scope="module")
def own_async(sandbox: Any) -> dict[str, Any]:
    return {service: getattr(sandbox, f"async_{service}")() for service in catalog_facts.SERVICES}


def arguments_of(operation: catalog_facts.Operation) -> dict[str, Any]:
    paging = CATALOG[operation.id]["paging"]
    taken = {paging["page"], paging["size"], *paging["places"]}
    fewest = calls(operation)["fewest"]
    if operation.id == "spending.references.assistance_listings":
        fewest |= {"flat": True}
    if "fields" in fewest:
        # A list requests what tells its records apart, whatever is selected.
        fields = dict.fromkeys([*fewest["fields"], *paging["told_apart_by"]])
        fewest = fewest | {"fields": list(fields)}
    return {name: value for name, value in fewest.items() if name not in taken}


def records_in(operation: catalog_facts.Operation, answer: Any) -> list[Any]:
    """The records as the operation describes them: a member, the answer itself, or a list in a list."""
    if answer is None:
        return []
    if isinstance(answer, list):
        found = answer
    else:
        member = operation.records if operation.records != "." else "results"
        found = answer.get(member) or []
    if len(found) == 1 and isinstance(found[0], list):
        return found[0]
    return found


def says_more(operation: catalog_facts.Operation, answer: Any, found: list[Any], size: int) -> bool:
    """Whether another page follows, as each of the services expresses it."""
    if operation.service in {"museum", "gazette"}:
        total = answer["count"] if operation.service == "gazette" else answer["pagination"]["total"]
        page = 1 if operation.service == "gazette" else answer["pagination"]["current_page"]
        return bool(found) and size * page < total
    if operation.service == "placeholder" or operation.has_next == "never":
        return len(found) == size
    if operation.name == "district":
        return bool(found)
    if CATALOG[operation.id]["paging"]["end"] == {"more": "hasNext"}:
        return bool(answer["hasNext"])
    metadata = (answer or {}).get("page_metadata") or {}
    if operation.has_next_reach and metadata["page"] * size >= operation.has_next_reach:
        return len(found) == size
    return bool(metadata.get("hasNext") or metadata.get("has_next_page"))


def by_hand(
    operation: catalog_facts.Operation, method: Any, arguments: dict[str, Any], size: int
) -> list[Any]:
    """The records of page after page."""
    paging = CATALOG[operation.id]["paging"]
    found: list[Any] = []
    for page in range(1, MOST_PAGES):
        answer = method(**arguments, **{paging["page"]: page, paging["size"]: size})
        records = records_in(operation, answer)
        overlap = paging["pages_overlap"] and found[-1:] == records[:1] != []
        found += records[1:] if overlap else records
        if operation.service == "gazette":
            if len(found) >= answer["count"]:
                return found
        elif not says_more(operation, answer, records, size):
            return found
    raise AssertionError("no end")


def in_no_order(records: list[Any]) -> list[str]:
    return sorted(json.dumps(record) for record in records)


def breaks_no_ties(operation: catalog_facts.Operation) -> bool:
    """Whether each page has its own order of records that are equal in the sort."""
    entry = CATALOG[operation.id]
    # If ties are not documented, the sandbox treats lists without a total as unstable.
    unsteady = {"unbroken", "unknown"} if entry["page_metadata"] else {"unbroken"}
    return entry["paging"]["ties"] in unsteady


def largest(operation: catalog_facts.Operation) -> int:
    """The largest page size."""
    entry = CATALOG[operation.id]
    return next(
        each["max"] for each in entry["parameters"] if each["name"] == entry["paging"]["size"]
    )


def sizes(operation: catalog_facts.Operation, method: Any, arguments: dict[str, Any]) -> int:
    """A size that makes several pages, but not hundreds."""
    most = largest(operation)
    whole = by_hand(operation, method, arguments, most)
    return max(CATALOG[operation.id]["paging"]["smallest"], min(most, len(whole) // 4 + 1))


@pytest.mark.parametrize("operation", PAGED)
def test_all_pages_are_returned_in_order_and_nothing_else(
    operation: catalog_facts.Operation, own: dict[str, Any]
) -> None:
    method = method_of(own[operation.service], operation)
    arguments = arguments_of(operation)
    size = sizes(operation, method, arguments)
    listing = openshelf.paginate(method)
    paging = CATALOG[operation.id]["paging"]
    small = arguments | {paging["size"]: size}
    if breaks_no_ties(operation):
        expected = list(listing.records(**small))
        whole = by_hand(operation, method, arguments, largest(operation))
        assert in_no_order(expected) == in_no_order(whole)
    else:
        expected = by_hand(operation, method, arguments, size)
        assert list(listing.records(**arguments)) == by_hand(
            operation, method, arguments, max(size, 100)
        )
        assert list(listing.records(**small)) == expected
    pages = list(listing.pages(**small))
    assert [record for page in pages for record in page] == expected
    assert [page.number for page in pages] == list(range(1, len(pages) + 1))
    assert len({page.position for page in pages}) == len(pages)
    count = listing.count(**small)
    assert count <= len(expected) or not expected
    if count.is_exact:
        assert count == len(expected)
    few = openshelf.paginate(method, max_records=size + 1)
    assert list(few.records(**small)) == expected[: size + 1]
    one = openshelf.paginate(method, max_pages=1)
    assert list(one.records(**small)) == expected[:size]


@pytest.mark.parametrize("operation", PAGED)
def test_the_asynchronous_client_returns_the_same_records_pages_and_count(
    operation: catalog_facts.Operation, own: dict[str, Any], own_async: dict[str, Any]
) -> None:
    arguments = arguments_of(operation)
    waiting = openshelf.paginate(method_of(own[operation.service], operation), max_records=150)
    awaited = openshelf.paginate(
        method_of(own_async[operation.service], operation), max_records=150
    )

    async def read() -> tuple[list[Any], list[Any], int]:
        records = [record async for record in awaited.records(**arguments)]
        pages = [page.records async for page in awaited.pages(**arguments)]
        return records, pages, await awaited.count(**arguments)

    records, pages, count = asyncio.run(read())
    assert records == list(waiting.records(**arguments))
    assert [record for page in pages for record in page] == records
    assert count == waiting.count(**arguments)


@for_each(SINGLE)
def test_an_operation_without_pages_is_refused(
    operation: catalog_facts.Operation, own: dict[str, Any]
) -> None:
    method = method_of(own[operation.service], operation)
    with pytest.raises(TypeError, match="call it without paginate") as refused:
        openshelf.paginate(method)
    described = openshelf._core._operation(f"{operation.service}.{operation.full_name}")
    portions = {each["name"]: each["portion"] for each in described["parameters"]}
    sizes = {"page", "per_page", "limit", "size", "count", "last_days"} & portions.keys()
    # None of these is without a fact of the catalog, and none with one of these is called whole.
    assert all(portions[name] for name in sizes)
    is_part = any(portions[name] != "nothing" for name in sizes)
    assert ("returns everything in one answer" in str(refused.value)) is not is_part
    assert all(f"`{name}`" in str(refused.value) for name in sizes - {"page"})
