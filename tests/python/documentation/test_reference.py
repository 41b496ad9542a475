"""Tests that the generated reference has every operation once, under its name."""

import json
import re
import sys
from functools import cache
from pathlib import Path

import openshelf
import pytest
from openshelf import _core
from openshelf.types import elasticsearch

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "tools"))

import docstring_markdown
import reference

TABLE = json.loads(_core._catalog())


@cache
def pages() -> dict[str, str]:
    return reference.pages(TABLE)


@cache
def everything() -> str:
    return "\n".join(pages().values())


@cache
def anchors() -> list[str]:
    return re.findall(r"^````\{py:\w+\} ([\w.]+)", everything(), re.MULTILINE)


def test_every_operation_has_one_anchor() -> None:
    operations = TABLE["operations"]
    expected = {f"{entry['service']}.{entry['full_name']}" for entry in operations}
    found = [name for name in anchors() if not name.startswith("openshelf.")]
    assert len(found) == len(expected)
    assert set(found) == expected


def test_every_exported_name_is_told() -> None:
    clients = {"Museum", "Placeholder", "Gazette", "Spending", "Disease", "Client"}
    rest = set(openshelf.__all__) - clients - {f"Async{name}" for name in clients}
    rest -= {"__version__", "errors", "types"}
    assert {f"openshelf.{name}" for name in rest} <= set(anchors())


def test_every_parameter_stands_on_its_page() -> None:
    for operation in TABLE["operations"]:
        name = f"{operation['service']}.{operation['full_name']}"
        text = everything().split(f"````{{py:method}} {name}(", 1)[1].split("````", 1)[0]
        for parameter in operation["parameters"]:
            assert f"`{parameter['name']}`, " in text, (name, parameter["name"])


def test_every_type_is_listed() -> None:
    listed = re.findall(r"^\| `(\w+)` \| \S", pages()["types.md"], re.MULTILINE)
    own = set(elasticsearch.__all__)
    assert sorted(listed) == sorted(set(openshelf.types.__all__) - own)


def test_every_page_is_reached() -> None:
    listed = set()
    for place, text in pages().items():
        folder = Path(place).parent
        for block in re.findall(r"^```\{toctree\}\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
            listed |= {(folder / line).as_posix() for line in block.split() if ":" not in line}
    assert {place.removesuffix(".md") for place in pages()} - {"index"} <= listed


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a_b * c", r"a\_b \* c"),
        ("`a_b` <c>", r"`a_b` \<c\>"),
        ("{member: asc}", r"\{member: asc\}"),
    ],
)
def test_nothing_but_code_is_markup(text: str, expected: str) -> None:
    assert docstring_markdown.prose(text) == expected
