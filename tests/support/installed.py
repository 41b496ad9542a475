"""Finds the tests that import a library which is not installed: not every system has wheels of every library."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path


def _imports(path: Path) -> Iterator[str]:
    """The modules that a file imports whenever it is imported itself."""
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Import):
            yield from (each.name.partition(".")[0] for each in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module and not statement.level:
            yield statement.module.partition(".")[0]


@cache
def missing(path: Path) -> str | None:
    """The library that a file of tests needs and that is not installed, if there is one."""
    for name in _imports(path):
        spec = find_spec(name)
        if spec is None:
            return name
        own = Path(spec.origin) if spec.origin else None
        # Modules of the tests' support import libraries, too.
        if own is not None and own.parent == Path(__file__).parent and own != path:
            found = missing(own)
            if found is not None:
                return found
    return None
