"""Finds what several words for the same member leave together.

The alternatives of a member are joined by the service: a list of places finds what is in any of
them. The words of one argument are such alternatives. Those of different arguments restrict each
other, so what they have in common is found here, and an argument that leaves nothing is refused.
"""

from __future__ import annotations

from .context import Fault

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeAlias

    from .context import Faults

    Made: TypeAlias = dict[str, Any]
    Meet: TypeAlias = Callable[[Made, Made], Made | None]

#: The most alternatives that a member may have: the services take no longer lists.
MOST = 5000
#: How many values an error shows.
_SHOWN = 5
#: Kinds of places, the larger before those that lie in them.
_KINDS = ("country", "state", "district", "county", "city", "zip")
#: Members of a place that the service does not take together.
_APART = {"county", "district_current", "district_original"}


class Restriction:
    """The alternatives of one argument for a member."""

    def __init__(
        self, word: str, kind: str, found: Sequence[tuple[str, Any, Made]], meet: Meet
    ) -> None:
        """Store each alternative with its path and the value that was given."""
        self.word, self.kind, self.found, self.meet = word, kind, found, meet

    def shown(self) -> str:
        """Return the argument as it was given, or the first of its values."""
        given = list(dict.fromkeys(str(given) for _, given, _ in self.found))
        more = ", ..." if len(given) > _SHOWN else ""
        return f"{self.word} {', '.join(given[:_SHOWN])}{more}"

    def lets(self, value: Made) -> bool:
        """Whether it leaves something of an alternative of another argument."""
        return any(self.meet(own, value) is not None for _, _, own in self.found)


def common(several: Sequence[Restriction], faults: Faults) -> list[Made]:
    """Return the alternatives that all arguments leave.

    An alternative that has nothing in common with a coarser argument is a fault: it would be left
    out without a word.
    """
    first, *others = sorted(several, key=_coarseness)
    before = [first]
    left = _unique([made for _, _, made in first.found])
    for narrower in others:
        kept: list[Made] = []
        for path, given, value in narrower.found:
            try:
                kept += _met(narrower, left, given, value, before)
            except Fault as fault:
                faults.add(narrower.word, given, fault, path)
        if len(kept) > MOST:
            names = " and ".join(each.word for each in [*before, narrower])
            many = Fault(f"{names} have more than {MOST} combinations: ask in parts")
            faults.add(narrower.word, narrower.shown(), many)
        if faults.found:
            return []
        left = _unique(kept)
        before.append(narrower)
    return left


def _coarseness(restriction: Restriction) -> int:
    return _KINDS.index(restriction.kind) if restriction.kind in _KINDS else 0


def _met(
    narrower: Restriction,
    left: Sequence[Made],
    given: Any,
    value: Made,
    before: Sequence[Restriction],
) -> list[Made]:
    """Return what an alternative leaves of those before it."""
    met = [found for made in left if (found := narrower.meet(made, value)) is not None]
    if met:
        return met
    outside = [each for each in before if not each.lets(value)] or before
    names = " and ".join(each.shown() for each in outside)
    advice = f"alternatives stand in one argument, such as {outside[0].word}=[..., {value}]"
    if narrower.kind not in _KINDS:
        advice = f"give {outside[0].word} or {narrower.word}"
    raise Fault(
        f"{given} has nothing in common with {names}: different arguments restrict each other; "
        f"{advice}"
    )


def _unique(alternatives: Sequence[Made]) -> list[Made]:
    return list({repr(sorted(made.items())): made for made in alternatives}.values())


def meet_of_places(one: Made, other: Made) -> Made | None:
    """Return the place that lies in two places, as far as their members tell; None if none does."""
    shared = one.keys() & other.keys()
    if any(str(one[name]).upper() != str(other[name]).upper() for name in shared):
        return None
    both = {**one, **other}
    apart = _APART & both.keys()
    if len(apart) > 1 and not any(apart <= place.keys() for place in (one, other)):
        raise Fault(
            "a county and a congressional district cannot be asked for together: "
            "the service takes no place with both"
        )
    return both


def meet_of_periods(one: Made, other: Made) -> Made | None:
    """Return the days that are in two periods; None if there is none."""
    start = max(one["start_date"], other["start_date"])
    end = min(one["end_date"], other["end_date"])
    return {"start_date": start, "end_date": end} if start <= end else None
