"""Tests the built documentation in headless Chromium: the index, phones and dark pages."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest

pytestmark = [
    pytest.mark.full,
    pytest.mark.timeout(600),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # of the browser's driver
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

ROOT = Path(__file__).resolve().parents[3]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
#: Pages with long names or wide tables.
ON_A_PHONE = [
    "reference/spending/search/spending_by_category/awarding_subagency.html",
    "reference/spending/search.html",
    "reference/index.html",
    "reference/types.html",
    "guide/tables.html",
    "index.html",
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The URL of the built documentation."""
    html = tmp_path_factory.mktemp("html")
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-q",
        "-W",
        "-j",
        "auto",
        str(ROOT / "docs"),
        str(html),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return html.as_uri()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  not in every suite

    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "install Debian's chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


def test_the_index_finds_operations_by_words(site: str, chromium: Any) -> None:
    page = chromium.new_page()
    page.goto(f"{site}/reference/index.html")
    field = page.get_by_label("Find operations")
    entries = page.locator("details.namespace li:visible")
    assert entries.count() == 0
    field.fill("naics awards AMOUNT")
    assert entries.count() == 0 and page.get_by_role("status").inner_text().startswith("0 of ")
    field.fill("NAICS codes amount")
    assert entries.all_inner_texts() == [
        "spending.search.spending_by_category.naics Top NAICS codes by amount"
    ]
    assert page.locator("h3:visible").all_inner_texts()[0].startswith("Spending")
    entries.first.locator("a").click()
    assert page.locator("h1").inner_text() == "spending.search.spending_by_category.naics"
    # The sidebar shows the entry of the page.
    box = page.locator(".sidebar-tree .current-page").bounding_box()
    assert 0 < box["y"] < page.viewport_size["height"]
    page.goto(f"{site}/reference/index.html?find=gazette")
    names = [
        f"{each['service']}.{each['full_name']} {each['summary']}"
        for each in openshelf.operations()
    ]
    found = [name for name in names if "gazette" in name.lower()]
    told = page.get_by_role("status").inner_text()
    assert told == f"{len(found)} of {len(names)} operations" and entries.count() == len(found)
    field.fill("")
    assert page.locator("details.namespace:visible").count() > 80


def test_an_older_url_leads_to_the_page_of_the_operation(site: str, chromium: Any) -> None:
    page = chromium.new_page()
    page.goto(f"{site}/reference/museum/artworks.html#museum.artworks.search")
    row = page.locator("tr:has(:target)")
    row.locator("a").click()
    assert page.url.endswith("/reference/museum/artworks/search.html")


@pytest.mark.parametrize("place", ON_A_PHONE)
def test_no_page_is_wider_than_a_phone(site: str, chromium: Any, place: str) -> None:
    page = chromium.new_page(viewport={"width": 390, "height": 844})
    page.goto(f"{site}/{place}")
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_a_chart_has_the_colours_of_its_page(
    site: str, chromium: Any, scheme: str, theme: str
) -> None:
    page = chromium.new_page(color_scheme=scheme)
    page.goto(f"{site}/index.html")
    page.evaluate("theme => { document.body.dataset.theme = theme; }", theme)
    style = "(element, name) => getComputedStyle(element)[name]"
    chart, ground = page.locator("svg.chart"), page.locator("svg.chart #patch_1 path")
    assert ground.evaluate(style, "fill") == page.locator("body").evaluate(style, "backgroundColor")
    assert chart.evaluate(style, "fill") == page.locator("body").evaluate(style, "color")
    is_dark = theme == "dark" or (theme == "auto" and scheme == "dark")
    lighter = chart.evaluate("chart => getComputedStyle(chart).getPropertyValue('--lighter')")
    assert lighter.strip() == ("35%" if is_dark else "0%")
