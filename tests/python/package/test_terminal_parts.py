"""Tests what the command line says of answers that may be parts, and of words that a shell has divided."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import openshelf
import pytest


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


def run(server: Any, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "openshelf", *words],
        env=os.environ | server.urls | variables,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


SAID = {
    "a page of CSV": (
        ("call", "gazette.documents.search_csv", "search_term=water"),
        "there may be more; for more, write per_page=1000 page=2; gazette.documents.search --all",
    ),
    "all pages of CSV": (
        ("call", "gazette.documents.search_csv", "search_term=water", "--all"),
        "write: openshelf call gazette.documents.search search_term=water --all --format csv",
    ),
    "suggestions": (
        ("call", "spending.autocomplete.recipient", "in", "--format", "csv"),
        "(10 records, and limit is 10: there may be more; for more, write limit=500 ",
    ),
    "all suggestions": (
        ("call", "spending.autocomplete.recipient", "in", "--all"),
        "at most `limit` records of each kind, 10 unless it is passed: leave --all out",
    ),
    "a list that is not divided": (
        ("call", "spending.disaster.object_class.loans", "L", "--all"),
        "its answer is whole, whatever page and limit are",
    ),
    "two words": (
        ("call", "disease.totals.country", "South", "Korea"),
        "a value with spaces needs quotes: 'South Korea'",
    ),
    "two countries": (
        ("call", "disease.totals.country", "Italy", "France"),
        "quotes: 'Italy France'; for several use disease.totals.countries_by_name Italy,France;",
    ),
    "two numbers of documents": (
        ("call", "gazette.documents.get", "2024-00001", "2024-00002"),
        "expected name=value; for several use gazette.documents.get_many 2024-00001,2024-00002;",
    ),
    "two numbers for a list": (
        ("call", "gazette.documents.get_many", "2024-00001", "2024-00002"),
        "expected name=value; several are separated by commas: 2024-00001,2024-00002;",
    ),
    "two ids": (
        ("call", "museum.artworks.get", "27992", "27993"),
        "expected name=value; id takes one value, so write a command for each;",
    ),
    "two slugs, for which no operation exists": (
        ("call", "gazette.agencies.get", "145", "136"),
        "'136': expected name=value; slug takes one value, so write a command for each;",
    ),
    "two columns": (
        ("call", "museum.artworks.search", "monet", "fields=id", "title"),
        "expected name=value; several are separated by commas: fields=id,title;",
    ),
    "a member of an object": (
        ("call", "spending.search.spending_by_award", "agency=NASA"),
        "has no parameter 'agency'; did you mean filters.agencies?",
    ),
    "a word that nothing is near": (
        ("call", "museum.artworks.search", "monet", "agency=NASA"),
        "has no parameter 'agency'; expected q, page, limit,",
    ),
    "blanks around a sign": (
        ("call", "museum.artworks.search", "monet", "limit", "=", "3"),
        "openshelf: museum.artworks.search: there are no blanks around =: limit=3\n",
    ),
    "blanks around a sign, of the only argument": (
        ("call", "museum.artworks.search", "limit", "=", "3"), "blanks around =: limit=3\n",
    ),
    "blanks around two signs": (
        ("call", "museum.artworks.search", "q", "=", "water lily", "limit", "=", "3"),
        "blanks around =: q='water lily' limit=3\n",
    ),
    "a blank before a sign": (
        ("call", "museum.artworks.search", "monet", "limit", "=3"), "around =: limit=3\n",
    ),
    "a blank after a sign": (
        ("call", "museum.artworks.search", "monet", "limit=", "3"), "around =: limit=3\n",
    ),
    "a blank after a sign, of the only argument": (
        ("call", "museum.artworks.search", "limit=", "3"), "around =: limit=3\n",
    ),
    "blanks around a sign after a path": (
        ("call", "spending.search.spending_by_award", "filters.keywords", "=", "steel"),
        "around =: filters.keywords=steel\n",
    ),
    "no blank around the sign of an empty value": (
        ("call", "museum.artworks.search", "monet", "fields=", "limit=many"), "2 faults:\n  limit: ",
    ),
    "three words after a name": (
        (
            *("call", "spending.search.spending_by_award", "filters.award_type_codes=A"),
            *("fields=Award", "ID,Recipient", "Name"),
        ),
        "a value with spaces needs quotes: fields='Award ID,Recipient Name'\n",
    ),
    "one of several": (
        ("call", "gazette.documents.search", "water", "agency=EPA"), "did you mean agencies?",
    ),
    "another name of a format": (
        ("call", "gazette.agencies.list", "--format", "ndjson"), "did you mean jsonl?",
    ),
    "a format of calls for a question": (
        ("ask", "gazette.documents", "year=2024", "--parquet"), "unrecognized arguments: --parquet (",
    ),
    "a file of that format": (
        ("ask", "gazette.documents", "year=2024", "--output", "x.parquet"), "csv > x.csv (",
    ),
    "at most so many records of a mirror": (
        ("mirror", "museum.artists.list", "--to", "artists", "--max", "3"),
        "--max 3; a mirror keeps the whole list; arguments of the operation narrow it, such as ids (",
    ),
    "at most so many records of a mirror, as an argument": (
        ("mirror", "gazette.documents.search", "None", "--to", "documents", "max=3"),
        "'max'; a mirror keeps the whole list; arguments of the operation narrow it, such as search_",
    ),
    "the size of pages of a mirror, as an option": (
        ("mirror", "placeholder.list", "--to", "pictures", "--limit", "3"),
        "--limit 3; a mirror keeps the whole list (",
    ),
    "a mirror that continues": (
        ("mirror", "museum.artists.list", "--to", "artists", "resume=yes"),
        "'resume'; a mirror that is run again goes on from what it has\n",
    ),
    "a value that begins with a dash": (
        ("call", "museum.artworks.search", "-foo", "limit=1"),
        "arguments: -foo; a value that begins with a dash is written q=-foo (see",
    ),
    "a dash where no argument is missing": (
        ("call", "museum.artworks.search", "monet", "limit=1", "-foo", "page=1"), "arguments: -foo (see",
    ),
    "a dash before an argument with a name": (
        ("ask", "gazette.documents", "-foo", "year=2024"), "arguments: -foo (see",
    ),
    "a second group": (
        ("ask", "gazette.documents", "year=2024", "--group", "month", "--group", "type"),
        "--group: passed twice; it takes one name, and --sql has several",
    ),
    "a file for a question": (
        ("ask", "gazette.documents", "year=2024", "--output", "x.csv"), "--format csv > x.csv",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", SAID)
def test_what_is_said(case: str, server: Any) -> None:
    words, said = SAID[case]
    assert said in run(server, *words).stderr


def test_fewer_suggestions_than_asked_for_are_all(server: Any) -> None:
    words = ("call", "spending.autocomplete.recipient", "in", "limit=500", "--format", "csv")
    assert run(server, *words).stderr == ""


def test_one_record_is_one_line_of_json(server: Any) -> None:
    lines = run(server, "call", "disease.totals.country", "Italy", "--format", "jsonl").stdout
    assert json.loads(lines)["country"] == "Italy"
    words = ("call", "disease.historical.country", "Italy", "last_days=3", "--format", "jsonl")
    days = [json.loads(line) for line in run(server, *words).stdout.splitlines()]
    assert [each["date"] for each in days] == ["2023-03-07", "2023-03-08", "2023-03-09"]


@pytest.mark.parametrize("word", ["monet", "artworks"])
def test_equal_matches_begin_with_the_search(word: str, server: Any) -> None:
    lines = run(server, "list", word).stdout.splitlines()
    first = [line.split()[0] for line in lines if not line.startswith("museum.search ")]
    assert first[0] == "museum.artworks.search"


def test_a_wrong_address_of_the_environment_is_named(server: Any) -> None:
    words = ("call", "gazette.agencies.list")
    refused = run(server, *words, OPENSHELF_GAZETTE_URL="http://127.0.0.1:1")
    assert "the port of OPENSHELF_GAZETTE_URL" in refused.stderr
    other = f"{server.urls['OPENSHELF_GAZETTE_URL']}/other"
    assert (
        "variable OPENSHELF_GAZETTE_URL: if every call is answered so, check its path"
        in run(server, *words, OPENSHELF_GAZETTE_URL=other).stderr
    )
