"""Draws a chart of bars from characters."""

from __future__ import annotations

from . import shown, streams

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Sequence

_WIDEST_LABEL = 40
_LEAST_BAR = 10
#: A cell in eighths, for terminals that can show it.
_EIGHTHS = "▏▎▍▌▋▊▉█"


def bars(rows: Sequence[tuple[str, float | None]]) -> list[str]:
    """Draw a bar for each row, as wide as the terminal allows.

    Parameters
    ----------
    rows : sequence of tuple
        Names with their values. A value below zero has a bar of minus signs; None has no bar.

    Returns
    -------
    list of str
        The lines.
    """
    labels = [_cut(label) for label, _ in rows]
    values = ["-" if value is None else f"{value:,.2f}".removesuffix(".00") for _, value in rows]
    wide = max(map(len, labels), default=0), max(map(len, values), default=0)
    room = max(streams.width() - sum(wide) - 4, _LEAST_BAR)
    largest = max((abs(value) for _, value in rows if value is not None), default=0) or 1
    lines = []
    for (_, value), label, number in zip(rows, labels, values, strict=True):
        bar = _bar((value or 0) / largest, room)
        lines.append(f"{label.ljust(wide[0])}  {number.rjust(wide[1])}  {bar}".rstrip())
    return lines


def _cut(label: str) -> str:
    label = " ".join(shown.in_cell(label).split())
    return label if len(label) <= _WIDEST_LABEL else label[: _WIDEST_LABEL - 1] + "…"


def _bar(part: float, room: int) -> str:
    """Draw a part of the room; what is more than nothing has at least the thinnest bar."""
    if part < 0:
        return "-" * max(round(-part * room), 1)
    if shown.encoding() != "utf-8":
        return "#" * (max(round(part * room), 1) if part else 0)
    eighths = max(round(part * room * 8), 1) if part else 0
    rest = _EIGHTHS[eighths % 8 - 1] if eighths % 8 else ""
    return _EIGHTHS[-1] * (eighths // 8) + rest
