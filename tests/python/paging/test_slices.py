"""Tests plans: the slices of a list share no record and omit none, can be stored, and are checked."""

import asyncio
import collections
import itertools
import json
import pickle
import random
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import date, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import catalog_facts
import openshelf
import pytest
from calling import make_client, method_of
from openshelf import paginate
from paged_answers import works
from paging.test_every_list import PAGED, arguments_of
from recorder import Answer, Recorded, Recorder

AWARDS = {"award_type_codes": ["A", "B", "C", "D"]}
FIELDS = ["Award ID", "Mod", "Action Date", "Transaction Amount"]
#: One operation of each rule, with the name of the part in which its slices differ.
RULES = {
    "days": ("gazette.documents.search", {"search_term": "the", "fields": ["document_number"]}),
    "periods": (
        "spending.search.spending_by_transaction",
        {"filters": AWARDS, "fields": FIELDS, "sort": "Transaction Amount"},
    ),
    "numbers": ("museum.artworks.search", {"q": None, "fields": ["id", "title"]}),
    "windows": (
        "spending.search.spending_by_award",
        {"filters": AWARDS, "fields": ["Award ID", "Award Amount"], "sort": "Award Amount"},
    ),
}
#: The parameters with the size of a page.
SIZES = {"days": "per_page", "periods": "limit", "numbers": "limit", "windows": "limit"}
DIVIDED = pytest.mark.parametrize("rule", RULES)


@pytest.fixture(scope="module")
def own(sandbox: Any) -> dict[str, Any]:
    return {service: getattr(sandbox, service)() for service in catalog_facts.SERVICES}


def list_of(server: Any, rule: str, **options: Any) -> tuple[Any, dict[str, Any]]:
    name, arguments = RULES[rule]
    service, _, path = name.partition(".")
    method = getattr(server, service)()
    for part in path.split("."):
        method = getattr(method, part)
    return paginate(method, **options), arguments


def keys(records: Any) -> collections.Counter[str]:
    """The records without the score that depends on the whole query."""
    plain = ({k: v for k, v in own.items() if k != "_score"} for own in records)
    return collections.Counter(json.dumps(own, sort_keys=True) for own in plain)


def union(plan: Any) -> collections.Counter[str]:
    read: collections.Counter[str] = collections.Counter()
    for part in plan:
        read += keys(part.records())
    return read


@pytest.mark.parametrize("operation", PAGED)
@pytest.mark.filterwarnings("ignore::openshelf.IgnoredParameterWarning")
def test_the_slices_together_are_the_list(
    operation: catalog_facts.Operation, own: dict[str, Any]
) -> None:
    listing = paginate(method_of(own[operation.service], operation))
    arguments = arguments_of(operation)
    plan = listing.plan(slices=5, **arguments)
    assert union(plan) == keys(listing.records(**arguments))
    assert plan.operation == operation.id
    names = [part.name for part in plan]
    assert len(set(names)) == len(names)
    if plan.total.is_exact:
        assert plan.total == sum(union(plan).values())


@DIVIDED
def test_a_slice_is_named_after_its_bounds(sandbox: Any, rule: str) -> None:
    listing, arguments = list_of(sandbox, rule)
    plan = listing.plan(slices=5, **arguments)
    operation = re.sub("[^a-z]", "-", plan.operation.partition(".")[2])
    for part in plan:
        assert re.fullmatch(r"[A-Za-z0-9_-]{1,150}", part.name)
        assert re.match(f"{operation}_[^_]+_[^_]+_", part.name), part.name
    bounds = [part.name.split("_")[1:3] for part in plan]
    # Each period of a filter has bounds of its own.
    if rule != "periods":
        assert bounds[0][0] == "first"
        assert bounds[-1][1] == "last"
        assert all("first" not in each for each in bounds[1:])
    if rule == "days" and len(plan) > 1:
        assert f"_{plan[1].arguments['published_from']}_" in plan[1].name


def test_the_name_of_a_whole_list_and_of_odd_values(sandbox: Any) -> None:
    (whole,) = paginate(sandbox.museum().artworks.list).plan()
    assert re.fullmatch(r"artworks-list_all_[0-9a-f]{10}", whole.name)
    listing = whole._paginated
    place = {"value": "a/../b\\\0 é" * 20, "id": 3}
    facts = ({}, json.dumps({"window": {"after": place, "until": None}}), None)
    odd = openshelf.Slice(listing, "museum.artworks.list", facts)
    assert re.fullmatch(r"artworks-list_a----b-[A-Za-z0-9-]+_last_[0-9a-f]{10}", odd.name)
    assert len(odd.name) < 100
    assert odd != whole
    assert len({odd, whole, openshelf.Slice(listing, "museum.artworks.list", facts)}) == 2


@DIVIDED
@pytest.mark.parametrize("slices", [1, 2, 7, 30, None])
def test_the_slices_of_a_divided_list_have_all_its_records(
    sandbox: Any, rule: str, slices: int | None
) -> None:
    listing, arguments = list_of(sandbox, rule)
    plan = listing.plan(slices=slices, **arguments)
    if slices is not None and slices < 7:
        assert slices <= len(plan) <= 4 * slices
    counts = {}
    for part in plan:
        records = part.records()
        counts[part.name] = sum(1 for _ in records)
        known = records.completeness
        # Transactions have no key, and their order may differ in each answer.
        if len(plan) > 1 and rule != "periods":
            # An award of which the amount changes may move to a slice that was read.
            assert known.level == ("unproven" if rule == "windows" else "exact")
            assert rule != "windows" or "generated_internal_id do not change" in known.reason
        if part.expected.is_exact:
            assert counts[part.name] == part.expected
    assert plan.check(counts) == plan.total == listing.count(**arguments)
    assert union(plan) == keys(listing.records(**arguments))


@DIVIDED
def test_equal_plans_have_equal_slice_names(sandbox: Any, rule: str) -> None:
    listing, arguments = list_of(sandbox, rule)
    first, second = listing.plan(slices=5, **arguments), listing.plan(slices=5, **arguments)
    assert list(first) == list(second)
    assert {part.name for part in first} == {part.name for part in second}
    other = listing.plan(slices=5, **arguments | {SIZES[rule]: 20})
    assert not {part.name for part in first} & {part.name for part in other}


@DIVIDED
def test_a_plan_can_be_pickled_and_stored_as_json(sandbox: Any, rule: str) -> None:
    listing, arguments = list_of(sandbox, rule)
    plan = listing.plan(slices=4, **arguments)
    for copy in (
        pickle.loads(pickle.dumps(plan)),  # noqa: S301  our own bytes
        openshelf.Plan.from_json(plan.to_json(), listing),
    ):
        assert list(copy) == list(plan)
        assert (copy.operation, copy.total) == (plan.operation, plan.total)
        assert copy.total.is_exact == plan.total.is_exact
        assert union(copy) == union(plan)
    assert all(len(pickle.dumps(part)) < 1024 for part in plan)
    one = pickle.loads(pickle.dumps(plan[1]))  # noqa: S301  our own bytes
    assert keys(one.records()) == keys(plan[1].records())


def names_of(part: Any) -> tuple[str, int]:
    return part.name, sum(1 for _ in part.records())


@pytest.mark.slow
@DIVIDED
def test_slices_are_read_in_other_processes(sandbox: Any, rule: str) -> None:
    listing, arguments = list_of(sandbox, rule)
    plan = listing.plan(slices=4, **arguments)
    with ProcessPoolExecutor(2) as processes:
        counts = dict(processes.map(names_of, plan))
    assert plan.check(counts) == plan.total


@DIVIDED
def test_every_kind_of_output_has_all_records_of_a_slice(
    sandbox: Any, rule: str, tmp_path: Path
) -> None:
    listing, arguments = list_of(sandbox, rule)
    part = listing.plan(slices=4, **arguments)[1]
    number = sum(1 for _ in part)
    assert sum(len(page) for page in part.pages()) == number
    assert len(part.table()) == number
    assert sum(len(batch) for batch in part.batches()) == number
    assert part.to_jsonl(tmp_path / "part.jsonl") == number
    assert part.to_csv(tmp_path / "part.csv", flatten=True) == number
    assert part.to_parquet(tmp_path / "part.parquet", resume=True) == number


@DIVIDED
def test_an_interrupted_slice_resumes(sandbox: Any, rule: str, tmp_path: Path) -> None:
    listing, arguments = list_of(sandbox, rule, concurrency=1)
    part = listing.plan(slices=2, **arguments, **{SIZES[rule]: 20})[0]
    expected = keys(part.records())
    assert sum(expected.values()) > 40
    path = tmp_path / "part.jsonl"
    sandbox.fail(part.operation, delay=0.0, times=3)
    sandbox.fail(part.operation, status=400)
    with pytest.raises(openshelf.StatusError):
        part.to_jsonl(path, resume=True)
    assert part.to_jsonl(path, resume=True) == sum(expected.values())
    assert keys(json.loads(line) for line in path.read_text().splitlines()) == expected
    # The position belongs to this slice alone.
    other = listing.plan(slices=2, **arguments, **{SIZES[rule]: 20})[1]
    with pytest.raises(openshelf.ArgumentError, match="another call"):
        other.to_jsonl(path, resume=True)


@pytest.mark.parametrize(
    "about",
    [
        None,
        {"before": 0, "end": 7, "of": 7},
        {"before": 60, "end": 70, "of": 100},
        {"before": 60, "end": 10, "of": 5},
        {"before": 2**64 - 1, "end": 2**64 - 1, "of": 2**64 - 1},
    ],
    ids=["none", "shorter", "elsewhere", "disordered", "largest"],
)
@pytest.mark.parametrize("limit", [1, 20])
def test_a_slice_is_the_same_however_the_list_was_counted(
    sandbox: Any, tmp_path: Path, about: dict[str, int] | None, limit: int
) -> None:
    """The numbers of records say where its reader looks for places, and nothing else."""
    listing, arguments = list_of(sandbox, "windows", concurrency=4)
    arguments = {**arguments, "filters": AWARDS | {"keywords": ["bridge"]}, "limit": limit}
    plan = listing.plan(slices=3, **arguments)
    stored = json.loads(plan.to_json())
    for facts in stored["slices"]:
        extent = json.loads(facts[1])
        assert set(extent["window"].pop("about")) == {"before", "end", "of"}
        extent["window"] |= {} if about is None else {"about": about}
        facts[1] = json.dumps(extent)
    other = openshelf.Plan.from_json(json.dumps(stored), listing)
    assert list(other) == list(plan)
    assert [part.name for part in other] == [part.name for part in plan]
    for one, same in zip(plan, other, strict=True):
        records = list(one.records())
        assert list(same.records()) == records
        # What one of them has stored, the other goes on with.
        path = tmp_path / f"{one.name}.jsonl"
        assert one.to_jsonl(path, resume=True) == len(records)
        assert same.to_jsonl(path, resume=True) == len(records)


@DIVIDED
def test_an_asynchronous_client_reads_slices(sandbox: Any, rule: str) -> None:
    name, arguments = RULES[rule]
    service, _, path = name.partition(".")

    async def main() -> tuple[int, Any]:
        method = getattr(sandbox, f"async_{service}")()
        for part in path.split("."):
            method = getattr(method, part)
        plan = await paginate(method).plan(slices=3, **arguments)
        numbers = await asyncio.gather(*(number_of(part) for part in plan))
        tables = [await part.table() for part in plan]
        assert [len(table) for table in tables] == numbers
        return sum(numbers), plan.total

    async def number_of(part: Any) -> int:
        number = 0
        async for _ in part:
            number += 1
        return number

    read, total = asyncio.run(main())
    assert read == total


@pytest.mark.parametrize("sort", ["generated_internal_id", "Award ID"])
def test_slices_in_an_order_in_which_no_record_moves_are_exact(sandbox: Any, sort: str) -> None:
    listing, arguments = list_of(sandbox, "windows")
    arguments = {**arguments, "fields": ["Award ID", "generated_internal_id"], "sort": sort}
    plan = listing.plan(slices=5, **arguments)
    assert len(plan) > 1
    for part in plan:
        records = part.records()
        assert sum(1 for _ in records)
        assert records.completeness.level == "exact"


@DIVIDED
def test_a_slice_can_be_split(sandbox: Any, rule: str) -> None:
    listing, arguments = list_of(sandbox, rule)
    part = listing.plan(slices=3, **arguments)[1]
    parts = part.split(3)
    assert union(parts) == keys(part.records())
    assert len(parts) >= 2 or rule == "windows"


def bounds_of(rule: str, part: Any) -> tuple[Any, Any]:
    """What a slice begins after and ends with, as its arguments say it; None without a bound."""
    arguments = part.arguments
    if rule == "days":
        return arguments.get("published_from"), arguments.get("published_to")
    if rule == "periods":
        [period] = arguments["filters"].get("time_period", [{}])
        return period.get("start_date"), period.get("end_date")
    own = arguments["query"]["range"]["id"]
    return own.get("gt"), own.get("lte")


def next_day(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(1)).isoformat()


@pytest.mark.parametrize("rule", ["days", "periods", "numbers"])
@pytest.mark.parametrize("slices", [3, 40, 400])
def test_slices_leave_no_gap(sandbox: Any, rule: str, slices: int) -> None:
    """A record that is inserted later has a slice, whatever its day or its id is."""
    listing, arguments = list_of(sandbox, rule)
    plan = listing.plan(slices=slices, **arguments)
    own = [bounds_of(rule, part) for part in plan]
    own = own if rule == "numbers" else sorted(own, key=lambda bounds: bounds[0] or "")
    assert len(own) >= 3
    assert (own[0][0], own[-1][1]) == (None, None)
    for (_, end), (begin, _) in itertools.pairwise(own):
        assert begin == (end if rule == "numbers" else next_day(end))
    assert all(part.expected > 0 for part in plan)


@pytest.mark.parametrize(
    ("given", "first", "last"),
    [
        ({"published_from": "2023-12-30"}, "2023-12-30", None),
        ({"published_to": "2024-12-25"}, None, "2024-12-25"),
        ({"publication_year": 2024}, "2024-01-01", "2024-12-31"),
    ],
)
def test_slices_keep_the_bounds_of_the_caller(
    sandbox: Any, given: dict[str, Any], first: str | None, last: str | None
) -> None:
    listing, arguments = list_of(sandbox, "days")
    plan = listing.plan(slices=5, **arguments, **given)
    own = sorted((bounds_of("days", part) for part in plan), key=lambda bounds: bounds[0] or "")
    assert (own[0][0], own[-1][1]) == (first, last)
    assert union(plan) == keys(listing.records(**arguments, **given))
    parts = [part for whole in plan for part in whole.split(3)]
    assert union(parts) == union(plan)
    own = sorted((bounds_of("days", part) for part in parts), key=lambda bounds: bounds[0] or "")
    assert (own[0][0], own[-1][1]) == (first, last)
    assert all(next_day(one[1]) == two[0] for one, two in itertools.pairwise(own))


def test_slices_keep_the_periods_of_the_caller(sandbox: Any) -> None:
    """Between the caller's periods are days of no slice, and an empty one of a period is of one."""
    listing, arguments = list_of(sandbox, "periods")
    periods = [
        {"start_date": "2008-01-01", "end_date": "2008-01-02"},
        {"start_date": "2023-01-01", "end_date": "2023-06-30"},
        {"start_date": "2023-09-01", "date_type": "action_date"},
    ]
    filters = arguments["filters"] | {"time_period": periods}
    plan = listing.plan(slices=6, **arguments | {"filters": filters})
    assert len(plan) >= 6
    own = [period for part in plan for period in part.arguments["filters"]["time_period"]]
    days = {(period["start_date"], period.get("end_date")) for period in own}
    assert {begin for begin, _ in days} >= {"2008-01-01", "2023-01-01", "2023-09-01"}
    ends = sorted(end or "" for _, end in days)
    assert ends[:2] == ["", "2008-01-02"]
    assert "2023-06-30" in ends
    assert union(plan) == keys(listing.records(**arguments | {"filters": filters}))


@DIVIDED
@pytest.mark.parametrize("seed", range(6))
def test_unchanged_records_are_read_once_while_the_list_changes_between_slices(
    rule: str, seed: int
) -> None:
    """What was there throughout, with an unchanged place, is read once, or an error is raised."""
    drawn = random.Random(seed)
    with openshelf.Sandbox() as server:
        listing, arguments = list_of(server, rule, concurrency=drawn.choice([1, 4]))
        before = keys(listing.records(**arguments))
        plan = listing.plan(slices=6, **arguments)
        moved = {drawn.choice(["insert", "delete"]): drawn.randint(1, 3)}
        parts = list(plan)
        drawn.shuffle(parts)
        place = drawn.choice(["head", "anywhere"])
        server.fail(plan.operation, **moved, place=place, probability=0.4, seed=seed)
        read: collections.Counter[str] = collections.Counter()
        try:
            for part in parts:
                read += keys(part.records())
        except (openshelf.ChangedWhilePaging, openshelf.TruncatedError):
            return
        server.heal(restore=False)
        after = keys(listing.records(**arguments))
        # An inserted record may equal another one: then both are read.
        fewest, most = before & after, before | after
        missing = {own: count for own, count in fewest.items() if read[own] < count}
        twice = {own: count for own, count in read.items() if count > max(most[own], 1)}
        assert (missing, twice) == ({}, {})
        assert fewest


def documents(request: Recorded) -> Answer:
    """Eight documents with a day, of ten. They are not counted by day."""
    if "/facets/" in request.target:
        return Answer(status=404)
    days = [f"2024-01-0{day}" for day in range(1, 9)]
    asked = parse_qs(urlsplit(request.target).query)
    low, high = (asked.get(f"conditions[publication_date][{end}]") for end in ("gte", "lte"))
    inside = [own for own in days if (low or [own])[0] <= own <= (high or [own])[0]]
    newest = "order=newest" in request.target
    first = days[-1] if newest else days[0]
    found = {
        "count": 10 if (low, high) == (None, None) else len(inside),
        "results": [{"document_number": "1", "publication_date": first}],
    }
    return Answer(body=json.dumps(found).encode())


def test_records_without_a_day_are_refused(recorder: Recorder) -> None:
    recorder.answer = documents
    listing = paginate(make_client("gazette", recorder.url).documents.search)
    with pytest.raises(
        openshelf.TruncatedError, match="2 records of the list are in no slice"
    ) as e:
        listing.plan("x", slices=1 + 10 // 9)
    assert (e.value.reached, e.value.exist) == (8, 10)


#: The documents of a day that the service does not count, by their type.
BUSY = {"RULE": 3000, "PRORULE": 0, "NOTICE": 4000, "PRESDOCU": 3001}


def a_busy_day(request: Recorded) -> Answer:
    """A document on the first and on the ninth of a month, and more than the service counts on the fifth."""
    if "/facets/" in request.target:
        return Answer(status=404)
    asked = parse_qs(urlsplit(request.target).query)
    low, high = (
        asked.get(f"conditions[publication_date][{end}]", [""])[0] for end in ("gte", "lte")
    )
    kinds = asked.get("conditions[type][]", list(BUSY))
    found = {f"2024-01-0{day}": int("RULE" in kinds) for day in (1, 9)}
    found["2024-01-05"] = sum(BUSY[kind] for kind in kinds)
    inside = sorted(day for day in found if low <= day <= (high or day))
    first = inside[-1 if "order=newest" in request.target else 0] if inside else None
    answer = {
        "count": min(sum(found[day] for day in inside), 10_000),
        "results": [{"document_number": "1", "publication_date": first}] if first else [],
    }
    return Answer(body=json.dumps(answer).encode())


def test_a_busy_day_is_divided_by_type(recorder: Recorder) -> None:
    """Its types have slices of their own, without records too: a later one belongs to one of them."""
    recorder.answer = a_busy_day
    listing = paginate(make_client("gazette", recorder.url).documents.search)
    plan = listing.plan("x", slices=3)
    own = {
        (*bounds_of("days", part), part.arguments.get("doc_type")): part.expected for part in plan
    }
    assert own == {
        (None, "2024-01-04", None): 1,
        ("2024-01-05", "2024-01-05", "rule"): 3000,
        ("2024-01-05", "2024-01-05", "prorule"): 0,
        ("2024-01-05", "2024-01-05", "notice"): 4000,
        ("2024-01-05", "2024-01-05", "presdocu"): 3001,
        ("2024-01-06", None, None): 1,
    }
    assert (plan.total, plan.total.is_exact) == (10_003, True)
    assert "days 2024-01-05 to 2024-01-05 notice, 4000 records" in repr(plan[3])


def test_a_plan_checks_the_counts_of_its_slices(sandbox: Any) -> None:
    listing, arguments = list_of(sandbox, "numbers")
    plan = listing.plan(slices=3, **arguments)
    counts = {part.name: int(part.expected) for part in plan}
    assert plan.check(counts) == plan.total
    first = plan[0].name
    with pytest.raises(ValueError, match=f"1 of {len(plan)} slices are missing: {first}"):
        plan.check({name: number for name, number in counts.items() if name != first})
    with pytest.raises(ValueError, match="the plan has no slice other"):
        plan.check(counts | {"other": 1})
    with pytest.raises(openshelf.ChangedWhilePaging, match="were read: the list has changed"):
        plan.check(counts | {first: counts[first] + 1})


def test_a_plan_checks_the_counts_of_its_windows(sandbox: Any) -> None:
    listing, arguments = list_of(sandbox, "windows")
    plan = listing.plan(slices=3, **arguments)
    counts = {part.name: sum(1 for _ in part) for part in plan}
    assert plan.check(counts) == plan.total
    with pytest.raises(openshelf.ChangedWhilePaging, match=f"of {int(plan.total)} records"):
        plan.check(counts | {plan[0].name: 0})


def test_invalid_arguments_of_a_plan_are_refused(sandbox: Any) -> None:
    museum = sandbox.museum()
    listing = paginate(museum.artworks.search)
    for slices in (0, -1, True, "3", 2.5):
        with pytest.raises(ValueError, match="slices: expected an int of at least 1"):
            listing.plan("monet", slices=slices)
    with pytest.raises(ValueError, match="max_records: a plan divides the whole list"):
        paginate(museum.artworks.search, max_records=5).plan("monet")
    with pytest.raises(ValueError, match="resume="):
        paginate(museum.artworks.search, resume="x.json").plan("monet")
    with pytest.raises(openshelf.ArgumentError):
        listing.plan("monet", limit="many")
    with pytest.raises(TypeError):
        listing.plan("monet", nothing=1)
    for text in (
        "",
        "[]",
        "{}",
        '{"openshelf_plan": 9, "operation": "", "total": null, "slices": []}',
    ):
        with pytest.raises(ValueError, match="text: expected a plan"):
            openshelf.Plan.from_json(text, listing)
    text = listing.plan("monet").to_json()
    with pytest.raises(ValueError, match=r"lists museum.artworks.search, not museum.artworks.list"):
        openshelf.Plan.from_json(text, paginate(museum.artworks.list))
    for other in (museum, museum.artworks.search, None):
        with pytest.raises(
            openshelf.ArgumentTypeError, match=r"paginate\(client\.artworks\.search\), got"
        ):
            openshelf.Plan.from_json(text, other)


def test_lists_can_be_pickled(sandbox: Any) -> None:
    method = sandbox.museum().artworks.search
    listing = paginate(method, max_records=7, concurrency=2, on_change="raise", prove=True)
    copy = pickle.loads(pickle.dumps(listing))  # noqa: S301  our own bytes
    assert repr(copy) == repr(listing)
    assert list(copy.records("monet")) == list(listing.records("monet"))
    assert copy.__reduce__()[1][4] == listing.__reduce__()[1][4]


def test_a_plan_sends_few_requests(recorder: Recorder) -> None:
    """A list of one page is one slice, and costs its count."""
    recorder.answer = works(range(3), 3)
    plan = paginate(make_client("museum", recorder.url).artworks.search).plan("monet")
    assert (len(plan), plan.total, len(recorder.requests)) == (1, 3, 1)


def test_the_repr_of_a_plan_and_its_slices(sandbox: Any) -> None:
    listing, arguments = list_of(sandbox, "days")
    plan = listing.plan(slices=2, **arguments)
    assert repr(plan).startswith("<openshelf.Plan of gazette.documents.search: ")
    assert f"days the beginning to {plan[0].arguments['published_to']}" in repr(plan[0])
    assert f"days {plan[-1].arguments['published_from']} to the end" in repr(plan[-1])
    assert plan[0].arguments["published_to"] < plan[-1].arguments["published_from"]
    assert isinstance(plan[0:1], tuple)
    assert plan[0] in plan
    assert sys.getsizeof(plan[0]) < 200
