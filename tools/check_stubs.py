"""Compares the generated stubs with the built module, with mypy's stubtest.

The compiled module is a single one, its stubs are many: here each stub gets its own module
with the classes that it declares, because stubtest checks a class where it is declared.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType

from mypy import stubtest
from openshelf import _core

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "python"
STUBS = PACKAGE / "openshelf" / "_core"


def stand_in(path: Path) -> ModuleType:
    """Create the module that a stub describes."""
    place = path.relative_to(PACKAGE).with_suffix("")
    module = ModuleType(".".join(place.parts).removesuffix(".__init__"))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            setattr(module, node.name, getattr(_core, node.name))
    module.__path__ = []
    return module


def main() -> int:
    """Check everything."""
    for path in STUBS.rglob("*.pyi"):
        if path.parent != STUBS:
            module = stand_in(path)
            sys.modules[module.__name__] = module
    allowed = ROOT / "tools" / "stubtest_allowed.txt"
    settings = ROOT / "pyproject.toml"
    options = ["--mypy-config-file", str(settings), "--allowlist", str(allowed)]
    return stubtest.test_stubs(stubtest.parse_options(["openshelf", *options]))


if __name__ == "__main__":
    sys.exit(main())
