"""Finds the known word that is nearest to a misspelt one."""

from __future__ import annotations

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable


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
    near = [each for each in _other_numbers(word.lower()) if each in known] or (
        difflib.get_close_matches(word.lower(), known, n=1, cutoff=likeness)
    )
    return f"; did you mean {near[0]}?" if near else ""


def _other_numbers(word: str) -> list[str]:
    """Return the plural of a word, and the words of which it may be the plural."""
    plural = f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"
    singular = [f"{word[:-3]}y"] if word.endswith("ies") else []
    return [plural, *singular, *([word[:-1]] if word.endswith("s") else [])]
