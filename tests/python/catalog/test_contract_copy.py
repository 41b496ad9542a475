"""Tests that the copy of the contract under tests/data equals the contract, if that is available."""

from pathlib import Path

import pytest
from contract import DIRECTORY

ORIGINAL = Path(__file__).resolve().parents[4] / "shared" / "contract"


@pytest.mark.skipif(
    not ORIGINAL.is_dir(), reason="the contract folder is not beside this repository"
)
def test_the_copy_equals_the_contract_byte_for_byte() -> None:
    names = {path.name for path in ORIGINAL.iterdir() if path.is_file()}
    assert {path.name for path in DIRECTORY.iterdir()} == names
    for name in sorted(names):
        assert (DIRECTORY / name).read_bytes() == (ORIGINAL / name).read_bytes(), name
