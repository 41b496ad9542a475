"""A list that Ctrl-C interrupts continues with --cache."""

import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from terminals import COMMAND, PATIENCE, environment, run
from waiting import soon

#: How a process ends that Ctrl-C has ended; shells tell 130.
BY_CTRL_C = -signal.SIGINT if os.name == "posix" else 130
LIST = ["call", "museum.artworks.list", "limit=20", "--all"]
FILTERS = "filters.award_type_codes=A"
POSTED = [
    "call",
    "spending.search.spending_by_award",
    FILTERS,
    "fields=Award ID",
    "limit=3",
    "--all",
]


@pytest.fixture
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as own:
        yield own


def surroundings(server: Any, folder: Path) -> dict[str, str]:
    """An environment with the addresses of a sandbox and a folder of caches of its own."""
    return environment(
        OPENSHELF_MUSEUM_URL=server.museum().base_url,
        OPENSHELF_SPENDING_URL=server.spending().base_url,
        XDG_CACHE_HOME=str(folder / "caches"),
        OPENSHELF_CACHE_DIR="",
        HOME=str(folder),
    )


def interrupted(server: Any, folder: Path, *words: str) -> tuple[int, str, int]:
    """Press Ctrl-C after the third request; the status, the errors and how many were answered."""
    before = len(server.calls)
    server.fail(delay=0.2, times=None)
    process = subprocess.Popen(
        [*COMMAND, *words],
        env=surroundings(server, folder),
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert soon(lambda: len(server.calls) >= before + 3)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)
    server.heal()
    return process.returncode, errors.decode(), len(server.calls) - before


@pytest.mark.parametrize("words", [LIST, POSTED], ids=["pages", "posted"])
def test_a_list_continues_with_the_cache(server: Any, tmp_path: Path, words: list[str]) -> None:
    whole = run(*words, cwd=tmp_path, env=surroundings(server, tmp_path))
    count = len(server.calls)
    assert (whole.returncode, count > 4) == (0, True), whole.stderr
    status, errors, _ = interrupted(server, tmp_path, *words, "--cache", "--output", "a.jsonl")
    assert (status, (tmp_path / "a.jsonl").exists()) == (BY_CTRL_C, False)
    assert errors.startswith("openshelf: the list was not read to its end, so a.jsonl was not writ")
    assert "run the command again" in errors
    assert errors.count("\n") == 1
    before = len(server.calls)
    again = run(
        *words, "--cache", "--output", "a.jsonl", cwd=tmp_path, env=surroundings(server, tmp_path)
    )
    assert (again.returncode, again.stderr) == (0, b"")
    assert (tmp_path / "a.jsonl").read_bytes() == whole.stdout
    # Those under way at Ctrl-C are sent again.
    assert len(server.calls) - before < count


def test_without_the_cache_it_is_named(server: Any, tmp_path: Path) -> None:
    status, errors, _ = interrupted(server, tmp_path, *LIST, "--output", "a.csv")
    assert (status, (tmp_path / "a.csv").exists()) == (BY_CTRL_C, False)
    assert errors.endswith(
        "so a.csv was not written; nothing was kept to continue from; "
        "with --cache from the start an interrupted run can be continued\n"
    )
    status, errors, _ = interrupted(server, tmp_path, *LIST)
    assert status == BY_CTRL_C
    assert errors.startswith("openshelf: the list was not read to its end; nothing was kept")
    assert "within an hour" not in errors


def test_resume_names_the_way_of_the_terminal() -> None:
    done = run(*LIST, "resume=True")
    assert (done.returncode, b"write --all --cache" in done.stderr) == (2, True), done.stderr
    assert b"to_parquet(path, resume=True)" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="a shell")
def test_ctrl_c_ends_the_loop_of_a_shell(server: Any, tmp_path: Path) -> None:
    """A shell goes on with the next word after a program that ends by itself."""
    server.fail("museum.artworks.list", delay=0.5, times=None)
    command = " ".join(f"'{word}'" for word in [*COMMAND, *LIST, "--output"])
    script = f"for name in a b c; do {command} $name.jsonl; done; echo went on"
    shell = subprocess.Popen(
        ["/bin/bash", "-c", script],
        stderr=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path,
        env=surroundings(server, tmp_path), start_new_session=True,
    )  # fmt: skip
    assert soon(lambda: len(server.calls) > 1)
    # A terminal sends it to the shell and to its program.
    os.killpg(shell.pid, signal.SIGINT)
    said, errors = shell.communicate(timeout=PATIENCE)
    assert shell.returncode == BY_CTRL_C
    assert errors.count(b"was not read to its end") == 1
    assert b"went on" not in said
