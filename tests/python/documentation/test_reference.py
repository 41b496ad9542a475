"""Tests that the generated reference has every operation once, under its name."""

import json
import re
from functools import cache
from pathlib import Path

import docstring_markdown
import openshelf
import pytest
import reference
from openshelf import _core
from openshelf.types import elasticsearch

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
    services = tuple(f"{name}." for name in TABLE["services"])
    found = [name for name in anchors() if name.startswith(services)]
    assert len(found) == len(expected)
    assert set(found) == expected


def test_every_operation_has_its_own_page() -> None:
    for operation in TABLE["operations"]:
        name = f"{operation['service']}.{operation['full_name']}"
        text = pages()[f"{name.replace('.', '/')}.md"]
        heading = re.findall(r"^# (.+)$", text, re.MULTILINE)
        assert heading == [name.replace("_", r"\_")]
        assert re.findall(r"^````\{py:\w+\} ([\w.]+)", text, re.MULTILINE) == [name]


def test_the_index_lists_every_operation_under_its_client_and_namespace() -> None:
    text = pages()["index.md"]
    assert "data-operations hidden" in text
    found = {}
    for client in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        for title, count, entries in re.findall(
            r"^````\{dropdown\} ([\w ]+) \((\d+)\)\n(.*?)^````", client, re.DOTALL | re.MULTILINE
        ):
            links = re.findall(r"^- \[`([\w.]+)`\]\(([\w/]+\.md)\) \S", entries, re.MULTILINE)
            assert len(links) == int(count)
            found |= dict(links)
            service = client.split("\n")[0].lower()
            own = "" if title == "of the client itself" else f"{title}."
            assert all(name.startswith(f"{service}.{own}") for name, _ in links)
    assert len(found) == len(TABLE["operations"])
    assert all(target in pages() for target in found.values())


def test_older_urls_lead_to_a_link_to_the_operation() -> None:
    for operation in TABLE["operations"]:
        service, name = operation["service"], operation["full_name"]
        page = operation["group"].split(".")[0] or "client"
        row = next(
            line
            for line in pages()[f"{service}/{page}.md"].splitlines()
            if f'id="{service}.{name}"' in line
        )
        assert f"[`{name}`]({name.replace('.', '/')}.md)" in row


def test_every_exported_name_is_documented() -> None:
    clients = {"Museum", "Placeholder", "Gazette", "Spending", "Disease", "Client"}
    rest = set(openshelf.__all__) - clients - {f"Async{name}" for name in clients}
    rest -= {"__version__", "errors", "types"}
    assert {f"openshelf.{name}" for name in rest} <= set(anchors())


def test_every_parameter_is_documented_on_the_page_of_its_operation() -> None:
    for operation in TABLE["operations"]:
        name = f"{operation['service']}.{operation['full_name']}"
        text = pages()[f"{name.replace('.', '/')}.md"]
        for parameter in operation["parameters"]:
            assert f"`{parameter['name']}`, " in text, (name, parameter["name"])


def test_every_type_is_listed() -> None:
    listed = re.findall(r"^\| `(\w+)` \| \S", pages()["types.md"], re.MULTILINE)
    own = set(elasticsearch.__all__)
    assert sorted(listed) == sorted(set(openshelf.types.__all__) - own)


def test_every_page_is_linked() -> None:
    listed = set()
    for place, text in pages().items():
        folder = Path(place).parent
        for block in re.findall(r"^```\{toctree\}\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
            entries = [line for line in block.splitlines() if line and not line.startswith(":")]
            targets = [re.sub(r".*<(.+)>", r"\1", entry) for entry in entries]
            listed |= {(folder / target).as_posix() for target in targets}
    assert {place.removesuffix(".md") for place in pages()} - {"index"} <= listed


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a_b * c", r"a\_b \* c"),
        ("`a_b` <c>", r"`a_b` \<c\>"),
        ("{member: asc}", r"\{member: asc\}"),
    ],
)
def test_only_code_is_markup(text: str, expected: str) -> None:
    assert docstring_markdown.prose(text) == expected
