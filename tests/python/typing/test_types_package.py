"""Tests the package of types: loaded on first use, complete, and listed."""

from __future__ import annotations

import ast
import importlib
import inspect
import pickle
import subprocess
import sys
import typing
from pathlib import Path

import catalog_facts
import openshelf
import pydantic
import pytest
import typing_stubs
from openshelf.types import elasticsearch


def in_a_new_python(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    return done.stdout


def test_importing_the_package_loads_no_types() -> None:
    program = "import sys, openshelf; print([name for name in sys.modules if '.types' in name])"
    assert in_a_new_python(program).strip() == "[]"


def test_a_name_loads_only_the_types_of_its_service() -> None:
    program = (
        "import sys, openshelf; openshelf.types.GazetteDocument; "
        "print(sorted(name for name in sys.modules if name.startswith('openshelf.types.')))"
    )
    assert in_a_new_python(program).strip() == "['openshelf.types.gazette']"


def test_every_listed_name_exists() -> None:
    names = openshelf.types.__all__
    assert sorted(set(names)) == names
    assert dir(openshelf.types) == names
    for name in names:
        assert getattr(openshelf.types, name) is not None


def test_handwritten_types_are_listed() -> None:
    own = [name for name in openshelf.types.__all__ if name.startswith("Elasticsearch")]
    assert own == sorted(elasticsearch.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="GazetteDocumnet"):
        openshelf.types.GazetteDocumnet  # noqa: B018
    with pytest.raises(AttributeError, match="typs"):
        openshelf.typs  # noqa: B018


@pytest.mark.parametrize("service", catalog_facts.SERVICES)
def test_names_begin_with_the_name_of_the_service(service: str) -> None:
    module = importlib.import_module(f"openshelf.types.{service}")
    assert module.__all__
    for name in module.__all__:
        assert name.startswith(service.capitalize()), name
        kind = getattr(module, name)
        if typing.is_typeddict(kind):
            assert typing.get_type_hints(kind)
            assert kind.__doc__
            assert pickle.loads(pickle.dumps(kind)) is kind  # noqa: S301


def is_property(method: ast.FunctionDef) -> bool:
    return "property" in {ast.unparse(each) for each in method.decorator_list}


def test_stubs_have_the_docstrings_of_the_methods() -> None:
    """Word for word: an editor without the built module shows the same text as help."""
    for (owner, name), method in typing_stubs.methods().items():
        if name.startswith("_") or owner not in KINDS or is_property(method):
            continue
        kind = getattr(openshelf._core, owner)
        document = getattr(getattr(kind, name), "__doc__", None)
        assert ast.get_docstring(method) == inspect.cleandoc(document or ""), (owner, name)


@pytest.mark.parametrize("owner", ["Paginated", "AsyncPaginated"])
def test_stubs_have_the_docstrings_of_lists(owner: str) -> None:
    stub = ast.parse((typing_stubs.FOLDER / "__init__.pyi").read_text(encoding="utf-8"))
    kind = getattr(openshelf._core, owner)
    (declared,) = (
        node for node in stub.body if isinstance(node, ast.ClassDef) and node.name == owner
    )
    written = {
        node.name: ast.get_docstring(node)
        for node in reversed(declared.body)
        if isinstance(node, ast.FunctionDef) and ast.get_docstring(node)
    }
    public = {name for name in vars(kind) if not name.startswith("_")}
    assert set(written) == public
    for name, document in written.items():
        assert document == getattr(kind, name).__doc__, name


def _kinds() -> set[str]:
    return {
        typing_stubs.class_of(operation, asynchronous).__name__
        for operation in catalog_facts.operations()
        for asynchronous in (False, True)
    }


KINDS = _kinds()


def test_no_file_is_too_long_to_open() -> None:
    """No file is too long to open."""
    for path in Path(openshelf.__file__).parent.rglob("*.py*"):
        if path.suffix in {".py", ".pyi"}:
            assert len(path.read_text(encoding="utf-8").splitlines()) < 10_000, path


@pytest.mark.skipif(sys.version_info < (3, 12), reason="pydantic refuses them before Python 3.12")
@pytest.mark.parametrize("name", openshelf.types.__all__)
def test_pydantic_reads_every_type_of_an_answer(name: str) -> None:
    """FastAPI makes the schema of an endpoint of the type that it returns."""
    own = getattr(openshelf.types, name)
    if not typing.is_typeddict(own) or name.endswith("SearchParameters"):
        pytest.skip("no type of an answer")
    assert pydantic.TypeAdapter(own).json_schema()
