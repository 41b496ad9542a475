"""JSON types, as rows say them, written as Python's."""

from __future__ import annotations

from typing import Any

from .declared import FORWARD, Declarations, Member, ObjectType, facts

PLAIN = {"any": "Any", "text": "str", "integer": "int", "number": "float", "boolean": "bool"}


class JsonTypes:
    """Writes the JSON types of one service."""

    def __init__(self, declarations: Declarations, service_class: str) -> None:
        """Keep where objects are declared."""
        self._declarations = declarations
        self._class = service_class

    def annotation(self, said: Any, record: str) -> str:
        """Write a type; `record` is that of the operation's records."""
        if said == "record":
            return record
        if isinstance(said, str):
            return PLAIN[said]
        ((kind, inner),) = said.items()
        match kind:
            case "record_of":
                return f"{FORWARD}{self._class}{inner}"
            case "object":
                return self._object(inner, record)
            case "list":
                return f"list[{self.annotation(inner, record)}]"
            case "map":
                return f"dict[str, {self.annotation(inner, record)}]"
            case "nullable":
                return nullable(self.annotation(inner, record))
            case "one_of":
                kinds = [self.annotation(each, record) for each in inner]
                return " | ".join(dict.fromkeys(kinds))
        message = f"no type is called {kind}"
        raise ValueError(message)

    def member(self, said: dict[str, Any], record: str) -> Member:
        """Give a member as a row says it."""
        annotation = self.annotation(said["type"], record)
        if said["nullable"]:
            annotation = nullable(annotation)
        return Member(annotation, not said["optional"], facts(said["unit"], said["note"]))

    def _object(self, said: dict[str, Any], record: str) -> str:
        """Declare an object that several answers may hold."""
        members = {each["name"]: self.member(each, record) for each in said["members"]}
        name = f"{self._class}{said['name']}"
        document = f"An object in answers of {self._class}."
        return self._declarations.declare(ObjectType(name, document, members))


def nullable(annotation: str) -> str:
    """Add null."""
    return annotation if annotation == "Any" else f"{annotation} | None"
