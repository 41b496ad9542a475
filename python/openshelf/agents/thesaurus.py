"""Words that mean the same, and what kind of thing a name is."""

from __future__ import annotations

import re
from collections import defaultdict

from openshelf.agents.words import words_of

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

__all__ = ["Thesaurus"]

#: What a word counts that means the same as one of the question.
_RING = 0.35
#: What the word for a kind of thing counts, where the question names such a thing.
_KIND = 0.5


class Thesaurus:
    """Leads from the words of a question to those of the texts.

    Parameters
    ----------
    rings : iterable of str
        Words that mean the same, separated by spaces.
    names : mapping
        For each kind of thing ``names``, in lower case, and the words that they ``mean``.
    """

    def __init__(
        self, rings: Iterable[str] = (), names: Mapping[str, Mapping[str, Any]] | None = None
    ) -> None:
        """Take the words without their endings."""
        self._rings: dict[str, set[str]] = defaultdict(set)
        for ring in rings:
            members = set(words_of(ring))
            for word in members:
                self._rings[word] |= members - {word}
        self._kinds: dict[str, list[str]] = {
            name: words_of(kind["mean"])
            for kind in (names or {}).values()
            for name in kind["names"]
        }
        longest_first = sorted(self._kinds, key=len, reverse=True)
        self._name = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first)) or '(?!)'})\b")

    def related(self, question: str) -> dict[str, dict[str, float]]:
        """Return the words that may stand for those of a question, with what each counts.

        Parameters
        ----------
        question : str

        Returns
        -------
        dict
            For each word of the question, as `words_of` gives it.
        """
        found = {
            word: dict.fromkeys(self._rings.get(word, ()), _RING) for word in words_of(question)
        }
        for match in self._name.finditer(question.lower()):
            for first in words_of(match[0])[:1]:
                for word in self._kinds[match[0]]:
                    found.get(first, {}).setdefault(word, _KIND)
        return found
