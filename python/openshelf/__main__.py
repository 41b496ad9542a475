"""The command line: ``openshelf sandbox``, ``openshelf operations`` and ``openshelf openapi``."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import openshelf
from openshelf import openapi

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import FrameType

_SHORT_NAP = 0.5  # seconds between two looks at the signals, where waiting blocks them


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Parameters
    ----------
    arguments : sequence of str, optional
        The words after the program's name; those of the process when left out.

    Returns
    -------
    int
        The exit status.
    """
    chosen = _parser().parse_args(arguments)
    try:
        if chosen.command == "sandbox":
            return _sandbox(chosen)
        if chosen.command == "openapi":
            return _openapi(chosen.interface, chosen.output)
        return _operations(chosen.service)
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="openshelf", description=openshelf.__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--version", action="version", version=openshelf.__version__)
    commands = parser.add_subparsers(dest="command", required=True)
    sandbox = commands.add_parser(
        "sandbox", help="serve all five services on this machine until Ctrl-C"
    )
    sandbox.add_argument("--port", type=int, default=0, help="default: a free one")
    sandbox.add_argument("--seed", type=int, default=0, help="decides the data; default 0")
    sandbox.add_argument(
        "--scale", type=float, default=1.0, help="how large the data are; default 1.0"
    )
    sandbox.add_argument(
        "--documented-paths",
        action="store_true",
        help="serve the documented paths where the services have moved on to others",
    )
    sandbox.add_argument(
        "--capped-counts",
        action="store_true",
        help="count no further than searches page",
    )
    described = commands.add_parser("openapi", help="write OpenAPI 3.1 of one service")
    described.add_argument("interface", help="such as museum")
    described.add_argument(
        "--output", type=Path, metavar="FILE", help="default: the standard output"
    )
    listing = commands.add_parser("operations", help="list the operations")
    listing.add_argument("service", nargs="?", help="only those of this service")
    return parser


def _sandbox(chosen: argparse.Namespace) -> int:
    """Serve until the process is interrupted or asked to end."""
    ended = threading.Event()

    def end(_number: int, _frame: FrameType | None) -> None:
        ended.set()

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, end)
    with openshelf.Sandbox(
        seed=chosen.seed,
        port=chosen.port,
        scale=chosen.scale,
        documented_paths=chosen.documented_paths,
        capped_counts=chosen.capped_counts,
    ) as sandbox:
        lines = [f"openshelf sandbox at {sandbox.url}", "", "Point clients at it with:"]
        lines += [f"  export {name}={url}" for name, url in sandbox.urls.items()]
        print(*lines, "", "Ctrl-C stops it.", sep="\n", flush=True)  # noqa: T201
        while not ended.wait(_SHORT_NAP):
            pass
    return 0


def _openapi(interface: str, output: Path | None) -> int:
    """Write the document of one service."""
    try:
        document = openapi.document(interface)
    except ValueError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    if output is None:
        sys.stdout.write(text)
        sys.stdout.flush()
    else:
        output.write_text(text, encoding="utf-8")
    return 0


def _operations(service: str | None) -> int:
    """Print the operations as a table."""
    rows = [
        (f"{row['service']}.{row['full_name']}", row["method"], row["path"], row["summary"])
        for row in openshelf.operations()
        if service in {None, row["service"]}
    ]
    if not rows:
        known = dict.fromkeys(row["service"] for row in openshelf.operations())
        sys.stderr.write(f"no service {service!r}; there are {', '.join(known)}\n")
        return 2
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
        sys.stdout.write("  ".join([*cells, row[3]]).rstrip() + "\n")
    sys.stdout.write(f"{len(rows)} operations\n")
    sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
