"""Finds documents of the Federal Register that the public may comment on."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from openshelf import asking
from openshelf._core import AsyncGazette, Gazette, paginate
from openshelf.asking import spans
from openshelf.asking.context import Fault
from openshelf.asking.plain import plain
from openshelf.errors import ArgumentError, ArgumentTypeError, TruncatedError

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any, overload

    from openshelf.pagination import Completeness
    from openshelf.words.gazette import AsyncGazetteMembers, GazetteMembers

__all__ = ["OpenForComment", "comments_open", "day_of_washington"]

#: The members that say what a document is and how to comment on it.
_FIELDS = (
    *("document_number", "title", "type", "agencies", "publication_date", "docket_ids"),
    *("comments_close_on", "comment_url", "html_url"),
)
#: How soon comments close, unless the caller says otherwise.
TWO_WEEKS: dt.timedelta = dt.timedelta(days=14)


def day_of_washington() -> dt.date:
    """Return the day that the Federal Register has now.

    Returns
    -------
    date
        The day in Washington.
    """
    links = asking.described("gazette")["linked_records"]["document"]["links"]
    return asking.day_of(next(each for each in links if each["gives"] == "open_until"))


def _day(given: object) -> dt.date:
    """Return a day, which may be written as YYYY-MM-DD."""
    try:
        return dt.date.fromisoformat(spans.day(plain(given)))
    except Fault as fault:
        kind = ArgumentError if isinstance(given, str) else ArgumentTypeError
        raise kind(f"today: {fault}") from None


class OpenForComment(Sequence["dict[str, Any]"]):
    """Documents whose comments are open, those that close first before the others.

    Attributes
    ----------
    is_truncated : bool
        Whether the service gave only a part of them: it counts more, or it said so. Then
        `completeness` is None, and `reason` says how many there are.
    completeness : Completeness or None
        How complete the list is: level is "exact", "counted" or "unproven".
    reason : str
        Why it is complete, or why it is not.
    first, last : date
        The days between which the comments close, both included; last is None if there is no last
        day.
    """

    def __init__(
        self,
        documents: list[dict[str, Any]],
        days: tuple[dt.date, dt.date | None],
        completeness: Completeness | None,
        reason: str,
    ) -> None:
        """Store the documents in the order in which their comments close."""
        self._documents = sorted(
            documents, key=lambda each: (each["comments_close_on"], each["document_number"])
        )
        self.first, self.last = days
        self.completeness = completeness
        self.is_truncated = completeness is None
        self.reason = reason

    if TYPE_CHECKING:

        @overload
        def __getitem__(self, place: int) -> dict[str, Any]: ...
        @overload
        def __getitem__(self, place: slice) -> list[dict[str, Any]]: ...

    def __getitem__(self, place: int | slice) -> Any:
        """Return a document, or a list of some of them."""
        return self._documents[place]

    def __len__(self) -> int:
        """Return how many documents there are."""
        return len(self._documents)

    def __repr__(self) -> str:
        """Say how many documents there are, and whether these are all."""
        state = "truncated" if self.completeness is None else self.completeness.level
        days = f"from {self.first} on" if self.last is None else f"{self.first} to {self.last}"
        return f"<OpenForComment: {len(self)} documents that close {days}, {state}>"


if TYPE_CHECKING:

    @overload
    def comments_open(
        client: Gazette | GazetteMembers,
        *,
        agency: str | Sequence[str] | None = None,
        closing_within: dt.timedelta | None = TWO_WEEKS,
        today: dt.date | str | None = None,
        fields: Sequence[str] | None = None,
    ) -> OpenForComment: ...
    @overload
    def comments_open(
        client: AsyncGazette | AsyncGazetteMembers,
        *,
        agency: str | Sequence[str] | None = None,
        closing_within: dt.timedelta | None = TWO_WEEKS,
        today: dt.date | str | None = None,
        fields: Sequence[str] | None = None,
    ) -> Coroutine[Any, Any, OpenForComment]: ...


def comments_open(
    client: Gazette | AsyncGazette | GazetteMembers | AsyncGazetteMembers,
    *,
    agency: str | Sequence[str] | None = None,
    closing_within: dt.timedelta | None = TWO_WEEKS,
    today: dt.date | str | None = None,
    fields: Sequence[str] | None = None,
) -> Any:
    """Return the documents whose comments are open, as the method of a client does.

    Parameters
    ----------
    client : Gazette or AsyncGazette
        The client. The other arguments are those of its method ``comments_open``.

    Returns
    -------
    OpenForComment
        As from the method; a coroutine of it for an AsyncGazette.

    Raises
    ------
    ArgumentTypeError
        If client is another object.
    ArgumentError, StatusError, ConnectError, RequestTimeoutError, DecodeError
        As from the method.
    """
    if not isinstance(client, Gazette | AsyncGazette):
        raise ArgumentTypeError(
            f"client: expected a Gazette or an AsyncGazette, got {type(client).__name__}"
        )
    if closing_within is not None:
        given: object = closing_within
        if not isinstance(given, dt.timedelta):
            days = given if type(given) is int else 14
            got = repr(given) if type(given) is int else type(given).__name__
            raise ArgumentTypeError(
                f"closing_within: expected a timedelta, got {got}: write timedelta(days={days})"
            )
        if closing_within < dt.timedelta(0):
            message = f"closing_within: expected a time of 0 or more, got {closing_within}"
            raise ArgumentError(message)
    first = day_of_washington() if today is None else _day(today)
    last = None if closing_within is None else first + closing_within
    named: dict[str, Any] = {"comment_from": first}
    if last is not None:
        named["comment_to"] = last
    if today is not None:
        # On that day nobody knew of a document that was published later.
        named["published_to"] = first
    added = ("document_number", "comments_close_on")
    named["fields"] = list(dict.fromkeys([*added, *(_FIELDS if fields is None else fields)]))
    search: Any = client.documents.search
    listing: Any = paginate(search)
    if isinstance(client, AsyncGazette):
        return _later(client, listing, agency, named, (first, last))
    named |= asking.made_for(client, "filters", {"agencies": agency})
    records = listing.records(**named)
    documents: list[dict[str, Any]] = []
    try:
        documents.extend(records)
    except TruncatedError as error:
        return OpenForComment(documents, (first, last), None, str(error))
    return _compared(documents, (first, last), records, listing.count(**named))


async def _later(
    client: AsyncGazette,
    listing: Any,
    agency: str | Sequence[str] | None,
    named: dict[str, Any],
    days: tuple[dt.date, dt.date | None],
) -> OpenForComment:
    named |= await asking.made_for_later(client, "filters", {"agencies": agency})
    records = listing.records(**named)
    documents: list[dict[str, Any]] = []
    try:
        async for record in records:
            documents.append(record)  # noqa: PERF401  those before an error are kept
    except TruncatedError as error:
        return OpenForComment(documents, days, None, str(error))
    return _compared(documents, days, records, await listing.count(**named))


def _compared(
    documents: list[dict[str, Any]],
    days: tuple[dt.date, dt.date | None],
    records: Any,
    counted: int,
) -> OpenForComment:
    """Return the documents, which are a part of them if the service counts more."""
    if len(documents) < counted:
        reason = f"the service counts {counted} documents and gave {len(documents)}"
        return OpenForComment(documents, days, None, reason)
    return OpenForComment(documents, days, records.completeness, records.completeness.reason)
