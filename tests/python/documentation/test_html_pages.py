"""Tests the changes to Sphinx's HTML: names that break, and charts with the page's colours."""

import re
import subprocess
import sys
from pathlib import Path

import charts
import pytest

ROOT = Path(__file__).resolve().parents[3]
#: A chart in the format of matplotlib: a background, a frame and one series.
CHART = """<?xml version="1.0" encoding="utf-8"?>
<svg width="10pt" height="10pt" version="1.1">
 <defs>
  <style type="text/css">*{stroke-linejoin: round; stroke-linecap: butt}</style>
 </defs>
 <path d="M 0 0" style="fill: #ffffff"/>
 <path d="M 1 1" style="fill: none; stroke: #000000"/>
 <path d="M 2 2" style="fill: #6b4f9e"/>
</svg>
"""
PAGE = """# museum.artworks.list_with_fields

Call `museum.artworks.search`, and so on. This is at 10.30.

````{py:method} museum.artworks.search(q)

A text.
````

![Bars & lines](pictures/chart.svg)
"""


def test_a_chart_follows_the_colours_of_the_page() -> None:
    svg = charts.follow_the_page(CHART)
    assert '<svg class="chart" width' in svg
    assert "prefers-color-scheme: dark" in svg
    rules = dict(re.findall(r'svg\.chart \[style\*="([^"]+)"\] \{ (.+) !important; \}', svg))
    assert rules == {
        "fill: #ffffff": "fill: var(--paper)",
        "stroke: #000000": "stroke: var(--ink)",
        "fill: #6b4f9e": "fill: color-mix(in oklab, white var(--lighter), #6b4f9e)",
    }
    # The style sheet does not apply to the page around the chart.
    sheet = svg.partition('<style type="text/css">')[2].partition("</style>")[0]
    selectors = re.findall(r"^ *([^{}@\n]+) \{", sheet, re.MULTILINE)
    assert len(selectors) > 4 and all(each.startswith("svg.chart") for each in selectors)
    # Programs that ignore style sheets show the original colours.
    assert svg.count('style="fill: #6b4f9e"') == 1


def test_another_picture_is_left_unchanged() -> None:
    assert charts.follow_the_page("<svg></svg>") == "<svg></svg>"


@pytest.mark.parametrize(
    "page", sorted(ROOT.glob("docs/**/pictures/*.svg")), ids=lambda page: page.stem
)
def test_every_chart_of_the_documentation_follows_the_colours_of_the_page(page: Path) -> None:
    assert '<svg class="chart" ' in page.read_text(encoding="utf-8")


def test_names_have_line_breaks_and_charts_are_inline(tmp_path: Path) -> None:
    source = tmp_path / "source"
    (source / "pictures").mkdir(parents=True)
    (source / "pictures" / "chart.svg").write_text(charts.follow_the_page(CHART))
    (source / "index.md").write_text(PAGE)
    (source / "conf.py").write_text('extensions = ["html_pages", "myst_parser"]\n')
    script = "import sys; sys.path.insert(0, sys.argv.pop(1)); from sphinx.cmd.build import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", script, str(ROOT / "tools"), "-q", "-W", str(source), str(tmp_path / "html")],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    html = (tmp_path / "html" / "index.html").read_text()
    assert re.search(r"<h1>museum\.<wbr>artworks\.<wbr>list_<wbr>with_<wbr>fields<", html)
    assert '<span class="pre">museum.<wbr>artworks.<wbr>search</span>' in html
    assert "museum.<wbr>artworks.<" in html and "10.30" in html
    assert 'id="museum.artworks.search"' in html
    assert '<svg role="img" aria-label="Bars &amp; lines" class="chart"' in html
    assert "<img" not in html
