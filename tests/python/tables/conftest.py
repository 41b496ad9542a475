"""Makes batches small, so that a few pages produce several of them."""

from collections.abc import Iterator

import pytest
from openshelf import _core


@pytest.fixture
def small_batches() -> Iterator[None]:
    before = _core._set_batch_bytes(1)
    yield
    _core._set_batch_bytes(before)
