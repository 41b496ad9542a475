"""Tests that what the last release promised is still there: docs/guide/stability.md says what that is.

`make release-surface` stores what this release promises, right before it is published.
"""

from __future__ import annotations

import json
import lzma
import os
import re
from pathlib import Path

import openshelf
import pytest
from frozen_witness import FOLDER
from public_surface import is_broken, surface

CHANGELOG = Path(__file__).resolve().parents[3] / "CHANGELOG.md"
RELEASED = FOLDER / "released.json.xz"
#: The variable of the environment with which the test stores what it finds.
FREEZE = "OPENSHELF_FREEZE_RELEASE"


def released() -> tuple[str, dict[str, str]]:
    """The version of the last release, and what it promised."""
    stored = json.loads(lzma.decompress(RELEASED.read_bytes()))
    return stored["version"], stored["surface"]


def newest_changes() -> str:
    """The part of the changelog about the release that comes next."""
    _, first, *_ = re.split(r"^## ", CHANGELOG.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return first


def unnamed(before: dict[str, str], now: dict[str, str], changes: str) -> list[str]:
    """What is gone or broken, and is not named in the changelog between backticks."""
    broken = [name for name, text in before.items() if is_broken(text, now.get(name))]
    return [name for name in broken if f"`{name.rpartition(' ')[2]}`" not in changes]


def test_what_was_promised_is_there_or_the_changelog_names_it() -> None:
    found = surface()
    if os.environ.get(FREEZE):
        text = json.dumps({"version": openshelf.__version__, "surface": found}, sort_keys=True)
        RELEASED.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    version, before = released()
    missing = unnamed(before, found, newest_changes())
    assert not missing, (
        f"{len(missing)} names that openshelf {version} promised are gone or have changed, and "
        f"the newest part of CHANGELOG.md does not name them: {', '.join(missing[:20])}"
    )


def test_the_stored_surface_has_every_kind_of_name() -> None:
    """So the test above compares something of each."""
    kinds = {json.loads(text)["kind"] for text in released()[1].values()}
    assert kinds == {
        *("attribute", "class", "command", "fixture", "format", "function", "marker", "method"),
        *("module", "name", "operation", "option", "setting", "value", "variable"),
    }


A = ["a", "POSITIONAL_OR_KEYWORD", "required"]
B = ["b", "KEYWORD_ONLY", "1"]
CHANGES = {
    "the same": ([A, B], [A, B], False),
    "an optional parameter more": ([A], [A, B], False),
    "a required parameter more": ([A], [A, ["c", "KEYWORD_ONLY", "required"]], True),
    "a parameter gone": ([A, B], [A], True),
    "another name": ([A], [["x", *A[1:]]], True),
    "another default": ([A, B], [A, ["b", "KEYWORD_ONLY", "2"]], True),
    "a default in place of none": ([A], [["a", A[1], "7"]], False),
    "no default in place of one": ([B], [["b", B[1], "required"]], True),
    "by keyword alone": ([A], [["a", "KEYWORD_ONLY", "required"]], True),
    "also by place": ([B], [["b", "POSITIONAL_OR_KEYWORD", "1"]], False),
    "another order": (
        [A, ["c", A[1], "1"]],
        [["c", A[1], "1"], ["a", A[1], "required"]],
        True,
    ),
    "any keywords more": ([A], [A, ["more", "VAR_KEYWORD", "required"]], False),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_of_parameters_is_judged(change: str) -> None:
    before, now, broken = CHANGES[change]
    text = json.dumps({"kind": "function", "parameters": before})
    assert is_broken(text, json.dumps({"kind": "function", "parameters": now})) is broken


def test_other_changes_are_judged() -> None:
    one = json.dumps({"kind": "class", "bases": ["ValueError"], "parameters": []})
    more = json.dumps({"kind": "class", "bases": ["ValueError", "Other"], "parameters": []})
    assert is_broken(one, None)
    assert not is_broken(one, more)
    assert is_broken(more, one)
    assert is_broken(
        json.dumps({"kind": "format", "version": 1}), json.dumps({"kind": "format", "version": 2})
    )
    assert is_broken(
        json.dumps({"kind": "option", "values": ["a"]}),
        json.dumps({"kind": "option", "values": ["b"]}),
    )


def test_what_the_changelog_names_may_change() -> None:
    before = {"openshelf.gone": json.dumps({"kind": "value"}), "operation a.b": one_operation()}
    assert unnamed(before, {}, "") == ["openshelf.gone", "operation a.b"]
    assert unnamed(before, {}, "- `openshelf.gone` is replaced") == ["operation a.b"]
    assert unnamed(before, {}, "- `openshelf.gone` and `a.b` are replaced") == []


def one_operation() -> str:
    return json.dumps({"kind": "operation", "parameters": [A]})
