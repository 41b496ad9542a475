# Written by tools/write.py from the table; do not edit.
"""The types of what ``Placeholder`` takes and gives."""

from typing import TypeAlias, TypedDict

__all__ = [
    "PlaceholderListAnswer",
    "PlaceholderPicture",
]


class PlaceholderPicture(TypedDict):
    """A record of placeholder.id_info, placeholder.seed_info and placeholder.list."""

    id: str
    """Decimal text."""
    author: str
    width: int
    """Px."""
    height: int
    """Px."""
    url: str
    download_url: str


PlaceholderListAnswer: TypeAlias = list[PlaceholderPicture]
"""The answer of placeholder.list."""
