"""Plans: a list divided into slices that are read by themselves, here or in other processes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256

from openshelf.errors import ArgumentError, ArgumentTypeError, ChangedWhilePaging
from openshelf.pagination import Count
from openshelf.pickles import pickled

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Coroutine, Iterable
    from typing import Any, Generic, Literal, overload

    from typing_extensions import TypeVar

    from openshelf._core import (
        AsyncPages,
        AsyncPaginated,
        AsyncRecords,
        Batches,
        Pages,
        Paginated,
        Records,
        Table,
    )
    from openshelf.pagination import AsyncBatches, Written

    #: The facts of a slice, without the client.
    _Facts = tuple[dict[str, Any], str, tuple[int, bool] | None]

    _Record = TypeVar("_Record")
    #: The list of a plan; that of a synchronous client where nothing is said.
    _List_co = TypeVar(
        "_List_co",
        bound="Paginated[..., Any, Any] | AsyncPaginated[..., Any, Any]",
        covariant=True,
        default="Paginated[..., Any, Any]",
    )
    _List = TypeVar("_List", bound="Paginated[..., Any, Any] | AsyncPaginated[..., Any, Any]")

    class _OfList(Generic[_List_co]):
        """What belongs to a list."""

else:

    class _OfList:
        """What belongs to a list, whose type checkers alone know."""

        __slots__ = ()

        def __class_getitem__(cls, _list: object) -> type:
            """Return the class itself: a list has one class whatever its records are."""
            return cls


#: The version of stored plans.
VERSION = 1
#: How many characters a part of a slice's name has at most.
_LONGEST_PART = 40


def _count(facts: tuple[int, bool] | list[Any] | None) -> Count | None:
    return None if facts is None else Count(*facts)


class Slice(_OfList["_List_co"]):
    """A part of a list that is read by itself.

    The slices of a plan share no record, and omit none; a record that is inserted later is in one
    of them. They can be pickled, and read in any order and in any process. A slice of an
    asynchronous client is read asynchronously.

    Attributes
    ----------
    operation : str
        The listed operation, such as "gazette.documents.search".
    arguments : dict
        The arguments of the call; where arguments can select the records of the slice, they do.
    expected : Count or None
        How many records it has. Its is_exact is False if the service does not count them.
    """

    __slots__ = ("_extent", "_paginated", "arguments", "expected", "operation")

    def __init__(
        self,
        paginated: _List_co,
        operation: str,
        facts: _Facts,
    ) -> None:
        """Store the list and the facts of the slice; plans create their slices."""
        self.arguments, self._extent, expected = facts
        self.expected = _count(expected)
        self.operation = operation
        self._paginated: Any = paginated

    @property
    def name(self) -> str:
        """Its name, which depends only on the operation, the arguments and the extent.

        It has the operation, where the slice begins and ends, and digits that no other slice has,
        such as "documents-search_2024-03-27_2024-05-09_0f1e2d3c4b". Every file system takes it as a
        part of a file's name.
        """
        _, _, listed = self.operation.partition(".")
        extent = self._bounds
        shown = ["all"] if isinstance(extent, str) else _ends(next(iter(extent.values())))
        parts = (_in_file_name(part) for part in (listed, *shown))
        return "_".join([*parts, self._digest[:10]])

    @property
    def _digest(self) -> str:
        facts = [self.operation, self.arguments, self._bounds]
        return sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()

    @property
    def _bounds(self) -> Any:
        """The extent without the numbers that only say how it is read."""
        extent = json.loads(self._extent)
        if isinstance(extent, dict) and "window" in extent:
            extent["window"].pop("about", None)
        return extent

    @property
    def _own(self) -> Any:
        return self._paginated._within(self._extent)  # noqa: SLF001  our own class

    if TYPE_CHECKING:

        @overload
        def records(self: Slice[Paginated[..., _Record, Any]]) -> Records[_Record]: ...
        @overload
        def records(self: Slice[AsyncPaginated[..., _Record, Any]]) -> AsyncRecords[_Record]: ...

    def records(self) -> Any:
        """Return its records, one after the other, as Paginated.records does."""
        return self._own.records(**self.arguments)

    if TYPE_CHECKING:

        @overload
        def pages(self: Slice[Paginated[..., _Record, Any]]) -> Pages[_Record]: ...
        @overload
        def pages(self: Slice[AsyncPaginated[..., _Record, Any]]) -> AsyncPages[_Record]: ...

    def pages(self) -> Any:
        """Return its pages, one after the other, as Paginated.pages does."""
        return self._own.pages(**self.arguments)

    if TYPE_CHECKING:

        @overload
        def batches(
            self: Slice[Paginated[..., Any, Any]],
            *,
            resume: str | None = None,
            flatten: bool = False,
            infer: bool = False,
            money: Literal["float", "decimal"] = "float",
        ) -> Batches: ...
        @overload
        def batches(
            self: Slice[AsyncPaginated[..., Any, Any]],
            *,
            resume: str | None = None,
            flatten: bool = False,
            infer: bool = False,
            money: Literal["float", "decimal"] = "float",
        ) -> AsyncBatches: ...

    def batches(
        self,
        *,
        resume: str | None = None,
        flatten: bool = False,
        infer: bool = False,
        money: Literal["float", "decimal"] = "float",
    ) -> Any:
        """Return its records as batches of a table, as Paginated.batches does."""
        options: dict[str, Any] = {"resume": resume, "flatten": flatten, "infer": infer}
        options["money"] = money
        return self._own.batches(**options, **self.arguments)

    if TYPE_CHECKING:

        @overload
        def table(
            self: Slice[Paginated[..., Any, Any]],
            *,
            flatten: bool = False,
            infer: bool = False,
            money: Literal["float", "decimal"] = "float",
        ) -> Table: ...
        @overload
        def table(
            self: Slice[AsyncPaginated[..., Any, Any]],
            *,
            flatten: bool = False,
            infer: bool = False,
            money: Literal["float", "decimal"] = "float",
        ) -> Coroutine[Any, Any, Table]: ...

    def table(
        self,
        *,
        flatten: bool = False,
        infer: bool = False,
        money: Literal["float", "decimal"] = "float",
    ) -> Any:
        """Return its records as a table, as Paginated.table does."""
        return self._own.table(flatten=flatten, infer=infer, money=money, **self.arguments)

    if TYPE_CHECKING:

        @overload
        def to_jsonl(
            self: Slice[Paginated[..., Any, Any]],
            path: str | os.PathLike[str],
            *,
            resume: bool = False,
        ) -> Written: ...
        @overload
        def to_jsonl(
            self: Slice[AsyncPaginated[..., Any, Any]],
            path: str | os.PathLike[str],
            *,
            resume: bool = False,
        ) -> Coroutine[Any, Any, Written]: ...

    def to_jsonl(self, path: str | os.PathLike[str], *, resume: bool = False) -> Any:
        """Write its records to a file of JSON lines, as Paginated.to_jsonl does."""
        return self._own.to_jsonl(path, resume=resume, **self.arguments)

    if TYPE_CHECKING:

        @overload
        def to_parquet(
            self: Slice[Paginated[..., Any, Any]],
            path: str | os.PathLike[str],
            *,
            resume: bool = False,
            flatten: bool = False,
            infer: bool = False,
            money: Literal["float", "decimal"] = "float",
            partition_by: str | Sequence[str] | None = None,
        ) -> Written: ...
        @overload
        def to_parquet(
            self: Slice[AsyncPaginated[..., Any, Any]],
            path: str | os.PathLike[str],
            *,
            resume: bool = False,
            flatten: bool = False,
            infer: bool = False,
            money: Literal["float", "decimal"] = "float",
            partition_by: str | Sequence[str] | None = None,
        ) -> Coroutine[Any, Any, Written]: ...

    def to_parquet(  # noqa: PLR0913  its options are those of the list
        self,
        path: str | os.PathLike[str],
        *,
        resume: bool = False,
        flatten: bool = False,
        infer: bool = False,
        money: Literal["float", "decimal"] = "float",
        partition_by: str | Sequence[str] | None = None,
    ) -> Any:
        """Write its records to a Parquet file, as Paginated.to_parquet does."""
        options: dict[str, Any] = {"resume": resume, "flatten": flatten, "infer": infer}
        options |= {"money": money, "partition_by": partition_by}
        return self._own.to_parquet(path, **options, **self.arguments)

    if TYPE_CHECKING:

        @overload
        def to_csv(
            self: Slice[Paginated[..., Any, Any]],
            path: str | os.PathLike[str],
            *,
            separator: str | None = None,
            flatten: bool = False,
            infer: bool = False,
            money: Literal["float", "decimal"] = "float",
        ) -> Written: ...
        @overload
        def to_csv(
            self: Slice[AsyncPaginated[..., Any, Any]],
            path: str | os.PathLike[str],
            *,
            separator: str | None = None,
            flatten: bool = False,
            infer: bool = False,
            money: Literal["float", "decimal"] = "float",
        ) -> Coroutine[Any, Any, Written]: ...

    def to_csv(
        self,
        path: str | os.PathLike[str],
        *,
        separator: str | None = None,
        flatten: bool = False,
        infer: bool = False,
        money: Literal["float", "decimal"] = "float",
    ) -> Any:
        """Write its records to a CSV file, as Paginated.to_csv does."""
        options: dict[str, Any] = {"separator": separator, "flatten": flatten, "infer": infer}
        return self._own.to_csv(path, **options, money=money, **self.arguments)

    if TYPE_CHECKING:

        @overload
        def split(
            self: Slice[Paginated[..., _Record, Any]], slices: int = 2
        ) -> Plan[Paginated[..., _Record, Any]]: ...
        @overload
        def split(
            self: Slice[AsyncPaginated[..., _Record, Any]], slices: int = 2
        ) -> Coroutine[Any, Any, Plan[AsyncPaginated[..., _Record, Any]]]: ...

    def split(self, slices: int = 2) -> Any:
        """Divide it further.

        Parameters
        ----------
        slices : int, default 2
            About how many parts.

        Returns
        -------
        Plan
            Its parts; the slice alone if it cannot be divided. A coroutine of it for a slice of an
            asynchronous client.

        Raises
        ------
        StatusError, ConnectError, RequestTimeoutError, DecodeError
            If counting its records fails.
        """
        return self._own.plan(slices=slices, **self.arguments)

    def __iter__(self: Slice[Paginated[..., _Record, Any]]) -> Records[_Record]:
        """Iterate over its records; a slice of an asynchronous client cannot be iterated."""
        return iter(self.records())

    def __aiter__(self: Slice[AsyncPaginated[..., _Record, Any]]) -> AsyncRecords[_Record]:
        """Iterate over its records asynchronously."""
        return aiter(self.records())

    def __eq__(self, other: object) -> bool:
        """Two slices are equal if the operation, the arguments and the extent are."""
        return self._digest == other._digest if isinstance(other, Slice) else NotImplemented

    def __hash__(self) -> int:
        """The hash of what makes slices equal."""
        return hash(self._digest)

    def __repr__(self) -> str:
        """Show the operation, the extent and the expected number."""
        extent = self._bounds
        shown = (
            extent
            if isinstance(extent, str)
            else ", ".join(f"{kind} {_shown(own)}" for kind, own in extent.items())
        )
        number = "" if self.expected is None else f", {self.expected!r} records"
        return f"<openshelf.Slice {self.name} of {self.operation}: {shown}{number}>"

    def _facts(self) -> _Facts:
        expected = self.expected
        number = None if expected is None else (int(expected), expected.is_exact)
        return self.arguments, self._extent, number

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Pickle it with the options of its client."""
        return pickled("object", (Slice, self._paginated, self.operation, self._facts()))


def _ends(extent: dict[str, Any]) -> list[str]:
    """Return where a slice begins and ends, and the value that divides a day, if one does."""
    begin, end, *facet = (own for own in extent.values() if not isinstance(own, bool))
    first = "first" if extent.get("is_first") or begin is None else _value(begin)
    last = "last" if extent.get("is_last") or end is None else _value(end)
    return [first, last, *map(str, facet)]


def _value(place: Any) -> str:
    return str(place.get("value") if isinstance(place, dict) else place)


def _in_file_name(text: str) -> str:
    """Return the part of a name that stands for a text, which may have any characters."""
    kept = "".join(each if each.isascii() and each.isalnum() else "-" for each in text)
    return kept[:_LONGEST_PART]


def _shown(extent: dict[str, Any]) -> str:
    begin, end, *facet = (own for own in extent.values() if not isinstance(own, bool))
    first = "the beginning" if extent.get("is_first") or begin is None else _place(begin)
    last = "the end" if extent.get("is_last") or end is None else _place(end)
    return " ".join([f"{first} to {last}", *facet])


def _place(value: Any) -> str:
    return f"{value.get('value')} ({value.get('id')})" if isinstance(value, dict) else str(value)


class Plan(_OfList["_List_co"], Sequence["Slice[_List_co]"]):
    """A list that is divided into slices.

    The slices share no record, and omit none. ``paginate(method).plan(...)`` creates a plan. A plan
    can be pickled, and stored as JSON.

    Attributes
    ----------
    operation : str
        The listed operation, such as "gazette.documents.search".
    total : Count or None
        How many records the list has. Its is_exact is False if the service does not count them.
    """

    __slots__ = ("_paginated", "_slices", "operation", "total")

    def __init__(
        self,
        paginated: _List_co,
        operation: str,
        total: tuple[int, bool] | None,
        slices: Iterable[_Facts],
    ) -> None:
        """Store the list and the facts of the slices; paginate(method).plan creates plans."""
        self._paginated = paginated
        self.operation = operation
        self.total = _count(total)
        self._slices = tuple(Slice(paginated, operation, facts) for facts in slices)

    def __len__(self) -> int:
        """Return the number of slices."""
        return len(self._slices)

    if TYPE_CHECKING:

        @overload
        def __getitem__(self, index: int) -> Slice[_List_co]: ...
        @overload
        def __getitem__(self, index: slice) -> tuple[Slice[_List_co], ...]: ...

    def __getitem__(self, index: int | slice) -> Slice[_List_co] | tuple[Slice[_List_co], ...]:
        """Return a slice by its position, or several."""
        return self._slices[index]

    def check(self, counts: Mapping[str, int]) -> int:
        """Check that every slice was read to its end.

        Parameters
        ----------
        counts : mapping of str to int
            The number of records that were read from each slice, by the slice's name.

        Returns
        -------
        int
            The number of all records.

        Raises
        ------
        ArgumentTypeError
            If it is no mapping.
        ArgumentError
            If a slice of the plan was not read, and if a name is not that of one of its slices.
        ChangedWhilePaging
            If another number of records was read than a slice or the list has.
        """
        given: object = counts
        if not isinstance(given, Mapping):
            kind = type(given).__name__
            raise ArgumentTypeError(
                "counts: expected a dict of the number of records by the name of the slice, "
                f"got {kind}; pass {{part.name: its number}}, and not their sum"
            )
        missing = [own.name for own in self._slices if own.name not in counts]
        unknown = sorted(set(counts) - {own.name for own in self._slices})
        if missing:
            first = ", ".join(missing[:3])
            raise ArgumentError(
                f"counts: {len(missing)} of {len(self)} slices are missing: {first}"
            )
        if unknown:
            raise ArgumentError(f"counts: the plan has no slice {', '.join(unknown[:3])}")
        read = sum(counts[own.name] for own in self._slices)
        other = [
            f"{counts[own.name]} of {int(own.expected)} records of {own.name}"
            for own in self._slices
            if own.expected is not None
            and own.expected.is_exact
            and counts[own.name] != own.expected
        ]
        if other:
            self._changed("; ".join(other[:3]), read)
        if self.total is not None and self.total.is_exact and read != self.total:
            self._changed(f"{read} of {int(self.total)} records", read)
        return read

    def _changed(self, what: str, read: int) -> None:
        message = (
            f"{self.operation}(): {what} were read: the list has changed since it was planned; "
            "make a new plan, or read these slices again"
        )
        raise ChangedWhilePaging(message, given=read, operation=self.operation)

    def to_json(self) -> str:
        """Return the plan as JSON, which from_json reads.

        It has the operation and the arguments, and nothing of the client: no address and no header.

        Returns
        -------
        str
        """
        total = None if self.total is None else (int(self.total), self.total.is_exact)
        plan = {
            "openshelf_plan": VERSION,
            "operation": self.operation,
            "total": total,
            "slices": [own._facts() for own in self._slices],  # noqa: SLF001  our own class
        }
        return json.dumps(plan)

    @classmethod
    def from_json(cls, text: str, paginated: _List) -> Plan[_List]:
        """Read a plan that to_json has written.

        Parameters
        ----------
        text : str
            The JSON.
        paginated : the list of the plan's operation, such as paginate(museum.artworks.search)
            Its client reads the slices.

        Returns
        -------
        Plan

        Raises
        ------
        ArgumentError
            If the text is not a plan, or the plan of another operation.
        ArgumentTypeError
            If paginated is something else, such as a client or its method.
        """
        try:
            plan = json.loads(text)
            version = plan["openshelf_plan"]
        except (KeyError, TypeError, ValueError) as error:
            raise ArgumentError(f"text: expected a plan as to_json returns it ({error})") from None
        # Another version may have other members.
        if version != VERSION:
            raise ArgumentError(
                f"text: expected a plan of version {VERSION}, got {version!r}: read it with the "
                "openshelf that wrote it, or plan the list again"
            )
        try:
            operation, total = plan["operation"], plan["total"]
            slices = [(facts[0], facts[1], facts[2]) for facts in plan["slices"]]
        except (KeyError, IndexError, TypeError) as error:
            raise ArgumentError(f"text: expected a plan as to_json returns it ({error})") from None
        own = getattr(paginated, "_operation", None)
        if not isinstance(own, str):
            kind = type(paginated).__name__
            raise ArgumentTypeError(
                f"paginated: expected the list that the plan divides, such as "
                f"openshelf.paginate(client.{operation.partition('.')[2]}), got {kind}"
            )
        if operation != own:
            raise ArgumentError(f"paginated: the plan lists {operation}, not {own}")
        return Plan(paginated, operation, total, slices)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Pickle it with the options of its client."""
        total = None if self.total is None else (int(self.total), self.total.is_exact)
        facts = [own._facts() for own in self._slices]  # noqa: SLF001  our own class
        return pickled("object", (type(self), self._paginated, self.operation, total, facts))

    def __repr__(self) -> str:
        """Show the operation and the numbers."""
        number = "" if self.total is None else f", {self.total!r} records"
        return f"<openshelf.Plan of {self.operation}: {len(self)} slices{number}>"
