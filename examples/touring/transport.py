"""The stops of the tour at what every client can do: keep answers, call in parallel."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import openshelf

from . import page, terminal
from .source import Source, now

if TYPE_CHECKING:
    from pathlib import Path

    from .page import Findings
    from .services import Clients

COUNTRIES = [
    "Italy", "France", "Spain", "Germany", "Japan", "Canada",
    "Brazil", "India", "Kenya", "Norway", "Chile", "Poland",
]  # fmt: skip
SERVICE = "disease.sh"


def milliseconds(seconds: float) -> float:
    """Give a duration as a table shows it."""
    return round(seconds * 1000, 2)


def see_cache(clients: Clients, _folder: Path, findings: Findings) -> None:
    """Ask the same three times, of which only the first is sent."""
    method = clients.cached_disease.totals.countries
    rows: list[list[Any]] = []
    for number in range(1, 4):
        answer = openshelf.raw(method)(sort="cases")
        came = "the cache" if answer.from_cache else "the service"
        rows.append([f"call {number}", came, milliseconds(answer.elapsed)])
    info = clients.cached_disease.cache.info()
    columns = ("", "answered by", "milliseconds")
    terminal.table(columns, rows)
    terminal.say(f"hits {info['hits']}, misses {info['misses']}, kept {info['bytes']:,} bytes")
    source = Source(
        "disease = openshelf.Disease(use_caching=True); disease.totals.countries(sort='cases')",
        SERVICE,
        now(),
    )
    note = (
        f"{info['hits']} hits, {info['misses']} miss. The answer is kept in "
        f"{info['bytes']:,} bytes and good for an hour."
    )
    findings.card("The cache", note, page.table(columns, rows), source)


def see_parallel_calls(clients: Clients, _folder: Path, findings: Findings) -> None:
    """Ask for twelve countries one after the other, and then at once."""
    started = time.perf_counter()
    one_by_one = [clients.disease.totals.country(name)["cases"] for name in COUNTRIES]
    in_turn = time.perf_counter() - started
    at_once, together = asyncio.run(gathered(clients))
    rows = [
        ["one after the other", len(one_by_one), milliseconds(in_turn)],
        ["at once, awaited", len(at_once), milliseconds(together)],
    ]
    columns = ("", "calls", "milliseconds")
    terminal.table(columns, rows)
    source = Source(
        "await asyncio.gather(*(disease.totals.country(name) for name in names))", SERVICE, now()
    )
    same = "The same answers" if at_once == one_by_one else "Other answers: the data changed"
    note = f"{same} both times. A client sends at most 8 requests at once."
    findings.card("Parallel calls", note, page.table(columns, rows), source)


async def gathered(clients: Clients) -> tuple[list[Any], float]:
    """Ask for all countries at once; give their cases and the seconds."""
    async with clients.make_async_disease() as disease:
        started = time.perf_counter()
        answers = await asyncio.gather(*(disease.totals.country(name) for name in COUNTRIES))
        return [answer["cases"] for answer in answers], time.perf_counter() - started
