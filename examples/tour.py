"""A tour over all five services, with nothing but openshelf and the standard library.

    python examples/tour.py [FOLDER]

Prints tables and writes three pictures and a page with charts into FOLDER (``tour``). It
starts the sandbox and asks that; with LIVE=1 in the environment it asks the real services.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import openshelf
from touring import charts, terminal
from touring.page import Findings, Picture, html

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from openshelf.types import MuseumArtworkField, SpendingFilters

YEAR = 2024
DAYS = 180
NEWEST = 500
FILTERS: SpendingFilters = {
    "award_type_codes": ["A", "B", "C", "D"],
    "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
}


@dataclass
class Shelf:
    """The five clients."""

    museum: openshelf.Museum
    placeholder: openshelf.Placeholder
    gazette: openshelf.Gazette
    spending: openshelf.Spending
    disease: openshelf.Disease


def records(answer: Mapping[str, Any] | list[Any] | None, member: str) -> list[dict[str, Any]]:
    """Take the records out of an answer, whatever is missing."""
    found = answer.get(member) if isinstance(answer, dict) else answer
    return [each for each in found or [] if isinstance(each, dict)]


def number(value: object) -> float:
    """Take a figure; an unknown one is 0."""
    return value if isinstance(value, (int, float)) else 0


def see_museum(shelf: Shelf, folder: Path, findings: Findings) -> None:
    """Search artworks and download a picture of one."""
    members: list[MuseumArtworkField] = [
        "id",
        "title",
        "artist_title",
        "date_display",
        "place_of_origin",
        "image_id",
    ]
    answer = shelf.museum.artworks.search("monet", limit=8, fields=members)
    found = records(answer, "data")
    seen = {row.get("id") for row in found}
    others = records(shelf.museum.artworks.list(limit=10, fields=members), "data")
    rows = [*found, *(row for row in others if row.get("id") not in seen)][:8]
    shown = [[row.get(member) for member in members[1:5]] for row in rows]
    terminal.table(("title", "artist", "date", "place"), shown)
    findings.artworks = list(shown)
    total = answer["pagination"]["total"]
    findings.figures.append(("Artworks for “monet”", terminal.cell(total)))
    pictured = next((row for row in found if row.get("image_id")), None)
    if pictured is None:
        terminal.say("none of them has a picture")
        return
    image = pictured["image_id"]
    terminal.say(shelf.museum.images.download(image, directory=str(folder)))
    credit = pictured.get("artist_title") or "Artist unknown"
    findings.pictures.append(
        Picture(folder / f"{image}.jpg", terminal.cell(pictured.get("title")), str(credit))
    )


def see_placeholder(shelf: Shelf, folder: Path, findings: Findings) -> None:
    """List pictures and fetch two of them, one as WebP."""
    found = records(shelf.placeholder.list(limit=6), ".")
    columns = ("id", "author", "width", "height")
    terminal.table(columns, [[row.get(column) for column in columns] for row in found])
    seeded = folder / "seed-openshelf.jpg"
    seeded.write_bytes(shelf.placeholder.fetch_seed("openshelf", 720, height=480))
    findings.pictures.append(Picture(seeded, "Seed “openshelf”", "Lorem Picsum, JPEG"))
    chosen = found[0] if found else {}
    identity = int(chosen.get("id") or 0)
    webp = folder / f"id-{identity}.webp"
    webp.write_bytes(
        shelf.placeholder.fetch_id(identity, 720, height=480, grayscale=True, extension="webp")
    )
    author = chosen.get("author") or "unknown"
    findings.pictures.append(Picture(webp, f"Picture {identity}", f"{author}, WebP in grey"))
    terminal.say(f"wrote {seeded.name} and {webp.name}")
    terminal.say(f"as an address: {shelf.placeholder.seed_url('openshelf', 200, grayscale=True)}")


def counts(facets: Mapping[str, Any]) -> charts.Points:
    """Read the groups of a facet."""
    groups = [each for each in facets.values() if isinstance(each, dict)]
    return [(str(each.get("name") or "-"), number(each.get("count"))) for each in groups]


def see_gazette(shelf: Shelf, _folder: Path, findings: Findings) -> None:
    """Search documents, count them by month and by type, and page through those of agencies."""
    answer = shelf.gazette.documents.search("water", per_page=6)
    terminal.table(
        ("document", "type", "date", "title"),
        [
            [row.get(name) for name in ("document_number", "type", "publication_date", "title")]
            for row in records(answer, "results")
        ],
    )
    findings.figures.append(("Documents on “water”", terminal.cell(answer.get("count"))))
    months = shelf.gazette.documents.facets("monthly", publication_year=YEAR)
    # The service counts the months of every year, with zeros.
    monthly = counts({day: each for day, each in months.items() if day.startswith(str(YEAR))})
    kinds = counts(shelf.gazette.documents.facets("type", publication_year=YEAR))
    terminal.table(("type", "documents"), kinds)
    title = f"Documents of the gazette in {YEAR}"
    short = [(name.split()[0][:3], count) for name, count in monthly]
    findings.card(title, "By month.", charts.column_chart(title, short))
    findings.card(f"{title}, by type", "Number of documents.", charts.bar_chart(title, kinds))
    # Page after page, as they are read; without max_records it would be every document there is.
    paged = openshelf.paginate(shelf.gazette.documents.search, max_records=NEWEST)
    newest = paged.records("water", order="newest", fields=["document_number", "agencies"])
    agencies = Counter(
        str(agency.get("name") or agency.get("raw_name"))
        for document in newest
        for agency in document.get("agencies") or []
    )
    title = "Documents on “water” by agency"
    points = [(name, float(documents)) for name, documents in agencies.most_common(8)]
    findings.card(title, f"The newest {NEWEST} at most.", charts.bar_chart(title, points))


def see_spending(shelf: Shelf, _folder: Path, findings: Findings) -> None:
    """Rank industries by what the government has spent on them."""
    answer = shelf.spending.search.spending_by_category.naics(FILTERS, limit=8)
    rows = records(answer, "results")
    terminal.table(
        ("code", "industry", "amount in $"),
        [(row.get("code"), row.get("name"), number(row.get("amount"))) for row in rows],
    )
    points = [(str(row.get("name") or row.get("code")), number(row.get("amount"))) for row in rows]
    total = sum(amount for _, amount in points)
    findings.figures.append(("Contracts, top industries", f"${terminal.compact(total)}"))
    title = "Federal contracts by industry"
    findings.card(title, "Fiscal year 2024, dollars.", charts.bar_chart(title, points, "$"))


def see_disease(shelf: Shelf, _folder: Path, findings: Findings) -> None:
    """Follow the world's cases and rank countries."""
    columns = ("country", "cases", "deaths", "population")
    countries = records(shelf.disease.totals.countries(sort="cases"), ".")
    terminal.table(columns, [[row.get(name) for name in columns] for row in countries[:8]])
    world = shelf.disease.historical.world(last_days=DAYS)
    series = [(day, number(cases)) for day, cases in (world.get("cases") or {}).items()]
    if series:
        terminal.say(f"cases in the world on {series[-1][0]}: {series[-1][1]:,.0f}")
        findings.figures.append(("Cases in the world", terminal.compact(series[-1][1])))
    title = "COVID-19 cases in the world"
    note = f"All cases so far, newest {len(series)} days of the series."
    findings.card(title, note, charts.line_chart(title, series))
    ranked = [(str(row.get("country") or "-"), number(row.get("cases"))) for row in countries[:8]]
    title = "Cases by country"
    findings.card(title, "All cases so far.", charts.bar_chart(title, ranked))


STOPS: list[tuple[str, Callable[[Shelf, Path, Findings], None]]] = [
    ("museum", see_museum),
    ("placeholder", see_placeholder),
    ("gazette", see_gazette),
    ("spending", see_spending),
    ("disease", see_disease),
]


def open_shelf(stack: contextlib.ExitStack) -> tuple[Shelf, str]:
    """Open the five clients: of the real services, or of a sandbox made for the tour."""
    if os.environ.get("LIVE", "0") not in {"", "0"}:
        shelf = Shelf(
            openshelf.Museum(),
            openshelf.Placeholder(),
            openshelf.Gazette(),
            openshelf.Spending(),
            openshelf.Disease(),
        )
        source = "These are the real services' data."
    else:
        sandbox = stack.enter_context(openshelf.Sandbox())
        shelf = Shelf(
            sandbox.museum(),
            sandbox.placeholder(),
            sandbox.gazette(),
            sandbox.spending(),
            sandbox.disease(),
        )
        source = "The data are the sandbox's, made up on this machine."
    for client in vars(shelf).values():
        stack.enter_context(client)
    return shelf, source


def main() -> int:
    """Visit every service; one that fails does not end the tour."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "tour")
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with contextlib.ExitStack() as stack:
        shelf, source = open_shelf(stack)
        findings = Findings(source)
        print(f"openshelf {openshelf.__version__}. {source}")
        for name, see in STOPS:
            terminal.heading(name.capitalize(), repr(getattr(shelf, name)))
            try:
                see(shelf, folder, findings)
            except openshelf.OpenshelfError as error:
                failed += 1
                terminal.say(f"failed: {type(error).__name__}: {error}")
    page = folder / "index.html"
    page.write_text(html(findings), encoding="utf-8")
    terminal.heading("Written", str(folder))
    sizes = [(file.name, file.stat().st_size) for file in sorted(folder.iterdir())]
    terminal.table(("file", "bytes"), sizes)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
