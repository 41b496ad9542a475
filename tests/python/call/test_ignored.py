"""Tests that parameters which a service accepts and ignores are sent, with one warning per call."""

import re
import warnings
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from catalog_entries import CATALOG
from recorder import Recorder
from samples import fewest, value

#: Words by which notes of parameters and operations say that a parameter has no effect.
IGNORED = re.compile(r"no effect|does not read|not used|ignores it")

#: Parameters that are always ignored, in addition to the operation's `ignored`, with the reason.
BEYOND = {
    "gazette.public_inspection_documents.search": dict.fromkeys(
        ("per_page", "search_term", "doc_type"),
        "IGNORED by the server when conditions[available_on] is sent",
    ),
    "spending.agency.bureau_federal_accounts": {
        "agency_type": "checked by the server but not used"
    },
    "spending.references.filter_tree_tas_federal_account": {"depth": "no effect at this level"},
    "spending.disaster.object_class.spending": {"award_type_codes": "dropped by the view"},
    "spending.disaster.object_class.loans": {"award_type_codes": "dropped by the view"},
    "spending.disaster.award.count": {"spending_type": "not read"},
}

#: Parameters that are sometimes ignored: arguments with which they are, arguments with which they
#: are not, and the note.
SOMETIMES: dict[tuple[str, str], tuple[list[dict[str, Any]], list[dict[str, Any]], str]] = {
    ("disease.totals.continents", "day"): (
        [{"day": 2}],
        [{"day": 1}, {"day": 0}, {}],
        "the service does not honour day 2 for the figures here",
    ),
    **{
        (f"spending.disaster.{name}.spending", "query"): (
            [{"query": "x"}, {"query": "x", "spending_type": "total"}],
            [{"query": "x", "spending_type": "award"}, {"spending_type": "total"}],
            "query is ignored with spending_type total",
        )
        for name in ("agency", "federal_account", "object_class")
    },
    ("spending.disaster.agency.spending", "award_type_codes"): (
        [{"award_type_codes": ["07"]}],
        [{"award_type_codes": ["07"], "spending_type": "award"}],
        "used only with spending_type award",
    ),
    **{
        ("spending.references.assistance_listings", name): (
            [{name: 2}, {name: 2, "filter": "x"}, {name: 2, "flat": False}],
            [{name: 2, "flat": True}],
            "filter without flat: object with results (each with children) and message, paging ignored",
        )
        for name in ("page", "limit")
    },
    ("spending.download.disaster", "file_format"): (
        [{"def_codes": list("LMNOPUV"), "file_format": "tsv"}],
        [{"def_codes": ["L"], "file_format": "tsv"}, {"def_codes": list("LMNOPUV")}],
        "all codes: answers with the newest pre-generated file, file_format has no effect",
    ),
}


def always() -> dict[str, set[str]]:
    """The parameters that each operation always ignores."""
    found = {
        operation.id: set(operation.ignored)
        for operation in catalog_facts.operations()
        if operation.ignored
    }
    for identity, names in BEYOND.items():
        found.setdefault(identity, set()).update(names)
    return found


def test_the_catalog_and_the_contract_agree_on_ignored_parameters() -> None:
    assert {
        identity: set(operation["ignored"])
        for identity, operation in CATALOG.items()
        if operation["ignored"]
    } == (always())
    assert {
        (identity, ignored["parameter"])
        for identity, operation in CATALOG.items()
        for ignored in operation["ignored_when"]
    } == set(SOMETIMES)


def test_every_note_about_an_ignored_parameter_has_a_warning() -> None:
    """All parameters that the service ignores according to their own or the operation's note."""
    unlisted = []
    for identity, operation in CATALOG.items():
        reported = set(operation["ignored"]) | {
            ignored["parameter"] for ignored in operation["ignored_when"]
        }
        for parameter in operation["parameters"]:
            if IGNORED.search(parameter["note"]) and parameter["name"] not in reported:
                unlisted.append(f"{identity}.{parameter['name']}: {parameter['note']}")
        for note in operation["notes"]:
            named = [item["name"] for item in operation["parameters"] if item["name"] in note]
            if IGNORED.search(note) and named and not reported & set(named):
                unlisted.append(f"{identity}: {note}")
    assert unlisted == []


ALWAYS = [
    pytest.param(catalog_facts.by_id()[identity], name, id=f"{identity}-{name}")
    for identity, names in always().items()
    for name in sorted(names)
]


@pytest.mark.parametrize(("operation", "name"), ALWAYS)
def test_an_always_ignored_parameter_warns_unless_it_is_the_default(
    operation: catalog_facts.Operation, name: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    method = method_of(clients[operation.service], operation)
    parameter = operation.parameter(name)
    with pytest.warns(openshelf.IgnoredParameterWarning) as caught:
        method(**fewest(operation) | {name: value(operation, parameter)})
    assert len(caught) == 1
    assert name in str(caught[0].message) and operation.full_name in str(caught[0].message)
    assert len(recorder.requests) == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        method(**fewest(operation))
        if parameter.default is not None:
            method(**fewest(operation) | {name: parameter.default})


@pytest.mark.parametrize(("identity", "name"), SOMETIMES)
def test_a_sometimes_ignored_parameter_warns_only_when_ignored(
    identity: str, name: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    operation = catalog_facts.by_id()[identity]
    method = method_of(clients[operation.service], operation)
    reported, unlisted, note = SOMETIMES[identity, name]
    assert note
    for more in reported:
        with pytest.warns(openshelf.IgnoredParameterWarning, match=f"{name}="):
            method(**fewest(operation) | more)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for more in unlisted:
            method(**fewest(operation) | more)
    assert len(recorder.requests) == len(reported) + len(unlisted)
