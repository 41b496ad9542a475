"""Tests every operation that pages with a cassette: what was recorded plays, and all of it is played.

A list usually asks ahead, and what it asks then depends on which answer comes first. A recording has one order alone.
"""

import asyncio
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from openshelf import paginate
from paging.test_every_list import PAGED, arguments_of, sizes

from examples import CATALOG

pytestmark = pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")

#: An order that depends on timing differs sooner or later.
REPETITIONS = 3
CONTRACTS = {
    "award_type_codes": ["A", "B", "C", "D"],
    "time_period": [{"start_date": "2023-10-01", "end_date": "2024-09-30"}],
}


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        yield sandbox


def recorded_and_played(program: Callable[[], object], path: Path, repetitions: int) -> None:
    """Records what a program asks, and plays it: it reads the same, and leaves nothing over."""
    for number in range(repetitions):
        cassette = path / f"{number}.jsonl"
        with openshelf.Cassette(cassette) as recording:
            live = program()
        assert recording.recorded
        with openshelf.Cassette(cassette, record="none") as playing:
            assert program() == live
        assert (playing.played, playing.unused) == (recording.recorded, 0)


def after_a_break(listing: Any, arguments: dict[str, Any], count: int) -> list[Any]:
    """The first records of a list that is left before its end."""
    read = []
    for record in listing.records(**arguments):
        read.append(record)
        if len(read) == count:
            break
    return read


async def in_a_coroutine(listing: Any, arguments: dict[str, Any]) -> list[Any]:
    return [record async for record in listing.records(**arguments)]


@pytest.mark.parametrize("operation", PAGED)
def test_every_list_plays_what_it_has_recorded(
    operation: catalog_facts.Operation, server: Any, tmp_path: Path
) -> None:
    with getattr(server, operation.service)() as client:
        method = method_of(client, operation)
        arguments = arguments_of(operation)
        size = sizes(operation, method, arguments)
        small = {**arguments, CATALOG[operation.id]["paging"]["size"]: size}

        async def in_a_loop() -> list[Any]:
            async with getattr(server, f"async_{operation.service}")() as client:
                own = method_of(client, operation)
                return await in_a_coroutine(paginate(own), small)

        def program() -> object:
            few = paginate(method, max_records=2 * size)
            return [
                list(islice(paginate(method).records(**arguments), 2 * size)),
                list(few.records(**small)),
                after_a_break(paginate(method), small, 1),
                after_a_break(paginate(method), small, size + 1),
                paginate(method).table(**small).to_arrow().to_pylist(),
                asyncio.run(in_a_loop()),
            ]

        recorded_and_played(program, tmp_path, REPETITIONS)


@pytest.mark.parametrize("concurrency", [None, 4, 16])
def test_windows_play_what_they_have_recorded(
    server: Any, tmp_path: Path, concurrency: int | None
) -> None:
    with server.spending() as spending:

        def program() -> object:
            listing = paginate(
                spending.search.spending_by_award, max_records=120, concurrency=concurrency
            )
            return len(listing.table(CONTRACTS, ["Award ID"], limit=25))

        recorded_and_played(program, tmp_path, 2 * REPETITIONS)


def test_files_plans_and_mirrors_play_what_they_have_recorded(server: Any, tmp_path: Path) -> None:
    files = tmp_path / "files"
    files.mkdir()
    with server.spending() as spending, server.museum() as museum:
        awards = paginate(spending.search.spending_by_award, max_records=250)
        every = paginate(spending.search.spending_by_award)

        def a_file() -> object:
            count = awards.to_jsonl(files / "awards.jsonl", CONTRACTS, ["Award ID"], limit=100)
            return int(count), (files / "awards.jsonl").read_bytes()

        def a_plan() -> object:
            plan = every.plan(CONTRACTS, ["Award ID"], slices=4)
            return [(part.name, list(part.records())) for part in plan]

        def a_mirror() -> object:
            folder = files / f"artists-{len(list(files.iterdir()))}"
            kept = openshelf.mirror(museum.artists.list, folder)()
            return kept.update().records, kept.update().records

        for name, program in (("file", a_file), ("plan", a_plan), ("mirror", a_mirror)):
            (tmp_path / name).mkdir()
            recorded_and_played(program, tmp_path / name, REPETITIONS)


def test_a_position_plays_what_it_has_recorded(server: Any, tmp_path: Path) -> None:
    with server.gazette() as gazette:

        def program() -> object:
            position = tmp_path / "position"
            read = []
            for _ in range(3):
                listing = paginate(gazette.documents.search, resume=position)
                pages = listing.pages(search_term="water", per_page=5)
                read += [[each["document_number"] for each in page] for page in islice(pages, 2)]
                del pages
            position.unlink()
            position.with_name("position.keys").unlink(missing_ok=True)
            return read

        recorded_and_played(program, tmp_path, REPETITIONS)


def test_without_a_cassette_a_list_still_asks_ahead(server: Any) -> None:
    with server.museum() as museum:
        records = paginate(museum.artworks.list, concurrency=4).records(limit=10)
        server.forget_calls()
        total = sum(1 for _ in records)
        assert len(server.calls) == -(-total // 10)
        server.fail("museum.artworks.list", delay=0.05, times=None)
        records = iter(paginate(museum.artworks.list, concurrency=4).records(limit=10))
        server.forget_calls()
        for _ in range(11):
            next(records)
        assert len(server.calls) > 2
        server.heal()
