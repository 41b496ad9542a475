"""Tests that the docstring has both defaults if a service's own differs from the documented one."""

import re

import contract
import pytest
from catalog_entries import CATALOG

#: How notes of the contract name the service's own default.
OWN = re.compile(r"server default (?:is )?(\w+)")

#: How they express that the service does not require a parameter that the specification requires.
NOT_REQUIRED = re.compile(
    r"server: optional|treats it as optional|falls back to|validator does not require"
)

DIFFERENT = [
    (operation.id, parameter.name, own[1])
    for operation in contract.operations()
    for parameter in operation.parameters
    if parameter.default is not None
    and (own := OWN.search(parameter.note))
    and own[1] != str(parameter.default)
]


def test_some_defaults_differ_from_those_of_the_service() -> None:
    assert len(DIFFERENT) > 50


@pytest.mark.parametrize(("identity", "name", "own"), DIFFERENT)
def test_the_note_states_the_default_of_the_service(identity: str, name: str, own: str) -> None:
    (parameter,) = [each for each in CATALOG[identity]["parameters"] if each["name"] == name]
    assert f"the service's own default is {own}" in parameter["note"]
    assert str(parameter["default"]).lower() != own


OPTIONAL_THERE = [
    (operation.id, parameter.name)
    for operation in contract.operations()
    for parameter in operation.parameters
    if parameter.required and NOT_REQUIRED.search(parameter.note)
]


def test_some_required_parameters_are_optional_for_the_service() -> None:
    assert len(OPTIONAL_THERE) > 60


@pytest.mark.parametrize(("identity", "name"), OPTIONAL_THERE)
def test_the_note_says_that_the_service_does_not_require_it(identity: str, name: str) -> None:
    (parameter,) = [each for each in CATALOG[identity]["parameters"] if each["name"] == name]
    assert parameter["required"]
    assert parameter["nullable"] or re.search(r"the service does not require", parameter["note"])
