"""Tests the definitions of tools, in every form and for every operation."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import jsonschema
import openshelf
import pytest
from openshelf.agents import samples, schemas
from openshelf.agents.definitions import INSTRUCTIONS, NAMES, definitions
from openshelf.agents.formats import FORMATS, LONGEST_NAME, strict_schema

OPERATIONS = openshelf.operations()
#: Where each form has the schema of the arguments.
SCHEMAS = {"openai": "parameters", "anthropic": "input_schema"}
NAME = re.compile(r"[A-Za-z0-9_-]+")


def schema_of(form: str, tool: dict[str, Any]) -> dict[str, Any]:
    return tool if form == "json-schema" else tool[SCHEMAS[form]]


def test_definitions_and_instructions_take_less_than_2000_tokens(
    tokens: Callable[[object], int],
) -> None:
    assert tokens(list(definitions())) + tokens(INSTRUCTIONS) < 2_000
    for form in FORMATS:
        assert tokens(openshelf.tools(form)) < 2_000, form


def test_there_are_six_tools() -> None:
    assert tuple(each["name"] for each in definitions()) == NAMES
    assert [each["title"] for each in openshelf.tools()] == list(NAMES)


@pytest.mark.parametrize("form", FORMATS)
def test_every_operation_is_a_tool_with_a_name_and_a_valid_schema(form: str) -> None:
    tools = openshelf.tools(form, ["*"])
    names = [tool["title" if form == "json-schema" else "name"] for tool in tools]
    assert len(set(names)) == len(OPERATIONS)
    for name, tool in zip(names, tools, strict=True):
        assert NAME.fullmatch(name) and len(name) <= LONGEST_NAME, name
        assert tool["description"], name
        jsonschema.Draft202012Validator.check_schema(schema_of(form, tool))


def test_example_calls_fit_their_schemas_and_would_be_sent() -> None:
    for operation in OPERATIONS:
        arguments = samples.arguments(operation)
        schema = schemas.arguments_schema(operation)
        jsonschema.Draft202012Validator(schema).validate(arguments)
        name = f"{operation['service']}.{operation['full_name']}"
        given = {
            each["name"]: arguments[each["name"]]
            for each in operation["parameters"]
            if each["name"] in arguments
        }
        assert openshelf.prepare(openshelf.bind(name))(**given) is not None


def test_forms_have_examples_and_deferred_loading() -> None:
    (tool,) = openshelf.tools("anthropic", ["disease.totals.country"])
    assert tool["name"] == "disease-totals-country"
    assert tool["defer_loading"] is True
    assert tool["input_examples"] == [{"country": "Canada"}]
    (tool,) = openshelf.tools("openai", ["disease.totals.country"])
    assert (tool["type"], tool["strict"], tool["defer_loading"]) == ("function", True, True)
    assert "{'country': 'Canada'}" in tool["description"]
    (tool,) = openshelf.tools("json-schema", ["disease.totals.country"])
    assert tool["examples"] == [{"country": "Canada"}]


def closed(schema: Any) -> bool:
    """Whether every object requires all its members and has no others."""
    if isinstance(schema, list):
        return all(map(closed, schema))
    if not isinstance(schema, dict):
        return True
    if schema.get("type") == "object" and (
        set(schema["required"]) != set(schema["properties"])
        or schema["additionalProperties"] is not False
    ):
        return False
    return all(map(closed, schema.values()))


def test_strict_functions_have_strict_schemas_and_the_others_open_objects() -> None:
    tools = openshelf.tools("openai", ["*"])
    strict = [tool for tool in tools if tool["strict"]]
    assert len(strict) > 400
    for tool in strict:
        assert closed(tool["parameters"]), tool["name"]
    for tool in tools:
        if not tool["strict"]:
            assert strict_schema(tool["parameters"]) is None


def test_a_strict_schema_takes_null_for_what_is_left_out() -> None:
    (tool,) = openshelf.tools("openai", ["disease.totals.country"])
    call = {"country": "Italy", "day": None, "strict": None, "allow_null": None}
    jsonschema.validate(call, tool["parameters"])
    with openshelf.Sandbox() as sandbox:
        answer = openshelf.run_tool("disease-totals-country", call, sandbox=sandbox)
    assert answer["isError"] is False
    assert json.loads(answer["content"][0]["text"])["from_service"]["country"] == "Italy"


def test_the_folder_of_files_is_no_argument_of_a_tool() -> None:
    (tool,) = openshelf.tools("json-schema", ["museum.images.download"])
    assert "directory" not in tool["properties"]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"format": "openapi"}, "did you mean 'openai'"),
        ({"operations": ["disease.total.country"]}, "did you mean 'disease.totals.country'"),
        ({"operations": "disease.*"}, "expected a list of names, such as ['disease.*']"),
    ],
)
def test_mistakes_name_what_is_allowed(given: dict[str, Any], told: str) -> None:
    with pytest.raises(openshelf.ArgumentError, match=re.escape(told)):
        openshelf.tools(**given)
