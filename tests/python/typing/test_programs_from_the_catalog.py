"""Tests programs generated from the catalog, for every operation in both modes: right lines pass, wrong ones do not."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import catalog_facts
import pytest
from checkers import CHECKERS, departures
from openshelf import member_names
from typing_stubs import answer_text, answer_type

from examples import CATALOG, calls

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

HEAD = """# pyright: strict, reportUnusedImport=false, reportUnusedVariable=false
import openshelf
from openshelf import paginate, pictures
from openshelf.types import {service} as _types
from typing import Any, assert_type
import builtins

text: str = input()
texts: list[str] = [text]
number: int = len(text)
members: dict[str, object] = {{text: text}}
several: list[dict[str, list[str]]] = []
"""

#: How a text is sent that may be a list of texts, too.
JOINED = {"commas", "commas_or_bars", "commas_and_spaces", "repeated_in_capitals"}
#: Kinds of parameters for which a list of objects is always wrong.
WRONG = "[object()]"


def program(service: str, asynchronous: bool) -> str:
    """Functions for every operation of a service."""
    kind = ("Async" if asynchronous else "") + service.capitalize()
    lines = [HEAD.format(service=service), f"client = openshelf.{kind}()", ""]
    for number, operation in enumerate(catalog_facts.operations()):
        if operation.service == service:
            lines += function(operation, number, asynchronous)
    return "\n".join(lines) + "\n"


def function(operation: catalog_facts.Operation, number: int, asynchronous: bool) -> list[str]:
    method = f"client.{operation.full_name}"
    wait = "await " if asynchronous else ""
    given = arguments(operation)
    text = answer_text(operation, asynchronous)
    known = "_PagedList" not in text and CATALOG[operation.id]["answer"] != "linked_file"
    lines = ["", f"{'async ' if asynchronous else ''}def call_{number}() -> None:"]
    lines.append(f"    answer = {wait}{method}({written(given)})")
    if known:
        lines.append(f"    assert_type(answer, {text})")
    lines.append(f"    openshelf.prepare({method})({written(given)}).curl()")
    lines.append(f"    whole = {wait}openshelf.raw({method})({written(given)})")
    if known:
        lines.append(f"    assert_type(whole.json(), {text})")
    lines += [f"    {line}" for line in wrong_arguments(operation, method, wait)]
    lines += [f"    {line}" for line in names_and_values(operation, method, wait)]
    lines += [f"    {line}" for line in wrong_members(operation)]
    lines += [f"    {line}" for line in paged(operation, method, asynchronous)]
    lines += [f"    {line}" for line in choosing(operation, method, asynchronous)]
    lines += [f"    {line}" for line in forms(operation, method, asynchronous)]
    return lines


def written(given: dict[str, Any]) -> str:
    return ", ".join(f"{name}={value!r}" for name, value in given.items())


def arguments(operation: catalog_facts.Operation) -> dict[str, Any]:
    """The documentation's example, by keyword."""
    given = calls(operation)["all"]
    entry = CATALOG[operation.id]
    names = [column["name"].split(".")[0] for column in entry["columns"]]
    for name in ("fields", "exclude"):
        if name in given and names and operation.service == "museum":
            given[name] = names[:2]
    included = [column["name"] for column in entry["included_columns"]]
    if "include" in given and included:
        given["include"] = included[:1]
    if "sort" in given and operation.service == "museum":
        given["sort"] = {"_score": "desc"}
    return given


def wrong_arguments(operation: catalog_facts.Operation, method: str, wait: str) -> Iterator[str]:
    """An unknown keyword and a value of a wrong type other than a plain variable: directly, and through helpers."""
    needed = calls(operation)["fewest"]
    fronts = (f"{wait}{method}", f"openshelf.prepare({method})", f"{wait}openshelf.raw({method})")
    for front in fronts:
        yield f"{front}({written(needed | {'misspelt': 1})})  # refused: unknown argument"
        for parameter in CATALOG[operation.id]["parameters"]:
            name = parameter["name"]
            if front != fronts[0] and not parameter["schema"] and not parameter["values"]:
                continue
            yield f"{front}({written(needed | {name: Written(WRONG)})})  # refused: wrong value"
            variable = plain(operation, parameter)
            if variable is not None:
                yield f"{front}({written(needed | {name: Written(variable)})})"


class Written(str):
    """A value that is written into a program as code."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def plain(operation: catalog_facts.Operation, parameter: dict[str, Any]) -> str | None:
    """A variable that any object or number fits, for parameters that take them: its wider type passes."""
    kind = parameter["kind"]
    if parameter["schema"]:
        return {"object": "members", "objects": "several"}[kind]
    return "number" if parameter["values"] and kind in {"integer", "integer_or_text"} else None


def listed(operation: catalog_facts.Operation, parameter: dict[str, Any]) -> list[Any]:
    """The values of which a parameter takes no others, and the names of members of which it warns."""
    entry = CATALOG[operation.id]
    if parameter["values"]:
        numbers = parameter["kind"] == "integer"
        return [int(value) if numbers else value for value in parameter["values"]]
    if only := member_names.only(entry, parameter):
        return only
    if parameter["names_columns"] and parameter["kind"] == "texts":
        columns = [*entry["leading_columns"], *entry["columns"], *entry["included_columns"]]
        return list(dict.fromkeys(column["name"].split(".")[0] for column in columns))
    return []


def names_and_values(operation: catalog_facts.Operation, method: str, wait: str) -> Iterator[str]:
    """Every listed value passes; a misspelt one is refused, and so is a variable of any text."""
    needed = calls(operation)["fewest"]
    for parameter in CATALOG[operation.id]["parameters"]:
        name, kind, known = parameter["name"], parameter["kind"], listed(operation, parameter)
        if not known or kind == "date":
            continue
        for value in [known] if kind == "texts" else known:
            yield f"{wait}{method}({written(needed | {name: value})})"
        wrong = ["text", '"misspelt"'] if kind != "texts" else ["texts", '["misspelt"]']
        if kind == "texts" and len(known) > 1:
            wrong.append(f'[{known[0]!r}, "misspelt"]')
        if kind == "text" and parameter["render"] in JOINED:
            yield f"{wait}{method}({written(needed | {name: known})})"
            wrong += ["texts", '["misspelt"]']
        for value in wrong:
            given = needed | {name: Written(value)}
            yield f"{wait}{method}({written(given)})  # refused: wrong value"


def wrong_members(operation: catalog_facts.Operation) -> Iterator[str]:
    """A misspelt member of the answer, and of a record."""
    kind = answer_type(operation)
    if typing.is_typeddict(kind):
        yield 'print(answer["misspelt"])  # refused: unknown member'
        yield 'print(whole.json()["misspelt"])  # refused: unknown member'
        records = CATALOG[operation.id]["records"]
        if records:
            hint = typing.get_type_hints(kind)[records]
            if typing.get_origin(hint) is list and typing.is_typeddict(typing.get_args(hint)[0]):
                yield f'for record in answer.get("{records}") or []:'
                yield '    print(record["misspelt"])  # refused: unknown member'
    elif typing.get_origin(kind) is list and typing.is_typeddict(typing.get_args(kind)[0]):
        yield 'print(answer[0]["misspelt"])  # refused: unknown member'
    elif isinstance(kind, types.UnionType) and CATALOG[operation.id]["answer"] != "linked_file":
        yield "if not isinstance(answer, (list, type(None))):"
        yield "    print(answer.keys())"


def paged(operation: catalog_facts.Operation, method: str, asynchronous: bool) -> Iterator[str]:
    """Records through paginate, or the error for an operation without pages."""
    entry = CATALOG[operation.id]
    if entry["paging"] is None:
        if operation.id not in PAGED_IN_FORM:
            yield f"paginate({method})  # refused: no pages"
        return
    taken = {entry["paging"]["page"], entry["paging"]["size"], *entry["paging"]["places"]}
    given = {name: value for name, value in arguments(operation).items() if name not in taken}
    yield f"listing = paginate({method}, max_records=3)"
    yield f"listing.records({written(given | {'misspelt': 1})})  # refused: unknown argument"
    yield f"{'async ' if asynchronous else ''}for each in listing.records({written(given)}):"
    yield '    print(each["misspelt"])  # refused: unknown member'
    yield f"{'async ' if asynchronous else ''}for page in listing.pages({written(given)}):"
    yield '    print(page[0]["misspelt"])  # refused: unknown member'


def choosing(operation: catalog_facts.Operation, method: str, asynchronous: bool) -> Iterator[str]:
    """Members of records that come only if `fields` names them, in every form of a call."""
    entry = CATALOG[operation.id]
    usual = {name.split(".")[0] for name in [*entry["default_columns"], *entry["default_members"]]}
    if not usual or not operation.has("fields") or not entry["records"]:
        return
    columns = entry["columns"] or entry["chosen_columns"]
    members = dict.fromkeys(column["name"].split(".")[0] for column in columns)
    others = [name for name in members if name not in usual]
    assert others
    each, wait = ("async for", "await ") if asynchronous else ("for", "")
    fewest = calls(operation)["fewest"]
    pages = entry["paging"]
    taken = {pages["page"], pages["size"], *pages["places"]} if pages else set()
    listed = {name: value for name, value in fewest.items() if name not in taken}
    for ending, fields in (("_usual", {}), ("_chosen", {"fields": others})):
        given = written(fewest | fields)
        one, page = f"one{ending}", f"page{ending}"
        # The service may leave a member out although it was chosen.
        lines = [
            f"    print({one}.get({member!r}))"
            if fields
            else f"    print({one}[{member!r}])  # refused: unknown member"
            for member in others
        ]
        whole = f"({wait}openshelf.raw({method})({given})).json()"
        for answer in (f"({wait}{method}({given}))", whole):
            yield f'for {one} in {answer}.get("{entry["records"]}") or []:'
            yield from lines
        if pages:
            given = written(listed | fields)
            for form in ("", ".records"):
                yield f"{each} {one} in paginate({method}){form}({given}):"
                yield from lines
            yield f"{each} {page} in paginate({method}).pages({given}):"
            yield f"    for {one} in {page}:"
            yield from (f"    {line}" for line in lines)


def forms(operation: catalog_facts.Operation, method: str, asynchronous: bool) -> Iterator[str]:
    """The types of a file that has several forms, in each of them."""
    if CATALOG[operation.id]["answer"] != "linked_file":
        return
    wait = "await " if asynchronous else ""
    for value in ("text", "html", "xml", "pdf"):
        given = written(calls(operation)["fewest"] | {"format": value})
        kind = "builtins.bytes" if value == "pdf" else "str"
        yield f"assert_type({wait}{method}({given}), {kind})"
        yield f"assert_type(({wait}openshelf.raw({method})({given})).json(), {kind})"


#: Operations whose answers look paged; the call itself refuses them.
PAGED_IN_FORM = {
    identity
    for identity, operation in CATALOG.items()
    if operation["paging"] is None
    and operation["records"]
    and "page_metadata" in operation["members"]
}


def test_two_operations_look_paged_but_are_not() -> None:
    assert {
        "spending.disaster.federal_account.loans",
        "spending.disaster.object_class.loans",
    } == PAGED_IN_FORM


@pytest.mark.parametrize("checker", CHECKERS)
@pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_correct_calls_pass_and_wrong_calls_are_refused(
    service: str, asynchronous: bool, checker: str, tmp_path: Path
) -> None:
    text = program(service, asynchronous)
    (tmp_path / "program.py").write_text(text, encoding="utf-8")
    errors = CHECKERS[checker](tmp_path, "program.py")["program.py"]
    wrong = departures(text, errors, checker)
    assert not wrong, "\n".join(wrong[:20])
