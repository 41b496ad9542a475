"""Tests calls of the command line: on a terminal, in a pipe, into files; interrupted; with completion."""

import csv
import io
import json
import os
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pytest
from catalog_entries import CATALOG
from openshelf.__main__ import main

COMMAND = [sys.executable, "-W", "error", "-m", "openshelf"]


@pytest.fixture
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


def run(server: Any, *words: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Against a sandbox that the environment names, as a user would name it."""
    environment = os.environ | (server.urls if server is not None else {}) | {"COLUMNS": "100"}
    return subprocess.run(
        [*COMMAND, *words],
        env=environment,
        capture_output=True,
        timeout=120,
        check=False,
        **options,
    )


def test_an_answer_is_written_to_a_pipe_as_json(server: Any) -> None:
    done = run(server, "call", "disease.totals.country", "country=Italy", "day=1")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == server.disease().totals.country("Italy", day=1)


def test_names_that_are_not_found_are_told_beside_the_answer(server: Any, tmp_path: Path) -> None:
    said = b"openshelf: NotFoundWarning: totals.countries_by_name(): 1 of 2 countries is not in the"
    words = ("call", "disease.totals.countries_by_name", "countries=Italy,Atlantis")
    environment = os.environ | server.urls
    plain = [sys.executable, "-m", "openshelf", *words]
    done = subprocess.run(plain, env=environment, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0
    assert json.loads(done.stdout)["country"] == "Italy"
    assert done.stderr == said + b" answer: Atlantis\n"
    table = [*plain, "--output", str(tmp_path / "countries.csv")]
    done = subprocess.run(table, env=environment, capture_output=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, said + b" answer: Atlantis\n")
    ids = [sys.executable, "-m", "openshelf", "call", "museum.artworks.list", "ids=987654321"]
    for more in ([], ["--all"]):
        every = [*ids, *more]
        done = subprocess.run(every, env=environment, capture_output=True, timeout=120, check=False)
        assert done.returncode == 0
        assert b"artworks.list(): 1 of 1 ids is not in the answer: 987654321" in done.stderr
    done = run(server, *words)
    assert (done.returncode, done.stderr) == (1, said + b" answer: Atlantis\n")


def test_all_records_are_written_in_every_format(server: Any, tmp_path: Path) -> None:
    fields = ["document_number", "title"]
    listed = openshelf.paginate(server.gazette().documents.search).records("water", fields=fields)
    # Python has the day of a record, too, which is a part of its key.
    records = [{name: record[name] for name in fields} for record in listed]
    words = [
        "call",
        "gazette.documents.search",
        "search_term=water",
        "fields=document_number,title",
    ]
    lines = run(server, *words, "--all").stdout.decode().splitlines()
    assert [json.loads(line) for line in lines] == records
    assert json.loads(run(server, *words, "--all", "--format", "json").stdout) == records
    file = tmp_path / "water.csv"
    done = run(server, *words, "--all", "--max", "7", "--output", str(file))
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    rows = list(csv.DictReader(io.StringIO(file.read_text(encoding="utf-8"))))
    assert rows == records[:7]
    table = run(server, *words, "--format", "table").stdout.decode().splitlines()
    assert table[0].split() == ["document_number", "title"]
    assert all(len(line) <= 100 for line in table)


def test_arguments_are_read_as_their_parameters_require(server: Any, tmp_path: Path) -> None:
    filters = {"award_type_codes": ["A", "B"], "keywords": ["transport"]}
    file = tmp_path / "filters.json"
    file.write_text(json.dumps(filters))
    words = [
        "call",
        "spending.search.spending_by_award",
        "fields=Award ID,Recipient Name",
        "limit=3",
    ]
    expected = server.spending().search.spending_by_award(
        filters, fields=["Award ID", "Recipient Name"], limit=3
    )
    for given in (f"filters={json.dumps(filters)}", f"filters=@{file}"):
        assert json.loads(run(server, *words, given).stdout) == expected
    done = run(server, *words, "filters=@-", input=file.read_bytes())
    assert json.loads(done.stdout) == expected


def test_pictures_are_saved(server: Any, tmp_path: Path) -> None:
    image = server.museum().artworks.search("monet", limit=1, fields=["image_id"])
    image = image["data"][0]["image_id"]
    done = run(server, "download", "museum.images.download", f"image_id={image}", cwd=tmp_path)
    assert done.returncode == 0
    assert (tmp_path / f"{image}.jpg").read_bytes().startswith(b"\xff\xd8")
    words = ["download", "placeholder.fetch_seed", "seed=a", "width=40", "--output", "a.jpg"]
    assert run(server, *words, cwd=tmp_path).returncode == 0
    expected = server.placeholder().fetch_seed("a", 40)
    assert (tmp_path / "a.jpg").read_bytes() == expected
    piped = run(server, "call", "placeholder.fetch_seed", "seed=a", "width=40")
    assert piped.stdout == expected


def test_files_of_jobs_and_lists_are_downloaded(server: Any, tmp_path: Path) -> None:
    filters = json.dumps({"award_type_codes": ["A"]})
    server.fail("spending.download.awards", job=["ready", "finished"])
    words = ["download", "spending.download.awards", filters, "--output", str(tmp_path)]
    done = run(server, *words)
    (path,) = tmp_path.iterdir()
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == f"{path}\n"
    # As after a kill: the rest is missing, and the file is downloaded from the start without its origin.
    whole, part = path.read_bytes(), path.with_name(f"{path.name}.part")
    part.write_bytes(whole[:100])
    path.unlink()
    assert run(server, *words).stdout == done.stdout
    assert path.read_bytes() == whole
    assert [each.name for each in tmp_path.iterdir()] == [path.name]
    listing = ["download", "spending.bulk_download.list_database_download_files"]
    done = run(server, *listing, cwd=tmp_path)
    assert len(done.stdout.splitlines()) == 2
    assert all(Path(line).is_file() for line in done.stdout.decode().splitlines())
    server.fail("spending.download.transactions", job="failed")
    words[1] = "spending.download.transactions"
    done = run(server, *words)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.startswith(b"openshelf: DownloadJobError: ")
    assert done.stderr.count(b"\n") == 1


FAILURES = {
    "not found": (["call", "disease.totals.country", "country=Nowhere"], 1, "NotFoundError"),
    "an argument": (["call", "museum.artworks.list", "limit=500"], 2, "from 1 to 100"),
    "a missing argument": (["call", "museum.artworks.search"], 2, "q"),
    "a misspelt operation": (["call", "museum.artworks.serch"], 2, "did you mean museum.artworks.search?"),
    "a misspelt argument": (["call", "museum.artworks.list", "limt=3"], 2, "did you mean limit?"),
    "no argument": (["call", "museum.artworks.list", "3"], 2, "name=value"),
    "a number": (["call", "museum.artworks.list", "limit=x"], 2, "whole number"),
    "a flag": (["call", "disease.totals.world", "allow_null=maybe"], 2, "true or false"),
    "JSON": (["call", "museum.artworks.search", "q=x", "query={"], 2, "JSON"),
    "a file that is missing": (["call", "museum.artworks.search", "q=@/no/file"], 2, "/no/file"),
    "an argument twice": (["call", "museum.artworks.list", "limit=1", "limit=2"], 2, "twice"),
    "no list": (["call", "disease.totals.world", "--all"], 2, "world"),
    "no picture": (["download", "museum.artworks.get", "id=1"], 2, "museum.images.download"),
    "a folder": (["call", "disease.totals.world", "--output", "/"], 2, "directory"),
    "a new folder": (["call", "disease.totals.world", "--output", "new/"], 2, "directory"),
    "a new folder of Parquet": (["call", "disease.totals.countries", "--format", "parquet", "--output", "new/"], 2, "directory"),
    "no output of Parquet": (["call", "disease.totals.countries", "--format", "parquet", "--output", ""], 2, "name of a file"),
    "no output": (["call", "disease.totals.world", "--output", ""], 2, "name of a file"),
    "a missing folder": (["call", "disease.totals.world", "--output", "/no/such/x"], 2, "/no/such"),
    "nothing about it": (["list", "zeppelin"], 2, "zeppelin"),
    "an unknown service": (["cache", "muesum"], 2, "museum"),
    "a table of a picture": (["call", "placeholder.random_url", "width=9", "--format", "parquet"], 2, "cannot be made into a table"),
}  # fmt: skip


def test_parquet_is_written_to_a_file_or_a_pipe(server: Any, tmp_path: Path) -> None:
    words = [
        "call",
        "gazette.documents.search",
        "search_term=water",
        "fields=document_number,title",
    ]
    whole = openshelf.paginate(server.gazette().documents.search).table(
        "water", fields=["document_number", "title"]
    )
    path = tmp_path / "water.parquet"
    done = run(server, *words, "--all", "--output", str(path))
    assert (done.returncode, done.stderr) == (0, b"")
    assert pl.read_parquet(path).equals(pl.DataFrame(whole))
    done = run(server, *words, "--format", "parquet")
    assert done.returncode == 0, done.stderr
    one = openshelf.table(server.gazette().documents.search)
    expected = pl.DataFrame(one("water", fields=["document_number", "title"]))
    assert pl.read_parquet(io.BytesIO(done.stdout)).equals(expected)


@pytest.mark.parametrize("case", FAILURES)
def test_a_failure_is_one_line_and_a_status(case: str, server: Any) -> None:
    words, status, named = FAILURES[case]
    done = run(server, *words)
    errors = done.stderr.decode()
    assert (done.returncode, done.stdout) == (status, b""), errors
    assert errors.count("\n") == 1
    assert named in errors


def test_an_unreachable_service_is_status_1() -> None:
    closed = {"OPENSHELF_DISEASE_URL": "http://127.0.0.1:1"}
    done = subprocess.run(
        [*COMMAND, "call", "disease.totals.world"],
        env=os.environ | closed, capture_output=True, timeout=60, check=False, text=True,
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.startswith("openshelf: ConnectError: ")


def test_an_interrupted_call_leaves_the_old_file(server: Any, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    file.write_text("what was there before\n")
    server.fail("gazette.documents.search", delay=0.3, times=None)
    words = [
        "call",
        "gazette.documents.search",
        "search_term=the",
        "per_page=20",
        "--all",
        "--output",
        str(file),
    ]
    process = subprocess.Popen(
        [*COMMAND, *words], env=os.environ | server.urls, stderr=subprocess.PIPE
    )
    while server.stats["requests"] < 3:
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    # A loop of the shell ends, too.
    assert process.returncode == (-signal.SIGINT if os.name == "posix" else 130)
    assert b"Traceback" not in errors
    assert file.read_text() == "what was there before\n"
    assert list(tmp_path.iterdir()) == [file]


def on_terminal(server: Any, words: list[str], columns: int = 60) -> tuple[int, str]:
    """Run a command in its own terminal; return its status and what the terminal shows."""
    pty = pytest.importorskip("pty")
    terminal, end = pty.openpty()
    environment = os.environ | server.urls | {"COLUMNS": str(columns)}
    process = subprocess.Popen(
        [*COMMAND, *words], env=environment, stdin=end, stdout=end, stderr=end
    )
    os.close(end)
    errors = b""
    while select.select([terminal], [], [], 60)[0]:
        try:
            part = os.read(terminal, 65536)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        errors += part
    os.close(terminal)
    return process.wait(timeout=60), errors.decode()


def test_an_answer_on_a_terminal_is_a_table_that_fits(server: Any) -> None:
    words = ["call", "museum.artworks.search", "q=monet", "limit=3", "fields=id,title,date_display,place_of_origin,artist_title"]  # fmt: skip
    status, errors = on_terminal(server, words)
    lines = errors.splitlines()
    assert status == 0
    assert {"id", "title"} <= set(lines[0].split())
    assert len([line for line in lines if re.search(r"\b1[89]\d\d\b|…|\d", line)]) >= 3
    assert all(len(line) <= 60 for line in lines if not line.startswith("("))


def test_a_column_is_no_wider_than_the_terminal(server: Any) -> None:
    words = ["call", "gazette.documents.search", "water", "fields=title"]
    status, shown = on_terminal(server, words, columns=30)
    assert status == 0
    assert max(len(line) for line in shown.splitlines() if not line.startswith("(")) <= 30


def test_a_picture_is_not_shown_on_a_terminal(server: Any) -> None:
    status, errors = on_terminal(server, ["call", "placeholder.fetch_seed", "seed=a", "width=40"])
    assert (status, "--output" in errors) == (2, True)


COMPLETIONS = {
    ("",): {"call", "list", "sandbox", "show"},
    ("ca",): {"call", "cache"},
    ("call", "disease.totals.count"): {"disease.totals.countries", "disease.totals.country", "disease.totals.countries_by_name"},
    ("call", "disease.totals.country", "d"): {"day="},
    ("call", "disease.totals.country", "day="): {"day=0", "day=1", "day=2"},
    ("cache", "m"): {"museum"},
    ("call", "disease.totals.world", "--format", "c"): {"csv"},
    ("call", "--sandbox", "disease.totals.wor"): {"disease.totals.world"},
    ("call", "--max", "3", "disease.totals.country", "d"): {"day="},
    ("call", "disease.totals.world", "--s"): {"--sandbox"},
    ("call", "--sandbox", "disease.totals.world", "--s"): set(),
    ("call", "disease.totals.world", "--output", ""): set(),
    ("call", "no.such", "d"): set(),
    ("cache", "museum", "c"): {"clear", "clean"},
    ("completion", ""): {"bash", "zsh", "fish"},
    ("list", "--service", "g"): {"gazette"},
    ("sandbox", ""): set(),
    ("nothing", ""): set(),
}  # fmt: skip


@pytest.mark.parametrize("typed", COMPLETIONS, ids=" ".join)
def test_words_are_completed(typed: tuple[str, ...]) -> None:
    done = run(None, "complete", "--", *typed)
    found = set(done.stdout.decode().split())
    expected = COMPLETIONS[typed]
    assert done.returncode == 0
    assert expected <= found if typed == ("",) else found == expected


def test_operations_are_found_by_words_in_their_paths() -> None:
    done = run(None, "list", "covid", "vaccine")
    assert b"disease.vaccine.country " in done.stdout
    assert b"influenza" not in done.stdout


def test_help_is_written_for_a_terminal() -> None:
    """No Python syntax, and no command that only shells use."""
    shown = run(None, "--help").stdout.decode()
    assert ">>>" not in shown and "complete," not in shown
    assert {"call", "list", "show", "sandbox", "completion"} <= set(shown.split())


def test_bash_completes(tmp_path: Path) -> None:
    """In a real bash, with a command of this name in the path."""
    command = tmp_path / "openshelf"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m openshelf "$@"\n')
    command.chmod(0o755)
    program = (
        'eval "$(openshelf completion bash)"; '
        'COMP_LINE="openshelf call disease.totals.country da"; COMP_POINT=${#COMP_LINE}; '
        'compopt() { :; }; _openshelf; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        [shutil.which("bash") or "bash", "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("day=\n", "")


@pytest.mark.parametrize("name", CATALOG)
def test_an_operation_is_shown_with_a_command_that_runs(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", name]) == 0
    text = capsys.readouterr().out
    assert text.startswith(f"{name}(")
    (line,) = re.findall("^In a shell: openshelf (.*)$", text, flags=re.MULTILINE)
    verb, *words = shlex.split(line)
    assert verb == ("call" if CATALOG[name]["files"] is None else "download")
    # The request is made, and not sent.
    assert main(["call", *words, "--print", "curl"]) == 0, capsys.readouterr().err
    assert capsys.readouterr().out.startswith("curl ")


def test_a_cache_is_shown_and_cleared(server: Any, tmp_path: Path) -> None:
    place = str(tmp_path / "answers.sqlite")
    with server.disease(use_caching=True, cache_name=place) as disease:
        disease.totals.world()
    shown = run(server, "cache", "disease", "--name", place).stdout.decode()
    assert re.search(r"^entries +1$", shown, re.MULTILINE)
    assert (
        run(server, "cache", "disease", "clear", "--name", place).stdout == b"1 answers deleted\n"
    )
