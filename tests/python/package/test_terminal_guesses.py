"""Tests what new users guess on the command line: options, the services' own words, paths, values, slugs."""

from __future__ import annotations

import csv
import datetime as dt
import io
import json
import operator
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pytest
from openshelf.terminal import completion, output, parser, paths, times, words

COMMAND = [sys.executable, "-W", "error", "-m", "openshelf"]
AWARDS = "spending.search.spending_by_award"


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


def run(server: Any, *typed: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | server.urls | {"COLUMNS": "100"}
    return subprocess.run(
        [*COMMAND, *typed],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def mistake(server: Any, *typed: str) -> str:
    done = run(server, *typed)
    assert done.returncode == 2, done
    assert len(done.stderr.splitlines()) == 1
    return done.stderr


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        (["museum.artworks.search", "monet", "--limit", "5"], "write limit=5"),
        (["museum.artworks.search", "monet", "--limit=5"], "write limit=5"),
        (["gazette.documents.search", "water", "--limit", "5"], "write --all --max 5"),
        (["gazette.documents.search", "water", "--per-page", "5"], "write per_page=5"),
        (["gazette.documents.search", "--term", "water"], "write search_term=water"),
        (["gazette.documents.search", "term=water"], "write search_term=water"),
        (["gazette.documents.search", "water", "limit=5"], "write --all --max 5"),
        (["gazette.documents.search", "water", "--formt", "csv"], "did you mean --format?"),
        (["gazette.documents.search", "water", "-o", "out.csv"], "did you mean --output?"),
        (["gazette.documents.search", "water", "-f", "csv"], "did you mean --format?"),
        (["gazette.documents.search", "water", "--csv"], "write --format csv"),
        (["gazette.documents.search", "water", "--parquet"], "write --format parquet"),
        (["gazette.documents.search", "water", "timeout=3"], "only Python programs create"),
        (["gazette.documents.search", "water", "--timeout", "3"], "only Python programs create"),
        (["gazette.documents.search", "conditions[type][]=RULE"], "write doc_type=rule"),
        (["gazette.documents.search", "conditions[type]=RULE"], "write doc_type=rule"),
        (["gazette.documents.search", "x", "conditions[type][]=odd"], "write doc_type=odd"),
        (["gazette.documents.search", "fields[]=title"], "write fields=title"),
        (["gazette.documents.search", "conditions[of]=x"], "write search_term=conditions[of]=x"),
        (["disease.totals.country", "Italy", "yesterday=true"], "write day=1"),
        (["disease.totals.country", "Italy", "twoDaysAgo=true"], "write day=2"),
        (["disease.totals.country", "Italy", "yesterday=false"], "write day=0"),
        (["disease.totals.states", "yesterday=1"], "write day=1"),
        (["disease.totals.country", "Italy", "yesterday=maybe"], "write day=0|1|2"),
        (["gazette.documents.search", "page_size=3"], "write per_page=3"),
        (["gazette.documents.search", "limit=five"], "write --all --max N"),
        (
            ["museum.artworks.search", "monet", "q=rodin"],
            "q: passed twice, by its name and as 'monet'",
        ),
        (
            ["disease.historical.province", "Italy", "Lazio", "province=Rome"],
            "province: passed twice, by its name and as 'Lazio'",
        ),
        (
            ["disease.historical.province", "Italy", "Lazio", "Rome", "province=x"],
            "'Lazio': expected name=value",
        ),
        (["museum.artworks.search", "query.term.id=1"], "write query=JSON"),
        (
            ["gazette.documents.search", "water", "page=11", "per_page=1000"],
            "--all reads the whole list",
        ),
    ],
)
def test_a_guess_is_told_what_to_write(typed: list[str], hint: str, server: Any) -> None:
    assert hint in mistake(server, "call", *typed)


def test_members_of_an_object_are_written_by_path(server: Any) -> None:
    done = run(
        server, "call", AWARDS,
        "filters.award_type_codes=A,B", "filters.award_type_codes=C",
        "filters.time_period.start_date=2023-10-01", "filters.time_period.end_date=2024-09-30",
        "fields=Award ID,Award Amount", "limit=3",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    period = {"start_date": "2023-10-01", "end_date": "2024-09-30"}
    wanted = server.spending().search.spending_by_award(
        {"award_type_codes": ["A", "B", "C"], "time_period": [period]},
        ["Award ID", "Award Amount"],
        limit=3,
    )
    assert json.loads(done.stdout) == wanted


def test_a_path_is_added_to_an_object() -> None:
    operation = words.operation(AWARDS)
    given = words.arguments(
        operation, ['filters={"award_type_codes": ["A"]}', "filters.keywords=steel,iron works"]
    )
    assert given == {"filters": {"award_type_codes": ["A"], "keywords": ["steel", "iron works"]}}


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        (["filters.award_type_code=A"], "filters has no member 'award_type_code'; did you mean"),
        (["filters.zzz=A"], "filters has no member 'zzz'; expected keywords, "),
        (["limit.x=1"], "limit has no members"),
        (["filters.keywords.x=1"], "filters.keywords has no members"),
        (["filters.description=a", "filters.description=b"], "filters.description: passed twice"),
        (["filter.keywords=a"], "has no parameter 'filter.keywords'"),
        (
            ['filters={"time_period": []}', "filters.time_period.start_date=2024-01-01"],
            "filters.time_period: it is set as a whole",
        ),
    ],
)
def test_a_wrong_path_is_told_what_is_there(typed: list[str], message: str) -> None:
    with pytest.raises(words.MistakeError) as caught:
        words.arguments(words.operation(AWARDS), typed)
    assert message in str(caught.value)


def test_every_completed_path_can_be_written() -> None:
    """Of every object of the catalog: a completed path leads to its member."""
    count = 0
    for operation in openshelf.operations():
        known = {each["name"]: each for each in operation["parameters"]}
        for name, parameter in known.items():
            for path in paths.leaves(parameter, name):
                member = paths.member(known, path)
                assert member is not None and member["name"] == path.rsplit(".", 1)[1]
                if member["kind"] in {"text", "texts", "date"}:
                    value: dict[str, Any] = {}
                    paths.put(value, parameter, path, "x")
                    assert '"x"' in json.dumps(value)
                count += 1
    assert count > 1000


def completed(*typed: str) -> list[str]:
    return completion.candidates(typed, parser.build().commands())


def test_members_and_their_values_are_completed() -> None:
    assert "filters.award_type_codes=" in completed("call", AWARDS, "filters.")
    assert "filters.time_period.start_date=" in completed("call", AWARDS, "filters.time_")
    assert completed("call", AWARDS, "filters.award_type_codes=A,IDV_C") == [
        "filters.award_type_codes=A,IDV_C"
    ]
    assert completed("call", AWARDS, "filters.time_period.date_type=date") == [
        "filters.time_period.date_type=date_signed"
    ]


def test_files_are_completed_after_an_at_sign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("filters.json").touch()
    Path("filed").mkdir()
    given = ("call", AWARDS)
    assert completed(*given, "filters=@fil") == ["filters=@filed/", "filters=@filters.json"]
    assert completed(*given, "filters=@other") == []


def test_slugs_are_completed() -> None:
    search = ("call", "gazette.documents.search")
    slug = "environmental-protection-agency"
    assert completed(*search, "agencies=envir") == [f"agencies={slug}"]
    assert completed(*search, f"agencies={slug},agriculture-") == [
        f"agencies={slug},agriculture-department"
    ]
    assert "sections=money" in completed(*search, "sections=")
    # A text that takes a list is divided at its commas, too.
    assert completed(*search, "doc_type=rule,no") == ["doc_type=rule,notice"]
    assert "doc_type=rule,rule" not in completed(*search, "doc_type=rule,")
    assert "slug=agriculture-department" in completed("call", "gazette.agencies.get", "slug=a")


def test_operations_are_found_by_words_and_values(server: Any) -> None:
    done = run(server, "list", "nasa", "contracts")
    assert done.returncode == 0
    assert "spending.search.spending_by_award " in done.stdout
    assert done.stderr == ""
    done = run(server, "list", "epa", "rules")
    assert "gazette.documents.search " in done.stdout and done.stderr == ""
    done = run(server, "list", "canaletto", "artworks")
    assert "museum.artworks.search" in done.stdout
    assert "canaletto: in the words of no operation" in done.stderr
    done = run(server, "list", "aeronautics")
    assert "gazette.documents.search" in done.stdout and done.stderr == ""
    done = run(server, "list", "place_of_performance", "awards")
    assert done.returncode == 0 and "spending." in done.stdout


def test_a_misspelt_word_is_still_told(server: Any) -> None:
    assert "did you mean artworks?" in mistake(server, "list", "artwroks")


def test_objects_are_divided_into_columns(server: Any, tmp_path: Path) -> None:
    call = ["call", "disease.totals.countries"]
    plain = run(server, *call, "--format", "csv").stdout
    flat = run(server, *call, "--format", "csv", "--flatten").stdout
    first, second = (next(csv.reader(io.StringIO(text))) for text in (plain, flat))
    assert "countryInfo" in first
    assert "countryInfo" not in second and "countryInfo.iso2" in second
    done = run(server, *call, "--flatten", "--output", str(tmp_path / "all.parquet"))
    assert done.returncode == 0, done.stderr
    assert "countryInfo.iso2" in pl.read_parquet(tmp_path / "all.parquet").columns
    table = run(server, *call, "--flatten", "--format", "table")
    assert table.returncode == 0, table.stderr
    assert "countryInfo.iso2" in table.stdout
    searched = ["call", "gazette.documents.search", "water", "--all", "--max", "3", "--flatten"]
    assert run(server, *searched, "--format", "csv").returncode == 0


def test_flattened_records_are_json_lines_in_a_pipe(server: Any) -> None:
    call = ["call", "disease.totals.countries", "--flatten"]
    lines = run(server, *call).stdout.splitlines()
    records = [json.loads(line) for line in lines]
    assert len(records) > 100
    assert {"country", "countryInfo.iso2"} <= records[0].keys()
    assert "countryInfo" not in records[0]
    assert run(server, *call, "--format", "jsonl").stdout.splitlines() == lines
    assert json.loads(run(server, *call, "--format", "json").stdout) == records
    # The records of a page, those of a list, one record, and a day each of a time series.
    page = [
        "call",
        "museum.artworks.search",
        "monet",
        "limit=3",
        "fields=id,thumbnail",
        "--flatten",
    ]
    found = [json.loads(line) for line in run(server, *page).stdout.splitlines()]
    assert len(found) == 3 and all("id" in each for each in found)
    listed = [*page, "--all", "--max", "3"]
    assert len(run(server, *listed).stdout.splitlines()) == 3
    one = run(server, "call", "disease.totals.country", "Italy", "--flatten").stdout
    assert json.loads(one)["countryInfo.iso2"] == "IT"
    one = run(server, "call", "disease.totals.country", "Italy", "--flatten", "--format", "json")
    assert json.loads(one.stdout)["countryInfo.iso2"] == "IT"
    days = ["call", "disease.historical.country", "Italy", "last_days=3", "--flatten"]
    rows = [json.loads(line) for line in run(server, *days).stdout.splitlines()]
    assert len({row["date"] for row in rows}) == 3


# ------------------------------------------------------------ faults of values


@pytest.mark.parametrize(
    ("typed", "faults"),
    [
        (["Italy", "day=9", "strict=maybe"], ["day: expected one of 0, 1, 2, got 9", "strict: expected true or false, got 'maybe'"]),
        (["Italy", "day=x", "strict=maybe"], ["day: expected a whole number, got 'x'", "strict: expected true or false, got 'maybe'"]),
        (["Italy", "day=9"], ["day: expected one of 0, 1, 2, got 9"]),
        (["day=9", "strict=maybe"], ["strict: expected true or false, got 'maybe'"]),
    ],
)  # fmt: skip
def test_every_wrong_value_is_told_at_once(
    typed: list[str], faults: list[str], server: Any
) -> None:
    done = run(server, "call", "disease.totals.country", *typed)
    assert done.returncode == 2
    first, *others = done.stderr.splitlines()
    if len(faults) == 1:
        assert (first.endswith(faults[0]), others) == (True, [])
        return
    assert first == f"openshelf: totals.country(): {len(faults)} faults:"
    assert sorted(others) == sorted(f"  {each}" for each in faults)


def test_what_the_call_refuses_is_told_in_lines(server: Any) -> None:
    words = ["filters.award_type_codes=A,Z", "filters.time_period.start_date=2023-10-01"]
    done = run(server, "call", "spending.search.spending_by_award", *words)
    first, *faults = done.stderr.splitlines()
    assert (done.returncode, first) == (2, "openshelf: search.spending_by_award(): 3 faults:")
    starts = "is missing 1", "filters.award_type_codes[1]: ", "filters.time_period[0]: "
    assert len(faults) == 3
    assert all(fault.startswith(f"  {start}") for fault, start in zip(faults, starts, strict=True))
    fields = run(server, "call", "spending.search.spending_by_award", *words, "fields=Award")
    assert [line[:4] for line in fields.stderr.splitlines()[1:]] == ["  fi"] * 3


def test_a_list_is_passed_in_parts_and_other_values_once(server: Any) -> None:
    fields = ["fields=id", "fields=title", "--format", "csv"]
    done = run(server, "call", "museum.artworks.search", "monet", *fields)
    assert done.stdout.startswith("_score,id,title\n")
    twice = mistake(server, "call", "disease.totals.country", "Italy", "day=x", "day=1")
    assert "day: passed twice" in twice


# ------------------------------------------------------------ times


def test_the_catalog_and_tables_agree_on_times_in_milliseconds() -> None:
    found = set()
    for operation in openshelf.operations():
        if operation["answer"] in {"object", "list", "object_or_list"}:
            client = getattr(openshelf, operation["service"].capitalize())()
            method = operator.attrgetter(operation["full_name"])(client)
            columns = openshelf.schema(method)
            pairs = zip(columns.names, columns.types, strict=True)
            names = {name for name, kind in pairs if kind == "timestamp[ms, UTC]"}
            assert times.columns(operation) == names, operation["full_name"]
            found |= names
    assert found == {"updated"}


@pytest.mark.parametrize(
    "typed",
    [["disease.totals.country", "Italy"], ["disease.totals.countries"], ["disease.totals.world"]],
)
def test_times_in_milliseconds_are_readable_in_tables(typed: list[str], server: Any) -> None:
    wanted = run(server, "call", *typed, "--format", "csv").stdout
    first = next(csv.DictReader(io.StringIO(wanted)))["updated"]
    assert first == dt.datetime.fromisoformat(first).isoformat(timespec="milliseconds").replace(
        "+00:00", "Z"
    )
    table = run(server, "call", *typed, "--format", "table").stdout
    assert first in table
    assert not re.search(r"\b\d{13}\b", table)
    plain = json.loads(run(server, "call", *typed).stdout)
    record = plain[0] if isinstance(plain, list) else plain
    assert isinstance(record["updated"], int)


@pytest.mark.parametrize("value", [10**18, -(10**18), None, True, "1", 1.5])
def test_a_value_that_is_no_time_stays(value: Any) -> None:
    assert times.readable([{"updated": value, "x": 1}], {"updated"}) == [{"updated": value, "x": 1}]


def test_a_refused_slug_has_a_line_with_the_nearest_one(server: Any) -> None:
    done = run(server, "call", "gazette.documents.search", "water", "agencies=EPA")
    assert done.returncode == 1
    first, second = done.stderr.splitlines()
    assert first.startswith("openshelf: BadRequestError: 400 from ")
    assert second.startswith('  agencies[0]: "EPA" is not known as a slug of an agency; did you')


def test_objects_and_lists_stand_behind_what_is_read_at_a_glance() -> None:
    """The columns that do not fit are the last ones."""
    records = [
        {"updated": 1, "info": None, "names": ["x"], "cases": 5},
        {"updated": 2, "info": {"a": 1}, "names": [], "cases": 4},
    ]
    out = io.BytesIO()
    output.write_records(records, "table", out)
    first, *_ = out.getvalue().decode().splitlines()
    assert first.split() == ["updated", "cases", "info", "names"]


@pytest.mark.parametrize(
    ("typed", "name", "place"),
    [
        (["awards"], "spending.search.spending_by_award", 5),
        (["paintings"], "museum.artworks.search", 5),
        (["covid", "history"], "disease.historical.countries", 3),
        (["rules", "about", "water"], "gazette.documents.search", 5),
        (["nasa", "contracts"], "spending.search.spending_by_award", 5),
        (["rembrandt", "artworks"], "museum.artworks.search", 9),
    ],
)
def test_what_is_meant_is_among_the_first(
    server: Any, typed: list[str], name: str, place: int
) -> None:
    done = run(server, "list", *typed)
    assert done.returncode == 0, done
    assert name in [line.split()[0] for line in done.stdout.splitlines()[:place]]
