"""Tests that the files of each crate depend on each other in one direction, without circles."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest
from modules import Crate, circle, knots
from test_rooms import CRATES, ROOT


@cache
def crate(name: str) -> Crate:
    return Crate(ROOT / "src" / name)


@pytest.mark.parametrize("name", CRATES)
def test_no_modules_use_each_other(name: str) -> None:
    graph = crate(name).graph()
    found = ["\n".join(circle(graph, group)) for group in knots(graph)]
    assert not found, "\n\n".join(found)


@pytest.mark.parametrize("name", CRATES)
def test_the_methods_of_a_type_are_in_one_file(name: str) -> None:
    assert crate(name).continued() == {}


@pytest.mark.parametrize("name", CRATES)
def test_every_path_leads_to_a_file(name: str) -> None:
    """A path that leads nowhere was misread, and a use would be missed."""
    own = crate(name)
    lost = {
        f"{module.name}: {word}"
        for module in own.modules.values()
        for word, path in module.brought.items()
        if own.owner(path) is None and path[-1] not in own.modules[path[:-1]].foreign
    }
    assert not lost


# ------------------------------------------------------------ whether the reader is right


def uses(folder: Path, files: dict[str, str]) -> dict[str, set[str]]:
    """The uses of each of these files."""
    for name, code in {"lib.rs": "", **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(code))
    graph = Crate(folder).graph()
    return {name: set(used) for name, used in graph.items() if used}


@pytest.mark.parametrize(
    "code",
    [
        "use super::b::Name;",
        "use crate::b::Name;",
        "use super::{b::{self, Name}, c};",
        "use super::b as other;",
        "use super::b::{Name as Other};",
        "use super::b::*;",
        "pub use super::b::Name; fn f(name: Name) {}",
        "fn f() { use super::b::Name; }",
        "fn f() { super::b::go() }",
        "fn f(name: &crate::b::Name) {}",
        "fn f() -> Vec<super::b::Name> {}",
        "fn f<'a>(text: &'a str) { if text == \"'\" { super::b::go() } }",
        'fn f() { let text = r#""// "#; super::b::go() }',
        # A re-exported name belongs to the file that defines it.
        "use super::Passed;",
        "use super::d::Again;",
        "use super::e::Deep;",
        "use super::d; fn f() { d::Again::new() }",
    ],
)
def test_a_use_of_another_module_is_found(code: str, tmp_path: Path) -> None:
    others = {
        "lib.rs": "mod a; mod b; mod c; mod d; mod e; pub use b::Name as Passed;",
        "b.rs": "pub struct Name; pub struct Deep; pub fn go() {}",
        "c.rs": "",
        "d.rs": "pub use crate::Passed as Again;",
        "e/mod.rs": "mod f; pub use f::*;",
        "e/f.rs": "pub use crate::b::*;",
    }
    assert uses(tmp_path, others | {"a.rs": code}).get("a", set()) - {"c", "d", "e::f"} == {"b"}


@pytest.mark.parametrize(
    "code",
    [
        "// use super::b::Name;",
        "/* super::b::go() */ fn f() {}",
        'const TEXT: &str = "super::b::go()";',
        'const TEXT: &str = r#"use super::b::Name; "#;',
        "use std::b::Name; use other::b;",
        "pub use super::b::Name;",
        "#[cfg(test)]\nmod tests { use super::super::b::Name; fn f() { if true { } } }",
        "#[cfg(test)]\nuse super::b::Name;\nfn f() {}",
        "use std::fmt as b; fn f() { b::go() }",
    ],
)
def test_text_that_only_looks_like_a_use_is_ignored(code: str, tmp_path: Path) -> None:
    assert uses(tmp_path, {"b.rs": "pub struct Name;", "a.rs": code}) == {}


def test_a_cycle_is_found_behind_a_re_export(tmp_path: Path) -> None:
    """The file that re-exports the names is not part of the circle itself."""
    files = {
        "lib.rs": "mod a; mod room;",
        "a.rs": "use super::room::Inner; pub struct Outer;",
        "room/mod.rs": "mod inner; pub use inner::Inner;",
        "room/inner.rs": "use crate::a::Outer; pub struct Inner;",
    }
    uses(tmp_path, files)
    graph = Crate(tmp_path).graph()
    assert knots(graph) == [{"a", "room::inner"}]
    assert circle(graph, {"a", "room::inner"}) == [
        "a -> room::inner (room::Inner)",
        "room::inner -> a (a::Outer)",
    ]


def test_a_file_with_more_methods_of_a_type_counts_as_part_of_it(tmp_path: Path) -> None:
    """No path leads from the type to its methods elsewhere."""
    files = {
        "a.rs": "pub struct Name; impl Name { fn f(&self) { self.more() } }",
        "more.rs": "use super::a::Name; use super::c::go; impl Name { pub fn more(&self) {} }",
        "c.rs": "use super::a::Name; pub fn go() {}",
    }
    assert uses(tmp_path, files) == {"a": {"c"}, "c": {"a"}}
    # If its own file calls none of them, they count like functions.
    files["a.rs"] = "pub struct Name;"
    files["d.rs"] = "use super::a::Name; fn f(name: Name) { name.more() }"
    assert uses(tmp_path, files) == {"more": {"a", "c"}, "c": {"a"}, "d": {"a", "more"}}


def test_a_file_with_more_methods_for_python_counts_as_part_of_the_class(tmp_path: Path) -> None:
    """Python calls them, so nothing of the class's own file has to."""
    files = {
        "a.rs": "#[pyclass] pub struct Name;",
        "more.rs": "use super::a::Name; use super::c::go;\n#[pymethods]\nimpl Name { fn f(&self) {} }",
        "c.rs": "use super::a::Name; pub fn go() {}",
    }
    assert uses(tmp_path, files) == {"a": {"c"}, "c": {"a"}}
