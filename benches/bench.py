"""Measures openshelf and its peers: `make bench`, or `make bench FIGURE=cache` for one figure.

    python benches/bench.py [--rounds 21] [FIGURE ...]

Ours and the peers take turns against one loopback server of fixed bytes (`server/`), every client
in its own process and its own environment (`environments.py`). The result of a figure is
benches/results/FIGURE.json; the page docs/benchmarks.md and its charts are written from all
results. `--page` only writes the page.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from typing import TYPE_CHECKING

import figures
import harness
import page

if TYPE_CHECKING:
    from plan import Figure


def figure(name: str) -> Figure:
    """Return a figure by the name of its module."""
    found: Figure = importlib.import_module(f"figures.{name}").FIGURE
    return found


def main() -> None:
    """Measure, store and show."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("figures", nargs="*", metavar="FIGURE", help=", ".join(figures.ALL))
    parser.add_argument("--rounds", type=int, default=21, help="rounds of each row (%(default)s)")
    parser.add_argument("--page", action="store_true", help="only write the page")
    options = parser.parse_args()
    unknown = sorted(set(options.figures) - set(figures.ALL))
    if unknown:
        parser.error(f"no figure is called {unknown[0]}: there are {', '.join(figures.ALL)}")
    if not options.page:
        program = harness.build_server()
        for name in options.figures or figures.ALL:
            found = harness.measure_figure(name, figure(name), options.rounds, program)
            page.store(figure(name), found)
            print("\n".join(page.section(figure(name), found)), flush=True)
    plans = {name: figure(name) for name in figures.ALL}
    page.write(plans, page.stored(plans))


if __name__ == "__main__":
    sys.exit(main())
