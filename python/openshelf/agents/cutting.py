"""Makes values of a service fit for a result: escapes characters, and cuts what is too long."""

from __future__ import annotations

from openshelf.agents.tokens import size
from openshelf.terminal import shown

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from typing import Any

__all__ = ["Cuts", "escaped", "fitted"]

#: Cuts that a result names; it has the number of the others.
_NAMED = 12
#: Tokens of a cut text that are kept at least, and of anything else.
_LEAST = 12
#: Characters of a text that make a token at least, in the texts that are cut first.
_CHARACTERS = 2


def escaped(value: Any) -> Any:
    """Return a value whose texts have escapes in place of control characters.

    Line ends and tabs stay. Marks of writing direction and invisible characters are escaped too:
    they hide from people what a model reads.
    """
    if isinstance(value, str):
        return shown.in_lines(value)
    if isinstance(value, dict):
        return {escaped(name): escaped(member) for name, member in value.items()}
    if isinstance(value, (list, tuple)):
        return [escaped(each) for each in value]
    return value


class Cuts:
    """What was left out of a value, and where."""

    def __init__(self) -> None:
        """Begin without a cut."""
        self.places: list[dict[str, Any]] = []

    def add(self, at: str, shown: int, of: int, unit: str) -> None:
        """Add a cut; `shown` of `of` units are kept at this path."""
        self.places.append({"at": at or ".", "shown": shown, "of": of, "unit": unit})

    def told(self) -> list[dict[str, Any]]:
        """Return the first cuts, and how many others there are."""
        others = len(self.places) - _NAMED
        more = [{"others": others}] if others > 0 else []
        return [*self.places[:_NAMED], *more]


def fitted(value: Any, budget: int, cuts: Cuts, at: str = "") -> Any:
    """Return as much of a value as a number of tokens allows.

    Parameters
    ----------
    value
        A value of JSON.
    budget : int
        The most tokens of the value as JSON.
    cuts : Cuts
        Gets what is left out.
    at : str, default ""
        The path of the value.

    Returns
    -------
    the value, or its head: the first elements of a list, the first members of an object, the
    beginning of a text. Small members of an object are whole; large ones share what is left.
    """
    if size(value) <= budget:
        return value
    if isinstance(value, str):
        return _text(value, budget, cuts, at)
    if isinstance(value, list):
        return _list(value, budget, cuts, at)
    if isinstance(value, dict):
        return _object(value, budget, cuts, at)
    return value


def _text(value: str, budget: int, cuts: Cuts, at: str) -> str:
    most = max(budget - _LEAST // 2, 1) * _CHARACTERS
    kept = value[:most]
    while size(kept) > budget and len(kept) > 1:
        kept = kept[: len(kept) * 3 // 4]
    cuts.add(at, len(kept), len(value), "characters")
    return kept + "…"


def _list(value: list[Any], budget: int, cuts: Cuts, at: str) -> list[Any]:
    kept: list[Any] = []
    left = budget - 2
    for each in value:
        needed = size(each) + 1
        if needed > left:
            break
        kept.append(each)
        left -= needed
    if not kept and value and left > _LEAST:
        # One element alone is too large: its head says more than nothing.
        kept.append(fitted(value[0], left, cuts, f"{at}[0]"))
    if len(kept) < len(value):
        cuts.add(at, len(kept), len(value), "elements")
    return kept


def _object(value: dict[str, Any], budget: int, cuts: Cuts, at: str) -> dict[str, Any]:
    needed = {name: size(member) + size(name) + 2 for name, member in value.items()}
    left = budget - 2
    shares: dict[str, int] = {}
    waiting = sorted(needed, key=lambda name: needed[name])
    for place, name in enumerate(waiting):
        share = left // (len(waiting) - place)
        shares[name] = min(needed[name], share)
        left -= shares[name]
    kept: dict[str, Any] = {}
    for name, member in value.items():
        room = shares[name] - size(name) - 2
        inner = f"{at}.{name}" if at else str(name)
        if needed[name] <= shares[name]:
            kept[name] = member
        elif room > _LEAST and isinstance(member, (str, list, dict)):
            kept[name] = fitted(member, room, cuts, inner)
    if len(kept) < len(value):
        cuts.add(at, len(kept), len(value), "members")
    return kept
