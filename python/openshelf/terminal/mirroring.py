"""The command mirror."""

from __future__ import annotations

import sys

from openshelf.errors import ArgumentError, OpenshelfError

from . import parts, streams, words
from .commands import ask, method_of, open_client, write_line

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from openshelf.mirror_tables import Mirror


#: The exit status if the service or the disk failed, the folder is of no use for the call, or
#: another program writes the table.
FAILED = 1
#: The exit status if the list could not be shown to be whole; the table has what was read.
UNPROVEN = 3


def _stopped(kept: Mirror) -> str:
    """Say what the table has after a run that was interrupted."""
    try:
        rows = len(kept.table())
    except (OpenshelfError, OSError):
        return "stopped before anything was kept: a first run keeps what it has every five minutes"
    return f"stopped: the table has {rows:,} records; run the command again to go on"


def mirror(chosen: argparse.Namespace) -> int:
    """Bring a Delta table of a list up to date, and say what has changed."""
    from openshelf.mirrors import mirror as begin  # noqa: PLC0415  no other command needs it

    operation = words.operation(chosen.operation)
    if operation["paging"] is None:
        raise words.MistakeError(parts.without_mirror(operation))
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
