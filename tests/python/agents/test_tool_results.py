"""Tests that results say what they leave out, and that the next calls give the rest."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf.agents.answers import Answer
from openshelf.agents.cutting import Cuts, escaped, fitted
from openshelf.agents.tokens import size
from openshelf.agents.toolbox import Toolbox


def follow(box: Toolbox, body: dict[str, Any]) -> dict[str, Any]:
    """Make the call that a result names."""
    answer = box.run(body["next"]["tool"], body["next"]["arguments"])
    assert not answer.is_error, answer.body
    return answer.body


def test_the_next_calls_give_every_element_once_and_send_no_request(
    twin: openshelf.Sandbox, tmp_path: Path
) -> None:
    box = Toolbox(sandbox=twin, folder=tmp_path, budget=4_000)
    twin.forget_calls()
    body = box.run("call", {"operation": "disease.totals.countries"}).body
    found = list(body["from_service"])
    assert body["shown"] == {"records": len(found), "of": 193}
    assert body["complete"] is False
    while body["next"] and not body["complete"]:
        body = follow(box, body)
        assert body["shown"]["from"] == len(found)
        found += body["from_service"]
        if body["shown"]["from"] + body["shown"]["elements"] == 193:
            break
    assert found == twin.disease().totals.countries()
    assert len([call for call in twin.calls if "countries" in call["path"]]) == 2
    box.close()


def test_a_whole_answer_is_in_a_file(twin: openshelf.Sandbox, tmp_path: Path) -> None:
    box = Toolbox(sandbox=twin, folder=tmp_path, budget=2_000)
    answer = box.run("call", {"operation": "disease.totals.countries"})
    whole = tmp_path / answer.body["whole"]["file"]
    assert json.loads(whole.read_text(encoding="utf-8")) == twin.disease().totals.countries()
    assert answer.body["whole"]["bytes"] == whole.stat().st_size
    assert [block["name"] for block in answer.content() if block["type"] == "resource_link"] == [
        whole.name
    ]
    box.close()


def test_a_page_of_a_list_leads_to_the_whole_list(box: Toolbox, run: Callable[..., Answer]) -> None:
    arguments = {"search_term": "water", "per_page": 5, "page": 2}
    body = run("call", operation="gazette.documents.search", arguments=arguments).body
    assert body["shown"]["records"] == 5
    assert body["shown"]["of"] > 100
    assert body["complete"] is False
    assert body["next"] == {
        "tool": "read",
        "arguments": {
            "operation": "gazette.documents.search",
            "arguments": {"search_term": "water"},
        },
    }
    read = follow(box, body)
    assert read["shown"] == {"rows": body["shown"]["of"], "of": body["shown"]["of"]}
    assert read["complete"] is True
    assert read["why"].startswith("exact: ")


def test_a_part_of_an_answer_is_shown_by_its_path(run: Callable[..., Answer]) -> None:
    call = {"operation": "disease.totals.country", "arguments": {"country": "Italy"}}
    assert run("call", **call, at="countryInfo.iso2").body["from_service"] == "IT"
    missing = run("call", **call, at="countryInfo.iso4")
    assert missing.is_error
    assert "its members are _id, iso2, iso3" in missing.body["message"]
    assert run("call", **call, at="country", offset=2).body["from_service"] == "aly"
    assert run("call", **call, at="country", offset=9).is_error
    assert run("call", **call, at="cases", offset=1).is_error


def test_a_new_call_asks_again(twin: openshelf.Sandbox, run: Callable[..., Answer]) -> None:
    twin.forget_calls()
    for _ in range(2):
        run("call", operation="disease.totals.world")
    assert len(twin.calls) == 2


@pytest.mark.parametrize("budget", [100, 1_000, 5_000])
def test_a_value_fits_its_budget_and_every_cut_is_told(budget: int) -> None:
    value = {
        "small": 1,
        "text": "water " * 2_000,
        "records": [{"id": number, "title": "x" * 40} for number in range(500)],
        "nested": {"deep": {"list": list(range(3_000))}},
    }
    cuts = Cuts()
    kept = fitted(value, budget, cuts)
    assert size(kept) <= budget
    assert kept["small"] == 1
    for each in cuts.places:
        assert each["shown"] < each["of"]
    if budget >= 1_000:
        assert {each["at"] for each in cuts.places} == {"text", "records", "nested.deep.list"}
        assert kept["records"] == value["records"][: len(kept["records"])]


def test_a_value_that_fits_stays_as_it_is() -> None:
    cuts = Cuts()
    assert fitted({"a": [1, 2]}, 100, cuts) == {"a": [1, 2]}
    assert cuts.told() == []


def test_many_cuts_are_counted() -> None:
    cuts = Cuts()
    for number in range(30):
        cuts.add(f"a[{number}]", 1, 2, "characters")
    assert cuts.told()[-1] == {"others": 18}


def test_control_characters_of_a_service_are_escaped(
    twin: openshelf.Sandbox, run: Callable[..., Answer]
) -> None:
    hostile = "a\x1b[2J\u202eb\u200b\x9b\ufeffc"
    twin.answer("disease.totals.world", json={"cases": 1, hostile: hostile})
    answer = run("call", operation="disease.totals.world")
    text = answer.content()[0]["text"]
    shown = r"a\x1b[2J\u202eb\u200b\x9b\ufeffc"
    assert answer.body["from_service"] == {"cases": 1, shown: shown}
    assert not set(text) & set("\x1b\u202e\u200b\x9b\ufeff")


def test_line_ends_and_tabs_stay() -> None:
    assert escaped({"a": ["b\n\tc\x00"]}) == {"a": ["b\n\tc\\x00"]}


def test_what_a_service_says_beside_the_records_is_a_remark(run: Callable[..., Answer]) -> None:
    body = run(
        "call",
        operation="disease.totals.countries_by_name",
        arguments={"countries": ["Italy", "Itly"]},
    ).body
    assert any("Itly" in remark for remark in body["remarks"])


def test_a_question_gives_operations_with_their_required_arguments(
    run: Callable[..., Answer],
) -> None:
    body = run("search_operations", query="deaths in Italy by day", limit=3).body
    assert body["shown"]["operations"] == 3 == len(body["operations"])
    assert body["operations"][0] == {
        "operation": "disease.historical.country",
        "summary": "Cumulative totals by day of cases, deaths and recoveries of one country, its provinces "
        "summed",
        "required": ["country"],
    }
    assert body["next"]["arguments"] == {"operation": "disease.historical.country"}
    nothing = run("search_operations", query="zzzz").body
    assert nothing["shown"] == {"operations": 0, "of": 0}
    assert "other words" in nothing["why"]


def test_a_server_of_one_service_finds_and_calls_no_other(
    twin: openshelf.Sandbox, tmp_path: Path
) -> None:
    box = Toolbox(sandbox=twin, folder=tmp_path, services=["gazette"])
    found = box.run("search_operations", {"query": "deaths in Italy by day"}).body["operations"]
    assert {each["operation"].split(".")[0] for each in found} <= {"gazette"}
    refused = box.run("call", {"operation": "disease.totals.world"})
    assert refused.is_error
    assert "calls only gazette" in refused.body["message"]


def test_describe_shows_all_values_of_an_argument(run: Callable[..., Answer]) -> None:
    body = run("describe", operation="gazette.documents.search", argument="agencies").body
    assert body["shown"]["values"] == body["shown"]["of"] == len(body["values"]) > 100
    inner = run(
        "describe",
        operation="spending.search.spending_by_award",
        argument="filters.award_type_codes",
    ).body
    assert "IDV_A" in inner["values"] and inner["only_these"]
    wrong = run("describe", operation="spending.search.spending_by_award", argument="filters.x")
    assert wrong.is_error and "award_type_codes" in wrong.body["message"]


@pytest.mark.parametrize(
    ("variable", "address"),
    [
        ("HTTPS_PROXY", "http://me:geheim51@127.0.0.1:9"),
        ("OPENSHELF_DISEASE_URL", "http://me:geheim51@127.0.0.1:9/v3"),
        ("OPENSHELF_DISEASE_URL", "http://127.0.0.1:9/v3?key=geheim51"),
    ],
)
def test_credentials_are_in_no_result(
    variable: str, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, address)
    box = Toolbox(folder=tmp_path)
    for tool in ("call", "read"):
        answer = box.run(tool, {"operation": "disease.totals.countries"})
        assert answer.is_error
        assert "geheim51" not in json.dumps(answer.result())
    box.close()
