"""Values as Python code."""

from __future__ import annotations

import json
from typing import Any


def text(value: Any) -> str:
    """Write a value in one line, with double quotes."""
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)
