"""A search of the museum returns parts of objects by their paths, as Elasticsearch filters a source; lists do not."""

from __future__ import annotations

from typing import Any

import openshelf
import pytest
from openshelf.errors import UnknownFieldWarning


@pytest.fixture(scope="module")
def museum() -> Any:
    with openshelf.Sandbox() as server, server.museum() as museum:
        yield museum


def test_a_search_returns_the_part_that_is_asked_for(museum: Any) -> None:
    whole = museum.artworks.search("monet", fields=["id", "thumbnail", "color"])["data"]
    part = museum.artworks.search("monet", fields=["id", "thumbnail.alt_text", "color.h"])["data"]
    both = museum.artworks.search("monet", fields=["thumbnail.width", "thumbnail", "id"])["data"]
    assert len(whole) == len(part) == len(both) > 0
    for all_of_it, some, twice in zip(whole, part, both, strict=True):
        for member, inner in (("thumbnail", "alt_text"), ("color", "h")):
            if all_of_it[member] is None:
                assert member not in some
            else:
                assert some[member] == {inner: all_of_it[member][inner]}
        assert twice["thumbnail"] == all_of_it["thumbnail"]


def test_names_of_nothing_select_nothing(museum: Any) -> None:
    with pytest.warns(UnknownFieldWarning, match="no known member 'thumbnail.nope'"):
        found = museum.artworks.search("monet", fields=["id", "thumbnail.nope", "id.x"])["data"]
    assert all(set(record) == {"_score", "id"} for record in found)


def test_a_table_has_the_part_as_a_column(museum: Any) -> None:
    table = openshelf.table(museum.artworks.search, flatten=True)
    texts = table("monet", fields=["id", "thumbnail.alt_text"]).to_polars()["thumbnail.alt_text"]
    assert texts.drop_nulls().len() > 0


def test_a_list_tells_that_it_returns_members_as_a_whole(museum: Any) -> None:
    told = r"'thumbnail', of which fields asks for 'thumbnail.alt_text'.*so ask for 'thumbnail'"
    with pytest.warns(UnknownFieldWarning, match=told):
        museum.artworks.list(fields=["id", "thumbnail.alt_text"], limit=3)
