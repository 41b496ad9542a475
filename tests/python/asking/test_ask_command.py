"""Tests the command ask, against the sandbox."""

from __future__ import annotations

import csv
import io
import json
import sys
from typing import Any

import openshelf
import pytest
from openshelf import asking
from openshelf.terminal import parser
from openshelf.terminal.completion import candidates
from terminals import environment, on_terminal, run

#: What stands beside every answer about awards.
AMOUNTS = (
    "(Award Amount in the list is what an award has obligated in its whole life; the sums of --group are "
    "what was obligated in the period that was asked for)\n"
)
QUESTION = ["spending.awards", "types=contracts", "fiscal_year=2024"]


def test_a_list_is_that_of_the_operation(sandbox: Any, asked: Any) -> None:
    status, out, err = asked(*QUESTION, "agency=NASA", "amount=1000000..", "--max", "5")
    assert (status, err) == (0, AMOUNTS)
    with sandbox.spending() as spending:
        filters = openshelf.spending_filters(
            types="contracts", fiscal_years=2024, agency="NASA", amount=(1_000_000, None)
        )
        found = spending.search.spending_by_award(
            filters,
            ["Award ID", "Recipient Name", "Award Amount", "Awarding Agency", "Description"],
            sort="Award Amount",
            limit=5,
        )
    assert json.loads(out) == found["results"]


@pytest.mark.parametrize("subject", ["gazette.documents", "museum.artworks"])
def test_everything_is_written_only_where_nobody_scrolls(sandbox: Any, subject: str) -> None:
    surroundings = environment(**sandbox.urls)
    status, came = on_terminal("ask", subject, env=surroundings)
    assert (status, came.count(b"\n")) == (2, 1)
    told = came.decode()
    assert f"openshelf: {subject} without words is everything" in told
    assert all(way in told for way in (f"ask {subject} words", "--max 20", "> FILE.csv"))
    assert ("--group " in told) == (subject == "gazette.documents")
    assert on_terminal("ask", subject, "--max", "2", env=surroundings)[0] == 0
    done = run("ask", subject, env=surroundings)
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(json.loads(done.stdout)) > 200


def test_a_chart_has_a_bar_for_each_group(asked: Any) -> None:
    status, out, err = asked(*QUESTION, "--group", "state", "--format", "chart", "--max", "4")
    assert (status, err) == (0, AMOUNTS)
    lines = out.splitlines()
    _, rows, notes = asked(*QUESTION, "--group", "state", "--format", "json")
    expected = json.loads(rows)
    # What the groups leave out stands below the chart, and beside data.
    assert lines[4:-1] == notes.removesuffix(AMOUNTS).splitlines()
    assert lines[-1] == f"(4 of {len(expected)} groups by state; --max N shows more)"
    bars = []
    for line, row in zip(lines[:4], expected, strict=False):
        assert line.startswith(row["state"])
        assert f"{row['amount']:,.2f}".removesuffix(".00") in line
        assert len(line) <= 80
        bars.append(line.count("█"))
    assert bars == sorted(bars, reverse=True)
    assert bars[0] > 0


@pytest.mark.parametrize(
    ("name", "group"),
    [
        (name, group["name"])
        for service in ("spending", "gazette")
        for subject in asking.described(service)["subjects"].values()
        for name in [f"{service}.{subject['name']}"]
        for group in subject["groups"]
    ],
)
def test_every_group_is_answered(asked: Any, name: str, group: str) -> None:
    words = {
        "spending": ["fiscal_years=2023..2024"],
        "gazette": ["published=2024-01-01..2024-10-15"],
    }[name.partition(".")[0]]
    status, out, err = asked(name, *words, "--group", group, "--format", "csv")
    assert status == 0
    assert err.removesuffix("" if name == "spending.transactions" else AMOUNTS).count("\n") <= 1
    rows = list(csv.reader(io.StringIO(out)))
    assert rows[0][0] == group
    assert len(rows) > 1
    values = [float(row[-1]) for row in rows[1:] if row[-1]]
    if group not in {"fiscal_year", "year", "month"}:
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize(("group", "length"), [("year", 4), ("month", 7)])
def test_years_and_months_are_those_of_the_calendar(
    sandbox: Any, asked: Any, group: str, length: int
) -> None:
    words = ["agency=NASA", "types=contracts", "dates=2023-08-01..2024-11-30"]
    _, out, _ = asked("spending.awards", *words, "--group", group, "--format", "csv")
    with sandbox.spending() as spending:
        filters = openshelf.spending_filters(
            agency="NASA", types="contracts", dates=("2023-08-01", "2024-11-30")
        )
        actions = openshelf.paginate(spending.search.spending_by_transaction).records(
            filters, ["Action Date", "Transaction Amount"], sort="Action Date"
        )
        expected: dict[str, float] = {}
        for action in actions:
            time = action["Action Date"][:length]
            expected[time] = expected.get(time, 0) + action["Transaction Amount"]
    found = {
        row[group]: float(row["aggregated_amount"]) for row in csv.DictReader(io.StringIO(out))
    }
    assert len(expected) > 1
    with_actions = {time: value for time, value in expected.items() if value}
    assert {time: found.get(time) for time in with_actions} == pytest.approx(with_actions)
    # Those in between have none, and nothing is before the first and after the last.
    assert {value for time, value in found.items() if time not in with_actions} <= {0}
    assert (min(found), max(found)) == (min(with_actions), max(with_actions))


def sums(out: str) -> float:
    return sum(float(row[-1] or 0) for row in list(csv.reader(io.StringIO(out)))[1:])


def test_documents_of_no_group_are_counted(sandbox: Any, asked: Any) -> None:
    _, out, err = asked("gazette.documents", "year=2024", "--group", "type", "--format", "csv")
    with sandbox.gazette() as gazette:
        search = openshelf.paginate(gazette.documents.search)
        types = [each["type"] for each in search.records(None, publication_year=2024)]
    without = types.count("Uncategorized Document")
    assert sums(out) == len(types) - without
    assert without > 1
    assert err == f"({without} of {len(types)} are in no group by type)\n"
    _, out, err = asked("gazette.documents", "year=2024", "--group", "year", "--format", "csv")
    assert (sums(out), err) == (len(types), "")
    question = ("gazette.documents", "year=2024", "type=notice", "--group", "type")
    _, out, err = asked(*question, "--format", "csv")
    assert (sums(out), err) == (types.count("Notice"), "")


def test_groups_that_overlap_say_so(sandbox: Any, asked: Any) -> None:
    _, out, err = asked("gazette.documents", "year=2024", "--group", "topic", "--format", "csv")
    with sandbox.gazette() as gazette:
        total = openshelf.paginate(gazette.documents.search).count(None, publication_year=2024)
    assert err == (
        "(something may be in several groups by topic, or in none: they add up to "
        f"{int(sums(out))}, and everything to {total})\n"
    )


@pytest.mark.parametrize("group", ["naics", "psc", "assistance", "defc", "account"])
def test_amounts_of_no_group_are_told(asked: Any, group: str) -> None:
    question = ("spending.transactions", "fiscal_years=2024")
    _, out, err = asked(*question, "--group", group, "--format", "csv")
    _, whole, none = asked(*question, "--group", "fiscal_year", "--format", "csv")
    assert none == ""
    added, everything = (f"{sums(each):,.2f}".removesuffix(".00") for each in (out, whole))
    assert added != everything or group == "account"
    assert f"add up to {added}, and everything to {everything}" in err
    assert ("several groups" in err) is (group in {"defc", "account"})
    # The years of the service end with the days that were asked for, which are of another kind.
    _, _, err = asked(*question, "date_type=signed", "--group", group, "--format", "csv")
    assert f"groups by {group}, or in none" in err or f"in no group by {group}" in err
    assert "add up" not in err


GROUPS_OF_AWARDS = [
    group["name"] for group in asking.described("spending")["subjects"]["awards"]["groups"]
]


@pytest.mark.parametrize(
    "kind", ["contracts", "idvs", "grants", "loans", "direct payments", "other"]
)
def test_awards_of_every_type_are_listed_and_grouped(asked: Any, kind: str) -> None:
    question = ("spending.awards", f"types={kind}", "fiscal_years=2024")
    amount = "Loan Value" if kind == "loans" else "Award Amount"
    status, out, err = asked(*question)
    assert (status, err.startswith(f"({amount} ")) == (0, True)
    amounts = [row[amount] for row in json.loads(out)]
    assert amounts == sorted(amounts, reverse=True)
    assert len(amounts) > 1
    assert all(row["Recipient Name"] for row in json.loads(out))
    status, listed, _ = asked(*question, "--format", "csv", "--max", "2")
    assert (status, len(listed.splitlines())) == (0, 3)
    for group in GROUPS_OF_AWARDS:
        status, out, err = asked(*question, "--group", group, "--format", "csv")
        assert (status, out.splitlines()[0].partition(",")[0]) == (0, group)
        assert f"({amount} " in err


def test_a_query_of_loans_has_their_columns(asked: Any) -> None:
    pytest.importorskip("duckdb")
    question = ("spending.awards", "types=loans", "fiscal_years=2024")
    status, out, _ = asked(*question, "--sql", 'select max("Loan Value") as most from awards')
    _, listed, _ = asked(*question)
    assert (status, json.loads(out)[0]["most"]) == (0, json.loads(listed)[0]["Loan Value"])


def test_csv_without_rows_has_the_names_of_the_columns(asked: Any) -> None:
    nothing = ("spending.awards", "types=contracts", "keywords=zzzzzzzz", "fiscal_years=2024")
    _, out, _ = asked(*nothing, "--format", "csv")
    assert out == "Award ID,Recipient Name,Award Amount,Awarding Agency,Description\n"
    _, out, _ = asked(*nothing, "--group", "state", "--format", "csv")
    assert out == "state,code,amount\n"
    _, out, _ = asked("gazette.documents", "term=zzzzzzzz", "--group", "type", "--format", "csv")
    assert out == "type,count\n"


def test_a_query_without_rows_has_the_names_of_its_columns(asked: Any) -> None:
    pytest.importorskip("duckdb")
    query = "select title, type from documents where false"
    question = ("gazette.documents", "year=2024", "type=rule", "--sql", query)
    status, out, _ = asked(*question, "--format", "csv")
    assert (status, out) == (0, "title,type\n")


def test_groups_that_are_left_out_are_counted(asked: Any) -> None:
    status, out, err = asked(*QUESTION, "--group", "state", "--max", "3", "--format", "csv")
    assert (status, len(out.splitlines())) == (0, 4)
    note = err.removesuffix(AMOUNTS).splitlines()[-1]
    assert note.startswith("(3 of ")
    assert note.endswith(" groups by state; --max N shows more)")


def test_works_are_listed(asked: Any) -> None:
    status, out, err = asked("museum.artworks", "public_domain=yes", "--max", "3")
    assert (status, err) == (0, "")
    assert len(json.loads(out)) == 3


def test_a_query_answers_from_the_list(sandbox: Any, asked: Any) -> None:
    duckdb = pytest.importorskip("duckdb")
    words = ["gazette.documents", "year=2024", "type=final rule"]
    query = "select document_number, publication_date from documents order by 2, 1 limit 3"
    status, out, err = asked(*words, "--sql", query)
    assert (status, err) == (0, "")
    status, listed, _ = asked(*words)
    expected = sorted(
        (row["publication_date"], row["document_number"]) for row in json.loads(listed)
    )
    rows = [(row["publication_date"], row["document_number"]) for row in json.loads(out)]
    assert rows == expected[:3]
    query = 'select count(*) as n, sum("Award Amount") as dollars, avg(1.5) as d from awards'
    status, out, err = asked(*QUESTION, "agency=NASA", "--sql", query, "--format", "jsonl")
    assert (status, err) == (0, AMOUNTS)
    _, listed, _ = asked(*QUESTION, "agency=NASA")
    amounts = [row["Award Amount"] for row in json.loads(listed)]
    answer = json.loads(out)
    assert answer["n"] == len(amounts) > 1
    assert answer["dollars"] == pytest.approx(sum(amounts))
    assert answer["d"] == 1.5
    status, out, _ = asked(*QUESTION, "--sql", "select 1 as one from awards", "--max", "2")
    assert json.loads(out) == [{"one": 1}, {"one": 1}]
    before = len(sandbox.calls)
    for query in ("select from where", "drop table awards", "select 1; select 2"):
        status, out, err = asked(*QUESTION, "--sql", query)
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
    assert len(sandbox.calls) == before
    status, out, err = asked(*QUESTION, "--sql", "select nothing from awards", "--max", "1")
    assert (status, out) == (2, "")
    assert err.startswith("openshelf: --sql: Binder Error: ") and err.count("\n") == 1
    assert duckdb.__version__


NAMED = [
    (
        ["museum.artworks", "kind=Painting"],
        "select artwork_type_title, count(*) as n from artworks group by 1",
        [{"artwork_type_title": "Painting", "n": 37}],
    ),
    (
        ["gazette.documents", "agencies=EPA", "year=2024"],
        "select bool_and(len(agencies) > 0) as known, count(comments_close_on) > 0 as open from documents",
        [{"known": True, "open": True}],
    ),
    (
        [*QUESTION, "agency=NASA"],
        "select bool_and(\"start date\" < '2030-01-01') as early, bool_and(\"Award ID\" <> '') as named from awards",
        [{"early": True, "named": True}],
    ),
    (
        ["spending.transactions", "types=contracts", "fiscal_years=2024", "agency=NASA"],
        "select count(naics_code) > 0 as known from transactions",
        [{"known": True}],
    ),
]


@pytest.mark.parametrize(("words", "query", "expected"), NAMED)
def test_a_query_has_the_members_that_it_names(
    asked: Any, words: list[str], query: str, expected: list[dict[str, Any]]
) -> None:
    pytest.importorskip("duckdb")
    status, out, err = asked(*words, "--sql", query)
    assert (status, json.loads(out or "null")) == (0, expected), err
    # Without names of other members the table has the columns of the list.
    table = words[0].partition(".")[2]
    _, out, _ = asked(*words, "--sql", f"select * from {table} limit 1")
    _, listed, _ = asked(*words, "--max", "1")
    columns = set(json.loads(out)[0]) - {"_extra", "_unfit", "_unfit_values"}
    assert columns == set(json.loads(listed)[0])


def test_a_query_needs_a_library_and_says_which(
    sandbox: Any, asked: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    before = len(sandbox.calls)
    status, out, err = asked(*QUESTION, "--sql", "select 1 from awards")
    assert (status, out) == (2, "")
    assert err == "openshelf: --sql needs duckdb: pip install duckdb polars\n"
    assert len(sandbox.calls) == before


MISTAKES = [
    (
        ["spending.awards", "--group", "state", "--sql", "select 1"],
        "--group and --sql are mutually exclusive: group in the query",
    ),
    (["spending.award"], "no question is about 'spending.award'; did you mean spending.awards?"),
    (
        ["disease", "country=Italy"],
        (
            "no question is about 'disease'; expected one of museum.artworks, gazette.documents, "
            "spending.awards, spending.transactions. Operations of disease take plain arguments "
            "instead of words: openshelf list disease shows them"
        ),
    ),
    (
        ["gazette.documents", "--group", "month,type"],
        (
            "gazette.documents has no group 'month,type': it takes one name, and --sql has several; "
            "names are agency, topic"
        ),
    ),
    (
        ["spending.awards", "agncy=NASA"],
        "spending.awards has no word 'agncy'; did you mean agency?",
    ),
    (["spending.awards", "NASA"], "spending.awards: expected name=value, got 'NASA'"),
    (
        ["gazette.documents", "type=proposed", "rule", "year=2024"],
        (
            "gazette.documents: expected name=value, got 'rule'; "
            "a value with spaces needs quotes: type='proposed rule'; names are term,"
        ),
    ),
    (
        ["gazette.documents", "agency=EPA", "USDA"],
        (
            "gazette.documents: expected name=value, got 'USDA'; "
            "several are separated by commas: agency=EPA,USDA; names are"
        ),
    ),
    (
        ["museum.artworks", "artist=Claude", "Monet"],
        (
            "museum.artworks: expected name=value, got 'Monet'; "
            "a value with spaces needs quotes: artist='Claude Monet'; "
            "several are separated by commas: artist=Claude,Monet; names are"
        ),
    ),
    (
        ["gazette.documents", "significant=true", "false"],
        "gazette.documents: expected name=value, got 'false'; names are",
    ),
    (
        ["spending.awards", "fiscal_years=2023", "2024"],
        (
            "spending.awards: expected name=value, got '2024'; "
            "several are separated by commas: fiscal_years=2023,2024; names are"
        ),
    ),
    (
        ["gazette.documents", "type", "=", "proposed rule", "year=", "2024"],
        "gazette.documents: there are no blanks around =: type='proposed rule' year=2024",
    ),
    (["spending.awards", "--group", "stat"], "spending.awards has no group 'stat'; did you mean"),
    (
        ["museum.artworks", "--group", "state"],
        "museum.artworks has no groups: count its list with --sql, by group by",
    ),
    (
        ["museum.artworks", "--format", "chart"],
        "--format chart draws groups: museum.artworks has no groups",
    ),
    (
        ["spending.awards", "--format", "chart"],
        "--format chart draws groups: pass --group, one of agency,",
    ),
    (["museum.artworks", "public_domain=maybe"], "public_domain: expected true or false, got"),
    (
        ["spending.awards", "types=contrats"],
        "filters(): types: unknown type of award 'contrats'; did you mean 'contracts'?",
    ),
]


@pytest.mark.parametrize(("words", "message"), MISTAKES)
def test_a_mistake_is_one_line_and_sends_nothing(
    asked: Any, sandbox: Any, words: list[str], message: str
) -> None:
    before = sandbox.stats["requests"]
    status, out, err = asked(*words)
    assert (status, out) == (2, "")
    assert err.startswith(f"openshelf: {message}")
    assert err.count("\n") == 1
    assert sandbox.stats["requests"] == before


def test_words_are_repeated_or_divided_by_commas(asked: Any, sandbox: Any) -> None:
    asked("spending.awards", "types=grants", "states=TX,CA", "states=NY", "--max", "1")
    body = json.loads(sandbox.calls[-1]["body"])
    states = [place["state"] for place in body["filters"]["place_of_performance_locations"]]
    assert states == ["TX", "CA", "NY"]
    asked("spending.awards", "types=grants", "cities=Houston, TX", "--max", "1")
    body = json.loads(sandbox.calls[-1]["body"])
    assert body["filters"]["place_of_performance_locations"][0]["city"] == "Houston"


COMPLETIONS = [
    (["ask", "spending.a"], ["spending.awards"]),
    (["ask", "spending.awards", "fisc"], ["fiscal_years="]),
    (["ask", "spending.awards", "types=gr"], ["types=grants"]),
    (["ask", "spending.awards", "types=grants,lo"], ["types=grants,loans"]),
    (["ask", "spending.awards", "agency=NAS"], ["agency=NASA"]),
    (["ask", "gazette.documents", "comment_open="], ["comment_open=true", "comment_open=false"]),
    (["ask", "nowhere", "ty"], []),
    (["ask", "spending.awards", "--form"], ["--format"]),
]


@pytest.mark.parametrize(("typed", "expected"), COMPLETIONS)
def test_words_are_completed(typed: list[str], expected: list[str]) -> None:
    assert candidates(typed, parser.build().commands()) == expected


def test_months_without_a_document_are_zero_and_a_text_that_finds_nothing_is_told(
    asked: Any,
) -> None:
    status, out, _ = asked(
        "gazette.documents", "agencies=EPA", "year=2024", "--group", "month", "--format", "json"
    )
    months = [row["month"] for row in json.loads(out)]
    assert status == 0
    assert 0 in [row["count"] for row in json.loads(out)]
    assert months == [f"2024-{month:02}" for month in range(1, len(months) + 1)]
    for more in ([], ["--group", "recipient"]):
        status, _, err = asked(
            "spending.awards", "types=contracts", "fiscal_years=2024", "recipient=Nobody", *more
        )
        assert status == 0
        assert "nothing was found; a text is not checked, so recipient may be misspelt" in err
    status, _, err = asked("spending.awards", "types=contracts", "fiscal_years=2024", "--max", "2")
    assert (status, "nothing was found" in err) == (0, False)
