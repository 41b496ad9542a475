"""Charts as SVG text, drawn by hand: a line, columns, bars.

Colours are the page's variables, so that the charts follow its light and dark dress.
"""

from __future__ import annotations

import math
from html import escape
from typing import TYPE_CHECKING

from .terminal import UNITS, compact

if TYPE_CHECKING:
    from collections.abc import Sequence

Points = list[tuple[str, float]]

# About as wide as a column of the page, so that its letters are as large as they are meant.
WIDTH, HEIGHT = 460, 220
LEFT, RIGHT, TOP, BOTTOM = 62, 16, 12, 26
ROW = 36
LONGEST_LABEL = 44


def svg(height: float, title: str, body: str) -> str:
    """Wrap a drawing; readers of screens get the title."""
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
    return f"{head}{body}</svg>"


def ticks(low: float, high: float, wanted: int = 4, least_step: float = 1.0) -> list[float]:
    """Choose round values that enclose the range; counts have no fractions, nor their steps."""
    span = (high - low) or abs(high) or 1.0
    rough = span / wanted
    magnitude = 10 ** math.floor(math.log10(rough))
    steps = (factor * magnitude for factor in (1, 2, 2.5, 5, 10))
    step = max(least_step, next(each for each in steps if each >= rough))
    if least_step == 1.0:
        step = math.ceil(step)
    first = math.floor(low / step)
    last = math.ceil(high / step)
    return [index * step for index in range(first, max(last, first + 1) + 1)]


def scale(value: float, marks: Sequence[float]) -> float:
    """Give the height of a value in the drawing."""
    share = (value - marks[0]) / (marks[-1] - marks[0])
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def labels(marks: Sequence[float]) -> list[str]:
    """Write the round values in one unit, with as many digits as distinguish them."""
    scale_of, unit = next((each for each in UNITS if abs(marks[-1]) >= each[0]), (1.0, ""))
    step = (marks[1] - marks[0]) / scale_of
    digits = next((each for each in range(4) if round(step, each) == step), 4)
    return [f"{mark / scale_of:,.{digits}f}{unit}" for mark in marks]


def grid(marks: Sequence[float]) -> str:
    """Draw the round values with their lines."""
    return "".join(
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<text class="tick" x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'
        for mark, label in zip(marks, labels(marks), strict=True)
        for y in (scale(mark, marks),)
    )


def below(x: float, label: str, anchor: str = "middle") -> str:
    """Write a label under the drawing."""
    return (
        f'<text class="tick" x="{x:.1f}" y="{HEIGHT - 8}" text-anchor="{anchor}">'
        f"{escape(label)}</text>"
    )


def line_chart(title: str, points: Points) -> str:
    """Draw a series over time; every point shows its value when it is pointed at."""
    if len(points) < 2:
        return ""
    values = [value for _, value in points]
    marks = ticks(min(values), max(values))
    step = (WIDTH - LEFT - RIGHT) / (len(points) - 1)
    places = [(LEFT + index * step, scale(value, marks)) for index, value in enumerate(values)]
    path = "L".join(f"{x:.1f},{y:.1f}" for x, y in places)
    floor = HEIGHT - BOTTOM
    body = [
        grid(marks),
        # An area says how much by its height, which is true of an axis from zero alone.
        f'<path class="area" d="M{LEFT},{floor}L{path}L{places[-1][0]:.1f},{floor}Z"/>'
        if marks[0] == 0
        else "",
        f'<path class="line" d="M{path}"/>',
    ]
    for (label, value), (x, y) in zip(points, places, strict=True):
        body.append(
            f'<g class="point"><rect x="{x - step / 2:.1f}" y="{TOP}" width="{step:.2f}" '
            f'height="{floor - TOP}"/><line class="cross" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" '
            f'y2="{floor}"/><circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
            f"<title>{escape(label)}: {value:,.0f}</title></g>"
        )
    body.append(below(LEFT, points[0][0], "start"))
    if len(points) > 4:
        middle = len(points) // 2
        body.append(below(places[middle][0], points[middle][0]))
    body.append(below(WIDTH - RIGHT, points[-1][0], "end"))
    return svg(HEIGHT, title, "".join(body))


def from_zero(points: Points) -> bool:
    """Whether the axis of a line chart of these points begins at zero."""
    values = [value for _, value in points]
    return bool(values) and ticks(min(values), max(values))[0] == 0


def column_chart(title: str, points: Points) -> str:
    """Draw counts side by side, such as those of months."""
    if not points:
        return ""
    marks = ticks(0, max(value for _, value in points))
    step = (WIDTH - LEFT - RIGHT) / len(points)
    broad = min(step * 0.7, 36)
    every = math.ceil(len(points) / 6)
    body = [grid(marks)]
    for index, (label, value) in enumerate(points):
        x = LEFT + (index + 0.5) * step
        y = scale(value, marks)
        body.append(
            f'<g class="bar"><rect x="{x - broad / 2:.1f}" y="{y:.1f}" width="{broad:.1f}" '
            f'height="{max(HEIGHT - BOTTOM - y, 1):.1f}" rx="3"/>'
            f"<title>{escape(label)}: {value:,.0f}</title></g>"
        )
        if index % every == 0:
            body.append(below(x, label))
    return svg(HEIGHT, title, "".join(body))


def bar_chart(title: str, points: Points, prefix: str = "") -> str:
    """Draw amounts under one another, each below its name."""
    if not points:
        return ""
    most = max(1e-9, *(value for _, value in points))
    body = []
    for index, (label, value) in enumerate(points):
        y = index * ROW
        short = label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"
        length = max(value, 0) / most * WIDTH
        body.append(
            f'<g class="bar"><text class="name" x="0" y="{y + 14}">{escape(short)}</text>'
            f'<text class="value" x="{WIDTH}" y="{y + 14}" text-anchor="end">'
            f"{escape(prefix)}{compact(value)}</text>"
            f'<rect class="track" x="0" y="{y + 20}" width="{WIDTH}" height="8" rx="4"/>'
            f'<rect x="0" y="{y + 20}" width="{max(length, 3):.1f}" height="8" rx="4"/>'
            f"<title>{escape(label)}: {escape(prefix)}{value:,.0f}</title></g>"
        )
    return svg(len(points) * ROW, title, "".join(body))
