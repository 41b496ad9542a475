"""Tests None on the command line: where Python takes None, the word None means it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest
from catalog_entries import CATALOG
from openshelf.terminal import words

COMMAND = [sys.executable, "-W", "error", "-m", "openshelf"]


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


def run(server: Any, *typed: str, said: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *typed], env=os.environ | server.urls, capture_output=True, text=True, timeout=120,
        check=False, input=said,
    )  # fmt: skip


@pytest.mark.parametrize(
    "typed", [["None"], ["search_term=None"], ["search_term="], [""]], ids=" ".join
)
def test_none_lists_everything_as_in_python(server: Any, typed: list[str]) -> None:
    done = run(server, "call", "gazette.documents.search", *typed, "doc_type=rule")
    assert (done.returncode, done.stderr) == (0, "")
    expected = server.gazette().documents.search(None, doc_type="rule")
    assert json.loads(done.stdout) == expected
    assert expected["count"] > 0


NULLABLE = {
    identity: [each["name"] for each in operation["parameters"] if each["nullable"]]
    for identity, operation in CATALOG.items()
    if any(each["nullable"] for each in operation["parameters"])
}


@pytest.mark.parametrize("identity", sorted(NULLABLE))
def test_every_argument_that_may_be_none_is_none_on_the_command_line(identity: str) -> None:
    operation = words.operation(identity)
    for name in NULLABLE[identity]:
        for typed in ("None", f"{name}=None", f"{name}="):
            assert words.arguments(operation, [typed]) == {name: None}
        with pytest.raises(
            words.MistakeError, match="write None for all records; to pass the word"
        ):
            words.arguments(operation, ["null"])


def test_the_message_about_a_missing_word_names_what_works(server: Any) -> None:
    refused = run(server, "call", "gazette.documents.search", "doc_type=rule")
    assert refused.returncode == 2
    assert "None lists everything" in refused.stderr


def test_an_optional_argument_that_is_none_is_left_out(server: Any) -> None:
    done = run(server, "call", "gazette.documents.facets", "type", "search_term=None")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == server.gazette().documents.facets("type")


def test_the_word_itself_is_read_from_a_file_or_the_standard_input(server: Any) -> None:
    typed = ["call", "gazette.documents.search", "search_term=@-"]
    for word in ("None", "null"):
        done = run(server, *typed, said=word)
        assert json.loads(done.stdout) == server.gazette().documents.search(word)


def test_an_argument_that_must_have_a_value_keeps_the_word(server: Any) -> None:
    """A seed of a picture may be called None."""
    operation = words.operation("placeholder.fetch_seed")
    assert words.arguments(operation, ["None", "20"]) == {"seed": "None", "width": 20}


@pytest.mark.parametrize("end", ["\n", "\r\n", ""])
def test_the_final_newline_of_what_is_read_is_no_part_of_the_text(server: Any, end: str) -> None:
    done = run(server, "call", "gazette.documents.search", "search_term=@-", said=f"water{end}")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == server.gazette().documents.search("water")
    names = run(server, "call", "disease.totals.countries_by_name", "@-", said=f"Italy,France{end}")
    assert [each["country"] for each in json.loads(names.stdout)] == ["Italy", "France"]
