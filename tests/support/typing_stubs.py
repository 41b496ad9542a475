"""Reads the declarations of the generated stubs as Python objects."""

from __future__ import annotations

import ast
import builtins
import importlib
import typing
from functools import cache
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
from calling import class_of
from catalog_entries import CATALOG

FOLDER = Path(openshelf.__file__).parent / "_core"


@cache
def methods() -> dict[tuple[str, str], ast.FunctionDef]:
    """Every declared method, by the names of class and method. Of overloads the first, which has the docstring."""
    return {place: declared[0] for place, declared in _declarations().items()}


@cache
def _declarations() -> dict[tuple[str, str], list[ast.FunctionDef]]:
    found: dict[tuple[str, str], list[ast.FunctionDef]] = {}
    for path in FOLDER.rglob("*.pyi"):
        for owner in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(owner, ast.ClassDef):
                for each in owner.body:
                    if isinstance(each, ast.FunctionDef):
                        found.setdefault((owner.name, each.name), []).append(each)
    return found


def method_of(operation: catalog_facts.Operation, asynchronous: bool = False) -> ast.FunctionDef:
    return methods()[class_of(operation, asynchronous).__name__, operation.name]


def answer_text(
    operation: catalog_facts.Operation, asynchronous: bool = False, *, chosen: bool = True
) -> str:
    """The return type of a call, as the stub has it: of one that chooses the members of records, or of one that
    does not. Of a file that has several forms it is that of all forms."""
    place = (class_of(operation, asynchronous).__name__, operation.name)
    declared = _declarations()[place]
    if CATALOG[operation.id]["answer"] == "linked_file":
        return " | ".join(_returned(each, asynchronous) for each in declared)
    return _returned(declared[-1 if chosen else 0], asynchronous)


def _returned(declared: ast.FunctionDef, asynchronous: bool) -> str:
    assert declared.returns is not None
    text = ast.unparse(declared.returns)
    if asynchronous:
        assert text.startswith("Coroutine[Any, Any, "), text
        text = text.removeprefix("Coroutine[Any, Any, ").removesuffix("]")
    return text


def evaluated(service: str, text: str) -> Any:
    """The type for the stub's text; a page of a list is a list at run time."""
    names = {
        "builtins": builtins,
        "Any": Any,
        "Literal": typing.Literal,
        "_PagedList": list,
        "pictures": importlib.import_module("openshelf.pictures"),
        "_types": importlib.import_module(f"openshelf.types.{service}"),
    }
    return eval(text, names)  # noqa: S307  our own file


def answer_type(operation: catalog_facts.Operation, *, chosen: bool = True) -> Any:
    return evaluated(operation.service, answer_text(operation, chosen=chosen))
