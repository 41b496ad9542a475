"""The types of the records that operations list, as the stub declares them.

A column becomes a member of a ``TypedDict``, a dotted one a member of a member. A member is
required unless its column is optional, although ``fields`` may leave out any: pyright refuses
``record["title"]`` where ``title`` need not be there, and who chooses members knows which.
"""

from __future__ import annotations

import json
import keyword
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .table import Namespace, Service

# What a column of Arrow's type is in JSON: days and moments are text there.
TYPES = {
    "utf8": "str",
    "int64": "int",
    "float64": "float",
    "bool": "bool",
    "date32": "str",
    "timestamp": "str",
    "json": "Any",
    "list_utf8": "builtins.list[str]",
    "list_int64": "builtins.list[int]",
}
# A member of one of these names would hide the type in the class that declares it.
HIDING = {"str", "int", "float", "bool", "builtins", "Any", "NotRequired"}
# Where nothing is known of the members.
UNKNOWN = "dict[str, Any]"
# The answers that hold records, as the template declares them.
HOLDERS = {
    "object": "_Answer[{0}]",
    "list": "_Answers[{0}]",
    "object_or_list": "_Answer[{0}] | _Answers[{0}]",
}

#: The members of a record: the type of each by its name.
Members = dict[str, str]
#: What the name of an object's type may begin with: the service's name, or the holder's as well.
Bases = tuple[str, str]


@dataclass
class Declared:
    """One declared type."""

    name: str
    members: Members
    #: The places of the operations, or the names of the members, that it describes.
    uses: list[str] = field(default_factory=list)
    is_record: bool = True
    #: The type whose members it has besides its own.
    base: str = "TypedDict"


class RecordTypes:
    """The types of all records; equal sets of members are one type."""

    def __init__(self, services: list[Service]) -> None:
        """Declare a type for every operation that pages and whose row has columns."""
        self._declared: dict[tuple[bool, str, frozenset[tuple[str, str]]], Declared] = {}
        self._names: set[str] = set()
        self._by_operation: dict[str, str] = {}
        for service in services:
            for namespace in (service.client, *service.client.walk()):
                self._add(namespace)

    def answer_type(self, operation: dict[str, Any]) -> str | None:
        """Give the type of an answer that holds records; None when the operation does not page."""
        if operation["paging"] is None:
            return None
        record = self._by_operation.get(place_of(operation), UNKNOWN)
        return HOLDERS[operation["answer"]].format(record)

    def stub(self) -> str:
        """Declare the types."""
        return "\n".join(map(type_stub, self._declared.values()))

    def _add(self, namespace: Namespace) -> None:
        """Declare the types of one namespace: a single one where all its records are alike."""
        listing = [each for each in namespace.operations if each["paging"] and each["columns"]]
        every = [json.dumps(each["columns"]) for each in listing]
        alike = bool(namespace.group) and len(set(every)) == 1
        for operation in listing:
            base = namespace.class_name + ("" if alike else capitalized(operation["name"]))
            bases = (namespace.service.class_name, base)
            members = self._members(operation["columns"], bases)
            place = namespace.path if alike else place_of(operation)
            shared = self._declare(Declared(f"_{base}Record", members, [place]))
            own = self._with_own_members(operation, namespace, shared)
            self._by_operation[place_of(operation)] = own.name

    def _with_own_members(
        self, operation: dict[str, Any], namespace: Namespace, shared: Declared
    ) -> Declared:
        """Declare the type that adds the columns which only this operation has."""
        columns = operation["leading_columns"] + operation["included_columns"]
        if not columns:
            return shared
        name = f"_{namespace.class_name}{capitalized(operation['name'])}Record"
        members = self._members(columns, (namespace.service.class_name, namespace.class_name))
        return self._declare(Declared(name, members, [place_of(operation)], base=shared.name))

    def _declare(self, wanted: Declared, *further_names: str) -> Declared:
        """Give the type of such members; a new one has the first name that is free."""
        key = (wanted.is_record, wanted.base, frozenset(wanted.members.items()))
        known = self._declared.get(key)
        if known:
            known.uses += [each for each in wanted.uses if each not in known.uses]
            return known
        names = [each for each in (wanted.name, *further_names) if each not in self._names]
        if not names:
            message = f"{wanted.name} would be two types"
            raise ValueError(message)
        wanted.name = names[0]
        self._names.add(wanted.name)
        self._declared[key] = wanted
        return wanted

    def _members(self, columns: list[dict[str, Any]], bases: Bases) -> Members:
        """Give the members that columns describe, those of one object together."""
        members: Members = {}
        for name, parts in by_member(columns).items():
            value = self._value(name, parts, bases)
            if value != "Any" and all(each["nullable"] for each in parts):
                value += " | None"
            optional = all(each["optional"] for each in parts)
            members[name] = f"NotRequired[{value}]" if optional else value
        return members

    def _value(self, name: str, parts: list[dict[str, Any]], bases: Bases) -> str:
        """Give the type of a member that is not null."""
        first = parts[0]
        if first["name"] != name:
            inner = [each | {"name": each["name"].removeprefix(f"{name}.")} for each in parts]
            return self._part(name, inner, bases)
        if first["kind"] != "list_struct":
            return f"int | {TYPES[first['kind']]}" if first["or_int"] else TYPES[first["kind"]]
        return f"builtins.list[{self._part(name, first['columns'], bases)}]"

    def _part(self, name: str, columns: list[dict[str, Any]], bases: Bases) -> str:
        """Declare the type of an object inside a record."""
        if not columns:
            return UNKNOWN
        service, holder = bases
        longer = holder + capitalized(name)
        members = self._members(columns, (service, longer))
        wanted = Declared(f"_{service}{capitalized(name)}", members, [name], is_record=False)
        return self._declare(wanted, f"_{longer}").name


def place_of(operation: dict[str, Any]) -> str:
    """Say where Python finds an operation, such as ``gazette.documents.search``."""
    return f"{operation['service']}.{operation['full_name']}"


def capitalized(name: str) -> str:
    """Write a name as a part of a class's name."""
    words = "".join(letter if letter.isalnum() else " " for letter in name).split()
    return "".join(word[:1].upper() + word[1:] for word in words)


def by_member(columns: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    """Put together the columns that are parts of one member."""
    members: dict[str, list[dict[str, Any]]] = {}
    for column in columns:
        members.setdefault(column["name"].split(".")[0], []).append(column)
    return members


def type_stub(declared: Declared) -> str:
    """Declare one type; as a call where a member's name cannot stand in a class."""
    if all(map(is_plain, declared.members)):
        lines = [
            f"class {declared.name}({declared.base}):",
            f'    """{description(declared)}"""',
            "",
        ]
        lines += [f"    {name}: {value}" for name, value in declared.members.items()]
    elif declared.base != "TypedDict":
        message = f"{declared.name} cannot add members that no class can have"
        raise ValueError(message)
    else:
        lines = [f"# {description(declared)}", f"{declared.name} = TypedDict("]
        lines += [f'    "{declared.name}",', "    {"]
        lines += [f'        "{name}": {value},' for name, value in declared.members.items()]
        lines += ["    },", ")"]
    return "".join(f"{line}\n" for line in lines)


def is_plain(name: str) -> bool:
    """Whether a member of the name can be declared in a class."""
    hidden = name in HIDING or name.startswith("__")
    return name.isidentifier() and not keyword.iskeyword(name) and not hidden


def description(declared: Declared) -> str:
    """Say whose records or which member the type describes."""
    first, *others = declared.uses
    more = f" and {len(others)} more" if others else ""
    return f"A record of {first}{more}." if declared.is_record else f"An object in {first}{more}."
