"""Tests the page of promises: it lists every format with its version, and says what happens to other versions."""

from __future__ import annotations

import re
from pathlib import Path

from openshelf import _core, pickles, slices
from openshelf.spark import stream

PAGE = Path(__file__).resolve().parents[3] / "docs" / "guide" / "stability.md"


def test_the_page_lists_every_format_with_its_version() -> None:
    formats = {
        **dict(_core._formats()),
        "pickle": pickles.VERSION,
        "plan": slices.VERSION,
        "offset of a stream of Spark": stream.VERSION,
    }
    text = PAGE.read_text(encoding="utf-8")
    listed = re.findall(r"^\| ([^|]+?) \| (\d+) \|", text, flags=re.MULTILINE)
    assert {name: int(version) for name, version in listed} == formats
