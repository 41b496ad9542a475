"""Writes the schemas of arguments: parameters of the path and of the query, and bodies."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from openshelf import member_names, texts
from openshelf.openapi import prose, wire
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

__all__ = ["Arguments"]

_PARAMETER_TYPES: dict[str, Schema] = {
    "text": {"type": "string"},
    "integer": {"type": "integer"},
    "boolean": {"type": "boolean"},
    "date": {"type": "string", "format": "date"},
    "integer_or_text": {"type": ["integer", "string"]},
    "texts": {"type": "array", "items": {"type": "string"}},
    "integers_or_texts": {"type": "array", "items": {"type": ["integer", "string"]}},
    "object": {"type": "object"},
    "objects": {"type": "array", "items": {"type": "object"}},
    "object_or_list": {"type": ["object", "array"]},
}

_MEMBER_TYPES: dict[str, Schema] = {
    "text": {"type": "string"},
    "date": {"type": "string", "format": "date"},
    "integer": {"type": "integer"},
    "integer_or_text": {"type": ["integer", "string"]},
    "number": {"type": "number"},
    "number_or_text": {"type": ["number", "string"]},
    "whole_number": {"type": "integer"},
    "texts": {"type": "array", "items": {"type": "string"}},
    "texts_or_integers": {"type": "array", "items": {"type": ["string", "integer"]}},
    "integers": {"type": "array", "items": {"type": "integer"}},
    "paths": {"type": "array", "items": {"type": "array", "items": {"type": "string"}}},
}

#: The elements of a list that is accepted instead of an object.
_LISTED_CODES = {"object_or_texts": "string", "object_or_codes": ["string", "integer"]}


class Arguments:
    """The schemas of the arguments of one document's operations."""

    def __init__(self, components: Components) -> None:
        self._components = components

    def parameters(self, operation: Operation, path: str) -> list[dict[str, Any]]:
        """Return the parameters of the path and of the query, by their names in requests."""
        found: list[dict[str, Any]] = []
        placeholders = set(re.findall(r"{(\w+)}", path))
        for parameter in operation["parameters"]:
            place = parameter["place"]
            if place == "path" and parameter["name"] in placeholders:
                names = [each for each in wire.placeholders(parameter) if each in placeholders]
                found += self._segments(operation, parameter, names)
            elif place == "query" and parameter["render"] == "days_back":
                found += _switches(operation, parameter)
            elif place == "query" and not _is_nested(operation, parameter):
                found.append(self._parameter(operation, parameter, parameter["wire"]))
        if operation["nested_query"]:
            found.append(
                {
                    "name": operation["nested_query"],
                    "in": "query",
                    "description": "Everything as one JSON object, with members that are objects; "
                    "the other parameters are left out then",
                    "content": {"application/json": {"schema": self.nested(operation)}},
                }
            )
        return found

    def _segments(
        self, operation: Operation, parameter: Operation, names: list[str]
    ) -> list[dict[str, Any]]:
        """Return the parameters for the segments of one argument in a path."""
        whole = self._parameter(operation, parameter, names[0])
        if len(wire.placeholders(parameter)) == 1:
            return [whole]
        parts = whole.pop("example", "").split("/")
        found = []
        for number, name in enumerate(names):
            part = f"Segment {number + 1} of {len(names)}: "
            said = (part if len(names) > 1 else "") + whole["description"]
            example = {"example": parts[number]} if len(parts) == len(names) else {}
            found.append(whole | {"name": name, "description": said} | example)
        return found

    def nested(self, operation: Operation) -> Schema:
        """Return all parameters of a query as one JSON object, which also travels as a body."""
        queried = [each for each in operation["parameters"] if each["place"] == "query"]
        return self._members_of(operation, queried)

    def _parameter(self, operation: Operation, parameter: Operation, name: str) -> dict[str, Any]:
        place = parameter["place"]
        nested = operation["nested_query"]
        # None of the required argument means that nothing is sent.
        is_needed = parameter["required"] and not parameter["nullable"]
        is_required = place == "path" or (is_needed and not nested)
        described = {"name": name, "in": place, "required": is_required}
        place_of_it = f"Required, here or in {nested}" if is_needed and nested else ""
        words = (prose.of_argument(operation, parameter), wire.separator(parameter), place_of_it)
        if any(words):
            described["description"] = ". ".join(filter(None, words))
        schema = _with_known(operation, parameter, self._value(parameter))
        return described | wire.in_address(operation, parameter, schema)

    def _value(self, parameter: Operation) -> Schema:
        """The schema of one argument."""
        schema = copy(_PARAMETER_TYPES[parameter["kind"]])
        inner = schema["items"] if schema.get("type") == "array" else schema
        if parameter["values"]:
            _allow(inner, parameter["values"], parameter["kind"])
        if parameter["schema"]:
            described = self._object(parameter["schema"])
            if schema.get("type") == "array":
                schema["items"] = described
            else:
                schema = described
        for limit, word in (("min", "minimum"), ("max", "maximum")):
            if parameter[limit] is not None and "integer" in types(schema):
                schema[word] = parameter[limit]
        default = wire.assumed(parameter)
        if default is not None and parameter["kind"] not in {"texts", "integers_or_texts"}:
            schema["default"] = default
        if "not_base64" in parameter["refusals"]:
            schema["contentEncoding"] = "base64"
        if parameter["place"] == "path" and schema.get("type") == "string":
            schema["minLength"] = 1
        return schema

    def named(self, operation: Operation) -> Schema:
        """The arguments of a call by their names in Python, as one object."""
        whole: Schema = {"type": "object", "properties": {}}
        for parameter in operation["parameters"]:
            schema = _with_known(operation, parameter, self._value(parameter))
            if "default" in schema:
                # A call sends its own.
                schema["default"] = parameter["default"]
            if texts.takes_list(parameter):
                schema = {"anyOf": [schema, {"type": "array", "items": copy(schema)}]}
            if parameter["nullable"]:
                schema = nullable(schema)
            if parameter["note"]:
                schema["description"] = parameter["note"]
            whole["properties"][parameter["name"]] = schema
            if parameter["required"]:
                require(whole, parameter["name"])
        whole["additionalProperties"] = False
        return whole

    def body(self, operation: Operation) -> Schema:
        """The JSON body, with dotted names as nested objects."""
        parameters = [each for each in operation["parameters"] if each["place"] == "body"]
        if parameters[0]["render"] == "whole_body":
            return wire.in_json(parameters[0], self._value(parameters[0]))
        return self._members_of(operation, parameters)

    def _members_of(self, operation: Operation, parameters: Iterable[Operation]) -> Schema:
        """Arguments as the members of one JSON object, by their names in requests."""
        whole: Schema = {"type": "object", "properties": {}}
        for parameter in parameters:
            *outer, last = parameter["wire"].split(".")
            is_required = parameter["required"] and not parameter["nullable"]
            place = whole
            for name in outer:
                if is_required:
                    require(place, name)
                place = place["properties"].setdefault(name, {"type": "object", "properties": {}})
                place.setdefault("properties", {})
            schema = _with_known(operation, parameter, self._value(parameter))
            schema = wire.in_json(parameter, schema)
            words = (prose.of_argument(operation, parameter), wire.separator_in_json(parameter))
            place["properties"][last] = described(schema, *words)
            if is_required:
                require(place, last)
        return whole

    def _object(self, schema: Mapping[str, Any]) -> Schema:
        """The members of an object in an argument."""
        name = schema["title"]
        return self._components.shared(name, schema, lambda: self._members(schema))

    def _members(self, schema: Mapping[str, Any]) -> Schema:
        described: Schema = {"type": "object", "properties": {}}
        for member in (each for some in schema["members"] for each in some):
            described["properties"][member["name"]] = value = self._member(member)
            forms = value.get("anyOf", [value]) if schema["lists_are_filled"] else []
            for filled in (each for each in forms if each.get("type") == "array"):
                filled["minItems"] = 1
            if member["required"]:
                require(described, member["name"])
        return described

    def _member(self, member: Mapping[str, Any]) -> Schema:
        kind = member["kind"]
        inner: Schema = self._object(member["schema"]) if member["schema"] else {"type": "object"}
        schema: Schema
        if kind == "object":
            schema = inner
        elif kind == "objects":
            schema = {"type": "array", "items": inner}
        elif kind in _LISTED_CODES:
            schema = {"anyOf": [inner, {"type": "array", "items": {"type": _LISTED_CODES[kind]}}]}
        elif kind == "object_or_objects":
            items = self._object(member["list_schema"]) if member["list_schema"] else inner
            schema = {"anyOf": [inner, {"type": "array", "items": items}]}
        else:
            schema = copy(_MEMBER_TYPES[kind])
        text: Schema = schema["items"] if schema.get("type") == "array" else schema
        if text.get("type") == "string":
            _tell_names(text, member)
        if member["characters"] and "string" in types(text):
            least, most = member["characters"]
            text["minLength"] = least
            if most is not None:
                text["maxLength"] = most
        if member["nullable"]:
            schema = nullable(schema)
        if member["note"]:
            schema["description"] = prose.of_json(member["note"])
        return schema


def _tell_names(text: Schema, member: Mapping[str, Any]) -> None:
    """Add the names that a member takes, or is known to take."""
    if member["values"]:
        text["enum"] = list(member["values"])
    elif member["known"]:
        text["examples"] = list(member["known"]["names"])


def _with_known(operation: Operation, parameter: Operation, schema: Schema) -> Schema:
    """Add the names that an argument is known to take as examples, where it takes others too."""
    names = parameter["known"]["names"] if parameter["known"] else None
    if names is None and (parameter["names_columns"] or parameter["sorts_by_column"]):
        names = member_names.known(operation, parameter)
    text = schema["items"] if schema.get("type") == "array" else schema
    if names and "enum" not in text:
        text["examples"] = list(names)
    return schema


def _is_nested(operation: Operation, parameter: Operation) -> bool:
    """Whether an argument of a query is an object, which travels in one with all others."""
    is_object = parameter["kind"] in {"object", "objects", "object_or_list"}
    return is_object and operation["nested_query"] is not None


def _meaning(note: str, value: str) -> str:
    """Return what a note says of one value, for a flag that stands for this value."""
    meaning, _, values = note.partition(":")
    said = re.search(rf"\b{value} for ([^,;]+)", values)
    return f"{meaning}: true for {said[1]}" if said else note


def _switches(operation: Operation, parameter: Operation) -> list[dict[str, Any]]:
    """The flags of the service for the values of one argument."""
    return [
        {
            "name": name,
            "in": "query",
            "required": False,
            "description": _meaning(parameter["note"], value),
            "schema": {"type": "boolean", "enum": [True]},
        }
        for name, value in wire.switches(operation, parameter).items()
    ]


def _allow(schema: Schema, values: Iterable[str], kind: str) -> None:
    """Write the allowed values; words allowed besides numbers do not exclude the numbers."""
    words = list(values)
    if kind == "integer" and all(_is_whole(word) for word in words):
        schema["enum"] = [int(word) for word in words]
    elif kind in {"integer", "date"}:
        schema["anyOf"] = [dict(schema), {"type": "string", "enum": words}]
        for name in ("type", "format"):
            schema.pop(name, None)
    elif kind not in {"integer_or_text", "integers_or_texts"}:
        schema["enum"] = words


def _is_whole(word: str) -> bool:
    return word.lstrip("-").isdigit()
