"""Ranks short texts by how well they answer a question: BM25 over weighted fields."""

from __future__ import annotations

import math
import re
from collections import Counter
from itertools import pairwise

from openshelf.agents.words import words_of

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from openshelf.agents.thesaurus import Thesaurus

__all__ = ["Field", "Ranking"]

#: How quickly a further occurrence of a word counts less.
_SATURATION = 2.0
#: What a word counts that the texts only have in a longer or a shorter form.
_KIN = 0.5
#: Letters that two forms of a word must share.
_STEM = 5
#: How often a text has two words beside each other, for each time that it does.
_PAIR_TIMES = 0.6
#: What two words beside each other count in a question, beyond what each counts.
_PAIR = 0.2
#: What ends a phrase: words on its two sides are not beside each other.
_PHRASE_END = re.compile(r"[,;:.]\s")


def _pairs(words: list[str]) -> list[str]:
    return [f"{first} {second}" for first, second in pairwise(words)]


class Field:
    """One part of every text.

    Parameters
    ----------
    weight : float
        How much a word counts here.
    evenness : float
        From 0 to 1: how much a word counts less in a longer part.
    texts : sequence of str
        The part of each text.
    pairs : bool, optional
        Whether words that stand beside each other count more.
    """

    def __init__(
        self, weight: float, evenness: float, texts: Sequence[str], *, pairs: bool = False
    ) -> None:
        """Count the words."""
        self.weight = weight
        self.evenness = evenness
        self.counts: list[Counter[str]] = [Counter(words_of(text)) for text in texts]
        self.lengths = [sum(counts.values()) for counts in self.counts]
        self.pairs: list[Counter[str]] = [
            Counter(pair for phrase in _PHRASE_END.split(text) for pair in _pairs(words_of(phrase)))
            for text in (texts if pairs else ())
        ]
        self.average = sum(self.lengths) / max(len(self.lengths), 1) or 1.0


class Ranking:
    """An index of texts.

    Parameters
    ----------
    fields : iterable of Field
        The parts of the texts, each for all of them.
    thesaurus : Thesaurus
        Leads from the words of questions to those of the texts.
    """

    def __init__(self, fields: Iterable[Field], thesaurus: Thesaurus) -> None:
        """Weigh every word of every text."""
        self._thesaurus = thesaurus
        self._weights: dict[str, dict[int, float]] = {}
        self._pairs: dict[str, dict[int, float]] = {}
        self._size = 0
        for field in fields:
            self._size = len(field.counts)
            for place, counts in enumerate(field.counts):
                longer = field.lengths[place] / field.average
                scale = field.weight / (1 - field.evenness + field.evenness * longer)
                _add(self._weights, place, counts, scale)
                if field.pairs:
                    _add(self._pairs, place, field.pairs[place], scale * _PAIR_TIMES)

    def scores(self, question: str) -> dict[int, float]:
        """Return how well each text answers; texts that share no word with it are left out.

        Parameters
        ----------
        question : str

        Returns
        -------
        dict
            The score by the place of the text.
        """
        scores: dict[int, float] = {}
        for word, related in self._thesaurus.related(question).items():
            # Words that mean the same are one: only the best of them counts, and none tells more
            # than the word itself where the texts have it.
            most = self._rarity(word) if word in self._weights else math.inf
            best: dict[int, float] = {}
            for form, share in (related | self._forms(word)).items():
                rarity = share * min(self._rarity(form), most)
                for place, weight in self._weights.get(form, {}).items():
                    score = rarity * weight / (weight + _SATURATION)
                    best[place] = max(best.get(place, 0.0), score)
            for place, score in best.items():
                scores[place] = scores.get(place, 0.0) + score
        for pair in _pairs(words_of(question)):
            holders = self._pairs.get(pair, {})
            for place, weight in holders.items():
                score = _PAIR * self._rarity_of(holders) * weight / (weight + _SATURATION)
                scores[place] = scores.get(place, 0.0) + score
        return scores

    def _rarity(self, word: str) -> float:
        return self._rarity_of(self._weights.get(word, {}))

    def _rarity_of(self, holders: Mapping[int, float]) -> float:
        """Return how much it tells that a text has a word that these have."""
        return math.log(1 + (self._size - len(holders) + 0.5) / (len(holders) + 0.5))

    def _forms(self, word: str) -> dict[str, float]:
        """Return the word as the texts have it, or its kin, with what each counts."""
        if word in self._weights:
            return {word: 1.0}
        if len(word) < _STEM:
            return {}
        return {known: _KIN for known in self._weights if known.startswith(word[:_STEM])}


def _add(
    weights: dict[str, dict[int, float]], place: int, counts: Mapping[str, int], scale: float
) -> None:
    for word, times in counts.items():
        of_word = weights.setdefault(word, {})
        of_word[place] = of_word.get(place, 0.0) + times * scale
