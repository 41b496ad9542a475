"""Sends requests to the sandbox's gazette over plain HTTP, without a client."""

from __future__ import annotations

import http.client
import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode, urlsplit

Query = list[tuple[str, str]]


@dataclass(frozen=True)
class Answer:
    """The response."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Gazette:
    """The gazette of a running sandbox."""

    def __init__(self, sandbox: Any) -> None:
        self.base = urlsplit(sandbox.urls["OPENSHELF_GAZETTE_URL"])

    def send(self, path: str, method: str = "GET") -> Answer:
        """Requests a path below the base address, or a whole URL."""
        if path.startswith("http"):
            parts = urlsplit(path)
            path = f"{parts.path}?{parts.query}".removeprefix(self.base.path)
        connection = http.client.HTTPConnection(self.base.netloc, timeout=30)
        try:
            connection.request(method, self.base.path + path)
            response = connection.getresponse()
            headers = {name.lower(): value for name, value in response.getheaders()}
            return Answer(response.status, headers, response.read())
        finally:
            connection.close()

    def ask(self, path: str, query: Query | None = None, **more: Any) -> Answer:
        """Requests with a query; names with brackets are in a dict, plain ones may be keywords."""
        pairs = [*(query or []), *((name, str(value)) for name, value in more.items())]
        return self.send(path + ("?" + urlencode(pairs) if pairs else ""))

    def search(self, query: Query | None = None, **more: Any) -> Any:
        """The body of a search for documents."""
        return self.ask("/documents.json", query, **more).json

    def every(self, query: Query | None = None, fields: tuple[str, ...] = ()) -> list[Any]:
        """Every document of a search that pages can reach, 2000 per page."""
        names = [("fields[]", name) for name in ("document_number", *fields)]
        found: list[Any] = []
        page = 1
        while True:
            answer = self.search([*(query or []), *names], per_page=2000, page=page)
            found += answer.get("results", [])
            if "next_page_url" not in answer or page == 5:
                return found
            page += 1


def condition(name: str, *parts: str) -> str:
    """The name of a condition in a query: `condition("type", "")` is `conditions[type][]`."""
    return "conditions" + "".join(f"[{part}]" for part in (name, *parts))


def numbers(records: list[Any]) -> list[str]:
    """The documents' numbers, in their order."""
    return [record["document_number"] for record in records]
