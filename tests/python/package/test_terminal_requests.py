"""Tests the requests that a command prints for other programs."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest
from terminals import environment, run

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
