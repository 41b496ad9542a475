"""Tables and headings on a terminal."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

WIDEST = 46
UNITS = ((1e12, " T"), (1e9, " bn"), (1e6, " M"), (1e3, " k"))
GAP = "  "


def compact(number: float) -> str:
    """Write a number short enough for a chart: 704.8 M, 12.3 k; below 10,000 as a whole number."""
    for scale, unit in UNITS:
        if abs(number) >= scale * (10 if scale == 1e3 else 1):
            return f"{number / scale:.1f}{unit}"
    return f"{number:,.0f}"


def cell(value: Any) -> str:
    """Write one value; what is missing is a dash."""
    match value:
        case None | "":
            return "-"
        case bool():
            return "yes" if value else "no"
        case int():
            return f"{value:,}"
        case float():
            return f"{value:,.2f}"
        case _:
            text = " ".join(str(value).split())
            return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"


def styled(text: str, code: str) -> str:
    """Colour a text where somebody looks at it."""
    plain = not sys.stdout.isatty() or os.environ.get("NO_COLOR")
    return text if plain else f"\x1b[{code}m{text}\x1b[0m"


def heading(title: str, where: str) -> None:
    """Begin a part of the tour."""
    width = min(shutil.get_terminal_size().columns, 100)
    print(f"\n{styled(title, '1;34')} {styled(where, '2')}")
    print(styled("─" * width, "2"))


def say(text: str) -> None:
    """Print one line of news."""
    print(f"  {text}")


def table(columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Print rows under their columns, numbers to the right."""
    raw = [list(row) for row in rows]
    if not raw:
        say("(nothing)")
        return
    cells = [[cell(value) for value in row] for row in raw]
    right = [
        all(isinstance(row[index], (int, float)) or row[index] is None for row in raw)
        for index in range(len(columns))
    ]
    widths = [
        max(len(column), *(len(row[index]) for row in cells))
        for index, column in enumerate(columns)
    ]

    def line(values: Sequence[str]) -> str:
        aligned = (
            value.rjust(width) if to_right else value.ljust(width)
            for value, width, to_right in zip(values, widths, right, strict=True)
        )
        return GAP + GAP.join(aligned).rstrip()

    print(styled(line(columns), "1"))
    for row in cells:
        print(line(row))
