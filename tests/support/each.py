"""Runs one test over many values, for checks that take less time than the overhead of a separate test."""

from __future__ import annotations

import functools
import inspect
import itertools
from collections.abc import Callable, Collection
from typing import Any, NamedTuple

import pytest

#: How many failing values are shown in full; the others are shown by name.
SHOWN = 5


def name_of(value: object) -> str:
    """The name of a value in a report."""
    return str(getattr(value, "id", value))


class Case(NamedTuple):
    """One combination of values, and its name in a report."""

    name: str
    values: tuple[Any, ...]


def case_of(value: object) -> Case:
    """The case of a value, or of the values of a `pytest.param`."""
    if not isinstance(value, type(pytest.param())):
        return Case(name_of(value), (value,))
    return Case(str(value.id or " ".join(map(name_of, value.values))), tuple(value.values))


def for_each(*values: Collection[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """
    Makes one test of a check, which is called with every value.

    Parameters
    ----------
    *values
        The values of the first arguments of the check, in their order; all combinations are checked.
        A `pytest.param` gives several arguments at once. The other arguments are fixtures, which all
        cases share.

    Returns
    -------
    A decorator. The test fails with the names of all cases that fail, and with what is wrong with the
    first few of them.
    """
    cases = [
        Case(" ".join(case.name for case in found), sum((case.values for case in found), ()))
        for found in itertools.product(*(tuple(map(case_of, some)) for some in values))
    ]

    def decorate(check: Callable[..., None]) -> Callable[..., None]:
        assert cases, "there is nothing to check"

        @functools.wraps(check)
        def test(**fixtures: Any) -> None:
            failed: list[tuple[str, BaseException]] = []
            for case in cases:
                try:
                    check(*case.values, **fixtures)
                except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001  all are reported
                    failed.append((case.name, error))
            if not failed:
                return
            lines = [f"{len(failed)} of {len(cases)} fail:"]
            for place, (name, error) in enumerate(failed):
                lines.append(name)
                if place < SHOWN:
                    lines.append(f"{type(error).__name__}: {error}")
            raise AssertionError("\n".join(lines)) from failed[0][1]

        del test.__wrapped__
        parameters = list(inspect.signature(check).parameters.values())
        test.__signature__ = inspect.Signature(parameters[len(cases[0].values) :])  # type: ignore[attr-defined]
        return test

    return decorate
