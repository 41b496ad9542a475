"""The classes of counts and of completeness, and the progress bars of lists.

It also runs the steps of asynchronous lists in the caller's context.
"""

from __future__ import annotations

import sys
import time

from openshelf.pickles import pickled

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any, Literal, NoReturn, Protocol, Self, TextIO

    from openshelf._core import Table

    class ProgressBar(Protocol):
        """An object that progress is reported to."""

        def update(self, n: int, /) -> object:
            """Add this many records."""

        def close(self) -> object:
            """Finish."""

    class Steps(Protocol):
        """The steps of writing a file or making a table."""

        def __call__(self) -> Awaitable[Any]:
            """Run the next step."""

        def close(self) -> None:
            """Release everything."""

    class BatchSteps(Protocol):
        """The steps of producing batches."""

        @property
        def completeness(self) -> Completeness:
            """How complete the list is, as far as it was read."""

        @property
        def metadata(self) -> dict[str, Any]:
            """What the service has said beside the records, as far as they were read."""

        @property
        def place(self) -> Callable[[], str]:
            """What returns the position after the last batch."""

        def __call__(self) -> Awaitable[Table | Literal[False] | None]:
            """Run the next step."""


class Count(int):
    """A number of records.

    Attributes
    ----------
    is_exact : bool
        False when the service reports only a lower bound.
    """

    is_exact: bool

    def __new__(cls, records: int, is_exact: bool = True) -> Self:  # noqa: FBT001, FBT002
        """Store the number and whether there may be more."""
        count = super().__new__(cls, records)
        count.is_exact = is_exact
        return count

    def __repr__(self) -> str:
        """Show a lower bound as "at least"."""
        return int.__repr__(self) if self.is_exact else f"at least {int.__repr__(self)}"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Pickle it with its attributes."""
        return pickled("object", (Count, int(self), self.is_exact))


class Completeness:
    """How complete a list is, as far as it was read.

    Attributes
    ----------
    level : {"exact", "counted", "unproven"}
        "exact": no insertion, deletion or change of a record during reading can have hidden one.
        "counted": the number of records received is the number that the service counts, and every
        change that its counts show was mended. "unproven": no request can prove it, or none was
        made.
    reason : str
        Why it is this level.
    changes : int
        How many changes of the list were seen.
    pages_asked_again : int
        How many pages were requested again.
    repeated : int
        How many records came twice; each was returned once.
    """

    __slots__ = ("changes", "level", "pages_asked_again", "reason", "repeated")

    level: Literal["exact", "counted", "unproven"]
    reason: str
    changes: int
    pages_asked_again: int
    repeated: int

    def __init__(
        self,
        level: Literal["exact", "counted", "unproven"],
        reason: str,
        changes: int = 0,
        pages_asked_again: int = 0,
        repeated: int = 0,
    ) -> None:
        """Store all attributes."""
        put = object.__setattr__
        put(self, "level", level)
        put(self, "reason", reason)
        put(self, "changes", changes)
        put(self, "pages_asked_again", pages_asked_again)
        put(self, "repeated", repeated)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Refuse changes."""
        message = f"a Completeness cannot be changed: {name}"
        raise AttributeError(message)

    def __delattr__(self, name: str) -> NoReturn:
        """Refuse changes."""
        message = f"a Completeness cannot be changed: {name}"
        raise AttributeError(message)

    def _all(self) -> tuple[Any, ...]:
        return self.level, self.reason, self.changes, self.pages_asked_again, self.repeated

    def __eq__(self, other: object) -> bool:
        """Compare all attributes."""
        return self._all() == other._all() if isinstance(other, Completeness) else NotImplemented

    def __hash__(self) -> int:
        """Hash all attributes."""
        return hash(self._all())

    def __repr__(self) -> str:
        """Show all attributes."""
        return (
            f"Completeness(level={self.level!r}, reason={self.reason!r}, changes={self.changes}, "
            f"pages_asked_again={self.pages_asked_again}, repeated={self.repeated})"
        )

    def __str__(self) -> str:
        """Describe it in words."""
        return f"{self.level}: {self.reason}"

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Pickle all attributes."""
        return pickled("object", (Completeness, *self._all()))


class Written(int):
    """The number of records in a file that was written.

    Attributes
    ----------
    completeness : Completeness
        How complete the list is.
    metadata : dict
        What the service says beside the records: ``messages`` (a list of its sentences),
        ``not_found`` (a list of the names that were asked for and are missing) and
        ``not_found_count`` (how many these are; more than in ``not_found`` where the answers do
        not show which).
    unfit : int or None
        How many values did not fit their column: they are null there, and in the column ``_unfit``.
        More than 0 says that the service has changed the type of a member. None for JSON lines,
        which have no columns.
    extra : int or None
        How many members have no column: they are in the column ``_extra``. None for JSON lines.
    """

    completeness: Completeness
    metadata: dict[str, Any]
    unfit: int | None
    extra: int | None

    def __new__(
        cls,
        records: int,
        completeness: Completeness,
        metadata: dict[str, Any] | None = None,
        unfit: int | None = None,
        extra: int | None = None,
    ) -> Self:
        """Store the number and what is known about the list."""
        written = super().__new__(cls, records)
        written.completeness = completeness
        written.unfit, written.extra = unfit, extra
        nothing = {"messages": [], "not_found": [], "not_found_count": 0}
        written.metadata = nothing if metadata is None else metadata
        return written

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Pickle it with its attributes."""
        facts = (int(self), self.completeness, self.metadata, self.unfit, self.extra)
        return pickled("object", (Written, *facts))


class Line:
    """Progress as one line of a terminal, which is rewritten."""

    def __init__(
        self,
        stream: TextIO,
        total: int | None,
        description: str,
        done: int = 0,
        existing: int | None = None,
    ) -> None:
        """Start where an earlier program stopped."""
        self._stream = stream
        self._total = total
        self._existing = existing
        self._description = description
        self._done = done
        self._note = ""

    def note(self, text: str) -> None:
        """Show what was done besides reading."""
        self._note = text
        self.update(0)

    def update(self, n: int, /) -> None:
        """Show this many more records."""
        self._done += n
        of = _of(self._total, self._existing)
        note = self._note and f" ({self._note})"
        # The rest of an earlier note is cleared.
        clear = "\x1b[K" if note else ""
        self._stream.write(f"\r{self._description}: {self._done:,}{of}{note}{clear}")
        self._stream.flush()

    def close(self) -> None:
        """End the line."""
        self._stream.write("\n")
        self._stream.flush()


class NotebookBar:
    """Progress in a notebook: one output that is rewritten, without widgets."""

    #: Seconds between two drawings; each is a message to the browser.
    INTERVAL = 0.1

    def __init__(
        self, total: int | None, description: str, done: int = 0, existing: int | None = None
    ) -> None:
        """Show the bar where an earlier program stopped."""
        from IPython.display import display  # noqa: PLC0415  a notebook has it

        self._total = total
        self._existing = existing
        self._description = description
        self._done = done
        self._began = self._drawn = time.monotonic()
        self._before = done
        self._is_closed = False
        self._note = ""
        show: Any = display
        self._handle = show(self, display_id=True)

    def note(self, text: str) -> None:
        """Show what was done besides reading."""
        self._note = text
        self.update(0)

    def update(self, n: int, /) -> None:
        """Show this many more records."""
        self._done += n
        now = time.monotonic()
        if now - self._drawn >= self.INTERVAL:
            self._drawn = now
            self._handle.update(self)

    def close(self) -> None:
        """Show the end."""
        if not self._is_closed:
            self._is_closed = True
            self._drawn = time.monotonic()
            self._handle.update(self)

    def _words(self) -> str:
        of = _of(self._total, self._existing)
        seconds = self._drawn - self._began
        pace = f", {(self._done - self._before) / seconds:,.0f} a second" if seconds > 1 else ""
        note = self._note and f" ({self._note})"
        return f"{self._done:,}{of}{pace}{note}"

    def __repr__(self) -> str:
        """Describe it in words."""
        return f"{self._description}: {self._words()}"

    def _repr_html_(self) -> str:
        """Draw the bar as an HTML progress element; without a total it is indeterminate."""
        import html  # noqa: PLC0415  only a notebook needs it

        if self._total is not None:
            state = f'max="{max(self._total, self._done, 1)}" value="{self._done}"'
        else:
            state = 'max="1" value="1"' if self._is_closed else ""
        name = html.escape(self._description, quote=False)
        return (
            f'<div><progress {state} style="width: 20em; max-width: 50%"></progress> '
            f"<code>{name}</code> {self._words()}</div>"
        )


def _of(total: int | None, existing: int | None) -> str:
    """Say how many records there are, and how many of them the caller's limit lets through."""
    if total is None:
        return " records"
    if existing is None or existing <= total:
        return f" of {total:,} records"
    return f" of {existing:,} records (limit {total:,})"


def in_notebook() -> bool:
    """Whether a notebook's kernel runs this; IPython on a terminal does not count."""
    ipython = sys.modules.get("IPython")
    shell = None if ipython is None else ipython.get_ipython()
    return getattr(shell, "kernel", None) is not None


def progress_bar(
    wanted: Any,
    total: int | None,
    description: str,
    done: int = 0,
    existing: int | None = None,
) -> ProgressBar | None:
    """Return an object that shows progress.

    Parameters
    ----------
    wanted : bool or an object with update(n) and close()
        True chooses: a bar in a notebook; elsewhere tqdm where it is installed, or a line on a
        terminal. An object is used as it is; if its total is None, it is set.
    total : int or None
        How many records will come, if that is known.
    description : str
        The name of the list.
    done : int, default 0
        How many records came before, when a position is resumed. An object receives them
        with a first update.
    existing : int or None
        How many records the list has, of which the caller's limit may let fewer through.

    Returns
    -------
    an object with update(n) and close(), or None where nobody would see it
    """
    if wanted is not True:
        if total is not None and getattr(wanted, "total", total) is None:
            wanted.total = total
        if done:
            wanted.update(done)
        return wanted  # type: ignore[no-any-return]
    if in_notebook():
        return NotebookBar(total, description, done, existing)
    try:
        from tqdm import tqdm  # noqa: PLC0415  only who asks for a bar pays for it
    except ImportError:
        stream = sys.stderr
        if stream is None or not stream.isatty():
            return None
        return Line(stream, total, description, done, existing)
    is_limited = total is not None and existing is not None and total < existing
    return tqdm(  # type: ignore[no-any-return]
        total=total,
        initial=done,
        desc=f"{description} (limit; {existing:,} exist)" if is_limited else description,
        unit=" records",
        disable=None,  # nothing if the stream is not a terminal
    )


def note(bar: ProgressBar, text: str) -> None:
    """Show what was done besides reading, on our own bars only."""
    if isinstance(bar, (Line, NotebookBar)):
        bar.note(text)


async def take_steps(steps: Steps) -> Any:
    """Run the steps of writing a file or making a table in the caller's context.

    Parameters
    ----------
    steps : function that returns an awaitable of None or of the outcome
        Each processes the records received and waits for more; the last one returns the outcome.

    Returns
    -------
    the result of the last step: the number of records or rows in a file with the completeness of
    the list, or a table
    """
    try:
        while (outcome := await steps()) is None:
            pass
    finally:
        steps.close()
    return outcome


class AsyncBatches:
    """Batches of a list, awaited one after the other."""

    def __init__(self, steps: BatchSteps) -> None:
        """Start without a request."""
        self._steps: BatchSteps | None = steps
        self._known = steps.completeness
        self._said = steps.metadata
        self._place = steps.place

    @property
    def completeness(self) -> Completeness:
        """How complete the list is, as far as it was read."""
        return self._known if self._steps is None else self._steps.completeness

    @property
    def metadata(self) -> dict[str, Any]:
        """What the service has said beside the records, as far as they were read."""
        return self._said if self._steps is None else self._steps.metadata

    @property
    def position(self) -> str:
        """The position after the last batch that was returned, as JSON."""
        return self._place()

    def __aiter__(self) -> Self:
        """Return itself."""
        return self

    async def __anext__(self) -> Table:
        """Return the next batch; a step returns None if it is not ready, and False at the end."""
        while self._steps is not None:
            batch = await self._steps()
            if batch is False:
                break
            if batch is not None:
                return batch
        raise StopAsyncIteration

    async def aclose(self) -> None:
        """Stop requesting."""
        if self._steps is not None:
            self._known = self._steps.completeness
            self._said = self._steps.metadata
            self._steps = None
