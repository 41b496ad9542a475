"""The wire contract as the tests read it: operations and parameters from the files under ``data/contract``.

This is a second, independent derivation. It does not use the package's catalog or its Rust code, so
a catalog entry that misreads the contract differs from this reading and fails a test.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from pending import PENDING

DIRECTORY = Path(__file__).parents[1] / "data" / "contract"

FILES = {
    "museum": ("museum.toml",),
    "placeholder": ("placeholder.toml",),
    "gazette": ("gazette.toml",),
    "spending": ("spending_agency.toml", "spending_awards.toml"),
    "disease": ("disease.toml",),
}

#: Operations whose parameters the contract gives by naming another operation, in its `verify` and notes:
#: "same parameters as documents.search", and a search over all collections as an element of msearch,
#: "each element as a search with resources". None of them is in the specification there.
BORROWED = {
    "gazette.documents.search_csv": ("documents", "search"),
    "museum.search": ("{collection}", "search"),
}

#: Other operations with these states are skipped; a specified one is always built.
LEFT_OUT = {"deprecated", "broken"}


@dataclass(frozen=True)
class Parameter:
    """One parameter of an operation, as the contract describes it."""

    name: str
    wire: str
    place: str
    type: str
    required: bool = False
    default: Any = None
    enum: tuple[Any, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    pattern: str | None = None
    extra: bool = False
    nullable: bool = False
    note: str = ""

    @property
    def takes_text(self) -> bool:
        """Whether a text is a value of it, possibly among other types."""
        return self.type == "str"

    @property
    def takes_list(self) -> bool:
        """Whether it is comma-separated text, which may also be passed as a list."""
        if "answer an array" in self.note:
            return False  # several would be answered in another form, so only one is accepted
        return self.type == "str" and any(
            words in self.note for words in ("separated", "comma-joined", "separator must be")
        )

    @property
    def separated_by_bars(self) -> bool:
        """Whether a vertical bar separates names if the text contains one, otherwise a comma."""
        return "'|' separated" in self.note

    @property
    def is_names(self) -> bool:
        """Whether a text may contain several names, such as a list in a query."""
        return self.takes_list or (self.type == "list[str]" and self.place == "query")

    @property
    def is_repeated(self) -> bool:
        """Whether each name is sent as a separate value."""
        return self.wire.endswith("[]")

    @property
    def is_date(self) -> bool:
        """Whether the contract requires YYYY-MM-DD, by its note or by the name's meaning."""
        if self.type != "str":
            return False
        if "YYYY-MM-DD" in self.note:
            return True
        return any(part in self.wire for part in ("_date][is]", "_date][gte]", "_date][lte]")) or (
            self.name in {"publication_date", "start_date", "end_date"}
        )


@dataclass(frozen=True)
class CountedBy:
    """The operation that returns how many records a list has."""

    operation: str
    member: str
    exact: bool
    note: str = ""


@dataclass(frozen=True)
class Operation:
    """One operation of the contract, with museum templates expanded to one per collection."""

    service: str
    group: str
    name: str
    row: str
    section: str
    method: str
    base: str
    path: str
    short_path: str | None
    live_path: str | None
    parameters: tuple[Parameter, ...]
    returns: str
    keys: tuple[str, ...]
    #: The keys, and those that come only sometimes.
    every_key: tuple[str, ...]
    records: str
    paging: str
    paging_end: str
    status: str
    ignored: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    sort_default: str = ""
    page_metadata: tuple[str, ...] = ()
    paging_order: str = ""
    has_next: str = ""
    has_next_reach: int | None = None
    paging_reach: int | None = None
    counted_by: CountedBy | None = None
    location_keys: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    collection: dict[str, Any] = field(default_factory=dict, hash=False, compare=False)

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


@cache
def unsortable(*, subawards: bool) -> set[str]:
    """The sorts of the award search on which the service always fails, at a level."""
    sorts = document("spending_awards.toml")["cursor"]["sort"]
    (never,) = [each for each in sorts if each["kind"] == "unsortable"]
    return set(never["names_subawards" if subawards else "names"])


@cache
def document(name: str) -> dict[str, Any]:
    """A file of the contract. All callers share the dict, and none changes it."""
    return tomllib.loads((DIRECTORY / name).read_text(encoding="utf-8"))


def base_url(service: str) -> str:
    return document(FILES[service][0])["base_url"]


def image_api_url() -> str:
    return document("museum.toml")["image_api_url"]


@cache
def operations() -> tuple[Operation, ...]:
    """All operations that must be built, except pending ones."""
    return tuple(
        operation for operation in everything() if ("operation", operation.id) not in PENDING
    )


@cache
def everything() -> tuple[Operation, ...]:
    """All operations that must be built."""
    return tuple(
        operation
        for service, files in FILES.items()
        for name in files
        for operation in _operations(service, document(name))
    )


@cache
def by_id() -> dict[str, Operation]:
    return {operation.id: operation for operation in operations()}


def cursor() -> dict[str, Any]:
    """The contract's facts on cursors, from the file of the one operation that has them."""
    return document("spending_awards.toml")["cursor"]


def newest_first(operation: Operation) -> tuple[bool, dict[str, str]]:
    """Whether new records come first, and the arguments with which they do; none means always."""
    facts = document(FILES[operation.service][0]).get("facts", {})
    if operation.paging == "none":
        return False, {}
    lists = operation.name in {"list", "list_with_fields"}
    if lists and "last updated first" in facts.get("list_order", ""):
        return True, {}
    orders = operation.parameter("order").enum if operation.has("order") else ()
    if "newest" in orders and "newest" in facts.get("order", ""):
        return True, {"order": "newest"}
    return False, {}


def _groups(data: dict[str, Any]) -> dict[str, Any]:
    """The groups of parameters, with those that a note or a fact adds in words."""
    groups = data.get("groups", {})
    if (said := data.get("facts", {}).get("more_conditions")) is None:
        return groups
    filters = groups["document_filters"]["params"]
    return groups | {"document_filters": {"params": filters + _dates(filters) + _conditions(said)}}


def _dates(filters: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """ "also [year], [gte], [lte]; the same four exist for comment_date and signing_date"."""
    (first,) = [item for item in filters if item["name"] == "effective_date"]
    also, same = first["note"].split(";")
    parts = ["is", *re.findall(r"\[(\w+)\]", also)]
    names = {"is": "date", "year": "year", "gte": "from", "lte": "to"}
    found = []
    for name in [first["name"], *re.findall(r"\w+_date", same)]:
        for part in parts:
            wire = f"conditions[{name}][{part}]"
            python = f"{name.removesuffix('_date')}_{names[part]}"
            kind = "int" if part == "year" else "str"
            item = {"name": python, "in": "query", "wire": wire, "type": kind, "extra": True}
            found += [] if wire == first["wire"] else [item]
    return found


def _conditions(said: str) -> list[dict[str, Any]]:
    """The conditions that the fact lists: those with brackets are repeated, numbers pass for ids."""
    listed, _ = said.split("; ")
    found = []
    for match in re.finditer(r"(\w+)\[\]|\bvolume\b", listed):
        name, many = match[1] or match[0], match[1] is not None
        is_number = re.search(r"_ids?$|^executive_order_numbers$", name)
        kind = "list[int]|list[str]" if is_number else "list[str]" if many else "int"
        wire = f"conditions[{name}]{'[]' if many else ''}"
        found.append({"name": name, "in": "query", "wire": wire, "type": kind, "extra": True})
    return found


def _entries(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The operations, the searches with what a fact says of a parameter that has no effect."""
    said = data.get("facts", {}).get("q", "")
    unread = re.findall(r"the parameter (\w+) is accepted but off in the code", said)
    params = [{"name": name, "in": "query", "type": "int|str", "extra": True} for name in unread]
    return [
        entry | {"params": entry["params"] + params * owns, "ignored": unread}
        if unread and entry["name"] == "search"
        else entry
        for entry in data["operation"]
        # A search over all collections has the parameters of another operation.
        for owns in [int(entry["group"] != "")]
    ]


def _operations(service: str, data: dict[str, Any]) -> list[Operation]:
    groups = _groups(data)
    found = []
    for entry in _entries(data):
        if not entry["row"] and entry["status"] in LEFT_OUT:
            continue
        places = data["collection"] if entry["group"] == "{collection}" else [{}]
        found += [_operation(service, entry, groups, collection) for collection in places]
    return found


def _operation(
    service: str, entry: dict[str, Any], groups: dict[str, Any], collection: dict[str, Any]
) -> Operation:
    parameters = [_parameter(item, entry, collection) for item in entry["params"]]
    named = entry.get("params_from", [])
    for group in [named] if isinstance(named, str) else named:
        parameters += [_parameter(item, entry, collection) for item in groups[group]["params"]]
    parameters = _with_borrowed(f"{service}.{entry['group']}.{entry['name']}", parameters)
    group, path, live, row = entry["group"], entry["path"], None, entry["row"]
    if collection:
        group = collection["segment"].replace("-", "_")
        path, live = _collection_paths(path, entry["name"], collection)
        row = row if collection["row"] else ""
    short = entry.get("path_square")
    if entry["name"] == "fiscal_year_snapshot":
        short = path.replace("{fiscal_year}/", "")
    return Operation(
        service=service,
        group=group,
        name=entry["name"],
        row=row,
        section=entry["section"],
        method=entry["method"],
        base="images" if entry.get("base") == "image_api_url" else "api",
        path=path,
        short_path=short,
        live_path=live,
        parameters=tuple(parameters),
        returns=entry["returns"],
        keys=tuple(
            key for key in entry.get("keys", ()) if key not in entry.get("keys_optional", ())
        ),
        every_key=tuple(entry.get("keys", ())),
        records=entry.get("records", ""),
        paging=entry["paging"],
        paging_end=entry.get("paging_end", ""),
        status=entry["status"],
        ignored=tuple(entry.get("ignored", ())),
        refused=tuple(entry.get("refused", ())),
        sort_default=entry.get("sort_default", ""),
        page_metadata=tuple(entry.get("page_metadata", ())),
        paging_order=entry.get("paging_order", ""),
        has_next=entry.get("has_next", ""),
        has_next_reach=entry.get("has_next_reach"),
        paging_reach=_reach(service, entry),
        counted_by=CountedBy(**entry["counted_by"]) if "counted_by" in entry else None,
        location_keys=tuple(entry.get("location_keys", ())),
        remarks=tuple(entry.get("rules", ())) + tuple(entry.get("notes", ())),
        collection=collection,
    )


def _reach(service: str, entry: dict[str, Any]) -> int | None:
    """The reach of page numbers: a key, a note, or a fact on all searches of two services."""
    if entry["paging"] == "none" or "paging_reach" in entry:
        return entry.get("paging_reach")
    fact = {"museum": "deep_paging_search", "gazette": "window"}.get(service)
    said = list(entry.get("notes", ()))
    if fact and entry["name"] == "search":
        said.append(document(FILES[service][0])["facts"][fact])
    words = r"page \* (?:limit|per_page)\)? above (\d+)|at most (\d+) records are reachable"
    found = [match for text in said if (match := re.search(words, text))]
    assert found or not fact or entry["name"] != "search", (service, entry["name"])
    return int(found[0][1] or found[0][2]) if found else None


def _with_borrowed(key: str, own: list[Parameter]) -> list[Parameter]:
    """The parameters that the contract describes by naming another operation, all optional."""
    key = key.replace("..", ".")
    if key not in BORROWED:
        return own
    group, name = BORROWED[key]
    data = document(FILES[key.split(".")[0]][0])
    source = next(e for e in _entries(data) if e["group"] == group and e["name"] == name)
    items = list(source["params"])
    for named in source.get("params_from", []):
        items += _groups(data)[named]["params"]
    lent = [
        replace(
            _parameter(item, source, {}), required=False, nullable=False, default=None, extra=True
        )
        for item in items
    ]
    known = {parameter.name: parameter for parameter in own}
    ahead = [parameter for parameter in own if parameter.name not in {item.name for item in lent}]
    if group == "documents":
        return [known.get(item.name, item) for item in lent]
    return ahead + [known.get(item.name, item) for item in lent]


def _collection_paths(path: str, name: str, collection: dict[str, Any]) -> tuple[str, str | None]:
    """The documented path, and today's server's path if it differs."""
    documented = collection["single"] if name == "get" else collection["segment"]
    live = collection["single_live"] if name == "get" else collection["segment"]
    if collection["renamed_to"]:
        live = collection["renamed_to"]
    if name == "get":
        path = path.replace("{segment}", "{single}")
    spoken = path.replace("{single}", documented).replace("{segment}", documented)
    served = path.replace("{single}", live).replace("{segment}", live)
    return spoken, served if served != spoken else None


def _parameter(
    item: dict[str, Any], entry: dict[str, Any], collection: dict[str, Any]
) -> Parameter:
    kind = item["type"]
    if collection and item["name"] == "id":
        kind = collection["id_type"]
    place = item.get("in") or ("query" if entry["method"] == "GET" else "body")
    return Parameter(
        name=item["name"],
        wire=item.get("wire", item["name"]),
        place=place,
        type=kind,
        required=item.get("required", False),
        default=item.get("default"),
        enum=tuple(item.get("enum", ())),
        minimum=item.get("min"),
        maximum=item.get("max"),
        pattern=item.get("pattern"),
        extra=item.get("extra", False),
        nullable=item.get("nullable", False),
        note=item.get("note", ""),
    )
