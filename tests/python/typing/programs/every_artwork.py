# pyright: strict, reportMissingModuleSource=false
"""Everything that a collection lists."""

from typing import assert_type

import openshelf
from openshelf import paginate

museum = openshelf.Museum()
works = paginate(museum.artworks.list, max_records=1000)
for artwork in works.records(fields=["id", "title", "artist_title"], limit=100):
    assert_type(artwork.get("artist_title"), str | None)
    print(artwork["artist_titel"])  # refused: unknown member
for page in works.pages(limit=100):
    assert_type(page.total, int | None)
    print([each.get("id") for each in page])
print(works.count())
works.records(fields=["id", 1])  # refused: wrong value
works.records(limits=100)  # refused: unknown argument
paginate(museum.artworks.get)  # refused: no pages
paginate(museum.images.download)  # refused: no pages
