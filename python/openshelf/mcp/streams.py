"""The two ends of a `Wire` as the protocol's library takes them.

The library reads messages from `Received`, in place of standard input. It writes answers to `Sent`,
in place of standard output.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from openshelf.mcp.early import Wire

__all__ = ["Received", "Sent"]


class Received:
    """The messages as the library reads them."""

    def __init__(self, wire: Wire) -> None:
        """Read the messages of this connection."""
        self._wire = wire

    def __aiter__(self) -> Received:
        """Return the messages themselves."""
        return self

    async def __anext__(self) -> str:
        """Return the next message, as a line of JSON."""
        import anyio  # noqa: PLC0415  the library is optional, and slow to import

        line = await anyio.to_thread.run_sync(self._wire.next_line, abandon_on_cancel=True)
        if not line:
            raise StopAsyncIteration
        return line


class Sent:
    """The answers as the library writes them."""

    def __init__(self, wire: Wire) -> None:
        """Write the answers of this connection."""
        self._wire = wire

    async def write(self, text: str) -> None:
        """Send a message."""
        import anyio  # noqa: PLC0415  the library is optional, and slow to import

        await anyio.to_thread.run_sync(self._wire.send, text)

    async def flush(self) -> None:
        """Do nothing: every message is sent at once."""
