"""Tests that every pending difference names something that exists, and is still a difference."""

from collections.abc import Callable

import contract
import pytest
from catalog_entries import CATALOG
from contract_rules import ANSWERED, PASSES
from pending import PENDING, differs, nullable


def sentences() -> set[str]:
    return {f"{each.id}: {text}" for each in contract.everything() for text in each.refused}


#: The subjects of each kind of entry. A comment shows where each kind is checked.
SUBJECTS: dict[str, Callable[[], set[str]]] = {
    # here
    "operation": lambda: {each.id for each in contract.everything()},
    # test_paging_facts.py
    "count": lambda: {each.id for each in contract.everything() if each.paging != "none"},
    "ties": lambda: {each.id for each in contract.everything() if each.paging != "none"},
    # call/test_contract_rules.py
    "nullable": lambda: {
        nullable(each.id, parameter.name)
        for each in contract.everything()
        for parameter in each.parameters
        if parameter.nullable
    },
    "passes": lambda: set(PASSES),
    "answered": lambda: set(ANSWERED),
    "not tried again": lambda: {"awards in a sort that never works"},
    # call/test_never_answered.py
    "refused": sentences,
    "let pass": sentences,
    "sandbox": sentences,
}


def test_every_entry_names_an_existing_subject() -> None:
    for kind, subject in PENDING:
        assert subject in SUBJECTS[kind](), (kind, subject)


def test_every_entry_has_a_reason() -> None:
    assert all(reason.strip() for reason in PENDING.values())


@pytest.mark.parametrize("subject", [name for kind, name in PENDING if kind == "operation"])
def test_a_pending_operation_is_not_built(subject: str) -> None:
    with differs("operation", subject):
        assert subject in CATALOG


def test_a_pending_entry_must_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry without a difference fails, one with a difference passes, and nothing else does."""
    monkeypatch.setitem(PENDING, ("passes", "made up"), "for this test")
    with differs("passes", "made up"):
        raise AssertionError
    with pytest.raises(pytest.fail.Exception, match="does not differ any more"):
        with differs("passes", "made up"):
            pass
    with pytest.raises(KeyError):
        with differs("passes", "made up"):
            raise KeyError
    with pytest.raises(AssertionError):
        with differs("passes", "not in the list"):
            raise AssertionError
