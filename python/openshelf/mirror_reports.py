"""What a run of a mirror did."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from openshelf.pagination import Completeness

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from typing import Any

__all__ = ["MirrorReport", "MirrorWindow", "WiderMirrorColumn"]


@dataclass(frozen=True)
class MirrorWindow:
    """A part of a list.

    Attributes
    ----------
    first : str or None
        Its first day, YYYY-MM-DD, or the time since which its records were changed; None from the
        beginning.
    last : str or None
        Its last day; None to the end.
    why : str
        Why it is named, in words.
    """

    first: str | None
    last: str | None
    why: str


@dataclass(frozen=True)
class WiderMirrorColumn:
    """A column of a mirror that has a wider type from now on.

    Attributes
    ----------
    column : str
        Its name, after those of the structs and lists around it.
    before, after : str
        The names of its types in the table, such as ``integer`` and ``long``.
    """

    column: str
    before: str
    after: str


@dataclass(frozen=True)
class MirrorReport:
    """What a run of a mirror did.

    Attributes
    ----------
    version : int
        The version of the table after the run.
    whole : bool
        Whether everything was asked for, or only what may have changed.
    why : str
        Why, in words.
    since : str or None
        The first of the latest days that were asked for, YYYY-MM-DD, or the time since which
        changes were; None if everything was.
    windows : tuple of MirrorWindow
        The parts that were asked for; none if everything was.
    answers, records : int
        How many answers were read, and how many records they had.
    unfit : int
        How many values of these records do not fit their column: they are null there, and in the
        column ``_unfit``. More than 0 says that the service has changed the type of a member.
    extra : int
        How many members of these records have no column: they are in the column ``_extra``.
    requests : int
        How many requests were sent, with those that count. One that was sent again counts once.
    requests_saved : int
        How many more the last run took that read everything; 0 if this one did.
    seconds : float or None
        How many seconds the requests take at the pace of the service; None if it has none.
    new, changed, unchanged : int
        How many of the records are new, have other values than before, or the same.
    returned : int
        How many records were gone and are there again; they count as changed or new, too.
    gone : int
        How many records the service no longer has. They stay in the table, with the time of this
        run in ``_gone_at``.
    not_looked_for : str or None
        Why nobody looked for records that are gone; None if somebody did. A run by a rule may look
        at their number only: ``unseen`` says which ones it does not notice.
    unproven : tuple of MirrorWindow
        The parts that could not be shown to be whole. The table keeps them, and each run reads them
        again until they are.
    unseen : str or None
        What the rule of this run cannot see, gone records included, and which run does; None if
        everything was asked for.
    last_whole : str or None
        When the last run ended that read everything and could show it, in UTC.
    missing_columns : tuple of str
        The columns of which rows of the table had values, although none of the records that were
        read has the member, or they have only values that do not fit: the service has renamed it,
        leaves it out, or has changed the type of its values. The columns are null in the rows of
        these records.
    wider : tuple of WiderMirrorColumn
        The columns that have a wider type from now on, because this release knows them so. All
        parts were written anew for it; older versions stay as they were.
    completeness : Completeness
        What is known about the list that was read.
    repeated : int
        How often another program changed the table meanwhile, so that the records were joined to it
        again.
    """

    version: int
    whole: bool
    why: str
    since: str | None
    windows: tuple[MirrorWindow, ...]
    answers: int
    records: int
    unfit: int
    extra: int
    requests: int
    requests_saved: int
    seconds: float | None
    new: int
    changed: int
    unchanged: int
    returned: int
    gone: int
    not_looked_for: str | None
    unproven: tuple[MirrorWindow, ...]
    unseen: str | None
    last_whole: str | None
    missing_columns: tuple[str, ...]
    wider: tuple[WiderMirrorColumn, ...]
    completeness: Completeness
    repeated: int

    @property
    def is_changed(self) -> bool:
        """Whether a record is new, changed or gone."""
        return bool(self.new or self.changed or self.gone)

    def to_json(self) -> str:
        """Return the report as JSON, for logs and other programs.

        Returns
        -------
        str
            One line.
        """
        facts = asdict(self)
        completeness = self.completeness
        facts["completeness"] = {name: getattr(completeness, name) for name in _KNOWN}
        return json.dumps(facts)

    def __str__(self) -> str:
        """Return the counts in one sentence."""
        saved = f", {self.requests_saved} saved" if self.requests_saved else ""
        text = (
            f"version {self.version}: {self.new} new, {self.changed} changed, {self.gone} gone, "
            f"{self.unchanged} as before; {self.requests} requests{saved}; "
            f"asked for {self._asked()} ({self.why})"
        )
        for one in self.wider:
            text += f"; column {one.column} is {one.after} instead of {one.before} from now on"
        for name in self.missing_columns:
            text += f"; no record that was read has a value for column {name}"
        if self.unfit:
            text += f"; {self.unfit} values do not fit their column, and are in _unfit"
        if self.not_looked_for is not None:
            text += f"; records that are gone were not looked for: {self.not_looked_for}"
        if self.unseen is not None:
            text += f"; the rule does not see {self.unseen}"
        return text

    def _asked(self) -> str:
        """Return the parts that were asked for."""
        if not self.windows:
            return "everything"
        parts = [f"{one.first or 'the beginning'} to {one.last or 'now'}" for one in self.windows]
        return ", ".join(parts)


#: The members of a completeness.
_KNOWN = ("level", "reason", "changes", "pages_asked_again", "repeated")


def windows_of(facts: list[dict[str, Any]]) -> tuple[MirrorWindow, ...]:
    """Return the parts of a list that the core gives as JSON."""
    return tuple(MirrorWindow(**one) for one in facts)


def report_of(text: str) -> MirrorReport:
    """Return the report that the core gives as JSON."""
    facts = json.loads(text)
    known = {name: facts["completeness"][name] for name in _KNOWN}
    facts["completeness"] = Completeness(**known)
    facts["missing_columns"] = tuple(facts["missing_columns"])
    for name in ("windows", "unproven"):
        facts[name] = windows_of(facts[name])
    facts["wider"] = tuple(WiderMirrorColumn(**one) for one in facts["wider"])
    return MirrorReport(**facts)
