"""Looks names up in the lists of a service, once for each client.

One match is taken, several are an error that lists them with their codes, and none names the
nearest. The lookups are generators that yield requests, so that synchronous and asynchronous
clients run the same code.
"""

from __future__ import annotations

import json
import operator
import re
from collections.abc import Mapping
from weakref import WeakKeyDictionary

from openshelf import _core
from openshelf.errors import BadRequestError, NotFoundError, StatusError

from .context import Fault, Faults, key, unknown
from .facts import described

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator, Iterator, Sequence
    from typing import Any, TypeAlias, TypeVar

    from .context import Question

    _Result = TypeVar("_Result")

    #: Group and name of an operation with its arguments; what is sent back is the answer.
    Request: TypeAlias = tuple[str, dict[str, Any]]
    Finding: TypeAlias = Generator[Request, Any, "Found"]
    Listing: TypeAlias = Generator[Request, Any, list[dict[str, Any]]]

#: How many matches an error lists.
_LISTED = 20
#: Digits of a code that is a number; a longer one is a text.
_DIGITS = 18
#: A shorter text for the nearest names is asked for at most as often.
_SHORTER = 2

#: What a client was told, by the name of the lookup and the text; None for a whole list.
_TOLD: WeakKeyDictionary[Any, dict[tuple[str, str | None], Any]] = WeakKeyDictionary()


class Found(Mapping[str, "Any"]):
    """The record that a name was looked up for.

    Attributes
    ----------
    code : str
        The service's code for it.
    name : str
        Its name.
    parent : str or None
        The name of the record that it is a part of.
    """

    __slots__ = ("_record", "code", "name", "parent")

    def __init__(self, record: Mapping[str, Any], code: str, name: str, parent: str | None) -> None:
        """Store the record with its code and its name."""
        self._record, self.code, self.name, self.parent = record, code, name, parent

    def __getitem__(self, member: str, /) -> Any:
        """Return a member of the record."""
        return self._record[member]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names of the members."""
        return iter(self._record)

    def __len__(self) -> int:
        """Return the number of members."""
        return len(self._record)

    def __repr__(self) -> str:
        """Show the name and the code."""
        return f"<{self.name} ({self.code})>"


class Lookup:
    """Looks names up for a client."""

    __slots__ = ("_client",)

    def __init__(self, client: Any) -> None:
        """Store the client that asks."""
        self._client = client

    def _find(self, name: str, text: str) -> Found:
        return run(self._client, _alone(name, text))


class AsyncLookup:
    """Looks names up for an asynchronous client."""

    __slots__ = ("_client",)

    def __init__(self, client: Any) -> None:
        """Store the client that asks."""
        self._client = client

    def _find(self, name: str, text: str) -> Coroutine[Any, Any, Found]:
        return run_later(self._client, _alone(name, text))


def _alone(name: str, text: str) -> Generator[Question, Any, Found]:
    """Look one name up; a fault is the error of the call."""
    from .context import Question  # noqa: PLC0415  the name above is for type checkers

    faults = Faults()
    try:
        found: Found = yield Question(name, text, lambda more: f"unknown {name} {text!r}{more}")
    except Fault as fault:
        faults.add("text", text, fault)
        faults.throw(f"lookup.{name}()")
        raise
    return found


def run(client: Any, steps: Generator[Question, Any, _Result]) -> _Result:
    """Answer the questions of some steps; return their result.

    Parameters
    ----------
    client : Client
        The client that asks.
    steps : generator
        It yields questions and gets the records; a fault is raised in it.

    Returns
    -------
    what the steps return
    """
    is_done, said = _next(steps)
    while not is_done:
        try:
            record = _driven(client, _find(client, said))
        except Fault as fault:
            is_done, said = _next(steps, fault=fault)
        else:
            is_done, said = _next(steps, value=record)
    result: _Result = said
    return result


async def run_later(client: Any, steps: Generator[Question, Any, _Result]) -> _Result:
    """Answer the questions of some steps with an asynchronous client; return their result.

    Parameters
    ----------
    client : AsyncClient
        The client that asks.
    steps : generator
        As of `run`.

    Returns
    -------
    what the steps return
    """
    is_done, said = _next(steps)
    while not is_done:
        try:
            record = await _driven_later(client, _find(client, said))
        except Fault as fault:
            is_done, said = _next(steps, fault=fault)
        else:
            is_done, said = _next(steps, value=record)
    result: _Result = said
    return result


def _next(
    steps: Generator[Any, Any, Any], value: Any = None, fault: Exception | None = None
) -> tuple[bool, Any]:
    """Return whether the steps have ended, and their next question or their result."""
    try:
        return False, steps.send(value) if fault is None else steps.throw(fault)
    except StopIteration as end:
        return True, end.value


def _driven(client: Any, finding: Finding) -> Found:
    is_done, said = _next(finding)
    while not is_done:
        operation, arguments = said
        try:
            answer = operator.attrgetter(operation)(client)(**arguments)
        except StatusError as error:
            is_done, said = _next(finding, fault=error)
        else:
            is_done, said = _next(finding, value=answer)
    found: Found = said
    return found


async def _driven_later(client: Any, finding: Finding) -> Found:
    is_done, said = _next(finding)
    while not is_done:
        operation, arguments = said
        try:
            answer = await operator.attrgetter(operation)(client)(**arguments)
        except StatusError as error:
            is_done, said = _next(finding, fault=error)
        else:
            is_done, said = _next(finding, value=answer)
    found: Found = said
    return found


def _find(client: Any, question: Question) -> Finding:
    """Find the record of a name; the lists are kept for the client."""
    service = client._service  # noqa: SLF001  our own
    facts = described(service)["lookups"][question.lookup]
    names = _names_of_catalog(service, question.lookup)
    told = _TOLD.setdefault(client, {})
    text = question.text
    if not isinstance(text, str) or not text.strip():
        raise Fault(f"expected a name such as {facts['sample']!r}, got {text!r}")
    if facts["by_code"] and (sent := _as_code(service, facts["by_code"], text.strip())):
        return (yield from _of_code(facts, told, sent))
    whole, slash, part = (piece.strip() for piece in text.partition("/"))
    if not (slash and facts["parts"]):
        return (yield from _match(facts, told, text.strip(), names))
    found = yield from _match(facts, told, whole, names)
    return (yield from _part(facts, told, found, part))


def _as_code(service: str, by_code: Mapping[str, Any], text: str) -> int | str | None:
    """Return a text as the code that an operation takes, if it has the form of one."""
    operation = _core._operation(f"{service}.{by_code['operation']}") or {}  # noqa: SLF001  our own
    taken = (each for each in operation["parameters"] if each["name"] == by_code["parameter"])
    parameter = next(taken)
    if parameter["kind"] != "integer":
        # As it is: an id with other capitals is another id.
        return text if re.fullmatch(parameter["pattern"], text) else None
    is_number = text.isascii() and text.isdecimal() and len(text) <= _DIGITS
    return int(text) if is_number else None


def _of_code(facts: Mapping[str, Any], told: dict[Any, Any], text: int | str) -> Finding:
    """Return the record of a code."""
    by_code = facts["by_code"]
    name = f"{facts['name']} by code", str(text)
    if name not in told:
        arguments = json.loads(by_code["arguments"] or "{}")
        try:
            answer = yield by_code["operation"], {**arguments, by_code["parameter"]: text}
        except (BadRequestError, NotFoundError) as error:
            knows = f"the operation {by_code['operation']} knows none"
            raise Fault(f"unknown {facts['thing']} {str(text)!r}; {knows}") from error
        told[name] = _at(answer, by_code["record"])
    record = told[name]
    return Found(record, str(record[by_code["code"]]), str(record[by_code["title"]]), None)


def _names_of_catalog(service: str, lookup: str) -> list[str]:
    """Return the names that the catalog knows of what is looked up, such as parts of agencies."""
    helpers = described(service)["helpers"].values()
    words = (word for helper in helpers for word in helper["words"] if word["lookup"] == lookup)
    known = next((word["known"] for word in words if word["known"]), None)
    return list(known["names"]) if known else []


def _match(
    facts: Mapping[str, Any], told: dict[Any, Any], text: str, names: Sequence[str]
) -> Finding:
    """Return the one record that a text names; an error suggests one of the names, too."""
    records = yield from _records(facts, told, text)
    code, title, others = facts["code"], facts["title"], facts["others"]
    matching = _matching(records, text, [code, title, *others], code, title)
    if len(matching) == 1:
        (record,) = matching
        return Found(record, str(record[code]), str(record[title]), None)
    if matching:
        raise _several(text, matching, code, title)
    near = records
    shorter = key(text)
    for _ in range(_SHORTER if facts["text"] and not records else 0):
        shorter = shorter[: max(len(shorter) * 2 // 3, 3)].strip()
        near = yield from _records(facts, told, shorter)
        if near:
            break
    # What the service has found for a text is not all that there is.
    titles, more = _named(near, [title, code, *others])
    said = unknown(facts["thing"], text, titles, [*more, *names], is_all=not facts["text"])
    if said.endswith(repr(text)):
        how = "searches" if facts["text"] else "lists all of"
        said += f"; the operation {facts['operation']} {how} them"
    raise Fault(said)


def _records(facts: Mapping[str, Any], told: dict[Any, Any], text: str) -> Listing:
    """Return the records of a list, or those that the service finds for a text."""
    name = facts["name"], key(text) if facts["text"] else None
    if name not in told:
        arguments = json.loads(facts["arguments"] or "{}")
        if facts["text"]:
            arguments[facts["text"]] = text
        answer = yield facts["operation"], arguments
        listed = (record for place in facts["records"] for record in _at(answer, place))
        # One without a code cannot be asked for.
        told[name] = [record for record in listed if record[facts["code"]] not in {None, ""}]
    found: list[dict[str, Any]] = told[name]
    return found


def _at(answer: Any, place: str) -> Any:
    """Return what is at a place of an answer: records, or one; the empty place is the answer."""
    for member in place.split(".") if place else ():
        answer = (answer or {}).get(member)
    return answer or []


def _matching(
    records: Sequence[Mapping[str, Any]], text: str, members: Sequence[str], code: str, title: str
) -> list[Mapping[str, Any]]:
    """Return the records that a text names whole, or else by words of their names.

    Whole words count more than the beginnings of words. A record of two lists is one.
    """
    # Of two with the same code, the first counts.
    by_code = {str(record[code]): record for record in reversed(records)}
    records = list(by_code.values())[::-1]
    if text in by_code:
        return [by_code[text]]
    wanted = key(text)
    same = [
        record
        for record in records
        if wanted in {key(str(record.get(member) or "")) for member in members}
    ]
    if same or not (words := _words(wanted)):
        return same
    named = [(record, _words(key(str(record.get(title) or "")))) for record in records]
    whole = [record for record, own in named if words <= own]
    return whole or [
        record
        for record, own in named
        if all(any(each.startswith(word) for each in own) for word in words)
    ]


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def _part(facts: Mapping[str, Any], told: dict[Any, Any], whole: Found, text: str) -> Finding:
    """Return the part of a record that a text names."""
    parts = facts["parts"]
    name = f"{facts['name']} parts", whole.code
    if name not in told:
        arguments = {**json.loads(parts["arguments"] or "{}"), parts["text"]: whole.name}
        answer = yield parts["operation"], arguments
        own = [each for each in _at(answer, parts["records"]) if each[parts["title"]] == whole.name]
        told[name] = [part for each in own for part in each[parts["parts"]]]
    records = told[name]
    code, title = parts["code"], parts["part_title"]
    matching = _matching(records, text, [code, title, *parts["others"]], code, title)
    if len(matching) == 1:
        (record,) = matching
        return Found(record, str(record[code]), str(record[title]), whole.name)
    if matching:
        raise _several(text, matching, code, title)
    titles, others = _named(records, [title, code, *parts["others"]])
    raise Fault(unknown(f"part of {whole.name}", text, titles, others))


def _several(text: str, matching: Sequence[Mapping[str, Any]], code: str, title: str) -> Fault:
    listed = [f"{record[title]} ({record[code]})" for record in matching]
    more = f" and {len(listed) - _LISTED} more" if len(listed) > _LISTED else ""
    codes = [str(record[code]) for record in matching]
    shown = ", ".join(listed[:_LISTED])
    return Fault(f"{text!r} matches {len(listed)}: {shown}{more}; pass one of the codes", codes)


def _named(
    records: Sequence[Mapping[str, Any]], members: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Return what the records are called: by the first of the members, and by the others."""
    titles, *others = (
        [str(record[member]) for record in records if record.get(member)] for member in members
    )
    return titles, [name for each in others for name in each]
