"""How often the search finds the operations of questions that people ask."""

from __future__ import annotations

import tomllib
from pathlib import Path

from openshelf.agents import search

QUESTIONS = Path(__file__).with_name("questions.toml")
PLACES = (1, 5, 10)


def questions(half: str) -> dict[str, list[str]]:
    """Return the operations that answer each question of a table of the file."""
    asked = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))[half]
    return {ask: [one] if isinstance(one, str) else one for ask, one in asked.items()}


def recall(half: str) -> dict[int, float]:
    """Return the share of the questions that one of the first 1, 5 or 10 operations answers."""
    asked = questions(half)
    found = dict.fromkeys(PLACES, 0)
    for ask, answers in asked.items():
        names = [each["name"] for each in search.find(ask)]
        for place in PLACES:
            found[place] += not set(answers).isdisjoint(names[:place])
    return {place: count / len(asked) for place, count in found.items()}
