"""The times that the guide gives for whole corpora are what its other columns make."""

import inspect
import math
import re
from pathlib import Path

import openshelf
import pytest

PAGE = Path(__file__).resolve().parents[3] / "docs" / "guide" / "at_scale.md"
SECONDS = {"minutes": 60, "hours": 3600, "days": 86400}
#: The note of a pace that is the client's default.
DEFAULT = "\u00b2"
#: The corpus whose windows of days have pages that are not full, and by how much.
WINDOWS = 0.02


def rows() -> list[list[str]]:
    """The cells of each row of the table of corpora."""
    lines = re.findall(r"^\| (\w+, .+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [line.split(" | ") for line in lines]


def number(cell: str) -> float:
    """The number of a cell, without its note."""
    return float(cell.split(" ", maxsplit=1)[0].replace(",", ""))


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_a_time_is_its_requests_at_its_pace(row: list[str]) -> None:
    corpus, *numbers, time = row
    records, of_page, requests, pace = map(number, numbers)
    full = math.ceil(records / of_page)
    assert full <= requests <= full * (1 + WINDOWS)
    if corpus != "gazette, documents":
        assert requests == full
    value, unit = time.split(" ")
    exact = requests / pace / SECONDS[unit]
    assert value == (f"{exact:.0f}" if exact >= 10 else f"{exact:.1f}")


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_a_pace_is_the_default_of_the_client(row: list[str]) -> None:
    service = row[0].split(",")[0]
    kind = getattr(openshelf, service.capitalize())
    default = inspect.signature(kind).parameters["requests_per_second"].default
    assert (number(row[4]) == default) == (DEFAULT in row[4])
