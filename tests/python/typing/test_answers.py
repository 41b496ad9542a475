"""Tests that answers of the sandbox and the operations' examples have the types that the stubs declare."""

from __future__ import annotations

import importlib
import json
import typing
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
import typeguard
from calling import method_of
from each import for_each
from hypothesis import given
from hypothesis import strategies as st
from sandbox.test_every_operation import arguments_of, lasting
from typing_stubs import answer_text, answer_type

from examples import CATALOG, calls

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")

OPERATIONS = [pytest.param(operation, id=operation.id) for operation in catalog_facts.operations()]
PAGED = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if CATALOG[operation.id]["paging"] and not CATALOG[operation.id]["lasting_status"]
]
#: Enough records to meet the nulls of the sandbox's data.
RECORDS = 200


@pytest.fixture(scope="module")
def own(sandbox: Any) -> dict[str, Any]:
    return {service: getattr(sandbox, service)() for service in catalog_facts.SERVICES}


@cache
def memo() -> typeguard.TypeCheckMemo:
    """All elements are checked; type names in quotes are resolved in the types' module."""
    modules = [
        importlib.import_module(f"openshelf.types.{service}") for service in catalog_facts.SERVICES
    ]
    names = {name: kind for module in modules for name, kind in vars(module).items()}
    options = typeguard.TypeCheckConfiguration(
        collection_check_strategy=typeguard.CollectionCheckStrategy.ALL_ITEMS,
        forward_ref_policy=typeguard.ForwardRefPolicy.ERROR,
    )
    return typeguard.TypeCheckMemo(names, {}, config=options)


def check(value: Any, kind: Any) -> None:
    """Every element of every list has the type, and no member is unknown."""
    typeguard.check_type_internal(value, kind, memo())


#: Arguments by which a call chooses the members of its records.
CHOOSING = {"fields", "exclude", "include"}


def chooses(operation: catalog_facts.Operation) -> bool:
    entry = CATALOG[operation.id]
    names = {parameter["name"] for parameter in entry["parameters"]}
    return bool(names & CHOOSING) and bool(entry["columns"] or entry["chosen_columns"])


@cache
def requirements() -> dict[Any, tuple[frozenset[str], frozenset[str]]]:
    """The members that record types require, and those of them that only come with include."""
    included: dict[Any, set[str]] = {}
    for operation in catalog_facts.operations():
        if chooses(operation):
            for kind in record_types(operation):
                names = (column["name"] for column in CATALOG[operation.id]["included_columns"])
                included.setdefault(kind, set()).update(name.split(".")[0] for name in names)
    return {kind: (kind.__required_keys__, frozenset(names)) for kind, names in included.items()}


@contextmanager
def chosen(operation: catalog_facts.Operation, arguments: Collection[str]) -> Iterator[None]:
    """Removes the requirement of members that a call may choose and this one might not have."""
    # A document of the gazette has members that only fields requests.
    is_whole = operation.service == "museum" and not CATALOG[operation.id]["default_columns"]
    kinds = record_types(operation) if chooses(operation) else []
    try:
        for kind, (required, included) in requirements().items():
            is_asked = kind in kinds and (not is_whole or CHOOSING & set(arguments))
            kind.__required_keys__ = frozenset() if is_asked else required - included
        yield
    finally:
        for kind, (required, _) in requirements().items():
            kind.__required_keys__ = required


def record_types(operation: catalog_facts.Operation) -> list[Any]:
    """The types in an answer that have the members of its records."""
    entry = CATALOG[operation.id]
    names = {column["name"].split(".")[0] for column in entry["columns"] or entry["chosen_columns"]}
    found, left = [], [answer_type(operation)]
    while left:
        kind = left.pop()
        if not typing.is_typeddict(kind):
            left += typing.get_args(kind)
        elif names <= kind.__annotations__.keys():
            found.append(kind)
        else:
            left += typing.get_type_hints(kind).values()
    return list(dict.fromkeys(found))


@for_each(OPERATIONS)
def test_answers_have_the_declared_type(
    operation: catalog_facts.Operation, own: dict[str, Any], tmp_path: Path
) -> None:
    kind = answer_type(operation)
    if lasting(operation):
        assert kind is not Any  # the service never answers
        return
    method = method_of(own[operation.service], operation)
    for arguments in arguments_of(operation, tmp_path).values():
        kind = answer_type(operation, chosen="fields" in arguments)
        with chosen(operation, arguments):
            check(method(**arguments), kind)


@for_each(PAGED)
def test_records_have_the_declared_type(
    operation: catalog_facts.Operation, own: dict[str, Any]
) -> None:
    """Many of them, with more nulls and more kinds of records than one answer."""
    entry = CATALOG[operation.id]
    taken = {entry["paging"]["page"], entry["paging"]["size"], *entry["paging"]["places"]}
    fewest = calls(operation)["fewest"]
    client = own[operation.service]
    if operation.service == "museum" and operation.name == "search" and operation.group:
        fewest["q"] = ""  # everything, which a validated call cannot request
        client = client.with_options(validate=False)
    arguments = {name: value for name, value in fewest.items() if name not in taken}
    listing = openshelf.paginate(method_of(client, operation), max_records=RECORDS)
    records = list(listing.records(**arguments))
    assert records
    with chosen(operation, arguments):
        check(records, list[record_type(operation)])


def record_type(operation: catalog_facts.Operation) -> Any:
    """The type of one record, out of the type of the answer."""
    entry = CATALOG[operation.id]
    kind = answer_type(operation, chosen=False)
    if entry["may_be_empty"]:
        (kind,) = [each for each in typing.get_args(kind) if each is not type(None)]
    member = entry["records"]
    kinds = (
        typing.get_args(kind) if member == "." and typing.get_origin(kind) is not list else [kind]
    )
    (listed,) = [each for each in kinds if member != "." or typing.get_origin(each) is list]
    if member != ".":
        listed = typing.get_type_hints(listed)[member]
    (record,) = typing.get_args(listed)
    return typing.get_args(record)[0] if entry["nested_records"] else record


@cache
def examples() -> dict[str, Any]:
    """The records or answers that the operations show, by id."""
    return {
        identity: json.loads(entry["example"])
        for identity, entry in CATALOG.items()
        if entry["example"] and identity in catalog_facts.by_id()
    }


#: Examples that are a part of an answer but not a record, by their place in it.
WITHIN = {
    "spending.autocomplete.awarding_agency_office": "SpendingToptierAgencyOffices",
    "spending.autocomplete.funding_agency_office": "SpendingToptierAgencyOffices",
    "spending.autocomplete.location": "SpendingMatchedPlace",
    "spending.bulk_download.list_agencies": "SpendingDownloadAgency",
    "spending.references.agency": "SpendingReferenceAgency",
}


@for_each(examples())
def test_examples_have_the_declared_type(identity: str) -> None:
    """A record, an element of a list, or the whole answer, whichever the example is."""
    operation = catalog_facts.by_id()[identity]
    example = examples()[identity]
    if identity in WITHIN:
        check(example, getattr(openshelf.types, WITHIN[identity]))
        return
    kind = answer_type(operation)
    kinds = (kind, *parts(kind, CATALOG[identity]["records"]))
    with chosen(operation, CHOOSING):
        fitting = [each for each in kinds if fits(example, each)]
    assert fitting, (example, kind)


def parts(kind: Any, member: str) -> list[Any]:
    """The types of the records in an answer of the type."""
    found = []
    for each in typing.get_args(kind) or [kind]:
        if typing.get_origin(each) is list:
            found += typing.get_args(each)
        elif typing.is_typeddict(each) and member in (hints := typing.get_type_hints(each)):
            found += parts(hints[member], "")
        elif typing.get_origin(kind) is list:
            found.append(each)
    return found


def fits(value: Any, kind: Any) -> bool:
    try:
        check(value, kind)
    except typeguard.TypeCheckError:
        return False
    return True


@for_each([each for each in OPERATIONS if chooses(each.values[0])])
def test_only_members_that_the_service_may_omit_are_optional(
    operation: catalog_facts.Operation,
) -> None:
    """Only members that the service may omit are optional; callers that choose members know which."""
    entry = CATALOG[operation.id]
    left_out: dict[str, bool] = {}
    for column in entry["columns"] or entry["chosen_columns"]:
        name = column["name"].split(".")[0]
        left_out[name] = left_out.get(name, True) and column["optional"]
    (record,) = record_types(operation)
    wanted = {name for name, is_left_out in left_out.items() if not is_left_out}
    assert wanted
    assert record.__required_keys__ & left_out.keys() == wanted


@for_each(OPERATIONS)
def test_every_answer_has_a_named_type(operation: catalog_facts.Operation) -> None:
    """No answer is a plain dict, and both modes return the same type."""
    text = answer_text(operation)
    assert answer_text(operation, asynchronous=True) == text
    plain = {"text", "bytes", "address", "file", "member_names"}
    if CATALOG[operation.id]["answer"] in plain:
        assert text in {"str", "pictures.Picture", "builtins.list[str]"}
    elif CATALOG[operation.id]["answer"] == "linked_file":
        assert text == "str | builtins.bytes"
    else:
        assert "_types." in text
        assert "dict[str, Any]" not in text


@given(data=st.data())
def test_the_type_check_finds_a_wrong_member(own: dict[str, Any], data: st.DataObject) -> None:
    """The check would find a member that is missing, misspelt or of another type."""
    answer = json.loads(json.dumps(country(own)))
    name = data.draw(st.sampled_from(sorted(answer)))
    change = data.draw(st.sampled_from(["drop", "rename", "retype"]))
    value = answer.pop(name)
    if change == "rename":
        answer[f"{name}s"] = value
    elif change == "retype":
        answer[name] = [value]
    assert not fits(answer, openshelf.types.DiseaseCountryTotals)


@cache
def _country(client: Any) -> Any:
    return client.totals.country("Italy")


def country(own: dict[str, Any]) -> Any:
    return _country(own["disease"])
