"""The command cache: what the caches of the user hold, and deleting it."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

import openshelf

from . import nearest, shown, words

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence
    from typing import Any

#: What the command does.
ACTIONS = ("info", "clear", "clean")
_FACTS = ("backend", "location", "entries", "bytes", "max_bytes")


def cache(chosen: argparse.Namespace) -> int:
    """Show the caches of the user, or delete what is in them."""
    action, services = _parsed(chosen.words)
    if chosen.name and len(services) != 1:
        raise words.MistakeError("--name: pass the service whose cache has this name")
    options = {"cache_name": chosen.name} if chosen.name else {}
    is_one = len(services) == 1
    named = services or words.services()
    width = max(map(len, named))
    entries = size = 0
    for service in named:
        with _opened(service, **options) as own:
            if action != "info":
                count = _deleted(own, action)
                entries += count
                line = f"{count} {'expired ' if action == 'clean' else ''}answers deleted"
                _write(line if is_one else f"{service:{width}}  {line}")
            elif is_one:
                facts = own.info()
                for fact in _FACTS:
                    _write(f"{fact:<10} {facts[fact]}")
            else:
                facts = _facts(own)
                entries += facts["entries"]
                size += facts["bytes"]
                _write(_row(service, facts["entries"], facts["bytes"], facts["location"]))
    if action == "info" and not is_one:
        _write(_row("total", entries, size, ""))
    return 0


def _row(service: str, entries: int, size: int, location: str) -> str:
    return f"{service:<12} {entries:>9,} answers {size:>15,} bytes  {location}".rstrip()


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
def _opened(service: str, **options: Any) -> Iterator[Any]:
    """Yield the cache of a service."""
    with getattr(openshelf, service.capitalize())(use_caching=True, **options) as client:
        yield client.cache


def _is_there(own: Any) -> bool:
    """Whether the cache has a file; asking it for more would create one."""
    return Path(own._location).exists()  # noqa: SLF001  our own


def _facts(own: Any) -> dict[str, Any]:
    if _is_there(own):
        return dict(own.info())
    return {"entries": 0, "bytes": 0, "location": "none yet"}


def _deleted(own: Any, action: str) -> int:
    """Delete what the action says; return how many answers there were."""
    if not _is_there(own):
        return 0
    return int(own.clear() if action == "clear" else own.delete_expired())


def _write(text: str) -> None:
    """Write a line that contains foreign text, such as paths."""
    sys.stdout.write(f"{shown.in_line(text) if sys.stdout.isatty() else text}\n")
