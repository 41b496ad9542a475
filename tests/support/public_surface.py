"""Describes what the package promises, as texts by name, and finds what a program may miss in a later one."""

from __future__ import annotations

import argparse
import importlib
import inspect
import json
import re
from pathlib import Path
from typing import Any

import openshelf
import pytest_openshelf
from catalog_entries import CATALOG
from openshelf import _core, pickles, slices
from openshelf.terminal import parser

#: The modules whose names are promised, beside `openshelf` itself.
MODULES = ("comment_periods", "errors", "dask", "spark", "types")
#: The page that lists the environment variables.
OPTIONS = Path(__file__).resolve().parents[2] / "docs" / "guide" / "options.md"
#: How a parameter without a default is described.
_REQUIRED = "required"


def _parameters(function: Any) -> list[list[str]]:
    """Each parameter of a function: its name, its kind and its default."""
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return []
    return [
        [
            each.name,
            each.kind.name,
            _REQUIRED if each.default is each.empty else repr(each.default),
        ]
        for each in signature.parameters.values()
        if each.name not in {"self", "cls"} and not each.name.startswith("_")
    ]


def _text(facts: dict[str, Any]) -> str:
    return json.dumps(facts, sort_keys=True)


def _class(name: str, own: type) -> dict[str, str]:
    """A class, and each of its public members."""
    bases = [each.__name__ for each in own.__mro__[1:] if each is not object]
    annotated = {
        attribute
        for each in own.__mro__
        for attribute in inspect.get_annotations(each)
        if each.__module__.startswith("openshelf")
    }
    ours = {
        member
        for each in own.__mro__
        for member in vars(each)
        if each.__module__.startswith("openshelf")
    }
    # What Python's own classes have differs between versions of Python.
    members = [each for each in ours | annotated if not each.startswith("_")]
    found = {name: _text({"kind": "class", "bases": bases, "parameters": _parameters(own)})}
    for member in members:
        value = inspect.getattr_static(own, member, None)
        if callable(value) or isinstance(value, classmethod | staticmethod):
            text = {"kind": "method", "parameters": _parameters(getattr(own, member))}
        else:
            text = {"kind": "attribute"}
        found[f"{name}.{member}"] = _text(text)
    return found


def _object(name: str, value: Any) -> dict[str, str]:
    if isinstance(value, type):
        return _class(name, value)
    if inspect.ismodule(value) or not callable(value):
        return {name: _text({"kind": "module" if inspect.ismodule(value) else "value"})}
    return {name: _text({"kind": "function", "parameters": _parameters(value)})}


def _names() -> dict[str, str]:
    """The names of the package and of its public modules."""
    found: dict[str, str] = {}
    clients = {
        f"{asynchronous}{name.capitalize()}"
        for name in _services()
        for asynchronous in ("", "Async")
    }
    for name in openshelf.__all__:
        value = getattr(openshelf, name)
        # The operations of a client are described by the catalog.
        members = _object(f"openshelf.{name}", value)
        if name in clients:
            members = {f"openshelf.{name}": members[f"openshelf.{name}"]}
        found |= members
    for name in MODULES:
        module = importlib.import_module(f"openshelf.{name}")
        for each in getattr(module, "__all__", []):
            found.setdefault(f"openshelf.{name}.{each}", _text({"kind": "name"}))
    for service in _services():
        module = importlib.import_module(f"openshelf.types.{service}")
        for each in vars(module):
            if not each.startswith("_") and isinstance(getattr(module, each), type):
                found[f"openshelf.types.{service}.{each}"] = _text({"kind": "name"})
    return found


def _services() -> list[str]:
    return sorted({entry["service"] for entry in CATALOG.values()})


def _operations() -> dict[str, str]:
    """Each operation, by the signature of its method."""
    found = {}
    for name, entry in CATALOG.items():
        method: Any = getattr(openshelf, entry["service"].capitalize())
        for part in name.split(".")[1:]:
            method = getattr(method, part)
        found[f"operation {name}"] = _text({"kind": "operation", "parameters": _parameters(method)})
    return found


def _command_line() -> dict[str, str]:
    """Each command, and each of its options; words are described by their place."""
    found = {}
    for command, own in parser.build().commands().items():
        found[f"command {command}"] = _text({"kind": "command"})
        for action in own.arguments():
            if action.help == argparse.SUPPRESS:
                continue
            for option in action.option_strings or [action.dest]:
                choices = sorted(map(str, action.choices or []))
                facts = {"kind": "option", "values": choices, "takes": repr(action.nargs)}
                found[f"command {command} {option}"] = _text(facts)
    return found


class _Options:
    """Takes the options that the pytest plugin adds."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def getgroup(self, *_: Any) -> _Options:
        return self

    def addoption(self, name: str, **facts: Any) -> None:
        values = sorted(facts.get("choices", []))
        self.found[f"pytest {name}"] = _text({"kind": "option", "values": values})

    def addini(self, name: str, *_: Any, default: Any = None, **__: Any) -> None:
        self.found[f"pytest {name}"] = _text({"kind": "setting", "default": repr(default)})


def _plugin() -> dict[str, str]:
    """The options, fixtures and markers of the pytest plugin."""
    options = _Options()
    pytest_openshelf.pytest_addoption(options)  # type: ignore[arg-type]  what it uses of a parser
    fixtures = [each for each in vars(pytest_openshelf) if each.startswith("openshelf_")]
    markers = pytest_openshelf._FIXTURES
    return (
        options.found
        | {f"pytest fixture {each}": _text({"kind": "fixture"}) for each in fixtures}
        | {f"pytest marker {each}": _text({"kind": "marker"}) for each in markers}
    )


def _variables_and_formats() -> dict[str, str]:
    named = set(re.findall(r"`(OPENSHELF_[A-Z_]+)`", OPTIONS.read_text(encoding="utf-8")))
    formats = {
        **dict(_core._formats()),
        "pickle": pickles.VERSION,
        "plan": slices.VERSION,
    }
    return {f"variable {name}": _text({"kind": "variable"}) for name in named} | {
        f"format {name}": _text({"kind": "format", "version": version})
        for name, version in formats.items()
    }


def surface() -> dict[str, str]:
    """Everything that is promised, by name."""
    return _names() | _operations() | _command_line() | _plugin() | _variables_and_formats()


def _broken_parameters(before: list[list[str]], now: list[list[str]]) -> bool:
    """Whether a call that was right may be wrong, or mean something else."""
    own = {name: (kind, default) for name, kind, default in now}
    for name, kind, default in before:
        if name not in own:
            return True
        new_kind, new_default = own[name]
        if new_kind != kind and not (
            kind == "KEYWORD_ONLY" and new_kind == "POSITIONAL_OR_KEYWORD"
        ):
            return True
        if default not in {_REQUIRED, new_default}:
            return True
    by_place = ("POSITIONAL_ONLY", "POSITIONAL_OR_KEYWORD")
    places = [name for name, kind, _ in before if kind in by_place]
    if [name for name, kind, _ in now if kind in by_place][: len(places)] != places:
        return True
    known = {name for name, _, _ in before}
    variable = ("VAR_POSITIONAL", "VAR_KEYWORD")
    return any(
        name not in known and default == _REQUIRED and kind not in variable
        for name, kind, default in now
    )


def is_broken(before: str, now: str | None) -> bool:
    """Whether a program that uses what was described may not work any more.

    Parameters
    ----------
    before, now : str
        What `surface` says of the same name, then and now; None if it is gone.
    """
    if now is None:
        return True
    old, new = json.loads(before), json.loads(now)
    if _broken_parameters(old.pop("parameters", []), new.pop("parameters", [])):
        return True
    if not set(old.pop("values", [])) <= set(new.pop("values", [])):
        return True
    if not set(old.pop("bases", [])) <= set(new.pop("bases", [])):
        return True
    return bool(old != new)
