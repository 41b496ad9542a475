"""Tests the options of the Spark data source: texts become values by the kinds of the parameters."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf import _core, texts
from openshelf.spark import options

SEARCH = {"operation": "gazette.documents.search"}


def read(operation: str, **given: str) -> options.Call:
    return options.read({"operation": operation, **given})


def test_no_parameter_is_named_like_an_option() -> None:
    for operation in openshelf.operations():
        if operation["paging"] is not None:
            names = {each["name"] for each in operation["parameters"]}
            assert not names & set(options.OWN), operation["full_name"]
            # Spark lowers the names of options.
            assert all(name == name.lower() and "." not in name for name in names)


def test_options_are_read_by_the_kinds_of_their_parameters() -> None:
    call = read(
        "gazette.documents.search",
        search_term="06",
        per_page="100",
        fields="title,document_number",
        agencies='["a, b"]',
        metadata_only="false",
        agency_ids="12,013",
        published_from="2024-06-03",
        slices="3",
        flatten="true",
    )
    assert call.arguments == {
        "search_term": "06",
        "per_page": 100,
        "fields": ["title", "document_number"],
        "agencies": ["a, b"],
        "metadata_only": False,
        "agency_ids": [12, "013"],
        "published_from": "2024-06-03",
    }
    assert call.own == {"operation": call.name, "slices": 3, "flatten": True}
    call = read(
        "spending.search.spending_by_award",
        filters='{"award_type_codes": ["A"]}',
        fields='["Award ID"]',
    )
    assert call.arguments["filters"] == {"award_type_codes": ["A"]}


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        ("text", "06", "06"),
        ("text", "true", "true"),
        ("text", '{"a": 1}', '{"a": 1}'),
        ("integer_or_text", "06", "06"),
        ("integer_or_text", "6", 6),
        ("integer_or_text", "-3", -3),
        ("integer_or_text", "1_0", "1_0"),
        ("integers_or_texts", "050,5,all", ["050", 5, "all"]),
        ("texts", "a,b", ["a", "b"]),
        ("texts", '["a,b"]', ["a,b"]),
        ("integer", "12", 12),
        ("boolean", "True", True),
        ("date", "2024-01-01", "2024-01-01"),
        ("object", '{"a": [1]}', {"a": [1]}),
        ("number", "2", 2.0),
    ],
)
def test_a_text_is_read_as_the_kind_of_its_parameter(kind: str, text: str, value: Any) -> None:
    found = texts.argument({"name": "x", "kind": kind}, text)
    assert (found, type(found)) == (value, type(value))


def test_samples_of_every_kind_are_read_back_unchanged() -> None:
    """A sample of every parameter is itself again."""
    for operation in openshelf.operations():
        for parameter in operation["parameters"]:
            if parameter["sample"] and operation["paging"] is not None:
                value = json.loads(parameter["sample"])
                if parameter["kind"] == "text" and not isinstance(value, str):
                    continue  # it also takes a list, for which its text is as good
                text = value if isinstance(value, str) else parameter["sample"]
                found = texts.argument(parameter, text)
                # The number 30 and the text "30" are sent alike.
                assert found == value or str(found) == value, parameter["name"]


def test_a_nullable_parameter_is_none_unless_it_is_given() -> None:
    assert read("gazette.documents.search").arguments == {"search_term": None}
    assert read("museum.artworks.search").arguments == {"q": None}


def test_options_of_the_client_are_read() -> None:
    given = {
        "client.base_url": "http://127.0.0.1:9",
        "client.requests_per_second": "2.5",
        "client.timeout": "null",
        "client.max_retries": "0",
        "client.use_caching": "true",
        "client.user_agent": "12",
        "concurrency": "2",
        "on_change": "raise",
        "prove": "true",
    }
    call = options.read(SEARCH | given)
    assert call.client == {
        "base_url": "http://127.0.0.1:9",
        "requests_per_second": 2.5,
        "timeout": None,
        "max_retries": 0,
        "use_caching": True,
        "user_agent": "12",
    }
    listing = call.paginated()
    assert (
        listing.__reduce__()[1][3:]
        == (
            openshelf.paginate(
                openshelf.bind(call.name, **call.client),
                concurrency=2,
                on_change="raise",
                prove=True,
            ).__reduce__()[1][3:]
        )
    )


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({}, "operation: expected a name"),
        ({"operation": "gazette.documents.serch"}, "did you mean 'gazette.documents.search'"),
        ({"operation": "gazette.documents.get"}, "gazette.documents.get is not a list"),
        (SEARCH | {"pulished_from": "2024"}, "did you mean 'published_from'"),
        (SEARCH | {"slice": "3"}, "did you mean 'slices'"),
        (SEARCH | {"path": "/tmp/x"}, "path: no option of the data source"),  # noqa: S108
        (SEARCH | {"client.retries": "3"}, "client.retries: no option of the client"),
        (SEARCH | {"client.image_api_url": "x"}, "client.image_api_url: no option of the client"),
        (SEARCH | {"client.extra_headers": "{}"}, "client.extra_headers: no option"),
        (SEARCH | {"client.timeout": "soon"}, "timeout: expected JSON"),
        (SEARCH | {"slices": "0"}, "slices: expected a whole number of at least 1"),
        (SEARCH | {"slices": "many"}, "slices: expected a whole number"),
        (SEARCH | {"flatten": "perhaps"}, "flatten: expected true or false"),
        (SEARCH | {"money": "cents"}, "money: expected 'float' or 'decimal', got 'cents'"),
        (SEARCH | {"per_page": "many"}, "per_page: expected a whole number"),
        ({"plan": "{}"}, "plan: expected a plan"),
        ({"plan": "{"}, "plan: expected a plan"),
    ],
)
def test_invalid_options_are_refused(given: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        options.read(given)


def test_a_stored_plan_names_its_operation(sandbox: Any, tmp_path: Path) -> None:
    listing = openshelf.paginate(sandbox.museum().artworks.search)
    text = listing.plan(None, fields=["id"], slices=2).to_json()
    (tmp_path / "plan.json").write_text(text, encoding="utf-8")
    for given in (text, str(tmp_path / "plan.json")):
        call = options.read({"plan": given})
        assert call.name == "museum.artworks.search"
        plan = call.stored_plan(call.paginated())
        assert plan is not None and plan.to_json() == text
    with pytest.raises(ValueError, match="q: the stored plan has the arguments"):
        options.read({"plan": text, "q": "monet"})
    other = options.read({"plan": text, "operation": "museum.artworks.list"})
    with pytest.raises(ValueError, match=r"lists museum\.artworks\.search"):
        other.stored_plan(other.paginated())


def test_the_error_without_pyspark_says_what_to_install() -> None:
    program = (
        "import sys; sys.modules['pyspark'] = None\n"
        "import openshelf\n"
        "try: openshelf.spark\n"
        "except ImportError as error: print(error)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.startswith("openshelf.spark needs pyspark: pip install 'openshelf[spark]'")


def test_own_options_differ_from_those_of_the_client() -> None:
    names = {each["name"] for each in json.loads(_core._catalog())["options"]}
    assert not names & set(options.OWN)
