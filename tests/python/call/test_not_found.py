"""Tests that names which are asked for and are not in the answer are named, and that no other name is."""

import asyncio
import json
import pickle
import re
import warnings
from collections.abc import Iterator
from typing import Any

import openshelf
import pyarrow as pa
import pyarrow.parquet
import pytest
from calling import TODAY
from catalog_entries import CATALOG
from each import for_each
from recorder import Answer, Recorder

ASKED = {name: entry for name, entry in CATALOG.items() if entry["asked_names"]}

#: Arguments before the names; a known name and one that the service does not know.
KNOWN: dict[str, tuple[tuple[str, ...], list[str], str]] = {
    "disease.totals.countries_by_name": ((), ["Italy", "fr", "CAN", "0276"], "Atlantis"),
    "disease.totals.continent": ((), ["asia", "Europe"], "Atlantis"),
    "disease.totals.states_by_name": ((), ["illinois", "California"], "Atlantis"),
    "disease.historical.countries_by_name": ((), ["Italy", "UK", "South Korea"], "Atlantis"),
    "disease.historical.provinces_by_name": (("Canada",), ["Alberta", "ontario"], "atlantis"),
    "disease.mobility.data": (("Canada",), ["alberta", "Calgary"], "Atlantis"),
    "disease.nyt.states_by_name": ((), ["illinois", "California"], "Atlantis"),
    "disease.nyt.counties_by_name": ((), ["adams", "Cook"], "Atlantis"),
}


@pytest.fixture(scope="module")
def server() -> Iterator[Any]:
    with openshelf.Sandbox(today=TODAY) as own:
        yield own


def method_in(client: Any, name: str) -> Any:
    for part in name.split(".")[1:]:
        client = getattr(client, part)
    return client


def unlike(known: Any) -> Any:
    """An id of the same form that the museum does not have."""
    if isinstance(known, int):
        return 987_654_321 if known > 0 else -987_654_321
    if len(known) == 36:
        return "00000000" + known[8:]
    return known.partition("-")[0] + "-987654321"


def names_of(server: Any, name: str) -> tuple[tuple[str, ...], list[Any], Any]:
    """Arguments before the names, known names, and one that is not known."""
    if name in KNOWN:
        return KNOWN[name]
    service = name.partition(".")[0]
    if service == "museum":
        records = method_in(server.museum(), name)(limit=2)["data"]
        ids = [record["id"] for record in records]
        return (), ids, unlike(ids[0])
    documents = server.gazette().public_inspection_documents.current()["results"]
    if name == "gazette.documents.get_many":
        documents = server.gazette().documents.search("water", per_page=2)["results"]
    return (), [document["document_number"] for document in documents[:2]], "1999-98765"


def asked(name: str, before: tuple[str, ...], names: list[Any]) -> tuple[tuple[Any, ...], dict]:
    parameter = ASKED[name]["asked_names"]["parameter"]
    if name == "disease.totals.continent":
        return before, {parameter: ",".join(names)}
    return before, {parameter: names}


def test_the_operations_that_ask_by_name_are_known() -> None:
    museum = {name for name, entry in ASKED.items() if entry["service"] == "museum"}
    assert museum == {
        name
        for name, entry in CATALOG.items()
        if entry["service"] == "museum"
        and any(parameter["name"] == "ids" for parameter in entry["parameters"])
    }
    gazette = {name for name, entry in ASKED.items() if entry["service"] == "gazette"}
    assert gazette == {
        "gazette.documents.get_many",
        "gazette.public_inspection_documents.get_many",
    }
    assert set(ASKED) == museum | gazette | set(KNOWN)
    for name, entry in ASKED.items():
        fact = entry["asked_names"]
        assert fact["note"], name
        assert "@" in fact["source"], name
        assert fact["parameter"] in {parameter["name"] for parameter in entry["parameters"]}, name


@for_each([pytest.param(name, id=name) for name in ASKED])
def test_what_is_asked_for_and_missing_is_named(name: str, server: Any) -> None:
    client = getattr(server, name.partition(".")[0])()
    method = method_in(client, name)
    before, known, unknown = names_of(server, name)
    arguments, named = asked(name, before, known)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        method(*arguments, **named)
        whole = openshelf.table(method)(*arguments, **named)
    assert whole.metadata["not_found"] == []
    assert whole.metadata["not_found_count"] == 0
    assert "openshelf.not_found" not in whole.schema.metadata
    for place in (0, 1, len(known)):
        arguments, named = asked(name, before, [*known[:place], unknown, *known[place:]])
        said = f"1 of {len(known) + 1} .*: {re.escape(str(unknown))}"
        with pytest.warns(openshelf.NotFoundWarning, match=said) as warned:
            method(*arguments, **named)
        assert len(warned) == 1
        with pytest.warns(openshelf.NotFoundWarning, match=said) as warned:
            table = openshelf.table(method)(*arguments, **named)
        assert len(warned) == 1
        assert table.num_rows == whole.num_rows
        assert table.metadata["not_found"] == [str(unknown)]
        assert table.metadata["not_found_count"] == 1
        schema = pa.schema(table).metadata
        assert json.loads(schema[b"openshelf.not_found"]) == [str(unknown)]
        assert schema[b"openshelf.not_found_count"] == b"1"


def test_names_in_a_text_are_those_of_a_list(server: Any) -> None:
    countries = server.disease().totals.countries_by_name
    for text in ("Italy,Atlantis, France", "Italy|Atlantis|France"):
        with pytest.warns(openshelf.NotFoundWarning, match="1 of 3 countries .*: Atlantis$"):
            countries(text)


def test_where_the_answer_does_not_show_which_name_is_missing_only_their_number_is_said(
    server: Any,
) -> None:
    countries = openshelf.table(server.disease().totals.countries_by_name)
    with pytest.warns(openshelf.NotFoundWarning, match="1 of 3 .* not show: Korea, South; Mordor"):
        table = countries(["Italy", "Korea, South", "Mordor"])
    assert table.metadata["not_found"] == []
    assert table.metadata["not_found_count"] == 1
    # A name between them shows it.
    with pytest.warns(openshelf.NotFoundWarning, match="1 of 4 countries .*: Mordor$"):
        table = countries(["Mordor", "Italy", "Korea, South", "France"])
    assert table.metadata["not_found"] == ["Mordor"]
    # A member with the id was not asked for.
    works = server.museum().artworks
    ids = [record["id"] for record in works.list(limit=2)["data"]]
    with pytest.warns(openshelf.NotFoundWarning, match="which of these it lacks, it does not show"):
        table = openshelf.table(works.list)(ids=[*ids, unlike(1)], fields=["title"])
    assert table.metadata["not_found_count"] == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        openshelf.table(works.list)(ids=ids, fields=["title"])


def test_another_form_of_a_number_is_found(server: Any) -> None:
    """The service lists such a number as not found, although the document came."""
    documents = server.gazette().documents
    number = next(
        document["document_number"]
        for document in documents.search("water", per_page=100)["results"]
        if re.fullmatch(r"\d{4}-0\d{4}", document["document_number"])
    )
    form = number.replace("-0", "-")
    found = openshelf.raw(documents.get_many)([form, number]).json()
    assert found["errors"]["not_found"] == [form]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        documents.get_many([form, number])
    with pytest.warns(openshelf.NotFoundWarning, match="1 of 2 documents .*: 1999-98765$"):
        documents.get_many([form, "1999-98765"])


def test_partial_names_are_not_reported(server: Any) -> None:
    """Without `strict` the first name that contains the text counts."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        server.disease().totals.countries_by_name(["Guinea", "Ital"], strict=False)
    with pytest.warns(openshelf.NotFoundWarning, match="1 of 3 countries .*: Atlantis$"):
        server.disease().totals.countries_by_name(["Guinea", "GN", "Atlantis"], strict=False)


def test_a_warning_that_is_an_error_leaves_nothing_half_done(server: Any) -> None:
    countries = server.disease().totals.countries_by_name
    with warnings.catch_warnings():
        warnings.simplefilter("error", openshelf.NotFoundWarning)
        with pytest.raises(openshelf.NotFoundWarning, match="Atlantis"):
            countries(["Italy", "Atlantis"])
        with pytest.raises(openshelf.NotFoundWarning, match="Atlantis"):
            openshelf.table(countries)(["Italy", "Atlantis"])


def test_an_awaited_call_warns(server: Any) -> None:
    async def ask() -> openshelf.Table:
        async with server.async_disease() as disease:
            with pytest.warns(openshelf.NotFoundWarning, match="Atlantis") as warned:
                await disease.totals.countries_by_name(["Italy", "Atlantis"])
            assert len(warned) == 1
            with pytest.warns(openshelf.NotFoundWarning, match="Atlantis"):
                table: openshelf.Table = await openshelf.table(disease.totals.countries_by_name)(
                    ["Italy", "Atlantis"]
                )
            return table

    assert asyncio.run(ask()).metadata["not_found"] == ["Atlantis"]


@pytest.mark.filterwarnings("ignore::openshelf.NotFoundWarning")
def test_the_provinces_of_a_country_are_in_the_metadata(server: Any, tmp_path: Any) -> None:
    historical = server.disease().historical
    both = historical.countries_by_name(["Italy", "Mordor", "Canada"])
    provinces = {record["country"]: record["province"] for record in both if record}
    assert len(provinces["Canada"]) > 5
    table = openshelf.table(historical.countries_by_name)(["Italy", "Mordor", "Canada"])
    assert table.metadata["provinces"] == provinces
    assert json.loads(table.schema.metadata["openshelf.provinces"]) == provinces
    one = openshelf.table(historical.country)("Canada")
    assert one.metadata["provinces"] == {"Canada": provinces["Canada"]}
    # One province is in its column.
    assert "provinces" not in openshelf.table(historical.province)("Canada", "alberta").metadata
    for part in (table.head(1), table.select("date"), pickle.loads(pickle.dumps(table))):  # noqa: S301
        assert part.metadata == table.metadata
        assert part.schema.metadata | table.schema.metadata == part.schema.metadata
    table.to_parquet(tmp_path / "series.parquet")
    written = pa.parquet.read_schema(tmp_path / "series.parquet").metadata
    assert json.loads(written[b"openshelf.provinces"]) == provinces
    assert json.loads(written[b"openshelf.not_found"]) == ["Mordor"]


@pytest.mark.parametrize(
    "body",
    [
        "[null]",
        "[]",
        '[7, "x", null, {"country": null}, {"country": ["Italy"], "countryInfo": 3}]',
        '{"country": "Italy", "cases": 1, "countryInfo": {"iso2": {"a": 1}, "_id": 1e400}}',
        '[[[{"country": "Italy"}]]]',
    ],
)
@pytest.mark.filterwarnings("ignore::openshelf.NotFoundWarning")
@pytest.mark.parametrize("name", [name for name in KNOWN if name.startswith("disease.totals")])
def test_other_answers_are_given_as_they_are(
    body: str, name: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    recorder.answer = Answer(body=body.encode())
    arguments, named = asked(name, (), ["Italy", "Atlantis"])
    method = method_in(clients["disease"], name)
    assert json.dumps(method(*arguments, **named)) == json.dumps(json.loads(body))


@pytest.mark.filterwarnings("ignore::openshelf.NotFoundWarning")
@pytest.mark.parametrize("name", [name for name in KNOWN if name.startswith("disease.totals")])
def test_an_answer_that_is_neither_an_object_nor_a_list_is_an_error(
    name: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    recorder.answer = Answer(body=b"7")
    arguments, named = asked(name, (), ["Italy", "Atlantis"])
    method = method_in(clients["disease"], name)
    with pytest.raises(openshelf.DecodeError, match="it is a number, not"):
        method(*arguments, **named)
