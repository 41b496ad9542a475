"""A gazette on the recording server, whose documents a test adds while others read it."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from urllib.parse import parse_qs, urlsplit

from recorder import Answer, Recorded


class Documents:
    """Answers searches for documents by their days; `found` has the day of each number."""

    def __init__(self) -> None:
        self.found: dict[str, date] = {}

    def add(self, number: str, day: str) -> None:
        self.found[number] = date.fromisoformat(day)

    def __call__(self, request: Recorded) -> Answer:
        query = parse_qs(urlsplit(request.target).query)

        def one(name: str, default: str) -> str:
            return query.get(name, [default])[0]

        first = one("conditions[publication_date][gte]", "0001-01-01")
        last = one("conditions[publication_date][lte]", "9999-12-31")
        days = date.fromisoformat(first), date.fromisoformat(last)
        inside = [(day, own) for own, day in self.found.items() if days[0] <= day <= days[1]]
        if "/facets/" in request.target:
            counts = Counter(day.isoformat() for day, _ in inside)
            return Answer(body=json.dumps({day: {"count": counts[day]} for day in counts}).encode())
        newest = one("order", "newest") == "newest"
        inside.sort(reverse=newest)
        cursor = one("search_after_cursor", "")
        if cursor:
            moment, number = json.loads(urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)))
            place = (datetime.fromtimestamp(moment / 1000, UTC).date(), number)
            inside = [each for each in inside if (each < place if newest else each > place)]
        size, page = int(one("per_page", "20")), int(one("page", "1"))
        shown = inside[(page - 1) * size : page * size]
        if query.get("metadata_only"):
            shown = []
        results = [
            {"document_number": own, "publication_date": day.isoformat(), "title": f"No. {own}"}
            for day, own in shown
        ]
        pages = -(-len(inside) // size)
        found = {"count": len(inside), "total_pages": pages, "results": results}
        return Answer(body=json.dumps(found).encode())


def days(first: str, number: int) -> list[str]:
    start = date.fromisoformat(first)
    return [(start + timedelta(days=step)).isoformat() for step in range(number)]
