"""Finds the operations that answer a question in people's words."""

from __future__ import annotations

import re

import openshelf
from openshelf import _core
from openshelf.agents.ranking import Field, Ranking

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Any

__all__ = ["find"]

#: The score of an operation that takes an id, for a question without a number.
_WITHOUT_ID = 0.8
#: The score of each further operation of a group, beyond the second: other groups are to be seen.
_SAME_GROUP = 0.9
#: How many are compared for it.
_COMPARED = 60


class _Index:
    """The operations and their ranking, which are made at the first question."""

    operations: list[dict[str, Any]]
    ranking: Ranking
    _made = False

    def ready(self) -> _Index:
        """Index the operations, unless that was done; it takes some hundredths of a second."""
        if not self._made:
            known = _core._operation_index()  # noqa: SLF001  our own module
            self.operations, self.ranking = known, _ranking(known)
            self._made = True
        return self


_INDEX = _Index()


def _ranking(known: list[dict[str, Any]]) -> Ranking:
    about = {
        service: getattr(openshelf, service.capitalize())().description
        for service in {each["service"] for each in known}
    }
    return Ranking(
        [
            Field(2.0, 0.2, [re.sub(r"[._]", " ", each["name"]) for each in known]),
            Field(2.5, 0.2, [each["summary"] for each in known]),
            Field(2.5, 0.1, [each["everyday_words"] for each in known]),
            Field(0.5, 0.7, [each["words"] for each in known]),
            Field(0.4, 0.3, [about[each["service"]] for each in known]),
        ]
    )


def find(question: str, services: Collection[str] = ()) -> list[dict[str, Any]]:
    """Return the operations that answer a question.

    Parameters
    ----------
    question : str
        What is wanted, in any words.
    services : collection of str, optional
        The services whose operations are searched; all if empty.

    Returns
    -------
    list of dict
        The best first; empty if none has a word of the question. Members: ``name``, such as
        ``"museum.artworks.search"``, ``service``, ``summary``, ``required`` (the names of the
        arguments that every call has) and other facts.
    """
    index = _INDEX.ready()
    known = index.operations
    scores = {
        place: score
        for place, score in index.ranking.scores(question).items()
        if not services or known[place]["service"] in services
    }
    if not re.search(r"\d", question):
        for place in scores:
            if any(name.endswith("id") for name in known[place]["required"]):
                scores[place] *= _WITHOUT_ID
    order = sorted(scores, key=lambda place: (-scores[place], place))
    first, rest = order[:_COMPARED], order[_COMPARED:]
    seen: dict[str, int] = {}
    for place in first:
        group = known[place]["name"].rpartition(".")[0]
        before = seen[group] = seen.get(group, -1) + 1
        scores[place] *= _SAME_GROUP ** max(0, before - 1)
    first.sort(key=lambda place: (-scores[place], place))
    found = [known[place] for place in (*first, *rest)]
    # Who knows the name of an operation means this one.
    named = set(re.findall(r"[\w.]+", question))
    return sorted(found, key=lambda each: each["name"] not in named)
