"""Tests of the benchmarks' arithmetic and of their page. Nothing here measures."""

import importlib
import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import figures
import guard
import page
import pytest
import ratios
from environments import REQUIREMENTS
from plan import BEST, Command, Comparison, Figure, Row

ROOT = Path(__file__).resolve().parents[3]
PLANS: dict[str, Figure] = {
    name: importlib.import_module(f"figures.{name}").FIGURE for name in figures.ALL
}
RESULTS = page.stored(PLANS)


def row(*comparisons: Comparison, **options: Any) -> Row:
    runners = tuple(Command(label, ("true",)) for label in ("openshelf", "peer", "bare"))
    return Row("a task", runners, comparisons, **options)


def result(rounds: int = 15) -> dict[str, Any]:
    """A stored result: ours takes 0.80 to 0.94 of the peer's time, which differs from round to round."""
    peer = [(1 + number % 4) * 1e-3 for number in range(rounds)]
    ours = [time * (80 + number) / 100 for number, time in enumerate(peer)]
    quantities = {
        label: {"seconds": times, "cpu": times, "megabytes": [2.5] * rounds}
        for label, times in (("openshelf", ours), ("peer", peer), ("bare", [0.5e-3] * rounds))
    }
    measured = {"title": "a task", "at": None, "samples": quantities, "differing": ["peer"]}
    return {
        "figure": "example",
        "when": "2026-11-23 12:00 UTC",
        "commit": "abc",
        "machine": {"processor": "P", "processors": 2, "system": "Linux 6", "python": "CPython 3"},
        "load": [0.1, 0.2],
        "rounds": rounds,
        "versions": {"peer": "1.2"},
        "rows": [measured | {"is_pinned": True}],
    }


def test_ratios_are_taken_within_a_round() -> None:
    assert ratios.paired([2.0, 30.0], [1.0, 10.0]) == [2.0, 3.0]
    assert ratios.without([5.0, 7.0], [1.0, 2.0]) == [4.0, 5.0]
    with pytest.raises(ValueError, match="longer"):
        ratios.paired([1.0], [1.0, 2.0])


@pytest.mark.parametrize("count", [5, 8, 15, 18, 21, 40])
def test_the_interval_contains_the_median_as_often_as_it_says(count: int) -> None:
    found = ratios.estimate([float(value) for value in range(count, 0, -1)])
    left_out = int(found.low) - 1
    assert found.high == count - left_out
    # The true median is outside if at most this many values are on one of its sides.
    outside = 2 * sum(math.comb(count, number) for number in range(left_out + 1)) / 2**count
    assert found.confidence == pytest.approx(1 - outside)
    assert found.confidence >= ratios.CONFIDENCE
    narrower = outside + 2 * math.comb(count, left_out + 1) / 2**count
    assert 1 - narrower < ratios.CONFIDENCE


def test_the_interval_of_fifteen_rounds() -> None:
    found = ratios.estimate([float(value) for value in range(1, 16)])
    assert (found.median, found.low, found.high) == (8.0, 4.0, 12.0)


def test_few_rounds_meet_no_target() -> None:
    found = ratios.estimate([0.1, 0.1, 0.1])
    assert found.confidence == 0.75
    assert ratios.is_met(found, 1.0, at_least=False) is None
    assert ratios.estimate([1.0]).confidence == 0.0


@pytest.mark.parametrize(
    ("target", "at_least", "met"),
    [(1.2, False, True), (1.19, False, False), (0.8, True, True), (0.81, True, False)],
)
def test_the_worse_end_of_the_interval_decides(target: float, at_least: bool, met: bool) -> None:
    found = ratios.Estimate(median=1.0, low=0.8, high=1.2, confidence=0.95)
    assert ratios.is_met(found, target, at_least=at_least) is met


def test_a_section_shows_ratios_targets_and_facts() -> None:
    plan = row(
        Comparison("peer", 0.92),
        Comparison("peer", 0.9),
        Comparison("peer", 1.05, at_least=True),
        Comparison("peer", quantity="megabytes"),
    )
    lines = page.section(Figure("Example", "Words.", (plan,)), result())
    assert "| a task | peer | 0.870 | 0.830 to 0.910 | at most 0.92 | yes |" in lines
    assert "| a task | peer | 0.870 | 0.830 to 0.910 | at most 0.9 | **no** |" in lines
    faster = "| a task | peer (times as fast) | 1.15 | 1.10 to 1.20 | at least 1.05 | yes |"
    assert faster in lines
    assert "| a task memory | peer | 1.00 | 1.00 to 1.00 |  |  |" in lines
    assert any(line.startswith("| a task | peer (other values) | 2,000 us |") for line in lines)
    (told,) = (line for line in lines if line.startswith("2026-11-23"))
    assert "load average 0.1 before and 0.2 after" in told
    assert "peer 1.2" in told


def test_a_base_is_subtracted_and_a_target_may_be_absolute() -> None:
    stored = result()
    plan = row(Comparison(None, 0.004), base="bare", unit="ms")
    (compared,) = page.compare(plan, stored["rows"][0])
    samples = stored["rows"][0]["samples"]
    middle = sorted(samples["openshelf"]["seconds"])[7] - 0.5e-3
    assert compared.found.median == pytest.approx(middle)
    assert compared.is_met is True
    lines = page.section(Figure("Example", "Words.", (plan,)), stored)
    assert "at most 4.00 ms" in "\n".join(lines)
    assert not any("bare" in line for line in lines)


def rivals() -> tuple[Row, dict[str, Any]]:
    """A row of four clients: a floor, one with other values, and two peers."""
    labels = {"openshelf": 2.0, "slow": 3.0, "quick": 1.0, "floor": 0.5, "other": 0.8}
    runners = tuple(Command(label, ("true",)) for label in labels)
    plan = Row("a task", runners, (Comparison(BEST, 0.9), Comparison("quick"), Comparison("slow")))
    samples = {label: {"seconds": [time] * 15} for label, time in labels.items()}
    return plan, {"title": "a task", "samples": samples, "differing": ["other"]}


def test_the_best_peer_is_the_quickest_client_that_does_the_same() -> None:
    plan, measured = rivals()
    found = page.compare(plan, measured)
    assert [(each.comparison.peer, each.is_best) for each in found] == [
        ("quick", True),
        ("slow", False),
    ]
    assert [each.found.median for each in found] == pytest.approx([2.0, 2 / 3])
    assert found[0].is_met is False
    assert page.ratio_line(plan, found[0]).startswith("| a task | quick, the best | 2.00 |")


def test_the_page_says_who_is_first() -> None:
    plan, measured = rivals()
    told = "a task: quick is first, then openshelf (2.00 times as long)."
    assert page.first(plan, measured) == told
    measured["samples"]["slow"]["seconds"] = [1.5] * 15
    told = "a task: quick is first, then slow (1.50 times as long); openshelf is number 3 (2.00 times as long)."
    assert page.first(plan, measured) == told


def test_too_few_rounds_leave_the_verdict_open() -> None:
    lines = page.section(Figure("Example", "Words.", (row(Comparison("peer", 2.0)),)), result(3))
    assert any(line.endswith("| at most 2 |  |") for line in lines)


def test_the_page_says_that_the_machine_was_busy() -> None:
    idle, loaded = result(), result() | {"load": [1.0, 2.5]}
    assert page.busy({"example": idle}) == []
    (told, _) = page.busy({"idle": idle, "loaded": loaded})
    assert told.startswith("The load average reached 2.5 on 2 processors")


def test_a_result_is_stored_unchanged(tmp_path: Path) -> None:
    found = result()
    plan = Figure("Example", "Words.", (row(Comparison("peer")),))
    page.store(plan, found, tmp_path)
    text = (tmp_path / "example.json").read_text(encoding="utf-8")
    read = page.stored({"example": plan}, tmp_path)["example"]
    assert read.pop("compared") == [
        {"row": "a task", "ours": "openshelf", "peer": "peer", "quantity": "seconds"}
        | {"median": 0.87, "low": 0.83, "high": 0.91, "target": None, "met": None}
    ]
    expected = page.rounded(found)
    assert read == expected
    # The samples of a client are on one line.
    assert json.dumps(expected["rows"][0]["samples"]["peer"]["seconds"]) in text


def test_charts_are_reproducible_and_follow_the_colours_of_the_page() -> None:
    drawing = importlib.import_module("drawing")
    plan = row(Comparison("peer"))
    measured = [(plan, result()["rows"][0])]
    bars = drawing.draw(Figure("Example", "Words.", (plan,)), measured)
    assert bars == drawing.draw(Figure("Example", "Words.", (plan,)), measured)
    assert 'class="chart"' in bars
    assert "2,000 us" in bars
    grown = [(replace(plan, at=at), result()["rows"][0]) for at in (10.0, 100.0)]
    assert "pages" in drawing.draw(Figure("Example", "Words.", (plan,), axis="pages"), grown)


@pytest.mark.parametrize("name", figures.ALL)
def test_a_figure_compares_only_what_it_measures(name: str) -> None:
    plan = PLANS[name]
    titles = [each.title for each in plan.rows]
    assert len(set(titles)) == len(titles)
    for each in plan.rows:
        labels = {runner.label for runner in each.runners}
        assert len(labels) == len(each.runners)
        for comparison in each.comparisons:
            assert {comparison.ours, comparison.peer or comparison.ours} <= labels | {BEST}
        for runner in each.runners:
            assert (REQUIREMENTS / f"{runner.place()}.txt").is_file()


def test_every_module_is_a_listed_figure() -> None:
    modules = {path.stem for path in (ROOT / "benches/figures").glob("*.py")}
    assert modules - {"__init__", "shared"} == set(figures.ALL)


def test_peers_are_pinned_and_named_without_addresses() -> None:
    for path in REQUIREMENTS.glob("*.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            name, pin, version = line.partition("==")
            assert line.startswith("#") or (pin and version and "/" not in name), line


@pytest.mark.parametrize("name", figures.ALL)
def test_the_stored_results_match_the_figures(name: str) -> None:
    measured = page.rows_of(PLANS[name], RESULTS[name])
    assert [each.title for each, _ in measured] == [each.title for each in PLANS[name].rows]
    for plan, stored in measured:
        assert set(stored["samples"]) == {runner.label for runner in plan.runners}
        if plan.comparisons:
            assert len(stored["samples"]["openshelf"]["seconds"]) >= 15


def test_the_page_shows_the_results() -> None:
    assert page.PAGE.read_text(encoding="utf-8") == page.text(PLANS, RESULTS)
    pictures = {path.stem for path in page.PICTURES.glob("*.svg")}
    assert pictures == set(figures.ALL)


def test_the_guard_fails_above_five_percent() -> None:
    kept = {"small GET": 100_000, "decode 60 KB": 1_000_000}
    lines, is_fine = guard.verdicts({"small GET": 105_000, "decode 60 KB": 900_000}, kept)
    assert is_fine
    lines, is_fine = guard.verdicts({"small GET": 105_001, "decode 60 KB": 900_000}, kept)
    assert not is_fine
    assert ["1.05 allows" in line for line in lines] == [True, False]
    assert guard.verdicts({"another": 1}, kept)[1] is False


def test_the_guard_has_counts_of_all_its_tasks() -> None:
    kept = json.loads(guard.KEPT.read_text(encoding="utf-8"))
    assert set(kept["instructions"]) == set(guard.TASKS)
