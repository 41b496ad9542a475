# pyright: strict, reportMissingModuleSource=false
"""One record: its members, and which of them may be null."""

from typing import assert_type

import openshelf
from openshelf.types import MuseumArtwork

museum = openshelf.Museum()
artwork = museum.artworks.get(27992)["data"]
assert_type(artwork, MuseumArtwork)
if "title" in artwork:
    assert_type(artwork["title"], str | None)
thumbnail = artwork.get("thumbnail")
if thumbnail:
    assert_type(thumbnail["width"], int | None)
    print(thumbnail["widht"])  # refused: unknown member
print(museum.artworks.get(27992)["dta"])  # refused: unknown member
print(artwork.get("title").upper())  # refused: not null-checked
museum.artworks.get("27992")  # refused: wrong value
museum.artworks.get()  # refused: missing argument
museum.artworks.fetch(1)  # refused: no such attribute
