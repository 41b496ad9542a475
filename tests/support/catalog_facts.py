"""The operations of the catalog as tests read them, and what `catalog/*/evidence*.toml` say about the services."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import tomli
from catalog_entries import CATALOG
from openshelf import _core

#: The catalog's files: TOML 1.1, which the standard library reads from Python 3.15 on.
DIRECTORY = Path(__file__).parents[2] / "catalog"

SERVICES = ("museum", "placeholder", "gazette", "spending", "disease")

#: What a parameter of each kind takes, in Python's words.
_TYPES = {
    "text": "str",
    "date": "str",
    "integer": "int",
    "boolean": "bool",
    "integer_or_text": "int|str",
    "texts": "list[str]",
    "integers_or_texts": "list[int]|list[str]",
    "object": "object",
    "objects": "list[object]",
    "object_or_list": "object",
}
#: What an operation returns if its answer is not JSON, or not of one form.
_RETURNS = {
    "text": "str",
    "address": "str",
    "member_names": "list",
    "file": "bytes",
    "file_path": "path",
}


@dataclass(frozen=True)
class Parameter:
    """One parameter of an operation that is a part of its request."""

    name: str
    wire: str
    place: str
    type: str
    required: bool
    default: Any
    enum: tuple[Any, ...]
    minimum: int | None
    maximum: int | None
    pattern: str | None
    extra: bool
    nullable: bool
    encoding: Any
    is_date: bool

    @property
    def takes_text(self) -> bool:
        """Whether a text is a value of it, possibly among other types."""
        return self.type == "str"

    @property
    def takes_list(self) -> bool:
        """Whether it is comma-separated text, which may also be passed as a list."""
        separated = ("commas", "commas_or_bars", "commas_and_spaces")
        return self.type == "str" and self.encoding in separated

    @property
    def separated_by_bars(self) -> bool:
        """Whether a vertical bar separates names if the text contains one, otherwise a comma."""
        return self.encoding == "commas_or_bars"

    @property
    def is_names(self) -> bool:
        """Whether a text may contain several names, such as a list in a query."""
        return self.takes_list or (self.type == "list[str]" and self.place == "query")

    @property
    def is_repeated(self) -> bool:
        """Whether each name is sent as a separate value."""
        return self.wire.endswith("[]")


@dataclass(frozen=True)
class Operation:
    """One operation."""

    service: str
    group: str
    name: str
    row: str
    method: str
    base: str
    path: str
    short_path: str | None
    live_path: str | None
    parameters: tuple[Parameter, ...]
    returns: str
    keys: tuple[str, ...]
    records: str
    paging: str
    ignored: tuple[str, ...]
    has_next: str
    has_next_reach: int | None
    paging_reach: int | None
    #: Whether it is one of the six of a museum's collection.
    is_of_collection: bool

    @property
    def full_name(self) -> str:
        return f"{self.group}.{self.name}" if self.group else self.name

    @property
    def id(self) -> str:
        return f"{self.service}.{self.full_name}"

    def parameter(self, name: str) -> Parameter:
        return next(parameter for parameter in self.parameters if parameter.name == name)

    def has(self, name: str) -> bool:
        return any(parameter.name == name for parameter in self.parameters)


@dataclass(frozen=True)
class Collection:
    """One collection of the museum."""

    group: str
    segment: str
    #: The path of today's service.
    live_segment: str
    id_type: str
    is_searchable: bool


#: Operations that differ from all others in form, and have tests of their own.
_SPECIAL = {
    "museum.images.save": "images.download, but it returns the path of the file",
    "museum.msuggest": "its answer is a list of lists of records",
}


@cache
def operations() -> tuple[Operation, ...]:
    """The operations of the catalog, in its order."""
    found = {identity: _operation(entry) for identity, entry in CATALOG.items()}
    return tuple(each for identity, each in found.items() if identity not in _SPECIAL)


@cache
def by_id() -> dict[str, Operation]:
    return {operation.id: operation for operation in operations()}


@cache
def collections() -> tuple[Collection, ...]:
    """The collections of the museum."""
    found = []
    for operation in operations():
        if operation.is_of_collection and operation.name == "search":
            listing = by_id()[f"museum.{operation.group}.list"]
            found.append(
                Collection(
                    group=operation.group,
                    segment=listing.path,
                    live_segment=listing.live_path or listing.path,
                    id_type=by_id()[f"museum.{operation.group}.get"].parameter("id").type,
                    is_searchable=CATALOG[operation.id]["lasting_status"] is None,
                )
            )
    return tuple(found)


@cache
def evidence(service: str) -> dict[str, Any]:
    """What the files of a service say beside its operations. All callers share the dict, and none changes it."""
    merged: dict[str, Any] = {}
    for path in sorted((DIRECTORY / service).glob("evidence*.toml")):
        merged |= tomli.loads(path.read_text(encoding="utf-8"))["evidence"]
    return merged


def says(service: str, sentence: str) -> bool:
    """Whether some text in the files of a service contains the sentence."""
    return any(sentence in text for text in _texts(service))


@cache
def _texts(service: str) -> tuple[str, ...]:
    found: list[str] = []
    for path in sorted((DIRECTORY / service).glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        found += _texts_in(tomli.loads(text))
        found.append(" ".join(re.findall(r"^# (.*)$", text, re.MULTILINE)))
    return tuple(found)


def _texts_in(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    below = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for each in below for text in _texts_in(each)]


@cache
def unsortable(*, subawards: bool) -> set[str]:
    """The sorts of the award search on which the service always fails, at a level."""
    rules = CATALOG["spending.search.spending_by_award"]["rules"]
    found = [rule["unsortable"]["names"] for rule in rules if "unsortable" in rule]
    awards, of_subawards = found
    return set(of_subawards if subawards else awards)


@cache
def services() -> dict[str, dict[str, Any]]:
    """What is known about each service itself. All callers share the dict, and none changes it."""
    found: dict[str, dict[str, Any]] = json.loads(_core._catalog())["services"]
    return found


def _operation(entry: dict[str, Any]) -> Operation:
    paging = entry["paging"] or {}
    has_next = paging.get("has_next")
    capped = isinstance(has_next, dict)
    members = {member["name"]: member for member in entry["answer_members"]}
    answer = entry["answer"]
    return Operation(
        service=entry["service"],
        group=entry["group"],
        name=entry["name"],
        row=entry["specification_row"],
        method=entry["method"],
        base=entry["base"],
        path=entry["path"],
        short_path=entry["short_path"],
        live_path=entry["live_path"],
        parameters=tuple(
            _parameter(parameter)
            for parameter in entry["parameters"]
            if parameter["place"] != "client"
        ),
        returns=_RETURNS.get(answer, answer),
        keys=tuple(
            name for name in entry["members"] if not members.get(name, {}).get("optional", False)
        ),
        records=entry["records"],
        paging="page" if paging else "none",
        ignored=tuple(entry["ignored"]),
        has_next="capped" if capped else has_next or "",
        has_next_reach=has_next["capped"] if capped else None,
        paging_reach=paging.get("reach"),
        is_of_collection=entry["service"] == "museum"
        and bool(entry["group"])
        and entry["group"] != ""
        and _is_of_collection(entry),
    )


def _is_of_collection(entry: dict[str, Any]) -> bool:
    group = CATALOG.get(f"museum.{entry['group']}.field_names")
    names = {"list", "list_with_fields", "get", "search", "field_names", "search_mapping"}
    return group is not None and entry["name"] in names


def _parameter(entry: dict[str, Any]) -> Parameter:
    kind = entry["kind"]
    values = entry["values"]
    return Parameter(
        name=entry["name"],
        wire=entry["wire"],
        place=entry["place"],
        type=_TYPES[kind],
        required=entry["required"],
        default=entry["default"],
        enum=tuple(int(value) for value in values) if kind == "integer" else tuple(values),
        minimum=entry["min"] if "int" in _TYPES[kind] else None,
        maximum=entry["max"] if "int" in _TYPES[kind] else None,
        pattern=entry["pattern"],
        extra=entry["extra"],
        nullable=entry["nullable"],
        encoding=entry["render"],
        is_date=kind == "date",
    )
