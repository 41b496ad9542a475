"""Records that lead to others: mappings over the service's dicts, with a method for each link.

Nothing is requested until a member is read or a link is followed, and everything is requested once.
A link of a record whose id is known needs no request for the record itself. The steps are
generators that yield calls, so that synchronous and asynchronous records run the same code.
"""

from __future__ import annotations

import asyncio
import json
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, overload

from openshelf import _core
from openshelf.errors import ArgumentError, StateError
from openshelf.whole_files import write_whole

from .facts import day_of, described
from .plain import plain

if TYPE_CHECKING:
    import os
    from collections.abc import Coroutine, Generator
    from pathlib import Path

#: Calls that wait side by side; the client's pace and its max_concurrency still hold.
_SIDE_BY_SIDE = 16
_OF_RECORD = ""


class _Call:
    """A call of an operation, or of all pages of a list."""

    __slots__ = ("arguments", "is_list", "operation")

    def __init__(self, operation: str, arguments: dict[str, Any], *, is_list: bool) -> None:
        self.operation, self.arguments, self.is_list = operation, arguments, is_list


class _Linked(Mapping[str, Any]):
    """A record by its id, which may not have been requested yet."""

    __slots__ = ("__weakref__", "_client", "_facts", "_given", "_key")
    #: The name of the kind of record in the catalog.
    _linked: ClassVar[str]

    def __init__(self, client: Any, key: Any) -> None:
        """Store the client and the id."""
        self._client = client
        self._facts = described(client._service)["linked_records"][self._linked]  # noqa: SLF001
        self._key = _key_of(self._facts, key)
        #: What was given so far, by link and choice; that of the empty name is the record.
        self._given: dict[Any, Any] = {}

    def __getitem__(self, member: str, /) -> Any:
        """Return a member of the record."""
        return self._loaded()[member]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names of the members."""
        return iter(self._loaded())

    def __len__(self) -> int:
        """Return the number of members."""
        return len(self._loaded())

    def __eq__(self, other: object) -> bool:
        """Whether both are the same record of the same kind, or the other has the same members."""
        if isinstance(other, _Linked):
            return (self._linked, self._key) == (other._linked, other._key)
        return isinstance(other, Mapping) and dict(self._loaded()) == dict(other)

    def __hash__(self) -> int:
        """Return the same number for the same record."""
        return hash((self._linked, self._key))

    def __repr__(self) -> str:
        """Show the id, and whether the record was requested."""
        state = "" if _OF_RECORD in self._given else ", not requested yet"
        return f"<{type(self).__name__} {self._key!r}{state}>"

    def _loaded(self) -> Mapping[str, Any]:
        """Return the record, which must have been requested."""
        found: Mapping[str, Any] | None = self._given.get(_OF_RECORD)
        if found is None:
            raise StateError(f"{self!r}: await it before its members are read")
        return found

    def _steps(self, link: str, **chosen: Any) -> Generator[_Call, Any, Any]:
        """Request what a link gives, once; the empty link gives the record itself.

        What is chosen, and is not None, are arguments beside those of the link.
        """
        chosen = {name: value for name, value in chosen.items() if value is not None}
        given = link if not chosen else (link, *sorted(chosen.items()))
        if given in self._given:
            return self._given[given]
        if link == _OF_RECORD:
            call = {self._facts["parameter"]: self._key}
            answer = yield _Call(self._facts["operation"], call, is_list=False)
            result = _at(answer, self._facts["record"])
        else:
            (facts,) = [each for each in self._facts["links"] if each["name"] == link]
            result = yield from self._linked_steps(facts, chosen)
        self._given[given] = result
        return result

    def _linked_steps(
        self, facts: Mapping[str, Any], chosen: Mapping[str, Any]
    ) -> Generator[_Call, Any, Any]:
        arguments = json.loads(facts["given"] or "{}") | chosen
        for parameter, member in facts["arguments"]:
            value = self._key
            if member not in self._facts["keys"]:
                record = yield from self._steps(_OF_RECORD)
                value = _at(record, member)
            if value is None or value == []:
                return [] if facts["gives"] in {"records", "listed"} else None
            arguments[parameter] = _ids(value) if facts["gives"] == "listed" else value
        is_list = facts["gives"] == "records"
        answer = yield _Call(facts["operation"], arguments, is_list=is_list)
        if facts["gives"] == "listed":
            # One record comes alone where several would be in a list.
            found = _at(answer, facts["record"])
            return found if isinstance(found, list) else [answer]
        return answer if is_list else _at(answer, facts["record"])

    def _is_open(self, link: str) -> bool:
        """Whether the day of a link has not passed."""
        (facts,) = [each for each in self._facts["links"] if each["name"] == link]
        ((_, member),) = facts["arguments"]
        until = self._loaded().get(member)
        return until is not None and until >= str(day_of(facts))

    def _method(self, call: _Call) -> Any:
        return operator.attrgetter(call.operation)(self._client)


def _key_of(facts: Mapping[str, Any], key: Any) -> Any:
    """Return the id in a record of a list, or the id itself."""
    kind, key = int if facts["is_number"] else str, plain(key)
    if isinstance(key, Mapping):
        found = plain(next((key[name] for name in facts["keys"] if name in key), None))
        if not isinstance(found, kind):
            names = " or ".join(facts["keys"])
            raise ArgumentError(f"{facts['name']}(): key: the record has no {names}")
        return found
    if not isinstance(key, kind) or isinstance(key, bool) or key == "":
        sample = repr(kind(facts["sample"]))
        raise ArgumentError(f"{facts['name']}(): key: expected an id such as {sample}, got {key!r}")
    return key


def _at(answer: Any, place: str) -> Any:
    for member in place.split(".") if place else ():
        if not isinstance(answer, Mapping):
            return None
        answer = answer.get(member)
    return answer


def _ids(listed: Sequence[str]) -> list[str]:
    """Return ids; of an address it is the last part."""
    return [each.partition("?")[0].rpartition("/")[2].removesuffix(".json") for each in listed]


def _driven(record: _Linked, link: str, **chosen: Any) -> Any:
    steps = record._steps(link, **chosen)  # noqa: SLF001  our own
    try:
        call = next(steps)
        while True:
            method = record._method(call)  # noqa: SLF001  our own
            if call.is_list:
                answer = list(_core.paginate(method).records(**call.arguments))
            else:
                answer = method(**call.arguments)
            call = steps.send(answer)
    except StopIteration as end:
        return end.value


async def _driven_later(record: _Linked, link: str, **chosen: Any) -> Any:
    steps = record._steps(link, **chosen)  # noqa: SLF001  our own
    answer: Any = None
    while True:
        try:
            call = steps.send(answer)
        except StopIteration as end:
            return end.value
        method = record._method(call)  # noqa: SLF001  our own
        if call.is_list:
            found = _core.paginate(method).records(**call.arguments)
            answer = [each async for each in found]
        else:
            answer = await method(**call.arguments)


def _known(record: _Linked, links: Iterable[str]) -> list[str]:
    """Return the names of links after the record's own; refuse others."""
    known = [each["name"] for each in record._facts["links"]]  # noqa: SLF001  our own
    wanted = list(links)
    for link in wanted:
        if link not in known:
            hint = _core._hint(link, known)  # noqa: SLF001  our own
            raise ArgumentError(f"prefetch(): links: unknown link {link!r}{hint}")
    return wanted


class Record(_Linked):
    """A record of a synchronous client."""

    __slots__ = ()

    def _loaded(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = _driven(self, _OF_RECORD)
        return found

    def _follow(self, link: str, **chosen: Any) -> Any:
        return _driven(self, link, **chosen)

    def _save(self, link: str, path: str | os.PathLike[str]) -> Path:
        return write_whole(path, _driven(self, link))

    def _prefetch(self, links: Sequence[str]) -> Self:
        wanted = _known(self, links)
        _driven(self, _OF_RECORD)
        _together([(self, link) for link in wanted])
        return self


class AsyncRecord(_Linked):
    """A record of an asynchronous client, which is requested when it is awaited."""

    __slots__ = ()

    def __await__(self) -> Generator[Any, None, Self]:
        """Request the record; return it."""
        return self._prefetch(()).__await__()

    def _follow(self, link: str, **chosen: Any) -> Coroutine[Any, Any, Any]:
        return _driven_later(self, link, **chosen)

    async def _save(self, link: str, path: str | os.PathLike[str]) -> Path:
        content = await _driven_later(self, link)
        return await asyncio.to_thread(write_whole, path, content)

    async def _prefetch(self, links: Sequence[str]) -> Self:
        wanted = _known(self, links)
        await _driven_later(self, _OF_RECORD)
        await _together_later([(self, link) for link in wanted])
        return self


def _together(wanted: Sequence[tuple[_Linked, str]]) -> None:
    """Follow links side by side; the first error is raised once all have ended."""
    if not wanted:
        return
    workers = min(len(wanted), _SIDE_BY_SIDE)
    with ThreadPoolExecutor(workers, "openshelf-prefetch") as executor:
        try:
            running = [executor.submit(_driven, record, link) for record, link in wanted]
            failed = [each.exception() for each in running]
        except BaseException:
            executor.shutdown(wait=False, cancel_futures=True)
            raise
    for error in failed:
        if error is not None:
            raise error


async def _together_later(wanted: Sequence[tuple[_Linked, str]]) -> None:
    """Follow links side by side; the first error is raised once all have ended."""
    running = [_driven_later(record, link) for record, link in wanted]
    for ended in await asyncio.gather(*running, return_exceptions=True):
        if isinstance(ended, BaseException):
            raise ended


_Kind = TypeVar("_Kind", bound=_Linked)


class _Several(Sequence[_Kind], Generic[_Kind]):
    """Several linked records."""

    __slots__ = ("_records",)

    def __init__(self, client: Any, kind: Callable[[Any, Any], _Kind], keys: Iterable[Any]) -> None:
        """Make a record of each id, or of each record of a list."""
        self._records = [kind(client, key) for key in keys]

    @overload
    def __getitem__(self, place: int, /) -> _Kind: ...
    @overload
    def __getitem__(self, place: slice, /) -> list[_Kind]: ...
    def __getitem__(self, place: int | slice, /) -> _Kind | list[_Kind]:
        """Return a record, or a list of some."""
        return self._records[place]

    def __len__(self) -> int:
        """Return the number of records."""
        return len(self._records)

    def __repr__(self) -> str:
        """Show the records."""
        return f"<{type(self).__name__} {self._records!r}>"

    def _wanted(self, links: Sequence[str]) -> list[tuple[_Linked, str]]:
        names = [_OF_RECORD, *(_known(self._records[0], links) if self._records else ())]
        return [(record, link) for link in names for record in self._records]


class Records(_Several[_Kind]):
    """Several records of a synchronous client, which can be requested side by side."""

    __slots__ = ()

    def prefetch(self, *links: str) -> Self:
        """Ask for every record and for what links give, side by side.

        Parameters
        ----------
        *links : str
            The names of methods of the records, such as "transactions".

        Returns
        -------
        the object itself
        """
        wanted = self._wanted(links)
        _together(wanted[: len(self)])
        _together(wanted[len(self) :])
        return self


class AsyncRecords(_Several[_Kind]):
    """Several records of an asynchronous client, which can be requested side by side."""

    __slots__ = ()

    async def prefetch(self, *links: str) -> Self:
        """Ask for every record and for what links give, side by side.

        Parameters
        ----------
        *links : str
            The names of methods of the records, such as "transactions".

        Returns
        -------
        the object itself
        """
        wanted = self._wanted(links)
        await _together_later(wanted[: len(self)])
        await _together_later(wanted[len(self) :])
        return self
