"""The six tools, or a tool for each operation, as definitions that models' interfaces take."""

from __future__ import annotations

import copy
import fnmatch

from openshelf import _core
from openshelf.agents import definitions, samples, schemas
from openshelf.errors import ArgumentError

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

__all__ = ["FORMATS", "tool_name", "tools"]

FORMATS = ("json-schema", "openai", "anthropic")
_DIALECT = "https://json-schema.org/draft/2020-12/schema"
#: The most characters of a tool's name that both interfaces take.
LONGEST_NAME = 64


def tool_name(operation: str) -> str:
    """Return the name of the tool of one operation; a name of a tool has no dots."""
    return operation.replace(".", "-")


def tools(
    format: str = "json-schema",  # noqa: A002  the word that people use for it
    operations: Iterable[str] | None = None,
) -> list[dict[str, Any]]:
    """Return definitions of tools; `openshelf.tools` documents it."""
    if format not in FORMATS:
        hint = _core._hint(str(format), list(FORMATS))  # noqa: SLF001  our own module
        raise ArgumentError(f"format: expected one of {', '.join(FORMATS)}, got {format!r}{hint}")
    if operations is None:
        return [
            _rendered(format, each["name"], each["description"], each["inputSchema"], None)
            for each in definitions.definitions()
        ]
    return [_of_operation(format, name) for name in _named(operations)]


def _named(operations: Iterable[str]) -> list[str]:
    """Return the names of operations for names and patterns."""
    if isinstance(operations, str):
        raise ArgumentError(
            f"operations: expected a list of names, such as [{operations!r}], got a text"
        )
    known = [each["name"] for each in _core._operation_index()]  # noqa: SLF001  our own module
    found: dict[str, None] = {}
    for wanted in operations:
        matching = fnmatch.filter(known, wanted)
        if not matching:
            hint = _core._hint(wanted, known)  # noqa: SLF001
            raise ArgumentError(
                "operations: expected names such as 'museum.artworks.search' or patterns such as "
                f"'disease.*', got {wanted!r}{hint}"
            )
        found |= dict.fromkeys(matching)
    return list(found)


def _of_operation(form: str, name: str) -> dict[str, Any]:
    operation = _core._operation(name)  # noqa: SLF001  our own module
    assert operation is not None  # noqa: S101  the name is one of the catalog
    about = [f"{operation['summary']}.", *(f"- {note}" for note in operation["notes"])]
    schema = schemas.arguments_schema(operation)
    return _rendered(form, tool_name(name), "\n".join(about), schema, samples.arguments(operation))


def _rendered(
    form: str, name: str, description: str, schema: dict[str, Any], example: Any
) -> dict[str, Any]:
    """Return a definition in a form; the tool of one operation has an example and is deferred."""
    if form == "json-schema":
        head = {"$schema": _DIALECT, "title": name, "description": description}
        examples = {} if example is None else {"examples": [example]}
        return {**head, **copy.deepcopy(schema), **examples}
    deferred = {} if example is None else {"defer_loading": True}
    if form == "anthropic":
        examples = {} if example is None else {"input_examples": [example]}
        return {
            "name": name,
            "description": description,
            "input_schema": copy.deepcopy(schema),
            **examples,
            **deferred,
        }
    strict = strict_schema(schema)
    told = description
    if example is not None:
        told += f"\nExample: {example!r}"
    return {
        "type": "function",
        "name": name,
        "description": told,
        "parameters": copy.deepcopy(schema) if strict is None else strict,
        "strict": strict is not None,
        **deferred,
    }


def strict_schema(schema: dict[str, Any]) -> dict[str, Any] | None:
    """Return a schema whose objects have all their members, optional ones as null.

    Returns
    -------
    dict or None
        None if an object may have members of any name, which strict mode does not allow.
    """
    strict = _strict(copy.deepcopy(schema))
    return strict if isinstance(strict, dict) else None


def _strict(schema: Any) -> Any:
    """Make a schema strict; None if that is impossible."""
    is_object = schema.get("type") == "object" or "properties" in schema
    if is_object and not _close(schema):
        return None
    if "array" in str(schema.get("type")) and "items" not in schema:
        return None
    inner: dict[str, Any] = {}
    if "items" in schema:
        inner["items"] = _strict(schema["items"])
    if "anyOf" in schema:
        inner["anyOf"] = [_strict(each) for each in schema["anyOf"]]
    if "$defs" in schema:
        inner["$defs"] = {name: _strict(each) for name, each in schema["$defs"].items()}
    if None in (
        inner.get("items", True),
        *inner.get("anyOf", ()),
        *inner.get("$defs", {}).values(),
    ):
        return None
    schema |= inner
    # What a model leaves out has no default here: it passes null.
    for word in ("default", "examples"):
        schema.pop(word, None)
    return schema


def _close(schema: dict[str, Any]) -> bool:
    """Make all members of an object required; return whether it lists its members."""
    members = schema.get("properties")
    if members is None:
        return False
    required = schema.get("required", [])
    for name, member in members.items():
        inner = _strict(member)
        if inner is None:
            return False
        members[name] = inner if name in required else _or_null(inner)
    schema["required"] = list(members)
    schema["additionalProperties"] = False
    return True


def _or_null(schema: dict[str, Any]) -> dict[str, Any]:
    kind = schema.get("type")
    if isinstance(kind, str) and "enum" not in schema:
        return {**schema, "type": [kind, "null"]}
    about = {name: schema[name] for name in ("description",) if name in schema}
    inner = {name: value for name, value in schema.items() if name != "description"}
    return {"anyOf": [inner, {"type": "null"}], **about}
