"""The options of a test's cassette, and the file in which it is."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path

#: The characters allowed in a file name that is the test's own name.
_SIMPLE = re.compile(r"[A-Za-z0-9_.]+(-[A-Za-z0-9_.]+)*")
#: Longer names are cut to this length.
_LONGEST_NAME = 200
_KEPT = 80


def cassette_options(item: pytest.Item) -> dict[str, Any]:
    """The cassette's settings from the markers of a test; the nearest marker wins."""
    found: dict[str, Any] = {}
    for marker in item.iter_markers("openshelf_cassette"):
        named = dict(marker.kwargs)
        for option, value in zip(("name",), marker.args, strict=False):
            named.setdefault(option, value)
        known = {"name", "record", "filter", "unused"}
        if len(marker.args) > 1 or not named.keys() <= known:
            raise pytest.UsageError("openshelf_cassette takes a name, record=, filter= and unused=")
        found = {**named, **found}
    if found.get("unused", "allow") not in {"fail", "allow"}:
        asked = found["unused"]
        raise pytest.UsageError(
            f"openshelf_cassette: unused: expected 'fail' or 'allow', got {asked!r}"
        )
    return found


def named_cassette(item: pytest.Item, name: str) -> Path:
    """The file of a cassette that a marker names; several tests may share it."""
    folder = item.path.parent / "cassettes"
    return folder / name if name.endswith(".jsonl") else folder / f"{name}.jsonl"


def own_cassette(item: pytest.Item) -> Path:
    """The file of a test's own cassette, which no other test shares.

    The name of a simple test is its file's name: ``TestOne.test_it[a-b]`` is in
    ``TestOne.test_it-a-b.jsonl``. Every other file is named by the beginning of the name and a hash
    of all of it.
    """
    names: list[str] = []
    for node in item.listchain():
        # The path above the file decides only the folder.
        names = [] if isinstance(node, pytest.File) else [*names, node.name]
    folder = item.path.parent / "cassettes" / item.path.stem
    owners, name = names[:-1], names[-1]
    base, bracket, parameters = name.partition("[")
    is_simple = (
        len(owners) <= 1
        and all(re.fullmatch(r"\w+", part, re.ASCII) for part in [*owners, base])
        and (not bracket or (parameters.endswith("]") and _SIMPLE.fullmatch(parameters[:-1])))
    )
    plain = ".".join([*owners, base]) + (f"-{parameters[:-1]}" if bracket else "")
    if is_simple and len(plain) <= _LONGEST_NAME:
        return folder / f"{plain}.jsonl"
    # A simple name never has a tilde.
    digest = hashlib.sha256("\0".join(names).encode("utf-8", "surrogatepass")).hexdigest()[:20]
    readable = re.sub(r"[^A-Za-z0-9_.-]+", "-", ".".join(names))[:_KEPT].strip("-.")
    return folder / f"{readable}~{digest}.jsonl"
