"""The tool call: one request, and as much of its answer as a result may have."""

from __future__ import annotations

import hashlib
import json

import openshelf
from openshelf import portions
from openshelf.agents import downloading, places
from openshelf.agents.answers import Answer
from openshelf.agents.call_warnings import collected
from openshelf.agents.cutting import Cuts, escaped, fitted
from openshelf.agents.tokens import compact, size
from openshelf.errors import ArgumentError

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from openshelf.agents.toolbox import Toolbox

__all__ = ["call", "file_stem", "name_of"]

#: Tokens that are left for the description of what was cut.
_FOR_CUTS = 1_000
_PICTURES = {"bytes", "file", "file_path"}


def name_of(operation: dict[str, Any]) -> str:
    """Return the name of an operation, such as museum.artworks.search."""
    return f"{operation['service']}.{operation['full_name']}"


def file_stem(operation: dict[str, Any], arguments: dict[str, Any], *more: Any) -> str:
    """Return a name for a file of this call, which another call does not have."""
    text = json.dumps([arguments, *more], sort_keys=True, default=str)
    return f"{name_of(operation)}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


class _Received:
    """An answer with the facts around it."""

    def __init__(self, box: Toolbox, operation: dict[str, Any], arguments: dict[str, Any]) -> None:
        """Send the request."""
        method: Any = box.method(operation)
        self.source: dict[str, Any] = {"service": operation["service"]}
        # What the service says beside its records comes as warnings, which `raw` does not give.
        with collected() as self.warnings:
            self.source["url"] = openshelf.prepare(method)(**arguments).url
            self.value = method(**arguments)


def call(
    box: Toolbox,
    operation: dict[str, Any],
    arguments: dict[str, Any],
    at: str = "",
    offset: int = 0,
) -> Answer:
    """Send one request and return its answer, or its head."""
    if operation["answer"] in _PICTURES:
        return downloading.download(box, operation, arguments)
    key = compact([name_of(operation), arguments])
    make = lambda: _Received(box, operation, arguments)  # noqa: E731
    # The rest of an answer that was shown before needs no other request; a new call does.
    received = box.kept(key, make) if at or offset else box.renewed(key, make)
    value = places.part(received.value, at)
    if offset:
        if not isinstance(value, (list, str)):
            raise ArgumentError(f"offset: the part at {at or '.'!r} is neither a list nor a text")
        if offset > len(value):
            raise ArgumentError(f"offset: expected at most {len(value)}, got {offset}")
        value = value[offset:]
    body: dict[str, Any] = {
        "operation": name_of(operation),
        "arguments": arguments,
        "shown": {},
        "complete": True,
        "source": received.source,
    }
    if received.warnings:
        body["remarks"] = list(received.warnings)
    if at or offset:
        body["part"] = {"at": at or ".", "offset": offset}
    cuts = Cuts()
    room = box.budget - size(escaped(body)) - _FOR_CUTS
    shown = fitted(escaped(value), max(room, _FOR_CUTS // 2), cuts, at)
    answer = Answer(body)
    _tell(answer, box, operation, _Shown(received.value, shown, at, offset, cuts))
    body["from_service"] = shown
    return answer


class _Shown:
    """What is shown of an answer."""

    def __init__(self, whole: Any, shown: Any, at: str, offset: int, cuts: Cuts) -> None:
        """Store it."""
        self.whole, self.shown = whole, shown
        self.at, self.offset = at, offset
        self.cuts = cuts


def _tell(answer: Answer, box: Toolbox, operation: dict[str, Any], what: _Shown) -> None:
    """Say how much is shown of how much, whether that is all, and what gives the rest."""
    body = answer.body
    if not (what.at or what.offset):
        _tell_records(body, operation, what)
    else:
        whole = places.part(what.whole, what.at)
        unit = "elements" if isinstance(whole, list) else "characters"
        if isinstance(whole, (list, str)):
            cut = any(each["at"] == (what.at or ".") for each in what.cuts.places)
            kept = len(what.shown) - (1 if cut and isinstance(what.shown, str) else 0)
            body["shown"] = {unit: kept, "from": what.offset, "of": len(whole)}
        else:
            body["shown"] = {"parts": 1, "of": 1}
    if what.cuts.places:
        path = _write_whole(box, operation, body["arguments"], what.whole)
        answer.files.append(path)
        body["complete"] = False
        body["why"] = f"the rest would exceed the budget of {box.budget} tokens"
        body["cut"] = what.cuts.told()
        body["whole"] = {"file": path.name, "bytes": path.stat().st_size}
        body["next"] = _rest(body, operation, what)


def _rest(body: dict[str, Any], operation: dict[str, Any], what: _Shown) -> dict[str, Any]:
    """Return the call for the first thing that was cut; that of the records comes first."""
    records = operation["records"] or "."
    cuts = what.cuts.places
    first = next((each for each in cuts if each["at"] == records), cuts[-1])
    here = first["at"] == (what.at or ".")
    before = what.offset if here else 0
    # A list that is not at this place is shown from its beginning.
    if what.offset and not here:
        first, before = {**first, "at": _moved(first["at"], what), "shown": 0}, 0
    return {
        "tool": "call",
        "arguments": {
            "operation": body["operation"],
            "arguments": body["arguments"],
            "at": first["at"],
            "offset": before + (first["shown"] if first["unit"] != "members" else 0),
        },
    }


def _moved(place: str, what: _Shown) -> str:
    """Return the place in the whole list of an element whose number counts from the offset."""
    rest = place[len(what.at) :]
    if not rest.startswith("["):
        return place
    number, _, inner = rest[1:].partition("]")
    return f"{what.at}[{int(number) + what.offset}]{inner}"


def _tell_records(body: dict[str, Any], operation: dict[str, Any], what: _Shown) -> None:
    """Count the records of a list, and tell whether there are other pages."""
    part = portions.remark(operation, body["arguments"], portions.length(operation, what.whole))
    if part:
        body |= {"complete": False, "why": part}
        if wider := portions.wider(operation, body["arguments"]):
            body["next"] = {
                "tool": "call",
                "arguments": {
                    "operation": body["operation"],
                    "arguments": {**body["arguments"], **wider},
                },
            }
    place = operation["records"] + ("[0]" if operation["nested_records"] else "")
    whole = places.first_of(what.whole, [place]) if place else None
    if not isinstance(whole, list):
        body["shown"] = {"answers": 1, "of": 1}
        return
    kept = places.first_of(what.shown, [place])
    paging = operation["paging"]
    total = places.first_of(what.whole, paging["total"]) if paging else len(whole)
    shown = len(kept) if isinstance(kept, list) else 0
    body["shown"] = {"records": shown, "of": total if isinstance(total, int) else None}
    if paging is None:
        if not body["complete"]:
            body["shown"]["of"] = None
        return
    more = paging["end"].get("more") if isinstance(paging["end"], dict) else None
    goes_on = places.first_of(what.whole, [more]) if more else None
    if isinstance(total, int):
        body["complete"] = len(whole) >= total
    elif isinstance(goes_on, bool):
        body["complete"] = not goes_on and not _begins_later(body, paging)
    else:
        body["complete"] = False
    if not body["complete"]:
        of = f"{total} records" if isinstance(total, int) else "a list of unknown length"
        body["why"] = f"this is one page of {len(whole)} records of {of}"
        body["next"] = {
            "tool": "read",
            "arguments": {"operation": body["operation"], "arguments": _unpaged(body, paging)},
        }


def _begins_later(body: dict[str, Any], paging: dict[str, Any]) -> bool:
    """Whether a call asks for another page than the first."""
    page = body["arguments"].get(paging["page"])
    return isinstance(page, int) and page > 1


def _unpaged(body: dict[str, Any], paging: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments without those that choose a page."""
    chosen = {paging["page"], paging["size"], "offset"}
    return {name: value for name, value in body["arguments"].items() if name not in chosen}


def _write_whole(
    box: Toolbox, operation: dict[str, Any], arguments: dict[str, Any], value: Any
) -> Path:
    """Write a whole answer to a file of the folder."""
    path = box.files() / f"{file_stem(operation, arguments)}.json"
    replacement = openshelf._core._Replacement(path)  # noqa: SLF001  our own module
    try:
        replacement.write(json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass"))
        replacement.commit()
    finally:
        replacement.discard()
    return path
