"""Tests what stands between the fields of CSV files: the reader of Python's own csv module reads them back."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any

import openshelf
import pytest
from hypothesis import given
from hypothesis import strategies as st
from openshelf import paginate
from tables.made import changed_artists

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: Every character that may separate fields.
SEPARATORS = "".join(chr(code) for code in (9, *range(32, 127)) if chr(code) != '"')
#: A text in which each of them occurs, a quotation mark, and the ends of lines.
TITLE = f'{SEPARATORS}"\r\n"\n'
LENGTH = 88


@pytest.fixture(scope="module")
def server() -> Iterator[openshelf.Sandbox]:
    def change(place: int, artist: dict[str, Any]) -> None:
        artist["title"] = TITLE[place:] + TITLE[:place]
        # Columns that begin when the file has rows already: it is written once more.
        artist["birth_date"] = f"about; {place}" if place > 20 else 1900

    with changed_artists(change) as server:
        yield server


def rows(path: Path, separator: str) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter=separator, strict=True))


@pytest.mark.parametrize("separator", SEPARATORS)
def test_every_separator_is_read_back(
    server: openshelf.Sandbox, tmp_path: Path, separator: str
) -> None:
    artists = paginate(server.museum().artists.list)
    table = artists.table()
    assert artists.to_csv(tmp_path / "list.csv", separator=separator) == LENGTH
    assert table.to_csv(tmp_path / "table.csv", separator=separator) == LENGTH
    found = rows(tmp_path / "list.csv", separator)
    assert [row["title"] for row in found] == table.to_polars()["title"].to_list()
    assert sum(row["_unfit"] != "" for row in found) == table.unfit == LENGTH - 21
    assert (tmp_path / "list.csv").read_bytes() == (tmp_path / "table.csv").read_bytes()


@pytest.mark.parametrize(
    ("name", "separator"), [("a.tsv", "\t"), ("a.TSV", "\t"), ("a.csv", ","), ("tsv", ",")]
)
async def test_the_name_of_a_file_says_its_separator(
    server: openshelf.Sandbox, tmp_path: Path, name: str, separator: str
) -> None:
    artists = paginate(server.museum().artists.list)
    given = artists.to_csv(tmp_path / "given", separator=separator)
    for write in (
        artists.to_csv,
        artists.table().to_csv,
        artists.plan(slices=1)[0].to_csv,
        lambda path: artists.to_csv(path, separator=None),
    ):
        assert write(tmp_path / name) == given == LENGTH
        assert (tmp_path / name).read_bytes() == (tmp_path / "given").read_bytes()
    async with server.async_museum() as museum:
        assert await paginate(museum.artists.list).to_csv(tmp_path / name) == LENGTH
    assert (tmp_path / name).read_bytes() == (tmp_path / "given").read_bytes()


@given(
    text=(st.text(max_size=3) | st.just("\ud800")).filter(lambda text: text not in set(SEPARATORS))
)
def test_any_other_text_is_refused(server: openshelf.Sandbox, text: str) -> None:
    artists = paginate(server.museum().artists.list)
    for write in (artists.to_csv, artists.table().to_csv):
        with pytest.raises(openshelf.ArgumentError, match="expected one character of ASCII"):
            write("nowhere/a.csv", separator=text)


def test_what_is_no_text_is_refused(server: openshelf.Sandbox, tmp_path: Path) -> None:
    artists: Any = paginate(server.museum().artists.list)
    for write in (artists.to_csv, artists.table().to_csv):
        with pytest.raises(TypeError, match="got an object of type int"):
            write(tmp_path / "a.csv", separator=9)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("word", ["sep", "delimiter"])
def test_other_words_lead_to_it(server: openshelf.Sandbox, tmp_path: Path, word: str) -> None:
    artists: Any = paginate(server.museum().artists.list)
    with pytest.raises(TypeError, match="write 'separator'"):
        artists.to_csv(tmp_path / "a.csv", **{word: ";"})


@pytest.mark.parametrize("word", ["sep", "delimiter", "separator"])
@pytest.mark.parametrize("name", ["to_parquet", "to_jsonl"])
def test_only_csv_files_have_one(
    server: openshelf.Sandbox, tmp_path: Path, name: str, word: str
) -> None:
    write: Any = getattr(paginate(server.museum().artists.list), name)
    with pytest.raises(TypeError, match="unexpected keyword") as raised:
        write(tmp_path / "a", **{word: ";"})
    assert "write 'separator'" not in str(raised.value)
