"""Options of paginate that are passed to a call."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from openshelf import paginate


@pytest.mark.parametrize(
    "name",
    [
        "concurrency",
        "max_pages",
        "max_records",
        "on_change",
        "progress",
        "prove",
        "resume",
        "speculate",
    ],
)
@pytest.mark.parametrize("how", ["call", "records", "to_csv"])
def test_an_option_of_paginate_in_a_call_leads_there(
    sandbox: Any, tmp_path: Path, name: str, how: str
) -> None:
    works = sandbox.museum().artworks.list
    calls: dict[str, Callable[..., Any]] = {
        "call": works,
        "records": paginate(works).records,
        "to_csv": lambda **given: paginate(works).to_csv(tmp_path / "x.csv", **given),
    }
    with pytest.raises(TypeError) as raised:
        calls[how](**{name: 1})
    said = str(raised.value)
    assert f"it is an option of openshelf.paginate(method, {name}=...)" in said
    assert ("to_parquet" in said) == (name == "resume")
    assert list(tmp_path.iterdir()) == []
