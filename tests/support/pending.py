"""What the contract asks for and the package does not do yet: one list, which only gets shorter.

A check of the contract that meets such a difference stands inside `differs`. It fails as soon as the
difference has gone, so that the entry has to go too; `table/test_pending.py` fails where an entry names
nothing that there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

_FAILS = "the sandbox does not answer this as the service does yet"

#: Sentences of `refused`, of an operation each.
_BACKWARDS = (
    "spending.search.spending_over_time: every start_date after every end_date, at levels "
    "transactions and subawards: 500"
)
_HALF_A_PERIOD = (
    "spending.search.new_awards_over_time: time_period without start_date or without end_date: 500"
)

#: The kind of a check and what it is about, with the reason.
PENDING: dict[tuple[str, str], str] = {
    ("operation", "museum.images.fetch"): "new in the contract, not built yet",
    ("sandbox", _BACKWARDS): _FAILS,
    ("sandbox", _HALF_A_PERIOD): _FAILS,
} | {
    ("answered", name): _FAILS
    for name in (
        "an empty list in filters",
        "no award type",
        "no prime award type",
        "an empty period",
        "an amount without bounds",
        "a recipient at subaward level",
        "an award's id in a count at subaward level",
        "the day of a subaward at other levels",
        "a program activity's code that is no number",
        "awards in a sort that never works",
    )
}


def nullable(operation: str, parameter: str) -> str:
    """What a parameter that takes None is called here: one name for all collections of the museum."""
    service, *group, name = operation.split(".")
    if service == "museum" and group:
        group = ["{collection}"]
    return ".".join([service, *group, name, parameter])


@contextmanager
def differs(kind: str, subject: str) -> Iterator[None]:
    """Holds a check of something that may be pending: then it has to fail."""
    if (kind, subject) not in PENDING:
        yield
        return
    try:
        yield
    except (AssertionError, pytest.fail.Exception):
        return
    pytest.fail(
        f"{kind} {subject} does not differ any more: take it out of tests/support/pending.py"
    )
