"""The documented rules of the case counts, applied to complete answers.

A separate model: it shares no code with the sandbox. The country names were computed by the
service's own functions (tests/data/disease_country_names.json: utils/nameUtils.js at
cdea5fac227b88b6933012ddb4bc592ec21fde07).
"""

from __future__ import annotations

import json
import math
import re
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

NAMES: dict[str, list[str]] = json.loads(
    (Path(__file__).parents[1] / "data" / "disease_country_names.json").read_text()
)

#: JavaScript's white space.
SPACES = "\t\n\v\f\r \xa0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff" + "".join(
    map(chr, range(0x2000, 0x200B))
)
DECIMAL = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)

#: An answer: its status and the value of its JSON. Without a status the connection closes unanswered.
Reply = tuple[int | None, Any]


def number(text: str) -> float:
    """`Number(text)`."""
    text = text.strip(SPACES)
    if not text:
        return 0.0
    if re.fullmatch(r"[+-]?Infinity", text):
        return math.copysign(math.inf, -1 if text[0] == "-" else 1)
    for pattern, base in (("0[xX][0-9a-fA-F]+", 16), ("0[oO][0-7]+", 8), ("0[bB][01]+", 2)):
        if re.fullmatch(pattern, text):
            return float(int(text[2:], base))
    return float(text) if DECIMAL.fullmatch(text) else math.nan


def parse_int(text: str) -> float:
    """`parseInt(text)`."""
    found = re.match(r"([+-]?)(0[xX]([0-9a-fA-F]+)|\d+)", text.strip(SPACES), re.ASCII)
    if found is None:
        return math.nan
    sign, digits, hexadecimal = found.groups()
    value = int(hexadecimal, 16) if hexadecimal else int(digits)
    return float(-value if sign == "-" else value)


def plain(text: str) -> str:
    parts = unicodedata.normalize("NFD", text.strip(SPACES).lower())
    return "".join(sign for sign in parts if not "\u0300" <= sign <= "\u036f")


COUNTRY_OF = {text: name for name, texts in NAMES.items() for text in texts}


def country_name(asked: str) -> str | None:
    """The country that a text means according to the service's own table."""
    asked = plain(asked)
    if asked in COUNTRY_OF:
        return COUNTRY_OF[asked]
    value = parse_int(asked)
    return None if math.isnan(value) else COUNTRY_OF.get(str(int(value)))


def given(query: list[tuple[str, str]], name: str) -> str | list[str] | dict[str, str] | None:
    """A parameter as `qs` reads it."""
    own = [(key[len(name) :], value) for key, value in query if key.split("[")[0] == name]
    if any(re.fullmatch(r"\[[^]\d]+\]", rest) for rest, _ in own):
        return dict(own)
    values = [value for _, value in own]
    if not values:
        return None
    return values[0] if len(own) == 1 and own[0][0] == "" else values


def text(value: str | list[str] | dict[str, str]) -> str:
    """`String(value)`."""
    if isinstance(value, dict):
        return "[object Object]"
    return value if isinstance(value, str) else ",".join(value)


def cut(records: list[Any], start: float) -> list[Any]:
    """`records.slice(start)`."""
    if math.isinf(start):
        return records if start < 0 else []
    return records[max(len(records) + int(start), 0) if int(start) < 0 else int(start) :]


def separated(names: str) -> list[str]:
    return names.split("|" if "|" in names else ",")


def without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: 0 if inner is None else inner if key == "countryInfo" else without_nulls(inner)
            for key, inner in value.items()
        }
    return (
        [0 if one is None else without_nulls(one) for one in value]
        if isinstance(value, list)
        else value
    )


class Request:
    """The query of a request."""

    def __init__(self, query: list[tuple[str, str]]) -> None:
        self.query = query

    def is_on(self, name: str) -> bool:
        value = given(self.query, name)
        return value is not None and text(value) in {"true", "1"}

    @property
    def day(self) -> str:
        """The requested set of figures."""
        if self.is_on("yesterday"):
            return "yesterday"
        return "twoDaysAgo" if self.is_on("twoDaysAgo") else ""

    @property
    def strict(self) -> bool:
        return given(self.query, "strict") != "false"

    @property
    def last(self) -> float:
        value = given(self.query, "lastdays")
        if value is None or value == "":
            return 30
        if value == "all":
            return math.inf
        count = number(text(value))
        return 30 if math.isnan(count) else count

    def nulls(self, record: Any) -> Any:
        return record if self.is_on("allowNull") else without_nulls(record)

    def sorted(self, records: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The largest first; equal and incomparable records keep their order."""
        value = given(self.query, "sort")
        if not value:
            return records
        name = text(value)

        def key(record: dict[str, Any]) -> Any:
            member = record.get(name, 0)
            if isinstance(member, list):
                return ",".join(member)
            return 0 if member is None or isinstance(member, dict) else member

        return sorted(records, key=key, reverse=True)


def timeline(series: dict[str, dict[str, int]], last: float) -> dict[str, dict[str, int]]:
    return {what: dict(cut(list(counts.items()), -last)) for what, counts in series.items()}


def one_or_many(found: list[Any]) -> Any:
    return found[0] if len(found) == 1 else found


def refused(message: str) -> Reply:
    return 404, {"message": message}


class Rules:
    """The service's answer to a path below `/v3/covid-19`, from the whole lists that `fetch` returns."""

    def __init__(self, fetch: Callable[[str], Any]) -> None:
        days = {"": "", "yesterday": "&yesterday=true", "twoDaysAgo": "&twoDaysAgo=true"}
        self.countries = {
            day: fetch("/countries?allowNull=true" + query) for day, query in days.items()
        }
        self.world = {day: fetch("/all?allowNull=true" + query) for day, query in days.items()}
        every = "|".join(one["continent"].replace(" ", "%20") for one in fetch("/continents"))
        self.continents = {
            day: fetch(f"/continents/{every}?allowNull=true{query}") for day, query in days.items()
        }
        self.states = {
            day: fetch("/states?allowNull=true" + query)
            for day, query in days.items()
            if day[:1] != "t"
        }
        self.series = fetch("/historical?lastdays=all")
        self.series_of_world = fetch("/historical/all?lastdays=all")
        self.counties = {
            name: fetch(f"/historical/usacounties/{name.replace(' ', '%20')}?lastdays=all")
            for name in fetch("/historical/usacounties")
        }
        self.newspaper = {
            name: fetch(f"/nyt/{name}?lastdays=all") for name in ("states", "counties", "usa")
        }
        self.doses = {
            name: fetch(f"/vaccine/coverage{name}?lastdays=all&fullData=true")
            for name in ("", "/countries", "/states")
        }
        self.governments = {
            name: fetch(f"/gov/{name.replace(' ', '%20')}?allowNull=true") for name in fetch("/gov")
        }
        self.variants = {
            name: fetch(f"/variants/countries/{name.replace('/', '%2F')}?allowNull=true")
            for name in fetch("/variants/countries")
        }
        self.mobility = {
            name: fetch(f"/apple/countries/{name}")["subregions"]
            for name in fetch("/apple/countries")
        }
        self.moves = fetch
        self.codes = {
            one["country"]: [one["countryInfo"]["iso2"], one["countryInfo"]["iso3"]]
            for one in self.countries[""]
        }

    def answer(self, path: list[str], query: list[tuple[str, str]]) -> Reply:
        """The answer to a path of decoded segments."""
        request = Request(query)
        match path:
            case ["all"]:
                return 200, request.nulls(self.world[request.day])
            case ["countries" | "continents" | "states", *names]:
                return self.totals(path[0], names, request)
            case ["historical", *names]:
                return self.historical(names, request)
            case ["nyt", what, *names]:
                return self.paper(what, names, request)
            case ["vaccine", "coverage", *names]:
                return self.coverage(names, request)
            case ["gov", *names]:
                return self.published(self.governments, names, request)
            case ["variants", "countries", *names]:
                return self.published(self.variants, names, request)
            case ["apple", "countries", *names]:
                return self.moving(names)
        raise ValueError(path)

    # --- current figures

    def totals(self, what: str, names: list[str], request: Request) -> Reply:
        day = request.day
        if what == "states" or (what == "continents" and not names):
            day = "yesterday" if day == "yesterday" else ""
        stored = {"countries": self.countries, "continents": self.continents, "states": self.states}
        records = stored[what][day]
        if what == "continents" and not names:
            # The figures are today's; the list of countries never changes.
            records = self.continents[day]
        if not names:
            return 200, request.sorted([request.nulls(one) for one in records])
        find = self.state if what == "states" else self.place
        found = [
            request.nulls(one)
            for name in separated(names[0])
            if (one := find(records, name, request.strict)) is not None
        ]
        kind = {"countries": "Country", "continents": "Continent", "states": "State"}[what]
        if not found:
            return refused(f"{kind} not found or doesn't have any cases")
        return 200, one_or_many(found)

    def state(self, records: list[dict[str, Any]], asked: str, _strict: bool) -> Any:
        return next((one for one in records if one["state"].lower() == asked.lower()), None)

    def place(self, records: list[dict[str, Any]], asked: str, strict: bool) -> Any:
        selector = "country" if "country" in records[0] else "continent"
        value = number(asked)
        if not math.isnan(value):
            ids = (one.get("countryInfo", {}).get("_id") for one in records)
            return next((one for one, id_ in zip(records, ids, strict=True) if id_ == value), None)
        wanted = plain(country_name(asked) or asked)
        length = len(asked.encode("utf-16-le")) // 2
        for one in records:
            name = plain(one[selector])
            if strict and "-" not in one["continent"]:
                if name == wanted:
                    return one
                continue
            info = one.get("countryInfo") or {}
            if asked.lower() in {str(info.get(code) or "").lower() for code in ("iso2", "iso3")}:
                return one
            if (length > 3 or plain(asked) in {"uk", "uae", "dr"}) and wanted in name:
                return one
        return None

    # --- series

    def historical(self, names: list[str], request: Request) -> Reply:
        match [name if at else name.lower() for at, name in enumerate(names)]:
            case []:
                return 200, [
                    one | {"timeline": timeline(one["timeline"], request.last)}
                    for one in self.series
                ]
            case ["all"]:
                return 200, timeline(self.series_of_world, request.last)
            case ["usacounties"]:
                return 200, list(self.counties)
            case ["usacounties", state]:
                if state not in self.counties:
                    return refused("State not found or doesn't have any historical county data")
                return 200, [
                    one | {"timeline": timeline(one["timeline"], request.last)}
                    for one in self.counties[state]
                ]
        countries = separated(names[0])
        provinces = separated(names[1]) if len(names) > 1 else []
        if len(countries) > 1:
            found = [self.of_country(name, "", request.last) for name in countries]
        else:
            found = [
                self.of_country(countries[0], name.strip(SPACES), request.last)
                for name in provinces or [""]
            ]
        if not any(found):
            return refused("Country not found or doesn't have any historical data")
        return 200, one_or_many(found)

    def of_country(self, asked: str, province: str, last: float) -> Any:
        known = country_name(asked)
        wanted = plain(known or asked)
        parts = [one for one in self.series if plain(one["country"]) == wanted]
        # The province is ignored if the country is not in the table.
        if province and parts and self.codes[parts[0]["country"]][0] is not None:
            parts = [one for one in parts if (one["province"] or "mainland") == province.lower()]
        if not parts:
            return None
        total: dict[str, dict[str, int]] = {"cases": {}, "deaths": {}, "recovered": {}}
        for one in parts:
            for what, counts in timeline(one["timeline"], last).items():
                for day, count in counts.items():
                    total[what][day] = total[what].get(day, 0) + count
        named: Any = [one["province"] or "mainland" for one in parts]
        if province:
            named = parts[0]["province"] or province
        return {"country": parts[0]["country"], "province": named, "timeline": total}

    def paper(self, what: str, names: list[str], request: Request) -> Reply:
        value = given(request.query, "lastdays")
        if isinstance(value, list) and len(value) > 1:
            return None, None
        if value is None:
            value = "all" if what == "usa" else "30"
        rows = self.newspaper[what]
        if value != "all" and text(value) != "data":
            count = parse_int(text(value))
            dates = sorted({one["date"] for one in self.newspaper["usa"]})
            kept = set(dates[-max(1, 1 if math.isnan(count) else int(count)) :])
            rows = [one for one in rows if one["date"] in kept]
        if names:
            pattern = r",[\s+]?" if what == "states" else r",[\s+?]"
            asked = {name.lower() for name in re.split(pattern, names[0].strip(SPACES))}
            member = {"states": "state", "counties": "county"}[what]
            rows = [one for one in rows if one[member].lower() in asked]
            if not rows:
                return refused(f"{member.title()} not found or no data found for {member}")
        return 200, rows

    def coverage(self, names: list[str], request: Request) -> Reply:
        full = given(request.query, "fullData") == "true"

        def shown(rows: list[dict[str, Any]]) -> Any:
            rows = cut(rows, -request.last)
            return rows if full else {one["date"]: one["total"] for one in rows}

        if not names:
            return 200, shown(self.doses[""])
        records = self.doses["/" + names[0]]
        if len(names) == 1:
            return 200, [one | {"timeline": shown(one["timeline"])} for one in records]
        member = {"countries": "country", "states": "state"}[names[0]]
        for one in records:
            texts = [one[member], *(self.codes[one[member]] if member == "country" else [])]
            if names[1].lower() in {name.lower() for name in texts}:
                return 200, one | {"timeline": shown(one["timeline"])}
        return refused(f"No vaccine data for requested {member} or {member} does not exist")

    # --- the smaller sources

    def published(self, stored: dict[str, Any], names: list[str], request: Request) -> Reply:
        if not names:
            return 200, sorted(stored)
        name = country_name(names[0]) or names[0].strip(SPACES)
        if name not in stored:
            return refused(f"Country '{name}' not found or no data found for country")
        return 200, request.nulls(stored[name])

    def moving(self, names: list[str]) -> Reply:
        if not names:
            return 200, list(self.mobility)
        name = country_name(names[0]) or names[0].strip(SPACES)
        regions = self.mobility.get(name)
        if len(names) == 1:
            if regions is None:
                return refused(f"Country '{name}' not found or no data found for county")
            return 200, {"country": name, "subregions": regions}
        return 200, one_or_many(
            [self.of_region(name, regions or [], one.strip(SPACES)) for one in separated(names[1])]
        )

    def of_region(self, country: str, regions: Iterable[str], asked: str) -> Any:
        for region in regions:
            if region.lower() == asked.lower():
                return {"country": country, "subregion": region}
        return {"country": country, "message": f"Subregion '{asked}' not found for '{country}'"}
