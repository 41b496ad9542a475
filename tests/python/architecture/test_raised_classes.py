"""Tests that every error that the package raises is an OpenshelfError, or that the page names its class."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import openshelf

ROOT = Path(__file__).resolve().parents[3]

#: Classes of Python that the package raises as they are. The page of errors names each.
OWN_OF_PYTHON = {
    "AttributeError",
    "BlockingIOError",
    "FileExistsError",
    "FileNotFoundError",
    "ImportError",
    "MemoryError",
    "OSError",
    "RecursionError",
}
#: Ends of iterators, which Python itself catches.
ENDS = {"StopIteration", "StopAsyncIteration"}

#: Where the core makes another error of Python, and why nobody catches it.
IN_CORE = {
    ("src/decoding/decimals.rs", "ValueError"): "the cause of a DecodeError",
    ("src/decoding/deep.rs", "ValueError"): "the cause of a DecodeError",
    ("src/decoding/standard_library.rs", "ValueError"): "the cause of a DecodeError",
    ("src/python/call_steps.rs", "ValueError"): "the cause of a DecodeError",
    ("src/python/errors.rs", "ValueError"): "the cause of a DecodeError",
    (
        "src/python/runtime.rs",
        "RuntimeError",
    ): "while the interpreter ends, no class can be imported",
}
#: Where the package raises another error of Python, and who catches it.
IN_PACKAGE = {
    ("agents/downloading.py", "Stopped"): "the toolbox, whose caller wants no more",
    ("completion.py", "LookupError"): "the completion itself",
    ("mcp/server.py", "MCPError"): "the protocol's library, which sends it to the client",
    (
        "openapi/components.py",
        "ValueError",
    ): "a mistake in the catalog, which a test of the document finds",
    ("record_lists.py", "NotImplementedError"): "the method of a base class that nobody creates",
    ("terminal/parser.py", "ArgumentError"): "argparse",
    ("terminal/parser.py", "ArgumentTypeError"): "argparse",
    ("terminal/parser.py", "SystemExit"): "argparse ends so after an error",
}
#: Mistakes in the words of the command line, which the command reports.
OF_TERMINAL = "MistakeError"
#: What is wrong with one of people's words; all of a call become an ArgumentError.
OF_WORDS = "Fault"
#: The plugin's errors of its users' tests are those of pytest.
OF_PYTEST = {"AssertionError", "UsageError"}
#: Where the plugin raises an error of Python, and what expects it.
IN_PLUGIN = {
    ("calls.py", "AttributeError"): "`__getattr__` of the calls",
    ("calls.py", "KeyError"): "`__getitem__` of a call",
    ("sandbox.py", "AttributeError"): "`__getattr__` of the sandbox",
}

OURS = {name for name in openshelf.errors.__all__ if name[0].isupper()}
CORE_CLASS = re.compile(
    r"\bPy(\w+?(?:Error|Exception|Iteration))::new_err\b|\bPyErr::new::<(?:\w+::)*Py(\w+)"
)


def made_in_core() -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / "src").rglob("*.rs")):
        text = path.read_text(encoding="utf-8").split("#[cfg(test)]")[0]
        for found in CORE_CLASS.finditer(text):
            yield path.relative_to(ROOT).as_posix(), found.group(1) or found.group(2)


def raised_in(package: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(package.rglob("*.py")):
        if {"_core", "types"} & set(path.relative_to(package).parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Raise) or node.exc is None:
                continue
            made = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
            name = made.attr if isinstance(made, ast.Attribute) else getattr(made, "id", "")
            if name and name[0].isupper():
                yield path.relative_to(package).as_posix(), name


def test_the_core_makes_errors_of_the_package() -> None:
    found = {place for place in made_in_core() if place[1] not in OWN_OF_PYTHON | ENDS}
    assert found == set(IN_CORE)


def test_the_package_raises_its_own_errors() -> None:
    usual = OURS | OWN_OF_PYTHON | ENDS | {OF_TERMINAL, OF_WORDS}
    found = {
        place
        for place in raised_in(ROOT / "python" / "openshelf")
        if place in IN_PACKAGE or place[1] not in usual
    }
    assert found == set(IN_PACKAGE)


def test_the_plugin_raises_errors_of_the_package_or_of_pytest() -> None:
    places = raised_in(ROOT / "python" / "pytest_openshelf")
    assert {place for place in places if place[1] not in OURS | OF_PYTEST} == set(IN_PLUGIN)


def test_the_page_of_errors_names_what_stays_python_s_own() -> None:
    page = (ROOT / "docs" / "guide" / "errors.md").read_text(encoding="utf-8")
    section = page.split("## Errors of Python\n")[1].split("\n## ")[0]
    made = {name for _, name in made_in_core()}
    raised = {name for _, name in raised_in(ROOT / "python" / "openshelf")}
    for name in OWN_OF_PYTHON & (made | raised):
        assert f"`{name}`" in section, name
    assert made | raised >= OWN_OF_PYTHON
