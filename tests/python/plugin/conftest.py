"""A project of its own for a test of the plugin."""

from typing import Any

import pytest

Pytester = Any


@pytest.fixture
def project(pytester: Pytester, monkeypatch: pytest.MonkeyPatch) -> Pytester:
    # Where these are set pytest writes its messages a second time, in its last lines.
    for name in ("CI", "BUILD_NUMBER"):
        monkeypatch.delenv(name, raising=False)
    pytester.makeini(
        "[pytest]\nasyncio_default_fixture_loop_scope = function\nfilterwarnings = error\n"
    )
    return pytester
