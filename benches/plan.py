"""What a figure consists of: rows, the clients of a row, and the comparisons between them.

Nothing here measures: `harness.py` does, `page.py` shows the result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from environments import OURS

#: Writes a server's files into a folder, and returns the file of its routes.
Writer = Callable[[Path], Path]


@dataclass(frozen=True)
class Server:
    """A loopback server of a row."""

    write: Writer
    arguments: tuple[str, ...] = ()
    #: It speaks TLS with a certificate that is made for the run.
    tls: bool = False


@dataclass(frozen=True)
class Runner:
    """A client of a row, and what it runs in each round."""

    label: str
    kind: str
    client: str
    task: str
    calls: int
    environment: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    server: str = "server"

    def place(self) -> str:
        """Return the name of its environment."""
        return self.environment or self.client


@dataclass(frozen=True)
class Command:
    """A program of a row, run as a whole; {bin} in its arguments is its environment's folder."""

    label: str
    arguments: tuple[str, ...]
    environment: str = OURS
    #: The best of so many runs is a round's.
    best_of: int = 1
    #: Environment variables; they may hold {url}.
    variables: dict[str, str] = field(default_factory=dict)

    def place(self) -> str:
        """Return the name of its environment."""
        return self.environment


#: A prepared request and a socket: what no client can beat.
FLOOR = "floor"
#: The quickest client of a row beside ours. The floor is no client, and one that decodes other
#: values than the server sent is not compared.
BEST = "the best peer"


@dataclass(frozen=True)
class Comparison:
    """Ours by a peer's (or by that of `BEST`), or ours alone, and a target."""

    peer: str | None = None
    #: For the worse end of the interval.
    target: float | None = None
    #: "seconds", "cpu", "megabytes" (growth of the peak), "first" (the seconds of the first run).
    quantity: str = "seconds"
    ours: str = OURS
    #: The target is a number of times that we are faster, and not a part of the peer's time.
    at_least: bool = False


@dataclass(frozen=True)
class Row:
    """Clients that are measured together."""

    title: str
    runners: tuple[Runner | Command, ...]
    comparisons: tuple[Comparison, ...]
    #: How seconds are shown: us, ms or s, or "any" of them; "per second" shows calls a second.
    unit: str = "us"
    #: The quantity that the chart shows.
    quantity: str = "seconds"
    servers: dict[str, Server] = field(default_factory=dict)
    #: The server runs on one processor, the clients on another.
    is_pinned: bool = False
    #: A new process in each round, with this many runs in advance.
    fresh: int | None = None
    #: A round's time is that of the whole task, and not of one of its calls.
    whole: bool = False
    #: The server ends when the clients are ready.
    server_ends: bool = False
    #: The client whose figure is subtracted from the others'.
    base: str | None = None
    #: The place on the axis, in a figure that shows how a cost grows.
    at: float | None = None
    #: Fewer rounds than the other rows, because each takes long.
    most_rounds: int | None = None


@dataclass(frozen=True)
class Figure:
    """A section of the page."""

    title: str
    words: str
    rows: tuple[Row, ...]
    #: What the axis counts, in a figure that shows how a cost grows.
    axis: str | None = None
    #: The time is that of the whole, and not of one of what the axis counts.
    grows: bool = False
    #: Why a cost grows faster than the axis, if it does.
    because: str = ""
