"""Stores results and shows them: docs/benchmarks.md and its charts, from benches/results/*.json."""

from __future__ import annotations

import json
import math
import re
import statistics
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ratios
from environments import OURS, ROOT
from plan import BEST, FLOOR

if TYPE_CHECKING:
    from plan import Comparison, Figure, Row

NUMBERS = re.compile(r"\[\s+([-+\d.,e\s]+?)\s+\]")
RESULTS = Path(__file__).parent / "results"
PAGE = ROOT / "docs" / "benchmarks.md"
PICTURES = ROOT / "docs" / "pictures" / "benchmarks"
Result = dict[str, Any]

#: How a quantity is shown: by what seconds or megabytes are multiplied, and its name.
UNITS = {"us": (1e6, "us"), "ms": (1e3, "ms"), "s": (1.0, "s")}
QUANTITIES = {
    "seconds": "",
    "cpu": "processor time",
    "megabytes": "memory",
    "first": "cold",
}
OTHER_VALUES = (
    "A client with other values does not decode what the server sent:"
    " the last digit of its floats differs."
)
INTRODUCTION = Path(__file__).parent / "introduction.md"


@dataclass(frozen=True)
class Compared:
    """A comparison with its result."""

    row: str
    comparison: Comparison
    found: ratios.Estimate
    #: The peer is the best of its row.
    is_best: bool = False

    @property
    def is_met(self) -> bool | None:
        """Whether the target is met; None without a target or with too few rounds."""
        wanted = self.comparison.target
        if wanted is None:
            return None
        return ratios.is_met(self.found, wanted, at_least=self.comparison.at_least)


def values(row: Row, result: Result, label: str, quantity: str) -> list[float]:
    """Return the samples of a client, round by round."""
    samples: dict[str, dict[str, list[float]]] = result["samples"]
    own = samples[label][quantity]
    return ratios.without(own, samples[row.base][quantity]) if row.base else own


def labels(row: Row, result: Result) -> list[str]:
    """Return the clients that are shown."""
    return [label for label in result["samples"] if label != row.base]


def ranking(row: Row, result: Result, quantity: str) -> list[str]:
    """Return the clients of a row, the quickest first, without those that do other work."""
    apart = {FLOOR, *result["differing"]}
    clients = [label for label in labels(row, result) if label not in apart]
    return sorted(
        clients, key=lambda label: statistics.median(values(row, result, label, quantity))
    )


def named(row: Row, result: Result) -> list[tuple[Comparison, bool]]:
    """Return the comparisons of a row with the name of the best peer, and which one names it."""
    found = []
    for each in row.comparisons:
        if each.peer == BEST:
            order = ranking(row, result, each.quantity)
            (best, *_) = (label for label in order if label != each.ours)
            found.append((replace(each, peer=best), True))
        else:
            found.append((each, False))
    best_ones = {(each.peer, each.quantity) for each, is_best in found if is_best}
    return [
        (each, is_best)
        for each, is_best in found
        if is_best or each.target is not None or (each.peer, each.quantity) not in best_ones
    ]


def compare(row: Row, result: Result) -> list[Compared]:
    """Return the comparisons of a row."""
    made = []
    for each, is_best in named(row, result):
        pairs = values(row, result, each.ours, each.quantity)
        if each.peer is not None:
            peer = values(row, result, each.peer, each.quantity)
            pairs = ratios.paired(peer, pairs) if each.at_least else ratios.paired(pairs, peer)
        made.append(Compared(row.title, each, ratios.estimate(pairs), is_best))
    return made


def first(row: Row, result: Result) -> str:
    """Return a sentence about who is first in a row, and by how much."""
    order = ranking(row, result, row.quantity)
    times = {label: values(row, result, label, row.quantity) for label in order}
    leader, second = order[:2]
    longer = statistics.median(ratios.paired(times[second], times[leader]))
    told = f"{row.title}: {leader} is first, then {second} ({digits(longer)} times as long)"
    place = order.index(OURS)
    if place < 2:
        return f"{told}."
    ours = statistics.median(ratios.paired(times[OURS], times[leader]))
    return f"{told}; openshelf is number {place + 1} ({digits(ours)} times as long)."


def rows_of(figure: Figure, result: Result) -> list[tuple[Row, Result]]:
    """Return the rows of a figure that were measured."""
    measured = {each["title"]: each for each in result["rows"]}
    return [(row, measured[row.title]) for row in figure.rows if row.title in measured]


def shown(seconds: float, unit: str) -> str:
    """Return a time as a text, or calls a second."""
    if unit == "any":
        unit = "s" if seconds >= 1 else "ms" if seconds >= 1e-3 else "us"
    if unit == "per second":
        return f"{1 / seconds:,.0f} a second"
    factor, name = UNITS[unit]
    return f"{digits(seconds * factor)} {name}"


def digits(number: float) -> str:
    """Return a number with three digits that mean something."""
    if number == 0:
        return "0"
    behind = max(2 - math.floor(math.log10(abs(number))), 0)
    return f"{number:,.{behind}f}"


def amount(row: Row, quantity: str, value: float) -> str:
    """Return a quantity as a text."""
    return f"{digits(value)} MB" if quantity == "megabytes" else shown(value, row.unit)


def ratio_line(row: Row, compared: Compared) -> str:
    """Return a line of the table of comparisons."""
    each, found = compared.comparison, compared.found
    if each.peer is None:
        texts = [amount(row, each.quantity, x) for x in (found.median, found.low, found.high)]
    else:
        texts = [digits(x) for x in (found.median, found.low, found.high)]
    what = " ".join(filter(None, [row.title, QUANTITIES[each.quantity]]))
    met = {True: "yes", False: "**no**", None: ""}[compared.is_met]
    if each.target is None:
        target = ""
    else:
        sign = "at least" if each.at_least else "at most"
        own = amount(row, each.quantity, each.target) if each.peer is None else f"{each.target:g}"
        target = f"{sign} {own}"
    peer = "itself" if each.peer is None else each.peer
    if compared.is_best:
        peer += ", the best"
    if each.at_least:
        peer += " (times as fast)"
    return f"| {what} | {peer} | {texts[0]} | {texts[1]} to {texts[2]} | {target} | {met} |"


MEDIAN_HEAD = [
    "| what | client | median | least to most | memory grew by |",
    "|---|---|---:|---|---:|",
]
RATIO_HEAD = [
    "| what | ours by | ratio | interval | target | met |",
    "|---|---|---:|---|---|---|",
]


def medians(row: Row, result: Result) -> list[str]:
    """Return lines with the median of each client."""
    lines = []
    for label in labels(row, result):
        times = values(row, result, label, row.quantity)
        grown = result["samples"][label].get("megabytes")
        memory = f"{digits(statistics.median(grown))} MB" if grown else ""
        name = f"{label} (other values)" if label in result["differing"] else label
        low, high = (amount(row, row.quantity, end(times)) for end in (min, max))
        if row.unit == "per second":
            low, high = high, low
        middle = amount(row, row.quantity, statistics.median(times))
        lines.append(f"| {row.title} | {name} | {middle} | {low} to {high} | {memory} |")
    return lines


def growth(figure: Figure, result: Result) -> list[str]:
    """Return a sentence for each client: what happens to the time along the axis."""
    measured = rows_of(figure, result)
    names = dict.fromkeys(label for _, each in measured for label in each["samples"])
    lines = []
    for label in names:
        points = [
            (row, statistics.median(each["samples"][label]["seconds"]))
            for row, each in measured
            if label in each["samples"] and row.at is not None
        ]
        (first, least), (last, most) = points[0], points[-1]
        begin, end = shown(least, first.unit), shown(most, last.unit)
        longer = f"{digits(most / least)} times as long"
        if figure.grows and first.at and last.at:
            longer = f"{digits(last.at / first.at)} times as much takes {longer}"
        lines.append(f"{label}: {begin} with {first.title}, {end} with {last.title}: {longer}.")
    return [*lines, figure.because] if figure.because else lines


def facts(result: Result) -> str:
    """Return the sentence about a run."""
    machine, (before, after) = result["machine"], result["load"]
    rounds = {len(each) for each in rounds_of(result)}
    counts = f"{min(rounds)} to {max(rounds)}" if len(rounds) > 1 else f"{max(rounds)}"
    versions = [f"{name} {version}" for name, version in sorted(result["versions"].items())]
    pinned = ["pinned"] if any(row["is_pinned"] for row in result["rows"]) else []
    told = [
        f"{result['when']}, commit `{result['commit']}`",
        f"{counts} rounds",
        *pinned,
        f"load average {before:g} before and {after:g} after",
        f"{machine['processors']} processors ({machine['processor']})",
        machine["system"],
        machine["python"],
        *versions,
    ]
    return ", ".join(told) + "."


def rounds_of(result: Result) -> list[list[float]]:
    """Return one list of samples of each row."""
    return [next(iter(row["samples"].values()))["seconds"] for row in result["rows"]]


def section(figure: Figure, result: Result) -> list[str]:
    """Return the lines of a figure's section."""
    name = result["figure"]
    measured = rows_of(figure, result)
    lines = [f"## {figure.title}", "", figure.words, ""]
    if figure.axis:
        lines += [f"* {line}" for line in growth(figure, result)] + [""]
    lines += [f"![{figure.title}](pictures/benchmarks/{name}.svg)", ""]
    rivals = [(row, found) for row, found in measured if len(ranking(row, found, row.quantity)) > 1]
    if not figure.axis:
        lines += [f"* {first(row, found)}" for row, found in rivals] + [""]
    compared = [(row, each) for row, found in measured for each in compare(row, found)]
    if compared:
        lines += [*RATIO_HEAD, *(ratio_line(row, each) for row, each in compared), ""]
    lines += MEDIAN_HEAD
    lines += [line for row, found in measured for line in medians(row, found)]
    if any(found["differing"] for _, found in measured):
        lines += ["", OTHER_VALUES]
    return [*lines, "", facts(result), ""]


def summary(plans: dict[str, Figure], results: dict[str, Result]) -> list[str]:
    """Return the lines of the table of all targets."""
    head, rule = RATIO_HEAD
    lines = ["## Targets", "", f"{head} measured |", f"{rule}---|"]
    for name, result in results.items():
        day = result["when"].partition(" ")[0]
        for row, found in rows_of(plans[name], result):
            lines += [
                f"{ratio_line(row, each)} {day} |"
                for each in compare(row, found)
                if each.comparison.target is not None
            ]
    return [*lines, "", *busy(results)]


def busy(results: dict[str, Result]) -> list[str]:
    """Return a paragraph if other work ran beside the measurements."""
    loads = [(max(each["load"]), each["machine"]["processors"]) for each in results.values()]
    most, processors = max(loads, default=(0.0, 1))
    # A client and the server are busy themselves.
    if most <= processors:
        return []
    told = f"The load average reached {most:g} on {processors} processors: other work ran beside"
    return [f"{told} these runs, so intervals are wider than on an idle machine.", ""]


def text(plans: dict[str, Figure], results: dict[str, Result]) -> str:
    """Return the whole page."""
    lines = [INTRODUCTION.read_text(encoding="utf-8"), *summary(plans, results)]
    for name, result in results.items():
        lines += section(plans[name], result)
    return "\n".join(lines).rstrip() + "\n"


def rounded(value: Any) -> Any:
    """Return a value whose numbers have five digits that mean something."""
    if isinstance(value, float):
        return float(f"{value:.5g}")
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    return [rounded(each) for each in value] if isinstance(value, list) else value


def verdicts(figure: Figure, result: Result) -> list[dict[str, Any]]:
    """Return the comparisons of a figure for the stored result."""
    return [
        {
            "row": row.title,
            "ours": each.comparison.ours,
            "peer": each.comparison.peer,
            "quantity": each.comparison.quantity,
            "median": each.found.median,
            "low": each.found.low,
            "high": each.found.high,
            "target": each.comparison.target,
            "met": each.is_met,
        }
        for row, found in rows_of(figure, result)
        for each in compare(row, found)
    ]


def store(figure: Figure, result: Result, folder: Path = RESULTS) -> None:
    """Write the result of a figure."""
    folder.mkdir(exist_ok=True)
    told = json.dumps(
        rounded(result | {"compared": verdicts(figure, result)}), indent=1, ensure_ascii=False
    )
    # The samples of a client are a line.
    told = NUMBERS.sub(lambda found: f"[{' '.join(found[1].split())}]", told)
    (folder / f"{result['figure']}.json").write_text(told + "\n", encoding="utf-8")


def stored(plans: dict[str, Figure], folder: Path = RESULTS) -> dict[str, Result]:
    """Return the results that there are."""
    return {
        name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        for name in plans
        if (folder / f"{name}.json").is_file()
    }


def write(plans: dict[str, Figure], results: dict[str, Result]) -> None:
    """Write the page and the charts."""
    sys.path.insert(0, str(ROOT / "tools"))
    import drawing  # noqa: PLC0415  needs matplotlib

    PAGE.write_text(text(plans, results), encoding="utf-8")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, result in results.items():
        drawn = drawing.draw(plans[name], rows_of(plans[name], result))
        (PICTURES / f"{name}.svg").write_text(drawn, encoding="utf-8")


__all__ = ["OURS", "compare", "section", "store", "stored", "text", "write"]
