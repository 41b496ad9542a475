"""A tour over all five services, with nothing but openshelf and the standard library.

    python examples/tour.py [FOLDER]

Prints tables and writes pictures and a page with charts into FOLDER (``tour``). It starts the
sandbox and asks that; with LIVE=1 in the environment it asks the real services. The exit status is
1 when a service failed; when all did, no page is written.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import openshelf
from touring import terminal
from touring.page import Findings, html
from touring.services import (
    Clients,
    see_disease,
    see_gazette,
    see_museum,
    see_placeholder,
    see_spending,
)
from touring.transport import see_cache, see_parallel_calls

if TYPE_CHECKING:
    from collections.abc import Callable

#: More than the usual size: the museum then holds more works than its search pages through.
SCALE = 4.0
#: The sandbox's delay for each parallel call, similar to a distant service.
ANSWER_SECONDS = 0.2

STOPS: list[tuple[str, str, Callable[[Clients, Path, Findings], None]]] = [
    ("Museum", "museum", see_museum),
    ("Placeholder", "placeholder", see_placeholder),
    ("Gazette", "gazette", see_gazette),
    ("Spending", "spending", see_spending),
    ("Disease", "disease", see_disease),
    ("The cache", "disease", see_cache),
    ("Parallel calls", "disease", see_parallel_calls),
]


def open_clients(stack: contextlib.ExitStack, folder: Path) -> tuple[Clients, str]:
    """Open the clients: of the real services, or of a sandbox made for the tour."""
    if os.environ.get("LIVE", "0") not in {"", "0"}:
        clients = Clients(
            openshelf.Museum(),
            openshelf.Placeholder(),
            openshelf.Gazette(),
            openshelf.Spending(),
            openshelf.Disease(),
            openshelf.Disease(use_caching=True, cache_name=folder / "cache.sqlite"),
            openshelf.AsyncDisease,
            dt.datetime.now(dt.UTC).date(),
        )
        about = "These are the real services' data."
    else:
        sandbox = stack.enter_context(openshelf.Sandbox(scale=SCALE))
        # Parallel calls save time only if an answer takes as long as a service's.
        sandbox.fail("disease.totals.country", delay=ANSWER_SECONDS, times=None)
        clients = Clients(
            sandbox.museum(),
            sandbox.placeholder(),
            sandbox.gazette(),
            sandbox.spending(),
            sandbox.disease(),
            sandbox.disease(use_caching=True),
            sandbox.async_disease,
            dt.date.fromisoformat(sandbox.today),
        )
        about = (
            "The data are the sandbox's, made up on this machine. It delays each parallel call "
            f"by {ANSWER_SECONDS} seconds, similar to a distant service."
        )
    for client in clients.each():
        stack.enter_context(client)
    return clients, about


def main() -> int:
    """Visit every service; one that fails does not end the tour."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "tour")
    folder.mkdir(parents=True, exist_ok=True)
    page = folder / "index.html"
    with contextlib.ExitStack() as stack:
        clients, about = open_clients(stack, folder)
        findings = Findings(about)
        print(f"openshelf {openshelf.__version__}. {about}")
        for title, name, see in STOPS:
            terminal.heading(title, repr(getattr(clients, name)))
            try:
                see(clients, folder, findings)
            except openshelf.OpenshelfError as error:
                findings.failures.append(f"{title}: {type(error).__name__}: {error}")
                terminal.say(f"failed: {type(error).__name__}: {error}")
    if len(findings.failures) == len(STOPS):
        # A page of an earlier run would pass for this run's.
        page.unlink(missing_ok=True)
        print("\nEvery service failed: no page was written.", file=sys.stderr)
        return 1
    page.write_text(html(findings), encoding="utf-8")
    terminal.heading("Written", str(folder))
    written = [*(each.file for each in findings.pictures), page]
    terminal.table(("file", "bytes"), [(file.name, file.stat().st_size) for file in written])
    if findings.failures:
        print(f"\n{len(findings.failures)} of {len(STOPS)} parts failed.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
