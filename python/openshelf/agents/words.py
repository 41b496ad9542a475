"""The words of a text, so that different forms of a word are the same."""

from __future__ import annotations

import re

__all__ = ["words_of"]

_WORD = re.compile(r"[a-z]+|\d+")
#: How a wish begins, which says nothing of what is wished.
_ASKING = re.compile(r"\b(find|get|give|list|show|tell) (me|us)\b")

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


class _Stems(dict[str, str]):
    """The stems of words that were met: texts of the catalog have the same words often."""

    def __missing__(self, word: str) -> str:
        stem = self[word] = _stem(word)
        return stem


_STEMS = _Stems()


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
    return [_STEMS[word] for word in found if word not in _EMPTY]
