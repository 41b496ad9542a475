"""The values that the forms of words share.

A form reads the value of one argument. `Context` has the facts of the argument, and finds the
codes of known words. `Parts` collects what the forms have read, `Faults` what they refuse.
`Question` asks for a name that only the service knows.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from openshelf import _core
from openshelf.errors import ArgumentError

from .facts import described

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from typing import Any, TypeAlias

    from .restricting import Restriction

    Word: TypeAlias = dict[str, Any]
    Steps: TypeAlias = Generator["Question", Any, Any]

#: Between the ends of a range.
RANGE = ".."
#: The country whose places are domestic.
HOME = "USA"
_SHOWN = 12


class Question:
    """A name that only the service knows."""

    def __init__(
        self,
        lookup: str,
        text: str,
        unknown: Callable[[str], str],
        code: str | None = None,
    ) -> None:
        """Store which lookup knows the name, and how to say that it does not.

        A text that has the form of a code is its own answer where nobody can be asked.
        """
        self.lookup, self.text, self.unknown, self.code = lookup, text, unknown, code


def key(text: str) -> str:
    """Return a text as it is compared: without capitals, hyphens and more than one space."""
    return " ".join(text.casefold().replace("_", " ").replace("-", " ").split())


class Fault(Exception):  # noqa: N818  it is collected, not shown
    """What is wrong with one value."""

    def __init__(self, message: str, allowed: list[str] | None = None) -> None:
        """Store the allowed values beside the message."""
        super().__init__(message)
        self.allowed = allowed


class Faults:
    """What is wrong with the words of a call."""

    def __init__(self) -> None:
        """Begin without faults."""
        self.found: list[dict[str, Any]] = []

    def add(self, name: str, value: Any, fault: Fault, path: str | None = None) -> None:
        """Add a fault of an argument."""
        self.found.append(
            {
                "parameter": name,
                "path": path or name,
                "given": value,
                "allowed": fault.allowed,
                "message": f"{path or name}: {fault}",
            }
        )

    def throw(self, function: str) -> None:
        """Raise all faults, if there are some."""
        if not self.found:
            return
        messages = [fault["message"] for fault in self.found]
        if len(messages) == 1:
            raise ArgumentError(f"{function}: {messages[0]}", faults=self.found)
        listed = "".join(f"\n  {message}" for message in messages)
        raise ArgumentError(f"{function}: {len(messages)} faults:{listed}", faults=self.found)


class Parts:
    """The members, arguments or conditions that the words give."""

    def __init__(self, gives: Any) -> None:
        """Begin with the arguments that are given in any case."""
        self.is_query = gives == "query"
        always = gives["arguments"] if isinstance(gives, dict) else []
        self.members: dict[str, Any] = dict.fromkeys(always)
        self.conditions: list[dict[str, Any]] = []
        self.of_periods: tuple[str, str, str] | None = None
        self.periods = ""
        #: Of members that several arguments set and restrict, what each argument gives.
        self.restrictions: dict[str, list[Restriction]] = {}
        #: An argument, its value, the member of places that it restricts, and whether to the home.
        self.scopes: list[tuple[str, Any, str, bool]] = []

    def extend(self, member: str, values: list[Any]) -> None:
        """Add alternatives to a member."""
        have = self.members.setdefault(member, [])
        have.extend(value for value in values if value not in have)

    def restrict(self, member: str, restriction: Restriction) -> None:
        """Add the alternatives of an argument to a member that others may restrict."""
        # Members stand in the order of their words.
        self.members.setdefault(member, [])
        if restriction.found:
            self.restrictions.setdefault(member, []).append(restriction)

    def close(self, faults: Faults) -> None:
        """Find what arguments for the same member leave, and give every period what all have."""
        if faults.found:
            return
        self._keep_in_scope(faults)
        if faults.found:
            return
        if self.restrictions:
            from .restricting import common  # noqa: PLC0415  it imports this module

            for member, several in self.restrictions.items():
                self.members[member] = common(several, faults)
        if self.of_periods is None:
            return
        name, member, value = self.of_periods
        periods = self.members.get(self.periods, [])
        if not periods:
            fault = Fault("it says which day counts for periods, but no period is given")
            faults.add(name, value, fault)
        for period in periods:
            period[member] = value

    def _keep_in_scope(self, faults: Faults) -> None:
        """Refuse places that do not lie where another argument says."""
        for word, given, places, is_home in self.scopes:
            for restriction in self.restrictions.get(places, []):
                for path, value, place in restriction.found:
                    country = place.get("country")
                    if country is not None and (str(country).upper() == HOME) is not is_home:
                        fault = Fault(
                            f"{value} has nothing in common with {word} {given}: different "
                            f"arguments restrict each other; give {word} or {restriction.word}"
                        )
                        faults.add(restriction.word, value, fault, path)

    def result(self) -> dict[str, Any]:
        """Return what the operation takes."""
        if not self.is_query:
            return self.members
        if len(self.conditions) == 1:
            return self.conditions[0]
        return {"bool": {"must": self.conditions}} if self.conditions else {"match_all": {}}


class Context:
    """An argument, and what its values are read with."""

    def __init__(
        self, service: str, helper: Mapping[str, Any], word: Word, about: Any, faults: Faults
    ) -> None:
        """Store the facts of the argument."""
        self.service, self.helper, self.word, self.about = service, helper, word, about
        self.faults = faults

    @property
    def member(self) -> str:
        """The first member that it sets."""
        first: str = self.word["members"][0]
        return first

    def each(self, value: Any) -> Iterator[tuple[str, Any]]:
        """Return the alternatives with their places; a text or a dict is a single one."""
        name = self.word["name"]
        if isinstance(value, str | Mapping) or not isinstance(value, Sequence | AbstractSet):
            yield name, value
            return
        if not value:
            raise Fault(f"the list is empty: leave {name} out, or name a {self.word['thing']}")
        for place, item in enumerate(value):
            yield f"{name}[{place}]", item

    def words(
        self, value: Any, read: Callable[[Any], Steps]
    ) -> Generator[Question, Any, list[Any]]:
        """Read every alternative; the faults of all are collected."""
        found = yield from self.placed_words(value, read)
        return [result for _, _, result in found]

    def placed_words(
        self, value: Any, read: Callable[[Any], Steps]
    ) -> Generator[Question, Any, list[tuple[str, Any, Any]]]:
        """Read every alternative as `words` does; each result is behind its path and its value."""
        results: list[tuple[str, Any, Any]] = []
        for path, item in self.each(value):
            try:
                made = yield from read(item)
            except Fault as fault:
                self.faults.add(self.word["name"], item, fault, path)
            else:
                results += [(path, item, each) for each in made]
        return results

    def text(self, value: Any) -> str:
        """Return a value that must be a text and say something."""
        if not isinstance(value, str):
            is_number = isinstance(value, int | float) and not isinstance(value, bool)
            write = f": write {str(value)!r}" if is_number else ""
            raise Fault(f"expected a str, got {value!r}{write}")
        if not value.strip():
            raise Fault(f"the text is empty: leave {self.word['name']} out")
        return value.strip()

    def unknown(self, value: str, more: str = "") -> Fault:
        """Return the fault of a word that is not known."""
        offered = [choice["name"] for choice in self.word["choices"]]
        known = self.word["known"] or {"names": [], "short_forms": []}
        offered += [*known["names"], *(short for short, _ in known["short_forms"])]
        also = [also for choice in self.word["choices"] for also in choice["also"]]
        parts = divided(self.word, value)
        if len(parts) > 1 and all(is_known(self.word, part) for part in parts):
            name = self.word["name"]
            return Fault(f"{value!r} is one text: several stand in a list, {name}={parts!r}")
        return Fault(unknown(self.word["thing"], value, offered, also) + more, offered or None)

    def question(self, text: str, code: str | None = None) -> Question:
        """Return the question about a name that only the service knows."""
        return Question(self.word["lookup"], text, lambda more: str(self.unknown(text, more)), code)

    def names_all(self) -> bool:
        """Whether the lookup of the argument has a list of all codes."""
        lookups = described(self.service)["lookups"]
        return bool(self.word["lookup"]) and not lookups[self.word["lookup"]]["text"]

    def choice(self, value: str) -> list[str] | None:
        """Return the codes of a word, if it is one of those on offer."""
        return chosen(self.word["choices"], value)


def unknown(
    thing: str,
    value: str,
    offered: Sequence[str],
    also: Sequence[str] = (),
    *,
    is_all: bool = True,
) -> str:
    """Say that a word is not known, with the nearest that is, or with all that are few."""
    hint = _core._hint(value, [*offered, *also])  # noqa: SLF001  our own
    if not hint and offered and len(offered) <= _SHOWN:
        lead = "expected one of" if is_all else "the nearest are"
        hint = f"; {lead} {', '.join(offered)}"
    return f"unknown {thing} {value!r}{hint}"


def chosen(choices: Sequence[Mapping[str, Any]], value: str) -> list[str] | None:
    """Return the codes of the choice that has a word, or the code itself."""
    wanted = key(value)
    for choice in choices:
        if wanted in {key(choice["name"]), *map(key, choice["also"])}:
            return list(choice["codes"])
    codes = (code for choice in choices for code in choice["codes"])
    return next(([code] for code in codes if code.casefold() == value.casefold()), None)


def is_known(word: Word, text: str) -> bool:
    """Whether the catalog knows a text as a word, a code or a name of an argument."""
    known = word["known"] or {"names": [], "short_forms": []}
    names = {key(name) for name in (*known["names"], *(short for short, _ in known["short_forms"]))}
    return chosen(word["choices"], text) is not None or key(text) in names


def divided(word: Word, text: str) -> list[str]:
    """Divide a text at its commas, but not within a word or a name that the catalog knows.

    Parameters
    ----------
    word : dict
        The argument, as in the catalog.
    text : str
        Several words.

    Returns
    -------
    list of str
    """
    parts = [part.strip() for part in text.split(",")]
    found = []
    while parts:
        lengths = range(len(parts), 1, -1)
        whole = (n for n in lengths if is_known(word, ", ".join(parts[:n])))
        taken = next(whole, 1)
        found.append(", ".join(parts[:taken]))
        parts = parts[taken:]
    return found


def form_of(word: Word) -> tuple[str, Any]:
    """Return the name of a word's form, and what the catalog says about it."""
    form = word["form"]
    if isinstance(form, str):
        return form, None
    ((name, about),) = form.items()
    return name, about


def matched(pattern: str, value: str) -> str | None:
    """Return a code in the spelling of its pattern."""
    for spelling in (value, value.upper()):
        if pattern and re.fullmatch(pattern, spelling):
            return spelling
    return None
