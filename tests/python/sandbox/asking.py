"""Sends requests without any client between the test and the sandbox."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlsplit

from catalog_facts import evidence


@dataclass(frozen=True)
class Answer:
    """The response."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def ask(
    address: str,
    method: str = "GET",
    body: Any = None,
    headers: dict[str, str] | None = None,
) -> Answer:
    """One request to an absolute URL, exactly as it is written; no redirect is followed."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.netloc, timeout=120)
    sent = dict(headers or {})
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        sent["Content-Type"] = "application/json"
    try:
        connection.request(method, address.split(parts.netloc, 1)[1] or "/", data, sent)
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())
    finally:
        connection.close()


def asker(sandbox: Any, service: str, prefix: str = "") -> Callable[..., Answer]:
    """A function that requests paths below a service's address and a prefix."""
    base = sandbox.urls[f"OPENSHELF_{service.upper()}_URL"].rstrip("/")

    def asked(path: str, method: str = "GET", body: Any = None, **headers: str) -> Answer:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return ask(base + prefix + path, method, body, named)

    return asked


def with_params(address: str, **members: Any) -> str:
    """The URL with the whole query as JSON in `params`, as the museum accepts it."""
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


#: The museum's message for an unknown path and for its own failures.
GENERIC = "Sorry, something went wrong."


def refused(answer: Answer, status: int, error: str) -> bool:
    """Whether it is the museum's error body, with this status in both places."""
    body = answer.json
    return (
        list(body) == evidence("museum")["errors"]["body"]
        and (answer.status, body["status"], body["error"]) == (status, status, error)
        and isinstance(body["detail"], str)
    )
