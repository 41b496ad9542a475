"""Tests the words of a command line: arguments by position, corrected words, endings, lists, completion, caches."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf import _core
from recorder import Answer, Recorder
from terminals import COMMAND, PATIENCE, environment, lines_without_controls, on_terminal, run

USUAL = [word for word in COMMAND if word not in {"-W", "error"}]


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


@pytest.fixture
def asked(server: Any) -> dict[str, str]:
    return environment(**server.urls)


# ------------------------------------------------------------ one operation


def test_looking_up_an_operation_gives_the_one_in_the_list() -> None:
    for each in openshelf.operations():
        assert _core._operation(f"{each['service']}.{each['full_name']}") == each


@pytest.mark.parametrize("name", ["", "museum", "museum.", "museum.artworks", ".search", "no.such"])
def test_looking_up_an_unknown_name_gives_none(name: str) -> None:
    assert _core._operation(name) is None


def test_the_index_has_every_operation_in_order() -> None:
    names = [f"{each['service']}.{each['full_name']}" for each in openshelf.operations()]
    index = _core._operation_index()
    assert [each["name"] for each in index] == names
    assert all(each["summary"] and each["method"] in {"GET", "POST"} for each in index)


ALONE = {
    "a call": ["call", "disease.totals.country", "Italy", "--sandbox"],
    "a call with a mistake": ["call", "disease.totals.country", "contry=Italy"],
    "a list": ["list", "covid"],
    "a completion": ["complete", "--", "call", "disease.totals.country", "d"],
    "an operation that is shown": ["show", "disease.totals.country"],
}


@pytest.mark.parametrize("case", ALONE)
def test_no_command_renders_the_whole_catalog(case: str) -> None:
    program = f"""
import openshelf, sys
from openshelf.__main__ import main
def refuse(*_arguments):
    raise AssertionError("the whole catalog")
openshelf.operations = openshelf._core.operations = openshelf._core._catalog = refuse
assert main({ALONE[case]!r}) in {{0, 2}}
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=PATIENCE)


def test_a_call_imports_little(asked: dict[str, str]) -> None:
    program = """
import sys
from openshelf.__main__ import main
assert main(["call", "disease.totals.country", "Italy"]) == 0
slow = {"csv", "difflib", "inspect", "pathlib", "shutil", "tempfile", "urllib.parse", "uuid"}
assert not slow & set(sys.modules), slow & set(sys.modules)
"""
    # Without the machine's startup files, which may import anything.
    path = os.pathsep.join(str(Path(each).resolve()) for each in sys.path if each)
    subprocess.run(
        [sys.executable, "-S", "-c", program],
        check=True, timeout=PATIENCE, env=asked | {"PYTHONPATH": path}, stdout=subprocess.DEVNULL,
    )  # fmt: skip


# ------------------------------------------------------------ arguments

BY_POSITION = {
    "one": (["disease.totals.country", "Italy", "day=1"], lambda s: s.disease().totals.country("Italy", day=1)),
    "after a name": (["disease.totals.country", "day=1", "Italy"], lambda s: s.disease().totals.country("Italy", day=1)),
    "after an option": (["disease.totals.country", "--format", "json", "Italy"], lambda s: s.disease().totals.country("Italy")),
    "between options": (["--format", "json", "disease.totals.country", "--sandbox", "country=Italy"], None),
    "an object": (
        ["spending.search.spending_by_award", '{"award_type_codes": ["A"], "keywords": ["a=b"]}', "Award ID,Recipient Name", "limit=2"],
        lambda s: s.spending().search.spending_by_award(
            {"award_type_codes": ["A"], "keywords": ["a=b"]}, fields=["Award ID", "Recipient Name"], limit=2
        ),
    ),
    "a list": (["disease.totals.countries_by_name", "Italy,France"], lambda s: s.disease().totals.countries_by_name(["Italy", "France"])),
}  # fmt: skip


@pytest.mark.parametrize("case", BY_POSITION)
def test_required_arguments_are_accepted_by_position(
    case: str, server: Any, asked: dict[str, str]
) -> None:
    words, call = BY_POSITION[case]
    done = run("call", *words, env=asked)
    assert (done.returncode, done.stderr) == (0, b"")
    answer = json.loads(done.stdout)
    if call is None:
        assert answer["country"] == "Italy"
    else:
        assert answer == call(server)


def test_a_positional_argument_is_read_from_a_file(asked: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "country"
    file.write_text("Italy")
    for word, text in ((f"@{file}", None), ("@-", b"Italy")):
        done = run("call", "disease.totals.country", word, env=asked, input=text)
        assert json.loads(done.stdout)["country"] == "Italy"


# ------------------------------------------------------------ corrections

CORRECTED = {
    "a command": (["cal", "disease.totals.world"], "did you mean call?"),
    "nothing like a command": (["zzz"], "expected one of list, show"),
    "an operation for a command": (["disease.totals.world"], "did you mean call disease.totals.world?"),
    "a group for an operation": (["call", "museum.artworks"], "a group of 7 operations; see: openshelf list museum.artworks"),
    "an option": (["call", "disease.totals.world", "--formt", "csv"], "did you mean --format? (see: openshelf call --help)"),
    "an option with its value": (["call", "disease.totals.world", "--outptu=x.csv"], "did you mean --output?"),
    "a format": (["call", "disease.totals.world", "--format", "cvs"], "did you mean csv?"),
    "a shell": (["completion", "bsh"], "did you mean bash?"),
    "nothing like a shell": (["completion", "tcsh-x"], "bash, zsh, fish"),
    "a word that no operation has": (["list", "vacine"], "did you mean vaccine?"),
    "a word of the data": (["list", "canaletto"], "no operation matches 'canaletto'; see: openshelf list"),
    "no operation": (["call"], "required: operation (see: openshelf call --help)"),
    "a service of a cache": (["cache", "musem"], "did you mean museum?"),
    "an action of a cache": (["cache", "claer"], "did you mean clear?"),
    "two actions of a cache": (["cache", "clear", "info"], "mutually exclusive"),
    "a name for all caches": (["cache", "clear", "--name", "mine"], "pass the service"),
    "a service of a list": (["list", "--service", "gazete"], "did you mean gazette?"),
    "an unknown argument without a near one": (["call", "disease.totals.country", "xyzzy=1"], "expected country, day, strict"),
    "a second value": (["call", "disease.totals.country", "Italy", "Spain"], "by position country"),
    "a value with a sign": (["call", "museum.artworks.search", "e=mc2"], "if it is a value, write q=e=mc2"),
    "a limit of one page": (["call", "museum.artworks.list", "--max", "5"], "--max limits what --all reads"),
    "an ending": (["call", "disease.totals.world", "--output", "a.cvs"], "did you mean .csv?"),
    "no ending of a format": (["call", "disease.totals.world", "--output", "a.xlsx"], ".json, .jsonl, .csv, .parquet, or pass --format"),
}  # fmt: skip


@pytest.mark.parametrize("case", CORRECTED)
def test_the_error_for_a_mistake_names_what_was_meant(case: str, tmp_path: Path) -> None:
    words, named = CORRECTED[case]
    done = run(*words, cwd=tmp_path, env=environment(OPENSHELF_OFFLINE="1"))
    errors = done.stderr.decode()
    assert (done.returncode, done.stdout, errors.count("\n")) == (2, b"", 1), errors
    assert errors.startswith("openshelf: ") and named in errors
    assert list(tmp_path.iterdir()) == []


# ------------------------------------------------------------ output


@pytest.mark.parametrize("name", ["a.JSON", "a", "a.b.json", ".hidden"])
def test_other_file_endings_are_accepted(name: str, asked: dict[str, str], tmp_path: Path) -> None:
    done = run("call", "disease.totals.world", "--output", name, env=asked, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads((tmp_path / name).read_text())["cases"]


def test_an_explicit_format_accepts_any_file_ending(asked: dict[str, str], tmp_path: Path) -> None:
    words = ["disease.totals.world", "--format", "csv", "--output", "a.txt"]
    assert run("call", *words, env=asked, cwd=tmp_path).returncode == 0
    assert (tmp_path / "a.txt").read_text().startswith("updated,cases,")
    words = ["placeholder.fetch_seed", "a", "40", "--output", "a.jpeg"]
    assert run("call", *words, env=asked, cwd=tmp_path).returncode == 0
    assert (tmp_path / "a.jpeg").read_bytes().startswith(b"\xff\xd8")
    words = ["gazette.documents.search_csv", "search_term=water", "--output", "a.tsv"]
    assert run("call", *words, env=asked, cwd=tmp_path).returncode == 0


def rows(text: bytes) -> list[dict[str, str]]:
    csv.field_size_limit(sys.maxsize)
    return list(csv.DictReader(io.StringIO(text.decode(), newline="")))


def test_one_place_is_one_row_of_csv(asked: dict[str, str], server: Any) -> None:
    words = ["call", "disease.totals.country", "Italy", "--format", "csv"]
    done = run(*words, "--all", env=asked)
    assert (done.returncode, done.stdout) == (2, b""), "one place is no list"
    done = run(*words, env=asked)
    answer = server.disease().totals.country("Italy")
    (row,) = rows(done.stdout)
    assert list(row) == openshelf.schema(server.disease().totals.country).names[: len(row)]
    assert (row["cases"], json.loads(row["countryInfo"])["iso2"]) == (str(answer["cases"]), "IT")
    assert not {"_unfit", "_extra"} & set(row)


def test_a_time_series_has_one_row_per_day(asked: dict[str, str], server: Any) -> None:
    words = ["call", "disease.historical.country", "Italy", "last_days=5", "--format", "csv"]
    found = rows(run(*words, env=asked).stdout)
    table = openshelf.table(server.disease().historical.country)("Italy", last_days=5)
    assert len(found) == table.num_rows == 5
    assert [row["cases"] for row in found] == [str(each) for each in table.to_arrow()["cases"]]


def test_unknown_members_are_written_to_their_own_column(
    recorder: Recorder, tmp_path: Path
) -> None:
    """Both on one page and on a later one, and also for a value longer than 128 KB."""
    long = "x" * 200_000
    page = {"total": 3, "total_pages": 2, "current_page": 1, "limit": 2}
    first = {"pagination": page, "data": [{"id": 1, "title": long}, {"id": 2, "title": "a,\r\nb"}]}
    last = {
        "pagination": page | {"current_page": 2},
        "data": [{"id": 3, "title": None, "smell": "sweet"}],
    }
    recorder.say(*(Answer(body=json.dumps(each).encode()) for each in (first, last)))
    env = environment(OPENSHELF_MUSEUM_URL=recorder.url)
    words = ["call", "museum.artworks.list", "limit=2", "fields=id,title", "--all"]
    done = run(*words, "--output", str(tmp_path / "a.csv"), env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    found = rows((tmp_path / "a.csv").read_bytes())
    assert [row["title"] for row in found] == [long, "a,\r\nb", ""]
    assert [row["_extra"] for row in found] == ["", "", '{"smell": "sweet"}']
    assert "_unfit" not in found[0]
    recorder.reset()


@pytest.mark.parametrize("count", [0, 1, 3])
def test_everything_as_json_is_one_array(count: int, asked: dict[str, str], tmp_path: Path) -> None:
    words = ["call", "museum.artworks.search", "monet" if count else "zeppelin"]
    words += ["fields=id,title", "--all", "--max", str(count or 1)]
    file = tmp_path / "works.json"
    assert run(*words, "--output", str(file), env=asked).returncode == 0
    text = file.read_text(encoding="utf-8")
    found = json.loads(text)
    assert [{"id", "title"} <= set(each) for each in found] == [True] * count
    assert text == json.dumps(found, indent=2, ensure_ascii=False) + "\n"
    assert run(*words, "--format", "json", env=asked).stdout == file.read_bytes()
    lines = run(*words, env=asked).stdout.decode().splitlines()
    assert [json.loads(line) for line in lines] == found


@pytest.mark.skipif(os.name != "posix", reason="devices of Unix")
def test_csv_uses_temporary_space_on_the_disk_of_its_file(
    asked: dict[str, str], tmp_path: Path
) -> None:
    """The folder of temporary files may be small, and a device has none."""
    program = """
import sys, tempfile
from openshelf.__main__ import main
folders, real = [], tempfile.TemporaryFile
tempfile.TemporaryFile = lambda dir: folders.append(dir) or real(dir=dir)
words = ["call", "disease.totals.world", "--format", "csv", "--output"]
assert [main([*words, each]) for each in sys.argv[1:]] == [0, 0]
assert folders == [sys.argv[1].rpartition("/")[0], None], folders
"""
    subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "a.csv"), os.devnull],
        check=True, env=asked, timeout=PATIENCE,
    )  # fmt: skip
    assert [each.name for each in tmp_path.iterdir()] == ["a.csv"]


def test_a_warning_is_a_line_without_source(recorder: Recorder) -> None:
    recorder.answer = Answer(body=b'{"data": [{"id": 1}]}')
    env = environment(OPENSHELF_MUSEUM_URL=recorder.url)
    done = subprocess.run(
        [*USUAL, "call", "museum.artworks.list", "fields=titel"],
        env=env, capture_output=True, timeout=PATIENCE, check=False, text=True,
    )  # fmt: skip
    recorder.reset()
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert done.stderr.startswith("openshelf: UnknownFieldWarning: artworks.list(): fields[0]")
    assert json.loads(done.stdout)["data"] == [{"id": 1}]


# ------------------------------------------------------------ list


@pytest.mark.parametrize("columns", [40, 80, 120])
def test_a_list_fits_the_terminal_and_is_grouped(columns: int) -> None:
    status, came = on_terminal("list", env=environment(COLUMNS=str(columns)))
    lines = lines_without_controls(came).splitlines()
    names = [each["name"] for each in _core._operation_index()]
    # A name is never cut if it fits, because the next command needs it.
    assert (status, max(map(len, lines)) <= columns) == (0, True)
    assert [line.split()[0] for line in lines if "." in line.split(" ")[0]] == [
        name if len(name) <= columns else f"{name[: columns - 1]}…" for name in names
    ]
    groups = [line for line in lines if re.fullmatch(r"\w+ \(\d+\)", line)]
    assert [line.split()[0] for line in groups] == list(_core_services())
    assert lines[-1] == f"{len(names)} operations"


def _core_services() -> dict[str, None]:
    return dict.fromkeys(each["service"] for each in _core._operation_index())


def test_a_list_in_a_pipe_has_one_full_line_per_operation() -> None:
    index = _core._operation_index()
    *lines, last = run("list", env=environment(COLUMNS="40")).stdout.decode().splitlines()
    assert [re.split("  +", line) for line in lines] == [
        [each[fact] for fact in ("name", "method", "path", "summary")] for each in index
    ]
    assert last == f"{len(index)} operations"


BEST = {
    "museum search": "museum.search",
    "artworks search": "museum.artworks.search",
    "disease.totals.country": "disease.totals.country",
    "agencies": "gazette.agencies.list",
    "autocomplete naics": "spending.autocomplete.naics",
    "country totals": "disease.totals.country",
}


@pytest.mark.parametrize("words", BEST)
def test_the_best_match_is_first(words: str) -> None:
    for given in (words.split(), [words]):
        lines = run("list", *given).stdout.decode().splitlines()
        assert lines[0].split()[0] == BEST[words], lines[:5]


# ------------------------------------------------------------ completion

FIELDS = {
    "museum.artworks.search": ("q=x", "place_of", {"place_of_origin"}),
    "museum.artworks.get": ("id=1", "artist_t", {"artist_title", "artist_titles"}),
    "gazette.documents.search": ("search_term=x", "html_", {"html_url"}),
}


@pytest.mark.parametrize("name", FIELDS)
def test_members_of_records_are_completed(name: str) -> None:
    other, begun, expected = FIELDS[name]
    words = ["complete", "--", "call", name, other]
    found = run(*words, f"fields={begun}").stdout.decode().split()
    assert set(found) == {f"fields={each}" for each in expected}
    found = run(*words, f"fields=title,{begun}").stdout.decode().split()
    assert set(found) == {f"fields=title,{each}" for each in expected}
    again = run(*words, "fields=title,titl").stdout.decode().split()
    assert "fields=title,title" not in again


def test_flags_and_actions_are_completed() -> None:
    done = run("complete", "--", "call", "disease.totals.country", "strict=")
    assert done.stdout.decode().split() == ["strict=true", "strict=false"]
    done = run("complete", "--", "cache", "")
    assert {"info", "clear", "clean", "museum"} <= set(done.stdout.decode().split())
    done = run("complete", "--", "call", "disease.totals.country", "no=")
    assert done.stdout == b""


LINES = {
    "a space": (r"fields=Award\ ID,Last\ Date", [r"Award\ ID,Last\ Date\ to\ Order"]),
    "an open quote": ('fields="Award ID,Last Date', ["Award ID,Last Date to Order"]),
    "another open quote": ("fields='Award ID,Last Date", ["Award ID,Last Date to Order"]),
    "a backslash at the end": ("fields=Last\\ Date\\", [r"Last\ Date\ to\ Order"]),
}


@pytest.mark.parametrize("case", LINES)
def test_bash_gets_words_with_spaces(case: str, tmp_path: Path) -> None:
    typed, expected = LINES[case]
    command = tmp_path / "openshelf"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m openshelf "$@"\n')
    command.chmod(0o755)
    program = (
        'eval "$(openshelf completion bash)"; COMP_LINE=$TYPED; COMP_POINT=${#COMP_LINE}; '
        'compopt() { :; }; _openshelf; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    line = f"openshelf call spending.search.spending_by_award filters=@f {typed}"
    env = environment(TYPED=line, PATH=f"{tmp_path}:{os.environ['PATH']}")
    done = subprocess.run(
        [shutil.which("bash") or "bash", "-c", program],
        env=env, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (done.stdout.splitlines(), done.stderr) == (expected, "")


# ------------------------------------------------------------ caches


@pytest.fixture
def home(tmp_path: Path, asked: dict[str, str]) -> dict[str, str]:
    """The environment of a user whose caches are empty."""
    return asked | {
        "XDG_CACHE_HOME": str(tmp_path),
        "HOME": str(tmp_path),
        "OPENSHELF_CACHE_DIR": "",
    }


@pytest.mark.skipif(sys.platform != "linux", reason="the folder of caches is that of XDG")
def test_caches_of_all_services_are_shown_and_cleared(home: dict[str, str], tmp_path: Path) -> None:
    assert run("cache", env=home).returncode == 0
    assert list(tmp_path.rglob("*.sqlite")) == [], "looking creates nothing"
    run("call", "disease.totals.world", "--cache", env=home)
    run("call", "museum.artworks.list", "--cache", env=home)
    files = {each.name for each in tmp_path.rglob("*.sqlite")}
    assert files == {"disease_cache.sqlite", "museum_cache.sqlite"}
    for words in ([], ["info"]):
        lines = run("cache", *words, env=home).stdout.decode().splitlines()
        counts = {line.split()[0]: line.split()[1] for line in lines}
        assert counts == dict.fromkeys(_core_services(), "0") | {"disease": "1", "museum": "1", "total": "2"}  # fmt: skip
        assert "museum_cache.sqlite" in lines[0]
    assert run("cache", "clean", env=home).returncode == 0
    two = run("cache", "museum", "placeholder", "clear", env=home).stdout.decode().splitlines()
    assert [line.split() for line in two] == [
        ["museum", "1", "answers", "deleted"], ["placeholder", "0", "answers", "deleted"],
    ]  # fmt: skip
    cleared = run("cache", "clear", env=home).stdout.decode()
    assert re.search(r"^disease +1 answers deleted$", cleared, re.MULTILINE)
    assert run("cache", "clear", "disease", env=home).stdout == b"0 answers deleted\n"
    assert {each.name for each in tmp_path.rglob("*.sqlite")} == files


# ------------------------------------------------------------ help


@pytest.mark.parametrize(
    "command", ["", "ask", "call", "list", "cache", "sandbox", "download", "mirror"]
)
def test_help_fits_a_screen(command: str) -> None:
    done = run(*([command] if command else []), "--help", env=environment(COLUMNS="80"))
    lines = done.stdout.decode().splitlines()
    assert (done.returncode, len(lines) <= 30, max(map(len, lines)) <= 80) == (0, True, True)
