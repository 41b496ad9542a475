"""Tests that attributes and keywords of other libraries lead to what is here."""

from __future__ import annotations

import asyncio
import copy
import pickle
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf.other_names import ERROR, MODULE


@pytest.fixture(scope="module")
def disease() -> Any:
    with openshelf.Sandbox() as sandbox, sandbox.disease() as client:
        yield client


@pytest.mark.parametrize(("name", "here"), MODULE.items())
def test_a_name_of_another_module_leads_to_ours(name: str, here: str) -> None:
    with pytest.raises(AttributeError, match=rf"no attribute '{name}'; use {here}"):
        getattr(openshelf, name)
    for word in here.replace(",", "").split():
        if word.startswith("openshelf."):
            assert hasattr(openshelf, word.removeprefix("openshelf."))


def test_an_attribute_of_another_error_leads_to_ours(disease: Any) -> None:
    with pytest.raises(openshelf.NotFoundError) as caught:
        disease.totals.country("Atlantis")
    error = caught.value
    for name, here in ERROR.items():
        with pytest.raises(
            AttributeError, match=rf"'NotFoundError' .* no attribute '{name}'"
        ) as own:
            getattr(error, name)
        assert str(own.value).endswith(f"; use {here}")
    with pytest.raises(AttributeError, match=r"no attribute 'nothing'$"):
        error.nothing  # noqa: B018
    again = copy.copy(pickle.loads(pickle.dumps(error)))  # noqa: S301  it is our own
    assert (again.status, str(again)) == (404, str(error))


@pytest.mark.parametrize(
    ("name", "here"),
    [("status_code", "status"), ("ok", "status"), ("raise_for_status", "nothing"),
     ("text", "body.decode()"), ("content", "body"), ("stauts", "did you mean 'status'?")],
)  # fmt: skip
def test_an_attribute_of_another_answer_leads_to_ours(disease: Any, name: str, here: str) -> None:
    answer = openshelf.raw(disease.totals.world)()
    with pytest.raises(AttributeError) as caught:
        getattr(answer, name)
    message = str(caught.value)
    assert message.startswith(f"a raw answer has no attribute '{name}'; ")
    assert here in message and "_core" not in message
    assert not hasattr(answer, "__array__")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("columns", "a table has no columns; use column_names; to read a table"),
        ("dtypes", "a table has no dtypes; use schema; to read a table"),
        ("colunm_names", "a table has no colunm_names; did you mean 'column_names'? to read"),
        ("groupby", "a table has no groupby; to read a table"),
    ],
)
def test_an_attribute_of_another_table_leads_to_ours(disease: Any, name: str, message: str) -> None:
    table = openshelf.table(disease.totals.countries)()
    with pytest.raises(AttributeError) as caught:
        getattr(table, name)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("name", "here"),
    [("to_pandas", "table(...).to_pandas()"), ("to_polars", "table(...).to_polars()"),
     ("to_excel", "table(...).to_excel(path)"), ("to_sqlite", "table(...).to_sqlite(path, name)"),
     ("to_list", "list(paginate(method).records(...))"), ("tabel", "did you mean 'table'?")],
)  # fmt: skip
def test_an_attribute_of_a_list_leads_to_ours(name: str, here: str) -> None:
    for client in (openshelf.Museum(), openshelf.AsyncMuseum()):
        with pytest.raises(AttributeError) as caught:
            getattr(openshelf.paginate(client.artworks.list), name)
        assert str(caught.value).startswith(f"a list has no attribute '{name}'; ")
        assert here in str(caught.value)


@pytest.mark.parametrize(
    ("make", "name"),
    [(openshelf.table, "to_pandas"), (openshelf.raw, "json"), (openshelf.prepare, "curl")],
)
def test_an_attribute_of_the_result_says_that_the_function_was_not_called(
    make: Any, name: str, disease: Any
) -> None:
    with pytest.raises(AttributeError) as caught:
        getattr(make(disease.totals.world), name)
    function = f"{make.__name__}(totals.world)"
    assert f"as {function}(...).{name}" in str(caught.value)
    with pytest.raises(AttributeError, match=r"has no attribute 'zzz'$"):
        _ = make(disease.totals.world).zzz


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"record_mode": "once"}, openshelf.ArgumentTypeError, "use record='once', 'none'"),
        ({"match_on": ["uri"]}, openshelf.ArgumentTypeError, "calls are compared by operation"),
        ({"recrod": "once"}, openshelf.ArgumentTypeError, "did you mean 'record'"),
        ({"record": "new_episodes"}, openshelf.ArgumentError, "got 'new_episodes'; write 'new'"),
        ({"record": "sometimes"}, openshelf.ArgumentError, "got 'sometimes'$"),
    ],
)
def test_words_of_vcrpy_lead_to_ours(
    tmp_path: Path, options: dict[str, Any], error: Any, message: str
) -> None:
    with pytest.raises(error, match=message):
        openshelf.Cassette(tmp_path / "x.jsonl", **options)


def test_a_cassette_says_where_its_figures_are(tmp_path: Path) -> None:
    cassette: Any = openshelf.Cassette(tmp_path / "x.jsonl")
    with pytest.raises(AttributeError, match="no attribute 'all_played'; use unused == 0"):
        cassette.all_played  # noqa: B018
    with pytest.raises(openshelf.ArgumentTypeError, match="a cassette is no decorator"):
        cassette(len)
    with cassette, pytest.raises(openshelf.StateError, match="unused='fail'"):
        cassette.played  # noqa: B018


def test_an_asynchronous_client_is_named_as_such() -> None:
    with pytest.raises(TypeError, match=r"^AsyncDisease\(\) got an unexpected .* max_retries="):
        openshelf.AsyncDisease(retries=3)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match=r"^Disease\(\) got an unexpected"):
        openshelf.Disease(retries=3)  # type: ignore[call-arg]

    async def closed() -> None:
        client = openshelf.AsyncDisease()
        await client.aclose()
        await client.totals.world()

    with pytest.raises(
        openshelf.ClosedError, match="aclose method or at the end of its async with"
    ):
        asyncio.run(closed())


@pytest.mark.parametrize("name", ["contracts", "Contracts", "contract", "loans", "IDVs"])
@pytest.mark.parametrize("as_list", [False, True])
def test_the_name_of_a_group_leads_to_its_codes(name: str, as_list: bool) -> None:
    search = openshelf.Spending().search.spending_by_award
    with pytest.raises(openshelf.ArgumentError) as caught:
        search({"award_type_codes": [name] if as_list else name}, ["Award ID"])  # type: ignore[list-item]
    message = str(caught.value)
    codes = {"c": "['A', 'B', 'C', 'D']", "l": "['07', '08', 'F003', 'F004']", "i": "['IDV_A', "}
    assert f"the codes of {name.lower().rstrip('s')}s: {codes[name[0].lower()]}" in message


@pytest.mark.parametrize(
    ("operation", "given", "meant"),
    [
        ("gazette", "effective_date", "effective_on"),
        ("spending", "state", "Place of Performance State Code"),
    ],
)
def test_a_name_of_a_member_leads_to_one_with_its_words(
    operation: str, given: str, meant: str
) -> None:
    with openshelf.Sandbox() as sandbox:
        if operation == "gazette":
            with (
                pytest.warns(openshelf.UnknownFieldWarning, match=f"did you mean '{meant}'"),
                pytest.raises(openshelf.BadRequestError),
            ):
                sandbox.gazette().documents.search("water", fields=["title", given])
        else:
            with pytest.raises(openshelf.ArgumentError, match=f"did you mean '{meant}'"):
                sandbox.spending().search.spending_by_award(
                    {"award_type_codes": ["A"]}, ["Award ID", given]
                )


def test_a_group_that_is_called_names_its_operations() -> None:
    search: Any = openshelf.Spending().search
    with pytest.raises(TypeError, match="did you mean 'state_territory'"):
        search.spending_by_category({"keywords": ["water"]}, category="state")
    with pytest.raises(TypeError, match=r"Spending\.search is a group .* spending_by_award, "):
        search("water")


@pytest.mark.parametrize("words", [("nasa",), ("nasa", "contracts")])
def test_operations_takes_no_words(words: tuple[str, ...]) -> None:
    with pytest.raises(openshelf.ArgumentTypeError, match="`openshelf list WORDS`"):
        openshelf.operations(*words)  # type: ignore[call-arg]
