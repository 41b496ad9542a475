"""Says what the answer of an operation without pages is a part of."""

from __future__ import annotations

import os
import shlex

import openshelf
from openshelf import _core, portions

from . import words
from .parser import FORMATS

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping
    from typing import Any


def without_pages(chosen: argparse.Namespace, operation: dict[str, Any]) -> str:
    """Say why --all is refused, and what to write instead."""
    name = words.name_of(operation)
    part = _core._part_of(name)  # noqa: SLF001  our own
    if part is None:
        whatever = portions.undivided(operation)
        return f"{name} has no pages, its answer is whole{whatever}: leave --all out"
    refused = f"{name} has no pages that --all can follow, it returns {part['returns']}"
    if operation["paged_by"]:
        return f"{refused}; for all of them, write: {_paged_call(chosen, operation)}"
    more = portions.arguments_for_more(part, " ")
    return f"{refused}: leave --all out, and for more write {more}"


def without_mirror(operation: dict[str, Any]) -> str:
    """Say why an operation has no mirror."""
    name = words.name_of(operation)
    part = _core._part_of(name)  # noqa: SLF001  our own
    if part is None:
        return f"{name} returns everything in one answer: use openshelf call"
    other = operation["paged_by"]
    instead = f"mirror {operation['service']}.{other}" if other else "use openshelf call"
    return f"{name} has no pages, it returns {part['returns']}: {instead}"


def _paged_call(chosen: argparse.Namespace, operation: dict[str, Any]) -> str:
    """Return the command that reads all records of which an operation has a part."""
    other = words.operation(f"{operation['service']}.{operation['paged_by']}")
    given = words.arguments(operation, chosen.arguments)
    pages = {each["name"] for each in operation["parameters"] if each["portion"] == "page"}
    kept = [each for each in chosen.arguments if each.partition("=")[0] not in pages]
    lacking = [
        f"{each['name']}=None"
        for each in other["parameters"]
        if each["required"] and each["nullable"] and each["name"] not in given
    ]
    form = os.path.splitext(operation["path"])[1].removeprefix(".")  # noqa: PTH122  pathlib is slow to import
    form = form if form in FORMATS and chosen.format is None else chosen.format
    command = ["openshelf", "call", words.name_of(other), *kept, *lacking, "--all"]
    for option, value in (("max", chosen.max), ("format", form), ("output", chosen.output)):
        command += [f"--{option}", str(value)] if value is not None else []
    return shlex.join([*command, *(["--sandbox"] if chosen.sandbox else [])])


def remark(operation: dict[str, Any], given: Mapping[str, Any], answer: Any) -> str:
    """Return the line that says that an answer may be a part; empty if nothing shows it."""
    is_table = isinstance(answer, openshelf.Table)
    count = answer.num_rows if is_table else portions.length(operation, answer)
    said = portions.remark(operation, given, count, " ")
    other = operation["paged_by"]
    whole = f"; {operation['service']}.{other} --all reads the whole list" if other else ""
    return f"({said}{whole})\n" if said else ""
