"""Tests that the messages about what was passed in the wrong place say what to pass."""

from __future__ import annotations

from typing import Any

import openshelf
import pytest
from openshelf import paginate, prepare, raw

FILTERS = {"award_type_codes": ["A"], "agencies": "nasa"}
FIELDS = ["Award ID", "Award Amount"]


@pytest.mark.parametrize("function", [prepare, raw])
def test_arguments_belong_to_what_a_function_returns(sandbox: Any, function: Any) -> None:
    method = sandbox.disease().totals.country
    name = function.__name__
    for wrong in (lambda: function(method, "Italy"), lambda: function(method, country="Italy")):
        with pytest.raises(openshelf.ArgumentTypeError) as refused:
            wrong()
        assert str(refused.value) == (
            f"{name}() takes the method alone: pass the arguments to what it returns, "
            f"as in {name}(method)(...)"
        )


@pytest.mark.parametrize("function", [prepare, raw, openshelf.table, paginate])
def test_what_is_no_method_leads_to_one(sandbox: Any, function: Any) -> None:
    with pytest.raises(
        openshelf.ArgumentTypeError, match=r"openshelf\.bind\(name\) gives the method"
    ):
        function("disease.totals.country")
    listing = paginate(sandbox.gazette().documents.search)
    for other in (listing, openshelf.table(sandbox.disease().totals.country)):
        with pytest.raises(openshelf.ArgumentTypeError, match="pass the method from which it was"):
            function(other)


def test_one_answer_leads_to_a_table(sandbox: Any) -> None:
    with pytest.raises(TypeError, match=r"openshelf\.table\(totals\.countries\)\(\.\.\.\)"):
        paginate(sandbox.disease().totals.countries)
    with pytest.raises(TypeError, match=r"newest `last_days` days.* pass last_days='all'"):
        paginate(sandbox.disease().historical.countries)


@pytest.mark.parametrize(
    ("name", "own"),
    [
        ("to_parquet", "path, resume, flatten, infer, money, partition_by"),
        ("to_csv", "path, separator, flatten, infer, money"),
        ("table", "flatten, infer, money"),
        ("plan", "slices"),
    ],
)
def test_an_unknown_keyword_gets_those_of_the_method_too(
    sandbox: Any, tmp_path: Any, name: str, own: str
) -> None:
    method = getattr(paginate(sandbox.spending().search.spending_by_award), name)
    arguments = [tmp_path / "a"] if "path" in own else []
    with pytest.raises(openshelf.ArgumentTypeError) as refused:
        method(*arguments, FILTERS, FIELDS, compression="zstd")
    assert f"{name}() got an unexpected keyword argument 'compression'" in str(refused.value)
    assert f"it takes {own}, and the arguments of search.spending_by_award" in str(refused.value)
    assert list(tmp_path.iterdir()) == []


def test_a_misspelt_keyword_of_a_method_gets_the_nearest_one(sandbox: Any, tmp_path: Any) -> None:
    listing = paginate(sandbox.gazette().documents.search)
    with pytest.raises(openshelf.ArgumentTypeError, match="did you mean 'flatten'"):
        listing.to_parquet(tmp_path / "a", "water", flaten=True)
    # The arguments of the operation come first.
    with pytest.raises(openshelf.ArgumentTypeError, match="did you mean 'published_from'"):
        listing.to_parquet(tmp_path / "a", "water", publishd_from="2024-01-01")


def test_a_name_in_the_place_of_objects_gets_the_whole_object(sandbox: Any) -> None:
    search = sandbox.spending().search.spending_by_award
    with pytest.raises(openshelf.ArgumentError) as refused:
        search(FILTERS, FIELDS)
    shown = "[{'type': 'awarding', 'tier': 'toptier', 'name': 'nasa'}]"
    assert f"filters.agencies: expected a list: write {shown}, got 'nasa'" in str(refused.value)
    # What is written so is taken, and leads to the name.
    with pytest.warns(openshelf.NoMatchWarning, match="National Aeronautics and Space"):
        search(
            FILTERS | {"agencies": [{"type": "awarding", "tier": "toptier", "name": "nasa"}]},
            FIELDS,
        )


def test_the_check_of_a_plan_takes_the_number_of_each_slice(sandbox: Any) -> None:
    plan = paginate(sandbox.gazette().documents.search).plan("water")
    with pytest.raises(openshelf.ArgumentTypeError, match="counts: expected a dict of the number"):
        plan.check(sum(len(list(part.records())) for part in plan))


@pytest.mark.parametrize(
    ("word", "meant"),
    [("usaspending", "spending"), ("diseases", "disease"), ("Federal Register", "gazette")],
)
def test_a_service_is_found_by_the_name_that_others_use(word: str, meant: str) -> None:
    from openshelf import openapi  # noqa: PLC0415  # most programs describe nothing

    with pytest.raises(openshelf.ArgumentError, match=rf"no service .*; did you mean {meant}\?"):
        openapi.document(word)
    with pytest.raises(openshelf.ArgumentError) as refused:
        openapi.document("all")
    assert "did you mean" not in str(refused.value)
