"""Tests that the catalog, docstrings, signatures, stubs and types are those of tests/oracles."""

import inspect
import json
from pathlib import Path
from typing import Any

import openshelf
from calling import make_client
from catalog_entries import CATALOG
from catalog_facts import SERVICES
from frozen_witness import Oracle, digest, text_of
from openshelf import _core

PACKAGE = Path(openshelf.__file__).parent


def _methods(client: Any) -> dict[str, Any]:
    """The methods of a client by their whole names."""
    service = type(client).__name__.removeprefix("Async").lower()
    found: dict[str, Any] = {}
    for name, entry in CATALOG.items():
        if entry["service"] == service:
            method = client
            for part in name.split(".")[1:]:
                method = getattr(method, part)
            found[name] = method
    return found


def test_each_operation_of_the_catalog_is_the_frozen_one() -> None:
    Oracle("catalog").check({name: text_of(entry) for name, entry in CATALOG.items()})


def test_each_docstring_and_signature_is_the_frozen_one() -> None:
    found: dict[str, str] = {}
    for service in SERVICES:
        for asynchronous in (False, True):
            client = make_client(service, "http://127.0.0.1:9", asynchronous)
            for name, method in _methods(client).items():
                key = f"{name} awaited" if asynchronous else name
                found[key] = f"{inspect.signature(method)}\n{inspect.getdoc(method)}"
    assert len(found) == 2 * len(CATALOG)
    Oracle("docstrings").check(found)


def test_each_stub_and_each_file_of_types_is_the_frozen_one() -> None:
    generated = [*(PACKAGE / "_core").rglob("*.pyi"), *(PACKAGE / "types").rglob("*.py")]
    found = {str(file.relative_to(PACKAGE)): digest(file.read_bytes()) for file in generated}
    assert len(found) > len(SERVICES)
    Oracle("stubs", keeps_texts=False).check(found)


def test_each_fact_of_a_service_and_each_option_of_clients_is_the_frozen_one() -> None:
    catalog = json.loads(_core._catalog())
    found = {f"service {name}": text_of(each) for name, each in catalog["services"].items()}
    found |= {f"option {each['name']}": text_of(each) for each in catalog["options"]}
    Oracle("services").check(found)
