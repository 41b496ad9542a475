"""Writes one HTML page without external resources."""

from __future__ import annotations

import base64
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .terminal import cell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .source import Source

STYLE = Path(__file__).with_name("page.css")
KINDS = {".jpg": "image/jpeg", ".webp": "image/webp"}


@dataclass
class Picture:
    """A picture on the disk with the words below it."""

    file: Path
    caption: str
    credit: str


@dataclass
class Card:
    """A part of the page: a heading, a sentence, a drawing or a table, and where it comes from."""

    title: str
    note: str
    body: str
    source: Source
    wide: bool = False


@dataclass
class Findings:
    """What the tour has found; a part that failed stays empty."""

    about: str
    figures: list[tuple[str, str]] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)

    def card(self, title: str, note: str, body: str, source: Source, *, wide: bool = False) -> None:
        """Keep a part, unless there was nothing to draw."""
        if body:
            self.cards.append(Card(title, note, body, source, wide))


def picture(each: Picture) -> str:
    """Write a picture into the page itself."""
    data = base64.b64encode(each.file.read_bytes()).decode()
    kind = KINDS[each.file.suffix]
    return (
        f'<figure><img alt="{escape(each.caption)}" src="data:{kind};base64,{data}">'
        f"<figcaption>{escape(each.caption)}<small>{escape(each.credit)}</small></figcaption></figure>"
    )


def table(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """Write rows under their columns, numbers to the right; nothing for no rows."""
    if not rows:
        return ""
    right = [
        " class='number'" if all(isinstance(row[at], (int, float)) for row in rows) else ""
        for at in range(len(columns))
    ]
    head = "".join(
        f"<th{side}>{escape(name)}</th>" for name, side in zip(columns, right, strict=True)
    )
    lines = (
        "".join(
            f"<td{side}>{escape(cell(value))}</td>" for value, side in zip(row, right, strict=True)
        )
        for row in rows
    )
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    lines_in_table = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="rows"><table>{lines_in_table}</table></div>'


def section(card: Card) -> str:
    """Write one part with the call that made it below."""
    kind = "card wide" if card.wide else "card"
    return (
        f'<section class="{kind}"><h2>{escape(card.title)}</h2><p>{escape(card.note)}</p>'
        f"{card.body}"
        f"<footer><code>{escape(card.source.call)}</code>"
        f"<small>{escape(card.source.sentence())}</small></footer></section>"
    )


def html(findings: Findings) -> str:
    """Write the page."""
    parts = []
    if findings.failures:
        items = "".join(f"<li>{escape(each)}</li>" for each in findings.failures)
        parts.append(f'<section class="card wide failed"><h2>Failed</h2><ul>{items}</ul></section>')
    if findings.figures:
        tiles = "".join(
            f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>"
            for name, value in findings.figures
        )
        parts.append(f'<dl class="figures">{tiles}</dl>')
    if findings.pictures:
        strip = "".join(map(picture, findings.pictures))
        parts.append(f'<section class="strip">{strip}</section>')
    parts += map(section, findings.cards)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>A tour of openshelf</title><style>{STYLE.read_text(encoding='utf-8')}</style>"
        "</head><body><header><h1>A tour of openshelf</h1>"
        f"<p>Five public services, no keys. {escape(findings.about)}</p></header>"
        f"<main>{''.join(parts)}</main></body></html>\n"
    )
