"""Tests that a table has what an empty member stands for where the service leaves it out."""

from __future__ import annotations

from typing import Any

import openshelf
import polars as pl
import pytest
from openshelf import paginate
from recorder import Answer

PACE: Any = {"requests_per_second": None}
FLAGS = [
    "is_boosted",
    "is_public_domain",
    "is_on_view",
    "is_zoomable",
    "has_not_been_viewed_much",
    "has_multimedia_resources",
    "has_educational_resources",
    "has_advanced_imaging",
]


def test_a_search_has_the_flags_of_the_list() -> None:
    with openshelf.Sandbox(today="2024-09-20", seed=2) as server:
        artworks = server.museum(**PACE).artworks
        fields = ["id", *FLAGS, "term_titles", "artist_ids"]
        listed = paginate(artworks.list).table(fields=fields).to_polars().sort("id")
        searched = paginate(artworks.search).table(None, fields=fields).to_polars().sort("id")
        assert not all(listed[name].all() for name in FLAGS)
        for name in (*FLAGS, "term_titles", "artist_ids"):
            assert searched[name].equals(listed[name]), name
        hidden = paginate(artworks.search).scan(None, fields=["id", "is_public_domain"])
        found = hidden.filter(~pl.col("is_public_domain")).collect()
        assert sorted(found["id"]) == listed.filter(~pl.col("is_public_domain"))["id"].to_list()
        assert len(found) > 0
        # The records themselves stay as the service sends them.
        records = paginate(artworks.search).records(None, fields=["id", "is_public_domain"])
        assert {each.get("is_public_domain") for each in records} == {True, None}


@pytest.mark.parametrize("name", ["artworks", "deaccessions"])
def test_only_flags_and_lists_are_filled(recorder: Any, name: str) -> None:
    record = '{"_score": 1.0, "id": 7}'
    body = f'{{"pagination": {{"total": 2}}, "data": [{record}, "x"]}}'
    recorder.answer = Answer(body=body.encode())
    museum: Any = openshelf.Museum(base_url=recorder.url, requests_per_second=None)
    fields = ["id", "is_on_view", "term_titles", "alt_titles", "title", "fiscal_year", "latitude"]
    search = getattr(museum, name).search
    table = openshelf.table(search)("monet", fields=fields).to_polars()
    row, other = table.drop("_score", "_unfit", "_extra", strict=False).to_dicts()
    assert row.pop("id") == 7
    assert row.pop("is_on_view") is False and row.pop("term_titles") == []
    assert set(row.values()) == {None}
    # What is no record has no members that could be empty.
    assert set(other.values()) == {None}


def test_a_record_of_another_collection_has_no_flags() -> None:
    with openshelf.Sandbox(today="2024-09-20") as server:
        museum = server.museum(**PACE)
        table = openshelf.table(museum.artists.search)("monet").to_polars()
        assert len(table) and "is_boosted" not in {
            name for name in table.columns if table[name].null_count() < len(table)
        }
