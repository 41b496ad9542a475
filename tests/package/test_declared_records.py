"""The types that the stub declares for records fit the records that the sandbox gives."""

import ast
import builtins
import importlib
import types
import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import contract
import openshelf
import pytest
from calling import class_of, method_of
from sandbox.examples import ROWS, calls

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")

ROOT = Path(__file__).resolve().parents[2]
PAGED = [
    pytest.param(operation, id=operation.id)
    for operation in contract.operations()
    if ROWS[operation.id]["paging"] and not ROWS[operation.id]["lasting_status"]
]
#: Enough to meet the nulls of the sandbox's data.
RECORDS = 200


@cache
def tree() -> ast.Module:
    path = Path(openshelf.__file__).with_name("_core.pyi")
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def declared() -> dict[str, Any]:
    """The stub's TypedDicts, made by Python itself out of the stub's text."""
    names = {name: getattr(typing, name) for name in ("Any", "NotRequired", "TypedDict")}
    found: dict[str, Any] = {"builtins": builtins, **names}
    chosen: list[ast.stmt] = []
    kinds = {"TypedDict"}  # and the types that others add members to
    for node in tree().body:
        if isinstance(node, ast.ClassDef) and kinds & set(map(ast.unparse, node.bases)):
            chosen.append(node)
            kinds.add(node.name)
        elif isinstance(node, ast.Assign) and "TypedDict" in ast.unparse(node):
            chosen.append(node)
    exec(compile(ast.Module(chosen, []), "_core.pyi", "exec"), found)  # noqa: S102
    return found


@cache
def answers() -> dict[tuple[str, str], ast.expr]:
    """What each method of each class gives, by the names of class and method."""
    return {
        (owner.name, method.name): method.returns
        for owner in tree().body
        if isinstance(owner, ast.ClassDef)
        for method in owner.body
        if isinstance(method, ast.FunctionDef) and method.returns
    }


def record_type(operation: contract.Operation, asynchronous: bool = False) -> Any:
    """The type of the records, out of the type of the answer."""
    returns = answers()[class_of(operation, asynchronous).__name__, operation.name]
    inner = {
        ast.unparse(node.slice)
        for node in ast.walk(returns)
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) in {"_Answer", "_Answers"}
    }
    assert len(inner) == 1, ast.unparse(returns)
    return eval(inner.pop(), dict(declared()))  # noqa: S307


def departures(value: Any, kind: Any, chosen: bool, path: str = "") -> Iterator[str]:
    """Where a value is not of the type; `chosen`: members may be left out."""
    if isinstance(kind, types.UnionType):
        if value is None:
            return
        kinds = [each for each in kind.__args__ if each is not types.NoneType]
        kind = type(value) if type(value) in kinds else kinds[0]
    plain = typing.get_origin(kind) or (dict if typing.is_typeddict(kind) else kind)
    if kind is Any or (plain is float and type(value) is int):
        return  # a whole number is written without a point
    if type(value) is not plain:
        yield f"{path} is {type(value).__name__}, not {plain.__name__}"
    elif typing.is_typeddict(kind):
        yield from member_departures(value, kind, chosen, path)
    elif plain is list:
        for each in value:
            yield from departures(each, typing.get_args(kind)[0], chosen, f"{path}[]")


def member_departures(value: dict[str, Any], kind: Any, chosen: bool, path: str) -> Iterator[str]:
    members = typing.get_type_hints(kind)
    for name, each in members.items():
        if name in value:
            yield from departures(value[name], each, chosen, f"{path}.{name}")
        elif not chosen and name in kind.__required_keys__:
            yield f"{path}.{name} is missing"
    yield from (f"{path}.{name} is not declared" for name in value.keys() - members)


@pytest.fixture(scope="module")
def own(sandbox: Any) -> dict[str, Any]:
    return {service: getattr(sandbox, service)() for service in contract.FILES}


@pytest.mark.parametrize("operation", PAGED)
def test_records_are_of_the_declared_type(
    operation: contract.Operation, own: dict[str, Any]
) -> None:
    row = ROWS[operation.id]
    taken = {row["paging"]["page"], row["paging"]["size"], *row["paging"]["places"]}
    fewest = calls(operation)["fewest"]
    client = own[operation.service]
    if operation.service == "museum" and operation.name == "search" and operation.group:
        fewest["q"] = ""  # everything, which no call may say that is checked
        client = client.with_options(validate=False)
    arguments = {name: value for name, value in fewest.items() if name not in taken}
    listing = openshelf.paginate(method_of(client, operation), max_records=RECORDS)
    records = list(listing.records(**arguments))
    assert records
    # Members are left out by the call's choice, or by the service's own where none are chosen.
    chosen = operation.id == "gazette.documents.search" or (
        operation.service == "museum" and operation.name in {"search", "list_with_fields"}
    )
    kind = record_type(operation)
    found = {each for record in records for each in departures(record, kind, chosen)}
    assert not found


@pytest.mark.parametrize("operation", PAGED)
def test_columns_make_a_type_of_their_own(operation: contract.Operation) -> None:
    """Only where a row has no columns is a record no more than a dict; the asynchronous method is alike."""
    kind = record_type(operation)
    assert typing.is_typeddict(kind) == bool(ROWS[operation.id]["columns"])
    assert record_type(operation, asynchronous=True) == kind


def column(name: str, kind: str, **facts: Any) -> dict[str, Any]:
    plain = {"name": name, "kind": kind, "columns": []}
    return plain | dict.fromkeys(("nullable", "optional", "or_int"), False) | facts


def test_odd_names_and_members_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    writing_records = importlib.import_module("writing.records")
    table = importlib.import_module("writing.table")
    service = table.Service({"name": "archive", "class_name": "Archive"})
    columns = [
        column("Award ID", "utf8", nullable=True),
        column("class", "int64"),
        column("place.str", "utf8"),
        column("place.float", "float64", nullable=True),
        column("sizes", "list_struct", columns=[column("width", "int64")], optional=True),
    ]
    own = {
        "leading_columns": [column("rank", "utf8", or_int=True)],
        "included_columns": [column("labels", "list_utf8", optional=True)],
    }
    facts = {"service": "archive", "group": "", "answer": "object", "paging": {"page": "page"}}
    facts |= {"columns": columns} | {part: [] for part in own}
    further = {"boxes": {}, "shelves": {}, "racks": own, "keys": {"paging": None}}
    operations = [
        facts | {"name": name, "full_name": name} | more for name, more in further.items()
    ]
    for operation in operations:
        service.place(operation)
    records = writing_records.RecordTypes([service])
    assert [records.answer_type(each) for each in operations] == [
        "_Answer[_ArchiveBoxesRecord]", "_Answer[_ArchiveBoxesRecord]",
        "_Answer[_ArchiveRacksRecord]", None,
    ]  # fmt: skip
    names = ("Any", "NotRequired", "TypedDict")
    made: dict[str, Any] = {"builtins": builtins} | {name: getattr(typing, name) for name in names}
    exec(records.stub(), made)  # noqa: S102
    kind = made["_ArchiveBoxesRecord"]
    place, sizes = made["_ArchivePlace"], made["_ArchiveSizes"]
    assert kind.__annotations__ == {
        "Award ID": str | None, "class": int, "place": place,
        "sizes": typing.NotRequired[list[sizes]],
    }  # fmt: skip
    assert place.__annotations__ == {"str": str, "float": float | None}
    assert sizes.__annotations__ == {"width": int}
    assert kind.__required_keys__ == {"Award ID", "class", "place"}
    racks = made["_ArchiveRacksRecord"]
    assert racks.__annotations__ == kind.__annotations__ | {
        "rank": int | str, "labels": typing.NotRequired[list[str]],
    }  # fmt: skip
    assert racks.__required_keys__ == {"Award ID", "class", "place", "rank"}
