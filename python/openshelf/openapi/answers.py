"""Writes the schemas of answers: records, the objects around them, and the body of errors."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from openshelf.openapi import prose
from openshelf.openapi.components import (
    Components,
    Operation,
    Schema,
    copy,
    described,
    nullable,
    require,
    types,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["Answers"]

_COLUMN_TYPES: dict[str, Schema] = {
    "utf8": {"type": "string"},
    "int64": {"type": "integer"},
    "float64": {"type": "number"},
    "bool": {"type": "boolean"},
    "date32": {"type": "string"},
    "timestamp": {"type": "string"},
    "json": {},
    "list_utf8": {"type": "array", "items": {"type": ["string", "null"]}},
    "list_int64": {"type": "array", "items": {"type": ["integer", "null"]}},
}

_SIMPLE_TYPES: dict[str, Schema] = {
    "any": {},
    "text": {"type": "string"},
    "integer": {"type": "integer"},
    "number": {"type": "number"},
    "boolean": {"type": "boolean"},
}

_MEDIA_TYPES = {
    "text": "text/csv",
    "bytes": "image/jpeg",
    "address": "image/jpeg",
    "file": "image/jpeg",
    "file_path": "image/jpeg",
}


_REDIRECT: dict[str, Any] = {
    "description": "The address of the picture.",
    "headers": {
        "Location": {
            "description": "The address of the picture, on another host; it is signed",
            "required": True,
            "schema": {"type": "string", "format": "uri"},
        }
    },
}


class Answers:
    """The schemas of the answers of one document's operations."""

    def __init__(
        self, components: Components, service: Mapping[str, Any], operations: list[Operation]
    ) -> None:
        self._components = components
        self._service = service
        #: The operations whose records have a name in common.
        self._sharing: dict[str, list[Operation]] = {}
        for operation in operations:
            if _columns(operation) and not operation["bare_records"]:
                self._sharing.setdefault(_record_name(operation), []).append(operation)

    def responses(self, sharing: list[Operation]) -> dict[str, Any]:
        """Describe what operations answer that share an address, by the status."""
        operation = sharing[0]
        said = operation["answer_note"] or operation["summary"]
        good: dict[str, Any] = {"description": prose.of_json(said)}
        media = _MEDIA_TYPES.get(operation["answer"], "application/json")
        schemas = [self._answer(each) for each in sharing]
        schemas += [self._refusal(each) for each in sharing if each["fault_member"]]
        content: dict[str, Any] = {"schema": _one_of(schemas)}
        example = json.loads(operation["example"]) if operation["example"] else None
        # Of an answer without records, an example may be a part alone.
        is_whole = not operation["records"] and _is_shaped(example, content["schema"])
        if example is not None and is_whole and media == "application/json":
            content["example"] = example
        good["content"] = {media: content}
        responses: dict[str, Any] = {"200": good}
        if operation["redirects"]:
            responses = {"302": copy(_REDIRECT), "200": good}
            good["description"] += "; the answer at the address to which the service redirects"
            good["content"]["image/webp"] = copy(content)
        if operation["may_be_empty"]:
            responses["204"] = {"description": "No content."}
        responses["default"] = {"$ref": "#/components/responses/Error"}
        return responses

    def error(self) -> dict[str, Any]:
        """Describe what the service answers if it refuses a request."""
        members = self._service["error_body"]
        schema = self._components.shared("Error", members, lambda: self._object(members, {}))
        texts = {media: {"schema": {"type": "string"}} for media in self._service["error_media"]}
        return {
            "description": "The service refuses the request, or is not there. The status says why.",
            "content": {"application/json": {"schema": schema}, **texts},
        }

    def _refusal(self, operation: Operation) -> Schema:
        """The body of a refusal that comes with status 200."""
        name = operation["fault_member"]
        said = next((each for each in self._service["error_body"] if each["name"] == name), None)
        return {
            "description": "A refusal, although the status is 200",
            "type": "object",
            "properties": {name: self._type(said["type"], {}) if said else {}},
            "required": [name],
        }

    def _answer(self, operation: Operation) -> Schema:
        if operation["answer"] in _MEDIA_TYPES:
            # By the format, which version 3.0 had for them, generators know bytes from a text.
            is_text = operation["answer"] == "text"
            return {"type": "string"} | ({} if is_text else {"format": "binary"})
        kind = operation["answer_type"]
        if kind and not _holds_record(kind):
            return self._type(kind, {})
        record = self._record(operation)
        if operation["nested_records"]:
            record = {"type": "array", "items": record}
        if kind:
            return self._type(kind, record)
        if operation["answer"] == "list":
            return {"type": "array", "items": record}
        if not operation["records"] and operation["columns"]:
            return record
        if operation["answer"] == "member_names":
            # The names are those of the first record of the list.
            return {"type": "object", "properties": {operation["records"]: {"type": "array"}}}
        return self._envelope(operation, record)

    def _envelope(self, operation: Operation, record: Schema) -> Schema:
        """The members of an object around the records."""
        own = {each["name"]: each for each in operation["answer_members"]}
        shared = {each["name"]: each for each in self._service["answer_members"]}
        whole: Schema = {"type": "object", "properties": {}}
        for name in dict.fromkeys([*operation["members"], *own]):
            said = own.get(name) or shared.get(name)
            if name == operation["records"] and name not in own:
                said, schema = None, {"type": "array", "items": record}
            else:
                schema = self._member(said, record) if said else {}
            whole["properties"][name] = schema
            if said is None or not said["optional"]:
                require(whole, name)
        return whole

    def _type(self, kind: Any, record: Schema) -> Schema:
        """The schema of a JSON type of the catalog."""
        if isinstance(kind, str):
            return record if kind == "record" else copy(_SIMPLE_TYPES[kind])
        ((form, inner),) = kind.items()
        match form:
            case "record_of":
                return self._record(self._sharing[inner][0])
            case "object" if inner["name"] in self._sharing:
                return self._record(self._sharing[inner["name"]][0])
            case "object":
                members = inner["members"]
                return self._components.shared(
                    inner["name"], members, lambda: self._object(members, record)
                )
            case "list":
                return {"type": "array", "items": self._type(inner, record)}
            case "map":
                return {"type": "object", "additionalProperties": self._type(inner, record)}
            case "nullable":
                return nullable(self._type(inner, record))
            case _:
                return {"anyOf": [self._type(each, record) for each in inner]}

    def _object(self, members: Iterable[Mapping[str, Any]], record: Schema) -> Schema:
        whole: Schema = {"type": "object", "properties": {}}
        for member in members:
            whole["properties"][member["name"]] = self._member(member, record)
            if not member["optional"]:
                require(whole, member["name"])
        return whole

    def _member(self, member: Mapping[str, Any], record: Schema) -> Schema:
        schema = self._type(member["type"], record)
        if member["nullable"]:
            schema = nullable(schema)
        return described(schema, member["unit"], prose.of_json(member["note"]))

    def _record(self, operation: Operation) -> Schema:
        """The schema of a record, which the operations share that call their records so."""
        if not _columns(operation):
            return {}
        if operation["bare_records"]:
            return _column(_columns(operation)[0])
        name = _record_name(operation)
        shared = self._components.shared(name, name, lambda: self._shared_record(name))
        if not operation["leading_columns"]:
            return shared
        leading = operation["leading_columns"]
        own = f"{_capitalized(operation['full_name'])}Record"
        return self._components.shared(
            own, leading, lambda: {"allOf": [_of_columns(leading), shared]}
        )

    def _shared_record(self, name: str) -> Schema:
        columns: dict[str, Mapping[str, Any]] = {}
        said: dict[str, Mapping[str, Any]] = {}
        for operation in self._sharing[name]:
            for column in [*_columns(operation), *operation["included_columns"]]:
                columns.setdefault(column["name"], column)
            for member in operation["record_members"]:
                said.setdefault(member["name"], member)
        whole = _of_columns(columns.values())
        reference = {"$ref": f"#/components/schemas/{name}"}
        for member, schema in whole["properties"].items():
            # The columns describe it only as JSON.
            if member in said and "type" not in schema:
                typed = nullable(self._type(said[member]["type"], reference))
                whole["properties"][member] = typed | schema
        return whole


def _is_shaped(value: Any, schema: Schema) -> bool:
    """Whether a value has the lists and the members that a schema requires, and no others."""
    if schema.get("type") == "array":
        is_list = isinstance(value, list)
        return is_list and all(_is_shaped(each, schema["items"]) for each in value)
    if schema.get("type") == "object":
        known = set(schema.get("properties", value if isinstance(value, dict) else ()))
        required = set(schema.get("required", ()))
        return isinstance(value, dict) and required <= value.keys() <= known
    return True


def _one_of(schemas: Iterable[Schema]) -> Schema:
    """Return the schema of a value that has one of some schemas."""
    found: list[Schema] = []
    for schema in schemas:
        found += [each for each in schema.get("anyOf", [schema]) if each not in found]
    return found[0] if len(found) == 1 else {"anyOf": found}


def _holds_record(kind: Any) -> bool:
    """Whether a JSON type has the operation's own record in it."""
    if isinstance(kind, str):
        return kind == "record"
    ((form, inner),) = kind.items()
    match form:
        case "record_of":
            return False
        case "object":
            return any(_holds_record(member["type"]) for member in inner["members"])
        case "one_of":
            return any(map(_holds_record, inner))
        case _:
            return _holds_record(inner)


def _columns(operation: Operation) -> list[Mapping[str, Any]]:
    columns: list[Mapping[str, Any]] = operation["columns"] or operation["chosen_columns"]
    return columns


def _capitalized(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in re.split(r"[^A-Za-z0-9]+", name))


def _record_name(operation: Operation) -> str:
    """Name a record as the module of types does, without the service."""
    own: str = operation["record_name"]
    return own or f"{_capitalized(operation['full_name'])}Record"


def _of_columns(columns: Iterable[Mapping[str, Any]]) -> Schema:
    """A record, with dotted columns as nested objects."""
    whole: Schema = {"type": "object", "properties": {}}
    for column in columns:
        *outer, last = column["name"].split(".")
        place = whole
        for name in outer:
            place = place["properties"].setdefault(name, {})
            # The object that holds members may be null as a whole.
            place["type"] = ["object", "null"]
            place.setdefault("properties", {})
        place["properties"][last] = _column(column)
    return whole


def _column(column: Mapping[str, Any]) -> Schema:
    if column["kind"] == "list_struct":
        schema: Schema = {"type": "array", "items": _of_columns(column["columns"])}
    else:
        schema = copy(_COLUMN_TYPES[column["kind"]])
    if column["or_int"]:
        schema["type"] = ["integer", *types(schema)]
    if column["nullable"] or column["optional"]:
        schema = nullable(schema)
    return described(schema, column["unit"], prose.of_json(column["note"]))
