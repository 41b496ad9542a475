"""Tests that the guide for web services has a status for every class of error."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from pathlib import Path

import openshelf
import pytest

GUIDE = Path(__file__).resolve().parents[3] / "docs" / "guide" / "web_service.md"
#: Mistakes of the program itself, or of how it is run: no caller can correct them, and no wait does.
OWN_MISTAKES = {
    "ArgumentTypeError", "CassetteError", "ClosedError", "NotRecordedError", "OfflineError", "OpenshelfError",
    "StateError",
}  # fmt: skip
#: Statuses that tell a caller to come back.
LATER = {"CacheError", "CacheMissError", "ChangedWhilePaging", "LimiterError"}


def subclasses(of: type[openshelf.OpenshelfError]) -> set[type[openshelf.OpenshelfError]]:
    return {of}.union(*(subclasses(each) for each in of.__subclasses__()))


@pytest.fixture(scope="module")
def status_of() -> Callable[[openshelf.OpenshelfError], int]:
    """The function of the guide."""
    text = GUIDE.read_text(encoding="utf-8")
    found = re.search(r"^def status_of\(.*?(?=^\S)", text, re.DOTALL | re.MULTILINE)
    assert found
    namespace = {"openshelf": openshelf, "logging": logging}
    exec(found[0], namespace)  # noqa: S102  the example of our own page
    function = namespace["status_of"]
    assert callable(function)
    return function


def test_every_error_has_a_status(status_of: Callable[[openshelf.OpenshelfError], int]) -> None:
    classes = subclasses(openshelf.OpenshelfError)
    public = {each for each in classes if hasattr(openshelf, each.__name__)}
    statuses = {each.__name__: status_of(each.__new__(each)) for each in public}
    assert {name for name, status in statuses.items() if status == 500} == OWN_MISTAKES
    assert {statuses[name] for name in LATER} == {503}
    assert statuses["ArgumentError"] == 422 and statuses["RequestTimeoutError"] == 504
