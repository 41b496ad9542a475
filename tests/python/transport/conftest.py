"""Fixtures of the tests of the transport."""

from collections.abc import Iterator
from typing import Any

import openshelf
import pytest


@pytest.fixture
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox
