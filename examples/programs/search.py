"""The first matches of a search."""

import openshelf

with openshelf.Museum() as museum:
    for artwork in museum.artworks.search("monet", limit=3, fields=["id", "title"])["data"]:
        print(artwork["id"], artwork["title"])
