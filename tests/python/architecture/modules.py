"""Finds which modules of the Rust crates use which; each file is one module.

A use is a path to another file, in a `use` or in the code. A name that a file re-exports
(`pub use`) leads to the file that defines it, and the re-export itself does not count as a use.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

#: Comments, strings and character literals, which are not code. A lifetime is not a character literal.
NO_CODE = re.compile(
    r"""
    //[^\n]* | /\*.*?\*/
    | \b(?:b|c)?r(?P<marks>\#*)".*?"(?P=marks)
    | b?"(?:\\.|[^"\\])*"
    | b?'(?:\\[^\n]*?|[^'\\\n])'
    """,
    re.DOTALL | re.VERBOSE,
)
USE = re.compile(r"(?P<pub>\bpub(?:\([^)]*\))?\s+)?\buse\s+(?P<tree>[^;]+);")
#: A path of two or more names that does not continue another one.
PATH = re.compile(r"(?<![\w:])(?:r#)?[A-Za-z_]\w*(?:\s*::\s*(?:r#)?[A-Za-z_]\w*)+")
DEFINED = re.compile(
    r"\b(?:struct|enum|union|trait|type|fn|const|static(?:\s+mut)?|macro_rules!)\s+([A-Za-z_]\w*)"
)

#: The methods of a type of the crate, rather than those of a trait.
METHODS = re.compile(r"\bimpl\s*(?:<[^{;]*?>\s*)?([A-Z]\w*)\s*(?:<[^{;]*?>\s*)?\{")

FUNCTION = re.compile(r"\bfn\s+(\w+)")
PUBLIC = re.compile(r"\bpub(?:\([^)]*\))?\s+(?:const\s+|async\s+)*fn\s+(\w+)")

Place = tuple[str, ...]


@dataclass
class Module:
    """One file: its code, the meaning of its names, and the files that it uses."""

    place: Place
    path: Path
    code: str
    #: The paths of names that a `use` imports, from the crate's root.
    brought: dict[str, Place] = field(default_factory=dict)
    passed_on: set[str] = field(default_factory=set)
    #: Names of other crates.
    foreign: set[str] = field(default_factory=set)
    everything_of: list[Place] = field(default_factory=list)

    @property
    def name(self) -> str:
        return "::".join(self.place) or "lib"


def without_tests(code: str) -> str:
    """The code without the items that only tests have."""
    while (found := re.search(r"#\[cfg\(test\)\]", code)) is not None:
        rest = code[found.end() :]
        opening = re.search(r"[{;]", rest)
        end = len(rest) if opening is None else opening.end()
        if opening is not None and opening[0] == "{":
            end += len(block(rest, end))
        code = code[: found.start()] + rest[end:]
    return code


def block(code: str, start: int) -> str:
    """The code up to the brace that closes the one before `start`."""
    depth, end = 1, start
    while depth and end < len(code):
        depth += {"{": 1, "}": -1}.get(code[end], 0)
        end += 1
    return code[start:end]


def calls(code: str, names: set[str]) -> bool:
    """Whether the code calls methods of one of these names."""
    return any(name in names for name in re.findall(r"(?:\.|::)\s*(\w+)\s*(?:::<[^>]*>)?\(", code))


def leaves(tree: str) -> Iterator[tuple[list[str], str]]:
    """The paths of a `use`, each with the name that it imports; `*` for everything."""
    tree = tree.strip()
    head, brace, rest = tree.partition("{")
    if brace:
        before = [part for part in re.split(r"\s*::\s*", head.strip()) if part]
        depth, start = 0, 0
        inner = rest.rstrip().removesuffix("}") + ","
        for at, sign in enumerate(inner):
            depth += {"{": 1, "}": -1}.get(sign, 0)
            if sign == "," and not depth:
                if part := inner[start:at].strip():
                    for path, name in leaves(part):
                        own = path[:-1] if path[-1] == "self" and before else path
                        yield before + own, name if name != "self" else before[-1]
                start = at + 1
        return
    path_text, _, alias = tree.partition(" as ")
    path = [part.removeprefix("r#") for part in re.split(r"\s*::\s*", path_text.strip()) if part]
    yield path, alias.strip() or path[-1]


class Crate:
    """The modules of one crate."""

    def __init__(self, root: Path) -> None:
        self.modules: dict[Place, Module] = {}
        for path in sorted(root.rglob("*.rs")):
            parts = path.relative_to(root).with_suffix("").parts
            place = parts[:-1] if parts[-1] in ("lib", "mod") else parts
            code = without_tests(NO_CODE.sub('""', path.read_text(encoding="utf-8")))
            self.modules[place] = Module(place, path, code)
        for module in self.modules.values():
            self._read_uses(module)

    def absolute(self, module: Module, path: list[str]) -> Place | None:
        """A path from the crate's root; None for one into another crate."""
        place, rest = module.place, list(path)
        if rest[0] == "crate":
            return tuple(rest[1:])
        if rest[0] == "self":
            return (*place, *rest[1:])
        if rest[0] == "super":
            while rest and rest[0] == "super":
                place, rest = place[:-1], rest[1:]
            return (*place, *rest)
        if (*place, rest[0]) in self.modules:
            return (*place, *rest)
        if rest[0] in module.brought:
            return (*module.brought[rest[0]], *rest[1:])
        return None

    def _read_uses(self, module: Module) -> None:
        for use in USE.finditer(module.code):
            for path, name in leaves(use["tree"]):
                place = self.absolute(module, path)
                if place is None:
                    module.foreign.add(name)
                    continue
                if name == "*":
                    module.everything_of.append(place[:-1])
                    continue
                module.brought[name] = place
                if use["pub"]:
                    module.passed_on.add(name)

    def owner(self, path: Place, seen: frozenset[Place] = frozenset()) -> Place | None:
        """The file that defines what a path leads to, through all re-exports."""
        if path in seen:
            return None
        for length in range(len(path), -1, -1):
            module = self.modules.get(path[:length])
            if module is None:
                continue
            rest = path[length:]
            if not rest:
                return module.place
            if rest[0] in module.foreign:
                return None
            if rest[0] in module.brought:
                return self.owner((*module.brought[rest[0]], *rest[1:]), seen | {path})
            if rest[0] not in DEFINED.findall(module.code):
                for place in module.everything_of:
                    found = self.owner((*place, rest[0]), seen | {path})
                    if found is not None and rest[0] in DEFINED.findall(self.modules[found].code):
                        return found
            return module.place
        return None

    def used_by(self, module: Module) -> dict[Place, str]:
        """The files that a file uses, each with a path that shows it."""
        used: dict[Place, str] = {}

        def see(path: Place, words: str) -> None:
            owner = self.owner(path)
            if owner is not None and owner != module.place:
                used.setdefault(owner, words)

        code = USE.sub("", module.code)
        for name, path in module.brought.items():
            # A re-export alone is not a use.
            if name not in module.passed_on or re.search(rf"\b{re.escape(name)}\b", code):
                see(path, "::".join(path))
        for place in module.everything_of:
            see(place, "::".join((*place, "*")))
        for found in PATH.finditer(code):
            parts = re.split(r"\s*::\s*", found[0])
            place = self.absolute(module, [part.removeprefix("r#") for part in parts])
            if place is not None:
                see(place, found[0])
        return used

    def extensions(self) -> dict[Place, dict[Place, set[str]]]:
        """The files with methods of a type of another file: that file, and the names of the methods."""
        found: dict[Place, dict[Place, set[str]]] = {}
        for module in self.modules.values():
            for methods in METHODS.finditer(module.code):
                name = methods[1]
                if name not in module.brought:
                    continue
                owner = self.owner(module.brought[name])
                if owner in (None, module.place):
                    continue
                names = set(PUBLIC.findall(block(module.code, methods.end())))
                found.setdefault(module.place, {}).setdefault(owner, set()).update(names)
        return found

    def continued(self) -> dict[str, str]:
        """The files with further methods of a type whose own file calls them, with that file.

        A method is not named by a path, so such files count as one module with that of the type.
        """
        return {
            self.modules[place].name: self.modules[owner].name
            for place, owners in self.extensions().items()
            for owner, names in owners.items()
            if calls(self.modules[owner].code, names)
        }

    def classes(self) -> dict[str, str]:
        """The files with more methods for Python of a class, with the file of the class.

        Python calls them on any object of the class, so they count as one module with it.
        """
        found: dict[str, str] = {}
        for module in self.modules.values():
            for methods in METHODS.finditer(module.code):
                path = module.brought.get(methods[1])
                is_class = module.code[: methods.start()].rstrip().endswith("#[pymethods]")
                owner = self.owner(path) if path is not None and is_class else None
                if owner not in (None, module.place):
                    found[module.name] = self.modules[owner].name
        return found

    def graph(self) -> dict[str, dict[str, str]]:
        """The names of the modules, with those that each uses; one for a type in several files."""
        continued = self.continued() | self.classes()
        extensions = self.extensions()
        #: How many files have a function with a name: a call proves nothing if several have it.
        defined = Counter(
            name for module in self.modules.values() for name in set(FUNCTION.findall(module.code))
        )

        def whole(name: str) -> str:
            while name in continued:
                name = continued[name]
            return name

        graph: dict[str, dict[str, str]] = {}
        for module in self.modules.values():
            used = graph.setdefault(whole(module.name), {})
            for place, words in self.used_by(module).items():
                other = whole(self.modules[place].name)
                if other != whole(module.name):
                    used.setdefault(other, words)
            for place, owners in extensions.items():
                other = self.modules[place].name
                names = {name for names in owners.values() for name in names if defined[name] == 1}
                if other not in continued and other != module.name and calls(module.code, names):
                    used.setdefault(other, "a method")
        return graph


def knots(graph: dict[str, dict[str, str]]) -> list[set[str]]:
    """The largest groups of modules that can all reach each other: empty if there is no circle."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[set[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in graph[name]:
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            group = set()
            while (last := stack.pop()) != name:
                group.add(last)
            found.append(group | {name})

    for name in graph:
        if name not in index:
            visit(name)
    return [group for group in found if len(group) > 1]


def circle(graph: dict[str, dict[str, str]], group: set[str]) -> list[str]:
    """A shortest circle of a group, as lines that show the path of each step."""
    best: list[str] = []
    for start in sorted(group):
        ways: list[list[str]] = [[start]]
        seen = {start}
        while ways:
            way = ways.pop(0)
            if best and len(way) + 1 >= len(best):
                break
            for other in sorted(set(graph[way[-1]]) & group):
                if other == start:
                    best = [*way, start]
                    ways.clear()
                    break
                if other not in seen:
                    seen.add(other)
                    ways.append([*way, other])
    return [f"{a} -> {b} ({graph[a][b]})" for a, b in pairwise(best)]
