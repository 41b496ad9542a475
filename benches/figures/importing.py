"""The import of the package."""

from __future__ import annotations

from plan import Command, Comparison, Figure, Row

MODULES = {
    "openshelf": ("openshelf", "openshelf"),
    "pyqwest": ("pyqwest", "pyqwest"),
    "httpx": ("httpx", "httpx"),
    "httpx2": ("httpx2", "httpx2"),
    "requests": ("requests", "requests"),
}
BARE = "bare Python"


def python(label: str, statement: str, environment: str) -> Command:
    """Return a process of Python that executes a statement."""
    return Command(label, ("{bin}/python", "-c", statement), environment, best_of=7)


FIGURE = Figure(
    title="Import",
    words=(
        "A process that imports the package, minus one that does nothing; the best of seven "
        "processes in each round."
    ),
    rows=(
        Row(
            "import over bare Python",
            (
                python(BARE, "pass", "openshelf"),
                *(python(name, f"import {m}", place) for name, (m, place) in MODULES.items()),
            ),
            (
                Comparison(None, 0.004),
                Comparison("pyqwest"),
                Comparison("httpx"),
                Comparison("httpx2"),
                Comparison("requests"),
            ),
            unit="ms",
            is_pinned=True,
            base=BARE,
        ),
    ),
)
