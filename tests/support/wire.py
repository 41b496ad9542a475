"""Parses a rendered or recorded request, and reports where it differs from the expected one."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from expected import Expected

#: What may stand in a raw path: unreserved characters, percent-encoded bytes, the comma of lists and
#: of the image size, and the slashes between segments.
_PATH = re.compile(r"(?:[A-Za-z0-9\-._~,/]|%[0-9A-F]{2})*")
#: The characters that may stay unencoded in a query; brackets of names may too.
_QUERY = re.compile(r"(?:[A-Za-z0-9\-._~&=\[\]]|%[0-9A-F]{2})*")


def decoded(text: str) -> str:
    """Percent-decoding; a plus stays a plus."""
    return unquote_to_bytes(text).decode("utf-8")


@dataclass(frozen=True)
class Actual:
    """A request as a server reads it."""

    method: str
    raw_path: str
    raw_query: str
    body: bytes | None

    @classmethod
    def of_request(cls, request: Any, base: str) -> Actual:
        """From the result of `openshelf.prepare`."""
        url = request.url
        assert url.startswith(base), f"{url} is not below {base}"
        assert "#" not in url, f"{url} has a fragment"
        rest = url[len(base) :]
        path, mark, query = rest.partition("?")
        assert mark == "" or query, f"{url} has a bare question mark"
        return cls(request.method, path.removeprefix("/"), query, request.body)

    @classmethod
    def of_recorded(cls, recorded: Any, base: str) -> Actual:
        """From a recorded request; `base` is the URL that the client was created with."""
        prefix = urlsplit(base).path.rstrip("/") + "/"
        path, _, query = recorded.target.partition("?")
        assert path.startswith(prefix), f"{recorded.target} is not below {prefix}"
        return cls(recorded.method, path[len(prefix) :], query, recorded.body)

    @property
    def segments(self) -> tuple[str, ...]:
        return tuple(decoded(part) for part in self.raw_path.split("/"))

    @property
    def query(self) -> list[tuple[str, str | None]]:
        pairs: list[tuple[str, str | None]] = []
        for pair in self.raw_query.split("&") if self.raw_query else []:
            name, equals, value = pair.partition("=")
            pairs.append((decoded(name), decoded(value) if equals else None))
        return pairs

    @property
    def json(self) -> Any:
        return json.loads(self.body) if self.body else None


def differences(expected: Expected, actual: Actual) -> list[str]:
    """Every difference between the two, in words; empty if they are equal."""
    found = []
    if actual.method != expected.method:
        found.append(f"method {actual.method}, expected {expected.method}")
    if not _PATH.fullmatch(actual.raw_path):
        found.append(f"path {actual.raw_path!r} holds a reserved character")
    if not _QUERY.fullmatch(actual.raw_query):
        found.append(f"query {actual.raw_query!r} holds a reserved character")
    if actual.segments != expected.segments:
        found.append(f"segments {actual.segments}, expected {expected.segments}")
    elif _canonical(actual.raw_path) != _canonical(expected.raw_path):
        found.append(f"path {actual.raw_path!r}, expected {expected.raw_path!r}")
    given, wanted = _comparable(actual.query), _comparable(expected.query)
    if given != wanted:
        found.append(f"query {given}, expected {wanted}")
    found += _body_differences(expected, actual)
    return found


def _canonical(raw: str) -> str:
    # The service itself writes the separator of the county list as %2C%20.
    return raw.replace("%2C%20", ",%20")


def _comparable(pairs: Any) -> list[tuple[str, str]]:
    """Pairs in a fixed order, with the JSON of the museum's `params` in a fixed form."""
    found = []
    for name, value in pairs:
        if name == "params" and value is not None:
            value = canonical_json(json.loads(value))
        found.append((name, "<bare>" if value is None else f"={value}"))
    return sorted(found)


def _body_differences(expected: Expected, actual: Actual) -> list[str]:
    if not expected.has_body:
        return [f"body {actual.body!r}, expected none"] if actual.body else []
    if not actual.body:
        return [f"no body, expected {expected.body!r}"]
    try:
        given = canonical_json(json.loads(actual.body))
    except ValueError as error:
        return [f"body {actual.body!r} is no JSON: {error}"]
    wanted = canonical_json(expected.body)
    return [] if given == wanted else [f"body {given}, expected {wanted}"]


def canonical_json(value: Any) -> str:
    """One text for equal JSON values; 1, 1.0 and true stay different."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
