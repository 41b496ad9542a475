"""Collects the named schemas of a document, which several operations use."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Components", "Operation", "Schema", "copy", "described", "nullable", "require", "types"]

Operation = dict[str, Any]
Schema = dict[str, Any]


class Components:
    """The named schemas of one document."""

    def __init__(self) -> None:
        self.schemas: dict[str, Schema] = {}
        self._facts: dict[str, object] = {}

    def shared(self, name: str, facts: object, make: Callable[[], Schema]) -> Schema:
        """Return a reference to the schema of this name, which is made at its first use.

        The facts are what it is made of.

        Raises
        ------
        ValueError
            If the name stands for other facts already.
        """
        if name not in self._facts:
            self._facts[name] = facts
            self.schemas[name] = make()
        elif self._facts[name] != facts:
            raise ValueError(f"two schemas are called {name}")
        return {"$ref": f"#/components/schemas/{name}"}

    def sorted(self) -> dict[str, Schema]:
        """Return the schemas in the order of their names."""
        return {name: self.schemas[name] for name in sorted(self.schemas)}


def copy(schema: Schema) -> Schema:
    """Copy a schema of a table, so that additions do not change the table."""
    copied: Schema = json.loads(json.dumps(schema))
    return copied


def types(schema: Schema) -> list[str]:
    """Return the JSON types that a schema names."""
    kind = schema.get("type", [])
    return [kind] if isinstance(kind, str) else list(kind)


def nullable(schema: Schema) -> Schema:
    """Allow null as well."""
    if not schema or "null" in types(schema):
        return schema
    if "type" in schema and "enum" not in schema:
        return schema | {"type": [*types(schema), "null"]}
    return {"anyOf": [schema, {"type": "null"}]}


def described(schema: Schema, *words: str) -> Schema:
    """Add a description, if there are words for one."""
    text = ". ".join(filter(None, words))
    return schema | {"description": text} if text else schema


def require(schema: Schema, name: str) -> None:
    """Make a member of an object a required one."""
    required = schema.setdefault("required", [])
    if name not in required:
        required.append(name)
