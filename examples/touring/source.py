"""Where a finding comes from: the call, the service, its licence and the time."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import openshelf

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class Source:
    """The call that gave a finding, as it is written, and what a citation needs."""

    call: str
    service: str
    retrieved: str
    licence: str | None = None

    def sentence(self) -> str:
        """Say service, licence and time in one line."""
        licence = self.licence or "no licence stated in the answer"
        return f"{self.service} · {licence} · retrieved {self.retrieved}"


def written(name: str, arguments: tuple[Any, ...], named: dict[str, Any]) -> str:
    """Write a call as Python."""
    parts = [*map(repr, arguments), *(f"{key}={value!r}" for key, value in named.items())]
    return f"{name}({', '.join(parts)})"


def ask(method: Any, *arguments: Any, **named: Any) -> tuple[Any, Source]:
    """Call an operation; give its answer and where that comes from."""
    call: Callable[..., openshelf.RawAnswer] = openshelf.raw(method)
    answer = call(*arguments, **named)
    citation = answer.citation
    source = Source(
        written(answer.operation, arguments, named),
        str(citation["service"]),
        str(citation["retrieved"]),
        citation["licence"],
    )
    return answer.json(), source


def now() -> str:
    """Give the time in UTC, to the second."""
    return dt.datetime.now(dt.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
