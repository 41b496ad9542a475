"""One HTML page that needs nothing but itself."""

from __future__ import annotations

import base64
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .terminal import cell

if TYPE_CHECKING:
    from collections.abc import Sequence

STYLE = Path(__file__).with_name("page.css")
KINDS = {".jpg": "image/jpeg", ".webp": "image/webp"}


@dataclass
class Picture:
    """A picture on the disk with the words below it."""

    file: Path
    caption: str
    credit: str


@dataclass
class Findings:
    """What the tour has found; a part that failed stays empty."""

    source: str
    figures: list[tuple[str, str]] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    cards: list[tuple[str, str, str]] = field(default_factory=list)
    artworks: list[Sequence[Any]] = field(default_factory=list)

    def card(self, title: str, note: str, chart: str) -> None:
        """Keep a chart, unless there was nothing to draw."""
        if chart:
            self.cards.append((title, note, chart))


def picture(each: Picture) -> str:
    """Write a picture into the page itself."""
    data = base64.b64encode(each.file.read_bytes()).decode()
    kind = KINDS[each.file.suffix]
    return (
        f'<figure><img alt="{escape(each.caption)}" src="data:{kind};base64,{data}">'
        f"<figcaption>{escape(each.caption)}<small>{escape(each.credit)}</small></figcaption></figure>"
    )


def artworks_table(rows: Sequence[Sequence[Any]]) -> str:
    """Write the artworks as a table."""
    head = "".join(f"<th>{name}</th>" for name in ("Title", "Artist", "Date", "Place"))
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell(value))}</td>' for value in row)}</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def html(findings: Findings) -> str:
    """Write the page."""
    parts = []
    if findings.figures:
        tiles = "".join(
            f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>"
            for name, value in findings.figures
        )
        parts.append(f'<dl class="figures">{tiles}</dl>')
    if findings.pictures:
        strip = "".join(map(picture, findings.pictures))
        parts.append(f'<section class="strip">{strip}</section>')
    parts += [
        f"<section class='card'><h2>{escape(title)}</h2><p>{escape(note)}</p>{chart}</section>"
        for title, note, chart in findings.cards
    ]
    if findings.artworks:
        parts.append(
            '<section class="card wide"><h2>Artworks</h2>'
            "<p>Found for “monet”, then from the list.</p>"
            f"{artworks_table(findings.artworks)}</section>"
        )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>A tour of openshelf</title><style>{STYLE.read_text(encoding='utf-8')}</style>"
        "</head><body><header><h1>A tour of openshelf</h1>"
        f"<p>Five public services, no keys. {escape(findings.source)}</p></header>"
        f"<main>{''.join(parts)}</main></body></html>\n"
    )
