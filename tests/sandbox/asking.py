"""Requests without any client between the test and the sandbox."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Answered:
    """What came back."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


def fetch(
    url: str,
    method: str = "GET",
    body: Any = None,
    headers: dict[str, str] | None = None,
) -> Answered:
    """One request to an absolute address, exactly as it is written; no redirect is followed."""
    parts = urlsplit(url)
    connection = http.client.HTTPConnection(parts.netloc, timeout=30)
    sent = dict(headers or {})
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        sent["Content-Type"] = "application/json"
    try:
        connection.request(method, url.split(parts.netloc, 1)[1] or "/", data, sent)
        answer = connection.getresponse()
        return Answered(answer.status, answer.headers, answer.read())
    finally:
        connection.close()


def asker(sandbox: Any, service: str, prefix: str = "") -> Callable[..., Answered]:
    """A function that asks paths below a service's address and a prefix."""
    base = sandbox.urls[f"OPENSHELF_{service.upper()}_URL"].rstrip("/")

    def ask(path: str, method: str = "GET", body: Any = None, **headers: str) -> Answered:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return fetch(base + prefix + path, method, body, named)

    return ask
