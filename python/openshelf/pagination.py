"""What paginate gives beside records: counts, what is known of a list, and progress."""

from __future__ import annotations

import sys
import time

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Awaitable
    from typing import Any, Literal, NoReturn, Protocol, Self, TextIO

    from openshelf._core import Table

    class ProgressBar(Protocol):
        """What progress is reported to."""

        def update(self, n: int, /) -> object:
            """Note so many more records."""

        def close(self) -> object:
            """Note that no more come."""

    class Steps(Protocol):
        """The steps of writing a file or making a table."""

        def __call__(self) -> Awaitable[Any]:
            """Take the next one."""

        def close(self) -> None:
            """Let go of everything."""

    class BatchSteps(Protocol):
        """The steps of giving batches."""

        @property
        def completeness(self) -> Completeness:
            """What is known of the list as far as it was read."""

        def __call__(self) -> Awaitable[Table | Literal[False] | None]:
            """Take the next one."""


class Count(int):
    """A number of records.

    Attributes
    ----------
    is_exact : bool
        False when the service says no more than that there are at least so many.
    """

    is_exact: bool

    def __new__(cls, records: int, is_exact: bool = True) -> Self:  # noqa: FBT001, FBT002
        """Keep the number and whether there may be more."""
        count = super().__new__(cls, records)
        count.is_exact = is_exact
        return count

    def __repr__(self) -> str:
        """Show a bound as one."""
        return int.__repr__(self) if self.is_exact else f"at least {int.__repr__(self)}"

    def __reduce__(self) -> tuple[type[Count], tuple[int, bool]]:
        """Travel with what is known of it."""
        return Count, (int(self), self.is_exact)


class Completeness:
    """What is known of a list as far as it was read.

    Attributes
    ----------
    level : {"exact", "counted", "unproven"}
        "exact": nothing that was inserted or deleted meanwhile has hidden another record.
        "counted": as many records came as the service counts, and every change that its numbers
        show was mended. "unproven": no request can show it, or none was made.
    reason : str
        Why it is this level and no other.
    changes : int
        How often the list was seen to change.
    pages_asked_again : int
        How many pages were asked for again.
    repeated : int
        How many records came twice; each was given once.
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
        """Keep all of it."""
        put = object.__setattr__
        put(self, "level", level)
        put(self, "reason", reason)
        put(self, "changes", changes)
        put(self, "pages_asked_again", pages_asked_again)
        put(self, "repeated", repeated)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Stay as it is."""
        message = f"what is known of a list cannot be changed: {name}"
        raise AttributeError(message)

    def __delattr__(self, name: str) -> NoReturn:
        """Stay as it is."""
        message = f"what is known of a list cannot be changed: {name}"
        raise AttributeError(message)

    def _all(self) -> tuple[Any, ...]:
        return self.level, self.reason, self.changes, self.pages_asked_again, self.repeated

    def __eq__(self, other: object) -> bool:
        """Whether the same is known."""
        return self._all() == other._all() if isinstance(other, Completeness) else NotImplemented

    def __hash__(self) -> int:
        """Be one of a set."""
        return hash(self._all())

    def __repr__(self) -> str:
        """Show all of it."""
        return (
            f"Completeness(level={self.level!r}, reason={self.reason!r}, changes={self.changes}, "
            f"pages_asked_again={self.pages_asked_again}, repeated={self.repeated})"
        )

    def __str__(self) -> str:
        """Say it in words."""
        return f"{self.level}: {self.reason}"

    def __reduce__(self) -> tuple[type[Completeness], tuple[Any, ...]]:
        """Travel whole."""
        return Completeness, self._all()


class Written(int):
    """The number of records or operations in a file that was written.

    Attributes
    ----------
    completeness : Completeness
        What is known of the list.
    """

    completeness: Completeness

    def __new__(cls, records: int, completeness: Completeness) -> Self:
        """Keep the number and what is known."""
        written = super().__new__(cls, records)
        written.completeness = completeness
        return written

    def __reduce__(self) -> tuple[type[Written], tuple[int, Completeness]]:
        """Travel with what is known of it."""
        return Written, (int(self), self.completeness)


class Line:
    """Progress as one line of a terminal that is written anew."""

    def __init__(self, stream: TextIO, total: int | None, description: str, done: int = 0) -> None:
        """Begin where an earlier program stopped."""
        self._stream = stream
        self._total = total
        self._description = description
        self._done = done
        self._note = ""

    def note(self, text: str) -> None:
        """Show what was done beside reading."""
        self._note = text
        self.update(0)

    def update(self, n: int, /) -> None:
        """Show so many more records."""
        self._done += n
        of = "" if self._total is None else f" of {self._total:,}"
        note = self._note and f" ({self._note})"
        # What an earlier note has left of the line is cleared.
        clear = "\x1b[K" if note else ""
        self._stream.write(f"\r{self._description}: {self._done:,}{of} records{note}{clear}")
        self._stream.flush()

    def close(self) -> None:
        """End the line."""
        self._stream.write("\n")
        self._stream.flush()


class NotebookBar:
    """Progress in a notebook: one output that is written anew, without widgets."""

    #: Seconds between two drawings; each is a message to the browser.
    INTERVAL = 0.1

    def __init__(self, total: int | None, description: str, done: int = 0) -> None:
        """Show the bar where an earlier program stopped."""
        from IPython.display import display  # noqa: PLC0415  a notebook has it

        self._total = total
        self._description = description
        self._done = done
        self._began = self._drawn = time.monotonic()
        self._before = done
        self._is_closed = False
        self._note = ""
        show: Any = display
        self._handle = show(self, display_id=True)

    def note(self, text: str) -> None:
        """Show what was done beside reading."""
        self._note = text
        self.update(0)

    def update(self, n: int, /) -> None:
        """Show so many more records."""
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
        of = "" if self._total is None else f" of {self._total:,}"
        seconds = self._drawn - self._began
        pace = f", {(self._done - self._before) / seconds:,.0f} a second" if seconds > 1 else ""
        note = self._note and f" ({self._note})"
        return f"{self._done:,}{of} records{pace}{note}"

    def __repr__(self) -> str:
        """Say it in words."""
        return f"{self._description}: {self._words()}"

    def _repr_html_(self) -> str:
        """Draw the bar with what HTML has for it; without a total it runs until the end."""
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


def in_notebook() -> bool:
    """Whether a notebook's kernel runs this; a terminal's IPython has none."""
    ipython = sys.modules.get("IPython")
    shell = None if ipython is None else ipython.get_ipython()
    return getattr(shell, "kernel", None) is not None


def progress_bar(
    wanted: Any, total: int | None, description: str, done: int = 0
) -> ProgressBar | None:
    """Give what shows progress.

    Parameters
    ----------
    wanted : bool or an object with update(n) and close()
        True chooses: a bar in a notebook; elsewhere tqdm where it is installed, or a line on a
        terminal. An object is taken as it is; if it has a total that is None, it is set.
    total : int or None
        How many records will come, as far as that is known.
    description : str
        What is listed.
    done : int, default 0
        How many records came before, when a position is gone on from. An object is given them
        with a first update.

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
        return NotebookBar(total, description, done)
    try:
        from tqdm import tqdm  # noqa: PLC0415  only who asks for a bar pays for it
    except ImportError:
        stream = sys.stderr
        if stream is None or not stream.isatty():
            return None
        return Line(stream, total, description, done)
    return tqdm(  # type: ignore[no-any-return]
        total=total,
        initial=done,
        desc=description,
        unit=" records",
        disable=None,  # nothing where the stream is no terminal
    )


def note(bar: ProgressBar, text: str) -> None:
    """Show what was done beside reading, where the bar is ours; others are left alone."""
    if isinstance(bar, (Line, NotebookBar)):
        bar.note(text)


async def take_steps(steps: Steps) -> Any:
    """Take the steps of writing a file or making a table; what is seen is seen by the caller.

    Parameters
    ----------
    steps : function that gives an awaitable of None or of the outcome
        Each works on what has come and waits for more; the last one gives the outcome.

    Returns
    -------
    what the last step gives: the number of records or rows in a file with what is known of the
    list, or a table
    """
    try:
        while (outcome := await steps()) is None:
            pass
    finally:
        steps.close()
    return outcome


class AsyncBatches:
    """Batches of a list, to be awaited one after the other."""

    def __init__(self, steps: BatchSteps) -> None:
        """Begin with nothing asked."""
        self._steps: BatchSteps | None = steps
        self._known = steps.completeness

    @property
    def completeness(self) -> Completeness:
        """What is known of the list as far as it was read."""
        return self._known if self._steps is None else self._steps.completeness

    def __aiter__(self) -> Self:
        """Be an iterator."""
        return self

    async def __anext__(self) -> Table:
        """Give the next batch; a step says None where there is none yet, and False at the end."""
        while self._steps is not None:
            batch = await self._steps()
            if batch is False:
                break
            if batch is not None:
                return batch
        raise StopAsyncIteration

    async def aclose(self) -> None:
        """Ask for nothing more."""
        if self._steps is not None:
            self._known = self._steps.completeness
            self._steps = None
