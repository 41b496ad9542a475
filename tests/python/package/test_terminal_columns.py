"""Tests that a list has the columns that were asked for, and that all operations are listed as JSON."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from terminals import environment, on_terminal, run

from examples import CATALOG


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


LISTS = [
    (["gazette.documents.search", "water"], "title"),
    (["museum.artworks.list"], "title"),
    (["museum.artworks.search", "monet"], "title,id"),
]


@pytest.mark.parametrize("form", ["table", "json", "jsonl", "csv"])
@pytest.mark.parametrize(("typed", "fields"), LISTS, ids=[each[0][0] for each in LISTS])
def test_a_whole_list_has_the_columns_that_were_asked_for(
    server: Any, typed: list[str], fields: str, form: str
) -> None:
    words = ["call", *typed, f"fields={fields}", "--all", "--max", "3", "--format", form]
    done = run(*words, env=environment(**server.urls))
    assert done.returncode == 0, done.stderr
    text = done.stdout.decode()
    match form:
        case "table":
            names = text.splitlines()[0].split()
        case "csv":
            names = next(csv.reader(io.StringIO(text)))
        case "json":
            names = list(json.loads(text)[0])
        case _:
            names = list(json.loads(text.splitlines()[0]))
    # The search of the museum has a score, which nobody can leave out.
    assert set(names) - {"_score"} == set(fields.split(","))


CONTRACTS = [
    "filters.award_type_codes=A",
    "filters.time_period.start_date=2023-10-01",
    "filters.time_period.end_date=2024-09-30",
]
AWARDS = {
    "awards": ["spending_by_award", "fields=Award ID"],
    "awards in an order that paging chooses": ["spending_by_award", "fields=NAICS,Awarding Agency"],
    "subawards": ["spending_by_award", "subawards=true", "fields=Sub-Award ID,Sub-Award Amount"],
    "transactions": ["spending_by_transaction", "sort=Mod", "fields=Mod"],
}


def named(server: Any, form: str, *words: str) -> list[str]:
    """Return the columns of an answer in a format."""
    done = run("call", *words, "--format", form, env=environment(**server.urls))
    assert done.returncode == 0, done.stderr
    text = done.stdout.decode()
    if form in {"table", "csv"}:
        first = text.splitlines()[0]
        return first.split(",") if form == "csv" else re.split(" {2,}", first)
    record = json.loads(text)[0] if form == "json" else json.loads(text.splitlines()[0])
    return list(record)


@pytest.mark.parametrize("form", ["table", "json", "jsonl", "csv"])
@pytest.mark.parametrize("case", AWARDS)
def test_a_whole_list_has_the_columns_of_one_page(server: Any, case: str, form: str) -> None:
    name, *given = AWARDS[case]
    words = [f"spending.search.{name}", *CONTRACTS, *given]
    whole = named(server, form, *words, "--all", "--max", "2")
    one_page = named(server, "jsonl" if form == "json" else form, *words, "limit=2")
    assert "internal_id" in whole
    assert whole == one_page


@pytest.mark.parametrize("limit", [["limit=3"], ["--all", "--max", "3"], ["limit=3", "--flatten"]])
def test_a_table_has_the_booleans_that_the_service_leaves_out(
    server: Any, limit: list[str]
) -> None:
    words = ["museum.artworks.search", "None", "fields=id,is_on_view,is_boosted", *limit]
    texts = {}
    for form in ("table", "csv", "jsonl"):
        done = run("call", *words, "--format", form, env=environment(**server.urls))
        texts[form] = done.stdout.decode()
    assert any("is_on_view" not in json.loads(line) for line in texts["jsonl"].splitlines())
    names, *rows = [line.split() for line in texts["table"].splitlines()]
    shown = [dict(zip(names, row, strict=True)) for row in rows]
    expected = list(csv.DictReader(io.StringIO(texts["csv"])))
    for flag in ("is_on_view", "is_boosted"):
        assert [each[flag] for each in shown] == [each[flag] for each in expected]
    assert {"true", "false"} >= {each["is_on_view"] for each in shown}


def test_a_key_that_was_not_left_out_stays(server: Any) -> None:
    words = ["call", "museum.artworks.list", "--all", "--max", "3", "--format", "jsonl"]
    done = run(*words, env=environment(**server.urls))
    assert "id" in json.loads(done.stdout.splitlines()[0])


def test_operations_are_written_as_json() -> None:
    done = run("operations", "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    found = {each["name"]: each for each in json.loads(done.stdout)}
    assert list(found) == list(CATALOG)
    for name, operation in CATALOG.items():
        each = found[name]
        assert {fact: each[fact] for fact in ("summary", "method")} == {
            fact: operation[fact] for fact in ("summary", "method")
        }
        names = [parameter["name"] for parameter in operation["parameters"]]
        assert [parameter["name"] for parameter in each["parameters"]] == names


def test_operations_of_one_service_are_written_as_json() -> None:
    done = run("operations", "disease", "--json")
    names = [each["name"] for each in json.loads(done.stdout)]
    assert names == [name for name in CATALOG if name.startswith("disease.")]


@pytest.mark.parametrize("width", [20, 40, 72, 100])
def test_the_columns_without_room_are_named_within_the_width(server: Any, width: int) -> None:
    words = ["call", "disease.totals.countries", "--format", "table"]
    environs = environment(**server.urls, COLUMNS=str(width))
    status, written = on_terminal(*words, env=environs)
    lines = written.decode().splitlines()
    assert status == 0
    assert max(map(len, lines)) <= width
    shown, last = lines[0].split(), lines[-1]
    count = int(re.match(r"\((\d+) more columns[:)]", last)[1])  # type: ignore[index]
    assert last.endswith(")")
    assert len(shown) + count == len(openshelf.schema(server.disease().totals.countries)) - 2
    if width > 40:
        named = last.partition(": ")[2].split(", and ")
        assert named[1] == f"{count - len(named[0].split(', '))} others)"


def test_a_table_in_a_file_has_all_columns(server: Any, tmp_path: Path) -> None:
    file = tmp_path / "all.table"
    words = ["call", "disease.totals.countries", "--output", str(file)]
    done = run(*words, env=environment(**server.urls, COLUMNS="40"))
    assert (done.returncode, done.stdout) == (0, b""), done.stderr
    names, *rows = file.read_text(encoding="utf-8").splitlines()
    assert {"updated", "country", "countryInfo", "cases", "continent"} <= set(names.split())
    assert not any("more columns" in row for row in rows)
    assert len(rows) > 100


def test_a_table_never_cuts_a_number() -> None:
    words = ["call", "disease.historical.country", "Spain", "last_days=all", "--sandbox"]
    written = run(*words, "--format", "csv").stdout.decode().splitlines()
    place = written[0].split(",").index("cases")
    table = run(*words, "--format", "table").stdout.decode().splitlines()
    assert "\u2026" not in "".join(table)
    assert written[-1].split(",")[place] in table[-1].split()
    assert len(table) == len(written) > 1000
