"""Tests the mistakes of new users across the whole package: each message says what is wrong and what to do.

    python tests/python/package/test_mistakes.py

prints them as a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf import paginate, raw


@dataclass
class Here:
    """The context of a user's mistakes: a sandbox, its clients, a folder."""

    sandbox: Any
    folder: Path
    museum: Any = field(init=False)
    placeholder: Any = field(init=False)
    gazette: Any = field(init=False)
    spending: Any = field(init=False)
    disease: Any = field(init=False)

    def __post_init__(self) -> None:
        for name in ("museum", "placeholder", "gazette", "spending", "disease"):
            setattr(self, name, getattr(self.sandbox, name)())


@contextlib.contextmanager
def place() -> Iterator[Here]:
    with openshelf.Sandbox() as sandbox, tempfile.TemporaryDirectory() as folder:
        yield Here(sandbox, Path(folder))


def run(steps: Callable[[Any], Any], here: Here) -> Any:
    """Runs the steps in a loop, with an asynchronous client of the museum."""

    async def inside() -> Any:
        async with here.sandbox.async_museum() as museum:
            return await steps(museum)

    return asyncio.run(inside())


async def forgotten(museum: Any) -> Any:
    return museum.artworks.search("monet")["data"]


async def plain_loop(museum: Any) -> Any:
    return [each for each in paginate(museum.artworks.search).records("monet")]  # noqa: C416


async def plain_with(museum: Any) -> Any:
    with museum:
        pass


async def gathered_list(museum: Any) -> Any:
    return len(museum.artworks.list(limit=2))


async def awaited_twice(museum: Any) -> Any:
    call = museum.artworks.list(limit=2)
    await call
    return await call


def written(here: Here, name: str) -> Path:
    path = here.folder / name
    path.write_text("neither this nor that", encoding="utf-8")
    return path


def other_content(here: Here) -> Any:
    with openshelf.Cassette(written(here, "other.jsonl")):
        pass


def closed(here: Here) -> Any:
    with here.sandbox.museum() as museum:
        pass
    return museum.artworks.get(27992)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def taken_port() -> Any:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return openshelf.Sandbox(port=server.getsockname()[1])


def stopped(here: Here) -> Any:
    with openshelf.Sandbox() as sandbox:
        disease = sandbox.disease(max_retries=0)
    return disease.totals.world()


PERIOD = [{"start_date": "2024-09-30", "end_date": "2023-10-01"}]
CONTRACTS = {"award_type_codes": ["A"]}

Error = openshelf.ArgumentError


@dataclass(frozen=True)
class Mistake:
    code: str
    act: Callable[[Here], Any]
    kind: type[BaseException]
    #: The required parts of the message: what is wrong, and what to do.
    says: tuple[str, ...]


def it(code: str, kind: type[BaseException], *says: str, act: Callable[[Here], Any]) -> Mistake:
    return Mistake(code, act, kind, says)


# fmt: off
MISTAKES = [
    # museum
    it("museum.artworks.search()", TypeError, "missing 1 required argument: 'q'", "such as 'monet'; None lists everything",
       act=lambda h: h.museum.artworks.search()),
    it('museum.artworks.search("monet", fields=["titel"])', openshelf.UnknownFieldWarning, "'titel'", "did you mean 'title'?",
       act=lambda h: h.museum.artworks.search("monet", fields=["titel"])),
    it('museum.artworks.search("monet", limit="10")', Error, "limit: expected an int from 0 to 100: write 10", "got '10'",
       act=lambda h: h.museum.artworks.search("monet", limit="10")),
    it("museum.artwork.get(27992)", AttributeError, "museum.artwork(...)", "did you mean 'artworks'?",
       act=lambda h: h.museum.artwork.get(27992)),
    it('museum.artworks.search("monet", page=20, limit=100)', openshelf.StatusError, "403", "too many results", "refine your parameters",
       act=lambda h: h.museum.artworks.search("monet", page=20, limit=100)),
    it("museum.artworks.get(None)", TypeError, "got None for the required argument 'id'", "such as 27992",
       act=lambda h: h.museum.artworks.get(None)),
    it('museum.images.download("../secret")', Error, "a file name", "another folder",
       act=lambda h: h.museum.images.download("../secret")),
    # placeholder
    it('placeholder.seed_url("picsum", 200, 300)', TypeError, "takes 2 positional arguments (seed, width) but 3 were given", "height=None",
       act=lambda h: h.placeholder.seed_url("picsum", 200, 300)),
    it('placeholder.seed_url("picsum", "200px")', Error, "width: expected an int", "'200px'",
       act=lambda h: h.placeholder.seed_url("picsum", "200px")),
    it('placeholder.seed_url("picsum", 200, grayscal=True)', TypeError, "'grayscal'", "did you mean 'grayscale'?",
       act=lambda h: h.placeholder.seed_url("picsum", 200, grayscal=True)),
    it('raw(placeholder.seed_url)("picsum", 200)', TypeError, "seed_url() sends no request", "no raw answer",
       act=lambda h: raw(h.placeholder.seed_url)("picsum", 200)),
    it("raw(placeholder.fetch_random)(100).json()", openshelf.DecodeError, "image/jpeg, not JSON", ".body",
       act=lambda h: raw(h.placeholder.fetch_random)(100).json()),
    # gazette
    it('gazette.documents.search(term="water")', TypeError, "'term'", "write 'search_term'",
       act=lambda h: h.gazette.documents.search(term="water")),
    it('gazette.search("water")', AttributeError, "no attribute 'search'", "documents.search",
       act=lambda h: h.gazette.search("water")),
    it('gazette.documents.search("water", published_from="2024-06-30", published_to="2024-01-01")', Error,
       "'published_from' ('2024-06-30') is after 'published_to' ('2024-01-01')", "swap them",
       act=lambda h: h.gazette.documents.search("water", published_from="2024-06-30", published_to="2024-01-01")),
    it('gazette.documents.search("water", published_from="30/06/2024")', Error, "a date that exists, YYYY-MM-DD", "'30/06/2024'",
       act=lambda h: h.gazette.documents.search("water", published_from="30/06/2024")),
    it('gazette.documents.search("water", page=11, per_page=1000)', Error, "at most 10000 (11 * 1000 is more)",
       "the service refuses later pages", "openshelf.paginate(method) reads the whole list",
       act=lambda h: h.gazette.documents.search("water", page=11, per_page=1000)),
    it('gazette.documents.get("2024-10001,2024-10002")', Error, "asks for several documents", "use get_many",
       act=lambda h: h.gazette.documents.get("2024-10001,2024-10002")),
    it('gazette.documents.search("water", doc_type="Rule", cfr_part="60")', Error, "2 faults", "did you mean 'rule'?", "needs cfr_title",
       act=lambda h: h.gazette.documents.search("water", doc_type="Rule", cfr_part="60")),
    # spending
    it('spending.search.spending_by_award({}, ["Recipient", "Amount"])', Error, "'award_type_codes' is missing", "'A'",
       "did you mean 'Recipient Name'?", "did you mean 'Award Amount'?",
       act=lambda h: h.spending.search.spending_by_award({}, ["Recipient", "Amount"])),
    it('spending.search.spending_by_award({"award_type_codes": "A"}, ["Award ID"])', Error, "filters.award_type_codes", "write ['A']",
       act=lambda h: h.spending.search.spending_by_award({"award_type_codes": "A"}, ["Award ID"])),
    it('spending.search.spending_over_time({"award_type_codes": ["A"], "time_period": [{... reversed}]})', Error,
       "filters.time_period[0]", "is after 'end_date'", "swap them",
       act=lambda h: h.spending.search.spending_over_time(CONTRACTS | {"time_period": PERIOD})),
    it('spending.search.spending_by_award({"award_type_codes": ["A"], "keyword": "steel"}, ["Award ID"])', Error,
       "unknown member 'keyword'", "'keywords'",
       act=lambda h: h.spending.search.spending_by_award(CONTRACTS | {"keyword": "steel"}, ["Award ID"])),
    it("spending.agency.overview(12)", Error, "leading zeros", "write '012'",
       act=lambda h: h.spending.agency.overview(12)),
    it("spending.spending_by_award()", AttributeError, "no attribute 'spending_by_award'", "did you mean search.spending_by_award?",
       act=lambda h: h.spending.spending_by_award()),
    # disease
    it('disease.totals.countries(["Italy", "Spain"])', TypeError, "takes no positional arguments", "totals.countries_by_name(countries)",
       act=lambda h: h.disease.totals.countries(["Italy", "Spain"])),
    it('disease.totals.country("Italy, Spain")', Error, "asks for several countries", "use countries_by_name",
       act=lambda h: h.disease.totals.country("Italy, Spain")),
    it('disease.totals.country("Italy", yesterday=True)', TypeError, "'yesterday'", "write 'day'",
       act=lambda h: h.disease.totals.country("Italy", yesterday=True)),
    it('disease.historical.country("Italy", last_days=0)', Error, "last_days: expected an int of 1 or more", "got 0",
       act=lambda h: h.disease.historical.country("Italy", last_days=0)),
    it('disease.totals.country("Atlantis")', openshelf.NotFoundError, "404", "Country not found",
       act=lambda h: h.disease.totals.country("Atlantis")),
    # options
    it('disease.totals.country("Italy", timeout=5)', TypeError, "option of the client", "with_options(timeout=...)",
       act=lambda h: h.disease.totals.country("Italy", timeout=5)),
    it("openshelf.Museum(timout=5)", TypeError, "'timout'", "did you mean 'timeout'?",
       act=lambda _: openshelf.Museum(timout=5)),
    it('openshelf.Disease(base_url="disease.sh")', Error, "base_url", "such as https://", "got disease.sh",
       act=lambda _: openshelf.Disease(base_url="disease.sh")),
    it('openshelf.Gazette(image_api_url="https://example.org")', TypeError, "'image_api_url'", "only openshelf.Museum(image_api_url=...) accepts it",
       act=lambda _: openshelf.Gazette(image_api_url="https://example.org")),
    it('openshelf.Disease(base_url="http://127.0.0.1:PORT").totals.world()', openshelf.ConnectError, "refuses connections", "check that a server runs there",
       act=lambda _: openshelf.Disease(base_url=f"http://127.0.0.1:{free_port()}", max_retries=0).totals.world()),
    # paging
    it("paginate(museum.artworks.get)", TypeError, "returns everything in one answer", "call it without paginate",
       act=lambda h: paginate(h.museum.artworks.get)),
    it("paginate(museum.artworks.search) without arguments", TypeError, "pass the arguments of the call first", "paginate(Museum.artworks.search)(...)",
       act=lambda h: list(paginate(h.museum.artworks.search))),
    it('paginate(museum.artworks.search("monet"))', TypeError, "got dict", "the result of a call", "without calling it",
       act=lambda h: paginate(h.museum.artworks.search("monet"))),
    it('paginate(museum.artworks.search).records("monet", page=2)', Error, "paginate requests the pages itself", "leave page out",
       act=lambda h: paginate(h.museum.artworks.search).records("monet", page=2)),
    it("paginate(museum.artworks.search, max_records=0)", Error, "max_records: expected an int of at least 1", "None for no limit",
       act=lambda h: paginate(h.museum.artworks.search, max_records=0)),
    it('paginate(museum.artworks.search, on_change="ignore")', Error, "on_change: expected 'mend', 'raise' or 'warn'", "'ignore'",
       act=lambda h: paginate(h.museum.artworks.search, on_change="ignore")),
    it('paginate(museum.artworks.search).plan("monet", slices=0)', Error, "slices: expected an int of at least 1", "got 0",
       act=lambda h: paginate(h.museum.artworks.search).plan("monet", slices=0)),
    it('paginate(museum.artworks.search).table("monet").select("titel")', Error, "no column 'titel'", "did you mean 'title'?",
       act=lambda h: paginate(h.museum.artworks.search, max_pages=1).table("monet").select("titel")),
    # async
    it('async: museum.artworks.search("monet")["data"]', TypeError, "was not awaited", "(await museum.artworks.search(...))['data']",
       act=lambda h: run(forgotten, h)),
    it('async: for record in paginate(museum.artworks.search).records("monet")', TypeError, "async for record in",
       act=lambda h: run(plain_loop, h)),
    it("async: with museum:", TypeError, "AsyncMuseum must be used with `async with`", "write `async with",
       act=lambda h: run(plain_with, h)),
    it("async: len(museum.artworks.list(limit=2))", TypeError, "was not awaited", "len(await museum.artworks.list(...))",
       act=lambda h: run(gathered_list, h)),
    it("a call after the with block", openshelf.ClosedError, "this Museum is closed", "create a new openshelf.Museum",
       act=closed),
    # cache
    it("openshelf.Disease(expire_after=60)", Error, "expire_after: needs a cache", "use_caching=True",
       act=lambda _: openshelf.Disease(expire_after=60)),
    it('openshelf.Disease(use_caching=True, backend="redis://:secret@host")', Error, "got an address", "pass it as cache_url",
       act=lambda _: openshelf.Disease(use_caching=True, backend="redis://:secret@host")),
    it('openshelf.Disease(use_caching=True, backend="mongo")', Error, "backend", "one of sqlite, memory", "got 'mongo'",
       act=lambda _: openshelf.Disease(use_caching=True, backend="mongo")),
    it("disease.cache.clear() without a cache", openshelf.CacheError, "does not cache answers", "create it with use_caching=True",
       act=lambda h: h.disease.cache.clear()),
    # other functions
    it('openshelf.bind("museum.artworks.serch")', Error, "'museum.artworks.serch'", "did you mean",
       act=lambda _: openshelf.bind("museum.artworks.serch")),
    it('openshelf.FromEnvironment("")', Error, "name: expected the name of an environment variable",
       act=lambda _: openshelf.FromEnvironment("")),
    it('openshelf.Cassette("a.jsonl", record="onec")', Error, "record: expected one of 'none', 'once'", "onec",
       act=lambda _: openshelf.Cassette("a.jsonl", record="onec")),
    it('openshelf.Cassette("a.jsonl", filter=1)', TypeError, "filter: expected a function", "type int",
       act=lambda _: openshelf.Cassette("a.jsonl", filter=1)),
    it("with openshelf.Cassette(a file of other content)", openshelf.CassetteError, "other.jsonl",
       act=other_content),
    it("openshelf.read_zip(a file of other content)", openshelf.DecodeError, "not a ZIP archive",
       act=lambda h: openshelf.read_zip(written(h, "other.zip"))),
    it("openshelf.read_zip(path, max_cell_bytes=0)", Error, "max_cell_bytes: expected bytes from 1", "got 0",
       act=lambda h: openshelf.read_zip(written(h, "other.zip"), max_cell_bytes=0)),
    it('openshelf.download(spending.bulk_download.awards, sha256="1")', Error, "sha256: expected 64 hexadecimal digits",
       act=lambda h: openshelf.download(h.spending.bulk_download.awards, h.folder, sha256="1")),
    it("openshelf.download(museum.artworks.get)", TypeError, "leads to no file", "such as spending.",
       act=lambda h: openshelf.download(h.museum.artworks.get)),
    it("openshelf.table(placeholder.seed_url)", TypeError, "cannot be made into a table",
       act=lambda h: openshelf.table(h.placeholder.seed_url)("picsum", 200)),
    it("a coroutine that is awaited twice", openshelf.StateError, "cannot await a coroutine",
       act=lambda h: run(awaited_twice, h)),
    # sandbox
    it('openshelf.Sandbox(today="tomorrow")', Error, "tomorrow",
       act=lambda _: openshelf.Sandbox(today="tomorrow")),
    it('sandbox.fail("museum", gateway=500)', Error, "gateway: expected 502 or 520 to 526", "got 500",
       act=lambda h: h.sandbox.fail("museum", gateway=500)),
    it('sandbox.answer("museum", status=200)', TypeError, "body",
       act=lambda h: h.sandbox.answer("museum", status=200)),
    it('sandbox.fail("museum", stats=500)', TypeError, "'stats'", "did you mean 'status'?",
       act=lambda h: h.sandbox.fail("museum", stats=500)),
    it("openshelf.Sandbox(port=PORT_IN_USE)", OSError, "port", "in use",
       act=lambda _: taken_port()),
    it("a call after the sandbox has ended", openshelf.ConnectError, "refuses connections", "check that a server runs there",
       act=stopped),
    # files
    it('museum.images.download(id, directory="missing")', OSError, "there is no such folder", "create it", "missing",
       act=lambda h: h.museum.images.download(h.museum.artworks.get(27992)["data"]["image_id"], directory=str(h.folder / "missing"))),
    it('paginate(...).to_jsonl("missing/records.jsonl", "monet")', OSError, "No such file or directory", "missing",
       act=lambda h: paginate(h.museum.artworks.search, max_pages=1).to_jsonl(h.folder / "missing" / "records.jsonl", "monet")),
    it('openshelf.Museum(ca_file="missing.pem")', Error, "ca_file", "PEM", "missing.pem",
       act=lambda _: openshelf.Museum(ca_file="missing.pem").artworks.get(1)),
]
# fmt: on


def reported(mistake: Mistake, here: Here) -> tuple[type[BaseException] | None, str]:
    """The output that the user sees."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            mistake.act(here)
        except Exception as error:  # noqa: BLE001  whatever comes is shown
            return type(error), str(error)
    ours = [each for each in caught if each.category.__module__.startswith("openshelf")]
    return (ours[0].category, str(ours[0].message)) if ours else (None, "")


@pytest.fixture(scope="module")
def here() -> Iterator[Here]:
    with place() as made:
        yield made


@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.code for mistake in MISTAKES])
def test_the_message_says_what_is_wrong_and_what_to_do(mistake: Mistake, here: Here) -> None:
    kind, message = reported(mistake, here)
    assert kind is not None
    assert issubclass(kind, mistake.kind), (kind, message)
    for part in mistake.says:
        assert part in message
    # Except for files and attributes, one class catches everything.
    plain = (OSError, AttributeError, Warning)
    assert issubclass(kind, (openshelf.OpenshelfError, *plain)), kind


def main() -> None:
    """Print the table."""
    lines = ["| what was written | what is reported |", "|---|---|"]
    with place() as here:
        for mistake in MISTAKES:
            kind, message = reported(mistake, here)
            shown = message if len(message) < 600 else message[:600] + "..."
            shown = shown.replace("|", "\\|").replace("\n", "<br>")
            lines.append(f"| `{mistake.code}` | `{kind.__name__ if kind else ''}`: {shown} |")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
