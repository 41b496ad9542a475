"""Tests that no path value is silently read as something else: as another operation, or as several values."""

from __future__ import annotations

import re
import warnings
from functools import cache
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import method_of
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from examples import CATALOG, calls

KINDS: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "list": (list,),
    "object_or_list": (dict, list),
    "text": (str,),
    "bytes": (bytes,),
    "member_names": (list,),
}

#: Names that the sandbox's disease service has, some with a comma or in another language.
NAMES = {
    "disease": ["Italy", "usa", "Korea, South", "Canada", "alberta", "illinois", "EU/EEA", "380",
                "bonaire, sint eustatius and saba", "Europe", "Alberta"],
    "gazette": ["agriculture-department", "1", "2", "EP13OC15.011", "86 FR 59199"],
    "museum": ["PC-1"],
    "spending": ["012", "097", "012-1106", "123", "all"],
    "placeholder": ["picsum"],
}  # fmt: skip


@cache
def reserved(service: str) -> tuple[str, ...]:
    """The fixed words of the service's paths, without the suffixes that paths share."""
    found = set()
    for operation in CATALOG.values():
        if operation["service"] == service:
            for path in (operation["path"], operation["live_path"] or ""):
                found |= {part for part in path.split("/") if part and "{" not in part}
    return tuple(sorted(found | {word.removesuffix(".json") for word in found}))


def in_paths(operation: catalog_facts.Operation) -> list[str]:
    """The path parameters that are text."""
    return [
        item["name"]
        for item in CATALOG[operation.id]["parameters"]
        if item["place"] == "path" and item["kind"] in {"text", "integer_or_text"}
    ]


OPERATIONS = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if in_paths(operation) and CATALOG[operation.id]["answer"] in KINDS
    if operation.service != "museum" or operation.group in {"category_terms", "images"}
]

CASES = st.sampled_from([str.lower, str.upper, str.title, str.swapcase, lambda text: text])
SPACES = st.sampled_from(["", " ", "  "])
SIGNS = st.sampled_from([",", "|", ", ", " | ", ",|", "||", "/", "%2C", "%7C"])


def values(operation: catalog_facts.Operation, sample: Any) -> st.SearchStrategy[str]:
    """A known name or a reserved word, in any case, with spaces, alone or in a list."""
    known = [*NAMES[operation.service], *([sample] if isinstance(sample, str) else [])]
    word = st.sampled_from(known) | st.sampled_from(reserved(operation.service))
    changed = st.tuples(CASES, word, SPACES, SPACES).map(
        lambda parts: parts[2] + parts[0](parts[1]) + parts[3]
    )
    ends = st.sampled_from(["", ",", "|"])
    several = st.tuples(changed, SIGNS, changed, ends).map("".join)
    return changed | several | st.tuples(changed, ends).map("".join)


@pytest.mark.filterwarnings("ignore::openshelf.NotFoundWarning")
@pytest.mark.slow
@pytest.mark.parametrize("operation", OPERATIONS)
@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_the_answer_has_the_type_of_the_operation_or_an_error_is_raised(
    data: st.DataObject, operation: catalog_facts.Operation, sandbox: Any
) -> None:
    arguments = dict(calls(operation)["fewest"])
    for name in data.draw(st.sets(st.sampled_from(in_paths(operation)), min_size=1)):
        arguments[name] = data.draw(values(operation, arguments.get(name)), label=name)
    entry = CATALOG[operation.id]
    method = method_of(getattr(sandbox, operation.service)(), operation)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", openshelf.IgnoredParameterWarning)
            answer = method(**arguments)
    except (openshelf.ArgumentError, openshelf.StatusError):
        return
    except openshelf.DecodeError as error:
        # The path is that of another operation, whose answer has other members.
        if "it is an object with" not in str(error):
            raise
        return
    if answer is None:
        assert entry["may_be_empty"]
    else:
        assert isinstance(answer, KINDS[entry["answer"]]), (arguments, answer)


def collisions(operation: catalog_facts.Operation) -> list[dict[str, str]]:
    """Path values that make the operation's path equal to that of another one."""
    found = []
    for other in catalog_facts.operations():
        if (other.service, other.method) != (operation.service, operation.method):
            continue
        if other.id == operation.id:
            continue
        for path in {operation.path, operation.live_path or operation.path}:
            for target in {other.path, other.live_path or other.path}:
                words = collision(path, target, other)
                if words and words not in found:
                    found.append(words)
    return found


def collision(path: str, target: str, operation: catalog_facts.Operation) -> dict[str, str] | None:
    """The values that turn one path into the other; None if there are none."""
    mine, others = path.strip("/").split("/"), target.strip("/").split("/")
    if len(mine) != len(others):
        return None
    words = {}
    for part, other in zip(mine, others, strict=True):
        if part == other:
            continue
        if "{" in other:
            name = other.partition("{")[2].partition("}")[0]
            pattern = operation.parameter(name).pattern or ".*"
            if "{" not in part and not re.fullmatch(pattern, part):
                return None
            continue
        if not part.startswith("{"):
            return None
        name, _, suffix = part[1:].partition("}")
        # The end of a path may be omitted if the service has it after every path.
        words[name] = other.removesuffix(suffix) if suffix != "" else other
    return words


COLLIDING = [
    pytest.param(operation, words, id=f"{operation.id}-{'-'.join(words.values())}")
    for operation in catalog_facts.operations()
    for words in collisions(operation)
    if set(words) <= set(in_paths(operation))
]


def test_collisions_of_paths_are_found() -> None:
    found = {case.values[0].id for case in COLLIDING}
    assert {
        "museum.images.get",
        "gazette.documents.get",
        "gazette.agencies.get",
        "spending.recipient.get",
        "disease.historical.country",
        "disease.historical.countries_by_name",
        "disease.historical.province",
        "disease.historical.provinces_by_name",
    } <= found


@pytest.mark.parametrize(("operation", "words"), COLLIDING)
@pytest.mark.parametrize("case", [str.lower, str.upper, str.title])
def test_a_word_in_the_path_of_another_operation_is_refused(
    operation: catalog_facts.Operation, words: dict[str, str], case: Any, sandbox: Any
) -> None:
    arguments = calls(operation)["fewest"] | {name: case(word) for name, word in words.items()}
    with pytest.raises(openshelf.ArgumentError) as caught:
        method_of(getattr(sandbox, operation.service)(), operation)(**arguments)
    assert {fault["parameter"] for fault in caught.value.faults} <= set(words)


@pytest.mark.parametrize("end", [".csv", ".CSV", ".json", ".rss", ".Json "])
@pytest.mark.parametrize(
    "operation",
    [
        "documents.get",
        "documents.get_many",
        "public_inspection_documents.get",
        "public_inspection_documents.get_many",
        "agencies.get",
        "suggested_searches.get",
        "site_notifications.get",
    ],
)
def test_an_ending_that_means_a_format_is_refused(operation: str, end: str, sandbox: Any) -> None:
    group, name = operation.split(".")
    method = getattr(getattr(sandbox.gazette(), group), name)
    value = "documents" + end
    with pytest.raises(openshelf.ArgumentError, match="format of the answer"):
        method([value, "2024-00001"] if name == "get_many" else value)


class TestDisease:
    """The sentences of the issue, one by one."""

    @pytest.mark.parametrize("days", [0, -5, "x", "ALL", "", 1.5, "0"])
    def test_invalid_last_days_are_refused_for_the_usa_as_for_states(
        self, days: Any, sandbox: Any
    ) -> None:
        disease = sandbox.disease()
        messages = []
        for method in (disease.nyt.usa, disease.nyt.states):
            with pytest.raises(openshelf.ArgumentError) as caught:
                method(last_days=days)
            messages.append([fault["message"] for fault in caught.value.faults])
        assert messages[0] == messages[1]
        assert len(disease.nyt.usa(last_days=3)) == len(disease.nyt.usa(last_days="3")) == 3
        assert len(disease.nyt.usa()) == len(disease.nyt.usa(last_days="all")) > 30

    @pytest.mark.parametrize("word", ["all", "ALL", "All", "usacounties", "UsaCounties"])
    def test_words_that_lead_to_another_operation_are_refused(
        self, word: str, sandbox: Any
    ) -> None:
        historical = sandbox.disease().historical
        calls = [
            lambda: historical.country(word),
            lambda: historical.countries_by_name(word),
            lambda: historical.countries_by_name([word]),
            lambda: historical.countries_by_name(f" {word} "),
        ]
        for call in calls:
            with pytest.raises(openshelf.ArgumentError, match="another operation"):
                call()

    @pytest.mark.parametrize("sign", [",", "|"])
    def test_several_names_are_refused_where_one_is_expected(self, sign: str, sandbox: Any) -> None:
        disease = sandbox.disease()
        several = f"Italy{sign}Spain"
        for call in (
            lambda: disease.totals.country(several),
            lambda: disease.historical.country(several),
        ):
            with pytest.raises(openshelf.ArgumentError, match="countries_by_name"):
                call()
        with pytest.raises(openshelf.ArgumentError, match="provinces_by_name"):
            disease.historical.province("Canada", f"alberta{sign}ontario")
        for country in (disease.historical.province, disease.historical.provinces_by_name):
            with pytest.raises(openshelf.ArgumentError, match="one country at a time"):
                country(several, "alberta")

    def test_the_operation_that_an_error_recommends_works(self, sandbox: Any) -> None:
        """A name with a comma can be requested by the operation that the error names."""
        disease = sandbox.disease()
        name = "Korea, South"
        for call in (disease.totals.country, disease.historical.country):
            with pytest.raises(openshelf.ArgumentError, match="countries_by_name"):
                call(name)
        found = disease.totals.countries_by_name([name])
        assert isinstance(found, dict) and found["country"] == "S. Korea"
        assert disease.totals.countries_by_name(f"{name}|")["country"] == "S. Korea"
        series = disease.historical.countries_by_name([name])
        assert [one and one["country"] for one in series] == ["S. Korea", None]
        province = "bonaire, sint eustatius and saba"
        with pytest.raises(openshelf.ArgumentError, match="provinces_by_name"):
            disease.historical.province("Netherlands", province)
        whole = disease.historical.provinces_by_name("Netherlands", [province])
        assert whole[0]["province"] == province
        assert isinstance(whole[1]["province"], list)

    def test_an_ignored_day_is_reported(self, sandbox: Any) -> None:
        with pytest.warns(openshelf.IgnoredParameterWarning, match="day=2"):
            sandbox.disease().totals.continents(day=2)
