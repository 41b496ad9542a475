"""Tests that the terminal says what it left out, and what to write where Python has another word."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf.__main__ import main


@pytest.fixture
def run(
    sandbox: Any,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> Any:
    for name, address in sandbox.urls.items():
        monkeypatch.setenv(name, address)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def call(*words: str) -> tuple[int, str, str]:
        try:
            status = main(list(words))
        except SystemExit as end:
            status = int(end.code or 0)
        out, err = capfd.readouterr()
        return status, out, err

    return call


def test_a_table_of_one_page_says_what_it_leaves_out(run: Any, sandbox: Any) -> None:
    with sandbox.museum() as museum:
        total = museum.artworks.list(limit=3)["pagination"]["total"]
    for form in ("table", "jsonl"):
        _, _, err = run("call", "museum.artworks.list", "limit=3", "--format", form)
        assert err == f"(one page of the list: 3 of {total} records; --all reads the whole list)\n"
    _, _, err = run("call", "spending.references.toptier_agencies", "--format", "table")
    assert err == ""
    _, out, err = run("call", "museum.artworks.list", "limit=3")
    assert err == ""
    assert json.loads(out)["pagination"]["total"] == total


def test_a_page_without_a_total_says_that_more_follow(run: Any) -> None:
    words = ("spending.search.spending_by_category.recipient", "limit=2", "--format", "table")
    filters = "filters.award_type_codes=A,B,C,D"
    _, _, err = run("call", *words, filters)
    assert err == "(one page of the list: 2 records, and more follow; --all reads the whole list)\n"


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("museum.artworks.search", "monet", "--resume"), "to_parquet(path, resume=True)"),
        (("museum.artworks.search", "monet", "resume=x"), "to_parquet(path, resume=True)"),
        (("museum.artworks.search", "monet", "--money", "decimal"), "only Python programs have it"),
        (("museum.artworks.search", "monet", "--max-records", "5"), "write --all --max 5"),
        (("museum.artworks.get", "5", "--all"), "its answer is whole: leave --all out"),
        (
            ("museum.artworks.search", "monet", "--print", "curl", "--sandbox"),
            "--print and --sandbox are mutually exclusive",
        ),
    ],
)
def test_what_only_python_has_is_said(run: Any, words: tuple[str, ...], hint: str) -> None:
    status, out, err = run("call", *words)
    assert (status, out) == (2, "")
    assert hint in err
    assert len(err.splitlines()) == 1


def test_a_hyphen_is_standard_output(run: Any) -> None:
    words = ("call", "spending.autocomplete.naics", "forest", "limit=2")
    assert run(*words, "--output", "-") == run(*words)
    assert run("openapi", "disease", "--output", "-") == run("openapi", "disease")
    assert list(Path().iterdir()) == []
    run(*words, "--output", "./-", "--format", "json")
    assert [each.name for each in Path().iterdir()] == ["-"]


def test_a_misspelt_service_of_openapi_names_the_nearest(run: Any) -> None:
    status, _, err = run("openapi", "disaese")
    assert status == 2
    assert "did you mean disease?" in err


def test_what_people_mean_is_listed_before_a_word_within_a_text(run: Any) -> None:
    _, out, _ = run("list", "comment")
    assert out.splitlines()[0].startswith("gazette.")


def test_a_name_with_the_ending_of_another_format_is_refused(sandbox: Any, tmp_path: Path) -> None:
    listed = openshelf.paginate(sandbox.museum().artworks.list, max_records=5)
    table = listed.table()
    for method, name, meant in [
        ("to_parquet", "x.csv", "to_csv"),
        ("to_csv", "x.PARQUET", "to_parquet"),
        ("to_jsonl", "x.xlsx", "to_excel"),
    ]:
        for made in (listed, table):
            with pytest.raises(openshelf.ArgumentError, match=f"call {meant}, or give the file"):
                getattr(made, method)(tmp_path / name)
    assert list(tmp_path.iterdir()) == []
    for name in ("x", "x.json", "x.jsonl", "x.txt"):
        assert listed.to_jsonl(tmp_path / name) == 5
    table.to_parquet(tmp_path / "x.csv", partition_by=["id"])
    assert (tmp_path / "x.csv").is_dir()


def test_words_of_pandas_get_a_hint(sandbox: Any, tmp_path: Path) -> None:
    listed = openshelf.paginate(sandbox.museum().artworks.list, max_records=5)
    with pytest.raises(openshelf.ArgumentTypeError, match="compressed with Zstandard"):
        listed.to_parquet(tmp_path / "x.parquet", compression="snappy")
    with pytest.raises(openshelf.ArgumentTypeError, match=r'logging\.getLogger\("openshelf"\)'):
        openshelf.Gazette(logger=1)  # type: ignore[call-arg]


def test_numbers_of_a_table_stand_at_the_right(run: Any) -> None:
    status, out, _ = run("call", "disease.totals.continents", "--format", "table")
    assert status == 0
    header, *rows = out.splitlines()
    end = header.index("cases") + len("cases")
    cells = [row[:end].split()[-1] for row in rows if not row.startswith("(")]
    assert len(cells) > 3 and len({len(each) for each in cells}) > 1
    assert all(row[end : end + 2].strip() == "" and row[end - 1].isdigit() for row in rows[:3])


def test_an_operation_is_shown_with_a_command_that_runs(run: Any) -> None:
    status, out, _ = run("show", "disease.totals.country")
    assert status == 0
    command = next(line for line in out.splitlines() if line.startswith("In a shell: openshelf "))
    status, out, _ = run(*shlex.split(command)[4:])
    assert status == 0 and json.loads(out)["cases"] > 0


def test_a_mirror_tells_a_failed_connection_as_a_call_does(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENSHELF_GAZETTE_URL", "http://127.0.0.1:9/")
    operation = ("gazette.documents.search", "None")
    status, _, called = run("call", *operation)
    assert (status, called.splitlines()[0][:24]) == (1, "openshelf: ConnectError:")
    status, _, mirrored = run("mirror", *operation, "--to", "kept")
    assert status == 1
    # Only the address differs: a mirror asks for a count or a larger page first.
    assert [line[:24] for line in mirrored.splitlines()] == [
        line[:24] for line in called.splitlines()
    ]


def test_the_folder_above_a_new_folder_is_named(run: Any) -> None:
    download = ("download", "placeholder.fetch_seed", "a", "100", "--output")
    assert "there is no folder x" in run(*download, "x/y/")[2]
    assert "not written to standard output; pass a folder" in run(*download, "-")[2]
