"""Tests the requests that a command prints for other programs."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest
from openshelf.terminal import requests
from terminals import environment, run

from examples import CATALOG

CALL = ["call", "gazette.documents.search", "None", "doc_type=rule", "per_page=3"]


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


@pytest.mark.parametrize("language", ["curl", "fetch", "httr2"])
def test_a_request_is_printed_as_python_writes_it_and_not_sent(server: Any, language: str) -> None:
    server.forget_calls()
    done = run(*CALL, "--print", language, env=environment(**server.urls))
    assert (done.returncode, done.stderr) == (0, b"")
    prepared = openshelf.prepare(server.gazette().documents.search)
    expected = getattr(prepared(None, doc_type="rule", per_page=3), language)()
    assert done.stdout.decode() == f"{expected}\n"
    assert server.calls == []


def test_the_line_for_curl_asks_for_the_same(server: Any) -> None:
    done = run(*CALL, "--print", "curl", env=environment(**server.urls))
    try:
        asked = subprocess.run(
            ["/bin/sh", "-c", done.stdout.decode()], capture_output=True, timeout=60, check=False
        )
    except FileNotFoundError:
        pytest.skip("this system has no shell")
    if asked.returncode == 127:  # as a shell says that there is no such program
        pytest.skip("this system has no curl")
    expected = server.gazette().documents.search(None, doc_type="rule", per_page=3)
    assert json.loads(asked.stdout) == expected


@pytest.mark.parametrize(
    "more", [["--all"], ["--output", "a.json"], ["--format", "csv"], ["--cache"], ["--flatten"]]
)
def test_what_needs_an_answer_is_refused_beside_it(more: list[str], tmp_path: Any) -> None:
    done = run(
        *CALL, "--print", "curl", *more, cwd=tmp_path, env=environment(OPENSHELF_OFFLINE="1")
    )
    assert done.returncode == 2
    assert f"--print and {more[0]} are mutually exclusive" in done.stderr.decode()
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_argument_is_refused_there_too() -> None:
    done = run("call", "museum.artworks.list", "limit=500", "--print", "curl")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"from 1 to 100" in done.stderr


@pytest.mark.parametrize(
    ("form", "member"),
    [((), "raw_text_url"), (("format=pdf",), "pdf_url"), (("format=xml",), "full_text_xml_url")],
)
def test_the_first_of_two_requests_says_where_the_second_goes(
    form: tuple[str, ...], member: str
) -> None:
    done = run("call", "gazette.documents.text", "2024-00001", *form, "--print", "fetch")
    assert done.returncode == 0
    said = done.stderr.decode()
    assert "the first of two requests" in said
    assert f" {member} of the answer" in said
    assert said.count("\n") == 1
    assert f"={member}" in done.stdout.decode()


def test_every_operation_of_two_requests_says_so() -> None:
    for name, operation in CATALOG.items():
        is_linked = isinstance(operation["files"], dict) and "linked" in operation["files"]
        said = requests.remarks(operation, {}, "fetch", "")
        assert bool(said) == is_linked == (operation["answer"] == "linked_file"), name
