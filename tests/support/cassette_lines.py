"""Reads the calls of a cassette."""

import json
from pathlib import Path
from typing import Any


def lines(path: Path) -> list[dict[str, Any]]:
    """Return the lines of the calls, which follow the line with the version of the format."""
    first, *calls = path.read_text(encoding="utf-8").splitlines()
    assert json.loads(first) == {"openshelf_cassette": 1}
    return [json.loads(line) for line in calls]
