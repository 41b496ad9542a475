"""Tests combinations that a service never answers, and the sort that is sent if the caller names none."""

import json
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from catalog_entries import CATALOG
from filters import filtered_operations
from never_answered import NEVER_ANSWERED
from recorder import Recorder
from samples import fewest
from service_rules import BACKWARDS, PERIOD, RECIPIENT

HALVES = [{name: day} for name, day in PERIOD.items()]
LEVELS = [{"subawards": True}, {"spending_level": "subawards"}]


def with_period(operation: catalog_facts.Operation, date_type: str) -> dict[str, Any]:
    arguments = fewest(operation)
    period = PERIOD | {"date_type": date_type}
    filters = arguments.get("filters", {"award_type_codes": ["A"]})
    return arguments | {"filters": filters | {"time_period": [PERIOD, period]}}


def with_periods(*periods: dict[str, str]) -> dict[str, Any]:
    return {"award_type_codes": ["A"], "time_period": list(periods)}


def category(name: str) -> dict[str, Any]:
    return {"category": name, "filters": {"award_type_codes": ["A"]}}


#: The meaning of each sentence: calls that it refuses, and similar
#: calls that it accepts.
MEANING: dict[str, tuple[list[dict[str, Any]], list[dict[str, Any]]]] = {
    "time_period date_type date_signed at subaward level: 500": (
        [{"date_type": "date_signed"} | level for level in LEVELS],
        [
            {"date_type": "date_signed"},
            {"date_type": "date_signed", "spending_level": "awards"},
            {"date_type": "date_signed", "subawards": False},
            *[{"date_type": "action_date"} | level for level in LEVELS],
        ],
    ),
    "subawards true, spending_level subawards: 501": (
        LEVELS,
        [{}, {"subawards": False}, {"spending_level": "awards"}],
    ),
    "category federal_account with subawards true or spending_level subawards: 501": (
        [category("federal_account") | level for level in LEVELS],
        [category("federal_account"), *[category("naics") | level for level in LEVELS]],
    ),
    "spending_level award_financial with any category but defc: 501": (
        [
            category(name) | {"spending_level": "award_financial"}
            for name in ("naics", "federal_account", "recipient")
        ],
        [category("defc") | {"spending_level": "award_financial"}, category("naics")],
    ),
    "every start_date after every end_date, at levels transactions and subawards: 500": (
        [{"filters": with_periods(BACKWARDS)} | level for level in [{}, *LEVELS]],
        [{"filters": with_periods(PERIOD)}, {"filters": with_periods(PERIOD, PERIOD)}],
    ),
    "time_period without start_date or without end_date: 500": (
        [{"filters": RECIPIENT | {"time_period": [half]}} for half in HALVES],
        [{"filters": RECIPIENT | {"time_period": [PERIOD]}}],
    ),
}

#: The words of a refusal, one of which must occur: those about levels, unless listed here.
WORDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "every start_date after every end_date, at levels transactions and subawards: 500": (
        ("start_date", "end_date"),
        ("swap",),
    ),
    "time_period without start_date or without end_date: 500": (
        ("start_date", "end_date"),
        ("need", "missing"),
    ),
}
ABOUT_LEVELS = (("subawards", "category"), ("leave", "only with"))

REFUSED = [
    pytest.param(catalog_facts.by_id()[identity], sentence, id=f"{identity}-{number}")
    for identity, sentences in NEVER_ANSWERED.items()
    for number, sentence in enumerate(sentences)
]


def arguments_of(operation: catalog_facts.Operation, call: dict[str, Any]) -> dict[str, Any]:
    call = dict(call)
    date_type = call.pop("date_type", None)
    arguments = with_period(operation, date_type) if date_type else fewest(operation)
    return arguments | call


def test_every_sentence_is_in_the_catalog_and_has_examples() -> None:
    assert {case.values[1] for case in REFUSED} == set(MEANING)
    for sentence in MEANING:
        assert catalog_facts.says("spending", f"never answered: {sentence}")


@pytest.mark.parametrize(("operation", "sentence"), REFUSED)
def test_calls_that_the_service_never_answers_are_refused(
    operation: catalog_facts.Operation, sentence: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    method = method_of(clients[operation.service], operation)
    broken, _ = MEANING[sentence]
    subjects, ways_out = WORDS.get(sentence, ABOUT_LEVELS)
    for call in broken:
        with pytest.raises(openshelf.ArgumentError) as caught:
            method(**arguments_of(operation, call))
        (fault,) = caught.value.faults
        assert any(name in fault["message"] for name in subjects)
        assert any(words in fault["message"] for words in ways_out)
    assert recorder.requests == []


@pytest.mark.parametrize(("operation", "sentence"), REFUSED)
def test_similar_calls_are_accepted(
    operation: catalog_facts.Operation, sentence: str, clients: dict[str, Any]
) -> None:
    prepare = openshelf.prepare(method_of(clients[operation.service], operation))
    refusals = []
    for call in MEANING[sentence][1]:
        try:
            prepare(**arguments_of(operation, call))
        except openshelf.ArgumentError as error:
            refusals.append(str(error))
    assert refusals == []


LEVELLED = [
    pytest.param(operation, id=operation.id)
    for operation in filtered_operations()
    if operation.has("subawards") and operation.has("spending_level")
]


@pytest.mark.parametrize("operation", LEVELLED)
def test_new_awards_only_is_refused_at_subaward_level(
    operation: catalog_facts.Operation, clients: dict[str, Any], recorder: Recorder
) -> None:
    """ "new_awards_only at subaward level (subawards true or spending_level subawards)"."""
    method = method_of(clients[operation.service], operation)
    arguments = with_period(operation, "new_awards_only")
    if operation.full_name == "search.spending_by_award":
        arguments |= {"fields": ["Sub-Award ID"], "sort": "Sub-Award ID"}
    for level in LEVELS:
        with pytest.raises(openshelf.ArgumentError) as caught:
            method(**arguments | level)
        (fault,) = [one for one in caught.value.faults if "date_type" in one["path"]]
        assert fault["parameter"] == "filters"
    assert recorder.requests == []
    openshelf.prepare(method)(**arguments)
    openshelf.prepare(method)(**arguments | {"spending_level": "awards"})


def test_many_searches_with_a_level_are_tested() -> None:
    assert len(LEVELLED) >= 18


@pytest.mark.parametrize(
    ("fields", "sort"),
    [
        (["Award ID"], "Award ID"),
        (["Award ID", "Mod"], "Award ID"),
        (["Transaction Amount"], "Transaction Amount"),
        (["Award ID", "Transaction Amount"], "Transaction Amount"),
    ],
)
def test_the_default_sort_is_one_of_the_fields(
    fields: list[str], sort: str, clients: dict[str, Any], sandbox: Any
) -> None:
    filters = {"award_type_codes": ["A"], "time_period": [PERIOD]}
    for client in (clients["spending"], clients["spending"].with_options(validate=False)):
        prepare = openshelf.prepare(client.search.spending_by_transaction)
        assert prepare(filters, fields).json()["sort"] == sort
    # Its evidence: a sort "must be one of fields (400)".
    if "Transaction Amount" not in fields:
        with pytest.raises(openshelf.ArgumentError, match="add it to fields"):
            clients["spending"].search.spending_by_transaction(
                filters, fields, sort="Transaction Amount"
            )
    given = prepare(filters, fields, sort="Transaction Amount").json()
    assert given["sort"] == "Transaction Amount"
    found = sandbox.spending().search.spending_by_transaction(filters, fields)
    assert found["results"]
    pages = openshelf.paginate(
        sandbox.spending().search.spending_by_transaction, max_records=30
    ).records(filters, fields)
    assert len(list(pages)) == 30


def test_one_operation_has_a_default_sort_among_its_fields() -> None:
    for identity, entry in CATALOG.items():
        among = {item["default_among"] for item in entry["parameters"]} - {None}
        assert among == (
            {"fields"} if identity == "spending.search.spending_by_transaction" else set()
        )


@pytest.mark.parametrize(("operation", "sentence"), REFUSED)
def test_the_sandbox_fails_like_the_service(
    operation: catalog_facts.Operation, sentence: str, sandbox: Any
) -> None:
    """Without the check the call fails as the sentence describes, and a similar call is answered."""
    client = sandbox.spending().with_options(validate=False, max_retries=0)
    method = method_of(client, operation)
    broken, kept = MEANING[sentence]
    for call in broken:
        with pytest.raises(openshelf.ServerError) as caught:
            method(**arguments_of(operation, call))
        assert caught.value.status == int(sentence.rsplit(" ", 1)[-1])
    for call in kept:
        assert method(**arguments_of(operation, call))


@pytest.mark.parametrize("operation", LEVELLED)
def test_the_sandbox_fails_on_new_subawards(
    operation: catalog_facts.Operation, sandbox: Any
) -> None:
    """ "500, or answers 400 in spending_by_award, spending_by_geography, download.count and
    spending_over_time with subawards true".
    """
    client = sandbox.spending().with_options(validate=False, max_retries=0)
    arguments = with_period(operation, "new_awards_only")
    if operation.full_name == "search.spending_by_award":
        arguments |= {"fields": ["Sub-Award ID"], "sort": "Sub-Award ID"}
    for level in LEVELS:
        clear = operation.name in {"spending_by_award", "spending_by_geography", "count"} or (
            operation.name == "spending_over_time" and level.get("subawards")
        )
        if operation.full_name == "search.spending_by_category.federal_account":
            continue  # 501 before anything else
        with pytest.raises(openshelf.StatusError) as caught:
            method_of(client, operation)(**arguments | level)
        assert caught.value.status == (400 if clear else 500)


def test_a_call_without_a_level_is_serialized(clients: dict[str, Any]) -> None:
    """The same call without its level is serialized as usual."""
    operation = catalog_facts.by_id()["spending.search.spending_by_category.federal_account"]
    method = openshelf.prepare(method_of(clients["spending"], operation))
    assert json.loads(method(**fewest(operation)).body)["subawards"] is False
