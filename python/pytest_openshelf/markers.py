"""The markers of a test: in which order faults and answers are added, and what a mistake says."""

from __future__ import annotations

import contextlib
import itertools
import operator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


def in_reading_order(item: pytest.Item, name: str) -> Iterator[pytest.Mark]:
    """The markers of a test, its class and its module, in the order in which they are added.

    Those that end follow each other, the nearest first, each from above. Of those that never end
    the latest goes first, so the nearest comes last.
    """
    nodes = itertools.groupby(item.iter_markers_with_node(name), key=operator.itemgetter(0))
    endless: list[pytest.Mark] = []
    for node, marked in nodes:
        markers = [marker for _, marker in marked]
        # Python applies the lowest of several decorators first; a module has a list.
        ordered = markers if isinstance(node, pytest.Module) else markers[::-1]
        yield from (marker for marker in ordered if not _is_endless(name, marker))
        endless = [*(marker for marker in ordered if _is_endless(name, marker)), *endless]
    yield from endless


def _is_endless(name: str, marker: pytest.Mark) -> bool:
    """Whether a fault or an answer is for any number of requests."""
    times = marker.kwargs.get("times", 1 if name == "openshelf_faults" else None)
    return times is None and marker.kwargs.get("probability") is None


@contextlib.contextmanager
def mistakes_of(name: str) -> Iterator[None]:
    """Tell a mistake in a marker by its message alone: no line of the test has called anything.

    Parameters
    ----------
    name : str
        The marker.
    """
    import openshelf  # noqa: PLC0415  # only where it is used

    try:
        yield
    except (openshelf.OpenshelfError, pytest.UsageError, TypeError) as error:
        message = f"{name}: {type(error).__name__}: {error}"
        failure = pytest.fail.Exception(message, pytrace=False)
        raise failure from None
