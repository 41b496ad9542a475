"""Tests that batches go on after a stored position: in another reader, in another process, and while records change."""

import asyncio
import collections
import contextlib
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import openshelf
import pyarrow as pa
import pytest
from openshelf import _core, paginate
from paging.test_slices import RULES, SIZES, list_of

DIVIDED = pytest.mark.parametrize("rule", RULES)
pytestmark = [
    pytest.mark.usefixtures("small_batches"),
    # Lists are resumed after their end on purpose.
    pytest.mark.filterwarnings("ignore::openshelf.EndedListWarning"),
]


def rows(tables: Iterable[openshelf.Table]) -> collections.Counter[str]:
    """The rows without the score that depends on the whole query."""
    found: collections.Counter[str] = collections.Counter()
    for table in tables:
        for row in pa.table(table).to_pylist():
            plain = {name: value for name, value in row.items() if name != "_score"}
            found[json.dumps(plain, sort_keys=True, default=str)] += 1
    return found


def listed(server: Any, rule: str, **options: Any) -> tuple[Any, dict[str, Any]]:
    """A list of several batches, and its arguments."""
    listing, arguments = list_of(server, rule, **options)
    more = {"days": {"published_to": "2024-03-15"}, "numbers": {"q": "water"}}
    size = 20 if rule in more else 50
    return listing, arguments | more.get(rule, {}) | {SIZES[rule]: size}


@DIVIDED
def test_a_list_resumes_after_every_batch(sandbox: Any, rule: str) -> None:
    listing, arguments = listed(sandbox, rule, max_records=600)
    whole = listing.batches(**arguments)
    positions, before = [whole.position], [collections.Counter[str]()]
    for batch in whole:
        positions.append(whole.position)
        before.append(before[-1] + rows([batch]))
    expected = before[-1]
    assert len(positions) > 5
    for position, own in zip(positions, before, strict=True):
        others = listing.batches(resume=position, **arguments)
        assert others.position == position
        assert own + rows(others) == expected
        assert others.completeness.level
    # The end is a position too.
    ended = listing.batches(resume=whole.position, **arguments)
    assert list(ended) == []
    assert ended.completeness == whole.completeness
    assert json.loads(whole.position)["position"]["records"] == sum(expected.values())


@DIVIDED
def test_a_slice_resumes(sandbox: Any, rule: str) -> None:
    listing, arguments = listed(sandbox, rule)
    first, other = listing.plan(slices=2, **arguments)[:2]
    expected = rows([first.table()])
    batches = first.batches()
    own = rows([next(batches), next(batches)])
    copied = pickle.loads(pickle.dumps(first))  # noqa: S301  our own bytes
    assert own + rows(copied.batches(resume=batches.position)) == expected
    with pytest.raises(openshelf.ArgumentError, match="another call"):
        other.batches(resume=batches.position)


@DIVIDED
def test_batches_of_an_asynchronous_client_resume(sandbox: Any, rule: str) -> None:
    sync, arguments = listed(sandbox, rule, max_records=200)
    name, _ = RULES[rule]
    service, _, path = name.partition(".")

    async def main() -> None:
        method = getattr(sandbox, f"async_{service}")()
        for part in path.split("."):
            method = getattr(method, part)
        listing = paginate(method, max_records=200)
        batches = listing.batches(**arguments)
        own = rows([await anext(batches)])
        position = batches.position
        await batches.aclose()
        assert batches.position == position
        rest = [batch async for batch in listing.batches(resume=position, **arguments)]
        assert own + rows(rest) == rows([sync.table(**arguments)])
        assert rows(sync.batches(resume=position, **arguments)) == rows(rest)

    asyncio.run(main())


#: Reads one batch after a position, and prints its rows and the next position.
ONE_BATCH = """
import json, pickle, sys
import pyarrow as pa
from openshelf import _core
_core._set_batch_bytes(1)
listing, arguments, position = pickle.load(sys.stdin.buffer)
batches = listing.batches(resume=position, **arguments)
table = next(batches, None)
found = None if table is None else pa.table(table).to_pylist()
json.dump([found, batches.position], sys.stdout, default=str)
"""


@pytest.mark.parametrize(
    "rule", ["days", *(pytest.param(rule, marks=pytest.mark.slow) for rule in RULES)]
)
def test_every_batch_is_read_in_a_separate_process(sandbox: Any, rule: str) -> None:
    listing, arguments = listed(sandbox, rule, max_records=250)
    expected = rows([listing.table(**arguments)])
    found: collections.Counter[str] = collections.Counter()
    position = None
    for _ in range(40):
        given = pickle.dumps((listing, arguments, position))
        done = subprocess.run(
            [sys.executable, "-c", ONE_BATCH], input=given, capture_output=True, check=True
        )
        batch, position = json.loads(done.stdout)
        if batch is None:
            break
        for row in batch:
            row.pop("_score", None)
            found[json.dumps(row, sort_keys=True)] += 1
    else:
        pytest.fail("the list has no end")
    assert found == expected


@DIVIDED
@pytest.mark.parametrize("seed", range(6))
def test_unchanged_rows_are_read_once_while_the_list_changes_between_two_readers(
    rule: str, seed: int
) -> None:
    """What was there throughout, with an unchanged place, is read once, or an error is raised."""
    drawn = random.Random(seed)
    with openshelf.Sandbox() as server:
        listing, arguments = listed(server, rule, concurrency=drawn.choice([1, 4]))
        before = rows([listing.table(**arguments)])
        moved = {drawn.choice(["insert", "delete"]): drawn.randint(1, 3)}
        place = drawn.choice(["head", "anywhere"])
        server.fail(
            RULES[rule][0],
            **moved,
            place=place,
            probability=0.4,
            seed=seed,
            times=drawn.randint(1, 9),
        )
        found: collections.Counter[str] = collections.Counter()
        position = None
        with contextlib.suppress(openshelf.ChangedWhilePaging, openshelf.TruncatedError):
            while True:
                batches = listing.batches(resume=position, **arguments)
                for batch in few(batches, drawn.randint(1, 3)):
                    found += rows([batch])
                    position = batches.position
                if json.loads(batches.position).get("completeness"):
                    break
            server.heal(restore=False)
            stayed = set(before) & set(rows([listing.table(**arguments)]))
            assert {own: found[own] for own in stayed} == dict.fromkeys(stayed, 1)
        assert not found or max(found.values()) == 1 or rule == "periods"


def few(batches: Iterator[Any], most: int) -> Iterator[Any]:
    for _, batch in zip(range(most), batches, strict=False):
        yield batch


def test_batches_resume_after_a_failed_page(sandbox: Any) -> None:
    listing, arguments = listed(sandbox, "numbers", concurrency=1)
    expected = rows([listing.table(**arguments)])
    sandbox.fail("museum.artworks.search", delay=0.0, times=2)
    sandbox.fail("museum.artworks.search", status=400)
    batches = listing.batches(**arguments)
    read: list[openshelf.Table] = []
    with pytest.raises(openshelf.BadRequestError):
        read.extend(batches)
    assert read
    assert rows(read) + rows(listing.batches(resume=batches.position, **arguments)) == expected


def test_positions_of_other_calls_are_refused(sandbox: Any) -> None:
    museum = sandbox.museum()
    listing = paginate(museum.artworks.search)
    batches = listing.batches("water", limit=50)
    next(batches)
    position = batches.position
    others = [
        lambda: listing.batches("river", limit=50, resume=position),
        lambda: listing.batches("water", limit=20, resume=position),
        lambda: listing.batches("water", limit=50, resume=position, flatten=True),
        lambda: listing.batches("water", limit=50, resume=position, fields=["id"]),
        lambda: paginate(museum.artworks.search, max_records=9).batches(
            "water", limit=50, resume=position
        ),
        lambda: paginate(museum.agents.search).batches("water", limit=50, resume=position),
        lambda: paginate(museum.with_options(extra_query={"a": 1}).artworks.search).batches(
            "water", limit=50, resume=position
        ),
    ]
    for other in others:
        with pytest.raises(
            openshelf.ArgumentError,
            match=r"resume: this position belongs to another call \(museum.artworks.search\)",
        ):
            other()
    older = position.replace('"openshelf":', '"openshelf":9', 1)
    for text in ("", "{}", "[]", "water.position", position[:-1], older):
        with pytest.raises(openshelf.ArgumentError, match="resume: expected the position of batch"):
            listing.batches("water", limit=50, resume=text)
    with pytest.raises(TypeError):
        listing.batches("water", limit=50, resume=True)
    with pytest.raises(ValueError, match="infer=True: resumed batches must keep their columns"):
        listing.batches("water", limit=50, resume=position, infer=True)
    with pytest.raises(ValueError, match="infer=True: the batches have no position"):
        _ = listing.batches("water", infer=True).position
    with pytest.raises(ValueError, match=r"for batches, batches\(..., resume=position\)"):
        paginate(museum.artworks.search, resume="x.json").batches("water")


def test_only_what_differs_is_named(sandbox: Any, tmp_path: Path) -> None:
    museum = sandbox.museum()
    listing = paginate(museum.artworks.search)
    batches = listing.batches("water", limit=50)
    next(batches)
    own = batches.position
    columns = r"differs in the columns of the table \(fields, flatten and money decide them\)"
    view = paginate(museum.with_options(extra_query={"a": 1}).artworks.search)
    named: dict[str, Any] = {
        r"differs in the arguments$": lambda: listing.batches("river", limit=50, resume=own),
        columns + "$": lambda: listing.batches("water", limit=50, resume=own, flatten=True),
        r"differs in the largest number of records$": lambda: paginate(
            museum.artworks.search, max_records=9
        ).batches("water", limit=50, resume=own),
        r"differs in the extra members or headers of the client$": lambda: view.batches(
            "water", limit=50, resume=own
        ),
        r"differs in the operation, which is museum.agents.search here$": lambda: paginate(
            museum.agents.search
        ).batches("water", limit=50, resume=own),
    }
    for words, other in named.items():
        with pytest.raises(openshelf.ArgumentError, match=words):
            other()
    # A position of an older version does not say what the call consisted of.
    facts = json.loads(own)
    del facts["call_parts"]
    with pytest.raises(
        openshelf.ArgumentError, match=r"the address .*, the largest number of pages or the extra"
    ):
        listing.batches("river", limit=50, resume=json.dumps(facts))
    awards = paginate(sandbox.spending().search.spending_by_award, max_records=9)
    days = {"start_date": "2024-01-01", "end_date": "2024-06-28"}
    filters = {"award_type_codes": ["A"], "time_period": [days]}
    path = tmp_path / "a.parquet"
    fields = ["Award ID", "Award Amount"]
    awards.to_parquet(path, filters, fields, resume=True)
    with pytest.raises(openshelf.ArgumentError, match=columns + r"\. Use another file"):
        awards.to_parquet(path, filters, fields, resume=True, money="decimal")


def test_a_position_contains_nothing_of_the_client(sandbox: Any) -> None:
    secret = "s3cret-of-mine"  # noqa: S105  no secret
    view = sandbox.museum().with_options(extra_headers={"X-Api-Key": secret})
    batches = paginate(view.artworks.search).batches("water", limit=50)
    next(batches)
    assert secret not in batches.position
    assert sandbox.url not in batches.position
    number = json.loads(batches.position)["position"]["records"]
    assert len(batches.position) < 1000 + 11 * number


def test_reading_with_another_library_advances_the_position(sandbox: Any) -> None:
    listing, arguments = listed(sandbox, "numbers")
    batches = listing.batches(**arguments)
    reader = pa.RecordBatchReader.from_stream(batches)
    own = reader.read_next_batch().num_rows
    rest = listing.batches(resume=batches.position, **arguments)
    assert own + sum(len(batch) for batch in rest) == listing.count(**arguments)
    assert _core._operation("museum.artworks.search")
