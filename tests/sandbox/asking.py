"""Requests to the sandbox that no client of openshelf checks first."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlsplit

from contract import document


@dataclass
class Answer:
    """What came back, redirects not followed."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body read as JSON."""
        return json.loads(self.body)


def ask(
    address: str,
    method: str = "GET",
    body: Any = None,
    headers: dict[str, str] | None = None,
) -> Answer:
    """Send one request; `body` goes as JSON."""
    parts = urlsplit(address)
    assert parts.hostname
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=120)
    target = f"{parts.path}?{parts.query}" if parts.query else parts.path
    sent = None if body is None else json.dumps(body)
    kinds = {"content-type": "application/json"} if sent else {}
    connection.request(method, target, body=sent, headers=kinds | (headers or {}))
    received = connection.getresponse()
    fields = {name.lower(): value for name, value in received.getheaders()}
    answer = Answer(received.status, fields, received.read())
    connection.close()
    return answer


def with_params(address: str, **members: Any) -> str:
    """The address with the whole query as JSON in `params`, as the museum takes it."""
    return f"{address}?params={quote(json.dumps(members))}"


def every_page(address: str, limit: int = 100) -> Iterator[dict[str, Any]]:
    """The records of all pages of a museum's list."""
    page = 1
    while True:
        joint = "&" if "?" in address else "?"
        answer = ask(f"{address}{joint}limit={limit}&page={page}").json
        yield from answer["data"]
        if "next_url" not in answer["pagination"]:
            return
        page += 1


#: What the museum says to a path that it does not know, and of faults of its own.
GENERIC = "Sorry, something went wrong."


def refused(answer: Answer, status: int, error: str) -> bool:
    """Whether it is the museum's error body, with this status in both places."""
    body = answer.json
    return (
        list(body) == document("museum.toml")["errors"]["body"]
        and (answer.status, body["status"], body["error"]) == (status, status, error)
        and isinstance(body["detail"], str)
    )
