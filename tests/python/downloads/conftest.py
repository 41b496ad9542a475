"""What the tests of downloads share."""

from collections.abc import Iterator
from typing import Any

import openshelf
import pytest
from file_service import FileService
from recorder import Recorder


@pytest.fixture
def server() -> Iterator[Any]:
    """A sandbox of its own: jobs stay."""
    with openshelf.Sandbox(today="2024-10-15") as own:
        yield own


@pytest.fixture
def service() -> Iterator[FileService]:
    with Recorder() as recorder:
        yield FileService(recorder)


@pytest.fixture
def client(service: FileService) -> Iterator[Any]:
    with openshelf.Spending(
        base_url=service.recorder.url, requests_per_second=None, max_retries=2, timeout=20
    ) as own:
        yield own
