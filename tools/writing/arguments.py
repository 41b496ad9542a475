"""The types of arguments: objects with known members, and texts that are one of a few."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .declared import Alias, Declarations, Member, ObjectType, facts
from .literals import text
from .naming import capitalized, operation_name, place_of, record_name, singular
from .records import by_member, columns_of

if TYPE_CHECKING:
    from collections.abc import Sequence

# What a member of an object takes; {0} is its schema's type.
KINDS = {
    "text": "str",
    "date": "str | datetime.date",
    "integer": "int",
    "integer_or_text": "int | str",
    "number": "float",
    "whole_number": "int",
    "texts": "Sequence[str]",
    "texts_or_integers": "Sequence[str | int]",
    "integers": "Sequence[int]",
    "paths": "Sequence[Sequence[str]]",
    "object": "{0}",
    "objects": "Sequence[{0}]",
    "object_or_texts": "{0} | Sequence[str]",
    "object_or_objects": "{0} | Sequence[{1}]",
}
# What a parameter takes that has a schema.
OBJECTS = {"object": "{0}", "objects": "Sequence[{0}]"}
# More allowed values than this get a name.
FEW = 8
# The module of notations that services take over from elsewhere.
NOTATIONS = "elasticsearch"
# The search engine sorts texts by a copy of the member that is not taken apart.
SORTED_TEXTS = {"utf8", "list_utf8"}


class ArgumentTypes:
    """The types of the arguments of one service."""

    def __init__(
        self, declarations: Declarations, service_class: str, operations: list[dict[str, Any]]
    ) -> None:
        """Declare what is named; the annotations are made when they are asked for."""
        self._declarations = declarations
        self._class = service_class
        self._operations = {each["full_name"]: each for each in operations}
        for operation in operations:
            for parameter, annotation in zip(
                operation["parameters"], operation["annotations"], strict=True
            ):
                self.of(operation, parameter, annotation)

    def of(self, operation: dict[str, Any], parameter: dict[str, Any], plain: str) -> str:
        """Give the type of a parameter; `plain` is what is known without names of types."""
        if parameter["schema"]:
            return OBJECTS[parameter["kind"]].format(self._schema(parameter["schema"]))
        if parameter["parameters_of"]:
            return f"Sequence[{self._parameters(parameter['parameters_of'])}]"
        if parameter["notation"]:
            return self._notation(operation, parameter)
        if parameter["values"]:
            return plain
        return self._named_members(operation, parameter) or plain

    def _named_members(self, operation: dict[str, Any], parameter: dict[str, Any]) -> str | None:
        """Give the type of a parameter that names members of records; None for any other."""
        name = parameter["name"]
        known = next((each["known_fields"] for each in operation["rules"] if is_known(each)), None)
        if known and name in {known["fields"], known["sort"]}:
            if name == known["fields"]:
                return f"Sequence[{self._members_of(operation, known['known'], 'Field')}]"
            return self._members_of(operation, known["sortable"], "Sort")
        columns = operation["included_columns"] if name == "include" else columns_of(operation)
        names = list(by_member(columns))
        if not names or name not in {"fields", "exclude", "include", "sort"}:
            return None
        if name == "include":
            return f"Sequence[{literal(names)}]"
        alias = self._members_of(operation, names, "Field")
        if parameter["kind"] == "text" and name == "sort":
            return alias
        return f"str | Sequence[{alias}]" if parameter["kind"] == "text" else f"Sequence[{alias}]"

    def _members_of(self, operation: dict[str, Any], names: Sequence[str], word: str) -> str:
        """Name the members of a record that a call may name."""
        record = record_name(self._class, operation)
        document = "A member that records may be sorted by." if word == "Sort" else "A member."
        document = f"{document} See {record}."
        return self._declarations.declare(Alias(f"{record}{word}", document, literal(names)))

    def _notation(self, operation: dict[str, Any], parameter: dict[str, Any]) -> str:
        """Give the type of a value in a notation of its own."""
        notation = f"{NOTATIONS}.{parameter['notation']}"
        if parameter["name"] != "sort":
            return notation
        keys = ["_score"]
        for column in columns_of(operation):
            plain = column["kind"] not in SORTED_TEXTS
            keys.append(column["name"] if plain else f"{column['name']}.keyword")
        alias = self._members_of(operation, list(dict.fromkeys(keys)), "Sort")
        return f"{notation}[{alias}]"

    def _parameters(self, full_name: str) -> str:
        """Declare an object that takes what an operation takes, by the names on the wire."""
        operation = self._operations[full_name]
        members = {
            parameter["wire"]: Member(
                self.of(operation, parameter, annotation),
                required=parameter["required"],
                document=facts(parameter["note"]),
            )
            for parameter, annotation in zip(
                operation["parameters"], operation["annotations"], strict=True
            )
        }
        name = f"{operation_name(self._class, operation)}Parameters"
        document = f"What {place_of(operation)} takes, by the names on the wire."
        return self._declarations.declare(ObjectType(name, document, members))

    def _schema(self, schema: dict[str, Any]) -> str:
        """Declare an object that a parameter takes."""
        name = self._class + schema["title"]
        listed = [member for part in schema["members"] for member in part]
        members = {each["name"]: self._member(each) for each in listed}
        document = f"What {schema['name']} may hold."
        return self._declarations.declare(ObjectType(name, document, members))

    def _member(self, member: dict[str, Any]) -> Member:
        """Give one member of an object."""
        inner = [
            self._schema(each) if each else "" for each in (member["schema"], member["list_schema"])
        ]
        annotation = KINDS[member["kind"]].format(*inner)
        if member["values"]:
            annotation = self._values(member)
        if member["nullable"]:
            annotation += " | None"
        return Member(annotation, member["required"], facts(characters(member), member["note"]))

    def _values(self, member: dict[str, Any]) -> str:
        """Give the type of a member that takes a few values only."""
        values = list(member["values"])
        if member["kind"] == "integer_or_text":
            values += [int(each) for each in values]
        one = literal(values)
        if len(values) > FEW:
            name = f"{self._class}{capitalized(singular(member['name']))}"
            one = self._declarations.declare(Alias(name, f"A value of {member['name']}.", one))
        return f"Sequence[{one}]" if member["kind"] == "texts" else one


def is_known(rule: Any) -> bool:
    """Whether a rule says which members a call may name."""
    return isinstance(rule, dict) and "known_fields" in rule


def literal(values: Sequence[Any]) -> str:
    """Write a type that takes these values alone."""
    return f"Literal[{', '.join(map(text, values))}]"


def characters(member: dict[str, Any]) -> str:
    """Say how long a text is."""
    if not member["characters"]:
        return ""
    least, most = member["characters"]
    if least == most:
        return f"{least} characters"
    if least == 0:
        return f"At most {most} characters"
    return f"At least {least} characters" if most > 1000 else f"{least} to {most} characters"
