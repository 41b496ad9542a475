"""The clients that are measured: a module for each kind, a function for each library.

A module has `client(name, options)`. Every library is imported in its own process only, from its
own environment.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass
class Client:
    """What a worker runs: tasks, which take a number of calls."""

    tasks: dict[str, Callable[[int], Any]]
    #: What the client makes of a file's bytes, by the name of the file without suffix.
    answers: dict[str, Any] = field(default_factory=dict)
    close: Callable[[], Any] = lambda: None


def repeated(call: Callable[[], Any]) -> Callable[[int], None]:
    """Return a task: call this often, and drop each answer."""

    def task(calls: int) -> None:
        for _ in range(calls):
            call()

    return task
