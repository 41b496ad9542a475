"""Readable text from the terse facts of the rows, by mechanical steps only."""

from __future__ import annotations

import re
import textwrap

WIDTH = 88
# Stands for a space at which no line ends.
GLUE = "\N{NO-BREAK SPACE}"
# Facts that point to a section of the contract files, which a reader does not have.
POINTERS = (".toml", "[[", "[download_job]", "[fields.")
OPENING, CLOSING = "([{", ")]}"


def facts(text: str) -> list[str]:
    """Split at the semicolons that stand outside of brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in OPENING) - (character in CLOSING)
        if character == ";" and depth <= 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts if part.strip()]


def sentence(text: str, names: frozenset[str] = frozenset()) -> str:
    """Write one fact with a capital and a full stop; ``names`` stay as they are."""
    first = re.split(r"[\s,:]", text, maxsplit=1)[0]
    if re.fullmatch(r"[a-z]+(-[a-z]+)*('s)?", first) and first not in names:
        text = text[0].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else text + "."


def sentences(text: str, names: frozenset[str] = frozenset()) -> str:
    """Write a note, whose facts are divided by semicolons, as sentences."""
    kept = [fact for fact in facts(text) if not any(pointer in fact for pointer in POINTERS)]
    return " ".join(sentence(fact, names) for fact in kept)


def listed(words: list[str], last: str = "and") -> str:
    """Join words as a sentence does."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def wrapped(text: str, indent: int = 0) -> str:
    """Fold one paragraph at the width of docstrings."""
    folded = textwrap.fill(
        text,
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return folded.replace(GLUE, " ")
