"""A sandbox with a toolbox, and the vocabularies that count tokens."""

from __future__ import annotations

import importlib
import json
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf.agents.answers import Answer
from openshelf.agents.toolbox import Toolbox


def vocabularies() -> list[Any]:
    """Public vocabularies, which the package has inside; it reads them in a deprecated way."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        package = importlib.import_module("bpe_openai")
        return [package.get_encoding(name) for name in ("o200k_base", "cl100k_base")]


@pytest.fixture(scope="session")
def tokens() -> Callable[[Any], int]:
    """The number of tokens of a text, or of a value as JSON, in the vocabulary that has more."""

    known = vocabularies()

    def count(value: Any) -> int:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        return max(len(each.encode(text)) for each in known)

    return count


@pytest.fixture(scope="module")
def twin() -> Iterator[openshelf.Sandbox]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


@pytest.fixture
def box(twin: openshelf.Sandbox, tmp_path: Path) -> Iterator[Toolbox]:
    twin.heal()
    made = Toolbox(sandbox=twin, folder=tmp_path / "files")
    yield made
    made.close()


@pytest.fixture
def run(box: Toolbox) -> Callable[..., Answer]:
    """Runs a tool with arguments by name."""

    def run(name: str, **arguments: Any) -> Answer:
        return box.run(name, arguments)

    return run
