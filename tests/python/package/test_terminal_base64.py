"""Tests the argument that is the base64 of a picture."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from openshelf.terminal import words
from recorder import Answer, Recorder
from terminals import environment, run

from examples import CATALOG

#: The first bytes of a JPEG, with some that are no text.
PICTURE = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\n\r\n" + bytes(range(256))
TAKEN = [
    (name, parameter["name"])
    for name, operation in CATALOG.items()
    for parameter in operation["parameters"]
    if "not_base64" in parameter["refusals"]
]


def test_the_picture_of_a_search_is_base64() -> None:
    assert TAKEN == [("museum.image_search", "file")]


@pytest.mark.parametrize(
    "text",
    [
        "pic.jpg",
        "picture",
        "data:image/jpeg;base64,/9j/",
        "/9j/=AAA",
        "/9j",
        "ab===",
        "a b=",
        "é===",
    ],
)
def test_what_is_not_base64_is_refused(text: str, recorder: Recorder) -> None:
    with make_client("museum", recorder.url) as museum:
        for client in (museum, museum.with_options(max_retries=0)):
            with pytest.raises(openshelf.ArgumentError, match=r"base64\.b64encode\(") as caught:
                client.image_search(text)
            assert caught.value.faults[0]["parameter"] == "file"
    done = run(
        "call", "museum.image_search", f"file={text}", env=environment(OPENSHELF_OFFLINE="1")
    )
    assert (done.returncode, done.stdout) == (2, b"")
    assert f"write file=@{text}" in done.stderr.decode()
    assert recorder.requests == []


@pytest.mark.parametrize("size", range(4))
def test_base64_is_sent_as_it_is(size: int, recorder: Recorder) -> None:
    recorder.answer = Answer(body=b'{"data": []}')
    encoded = base64.b64encode(PICTURE[: 300 - size]).decode()
    with make_client("museum", recorder.url) as museum:
        museum.image_search(encoded)
    assert json.loads(recorder.requests[-1].body)["file"] == encoded


@pytest.mark.parametrize("typed", ["file=@", "@"])
def test_a_file_is_read_as_base64(typed: str, tmp_path: Path) -> None:
    path = tmp_path / "pic.jpg"
    path.write_bytes(PICTURE)
    assert _given(f"{typed}{path}") == base64.b64encode(PICTURE).decode()


def test_a_file_of_base64_is_not_encoded_again(tmp_path: Path) -> None:
    path = tmp_path / "pic.txt"
    path.write_bytes(base64.encodebytes(PICTURE))  # in lines
    assert _given(f"file=@{path}") == base64.b64encode(PICTURE).decode()


def test_standard_input_is_read_as_base64() -> None:
    command = ["call", "museum.image_search", "file=@-", "--print", "fetch"]
    done = run(*command, input=PICTURE)
    assert base64.b64encode(PICTURE).decode() in done.stdout.decode()


def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "empty.jpg").touch()
    for name, said in [("no.jpg", "No such file"), ("empty.jpg", "is empty")]:
        done = run("call", "museum.image_search", f"file=@{name}", cwd=tmp_path)
        assert done.returncode == 2
        assert said in done.stderr.decode()
        assert done.stderr.count(b"\n") == 1


def test_a_long_command_for_a_shell_is_announced(tmp_path: Path) -> None:
    path = tmp_path / "pic.jpg"
    for size, is_said in [(200_000, True), (20_000, False)]:
        path.write_bytes(b"\xff" * size)
        command = ["call", "museum.image_search", f"file=@{path}", "--print"]
        done = run(*command, "curl")
        assert (done.returncode, b"--print fetch or --print httr2" in done.stderr) == (0, is_said)
        assert run(*command, "fetch").stderr == b""


def _given(word: str) -> Any:
    return words.arguments(words.operation("museum.image_search"), [word])["file"]
