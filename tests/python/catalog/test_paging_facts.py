"""Tests that an operation's paging facts are exactly those of the contract."""

import json
import re
from typing import Any

import contract
from catalog_entries import CATALOG
from each import for_each
from filters import FILE
from pending import differs

PAGED = [operation for operation in contract.operations() if operation.paging != "none"]
UNPAGED = [operation for operation in contract.operations() if operation.paging == "none"]

#: The meaning of the contract's words on ties. Without such words, the operation has none.
TIES = {"no tie-breaker": "unbroken", "tie-breaker by id": "broken", "": "unknown"}


def paging_of(operation: contract.Operation) -> dict[str, Any]:
    return CATALOG[operation.id]["paging"]


def test_the_contract_has_every_paging_fact_that_is_compared() -> None:
    """None of the comparisons below compares nothing with nothing."""
    for key in ("has_next", "has_next_reach", "paging_reach", "counted_by", "paging_order"):
        assert any(getattr(operation, key) for operation in PAGED), key
    assert {operation.has_next for operation in PAGED} == {"", "exact", "capped", "never"}
    assert {operation.counted_by.exact for operation in PAGED if operation.counted_by} == {
        True,
        False,
    }
    found = [operation for operation in PAGED if contract.newest_first(operation)[0]]
    assert {operation.service for operation in found} == {"museum", "gazette"}


@for_each(UNPAGED)
def test_only_lists_have_paging_facts(operation: contract.Operation) -> None:
    """An operation without pages has none of these facts, in the contract or in the catalog."""
    assert CATALOG[operation.id]["paging"] is None
    assert operation.counted_by is operation.paging_reach is operation.has_next_reach is None
    assert operation.has_next == operation.paging_order == ""


@for_each(PAGED)
def test_the_reliability_of_has_next_agrees_with_the_contract(
    operation: contract.Operation,
) -> None:
    wanted: Any = operation.has_next or None
    assert (operation.has_next == "capped") == (operation.has_next_reach is not None)
    if operation.has_next == "capped":
        wanted = {"capped": operation.has_next_reach}
    assert paging_of(operation)["has_next"] == wanted


@for_each(PAGED)
def test_the_reach_of_page_numbers_agrees_with_the_contract(operation: contract.Operation) -> None:
    assert paging_of(operation)["reach"] == operation.paging_reach


@for_each(PAGED)
def test_the_text_about_the_last_page_says_where_pages_end(operation: contract.Operation) -> None:
    """If hasNext is unreliable, the words state from which record on, and where pages end."""
    words = CATALOG[operation.id]["paging_end"]
    if operation.has_next == "capped":
        assert f"record {operation.has_next_reach}" in words
    if operation.has_next in {"capped", "never"}:
        assert "fewer than limit records" in words
        assert f"numbers of pages reach record {operation.paging_reach}" in words
    if operation.has_next == "never":
        assert "hasNext is always false" in words
    if operation.has_next == "exact" and operation.paging_reach:
        assert str(operation.paging_reach + 1) in words


def words_after(note: str, start: str) -> set[str]:
    """The parameters and filters that a note names after a word, up to its next clause."""
    known = {item["name"] for item in contract.document(FILE)["filter"]} | {
        parameter.name for operation in contract.operations() for parameter in operation.parameters
    }
    found: set[str] = set()
    for clause in re.sub(r"\([^)]*\)", "", note).split(";"):
        for piece in re.split(rf"\b{start} ", clause)[1:]:
            # A comma and "which" introduce the reason.
            named = re.split(r", which | the count ", piece)[0]
            found |= set(re.findall(r"\w+", named)) & known
    return found


def last(names: list[str]) -> set[str]:
    return {name.rsplit(".", 1)[-1] for name in names}


@for_each(PAGED)
def test_the_operation_that_counts_a_list_agrees_with_the_contract(
    operation: contract.Operation,
) -> None:
    with differs("count", operation.id):
        check_count(operation)


def check_count(operation: contract.Operation) -> None:
    count = paging_of(operation)["counted_by"]
    wanted = operation.counted_by
    assert (count is None) == (wanted is None)
    if count is None or wanted is None:
        return
    assert f"{count['group']}.{count['name']}" == wanted.operation
    assert count["is_exact"] == wanted.exact
    assert count["note"] == wanted.note
    counter = contract.by_id()[f"{operation.service}.{wanted.operation}"]
    groups = re.fullmatch(r"sum of (\w+) over (\w+) (\w+) \(or (\w+)\)", wanted.member)
    if groups:
        member, parameter, *periods = groups.groups()
        assert count["member"] == f"*.{member}"
        assert json.loads(count["with"]) == {parameter: periods[0]}
        assert set(periods) <= set(counter.parameter(parameter).enum)
    else:
        assert count["member"] == wanted.member
        assert json.loads(count["with"]) == {}
        assert set(wanted.member.split(" | ")) <= set(counter.keys)
    for name in count["arguments"]:
        assert counter.has(name), name
        assert operation.has(name) or name == "piid", name
    assert all(operation.has(name) for name in count["harmless"])


@for_each(PAGED)
def test_arguments_that_make_a_count_unusable_are_those_of_the_contract(
    operation: contract.Operation,
) -> None:
    """The arguments that a count's note names after "not with", "only with" and "without"."""
    count, wanted = paging_of(operation)["counted_by"], operation.counted_by
    if count is None or wanted is None:
        return
    assert last(count["not_with"]) == words_after(wanted.note, "not with")
    counter = contract.by_id()[f"{operation.service}.{wanted.operation}"]
    only = words_after(wanted.note, "only with") | words_after(wanted.note, "without")
    needed = {name for name in count["arguments"] if counter.parameter(name).required}
    # Without an argument that the count requires, there is no count.
    assert last(count["only_with"]) == only - needed
    for place in count["not_with"] + count["only_with"]:
        assert operation.has(place.split(".")[0]), place


def test_argument_names_are_read_from_the_notes() -> None:
    """The reader finds the names in notes, and nothing that is only part of the explanation."""
    note = "it lists awards; not with keywords (searched in agency) or query, which count drops"
    assert words_after(note, "not with") == {"keywords", "query"}
    assert words_after("only with award_id; a number", "only with") == {"award_id"}
    assert words_after("counts award_id", "not with") == set()


@for_each(PAGED)
def test_tie_breaking_agrees_with_the_contract(operation: contract.Operation) -> None:
    with differs("ties", operation.id):
        check_ties(operation)


def check_ties(operation: contract.Operation) -> None:
    paging, words = paging_of(operation), operation.paging_order
    by_day = re.match(r"(\w+) and (\w+): (\w+), (\w+);", words)
    if by_day:
        descending, ascending, *members = by_day.groups()
        days = paging["cap_strategy"]["days"]
        assert [days["member"], paging["key"]] == members
        assert days["cursor"]["descending"][0] == descending
        assert days["cursor"]["ascending"] == [ascending]
        assert paging["ties"] == TIES[""], "the other orders are not known"
        return
    levels = re.fullmatch(r"awards: (tie-breaker \w+); subawards: (.*)", words)
    if levels is None:
        meant = [ties for start, ties in TIES.items() if start and words.startswith(start)]
        assert meant or not words, f"words of which the meaning is not known: {words}"
        assert paging["ties"] == (meant[0] if meant else TIES[""])
        assert paging["other_level"] is None
        return
    assert "may move between pages" in levels[2]
    assert operation.counted_by is not None
    assert "at subaward level inexact" in operation.counted_by.note
    assert paging["ties"] == "broken"
    # The other level has, by definition, no tie-breaker, no cursor and no exact count.
    assert paging["other_level"]["level"] == ["spending_level", "subawards"]
    assert paging["other_level"]["flag"] == "subawards"


def test_exactly_one_list_has_two_levels() -> None:
    found = [operation.id for operation in PAGED if paging_of(operation)["other_level"]]
    assert found == ["spending.search.spending_by_award"]
    assert contract.cursor()["levels"] == ["awards"]


@for_each(PAGED)
def test_the_place_of_new_records_agrees_with_the_contract(operation: contract.Operation) -> None:
    given = paging_of(operation)["newest_first"]
    is_so, arguments = contract.newest_first(operation)
    if not is_so:
        assert given == "never"
    elif not arguments:
        assert given == "always"
    else:
        assert [json.loads(each) for each in given["when"]] == [arguments]


def cursor_of(operation: contract.Operation) -> dict[str, Any] | None:
    strategy = paging_of(operation)["cap_strategy"]
    return strategy["cursor"] if isinstance(strategy, dict) and "cursor" in strategy else None


@for_each(PAGED)
def test_exactly_one_list_has_a_cursor(operation: contract.Operation) -> None:
    assert (cursor_of(operation) is not None) == (
        operation.full_name == contract.cursor()["operation"] and operation.service == "spending"
    )


def test_the_cursor_agrees_with_the_contract() -> None:
    wanted = contract.cursor()
    operation = contract.by_id()[f"spending.{wanted['operation']}"]
    given = cursor_of(operation)
    assert given is not None
    assert [given["value"][0], given["id"][0]] == wanted["params"]
    assert set(wanted["params"]) <= set(paging_of(operation)["places"])
    for name, member in (given["value"], given["id"]):
        assert operation.has(name)
        assert member == f"page_metadata.{name}"
    assert f"id {given['largest_id']}" in wanted["invented"]
    for name in ("sort", "fields", "order"):
        assert operation.has(given[name])


def invented(sort: dict[str, Any]) -> list[str]:
    """The members of a cursor that may have any value: all, none, or those of a list."""
    if isinstance(sort["invent"], bool):
        return sort["names"] if sort["invent"] else []
    return sort["invent"]


def test_the_kinds_of_sorts_agree_with_the_contract() -> None:
    wanted = contract.cursor()
    given = cursor_of(contract.by_id()[f"spending.{wanted['operation']}"])
    assert given is not None
    assert given["sorts"] == [
        {
            "kind": sort["kind"],
            "has_cursor": sort["cursor"],
            "names": sort["names"],
            "invent": invented(sort),
        }
        for sort in wanted["sort"]
    ]
    assert {sort["cursor"] for sort in wanted["sort"]} == {True, False}
    assert len({type(sort["invent"]) for sort in wanted["sort"]}) == 2
    names = [name for sort in given["sorts"] for name in sort["names"]]
    assert len(names) == len(set(names)), "a sort is of one kind"
    can_be_invented = {name for sort in given["sorts"] for name in sort["invent"]}
    assert given["unique_sort"] in can_be_invented
    assert given["range"]["sort"] in can_be_invented


def test_every_sort_of_an_award_has_a_kind() -> None:
    """Every sort of an award, in any of its groups, is in the contract's table of cursors."""
    data = contract.document(FILE)
    table = data["fields"]["spending_by_award"]
    sorts = {name for group in data["award_groups"] for name in table[group]["sort"]}
    names = {name for sort in contract.cursor()["sort"] for name in sort["names"]}
    assert names == sorts | set(table["sort_free"])
