"""Finds the known word that is nearest to a misspelt one."""

from __future__ import annotations

import re

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable

_QUESTION = "; did you mean "
#: From this likeness on, words with other first letters are one word with a slip.
_SAME_WORD = 0.75
#: The words of a name: between dots and low lines, and those that begin with a capital.
_WORDS = re.compile("[A-Z]?[a-z0-9]+|[A-Z0-9]+")


def hint(word: str, known: Iterable[str], *, likeness: float = 0.6) -> str:
    """Return a question with the nearest known word, or an empty string.

    Parameters
    ----------
    word : str
        A word of the command line.
    known : iterable of str
        The words that are expected in its place.
    likeness : float, default 0.6
        The minimum similarity of the two, from 0 to 1.

    Returns
    -------
    str
    """
    import difflib  # noqa: PLC0415  # only mistakes need it

    known = list(known)
    lower = word.lower()
    near = [each for each in _other_numbers(lower) if each in known] or [
        each
        for each in difflib.get_close_matches(lower, known, n=3, cutoff=likeness)
        if _are_alike(lower, each.lower())
    ]
    return f"{_QUESTION}{near[0]}?" if near else ""


def _are_alike(word: str, other: str) -> bool:
    """Whether two words with many letters in common can be one word: agency and page cannot."""
    import difflib  # noqa: PLC0415  # as above

    if word[:1] == other[:1] or word in other or other in word:
        return True
    return difflib.SequenceMatcher(None, word, other).ratio() >= _SAME_WORD


def name_hint(name: str, known: Iterable[str]) -> str:
    """Return a question with the operation whose name is nearest, or an empty string.

    The words of a name may stand in any order: ``gazette.searchDocuments`` is
    ``gazette.documents.search``.

    Parameters
    ----------
    name : str
        A name of the command line.
    known : iterable of str
        The names of the operations.

    Returns
    -------
    str
    """
    import difflib  # noqa: PLC0415  # only mistakes need it

    def likeness(one: str, other: str) -> float:
        return difflib.SequenceMatcher(None, one, other).ratio()

    known = list(known)
    plain = hint(name, known)
    sorted_names = {_in_order(each): each for each in reversed(known)}
    wanted = _in_order(name)
    near = difflib.get_close_matches(wanted, list(sorted_names), n=1, cutoff=0.6)
    if not near:
        return plain
    found = sorted_names[near[0]]
    alike = plain and likeness(name.lower(), plain.removeprefix(_QUESTION).removesuffix("?"))
    return plain if alike and alike >= likeness(wanted, near[0]) else f"{_QUESTION}{found}?"


def _in_order(name: str) -> str:
    """Return the words of a name in the order of the alphabet."""
    return " ".join(sorted(word.lower() for word in _WORDS.findall(name)))


def _other_numbers(word: str) -> list[str]:
    """Return the plural of a word, and the words of which it may be the plural."""
    plural = f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"
    singular = [f"{word[:-3]}y"] if word.endswith("ies") else []
    return [plural, *singular, *([word[:-1]] if word.endswith("s") else [])]
