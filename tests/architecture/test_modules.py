"""The modules of the sandbox and of the rows: none uses one that uses it."""

from __future__ import annotations

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"

#: A name with its path, and the names in braces that may end it.
PATHS = re.compile(
    r"(?:\b(?=crate::|super::)|^use (?!std))(\w+(?:::\w+)*)(?:::\{([^{}]*)\})?", re.MULTILINE
)

Module = tuple[str, ...]


def modules(crate: str) -> dict[Module, str]:
    """The code of each module without its tests; the crate's own has an empty name."""
    found = {}
    for path in (SOURCES / crate).rglob("*.rs"):
        name = path.relative_to(SOURCES / crate).with_suffix("").parts
        name = name[:-1] if name[-1] in {"mod", "lib"} else name
        found[name] = path.read_text(encoding="utf-8").split("#[cfg(test)]\nmod ")[0]
    return found


def used(module: Module, text: str, known: dict[Module, str]) -> set[Module]:
    """The modules that a module names."""
    found = set()
    for path, braces in PATHS.findall(text):
        for end in braces.split(","):
            parts = [*path.split("::"), *end.strip().split("::")]
            base = [] if parts[0] == "crate" else list(module)
            while parts[0] in {"crate", "super"}:
                base = base[:-1] if parts.pop(0) == "super" else base
            whole = (*base, *parts)
            lengths = range(len(whole), 0, -1)
            found.add(next((whole[:at] for at in lengths if whole[:at] in known), ()))
    return found - {module, ()}


@pytest.mark.parametrize("crate", ["sandbox", "sandbox_services", "services"])
def test_no_two_modules_need_each_other(crate: str) -> None:
    known = modules(crate)
    uses = {module: used(module, text, known) for module, text in known.items()}
    assert sum(map(len, uses.values())) > len(known)
    try:
        TopologicalSorter(uses).prepare()
    except CycleError as error:
        pytest.fail(" uses ".join("::".join(name) for name in reversed(error.args[1])))
