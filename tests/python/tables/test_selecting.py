"""Tests the selection of rows and columns of a table, and tables as lines of JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pyarrow as pa
import pytest
from calling import make_client
from openshelf import paginate
from recorder import Answer, Recorder

COLUMNS = ["id", "title", "thumbnail", "artist_titles", "updated_at"]


@pytest.fixture
def table(sandbox: Any, small_batches: None) -> Any:
    """Three pages, one batch each."""
    listing = paginate(sandbox.museum().artworks.list, max_records=30)
    found = listing.table(limit=10, fields=COLUMNS)
    assert len(found.batches()) == 3
    return found


@pytest.mark.parametrize("count", [0, 1, 5, 10, 11, 29, 30, 31])
def test_head_and_tail_give_the_first_and_last_rows(table: Any, count: int) -> None:
    whole = pl.DataFrame(table)
    assert pl.DataFrame(table.head(count)).equals(whole.head(count))
    assert pl.DataFrame(table.tail(count)).equals(whole.tail(count))
    assert len(table.head(count)) == table.head(count).num_rows == min(count, 30)


def test_head_and_tail_give_five_rows_by_default(table: Any) -> None:
    assert (len(table.head()), len(table.tail())) == (5, 5)
    with pytest.raises(ValueError, match="n: expected an int of at least 0, got -1"):
        table.head(-1)
    with pytest.raises(TypeError):
        table.tail("3")


def test_select_takes_columns_in_any_order(table: Any) -> None:
    whole = pl.DataFrame(table)
    for found in (
        table.select("title", "id"),
        table.select(["title", "id"]),
        table.select("title", ("id",)),
        table.select(name for name in ("title", "id")),
    ):
        assert pl.DataFrame(found).equals(whole.select("title", "id"))
    assert table.select().num_columns == 0
    assert table.select("thumbnail").schema.types == [table.schema.types[2]]


@pytest.mark.parametrize(
    ("columns", "error", "words"),
    [
        (["titel"], ValueError, "the table has no column 'titel'; did you mean 'title'"),
        (["id", "id"], ValueError, "'id' is named twice"),
        ([["id", 3]], TypeError, "expected names of columns, got int"),
        ([3], TypeError, "not iterable"),
    ],
)
def test_an_unknown_column_is_refused(
    table: Any, columns: list[Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        table.select(*columns)


def test_a_part_of_a_table_keeps_its_provenance(table: Any) -> None:
    part = table.head(3).select("id")
    assert part.citation == table.citation
    assert part.schema.metadata["openshelf.url"] == table.schema.metadata["openshelf.url"]
    # All rows of a list are the list; a selection is not.
    assert table.completeness is not None
    assert table.select("id").completeness == table.completeness
    assert table.head(30).completeness == table.completeness
    assert table.head(29).completeness.reason.startswith("the first 29 of 30 rows of a table; ")
    assert "the last 3 of 30 rows" in table.tail(3).schema.metadata["openshelf.completeness"]


def test_json_lines_have_the_rows(table: Any, tmp_path: Path) -> None:
    path = tmp_path / "works.jsonl"
    assert table.to_jsonl(path) == 30
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    arrow = pa.table(table).drop_columns(["_unfit", "_extra"])
    wanted = arrow.to_pylist()
    for row in wanted:
        row["updated_at"] = row["updated_at"].isoformat().replace("+00:00", "Z")
    assert rows == wanted
    assert pl.read_ndjson(path)["id"].to_list() == [row["id"] for row in wanted]


def test_json_columns_are_json_in_json_lines(recorder: Recorder, tmp_path: Path) -> None:
    """Columns of JSON, unfit values and unknown members are on one line, whatever the answer contained."""
    body = b'{"data": [{"id": 1, "surplus": {"a":\n [1, "x\\n"]}}, {"id": [\r\n2], "title": "\xc3\xa9"}]}'
    recorder.script.append(Answer(body=body))
    table = openshelf.table(make_client("museum", recorder.url).artworks.list)(
        fields=["id", "title"]
    )
    path = tmp_path / "rows.jsonl"
    assert table.to_jsonl(str(path)) == 2
    first, second = path.read_text(encoding="utf-8").split("\n")[:2]
    assert json.loads(first) == {
        "id": 1, "title": None, "_unfit": None, "_extra": {"surplus": {"a": [1, "x\n"]}},
    }  # fmt: skip
    assert json.loads(second) == {
        "id": None, "title": "é", "_unfit": {"id": [2]}, "_extra": None,
    }  # fmt: skip


def test_a_table_without_rows_is_an_empty_file(table: Any, tmp_path: Path) -> None:
    path = tmp_path / "none.jsonl"
    assert table.head(0).to_jsonl(path) == 0
    assert path.read_bytes() == b""


def test_the_table_of_one_place_has_one_row(sandbox: Any) -> None:
    disease = sandbox.disease()
    for found in (
        openshelf.table(disease.totals.country)("Italy"),
        openshelf.table(disease.totals.countries_by_name)(["Italy"]),
        openshelf.table(disease.totals.continent)("Europe"),
        openshelf.table(disease.totals.world)(),
        openshelf.table(sandbox.gazette().agencies.get)("agriculture-department"),
        openshelf.table(sandbox.spending().agency.overview)("012"),
    ):
        assert found.num_rows == 1
        assert found.unfit == 0
        assert len(found.to_pandas()) == found.to_polars().height == 1


# The output in a notebook.


def page_of(recorder: Recorder, records: list[dict[str, Any]]) -> str:
    recorder.script.append(Answer(body=json.dumps({"data": records}).encode()))
    museum = make_client("museum", recorder.url)
    names = ["id", "title", "thumbnail", "artist_titles", "date_start"]
    page: str = openshelf.table(museum.artworks.list)(fields=names)._repr_html_()
    return page


@pytest.mark.filterwarnings("ignore:.* that fields asks for:openshelf.UnknownFieldWarning")
def test_structs_and_lists_are_shortened_in_html(recorder: Recorder) -> None:
    thumbnail = {"lqip": "data:" + "x" * 500, "width": 843, "height": None, "alt_text": "y" * 500}
    page = page_of(recorder, [{"id": 1, "thumbnail": thumbnail, "artist_titles": ["z" * 9] * 50}])
    assert "{lqip: data:xxxxxxx..., width: 8" in page
    assert "x" * 20 not in page and "y" * 20 not in page
    assert "[zzzzzzzzz, zzzzzzzzz, " in page and "] 50 items" in page
    assert "struct</small>" in page and "list&lt;string&gt;</small>" in page
    assert "struct&lt;" not in page


@pytest.mark.filterwarnings("ignore:.* that fields asks for:openshelf.UnknownFieldWarning")
def test_html_aligns_numbers_right_and_shows_units_in_the_header(recorder: Recorder) -> None:
    page = page_of(recorder, [{"id": 1, "title": "one", "date_start": 1890}])
    cells = {
        cell.split(">")[-1]: "text-align: right" in cell.split(">")[0]
        for cell in (part.rsplit("<td", 1)[1] for part in page.split("</td>")[:-1])
    }
    assert cells == {"1": True, "one": False, "null": False, "1890": True}
    assert "int64, year</small>" in page


@pytest.mark.filterwarnings("ignore:.* that fields asks for:openshelf.UnknownFieldWarning")
def test_a_notebook_shows_at_most_twenty_rows(recorder: Recorder) -> None:
    for count, more in ((20, ""), (21, "1 more row"), (45, "25 more rows")):
        page = page_of(recorder, [{"id": each} for each in range(count)])
        assert page.count("<tr>") - 1 == 20
        assert ("more row" in page) == bool(more) and more in page
