"""Draws the charts of the benchmarks with matplotlib."""

from __future__ import annotations

import io
import statistics
from typing import TYPE_CHECKING, Any

import charts
import matplotlib as mpl
from matplotlib import pyplot as plt

from environments import OURS
from page import amount, values
from page import labels as labels_of

if TYPE_CHECKING:
    from plan import Figure, Row

OWN, FLOOR, PEER = "#3b7ea1", "#9aa5ad", "#d08c60"
STYLE = {
    # The same chart has the same bytes.
    "svg.hashsalt": "openshelf",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 9,
}


def draw(figure: Figure, measured: list[tuple[Row, dict[str, Any]]]) -> str:
    """Return the chart of a figure as SVG."""
    with mpl.rc_context(STYLE):
        drawn = lines(figure, measured) if figure.axis else bars(measured)
        out = io.StringIO()
        drawn.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
        plt.close(drawn)
    return charts.follow_the_page(out.getvalue())


def colour(label: str) -> str:
    """Return the colour of a client's bar."""
    return OWN if label == OURS else FLOOR if label == "floor" else PEER


def bars(measured: list[tuple[Row, dict[str, Any]]]) -> Any:
    """Draw a bar of each client, the rows below one another."""
    counts = [len(labels_of(row, result)) for row, result in measured]
    drawn, axes = plt.subplots(
        len(measured),
        figsize=(7.5, 0.45 * len(measured) + 0.25 * sum(counts)),
        squeeze=False,
        layout="constrained",
        height_ratios=counts,
    )
    for (row, result), ax in zip(measured, axes[:, 0], strict=True):
        labels = labels_of(row, result)
        middles = [statistics.median(values(row, result, each, row.quantity)) for each in labels]
        lengths = [1 / each for each in middles] if row.unit == "per second" else middles
        drawn_bars = ax.barh(labels, lengths, color=[colour(each) for each in labels])
        told = [f" {amount(row, row.quantity, each)}" for each in middles]
        ax.bar_label(drawn_bars, told, fontsize=8)
        ax.set_title(row.title, loc="left")
        ax.set_xticks([])
        ax.spines["bottom"].set_visible(False)
        ax.margins(x=0.15)
        ax.invert_yaxis()
    return drawn


def lines(figure: Figure, measured: list[tuple[Row, dict[str, Any]]]) -> Any:
    """Draw time and memory along the axis."""
    drawn, axes = plt.subplots(1, 2, figsize=(7.5, 2.6), layout="constrained")
    labels = dict.fromkeys(label for _, result in measured for label in result["samples"])
    for ax, quantity, title in zip(
        axes, ("seconds", "megabytes"), ("time, us", "memory grew by, MB"), strict=True
    ):
        for label in labels:
            points = [
                (row.at, statistics.median(result["samples"][label][quantity]))
                for row, result in measured
                if label in result["samples"]
            ]
            factor = 1e6 if quantity == "seconds" else 1
            along = [at for at, _ in points]
            ax.plot(
                along, [y * factor for _, y in points], "o-", ms=4, color=colour(label), label=label
            )
        ax.set_xscale("log")
        if figure.grows:
            ax.set_yscale("symlog", linthresh=1)
        ax.set_ylim(bottom=0)
        ax.set_title(title, loc="left")
        ax.set_xlabel(figure.axis or "")
        if len(labels) > 1:
            ax.legend(frameon=False)
    return drawn
