"""A name that is not in the catalog explains an answer that is an error or has nothing."""

from __future__ import annotations

import warnings
from typing import Any

import openshelf
import pytest
from openshelf import paginate

NASA = "National Aeronautics and Space Administration"
YEAR = [{"start_date": "2023-10-01", "end_date": "2024-09-30"}]
FIELDS = ["Award ID", "Award Amount"]


def agencies(name: str) -> dict[str, Any]:
    """Filters with one agency."""
    own = {"type": "awarding", "tier": "toptier", "name": name}
    return {"award_type_codes": ["A", "B", "C", "D"], "time_period": YEAR, "agencies": [own]}


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("EPA", "environmental-protection-agency"),
        ("usda", "agriculture-department"),
        ("environmental-protection", "environmental-protection-agency"),
        ("Department of Energy", "energy-department"),
        ("fish-and-wildlife-servic", "fish-and-wildlife-service"),
    ],
)
@pytest.mark.parametrize("how", ["call", "facets", "list", "raw", "other_list"])
def test_a_refused_slug_gets_the_nearest_one(
    sandbox: Any, given: str, meant: str, how: str
) -> None:
    documents = sandbox.gazette().documents
    calls = {
        "call": lambda: documents.search("water", agencies=given),
        "facets": lambda: documents.facets("type", agencies=[given]),
        "list": lambda: list(paginate(documents.search).records("water", agencies=given)),
        "raw": lambda: openshelf.raw(documents.search)("water", agencies=given),
        "other_list": lambda: documents.search("water", agencies=["coast-guard", given]),
    }
    with pytest.raises(openshelf.BadRequestError) as raised:
        calls[how]()
    said = str(raised.value)
    place = "agencies[1]" if how == "other_list" else "agencies[0]"
    assert f"{place}: '{given}' is not known as a slug of an agency" in said
    assert f"did you mean '{meant}'?" in said
    assert "The operation agencies.list finds all of them" in said
    # The service's own words stay.
    assert raised.value.detail is not None
    assert "did you mean" not in raised.value.detail


def test_a_slug_in_a_path_gets_the_nearest_one(sandbox: Any) -> None:
    with pytest.raises(openshelf.NotFoundError, match="'environmental-protection-agency'"):
        sandbox.gazette().agencies.get("epa")


async def test_an_awaited_call_gets_the_nearest_slug(sandbox: Any) -> None:
    async with sandbox.async_gazette() as gazette:
        with pytest.raises(openshelf.BadRequestError, match="did you mean 'census-bureau'"):
            await gazette.documents.search("water", agencies="censusbureau")


def test_a_name_that_is_near_to_none_leads_to_the_list(sandbox: Any) -> None:
    with pytest.raises(openshelf.BadRequestError) as raised:
        sandbox.gazette().documents.search("water", agencies="xyzzy")
    assert "did you mean" not in str(raised.value)
    assert "the operation agencies.list finds all of them" in str(raised.value)


def test_a_collection_that_is_none_is_told_what_there_is(sandbox: Any) -> None:
    museum = sandbox.museum().with_options(max_retries=0)
    with pytest.raises(openshelf.StatusError, match=r"'monet' is not known as a collection; known"):
        museum.search("monet")
    with pytest.raises(openshelf.StatusError, match="did you mean 'artworks'"):
        museum.search(["artwork"], q="monet")


def test_another_error_gets_no_hint(sandbox: Any) -> None:
    gazette = sandbox.gazette()
    with pytest.raises(openshelf.NotFoundError) as raised:
        gazette.agencies.get("999999")
    assert "did you mean" not in str(raised.value)
    sandbox.fail("gazette.documents.search", status=503, times=9)
    try:
        with pytest.raises(openshelf.ServerError) as failed:
            gazette.with_options(max_retries=0).documents.search("water", agencies="EPA")
    finally:
        sandbox.heal()
    assert "did you mean" not in str(failed.value)


CALLS = {
    "spending_by_award": lambda search, filters: search.spending_by_award(filters, FIELDS),
    "table": lambda search, filters: openshelf.table(search.spending_by_award)(filters, FIELDS),
    "spending_by_award_count": lambda search, filters: search.spending_by_award_count(filters),
    "spending_over_time": lambda search, filters: search.spending_over_time(filters),
    "spending_by_geography": lambda search, filters: search.spending_by_geography(
        filters, scope="place_of_performance", geo_layer="state"
    ),
    "naics": lambda search, filters: search.spending_by_category.naics(filters),
    "spending_by_transaction": lambda search, filters: search.spending_by_transaction(
        filters, ["Award ID", "Transaction Amount"], sort="Transaction Amount"
    ),
    "records": lambda search, filters: list(
        paginate(search.spending_by_award).records(filters, FIELDS)
    ),
    "pages": lambda search, filters: list(
        paginate(search.spending_by_award).pages(filters, FIELDS)
    ),
    "batches": lambda search, filters: list(
        paginate(search.spending_by_award).batches(filters, FIELDS)
    ),
    "whole table": lambda search, filters: paginate(search.spending_by_award).table(
        filters, FIELDS
    ),
}


@pytest.mark.parametrize("how", CALLS)
def test_a_filter_that_finds_nothing_gets_the_nearest_name(sandbox: Any, how: str) -> None:
    search = sandbox.spending().search
    with pytest.warns(openshelf.NoMatchWarning) as warned:
        CALLS[how](search, agencies("NASA"))
    (said,) = (str(each.message) for each in warned)
    assert "the service found nothing" in said
    assert "filters.agencies[0].name: 'NASA' is not known as a name of an agency" in said
    assert f"did you mean '{NASA}'?" in said
    assert "The operation references.toptier_agencies finds all of them" in said


@pytest.mark.parametrize("how", CALLS)
def test_a_known_name_gets_no_warning(sandbox: Any, how: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        CALLS[how](sandbox.spending().search, agencies(NASA))
        # Nothing is found for another reason.
        past = {**agencies(NASA), "award_ids": ["no such award"]}
        CALLS[how](sandbox.spending().search, past)


def with_agencies(*names: str) -> dict[str, Any]:
    """Filters with several agencies."""
    return {**agencies(NASA), "agencies": [agencies(name)["agencies"][0] for name in names]}


@pytest.mark.parametrize("how", CALLS)
@pytest.mark.parametrize("given", ["DOE", "Department of Enrgy", "department of energy", "Energy"])
def test_one_of_several_names_is_told_though_others_match(
    sandbox: Any, how: str, given: str
) -> None:
    search = sandbox.spending().search
    with pytest.warns(openshelf.NoMatchWarning) as warned:
        CALLS[how](search, with_agencies(NASA, given))
    (said,) = (str(each.message) for each in warned)
    assert "found nothing" not in said
    assert "what was found is of the other values only" in said
    assert f"filters.agencies[1].name: '{given}' is not known as a name of an agency" in said
    assert "did you mean 'Department of Energy'?" in said
    assert "filters.agencies[0]" not in said


@pytest.mark.parametrize("how", CALLS)
def test_names_that_the_service_may_know_are_not_told(sandbox: Any, how: str) -> None:
    """The catalog lists some of the agencies; these may be others."""
    others = ["Federal Railroad Administration", "Library of Congress", "Department of Education"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        CALLS[how](sandbox.spending().search, with_agencies(NASA, *others))


def test_one_of_several_states_is_told(sandbox: Any) -> None:
    search = sandbox.spending().search
    places = [{"country": "USA", "state": state} for state in ("TX", "ZZ")]
    filters = {**agencies(NASA), "place_of_performance_locations": places}
    del filters["agencies"]
    with pytest.warns(openshelf.NoMatchWarning, match="what was found is of") as warned:
        assert search.spending_by_award(filters, FIELDS)["results"]
    assert len(warned) == 1
    assert "filters.place_of_performance_locations[1].state: 'ZZ'" in str(warned[0].message)
    known = [{"country": "USA", "state": state} for state in ("TX", "CA")]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        search.spending_by_award(filters | {"place_of_performance_locations": known}, FIELDS)


def test_a_count_of_a_list_tells_one_of_several_names(sandbox: Any) -> None:
    counted = paginate(sandbox.spending().search.spending_by_award)
    with pytest.warns(openshelf.NoMatchWarning, match="did you mean 'Department of Energy'"):
        assert counted.count(with_agencies(NASA, "DOE"), FIELDS)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert counted.count(with_agencies(NASA, "Library of Congress"), FIELDS)


async def test_an_awaited_list_tells_one_of_several_names(sandbox: Any) -> None:
    async with sandbox.async_spending() as spending:
        listing = paginate(spending.search.spending_by_award)
        with pytest.warns(openshelf.NoMatchWarning, match="did you mean 'Department of Energy'"):
            assert len(await listing.table(with_agencies(NASA, "DOE"), FIELDS))


def member(of: dict[str, Any], name: str) -> dict[str, Any]:
    """Return the member of an object with this name."""
    members = [each for some in of["schema"]["members"] for each in some]
    (own,) = (each for each in members if each["name"] == name)
    return own


@pytest.mark.parametrize("service", ["gazette", "spending"])
def test_known_names_are_those_of_the_sandbox(sandbox: Any, service: str) -> None:
    """A name that is right for the sandbox is never called unknown where it finds nothing."""
    catalog = {f"{each['service']}.{each['full_name']}": each for each in openshelf.operations()}
    if service == "gazette":
        names = {each["slug"] for each in sandbox.gazette().agencies.list()}
        parameters = catalog["gazette.documents.search"]["parameters"]
        (parameter,) = (each for each in parameters if each["name"] == "agencies")
    else:
        found = sandbox.spending().references.toptier_agencies()["results"]
        names = {each["agency_name"] for each in found}
        parameters = catalog["spending.search.spending_by_award"]["parameters"]
        (filters,) = (each for each in parameters if each["name"] == "filters")
        parameter = member(member(filters, "agencies"), "name")
    known = parameter["known"]
    assert f"{service}.{known['listed_by']}" in catalog
    assert len(known["names"]) == len(set(known["names"]))
    assert {name for _, name in known["short_forms"]} <= set(known["names"])
    forms = [form for form, _ in known["short_forms"]]
    assert len(forms) == len(set(forms))
    assert names == set(known["names"]) if service == "gazette" else names <= set(known["names"])


MISSPELT = [
    ({"query": {"match": {"artist_titel": "Claude Monet"}}}, "query.match", "artist_title"),
    (
        {"query": {"bool": {"must": [{"range": {"date_ends": {"lte": 1850}}}]}}},
        "query.bool.must[0].range",
        "date_end",
    ),
    ({"query": {"exists": {"field": "image_ids"}}}, "query.exists.field", "image_id"),
    ({"sort": [{"date_strat": "asc"}]}, "sort[0]", "date_start"),
    ({"sort": {"titel.keyword": "asc"}}, "sort", "title"),
]


@pytest.mark.parametrize(("arguments", "path", "meant"), MISSPELT, ids=lambda each: str(each)[:30])
def test_a_misspelt_member_of_a_query_gets_the_nearest(
    sandbox: Any, arguments: dict[str, Any], path: str, meant: str
) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        openshelf.prepare(sandbox.museum().artworks.search)(None, **arguments)
        assert not caught, "nothing is asked of the service"
        try:
            sandbox.museum().artworks.search(None, **arguments)
        except openshelf.BadRequestError:
            pass  # a sort by an unknown member is refused
    told = [str(each.message) for each in caught if each.category is openshelf.UnknownFieldWarning]
    assert len(told) == 1
    assert f"{path}: the records have no known member" in told[0]
    assert told[0].endswith(f"did you mean '{meant}'?")


@pytest.mark.parametrize(
    "arguments",
    [
        {"query": {"term": {"is_public_domain": True}}, "sort": {"_score": "desc"}},
        {"query": {"match": {"thumbnail.width": 3}}, "sort": [{"title.keyword": "asc"}]},
        {"query": {"match": {"suggest_autocomplete_boosted": "x"}}},
    ],
)
def test_other_members_of_a_query_get_no_warning(sandbox: Any, arguments: dict[str, Any]) -> None:
    """A member that is near none may exist: the service searches in more than it shows."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", openshelf.UnknownFieldWarning)
        sandbox.museum().artworks.search("monet", **arguments)
