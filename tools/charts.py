"""Lets the colours of a chart follow the page that shows it.

matplotlib writes fixed colours into an SVG. A style sheet inside the file replaces them by
variables: ink, paper, and colours that are lighter on a dark page. As a file the chart follows the
system's scheme; inside a page (tools/html_pages.py) the page's style sheet sets the variables.
Programs without style sheets show matplotlib's colours.
"""

from __future__ import annotations

import re

INK, PAPER = "#000000", "#ffffff"
#: What matplotlib says about every chart; inside a page it would hold for the whole page.
OWN_STYLE = re.compile(r'<style type="text/css">\*\{(?P<rules>[^}]*)\}</style>')
COLOUR = re.compile(r"(?P<property>fill|stroke): (?P<colour>#[0-9a-f]{6})")

VARIABLES = """\
svg.chart { --ink: #1f2328; --paper: #ffffff; --lighter: 0%; fill: var(--ink); }
@media (prefers-color-scheme: dark) {
  svg.chart { --ink: #e6edf3; --paper: #0d1117; --lighter: 35%; }
}
"""


def follow_the_page(svg: str) -> str:
    """Give a chart of matplotlib whose colours are variables; another SVG stays as it is."""
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
    """Say what stands for a colour."""
    known = {INK: "var(--ink)", PAPER: "var(--paper)"}
    return known.get(colour, f"color-mix(in oklab, white var(--lighter), {colour})")
