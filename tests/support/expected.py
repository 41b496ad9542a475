"""Computes the expected request of a call from the catalog.

Paths are stored as decoded segments (together with the exact raw text), queries as a list of pairs
in any order, bodies as JSON values: that is what a server sees.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from catalog_entries import CATALOG
from catalog_facts import Operation, Parameter, services

#: A query name without "=" and value, as in ``?grayscale``.
BARE = None

#: The object parameters of the museum's searches: with one of them the whole query travels as JSON.
NESTED = {"query", "sort", "aggs", "functions"}

#: The plain text and the placeholders of a path.
_PIECES = re.compile(r"[^{]+|\{[^}]*\}")

_ABSENT = object()


@dataclass(frozen=True)
class Expected:
    """The expected request according to the catalog."""

    method: str
    base: str
    segments: tuple[str, ...]
    raw_path: str
    query: tuple[tuple[str, str | None], ...]
    body: Any = _ABSENT

    @property
    def has_body(self) -> bool:
        return self.body is not _ABSENT


def address(operation: Operation) -> str:
    """The service's own URL of an operation."""
    service = services()[operation.service]
    address: str = service["image_api_url" if operation.base == "images" else "base_url"]
    return address


def expected(operation: Operation, arguments: dict[str, Any], live: bool = False) -> Expected:
    """The request of a call; with `live` the one that follows the documented path's 404."""
    values = _with_defaults(operation, arguments)
    placed = {"path": {}, "query": {}, "body": {}}
    for parameter in operation.parameters:
        if parameter.name in values:
            placed[parameter.place][parameter.name] = (parameter, values[parameter.name])
    segments, raw = _path(operation, placed["path"], live)
    body = _body(operation, list(placed["body"].values()))
    query = _query(operation, list(placed["query"].values()))
    return Expected(operation.method, operation.base, segments, raw, tuple(query), body)


def _with_defaults(operation: Operation, arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments with the documented defaults of the others, which are always sent."""
    values = {name: given for name, given in arguments.items() if given is not None}
    for parameter in operation.parameters:
        if parameter.name in values or parameter.default is None:
            continue
        if (
            operation.service == "museum"
            and "ids" in values
            and parameter.name in {"page", "limit"}
        ):
            continue  # "page and limit are ignored then"
        if (
            operation.full_name == "search.spending_by_award_count"
            and parameter.name == "subawards"
            and "spending_level" in values
        ):
            continue  # "if sent at all it wins over spending_level"
        values[parameter.name] = parameter.default
    if operation.full_name == "search.spending_by_transaction" and "sort" not in arguments:
        values["sort"] = _sort_among_fields(operation, values["fields"])
    return values


def _sort_among_fields(operation: Operation, fields: Any) -> Any:
    """ "Transaction Amount where fields hold it, else the first of fields"."""
    default = operation.parameter("sort").default
    return default if default in fields else fields[0]


def names(parameter: Parameter, text: str) -> list[str]:
    """The names in a text: split at its separator, without surrounding spaces."""
    return [name.strip() for name in text.split(_sign(parameter, text))]


def _sign(parameter: Parameter, text: str) -> str:
    return "|" if parameter.separated_by_bars and "|" in text else ","


# ---------------------------------------------------------------- path


def _path(
    operation: Operation, values: dict[str, tuple[Parameter, Any]], live: bool
) -> tuple[tuple[str, ...], str]:
    template = operation.live_path if live and operation.live_path else operation.path
    if operation.short_path and not {"height", "fiscal_year"} & values.keys():
        template = operation.short_path
    if operation.id in {"museum.images.download", "museum.images.fetch"}:
        template = template.replace("843,", "{width},")
    segments: list[str] = []
    raw: list[str] = []
    for part in template.removeprefix("/").split("/"):
        decoded = encoded = ""
        for piece in _PIECES.findall(part):
            if piece.startswith("{"):
                text, safe = _path_text(operation, piece[1:-1], values)
            else:
                text, safe = piece, ","
            decoded += text
            encoded += quote(text, safe=safe)
        segments += decoded.split("/") if "tas" in values and "/" in decoded else [decoded]
        raw.append(encoded)
    return tuple(segments), "/".join(raw)


def _path_text(
    operation: Operation, name: str, values: dict[str, tuple[Parameter, Any]]
) -> tuple[str, str]:
    """The text of a path parameter, and the reserved characters that are not encoded."""
    if name not in values:
        return "", ""
    parameter, given = values[name]
    if name == "extension":
        return f".{given}", ""
    if parameter.takes_list:
        return _joined(operation, name, given), ","
    if name == "tas":
        return given, "/"
    if operation.id == "disease.historical.us_counties" and name == "state":
        return given.lower(), ""
    return _text(given), ""


def _joined(operation: Operation, name: str, given: Any) -> str:
    """Names separated as the service requires, from a list or from a text."""
    parameter = operation.parameter(name)
    items = names(parameter, given) if isinstance(given, str) else given
    if operation.id == "disease.nyt.counties_by_name":
        return ", ".join(items)
    if isinstance(given, str):
        return _sign(parameter, given).join(items)
    bars = parameter.separated_by_bars and any("," in item for item in items)
    # "One name with a comma alone is split; a trailing '|' prevents it"
    return "|".join([*items, ""] if len(items) == 1 else items) if bars else ",".join(items)


# ---------------------------------------------------------------- query


def _query(
    operation: Operation, values: list[tuple[Parameter, Any]]
) -> list[tuple[str, str | None]]:
    if operation.service == "museum" and NESTED & {parameter.name for parameter, _ in values}:
        whole = {parameter.wire: _in_params(parameter, given) for parameter, given in values}
        return [("params", json.dumps(whole))]
    pairs: list[tuple[str, str | None]] = []
    for parameter, given in values:
        pairs += _pairs(operation, parameter, given)
    if operation.returns == "linked_file":
        # The record is asked for the addresses of its files alone.
        forms = CATALOG[operation.id]["files"]["linked"]["forms"]
        pairs += [("fields[]", form["member"]) for form in forms]
    return pairs


def _in_params(parameter: Parameter, given: Any) -> Any:
    """Lists of texts are comma-joined inside the JSON as well, objects stay objects."""
    given = _named(parameter, given)
    if isinstance(given, list) and all(isinstance(item, str | int) for item in given):
        return ",".join(str(item) for item in given)
    return given


def _named(parameter: Parameter, given: Any) -> Any:
    """The list that a text with several names means."""
    is_text = parameter.is_names and isinstance(given, str)
    return names(parameter, given) if is_text else given


def _pairs(operation: Operation, parameter: Parameter, given: Any) -> list[tuple[str, str | None]]:
    name = parameter.wire
    if parameter.name == "day":
        return {0: [], 1: [("yesterday", "true")], 2: [("twoDaysAgo", "true")]}[given]
    if parameter.name == "grayscale":
        return [("grayscale", BARE)] if given else []
    if parameter.name == "flat":
        return [("flat", "true")] if given else []
    if parameter.name == "metadata_only":
        return [("metadata_only", "1")] if given else []
    if parameter.name == "depth" and given < 0:
        return [(name, "-1")]
    if (
        operation.full_name == "references.filter_tree_tas"
        and parameter.name == "depth"
        and given > 2
    ):
        return [(name, "-1")]
    given = _named(parameter, given)
    if parameter.is_repeated:
        items = given if isinstance(given, list) else [given]
        upper = name == "conditions[type][]"
        return [(name, item.upper() if upper else _text(item)) for item in items]
    if parameter.encoding == "one_or_zero":
        return [(name, "1" if given else "0")]
    if isinstance(given, list):
        return [(name, ",".join(_text(item) for item in given))]
    return [(name, _text(given))]


def _text(given: Any) -> str:
    if isinstance(given, bool):
        return "true" if given else "false"
    return str(given)


# ---------------------------------------------------------------- body


def _body(operation: Operation, values: list[tuple[Parameter, Any]]) -> Any:
    if operation.method != "POST":
        return _ABSENT
    if operation.id == "museum.msearch":
        return values[0][1]
    body: dict[str, Any] = {}
    for parameter, given in values:
        place = body
        *nested, last = parameter.wire.split(".")
        for member in nested:
            place = place.setdefault(member, {})
        place[last] = _member(operation, parameter, given)
    return body


def _member(operation: Operation, parameter: Parameter, given: Any) -> Any:
    if operation.full_name == "budget_functions.subfunctions" and isinstance(given, int):
        return f"{given:03d}"
    return given
