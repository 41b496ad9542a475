"""Tests that the sandbox's records have the members and types of their columns and examples."""

import json
from collections.abc import Iterator
from typing import Any

import catalog_columns
import catalog_facts
import pytest
from calling import method_of
from columns import faults, tables
from each import for_each

from examples import CATALOG, calls

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")

TABLES = [
    pytest.param(identity, id=identity)
    for identity in tables()
    if not CATALOG[identity]["lasting_status"]
]


@pytest.fixture(scope="module")
def own(sandbox: Any) -> dict[str, Any]:
    return {service: getattr(sandbox, service)() for service in catalog_facts.SERVICES}


def asked(own: dict[str, Any], operation: catalog_facts.Operation) -> Any:
    arguments = calls(operation)["fewest"] | WORDS.get(operation.id, {})
    if operation.is_of_collection and operation.name == "search":
        # Everything: "without it everything matches", which a validated call cannot request.
        view = own[operation.service].with_options(validate=False)
        return method_of(view, operation)(**arguments | {"q": ""})
    return method_of(own[operation.service], operation)(**arguments)


#: Words with which the sandbox finds the record that the example shows.
WORDS = {
    "gazette.documents.facets": {"facet": "monthly"},
    "spending.autocomplete.awarding_agency_office": {"search_text": "department"},
    "spending.autocomplete.funding_agency_office": {"search_text": "department"},
}


def records_of(operation: catalog_facts.Operation, answer: Any) -> list[Any]:
    found = answer if operation.records in ("", ".") else answer[operation.records]
    if operation.full_name == "msearch":
        return [record for each in found for record in each["data"]]
    if isinstance(found, list) and found and isinstance(found[0], list):
        found = found[0]  # its evidence: a list holding one inner list
    if operation.full_name == "topics.list":  # two lists, and a column that says which
        return [{"list": name} | each for name, several in found.items() for each in several]
    return found if isinstance(found, list) else [found]


@for_each(TABLES)
def test_records_have_their_columns(identity: str, own: dict[str, Any]) -> None:
    operation = catalog_facts.by_id()[identity]
    records = records_of(operation, asked(own, operation))
    assert records
    # If members can be chosen, the call's choice or the service's default omits some.
    chosen = (operation.service == "gazette" and operation.has("fields")) or (
        operation.is_of_collection and operation.name in {"search", "list_with_fields"}
    )
    leading = catalog_columns.tables()[identity].leading
    for record in records:
        assert list(record)[: len(leading)] == [column["name"] for column in leading]
    found = {
        fault
        for record in records
        for fault in (*faults(record, leading), *faults(record, tables()[identity], chosen))
    }
    assert not found, sorted(found)[:10]


# ---------------------------------------------------------------- examples


def examples() -> dict[str, Any]:
    """The example record of every operation that has one."""
    found = {}
    for identity, entry in CATALOG.items():
        if entry["example"] and identity in catalog_facts.by_id():
            value = json.loads(entry["example"])
            found[identity] = value[0] if isinstance(value, list) else value
    return {identity: value for identity, value in found.items() if isinstance(value, dict)}


#: Members of an example that the sandbox's answer to the sample call may lack, and why.
ABSENT = {
    "museum.autosuggest": (
        {"main_reference_number", "subtype"},
        "artworks only, category terms only",
    ),
    "gazette.issues.get": ({"see_also", "subject_2", "subject_3"}, "left out when empty"),
    "gazette.documents.get_many": ({"errors"}, "present only when something is missing"),
    "gazette.public_inspection_documents.get_many": ({"errors"}, "the same"),
    "gazette.suggested_searches.list": ({"money"}, "keyed by section"),
    "spending.explore": ({"link"}, "agency records only"),
    "spending.search.spending_by_award": (
        {"Awarding Agency", "awarding_agency_id", "agency_slug"},
        "as the fields of the request",
    ),
    "spending.search.spending_by_transaction": ({"Mod"}, "as the fields of the request"),
    "spending.search.spending_over_time": ({"quarter"}, "by group"),
    "spending.search.new_awards_over_time": ({"quarter"}, "by group"),
    **{
        f"disease.vaccine.{name}": ({"12/14/20", "12/15/20"}, "keyed by day")
        for name in ("countries", "states", "country", "state", "world")
    },
}

KINDS = {int: "number", float: "number", bool: "bool", str: "text", list: "list", dict: "object"}


def departures(example: Any, given: Any, path: str, absent: set[str]) -> Iterator[str]:
    """The places where the value lacks members of the example or has another type."""
    if example is None or given is None:
        return
    if KINDS[type(example)] != KINDS[type(given)]:
        yield f"{path} is a {KINDS[type(given)]}, the example has a {KINDS[type(example)]}"
    elif isinstance(example, dict):
        for key in example:
            if key in given:
                yield from departures(example[key], given[key], f"{path}.{key}", absent)
            elif key not in absent:
                yield f"{path}.{key} is missing"
    elif isinstance(example, list) and example and given:
        yield from departures(example[0], given[0], f"{path}[0]", absent)


def every_object(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for item in value.values():
            yield from every_object(item)
    elif isinstance(value, list):
        for item in value[:30]:
            yield from every_object(item)


@for_each(examples())
def test_answers_have_an_object_like_the_example(identity: str, own: dict[str, Any]) -> None:
    """Somewhere in the answer there is an object with the example's members and types."""
    example = examples()[identity]
    absent, _ = ABSENT.get(identity, (set(), ""))
    answer = asked(own, catalog_facts.by_id()[identity])
    found = [list(departures(example, item, "", absent)) for item in every_object(answer)]
    assert found, "there is no object in the answer"
    nearest = min(found, key=len)
    assert not nearest, nearest
