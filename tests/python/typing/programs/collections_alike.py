# pyright: strict, reportMissingModuleSource=false
"""Types of collections are compatible by their members."""

from typing import TypedDict

import openshelf
from openshelf.types import MuseumAgent, MuseumArtist, MuseumExhibition


class Titled(TypedDict):
    id: int
    title: str | None


def label(record: Titled) -> str:
    return f"{record['id']} {record['title']}"


museum = openshelf.Museum()
print(label(museum.artists.get(1)["data"]), label(museum.exhibitions.get(1)["data"]))


def agent(artist: MuseumArtist) -> MuseumAgent:
    return artist


def shown(artist: MuseumArtist) -> MuseumExhibition:
    return artist  # refused: other type
