"""Readable text from the terse facts of the rows, by mechanical steps only."""

from __future__ import annotations

import re


def sentence(text: str) -> str:
    """Write one fact with a capital and a full stop."""
    first = re.split(r"[\s,:]", text, maxsplit=1)[0]
    if re.fullmatch(r"[a-z]+(-[a-z]+)*('s)?", first):
        text = text[0].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else text + "."
