"""Tests that an operation's signature line, its parameters, the methods of both classes and the stub agree."""

import ast
import inspect
from functools import cache
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import class_name, class_of
from catalog_entries import CATALOG
from each import for_each

METHODS = list(catalog_facts.operations())

#: One parameter of a signature: name, whether by keyword only, and its default.
Shape = list[tuple[str, bool, Any]]

REQUIRED = "<required>"


def shape_of_table(operation: dict[str, Any]) -> Shape:
    parameters = operation["parameters"]
    required = [(item["name"], False, REQUIRED) for item in parameters if item["required"]]
    optional = [
        (item["name"], True, item["default"]) for item in parameters if not item["required"]
    ]
    return required + optional


def shape_of_arguments(arguments: ast.arguments) -> Shape:
    """The shape of a function in source text, without `self`."""
    assert not arguments.vararg and not arguments.kwarg and not arguments.posonlyargs
    positional = [(item.arg, False, REQUIRED) for item in arguments.args if item.arg != "self"]
    assert not arguments.defaults
    named = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    return positional + [
        (item.arg, True, REQUIRED if default is None else ast.literal_eval(default))
        for item, default in named
    ]


def shape_of_method(signature: inspect.Signature) -> Shape:
    found: Shape = []
    for parameter in signature.parameters.values():
        if parameter.name == "self":
            continue
        assert parameter.kind in (
            inspect.Parameter.POSITIONAL_OR_KEYWORD,
            inspect.Parameter.KEYWORD_ONLY,
        ), parameter
        default = REQUIRED if parameter.default is inspect.Parameter.empty else parameter.default
        found.append((parameter.name, parameter.kind is inspect.Parameter.KEYWORD_ONLY, default))
    return found


@cache
def stub_classes() -> dict[str, ast.ClassDef]:
    folder = Path(openshelf.__file__).parent / "_core"
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.pyi")]
    return {
        node.name: node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)
    }


@cache
def bound_class(service: str, group: str, asynchronous: bool) -> type:
    operation = next(
        item
        for item in catalog_facts.operations()
        if (item.service, item.group) == (service, group)
    )
    return class_of(operation, asynchronous)


def exact(shape: Shape) -> list[tuple[str, bool, str]]:
    """1 and True are different defaults."""
    return [(name, only, repr(default)) for name, only, default in shape]


@for_each(METHODS)
def test_the_signature_line_lists_the_parameters(operation: catalog_facts.Operation) -> None:
    entry = CATALOG[operation.id]
    function = ast.parse(f"def f{entry['signature']}: ...").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert exact(shape_of_arguments(function.args)) == exact(shape_of_table(entry))


@for_each(METHODS, [False, True])
def test_the_method_has_the_signature(
    operation: catalog_facts.Operation, asynchronous: bool
) -> None:
    owner = bound_class(operation.service, operation.group, asynchronous)
    method = inspect.getattr_static(owner, operation.name)
    signature = inspect.signature(getattr(owner, operation.name))
    assert method is not None
    assert exact(shape_of_method(signature)) == exact(shape_of_table(CATALOG[operation.id]))


@for_each(METHODS, [False, True])
def test_the_stub_has_the_signature(operation: catalog_facts.Operation, asynchronous: bool) -> None:
    owner = bound_class(operation.service, operation.group, asynchronous)
    stub = stub_classes()[owner.__name__]
    functions = {
        node.name: node
        # Of overloads the first: it has every parameter, and None as the default of all that may be omitted.
        for node in reversed(stub.body)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    function = functions[operation.name]
    assert exact(shape_of_arguments(function.args)) == exact(shape_of_table(CATALOG[operation.id]))
    for argument in (*function.args.args, *function.args.kwonlyargs):
        assert argument.arg == "self" or argument.annotation is not None, argument.arg
    assert function.returns is not None


@for_each(METHODS)
def test_the_docstring_names_parameters_return_value_and_example(
    operation: catalog_facts.Operation,
) -> None:
    """Each parameter with its allowed values and limits, the return value, and an example."""
    entry = CATALOG[operation.id]
    for asynchronous in (False, True):
        owner = bound_class(operation.service, operation.group, asynchronous)
        text = inspect.getdoc(getattr(owner, operation.name)) or ""
        missing = []
        for parameter in entry["parameters"]:
            if parameter["name"] not in text:
                missing.append(parameter["name"])
                continue
            for value in parameter["values"]:
                if value not in text:
                    missing.append(f"{parameter['name']}: {value}")
            for limit in (parameter["min"], parameter["max"]):
                if limit is not None and str(limit) not in text:
                    missing.append(f"{parameter['name']}: {limit}")
        assert not missing, (owner.__name__, missing)
        assert text.splitlines()[0].rstrip(".").startswith(entry["summary"].split(".")[0][:40])
        assert ">>>" in text or "Example" in text
        assert "Returns" in text or "Gives" in text


@pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])
@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_the_constructor_takes_the_documented_options_first(
    service: str, asynchronous: bool
) -> None:
    owner = getattr(openshelf, class_name(service, asynchronous))
    parameters = inspect.signature(owner).parameters
    four = ["use_caching", "cache_name", "backend", "expire_after"]
    defaults = [False, f"{service}_cache", "sqlite", 3600]
    assert list(parameters)[:4] == four
    assert [parameters[name].default for name in four] == defaults
    rest = {name: item for name, item in parameters.items() if name not in four}
    assert all(item.kind is inspect.Parameter.KEYWORD_ONLY for item in rest.values())
    wanted = {
        "base_url",
        "requests_per_second",
        "timeout",
        "max_retries",
        "user_agent",
        "ca_file",
        "proxy",
        "http2",
    }
    wanted |= {"max_retry_after", "deadline", "max_concurrency", "max_response_bytes"}
    wanted |= {"cache_url", "cache_timeout", "max_bytes", "on_cache_error"}
    wanted |= {"limiter", "on_limiter_error", "decimals"}
    wanted |= {"refresh", "only_if_cached", "stale_if_error"}
    assert set(rest) == wanted | ({"image_api_url"} if service == "museum" else set())
    pace = {"museum": 1.0, "gazette": 5.0, "spending": 3.0}.get(service)
    assert rest["requests_per_second"].default == pace


@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_both_clients_of_a_service_have_the_same_namespaces(service: str) -> None:
    """The asynchronous client has the same surface."""

    def surface(name: str) -> set[str]:
        return {item for item in dir(getattr(openshelf, name)) if not item.startswith("_")}

    ours, theirs = surface(class_name(service)), surface(class_name(service, asynchronous=True))
    assert ours - {"close"} == theirs - {"close", "aclose"}
