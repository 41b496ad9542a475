"""What a type checker knows of records: members, their types, arguments; and whether it is so."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

#: What a reader may write. A line that ends with "refused: WORDS" must be refused with these words, no other may.
PROGRAM = """
from collections.abc import Coroutine
from typing import Any, assert_type

import openshelf
from openshelf import paginate

gazette = openshelf.Gazette()
museum = openshelf.Museum()
spending = openshelf.Spending()
placeholder = openshelf.Placeholder()


def members() -> None:
    for document in paginate(gazette.documents.search).records("water"):
        assert_type(document["document_number"], str | None)
        assert_type(document["page_length"], int | None)
        assert_type(document["topics"], list[str])
        assert_type(document.get("title"), str | None)
        for agency in document["agencies"]:
            assert_type(agency["raw_name"], str | None)
            agency["nickname"]  # refused: "nickname" is not a valid TypedDict key
        if document["page_views"] is not None:
            assert_type(document["page_views"]["count"], int | None)
        document["page_views"]["count"]  # refused: is not indexable
        document["documentnumber"]  # refused: "documentnumber" is not a valid TypedDict key
        document["document_number"].upper()  # refused: has no attribute "upper"
        print(document["title"], document["abstract"])


def pages() -> None:
    for page in paginate(museum.artworks.list, max_pages=2).pages(limit=100):
        for artwork in page:
            assert_type(artwork["id"], int)
        assert_type(page[0]["title"], str | None)
        assert_type(page.records[0]["is_boosted"], bool)
        page[0]["tilte"]  # refused: "tilte" is not a valid TypedDict key


def lists_that_are_the_answer_itself() -> None:
    picture = next(paginate(placeholder.list).records())
    assert_type(picture["width"], int)
    picture["widht"]  # refused: "widht" is not a valid TypedDict key
    listings = paginate(spending.references.assistance_listings).records(flat=True)
    assert_type(next(listings)["code"], str)
    next(listings)["cod"]  # refused: "cod" is not a valid TypedDict key


def records_whose_members_the_caller_names() -> None:
    awards = paginate(spending.search.spending_by_award).records({}, ["Award ID"])
    for award in awards:
        assert_type(award, dict[str, Any])
        award["Award ID"]


def arguments() -> None:
    documents = paginate(gazette.documents.search)
    documents.records(3)  # refused: incompatible type "int"
    documents.records()  # refused: Missing positional argument "search_term"
    documents.pages("water", per_page="ten")  # refused: Argument "per_page"
    documents.count("water", per_pages=10)  # refused: Unexpected keyword argument "per_pages"
    paginate(gazette.documents.get)  # refused: _AnswerInPages[Never]
    paginate(placeholder.seed_url)  # refused: Argument 1 to "paginate"


def answers() -> None:
    found: dict[str, Any] = gazette.documents.search("water")
    assert_type(gazette.documents.search("water")["results"], Any)
    pictures: list[Any] = placeholder.list()
    either = spending.references.assistance_listings()
    if isinstance(either, dict):
        assert_type(either["results"], Any)
    else:
        assert_type(either[0], Any)
    print(found, pictures)


async def awaited(gazette: openshelf.AsyncGazette, spending: openshelf.AsyncSpending) -> None:
    documents = paginate(gazette.documents.search)
    async for document in documents.records("water"):
        assert_type(document["document_number"], str | None)
        document["documentnumber"]  # refused: "documentnumber" is not a valid TypedDict key
    async for page in documents.pages("water"):
        assert_type(page[0]["topics"], list[str])
    documents.records(3)  # refused: incompatible type "int"
    async for award in paginate(spending.search.spending_by_award).records({}, ["Award ID"]):
        assert_type(award, dict[str, Any])
    found: dict[str, Any] = await gazette.documents.search("water")
    paginate(gazette.documents.get)  # refused: _AnswerInPages[Never]
    print(found)


def whole_answers(asynchronous: openshelf.AsyncGazette) -> None:
    assert_type(openshelf.raw(gazette.documents.search)("water"), openshelf.RawAnswer)
    waiting = openshelf.raw(asynchronous.documents.search)("water")
    print(assert_type(waiting, Coroutine[Any, Any, openshelf.RawAnswer]))
    openshelf.raw(gazette.documents.search)(3)  # refused: incompatible type "int"
"""

REFUSED = re.compile(r"  # refused: (.+)$")
ERROR = re.compile(r"program\.py:(\d+): error: (.*)$")


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What mypy says of the program."""
    folder = tmp_path_factory.mktemp("types")
    Path(folder / "program.py").write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "program.py"]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=150
    )
    assert not done.stderr, done.stderr
    return done.stdout


def test_what_is_known_passes_and_what_is_wrong_is_refused(checked: str) -> None:
    expected = {
        number: found[1]
        for number, line in enumerate(PROGRAM.split("\n"), 1)
        if (found := REFUSED.search(line))
    }
    errors = {int(found[1]): found[2] for found in map(ERROR.match, checked.splitlines()) if found}
    assert set(errors) == set(expected), checked
    assert not {
        number: errors[number] for number in errors if expected[number] not in errors[number]
    }
