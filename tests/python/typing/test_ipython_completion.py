"""Tests what the tab key and the question mark show in IPython and Jupyter."""

from __future__ import annotations

import json
from typing import Any

import openshelf
import pytest
from openshelf.completion import Place, completions
from programs import finish, run, start

#: Calls with the arguments of a method, and their own keywords.
TAKERS = {
    "gazette.documents.search": set[str](),
    "paginate(gazette.documents.search)": set[str](),
    "paginate(gazette.documents.search, max_records=5).records": set[str](),
    "paginate(gazette.documents.search).pages": set[str](),
    "paginate(gazette.documents.search).table": {"flatten=", "infer="},
    "paginate(gazette.documents.search).scan": {"flatten="},
    "paginate(gazette.documents.search).to_parquet": {"path=", "resume="},
    "table(gazette.documents.search, flatten=True)": set[str](),
    "openshelf.raw(gazette.documents.search)": set[str](),
    "prepare(gazette.documents.search)": set[str](),
    "works": set[str](),
    "works.records": set[str](),
    "held.gazette.documents.search": set[str](),
    "paginate(held.gazette.documents.search).records": set[str](),
}

ORDERS = [
    "relevance", "newest", "date", "oldest", "id", "executive_order_number", "proclamation_number",
]  # fmt: skip

#: Cells up to the cursor, and exactly the completions there.
VALUES = {
    'gazette.documents.search("water", order="': {*ORDERS},
    'paginate(gazette.documents.search).records("water", order="n': {"newest"},
    "for each in paginate(gazette.documents.search)('a (b', order='o": {"oldest"},
    'x = [table(gazette.documents.search)("water",\n    order="new': {"newest"},
    'print(raw(gazette.documents.search)("water", doc_type=["rule", "no': {"notice"},
    'prepare(gazette.documents.search)("water", order=': {f'"{order}"' for order in ORDERS},
    'works.pages("water", order="r': {"relevance"},
    'spending.search.spending_by_award({"award_ty': {"award_type_codes"},
    'spending.search.spending_by_award(filters={"award_type_codes": ["IDV_C", "IDV_D': {"IDV_D"},
    'spending.search.spending_by_award(filters={"time_period": [{"start_': {"start_date"},
    'paginate(spending.search.spending_by_award).records({"keywords": ["a"], "time_period": [{"date_type": "last': {"last_modified_date"},
    'spending.search.spending_by_award({}, ["Award ID", "Recipient N': {"Recipient Name"},
    'spending.search.spending_by_award({}, fields=["Sub-Award Primary': {"Sub-Award Primary Place of Performance"},
    'gazette.documents.search("water", agencies=["envir': {"environmental-protection-agency"},
}  # fmt: skip

PROGRAM = """
    import json, sys
    from IPython.core.completer import provisionalcompleter
    from IPython.core.interactiveshell import InteractiveShell
    shell = InteractiveShell.instance()
    shell.run_cell('''
    import types
    import openshelf
    from openshelf import paginate, prepare, raw, table
    gazette = openshelf.Gazette(base_url="http://127.0.0.1:9")
    spending = openshelf.Spending(base_url="http://127.0.0.1:9")
    works = paginate(gazette.documents.search)
    held = types.SimpleNamespace(gazette=gazette)
    ''')
    cells, names = json.load(sys.stdin)
    found = []
    for jedi in (False, True):
        shell.Completer.use_jedi = jedi
        for cell in cells:
            with provisionalcompleter():
                given = shell.Completer.completions(cell, len(cell))
                found.append([cell[:each.start] + each.text for each in given])
    shown = [shell.inspector.info(eval(name, shell.user_ns), oname=name) for name in names]
    kept = ("definition", "call_def", "docstring", "call_docstring")
    json.dump([found, [{key: info[key] for key in kept} for info in shown]], sys.stdout)
    """


@pytest.fixture(scope="module")
def shell() -> Any:
    """The completions of a shell in every case, with and without jedi."""
    cells = [f"{taker}(" for taker in TAKERS] + list(VALUES)
    names = [taker for taker in TAKERS if "held" not in taker]
    status, said, errors = finish(start(PROGRAM), json.dumps([cells, names]))
    assert status == 0, errors
    found, shown = json.loads(said)
    count = len(cells)
    completed = [
        dict(zip(cells, found[place : place + count], strict=True)) for place in (0, count)
    ]
    return completed, dict(zip(names, shown, strict=True))


@pytest.mark.parametrize("jedi", [False, True], ids=["alone", "with jedi"])
@pytest.mark.parametrize("taker", TAKERS)
def test_names_of_arguments_are_completed(shell: Any, taker: str, jedi: bool) -> None:
    cell = f"{taker}("
    wanted = {"search_term=", "order=", "doc_type=", "published_from="} | TAKERS[taker]
    assert {cell + name for name in wanted} <= set(shell[0][jedi][cell])


@pytest.mark.parametrize("jedi", [False, True], ids=["alone", "with jedi"])
@pytest.mark.parametrize("cell", VALUES)
def test_values_of_an_argument_are_completed(shell: Any, cell: str, jedi: bool) -> None:
    start = cell[: max(cell.rfind(mark) for mark in "\"'=") + 1]
    assert set(shell[0][jedi][cell]) == {start + value for value in VALUES[cell]}


@pytest.mark.parametrize("taker", [taker for taker in TAKERS if "held" not in taker])
def test_a_question_mark_shows_one_signature_and_one_docstring(shell: Any, taker: str) -> None:
    info = shell[1][taker]
    assert "search_term" in info["definition"] and "order" in info["definition"]
    assert info["call_def"] is None
    assert "Text to search for" in info["docstring"]
    assert info["call_docstring"] is None


class Watched:
    """An object of another package, whose attributes must not be accessed."""

    @property
    def museum(self) -> Any:
        raise AssertionError

    def __call__(self, *_: Any) -> Any:
        raise AssertionError

    def __getitem__(self, _: Any) -> Any:
        raise AssertionError


@pytest.mark.parametrize(
    "cell",
    [
        "watched.museum.artworks.search(",
        "watched(1).artworks.search(",
        "paginate(watched(1)).records(",
        "watched[0].search(",
        "openshelf.Museum().artworks.search(",
        "unknown.artworks.search(",
        "museum.artworks.serch(",
        "paginate(museum.artworks).records(",
        "paginate().records(",
        "print(",
        "museum.artworks.search",
        "museum.artworks.search('a')",
        "# museum.artworks.search(",
        "'museum.artworks.search('",
        "museum.artworks.search(lim +",
        "museum.artworks.search(x.",
        "museum.artworks.search(nothing='",
        "museum.artworks.search('a', 'b', '",
        "(",
        "))((",
        "",
    ],
)
def test_foreign_objects_are_neither_completed_nor_evaluated(cell: str) -> None:
    with openshelf.Museum(base_url="http://127.0.0.1:9") as museum:
        names = {
            "watched": Watched(), "museum": museum, "openshelf": openshelf,
            "paginate": openshelf.paginate,
        }  # fmt: skip
        assert completions(cell, names)[1] == []


def test_a_passed_argument_is_not_offered_again() -> None:
    with openshelf.Museum(base_url="http://127.0.0.1:9") as museum:
        _, found = completions("museum.artworks.search('a', limit=3, ", {"museum": museum})
        assert "page=" in found and "limit=" not in found


@pytest.mark.parametrize(
    ("program", "place"),
    [
        ("f(", ("f", "", None)),
        ("f(a, b=", ("f", " b=", None)),
        ("f(g(1, 2), x='a, b', y", ("f", " y", None)),
        ("f(x=['a', \"b", ("f", "x=['a', ", "b")),
        ('f(x="""a "b"', ("f", "x=", 'a "b"')),
        ("f(  # it's (\n  x", ("f", "  # it's (\n  x", None)),
        ("f('', x=\"\", y='z", ("f", " y=", "z")),
        ("[1, 2", ("", "", None)),
    ],
)
def test_the_call_and_argument_at_the_cursor_are_found(
    program: str, place: tuple[str, str, str | None]
) -> None:
    found = Place(program)
    assert (found.callee, found.argument, found.text) == place


def test_completion_is_loaded_only_in_a_shell() -> None:
    program = "import sys, openshelf; print('openshelf.completion' in sys.modules)"
    assert run(program)[:2] == (0, "False\n")
