"""Pages in the form of two of the services, as answers of a recorder."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from recorder import Answer

if TYPE_CHECKING:
    from collections.abc import Iterable


def works(numbers: Iterable[int], total: int) -> Answer:
    """A page of the museum's list of artworks."""
    data = [{"id": number} for number in numbers]
    return Answer(body=json.dumps({"pagination": {"total": total}, "data": data}).encode())


def recipients(numbers: Iterable[int], more: bool) -> Answer:
    """A page of spending's list of recipients, which only shows whether another one follows."""
    results = [{"id": str(number), "name": f"R{number}"} for number in numbers]
    metadata = {"page": 1, "hasNext": more}
    return Answer(body=json.dumps({"results": results, "page_metadata": metadata}).encode())
