"""The command cache, which shows the contents of the user's caches or deletes them."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

import openshelf
from openshelf import _core

from . import nearest, shown, words

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence
    from typing import Any

#: The actions of the command.
ACTIONS = ("info", "clear", "clean")
_FACTS = ("backend", "location", "entries", "bytes", "max_bytes")


def cache(chosen: argparse.Namespace) -> int:
    """Show the caches of the user, or delete their contents."""
    action, services = _parsed(chosen.words)
    if chosen.name and len(services) != 1:
        raise words.MistakeError("--name: pass the service whose cache has this name")
    if action == "info" and len(services) == 1:
        with _opened(services[0], chosen.name) as own:
            facts = own.info()
        for fact in _FACTS:
            _write(f"{fact:<10} {facts[fact]}")
        return 0
    if action == "info":
        _show(services or words.services())
        return 0
    deleted = "expired answers deleted" if action == "clean" else "answers deleted"
    for service in services or words.services():
        count = 0
        if chosen.name or _is_there(service):
            with _opened(service, chosen.name) as own:
                count = own.clear() if action == "clear" else own.delete_expired()
        _write(f"{count} {deleted}" if len(services) == 1 else f"{service:<12} {count} {deleted}")
    return 0


def _show(services: Sequence[str]) -> None:
    """Print a line for the cache of each service, and their sums."""
    entries = size = 0
    for service in services:
        facts: dict[str, Any] = {"entries": 0, "bytes": 0, "location": "none yet"}
        if _is_there(service):
            with _opened(service) as own:
                facts = own.info()
        entries += facts["entries"]
        size += facts["bytes"]
        _write(_row(service, facts["entries"], facts["bytes"], facts["location"]))
    _write(_row("total", entries, size, ""))


def _row(service: str, entries: int, size: int, location: str) -> str:
    return f"{service:<12} {entries:>9,} answers {size:>13,} bytes  {location}".rstrip()


def _parsed(given: Sequence[str]) -> tuple[str, list[str]]:
    """Split the words into the action and the services, in any order."""
    actions = [word for word in given if word in ACTIONS]
    if len(actions) > 1:
        raise words.MistakeError(
            f"{' and '.join(actions)} are mutually exclusive: pass one of them"
        )
    services = [word for word in given if word not in ACTIONS]
    known = words.services()
    for word in services:
        if word not in known:
            near = nearest.hint(word, [*ACTIONS, *known])
            raise words.MistakeError(
                f"no service and no action {word!r}; "
                f"expected one of {', '.join([*ACTIONS, *known])}{near}"
            )
    return actions[0] if actions else "info", list(dict.fromkeys(services))


@contextlib.contextmanager
def _opened(service: str, name: str | None = None) -> Iterator[Any]:
    """Yield the cache of a service, or another one by its name."""
    options = {"cache_name": name} if name else {}
    with getattr(openshelf, service.capitalize())(use_caching=True, **options) as client:
        yield client.cache


def _is_there(service: str) -> bool:
    """Whether the cache of a service has a file; opening it would create one."""
    path = _core._cache_path(service)  # noqa: SLF001  our own
    return path is not None and Path(path).exists()


def _write(text: str) -> None:
    """Write a line that contains foreign text, such as paths."""
    sys.stdout.write(f"{shown.in_line(text) if sys.stdout.isatty() else text}\n")
