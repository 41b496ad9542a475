"""Tests what an editor completes and shows: members of records and answers, arguments, whole docstrings."""

from __future__ import annotations

import html
import inspect
from collections.abc import Iterator

import openshelf
import pytest
from language_server import LanguageServer

#: The server reads the types of every service first.
pytestmark = pytest.mark.slow

HEAD = """import openshelf
from openshelf import paginate

museum = openshelf.Museum()
gazette = openshelf.Gazette()
spending = openshelf.Spending()
disease = openshelf.Disease()
placeholder = openshelf.Placeholder()
"""

#: Code up to a quote that begins a member's name, and some of the completions.
MEMBERS = {
    "get": ('museum.artworks.get(1)["data"]["', {"title", "artist_title", "image_id"}),
    "the answer of get": ('museum.artworks.get(1)["', {"data", "info", "config"}),
    "search": ('museum.artworks.search("x")["data"][0]["', {"_score", "title", "thumbnail"}),
    "a member of a member": (
        'disease.totals.country("Italy")["countryInfo"]["', {"iso2", "iso3", "flag"},
    ),
    "list": ('museum.artworks.list()["data"][0]["', {"title", "place_of_origin"}),
    "a list without an object": ('placeholder.list()[0]["', {"author", "download_url"}),
    "paginate": (
        'next(paginate(gazette.documents.search).records("x"))["',
        {"title", "document_number", "agencies"},
    ),
    "a page": (
        'next(paginate(museum.artworks.list).pages())[0]["', {"title", "date_display"},
    ),
    "raw": ('openshelf.raw(disease.totals.country)("Italy").json()["', {"cases", "deaths"}),
    "spending": (
        'spending.agency.budget_functions("012")["results"][0]["', {"name", "obligated_amount"},
    ),
}  # fmt: skip

#: Code up to a position in an argument, and some of the completions.
ARGUMENTS = {
    "fields": ('museum.artworks.search("x", fields=["', {"title", "image_id"}),
    "an enum": ('gazette.documents.search("x", order="', {"newest", "oldest"}),
    "a member of filters": (
        'spending.search.spending_by_category.naics({"', {"keywords", "time_period", "agencies"},
    ),
    "a keyword": ("disease.totals.country(", {"country=", "day="}),
    "a sort": ('disease.totals.countries(sort="', {"cases", "deaths"}),
}  # fmt: skip

#: Calls with the arguments of a method, up to the parenthesis, and their own keywords.
TAKERS = {
    "gazette.documents.search": set[str](),
    "paginate(gazette.documents.search)": set[str](),
    "paginate(gazette.documents.search).records": set[str](),
    "paginate(gazette.documents.search).pages": set[str](),
    "paginate(gazette.documents.search).count": set[str](),
    "paginate(gazette.documents.search).table": {"flatten=", "infer="},
    "paginate(gazette.documents.search).batches": {"flatten=", "infer="},
    "paginate(gazette.documents.search).schema": {"flatten="},
    "paginate(gazette.documents.search).scan": {"flatten="},
    "paginate(gazette.documents.search).to_jsonl": {"path=", "resume="},
    "paginate(gazette.documents.search).to_parquet": {"path=", "resume=", "flatten="},
    "openshelf.table(gazette.documents.search)": set[str](),
    "openshelf.raw(gazette.documents.search)": set[str](),
    "openshelf.prepare(gazette.documents.search)": set[str](),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LanguageServer]:
    with LanguageServer(tmp_path_factory.mktemp("editor")) as server:
        yield server


def completions(server: LanguageServer, name: str, code: str) -> set[str]:
    closing = {'"': '"', "(": ""}[code[-1]] + "".join(
        {"[": "]", "(": ")", "{": "}"}[each] for each in reversed(unclosed(code))
    )
    uri = server.open(f"{name.replace(' ', '_')}.py", f"{HEAD}{code}{closing}\n")
    return {label.strip("\"'") for label in server.completions(uri, HEAD.count("\n"), len(code))}


def unclosed(code: str) -> str:
    left = ""
    for each in code:
        if each in "[({":
            left += each
        elif each in "])}":
            left = left[:-1]
    return left


@pytest.mark.parametrize("name", MEMBERS)
def test_members_are_completed(server: LanguageServer, name: str) -> None:
    code, wanted = MEMBERS[name]
    assert wanted <= completions(server, name, code)


@pytest.mark.parametrize("name", ARGUMENTS)
def test_arguments_are_completed(server: LanguageServer, name: str) -> None:
    code, wanted = ARGUMENTS[name]
    assert wanted <= completions(server, name, code)


@pytest.mark.parametrize("taker", TAKERS)
def test_everything_that_takes_the_arguments_of_a_method_completes_them(
    server: LanguageServer, taker: str
) -> None:
    name = f"taker_{list(TAKERS).index(taker)}"
    wanted = {"search_term=", "order=", "doc_type=", "published_from="} | TAKERS[taker]
    assert wanted <= completions(server, name, f"{taker}(")
    before = '"x.jsonl", ' if "path=" in TAKERS[taker] else ""
    behind = completions(server, f"{name}_second", f'{taker}({before}"water", order="')
    assert {"newest", "oldest"} <= behind
    kinds = completions(server, f"{name}_list", f'{taker}({before}"water", fields=["')
    assert {"title", "document_number"} <= kinds


@pytest.mark.parametrize(
    "place", ["museum.artworks.search", "gazette.documents.facets", "spending.awards.get"]
)
@pytest.mark.parametrize("twin", ["", "Async"])
def test_hover_shows_the_whole_docstring(server: LanguageServer, place: str, twin: str) -> None:
    service, *names = place.split(".")
    method = getattr(openshelf, f"{twin}{service.capitalize()}")()
    for name in names:
        method = getattr(method, name)
    code = f"{service} = openshelf.{twin}{service.capitalize()}()\n{place}\n"
    uri = server.open(f"hover_{twin}{service}.py", f"import openshelf\n{code}")
    shown = html.unescape(server.hover(uri, 2, len(place) - 1))
    for line in (inspect.getdoc(method) or "").splitlines():
        words = plain(line)
        assert words in plain(shown), line


def plain(text: str) -> str:
    """The text without the changes that Markdown makes."""
    return "".join(letter for letter in text if letter.isalnum())


@pytest.mark.parametrize(
    ("kind", "member", "words"),
    [
        ("DiseaseDoses", "totalPerHundred", "Doses per 100 people"),
        ("SpendingDisasterFunding", "amount", "USD"),
        ("SpendingFilters", "award_unique_id", "generated id of one award"),
    ],
)
def test_hover_shows_the_unit_and_meaning_of_a_member(
    server: LanguageServer, kind: str, member: str, words: str
) -> None:
    code = f'from openshelf.types import {kind}\nx: {kind} = {{"{member}": 1}}\n'
    uri = server.open(f"{kind}.py", code)
    column = code.splitlines()[1].index(member) + 1
    assert words.lower() in server.hover(uri, 1, column).lower().replace("\n", " ")
