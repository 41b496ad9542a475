"""Asks whether the known word that is nearest to a misspelt one was meant."""

from __future__ import annotations

from openshelf import _core

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Iterable


def hint(word: str, known: Iterable[str], *, only_misspelt: bool = False) -> str:
    """Return a question with the nearest known word, or an empty string.

    Parameters
    ----------
    word : str
        A word of the command line.
    known : iterable of str
        The words that are expected in its place.
    only_misspelt : bool, default False
        Only a word that it is with a slip, or in another number. A word that resembles a known
        one in another way may be right.

    Returns
    -------
    str
    """
    near = _core._nearest(word, list(known), only_misspelt=only_misspelt)  # noqa: SLF001  our own
    return f"; did you mean {near}?" if near else ""
