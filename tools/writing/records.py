"""The types of records, from the columns of the rows.

A column becomes a member of a ``TypedDict``, a dotted one a member of a member. A member is not
required when its column is optional, or when a call may choose the members of its records.
"""

from __future__ import annotations

from typing import Any

from .declared import FORWARD, Declarations, Member, ObjectType, facts
from .json_types import JsonTypes, nullable
from .naming import capitalized, operation_name, place_of, record_name, singular

# What a column of Arrow's type is in JSON: days and moments are text there.
TYPES = {
    "utf8": "str",
    "int64": "int",
    "float64": "float",
    "bool": "bool",
    "date32": "str",
    "timestamp": "str",
    "json": "Any",
    "list_utf8": "list[str]",
    "list_int64": "list[int]",
}
# What a reader of a day or a moment must know.
FORMS = {"date32": "YYYY-MM-DD", "timestamp": "ISO 8601"}
# Parameters by which a call chooses the members of its records.
CHOOSING = {"fields", "exclude"}
# Where nothing is known of the members.
UNKNOWN = "dict[str, Any]"

Columns = list[dict[str, Any]]


class RecordTypes:
    """The types of the records of one service."""

    def __init__(
        self, declarations: Declarations, service_class: str, operations: list[dict[str, Any]]
    ) -> None:
        """Put together the operations whose records the rows call by one name."""
        self._declarations = declarations
        self._json = JsonTypes(declarations, service_class)
        self._class = service_class
        self._sharing: dict[str, list[dict[str, Any]]] = {}
        for operation in operations:
            if columns_of(operation):
                name = record_name(service_class, operation)
                self._sharing.setdefault(name, []).append(operation)

    def of(self, operation: dict[str, Any]) -> str:
        """Name the type of the operation's records, and declare it when it is new."""
        if not columns_of(operation):
            return UNKNOWN
        name = record_name(self._class, operation)
        if name not in self._declarations.types:
            self._declare(name, self._sharing[name])
        if not operation["leading_columns"]:
            return name
        own = f"{operation_name(self._class, operation)}Record"
        members = self._members(
            operation["leading_columns"], own, chosen=chooses_members(operation)
        )
        document = f"A record of {place_of(operation)}."
        return self._declarations.declare(ObjectType(own, document, members, base=name))

    def _declare(self, name: str, sharing: list[dict[str, Any]]) -> None:
        """Declare the type of the records that several operations give."""
        first = max(sharing, key=lambda each: len(each["columns"]))
        odd = [each for each in sharing if columns_of(each) != columns_of(first)]
        if odd:
            message = f"{name}: {place_of(odd[0])} has other columns than {place_of(first)}"
            raise ValueError(message)
        chosen = any(map(chooses_members, sharing))
        said = {each["name"]: each for one in sharing for each in one["record_members"]}
        members = self._members(columns_of(first), name, chosen=chosen, said=said)
        for operation in sharing:
            own = self._members(operation["included_columns"], name, chosen=True, said=said)
            members |= {member: each for member, each in own.items() if member not in members}
        words = f"A record of {listed([place_of(each) for each in sharing])}."
        if chosen:
            words += "\n\nNo member is required: a call may choose its records' members."
        self._declarations.declare(ObjectType(name, words, members))

    def _members(
        self,
        columns: Columns,
        owner: str,
        *,
        chosen: bool,
        said: dict[str, dict[str, Any]] | None = None,
    ) -> dict[str, Member]:
        """Give the members that columns describe, those of one object together.

        `said` has the types of those of which the columns say no more than JSON.
        """
        members: dict[str, Member] = {}
        together = by_member(columns)
        for name, parts in together.items():
            one = singular(name) if singular(name) not in together else name
            annotation = self._annotation(name, parts, owner, one)
            if said and name in said and annotation == "Any":
                annotation = self._json.annotation(said[name]["type"], FORWARD + owner)
            if all(each["nullable"] for each in parts):
                annotation = nullable(annotation)
            required = not chosen and not all(each["optional"] for each in parts)
            members[name] = Member(annotation, required, document_of(name, parts))
        return members

    def _annotation(self, name: str, parts: Columns, owner: str, one: str) -> str:
        """Give the type of a member that is not null; `one` names an element of a list."""
        if parts[0]["name"] != name:
            inner = [each | {"name": each["name"].removeprefix(f"{name}.")} for each in parts]
            return self._part(f"{owner}{capitalized(name)}", f"{owner}.{name}", inner)
        kinds = [self._whole(name, each, owner, one) for each in parts]
        return " | ".join(dict.fromkeys(kinds))

    def _whole(self, name: str, column: dict[str, Any], owner: str, one: str) -> str:
        """Give the type of a member that is no object."""
        if column["kind"] != "list_struct":
            plain = TYPES[column["kind"]]
            return f"int | {plain}" if column["or_int"] else plain
        part = self._part(f"{owner}{capitalized(one)}", f"{owner}.{name}", column["columns"])
        return f"list[{part}]"

    def _part(self, wanted: str, place: str, columns: Columns) -> str:
        """Declare the type of an object inside a record."""
        if not columns:
            return UNKNOWN
        members = self._members(columns, wanted, chosen=False)
        return self._declarations.declare(ObjectType(wanted, f"An object in {place}.", members))


def columns_of(operation: dict[str, Any]) -> Columns:
    """Give the columns of an operation's records, chosen ones included."""
    return list(operation["columns"] or operation["chosen_columns"])


def chooses_members(operation: dict[str, Any]) -> bool:
    """Whether a call may leave members of the records out."""
    return any(each["name"] in CHOOSING for each in operation["parameters"])


def by_member(columns: Columns) -> dict[str, Columns]:
    """Put together the columns that are parts of one member."""
    members: dict[str, Columns] = {}
    for column in columns:
        members.setdefault(column["name"].split(".")[0], []).append(column)
    return members


def document_of(name: str, parts: Columns) -> str:
    """Say unit and meaning of a member."""
    if parts[0]["name"] != name:
        return ""
    words = [facts(each["unit"], FORMS.get(each["kind"], ""), each["note"]) for each in parts]
    return " ".join(dict.fromkeys(filter(None, words)))


def listed(places: list[str], most: int = 4) -> str:
    """Name places, the first few where they are many."""
    if len(places) > most:
        return f"{', '.join(places[:most])} and {len(places) - most} more"
    *others, last = places
    return f"{', '.join(others)} and {last}" if others else last
