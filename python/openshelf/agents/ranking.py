"""Ranks short texts by how well they answer a question: BM25 over weighted fields."""

from __future__ import annotations

import math
import re
from collections import Counter

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

__all__ = ["Field", "Ranking", "words_of"]

_WORD = re.compile(r"[a-z]+|\d+")
#: How a wish begins, which says nothing of what is wished.
_ASKING = re.compile(r"\b(find|get|give|list|show|tell) (me|us)\b")
#: How quickly a further occurrence of a word counts less.
_SATURATION = 1.2
#: What a word counts that the texts only have in a longer or a shorter form.
_KIN = 0.5
#: Letters that two forms of a word must share.
_STEM = 5

#: Words that say nothing of what is wanted.
_EMPTY = frozenset(
    """a about after am an and any are as at back be been before being between both but by can
    could did do does doing down for from further get give gave gives giving go had has have
    having here i if in into is it its itself just like me my need no nor now of off on once
    one only or other our out over please put same see she so some such tell than
    that the their them then there these they this those through to too under until up us use
    very want was we were what which while whom whose why will with would you your""".split()  # noqa: SIM905  a list of words reads best as words
)
#: Words of which no rule gives the form that they share with others.
_FORMS = {
    form: word
    for word, forms in {
        "build": "built",
        "buy": "bought buyer purchase",
        "child": "children",
        "death": "dead die died dies dying fatalities",
        "find": "found",
        "get": "got",
        "hold": "held",
        "lend": "lent",
        "make": "made",
        "pay": "paid payment",
        "people": "person",
        "sell": "sale sold",
        "send": "sent",
        "spend": "spent",
        "win": "won",
        "write": "written wrote",
    }.items()
    for form in forms.split()
}
#: Endings, the longest first, with what takes their place and how much of the word must be left.
_ENDINGS = (
    ("ations", "at", 3),
    ("ation", "at", 3),
    ("ments", "", 4),
    ("ment", "", 4),
    ("ings", "", 3),
    ("ies", "y", 2),
    ("ing", "", 3),
    ("ers", "", 3),
    ("ors", "", 3),
    ("ion", "", 4),
    ("ed", "", 3),
    ("er", "", 3),
    ("or", "", 3),
    ("es", "", 3),
    ("ly", "", 3),
    ("s", "", 2),
)


def _stem(word: str) -> str:
    """Return the part of a word that its forms share."""
    word = _FORMS.get(word, word)
    for ending, instead, left in _ENDINGS:
        kept = len(word) - len(ending)
        if kept >= left and word.endswith(ending) and not word.endswith("ss"):
            word = word[:kept] + instead
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls":
        word = word[:-1]
    return word[:-1] if len(word) > 4 and word.endswith("e") else word


def words_of(text: str) -> list[str]:
    """Return the words of a text that can be searched for, without their endings.

    Parameters
    ----------
    text : str

    Returns
    -------
    list of str
    """
    found = _WORD.findall(_ASKING.sub(" ", text.lower()))
    return [_stem(word) for word in found if word not in _EMPTY]


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
    """

    def __init__(self, weight: float, evenness: float, texts: Sequence[str]) -> None:
        """Count the words."""
        self.weight = weight
        self.evenness = evenness
        self.counts = [Counter(words_of(text)) for text in texts]
        self.lengths = [sum(counts.values()) for counts in self.counts]
        self.average = sum(self.lengths) / max(len(self.lengths), 1) or 1.0


class Ranking:
    """An index of texts.

    Parameters
    ----------
    fields : iterable of Field
        The parts of the texts, each for all of them.
    """

    def __init__(self, fields: Iterable[Field]) -> None:
        """Weigh every word of every text."""
        self._weights: dict[str, dict[int, float]] = {}
        self._size = 0
        for field in fields:
            self._size = len(field.counts)
            for place, counts in enumerate(field.counts):
                longer = field.lengths[place] / field.average
                scale = field.weight / (1 - field.evenness + field.evenness * longer)
                for word, times in counts.items():
                    weights = self._weights.setdefault(word, {})
                    weights[place] = weights.get(place, 0.0) + times * scale

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
        for word in dict.fromkeys(words_of(question)):
            for form, share in self._forms(word).items():
                holders = self._weights[form]
                rarity = math.log(1 + (self._size - len(holders) + 0.5) / (len(holders) + 0.5))
                for place, weight in holders.items():
                    score = share * rarity * weight / (weight + _SATURATION)
                    scores[place] = scores.get(place, 0.0) + score
        return scores

    def _forms(self, word: str) -> Mapping[str, float]:
        """Return the word as the texts have it, or its kin, with what each counts."""
        if word in self._weights:
            return {word: 1.0}
        if len(word) < _STEM:
            return {}
        return {known: _KIN for known in self._weights if known.startswith(word[:_STEM])}
