"""Answers the first messages before the protocol's library is imported.

The library takes most of a second to import, and clients wait for the list of tools when they
start. The handshake and that list are known without it. They are answered at once; the library then
gets the same messages, and its answers to them are dropped.
"""

from __future__ import annotations

import json
import os
import select

from openshelf.mcp import hello

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from typing import Any

    from openshelf.agents.toolbox import Toolbox

__all__ = ["Wire"]

#: Seconds without a message after which the library is imported all the same.
_PATIENCE = 0.3
_READ = 65_536


class Wire:
    """The messages of a client on standard input, and the answers on standard output.

    While it is open, what anybody prints goes to standard error.
    """

    def __init__(self) -> None:
        """Take the standard output."""
        self._out = os.dup(1)
        os.dup2(2, 1)
        self._buffer = b""
        self._lines: list[str] = []
        self._answered: set[str] = set()

    def close(self) -> None:
        """Give the standard output back."""
        os.dup2(self._out, 1)
        os.close(self._out)

    def greet(self, box: Toolbox) -> None:
        """Answer messages until one needs the library, or none comes for a while."""
        if os.name == "nt":  # its pipes cannot be waited for
            return
        while self._is_waiting() and (line := self.read_line()):
            self._lines.append(line)
            if not self._answer(box, line):
                return

    def _is_waiting(self) -> bool:
        if b"\n" in self._buffer:
            return True
        return bool(select.select([0], [], [], _PATIENCE)[0])

    def _answer(self, box: Toolbox, line: str) -> bool:
        """Answer a message; return whether the next one may be answered, too."""
        try:
            message = json.loads(line)
            method, number = message["method"], message.get("id")
        except (ValueError, TypeError, KeyError, AttributeError):
            return False
        if method == "notifications/initialized":
            return len(self._lines) == 2
        if number is None or (method == "initialize") != (len(self._lines) == 1):
            return False
        params = message.get("params") or {}
        result: dict[str, Any]
        match method:
            case "initialize":
                result = hello.handshake(params.get("protocolVersion"))
            case "ping":
                result = {}
            case "tools/list" if not params.get("cursor"):
                result = {"tools": hello.tools(box)}
            case _:
                return False
        answer = {"jsonrpc": "2.0", "id": number, "result": result}
        self._answered.add(json.dumps(number))
        self.write(json.dumps(answer) + "\n")
        # The list of tools is what clients wait for.
        return bool(method != "tools/list")

    def read_line(self) -> str:
        """Return the next message, first those that were answered; empty at the end."""
        while b"\n" not in self._buffer:
            part = os.read(0, _READ)
            if not part:
                line, self._buffer = self._buffer, b""
                return line.decode("utf-8", "replace")
            self._buffer += part
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line.decode("utf-8", "replace") + "\n"

    def write(self, text: str) -> None:
        """Send a message."""
        rest = text.encode("utf-8", "surrogatepass")
        while rest:
            rest = rest[os.write(self._out, rest) :]

    def next_line(self) -> str:
        """Return the next message for the library, beginning with those that were answered."""
        return self._lines.pop(0) if self._lines else self.read_line()

    def send(self, text: str) -> None:
        """Send a message of the library, unless it answers what was answered."""
        if self._answered:
            message = json.loads(text)
            number = json.dumps(message.get("id"))
            if "method" not in message and number in self._answered:
                self._answered.discard(number)
                return
        self.write(text)
