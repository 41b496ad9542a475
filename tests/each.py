"""One test over many values, for checks that only look at the table.

A test of its own for each of a thousand rows costs more than the look at the row.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Sequence
from typing import Any

#: How many values that fail are shown whole; the others by their names.
SHOWN = 5


def name_of(value: object) -> str:
    """How a value is called in a report."""
    return str(getattr(value, "id", value))


def for_each(*values: Collection[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """
    Makes one test of a check, which is called with every value.

    Parameters
    ----------
    *values
        The values of each argument of the check, in their order; all combinations are checked.

    Returns
    -------
    A decorator. The test fails with the names of all values that fail, and with what is wrong with the
    first few of them.
    """

    def decorate(check: Callable[..., None]) -> Callable[[], None]:
        def test() -> None:
            combinations = list(itertools.product(*values))
            assert combinations, "there is nothing to check"
            failed: list[tuple[Sequence[Any], AssertionError]] = []
            for combination in combinations:
                try:
                    check(*combination)
                except AssertionError as error:
                    failed.append((combination, error))
            if not failed:
                return
            lines = [f"{len(failed)} of {len(combinations)} fail:"]
            for place, (combination, error) in enumerate(failed):
                lines.append(" ".join(map(name_of, combination)))
                if place < SHOWN:
                    lines.append(f"{error}")
            raise AssertionError("\n".join(lines)) from failed[0][1]

        test.__name__ = check.__name__
        test.__qualname__ = check.__qualname__
        test.__module__ = check.__module__
        test.__doc__ = check.__doc__
        return test

    return decorate
