"""The contract's requirements that the package does not meet yet: one list, which only gets shorter.

A check of the contract with such a difference is wrapped in `differs`. It fails as soon as the
difference has gone, so that the entry must be removed too; `tests/python/catalog/test_pending.py` fails if an entry
names something that does not exist.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

#: The kind of a check and what it is about, with the reason.
PENDING: dict[tuple[str, str], str] = {}


def nullable(operation: str, parameter: str) -> str:
    """The name of a nullable parameter here: one name for all collections of the museum."""
    service, *group, name = operation.split(".")
    if service == "museum" and group:
        group = ["{collection}"]
    return ".".join([service, *group, name, parameter])


@contextmanager
def differs(kind: str, subject: str) -> Iterator[None]:
    """Wraps a check of something that may be pending: then the check must fail."""
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
