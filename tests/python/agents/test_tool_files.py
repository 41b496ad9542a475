"""Tests the files of tools: what is in them, what a query may read, and where nothing is written."""

from __future__ import annotations

import csv
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openshelf
import pyarrow.parquet
import pytest
from openshelf.agents import answers, querying
from openshelf.agents.answers import Answer
from openshelf.agents.toolbox import Toolbox

WATER = {"operation": "gazette.documents.search", "arguments": {"search_term": "water"}}
ARTWORKS = {"operation": "museum.artworks.list"}


def test_both_forms_of_a_file_have_the_same_rows(box: Toolbox, run: Callable[..., Answer]) -> None:
    parquet = run("read", **WATER).body
    text = run("read", **WATER, format="csv").body
    table = pyarrow.parquet.read_table(box.folder / parquet["file"])
    with (box.folder / text["file"]).open(newline="", encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    assert [row["document_number"] for row in rows] == table["document_number"].to_pylist()
    assert parquet["columns"] == text["columns"]
    assert json.loads(rows[0]["agencies"])[0]["slug"]


def test_the_facts_of_columns_are_those_of_the_rows(
    box: Toolbox, run: Callable[..., Answer]
) -> None:
    body = run("read", operation="disease.totals.countries").body
    table = pyarrow.parquet.read_table(box.folder / body["file"])
    assert body["shown"] == {"rows": 193, "of": 193}
    assert body["complete"] is True
    for name, facts in body["columns"].items():
        values = [value for value in table[name].to_pylist() if value is not None]
        assert facts["nulls"] == table[name].null_count
        if values and isinstance(values[0], (int, float, str)):
            assert facts["distinct"] == len(set(values)), name
            if not isinstance(values[0], str):
                assert (facts["min"], facts["max"]) == (min(values), max(values)), name
    assert [row["country"] for row in body["preview"]] == table["country"].to_pylist()[:5]


def test_a_list_of_several_batches_is_one_file_with_its_provenance(
    box: Toolbox, run: Callable[..., Answer]
) -> None:
    body = run("read", **ARTWORKS).body
    table = pyarrow.parquet.read_table(box.folder / body["file"])
    assert table.num_rows == body["shown"]["rows"] == 300
    facts = table.schema.metadata
    assert facts[b"openshelf.operation"] == b"museum.artworks.list"
    assert json.loads(facts[b"openshelf.read"]) == {"complete": True, "why": body["why"]}
    assert len({row["id"] for row in table.to_pylist()}) == 300


def test_a_limited_list_is_not_complete(run: Callable[..., Answer]) -> None:
    body = run("read", **WATER, limit=7).body
    assert body["shown"]["rows"] == 7
    assert body["shown"]["of"] > 100
    assert body["complete"] is False
    assert "limit is 7" in body["why"]
    table = run("read", operation="disease.totals.countries", limit=7).body
    assert (table["shown"]["rows"], table["complete"]) == (7, False)


def test_a_list_without_records_is_an_empty_file(box: Toolbox, run: Callable[..., Answer]) -> None:
    arguments = {"search_term": "qqqqqqq"}
    body = run("read", operation="gazette.documents.search", arguments=arguments).body
    assert body["shown"] == {"rows": 0, "of": 0}
    table = pyarrow.parquet.read_table(box.folder / body["file"])
    assert table.num_rows == 0
    assert "document_number" in table.column_names


def test_what_was_read_before_a_failure_stays_in_the_file(
    twin: openshelf.Sandbox, box: Toolbox
) -> None:
    def report(done: int, _: int | None) -> None:
        if done >= 40:
            twin.fail("museum.artworks.list", status=503, times=None)

    small_pages = {**ARTWORKS, "arguments": {"limit": 10}}
    answer = box.run("read", small_pages, report=report)
    assert answer.is_error
    assert answer.body["failure"]["error"] == "ServerError"
    assert answer.body["complete"] is False
    rows = answer.body["shown"]["rows"]
    assert 0 < rows < 300
    assert answer.body["shown"]["of"] == 300
    assert pyarrow.parquet.read_table(box.folder / answer.body["file"]).num_rows == rows


@pytest.mark.parametrize("form", ["parquet", "csv"])
def test_a_stopped_reading_keeps_what_it_has(box: Toolbox, form: str) -> None:
    stopped = threading.Event()

    def report(_: int, total: int | None) -> None:
        assert total == 300
        stopped.set()

    body = box.run("read", {**ARTWORKS, "format": form}, report=report, stopped=stopped).body
    assert body["why"] == "the caller stopped the reading"
    assert 0 < body["shown"]["rows"] < 300
    if form == "parquet":
        table = pyarrow.parquet.read_table(box.folder / body["file"])
        assert table.num_rows == body["shown"]["rows"]
    else:
        lines = (box.folder / body["file"]).read_text(encoding="utf-8").splitlines()
        assert len(lines) >= body["shown"]["rows"]


def test_a_failure_before_the_first_row_leaves_no_file(
    twin: openshelf.Sandbox, box: Toolbox, run: Callable[..., Answer]
) -> None:
    twin.fail("gazette.documents.search", status=503, times=None)
    assert run("read", **WATER).is_error
    assert list(box.folder.iterdir()) == []


def test_progress_is_reported_with_the_number_of_all(box: Toolbox) -> None:
    seen: list[tuple[int, int | None]] = []
    box.run("read", dict(ARTWORKS), report=lambda done, total: seen.append((done, total)))
    assert seen[-1] == (300, 300)
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)


def test_sql_counts_filters_and_goes_on(run: Callable[..., Answer]) -> None:
    file = run("read", **WATER).body["file"]
    counted = run(
        "query", sql=f'select type, count(*) as n from "{file}" group by 1 order by 2'
    ).body
    assert counted["columns"] == ["type", "n"]
    assert counted["complete"] is True
    part = run("query", sql=f'select document_number from "{file}" order by 1', limit=10).body
    assert (part["shown"]["rows"], part["complete"]) == (10, False)
    more = run(part["next"]["tool"], **part["next"]["arguments"]).body
    assert more["shown"]["from"] == 10
    assert more["rows"][0] > part["rows"][-1]


def test_rows_of_a_query_stay_within_the_budget(
    twin: openshelf.Sandbox, tmp_path: Path, tokens: Callable[[Any], int]
) -> None:
    box = Toolbox(sandbox=twin, folder=tmp_path, budget=1_500)
    file = box.run("read", dict(WATER)).body["file"]
    answer = box.run("query", {"sql": f'select * from "{file}"', "limit": 1000})
    assert tokens(answer.content()[0]["text"]) <= 1_500
    assert answer.body["complete"] is False
    assert answer.body["shown"]["rows"] < answer.body["shown"]["of"]


@pytest.mark.parametrize(
    "sql",
    [
        "select * from read_text('/etc/hostname')",
        "select * from '/etc/hostname'",
        "select * from glob('/*')",
        "select * from read_csv('../secret.csv')",
        "copy (select 1) to 'new.csv'",
        "create table t as select 1",
        "attach 'new.db'",
        "install httpfs",
        "set enable_external_access = true",
        "select 1; select 2",
        "pragma database_list",
        "select * from read_parquet('https://example.org/x.parquet')",
    ],
)
def test_a_query_reads_nothing_else_and_writes_nothing(
    sql: str, box: Toolbox, run: Callable[..., Answer]
) -> None:
    secret = box.files().parent / "secret.csv"
    secret.write_text("a\ngeheim\n", encoding="utf-8")
    answer = run("query", sql=sql)
    assert answer.is_error, answer.body
    assert "geheim" not in json.dumps(answer.body)
    assert list(box.folder.iterdir()) == []
    assert {path.name for path in box.folder.parent.iterdir()} == {"files", "secret.csv"}


def test_a_file_of_the_folder_that_is_a_link_elsewhere_is_not_read(
    box: Toolbox, run: Callable[..., Answer], tmp_path: Path
) -> None:
    secret = tmp_path / "secret.csv"
    secret.write_text("a\ngeheim\n", encoding="utf-8")
    (box.files() / "link.csv").symlink_to(secret)
    for call in ({"sql": 'select * from "link.csv"'}, {"file": "link.csv"}):
        answer = run("query", **call)
        assert answer.is_error
        assert "geheim" not in json.dumps(answer.body)
    assert run("query", file="../secret.csv").is_error


def without(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = querying.find_spec
    for module in (querying, answers):
        monkeypatch.setattr(
            module, "find_spec", lambda asked: None if asked == name else found(asked)
        )


def test_conditions_and_groups_work_without_duckdb(
    box: Toolbox, run: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch
) -> None:
    without("duckdb", monkeypatch)
    read = run("read", operation="disease.totals.countries").body
    file = read["file"]
    # What it says to call next can be called.
    assert read["next"] == {"tool": "query", "arguments": {"file": file}}
    shown = run("query", **read["next"]["arguments"]).body
    assert shown["shown"]["rows"] > 0
    refused = run("query", sql="select 1")
    assert refused.is_error and "pip install duckdb" in refused.body["message"]
    table = pyarrow.parquet.read_table(box.folder / file)
    body = run(
        "query",
        file=file,
        filter=[["continent", "=", "Europe"], ["cases", ">", 1000]],
        group={"by": ["continent"], "of": [["cases", "sum"], ["country", "count"]]},
    ).body
    rows = [
        row for row in table.to_pylist() if row["continent"] == "Europe" and row["cases"] > 1000
    ]
    assert body["columns"] == ["continent", "cases_sum", "country_count"]
    assert body["rows"] == [["Europe", sum(row["cases"] for row in rows), len(rows)]]
    head = run("query", file=file, filter=[["country", "contains", "ital"]], limit=3).body
    assert [row[head["columns"].index("country")] for row in head["rows"]] == ["Italy"]
    for wrong in (
        {"filter": [["x", "=", 1]]},
        {"filter": [["cases", "~", 1]]},
        {"filter": [["cases", ">", "many"]]},
        {"group": {"by": ["continent"], "of": [["cases", "median"]]}},
    ):
        assert run("query", file=file, **wrong).is_error
    without("pyarrow", monkeypatch)
    assert "pyarrow is not installed" in run("query", file=file).body["message"]


def test_reading_needs_neither_duckdb_nor_pyarrow() -> None:
    """The modules that read do not import them."""
    code = Path(openshelf.__file__ or "").parent / "agents"
    for name in ("reading", "row_files", "statistics", "calling"):
        text = (code / f"{name}.py").read_text(encoding="utf-8")
        assert "pyarrow" not in text and "duckdb" not in text, name


def test_pictures_are_shown_and_saved(box: Toolbox, run: Callable[..., Answer]) -> None:
    answer = run(
        "download", operation="placeholder.fetch_seed", arguments={"seed": "x", "width": 200}
    )
    blocks = answer.content()
    assert [block["type"] for block in blocks] == ["text", "image", "resource_link"]
    assert blocks[1]["mimeType"] == "image/jpeg"
    (saved,) = box.folder.glob("*.jpg")
    assert saved.read_bytes()[:2] == b"\xff\xd8"


def test_a_job_becomes_files_and_tables(twin: openshelf.Sandbox, tmp_path: Path) -> None:
    box = Toolbox(sandbox=twin, folder=tmp_path, read_only=False)
    filters = {
        "award_type_codes": ["A", "B", "C", "D"],
        "time_period": [{"start_date": "2024-01-01", "end_date": "2024-03-30"}],
    }
    call = {"operation": "spending.download.awards", "arguments": {"filters": filters}}
    body = box.run("download", call).body
    assert body["complete"] is True
    assert body["files"][0]["file"].endswith(".zip")
    rows = body["tables"][0]["rows"]
    shown = box.run(body["next"]["tool"], body["next"]["arguments"]).body
    assert shown["shown"]["of"] == min(rows, 100)
    box.close()


def test_an_operation_without_files_says_what_to_use(run: Callable[..., Answer]) -> None:
    answer = run("download", operation="disease.totals.world")
    assert answer.is_error
    assert "use call" in answer.body["message"]


def test_an_answer_without_columns_cannot_be_read_into_a_file(
    box: Toolbox, run: Callable[..., Answer]
) -> None:
    answer = run("read", operation="placeholder.random_url", arguments={"width": 9})
    assert answer.is_error
    assert list(box.folder.iterdir()) == []


@pytest.mark.parametrize("separator", [";", "\t", "|"])
def test_a_file_with_other_separators_is_not_read_as_one_column(
    box: Toolbox, run: Callable[..., Answer], separator: str
) -> None:
    (box.files() / "other.csv").write_text(f"id{separator}title\n1{separator}A\n")
    answer = run("query", file="other.csv")
    assert answer.is_error
    assert "only commas are read" in str(answer.body)
