"""A pipe, a device, a socket or a folder where a file is expected is refused; nothing waits for its other end."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openshelf
import pytest
from recorder import Answer, Recorder

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def bound(path: Path) -> None:
    # The name of a socket has at most about a hundred bytes.
    here = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as own:
            own.bind(path.name)
    finally:
        os.chdir(here)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def link_to_pipe(path: Path) -> None:
    os.mkfifo(path.with_name("target"))
    path.symlink_to("target")


def link_to_folder(path: Path) -> None:
    path.with_name("target").mkdir()
    path.symlink_to("target")


KINDS = [pipe, folder, bound, device, link_to_pipe, link_to_folder]


def outcome(work: Callable[[], Any]) -> Any:
    """What the work gives or raises; it must end by itself."""
    ended: list[Any] = []

    def run() -> None:
        try:
            ended.append(work())
        except Exception as error:  # noqa: BLE001  the test looks at it
            ended.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(30)
    assert ended, "it waits without end"
    return ended[0]


@pytest.mark.parametrize("kind", KINDS)
def test_the_file_of_a_limiter_is_regular(
    recorder: Recorder, tmp_path: Path, kind: Callable[[Path], None]
) -> None:
    recorder.answer = Answer(body=b"[]")
    base = tmp_path / "shared"

    def call() -> Any:
        with openshelf.Placeholder(
            base_url=recorder.url, limiter=f"file:{base}", requests_per_second=50.0, max_retries=0
        ) as client:
            return client.list()

    assert outcome(call) == []
    (made,) = tmp_path.iterdir()
    made.unlink()
    kind(made)
    before = len(recorder.requests)
    error = outcome(call)
    assert isinstance(error, openshelf.LimiterError), error
    assert str(made) in str(error)
    assert "regular file" in str(error) or "directory" in str(error)
    assert len(recorder.requests) == before


@pytest.mark.parametrize("name", ["calls.jsonl", ".calls.jsonl.lock"])
@pytest.mark.parametrize("kind", KINDS)
def test_the_files_of_a_cassette_are_regular(
    recorder: Recorder, tmp_path: Path, kind: Callable[[Path], None], name: str
) -> None:
    recorder.answer = Answer(body=b"[]")
    kind(tmp_path / name)

    def record() -> None:
        with (
            openshelf.Cassette(tmp_path / "calls.jsonl", record="new"),
            openshelf.Placeholder(base_url=recorder.url) as client,
        ):
            client.list()

    error = outcome(record)
    assert isinstance(error, Exception)
    assert "regular file" in str(error) or "directory" in str(error)


@pytest.mark.parametrize("kind", [pipe, bound, device, link_to_pipe])
def test_the_position_of_a_list_is_a_regular_file(
    recorder: Recorder, tmp_path: Path, kind: Callable[[Path], None]
) -> None:
    recorder.answer = Answer(body=b"[]")
    kind(tmp_path / "position")

    def read() -> list[Any]:
        with openshelf.Placeholder(base_url=recorder.url) as client:
            return list(openshelf.paginate(client.list, resume=str(tmp_path / "position"))())

    assert "regular file" in str(outcome(read))
