"""The command mirror."""

from __future__ import annotations

import sys

from openshelf.errors import ArgumentError, OpenshelfError

from . import parts, streams, words
from .commands import ask, method_of, open_client, write_line

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence
    from typing import Any

    from openshelf.mirror_tables import Mirror


#: The exit status if the service or the disk failed, the folder is of no use for the call, or
#: another program writes the table.
FAILED = 1
#: The exit status if the list could not be shown to be whole; the table has what was read.
UNPROVEN = 3
#: The arguments that say how records come, and not which.
_NOT_NARROWING = ("order", "sort", "include", "exclude")


def _stopped(kept: Mirror) -> str:
    """Say what the table has after a run that was interrupted."""
    try:
        rows = len(kept.table())
    except (OpenshelfError, OSError):
        return "stopped before anything was kept: a first run keeps what it has every five minutes"
    return f"stopped: the table has {rows:,} records; run the command again to go on"


def instead_of(operation: dict[str, Any], name: str) -> str:
    """Say what a mirror does in place of an option or an argument of a call; empty for others.

    Parameters
    ----------
    operation : dict
        The operation whose list is kept.
    name : str
        The option or the argument, such as "max".

    Returns
    -------
    str
    """
    paging = operation["paging"]
    if paging is None:
        return ""
    if name in {"cache", "resume"}:
        return "; a mirror that is run again goes on from what it has"
    if name not in {*words.LIMITS, "all"}:
        return ""
    others = {paging["page"], paging["size"], *paging["places"], *_NOT_NARROWING}
    first = (
        each["name"]
        for each in operation["parameters"]
        if each["name"] not in others and not each["names_columns"]
    )
    narrowing = next(first, None)
    such = f"; arguments of the operation narrow it, such as {narrowing}" if narrowing else ""
    return f"; a mirror keeps the whole list{such}"


def _refuse_arguments(operation: dict[str, Any], typed: Sequence[str]) -> None:
    """Refuse arguments that only a call has."""
    known = {each["name"] for each in operation["parameters"]}
    for name, sign, _ in (word.partition("=") for word in typed):
        hint = instead_of(operation, name) if sign and name not in known else ""
        if hint:
            raise words.MistakeError(f"{words.name_of(operation)} has no parameter {name!r}{hint}")


def mirror(chosen: argparse.Namespace) -> int:
    """Bring a Delta table of a list up to date, and say what has changed."""
    from openshelf.mirrors import mirror as begin  # noqa: PLC0415  no other command needs it

    operation = words.operation(chosen.operation)
    if operation["paging"] is None:
        raise words.MistakeError(parts.without_mirror(operation))
    _refuse_arguments(operation, chosen.arguments)
    given = words.arguments(operation, chosen.arguments)

    with open_client(operation["service"], sandboxed=chosen.sandbox) as client:
        method = method_of(client, operation)
        listed: Callable[..., Mirror] = begin(
            method, chosen.to, history=chosen.history, money=chosen.money
        )
        kept: Mirror = ask(listed, **given)
        try:
            report = kept.update(
                whole=chosen.whole, sweep=chosen.sweep, progress=sys.stderr.isatty()
            )
        except ArgumentError as error:
            # The words were right: it is the folder that is of no use for them.
            streams.complain(str(error))
            return FAILED
        except KeyboardInterrupt:
            streams.complain(_stopped(kept))
            raise
        except OSError as error:
            # The service failed: that is told as everywhere.
            if error.errno in streams.FULL or isinstance(error, OpenshelfError):
                raise
            # Another program holds the lock, or the folder cannot be written: the words were right.
            streams.complain(streams.why_not(error))
            return FAILED
    write_line(report.to_json() if chosen.json else str(report))
    # A sweep looks for what is gone later on.
    is_shown = report.not_looked_for is None or chosen.sweep is not None
    return 0 if is_shown and not report.unproven else UNPROVEN
