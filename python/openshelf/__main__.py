"""The command line: ``openshelf list``, ``show``, ``call``, ``sandbox`` and so on.

A mistake is answered with one line on the standard error and exit status 2, a service that refuses
or cannot be reached, and an output that is full or closed, with one line and 1, Ctrl-C with 130.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import signal
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import openshelf
from openshelf.terminal import streams

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import FrameType

    from _typeshed import SupportsWrite

_SHORT_NAP = 0.5  # seconds between two checks for signals, where waiting blocks them
_FAILED = 1  # the exit statuses
_MISTAKE = 2
_INTERRUPTED = 130
_LARGEST_SCALE = 10_000.0
_PORTS = 65_535
_SEEDS = 2**64 - 1
_FORMATS = ("table", "json", "jsonl", "csv", "parquet")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Parameters
    ----------
    arguments : sequence of str, optional
        The words after the program's name; those of the process when left out.

    Returns
    -------
    int
        The exit status: 0, also where the reader of the output left early; 1 when a service refused
        or was not reached, or the output is full or closed; 2 after a mistake; 130 after Ctrl-C.
    """
    streams.prepare()
    status = 0
    try:
        status = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        streams.silence(sys.stdout)
    except KeyboardInterrupt:
        streams.silence(sys.stdout)
        return _INTERRUPTED
    except OSError as error:
        streams.silence(sys.stdout)
        if error.errno not in streams.FULL:
            return _refuse(str(error))
        if status == 0:  # else the failure was reported before
            streams.complain(streams.why_unwritable(error))
            status = _FAILED
    return status


def _run(arguments: Sequence[str] | None) -> int:
    """Parse the words and run their command; handle every error but those of the output."""
    try:
        chosen = _parser().parse_args(arguments)
        run: Callable[[argparse.Namespace], int] = chosen.run
        return run(chosen)
    except SystemExit as end:  # argparse exits like this after the help and after an error
        return end.code if isinstance(end.code, int) else 0
    except openshelf.ArgumentError as error:
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
        return _refuse(str(error))


def _refuse(message: str) -> int:
    """Report an error in one line."""
    streams.complain(message)
    return _MISTAKE


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        _refuse(f"{message} (see: {self.prog} --help)")
        raise SystemExit(_MISTAKE)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Write the help or the version; argparse itself ignores a full disk."""
        (file or sys.stdout).write(message)


def _number(text: str, kind: type[int | float], least: float, most: float) -> float:
    """Parse a number within inclusive bounds."""
    with contextlib.suppress(ValueError):
        number = kind(text)
        if least <= number <= most:
            return number
    noun = "whole number" if kind is int else "number"
    message = f"expected a {noun} from {least} to {most}, got {text!r}"
    raise argparse.ArgumentTypeError(message)


def _port(text: str) -> int:
    return int(_number(text, int, 0, _PORTS))


def _seed(text: str) -> int:
    return int(_number(text, int, 0, _SEEDS))


def _scale(text: str) -> float:
    return _number(text, float, 0.001, _LARGEST_SCALE)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="openshelf",
        description="Public data without keys: call five services from a terminal.",
        epilog="Start with: openshelf list museum search",
    )
    parser.add_argument("--version", action="version", version=openshelf.__version__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    sandbox = commands.add_parser(
        "sandbox", help="serve all five services on this machine until Ctrl-C"
    )
    sandbox.set_defaults(run=_sandbox)
    sandbox.add_argument("--port", type=_port, default=0, help="0 to 65535; default: a free port")
    sandbox.add_argument(
        "--seed", type=_seed, default=0, help="seed of the generated data; default 0"
    )
    sandbox.add_argument(
        "--today",
        metavar="DATE",
        help="last day of the data, such as 2024-10-15; default: today",
    )
    sandbox.add_argument(
        "--scale",
        type=_scale,
        default=1.0,
        help="scale of the data, 0.001 to 10000; default 1.0",
    )
    sandbox.add_argument(
        "--documented-paths",
        action="store_true",
        help="serve the documented paths where the services now use others",
    )
    sandbox.add_argument(
        "--capped-counts",
        action="store_true",
        help="stop counts at the last record that searches can page to",
    )
    described = commands.add_parser("openapi", help="write the OpenAPI 3.1 document of one service")
    described.set_defaults(run=_openapi)
    described.add_argument("interface", help="such as museum")
    described.add_argument("--output", type=Path, metavar="FILE", help="default: standard output")
    listing = commands.add_parser("operations", help="list the operations of a service")
    listing.set_defaults(run=_operations)
    listing.add_argument("service", nargs="?", help="only operations of this service")
    _add_lookups(commands)
    _add_calls(commands)
    completion = commands.add_parser("completion", help="print the completion script for a shell")
    completion.set_defaults(run=_completion)
    completion.add_argument("shell", choices=["bash", "zsh", "fish"])
    complete = commands.add_parser("complete")  # called by those scripts
    complete.set_defaults(run=lambda chosen: _complete(chosen, commands.choices))
    complete.add_argument("words", nargs="*")
    return parser


def _add_lookups(commands: argparse._SubParsersAction[_Parser]) -> None:
    """Add the commands that read the catalog and caches."""
    found = commands.add_parser("list", help="search the operations for words")
    found.set_defaults(run=_lazily("list_operations"))
    found.add_argument("text", nargs="*", help="words in the name or the summary")
    found.add_argument("--service", help="only operations of this service")
    shown = commands.add_parser("show", help="show the parameters and the answer of an operation")
    shown.set_defaults(run=_lazily("show"))
    shown.add_argument("operation", help="such as museum.artworks.search")
    cache = commands.add_parser("cache", help="show or delete cached answers")
    cache.set_defaults(run=_lazily("cache"))
    cache.add_argument("service", help="service of the cache, such as disease")
    cache.add_argument("action", nargs="?", choices=["info", "clear", "clean"], default="info")
    cache.add_argument("--name", help="name or path of the cache; default: the service's")


def _add_calls(commands: argparse._SubParsersAction[_Parser]) -> None:
    """Add the commands that call a service."""
    called = commands.add_parser("call", help="call an operation and write its answer")
    called.set_defaults(run=_lazily("call"))
    called.add_argument(
        "--format", choices=_FORMATS, help="default: table on a terminal, json in a pipe"
    )
    called.add_argument("--all", action="store_true", help="read every page of records")
    called.add_argument("--max", type=_count, metavar="N", help="with --all: at most N records")
    called.add_argument("--cache", action="store_true", help="use the cache of the user")
    saved = commands.add_parser("download", help="save a picture")
    saved.set_defaults(run=_lazily("download"))
    for each in (called, saved):
        each.add_argument("operation", help="such as museum.artworks.search")
        each.add_argument("arguments", nargs="*", metavar="name=value", help="or name=@file")
        each.add_argument("--output", type=Path, metavar="FILE", help="appears once it is complete")
        each.add_argument("--sandbox", action="store_true", help="call a sandbox, not the service")


def _lazily(name: str) -> Callable[[argparse.Namespace], int]:
    """Return a command whose module is imported when it runs."""

    def run(chosen: argparse.Namespace) -> int:
        from openshelf.terminal import commands  # noqa: PLC0415  # the sandbox does not need it

        command: Callable[[argparse.Namespace], int] = getattr(commands, name)
        return command(chosen)

    return run


def _count(text: str) -> int:
    return int(_number(text, int, 1, _SEEDS))


def _completion(chosen: argparse.Namespace) -> int:
    """Print the script of a shell."""
    from openshelf.terminal import completion  # noqa: PLC0415

    sys.stdout.write(completion.SCRIPTS[chosen.shell])
    return 0


def _complete(chosen: argparse.Namespace, commands: Mapping[str, _Parser]) -> int:
    """Print the completions of the last word, one per line."""
    from openshelf.terminal import completion  # noqa: PLC0415

    known = {name: each for name, each in commands.items() if name != "complete"}
    for each in completion.candidates(chosen.words, known):
        sys.stdout.write(f"{each}\n")
    return 0


def _sandbox(chosen: argparse.Namespace) -> int:
    """Serve until the process is interrupted or terminated."""
    ended = threading.Event()

    def end(_number: int, _frame: FrameType | None) -> None:
        ended.set()

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, end)
    _allow_many_connections()
    with openshelf.Sandbox(
        seed=chosen.seed,
        today=chosen.today,
        port=chosen.port,
        scale=chosen.scale,
        documented_paths=chosen.documented_paths,
        capped_counts=chosen.capped_counts,
    ) as sandbox:
        lines = [
            f"openshelf sandbox at {sandbox.url}, with today set to {sandbox.today}",
            "",
            "Point clients at it with:",
        ]
        lines += [f"  export {name}={url}" for name, url in sandbox.urls.items()]
        print(*lines, "", "Ctrl-C stops it.", sep="\n", flush=True)  # noqa: T201
        while not ended.wait(_SHORT_NAP):
            pass
    return 0


def _allow_many_connections() -> None:
    """Raise the limit of open files as far as the system allows."""
    try:
        import resource  # noqa: PLC0415  # not on Windows, which has no such limit
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Some systems report "unlimited" and allow less: the limit is then left unchanged.
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _openapi(chosen: argparse.Namespace) -> int:
    """Write the document of one service."""
    from openshelf import openapi  # noqa: PLC0415  # no other command needs it
    from openshelf.terminal import destination  # noqa: PLC0415

    document = openapi.document(chosen.interface)
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    with destination.opened(chosen.output) as out:
        out.write(text.encode())
    return 0


def _operations(chosen: argparse.Namespace) -> int:
    """Print the operations as a table."""
    from openshelf.terminal import words  # noqa: PLC0415  # the sandbox does not need it

    service: str | None = chosen.service
    operations = [
        (name, operation["method"], operation["path"], operation["summary"])
        for name, operation in words.operations().items()
        if service in {None, operation["service"]}
    ]
    if not operations:
        return _refuse(f"no service {service!r}; expected one of {', '.join(words.services())}")
    widths = [max(len(operation[column]) for operation in operations) for column in range(3)]
    for operation in operations:
        cells = [cell.ljust(width) for cell, width in zip(operation, widths, strict=False)]
        sys.stdout.write("  ".join([*cells, operation[3]]).rstrip() + "\n")
    sys.stdout.write(f"{len(operations)} operations\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
