"""The command ask, as the tests of this folder run it."""

from __future__ import annotations

from typing import Any

import pytest
from openshelf.__main__ import main


@pytest.fixture
def asked(sandbox: Any, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Any:
    """Run ask against the sandbox; return status, output and errors."""
    for name, address in sandbox.urls.items():
        monkeypatch.setenv(name, address)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str) -> tuple[int, str, str]:
        status = main(["ask", *words])
        out, err = capfd.readouterr()
        return status, out, err

    return run
