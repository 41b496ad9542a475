"""The command line: ``openshelf list``, ``show``, ``call``, ``sandbox`` and so on.

An error is one line on standard error, with a further line for each of several faults. The exit
status is 2 after a mistake in the command line, 1 if a service refuses or cannot be reached or if
the output is full or closed. After Ctrl-C the process ends by the signal: shells tell 130.
"""

from __future__ import annotations

import contextlib
import sys
import warnings

import openshelf
from openshelf import _core
from openshelf.terminal import parser, streams

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator, Sequence

_FAILED = 1  # the other exit statuses; that of a mistake is in the parser
_INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Parameters
    ----------
    arguments : sequence of str, optional
        The words after the program's name; those of the process if omitted.

    Returns
    -------
    int
        The exit status: 0, also if the reader of the output left early; 1 if a service refused or
        was not reached, or if the output is full or closed; 2 after a mistake; 130 after Ctrl-C,
        which ends the process itself where the words are its own and the system has signals.
    """
    streams.prepare()
    status = 0
    try:
        with _warnings_in_a_line():
            status = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        streams.silence(sys.stdout)
    except KeyboardInterrupt:
        streams.silence(sys.stdout)
        if arguments is None:
            streams.end_by_ctrl_c()
        return _INTERRUPTED
    except OSError as error:
        streams.silence(sys.stdout)
        if error.errno not in streams.FULL:
            return _refuse(str(error))
        if status == 0:  # otherwise the failure was already reported
            streams.complain(streams.why_unwritable(error))
            status = _FAILED
    return status


def _run(arguments: Sequence[str] | None) -> int:
    """Parse the words and run their command; handle every error but those of the output."""
    try:
        chosen = parser.build().parse_args(arguments)
        run: Callable[[argparse.Namespace], int] = chosen.run
        # The tools for language models have no shell.
        with _shell_notation(used=chosen.command != "mcp"):
            return run(chosen)
    except SystemExit as end:  # argparse exits like this after the help and after an error
        return end.code if isinstance(end.code, int) else 0
    except openshelf.ArgumentError as error:
        return _refuse_all(error)
    except (openshelf.ConnectError, openshelf.StatusError) as error:
        # What failed, and more about it: the address and the causes, or a hint.
        what, *about = str(error).splitlines()
        streams.complain(f"{type(error).__name__}: {what}", *about)
        return _FAILED
    except openshelf.FolderError as error:
        return _refuse(str(error))
    except openshelf.OpenshelfError as error:
        _refuse(f"{type(error).__name__}: {error}")
        return _FAILED
    except Warning as warning:  # if the interpreter turns warnings into errors
        _refuse(f"{type(warning).__name__}: {warning}")
        return _FAILED
    except OSError:
        raise
    except ValueError as error:
        return _refuse_all(error)


def _refuse_all(error: ValueError) -> int:
    """Report a mistake, and each of several in a line of its own."""
    streams.complain(*str(error).split(streams.ABOUT))
    return parser.MISTAKE


def _refuse(message: str) -> int:
    """Report an error in one line."""
    streams.complain(message)
    return parser.MISTAKE


@contextlib.contextmanager
def _shell_notation(*, used: bool) -> Iterator[None]:
    """Write values in messages as a shell takes them, not as Python does."""
    before = _core._use_shell_notation(used)  # noqa: SLF001  our own
    try:
        yield
    finally:
        _core._use_shell_notation(before)  # noqa: SLF001  our own


@contextlib.contextmanager
def _warnings_in_a_line() -> Iterator[None]:
    """Report warnings in one line like errors, without their location in this package."""
    before = warnings.showwarning

    def show(message: Warning | str, category: type[Warning], *_place: object, **_: object) -> None:
        streams.complain(f"{category.__name__}: {message}")

    warnings.showwarning = show
    try:
        yield
    finally:
        warnings.showwarning = before


if __name__ == "__main__":
    sys.exit(main())
