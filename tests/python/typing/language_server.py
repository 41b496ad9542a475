"""Talks to pyright's language server as an editor does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self


class LanguageServer:
    """A server for one folder; messages go over its standard streams."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "pyright.langserver", "--stdio"]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            cwd=folder,
            env=os.environ | {"PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"},
        )
        self._folder = folder
        self._number = 0

    def __enter__(self) -> Self:
        self.ask(
            "initialize",
            {
                "processId": os.getpid(),
                "rootUri": self._folder.as_uri(),
                "workspaceFolders": [{"uri": self._folder.as_uri(), "name": "folder"}],
                "capabilities": {
                    "textDocument": {
                        "hover": {"contentFormat": ["markdown"]},
                        "completion": {"completionItem": {"documentationFormat": ["markdown"]}},
                    },
                    "workspace": {"configuration": True, "workspaceFolders": True},
                },
            },
        )
        self._tell("initialized", {})
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.ask("shutdown", None)
            self._tell("exit", None)
            self._process.wait(20)
        finally:
            self._process.kill()
            self._process.wait()
            for stream in (self._process.stdin, self._process.stdout):
                assert stream is not None
                stream.close()

    def open(self, name: str, text: str) -> str:
        """Open a document, and return its URI."""
        uri = (self._folder / name).as_uri()
        document = {"uri": uri, "languageId": "python", "version": 1, "text": text}
        self._tell("textDocument/didOpen", {"textDocument": document})
        return uri

    def completions(self, uri: str, line: int, column: int) -> list[str]:
        """The completions at a position, as the editor would show them."""
        place = {"textDocument": {"uri": uri}, "position": {"line": line, "character": column}}
        found = self.ask("textDocument/completion", place | {"context": {"triggerKind": 1}})
        items = found["items"] if isinstance(found, dict) else found or []
        return [item["label"] for item in items]

    def hover(self, uri: str, line: int, column: int) -> str:
        """The text that an editor shows for the name at a position."""
        place = {"textDocument": {"uri": uri}, "position": {"line": line, "character": column}}
        found = self.ask("textDocument/hover", place)
        return "" if found is None else str(found["contents"]["value"])

    def ask(self, method: str, parameters: Any) -> Any:
        """Send a request, answer the server's own requests meanwhile, and return the result."""
        self._number += 1
        number = self._number
        self._send({"id": number, "method": method, "params": parameters})
        while True:
            message = self._receive()
            if "method" in message and "id" in message:
                self._send({"id": message["id"], "result": self._configuration(message)})
            elif message.get("id") == number:
                assert "error" not in message, message
                return message["result"]

    @staticmethod
    def _configuration(message: dict[str, Any]) -> Any:
        if message["method"] != "workspace/configuration":
            return None
        settings = {"pythonPath": sys.executable, "analysis": {"typeCheckingMode": "strict"}}
        wanted = [item.get("section") for item in message["params"]["items"]]
        answers = {"python": settings, "python.analysis": settings["analysis"]}
        return [answers.get(section) for section in wanted]

    def _tell(self, method: str, parameters: Any) -> None:
        self._send({"method": method, "params": parameters})

    def _send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0"} | message).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self._process.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        stream = self._process.stdout
        assert stream is not None
        length = 0
        while line := stream.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        assert length, "the language server ended"
        message: dict[str, Any] = json.loads(stream.read(length))
        return message
