"""What the loopback server answers: files, and the routes that `server/src/routes.rs` reads.

Records are like the museum's, about 600 bytes each. A record's id has nine digits: 1000000 and its
place in the page. The server adds the number of records before the page, so all records of a list
differ. An award's amount begins with 8999999 and counts down, because the service sorts awards in
descending order: pages of a list that is divided between cursors must keep it. Its award id is the
amount in cents, so that the cursor is the same for both sorts.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

#: Requests that every client makes, with the same addresses.
SMALL = "/v3/covid-19/all?allowNull=false"
ENTRY = "/v3/covid-19/countries/{}?strict=true&allowNull=false"
PAGE = "/artworks?page={}&limit=100"
AWARDS = "/api/v2/search/spending_by_award/"
FILTERS = {"award_type_codes": ["A", "B", "C", "D"]}
FIELDS = [
    "Award ID",
    "Recipient Name",
    "Recipient UEI",
    "Award Amount",
    "Total Outlays",
    "Description",
    "Contract Award Type",
    "Awarding Agency",
    "Awarding Sub Agency",
    "Funding Agency",
    "Start Date",
    "End Date",
    "Last Modified Date",
    "NAICS",
    "PSC",
    "Place of Performance State Code",
]
FIRST = 100_000_000
LAST = 899_999_999
PER_PAGE = 100


def works(count: int, first: int = FIRST) -> list[dict[str, Any]]:
    """Return records like those of the museum."""
    return [
        {
            "id": first + number,
            "api_model": "artworks",
            "api_link": f"https://api.artic.edu/api/v1/artworks/{27000 + number}",
            "is_boosted": number % 3 == 0,
            "title": f"Water Lilies, version {number} \u2014 \u00e9tude",
            "alt_titles": None,
            "thumbnail": {
                "width": 3000 + number,
                "height": 2000,
                "alt_text": "Painting of a pond " * 4,
            },
            "date_start": 1900 + number % 30,
            "date_display": f"{1900 + number % 30}",
            "artist_display": "Claude Monet (French, 1840\u20131926)",
            "place_of_origin": "France",
            "latitude": 41.880656 + number / 1000,
            "longitude": -87.624217,
            "term_titles": ["painting", "oil on canvas", "landscapes", "Impressionism"],
            "image_id": f"3c27b499-af56-f0d5-93b5-{number:012x}",
        }
        for number in range(count)
    ]


def awards(count: int, first: int = FIRST) -> list[dict[str, Any]]:
    """Return records like the awards of USAspending."""
    return [
        {
            "internal_id": first + number,
            "Award ID": f"N{number:08}",
            "Recipient Name": f"COMPANY {number * 7919 % 9001} LLC",
            "Recipient UEI": f"{number * 7919 % 9001:X}JQ3KLMN",
            "Award Amount": (number * 104_729 % 10**9) / 100,
            "Total Outlays": None if number % 3 else (number * 7919 % 10**8) / 100,
            "Description": f"SUPPORT SERVICES FOR SYSTEM {number * 31 % 997}, OPTION {number % 7}",
            "Contract Award Type": ("DELIVERY ORDER", "PURCHASE ORDER", "BPA CALL")[number % 3],
            "Awarding Agency": f"Department {number % 40}",
            "Awarding Sub Agency": f"Bureau {number % 160} of Department {number % 40}",
            "Funding Agency": f"Department {number % 41}",
            "Start Date": f"20{10 + number % 15}-{1 + number % 12:02}-{1 + number % 28:02}",
            "End Date": f"20{12 + number % 15}-{1 + number % 12:02}-{1 + number % 28:02}",
            "Last Modified Date": f"2026-10-{1 + number % 28:02} 10:{number % 60:02}:07",
            "NAICS": {
                "code": f"{541_000 + number % 800}",
                "description": f"SERVICES, {number % 800}",
            },
            "PSC": {"code": f"R{number % 700:03}", "description": f"SUPPORT, {number % 700}"},
            "Place of Performance State Code": ["VA", "MD", "CA", "TX"][number % 4],
            "awarding_agency_id": 1000 + number % 40,
            "agency_slug": f"department-{number % 40}",
            "generated_internal_id": f"CONT_AWD_N{number:08}_9700_-NONE-_-NONE-",
        }
        for number in range(count)
    ]


def small() -> dict[str, str]:
    """Return an object of about 1 KB, with a member that totals of a country have."""
    names = ["updated", *(f"member_{number}" for number in range(1, 17))]
    return {name: "x" * 40 + str(number) for number, name in enumerate(names)}


def museum_page(pages: int) -> dict[str, Any]:
    """Return a page of a list that tells its total."""
    told = {"total": pages * PER_PAGE, "limit": PER_PAGE, "total_pages": pages}
    return {"pagination": told, "data": works(PER_PAGE)}


def award_page(records: list[dict[str, Any]], size: int, *, has_next: bool) -> dict[str, Any]:
    """Return a page of a list that only tells whether another page follows.

    The records are those of `works`, so that every list has the same bytes to decode, and have the
    members that its clients ask for.
    """
    named = [
        {
            "internal_id": record["id"],
            "Award ID": f"{LAST - place}00",
            "Award Amount": float(LAST - place),
        }
        | record
        for place, record in enumerate(records)
    ]
    last = named[-1] if has_next else None
    told = {
        "hasNext": has_next,
        "last_record_unique_id": last["internal_id"] if last else None,
        "last_record_sort_value": last["Award ID"] if last else "None",
    }
    return {"limit": size, "results": named, "page_metadata": told, "messages": []}


def write(folder: Path, pages: int) -> Path:
    """Write the files of a service with lists of this many pages; return the file of its routes."""

    def put(name: str, value: Any) -> str:
        (folder / name).write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
        return name

    whole = works(PER_PAGE)
    counts = {"contracts": pages * PER_PAGE, "idvs": 0, "grants": 0, "loans": 0}
    counts |= {"direct_payments": 0, "other": 0}
    routes = [
        ("GET", "/artworks", pages, put("page.json", museum_page(pages))),
        ("GET", "/", 0, put("small.json", small())),
        (
            "POST",
            AWARDS.replace("award/", "award_count"),
            0,
            put("count.json", {"results": counts}),
        ),
        (
            "POST",
            AWARDS,
            pages,
            put("awards.json", award_page(whole, PER_PAGE, has_next=True)),
            put("last.json", award_page(whole, PER_PAGE, has_next=False)),
        ),
    ]
    return write_routes(folder, routes)


def write_large(folder: Path, count: int) -> Path:
    """Write one answer with this many awards, and the same records as a list and as lines."""
    made = awards(count)
    whole = award_page([], count, has_next=False) | {"results": made}
    for name, text in (
        ("large.json", json.dumps(whole)),
        ("list.json", json.dumps(made)),
        ("lines.json", "\n".join(json.dumps(each) for each in made)),
    ):
        (folder / name).write_text(text, encoding="utf-8")
    return write_routes(folder, [("POST", AWARDS, 0, "large.json")])


def write_body(folder: Path, size: int) -> Path:
    """Write one museum's answer of about this many bytes."""
    one = len(json.dumps(works(1), ensure_ascii=False).encode())
    count = max(size // one, 1)
    told = {"total": count, "limit": PER_PAGE, "total_pages": 1}
    body = json.dumps({"pagination": told, "data": works(count)}, ensure_ascii=False)
    (folder / "page.json").write_text(body, encoding="utf-8")
    (folder / "small.json").write_text(json.dumps(small()), encoding="utf-8")
    return write_routes(
        folder, [("GET", "/artworks", 0, "page.json"), ("GET", "/", 0, "small.json")]
    )


def write_routes(folder: Path, routes: list[tuple[object, ...]]) -> Path:
    """Write the lines that the server reads."""
    path = folder / "routes"
    lines = ["\t".join(map(str, route)) for route in routes]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
