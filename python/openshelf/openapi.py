"""An OpenAPI 3.1 document of one service, from its operations."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import openshelf
from openshelf import member_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["document"]

_Operation = dict[str, Any]
_Schema = dict[str, Any]

_PARAMETER_TYPES: dict[str, _Schema] = {
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

_MEMBER_TYPES: dict[str, _Schema] = {
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

_COLUMN_TYPES: dict[str, _Schema] = {
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

_MEDIA_TYPES = {
    "text": "text/csv",
    "bytes": "image/jpeg",
    "address": "image/jpeg",
    "file": "image/jpeg",
}


def document(service: str, *, live: bool = True) -> dict[str, Any]:
    """Describe one service.

    Parameters
    ----------
    service : str
        The service: "museum", "placeholder", "gazette", "spending" or "disease".
    live : bool, default True
        Use the paths that are served today where the documented ones no longer work.

    Returns
    -------
    dict
        An OpenAPI 3.1 document.

    Raises
    ------
    ArgumentError
        If there is no such service.
    """
    operations = [
        _with_names(operation)
        for operation in openshelf.operations()
        if operation["service"] == service
    ]
    if not operations:
        known = ", ".join(
            dict.fromkeys(operation["service"] for operation in openshelf.operations())
        )
        raise openshelf.ArgumentError(f"no interface {service!r}; expected one of {known}")
    paths: dict[str, dict[str, Any]] = {}
    with _client(service) as client:
        for operation in operations:
            path = _path(operation, live=live)
            # Two operations may share an address and differ in how they use the answer.
            paths.setdefault(path, {}).setdefault(
                operation["method"].lower(), _operation(operation, client)
            )
        return {
            "openapi": "3.1.0",
            "info": {
                "title": type(client).__name__,
                "summary": client.description,
                "version": openshelf.__version__,
            },
            "externalDocs": {"url": client.docs_url},
            "servers": [{"url": client.base_url.rstrip("/")}],
            "paths": paths,
            "components": {"schemas": {"Error": {"description": "What went wrong."}}},
        }


def _with_names(operation: _Operation) -> _Operation:
    """Return the operation; the only names that a parameter takes are its values."""
    parameters = [
        {**each, "values": each["values"] or member_names.only(operation, each)}
        for each in operation["parameters"]
    ]
    return {**operation, "parameters": parameters}


def _client(service: str) -> Any:
    return getattr(openshelf, service.capitalize())()


def _path(operation: _Operation, *, live: bool) -> str:
    path: str = operation["path"]
    if live and operation["live_path"]:
        path = operation["live_path"]
    return "/" + path.lstrip("/")


def _operation(operation: _Operation, client: Any) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation["full_name"],
        "summary": operation["summary"],
        "tags": [operation["group"] or operation["service"]],
    }
    notes = list(operation["notes"])
    if operation["data_end"]:
        notes.append("the data end on {day}: {source}".format(**operation["data_end"]))
    if notes:
        described["description"] = "\n".join(f"- {note}" for note in notes)
    if operation["base"] == "images":
        described["servers"] = [{"url": client.image_api_url.rstrip("/")}]
    parameters = _parameters(operation)
    if parameters:
        described["parameters"] = parameters
    body = [each for each in operation["parameters"] if each["place"] == "body"]
    if body:
        described["requestBody"] = {
            "required": any(each["required"] for each in body),
            "content": {"application/json": {"schema": _body(body)}},
        }
    described["responses"] = _responses(operation)
    return described


def _parameters(operation: _Operation) -> list[dict[str, Any]]:
    """Return the parameters of the path and of the query, by their names in requests."""
    found: list[dict[str, Any]] = []
    placeholders = set(re.findall(r"{(\w+)}", _path(operation, live=True)))
    for parameter in operation["parameters"]:
        place = parameter["place"]
        if place == "path" and parameter["name"] in placeholders:
            found.append(_parameter(parameter, parameter["name"], "path", _value(parameter)))
        elif place == "query" and parameter["render"] == "days_back":
            for name in ("yesterday", "twoDaysAgo"):
                found.append(_parameter(parameter, name, "query", {"type": "boolean"}))  # noqa: PERF401
        elif place == "query":
            found.append(_parameter(parameter, parameter["wire"], "query", _query(parameter)))
    if operation["nested_query"]:
        found.append(
            {
                "name": operation["nested_query"],
                "in": "query",
                "description": "Everything as one JSON object.",
                "content": {"application/json": {"schema": {"type": "object"}}},
            }
        )
    return found


def _parameter(parameter: _Operation, name: str, place: str, schema: _Schema) -> dict[str, Any]:
    described = {"name": name, "in": place, "required": place == "path" or parameter["required"]}
    if parameter["note"]:
        described["description"] = parameter["note"]
    if parameter["kind"] in {"object", "objects", "object_or_list"}:
        return described | {"content": {"application/json": {"schema": schema}}}
    if schema.get("type") == "array":
        # OpenAPI supports a repeated name, and elements joined by commas.
        described["explode"] = parameter["render"] in ("repeated", "repeated_in_capitals")
    described["schema"] = schema
    if parameter["sample"]:
        sample = json.loads(parameter["sample"])
        is_list = schema.get("type") == "array"
        if isinstance(sample, list) == is_list:
            described["example"] = sample
    return described


def _query(parameter: _Operation) -> _Schema:
    render = parameter["render"]
    if render in ("one_or_zero", "one_when_true"):
        return {"type": "integer", "enum": [0, 1]}
    if render == "bare_name":
        return {"type": "string", "enum": [""]}
    return _value(parameter)


def _value(parameter: _Operation) -> _Schema:
    """The schema of one argument."""
    schema = _copy(_PARAMETER_TYPES[parameter["kind"]])
    inner = schema["items"] if schema.get("type") == "array" else schema
    if parameter["values"]:
        _allow(inner, parameter["values"], parameter["kind"])
    if parameter["schema"]:
        described = _object(parameter["schema"])
        if schema.get("type") == "array":
            schema["items"] = described
        else:
            schema = described
    for limit, word in (("min", "minimum"), ("max", "maximum")):
        if parameter[limit] is not None and "integer" in _types(schema):
            schema[word] = parameter[limit]
    if parameter["default"] is not None and parameter["kind"] not in {"texts", "integers_or_texts"}:
        schema["default"] = parameter["default"]
    if parameter["place"] == "path" and schema.get("type") == "string":
        schema["minLength"] = 1
    return schema


def _copy(schema: _Schema) -> _Schema:
    """Copy a schema of the tables above, so that additions do not change them."""
    copied: _Schema = json.loads(json.dumps(schema))
    return copied


def _types(schema: _Schema) -> list[str]:
    kind = schema.get("type", [])
    return [kind] if isinstance(kind, str) else list(kind)


def _allow(schema: _Schema, values: Iterable[str], kind: str) -> None:
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


def _body(parameters: list[_Operation]) -> _Schema:
    """The JSON body, with dotted names as nested objects."""
    if parameters[0]["render"] == "whole_body":
        return _value(parameters[0])
    whole: _Schema = {"type": "object", "properties": {}}
    for parameter in parameters:
        *outer, last = parameter["wire"].split(".")
        place = whole
        for name in outer:
            if parameter["required"]:
                _require(place, name)
            place = place["properties"].setdefault(name, {"type": "object", "properties": {}})
            place.setdefault("properties", {})
        schema = _value(parameter)
        if parameter["note"]:
            schema["description"] = parameter["note"]
        place["properties"][last] = schema
        if parameter["required"]:
            _require(place, last)
    return whole


def _require(schema: _Schema, name: str) -> None:
    required = schema.setdefault("required", [])
    if name not in required:
        required.append(name)


def _object(schema: Mapping[str, Any]) -> _Schema:
    """The members of an object in an argument."""
    described: _Schema = {"type": "object", "properties": {}}
    for member in (each for some in schema["members"] for each in some):
        described["properties"][member["name"]] = value = _member(member)
        forms = value.get("anyOf", [value]) if schema["lists_are_filled"] else []
        for filled in (each for each in forms if each.get("type") == "array"):
            filled["minItems"] = 1
        if member["required"]:
            _require(described, member["name"])
    return described


def _member(member: Mapping[str, Any]) -> _Schema:
    kind = member["kind"]
    inner: _Schema = _object(member["schema"]) if member["schema"] else {"type": "object"}
    schema: _Schema
    if kind == "object":
        schema = inner
    elif kind == "objects":
        schema = {"type": "array", "items": inner}
    elif kind in _LISTED_CODES:
        schema = {"anyOf": [inner, {"type": "array", "items": {"type": _LISTED_CODES[kind]}}]}
    elif kind == "object_or_objects":
        items = _object(member["list_schema"]) if member["list_schema"] else inner
        schema = {"anyOf": [inner, {"type": "array", "items": items}]}
    else:
        schema = _copy(_MEMBER_TYPES[kind])
    text: _Schema = schema["items"] if schema.get("type") == "array" else schema
    if member["values"] and text.get("type") == "string":
        text["enum"] = list(member["values"])
    if member["characters"] and "string" in _types(text):
        least, most = member["characters"]
        text["minLength"] = least
        if most < 1 << 32:
            text["maxLength"] = most
    if member["nullable"]:
        schema = {"anyOf": [schema, {"type": "null"}]}
    if member["note"]:
        schema["description"] = member["note"]
    return schema


def _responses(operation: _Operation) -> dict[str, Any]:
    good: dict[str, Any] = {"description": operation["answer_note"] or operation["summary"]}
    media = _MEDIA_TYPES.get(operation["answer"], "application/json")
    content: dict[str, Any] = {"schema": _answer(operation)}
    example = json.loads(operation["example"]) if operation["example"] else None
    if example is not None and not operation["records"] and media == "application/json":
        content["example"] = example
    good["content"] = {media: content}
    responses: dict[str, Any] = {"200": good}
    if operation["answer"] in {"bytes", "address"}:
        responses = {"302": {"description": "The address of the picture."}}
    if operation["may_be_empty"]:
        responses["204"] = {"description": "No content."}
    responses["default"] = {"description": "An error; the status says which."}
    return responses


def _answer(operation: _Operation) -> _Schema:
    if operation["answer"] in _MEDIA_TYPES:
        return {"type": "string"}
    record = _record(operation)
    records = operation["records"]
    if records == ".":
        if operation["answer"] == "object_or_list":
            return {"anyOf": [record, {"type": "array", "items": record}]}
        return {"type": "array", "items": record} if operation["answer"] == "list" else record
    if operation["answer"] == "list":
        return {"type": "array"}
    if operation["answer"] == "object_or_list":
        return {"type": ["object", "array"]}
    if not records and operation["columns"]:
        return record
    properties: dict[str, _Schema] = {name: {} for name in operation["members"]}
    if records:
        # One record where a single one was requested.
        properties[records] = {"anyOf": [{"type": "array", "items": record}, record]}
    return {"type": "object", "properties": properties}


def _record(operation: _Operation) -> _Schema:
    columns = [*operation["leading_columns"], *operation["columns"], *operation["included_columns"]]
    return _columns(columns) if columns else {}


def _columns(columns: Iterable[Mapping[str, Any]]) -> _Schema:
    """A record, with dotted columns as nested objects."""
    whole: _Schema = {"type": "object", "properties": {}}
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


def _column(column: Mapping[str, Any]) -> _Schema:
    if column["kind"] == "list_struct":
        schema: _Schema = {"type": "array", "items": _columns(column["columns"])}
    else:
        schema = _copy(_COLUMN_TYPES[column["kind"]])
    if column["or_int"]:
        schema["type"] = ["integer", *_types(schema)]
    if "type" in schema and (column["nullable"] or column["optional"]):
        schema["type"] = [*_types(schema), "null"]
    described = ". ".join(filter(None, [column["unit"], column["note"]]))
    if described:
        schema["description"] = described
    return schema
