# pyright: strict, reportMissingModuleSource=false
"""A search, its records, and a picture."""

from typing import assert_type

import openshelf
from openshelf.types import ElasticsearchQuery, MuseumArtworkField

museum = openshelf.Museum()
found = museum.artworks.search("monet", limit=5, fields=["id", "title", "image_id"])
assert_type(found["pagination"]["total"], int)
for artwork in found["data"]:
    assert_type(artwork.get("title"), str | None)
    assert_type(artwork.get("_score"), float | None)
    image = artwork.get("image_id")
    if image is not None:
        assert_type(museum.images.download(image), str)
    assert_type(artwork["title"], str | None)
    print(artwork["tilte"])  # refused: unknown member
    print(artwork.get("thumbnail")["width"])  # refused: not null-checked
museum.artworks.search("monet", fields=[1])  # refused: wrong value
misspelt: list[MuseumArtworkField] = ["tilte"]  # refused: wrong value
museum.artworks.search("monet", sort=1)  # refused: wrong value
query: ElasticsearchQuery = {"trem": {"id": 1}}  # refused: unknown member
museum.artworks.search("monet", query={"bool": {"must": [{"term": {"is_public_domain": True}}]}})
museum.artworks.search("monet", sort=[{"date_start": "desc"}, "_score"])
museum.artworks.search("monet", aggs={"places": {"terms": {"field": "place_of_origin.keyword"}}})
