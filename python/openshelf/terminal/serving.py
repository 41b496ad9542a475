"""The commands sandbox and openapi."""

from __future__ import annotations

import contextlib
import json
import signal
import sys
import threading

import openshelf

from .parser import MISTAKE

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from types import FrameType

_SHORT_NAP = 0.5  # seconds between two checks for signals, where waiting blocks them


def sandbox(chosen: argparse.Namespace) -> int:
    """Serve until the process is interrupted or terminated."""
    ended = threading.Event()

    def end(_number: int, _frame: FrameType | None) -> None:
        ended.set()

    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, end)
    _allow_many_connections()
    try:
        server = _started(chosen)
    except (TypeError, ValueError) as error:
        print(f"openshelf: {error}", file=sys.stderr)  # noqa: T201
        return MISTAKE
    with server:
        lines = [
            f"openshelf sandbox at {server.url}, with today set to {server.today}",
            "",
            "Point clients at it with:",
        ]
        lines += [f"  export {name}={url}" for name, url in server.urls.items()]
        print(*lines, "", "Ctrl-C stops it.", sep="\n", flush=True)  # noqa: T201
        while not ended.wait(_SHORT_NAP):
            pass
    return 0


def _started(chosen: argparse.Namespace) -> openshelf.Sandbox:
    return openshelf.Sandbox(
        seed=chosen.seed,
        today=chosen.today,
        port=chosen.port,
        scale=chosen.scale,
        documented_paths=chosen.documented_paths,
        faults=chosen.fault,
    )


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


def openapi(chosen: argparse.Namespace) -> int:
    """Write the document of one service."""
    from openshelf import openapi as documents  # noqa: PLC0415  # the sandbox needs neither

    from . import destination, words  # noqa: PLC0415

    if chosen.output is not None and chosen.output.lower().endswith((".yaml", ".yml")):
        raise words.MistakeError(
            f"--output {chosen.output}: the document is JSON; use a name that ends in .json"
        )
    document = documents.document(words.service(chosen.interface))
    text = json.dumps(document, indent=2, ensure_ascii=False) + "\n"
    with destination.opened(chosen.output) as out:
        out.write(text.encode())
    return 0
