"""Tests blank texts inside the `filters` of spending: the service answers several of them with everything."""

from collections.abc import Iterator
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from catalog_entries import CATALOG
from filters import SAMPLES, blames, filtered_operations, least, members
from recorder import Recorder
from samples import fewest

BLANKS = ["", " ", "   ", "\t\n ", "\u00a0", "\u3000", "\u200b", "\ufeff \u200e"]
FILTERED = [pytest.param(operation, id=operation.id) for operation in filtered_operations()]
ACCOUNTS = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if operation.group == "autocomplete.accounts"
]
COMPONENTS = [
    member["name"]
    for parameter in CATALOG["spending.autocomplete.accounts.a"]["parameters"]
    if parameter["name"] == "filter"
    for part in parameter["schema"]["members"]
    for member in part
]


def with_blank(value: Any, blank: str) -> Iterator[Any]:
    """The value with each of its texts replaced in turn."""
    if isinstance(value, str):
        yield blank
    elif isinstance(value, list):
        for place, item in enumerate(value):
            for each in with_blank(item, blank):
                yield [*value[:place], each, *value[place + 1 :]]
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from ({**value, name: each} for each in with_blank(item, blank))


def samples(operation: catalog_facts.Operation) -> Iterator[tuple[str, Any]]:
    """Values of each member, with all members of the objects in it."""
    for name, member in members(operation).items():
        yield name, SAMPLES[name]
        if member.below and isinstance(SAMPLES[name], list):
            for part in member.below:
                if part.type == "str" and not part.enum:
                    yield name, [{**SAMPLES[name][0], part.name: "x"}]


@pytest.mark.parametrize("operation", FILTERED)
def test_a_blank_text_is_refused(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    method = method_of(clients["spending"], operation)
    tried = 0
    for name, sample in samples(operation):
        for blank in BLANKS:
            for value in with_blank(sample, blank):
                filters = least(operation) | {name: value}
                with pytest.raises(openshelf.ArgumentError) as caught:
                    method(**fewest(operation) | {"filters": filters})
                assert blames(caught.value, name), (name, value, str(caught.value))
                tried += 1
    assert tried
    assert recorder.requests == []


@pytest.mark.parametrize("operation", ACCOUNTS)
@pytest.mark.parametrize("component", COMPONENTS)
def test_a_blank_component_is_refused(
    component: str, operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    method = method_of(clients["spending"], operation)
    for blank in BLANKS:
        with pytest.raises(openshelf.ArgumentError) as caught:
            method(**fewest(operation) | {"filter": {component: blank}})
        assert blames(caught.value, component)
    assert recorder.requests == []


def test_the_service_takes_a_blank_for_no_filter(sandbox: Any) -> None:
    """That is why they are refused. It refuses an empty text itself: its validators read a minimum of 0 as 1."""
    with sandbox.spending() as spending:
        count = spending.with_options(validate=False).search.spending_by_award_count
        everything = count(filters={"award_type_codes": ["A"]})["results"]
        for name, blank in (("keywords", ["   "]), ("recipient_search_text", [" "])):
            given = {"award_type_codes": ["A"], name: blank}
            assert count(filters=given)["results"] == everything
        for name, empty in (("description", ""), ("recipient_search_text", [""])):
            with pytest.raises(openshelf.StatusError, match="is below min '1'") as caught:
                count(filters={name: empty})
            assert caught.value.status == 422
