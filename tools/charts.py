"""Adapts the colours of charts to light and dark pages.

matplotlib writes fixed colours into an SVG. A style sheet in the file replaces them by variables:
ink, paper, and colours that are lighter on a dark page. A separate file follows the colour scheme
of the system. In a page (tools/html_pages.py), the page's style sheet sets the variables. Programs
that ignore style sheets show matplotlib's colours.
"""

from __future__ import annotations

import re

INK, PAPER = "#000000", "#ffffff"
#: The style sheet of matplotlib, which would apply to the whole page.
OWN_STYLE = re.compile(r'<style type="text/css">\*\{(?P<rules>[^}]*)\}</style>')
COLOUR = re.compile(r"(?P<property>fill|stroke): (?P<colour>#[0-9a-f]{6})")

VARIABLES = """\
svg.chart { --ink: #1f2328; --paper: #ffffff; --lighter: 0%; fill: var(--ink); }
@media (prefers-color-scheme: dark) {
  svg.chart { --ink: #e6edf3; --paper: #0d1117; --lighter: 35%; }
}
"""


def follow_the_page(svg: str) -> str:
    """Return a chart of matplotlib with variables as colours, and any other SVG unchanged."""
    found = OWN_STYLE.search(svg)
    if not found:
        return svg
    rules = [VARIABLES + f"svg.chart * {{ {found['rules']}; }}"]
    for name, colour in sorted(set(COLOUR.findall(svg))):
        rules.append(
            f'svg.chart [style*="{name}: {colour}"] {{ {name}: {variable(colour)} !important; }}'
        )
    sheet = "\n".join(rules)
    svg = OWN_STYLE.sub(lambda _: f'<style type="text/css">\n{sheet}\n</style>', svg, count=1)
    return svg.replace("<svg ", '<svg class="chart" ', 1)


def variable(colour: str) -> str:
    """Return the replacement of a colour."""
    known = {INK: "var(--ink)", PAPER: "var(--paper)"}
    return known.get(colour, f"color-mix(in oklab, white var(--lighter), {colour})")
