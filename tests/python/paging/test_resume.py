"""Tests that a killed run can be resumed: at most one page is repeated, and a file has every record once."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import openshelf
import pytest
from openshelf import paginate
from programs import run
from recorder import Answer, Recorder

# Lists are resumed after their end on purpose.
pytestmark = pytest.mark.filterwarnings("ignore::openshelf.EndedListWarning")

PAGE = 20


def ids(records: Any) -> list[int]:
    return [record["id"] for record in records]


def test_a_list_resumes_after_the_last_page_that_was_used(sandbox: Any, tmp_path: Path) -> None:
    mark = tmp_path / "position"
    museum = sandbox.museum()
    listing = paginate(museum.artworks.list, resume=mark)
    everything = ids(paginate(museum.artworks.list).records(limit=PAGE))
    pages = listing.pages(limit=PAGE)
    used = [ids(next(pages)) for _ in range(4)]
    del pages
    # The fourth page was returned, and no fifth was requested: the fourth comes again.
    rest = ids(listing.records(limit=PAGE))
    assert [number for page in used[:3] for number in page] + rest == everything
    # It has reached its end and continues to report that.
    assert list(listing.records(limit=PAGE)) == []


@pytest.mark.parametrize("change", ["arguments", "size", "operation", "garbage", "version"])
def test_a_position_of_another_call_is_refused(sandbox: Any, tmp_path: Path, change: str) -> None:
    mark = tmp_path / "position"
    museum = sandbox.museum()
    pages = paginate(museum.artworks.list, resume=mark).pages(limit=PAGE)
    next(pages), next(pages)
    method, arguments = museum.artworks.list, {"limit": PAGE}
    match change:
        case "arguments":
            arguments |= {"fields": ["id"]}
        case "size":
            arguments = {"limit": PAGE + 1}
        case "operation":
            method = museum.galleries.list
        case "garbage":
            mark.write_bytes(b"\x00\xff")
        case "version":
            mark.write_text(json.dumps(json.loads(mark.read_text()) | {"openshelf": 9}))
    before = mark.read_bytes()
    with pytest.raises(openshelf.ArgumentError, match=r"position"):
        paginate(method, resume=mark).records(**arguments)
    assert mark.read_bytes() == before


#: Different notations of the same call.
QUERY = {"bool": {"must": [], "filter": [{"term": {"is_public_domain": True}}]}}
SAME = {
    "order of members": (
        "search",
        {"q": "the", "query": QUERY},
        {"q": "the", "query": {"bool": dict(reversed(QUERY["bool"].items()))}},
    ),
    "None": ("list", {}, {"fields": None}),
    "list or text": ("list", {"fields": ["id", "title"]}, {"fields": "id,title"}),
    "list or text with spaces": ("list", {"fields": ["id", "title"]}, {"fields": "id, title"}),
    "list or tuple": ("list", {"fields": ["id", "title"]}, {"fields": ("id", "title")}),
}


@pytest.mark.parametrize("how", SAME)
def test_an_equal_call_written_differently_resumes(sandbox: Any, tmp_path: Path, how: str) -> None:
    name, first, again = SAME[how]
    method = getattr(sandbox.museum().artworks, name)
    listing = paginate(method, resume=tmp_path / "position")
    pages = listing.pages(limit=PAGE, **first)
    used = ids(next(pages))
    next(pages)
    rest = ids(listing.records(limit=PAGE, **again))
    assert used + rest == ids(paginate(method).records(limit=PAGE, **first))


def test_the_default_page_size_may_be_passed_when_resuming(sandbox: Any, tmp_path: Path) -> None:
    listing = paginate(sandbox.museum().artworks.list, resume=tmp_path / "position")
    pages = listing.pages()
    next(pages), next(pages)
    assert next(listing.pages(limit=100)).number == 2


@pytest.mark.parametrize(
    "extra",
    [
        {"extra_query": {"fields": "id"}},
        {"extra_headers": {"X-Secret": "opensesame"}},
        {"max_records": 90},
        {"max_pages": 9},
    ],
    ids=lambda extra: next(iter(extra)),
)
def test_a_position_depends_on_the_extras_of_a_view_and_on_the_bounds(
    sandbox: Any, tmp_path: Path, extra: dict[str, Any]
) -> None:
    mark = tmp_path / "position"
    museum = sandbox.museum()
    bounds = {name: value for name, value in extra.items() if name.startswith("max")}
    view = museum if bounds else museum.with_options(**extra)
    pages = paginate(view.artworks.list, resume=mark, **bounds).pages(limit=PAGE)
    next(pages), next(pages)
    assert "opensesame" not in mark.read_text()
    words = {f"max_{of}": f"the largest number of {of}" for of in ("records", "pages")}
    what = next(map(words.__getitem__, bounds), "the extra members or headers of the client")
    with pytest.raises(openshelf.ArgumentError, match=rf"differs in {what}\. Use another file"):
        paginate(museum.artworks.list, resume=mark).pages(limit=PAGE)
    assert next(paginate(view.artworks.list, resume=mark, **bounds).pages(limit=PAGE)).number == 2


def test_a_position_depends_on_the_extra_body_of_a_view(sandbox: Any, tmp_path: Path) -> None:
    mark = tmp_path / "position"
    spending = sandbox.spending()
    given = {"filters": {"award_type_codes": ["A"]}, "limit": 10}
    method = spending.search.spending_by_category.naics
    pages = paginate(method, resume=mark).pages(**given)
    next(pages), next(pages, None)
    other = spending.with_options(extra_body={"spending_level": "awards"})
    with pytest.raises(
        openshelf.ArgumentError, match=r"differs in the extra members or headers of the client\."
    ):
        paginate(other.search.spending_by_category.naics, resume=mark).pages(**given)


def test_a_position_is_written_to_the_folder_in_which_the_call_began(
    sandbox: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path)
    pages = paginate(sandbox.museum().artworks.list, resume="position").pages(limit=PAGE)
    monkeypatch.chdir(tmp_path / "elsewhere")
    next(pages), next(pages)
    assert (tmp_path / "position").is_file()
    assert list(Path().iterdir()) == []


def test_a_missing_folder_for_the_position_is_reported_after_the_first_page(
    sandbox: Any, tmp_path: Path
) -> None:
    pages = paginate(sandbox.museum().artworks.list, resume=tmp_path / "no" / "file").pages()
    next(pages)
    with pytest.raises(FileNotFoundError):
        next(pages)


def test_a_killed_program_loses_no_record(sandbox: Any, tmp_path: Path) -> None:
    program = """
        import os, sys
        import openshelf

        address, mark, out, kill = sys.argv[1:]
        museum = openshelf.Museum(base_url=address, requests_per_second=None)
        listing = openshelf.paginate(museum.artworks.list, resume=mark)
        with open(out, "a") as file:
            for number, record in enumerate(listing.records(limit=20)):
                if number == int(kill):
                    os.kill(os.getpid(), 9)
                file.write(f"{record['id']}\\n")
                file.flush()
    """
    out, mark = tmp_path / "out", tmp_path / "position"
    address = sandbox.museum().base_url
    for kill in ("45", "61", "0", "100", "-1"):
        code, _, errors = run(program, address, str(mark), str(out), kill)
        assert code == (0 if kill == "-1" else -9), errors
    given = [int(line) for line in out.read_text().split()]
    everything = ids(paginate(sandbox.museum().artworks.list).records(limit=PAGE))
    assert set(given) == set(everything)
    # Every kill lets one page come again, up to its used part.
    assert len(given) - len(everything) <= 4 * PAGE


@pytest.mark.parametrize("fault", ["short", "moved"])
def test_a_resumed_list_is_checked_against_the_total_before_the_interruption(
    tmp_path: Path, fault: str
) -> None:
    works = [{"id": number} for number in range(100)]
    last = {"short": works[90:95], "moved": [*works[80:81], *works[90:99]]}[fault]

    pages = [*(works[begin : begin + 10] for begin in range(0, 90, 10)), last]

    def page(request: Any) -> Answer:
        number = int(parse_qs(urlsplit(request.target).query)["page"][0])
        body = {"pagination": {"total": 100}, "data": pages[number - 1]}
        return Answer(body=json.dumps(body).encode())

    with Recorder() as recorder:
        museum = openshelf.Museum(base_url=recorder.url, requests_per_second=None)
        listing = paginate(
            museum.artworks.list, concurrency=1, resume=tmp_path / "position", on_change="raise"
        )
        recorder.answer = page
        begun = listing.pages(limit=10)
        for _ in range(4):
            next(begun)
        del begun
        error = openshelf.TruncatedError if fault == "short" else openshelf.ChangedWhilePaging
        with pytest.raises(error):
            list(listing.records(limit=10))


def test_a_position_belongs_to_an_iterator_or_to_a_file(sandbox: Any, tmp_path: Path) -> None:
    works = sandbox.museum().artworks.list
    mark, path = tmp_path / "b.jsonl.position", tmp_path / "b.jsonl"
    path.write_text("mine\n")
    next(paginate(works, resume=mark, max_pages=3).pages(limit=10))
    list(paginate(works, resume=mark, max_pages=3).records(limit=10))
    with pytest.raises(openshelf.ArgumentError, match="it belongs to an iterator"):
        paginate(works, max_pages=3).to_jsonl(path, limit=10, resume=True)
    assert path.read_text() == "mine\n"
    path.unlink(), mark.unlink()
    paginate(works, max_pages=3).to_jsonl(path, limit=10, resume=True)
    with pytest.raises(openshelf.ArgumentError, match="it belongs to a file of records"):
        paginate(works, resume=mark, max_pages=3).records(limit=10)
    with pytest.raises(ValueError, match=r"to_jsonl\(path, ..., resume=True\)"):
        paginate(works, resume=tmp_path / "other").to_jsonl(path)
