"""Tests that no thread waits for values created once per process: a forked child would wait forever."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

#: Types, macros and functions that make a thread wait while another one fills a cell.
WAITING = re.compile(
    r"\b(OnceLock|LazyLock|PyOnceLock|GILOnceCell|OnceCell|Lazy(?=<|::)|lazy_static|once_cell::sync)"
    r"|\bintern!|\bsync::(Once\b|\{[^}]*\bOnce\b)"
)

#: The exceptions; each file explains why no thread of a child waits for it.
EXCEPTIONS = {"src/core/call/notation.rs", "src/transport/cache/registry.rs"}


def test_no_value_used_by_a_call_blocks_threads_while_it_is_made() -> None:
    found = set()
    for path in sorted((ROOT / "src").rglob("*.rs")):
        # A sandbox only answers in the process that started it.
        if path.relative_to(ROOT / "src").parts[0].startswith("sandbox"):
            continue
        lines = path.read_text(encoding="utf-8").split("#[cfg(test)]")[0].splitlines()
        code = "\n".join(line for line in lines if not line.lstrip().startswith("//"))
        if WAITING.search(code):
            found.add(path.relative_to(ROOT).as_posix())
    assert found == EXCEPTIONS
    for name in EXCEPTIONS:
        assert "clippy::disallowed_types,\n" in (ROOT / name).read_text(encoding="utf-8"), name


def test_the_module_uses_the_non_blocking_once_cell() -> None:
    once = (ROOT / "src" / "python" / "once.rs").read_text(encoding="utf-8")
    assert "\npub use once_cell::race::OnceBox as Once;\n" in once
