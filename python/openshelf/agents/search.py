"""Finds the operations that answer a question in people's words."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path

import openshelf
from openshelf import _core
from openshelf.agents.ranking import Field, Ranking
from openshelf.agents.thesaurus import Thesaurus

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Any

__all__ = ["find"]

#: The share of its score that an operation that takes an id keeps for a question without a number.
_WITHOUT_ID = 0.9
#: The share of the best score of its group that each operation gets.
_GROUP = 0.5
#: What is known of words and operations beside the catalog.
_KNOWN = Path(__file__).with_name("search.toml")
#: The share of its score that the third operation for the same records keeps; each further one
#: keeps this share of this share.
_SAME_RECORDS = 0.8
#: How many are compared for it.
_COMPARED = 60


class _Index:
    """The operations and their ranking, which are made at the first question."""

    operations: list[dict[str, Any]]
    ranking: Ranking
    #: What the score of each operation is multiplied with.
    shares: list[float]
    #: The last words of operations that lead to the same records as others of their group.
    same_records: frozenset[str]
    _made = False

    def ready(self) -> _Index:
        """Index the operations, unless that was done; it takes some tenths of a second."""
        if not self._made:
            known = _core._operation_index()  # noqa: SLF001  our own module
            beside = tomllib.loads(_KNOWN.read_text(encoding="utf-8"))
            self.operations = known
            self.ranking = _ranking(known, Thesaurus(beside["rings"], beside["names"]))
            self.shares = [_share(each["name"], beside["rarely"]) for each in known]
            self.same_records = frozenset(beside["same_records"])
            self._made = True
        return self


_INDEX = _Index()


def _ranking(known: list[dict[str, Any]], thesaurus: Thesaurus) -> Ranking:
    about = {
        service: getattr(openshelf, service.capitalize())().description
        for service in {each["service"] for each in known}
    }
    return Ranking(
        [
            Field(2.0, 0.2, [re.sub(r"[._]", " ", each["name"]) for each in known]),
            Field(2.5, 0.2, [each["summary"] for each in known], pairs=True),
            Field(2.5, 0.1, [each["everyday_words"] for each in known], pairs=True),
            Field(0.25, 0.7, [each["words"] for each in known]),
            Field(0.2, 0.3, [about[each["service"]] for each in known]),
        ],
        thesaurus,
    )


def _share(name: str, rarely: list[dict[str, Any]]) -> float:
    """Return what the score of an operation is multiplied with whatever is asked."""
    share = 1.0
    for rare in rarely:
        if any(fnmatchcase(name, pattern) for pattern in rare["operations"]):
            share *= rare["factor"]
    return share


def _ordered(index: _Index, scores: dict[int, float]) -> list[int]:
    """Return the places of the operations, the best first, with several groups among the first."""
    order = sorted(scores, key=lambda place: (-scores[place], place))
    first, rest = order[:_COMPARED], order[_COMPARED:]
    seen: dict[str, int] = {}
    for place in first:
        group, _, last = index.operations[place]["name"].rpartition(".")
        if last in index.same_records:
            before = seen[group] = seen.get(group, -1) + 1
            scores[place] *= _SAME_RECORDS ** max(0, before - 1)
    first.sort(key=lambda place: (-scores[place], place))
    return first + rest


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
    best: dict[str, float] = {}
    for place, score in scores.items():
        group = known[place]["name"].rpartition(".")[0]
        best[group] = max(best.get(group, 0.0), score)
    numbered = re.search(r"\d", question)
    for place in scores:
        scores[place] += _GROUP * best[known[place]["name"].rpartition(".")[0]]
        scores[place] *= index.shares[place]
        if not numbered and any(name.endswith("id") for name in known[place]["required"]):
            scores[place] *= _WITHOUT_ID
    found = [known[place] for place in _ordered(index, scores)]
    # Who knows the name of an operation means this one.
    named = set(re.findall(r"[\w.]+", question))
    return sorted(found, key=lambda each: each["name"] not in named)
