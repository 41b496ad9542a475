"""Estimates how many tokens a text has for a language model, without the model's vocabulary.

The estimate is meant to be too high. `compact` writes the JSON that is estimated.
"""

from __future__ import annotations

import json
import re

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from typing import Any

__all__ = ["compact", "estimate", "size"]

#: What vocabularies divide a text into at most: codes, parts of words, digits, white space, signs.
_PARTS = re.compile(
    r"(?P<code>[A-Za-z0-9+/=]{24,})|(?P<word>[A-Z]?[a-z]+|[A-Z]+)|(?P<digits>[0-9]+)"
    r"|(?P<joined> (?=[A-Za-z]))|(?P<space>\s+)|(?P<signs>[!-/:-@\[-`{-~]+)|(?P<other>.)",
    re.DOTALL,
)
#: Letters that no word has in a row; a vocabulary has no token for them.
_UNUSUAL = re.compile("[b-df-hj-np-tv-xz]{4}|[aeiou]{3}|.{15}", re.IGNORECASE)

#: How many tokens a character makes.
_TOKENS = {"code": 0.8, "digits": 1 / 3, "space": 1 / 3, "signs": 0.7}
#: Signs that are often one token, such as those between two members of JSON.
_TOGETHER = 4
_USUAL_LETTER = 1 / 6
_UNUSUAL_LETTER = 0.6
#: How many tokens a byte of another character makes.
_BYTE = 0.85


def compact(value: Any) -> str:
    """Return a value as JSON without superfluous space."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)


def estimate(text: str) -> int:
    """Return how many tokens a text has at most, as a rule.

    A test compares this with public vocabularies, for the results of all operations and for texts
    that are hard to divide. It is usually more than they have, by a third; made-up words have more.
    """
    tokens = 0.0
    for part in _PARTS.finditer(text):
        kind, found = part.lastgroup, part[0]
        if kind == "word":
            letter = _UNUSUAL_LETTER if _UNUSUAL.search(found) else _USUAL_LETTER
            tokens += -(-len(found) * letter // 1)
        elif kind == "signs" and len(found) <= _TOGETHER:
            tokens += (len(found) + 1) // 2
        elif kind == "other":
            tokens += _BYTE * len(found.encode("utf-8", "surrogatepass"))
        elif kind is not None and kind != "joined":  # that space belongs to the word behind it
            tokens += -(-len(found) * _TOKENS[kind] // 1)
    return int(tokens) + 1


def size(value: Any) -> int:
    """Return how many tokens a value has as JSON."""
    return estimate(compact(value))
