"""Tests parameters with a pattern: a matching value passes, any other is rejected with an explanation."""

import re
import unicodedata
from functools import cache
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import base_of, method_of
from catalog_entries import CATALOG
from each import for_each
from expected import expected
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from recorder import Recorder
from samples import fewest
from wire import Actual, differences

PATTERNED = [
    (operation, parameter)
    for operation in catalog_facts.operations()
    for parameter in operation.parameters
    if parameter.pattern
]
CASES = [
    pytest.param(operation, parameter, id=f"{operation.id}-{parameter.name}")
    for operation, parameter in PATTERNED
]

#: A tenth of the usual number of examples, because there are hundreds of properties. (The clients
#: and the recorder live as long as the test, and no example changes them.)
MANY = settings(
    max_examples=settings().max_examples // 10,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


def matches(pattern: str, text: str) -> bool:
    return re.fullmatch(pattern, text) is not None


def test_the_contract_has_patterns() -> None:
    assert len(PATTERNED) >= 60
    assert {parameter.type for _, parameter in PATTERNED} == {"str", "int|str"}


def arguments_with(operation: catalog_facts.Operation, name: str, value: Any) -> dict[str, Any]:
    return fewest(operation) | {name: value}


@pytest.mark.parametrize(("operation", "parameter"), CASES)
@MANY
@given(data=st.data())
def test_a_matching_text_is_sent_unchanged(
    data: st.DataObject,
    operation: catalog_facts.Operation,
    parameter: catalog_facts.Parameter,
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    text = data.draw(matching_texts(parameter.pattern or ""))
    method = openshelf.prepare(method_of(clients[operation.service], operation))
    arguments = arguments_with(operation, parameter.name, text)
    actual = Actual.of_request(method(**arguments), base_of(operation, recorder.url))
    assert not differences(expected(operation, arguments), actual)


@cache
def matching_texts(pattern: str) -> st.SearchStrategy[str]:
    """Texts that match. Creating a strategy takes longer than drawing from it."""
    texts = st.from_regex(pattern, fullmatch=True)
    # A control character is refused whatever the pattern allows.
    return texts.filter(
        lambda text: not any(unicodedata.category(sign) in {"Cc", "Cf"} for sign in text)
    )


@cache
def near(pattern: str) -> st.SearchStrategy[str]:
    """Texts that almost match: with something before or after, doubled, in another case, or shortened."""
    matching = matching_texts(pattern)
    signs = st.sampled_from([" ", "\n", "0", "x", "-", "|", "\u0661", "\uff11", ".", "/", "A"])
    around = st.tuples(signs, matching, signs)
    changed = st.one_of(
        st.just(""),
        around.map(lambda parts: parts[0] + parts[1]),
        around.map(lambda parts: parts[1] + parts[2]),
        around.map("".join),
        matching.map(lambda text: text + text),
        matching.map(str.swapcase),
        matching.map(lambda text: text[1:]),
        matching.map(lambda text: text[:-1]),
        st.text(st.characters(codec="utf-8"), max_size=12),
    )
    return changed.filter(lambda text: not matches(pattern, text))


@pytest.mark.parametrize(("operation", "parameter"), CASES)
@MANY
@given(data=st.data())
def test_the_error_for_a_text_that_does_not_match_quotes_the_note(
    data: st.DataObject,
    operation: catalog_facts.Operation,
    parameter: catalog_facts.Parameter,
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    text = data.draw(near(parameter.pattern or ""))
    method = method_of(clients[operation.service], operation)
    with pytest.raises(openshelf.ArgumentError) as caught:
        method(**arguments_with(operation, parameter.name, text))
    (fault,) = caught.value.faults
    assert fault["parameter"] == parameter.name
    # Python also takes four separators of ASCII for white space; Unicode does not.
    shown = [sign for sign in text.strip() if unicodedata.category(sign) != "Cf"]
    if shown or any(sign in "\x1c\x1d\x1e\x1f" for sign in text):
        assert note_words(operation, parameter) in fault["allowed"]
    elif text:
        assert fault["allowed"] == "a string that is not blank"
    else:
        assert "empty" in fault["message"] or note_words(operation, parameter) in fault["message"]
    assert recorder.requests == []


@pytest.mark.parametrize(("operation", "parameter"), CASES)
@pytest.mark.parametrize("text", [" ", "\r", "\t \n", "\u3000"])
def test_a_blank_text_does_not_match(
    operation: catalog_facts.Operation,
    parameter: catalog_facts.Parameter,
    text: str,
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    method = method_of(clients[operation.service], operation)
    with pytest.raises(openshelf.ArgumentError) as caught:
        method(**arguments_with(operation, parameter.name, text))
    (fault,) = caught.value.faults
    assert fault["parameter"] == parameter.name
    assert fault["allowed"] == "a string that is not blank"
    assert recorder.requests == []


def note_words(operation: catalog_facts.Operation, parameter: catalog_facts.Parameter) -> str:
    """The words of the operation's note about the values, which are the service's own."""
    entry = next(
        item for item in CATALOG[operation.id]["parameters"] if item["name"] == parameter.name
    )
    words: str = entry["note"].split("; ", 1)[-1]
    return words


NUMBERS = [
    pytest.param(operation, parameter, id=f"{operation.id}-{parameter.name}")
    for operation, parameter in PATTERNED
    if parameter.type == "int|str"
]


@pytest.mark.parametrize(("operation", "parameter"), NUMBERS)
@MANY
@given(number=st.integers(-(2**63), 2**63 - 1) | st.integers(-20, 20_000))
def test_an_int_matches_by_its_digits(
    number: int,
    operation: catalog_facts.Operation,
    parameter: catalog_facts.Parameter,
    clients: dict[str, Any],
    recorder: Recorder,
) -> None:
    method = openshelf.prepare(method_of(clients[operation.service], operation))
    arguments = arguments_with(operation, parameter.name, number)
    if matches(parameter.pattern or "", str(number)):
        actual = Actual.of_request(method(**arguments), base_of(operation, recorder.url))
        assert not differences(expected(operation, arguments), actual)
    else:
        with pytest.raises(openshelf.ArgumentError) as caught:
            method(**arguments)
        assert [fault["parameter"] for fault in caught.value.faults] == [parameter.name]


CODES = [
    pytest.param(operation, parameter, id=f"{operation.id}-{parameter.name}")
    for operation, parameter in PATTERNED
    if parameter.type == "str" and re.fullmatch(r"\[0-9\]\{\d(,\d)?\}", parameter.pattern or "")
]


@pytest.mark.parametrize(("operation", "parameter"), CODES)
def test_the_hint_of_a_refused_int_shows_the_padded_code(
    operation: catalog_facts.Operation, parameter: catalog_facts.Parameter, clients: dict[str, Any]
) -> None:
    """ "`6` for a FIPS code: write '06'", "`12` for a toptier agency: write '012'"."""
    method = method_of(clients[operation.service], operation)
    width = int(re.findall(r"\d", (parameter.pattern or "").split("{")[1])[0])
    for number in (0, 6, 12, 10 ** (width - 1)):
        with pytest.raises(openshelf.ArgumentError) as caught:
            method(**arguments_with(operation, parameter.name, number))
        assert f"write '{number:0{width}d}'" in str(caught.value)
    for number in (-1, 10**9):
        with pytest.raises(openshelf.ArgumentError) as caught:
            method(**arguments_with(operation, parameter.name, number))
        assert "write '" not in str(caught.value)


TEXTS = [
    pytest.param(operation, parameter, id=f"{operation.id}-{parameter.name}")
    for operation in catalog_facts.operations()
    for parameter in operation.parameters
    if parameter.type in {"str", "list[str]"} and not parameter.enum and not parameter.is_date
]


@for_each(TEXTS)
def test_only_parameters_for_codes_call_a_refused_int_a_code(
    operation: catalog_facts.Operation, parameter: catalog_facts.Parameter, clients: dict[str, Any]
) -> None:
    value: Any = [6] if parameter.type == "list[str]" else 6
    with pytest.raises(openshelf.ArgumentError) as caught:
        method_of(clients[operation.service], operation)(
            **arguments_with(operation, parameter.name, value)
        )
    # The parts of a rule that concern several parameters come after it.
    message, *_ = [
        fault["message"] for fault in caught.value.faults if fault["parameter"] == parameter.name
    ]
    if "codes keep" in message:
        known = ("code", "fips", "cfda", "naics", "duns_or_uei", "account", "agency")
        assert any(word in parameter.name for word in known), message
    assert "str" in message or note_words(operation, parameter) in message


@pytest.mark.parametrize("code", ["x020", "0200x", " 020", "20", "20200"])
def test_a_malformed_agency_code_is_refused(code: str, sandbox: Any) -> None:
    with pytest.raises(openshelf.ArgumentError, match="3 or 4 digits"):
        sandbox.spending().agency.overview(code)
