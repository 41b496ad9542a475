"""The stops of the tour at the five services."""

from __future__ import annotations

import datetime as dt
import itertools
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import openshelf

from . import charts, page, terminal
from .page import Findings, Picture
from .source import Source, ask, now, written

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

DAYS = 180
#: What the museum's search shows at most, however many pages are asked for.
SEARCH_CAP = 1000
#: Records that the tour reads beyond the cap, to show that it can, and no more.
BEYOND = 200


@dataclass
class Clients:
    """The five clients, two more of one service, and the day of the data."""

    museum: openshelf.Museum
    placeholder: openshelf.Placeholder
    gazette: openshelf.Gazette
    spending: openshelf.Spending
    disease: openshelf.Disease
    cached_disease: openshelf.Disease
    make_async_disease: Callable[[], openshelf.AsyncDisease]
    today: dt.date

    def each(self) -> list[openshelf.Client]:
        """Give the clients that are to be closed."""
        return [
            self.museum,
            self.placeholder,
            self.gazette,
            self.spending,
            self.disease,
            self.cached_disease,
        ]


def records(answer: Mapping[str, Any] | list[Any] | None, member: str) -> list[dict[str, Any]]:
    """Take the records out of an answer, whatever is missing."""
    found = answer.get(member) if isinstance(answer, dict) else answer
    return [each for each in found or [] if isinstance(each, dict)]


def number(value: object) -> float:
    """Take a figure; an unknown one is 0."""
    return value if isinstance(value, (int, float)) else 0


def picked(rows: list[dict[str, Any]], columns: tuple[str, ...]) -> list[list[Any]]:
    """Take the members of each record."""
    return [[row.get(column) for column in columns] for row in rows]


def see_museum(clients: Clients, folder: Path, findings: Findings) -> None:
    """Search artworks, list some, download a picture, and read past the search's cap."""
    columns = ("title", "artist_title", "date_display", "place_of_origin")
    names = ("title", "artist", "date", "place")
    members = ["id", *columns, "image_id"]
    answer, source = ask(clients.museum.artworks.search, "monet", limit=8, fields=members)
    found = records(answer, "data")
    total = (answer.get("pagination") or {}).get("total")
    findings.figures.append(("Artworks for “monet”", terminal.cell(total)))
    terminal.say(f"found for “monet”: {terminal.cell(total)}")
    terminal.table(names, picked(found, columns))
    note = f"The first {len(found)} of {terminal.cell(total)}, the best match first."
    rows = page.table(names, picked(found, columns))
    findings.card("Artworks found for “monet”", note, rows, source, wide=True)
    answer, source = ask(clients.museum.artworks.list, limit=5, fields=members)
    listed = records(answer, "data")
    terminal.say("listed, whatever they are:")
    terminal.table(names, picked(listed, columns))
    rows = page.table(names, picked(listed, columns))
    note = "The beginning of the whole collection, unsearched."
    findings.card("Artworks as they are listed", note, rows, source, wide=True)
    see_picture(clients, folder, findings, found)
    see_past_a_cap(clients, findings)


def see_picture(
    clients: Clients, folder: Path, findings: Findings, found: list[dict[str, Any]]
) -> None:
    """Download the picture of the first work that has one."""
    pictured = next((row for row in found if row.get("image_id")), None)
    if pictured is None:
        terminal.say("none of them has a picture")
        return
    image = pictured["image_id"]
    terminal.say(clients.museum.images.download(image, directory=str(folder)))
    credit = pictured.get("artist_title") or "Artist unknown"
    findings.pictures.append(
        Picture(folder / f"{image}.jpg", terminal.cell(pictured.get("title")), str(credit))
    )


def see_past_a_cap(clients: Clients, findings: Findings) -> None:
    """Read more works than the search's page numbers reach."""
    search = clients.museum.artworks.search
    count = openshelf.paginate(search).count("the")
    most = SEARCH_CAP + BEYOND
    paged = openshelf.paginate(search, max_records=most)
    ids = [each["id"] for each in paged.records("the", fields=["id"])]
    rows = [
        ["works that the search for “the” counts", int(count)],
        ["of which its page numbers reach", min(SEARCH_CAP, int(count))],
        [f"read with paginate, which was asked for {most:,}", len(ids)],
        ["of them different works", len(set(ids))],
    ]
    terminal.table(("reading past a cap", "works"), rows)
    call = f"paginate({written('museum.artworks.search', (), {})[:-2]}, max_records={most})"
    call += written(".records", ("the",), {"fields": ["id"]})
    source = Source(call, "Art Institute of Chicago API", now())
    note = (
        f"The search gives {SEARCH_CAP:,} works and no more. paginate goes on by ranges of ids, "
        "so that every work comes once."
    )
    findings.card("Reading past a cap", note, page.table(("", "works"), rows), source)


def see_placeholder(clients: Clients, folder: Path, findings: Findings) -> None:
    """List pictures and fetch two of them, one as WebP."""
    found = records(clients.placeholder.list(limit=6), ".")
    columns = ("id", "author", "width", "height")
    terminal.table(columns, picked(found, columns))
    seeded = folder / "seed-openshelf.jpg"
    seeded.write_bytes(clients.placeholder.fetch_seed("openshelf", 720, height=480))
    findings.pictures.append(Picture(seeded, "Seed “openshelf”", "Lorem Picsum, JPEG"))
    chosen = found[0] if found else {}
    identity = int(chosen.get("id") or 0)
    webp = folder / f"id-{identity}.webp"
    webp.write_bytes(
        clients.placeholder.fetch_id(identity, 720, height=480, grayscale=True, extension="webp")
    )
    author = chosen.get("author") or "unknown"
    findings.pictures.append(Picture(webp, f"Picture {identity}", f"{author}, WebP in grey"))
    terminal.say(f"wrote {seeded.name} and {webp.name}")
    terminal.say(f"as an address: {clients.placeholder.seed_url('openshelf', 200, grayscale=True)}")


def counts(facets: Mapping[str, Any]) -> charts.Points:
    """Read the groups of a facet."""
    groups = [each for each in facets.values() if isinstance(each, dict)]
    return [(str(each.get("name") or "-"), number(each.get("count"))) for each in groups]


def gaps(months: Mapping[str, float], year: int, today: dt.date) -> str:
    """Say which months have nothing, and which are still to come."""
    last = today.month if year == today.year else 12
    written_months = [f"{year}-{month:02}" for month in range(1, 13)]
    empty = [month for month in written_months[:last] if not months.get(month)]
    parts = ["By month of publication."]
    if year == today.year:
        parts.append(f"{written_months[last - 1]} runs until {today.isoformat()} so far.")
    if empty:
        parts.append(f"No documents in {', '.join(empty)}.")
    if last < len(written_months):
        parts.append(f"Still to come: {', '.join(written_months[last:])}.")
    return " ".join(parts)


def see_gazette(clients: Clients, _folder: Path, findings: Findings) -> None:
    """Search documents, count them by month and by type, and page through those of agencies."""
    documents = clients.gazette.documents
    answer = documents.search("water", per_page=6)
    columns = ("document_number", "type", "publication_date", "title")
    terminal.table(
        ("document", "type", "date", "title"), picked(records(answer, "results"), columns)
    )
    findings.figures.append(("Documents on “water”", terminal.cell(answer.get("count"))))
    # Early in a year the year before tells more.
    year = clients.today.year if clients.today.month > 2 else clients.today.year - 1
    facets, source = ask(documents.facets, "monthly", publication_year=year)
    # The service counts the months of every year, with zeros.
    months = {
        day[:7]: number(each.get("count"))
        for day, each in facets.items()
        if day.startswith(str(year)) and isinstance(each, dict)
    }
    terminal.table(("month", "documents"), list(months.items()))
    title = f"Documents of the gazette in {year}"
    points = [(month, months.get(month, 0.0)) for month in sorted(months)]
    findings.card(
        title, gaps(months, year, clients.today), charts.column_chart(title, points), source
    )
    facets, source = ask(documents.facets, "type", publication_year=year)
    kinds = counts(facets)
    terminal.table(("type", "documents"), kinds)
    findings.card(f"{title}, by type", "How many.", charts.bar_chart(title, kinds), source)
    # Page after page, as they are read; without max_records it would be every document there is.
    named: dict[str, Any] = {"order": "newest", "fields": ["document_number", "agencies"]}
    newest = list(openshelf.paginate(documents.search, max_records=500).records("water", **named))
    agencies = Counter(
        str(agency.get("name") or agency.get("raw_name"))
        for document in newest
        for agency in document.get("agencies") or []
    )
    title = "Documents on “water” by agency"
    points = [(name, float(count)) for name, count in agencies.most_common(8)]
    call = "paginate(gazette.documents.search, max_records=500)"
    call += written(".records", ("water",), named)
    source = Source(call, "Federal Register API v1", now())
    note = f"The newest {len(newest):,}. A document of two agencies counts for both."
    findings.card(title, note, charts.bar_chart(title, points), source)


def see_spending(clients: Clients, _folder: Path, findings: Findings) -> None:
    """Rank industries by what the government has spent on them in the last whole fiscal year."""
    year = clients.today.year - (clients.today.month < 10)
    filters = {
        "award_type_codes": ["A", "B", "C", "D"],
        "time_period": [{"start_date": f"{year - 1}-10-01", "end_date": f"{year}-09-30"}],
    }
    by_industry = clients.spending.search.spending_by_category.naics
    answer, source = ask(by_industry, filters, limit=8)
    rows = records(answer, "results")
    shown = [(row.get("code"), row.get("name"), round(number(row.get("amount")))) for row in rows]
    terminal.table(("code", "industry", "amount in $"), shown)
    points = [(str(row.get("name") or row.get("code")), number(row.get("amount"))) for row in rows]
    total = sum(amount for _, amount in points)
    findings.figures.append(("Contracts, top industries", f"${terminal.compact(total)}"))
    title = "Federal contracts by industry"
    note = f"Fiscal year {year}, {year - 1}-10-01 to {year}-09-30, dollars obligated."
    findings.card(title, note, charts.bar_chart(title, points, "$"), source)


def iso_day(text: str) -> str:
    """Write the service's M/D/YY as YYYY-MM-DD."""
    with_century = dt.datetime.strptime(text, "%m/%d/%y").replace(tzinfo=dt.UTC)
    return with_century.date().isoformat()


def see_disease(clients: Clients, _folder: Path, findings: Findings) -> None:
    """Follow the world's cases and rank countries."""
    columns = ("country", "cases", "deaths", "population")
    countries, of_countries = ask(clients.disease.totals.countries, sort="cases")
    ranked = records(countries, ".")[:8]
    terminal.table(columns, picked(ranked, columns))
    world, source = ask(clients.disease.historical.world, last_days=DAYS)
    series = [(iso_day(day), number(cases)) for day, cases in (world.get("cases") or {}).items()]
    title = "COVID-19 cases in the world"
    if series:
        first, last = series[0][0], series[-1][0]
        terminal.say(f"cases in the world on {last}: {series[-1][1]:,.0f}")
        findings.figures.append((f"World cases, {last}", terminal.compact(series[-1][1])))
        note = f"All cases so far, {first} to {last}, where the series ends."
        if not charts.from_zero(series):
            note += " The axis does not begin at zero."
        findings.card(title, note, charts.line_chart(title, series), source)
        new = [
            (day, max(0.0, cases - before))
            for (_, before), (day, cases) in itertools.pairwise(series)
        ]
        title = "New cases a day"
        note = "Each day's sum less that of the day before."
        findings.card(title, note, charts.line_chart(title, new), source)
    points = [(str(row.get("country") or "-"), number(row.get("cases"))) for row in ranked]
    title = "Cases by country"
    note = f"All cases so far, the {len(points)} countries with most."
    findings.card(title, note, charts.bar_chart(title, points), of_countries)
