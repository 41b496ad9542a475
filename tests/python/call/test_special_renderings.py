"""Tests the special renderings of single parameters one by one."""

import enum
import json
import shlex
from datetime import UTC, date, datetime
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import base_of, method_of
from expected import expected
from recorder import Recorder
from wire import Actual, differences


def prepared(
    clients: dict[str, Any], recorder: Recorder, identity: str, **arguments: Any
) -> Actual:
    operation = catalog_facts.by_id()[identity]
    request = openshelf.prepare(method_of(clients[operation.service], operation))(**arguments)
    return Actual.of_request(request, base_of(operation, recorder.url))


CASES: list[tuple[str, dict[str, Any]]] = [
    # disease: day 0 nothing, 1 yesterday, 2 twoDaysAgo
    *[("disease.totals.world", {"day": day}) for day in (0, 1, 2)],
    *[("disease.totals.states", {"day": day}) for day in (0, 1)],
    # disease: the word all, lists by comma, by bar where a name holds a comma
    ("disease.historical.world", {"last_days": "all"}),
    ("disease.nyt.usa", {"last_days": "all"}),
    ("disease.nyt.usa", {}),
    ("disease.totals.countries_by_name", {"countries": ["Italy", "Korea, South"]}),
    ("disease.totals.countries_by_name", {"countries": "Italy,Spain"}),
    ("disease.totals.countries_by_name", {"countries": "Italy|Korea, South"}),
    ("disease.historical.provinces_by_name", {"country": "Canada", "provinces": ["a, b", "c"]}),
    ("disease.historical.provinces_by_name", {"country": "Canada", "provinces": "a|b"}),
    ("disease.mobility.data", {"country": "Canada", "subregions": ["Toronto", "York, North"]}),
    # disease: the county list needs a comma and a space, usacounties small letters
    ("disease.nyt.counties_by_name", {"counties": "Cook,Adams"}),
    ("disease.nyt.counties_by_name", {"counties": "Cook, Adams"}),
    ("disease.nyt.counties_by_name", {"counties": ["Cook"]}),
    ("disease.historical.us_counties", {"state": "New York"}),
    ("disease.variants.country", {"country": "EU/EEA"}),
    ("disease.totals.country", {"country": "Canada", "strict": False, "allow_null": True}),
    # gazette
    ("gazette.documents.search", {"search_term": "x", "doc_type": "presdocu"}),
    ("gazette.documents.search", {"search_term": "x", "doc_type": ["rule", "notice"]}),
    ("gazette.documents.facets", {"facet": "type", "doc_type": "prorule"}),
    ("gazette.documents.search", {"search_term": "x", "significant": False, "correction": True}),
    ("gazette.documents.search", {"search_term": "x", "metadata_only": True}),
    ("gazette.documents.search", {"search_term": "x", "metadata_only": False}),
    ("gazette.documents.get_many", {"document_nums": "2024-1,2024-2"}),
    ("gazette.documents.get", {"document_num": "2024-1", "fields": ["title", "type"]}),
    ("gazette.images.get", {"image_id": "EP13OC15.011"}),
    ("gazette.issues.get", {"pub_date": "current"}),
    # placeholder
    ("placeholder.fetch_random", {"width": 200, "extension": "webp"}),
    ("placeholder.fetch_random", {"width": 200, "height": 0, "grayscale": False}),
    ("placeholder.fetch_seed", {"seed": "a b", "width": 200, "grayscale": True}),
    # museum: lists by comma, a bare text for the comma list, ids instead of pages, nested as params
    ("museum.artworks.list_with_fields", {"fields": "id,title"}),
    ("museum.artworks.list", {"ids": [4, 27992]}),
    ("museum.category_terms.list", {"ids": ["PC-1", "TM-8542"]}),
    ("museum.places.get", {"id": -2147483613}),
    ("museum.sections.get", {"id": 9_007_199_254_740_993}),
    ("museum.artworks.search", {"q": "cats & dogs", "sort": [{"title.keyword": "asc"}]}),
    ("museum.artworks.search", {"q": "cats", "query": {"term": {"x": 1}}, "fields": ["id"]}),
    (
        "museum.artworks.search",
        {"q": "cats", "aggs": {"a": {"terms": {"field": "x"}}}, "boost": False},
    ),
    (
        "museum.artworks.search",
        {"q": "cats", "functions": {"artworks": []}, "offset": 5, "size": 3},
    ),
    ("museum.artworks.search", {"q": "cats", "offset": 5, "size": 3, "boost": False}),
    ("museum.images.download", {"image_id": "abc-1", "width": 1686}),
    # spending
    ("spending.references.filter_tree_psc", {"depth": -5}),
    ("spending.references.filter_tree_psc", {"depth": 7}),
    ("spending.references.filter_tree_tas", {"depth": -2}),
    ("spending.references.filter_tree_tas", {"depth": 3}),
    ("spending.references.filter_tree_tas", {"depth": 2}),
    (
        "spending.references.filter_tree_psc_group",
        {"group": "Research and Development", "depth": -1},
    ),
    ("spending.budget_functions.subfunctions", {"budget_function": 50}),
    ("spending.budget_functions.subfunctions", {"budget_function": "050"}),
    ("spending.budget_functions.subfunctions", {}),
    ("spending.references.assistance_listings", {"flat": True}),
    ("spending.references.assistance_listings", {"flat": False}),
    ("spending.references.submission_periods", {"use_cache": True}),
    ("spending.references.submission_periods", {}),
    ("spending.agency.treasury_account_object_classes", {"tas": "099-X-0302-000"}),
    ("spending.agency.treasury_account_program_activities", {"tas": "099-2019/2020-0302-000"}),
    ("spending.federal_accounts.fiscal_year_snapshot", {"federal_account_id": 5}),
    (
        "spending.federal_accounts.fiscal_year_snapshot",
        {"federal_account_id": 5, "fiscal_year": 2020},
    ),
    ("spending.agency.awards", {"toptier_agency_code": "012", "award_type_codes": ["A", "-1"]}),
    ("spending.awards.get", {"award_id": 123}),
    ("spending.awards.get", {"award_id": "CONT_AWD_X-1_9700_-NONE-_-NONE-"}),
    ("spending.awards.accounts", {"award_id": 123}),
    ("spending.awards.accounts", {"award_id": "123"}),
    # "int|str" for the year, which travels as text in a query
    *[
        (f"spending.{name}", arguments | {"year": year})
        for name, arguments in (
            ("recipient.children", {"duns_or_uei": "123456789"}),
            ("recipient.get", {"recipient_id": "06088d30-68b9-e0a2-5b86-000000000001-R"}),
            ("recipient.state.awards", {"fips": "06"}),
            ("recipient.state.get", {"fips": "06"}),
        )
        for year in (2023, "2023", "all", "latest")
    ],
    ("spending.idvs.activity", {"award_id": "1"}),
    (
        "spending.financial_spending.object_class",
        {"fiscal_year": 2020, "funding_agency_id": 1, "major_object_class_code": "00"},
    ),
    ("spending.reporting.publish_dates", {"fiscal_year": 2020, "sort": "publication_date,3"}),
    (
        "spending.search.spending_by_award_count",
        {"filters": {"keywords": ["abc"]}, "spending_level": "subawards"},
    ),
    ("spending.search.spending_by_award_count", {"filters": {"keywords": ["abc"]}}),
    (
        "spending.search.spending_by_geography",
        {
            "filters": {"keywords": ["abc"]},
            "scope": "place_of_performance",
            "geo_layer": "state",
            "spending_level": "awards",
        },
    ),
    ("spending.autocomplete.accounts.main", {"filter": {"aid": None, "main": "03"}}),
    ("spending.autocomplete.accounts.sub", {"filter": {}}),
    (
        "spending.autocomplete.city",
        {"search_text": "san", "limit": 5, "country_code": "USA", "scope": "recipient_location"},
    ),
    ("spending.disaster.overview", {"def_codes": "L,M"}),
    ("spending.download.disaster", {"def_codes": ["L", "M", "N", "O", "P", "U", "V"]}),
    ("spending.search.spending_by_category.category", {"category": "naics"}),
]


@pytest.mark.parametrize(
    ("identity", "arguments"),
    CASES,
    ids=[f"{identity}-{number}" for number, (identity, _) in enumerate(CASES)],
)
def test_special_values_are_rendered_as_the_contract_says(
    identity: str, arguments: dict[str, Any], clients: dict[str, Any], recorder: Recorder
) -> None:
    actual = prepared(clients, recorder, identity, **arguments)
    assert not differences(expected(catalog_facts.by_id()[identity], arguments), actual)


def test_a_bool_is_sent_as_text_where_the_service_takes_text(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    """hide_edge_cases: true or false as text; "the server takes a JSON bool" too."""
    for given, text in ((True, "true"), (False, "false"), ("true", "true")):
        body = prepared(
            clients, recorder, "spending.idvs.activity", award_id=1, hide_edge_cases=given
        )
        assert body.json["hide_edge_cases"] == text


def test_none_means_not_given(clients: dict[str, Any], recorder: Recorder) -> None:
    """A default is sent although None was passed for it; nothing is sent as null."""
    with_none = prepared(clients, recorder, "museum.artworks.list", limit=None, fields=None)
    assert with_none == prepared(clients, recorder, "museum.artworks.list")
    body = prepared(
        clients, recorder, "spending.subawards.list", sort="id", award_id=None, page=None
    )
    assert body.json == {"sort": "id", "page": 1, "limit": 10, "order": "desc"}


class Layer(enum.Enum):
    STATE = "state"


class Year(enum.IntEnum):
    LAST = 2023


class Order(enum.StrEnum):
    ASCENDING = "asc"


def test_an_enum_is_sent_as_its_value(clients: dict[str, Any], recorder: Recorder) -> None:
    actual = prepared(
        clients,
        recorder,
        "spending.disaster.spending_by_geography",
        def_codes=["L"],
        geo_layer=Layer.STATE,
        spending_type="obligation",
    )
    assert actual.json["geo_layer"] == "state"
    actual = prepared(
        clients,
        recorder,
        "spending.agency.sub_agencies",
        toptier_agency_code="012",
        fiscal_year=Year.LAST,
        order=Order.ASCENDING,
    )
    assert ("fiscal_year", "2023") in actual.query
    assert ("order", "asc") in actual.query


@pytest.mark.parametrize("kind", ["int8", "int16", "int32", "int64", "uint8", "uint64"])
def test_numpy_integers_are_accepted_as_ints(
    kind: str, clients: dict[str, Any], recorder: Recorder
) -> None:
    numpy = pytest.importorskip("numpy")
    seven = getattr(numpy, kind)(7)
    assert ("limit", "7") in prepared(clients, recorder, "museum.artworks.list", limit=seven).query
    body = prepared(clients, recorder, "spending.awards.accounts", award_id=seven, page=seven).json
    assert (body["award_id"], body["page"]) == (7, 7)
    ids = prepared(clients, recorder, "museum.artworks.list", ids=[seven, 8]).query
    assert ("ids", "7,8") in ids


@pytest.mark.parametrize(
    "day", [date(2024, 2, 29), datetime(2024, 2, 29, 13, 5, tzinfo=UTC), "2024-02-29"]
)
def test_dates_are_accepted_for_a_day(
    day: Any, clients: dict[str, Any], recorder: Recorder
) -> None:
    query = prepared(
        clients, recorder, "gazette.documents.search", search_term="x", published_from=day
    ).query
    assert ("conditions[publication_date][gte]", "2024-02-29") in query
    issue = prepared(clients, recorder, "gazette.issues.get", pub_date=day)
    assert issue.segments[-1] == "2024-02-29.json"


def test_a_tuple_is_accepted_as_a_list(clients: dict[str, Any], recorder: Recorder) -> None:
    query = prepared(clients, recorder, "museum.artworks.list", fields=("id", "title")).query
    assert ("fields", "id,title") in query


def test_texts_in_nested_params_are_kept(clients: dict[str, Any], recorder: Recorder) -> None:
    """Everything of a nested search travels inside the one value."""
    query = {"match": {"title": 'a "quoted" & encoded + text é #1 /?'}}
    actual = prepared(clients, recorder, "museum.artworks.search", q="x y", query=query, limit=3)
    ((name, value),) = actual.query
    assert name == "params"
    assert json.loads(value or "")["query"] == query


def test_a_long_nested_search_is_sent_as_a_body(
    clients: dict[str, Any], recorder: Recorder
) -> None:
    """ "POST: JSON body with the same names; use it for long query DSL"."""
    query = {"terms": {"id": list(range(20_000))}}
    actual = prepared(
        clients, recorder, "museum.artworks.search", q="x", query=query, fields=["id", "title"]
    )
    if actual.method == "POST":
        assert actual.query == []
        body = actual.json
    else:
        body = json.loads(dict(actual.query)["params"] or "")
    fields = body.pop("fields")
    assert fields in ("id,title", ["id", "title"])
    assert body == {"q": "x", "page": 1, "limit": 10, "query": query}


def test_curl_keeps_hostile_addresses_whole(clients: dict[str, Any]) -> None:
    """The URL is one word of the shell, whatever characters it contains."""
    request = openshelf.prepare(clients["museum"].artworks.search)('it\'s $HOME; `x` & "y"')
    assert request.url in shlex.split(request.curl())
    view = clients["disease"].with_options(extra_headers={"X-Note": 'it\'s "quoted" $(x)'})
    words = shlex.split(openshelf.prepare(view.totals.world)().curl(secrets=True))
    assert any('it\'s "quoted" $(x)' in word for word in words)


def test_curl_names_method_address_and_body(clients: dict[str, Any]) -> None:
    request = openshelf.prepare(clients["spending"].awards.accounts)("CONT_AWD_it's")
    line = request.curl()
    assert line.startswith("curl ")
    assert request.url in line
    assert "POST" in line or "--data" in line
    words = shlex.split(line)
    bodies = [word for word in words if word.startswith("{")]
    assert json.loads(bodies[0]) == request.json()
