"""The command mcp: serves the tools over standard input and output, or over HTTP."""

from __future__ import annotations

import contextlib
import sys
from importlib.util import find_spec

import openshelf
from openshelf.agents.toolbox import Toolbox

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator
    from typing import Any

    from openshelf.mcp import early

__all__ = ["serve"]

_HOST = "127.0.0.1"
_MISTAKE = 2


def serve(chosen: argparse.Namespace) -> int:
    """Serve until the client or Ctrl-C ends it."""
    if find_spec("mcp") is None or find_spec("mcp_types") is None:
        print(  # noqa: T201
            "openshelf: mcp needs the protocol's library, version 2: pip install 'openshelf[mcp]'",
            file=sys.stderr,
        )
        return _MISTAKE
    with _sandbox(chosen) as sandbox:
        box = Toolbox(
            services=chosen.service,
            sandbox=sandbox,
            folder=chosen.folder,
            budget=chosen.budget,
            read_only=chosen.read_only,
        )
        try:
            if chosen.http is None:
                _serve_streams(box)
            else:
                _serve_http(box, chosen.http)
        finally:
            box.close()
    return 0


@contextlib.contextmanager
def _sandbox(chosen: argparse.Namespace) -> Iterator[openshelf.Sandbox | None]:
    if not chosen.sandbox:
        yield None
        return
    with openshelf.Sandbox() as started:
        yield started


def _serve_streams(box: Toolbox) -> None:
    from openshelf.mcp import early  # noqa: PLC0415  HTTP does not need it

    wire = early.Wire()
    try:
        wire.greet(box)
        _serve_wire(box, wire)
    finally:
        wire.close()


def _serve_wire(box: Toolbox, wire: early.Wire) -> None:
    import anyio  # noqa: PLC0415  the library is optional, and slow to import
    from mcp.server.stdio import stdio_server  # noqa: PLC0415

    from openshelf.mcp import server, streams  # noqa: PLC0415

    made = server.make(box)

    async def run() -> None:
        received: Any = streams.Received(wire)
        sent: Any = streams.Sent(wire)
        async with stdio_server(received, sent) as (read, written):
            await made.run(read, written, made.create_initialization_options())

    anyio.run(run)


def _serve_http(box: Toolbox, port: int) -> None:
    import socket  # noqa: PLC0415  as above

    import uvicorn  # noqa: PLC0415

    from openshelf.mcp import server  # noqa: PLC0415

    app: Any = server.make(box).streamable_http_app(host=_HOST)
    with socket.create_server((_HOST, port)) as listening:
        own = listening.getsockname()[1]
        print(f"openshelf mcp at http://{_HOST}:{own}/mcp", file=sys.stderr, flush=True)  # noqa: T201
        config = uvicorn.Config(app, log_level="warning", access_log=False)
        uvicorn.Server(config).run(sockets=[listening])
