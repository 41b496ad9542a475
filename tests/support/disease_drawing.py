"""Requests to the case counts, drawn at random: awkward names, lists, cases, days and repeated parameters."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from disease_rules import NAMES, Rules

#: Names that no source has, as countries or otherwise.
NOWHERE = [
    "Atlantis", "World", "constructor", "__proto__", "Korea", "Afr", "DR", "us", "America", "the",
    "EU/EEA", "eu/eea", "", " ", "0x1F", "1e2", "38e1", "380abc", "-4", "Infinity", "004", "12.0", "9999",
]  # fmt: skip
LAST = [
    "1", "2", "7", "29", "30", "31", "45", "365", "all", "ALL", "1e1", "1E2", "Infinity", "-Infinity", "infinity",
    "0", "-0", "-10", "-2000", "0x10", "0b11", "0o17", "7.9", ".5", "-.5", "5.", " 5 ", "5x", "x5", "", " ", "NaN",
    "1_0", "1,5", "+3", "007", "data", "many", "99999", "null", "true", "\u0665",
]  # fmt: skip
WORDS = ["true", "1", "false", "0", "TRUE", "True", "yes", "", "true ", "null"]
SORTS = [
    "cases", "todayCases", "deaths", "recovered", "active", "critical", "tests", "population", "updated",
    "casesPerOneMillion", "country", "continent", "state", "countries", "countryInfo", "continentInfo", "nothing",
    "CASES", "", "cases ", "length", "cases,deaths",
]  # fmt: skip


@dataclass(frozen=True)
class Drawn:
    """A request: its decoded path below the prefix, its query, and both as they are sent."""

    path: list[str]
    query: list[tuple[str, str]]
    sent: str


class Drawing:
    """Draws requests from a seed; `rules` has the existing names."""

    def __init__(self, seed: int, rules: Rules) -> None:
        self.random = random.Random(seed)
        self.countries = [one["country"] for one in rules.countries[""]]
        self.continents = [one["continent"] for one in rules.continents[""]]
        self.states = [one["state"] for one in rules.states[""]]
        self.counties = sorted({one["county"] for one in rules.newspaper["counties"]})
        self.dosed = [one["state"] for one in rules.doses["/states"]]
        self.provinces = sorted({one["province"] for one in rules.series if one["province"]})
        self.of_county = list(rules.counties)
        self.governments = list(rules.governments)
        self.variants = list(rules.variants)
        self.mobility = rules.mobility

    def some(self, share: float) -> bool:
        return self.random.random() < share

    def changed(self, name: str) -> str:
        """The name, or a variant that people write."""
        kind = self.random.randrange(12)
        if kind == 0:
            return name.upper()
        if kind == 1:
            return name.lower()
        if kind == 2:
            return self.random.choice(["", " ", "\u00a0", "\ufeff"]) + name + " "
        if kind == 3:
            return name.replace("a", "\u00e4").replace("e", "\u00e9").replace("o", "o\u0302")
        if kind == 4 and len(name) > 4:
            at = self.random.randrange(len(name) - 3)
            return name[at : at + self.random.randint(3, 8)]
        return name

    def name(self, stored: list[str], *, countries: bool = True) -> str:
        kind = self.random.random()
        if kind < 0.12:
            return self.random.choice(NOWHERE)
        if countries and kind < 0.55:
            return self.changed(self.random.choice(NAMES[self.random.choice(list(NAMES))]))
        return self.changed(self.random.choice(stored))

    def names(self, stored: list[str], *, countries: bool = True) -> str:
        """A name, or a list in one of its notations; never empty, which is another path."""
        count = self.random.choice([1, 1, 1, 1, 2, 2, 3])
        separator = self.random.choice([",", ",", ", ", ",+", "|", "| "])
        text = separator.join(self.name(stored, countries=countries) for _ in range(count))
        if self.some(0.15):
            text += self.random.choice(["|", ",", "|"])
        if self.some(0.03):
            text = self.random.choice(["|", ","]) + text
        return text or "|"

    def path(self) -> list[str]:
        one, many = self.name, self.names
        draw = self.random.choice([
            lambda: ["all"],
            lambda: ["countries"],
            lambda: ["continents"],
            lambda: ["states"],
            *[lambda: ["countries", many(self.countries)]] * 8,
            *[lambda: ["continents", many(self.continents)]] * 3,
            *[lambda: ["states", many(self.states, countries=False)]] * 2,
            lambda: ["historical"],
            lambda: ["historical", "all"],
            lambda: ["historical", "usacounties"],
            lambda: ["historical", "usacounties", one(self.of_county, countries=False) or "x"],
            *[lambda: ["historical", many(self.countries)]] * 5,
            *[lambda: ["historical", self.random.choice(["Canada", "uk", "NLD", "156", many(self.countries)]), many(self.provinces, countries=False)]] * 5,
            lambda: ["nyt", "usa"],
            lambda: ["nyt", "states"],
            *[lambda: ["nyt", "states", many(self.states, countries=False)]] * 2,
            *[lambda: ["nyt", "counties", many(self.counties, countries=False)]] * 2,
            lambda: ["vaccine", "coverage"],
            lambda: ["vaccine", "coverage", "countries"],
            lambda: ["vaccine", "coverage", "states"],
            *[lambda: ["vaccine", "coverage", "countries", one(self.countries) or "x"]] * 2,
            lambda: ["vaccine", "coverage", "states", one(self.dosed, countries=False) or "x"],
            lambda: ["gov"],
            *[lambda: ["gov", one(self.governments) or "x"]] * 2,
            lambda: ["variants", "countries"],
            *[lambda: ["variants", "countries", one(self.variants) or "x"]] * 2,
            lambda: ["apple", "countries"],
            lambda: ["apple", "countries", one(list(self.mobility)) or "x"],
            *[lambda: ["apple", "countries", self.name(list(self.mobility)) or "x", many(self.random.choice(list(self.mobility.values())), countries=False)]] * 2,
        ])  # fmt: skip
        return draw()

    def given(self, name: str, values: list[str]) -> list[tuple[str, str]]:
        """A parameter, once, as an array or as an object."""
        kind = self.random.random()
        value = self.random.choice(values)
        if kind < 0.86:
            return [(name, value)]
        if kind < 0.91:
            return [(name, value), (name, self.random.choice(values))]
        if kind < 0.95:
            return [(f"{name}[]", value)]
        if kind < 0.97:
            return [(f"{name}[0]", value)]
        return [(f"{name}[x]", value)] if kind < 0.99 else [(name.upper(), value)]

    def query(self, path: list[str]) -> list[tuple[str, str]]:
        query: list[tuple[str, str]] = []
        days = path[0] in {"historical", "nyt"} or path[:2] == ["vaccine", "coverage"]
        if self.some(0.8 if days else 0.05):
            query += self.given("lastdays", LAST)
        for name, share in (
            ("yesterday", 0.25),
            ("twoDaysAgo", 0.2),
            ("allowNull", 0.4),
            ("fullData", 0.3),
        ):
            if self.some(share / (3 if days and name != "fullData" else 1)):
                query += self.given(name, WORDS)
        if self.some(0.4):
            query += self.given("strict", ["false", "false", *WORDS])
        if self.some(0.6 if len(path) == 1 else 0.05):
            query += self.given("sort", SORTS)
        self.random.shuffle(query)
        return query

    def draw(self) -> Drawn:
        path = self.path()
        query = self.query(path)
        fixed = {"usacounties", "coverage", "countries", "counties", "states", "usa", "all"}
        words: list[str] = []
        for at, segment in enumerate(path):
            is_word = at == 0 or (
                segment in fixed
                and at < 3
                and path[0] in {"historical", "nyt", "vaccine", "variants", "apple"}
            )
            if not is_word:
                words.append(quote(segment, safe=self.random.choice(["", ",|'()", ",+"])))
            else:
                words.append(segment.upper() if self.some(0.1) else segment)
        sent = "/" + "/".join(words) + ("/" if self.some(0.1) else "")
        if query:
            sent += "?" + "&".join(
                f"{quote(name, safe='[]')}={quote(value)}" for name, value in query
            )
        return Drawn(path, query, sent)


def comparable(value: Any) -> Any:
    """The answer without the time of the request, and without the days of the mobility data."""
    if isinstance(value, list):
        if value and isinstance(value[0], dict) and "date" in value[0] and "updated" in value[0]:
            return [
                {key: member for key, member in one.items() if key != "updated"} for one in value
            ]
        return [comparable(one) for one in value]
    if isinstance(value, dict) and "subregion" in value:
        return {key: member for key, member in value.items() if key != "data"}
    return value
