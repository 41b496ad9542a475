"""Tests progress: tqdm if installed, a line on a terminal, a custom object, silence in a pipe."""

import io
import operator
import pickle
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import openshelf
import pytest
from calling import TODAY
from openshelf import paginate
from openshelf.pagination import Count, Line, NotebookBar, progress_bar


class Bar:
    def __init__(self) -> None:
        self.total: int | None = None
        self.updates: list[int] = []
        self.closed = 0

    def update(self, n: int, /) -> None:
        self.updates.append(n)

    def close(self) -> None:
        self.closed += 1


def test_progress_is_reported_to_an_object_of_the_caller(sandbox: Any) -> None:
    bar = Bar()
    records = list(paginate(sandbox.museum().artworks.list, progress=bar).records(limit=70))
    assert (sum(bar.updates), bar.total, bar.closed) == (len(records), 300, 1)
    assert len(bar.updates) == 5


def test_the_total_is_limited_by_max_records(sandbox: Any) -> None:
    bar = Bar()
    list(paginate(sandbox.museum().artworks.list, progress=bar, max_records=120).records())
    assert (sum(bar.updates), bar.total, bar.closed) == (120, 120, 1)


def test_a_limit_does_not_pass_for_the_total(sandbox: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setitem(sys.modules, "tqdm", None)
    for most in (5, 300):
        listing = paginate(sandbox.museum().artworks.list, progress=True, max_records=most)
        assert len(list(listing.records(limit=100))) == most
    lines = terminal.getvalue().replace("\r", "\n").split("\n")
    assert "museum.artworks.list: 5 of 300 records (limit 5)" in lines
    assert "museum.artworks.list: 300 of 300 records" in lines


def test_a_bar_of_tqdm_and_one_of_a_notebook_tell_the_limit(
    sandbox: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("tqdm")
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    list(paginate(sandbox.museum().artworks.list, progress=True, max_records=5).records())
    assert "museum.artworks.list (limit; 300 exist)" in terminal.getvalue()
    monkeypatch.setattr("IPython.display.display", lambda *_, **__: None)
    bar = NotebookBar(5, "works", 0, 300)
    assert "of 300 records (limit 5)" in repr(bar)


def test_a_bar_is_closed_when_its_iterator_is_dropped(sandbox: Any) -> None:
    bar = Bar()
    records = paginate(sandbox.museum().artworks.list, progress=bar).records(limit=10)
    next(records)
    del records
    assert bar.closed == 1


async def test_an_asynchronous_client_reports_progress(sandbox: Any) -> None:
    bar = Bar()
    listing = paginate(sandbox.async_museum().artworks.list, progress=bar)
    records = [record async for record in listing.records(limit=70)]
    assert (sum(bar.updates), bar.total, bar.closed) == (len(records), 300, 1)


def test_progress_starts_where_an_earlier_program_stopped(sandbox: Any, tmp_path: Path) -> None:
    listing = paginate(sandbox.museum().artworks.list, resume=tmp_path / "position")
    pages = listing.pages(limit=50)
    for _ in range(3):
        next(pages)
    del pages
    bar = Bar()
    listing = paginate(sandbox.museum().artworks.list, resume=tmp_path / "position", progress=bar)
    assert len(list(listing.records(limit=50))) == 200
    assert (bar.updates, bar.total, bar.closed) == ([100, 50, 50, 50, 50], 300, 1)


@pytest.mark.parametrize(
    ("name", "arguments", "scale", "everything"),
    [
        ("gazette.documents.search", {"search_term": "document"}, 30, 12_000),
        ("museum.artworks.search", {"q": "", "validate": False}, 5, 1_500),
    ],
    ids=["days", "ids"],
)
def test_the_total_of_a_resumed_list_counts_all_its_parts(
    tmp_path: Path, name: str, arguments: dict[str, Any], scale: int, everything: int
) -> None:
    arguments = dict(arguments)
    service, path = name.split(".", 1)
    mark = tmp_path / "position"
    with openshelf.Sandbox(today=TODAY, scale=scale) as server:
        view = getattr(server, service)().with_options(validate=arguments.pop("validate", True))
        method = operator.attrgetter(path)(view)
        records = paginate(method, resume=mark).records(**arguments)
        for _ in range(700):
            next(records)
        del records
        bar = Bar()
        rest = list(paginate(method, resume=mark, progress=bar).records(**arguments))
    assert bar.total == everything
    assert len(rest) < everything == sum(bar.updates)


def test_an_error_of_the_bar_is_raised(sandbox: Any) -> None:
    class Broken(Bar):
        def update(self, n: int, /) -> None:
            raise RuntimeError(n)

    with pytest.raises(RuntimeError, match="70"):
        list(paginate(sandbox.museum().artworks.list, progress=Broken()).records(limit=70))


def test_no_progress_is_written_to_a_pipe(sandbox: Any, capsys: pytest.CaptureFixture[str]) -> None:
    list(paginate(sandbox.museum().artworks.list, progress=True).records())
    assert capsys.readouterr() == ("", "")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_without_tqdm_shows_a_line(
    sandbox: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setitem(sys.modules, "tqdm", None)
    list(paginate(sandbox.museum().artworks.list, progress=True).records(limit=100))
    assert terminal.getvalue() == (
        "\rmuseum.artworks.list: 100 of 300 records"
        "\rmuseum.artworks.list: 200 of 300 records"
        "\rmuseum.artworks.list: 300 of 300 records\n"
    )


def test_a_terminal_with_tqdm_shows_its_bar(sandbox: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("tqdm")
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    list(paginate(sandbox.museum().artworks.list, progress=True).records(limit=100))
    assert "300/300" in terminal.getvalue()
    assert "museum.artworks.list" in terminal.getvalue()


def test_a_line_without_a_total_shows_the_number_of_records() -> None:
    terminal = Terminal()
    line = Line(terminal, None, "x")
    line.update(1500)
    line.close()
    assert terminal.getvalue() == "\rx: 1,500 records\n"


def test_a_bar_with_a_total_keeps_its_total() -> None:
    bar = Bar()
    bar.total = 7
    assert progress_bar(bar, 300, "x") is bar
    assert bar.total == 7


def test_a_count_says_when_it_is_a_lower_bound() -> None:
    exact, bound = Count(12), Count(12, is_exact=False)
    assert (repr(exact), repr(bound), str(bound)) == ("12", "at least 12", "at least 12")
    assert exact == bound == 12
    assert f"{bound:,}" == "12"
    copy = pickle.loads(pickle.dumps(bound))  # noqa: S301  it is our own
    assert (copy, copy.is_exact) == (12, False)


class Handle:
    """The handle that IPython's display returns: it keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def update(self, bar: NotebookBar) -> None:
        self.shown.append(bar._repr_html_())


class Kernel:
    """A shell with a kernel, as in a notebook, and IPython's display function."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, kernel: object) -> None:
        self.handle = Handle()
        shell = SimpleNamespace(kernel=kernel)
        ipython = SimpleNamespace(get_ipython=lambda: shell)
        monkeypatch.setitem(sys.modules, "IPython", ipython)
        monkeypatch.setitem(sys.modules, "IPython.display", SimpleNamespace(display=self.display))

    def display(self, bar: NotebookBar, *, display_id: bool) -> Handle:
        assert display_id
        self.handle.update(bar)
        return self.handle


def test_a_notebook_shows_a_bar_in_one_output(
    sandbox: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = Kernel(monkeypatch, object())
    monkeypatch.setattr(NotebookBar, "INTERVAL", 0)
    list(paginate(sandbox.museum().artworks.list, progress=True).records(limit=100))
    drawn = kernel.handle.shown
    assert len(drawn) == 5
    assert [
        f'max="300" value="{number}"' in html
        for number, html in zip((0, 100, 200, 300, 300), drawn, strict=True)
    ] == [True] * 5
    assert "museum.artworks.list" in drawn[0] and "300 of 300 records" in drawn[-1]
    assert capsys.readouterr() == ("", "")


def test_a_shell_without_a_kernel_shows_no_notebook_bar(
    sandbox: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = Kernel(monkeypatch, None)
    list(paginate(sandbox.museum().artworks.list, progress=True).records(limit=100))
    assert kernel.handle.shown == []


def test_a_notebook_bar_is_drawn_rarely_and_always_at_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kernel = Kernel(monkeypatch, object())
    monkeypatch.setattr(NotebookBar, "INTERVAL", 3600)
    bar = NotebookBar(None, "<x>", 5)
    for _ in range(10):
        bar.update(100)
    bar.close()
    bar.close()
    assert len(kernel.handle.shown) == 2
    first, last = kernel.handle.shown
    assert "<progress  style" in first and 'max="1" value="1"' in last
    assert "&lt;x&gt;" in last and "1,005 records" in last
    assert repr(bar) == "<x>: 1,005 records"
